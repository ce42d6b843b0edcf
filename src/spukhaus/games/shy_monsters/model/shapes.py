"""Layouts as the rules of Shy Monsters see them: which tiles touch, and where each monster is comfortable.

Two layouts that agree in both are the same game with other names for the tiles, so the 5,320 layouts of the standard
box fall into a few hundred *shapes*, and whatever is computed for a shape holds for all its layouts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations

from spukhaus.games.shy_monsters.model.ground import comfort_mask, ground_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import Cell, Diagram, Layout, layouts

MOST_TILES = 6
"""Beside the Entrance, which is tile 0."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Bit t of a mask stands for tile t; tile 0 is the Entrance."""

    touching: tuple[int, ...]
    """For each tile the tiles that share a side with it; nothing for those that a smaller box lacks."""
    comfort: tuple[int, ...]
    """For each monster, in the order of the box, the tiles on which it is comfortable."""


@lru_cache(maxsize=1 << 13)
def shape_of(diagrams: tuple[Diagram, ...], layout: Layout) -> tuple[Shape, tuple[Cell, ...]]:
    """The shape of a layout, and which of its cells each tile of the shape is."""
    ground = ground_of(layout)
    beside, neighbours = ground.beside, ground.neighbours
    comfort = [comfort_mask(diagram, layout) for diagram in diagrams]

    def signature(tile: int) -> tuple[object, ...]:
        """Tiles with different signatures never stand for one another, which leaves few orders to try."""
        return (
            ground.entrance in neighbours[tile],
            len(neighbours[tile]),
            tuple(mask >> tile & 1 == 1 for mask in comfort),
            sorted(len(neighbours[side]) for side in neighbours[tile]),
        )

    groups: dict[str, list[int]] = {}
    for tile in range(ground.size):
        if tile != ground.entrance:
            groups.setdefault(repr(signature(tile)), []).append(tile)
    best: tuple[Shape, tuple[int, ...]] | None = None
    for order in _orders([groups[key] for key in sorted(groups)]):
        tiles = (ground.entrance, *order)
        touching = tuple(_renamed(tiles, beside[tile]) for tile in tiles)
        missing = (0,) * (MOST_TILES + 1 - ground.size)
        shape = Shape(touching + missing, tuple(_renamed(tiles, mask) for mask in comfort))
        if best is None or (shape.touching, shape.comfort) < (best[0].touching, best[0].comfort):
            best = shape, tiles
    if best is None:
        raise ValueError("a layout without tiles")
    return best[0], tuple(layout[tile] for tile in best[1])


def _orders(groups: list[list[int]]) -> list[tuple[int, ...]]:
    """Every order that keeps the groups one after the other."""
    found: list[tuple[int, ...]] = [()]
    for group in groups:
        found = [(*before, *order) for before in found for order in permutations(group)]
    return found


def _renamed(tiles: tuple[int, ...], mask: int) -> int:
    """The same set with the tiles counted in another order."""
    return sum(1 << new for new, old in enumerate(tiles) if mask >> old & 1)


def diagrams_of(box: Box) -> tuple[Diagram, ...]:
    return tuple(monster.diagram for monster in box.monsters)


def tiles_of(box: Box) -> int:
    """How many are laid beside the Entrance, if there are two monsters on each storey."""
    return box.corridors + 3


def shapes_of(box: Box) -> dict[Shape, tuple[Layout, ...]]:
    """Every shape with the layouts that have it, in the order of the shapes."""
    found: dict[Shape, list[Layout]] = {}
    for layout in layouts(tiles_of(box)):
        found.setdefault(shape_of(diagrams_of(box), layout)[0], []).append(layout)
    ordered = sorted(found, key=lambda shape: (shape.touching, shape.comfort))
    return {shape: tuple(found[shape]) for shape in ordered}
