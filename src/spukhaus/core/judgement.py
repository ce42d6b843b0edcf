"""What a decision was worth, and who says so: the data that analysts and reviews exchange."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final, Protocol

from spukhaus.core.game import AnyConfig, Choices
from spukhaus.core.thought import Belief

NOISE: Final = 2.5
"""A difference counts if it is so many times its standard error."""
LEAST: Final = 0.005
"""A smaller difference is none."""


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


class AnyAnalyst(Protocol):
    """Judges decisions from what their seat knew, in shares of the win (spukhaus/review/analyst.py)."""

    def expected(self, config: AnyConfig) -> tuple[float, ...]:
        """What each seat can expect before anything has happened."""

    def judge(
        self, view: Any, choices: Choices[Any], played: Any, rng: random.Random, share: float
    ) -> Judgement | None:
        """What was played, beside what else could have been; None where nothing can be said. `share` is how much of
        the usual effort there is time for."""

    def beliefs(self, view: Any, rng: random.Random) -> tuple[Belief, ...]:
        """What the seat should think of everything it cannot see, whether it is asked or not."""
