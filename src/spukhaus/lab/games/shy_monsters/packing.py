"""From the rules' states and actions to the kernel's rows and numbers, and back.

A row holds the storey that is being walked and all that decides how the match goes on. It does not remember the
storeys that were left: `unpack` takes those from the state that the row came from.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from spukhaus.core.edition import Edition
from spukhaus.games.shy_monsters.model import packed_match
from spukhaus.games.shy_monsters.model.atlas import (
    FILLINGS,
    FIRST,
    LAYOUTS,
    atlas_of,
    layout_numbers,
    layouts_of,
)
from spukhaus.games.shy_monsters.model.packed_match import (
    ACTIVE,
    ATTACK,
    COUNT,
    DEAD,
    ENDING,
    FACES,
    FIRST_JUMP,
    FIRST_WALK,
    HAND,
    HERO,
    HERO_ACTIONS,
    IDLE,
    JUMP,
    LAYOUT,
    MONSTER_TILES,
    NUMBER,
    ORDER,
    PANICKING,
    PHASE,
    PILE,
    REVEALED,
    REVEALS_LEFT,
    SEEN,
    WIDTH,
    Row,
)
from spukhaus.games.shy_monsters.rules.actions import GIVE_UP, Action, GiveUp, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import CORRIDOR, ENTRANCE_FACE, EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, SIDES, Cell, in_reading_order
from spukhaus.games.shy_monsters.rules.state import Ending, Phase, State, Storey
from spukhaus.lab.compiling import WrongAction

PHASES: Final = (Phase.DRAW, Phase.LAY, Phase.REVEAL, Phase.WALK, Phase.OVER)
ENDINGS: Final = (None, Ending.ESCAPED, Ending.KILLED, Ending.WALLED_IN, Ending.WANDERED, Ending.GAVE_UP)


class HistoryLost(WrongAction):
    """The row has left a storey since the state that it came from: what lay there is known to nobody."""


@lru_cache(maxsize=8)
def faces_of(edition: Edition[Box]) -> tuple[Face, ...]:
    """The kernel's numbers of faces are places in this."""
    return (ENTRANCE_FACE, EXIT, CORRIDOR, *(monster.name for monster in edition.content.monsters))


@lru_cache(maxsize=8)
def face_numbers(edition: Edition[Box]) -> dict[Face, int]:
    return {face: number for number, face in enumerate(faces_of(edition))}


# States


def pack(state: State) -> Row:
    return np.array(facts_of(state), dtype=np.int32)


def facts_of(state: State) -> list[int]:
    """What a row holds."""
    numbers = face_numbers(state.edition)
    row = [0] * ORDER + [-1] * (WIDTH - ORDER)
    row[PHASE] = PHASES.index(state.phase)
    row[NUMBER] = state.number
    row[PILE] = _monsters(numbers, state.pile)
    row[HAND] = _monsters(numbers, state.hand)
    row[ENDING] = ENDINGS.index(state.ending)
    row[LAYOUT] = row[HERO] = -1
    storey = state.storey
    for walked in state.past:
        row[SEEN] |= _seen(numbers, walked)
    if storey is not None:
        row[SEEN] |= _seen(numbers, storey)
        layout = storey.layout
        row[LAYOUT] = layout_numbers(state.edition)[layout]
        row[HERO] = layout.index(storey.hero)
        row[ATTACK], row[JUMP] = storey.attack_ready, storey.jump_ready
        row[REVEALS_LEFT], row[IDLE] = storey.reveals_left, storey.idle_moves
        places = [layout.index(cell) for cell in storey.revealed]
        row[COUNT] = len(places)
        row[ORDER : ORDER + len(places)] = places
        for place in places:
            row[REVEALED] |= 1 << place
        for at, cells in ((ACTIVE, storey.active), (PANICKING, storey.panicking), (DEAD, storey.dead)):
            for cell in cells:
                row[at] |= 1 << layout.index(cell)
        faces = [numbers[face] for face in storey.faces]
        row[FACES : FACES + len(faces)] = faces
        for tile, number in enumerate(faces):
            if number >= packed_match.FIRST_MONSTER:
                row[MONSTER_TILES] |= 1 << tile
    return row


def _monsters(numbers: dict[Face, int], names: tuple[Face, ...]) -> int:
    found = 0
    for name in names:
        found |= 1 << numbers[name] - packed_match.FIRST_MONSTER
    return found


def _seen(numbers: dict[Face, int], storey: Storey) -> int:
    met, layout = 0, storey.layout
    for cell in storey.revealed:
        number = numbers[storey.faces[layout.index(cell)]]
        if number >= packed_match.FIRST_MONSTER:
            met |= 1 << number - packed_match.FIRST_MONSTER
    return met


def put_drawn(row: Row, edition: Edition[Box], monsters: tuple[Face, ...]) -> None:
    """Chance's Draw as the rules write it; `chance.draw` draws on its own."""
    drawn = _monsters(face_numbers(edition), monsters)
    row[HAND] |= drawn
    row[PILE] &= ~drawn
    row[PHASE] = packed_match.LAY


