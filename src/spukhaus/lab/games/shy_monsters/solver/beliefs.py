"""What leaving a storey is worth to the Hero at most, if the Dungeon Master splits what the Hero then believes.

The least sum of weight x worth over all splits of a belief is, by duality, the largest value at that belief of all
*rows* (a number for each thing that may be left) that are nowhere above what was solved. So a Hero who chooses a row
when he leaves plays the same kind of game as one who chooses a strategy to go on with (`cfr`), and from that game
comes the Dungeon Master's strategy. How good it is, is then computed with the splits themselves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution import splitting as plain
from spukhaus.games.shy_monsters.bots.solution.file import Monsters, Point
from spukhaus.lab.compiling import CompiledModel, compiled
from spukhaus.lab.games.shy_monsters.solver.chain import Chain, seen_on
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs

# mypy would have sequences here, as in plain Python: compiled code has arrays.
_of: Any = CompiledModel(plain, listing=("split",))
split = _of(plain.split)
NEAR = 1e-7
SAMPLES = ((0.3, 150), (1.0, 150), (5.0, 50))
"""How concentrated beliefs are that are tried by chance, and how many of them."""


class Leaving(NamedTuple):
    """What leaving is worth at most at each leaf, and for each set of unseen monsters the rows that say so, each with
    how often it counts."""

    worth: Floats
    rows: dict[Monsters, tuple[Floats, Floats]]


def by_unseen(point: Point, graph: Graph) -> tuple[list[Monsters], Integers]:
    """What is unseen after the storey, and which of these it is at each leaf."""
    masks, group = np.unique(seen_on(graph.leaves), return_inverse=True)
    unseen = [tuple(monster for monster in point.unseen if not mask >> monster & 1) for mask in masks.tolist()]
    return unseen, group.astype(np.int64)


def leaving(chain: Chain, point: Point, graph: Graph, master: Floats) -> Leaving:
    """Against weights of worlds, each type's adding up to 1."""
    frame = chain.frame(point, graph)
    against = leaf_beliefs(graph, frame, master * frame.prior[:, None], len(chain.columns(point)))
    sets, group = by_unseen(point, graph)
    worth, rows = np.zeros(len(against)), {}
    for number, unseen in enumerate(sets):
        ways = chain.ways(point.storey + 1, unseen)
        places = [chain.columns(point).index(rest) for rest in ways.rests]
        mine = np.flatnonzero((group == number) & (against[:, places].sum(1) > 0))
        if len(mine):
            beliefs = np.ascontiguousarray(against[mine][:, places])
            worth[mine], found = _split_all(ways.columns, ways.worth, ways.proven, beliefs)
            rows[unseen] = found, beliefs.sum(1)
    return Leaving(worth, rows)


def at_most(chain: Chain, point: Point, graph: Graph, master: Floats) -> float:
    """What the best Hero gets with this belief against weights of worlds (each type's add up to 1)."""
    if point.storey == 3:
        frame = chain.frame(point, graph)
        worth = leaf_beliefs(graph, frame, master * frame.prior[:, None], 1).sum(1)
    else:
        worth = leaving(chain, point, graph, master).worth
    return best_reply(graph, worth)


@compiled
def leaf_beliefs(graph: Graph, frame: Payoffs, weights: Floats, columns: int) -> Floats:
    """How likely the Hero comes to each leaf, if he wants to, by what is left then."""
    found = np.zeros((len(graph.leaves), columns))
    for shape in range(len(graph.leaf_at) - 1):
        for leaf in range(graph.leaf_at[shape], graph.leaf_at[shape + 1]):
            for at in range(graph.first_world[leaf], graph.first_world[leaf + 1]):
                place, filling = divmod(graph.worlds[at], WAYS)
                for kind in range(frame.type_at[place], frame.type_at[place + 1]):
                    found[leaf, frame.left[kind]] += weights[shape, kind, filling]
    return found


@compiled
def _split_all(
    columns: Floats, worth: Floats, proven: Floats, beliefs: Floats
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """What beliefs are worth at most, and the row that is worth as much there."""
    values, rows = np.empty(len(beliefs)), np.empty(beliefs.shape)
    for number in range(len(beliefs)):
        whole = beliefs[number].sum()
        shares, prices = split(columns, worth, beliefs[number] / whole)
        values[number] = 0.0
        for column in range(len(columns)):
            values[number] += whole * shares[column] * proven[column]
        for rest in range(len(prices)):
            rows[number, rest] = prices[rest]
    return values, rows


@compiled
def best_reply(graph: Graph, leaf_worth: Floats) -> float:
    """What the best Hero gets, if leaving is worth this (with how likely he comes there counted in)."""
    worth = np.zeros(len(graph.codes))
    for situation in range(len(graph.codes) - 1, -1, -1):
        for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
            value = 0.0
            for at in range(graph.first_outcome[action], graph.first_outcome[action + 1]):
                there = graph.outcomes[at]
                value += worth[there] if there >= 0 else leaf_worth[-1 - there]
            worth[situation] = max(worth[situation], value)
    return float(worth[graph.situation_at[:-1]].sum())


def rows_to_choose(
    chain: Chain, point: Point, graph: Graph, known: dict[Monsters, tuple[Floats, Floats]], most: int
) -> dict[Monsters, Floats]:
    """For each set of unseen monsters the rows that count most, by beliefs that occurred and some tried by chance."""
    rng, found = np.random.default_rng(1), {}
    for unseen in by_unseen(point, graph)[0]:
        ways = chain.ways(point.storey + 1, unseen)
        size = len(ways.rests)
        tried = np.concatenate([ways.columns, *(rng.dirichlet(np.full(size, much), many) for much, many in SAMPLES)])
        rows = _split_all(ways.columns, ways.worth, ways.proven, tried)[1]
        often = np.full(len(rows), NEAR)
        if unseen in known:
            rows, often = np.concatenate((rows, known[unseen][0])), np.concatenate((often, known[unseen][1]))
        kinds, which = np.unique(np.round(rows / NEAR) * NEAR, axis=0, return_inverse=True)
        found[unseen] = kinds[np.argsort(-np.bincount(which.ravel(), often))[:most]]
    return found


def payoffs_at_most(chain: Chain, point: Point, graph: Graph, rows: dict[Monsters, Floats]) -> Payoffs:
    """What leaving is worth to a Hero who chooses one of these rows."""
    sets, group = by_unseen(point, graph)
    columns, worth, row_at = chain.columns(point), [], [0]
    for unseen in sets:
        places = [columns.index(rest) for rest in chain.ways(point.storey + 1, unseen).rests]
        whole = np.zeros((len(rows[unseen]), len(columns)))
        whole[:, places] = rows[unseen]
        worth.append(whole)
        row_at.append(row_at[-1] + len(whole))
    choice_at = np.concatenate(([0], np.cumsum(np.diff(row_at)[group])))
    return chain.frame(point, graph)._replace(
        group=group, row_at=np.array(row_at), choice_at=choice_at, chosen=np.zeros(row_at[-1], np.int64),
        worth=np.concatenate(worth),
    )  # fmt: skip
