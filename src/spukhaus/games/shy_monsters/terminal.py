"""Shy Monsters in a terminal: the storey drawn with characters, and a sketch pad for the Dungeon Master."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import Choices
from spukhaus.core.speech import Dialogue, Speech
from spukhaus.core.terminal import Terminal
from spukhaus.games.shy_monsters.rules.actions import Action, Lay, read
from spukhaus.games.shy_monsters.rules.box import ENTRANCE_FACE, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.exploring import is_comfortable
from spukhaus.games.shy_monsters.rules.laying import loose_cells, tiles_to_lay
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    REACH,
    Cell,
    cell_at,
    in_reading_order,
    is_cell,
    position,
)
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

HERO_MARK = "\u265f"
HIDDEN = "\u2592\u2592\u2592"


def draw(view: View, speech: Speech) -> str:
    """The storey that is being walked, and what lies beside it."""
    lines = [speech.say("terminal-storey", number=view.number, of=len(view.edition.content.storeys))]
    if view.storey is not None:
        lines.append(_board(_tiles(view.storey, speech)))
        lines.append(_skills(view.storey, speech))
    if view.seen:
        lines.append(speech.say("terminal-seen", face=view.seen))
    aside = sum(storey.hidden_monsters for storey in view.past)
    if aside:
        lines.append(speech.say("terminal-set-aside", count=aside))
    if view.hand:
        lines.append(speech.say("terminal-hand", face=view.hand))
    return "\n".join(lines)


def draw_end(view: View, speech: Speech) -> str:
    """Every storey of the match, laid open one after the other."""
    shown = (*view.past, view.storey) if view.storey else view.past
    pictures = []
    for number, storey in enumerate(shown, start=1):
        pictures.append(speech.say("terminal-storey", number=number, of=len(view.edition.content.storeys)))
        pictures.append(_board(_tiles(storey, speech)))
    return "\n".join(pictures)


def card(view: View, speech: Speech) -> str:
    """The reference card: every monster with its diagram (SM-2)."""
    rows = ["", "", "", ""]
    for monster in view.edition.content.monsters:
        name = speech.say(f"face-{monster.name}")
        width = max(len(name), 5) + 3
        rows[0] += name.ljust(width)
        for at, marks in enumerate(monster.diagram, start=1):
            rows[at] += " ".join(marks).ljust(width)
    return "\n".join((*(row.rstrip() for row in rows), speech.say("terminal-card-legend")))


def compose(view: View, choices: Choices[Action], dialogue: Dialogue, speech: Speech) -> Action:
    """Let the Dungeon Master sketch a storey tile by tile until it can be laid."""
    box = view.edition.content
    pieces = tuple(sorted(tiles_to_lay(box, view.hand or ()), key=lambda face: (face in box.diagrams, face != EXIT)))
    numbers = [str(number) for number in range(1, len(pieces) + 1)]
    sketch: dict[Cell, int] = {}
    help_text = speech.say("terminal-sketch-help")
    dialogue.tell(help_text)
    while True:
        dialogue.tell(_sketch_pad(box, pieces, sketch, speech))
        words = dialogue.ask(speech.say("terminal-sketch-prompt"), help_text).lower().split()
        match words:
            case ["random"]:
                sampled = choices.sample(random.Random())
                sketch = _pinned(sampled.tiles if isinstance(sampled, Lay) else (), pieces)
            case ["clear"]:
                sketch = {}
            case ["done"]:
                missing = _what_is_missing(pieces, sketch, speech)
                if missing is None:
                    return read("lay " + " ".join(f"{pieces[at]}@{cell}" for cell, at in sketch.items()))
                dialogue.tell(missing)
            case ["lay", *_]:
                try:
                    return read(" ".join(words))
                except ActionRefused:
                    dialogue.tell(help_text)
            case [piece, cell] if piece in numbers and is_cell(cell):
                if cell == ENTRANCE:
                    dialogue.tell(speech.say("error-lay-on-entrance", tile=cell))
                else:
                    _put(sketch, numbers.index(piece), cell)
            case _:
                dialogue.tell(help_text)


def _what_is_missing(pieces: tuple[Face, ...], sketch: Mapping[Cell, int], speech: Speech) -> str | None:
    """Why the sketch cannot be laid yet; None if it can."""
    if len(sketch) < len(pieces):
        return speech.say("terminal-sketch-unfinished", count=len(pieces) - len(sketch))
    apart = loose_cells(tuple(sketch))
    return speech.say("error-lay-not-connected", tiles=apart) if apart else None


def _put(sketch: dict[Cell, int], piece: int, cell: Cell) -> None:
    """Lay a piece, or move it; where another one lies, the two change places."""
    origin = next((there for there, lying in sketch.items() if lying == piece), None)
    displaced = sketch.get(cell)
    if origin is not None:
        del sketch[origin]
        if displaced is not None:
            sketch[origin] = displaced
    sketch[cell] = piece


def _pinned(tiles: tuple[tuple[Cell, Face], ...], pieces: tuple[Face, ...]) -> dict[Cell, int]:
    free = list(enumerate(pieces))
    sketch = {}
    for cell, face in tiles:
        piece = next(entry for entry in free if entry[1] == face)
        free.remove(piece)
        sketch[cell] = piece[0]
    return sketch


def _sketch_pad(box: Box, pieces: tuple[Face, ...], sketch: Mapping[Cell, int], speech: Speech) -> str:
    layout = in_reading_order((ENTRANCE, *sketch))
    tiles = {ENTRANCE: [speech.say("face-entrance"), ""]}
    for cell, piece in sketch.items():
        face, note = pieces[piece], ""
        if cell in loose_cells(tuple(sketch)):
            note = speech.say("terminal-loose")
        elif face in box.diagrams:
            comfortable = is_comfortable(box, layout, cell, face)
            note = speech.say("mood-lurking" if comfortable else "mood-uneasy")
        tiles[cell] = [f"{piece + 1} {speech.say(f'face-{face}')}", note]
    waiting = [f"{at + 1} {speech.say(f'face-{face}')}" for at, face in enumerate(pieces) if at not in sketch.values()]
    beside = speech.say("terminal-sketch-waiting", pieces=tuple(waiting))
    return f"{_board(tiles, margin=1)}\n{beside}"


def _tiles(storey: StoreyView, speech: Speech) -> dict[Cell, list[str]]:
    """Each tile's two lines: what lies there, and how it is."""
    tiles = {}
    for cell, face, mood in zip(storey.layout, storey.faces, storey.moods, strict=True):
        hero = f"{HERO_MARK} " if cell == storey.hero else ""
        face_down = face is not None and face != ENTRANCE_FACE and cell not in storey.revealed
        name = HIDDEN if face is None else speech.say(f"face-{face}")
        tiles[cell] = [f"{hero}({name})" if face_down else f"{hero}{name}", speech.say(f"mood-{mood}") if mood else ""]
    return tiles


