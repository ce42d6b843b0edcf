"""The three storeys one after the other, with bounds that hold for the whole match.

What couples the storeys is what the Hero does not know of earlier ones (SM-24). Only one side has a secret: whatever
the Hero does and sees, the Dungeon Master sees too. So what matters between storeys is which monsters were shown and
what the Hero believes about the others (`Point`), and both sides have strategies for some beliefs:

- What a strategy of the Hero gets at least against each set that may really be left is a vector. When he leaves a
  storey he chooses with which of them he goes on: a lower bound, whatever the Dungeon Master does.
- What the best Hero gets at most against a strategy of the Dungeon Master is a number. When the Hero leaves a storey,
  what he believes then is *split* into beliefs for which there is such a strategy (`splitting`): an upper bound.

This is heuristic search value iteration for games in which one side only has a secret (Horák, Bošanský and others).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple, TypeAlias

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import (
    MasterTable,
    Monsters,
    Point,
    mask_of,
    pairs_of,
    prior_of,
    rests_of,
    types_of,
)
from spukhaus.games.shy_monsters.model.codes import MONSTER, TILES
from spukhaus.games.shy_monsters.model.shapes import shapes_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.situations import BOLD, CURIOUS, HASTY
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs, make_graph

ALL: Monsters = (0, 1, 2, 3, 4, 5)

Prices: TypeAlias = dict[Monsters, list[Floats]]
"""By what is unseen: vectors for the sets that may be left of it (`rests_of`)."""


def without(monsters: Monsters, gone: Monsters) -> Monsters:
    return tuple(monster for monster in monsters if monster not in gone)


def first_points() -> Iterator[Point]:
    """Whatever is left is equally likely: in the order in which these need one another, the last storey first."""
    for storey in (3, 2, 1):
        for size in range(8 - 2 * storey, 7):
            for unseen in combinations(ALL, size):
                yield Point(storey, unseen)


def evenly(point: Point) -> Floats:
    count = len(rests_of(point.storey, point.unseen))
    return np.full(count, 1 / count)


class Splits(NamedTuple):
    """For each group of leaves, the beliefs for which the Dungeon Master has a strategy on the next storey."""

    at: Integers
    """Where each group's beliefs begin."""
    beliefs: Floats
    costs: Floats
    """What the Hero gets at most."""


