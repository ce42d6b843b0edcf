"""What a decision was worth, and who says so: the data that the judge, hints and reviews exchange.

All figures are shares of the win, from 0 to 1, seen from one view: those who win together split it, and all seats
together have 1.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from spukhaus.core.game import AnyConfig, Choices, Seat
from spukhaus.core.thought import Alternative, Belief, Measure, Thought

NOISE: Final = 3.0
"""A difference counts if it is so many times its standard error: the best is the best of several, and so a little
lucky."""
LEAST: Final = 0.005
"""A smaller difference is none."""

Shares: TypeAlias = tuple[float, ...]
"""Of the win, by seat; together 1."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How things stand, by one view."""

    shares: Shares
    error: float = 0.0
    """The standard error of the share of the one who looks."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What an action leaves everybody with."""

    action: Any
    shares: Shares
    error: float = 0.0
    """The standard error of its difference from the best, for the one who decides; 0 where nothing was sampled."""
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Judgement:
    """What can be done in a view, and what it is worth. It does not depend on what was done."""

    seat: Seat
    """Who decides."""
    alternatives: tuple[Judged, ...]
    """The one to advise first, then the best first."""
    error: float = 0.0
    """The standard error of what the best is worth."""

    @property
    def best(self) -> Judged:
        return self.alternatives[0]

    def of(self, action: Any) -> Judged:
        return next(one for one in self.alternatives if one.action == action)

    def worth(self, one: Judged) -> float:
        """To the one who decides."""
        return one.shares[self.seat]

    def loses(self, action: Any) -> bool:
        """Whether the best is better than this, beyond the judge's own error."""
        one = self.of(action)
        return self.worth(self.best) - self.worth(one) > max(LEAST, NOISE * one.error)

    def thought(self, beliefs: tuple[Belief, ...] = ()) -> Thought:
        """As advice, with what was looked at as closely as the best: of these a review gives the same figures."""
        weighed = tuple(
            Alternative(one.action, self.worth(one), one.tries)
            for one in self.alternatives
            if one.tries == self.best.tries
        )
        return Thought(self.best.action, weighed, beliefs, Measure.CHANCE)


class AnyAnalyst(Protocol):
    """The judge of a game (spukhaus/review/analyst.py). Its random numbers follow from the view: whoever knows the
    same is told the same, whether by a hint or by a review."""

    def expected(self, config: AnyConfig) -> Shares:
        """What each seat can expect before anything has happened."""

    def judge(self, view: Any, choices: Choices[Any], also: tuple[Any, ...] = ()) -> Judgement | None:
        """What can be done, and `also` this; None where nothing can be said."""

    def standing(self, view: Any) -> Standing:
        """How things stand for a seat that has nothing to decide now."""

    def beliefs(self, view: Any, rng: random.Random) -> tuple[Belief, ...]:
        """What the seat should think of everything it cannot see, whether it is asked or not."""
