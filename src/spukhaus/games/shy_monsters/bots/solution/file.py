"""The solved game, as it is kept in a file: what the perfect Hero and the perfect Dungeon Master do.

`spukhaus lab solve` makes the file and `spukhaus lab verify-solution` proves what it is worth; this only reads it.
The archive holds one table for each side and belief of the Hero before a storey (`Point`).
"""

from __future__ import annotations

import json
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations, permutations
from pathlib import Path
from typing import Final, TypeAlias
from zipfile import ZipFile

from spukhaus.games.shy_monsters.model.shapes import Shape
from spukhaus.games.shy_monsters.model.situations import TILES
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import Cell

FILE: Final = Path(__file__).parents[2] / "data" / "solution.zip"
WHOLE: Final = 9600
"""What the shares of a mix add up to at most."""
WEIGHT: Final = 65535
"""What the weights of a type's storeys add up to, about."""

AFTERWARDS: Final = 1 << 31
"""Marks what is left behind among the situations."""

Monsters: TypeAlias = tuple[int, ...]
"""By their places in the box, in order."""
Pair: TypeAlias = tuple[int, int]
Mix: TypeAlias = tuple[tuple[int, float], ...]
"""Numbers of actions, each with its share."""

FILLINGS: Final = tuple(permutations(range(1, TILES + 1), 3))
"""Where the Exit, the pair's first monster and its second can lie."""


def pairs_of(monsters: Monsters) -> list[Pair]:
    return list(combinations(monsters, 2))


def mask_of(monsters: Monsters) -> int:
    return sum(1 << monster for monster in monsters)


@dataclass(frozen=True, slots=True, order=True)
class Point:
    """A belief of the Hero before a storey that was solved: that any of these may be left."""

    storey: int
    unseen: Monsters
    """What the Hero has not seen on earlier storeys, or holds for possible of it."""
    number: int = 0
    """Of the beliefs in this that were solved; the first is that all is equally likely."""

    @property
    def name(self) -> str:
        number = f".{self.number}" if self.number else ""
        return f"{self.storey}-{''.join(map(str, self.unseen))}{number}"

    @property
    def is_told(self) -> bool:
        """Whether the Hero knows what is left; for this the Dungeon Master has a strategy too."""
        return len(self.unseen) == 8 - 2 * self.storey

    @property
    def name_in_tables(self) -> int:
        return mask_of(self.unseen) | self.number << 6


def point_of(name: str) -> Point:
    """The point of this name."""
    storey, _, rest = name.partition("-")
    unseen, _, number = rest.partition(".")
    return Point(int(storey), tuple(map(int, unseen)), int(number or 0))


def point_named(storey: int, name: int) -> Point:
    return Point(storey, tuple(monster for monster in range(6) if name >> monster & 1), name >> 6)


def rests_of(storey: int, unseen: Monsters) -> list[Monsters]:
    """The monsters that may be left before a storey: its own and later ones."""
    return list(combinations(unseen, 8 - 2 * storey))


def types_of(point: Point) -> list[tuple[Pair, Monsters]]:
    """Who the Dungeon Master can be: the pair of this storey, and what he knows to come after it (storey 2)."""
    if point.storey != 2:
        return [(pair, ()) for pair in pairs_of(point.unseen)]
    return [
        (pair, later)
        for pair in pairs_of(point.unseen)
        for later in pairs_of(tuple(monster for monster in point.unseen if monster not in pair))
    ]


def prior_of(point: Point, belief: Sequence[float] = ()) -> list[float]:
    """How likely each type is to a Hero with this belief about what is left; before the first storey all are equally
    likely."""
    types = types_of(point)
    if point.storey == 1:
        return [1 / len(types)] * len(types)
    of_types = [tuple(sorted(pair + later)) for pair, later in types]
    rests = rests_of(point.storey, point.unseen)
    likely = dict(zip(rests, belief_of(point, rests, belief), strict=True))
    return [likely[rest] / of_types.count(rest) for rest in of_types]


def belief_of(point: Point, rests: Sequence[Monsters], weights: Sequence[float] = ()) -> list[float]:
    """How likely a belief makes each of these sets that may be left."""
    mine = rests_of(point.storey, point.unseen)
    likely = dict(zip(mine, weights or (1,) * len(mine), strict=True))
    return [likely.get(rest, 0) / sum(likely.values()) for rest in rests]


def choices(storey: int, unseen: Monsters, numbered: Iterable[Point] = ()) -> list[Point]:
    """The points between which the Hero chooses before a storey: what he takes for possible, and how likely.

    What he does then is safe only against what he takes for possible; the last one takes everything for possible.
    """
    least = 8 - 2 * storey
    sizes = sorted({least, min(least + 1, len(unseen)), len(unseen)})
    found = [Point(storey, possible) for size in sizes for possible in combinations(unseen, size)]
    return sorted(point for point in numbered if point.storey == storey and point.unseen == unseen) + found


