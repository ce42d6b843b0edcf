"""The content of the box (SM-1, SM-2, SM-5 to SM-7, SM-15), read from an edition file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from spukhaus.core.edition import EditionFile
from spukhaus.games.shy_monsters.rules.layout import REACH, Diagram

Face: TypeAlias = str
"""What a tile shows: 'entrance', 'exit', 'corridor' or a monster's name."""

ENTRANCE_FACE: Final[Face] = "entrance"
EXIT: Final[Face] = "exit"
CORRIDOR: Final[Face] = "corridor"

COLOURS: Final = ("blue", "brown", "green", "grey", "orange", "pink", "purple", "red", "teal", "yellow")


@dataclass(frozen=True, slots=True)
class Monster:
    name: Face
    colour: str
    diagram: Diagram
    source: str


@dataclass(frozen=True, slots=True)
class StoreyPlan:
    """How many monsters the Dungeon Master draws for a storey, and how many tiles the Hero reveals."""

    monsters: int
    reveals: int


@dataclass(frozen=True, slots=True)
class Box:
    monsters: tuple[Monster, ...]
    corridors: int
    storeys: tuple[StoreyPlan, ...]
    idle_limit: int
    diagrams: Mapping[Face, Diagram]
    """Each monster's diagram; a face that is no key here is no monster."""


def read_box(file: EditionFile) -> Box:
    tiles = file.table("tiles")
    corridors = tiles.whole("corridors", 0, REACH - 2)
    tiles.source()
    tiles.close()
    storeys = tuple(_read_storey(entry, corridors) for entry in file.tables("storey"))
    walking = file.table("walking")
    idle_limit = walking.whole("idle_limit", 10, 1000)
    walking.source()
    walking.close()
    monsters: list[Monster] = []
    for entry in file.tables("monster"):
        monsters.append(_read_monster(entry, monsters))
    drawn = sum(storey.monsters for storey in storeys)
    if drawn > len(monsters):
        raise file.broken("edition-few-monsters", "monster", found=len(monsters), needed=drawn)
    diagrams = MappingProxyType({monster.name: monster.diagram for monster in monsters})
    return Box(tuple(monsters), corridors, storeys, idle_limit, diagrams)


def _read_storey(entry: EditionFile, corridors: int) -> StoreyPlan:
    monsters = entry.whole("monsters", 1, REACH - 1 - corridors)
    reveals = entry.whole("reveals", 0, corridors + monsters)
    entry.source()
    entry.close()
    return StoreyPlan(monsters, reveals)


def _read_monster(entry: EditionFile, earlier: list[Monster]) -> Monster:
    name = entry.text("id", r"[a-z]+(-[a-z]+)*")
    if name in (ENTRANCE_FACE, EXIT, CORRIDOR) or name in (monster.name for monster in earlier):
        raise entry.broken("edition-name-taken", "id", found=name)
    entry.names("name", term=f"face-{name}")
    diagram = _read_diagram(entry)
    for monster in earlier:
        if monster.diagram in _turns(diagram):
            raise entry.broken("edition-diagram-twice", "diagram", other=monster.name)
    read = Monster(name, entry.one_of("colour", COLOURS), diagram, entry.source())
    entry.close()
    return read


def _read_diagram(entry: EditionFile) -> Diagram:
    """Three rows of three marks, written with spaces between them as on the rules page, or without."""
    rows = tuple(row.replace(" ", "") for row in entry.texts("diagram"))
    if len(rows) != 3 or any(len(row) != 3 for row in rows):
        raise entry.broken("edition-diagram-shape", "diagram")
    marks = "".join(rows)
    strange = sorted(set(marks) - set("MTX."))
    if strange:
        raise entry.broken("edition-diagram-mark", "diagram", found=strange[0])
    if marks.count("M") != 1 or marks[4] != "M":
        raise entry.broken("edition-diagram-centre", "diagram")
    if all(marks[side] == "X" for side in (1, 3, 5, 7)):
        # Every tile touches another one, so such a monster could never be active.
        raise entry.broken("edition-diagram-alone", "diagram")
    return (rows[0], rows[1], rows[2])


def _turns(diagram: Diagram) -> tuple[Diagram, ...]:
    turned = [diagram]
    for _ in range(3):
        first, second, third = ("".join(column) for column in zip(*reversed(turned[-1]), strict=True))
        turned.append((first, second, third))
    return tuple(turned)
