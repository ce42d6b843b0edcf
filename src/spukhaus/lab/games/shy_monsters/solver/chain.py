"""The three storeys one after the other, with bounds that hold for the whole match.

What couples the storeys is what the Hero does not know of earlier ones (SM-24). Between them counts what he should
believe about it, which both sides know: everything that the Hero does and sees is seen by the Dungeon Master too. Each
side has strategies for some beliefs (`Point`), and a bound that nobody can deny:

- When the Hero leaves a storey, he chooses with which of his strategies he goes on. What a strategy gets at least
  against each set that may really be left is a vector; these are what leaving is worth: a lower bound.
- The Dungeon Master splits what the Hero believes into beliefs for which he has a strategy (`beliefs`): an upper
  bound.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import (
    Monsters,
    Point,
    belief_of,
    choices,
    mask_of,
    pairs_of,
    prior_of,
    rests_of,
    types_of,
)
from spukhaus.games.shy_monsters.model.shapes import shapes_of, tiles_of
from spukhaus.games.shy_monsters.model.situations import MONSTER, TILES
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.situations import AT_ONCE, DARING, LOOKING
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, Graph, Integers, Payoffs, barred_fillings, make_graph

ALL: Monsters = (0, 1, 2, 3, 4, 5)


def without(monsters: Monsters, gone: Monsters) -> Monsters:
    return tuple(monster for monster in monsters if monster not in gone)


def points() -> Iterator[Point]:
    """In the order in which they need one another: the last storey first."""
    for storey in (3, 2, 1):
        for size in range(8 - 2 * storey, 7):
            for unseen in combinations(ALL, size):
                yield Point(storey, unseen)


class Ways(NamedTuple):
    """The ways to split beliefs about what is left."""

    rests: list[Monsters]
    columns: Floats
    """For each strategy of the Dungeon Master, certainties first, how likely it makes each rest."""
    worth: Floats
    """By this he splits."""
    proven: Floats
    """What it lets the Hero have at most."""


@dataclass(frozen=True)
class Result:
    lower: float
    guaranteed: Floats
    """What the Hero gets at least against each type."""


class Chain:
    """What each storey is played for, given the results of later storeys."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.shapes = [
            (np.array(shape.touching, np.int64), np.array(shape.comfort, np.int64)) for shape in shapes_of(box)
        ]
        self.barred = barred_fillings(tiles_of(box))
        self.beliefs: dict[Point, tuple[int, ...]] = {}
        """Of numbered points: how likely each set is that may be left, as weights."""
        self.results: dict[Point, Result] = {}
        self.upper: dict[Point, float] = {}
        """What the best Hero gets at most, at each belief for which the Dungeon Master has a strategy."""
        self.said: dict[Point, float] = {}
        """The same as the file says it, and as the Dungeon Master then splits."""
        self._graph: tuple[tuple[Monsters, int, int], Graph] | None = None

    def graph(self, point: Point) -> Graph:
        """For solving, and for what a strategy of the Hero gets. The last one is kept."""
        key = point.unseen, self.reveals(point), LOOKING if point.storey < 3 else AT_ONCE
        if self._graph is None or self._graph[0] != key:
            pairs = np.array(pairs_of(point.unseen), np.int64)
            self._graph = key, make_graph(self.shapes, mask_of(point.unseen), pairs, *key[1:], self.barred)
        return self._graph[1]

    def daring_graph(self, point: Point, shapes: Collection[int]) -> Graph:
        """What the best Hero can do against a Dungeon Master who lays these shapes only."""
        pairs = np.array(pairs_of(point.unseen), np.int64)
        looking = DARING if point.storey < 3 else AT_ONCE
        mask, reveals = mask_of(point.unseen), self.reveals(point)
        return make_graph(self.shapes, mask, pairs, reveals, looking, self.barred, frozenset(shapes))

    def reveals(self, point: Point) -> int:
        """How many tiles the Hero reveals first."""
        return self.box.storeys[point.storey - 1].reveals

    def prior(self, point: Point) -> Floats:
        return np.array(prior_of(point, self.beliefs.get(point, ())))

    def frame(self, point: Point, graph: Graph) -> Payoffs:
        """Who the Dungeon Master can be and what is left then; leaving is worth 1."""
        types, pairs = types_of(point), pairs_of(point.unseen)
        type_at = np.searchsorted([pairs.index(pair) for pair, _ in types], np.arange(len(pairs) + 1))
        group, row_at, chosen = np.zeros(len(graph.leaves), np.int64), np.array([0, 1]), np.zeros(1, np.int64)
        left = self.left(point) if point.storey < 3 else np.zeros(len(types), np.int64)
        choice_at = np.arange(len(graph.leaves) + 1)
        return Payoffs(self.prior(point), type_at, group, row_at, choice_at, chosen, left, np.ones((1, 1)))

    def payoffs(self, point: Point, graph: Graph) -> Payoffs:
        """What leaving is worth to a Hero who goes on with a strategy that is known for the next storey."""
        frame = self.frame(point, graph)
        if point.storey == 3:
            return frame
        group, row_at, chosen, worth = self._by_what_was_seen(point, graph)
        choice_at = np.concatenate(([0], np.cumsum(np.diff(row_at)[group])))
        return frame._replace(group=group, row_at=row_at, choice_at=choice_at, chosen=chosen, worth=worth)

    def columns(self, point: Point) -> list[Monsters]:
        """What may be left after this storey."""
        return sorted({later or without(ALL, pair) for pair, later in types_of(point)})

    def left(self, point: Point) -> Integers:
        columns = self.columns(point)
        return np.array([columns.index(later or without(ALL, pair)) for pair, later in types_of(point)])

    def _by_what_was_seen(self, point: Point, graph: Graph) -> tuple[Integers, Integers, Integers, Floats]:
        masks, group = np.unique(seen_on(graph.leaves), return_inverse=True)
        row_at, chosen, rows = [0], [], []
        for mask in masks.tolist():
            unseen = tuple(monster for monster in point.unseen if not mask >> monster & 1)
            for choice in choices(point.storey + 1, unseen, self.beliefs):
                worth = self.worth_of(choice)
                chosen.append(choice.name_in_tables)
                rows.append([worth.get(left, 0.0) for left in self.columns(point)])
            row_at.append(len(rows))
        return group.astype(np.int64), np.array(row_at), np.array(chosen), np.array(rows)

    def worth_of(self, point: Point) -> dict[Monsters, float]:
        """What the Hero gets at least with the strategy of a point, by what is really left before that storey."""
        sums: dict[Monsters, list[float]] = {}
        for (pair, later), worth in zip(types_of(point), self.results[point].guaranteed, strict=True):
            sums.setdefault(tuple(sorted(pair + later)), []).append(float(worth))
        return {left: sum(worths) / len(worths) for left, worths in sums.items()}

    def ways(self, storey: int, unseen: Monsters) -> Ways:
        """How the Dungeon Master can split a belief in this, with what is solved so far."""
        rests = rests_of(storey, unseen)
        certain = [Point(storey, rest) for rest in rests]
        within = {point for point in self.upper if point.storey == storey and set(point.unseen) <= set(unseen)}
        mine = certain + sorted(within.difference(certain))
        columns = np.array([belief_of(point, rests, self.beliefs.get(point, ())) for point in mine])
        proven = np.array([self.upper[point] for point in mine])
        said = np.array([self.said.get(point, self.upper[point]) for point in mine])
        return Ways(rests, columns, said, proven)


def seen_on(leaves: Integers) -> Integers:
    """The monsters that lie face up, as a mask."""
    seen = np.zeros(len(leaves), np.int64)
    for tile in range(1, TILES + 1):
        what = leaves >> (4 * (tile - 1)) & 15
        seen |= np.where(what >= MONSTER, 1 << (np.maximum(what - MONSTER, 0) // 2), 0)
    return seen
