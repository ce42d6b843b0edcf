"""Every layout of a box, surveyed once: who lies beside whom, and where each monster is comfortable.

A tile is called by its place in reading order, and a set of tiles is a whole number with a bit for each. Directions
are counted clockwise from the north, as in the rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.edition import Edition
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, REACH, Layout, layouts, position, rotations
from spukhaus.lab.compiling import EditionTooLarge, kernel

MOST_TILES: Final = REACH + 1
MOST_MONSTERS: Final = 30
"""A set of monsters is one int32."""

MONSTERS, REVEALS, TILES, FIRST, LAYOUTS, FILLINGS = range(6)
"""The columns of `Ground.storeys`. TILES counts the Entrance; FIRST is the first of its LAYOUTS; FILLINGS are the ways
to put the faces on a layout."""
IDLE_LIMIT, CORRIDORS, ALL_MONSTERS = range(3)
"""The entries of `Ground.box`."""


class Ground(NamedTuple):
    beside: NDArray[np.int8]
    """[layout, tile, direction]: the tile there, or -1."""
    near: NDArray[np.int16]
    """[layout, tile]: the tiles beside it."""
    comfort: NDArray[np.int16]
    """[layout, monster]: the tiles on which it is comfortable (SM-3, SM-4)."""
    walks: NDArray[np.int8]
    jumps: NDArray[np.int8]
    """[layout, tile]: how many steps and jumps there are from it."""
    entrance: NDArray[np.int8]
    where: NDArray[np.int8]
    """[layout, tile, axis]: columns east and rows north of the Entrance."""
    storeys: NDArray[np.int32]
    """[storey, column]"""
    box: NDArray[np.int32]


_WIDTH: Final = 2 * REACH + 3
"""Of the grid, with a rim of nothing around it."""


@lru_cache(maxsize=8)
def ground_of(edition: Edition[Box]) -> Ground:
    box = edition.content
    if len(box.monsters) > MOST_MONSTERS:
        raise EditionTooLarge("kernel-too-many-monsters", found=len(box.monsters), most=MOST_MONSTERS)
    grounds = layouts_of(edition)
    places = np.full((len(grounds), MOST_TILES), -1, np.int16)
    where = np.zeros((len(grounds), MOST_TILES, 2), np.int8)
    for number, layout in enumerate(grounds):
        for tile, cell in enumerate(layout):
            x, y = where[number, tile] = position(cell)
            places[number, tile] = (REACH + 1 - y) * _WIDTH + x + REACH + 1
    count = len(grounds)
    found = Ground(
        np.full((count, MOST_TILES, 4), -1, np.int8),
        np.zeros((count, MOST_TILES), np.int16),
        np.zeros((count, len(box.monsters)), np.int16),
        np.zeros((count, MOST_TILES), np.int8),
        np.zeros((count, MOST_TILES), np.int8),
        np.array([layout.index(ENTRANCE) for layout in grounds], np.int8),
        where,
        np.array(_storeys(box), np.int32),
        np.array([box.idle_limit, box.corridors, (1 << len(box.monsters)) - 1], np.int32),
    )
    grid = np.full(_WIDTH * _WIDTH, -1, np.int8)
    _survey(places, _marks(edition), grid, found.beside, found.near, found.comfort, found.walks, found.jumps)
    return found


@lru_cache(maxsize=8)
def layouts_of(edition: Edition[Box]) -> tuple[Layout, ...]:
    """Of all storeys, those with few tiles first."""
    return tuple(layout for tiles in _sizes(edition.content) for layout in layouts(tiles))


@lru_cache(maxsize=8)
def layout_numbers(edition: Edition[Box]) -> dict[Layout, int]:
    return {layout: number for number, layout in enumerate(layouts_of(edition))}


def _sizes(box: Box) -> list[int]:
    return sorted({1 + box.corridors + storey.monsters for storey in box.storeys})


def _storeys(box: Box) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for storey in box.storeys:
        tiles = 1 + box.corridors + storey.monsters
        first = sum(len(layouts(fewer)) for fewer in _sizes(box) if fewer < tiles)
        fillings = 1
        for factor in range(box.corridors + 1, tiles + 1):  # tiles! / corridors!, since only Corridors look alike
            fillings *= factor
        found.append((storey.monsters, storey.reveals, tiles + 1, first, len(layouts(tiles)), fillings))
    return found


def _marks(edition: Edition[Box]) -> NDArray[np.int16]:
    """[monster, turn, mark]: offsets on the grid that need a tile (the first four places), and that must have none."""
    found = np.zeros((len(edition.content.monsters), 4, 16), np.int16)
    for number, monster in enumerate(edition.content.monsters):
        for turn, (needed, barred) in enumerate(rotations(monster.diagram)):
            for place, (x, y) in enumerate(needed):
                found[number, turn, place] = x - y * _WIDTH
            for place, (x, y) in enumerate(barred):
                found[number, turn, 8 + place] = x - y * _WIDTH
    return found


@kernel
def _survey(
    places: NDArray[np.int16],
    marks: NDArray[np.int16],
    grid: NDArray[np.int8],
    beside: NDArray[np.int8],
    near: NDArray[np.int16],
    comfort: NDArray[np.int16],
    walks: NDArray[np.int8],
    jumps: NDArray[np.int8],
) -> None:
    for layout in range(len(places)):
        for tile in range(MOST_TILES):
            if places[layout, tile] >= 0:
                grid[places[layout, tile]] = tile
        for tile in range(MOST_TILES):
            place = places[layout, tile]
            if place < 0:
                continue
            for direction in range(4):
                step = -_WIDTH if direction == 0 else 1 if direction == 1 else _WIDTH if direction == 2 else -1
                other = grid[place + step]
                beside[layout, tile, direction] = other
                if other >= 0:
                    near[layout, tile] |= 1 << other
                    walks[layout, tile] += 1
            for monster in range(len(marks)):
                for turn in range(4):
                    if _holds(grid, place, marks, monster, turn):
                        comfort[layout, monster] |= 1 << tile
        for tile in range(MOST_TILES):
            for direction in range(4):
                over = beside[layout, tile, direction]
                if over >= 0:
                    jumps[layout, tile] += walks[layout, over] - 1
        for tile in range(MOST_TILES):
            if places[layout, tile] >= 0:
                grid[places[layout, tile]] = -1


@kernel
def _holds(grid: NDArray[np.int8], place: int, marks: NDArray[np.int16], monster: int, turn: int) -> bool:
    for mark in range(8):
        needed, barred = marks[monster, turn, mark], marks[monster, turn, 8 + mark]
        if needed != 0 and grid[place + needed] < 0:
            return False
        if barred != 0 and grid[place + barred] >= 0:
            return False
    return True
