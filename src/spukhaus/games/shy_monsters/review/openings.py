"""The shape of the first storey that a Dungeon Master lays, and the first tile that a Hero turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spukhaus.core.game import Seat
from spukhaus.core.openings import Opening
from spukhaus.core.play import Played
from spukhaus.games.shy_monsters.rules.actions import Lay, Reveal
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, SIDES, Cell, Layout, cell_at, in_reading_order, position
from spukhaus.games.shy_monsters.rules.layout import reading_rank as rank
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER


def openings(match: Sequence[Played], seat: Seat) -> Iterator[Opening]:
    actions = [played.logged.action for played in match]
    laid = next((action for action in actions if isinstance(action, Lay)), None)
    if laid is None:
        return
    layout = in_reading_order([ENTRANCE, *(cell for cell, _ in laid.tiles)])
    if seat == DUNGEON_MASTER:
        yield Opening("layout", (("cells", turned_alike(layout)),))
        return
    revealed = next((action.tile for action in actions if isinstance(action, Reveal)), None)
    if revealed is not None:
        sides = sum(side in layout for side in SIDES[revealed])
        yield Opening("reveal", (("steps", steps(layout, revealed)), ("sides", sides)))


def turned_alike(layout: Layout) -> Layout:
    """Diagrams hold in every rotation (SM-4), so layouts that can be turned into one another are one."""
    around = [position(cell) for cell in layout]
    turns = []
    for _ in range(4):
        turns.append(in_reading_order(cell_at(x, y) for x, y in around))
        around = [(y, -x) for x, y in around]
    return min(turns, key=lambda cells: tuple(map(rank, cells)))


def steps(layout: Layout, goal: Cell) -> int:
    """How far it is from the Entrance, walking over tiles."""
    reached, far = {ENTRANCE}, 0
    while goal not in reached:
        reached |= {side for cell in reached for side in SIDES[cell] if side in layout}
        far += 1
    return far
