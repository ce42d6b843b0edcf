"""A layout in bits: which tiles touch, and where each monster is comfortable. Every model of the game stands on it.

Tiles are counted in reading order, and a set of tiles is a whole number with a bit for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spukhaus.games.shy_monsters.model.walking import jump_from
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, REACH, Diagram, Layout, geometry, position, rotations

_WIDTH: Final = 2 * REACH + 3
"""Of the plane, with a rim of nothing around it: cells are bits of one whole number, row after row."""


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """One layout. `ground_of` gives the same object for the same layout, so grounds are compared by identity."""

    layout: Layout
    size: int
    entrance: int
    beside: tuple[int, ...]
    """For each tile the mask of the tiles that share a side with it."""
    neighbours: tuple[tuple[int, ...], ...]
    """The same one by one, clockwise from the north."""
    jumps: tuple[tuple[int, int, int], ...]
    """Each tile that can be jumped over, each landing behind it, and the mask of the tiles from which that can be."""
    places: tuple[int, ...]
    """Which bit of the plane each tile is."""
    plane: int
    """All of them."""


@lru_cache(maxsize=1 << 14)
def ground_of(layout: Layout) -> Ground:
    shape = geometry(layout)
    neighbours = tuple(tuple(shape.index[side] for side in shape.neighbours[cell]) for cell in layout)
    beside = tuple(sum(1 << tile for tile in tiles) for tiles in neighbours)
    places = tuple(_WIDTH * (y + REACH + 1) + x + REACH + 1 for x, y in map(position, layout))
    jumps = tuple(
        (over, tile, jump_from(beside, over, tile)) for over, tiles in enumerate(neighbours) for tile in tiles
    )
    plane = sum(1 << place for place in places)
    return Ground(layout, len(layout), shape.index[ENTRANCE], beside, neighbours, jumps, places, plane)


@lru_cache(maxsize=1 << 16)
def comfort_mask(diagram: Diagram, layout: Layout) -> int:
    """Where a monster would be comfortable (SM-3, SM-4); the Entrance does not count, where none can lie.

    A bitboard: all tiles are asked at once, by moving the plane under the marks of the diagram.
    """
    ground = ground_of(layout)
    plane, found = ground.plane, 0
    for needed, barred in _marks(diagram):
        here = plane
        for mark in needed:
            here &= plane >> mark if mark > 0 else plane << -mark
        for mark in barred:
            here &= ~(plane >> mark if mark > 0 else plane << -mark)
        found |= here
    mask = sum(1 << tile for tile, place in enumerate(ground.places) if found >> place & 1)
    return mask & ~(1 << ground.entrance)


@lru_cache
def _marks(diagram: Diagram) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """For each quarter turn how far away on the plane a tile is needed, and where there must be none."""
    return tuple(
        (tuple(x + _WIDTH * y for x, y in needed), tuple(x + _WIDTH * y for x, y in barred))
        for needed, barred in rotations(diagram)
    )
