"""Strengths by maximum likelihood, on the scale of Elo.

Luce's model (Plackett-Luce for the first place alone): a seat wins with a probability in proportion to its bot's
strength, and shared wins count in parts. For two players this is the Bradley-Terry model, and so that of Elo. Places
behind the first do not count: games are won.

Between any two bots one drawn match is added, which was never played, so that somebody who always won has a finite
rating. The intervals come from the scores of the deals (a sandwich estimator): matches of one deal may depend on one
another in any way.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from operator import mul
from typing import Final, Protocol, TypeAlias

from spukhaus.simulation.intervals import student

ELO: Final = 400 / math.log(10)
"""Points for one unit of log-strength: 400 of them make odds of ten to one."""

WIDE: Final = 100.0
"""A rating that is known no better than this, up or down, says next to nothing of who is stronger."""

Table: TypeAlias = tuple[int, ...]
"""How many seats each bot holds."""
Matrix: TypeAlias = list[list[float]]


class Result(Protocol):
    """What ratings need to know of a match."""

    @property
    def deal(self) -> int: ...
    @property
    def line_up(self) -> tuple[str, ...]: ...
    @property
    def shares(self) -> tuple[float, ...]:
        """The part of the win that each seat has."""


@dataclass(frozen=True, slots=True)
class Rating:
    """Points above the anchor, with a 95% interval; none if there is but one deal to judge from."""

    points: float
    interval: tuple[float, float] | None


class _Deal:
    """The wins of each bot in one deal, and the tables that it was played at."""

    def __init__(self, bots: int) -> None:
        self.wins = [0.0] * bots
        self.tables: Counter[Table] = Counter()


def rate(bots: Sequence[str], matches: Iterable[Result], anchor: str) -> dict[str, Rating]:
    """The ratings of all bots, where the anchor has 0."""
    index = {bot: at for at, bot in enumerate(bots)}
    deals: defaultdict[int, _Deal] = defaultdict(lambda: _Deal(len(bots)))
    for match in matches:
        deal = deals[match.deal]
        deal.tables[tuple(match.line_up.count(bot) for bot in bots)] += 1
        for bot, share in zip(match.line_up, match.shares, strict=True):
            deal.wins[index[bot]] += share
    model = _Model(len(bots), index[anchor], list(deals.values()))
    certain = len(deals) > 1
    ratings = {anchor: Rating(0.0, (0.0, 0.0) if certain else None)}
    for at, deviation in model.deviations().items():
        points = ELO * model.strengths[at]
        reach = ELO * student(len(deals) - 1) * deviation if certain else 0.0
        ratings[bots[at]] = Rating(points, (points - reach, points + reach) if certain else None)
    return ratings


class _Model:
    """The log-strengths that explain the deals best."""

    def __init__(self, bots: int, anchor: int, deals: list[_Deal]) -> None:
        self.free = [at for at in range(bots) if at != anchor]
        self.deals = deals
        self.imagined = [tuple(int(at in pair) for at in range(bots)) for pair in combinations(range(bots), 2)]
        self.tables = Counter(self.imagined)
        for deal in deals:
            self.tables.update(deal.tables)
        self.wins = [
            sum(deal.wins[at] for deal in deals) + sum(table[at] for table in self.imagined) / 2 for at in range(bots)
        ]
        self.strengths = [0.0] * bots
        self._fit()

    def _fit(self) -> None:
        """Newton's method; the likelihood is concave, and short steps keep it from leaping too far."""
        for _ in range(200):
            slope = _difference(self.wins, self._expected(self.tables))
            steps = [sum(map(mul, row, (slope[at] for at in self.free))) for row in _inverse(self._curvature())]
            for at, step in zip(self.free, steps, strict=True):
                self.strengths[at] += max(-1.0, min(1.0, step))
            if max(map(abs, steps)) < 1e-9:
                break

    def deviations(self) -> dict[int, float]:
        """The standard deviation of each free strength, from how much single deals surprise the model."""
        surprises = [_difference(deal.wins, self._expected(deal.tables)) for deal in self.deals]
        for table in self.imagined:
            # Half a match won by either: without these, somebody who always won would seem to be known exactly.
            for winner in (at for at, seats in enumerate(table) if seats):
                wins = [float(at == winner) for at in range(len(table))]
                surprises.append([part / 2 for part in _difference(wins, self._chances(table))])
        few = len(self.deals) / max(1, len(self.deals) - 1)
        pulls = [[surprise[at] for at in self.free] for surprise in surprises]
        return {
            at: math.sqrt(few * sum(sum(map(mul, row, pull)) ** 2 for pull in pulls))
            for at, row in zip(self.free, _inverse(self._curvature()), strict=True)
        }

    def _chances(self, table: Table) -> list[float]:
        """How likely each bot wins at this table, with all its seats together."""
        most = max(self.strengths)
        weights = [seats * math.exp(strength - most) for seats, strength in zip(table, self.strengths, strict=True)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _expected(self, tables: Counter[Table]) -> list[float]:
        """How many wins each bot should have from these tables."""
        wins = [0.0] * len(self.strengths)
        for table, times in tables.items():
            for at, chance in enumerate(self._chances(table)):
                wins[at] += times * chance
        return wins

    def _curvature(self) -> Matrix:
        """What the likelihood loses, to second order, when strengths are changed (Fisher's information)."""
        curvature = [[0.0] * len(self.free) for _ in self.free]
        for table, times in self.tables.items():
            chances = self._chances(table)
            for row, one in enumerate(self.free):
                for column, other in enumerate(self.free):
                    curvature[row][column] += times * chances[one] * ((one == other) - chances[other])
        return curvature


def _difference(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [this - that for this, that in zip(one, other, strict=True)]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan; the matrix is positive definite, so no rows need be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for at in range(size):
            if at != pivot:
                factor = rows[at][pivot]
                rows[at] = [value - factor * other for value, other in zip(rows[at], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
