"""What the table tells a player who asks: from the player's view alone, so it can give nothing away.

sketch bat@i10 exit@i11     how the tiles lie that a Dungeon Master has sketched so far
possible                    which monsters could be active on each face-down tile, for all that a Hero knows
"""

from __future__ import annotations

from spukhaus.core.advice import SKETCH, Advice, Question
from spukhaus.core.errors import InvalidAction
from spukhaus.core.plain_json import JSON
from spukhaus.games.shy_monsters.rules.actions import Lay, read
from spukhaus.games.shy_monsters.rules.box import Box, Face
from spukhaus.games.shy_monsters.rules.events import Mood
from spukhaus.games.shy_monsters.rules.laying import loose_cells, tiles_to_lay
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    REACH,
    Cell,
    cell_at,
    comfortable_cells,
    geometry,
    in_reading_order,
    nearest,
    position,
    rotations,
    within_reach,
)
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

POSSIBLE = Advice("possible")
KINDS = (SKETCH, POSSIBLE)
MOST_SKETCHED = 4 * REACH
"""Tiles of a sketch: more than anybody has, and no more than are looked at in a moment."""


def advise(view: View, question: Question) -> JSON:
    if question.kind == SKETCH and question.details[:1] in ("", " "):
        if question.details.count("@") > MOST_SKETCHED:
            raise InvalidAction("action-form", text=question.text[:80])
        tiles = read(f"lay{question.details}") if question.details.strip() else Lay(())
        return _sketch(view, tiles.tiles if isinstance(tiles, Lay) else ())
    if question.kind == POSSIBLE and not question.details and view.storey is not None:
        return {"tiles": {cell: list(names) for cell, names in _possible(view, view.storey).items()}}
    raise InvalidAction("action-form", text=question.text[:80])


def _sketch(view: View, tiles: tuple[tuple[Cell, Face], ...]) -> JSON:
    """Each tile with what is wrong there; `ready` if the storey could be laid like this."""
    box = view.edition.content
    cells = tuple(cell for cell, _ in tiles if cell != ENTRANCE)
    layout = in_reading_order({ENTRANCE, *cells})
    loose = loose_cells(cells)
    described: list[JSON] = []
    for cell, face in tiles:
        monster = face in box.diagrams
        misses = _misses(box, layout, cell, face) if monster else []
        mood = (Mood.UNEASY if misses else Mood.LURKING).value if monster else None
        described.append({"cell": cell, "face": face, "loose": cell in loose, "mood": mood, "misses": misses})
    wanted = sorted(tiles_to_lay(box, view.hand or ()))
    complete = sorted(face for _, face in tiles) == wanted and len(set(cells)) == len(wanted)
    return {"tiles": described, "ready": complete and not loose}


def _misses(box: Box, layout: tuple[Cell, ...], cell: Cell, face: Face) -> list[JSON]:
    """What keeps a monster from being comfortable: in the turn of its diagram that comes nearest. At the edge of the
    field that is one that needs no tile beyond it, unless all do: then it is the edge."""
    tiles = {position(other) for other in layout}
    x, y = position(cell)

    def wrong(needed: tuple[tuple[int, int], ...], barred: tuple[tuple[int, int], ...]) -> list[JSON]:
        lacking = [(x + dx, y + dy) for dx, dy in needed if (x + dx, y + dy) not in tiles]
        disturbing = [(x + dx, y + dy) for dx, dy in barred if (x + dx, y + dy) in tiles]
        wanted: list[JSON] = [{"cell": cell_at(*map(nearest, place)), "needs": True} for place in lacking]
        unwanted: list[JSON] = [{"cell": cell_at(*place), "needs": False} for place in disturbing]
        return wanted + unwanted

    turns = rotations(box.diagrams[face])
    within = [turn for turn in turns if all(within_reach(x + dx, y + dy) for dx, dy in turn[0])]
    return min((wrong(*turn) for turn in within or turns), key=len)


def _possible(view: View, storey: StoreyView) -> dict[Cell, tuple[Face, ...]]:
    """For each face-down tile the unseen monsters that would be active there (SM-10, SM-11)."""
    box = view.edition.content
    faces = dict(zip(storey.layout, storey.faces, strict=True))
    unseen = [name for name in box.diagrams if name not in view.seen] if storey.hidden_monsters else []
    possible = {}
    for cell in storey.layout:
        if cell == ENTRANCE or cell in storey.revealed:
            continue
        beside = geometry(storey.layout).neighbours[cell]
        scared = any(faces[other] in box.diagrams for other in beside if other in storey.revealed)
        comfortable = (name for name in unseen if cell in comfortable_cells(box.diagrams[name], storey.layout))
        possible[cell] = () if scared else tuple(comfortable)
    return possible
