"""How a lead turns into wins: everybody's share of the win, by the standings and the rounds still to come.

A softmax of the scores, the flatter the more rounds are left. How flat is fitted to matches of bots, for each number
of seats, by `tools/fit_judge.py`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from pathlib import Path
from typing import Final

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.bots.guide import Standings

FITTED: Final = Path(__file__).parent.parent / "data" / "judge.toml"
A_ROUND: Final = 8
"""About how many points the leader gains in a round, where a target ends the match."""


@cache
def spread(seats: int) -> tuple[float, float]:
    """How many points are worth a factor of e: at the start of the last round, and how much more for each root of a
    round before it."""
    first, more = tomllib.loads(FITTED.read_text("utf-8"))["leads"][str(seats)]
    return float(first), float(more)


def flatness(seats: int, left: int) -> float:
    first, more = spread(seats)
    return first + more * (sqrt(left) - 1)


@dataclass(frozen=True, slots=True)
class Shares(Standings):
    """What a round's points come to."""

    def chances(self, points: list[int]) -> list[float]:
        scores = [score + new for score, new in zip(self.scores, points, strict=True)]
        best, left = max(scores), self.left
        if self.target is not None:
            left = 0 if best >= self.target else min(left, 1 + (self.target - best) // A_ROUND)
        if not left:
            winners = scores.count(best)
            return [1 / winners if score == best else 0.0 for score in scores]
        flat = flatness(len(scores), left)
        weights = [exp((score - best) / flat) for score in scores]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def chance(self, points: list[int], seat: Seat) -> float:
        return self.chances(points)[seat]
