"""What can be done, and the text of each action.

`lay`, `reveal`, `walk`, `attack`, `jump`, `jump-attack`, `give-up`, and chance's `draw`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from spukhaus.core.errors import InvalidAction
from spukhaus.games.shy_monsters.rules.box import Face
from spukhaus.games.shy_monsters.rules.layout import Cell, is_cell, reading_rank


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: the monsters that the Dungeon Master draws, sorted by name (SM-7)."""

    monsters: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """The Dungeon Master lays a whole storey: (cell, face) in reading order (SM-8)."""

    tiles: tuple[tuple[Cell, Face], ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """The Hero turns a tile before he sets out (SM-15)."""

    tile: Cell


@dataclass(frozen=True, slots=True)
class Walk:
    """A step to the next tile (SM-16), with or without the Attack (SM-17)."""

    tile: Cell
    attack: bool = False


@dataclass(frozen=True, slots=True)
class Jump:
    """Over one tile onto another (SM-18), with or without the Attack (SM-19)."""

    over: Cell
    tile: Cell
    attack: bool = False


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The Hero sees no way on (SM-22)."""


Action: TypeAlias = Draw | Lay | Reveal | Walk | Jump | GiveUp
ACTIONS = (Draw, Lay, Reveal, Walk, Jump, GiveUp)

ComposedT = TypeVar("ComposedT", Draw, Lay)

GIVE_UP = GiveUp()


def write(action: Action) -> str:
    match action:
        case Draw(monsters):
            return " ".join(("draw", *monsters))
        case Lay(tiles):
            return " ".join(("lay", *(f"{face}@{cell}" for cell, face in tiles)))
        case Reveal(tile):
            return f"reveal {tile}"
        case Walk(tile, attack):
            return f"{'attack' if attack else 'walk'} {tile}"
        case Jump(over, tile, attack):
            return f"{'jump-attack' if attack else 'jump'} {over} {tile}"
        case GiveUp():
            return "give-up"


def read(text: str) -> Action:
    verb, *words = text.split() or [""]
    match verb, words:
        case "draw", [_, *_]:
            return Draw(tuple(sorted(map(_face, words))))
        case "lay", [_, *_]:
            return Lay(tuple(sorted(map(_tile, words), key=lambda tile: (reading_rank(tile[0]), tile[1]))))
        case "reveal", [tile]:
            return Reveal(_cell(tile))
        case (("walk" | "attack"), [tile]):
            return Walk(_cell(tile), verb == "attack")
        case (("jump" | "jump-attack"), [over, tile]):
            return Jump(_cell(over), _cell(tile), verb == "jump-attack")
        case "give-up", []:
            return GIVE_UP
    raise InvalidAction("action-form", text=text[:80])


def well_formed(action: ComposedT) -> ComposedT:
    """Refuse what somebody has put together in Python and what no text would be read as."""
    try:
        proper = read(write(action)) == action
    except (TypeError, ValueError):
        proper = False
    if not proper:
        raise InvalidAction("action-form", text=repr(action)[:80])
    return action


def _cell(word: str) -> Cell:
    if not is_cell(word):
        raise InvalidAction("cell-form", text=word[:20])
    return word


def _face(word: str) -> Face:
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", word, re.ASCII):
        raise InvalidAction("face-form", text=word[:20])
    return word


def _tile(word: str) -> tuple[Cell, Face]:
    face, _, cell = word.partition("@")
    return _cell(cell), _face(face)
