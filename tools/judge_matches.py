"""The matches that the judge is fitted to and tested on: bots of several levels at one table, on many cores."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import CHANCE, AnyGame, Logged, Seat
from spukhaus.core.judgement import AnyAnalyst, Shares
from spukhaus.core.play import Play, play_bots

LEVELS: Final = {
    "shy_monsters": ("expert", "master", "perfect"),
    "ghostbumpers": ("sensible", "sensible", "sensible", "expert"),
    "straszydla": ("sensible", "sensible", "sensible", "sensible", "sensible", "expert"),
}
"""Each seat has one of these, drawn by lot: those that can play thousands of matches in some minutes."""
LISTENING: Final = 0.5
"""So many seconds later at most an interruption is heard."""


def played(game: AnyGame, seed: str, level: str = "", seats: int = 0) -> Play:
    """The match of a seed, with as many seats and such bots as the seed says, or those that are asked for."""
    rng = random.Random(f"{game.name} {seed}")
    seats = seats or rng.choice(game.seat_counts)
    levels = [level or rng.choice(LEVELS[game.name]) for _ in range(seats)]
    bots = [registry.bot(game, name)(game) for name in levels]
    return play_bots(game, registry.config(game, seats), bots, f"{game.name} {seed}")


def shares_at(game: AnyGame, analyst: AnyAnalyst, state: Any, eyes: Seat, logged: Logged[Any]) -> Shares:
    """Everybody's share at a moment, by what one of them knows: who has just decided is told what is left by that,
    everybody else how things stand."""
    view = game.view(state, eyes)
    judgement = None
    if logged.seat == eyes != CHANCE and len(choices := game.legal_actions(state, eyes)) > 1:
        judgement = analyst.judge(view, choices, (logged.action,))
    return judgement.of(logged.action).shares if judgement else analyst.standing(view).shares


def on_many_cores(
    work: Callable[[str], Any], stream: str, count: int, seconds: float, processes: int | None = None, first: int = 0
) -> Iterator[Any]:
    """What the work makes of the seeds `stream 0`, `stream 1`, ..., or from a later one on, as it comes, until there
    is no time left or somebody interrupts."""
    until = time.monotonic() + seconds
    context = multiprocessing.get_context("spawn")
    with _interrupted() as stop, context.Pool(processes or os.cpu_count(), initializer=_quietly) as pool:
        # In the order of the seeds: else those that are played quickly would be chosen.
        coming = pool.imap(work, (f"{stream} {number}" for number in range(first, count)))
        while not stop.is_set() and time.monotonic() < until:
            try:
                yield coming.next(timeout=LISTENING)
            except multiprocessing.TimeoutError:
                continue
            except StopIteration:
                return


@contextlib.contextmanager
def _interrupted() -> Iterator[threading.Event]:
    """Set by Ctrl+C, which ends nothing by itself: what is there can still be told."""
    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def _quietly() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
