"""The search: try every candidate in many imagined worlds, and play on in thought.

In each world every candidate that is still in the race is tried, so that luck is the same for all (paired samples),
and after each lap the worse half drops out (sequential halving). Whoever is surely worse than the best drops out even
sooner: where one is plainly best, there is little to think about. In thought everybody, the searcher included, plays
as the guide says from what they would know: the search never learns to rely on what it cannot see.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, fsum, log2
from typing import Any, Final

from spukhaus.core.game import AnyView, Choices, Seat
from spukhaus.core.thought import Alternative, Thought
from spukhaus.thinking.guide import Guide

LOOK: Final = 40
"""After so many worlds it is looked whether somebody is surely worse."""
SURE: Final = 3.5
"""Namely, by so many standard errors of the difference in the same worlds."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: so many playouts, which makes a choice reproducible, but never longer than the seconds."""

    playouts: int
    seconds: float

    def deadline(self) -> float:
        return time.perf_counter() + self.seconds


def search(
    guide: Guide, view: AnyView, seat: Seat, choices: Choices[Any], rng: random.Random, effort: Effort
) -> Thought:
    """The candidate that did best in thought."""
    candidates = tuple(guide.candidates(view, choices, rng))
    if len(candidates) == 1:
        return Thought(candidates[0])
    deadline = effort.deadline()
    values: list[list[float]] = [[] for _ in candidates]
    racing = list(range(len(candidates)))
    laps = ceil(log2(len(candidates)))
    for _ in range(laps):
        for _ in range(max(1, effort.playouts // laps // len(racing))):
            world = guide.imagine(view, rng)
            for at in racing:
                values[at].append(guide.attempt(world, seat, candidates[at], rng))
            if time.perf_counter() > deadline:
                break
            if len(values[racing[0]]) % LOOK == 0:
                racing = _in_doubt(racing, values)
                if len(racing) == 1:
                    break
        racing.sort(key=lambda at: _mean(values[at]), reverse=True)
        racing = racing[: ceil(len(racing) / 2)]
        if len(racing) == 1:
            break
    return Thought(candidates[racing[0]], _weighed(candidates, values), guide.beliefs(view), guide.measure)


def _in_doubt(racing: list[int], values: list[list[float]]) -> list[int]:
    """Those that may still be the best. All that race were tried in the same worlds."""
    best = max(racing, key=lambda at: _mean(values[at]))
    return [at for at in racing if at == best or not _surely_better(values[best], values[at])]


def _surely_better(these: list[float], those: list[float]) -> bool:
    ahead = [one - other for one, other in zip(these, those, strict=True)]
    mean = _mean(ahead)
    spread = _mean([(one - mean) ** 2 for one in ahead])
    return mean > 0 and mean * mean * len(ahead) > SURE * SURE * spread


def _weighed(candidates: tuple[Any, ...], values: list[list[float]]) -> tuple[Alternative, ...]:
    found = [Alternative(action, _mean(tried), len(tried)) for action, tried in zip(candidates, values, strict=True)]
    # What was tried longer is known better: the ones that dropped out early come last.
    return tuple(sorted(found, key=lambda one: (one.tries, one.value), reverse=True))


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)  # the library's own would make every page fetch more (pocket/site.py)
