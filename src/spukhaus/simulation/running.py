"""Many matches: in one process, in several, or on the hosts of a Ray cluster; in order, with the same results."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, TypeAlias, TypeVar

from spukhaus.core.errors import SpukhausError
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.matches import Seating, Series, play_match
from spukhaus.simulation.timing import peak_memory

AHEAD: Final = 8
"""How many matches each process has waiting, or sheaves of them: enough never to be idle, few enough to stop soon."""
SHEAF: Final = 0.5
"""About so many seconds of matches are one task of a cluster: its price is then small beside them."""

Result = TypeVar("Result")
Work: TypeAlias = Callable[[Series, int, LineUp], Result]
"""What is done with each match: `play_match`, `record_match`, or anything else that a process can import by name."""


def run_all(
    work: Work[Result], seatings: Iterable[Seating], jobs: int = 1, ray: str | None = None
) -> Generator[Result, None, None]:
    """What the work on each match gives, in so many processes or on the Ray cluster at this address.

    Closing it ends the processes.
    """
    if ray is not None:
        yield from _on_ray(work, seatings, ray)
    elif jobs > 1:
        yield from _in_processes(work, seatings, jobs)
    else:
        for seating in seatings:
            yield work(*seating)


def _in_processes(work: Work[Result], seatings: Iterable[Seating], jobs: int) -> Iterator[Result]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_first)
    try:
        waiting = deque[Future[Result]]()
        for seating in seatings:
            waiting.append(pool.submit(work, *seating))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    except BrokenProcessPool as error:
        raise SpukhausError("process-died") from error
    finally:
        # Whoever leaves early does not want to wait for matches that go on for minutes.
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()


def _leave_interrupts_to_the_first() -> None:
    """Ctrl+C reaches every process of a terminal; the first one reports and ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(work: Work[Result], seatings: Iterable[Seating], address: str) -> Iterator[Result]:
    """In sheaves, because a task has its price. What a lost host was playing is played again on another."""
    try:
        import ray
    except ImportError as error:
        raise SpukhausError("no-ray") from error
    host, _, port = address.rpartition(":")
    try:
        if port.isdecimal() and "/" not in host:
            # Ray itself tries for many minutes.
            socket.create_connection((host, int(port)), timeout=5).close()
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, OverflowError, ValueError, RuntimeError) as error:
        raise SpukhausError("ray-unavailable", address=address, reason=str(error)[:200]) from error
    try:
        task = ray.remote(_sheaf)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, size, waiting = iter(seatings), 1, deque[Any]()
        while True:
            if sheaf := tuple(islice(left, size)):
                waiting.append(task.remote(work, sheaf))
            elif not waiting:
                return
            if len(waiting) >= ahead or not sheaf:
                results, seconds = ray.get(waiting.popleft())
                size = size * 2 if seconds < SHEAF else max(1, size // 2) if seconds > 4 * SHEAF else size
                yield from results
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, SpukhausError) else error) from error
    except ray.exceptions.RayError as error:  # lost again and again: out of memory, or a bot that ends its process
        raise SpukhausError("process-died") from error
    finally:
        ray.shutdown()


def _sheaf(work: Work[Result], seatings: Sequence[Seating]) -> tuple[list[Result], float]:
    """Several matches one after the other, and how many seconds they took."""
    began = time.perf_counter()
    return [work(*seating) for seating in seatings], time.perf_counter() - began


def memory_of(series: Series, bot: str, seats: int) -> int | None:
    """The peak memory of a process of its own that plays one match with this bot in every seat."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_play_and_weigh, series, (bot,) * seats).result()


def _play_and_weigh(series: Series, line_up: LineUp) -> int | None:
    play_match(series, 0, line_up)
    return peak_memory()
