"""The three storeys one after the other, with bounds that hold for the whole match.

What couples the storeys is what the Hero does not know of earlier ones (SM-24). Two simple ways to play leave it out,
one for each side, and each gives a bound that nobody can deny:

- The Dungeon Master plays every storey *as if the Hero knew all that was laid before*. Whatever the Hero really knows,
  he gets no more than against such a Dungeon Master with everything told to him: an upper bound.
- The Hero goes on from what lies face up when he is sure to get out, with one strategy for each set of monsters he has
  seen. What that strategy gets against each pair that the Dungeon Master may still hold is a vector; the vectors of
  a storey are what leaving the storey before is worth: a lower bound.

The difference is what the hidden monsters of earlier storeys can be worth at most.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from spukhaus.games.shy_monsters.box import Box
from spukhaus.games.shy_monsters.codes import MONSTER, TILES
from spukhaus.games.shy_monsters.shapes import shapes_of
from spukhaus.games.shy_monsters.solution import Monsters, Pair, pairs_of
from spukhaus.lab.solution.storey import Floats, Graph, Integers, Payoffs, make_graph

ALL: Monsters = (0, 1, 2, 3, 4, 5)


def without(monsters: Monsters, gone: Monsters) -> Monsters:
    return tuple(monster for monster in monsters if monster not in gone)


@dataclass(frozen=True)
class Task:
    """One game to solve: a storey, who plays for the certificate, and which monsters the Hero has not seen before."""

    storey: int
    side: str
    """'hero': whose strategy gives the lower bound; 'master': whose strategy gives the upper one."""
    unseen: Monsters

    @property
    def name(self) -> str:
        return f"{self.storey}-{self.side}-{''.join(map(str, self.unseen))}"


def tasks() -> Iterator[Task]:
    """In the order in which they need one another: the last storey first."""
    for storey in (3, 2, 1):
        left = 8 - 2 * storey
        """How many monsters are in this storey's pair and in later ones."""
        for size in range(left, 7):
            for unseen in combinations(ALL, size):
                if size == left:
                    yield Task(storey, "master", unseen)
                yield Task(storey, "hero", unseen)


@dataclass(frozen=True)
class Result:
    lower: float
    upper: float
    guaranteed: Floats
    """What the Hero gets against each type at least."""


class Chain:
    """Who plays which storey for what, given the results of later storeys."""

    def __init__(self, box: Box, curious: bool) -> None:
        """A curious Hero looks around before he leaves a storey, where that costs nothing: more to solve."""
        self.box, self.curious = box, curious
        self.shapes = [
            (np.array(shape.touching, np.int64), np.array(shape.comfort, np.int64)) for shape in shapes_of(box)
        ]
        self.results: dict[Task, Result] = {}
        self._graph: tuple[tuple[Monsters, int, bool], Graph] | None = None

    def graph(self, task: Task) -> Graph:
        """The last one is kept: both sides may need it."""
        key = task.unseen, 3 - task.storey, self.curious and task.side == "hero" and task.storey < 3
        if self._graph is None or self._graph[0] != key:
            pairs = np.array(pairs_of(task.unseen), np.int64)
            candidates = sum(1 << monster for monster in task.unseen)
            self._graph = key, make_graph(self.shapes, candidates, pairs, *key[1:])
        return self._graph[1]

    def types(self, task: Task) -> list[tuple[Pair, Monsters]]:
        """Who the Dungeon Master can be: the pair of this storey, and what he knows to come after it (storey 2)."""
        if task.storey != 2:
            return [(pair, ()) for pair in pairs_of(task.unseen)]
        return [(pair, later) for pair in pairs_of(task.unseen) for later in pairs_of(without(task.unseen, pair))]

    def payoffs(self, task: Task, graph: Graph) -> Payoffs:
        types = self.types(task)
        pairs = pairs_of(task.unseen)
        drawn = [pairs.index(pair) for pair, _ in types]
        type_at = np.searchsorted(drawn, np.arange(len(pairs) + 1))
        prior = np.full(len(types), 1 / len(types))
        if task.storey == 3:
            group, worth = np.zeros(len(graph.leaves), np.int64), np.ones((1, len(types)))
        elif task.side == "master":
            group = np.zeros(len(graph.leaves), np.int64)
            worth = np.array([[self._told(task, pair) for pair, _ in types]])
        else:
            group, worth = self._by_what_was_seen(task, graph, types)
        return Payoffs(prior, type_at, group, worth)

    def _told(self, task: Task, pair: Pair) -> float:
        """What leaving is worth at most, if the Hero then hears which pair it was."""
        return self.results[Task(task.storey + 1, "master", without(task.unseen, pair))].upper

    def _by_what_was_seen(
        self, task: Task, graph: Graph, types: list[tuple[Pair, Monsters]]
    ) -> tuple[Integers, Floats]:
        seen = np.zeros(len(graph.leaves), np.int64)
        for tile in range(1, TILES + 1):
            what = graph.leaves >> (4 * (tile - 1)) & 15
            seen |= np.where(what >= MONSTER, 1 << (np.maximum(what - MONSTER, 0) // 2), 0)
        masks, group = np.unique(seen, return_inverse=True)
        rows = []
        for mask in masks:
            shown = tuple(monster for monster in ALL if mask >> monster & 1)
            after = Task(task.storey + 1, "hero", without(task.unseen, shown))
            worth = self._worth_of(after)
            rows.append([self._against(worth, shown, pair, later) for pair, later in types])
        return group.astype(np.int64), np.array(rows)

    def _worth_of(self, task: Task) -> dict[Monsters, float]:
        """What the next storey is worth: by the pair to come (storey 3), or by what was hidden in storey 1."""
        guaranteed = self.results[task].guaranteed
        types = self.types(task)
        if task.storey == 3:
            return {pair: float(worth) for (pair, _), worth in zip(types, guaranteed, strict=True)}
        sums: dict[Monsters, list[float]] = {}
        for (pair, later), worth in zip(types, guaranteed, strict=True):
            sums.setdefault(without(without(task.unseen, pair), later), []).append(float(worth))
        return {hidden: sum(worths) / len(worths) for hidden, worths in sums.items()}

    @staticmethod
    def _against(worth: dict[Monsters, float], shown: Monsters, pair: Pair, later: Monsters) -> float:
        """Nothing for a type that cannot have shown this: it never comes to such a leaf."""
        if set(shown) - set(pair):
            return 0.0
        return worth[later] if later else worth[without(pair, shown)]
