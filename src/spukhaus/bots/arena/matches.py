"""Playing the matches of a contest: here, in several processes, or on many hosts, always with the same results.

A match follows from the contest's seed, the number of its deal and its line-up: chance draws from a stream for each
draw of the deal, and a bot from a stream for each decision, so nothing depends on who plays what where.
"""

from __future__ import annotations

import hashlib
import importlib
import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from spukhaus.bots.arena.design import LineUp
from spukhaus.bots.arena.watch import Times, Watched, peak_memory
from spukhaus.core import registry
from spukhaus.core.bot import BotMaker
from spukhaus.core.errors import ActionRefused, NotFound, SpukhausError
from spukhaus.core.game import CHANCE, AnyGame
from spukhaus.core.play import Play, play_by

AHEAD: Final = 8
"""How many matches each process has waiting: enough never to be idle, few enough to stop soon."""

Pairing: TypeAlias = tuple[int, LineUp]
"""The number of a deal, and who sits where."""

Task = TypeVar("Task")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that a process needs to play any match of it."""

    game: str
    edition_text: str
    seed: str
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Match:
    deal: int
    line_up: LineUp
    scores: tuple[int, ...]
    reason: str
    decisions: int

    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the win that each seat has: those who win together share it."""
        best = max(self.scores)
        return tuple((score == best) / self.scores.count(best) for score in self.scores)


Watch: TypeAlias = dict[str, Times]
"""The times of each bot: measured, and never part of a result."""


def bot_named(game: AnyGame, name: str) -> BotMaker:
    """A bot of the game, or one from anywhere as MODULE:NAME."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return registry.bot(game, name)
    try:
        maker: BotMaker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise NotFound("bot-import", bot=name, reason=str(error)) from error
    return maker


def play_match(contest: Contest, deal: int, line_up: LineUp) -> tuple[Match, Watch]:
    play, watch = play_through(contest, deal, line_up)
    return match_of(deal, line_up, play), watch


def play_through(contest: Contest, deal: int, line_up: LineUp) -> tuple[Play, Watch]:
    game = registry.game(contest.game)
    edition = registry.edition_of_text(contest.edition_text)
    config = registry.config(game, len(line_up), edition, contest.options)
    watch = {name: Times() for name in line_up}
    bots = [Watched(name, bot_named(game, name)(game), watch[name]) for name in line_up]
    seed = hashlib.sha256(f"{contest.seed} {deal}".encode()).hexdigest()
    try:
        play = play_by(game, config, lambda play, seat, rng: bots[seat].choose(play, seat, rng), seed)
    except ActionRefused as refusal:
        raise SpukhausError("bot-refused", bots=line_up, deal=deal, reason=str(refusal)) from refusal
    return play, watch


def match_of(deal: int, line_up: LineUp, play: Play) -> Match:
    assert play.outcome is not None  # noqa: S101  (it was played to the end)
    decisions = sum(logged.seat != CHANCE for logged in play.log)
    return Match(deal, line_up, play.outcome.scores, str(play.outcome.reason), decisions)


def play_all(
    contest: Contest, pairings: Iterable[Pairing], jobs: int = 1, ray: str | None = None
) -> Generator[tuple[Match, Watch], None, None]:
    """The matches in order, played by so many processes or on the Ray cluster at this address. Closing ends them."""
    if ray is not None:
        yield from _on_ray(contest, pairings, ray)
    else:
        yield from work_all(play_match, ((contest, *pairing) for pairing in pairings), jobs)


def work_all(
    work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int
) -> Generator[Result, None, None]:
    """What the work on each task gives, in order, done by so many processes. Closing ends them."""
    if jobs == 1:
        for task in tasks:
            yield work(*task)
    else:
        yield from _in_processes(work, tasks, jobs)


def _in_order(
    submit: Callable[[Task], Any], fetch: Callable[[Any], Any], tasks: Iterable[Task], ahead: int
) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(submit(task))
        if len(waiting) >= ahead:
            yield fetch(waiting.popleft())
    while waiting:
        yield fetch(waiting.popleft())


def _in_processes(work: Callable[..., Result], tasks: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[Result]:
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_first)
    try:
        yield from _in_order(
            lambda task: pool.submit(work, *task),
            lambda future: future.result(),
            tasks,
            jobs * AHEAD,
        )
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


def _on_ray(contest: Contest, pairings: Iterable[Pairing], address: str) -> Iterator[tuple[Match, Watch]]:
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
        task, shared = ray.remote(play_match), ray.put(contest)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _in_order(lambda pairing: task.remote(shared, *pairing), ray.get, pairings, ahead)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, SpukhausError) else error) from error
    finally:
        ray.shutdown()


def memory_of(contest: Contest, bot: str, seats: int) -> int | None:
    """The peak memory of a process of its own that plays one match with this bot in every seat."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        return pool.submit(_play_and_weigh, contest, (bot,) * seats).result()


def _play_and_weigh(contest: Contest, line_up: LineUp) -> int | None:
    play_match(contest, 0, line_up)
    return peak_memory()
