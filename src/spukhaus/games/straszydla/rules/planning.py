"""Planning and moving: ST-15 to ST-19, the air imp, and rulings R6 to R10."""

from __future__ import annotations

from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules.actions import Keep, Plan, Redirect
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.events import EventKind, Refusal, event, refuse, secret
from spukhaus.games.straszydla.rules.layout import STUCK, Path, Streets, streets, symbol_of
from spukhaus.games.straszydla.rules.state import SECOND, Stage, State


def streets_of(state: State) -> Streets:
    return streets(state.edition.content.ground.size, state.stops)


def enter_plan(state: State, events: list[Event]) -> State:
    """ST-16: once everybody has planned, the plans are shown together."""
    if None in [player.plan for player in state.players]:
        return state
    open_streets = streets_of(state)
    for turn in range(len(state.players)):
        seat = (state.starting + turn) % len(state.players)
        player = state.players[seat]
        plan = player.plan or ()
        cells = open_streets.trace(player.pawn, plan)
        events.append(event(EventKind.PLAN_SHOWN, seat=seat, arrows=plan, cells=cells))
    return state.change(stage=Stage.MOVE, turn=0)


def plan(state: State, seat: Seat, action: Plan, events: list[Event]) -> State:
    """ST-15."""
    check_length(action.arrows, state.edition.content.figures.arrows)
    check_path(streets_of(state), state.players[seat].pawn, action.arrows)
    events.append(secret(EventKind.PLAN_MADE, seat, "arrows", action.arrows))
    return state.change_player(seat, state.players[seat].change(plan=action.arrows))


def check_length(arrows: Path, most: int) -> None:
    if not 1 <= len(arrows) <= most:
        refuse(Refusal.PLAN_LENGTH, rule="ST-15", count=len(arrows), most=most)


def check_path(open_streets: Streets, start: int, arrows: Path) -> int:
    """Where the path ends, or the rule that forbids it."""
    cell = start
    for number, word in enumerate(arrows, start=1):
        there = open_streets.places[cell].get(word)
        if there is None:
            raise _no_step(open_streets, cell, word, number)
        cell = there
    return cell


def _no_step(open_streets: Streets, cell: int, word: str, number: int) -> IllegalAction:
    """Why an arrow leads nowhere."""
    town = open_streets.ground
    here = town.names[cell]
    arrow, _, onward = word.partition(">")
    if arrow == STUCK:
        if any(not known.startswith(STUCK) for known in open_streets.places[cell]):
            return IllegalAction(Refusal.NOT_STUCK, rule="ST-19", number=number, cell=here)
        return IllegalAction(Refusal.TRAVEL_NOT_TO_SUBURB, rule="ST-19", number=number, cell=onward)
    there = dict(town.neighbours[cell]).get(arrow)
    if there is None:
        return IllegalAction(Refusal.STEP_OFF_BOARD, rule="ST-15", number=number, arrow=arrow, cell=here)
    if arrow not in open_streets.places[cell]:
        return IllegalAction(Refusal.STEP_BLOCKED, rule="ST-17", number=number, arrow=arrow, cell=town.names[there])
    if not town.suburbs >> there & 1:
        return IllegalAction(Refusal.TRAVEL_NOT_FROM_SUBURB, rule="ST-18", number=number, cell=town.names[there])
    return IllegalAction(Refusal.TRAVEL_NOT_TO_SUBURB, rule="ST-18", number=number, cell=onward)


def enter_move(state: State, events: list[Event]) -> State:
    """ST-16: the whole plan, in order. Who has an air imp is asked first (R10)."""
    if state.turn == len(state.players):
        return state.change(stage=Stage.DUELS, turn=0)
    seat = state.seat
    if state.players[seat].imps[state.edition.content.abilities["redirect"]]:
        return state
    return _move(state, seat, events)


def _move(state: State, seat: Seat, events: list[Event]) -> State:
    player, open_streets = state.players[seat], streets_of(state)
    cells = open_streets.trace(player.pawn, player.plan or ())
    cell = open_streets.ground.index[cells[-1]]
    # The others' plans are known by now, so a move that was planned teaches nobody anything.
    events.append(event(EventKind.MOVED, seat=seat, cells=cells, cell=cells[-1], tile=state.board[cell]))
    moved = player.change(pawn=cell)
    return state.change_player(seat, moved, arrivals=(*state.arrivals, seat), turn=state.turn + 1)


def keep(state: State, seat: Seat, _action: Keep, events: list[Event]) -> State:
    events.append(event(EventKind.PLAN_KEPT, news=False, seat=seat))
    return _move(state, seat, events)


def redirect(state: State, seat: Seat, action: Redirect, events: list[Event]) -> State:
    """ST-6, R10: an air imp changes one arrow, adds one, or changes the travel alone."""
    box: Box = state.edition.content
    player, colour = state.players[seat], box.abilities["redirect"]
    check_redirection(streets_of(state), player.pawn, player.plan or (), action.arrows, travel_alone(state))
    element = box.elements[colour]
    events.append(event(EventKind.REDIRECTED, news=False, seat=seat, arrows=action.arrows, element=element))
    return state.move_imps(seat, colour, -1, plan=action.arrows)


def travel_alone(state: State) -> bool:
    """R10: whether an air imp may choose another suburb for the same arrow."""
    return state.rules >= SECOND


def check_redirection(open_streets: Streets, start: int, plan: Path, arrows: Path, travel: bool) -> None:
    before, after = tuple(map(symbol_of, plan)), tuple(map(symbol_of, arrows))
    one_changed = len(after) == len(before) and sum(map(str.__ne__, before, after)) == 1
    one_more = len(after) == len(before) + 1 and after[:-1] == before
    travel_changed = travel and after == before and arrows != plan
    if not one_changed and not one_more and not travel_changed:
        refuse(Refusal.REDIRECT_ONE_ARROW, rule="ST-6")
    check_path(open_streets, start, arrows)