@dataclass(frozen=True, slots=True)
class HeroTable:
    """What the Hero does in the situations that he can come into, shape by shape, and what he believes afterwards."""

    shape_at: Sequence[int]
    codes: Sequence[int]
    """Of situations, and of what is left behind, with `AFTERWARDS`."""
    first: Sequence[int]
    actions: Sequence[int]
    """Of a situation: numbers of actions. Of what is left behind: masks of the monsters he believes in."""
    wholes: Sequence[int]
    """For each shape, what the shares of a row add up to. So the last share of a row need not be said;"""
    low: Sequence[int]
    """of the others these are the low bytes,"""
    high: Sequence[int]
    """and these the high ones."""
    otherwise: HeroTable | None = None
    """By this he plays shapes of which nothing is said here."""

    @classmethod
    def read(cls, data: bytes, otherwise: HeroTable | None = None) -> HeroTable:
        shape_at, codes, counts, actions, wholes, low, high = read_columns(data, "IIBHHBB")
        return cls(shape_at, codes, array("I", accumulate(counts, initial=0)), actions, wholes, low, high, otherwise)

    def mix(self, shape: int, code: int) -> Mix | None:
        """None where the Hero has a sure way out or only one thing to do, or never comes by himself."""
        low, high = self.shape_at[shape], self.shape_at[shape + 1]
        if low == high and self.otherwise is not None:
            return self.otherwise.mix(shape, code)
        at = bisect_left(self.codes, code, low, high)
        if at == high or self.codes[at] != code:
            return None
        first, last, whole = self.first[at], self.first[at + 1], self.wholes[shape]
        said = [self.low[one] | self.high[one] << 8 for one in range(first - at, last - at - 1)]
        shares = (*said, whole - sum(said))
        return tuple((action, share / whole) for action, share in zip(self.actions[first:last], shares, strict=True))

    def believed(self, shape: int, left_behind: int) -> Mix | None:
        """None where the Hero believes everything possible."""
        return self.mix(shape, left_behind | AFTERWARDS)


@dataclass(frozen=True, slots=True)
class MasterTable:
    """What the Dungeon Master lays, type by type: a shape and a filling, with a weight."""

    type_at: Sequence[int]
    shapes: Sequence[int]
    fillings: Sequence[int]
    weights: Sequence[int]

    def storeys(self, kind: int) -> list[tuple[int, int, int]]:
        mine = range(self.type_at[kind], self.type_at[kind + 1])
        return [(self.shapes[at], self.fillings[at], self.weights[at]) for at in mine]


class Solution:
    def __init__(self, path: Path = FILE) -> None:
        self._archive = ZipFile(path)
        about = json.loads(self._archive.read("about.json"))
        self.box: str = about["box"]
        self.shapes: tuple[tuple[Cell, ...], ...] = tuple(map(tuple, about["shapes"]))
        """For every shape the cells of its tiles, the Entrance first, as they may be laid."""
        self.beliefs: dict[Point, tuple[int, ...]] = {
            point_of(name): tuple(weights) for name, weights in about["beliefs"].items()
        }
        """Of numbered points: how likely each set is that may be left (`rests_of`), as weights."""
        self.worth: dict[Point, float] = {point_of(name): worth for name, worth in about["worth"].items()}
        """What the Hero gets at most, if the Dungeon Master plays what was found for this belief of his."""
        self.heroes = tuple(sorted(
            point_of(name.removesuffix("-hero")) for name in self._archive.namelist() if name.endswith("-hero")
        ))  # fmt: skip
        """The beliefs for which the Hero has a strategy."""
        self._numbers = {
            Shape(tuple(touching), tuple(comfort)): number
            for number, (touching, comfort) in enumerate(about["signatures"])
        }

    def fits(self, box: Box) -> bool:
        """Whether this is the game that was solved."""
        return self.box == essence(box)

    def number(self, shape: Shape) -> int:
        return self._numbers[shape]

    @lru_cache(maxsize=24)  # noqa: B019 - there is one solution for the life of the program
    def hero(self, point: Point) -> HeroTable:
        even = Point(point.storey, point.unseen)
        otherwise = self.hero(even) if point != even and even in self.heroes else None
        return HeroTable.read(self._archive.read(f"{point.name}-hero"), otherwise)

    @lru_cache(maxsize=64)  # noqa: B019
    def ways_to_split(self, storey: int, unseen: Monsters) -> tuple[list[Monsters], list[Point], list[list[float]]]:
        """What may be left, the beliefs about it for which the Dungeon Master has a strategy, certainties first, and
        how likely each of them makes each thing."""
        rests = rests_of(storey, unseen)
        certain = [Point(storey, rest) for rest in rests]
        within = {point for point in self.worth if point.storey == storey and set(point.unseen) <= set(unseen)}
        points = certain + sorted(within.difference(certain))
        return rests, points, [belief_of(point, rests, self.beliefs.get(point, ())) for point in points]

    @lru_cache(maxsize=8)  # noqa: B019
    def master(self, point: Point) -> MasterTable:
        """What the Dungeon Master does if the Hero believes this."""
        return MasterTable(*read_columns(self._archive.read(f"{point.name}-master"), "IHBH"))


def read_columns(data: bytes, kinds: str) -> list[array[int]]:
    """Columns of numbers, one after the other, each after its length."""
    columns, at = [], 0
    for kind in kinds:
        length = int.from_bytes(data[at : at + 4], "little")
        column = array(kind)
        end = at + 4 + length * column.itemsize
        column.frombytes(data[at + 4 : end])
        if sys.byteorder == "big":
            column.byteswap()
        columns.append(column)
        at = end
    return columns


def essence(box: Box) -> str:
    """What the solution depends on, and nothing else."""
    return json.dumps(
        {
            "corridors": box.corridors,
            "storeys": [[storey.monsters, storey.reveals] for storey in box.storeys],
            "monsters": [[monster.name, *monster.diagram] for monster in box.monsters],
        },
        separators=(",", ":"),
    )


def solution() -> Solution | None:
    """The one that came with the program, if it did. In a web page it is fetched now; without a network, later."""
    try:
        return _solution()
    except OSError:
        return None


def solution_of(box: Box) -> Solution | None:
    """The same, if it is this box that was solved."""
    known = solution()
    return known if known is not None and known.fits(box) else None


@lru_cache(maxsize=1)
def _solution() -> Solution:
    return Solution()
