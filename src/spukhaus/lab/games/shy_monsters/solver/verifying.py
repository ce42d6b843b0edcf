"""What the packed strategies are worth, from nothing but the rules and the file: exact best replies of both sides
(best responses, which bound the exploitability)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

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
from spukhaus.lab.games.shy_monsters.solver.beliefs import at_most
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Result, seen_on
from spukhaus.lab.games.shy_monsters.solver.following import Worths, follow, least, rows_of
from spukhaus.lab.games.shy_monsters.solver.packing import unpack_master
from spukhaus.lab.games.shy_monsters.solver.storey import Floats


@dataclass(frozen=True)
class Certificate:
    lower: float
    """What the Hero of the file wins at least, whatever the Dungeon Master does."""
    upper: float
    """What anybody can win at most against the Dungeon Master of the file."""


class Verifier:
    def __init__(self, box: Box, solution: Solution, tell: Callable[[str], None]) -> None:
        self.chain, self.solution, self._tell = Chain(box), solution, tell
        self.chain.beliefs.update(solution.beliefs)
        self.chain.said.update(solution.worth)

    def verify(self) -> Certificate:
        """The last storey first; and all beliefs in the same monsters together."""
        todo = sorted({*self.solution.heroes, *self.solution.worth}, key=lambda point: (-point.storey, point))
        for (storey, unseen), group in groupby(todo, key=lambda point: (point.storey, point.unseen)):
            mine, even = list(group), None
            for point in mine:
                if point in self.solution.heroes:
                    by_shape = lowest(self.chain, point, self.solution.hero(point), even)
                    even = by_shape if even is None else even
                    least = by_shape.min(0)
                    lower = float(least @ self.chain.prior(point))
                    self.chain.results[point] = Result(lower, least)
                    self._tell(f"{point.name}: the Hero gets at least {lower:.5f}")
            self._at_most(storey, unseen, [point for point in mine if point in self.solution.worth])
        top = Point(1, ALL)
        return Certificate(self.chain.results[top].lower, self.chain.upper[top])

    def _at_most(self, storey: int, unseen: Monsters, mine: list[Point]) -> None:
        """What the best Hero gets with these beliefs, against the Dungeon Master's strategies for them."""
        tables = [self.solution.master(point) for point in mine]
        graph = self.chain.daring_graph(Point(storey, unseen), {shape for table in tables for shape in table.shapes})
        for point, table in zip(mine, tables, strict=True):
            self.chain.upper[point] = at_most(self.chain, point, graph, unpack_master(graph, table))
            self._tell(f"{point.name}: the Hero gets at most {self.chain.upper[point]:.5f}")


def guaranteed(chain: Chain, point: Point, table: HeroTable) -> Floats:
    """What a strategy of the Hero gets against each type at least."""
    return np.asarray(lowest(chain, point, table).min(0))


def lowest(chain: Chain, point: Point, table: HeroTable, even: Floats | None = None) -> Floats:
    """The same on each shape alone; `even` is that of the strategy to which a table leaves shapes."""
    pairs, types = pairs_of(point.unseen), types_of(point)
    type_at = np.searchsorted([pairs.index(pair) for pair, _ in types], np.arange(len(pairs) + 1))
    left = chain.left(point) if point.storey < 3 else np.zeros(len(types), np.int64)
    worths = _worths(chain, point)
    found = np.empty((len(chain.shapes), len(types)))
    for number, (touching, comfort) in enumerate(chain.shapes):
        if even is not None and table.shape_at[number] == table.shape_at[number + 1]:
            found[number] = even[number]
            continue
        rows = rows_of(table, number)
        codes, often = follow(touching, comfort, mask_of(point.unseen), chain.reveals(point), rows)
        found[number] = least(
            codes, often, rows, seen_on(codes), worths, np.array(pairs, np.int64), type_at, left, chain.barred
        )
    return found


def _worths(chain: Chain, point: Point) -> Worths:
    """What the Hero can go on with."""
    if point.storey == 3:
        return Worths(np.zeros(1, np.int64), np.ones((1, 1)), np.zeros(64, np.int64))
    columns = chain.columns(point)
    known = {other.name_in_tables: other for other in chain.results if other.storey == point.storey + 1}
    names = sorted(known)
    rows = [[chain.worth_of(known[name]).get(rest, 0.0) for rest in columns] for name in names]
    default = np.zeros(64, np.int64)
    for seen in range(64):
        unseen: Monsters = tuple(monster for monster in point.unseen if not seen >> monster & 1)
        if len(point.unseen) - len(unseen) <= 2:
            default[seen] = names.index(choices(point.storey + 1, unseen)[-1].name_in_tables)
    return Worths(np.array(names), np.array(rows), default)


def verify(box: Box, solution: Solution, tell: Callable[[str], None]) -> Certificate:
    return Verifier(box, solution, tell).verify()
