"""What a well-informed player makes of a decision: from the view and the choices, and from nothing that came later.

A game's folder may hold an `analyst.py` with a class `Analyst`; without one, worlds that fit the view are imagined and
played on by chance. All that an analyst says is measured as a share of the win, from 0 to 1, so that it can be compared
over a whole match.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final, cast

from spukhaus.core import registry
from spukhaus.core.game import AnyConfig, AnyGame, Choices, Seat
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.thought import Belief

NOISE: Final = 2.5
"""A difference counts if it is so many times its standard error."""
LEAST: Final = 0.005
"""A smaller difference is none."""
SUSPICIOUS: Final = 0.01
"""A first look that finds the choice so much worse than another is followed by a second one."""
RIVALS: Final = 3
"""So many alternatives get a second look."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What an action is worth to the one who may take it."""

    action: Any
    value: float
    error: float = 0.0
    """The standard error of its difference from the action that was played; 0 where nothing was sampled."""
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Judgement:
    played: Judged
    alternatives: tuple[Judged, ...]
    """The best first; the action that was played is among them."""

    @property
    def best(self) -> Judged:
        """The best of all, or what was played where nothing is better beyond the noise."""
        better = [one for one in self.alternatives if one.value - self.played.value > max(LEAST, NOISE * one.error)]
        return max(better, key=lambda one: one.value, default=self.played)


@dataclass(frozen=True, slots=True)
class Pains:
    """How many worlds are imagined: for a first look at every candidate, and for a second one at a few."""

    first: int
    second: int

    def times(self, share: float) -> Pains:
        return Pains(max(4, round(self.first * share)), max(12, round(self.second * share)))


class Analyst:
    """One for a match. Games override what they know better."""

    pains = Pains(first=30, second=120)

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def expected(self, config: AnyConfig) -> tuple[float, ...]:
        """What each seat can expect before anything has happened."""
        return (1 / config.seats,) * config.seats

    def judge(
        self, view: Any, choices: Choices[Any], played: Any, rng: random.Random, share: float
    ) -> Judgement | None:
        """What was played, beside what else could have been; None where nothing can be said. `share` is how much of
        the usual pains there is time for."""
        guide = Guide.for_view(self.game, view)
        candidates = guide.candidates(view, choices, rng)
        return weigh(guide, view, view.seat, candidates, played, rng, self.pains.times(share))

    def beliefs(self, view: Any, rng: random.Random) -> tuple[Belief, ...]:  # noqa: ARG002
        """What the seat should think of everything it cannot see, whether it is asked or not."""
        return ()


def analyst_for(game: AnyGame) -> Analyst:
    module = registry.analyst(game)
    maker = cast("Callable[[AnyGame], Analyst]", Analyst if module is None else module.Analyst)
    return maker(game)


def weigh(
    guide: Guide, view: Any, seat: Seat, candidates: Sequence[Any], played: Any, rng: random.Random, pains: Pains
) -> Judgement:
    """Try what was played and every candidate in the same imagined worlds, with the same luck.

    Where something looks better, the best few are tried again in fresh worlds, and only these count: whoever looks at
    many alternatives always finds one that was lucky.
    """
    actions = [played, *(action for action in dict.fromkeys(candidates) if action != played)]
    first = _sampled(guide, view, seat, actions, rng, pains.first)
    rivals = first[1:]
    rivals.sort(key=lambda one: -one.value)
    rivals = rivals[:RIVALS]
    suspicious = any(one.value - first[0].value > max(SUSPICIOUS, one.error) for one in rivals)
    if not suspicious:
        # Nothing looks better: what looks a little better by chance must not raise what the seat could hope for.
        return _judgement(first)
    second = _sampled(guide, view, seat, [played, *(one.action for one in rivals)], rng, pains.second)
    looked = {id(one.action) for one in second}
    rest = [one for one in first if id(one.action) not in looked]
    cap = min(one.value for one in second[1:])
    # Those that dropped out are no better than the last of those that did not.
    return _judgement([*second, *(Judged(one.action, min(one.value, cap), one.error, one.tries) for one in rest)])


def _judgement(judged: Sequence[Judged]) -> Judgement:
    return Judgement(judged[0], tuple(sorted(judged, key=lambda one: -one.value)))


def _sampled(
    guide: Guide, view: Any, seat: Seat, actions: Sequence[Any], rng: random.Random, worlds: int
) -> list[Judged]:
    """Paired: in every world all actions are tried, and the difference from the first one is what is measured."""
    count = len(actions)
    totals, sums, squares = [0.0] * count, [0.0] * count, [0.0] * count
    for _ in range(worlds):
        world = guide.imagine(view, rng)
        luck = rng.getrandbits(48)
        own = 0.0
        for at, action in enumerate(actions):
            value = guide.attempt(world, seat, action, random.Random(luck))
            own = own if at else value
            totals[at] += value
            sums[at] += value - own
            squares[at] += (value - own) ** 2
    return [
        Judged(action, total / worlds, _error(sum_, square, worlds), worlds)
        for action, total, sum_, square in zip(actions, totals, sums, squares, strict=True)
    ]


def _error(total: float, squares: float, count: int) -> float:
    if count < 2:
        return 1.0
    variance = max(0.0, squares - total * total / count) / (count - 1)
    return sqrt(variance / count)
