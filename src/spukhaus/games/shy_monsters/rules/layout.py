"""The grid, the layouts that can be laid on it, and where a monster is comfortable.

A cell is called like a field of a chess board: column letters from west to east, row numbers from south to
north, with the Entrance on i9, far enough from every edge for the largest edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

Cell: TypeAlias = str
Layout: TypeAlias = tuple[Cell, ...]
"""All tiles of a storey, the Entrance included, in reading order."""

Diagram: TypeAlias = tuple[str, str, str]
"""Three rows of a reference card, north first: M the monster, T a tile, X no tile, . either."""

REACH: Final = 8
"""The most tiles that may be laid beside the Entrance, and so the farthest that one can lie away."""

_COLUMNS: Final = "abcdefghijklmnopq"
_SIDES: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def cell_at(x: int, y: int) -> Cell:
    """The cell x columns east and y rows north of the Entrance."""
    return f"{_COLUMNS[x + REACH]}{y + REACH + 1}"


def within_reach(x: int, y: int) -> bool:
    return max(abs(x), abs(y)) <= REACH


def nearest(coordinate: int) -> int:
    """The coordinate of the field that is nearest to this one."""
    return min(max(coordinate, -REACH), REACH)


_POSITIONS: Final[Mapping[Cell, tuple[int, int]]] = MappingProxyType(
    {
        cell_at(x, y): (x, y)
        for y in range(REACH, -REACH - 1, -1)  # reading order: from the north-west
        for x in range(-REACH, REACH + 1)
    }
)
ENTRANCE: Final[Cell] = cell_at(0, 0)
_ORDER: Final[Mapping[Cell, int]] = MappingProxyType({cell: rank for rank, cell in enumerate(_POSITIONS)})


def is_cell(text: str) -> bool:
    return text in _POSITIONS


def position(cell: Cell) -> tuple[int, int]:
    return _POSITIONS[cell]


def in_reading_order(cells: Iterable[Cell]) -> Layout:
    """As one reads a page: row by row from the north, each row from the west."""
    return tuple(sorted(cells, key=_ORDER.__getitem__))


def reading_rank(cell: Cell) -> int:
    return _ORDER[cell]


def _sides_of(cell: Cell) -> tuple[Cell, ...]:
    x, y = _POSITIONS[cell]
    around = ((x + dx, y + dy) for dx, dy in _SIDES)
    return tuple(cell_at(x, y) for x, y in around if abs(x) <= REACH and abs(y) <= REACH)


SIDES: Final[Mapping[Cell, tuple[Cell, ...]]] = MappingProxyType({cell: _sides_of(cell) for cell in _POSITIONS})
"""The cells that share a side with each cell, clockwise from the north."""


def reachable(start: Cell, ground: frozenset[Cell]) -> frozenset[Cell]:
    """The cells of `ground` that can be walked to from `start`, side by side."""
    found = {start}
    waiting = [start]
    while waiting:
        fresh = [cell for cell in SIDES[waiting.pop()] if cell in ground and cell not in found]
        found.update(fresh)
        waiting += fresh
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Geometry:
    """What walking needs to know of a layout."""

    index: Mapping[Cell, int]
    neighbours: Mapping[Cell, tuple[Cell, ...]]
    jumps: Mapping[Cell, tuple[tuple[Cell, Cell], ...]]
    """Each (over, landing) that a jump from the cell can take (SM-18)."""


@lru_cache(maxsize=1 << 16)
def geometry(layout: Layout) -> Geometry:
    tiles = frozenset(layout)
    neighbours = {cell: tuple(side for side in SIDES[cell] if side in tiles) for cell in layout}
    jumps = {
        cell: tuple((over, landing) for over in neighbours[cell] for landing in neighbours[over] if landing != cell)
        for cell in layout
    }
    return Geometry(
        MappingProxyType({cell: rank for rank, cell in enumerate(layout)}),
        MappingProxyType(neighbours),
        MappingProxyType(jumps),
    )


@lru_cache(maxsize=1 << 18)
def comfortable_cells(diagram: Diagram, layout: Layout) -> frozenset[Cell]:
    """Where on this layout the diagram holds in one of its four rotations (SM-3, SM-4)."""
    tiles = frozenset(map(position, layout))
    turns = rotations(diagram)

    def holds(cell: Cell) -> bool:
        x, y = position(cell)
        return any(
            all((x + dx, y + dy) in tiles for dx, dy in needed)
            and not any((x + dx, y + dy) in tiles for dx, dy in barred)
            for needed, barred in turns
        )

    return frozenset(filter(holds, layout))


@lru_cache
def rotations(
    diagram: Diagram,
) -> tuple[tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]], ...]:
    """The offsets that need a tile and those that must have none, for each quarter turn."""
    needed = [(x - 1, 1 - y) for y, row in enumerate(diagram) for x, mark in enumerate(row) if mark == "T"]
    barred = [(x - 1, 1 - y) for y, row in enumerate(diagram) for x, mark in enumerate(row) if mark == "X"]
    turned = []
    for _ in range(4):
        turned.append((tuple(needed), tuple(barred)))
        needed, barred = [(y, -x) for x, y in needed], [(y, -x) for x, y in barred]
    return tuple(turned)


@lru_cache
def layouts(tiles: int) -> tuple[Layout, ...]:
    """Every way to lay `tiles` tiles in one group with the Entrance (SM-8): 5,320 for six."""
    return tuple(
        sorted(
            (in_reading_order(cell_at(*cell) for cell in shape) for shape in _grow(tiles)),
            key=lambda layout: tuple(map(reading_rank, layout)),
        )
    )


def _grow(tiles: int) -> Iterator[frozenset[tuple[int, int]]]:
    """All connected groups around (0, 0), each once: add a tile to every smaller group, drop repeats."""
    groups = {frozenset({(0, 0)})}
    for _ in range(tiles):
        groups = {
            group | {(x + dx, y + dy)}
            for group in groups
            for x, y in group
            for dx, dy in _SIDES
            if (x + dx, y + dy) not in group
        }
    return iter(groups)
