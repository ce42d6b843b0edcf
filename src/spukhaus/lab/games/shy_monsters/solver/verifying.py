"""What the packed strategies are worth, from nothing but the rules and the file: exact best replies of both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import HeroTable, Point, Solution, mask_of, pairs_of, types_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, seen_on, unseen_of
from spukhaus.lab.games.shy_monsters.solver.following import Worths, follow, least, rows_of
from spukhaus.lab.games.shy_monsters.solver.keeping import reply_to_table
from spukhaus.lab.games.shy_monsters.solver.storey import Floats


@dataclass(frozen=True)
class Certificate:
    lower: float
    """What the Hero of the file wins at least, whatever the Dungeon Master does."""
    upper: float
    """What anybody can win at most against the Dungeon Master of the file."""
    heroes: dict[Point, Floats]
    """What each strategy of the Hero gets at least against each type."""
    masters: dict[Point, float]
    """What the best Hero gets at most against each of the Dungeon Master."""


class Verifier:
    def __init__(self, box: Box, solution: Solution, tell: Callable[[str], None]) -> None:
        self.chain, self.solution, self._tell = Chain(box), solution, tell

    def verify(self) -> Certificate:
        """The last storey first: what an earlier one is worth builds on it."""
        self.chain.beliefs.update((point, np.array(belief)) for point, belief in self.solution.beliefs.items())
        heroes, masters = self.solution.points("hero"), self.solution.points("master")
        todo = sorted({*heroes, *masters}, key=lambda point: (-point.storey, point))
        for at, point in enumerate(todo, start=1):
            said = f"{at}/{len(todo)} {point.name}:"
            if point in heroes:
                self.chain.heroes[point] = self.guaranteed(point, self.solution.hero(point))
                said += f" at least {float(self.chain.heroes[point] @ self.chain.prior(point)):.5f}"
            if point in masters:
                self.chain.masters[point] = self.at_most(point)
                said += f" at most {self.chain.masters[point]:.5f}"
            self._tell(said)
        top = Point(1, ALL)
        lower = float(self.chain.heroes[top] @ self.chain.prior(top))
        return Certificate(lower, self.chain.masters[top], self.chain.heroes, self.chain.masters)

    def guaranteed(self, point: Point, table: HeroTable) -> Floats:
        """What a strategy of the Hero gets against each type at least."""
        pairs, types = pairs_of(point.unseen), types_of(point)
        type_at = np.searchsorted([pairs.index(pair) for pair, _ in types], np.arange(len(pairs) + 1))
        left = self.chain.left(point) if point.storey < 3 else np.zeros(len(types), np.int64)
        worths = self._worths(point)
        reveals = self.chain.reveals(point.storey)
        found = np.full(len(types), np.inf)
        for number, (touching, comfort) in enumerate(self.chain.shapes):
            rows = rows_of(table, number)
            codes, often = follow(touching, comfort, mask_of(point.unseen), reveals, rows)
            lowest = least(codes, often, rows, seen_on(codes), worths, np.array(pairs, np.int64), type_at, left)
            found = np.minimum(found, lowest)
        return found

    def _worths(self, point: Point) -> Worths:
        """What the Hero can go on with."""
        if point.storey == 3:
            return Worths(np.zeros(1, np.int64), np.ones((1, 1)), np.zeros(64, np.int64))
        known = {other.name_in_tables: other for other in self.chain.heroes if other.storey == point.storey + 1}
        names = sorted(known)
        rows = [self.chain.row(point, known[name]) for name in names]
        default = np.zeros(64, np.int64)
        for seen in range(64):
            unseen = unseen_of(point, seen)
            if len(point.unseen) - len(unseen) <= 2:
                default[seen] = names.index(Point(point.storey + 1, unseen).name_in_tables)
        return Worths(np.array(names), np.array(rows), default)

    def at_most(self, point: Point) -> float:
        """What the best Hero gets against the Dungeon Master's strategy, if he knows what it was made for."""
        return reply_to_table(self.chain, point, self.solution.master(point))[0]


def verify(box: Box, solution: Solution, tell: Callable[[str], None]) -> Certificate:
    return Verifier(box, solution, tell).verify()
