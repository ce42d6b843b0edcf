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

MARKS: Final = ("tile", "revealed", "active", "panicking", "dead", "hero")


def storey_parts(encoding: ShyMonstersEncoding) -> Sequence[Part]:
    side, planes, monsters = encoding.side, len(MARKS) + len(encoding.faces) + 1, len(encoding.monsters)
    storeys, tiles = len(encoding.box.storeys), len(encoding.cells)
    marks = ", ".join((*MARKS, ENTRANCE_FACE, *encoding.faces))
    return (
        Part("phase", (len(Phase),), "draw, lay, reveal, walk, over"),
        Part("storey", (storeys,), "which storey it is"),
        Part("board", (side, side, planes), f"north first, the Entrance in the middle; planes: {marks}", tiles),
        Part("skills", (2,), "whether the Hero still has the Attack and the Jump"),
        Part("reveals_left", (1,), "tiles that the Hero still reveals before setting out", tiles),
        Part("idle_moves", (1,), "steps in a row over known tiles", encoding.box.idle_limit + 1),
        Part("hidden_monsters", (1,), "monsters that lie face down on this storey", monsters),
        Part("seen", (monsters,), "monsters revealed in this match, by name"),
        Part("hand", (monsters,), "monsters drawn for the storey to be laid, if the seat knows them"),
        Part("pile", (monsters,), "monsters not yet drawn, if the seat knows them"),
        Part("hidden_before", (storeys,), "monsters that stayed hidden on each earlier storey", monsters),
        Part("past", (storeys, side, side, planes), "the boards of earlier storeys", tiles, memory=True),
    )


def write_storeys(encoding: ShyMonstersEncoding, view: View, begun: Begun, parts: Parts) -> None:
    parts["phase"][list(Phase).index(view.phase)] = 1
    parts["storey"][view.number - 1] = 1
    for name, known in (("seen", view.seen), ("hand", view.hand), ("pile", view.pile)):
        for monster in known or ():
            parts[name][encoding.monsters.index(monster)] = 1
    if view.storey is not None:
        _write_storey(encoding, view.storey, parts["board"])
        parts["skills"][:] = view.storey.attack_ready, view.storey.jump_ready
        parts["reveals_left"][0] = view.storey.reveals_left
        parts["idle_moves"][0] = view.storey.idle_moves
        parts["hidden_monsters"][0] = view.storey.hidden_monsters
    for number, storey in enumerate(view.past):
        parts["hidden_before"][number] = storey.hidden_monsters
        if "past" in parts:
            _write_storey(encoding, storey, parts["past"][number])
    _write_begun(encoding, begun, parts["board"])


def _write_storey(encoding: ShyMonstersEncoding, storey: StoreyView, board: Floats) -> None:
    for cell, face in zip(storey.layout, storey.faces, strict=True):
        row = _at(encoding, board, cell)
        row[0] = 1
        if face is not None:
            row[_plane(encoding, face)] = 1
    for order, cell in enumerate(storey.revealed, start=1):
        _at(encoding, board, cell)[1] = order  # of two monsters side by side the later one panics
    for plane, cells in enumerate((storey.active, storey.panicking, storey.dead, (storey.hero,)), start=2):
        for cell in cells:
            _at(encoding, board, cell)[plane] = 1


def _write_begun(encoding: ShyMonstersEncoding, begun: Begun, board: Floats) -> None:
    """A storey that is being laid: the cells so far, and the faces that were named for the first of them."""
    cells = [encoding.cells[word] for word in begun if word < len(encoding.cells)]
    faces = [encoding.faces[word - len(encoding.cells)] for word in begun if word >= len(encoding.cells)]
    for number, cell in enumerate(cells):
        row = _at(encoding, board, cell)
        row[0] = 1
        if number < len(faces):
            row[_plane(encoding, faces[number])] = 1


def _plane(encoding: ShyMonstersEncoding, face: Face) -> int:
    return len(MARKS) + (0 if face == ENTRANCE_FACE else 1 + encoding.faces.index(face))


def _at(encoding: ShyMonstersEncoding, board: Floats, cell: Cell) -> Floats:
    row, column = divmod(encoding.at[cell], encoding.side)
    found: Floats = board[row, column]
    return found
