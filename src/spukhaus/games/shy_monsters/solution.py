"""The solved game, as it is kept in a file: what the perfect Hero and the perfect Dungeon Master do.

`spukhaus lab solve` makes the file and `spukhaus lab verify-solution` proves what it is worth; this only reads it.
The archive holds one table for each side, storey and set of monsters that the Hero has not seen in earlier storeys.
"""

from __future__ import annotations

import json
import sys
from array import array
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Final, TypeAlias
from zipfile import ZipFile

from spukhaus.games.shy_monsters.box import Box
from spukhaus.games.shy_monsters.codes import TILES
from spukhaus.games.shy_monsters.layout import Cell
from spukhaus.games.shy_monsters.shapes import Shape

FILE: Final = Path(__file__).parent / "solution.zip"
WHOLE: Final = 1000
"""What the shares of a mix add up to."""
WEIGHT: Final = 65535
"""What the weights of a type's storeys add up to, about."""

Monsters: TypeAlias = tuple[int, ...]
"""By their places in the box, in order."""
Pair: TypeAlias = tuple[int, int]
Mix: TypeAlias = tuple[tuple[int, int], ...]
"""Numbers of actions, each with its share."""

FILLINGS: Final = tuple(permutations(range(1, TILES + 1), 3))
"""Where the Exit, the pair's first monster and its second can lie."""


def pairs_of(monsters: Monsters) -> list[Pair]:
    return list(combinations(monsters, 2))


@dataclass(frozen=True, slots=True)
class HeroTable:
    """What the Hero does in the situations that he can come into, shape by shape."""

    shape_at: Sequence[int]
    codes: Sequence[int]
    first: Sequence[int]
    actions: Sequence[int]
    shares: Sequence[int]

    def mix(self, shape: int, code: int) -> Mix | None:
        """None where the Hero has a sure way out or only one thing to do, or never comes by himself."""
        at = bisect_left(self.codes, code, self.shape_at[shape], self.shape_at[shape + 1])
        if at == self.shape_at[shape + 1] or self.codes[at] != code:
            return None
        mine = range(self.first[at], self.first[at + 1])
        return tuple((self.actions[one], self.shares[one]) for one in mine)


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
        self._numbers = {
            Shape(tuple(touching), tuple(comfort)): number
            for number, (touching, comfort) in enumerate(about["signatures"])
        }

    def fits(self, box: Box) -> bool:
        """Whether this is the game that was solved."""
        return self.box == essence(box)

    def number(self, shape: Shape) -> int:
        return self._numbers[shape]

    @lru_cache(maxsize=4)  # noqa: B019 - there is one solution for the life of the program
    def hero(self, storey: int, unseen: Monsters) -> HeroTable:
        return HeroTable(*self._columns(f"{storey}-hero-{_digits(unseen)}", "IIIHH"))

    @lru_cache(maxsize=4)  # noqa: B019
    def master(self, storey: int, unseen: Monsters) -> MasterTable:
        return MasterTable(*self._columns(f"{storey}-master-{_digits(unseen)}", "IHBH"))

    def _columns(self, name: str, kinds: str) -> list[array[int]]:
        return read_columns(self._archive.read(name), kinds)


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


def _digits(monsters: Monsters) -> str:
    return "".join(map(str, monsters))


@lru_cache(maxsize=1)
def solution() -> Solution | None:
    """The one that came with the program, if it did."""
    return Solution() if FILE.exists() else None
