"""What the packed strategies are worth, from nothing but the rules and the file: exact best replies of both sides
(best responses, which bound the exploitability)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import (
    HeroTable,
    Monsters,
    Point,
    Solution,
    choices,
    mask_of,
    pairs_of,
    types_of,
)
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Result, points, seen_on
from spukhaus.lab.games.shy_monsters.solver.following import Worths, follow, least, rows_of
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import unpack_master
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, make_graph


@dataclass(frozen=True)
class Certificate:
    lower: float
    """What the Hero of the file wins at least, whatever the Dungeon Master does."""
    upper: float
    """What anybody can win at most against the Dungeon Master of the file."""
    results: dict[Point, Result]


class Verifier:
    def __init__(self, box: Box, solution: Solution, tell: Callable[[str], None]) -> None:
        self.chain, self.solution, self._tell = Chain(box), solution, tell

    def verify(self) -> Certificate:
        todo = list(points())
        for at, point in enumerate(todo, start=1):
            guaranteed = self.guaranteed(point, self.solution.hero(point))
            lower, upper = float(guaranteed @ self.chain.prior(point)), 1.0
            if point.is_told:
                upper = self.chain.told[point.unseen] = self.at_most(point)
            self.chain.results[point] = Result(lower, upper, guaranteed)
            self._tell(f"{at}/{len(todo)} {point.name}: {lower:.5f}" + (f" to {upper:.5f}" if point.is_told else ""))
        top = self.chain.results[Point(1, ALL)]
        return Certificate(top.lower, top.upper, self.chain.results)

    def guaranteed(self, point: Point, table: HeroTable) -> Floats:
        """What a strategy of the Hero gets against each type at least."""
        pairs, types = pairs_of(point.unseen), types_of(point)
        type_at = np.searchsorted([pairs.index(pair) for pair, _ in types], np.arange(len(pairs) + 1))
        left = self.chain.left(point) if point.storey < 3 else np.zeros(len(types), np.int64)
        worths = self._worths(point)
        found = np.full(len(types), np.inf)
        for number, (touching, comfort) in enumerate(self.chain.shapes):
            rows = rows_of(table, number)
            codes, often = follow(touching, comfort, mask_of(point.unseen), 3 - point.storey, rows)
            lowest = least(codes, often, rows, seen_on(codes), worths, np.array(pairs, np.int64), type_at, left)
            found = np.minimum(found, lowest)
        return found

    def _worths(self, point: Point) -> Worths:
        """What the Hero can go on with."""
        if point.storey == 3:
            return Worths(np.zeros(1, np.int64), np.ones((1, 1)), np.zeros(64, np.int64))
        columns = self.chain.columns(point)
        known = {other.name_in_tables: other for other in self.chain.results if other.storey == point.storey + 1}
        names = sorted(known)
        rows = [[self.chain.worth_of(known[name]).get(rest, 0.0) for rest in columns] for name in names]
        default = np.zeros(64, np.int64)
        for seen in range(64):
            unseen: Monsters = tuple(monster for monster in point.unseen if not seen >> monster & 1)
            if len(point.unseen) - len(unseen) <= 2:
                default[seen] = names.index(choices(point.storey + 1, unseen)[-1].name_in_tables)
        return Worths(np.array(names), np.array(rows), default)

    def at_most(self, point: Point) -> float:
        """What the best Hero gets who knows what is left, against the Dungeon Master's strategy for that."""
        table = self.solution.master(point.storey, point.unseen)
        pairs = np.array(pairs_of(point.unseen), np.int64)
        laid = frozenset(table.shapes)
        graph = make_graph(self.chain.shapes, mask_of(point.unseen), pairs, 3 - point.storey, False, laid)
        game = StoreyGame(graph, self.chain.told_payoffs(point, graph))
        return game.best_reply(unpack_master(graph, table))


def verify(box: Box, solution: Solution, tell: Callable[[str], None]) -> Certificate:
    return Verifier(box, solution, tell).verify()
