"""The best reply to a Dungeon Master's strategy when what comes later is bounded by splitting the Hero's beliefs."""

from __future__ import annotations

from types import FunctionType
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution import splitting as plain
from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.cfr import Scratch, action_worth
from spukhaus.lab.games.shy_monsters.solver.chain import Splits
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs

settle: Any = compiled(FunctionType(plain.settle.__code__, dict(vars(plain)), "settle"))


class Gaps(NamedTuple):
    """Where the best Hero leaves, and what is not known about it."""

    groups: Integers
    beliefs: Floats
    """Of the sets that may be left, not normalised: how likely the Dungeon Master makes them here."""
    prices: Floats
    """What each of these sets costs the Dungeon Master there: a vector that no strategy of the Hero's can beat at any
    of the beliefs into which he splits."""
    gaps: Floats
    """Between what the Hero gets there at most and what a strategy of his gets at least."""
    used: Floats
    """How much goes on with each of the beliefs into which it is split."""


class Reply(NamedTuple):
    worth: float
    gaps: Gaps


@compiled
def leaf_belief(graph: Graph, payoffs: Payoffs, leaf: int, weights: Floats, found: Floats) -> float:
    """How likely each column is at a leaf against weights of worlds; returns the sum."""
    found[:] = 0.0
    total = 0.0
    for at in range(graph.first_world[leaf], graph.first_world[leaf + 1]):
        place, filling = divmod(graph.worlds[at], WAYS)
        for kind in range(payoffs.type_at[place], payoffs.type_at[place + 1]):
            found[payoffs.left[kind]] += weights[kind, filling]
            total += weights[kind, filling]
    return total


@compiled
def split_cost(wanted: Floats, splits: Splits, group: int, used: Floats, price: Floats) -> float:
    """The cheapest split of a belief; adds to `used` what goes where, and says what each column then costs."""
    first, last = splits.at[group], splits.at[group + 1]
    rows = np.flatnonzero(wanted > 0.0)
    usable = np.empty(last - first, np.int64)
    count = 0
    for number in range(first, last):
        inside = 0.0
        for row in rows:
            inside += splits.beliefs[number, row]
        if inside > 1.0 - 1e-12:
            usable[count] = number
            count += 1
    table, amounts = np.empty((len(rows), count)), np.empty(len(rows))
    basis, costs = np.full(len(rows), -1), np.empty(count)
    for column in range(count):
        costs[column] = splits.costs[usable[column]]
        for place in range(len(rows)):
            table[place, column] = splits.beliefs[usable[column], rows[place]]
            if table[place, column] > 1.0 - 1e-12:
                basis[place] = column
    for place in range(len(rows)):
        amounts[place] = wanted[rows[place]]
    if basis.min() < 0:
        return np.inf  # he knows nothing for what is certain, so nothing is proven
    corners = basis.copy()
    cost = settle(table, amounts, basis, costs)
    price[:] = np.nan
    for place in range(len(rows)):
        used[usable[basis[place]]] += amounts[place]
        price[rows[place]] = 0.0
        for other in range(len(rows)):
            price[rows[place]] += costs[basis[other]] * table[other, corners[place]]
    return float(cost)


@compiled
def complete(price: Floats, splits: Splits, group: int) -> None:
    """Prices of what was impossible: as much as the costs of all beliefs allow, and be it less than nothing."""
    for row in range(len(price)):
        if np.isnan(price[row]):
            price[row] = 1.0
            for number in range(splits.at[group], splits.at[group + 1]):
                share = splits.beliefs[number, row]
                if share > 0.0:
                    left = splits.costs[number]
                    for other in range(len(price)):
                        if other != row and not np.isnan(price[other]):
                            left -= splits.beliefs[number, other] * price[other]
                    price[row] = min(price[row], left / share)


@compiled
def _reply(
    graph: Graph, payoffs: Payoffs, splits: Splits, shape: int, weights: Floats, scratch: Scratch, unused: Floats
) -> float:
    """What a shape is worth to the best Hero; leaves it in `scratch` for each situation and leaf."""
    belief, price = np.empty(splits.beliefs.shape[1]), np.empty(splits.beliefs.shape[1])
    for leaf in range(graph.leaf_at[shape], graph.leaf_at[shape + 1]):
        scratch.leaf_worth[leaf] = 0.0
        if leaf_belief(graph, payoffs, leaf, weights, belief) > 0.0:
            scratch.leaf_worth[leaf] = split_cost(belief, splits, payoffs.group[leaf], unused, price)
    for situation in range(graph.situation_at[shape + 1] - 1, graph.situation_at[shape] - 1, -1):
        best = 0.0
        for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
            best = max(best, action_worth(graph, action, scratch))
        scratch.worth[situation] = best
    return float(scratch.worth[graph.situation_at[shape]])


@compiled
def _leaves_reached(graph: Graph, shape: int, scratch: Scratch) -> npt.NDArray[np.bool_]:
    """Where the best Hero leaves, after `_reply`."""
    begin, first_leaf = graph.situation_at[shape], graph.leaf_at[shape]
    reached = np.zeros(graph.situation_at[shape + 1] - begin, np.bool_)
    leaves = np.zeros(graph.leaf_at[shape + 1] - first_leaf, np.bool_)
    reached[0] = True
    for place in range(len(reached)):
        situation = begin + place
        if not reached[place] or scratch.worth[situation] <= 0.0:
            continue
        best, most = -1, -1.0
        for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
            value = action_worth(graph, action, scratch)
            if value > most:
                best, most = action, value
        for at in range(graph.first_outcome[best], graph.first_outcome[best + 1]):
            there = graph.outcomes[at]
            if there >= 0:
                reached[there - begin] = True
            else:
                leaves[-1 - there - first_leaf] = True
    return leaves


@compiled
def _best_row(payoffs: Payoffs, group: int, belief: Floats) -> float:
    best = 0.0
    for row in range(payoffs.row_at[group], payoffs.row_at[group + 1]):
        value = 0.0
        for column in range(len(belief)):
            value += belief[column] * payoffs.worth[row, column]
        best = max(best, value)
    return best


def best_reply(graph: Graph, payoffs: Payoffs, splits: Splits, master: Floats) -> Reply:
    """Against weights of worlds (shape, type, filling; each type's add up to 1)."""
    sizes = (len(graph.codes), len(graph.leaves), 1, 1, 1)
    scratch = Scratch(*(np.zeros(size) for size in sizes))
    weights = master * payoffs.prior[:, None]
    unused, used = np.zeros(len(splits.costs)), np.zeros(len(splits.costs))
    worth = 0.0
    groups: list[int] = []
    beliefs: list[Floats] = []
    prices: list[Floats] = []
    gaps: list[float] = []
    for shape in np.flatnonzero(master.any((1, 2))).tolist():
        worth += _reply(graph, payoffs, splits, shape, weights[shape], scratch, unused)
        for leaf in (np.flatnonzero(_leaves_reached(graph, shape, scratch)) + graph.leaf_at[shape]).tolist():
            belief, price = np.empty(splits.beliefs.shape[1]), np.empty(splits.beliefs.shape[1])
            if leaf_belief(graph, payoffs, leaf, weights[shape], belief) > 0.0:
                group = int(payoffs.group[leaf])
                cost = split_cost(belief, splits, group, used, price)
                complete(price, splits, group)
                groups.append(group)
                beliefs.append(belief)
                prices.append(price)
                gaps.append(cost - _best_row(payoffs, group, belief))
    return Reply(worth, Gaps(np.array(groups), np.array(beliefs), np.array(prices), np.array(gaps), used))
