"""The whole truth of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spukhaus.core.edition import Edition
from spukhaus.core.game import Seat
from spukhaus.games.shy_monsters.rules.box import Box, Face
from spukhaus.games.shy_monsters.rules.layout import Cell, Layout

DUNGEON_MASTER: Seat = 0
HERO: Seat = 1


class Ending(StrEnum):
    ESCAPED = "escaped"
    KILLED = "killed"
    WALLED_IN = "walled-in"
    WANDERED = "wandered"
    GAVE_UP = "gave-up"


class Phase(StrEnum):
    DRAW = "draw"
    LAY = "lay"
    REVEAL = "reveal"
    WALK = "walk"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Storey:
    """One storey from its laying on. `faces` goes with `layout`, tile by tile."""

    layout: Layout
    faces: tuple[Face, ...]
    revealed: tuple[Cell, ...]
    """In the order in which they were revealed: of two monsters side by side the later one panics."""
    active: tuple[Cell, ...]
    """Where a monster lies face up, alive and deadly (SM-10, SM-20)."""
    panicking: tuple[Cell, ...]
    dead: tuple[Cell, ...]
    hero: Cell
    attack_ready: bool
    jump_ready: bool
    reveals_left: int
    idle_moves: int
    """Steps in a row over known tiles, which change nothing (SM-22)."""


@dataclass(frozen=True, slots=True)
class State:
    edition: Edition[Box]
    number: int
    """The storey being laid or walked, from 1."""
    pile: tuple[Face, ...]
    """Monsters not yet drawn, by name: chance draws from it, so it has no order."""
    hand: tuple[Face, ...]
    """Monsters drawn for the storey that is yet to be laid."""
    storey: Storey | None
    past: tuple[Storey, ...]
    ending: Ending | None

    @property
    def phase(self) -> Phase:
        if self.ending is not None:
            return Phase.OVER
        if self.storey is not None:
            return Phase.REVEAL if self.storey.reveals_left else Phase.WALK
        return Phase.LAY if self.hand else Phase.DRAW
