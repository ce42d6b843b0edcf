"""The town as playouts need it: what each cell brings, and where one can go from it."""

from __future__ import annotations

from typing import Final

from spukhaus.games.straszydla.rules.box import Box

MOST_WAYS: Final = 5_000
"""From so many places, with STOP markers so or so, it is kept in mind where one can go."""


class Town:
    """What does not change in a match: the tiles of the cells, and the spooks of the box."""

    __slots__ = (
        "_reach",
        "around",
        "board",
        "box",
        "brings",
        "cells",
        "colour",
        "day",
        "imps",
        "night",
        "scares",
        "suburbs",
    )

    def __init__(self, box: Box, board: tuple[str, ...]) -> None:
        tiles = [box.tiles[name] for name in board]
        self.box = box
        self.board = board
        self.cells = range(len(board))
        self.colour = [tile.colour for tile in tiles]
        self.scares = [tile.scares for tile in tiles]
        self.imps = [tile.imps for tile in tiles]
        self.brings = list(zip(self.colour, self.scares, self.imps, strict=True))
        self.day = [tile.cubes if tile.produces(True) else 0 for tile in tiles]
        self.night = [tile.cubes if tile.produces(False) else 0 for tile in tiles]
        self.around = box.ground.around
        self.suburbs = box.ground.suburbs
        self._reach: dict[tuple[int, int], list[int]] = {}

    def within_reach(self, start: int, stops: int) -> list[int]:
        """The cells where a plan can end."""
        found = self._reach.get((start, stops))
        if found is None:
            if len(self._reach) >= MOST_WAYS:
                self._reach.clear()
            reached = self._reach_from(start, ~stops)
            found = self._reach[start, stops] = [cell for cell in self.cells if reached >> cell & 1]
        return found

    def _reach_from(self, start: int, open_cells: int) -> int:
        around, suburbs = self.around, self.suburbs
        found, front = 0, 1 << start
        for _ in range(self.box.figures.arrows):
            onward = 0
            while front:
                bit = front & -front
                front ^= bit
                steps = around[bit.bit_length() - 1] & open_cells
                onward |= steps or suburbs & ~bit
            if onward & suburbs:
                onward |= suburbs
            front = onward & ~found
            found |= onward
        return found
