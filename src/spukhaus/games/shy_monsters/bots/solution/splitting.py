"""How the Dungeon Master uses what the Hero does not know: he splits a belief into those for which he has a strategy.

Before a storey the Hero believes something about what is left, and the Dungeon Master knows it. If he mixes several of
his strategies so that each is played just as often as the belief it was made for would have it, whatever is really
left, then even a Hero who was told which one it is could get no more than what that one allows. So the Hero gets at
most the least sum of weight x worth over all ways to split his belief: a linear programme (convexification, as in
repeated games where one side knows more).
"""

from __future__ import annotations

from collections.abc import Sequence

TINY = 1e-11


def split(  # noqa: C901
    columns: Sequence[Sequence[float]], worth: Sequence[float], belief: Sequence[float]
) -> tuple[list[float], list[float]]:
    """With which weight each column is taken, so that together they are the belief, for as little as possible; and
    what a little more of each thing would cost.

    The columns begin with the certainties, each thing that may be left by itself, so there is always a way. This is
    the simplex method with the inverse of the basis kept; plain enough for a compiler to take it as it is.
    """
    size, count = len(belief), len(columns)
    basis = [row for row in range(size)]  # noqa: C416 - a compiler knows this one
    weights = [belief[row] for row in range(size)]
    inverse = [1.0 if at % (size + 1) == 0 else 0.0 for at in range(size * size)]
    prices, step = [0.0] * size, [0.0] * size
    for _ in range(50 * size):
        for row in range(size):
            prices[row] = 0.0
            for place in range(size):
                prices[row] += worth[basis[place]] * inverse[place * size + row]
        entering, least = -1, -TINY
        for column in range(count):
            gain = worth[column]
            for row in range(size):
                gain -= prices[row] * columns[column][row]
            if gain < least:
                entering, least = column, gain
        if entering < 0:
            break
        leaving = -1
        for place in range(size):
            step[place] = 0.0
            for row in range(size):
                step[place] += inverse[place * size + row] * columns[entering][row]
            if step[place] > TINY and (leaving < 0 or weights[place] * step[leaving] < weights[leaving] * step[place]):
                leaving = place
        if leaving < 0:
            break
        share = weights[leaving] / step[leaving]
        for place in range(size):
            if place != leaving:
                weights[place] = max(0.0, weights[place] - share * step[place])
                for row in range(size):
                    inverse[place * size + row] -= step[place] * inverse[leaving * size + row] / step[leaving]
        for row in range(size):
            inverse[leaving * size + row] /= step[leaving]
        weights[leaving], basis[leaving] = share, entering
    found = [0.0] * count
    for place in range(size):
        found[basis[place]] += weights[place]
    return found, prices
