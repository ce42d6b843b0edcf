"""Layouts as the rules of Shy Monsters see them: which tiles touch, and where each monster is comfortable.

Two layouts that agree in both are the same game with other names for the tiles, so the 5,320 layouts of the standard
box fall into a few hundred *shapes*, and whatever is computed for a shape holds for all its layouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    Cell,
    Diagram,
    Layout,
    comfortable_cells,
    geometry,
    layouts,
)

TILES = 6
"""Beside the Entrance, which is tile 0."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Bit t of a mask stands for tile t; tile 0 is the Entrance."""

    touching: tuple[int, ...]
    """For each tile the tiles that share a side with it."""
    comfort: tuple[int, ...]
    """For each monster, in the order of the box, the tiles on which it is comfortable."""


@lru_cache(maxsize=1 << 13)
def shape_of(diagrams: tuple[Diagram, ...], layout: Layout) -> tuple[Shape, tuple[Cell, ...]]:
    """The shape of a layout, and which of its cells each tile of the shape is."""
    others = tuple(cell for cell in layout if cell != ENTRANCE)
    neighbours = geometry(layout).neighbours
    comfort = [comfortable_cells(diagram, layout) for diagram in diagrams]

    def signature(cell: Cell) -> tuple[object, ...]:
        """Tiles with different signatures never stand for one another, which leaves few orders to try."""
        return (
            ENTRANCE in neighbours[cell],
            len(neighbours[cell]),
            tuple(cell in cells for cells in comfort),
            sorted(len(neighbours[beside]) for beside in neighbours[cell]),
        )

    groups: dict[str, list[Cell]] = {}
    for cell in others:
        groups.setdefault(repr(signature(cell)), []).append(cell)
    best: tuple[Shape, tuple[Cell, ...]] | None = None
    for order in _orders([groups[key] for key in sorted(groups)]):
        cells = (ENTRANCE, *order)
        touching = tuple(_mask(cells, neighbours[cell]) for cell in cells)
        shape = Shape(touching, tuple(_mask(cells, where) & ~1 for where in comfort))
        if best is None or (shape.touching, shape.comfort) < (best[0].touching, best[0].comfort):
            best = shape, cells
    if best is None:
        raise ValueError("a layout without tiles")
    return best


def _orders(groups: list[list[Cell]]) -> list[tuple[Cell, ...]]:
    """Every order that keeps the groups one after the other."""
    found: list[tuple[Cell, ...]] = [()]
    for group in groups:
        found = [(*before, *order) for before in found for order in permutations(group)]
    return found


def _mask(cells: tuple[Cell, ...], wanted: tuple[Cell, ...] | frozenset[Cell]) -> int:
    return sum(1 << tile for tile, cell in enumerate(cells) if cell in wanted)


def diagrams_of(box: Box) -> tuple[Diagram, ...]:
    return tuple(monster.diagram for monster in box.monsters)


def shapes_of(box: Box) -> dict[Shape, tuple[Layout, ...]]:
    """Every shape with the layouts that have it, in the order of the shapes."""
    found: dict[Shape, list[Layout]] = {}
    for layout in layouts(TILES):
        found.setdefault(shape_of(diagrams_of(box), layout)[0], []).append(layout)
    ordered = sorted(found, key=lambda shape: (shape.touching, shape.comfort))
    return {shape: tuple(found[shape]) for shape in ordered}
