"""A player who is learning, in both seats.

The Dungeon Master makes a few sketches and lays the one with the most comfortable monsters: he does not think of the
ways to the Exit yet, nor of panic. The Hero goes to the nearest tile that he does not know. He looks a tile up on the
card only every other time, forgets the monsters of earlier storeys, and keeps his skills for when he is afraid or
stuck.
"""

from __future__ import annotations

import random
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Thinker, Thought, by_feeling
from spukhaus.games.shy_monsters.rules.actions import Action, GiveUp, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    SIDES,
    Cell,
    comfortable_cells,
    geometry,
    in_reading_order,
    reachable,
)
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

SKETCHES: Final = 4
ATTENTION: Final = 0.5
"""How often he looks at the card before he steps onto a tile."""


class NoviceBot(Thinker):
    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        if view.storey is None:
            sketches = [choices.sample(rng) for _ in range(SKETCHES)]
            return by_feeling([(_comfortable(view.edition.content, sketch), sketch) for sketch in sketches])
        learner = _Learner(view.edition.content, view.storey, rng)
        return by_feeling([(learner.worth(action), action) for action in choices])


def _comfortable(box: Box, sketch: Action) -> float:
    if not isinstance(sketch, Lay):
        return 0
    layout = in_reading_order((ENTRANCE, *(cell for cell, _ in sketch.tiles)))
    return sum(
        face in box.diagrams and cell in comfortable_cells(box.diagrams[face], layout) for cell, face in sketch.tiles
    )


class _Learner:
    """What he makes of the storey at this moment; the next one he looks at other tiles."""

    def __init__(self, box: Box, storey: StoreyView, rng: random.Random) -> None:
        self.storey = storey
        self.rng = rng
        self.faces: dict[Cell, Face | None] = dict(zip(storey.layout, storey.faces, strict=True))
        self.safe = frozenset(
            cell for cell, face in self.faces.items() if face is not None and cell not in storey.active
        )
        self.feared = {
            cell
            for cell, face in self.faces.items()
            if face is None and rng.random() < ATTENTION and self._looks_deadly(box, cell)
        }

    def _looks_deadly(self, box: Box, cell: Cell) -> bool:
        return any(
            cell in comfortable_cells(diagram, self.storey.layout)
            for name, diagram in box.diagrams.items()
            if name not in self.storey.seen
        )

    def worth(self, action: Action) -> float:
        mood = 0.1 * self.rng.random()
        match action:
            case Reveal(tile):
                return (tile in SIDES[ENTRANCE]) + mood
            case Walk(tile, attack):
                return self._entering(tile, attack) + mood
            case Jump(_, tile, attack):
                # A jump looks difficult: only when nothing else is left, or onto the Exit.
                return (8 if self.faces[tile] == EXIT else min(0.0, self._entering(tile, attack)) - 0.3) + mood
            case GiveUp():
                return -4
            case _:
                return -5

    def _entering(self, tile: Cell, attack: bool) -> float:
        if self.faces[tile] == EXIT:
            return 9 - attack
        if tile in self.storey.active:
            return 0.3 if attack else -6
        if self.faces[tile] is None:
            if tile in self.feared:
                return 2.0 if attack else 0.5
            return 0.2 if attack else 2.0
        return -2.0 if attack else self._leading(tile)

    def _leading(self, tile: Cell) -> float:
        """Known ground is worth going over if it leads to something: the nearer, the better."""
        steps, ring = 0, {tile}
        ground = reachable(tile, self.safe)
        seen = set(ring)
        while ring:
            sides = {side for cell in ring for side in geometry(self.storey.layout).neighbours[cell]}
            if any(self.faces[side] == EXIT for side in sides):
                return 7 - 0.2 * steps
            if any(self.faces[side] is None and side not in self.feared for side in sides):
                return 1.5 - 0.2 * steps
            ring = (sides & ground) - seen
            seen |= ring
            steps += 1
        return -1.0