def _skills(storey: StoreyView, speech: Speech) -> str:
    return speech.say(
        "terminal-skills",
        attack=storey.attack_ready,
        jump=storey.jump_ready,
        reveals=storey.reveals_left,
        hero=storey.hero,
    )


def _board(tiles: Mapping[Cell, list[str]], margin: int = 0) -> str:
    """Boxes on a grid with its column letters and row numbers."""
    places = {position(cell): lines for cell, lines in tiles.items()}
    west, east = min(x for x, _ in places) - margin, max(x for x, _ in places) + margin
    south, north = min(y for _, y in places) - margin, max(y for _, y in places) + margin
    columns = range(max(west, -REACH), min(east, REACH) + 1)
    rows = range(min(north, REACH), max(south, -REACH) - 1, -1)
    width = max(max(map(len, lines)) for lines in places.values()) + 2
    drawn = ["    " + "".join(cell_at(x, 0)[0].center(width + 3) for x in columns)]
    for y in rows:
        label = cell_at(0, y)[1:]
        parts = [_box(places.get((x, y)), width) for x in columns]
        drawn += [f"{label if line == 1 else '':>3} " + " ".join(part[line] for part in parts) for line in range(4)]
    return "\n".join(line.rstrip() for line in drawn)


def _box(lines: list[str] | None, width: int) -> list[str]:
    if lines is None:
        return [" " * (width + 2)] * 4
    body = [f"\u2502{line.center(width)}\u2502" for line in lines]
    edge = "\u2500" * width
    return [f"\u250c{edge}\u2510", *body, f"\u2514{edge}\u2518"]


TERMINAL: Final = Terminal(draw, draw_end, card, compose)
