"""The Dungeon Master's part: drawing monsters and laying a storey (SM-7, SM-8)."""

from __future__ import annotations

from collections import Counter

from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import Event, Step
from spukhaus.games.shy_monsters.rules.actions import Draw, Lay
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, ENTRANCE_FACE, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.events import EventKind, Refusal
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    Cell,
    in_reading_order,
    reachable,
)
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, State, Storey


def draw(state: State, action: Draw) -> Step[State]:
    """SM-7."""
    wanted = state.edition.content.storeys[state.number - 1].monsters
    if len(action.monsters) != wanted or Counter(action.monsters) - Counter(state.pile):
        raise IllegalAction(Refusal.DRAW_WRONG, rule="SM-7", monsters=action.monsters, wanted=wanted)
    pile = tuple(monster for monster in state.pile if monster not in action.monsters)
    hand = tuple(sorted(action.monsters))
    told = Event(
        EventKind.MONSTERS_DRAWN,
        (("storey", state.number), ("count", wanted), ("monsters", None)),
        ((DUNGEON_MASTER, (("monsters", hand),)),),
    )
    return Step(State(state.edition, state.number, pile, hand, None, state.past, None), (told,))


def tiles_to_lay(box: Box, hand: tuple[Face, ...]) -> tuple[Face, ...]:
    """SM-7: the Exit, the Corridors and the monsters drawn."""
    return (EXIT, *((CORRIDOR,) * box.corridors), *hand)


def lay(state: State, action: Lay) -> Step[State]:
    """SM-8: all tiles face down, in one group with the Entrance. Nothing else limits the Dungeon Master."""
    cells = _checked_cells(state, action)
    layout = in_reading_order((ENTRANCE, *cells))
    faces = {ENTRANCE: ENTRANCE_FACE, **dict(action.tiles)}
    storey = Storey(
        layout=layout,
        faces=tuple(faces[cell] for cell in layout),
        revealed=(),
        active=(),
        panicking=(),
        dead=(),
        hero=ENTRANCE,
        attack_ready=True,
        jump_ready=True,
        reveals_left=state.edition.content.storeys[state.number - 1].reveals,
        idle_moves=0,
    )
    told = Event(
        EventKind.STOREY_LAID,
        (("storey", state.number), ("tiles", layout)),
        ((DUNGEON_MASTER, (("tiles", laid_open(storey)),)),),
    )
    return Step(State(state.edition, state.number, state.pile, (), storey, state.past, None), (told,))


def laid_open(storey: Storey) -> tuple[tuple[Cell, Face], ...]:
    return tuple(zip(storey.layout, storey.faces, strict=True))


def _checked_cells(state: State, action: Lay) -> tuple[Cell, ...]:
    hand = tiles_to_lay(state.edition.content, state.hand)
    if len(action.tiles) != len(hand):
        raise IllegalAction(Refusal.LAY_WRONG_NUMBER, rule="SM-7", found=len(action.tiles), wanted=len(hand))
    surplus = Counter(face for _, face in action.tiles) - Counter(hand)
    if surplus:
        face = min(surplus)
        raise IllegalAction(Refusal.LAY_NOT_IN_HAND, rule="SM-7", face=face, held=hand.count(face))
    cells = tuple(cell for cell, _ in action.tiles)
    if ENTRANCE in cells:
        raise IllegalAction(Refusal.LAY_ON_ENTRANCE, rule="SM-8", tile=ENTRANCE)
    twice = [cell for cell, times in Counter(cells).items() if times > 1]
    if twice:
        raise IllegalAction(Refusal.LAY_CELL_TWICE, rule="SM-8", tile=twice[0])
    apart = loose_cells(cells)
    if apart:
        raise IllegalAction(Refusal.LAY_NOT_CONNECTED, rule="SM-8", tiles=apart)
    return cells


def loose_cells(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The cells that no chain of sides joins to the Entrance."""
    return in_reading_order(set(cells) - reachable(ENTRANCE, frozenset(cells)))
