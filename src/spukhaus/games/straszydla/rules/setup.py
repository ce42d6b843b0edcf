"""Set-up: ST-3, ST-9, ST-10, and rulings R1 and R2. Every function leads from a state to the next and tells of it."""

from __future__ import annotations

from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules.actions import Arrange, Begin, Board, First, Pacts, Settle, Take, Uncover
from spukhaus.games.straszydla.rules.box import COLOURS, ENERGY, Box
from spukhaus.games.straszydla.rules.events import EventKind, Refusal, event, refuse, secret
from spukhaus.games.straszydla.rules.state import Player, Stack, Stage, State


def new_player() -> Player:
    return Player((0,) * (len(COLOURS) + 1), 0, (0,) * len(COLOURS), (), (), -1, -1, 0, 0, None)


def board(state: State, _seat: Seat, action: Board | Arrange, events: list[Event]) -> State:
    """ST-3: suburbs in the corners, Centrum in the middle, the others as chance or the host likes."""
    box: Box = state.edition.content
    if tuple(sorted(action.tiles)) != tuple(sorted(box.loose)):
        refuse(Refusal.TILES_WRONG, rule="ST-3", count=len(box.loose))
    tiles = dict(box.fixed) | dict(zip(box.ground.open_cells, action.tiles, strict=True))
    laid = tuple(tiles[cell] for cell in range(len(tiles)))
    events.append(event(EventKind.BOARD_LAID, news=isinstance(action, Board), tile=laid))
    return state.change(board=laid, lying=(0,) * len(laid), stage=Stage.FIRST)


def first(state: State, _seat: Seat, action: First, events: list[Event]) -> State:
    """ST-10."""
    if action.seat not in range(len(state.players)):
        refuse(Refusal.CHANCE_WRONG, rule="ST-10")
    events.append(event(EventKind.FIRST_DRAWN, seat=action.seat))
    return state.change(starting=action.seat, stage=Stage.PACTS)


def pacts(state: State, _seat: Seat, action: Pacts, events: list[Event]) -> State:
    """ST-7: everybody's differs, and nobody sees another's."""
    box: Box = state.edition.content
    dealt = action.pacts
    if len(dealt) != len(state.players) or len(set(dealt)) != len(dealt) or not set(dealt) <= set(box.pact_names):
        refuse(Refusal.CHANCE_WRONG, rule="ST-7")
    players = []
    for number, (player, name) in enumerate(zip(state.players, dealt, strict=True)):
        told = secret(EventKind.PACTS_DEALT, number, "pact", tuple(name.split("-")))
        events.append(Event(told.kind, told.public, told.private))
        players.append(player.change(pact=box.pact_names.index(name)))
    return state.change(players=tuple(players), stage=Stage.TAKE, turn=0)


def starter_stacks(state: State) -> tuple[int, ...]:
    """R1: the stacks that still have their starter on top."""
    starters = state.edition.content.starters
    return tuple(colour for colour, stack in enumerate(state.stacks) if stack.top in starters)


def enter_take(state: State, events: list[Event]) -> State:
    if state.turn == len(state.players):
        return state.change(stage=Stage.SETTLE, turn=0)
    colours = starter_stacks(state)
    return _take(state, colours[0], events) if len(colours) == 1 else state


def take(state: State, _seat: Seat, action: Take, events: list[Event]) -> State:
    """ST-9: a starter, with energy and horror."""
    colour = state.edition.content.elements.index(action.element)
    if colour not in starter_stacks(state):
        refuse(Refusal.NO_STARTER, rule="ST-9", element=action.element)
    return _take(state, colour, events)


def _take(state: State, colour: int, events: list[Event]) -> State:
    box: Box = state.edition.content
    seat, figures = state.seat, box.figures
    spook = state.stacks[colour].top
    player = state.players[seat]
    events.append(
        event(
            EventKind.STARTER_TAKEN,
            news=False,
            seat=seat,
            spook=spook,
            element=box.elements[colour],
            energy=figures.start_energy,
            horror=figures.start_horror,
        )
    )
    taker = player.change(
        spooks=(spook,),
        cubes=(*player.cubes[:ENERGY], figures.start_energy),
        horror=figures.start_horror,
    )
    after = state.change_player(seat, taker, turn=state.turn + 1)
    return draw_next(after, colour, Stage.TAKE)


def draw_next(state: State, colour: int, resume: Stage) -> State:
    """R2: the top card of a stack has been taken; the next one is turned up at once."""
    bare = Stack(None, state.stacks[colour].unseen)
    stacks = (*state.stacks[:colour], bare, *state.stacks[colour + 1 :])
    stage = Stage.UNCOVER if bare.unseen else resume
    return state.change(stacks=stacks, uncovering=colour, resume=resume, stage=stage)


def uncover(state: State, _seat: Seat, action: Uncover, events: list[Event]) -> State:
    unseen = state.stacks[state.uncovering].unseen
    if action.spook not in unseen:
        refuse(Refusal.CHANCE_WRONG, rule="ST-9")
    stack = Stack(action.spook, tuple(name for name in unseen if name != action.spook))
    stacks = (*state.stacks[: state.uncovering], stack, *state.stacks[state.uncovering + 1 :])
    element = state.edition.content.elements[state.uncovering]
    events.append(event(EventKind.UNCOVERED, element=element, spook=action.spook))
    return state.change(stacks=stacks, stage=state.resume, uncovering=-1)


def free_suburbs(state: State) -> tuple[int, ...]:
    taken = {player.pawn for player in state.players}
    return tuple(cell for cell in state.edition.content.ground.corners if cell not in taken)


def enter_settle(state: State, events: list[Event]) -> State:
    if state.turn == len(state.players):
        return state.change(stage=Stage.BEGIN, turn=0)
    cells = free_suburbs(state)
    return _settle(state, cells[0], events) if len(cells) == 1 else state


def settle(state: State, _seat: Seat, action: Settle, events: list[Event]) -> State:
    """ST-9: one pawn on each suburb at most."""
    town = state.edition.content.ground
    cell = town.index.get(action.cell, -1)
    if cell not in town.corners:
        refuse(Refusal.NO_SUBURB, rule="ST-9", cell=action.cell)
    if cell not in free_suburbs(state):
        refuse(Refusal.SUBURB_TAKEN, rule="ST-9", cell=action.cell)
    return _settle(state, cell, events)


def _settle(state: State, cell: int, events: list[Event]) -> State:
    seat, town = state.seat, state.edition.content.ground
    events.append(event(EventKind.SETTLED, news=False, seat=seat, cell=town.names[cell], tile=state.board[cell]))
    return state.change_player(seat, state.players[seat].change(pawn=cell), turn=state.turn + 1)


def begin(state: State, seat: Seat, action: Begin, events: list[Event]) -> State:
    """ST-10."""
    events.append(event(EventKind.TIME_CHOSEN, news=False, seat=seat, time=action.time))
    return state.change(day=action.time == "day", stage=Stage.PHASE)
