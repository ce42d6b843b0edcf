"""The matches that the judge is fitted to and tested on: bots of several levels at one table, on many cores."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from spukhaus.core.play import Play, play_bots

LEVELS: Final = {
    "shy_monsters": ("expert", "master", "perfect"),
    "ghostbumpers": ("sensible", "sensible", "sensible", "expert"),
    "straszydla": ("sensible", "sensible", "sensible", "sensible", "sensible", "expert"),
}
"""Each seat has one of these, drawn by lot: those that can play thousands of matches in some minutes."""


def played(game: AnyGame, seed: str, level: str = "", seats: int = 0) -> Play:
    """The match of a seed, with as many seats and such bots as the seed says, or those that are asked for."""
    rng = random.Random(f"{game.name} {seed}")
    seats = seats or rng.choice(game.seat_counts)
    levels = [level or rng.choice(LEVELS[game.name]) for _ in range(seats)]
    bots = [registry.bot(game, name)(game) for name in levels]
    return play_bots(game, registry.config(game, seats), bots, f"{game.name} {seed}")


def on_many_cores(
    work: Callable[[str], Any], stream: str, count: int, seconds: float, processes: int | None = None
) -> Iterator[Any]:
    """What the work makes of the seeds `stream 0`, `stream 1`, ..., as it comes, until there is no time left."""
    until = time.monotonic() + seconds
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes or os.cpu_count(), initializer=_quietly) as pool:
        # In the order of the seeds: else those that are played quickly would be chosen.
        coming = pool.imap(work, (f"{stream} {number}" for number in range(count)))
        with contextlib.suppress(StopIteration, multiprocessing.TimeoutError):
            while True:
                yield coming.next(timeout=max(0.0, until - time.monotonic()))
        pool.terminate()


def _quietly() -> None:
    os.nice(5)
