"""The search: try every candidate in many imagined worlds, and play on in thought.

In each world every candidate that is still in the race is tried, so that luck is the same for all (paired samples),
and after each lap the worse half drops out (sequential halving). In thought everybody, the searcher included, plays as
the guide says from what they would know: the search never learns to rely on what it cannot see.

Where several decide at once, the others' choices are unknown and may answer ours: `mix` finds mixed choices for all
of them together by regret matching, and draws from ours.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any

from spukhaus.core.game import Choices, Seat
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.thought import Alternative, Thought

RARE = 0.1
"""A choice that regret matching takes less often than this is left out: it is mostly noise."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: so many playouts, which makes a choice reproducible, but never longer than the seconds."""

    playouts: int
    seconds: float

    def deadline(self) -> float:
        return time.perf_counter() + self.seconds


def search(guide: Guide, view: Any, seat: Seat, choices: Choices[Any], rng: random.Random, effort: Effort) -> Thought:
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
                step = guide.game.apply(world, seat, candidates[at])
                totals[at] += guide.play_on(step.state, rng)[seat]
                tries[at] += 1
            if time.perf_counter() > deadline:
                break
        racing.sort(key=lambda at: totals[at] / tries[at], reverse=True)
        racing = racing[: max(1, ceil(len(racing) / 2))]
    weighed = _weighed(candidates, totals, tries)
    return Thought(candidates[racing[0]], weighed, guide.belief(view))


def mix(guide: Guide, view: Any, seat: Seat, choices: Choices[Any], rng: random.Random, effort: Effort) -> Thought:
    """A choice for a decision that several make at once, drawn from a mixture that answers the others' mixtures."""
    candidates = tuple(guide.candidates(view, choices, rng))
    if len(candidates) == 1:
        return Thought(candidates[0])
    deadline = effort.deadline()
    mixtures: dict[Seat, _Mixture] = {seat: _Mixture(candidates)}
    totals, tries = [0.0] * len(candidates), [0] * len(candidates)
    spent = 0
    while spent < effort.playouts and time.perf_counter() < deadline:
        world = guide.imagine(view, rng)
        others = [other for other in guide.game.to_act(world) if other != seat]
        drawn = {other: _other_choice(guide, world, other, mixtures, rng) for other in others}
        values = [_value(guide, world, {**drawn, seat: mine}, seat, rng) for mine in candidates]
        for at, value in enumerate(values):
            totals[at] += value
            tries[at] += 1
        mixtures[seat].learn(values)
        spent += len(candidates)
        if others:
            # One of the others learns too: what would have answered the rest better?
            other = rng.choice(others)
            mine = mixtures[seat].draw(rng)
            mixture = mixtures[other]
            mixture.learn(
                [_value(guide, world, {**drawn, seat: mine, other: option}, other, rng) for option in mixture.options]
            )
            spent += len(mixture.options)
    action = mixtures[seat].settle(rng)
    return Thought(action, _weighed(candidates, totals, tries), guide.belief(view))


def _other_choice(guide: Guide, world: Any, other: Seat, mixtures: dict[Seat, _Mixture], rng: random.Random) -> Any:
    """What another one chooses: half of the people play as the guide says, the others have thought about it too."""
    if other not in mixtures:
        legal = guide.game.legal_actions(world, other)
        mixtures[other] = _Mixture(tuple(guide.candidates(guide.game.view(world, other), legal, rng)))
    return guide.quick(world, other, rng) if rng.random() < 0.5 else mixtures[other].draw(rng)


def _value(guide: Guide, world: Any, chosen: dict[Seat, Any], seat: Seat, rng: random.Random) -> float:
    for other, action in chosen.items():
        world = guide.game.apply(world, other, action).state
    return guide.play_on(world, rng)[seat]


class _Mixture:
    """Regret matching over some options: each is taken as often as one regrets not having taken it."""

    def __init__(self, options: Sequence[Any]) -> None:
        self.options = tuple(options)
        self._regrets = [0.0] * len(self.options)
        self._taken = [0.0] * len(self.options)

    def odds(self) -> list[float]:
        wished = [max(0.0, regret) for regret in self._regrets]
        total = sum(wished)
        return [wish / total for wish in wished] if total else [1 / len(wished)] * len(wished)

    def draw(self, rng: random.Random) -> Any:
        return rng.choices(self.options, self.odds())[0]

    def learn(self, values: list[float]) -> None:
        odds = self.odds()
        expected = sum(chance * value for chance, value in zip(odds, values, strict=True))
        for at, value in enumerate(values):
            self._regrets[at] = max(0.0, self._regrets[at] + value - expected)
            self._taken[at] += odds[at]

    def settle(self, rng: random.Random) -> Any:
        """Draw from the average of all mixtures so far, which is what converges, without its noise."""
        total = sum(self._taken) or 1.0
        weights = [taken if taken / total >= RARE else 0.0 for taken in self._taken]
        return rng.choices(self.options, weights if any(weights) else None)[0]


def _weighed(candidates: tuple[Any, ...], totals: list[float], tries: list[int]) -> tuple[Alternative, ...]:
    found = [
        Alternative(action, round(total / count, 4), count)
        for action, total, count in zip(candidates, totals, tries, strict=True)
        if count
    ]
    # What was tried longer is known better: the ones that dropped out early come last.
    return tuple(sorted(found, key=lambda one: (one.tries, one.value), reverse=True))
