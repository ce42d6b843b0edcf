"""Shares of wins with 95% intervals: Wilson's score interval for a proportion, and Student's t for few deals.

The matches of one deal are not independent, so the deal is what is counted (a cluster-robust variance).
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

Z: Final = 1.959964
"""The normal distribution's 97.5% quantile."""


@dataclass(frozen=True, slots=True)
class Share:
    """Part of the wins, with its interval."""

    wins: float
    low: float
    high: float


class Tally:
    """Wins and tries, deal by deal."""

    def __init__(self) -> None:
        self._deals: defaultdict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])

    def add(self, deal: int, wins: float, fair: float) -> None:
        """One try: its part of the win, and what would be fair."""
        sums = self._deals[deal]
        sums[0] += wins
        sums[1] += 1
        sums[2] += fair

    @property
    def tries(self) -> int:
        return int(sum(tries for _, tries, _ in self._deals.values()))

    @property
    def fair(self) -> float:
        return sum(fair for _, _, fair in self._deals.values()) / self.tries

    def share(self) -> Share:
        return share_of([(wins, tries) for wins, tries, _ in self._deals.values()])

    def plain(self) -> dict[str, Any]:
        share = self.share()
        return {"wins": share.wins, "interval": [share.low, share.high], "fair": self.fair, "tries": self.tries}


def share_of(deals: list[tuple[float, float]]) -> Share:
    """The share of wins over deals, each with its wins and tries.

    The variance between deals (a ratio estimator) says how many independent matches these are worth, and Wilson's
    interval is taken for as many, with Student's quantile because the variance is itself estimated. The variance that
    independent matches would have counts like one deal, so that a few deals which happen to agree do not look certain.
    """
    tries = sum(tried for _, tried in deals)
    share = sum(won for won, _ in deals) / tries
    if len(deals) < 2:
        return Share(share, 0.0, 1.0)
    free = len(deals) - 1
    between = sum((won - share * tried) ** 2 for won, tried in deals) / tries**2 * len(deals) / free
    independent = share * (1 - share) / tries
    variance = (free * between + independent) / len(deals)
    worth = share * (1 - share) / variance if variance else tries
    return Share(share, *wilson(share * worth, worth, student(free)))


def mean_of(deals: list[tuple[float, float]]) -> tuple[float, tuple[float, float] | None]:
    """A mean over deals, each with its sum and how many were summed, and its interval; none if there is but one."""
    tries = sum(tried for _, tried in deals)
    mean = sum(summed for summed, _ in deals) / tries
    if len(deals) < 2:
        return mean, None
    free = len(deals) - 1
    between = sum((summed - mean * tried) ** 2 for summed, tried in deals) / tries**2 * len(deals) / free
    reach = student(free) * math.sqrt(between)
    return mean, (mean - reach, mean + reach)


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's score interval of a share of independent games: honest near 0 and 1, where the usual one is not."""
    share = wins / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    # The share is always inside; rounding must not say otherwise.
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))


def student(free: float) -> float:
    """Student's 97.5% quantile with so many degrees of freedom: exact for 1 and 2, else within 0.2%.

    The series is the one of Abramowitz and Stegun, 26.7.5.
    """
    if free == 1:
        return math.tan(0.475 * math.pi)
    if free == 2:
        return math.sqrt(2 * 0.95**2 / (1 - 0.95**2))
    series = (
        (Z**3 + Z) / 4,
        (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96,
        (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384,
        (79 * Z**9 + 776 * Z**7 + 1482 * Z**5 - 1920 * Z**3 - 945 * Z) / 92160,
    )
    return Z + sum(term / free**power for power, term in enumerate(series, start=1))
