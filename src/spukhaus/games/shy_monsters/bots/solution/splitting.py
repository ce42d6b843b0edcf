"""Splitting a belief into beliefs for which the Dungeon Master has a strategy.

He knows what is left and the Hero does not. So he may draw, by what is left, which of his strategies he goes on with,
and even a Hero who is told which one it is then believes what that strategy was made for. He draws so that the Hero
gets as little as possible in the mean: a linear programme, solved by the simplex method.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

ENOUGH = 1e-12
MOST_PIVOTS = 500
"""Wherever one stops, what was found is a split."""


def settle(table: Any, amounts: Any, basis: Any, costs: Any) -> float:  # noqa: C901 - a compiler takes it whole
    """Pivots until nothing is cheaper; returns the cost. All four are changed or read in place.

    `table` has a row for each amount and a column for each cost; `basis` says which column each row stands for.
    Uses nothing but numbers and places, so that a compiler can take it as it is.
    """
    rows, columns = len(amounts), len(costs)
    for _ in range(MOST_PIVOTS):
        entering, least = -1, -ENOUGH
        for column in range(columns):
            reduced = costs[column]
            for row in range(rows):
                reduced -= costs[basis[row]] * table[row][column]
            if reduced < least:
                entering, least = column, reduced
        if entering < 0:
            break
        leaving, most = -1, 0.0
        for row in range(rows):
            if table[row][entering] > 1e-9:
                ratio = amounts[row] / table[row][entering]
                if leaving < 0 or ratio < most:
                    leaving, most = row, ratio
        if leaving < 0:
            break
        by = table[leaving][entering]
        for column in range(columns):
            table[leaving][column] /= by
        amounts[leaving] /= by
        for row in range(rows):
            factor = table[row][entering]
            if row != leaving and factor != 0.0:
                for column in range(columns):
                    table[row][column] -= factor * table[leaving][column]
                amounts[row] = max(0.0, amounts[row] - factor * amounts[leaving])
        basis[leaving] = entering
    cost = 0.0
    for row in range(rows):
        cost += costs[basis[row]] * amounts[row]
    return cost


def cheapest_split(
    wanted: Sequence[float], beliefs: Sequence[Sequence[float]], costs: Sequence[float]
) -> dict[int, float]:
    """Which beliefs add up to the one wanted, and how much of each. Certainties must be among them."""
    rows = [place for place, amount in enumerate(wanted) if amount > 0]
    usable = [number for number, belief in enumerate(beliefs) if sum(belief[row] for row in rows) > 1 - ENOUGH]
    table = [[beliefs[number][row] for number in usable] for row in rows]
    basis = [next(column for column, number in enumerate(usable) if beliefs[number][row] > 1 - ENOUGH) for row in rows]
    amounts = [wanted[row] for row in rows]
    settle(table, amounts, basis, [costs[number] for number in usable])
    found: dict[int, float] = {}
    for column, amount in zip(basis, amounts, strict=True):
        if amount > 0:
            found[usable[column]] = found.get(usable[column], 0.0) + amount
    return found
