"""The search: try every candidate in many imagined worlds, and play on in thought.

In each world every candidate that is still in the race is tried, so that luck is the same for all (paired samples),
and after each lap the worse half drops out (sequential halving). In thought everybody, the searcher included, plays as
the guide says from what they would know: the search never learns to rely on what it cannot see.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from math import ceil, log2
from typing import Any

from spukhaus.core.game import AnyView, Choices, Seat
from spukhaus.core.thought import Alternative, Thought
from spukhaus.thinking.guide import Guide


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
    totals, tries = [0.0] * len(candidates), [0] * len(candidates)
    racing = list(range(len(candidates)))
    laps = ceil(log2(len(candidates)))
    for _ in range(laps):
        for _ in range(max(1, effort.playouts // laps // len(racing))):
            world = guide.imagine(view, rng)
            for at in racing:
                totals[at] += guide.attempt(world, seat, candidates[at], rng)
                tries[at] += 1
            if time.perf_counter() > deadline:
                break
        racing.sort(key=lambda at: totals[at] / tries[at], reverse=True)
        racing = racing[: max(1, ceil(len(racing) / 2))]
    weighed = _weighed(candidates, totals, tries)
    return Thought(candidates[racing[0]], weighed, guide.beliefs(view), guide.measure)


def _weighed(candidates: tuple[Any, ...], totals: list[float], tries: list[int]) -> tuple[Alternative, ...]:
    found = [
        Alternative(action, total / count, count)
        for action, total, count in zip(candidates, totals, tries, strict=True)
        if count
    ]
    # What was tried longer is known better: the ones that dropped out early come last.
    return tuple(sorted(found, key=lambda one: (one.tries, one.value), reverse=True))
