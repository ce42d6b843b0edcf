"""Sealed bids of energy in a duel (ST-23) as a small game of two sides, solved by regret matching.

Everybody pays what they bid, so it is an all-pay auction: no single bid is right, and both sides mix theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

ROUNDS: Final = 200
"""Of regret matching; bids are few."""
MOST_BID: Final = 8
"""Bids are thought of up to here."""


@dataclass(frozen=True, slots=True)
class Bids:
    mixes: tuple[tuple[float, ...], tuple[float, ...]]
    """How often each side bids nothing, one, two ..."""
    first_stays: float


@lru_cache(maxsize=1 << 12)
def bidding(price: int | None, losing: int, stakes: tuple[float, float], energy: tuple[int, int], cost: float) -> Bids:
    """How both sides mix their bids, and how likely the first one stays.

    The losing side stays if it bids at least the price more than the other one. Everybody pays what they bid.
    """
    most = [min(held, MOST_BID) for held in energy]

    def first_stays(first: int, second: int) -> bool:
        ahead = (second - first) if losing else (first - second)
        turned = price is not None and ahead >= price
        return turned != bool(losing)

    gains = [[stakes[0] * first_stays(a, b) - cost * a for b in range(most[1] + 1)] for a in range(most[0] + 1)]
    others = [[stakes[1] * (not first_stays(a, b)) - cost * b for a in range(most[0] + 1)] for b in range(most[1] + 1)]
    mixed = regret_matching(gains, others, ROUNDS)
    likely = sum(
        [p * q * first_stays(a, b) for a, p in enumerate(mixed[0]) for b, q in enumerate(mixed[1]) if p * q > 0]
    )
    return Bids(mixed, likely)


def regret_matching(
    gains: Sequence[Sequence[float]], others: Sequence[Sequence[float]], rounds: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """How often each side takes each of its choices: regret matching+ with linear averaging, as in CFR+.

    In each round both follow their regrets, which never fall below nothing, and later rounds count for more.
    """
    tables = gains, others
    regrets = [[0.0] * len(table) for table in tables]
    sums = [[0.0] * len(table) for table in tables]
    for number in range(1, rounds + 1):
        now = [_follow(regret) for regret in regrets]
        for side, table in enumerate(tables):
            against = now[1 - side]
            values = [sum([p * value for p, value in zip(against, row, strict=True)]) for row in table]
            mean = sum([p * value for p, value in zip(now[side], values, strict=True)])
            regrets[side] = [max(r + value - mean, 0.0) for r, value in zip(regrets[side], values, strict=True)]
            sums[side] = [total + number * p for total, p in zip(sums[side], now[side], strict=True)]
    scale = rounds * (rounds + 1) / 2
    return tuple([total / scale for total in sums[0]]), tuple([total / scale for total in sums[1]])


def _follow(regret: list[float]) -> list[float]:
    total = sum(regret)
    return [one / total for one in regret] if total > 0 else [1 / len(regret)] * len(regret)
