"""How strong a person is, from matches against bots of known strength, on the scale of Elo.

The chance to come out ahead of a bot is that of Bradley and Terry: 400 points for odds of ten to one. At a table for
more, the places are compared in pairs, the person with every bot. These pairs are not independent: who plays well is
ahead of all of them. `weight` says how much less they tell.

Before the first match a person is believed to be about as strong as the usual bot, give or take `DOUBT`. Every match
reweighs this belief. The rating is its middle, and the interval holds 95% of it. Nothing is drawn by chance.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

ELO: Final = 400 / math.log(10)
"""Points for one unit of log-odds."""
DOUBT: Final = 400.0
"""The standard deviation of what is believed of somebody new."""
STEP: Final = 10.0
REACH: Final = 1600.0
"""How far from the usual bot a rating is looked for."""
ENOUGH: Final = 3
"""With fewer matches there is no number, only the matches."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A bot's rating, and how the person did: 1 ahead of it, 0 behind it, 1/2 on the same place."""

    rating: float
    score: float


@dataclass(frozen=True, slots=True)
class Rating:
    points: float
    low: float
    high: float


def weight(rivals: int) -> float:
    """What each of so many comparisons of one match counts.

    Among equals every place is as likely. Then the number of rivals left behind has a variance of n(n + 2)/12, where
    n independent matches would have n/4; as much less each of them counts.
    """
    return 3 / (rivals + 2)


def rate(matches: Iterable[Sequence[Comparison]], usual: float) -> Rating:
    """What to think of a person after these matches; `usual` is the rating of the usual bot."""
    found: defaultdict[Comparison, float] = defaultdict(float)
    for match in matches:
        for comparison in match:
            found[comparison] += weight(len(match))
    points = [usual + STEP * at for at in range(round(-REACH / STEP), round(REACH / STEP) + 1)]
    beliefs = [-(((point - usual) / DOUBT) ** 2) / 2 for point in points]
    for comparison, times in found.items():
        beliefs = [
            belief + times * _log_chance(point - comparison.rating, comparison.score)
            for belief, point in zip(beliefs, points, strict=True)
        ]
    most = max(beliefs)
    sums = list(accumulate(math.exp(belief - most) for belief in beliefs))
    return Rating(*(_quantile(points, sums, part) for part in (0.5, 0.025, 0.975)))


def _log_chance(lead: float, score: float) -> float:
    """The logarithm of the chance of a score; a shared place is half a win and half a loss."""
    return -score * _softplus(-lead / ELO) - (1 - score) * _softplus(lead / ELO)


def _softplus(x: float) -> float:
    return max(x, 0.0) + math.log1p(math.exp(-abs(x)))


def _quantile(points: Sequence[float], sums: Sequence[float], part: float) -> float:
    """Where this part of the belief lies below; between two points, on the line that joins them."""
    wanted = part * sums[-1]
    at = bisect_left(sums, wanted)
    before = sums[at - 1] if at else 0.0
    return points[at] - STEP / 2 + STEP * (wanted - before) / (sums[at] - before)
