"""The judge: what a well-informed player makes of a view and its choices, and of nothing that came later.

Hints, verdicts and curves all ask the same judge about the same view, so they say the same. A game may bring an
analyst of its own (`Extras.analyst`); without one, worlds that fit the view are imagined and played on by chance.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import AnyConfig, AnyGame, AnyView, Choices
from spukhaus.core.judgement import NOISE, AnyAnalyst, Judged, Judgement, Shares, Standing
from spukhaus.core.plain_json import digest
from spukhaus.core.thought import Belief, Thought, think
from spukhaus.thinking.guide import Guide

FINALISTS: Final = 3
"""So many candidates get a second look."""
UNCERTAIN: Final = 0.01
"""A first look leaves at least so much open."""
UNSEEN: Final = 0.09
"""Of a few worlds that agree, one more might have differed by 0.3."""


@dataclass(frozen=True, slots=True)
class JudgingEffort:
    """How many worlds are imagined: for a first look at every candidate, and for a second one at a few."""

    first: int
    second: int


def stream(view: AnyView) -> random.Random:
    """The judge's luck: it follows from the view."""
    return random.Random(digest(view))


class Analyst:
    """One for a match. Games override what they know better."""

    effort = JudgingEffort(first=30, second=120)

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def expected(self, config: AnyConfig) -> Shares:
        return (1 / config.seats,) * config.seats

    def judge(self, view: Any, choices: Choices[Any], also: tuple[Any, ...] = ()) -> Judgement | None:
        guide, rng = Guide.for_view(self.game, view), stream(view)
        return weigh(guide, view, guide.candidates(view, choices, rng), also, rng, self.effort)

    def standing(self, view: Any) -> Standing:
        return look(Guide.for_view(self.game, view), view, stream(view), self.effort.second)

    def beliefs(self, view: Any, rng: random.Random) -> tuple[Belief, ...]:
        return ()


def analyst_for(game: AnyGame) -> AnyAnalyst:
    return (registry.extras(game).analyst() or Analyst)(game)


def advise(game: AnyGame, view: AnyView, choices: Choices[Any]) -> Thought:
    """A hint: what the judge would do, and why. Where it has nothing to say, the strongest bot is asked."""
    if len(choices) > 1:
        analyst = analyst_for(game)
        judgement = analyst.judge(view, choices)
        if judgement is not None and judgement.best.action in choices:
            return judgement.thought(analyst.beliefs(view, stream(view)))
    return think(registry.bot(game, registry.best_bot(game))(game), view, choices, stream(view))


# Trying


def weigh(
    guide: Guide,
    view: AnyView,
    candidates: Sequence[Any],
    also: Sequence[Any],
    rng: random.Random,
    effort: JudgingEffort,
) -> Judgement:
    """Try the candidates in the same imagined worlds, with the same luck, and those that may be the best again in
    fresh ones: whoever looks at many always finds one that was lucky. What is `also` to be judged gets the second look
    in any case, and changes nothing for the others."""
    tried = list(dict.fromkeys(candidates)) or list(dict.fromkeys(also))
    seat = view.seat
    first = _Trial(guide, view, tried, rng, effort.first) if len(tried) > 1 else None
    finalists = tried if first is None else first.promising()
    # Where there is nothing to compare, only how things stand is asked.
    worlds = effort.second // 2 if first is None else effort.second
    second = _Trial(guide, view, list(dict.fromkeys((*finalists, *also))), rng, worlds)
    best = max(finalists, key=second.worth)
    judged = [second.judged(action, best) for action in second.actions]
    # What had no second look is taken to be no better than the last of those that had.
    least = min(finalists, key=second.worth)
    if first is not None:
        floor = second.judged(least, best)
        for action in first.actions:
            if action not in second.actions:
                one = first.judged(action, first.best)
                judged.append(one if one.shares[seat] <= floor.shares[seat] else replace(one, shares=floor.shares))
    judged.sort(key=lambda one: (one.action != best, -one.shares[seat]))
    return Judgement(seat, tuple(judged), second.error(best))


def look(guide: Guide, view: AnyView, rng: random.Random, worlds: int) -> Standing:
    """How things stand in imagined worlds, where the seat itself has nothing to decide."""
    tried = [guide.play_on(guide.imagine(view, rng), rng) for _ in range(worlds)]
    shares = tuple(sum(column) / worlds for column in zip(*tried, strict=True))
    return Standing(shares, _error([one[view.seat] for one in tried], guide.variety))


class _Trial:
    """Some actions, each tried in the same worlds with the same luck."""

    def __init__(self, guide: Guide, view: AnyView, actions: list[Any], rng: random.Random, worlds: int) -> None:
        self.actions = actions
        self._seat, self._worlds = view.seat, worlds
        self._found: dict[Any, list[Shares]] = {action: [] for action in actions}
        for _ in range(worlds):
            world, luck = guide.imagine(view, rng), rng.getrandbits(48)
            for action, found in self._found.items():
                found.append(guide.outcomes(world, self._seat, action, random.Random(luck)))
        self._variety = guide.variety
        self.best = max(actions, key=self.worth)

    def worth(self, action: Any) -> float:
        return sum([shares[self._seat] for shares in self._found[action]]) / self._worlds

    def error(self, action: Any) -> float:
        return _error([shares[self._seat] for shares in self._found[action]], self._variety)

    def behind(self, action: Any, best: Any) -> float:
        """The standard error of the difference between two actions: they had the same worlds and the same luck."""
        seat = self._seat
        pairs = zip(self._found[best], self._found[action], strict=True)
        return _error([ahead[seat] - one[seat] for ahead, one in pairs], self._variety) if action != best else 0.0

    def judged(self, action: Any, best: Any) -> Judged:
        shares = tuple(sum(column) / self._worlds for column in zip(*self._found[action], strict=True))
        return Judged(action, shares, self.behind(action, best), self._worlds)

    def promising(self) -> list[Any]:
        """The best few, without those that are worse beyond doubt."""
        most = self.worth(self.best)
        order = sorted(self.actions, key=lambda action: -self.worth(action))[:FINALISTS]
        return [
            action
            for action in order
            if action == self.best
            or most - self.worth(action) <= max(UNCERTAIN, NOISE * self.behind(action, self.best))
        ]


def _error(found: Sequence[float], variety: float) -> float:
    """Of a mean. Drawing again and again from a few worlds teaches no more than there is in them."""
    count = len(found)
    if count < 2:
        return 1.0
    mean = sum(found) / count
    variance = (sum([(one - mean) ** 2 for one in found]) + UNSEEN) / (count - 1)
    return sqrt(variance * (1 / count + 1 / variety))