def unpack(row: Row, origin: State) -> State:
    """The state of a row that `origin` led to, on the same storey."""
    facts = [int(row[place]) for place in range(WIDTH)]
    if facts[NUMBER] != origin.number:
        raise HistoryLost("kernel-history-lost", storey=facts[NUMBER], origin=origin.number)
    edition = origin.edition
    names = faces_of(edition)[packed_match.FIRST_MONSTER :]
    pile, hand = (
        tuple(sorted(name for number, name in enumerate(names) if facts[at] >> number & 1)) for at in (PILE, HAND)
    )
    ending = ENDINGS[facts[ENDING]]
    storey = None if facts[LAYOUT] < 0 else _unpack_storey(facts, edition)
    return State(edition, facts[NUMBER], pile, hand, storey, origin.past, ending)


def _unpack_storey(facts: list[int], edition: Edition[Box]) -> Storey:
    layout = layouts_of(edition)[facts[LAYOUT]]
    revealed = tuple(layout[tile] for tile in facts[ORDER : ORDER + facts[COUNT]])

    def cells(at: int) -> tuple[Cell, ...]:
        return tuple(cell for cell in revealed if facts[at] >> layout.index(cell) & 1)

    return Storey(
        layout=layout,
        faces=tuple(faces_of(edition)[facts[FACES + tile]] for tile in range(len(layout))),
        revealed=revealed,
        active=cells(ACTIVE),
        panicking=cells(PANICKING),
        dead=cells(DEAD),
        hero=layout[facts[HERO]],
        attack_ready=bool(facts[ATTACK]),
        jump_ready=bool(facts[JUMP]),
        reveals_left=facts[REVEALS_LEFT],
        idle_moves=facts[IDLE],
    )


# The Hero's actions


def action_number(state: State, action: Action) -> int:
    """The number of an action of the Hero, or of a Lay of the Dungeon Master, in this state."""
    storey = state.storey
    if isinstance(action, Lay):
        return _lay_number(state, action)
    if storey is None:
        raise WrongAction("kernel-action-of-chance")
    match action:
        case Reveal(tile):
            return storey.layout.index(tile)
        case Walk(tile, attack):
            return FIRST_WALK + 4 * attack + SIDES[storey.hero].index(tile)
        case Jump(over, tile, attack):
            directions = 4 * SIDES[storey.hero].index(over) + SIDES[over].index(tile)
            return FIRST_JUMP + 16 * attack + directions
        case GiveUp():
            return packed_match.GIVE_UP
        case _:
            raise WrongAction("kernel-action-of-chance")


def action_of(state: State, number: int) -> Action:
    storey = state.storey
    if storey is None:
        return _lay_of(state, number)
    if not 0 <= number < HERO_ACTIONS:
        raise WrongAction("kernel-action-unknown", action=number, most=HERO_ACTIONS - 1)
    if number < FIRST_WALK:
        return Reveal(storey.layout[number])
    if number == packed_match.GIVE_UP:
        return GIVE_UP
    if number < FIRST_JUMP:
        strike, direction = divmod(number - FIRST_WALK, 4)
        return Walk(SIDES[storey.hero][direction], bool(strike))
    strike, directions = divmod(number - FIRST_JUMP, 16)
    over = SIDES[storey.hero][directions // 4]
    return Jump(over, SIDES[over][directions % 4], bool(strike))


# The Dungeon Master's


def _lay_number(state: State, action: Lay) -> int:
    """The layout's number among those of the storey times the fillings, and the filling's."""
    edition = state.edition
    plan = atlas_of(edition).storeys[state.number - 1]
    layout = in_reading_order((ENTRANCE, *(cell for cell, _ in action.tiles)))
    numbers = face_numbers(edition)
    left = sorted(numbers[face] for _, face in action.tiles)
    filling, ways = 0, int(plan[FILLINGS])
    for _, face in action.tiles:
        number = numbers[face]
        for other in sorted(set(left)):
            begin = ways * left.count(other) // len(left)
            if other == number:
                ways = begin
                break
            filling += begin
        left.remove(number)
    return int(layout_numbers(edition)[layout] - plan[FIRST]) * int(plan[FILLINGS]) + filling


def _lay_of(state: State, number: int) -> Lay:
    """Lets the kernel lay it, and looks."""
    row = pack(state)
    if row[PHASE] != packed_match.LAY:
        raise WrongAction("kernel-action-of-chance")
    atlas = atlas_of(state.edition)
    most = int(atlas.storeys[state.number - 1][FILLINGS]) * int(atlas.storeys[state.number - 1][LAYOUTS])
    if not 0 <= number < most:
        raise WrongAction("kernel-action-unknown", action=number, most=most - 1)
    packed_match.lay(row, atlas, number)
    laid = unpack(row, state).storey
    assert laid is not None  # the kernel has just laid it
    tiles = zip(laid.layout, laid.faces, strict=True)
    return Lay(tuple((cell, face) for cell, face in tiles if cell != ENTRANCE))
