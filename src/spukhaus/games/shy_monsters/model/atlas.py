"""Every layout of a box, surveyed once: what `packed_match` needs to know of the one that is walked.

Plain lists here; the lab makes arrays of them. `near[layout]` is what `walking` calls `beside`.
"""

from __future__ import annotations

from functools import lru_cache
from math import perm
from typing import Final, NamedTuple, Protocol

from spukhaus.core.edition import Edition
from spukhaus.games.shy_monsters.model.ground import Ground, comfort_mask, ground_of
from spukhaus.games.shy_monsters.model.walking import Masks
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import REACH, Layout, geometry, layouts, position

MOST_TILES: Final = REACH + 1
DIRECTIONS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Columns east and rows north, clockwise from the north."""

MONSTERS, REVEALS, TILES, FIRST, LAYOUTS, FILLINGS = range(6)
"""The columns of `Atlas.storeys`. TILES counts the Entrance; FIRST is the first of its LAYOUTS; FILLINGS are the ways
to put the faces on a layout."""
IDLE_LIMIT, CORRIDORS, ALL_MONSTERS = range(3)
"""The entries of `Atlas.box`."""


class Table(Protocol):
    """Rows of numbers: a list of lists, or an array."""

    def __len__(self) -> int: ...

    def __getitem__(self, row: int, /) -> Masks: ...


class Tables(Protocol):
    def __getitem__(self, table: int, /) -> Table: ...


class Atlas(NamedTuple):
    beside: Tables
    """[layout][tile][direction]: the tile there, clockwise from the north, or -1."""
    near: Table
    """[layout][tile]: the tiles beside it."""
    comfort: Table
    """[layout][monster]: the tiles on which it is comfortable."""
    walks: Table
    jumps: Table
    """[layout][tile]: how many steps and jumps there are from it."""
    entrance: Masks
    where: Tables
    """[layout][tile][axis]: columns east and rows north of the Entrance."""
    storeys: Table
    """[storey][column]"""
    box: Masks


@lru_cache(maxsize=8)
def atlas_of(edition: Edition[Box]) -> Atlas:
    box = edition.content
    grounds = [ground_of(layout) for layout in layouts_of(edition)]
    diagrams = [monster.diagram for monster in box.monsters]
    return Atlas(
        [_directions(ground) for ground in grounds],
        [_filled(ground.beside) for ground in grounds],
        [[comfort_mask(diagram, ground.layout) for diagram in diagrams] for ground in grounds],
        [_filled([len(near) for near in ground.neighbours]) for ground in grounds],
        [_filled([len(geometry(ground.layout).jumps[cell]) for cell in ground.layout]) for ground in grounds],
        [ground.entrance for ground in grounds],
        [[*map(position, ground.layout), *[(0, 0)] * (MOST_TILES - ground.size)] for ground in grounds],
        [_storey(box, storey.monsters, storey.reveals) for storey in box.storeys],
        [box.idle_limit, box.corridors, (1 << len(box.monsters)) - 1],
    )


@lru_cache(maxsize=8)
def layouts_of(edition: Edition[Box]) -> tuple[Layout, ...]:
    """Of all storeys, those with few tiles first."""
    return tuple(layout for tiles in _sizes(edition.content) for layout in layouts(tiles))


@lru_cache(maxsize=8)
def layout_numbers(edition: Edition[Box]) -> dict[Layout, int]:
    return {layout: number for number, layout in enumerate(layouts_of(edition))}


def _sizes(box: Box) -> list[int]:
    return sorted({1 + box.corridors + storey.monsters for storey in box.storeys})


def _storey(box: Box, monsters: int, reveals: int) -> list[int]:
    tiles = 1 + box.corridors + monsters
    first = sum(len(layouts(fewer)) for fewer in _sizes(box) if fewer < tiles)
    # Only Corridors look alike.
    return [monsters, reveals, tiles + 1, first, len(layouts(tiles)), perm(tiles, tiles - box.corridors)]


def _directions(ground: Ground) -> list[list[int]]:
    tiles = {position(cell): tile for tile, cell in enumerate(ground.layout)}
    found = [[tiles.get((x + east, y + north), -1) for east, north in DIRECTIONS] for x, y in tiles]
    return found + [[-1] * 4] * (MOST_TILES - ground.size)


def _filled(numbers: list[int] | tuple[int, ...]) -> list[int]:
    return [*numbers, *[0] * (MOST_TILES - len(numbers))]
