"""Storeys drawn as pictures, so that a test shows what it is about.

@ the Entrance   x the Exit   c a Corridor   . nothing
B bat   D drake   S serpent   C cobra   K kraken   G gargoyle
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import spukhaus
from spukhaus.core.edition import Edition
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import Seat, Told
from spukhaus.games.shy_monsters.rules.actions import Lay
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.game import ShyMonsters
from spukhaus.games.shy_monsters.rules.layout import Cell, cell_at, reading_rank
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State, Storey

GAME = cast(ShyMonsters, spukhaus.game("shy_monsters"))
CONFIG = spukhaus.config(GAME)
BOX = cast(Box, CONFIG.edition.content)
MONSTERS = {monster.name[0].upper(): monster.name for monster in BOX.monsters} | {"C": "cobra"}
FACES: dict[str, Face] = {"x": EXIT, "c": CORRIDOR, **MONSTERS}


def tiles_of(picture: str) -> tuple[tuple[Cell, Face], ...]:
    rows = [row.split() for row in picture.strip().splitlines()]
    [(column, row)] = [(x, y) for y, marks in enumerate(rows) for x, mark in enumerate(marks) if mark == "@"]
    tiles = (
        (cell_at(x - column, row - y), FACES[mark])
        for y, marks in enumerate(rows)
        for x, mark in enumerate(marks)
        if mark in FACES
    )
    return tuple(sorted(tiles, key=lambda tile: reading_rank(tile[0])))


def before_laying(picture: str, number: int = 3, edition: Edition[Box] = CONFIG.edition) -> State:
    """The Dungeon Master holds the monsters of the picture, on the given storey."""
    hand = tuple(sorted(face for _, face in tiles_of(picture) if face in BOX.diagrams))
    pile = tuple(name for name in sorted(BOX.diagrams) if name not in hand)
    return State(edition, number, pile, hand, None, (), None)


@dataclass
class Scene:
    """A storey of a picture, played on by the texts of actions."""

    state: State
    told: tuple[Told, ...] = ()

    @property
    def storey(self) -> Storey:
        assert self.state.storey is not None
        return self.state.storey

    def play(self, *actions: str) -> Scene:
        for text in actions:
            step = GAME.apply(self.state, HERO, GAME.read(text))
            self.state, self.told = step.state, step.told(HERO)
        return self

    def refused(self, text: str, seat: int = HERO) -> ActionRefused:
        before = self.state
        try:
            GAME.apply(self.state, seat, GAME.read(text))
        except ActionRefused as refusal:
            assert self.state == before
            return refusal
        raise AssertionError(f"{text!r} was accepted")

    def happened(self) -> list[str]:
        return [told.kind for told in self.told]

    def heard(self, kind: str) -> dict[str, Any]:
        [told] = [told for told in self.told if told.kind == kind]
        return dict(told.params)

    @property
    def ending(self) -> str | None:
        return self.state.ending


def mood_of(state: State, cell: Cell, seat: Seat = DUNGEON_MASTER) -> str | None:
    """How a seat sees the monster on a tile to feel."""
    seen = GAME.view(state, seat).storey
    assert seen is not None
    return seen.moods[seen.layout.index(cell)]


def scene(picture: str, number: int = 3, edition: Edition[Box] = CONFIG.edition) -> Scene:
    """The storey of the picture, laid. Storey 3 needs no reveals, storey 2 one, storey 1 two."""
    step = GAME.apply(before_laying(picture, number, edition), DUNGEON_MASTER, Lay(tiles_of(picture)))
    return Scene(step.state, step.told(HERO))
