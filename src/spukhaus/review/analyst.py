"""What a well-informed player makes of a decision: from the view and the choices, and from nothing that came later.

A game may bring an analyst of its own (`Extras.analyst`); without one, worlds that fit the view are imagined
and played on by chance. All that an analyst says is measured as a share of the win, from 0 to 1, so that it can be
compared over a whole match.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import AnyConfig, AnyGame, AnyView, Choices, Seat
from spukhaus.core.judgement import AnyAnalyst, Judged, Judgement
from spukhaus.core.thought import Belief
from spukhaus.thinking.guide import Guide

SUSPICIOUS: Final = 0.01
"""A first look that finds the choice so much worse than another is followed by a second one."""
RIVALS: Final = 3
"""So many alternatives get a second look."""


@dataclass(frozen=True, slots=True)
class JudgingEffort:
    """How many worlds are imagined: for a first look at every candidate, and for a second one at a few."""

    first: int
    second: int

    def times(self, share: float) -> JudgingEffort:
        return JudgingEffort(max(4, round(self.first * share)), max(12, round(self.second * share)))


class Analyst:
    """One for a match. Games override what they know better."""

    effort = JudgingEffort(first=30, second=120)

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def expected(self, config: AnyConfig) -> tuple[float, ...]:
        """What each seat can expect before anything has happened."""
        return (1 / config.seats,) * config.seats

    def judge(
        self, view: Any, choices: Choices[Any], played: Any, rng: random.Random, share: float
    ) -> Judgement | None:
        """What was played, beside what else could have been; None where nothing can be said. `share` is how much of
        the usual effort there is time for."""
        guide = Guide.for_view(self.game, view)
        candidates = guide.candidates(view, choices, rng)
        return weigh(guide, view, view.seat, candidates, played, rng, self.effort.times(share))

    def beliefs(self, view: Any, rng: random.Random) -> tuple[Belief, ...]:
        """What the seat should think of everything it cannot see, whether it is asked or not."""
        return ()


def analyst_for(game: AnyGame) -> AnyAnalyst:
    return (registry.extras(game).analyst() or Analyst)(game)


def weigh(
    guide: Guide,
    view: AnyView,
    seat: Seat,
    candidates: Sequence[Any],
    played: Any,
    rng: random.Random,
    effort: JudgingEffort,
) -> Judgement:
    """Try what was played and every candidate in the same imagined worlds, with the same luck.

    Where something looks better, the best few are tried again in fresh worlds, and only these count: whoever looks at
    many alternatives always finds one that was lucky. Else what was played is tried alone, to know how things stand.
    """
    others = [action for action in dict.fromkeys(candidates) if action != played]
    _, ahead = _sampled(guide, view, seat, [played, *others], rng, effort.first)
    ahead.sort(key=lambda one: -one.value)
    rivals, rest = ahead[:RIVALS], ahead[RIVALS:]
    if not any(one.value > max(SUSPICIOUS, one.error) for one in rivals):
        own, _ = _sampled(guide, view, seat, [played], rng, effort.second)
        return _judgement(played, own, effort.second, ahead)
    own, again = _sampled(guide, view, seat, [played, *(one.action for one in rivals)], rng, effort.second)
    # Those that had no second look are taken to be no better than the last of those that had.
    least = min(one.value for one in again)
    dropped = [Judged(one.action, min(one.value, least), one.error, one.tries) for one in rest]
    return _judgement(played, own, effort.second, [*again, *dropped])


def _judgement(played: Any, own: float, tries: int, ahead: Sequence[Judged]) -> Judgement:
    """`ahead` says by how much each alternative is better than what was played."""
    mine = Judged(played, own, 0.0, tries)
    others = [
        Judged(one.action, min(1.0, max(0.0, own + one.value)), max(one.error, 1e-9), one.tries) for one in ahead
    ]
    return Judgement(mine, tuple(sorted((mine, *others), key=lambda one: -one.value)))


def _sampled(
    guide: Guide, view: AnyView, seat: Seat, actions: Sequence[Any], rng: random.Random, worlds: int
) -> tuple[float, list[Judged]]:
    """What the first action is worth, and by how much each other one is better: in every world all are tried."""
    count = len(actions)
    own, sums, squares = 0.0, [0.0] * count, [0.0] * count
    for _ in range(worlds):
        world = guide.imagine(view, rng)
        luck = rng.getrandbits(48)
        mine = guide.attempt(world, seat, actions[0], random.Random(luck))
        own += mine
        for at in range(1, count):
            ahead = guide.attempt(world, seat, actions[at], random.Random(luck)) - mine
            sums[at] += ahead
            squares[at] += ahead * ahead
    return own / worlds, [
        Judged(actions[at], sums[at] / worlds, _error(sums[at], squares[at], worlds, guide.variety), worlds)
        for at in range(1, count)
    ]


def _error(total: float, squares: float, count: int, variety: float) -> float:
    """Drawing again and again from a few worlds teaches no more than there is in them."""
    if count < 2:
        return 1.0
    variance = max(0.0, squares - total * total / count) / (count - 1)
    return sqrt(variance * (1 / count + 1 / variety))