class Chain:
    """What each storey is played for, given what is known of later storeys."""

    def __init__(self, box: Box) -> None:
        self._reveals = tuple(storey.reveals for storey in box.storeys)
        self.shapes = [
            (np.array(shape.touching, np.int64), np.array(shape.comfort, np.int64)) for shape in shapes_of(box)
        ]
        self.beliefs: dict[Point, Floats] = {}
        """About the sets that may be left (`rests_of`)."""
        self.heroes: dict[Point, Floats] = {}
        """What the Hero's strategy for a point gets at least against each type."""
        self.masters: dict[Point, float] = {}
        """What the best Hero gets at most against the Dungeon Master's."""

    def reveals(self, storey: int) -> int:
        return self._reveals[storey - 1]

    def graph(self, point: Point) -> Graph:
        """For solving, and for what a strategy of the Hero gets."""
        curious = CURIOUS if point.storey < 3 else HASTY
        return self._graph(point, curious, None)

    def reply_graph(self, point: Point, master: MasterTable) -> Graph:
        """For what the best Hero gets against this Dungeon Master."""
        types, pairs = types_of(point), pairs_of(point.unseen)
        laid: dict[int, set[int]] = {}
        for kind, (pair, _) in enumerate(types):
            for shape, filling, _ in master.storeys(kind):
                laid.setdefault(shape, set()).add(pairs.index(pair) * WAYS + filling)
        worlds = {shape: np.array(sorted(mine), np.int64) for shape, mine in laid.items()}
        return self._graph(point, BOLD if point.storey < 3 else HASTY, worlds)

    def _graph(self, point: Point, curious: int, laid: dict[int, Integers] | None) -> Graph:
        pairs = np.array(pairs_of(point.unseen), np.int64)
        return make_graph(self.shapes, mask_of(point.unseen), pairs, self.reveals(point.storey), curious, laid)

    def belief(self, point: Point) -> Floats:
        return self.beliefs[point] if point.number else evenly(point)

    def prior(self, point: Point) -> Floats:
        return np.array(prior_of(point, self.belief(point).tolist()))

    def columns(self, point: Point) -> list[Monsters]:
        """What may be left after this storey."""
        return sorted({later or without(ALL, pair) for pair, later in types_of(point)})

    def left(self, point: Point) -> Integers:
        columns = self.columns(point)
        return np.array([columns.index(later or without(ALL, pair)) for pair, later in types_of(point)])

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
        return self._with_rows(point, graph, lambda unseen: self.choices(point, unseen), {})

    def priced(self, point: Point, graph: Graph, prices: Prices) -> Payoffs:
        """The same, and the Hero may get these prices instead: for finding a good Dungeon Master."""
        return self._with_rows(point, graph, lambda unseen: self.choices(point, unseen), prices)

    def told(self, point: Point, graph: Graph) -> Payoffs:
        """What leaving is worth to a Hero who then hears what is left."""
        prices: Prices = {}
        for mask in self.groups(graph)[0]:
            unseen = unseen_of(point, mask)
            rests = rests_of(point.storey + 1, unseen)
            prices[unseen] = [np.array([self.masters[Point(point.storey + 1, rest)] for rest in rests])]
        return self._with_rows(point, graph, lambda _: [], prices)

    def _with_rows(
        self, point: Point, graph: Graph, choices: Callable[[Monsters], list[Point]], prices: Prices
    ) -> Payoffs:
        frame = self.frame(point, graph)
        if point.storey == 3:
            return frame
        masks, group = self.groups(graph)
        row_at, chosen, rows = [0], [], []
        for unseen in (unseen_of(point, mask) for mask in masks):
            for choice in choices(unseen):
                chosen.append(choice.name_in_tables)
                rows.append(self.row(point, choice))
            for price in prices.get(unseen, []):
                chosen.append(-1)
                rows.append(self.in_columns(point, unseen, price))
            row_at.append(len(rows))
        choice_at = np.concatenate(([0], np.cumsum(np.diff(row_at)[group])))
        return frame._replace(
            group=group, row_at=np.array(row_at), choice_at=choice_at, chosen=np.array(chosen), worth=np.array(rows)
        )

    def in_columns(self, point: Point, unseen: Monsters, values: Floats) -> list[float]:
        """Values for the sets that may be left of what is unseen, by what is left after a point's storey."""
        known = dict(zip(rests_of(point.storey + 1, unseen), values.tolist(), strict=True))
        return [known.get(left, 0.0) for left in self.columns(point)]

    def groups(self, graph: Graph) -> tuple[list[int], Integers]:
        """Leaves by what was seen: the masks, and which of them each leaf has."""
        masks, group = np.unique(seen_on(graph.leaves), return_inverse=True)
        return masks.tolist(), group.astype(np.int64)

    def choices(self, point: Point, unseen: Monsters) -> list[Point]:
        """With what the Hero may go on; the first one is for what is equally likely."""
        return sorted(one for one in self.heroes if one.storey == point.storey + 1 and one.unseen == unseen)

    def row(self, point: Point, choice: Point) -> list[float]:
        """What the Hero gets at least with a strategy, by what is left after a point's storey."""
        worth = self.worth_of(choice)
        return [worth.get(left, 0.0) for left in self.columns(point)]

    def worth_of(self, point: Point) -> dict[Monsters, float]:
        """What the Hero gets at least with the strategy of a point, by what is really left before that storey."""
        sums: dict[Monsters, list[float]] = {}
        for (pair, later), worth in zip(types_of(point), self.heroes[point], strict=True):
            sums.setdefault(tuple(sorted(pair + later)), []).append(float(worth))
        return {left: sum(worths) / len(worths) for left, worths in sums.items()}

    def splits(self, point: Point, graph: Graph) -> tuple[Splits, list[Point]]:
        """Into what the Hero's beliefs can be split when he leaves; and for which points each of these is."""
        if point.storey == 3:
            return Splits(np.array([0, 1]), np.ones((1, 1)), np.ones(1)), []
        at, beliefs, costs, found = [0], [], [], []
        for mask in self.groups(graph)[0]:
            for other in self.known_to_master(point, unseen_of(point, mask)):
                beliefs.append(self.in_columns(point, other.unseen, self.belief(other)))
                costs.append(self.masters[other])
                found.append(other)
            at.append(len(found))
        return Splits(np.array(at), np.array(beliefs), np.array(costs)), found

    def known_to_master(self, point: Point, unseen: Monsters) -> list[Point]:
        """For which points of the next storey the Dungeon Master has a strategy, if this is unseen then."""
        return sorted(
            other
            for other in self.masters
            if other.storey == point.storey + 1 and set(unseen).issuperset(other.unseen)
        )


def unseen_of(point: Point, seen: int) -> Monsters:
    """What the Hero has not seen, after he saw these monsters (a mask) on a point's storey."""
    return tuple(monster for monster in point.unseen if not seen >> monster & 1)


def seen_on(leaves: Integers) -> Integers:
    """The monsters that lie face up, as a mask."""
    seen = np.zeros(len(leaves), np.int64)
    for tile in range(1, TILES + 1):
        what = leaves >> (4 * (tile - 1)) & 15
        seen |= np.where(what >= MONSTER, 1 << (np.maximum(what - MONSTER, 0) // 2), 0)
    return seen
