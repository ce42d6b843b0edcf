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
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from spukhaus.core.errors import SpukhausError
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.matches import Seating, Series, play_match
from spukhaus.simulation.timing import peak_memory

AHEAD: Final = 8
"""How many matches each process has waiting, or sheaves of them: enough never to be idle, few enough to stop soon."""
SHEAF: Final = 0.5
"""About so many seconds of matches are one task of a cluster: its price is then small beside them."""

Result = TypeVar("Result")
Work: TypeAlias = Callable[..., Result]
"""What is done with each match: `play_match`, `record_match`, or anything else that a process can import by name."""


class Run(Protocol):
    """What a work gives for each task, in the order of the tasks, which may be made while others are being done."""

    def __call__(self, work: Work[Result], tasks: Iterable[tuple[Any, ...]], /) -> Generator[Result, None, None]: ...


def run_all(
    work: Work[Result], seatings: Iterable[Seating], jobs: int = 1, ray: str | None = None
) -> Generator[Result, None, None]:
    """What the work on each match gives, in so many processes or on the Ray cluster at this address.

    Closing it ends the processes.
    """
    with runner(jobs, ray) as run:
        yield from run(work, seatings)


@contextmanager
def runner(jobs: int = 1, ray: str | None = None) -> Iterator[Run]:
    """So many processes, or a Ray cluster, for one piece of work after the other."""
    if ray is not None:
        with _on_ray(ray) as run:
            yield run
    elif jobs > 1:
        with _in_processes(jobs) as run:
            yield run
    else:
        yield _here


def _here(work: Work[Result], tasks: Iterable[tuple[Any, ...]]) -> Generator[Result, None, None]:
    for task in tasks:
        yield work(*task)


@contextmanager
def _in_processes(jobs: int) -> Iterator[Run]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_first)

    def run(work: Work[Result], tasks: Iterable[tuple[Any, ...]]) -> Generator[Result, None, None]:
        waiting = deque[Future[Result]]()
        for task in tasks:
            waiting.append(pool.submit(work, *task))
            if len(waiting) >= jobs * AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()

    try:
        yield run
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


@contextmanager
def _on_ray(address: str) -> Iterator[Run]:
    """In sheaves, because a task has its price. What a lost host was playing is played again on another."""
    ray = _joined(address)

    def run(work: Work[Result], tasks: Iterable[tuple[Any, ...]]) -> Generator[Result, None, None]:
        sheaves = ray.remote(_sheaf)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, size, waiting = iter(tasks), 1, deque[Any]()
        while True:
            if sheaf := tuple(islice(left, size)):
                waiting.append(sheaves.remote(work, sheaf))
            elif not waiting:
                return
            if len(waiting) >= ahead or not sheaf:
                results, seconds = ray.get(waiting.popleft())
                size = size * 2 if seconds < SHEAF else max(1, size // 2) if seconds > 4 * SHEAF else size
                yield from results

    try:
        yield run
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, SpukhausError) else error) from error
    except ray.exceptions.RayError as error:  # lost again and again: out of memory, or a bot that ends its process
        raise SpukhausError("process-died") from error
    finally:
        ray.shutdown()


def _joined(address: str) -> Any:
    """Ray, once it has found its cluster."""
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
    return ray


def _sheaf(work: Work[Result], tasks: Sequence[tuple[Any, ...]]) -> tuple[list[Result], float]:
    """Several tasks one after the other, and how many seconds they took."""
    began = time.perf_counter()
    return [work(*task) for task in tasks], time.perf_counter() - began


def memory_of(series: Series, bot: str, seats: int) -> int | None:
    """The peak memory of a process of its own that plays one match with this bot in every seat."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_play_and_weigh, series, (bot,) * seats).result()


def _play_and_weigh(series: Series, line_up: LineUp) -> int | None:
    play_match(series, 0, line_up)
    return peak_memory()
