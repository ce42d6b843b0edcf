"""A view of Shy Monsters as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from spukhaus.core.encoding import Begun, Floats, Part, Parts
from spukhaus.games.shy_monsters.rules.box import ENTRANCE_FACE, Face
from spukhaus.games.shy_monsters.rules.layout import Cell
from spukhaus.games.shy_monsters.rules.state import Phase
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

if TYPE_CHECKING:
    from spukhaus.games.shy_monsters.encoding.words import ShyMonstersEncoding

MARKS: Final = ("there", "revealed", "active", "panicking", "dead", "hero")


def storey_parts(encoding: ShyMonstersEncoding) -> Sequence[Part]:
    monsters, storeys, tiles = len(encoding.monsters), len(encoding.box.storeys), encoding.tiles
    facts, most = (tiles, len(MARKS) + 1 + len(encoding.faces)), max(tiles, encoding.box.idle_limit + 1)
    marks = ", ".join((*MARKS, ENTRANCE_FACE, *encoding.faces))
    places = (tiles, 2 * encoding.side)
    return (
        Part("phase", (len(Phase),), "draw, lay, reveal, walk, over"),
        Part("storey", (storeys,), "which storey it is"),
        Part("skills", (2,), "whether the Hero still has the Attack and the Jump"),
        Part("reveals_left", (1,), "tiles that the Hero still reveals before setting out", tiles),
        Part("idle_moves", (1,), "steps in a row over known tiles", encoding.box.idle_limit + 1),
        Part("hidden_monsters", (1,), "monsters that lie face down on this storey", monsters),
        Part("seen", (monsters,), "monsters revealed in this match, by name"),
        Part("hand", (monsters,), "monsters drawn for the storey to be laid, if the seat knows them"),
        Part("pile", (monsters,), "monsters not yet drawn, if the seat knows them"),
        Part("tiles", facts, f"tiles in reading order, also those laid so far: {marks}; revealed from 1 on", tiles),
        Part("places", places, "where each of them lies: its column from the west, its row from the north"),
        Part("past_tiles", (storeys, *facts), "the tiles of earlier storeys", tiles, memory=True),
        Part("past_places", (storeys, *places), "where they lay", memory=True),
        Part(
            "past_facts",
            (storeys, 5),
            "of earlier storeys: Attack and Jump left, reveals left, steps in a row, monsters that stayed hidden",
            most,
            memory=True,
        ),
    )


def write_storeys(encoding: ShyMonstersEncoding, view: View, begun: Begun, parts: Parts) -> None:
    parts["phase"][list(Phase).index(view.phase)] = 1
    parts["storey"][view.number - 1] = 1
    for name, known in (("seen", view.seen), ("hand", view.hand), ("pile", view.pile)):
        for monster in known or ():
            parts[name][encoding.monsters.index(monster)] = 1
    if view.storey is not None:
        _write_tiles(encoding, view.storey, parts["tiles"], parts["places"])
        attack, jump, reveals, idle, hidden = _facts(view.storey)
        parts["skills"][:] = attack, jump
        parts["reveals_left"][0], parts["idle_moves"][0], parts["hidden_monsters"][0] = reveals, idle, hidden
    if "past_tiles" in parts:
        for number, storey in enumerate(view.past):
            _write_tiles(encoding, storey, parts["past_tiles"][number], parts["past_places"][number])
            parts["past_facts"][number] = _facts(storey)
    _write_begun(encoding, begun, parts["tiles"], parts["places"])


def _facts(storey: StoreyView) -> tuple[int, ...]:
    skills = storey.attack_ready, storey.jump_ready
    return (*skills, storey.reveals_left, storey.idle_moves, storey.hidden_monsters)


def _write_tiles(encoding: ShyMonstersEncoding, storey: StoreyView, tiles: Floats, places: Floats) -> None:
    for tile, (cell, face) in enumerate(zip(storey.layout, storey.faces, strict=True)):
        _write_tile(encoding, cell, face, tiles[tile], places[tile])
        if cell in storey.revealed:
            tiles[tile, 1] = 1 + storey.revealed.index(cell)  # of two monsters side by side the later one panics
        marks = (storey.active, storey.panicking, storey.dead, (storey.hero,))
        tiles[tile, 2 : len(MARKS)] = [cell in cells for cells in marks]


def _write_begun(encoding: ShyMonstersEncoding, begun: Begun, tiles: Floats, places: Floats) -> None:
    """A storey that is being laid: the cells so far, and the faces that were named for the first of them."""
    cells = [encoding.cells[word] for word in begun if word < len(encoding.cells)]
    faces = [encoding.faces[word - len(encoding.cells)] for word in begun if word >= len(encoding.cells)]
    for tile, cell in enumerate(cells):
        _write_tile(encoding, cell, faces[tile] if tile < len(faces) else None, tiles[tile], places[tile])


def _write_tile(encoding: ShyMonstersEncoding, cell: Cell, face: Face | None, facts: Floats, place: Floats) -> None:
    facts[0] = 1
    if face is not None:
        facts[len(MARKS) + (0 if face == ENTRANCE_FACE else 1 + encoding.faces.index(face))] = 1
    row, column = divmod(encoding.at[cell], encoding.side)
    place[column] = place[encoding.side + row] = 1
