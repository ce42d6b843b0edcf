"""Phases and rounds: ST-11 to ST-14, ST-32, and what horror can do before planning (R9)."""

from __future__ import annotations

from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules.actions import Pass, Unblock
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.events import EventKind, Refusal, event, refuse
from spukhaus.games.straszydla.rules.state import Stage, State

# What follows a look at the pacts teaches everybody that nobody has won, so the first round of a phase is news.


def enter_phase(state: State, events: list[Event]) -> State:
    """ST-11 to ST-13: the card is filled, STOP markers are lifted, the districts of this time produce."""
    box: Box = state.edition.content
    figures = box.figures
    first, seats = state.phase == 0, len(state.players)
    phase = state.phase + 1
    day = state.day if first else not state.day
    starting = state.starting if first else (state.starting + 1) % seats
    time = "day" if day else "night"
    events.append(event(EventKind.PHASE_BEGAN, phase=phase, time=time, seat=starting))
    stops = state.stops
    every = figures.phases_with_stops_for_two if seats == 2 else figures.phases_with_stops
    if stops and (phase - 1) % every == 0:
        events.append(event(EventKind.STOPS_LIFTED, count=stops.bit_count()))
        stops = 0
    tiles = [box.tiles[name] for name in state.board]
    lying = tuple(
        cubes + tile.cubes if tile.produces(day) else cubes for cubes, tile in zip(state.lying, tiles, strict=True)
    )
    events.append(event(EventKind.PRODUCED, time=time, count=sum(lying) - sum(state.lying)))
    players = tuple(player.change(fed=(), purchases=0) for player in state.players)
    return state.change(
        phase=phase,
        day=day,
        starting=starting,
        stops=stops,
        lying=lying,
        players=players,
        card=figures.rounds,
        round=0,
        stage=Stage.ROUND,
    )


def enter_round(state: State, events: list[Event]) -> State:
    """ST-11: a cube is taken off the card, and all planning begins anew."""
    number, card = state.round + 1, state.card - 1
    events.append(
        event(EventKind.ROUND_BEGAN, news=number == 1, round=number, count=card, seat=state.starting, last=card == 0)
    )
    players = tuple(player.change(plan=None, lost=0, rolls=0) for player in state.players)
    return state.change(round=number, card=card, players=players, arrivals=(), turn=0, stage=Stage.UNBLOCK)


def enter_unblock(state: State, _events: list[Event]) -> State:
    cost, seats = state.edition.content.figures.horror_stop, len(state.players)
    for turn in range(state.turn, seats if state.stops else 0):
        if state.players[(state.starting + turn) % seats].horror >= cost:
            return state if turn == state.turn else state.change(turn=turn)
    return state.change(stage=Stage.PLAN, turn=0)


def unblock(state: State, seat: Seat, action: Unblock, events: list[Event]) -> State:
    """ST-8, R9: a STOP is removed for everybody."""
    box: Box = state.edition.content
    player, cost = state.players[seat], box.figures.horror_stop
    cell = box.ground.index.get(action.cell, -1)
    if cell < 0 or not state.stops >> cell & 1:
        refuse(Refusal.NO_STOP, rule="ST-8", cell=action.cell)
    events.append(
        event(EventKind.STOP_REMOVED, news=False, seat=seat, cell=action.cell, tile=state.board[cell], horror=cost)
    )
    payer = player.change(horror=player.horror - cost)
    return state.change_player(seat, payer, stops=state.stops & ~(1 << cell))


def pass_unblock(state: State, seat: Seat, _action: Pass, events: list[Event]) -> State:
    events.append(event(EventKind.PASSED, news=False, seat=seat))
    return state.change(turn=state.turn + 1)


def enter_stops(state: State, events: list[Event]) -> State:
    """ST-32: everybody lays a STOP where they stand; suburbs are never blocked (ST-17)."""
    town = state.edition.content.ground
    laid = 0
    for player in state.players:
        laid |= 1 << player.pawn
    laid &= ~town.suburbs & ~state.stops
    tiles = tuple(tile for cell, tile in enumerate(state.board) if laid >> cell & 1)
    events.append(event(EventKind.STOPS_LAID, news=False, cells=town.cells_of(laid), tiles=tiles))
    stops = state.stops | laid
    if state.card:
        return state.change(stops=stops, stage=Stage.ROUND)
    events.append(event(EventKind.FEEDING_BEGAN, news=False, time="day" if state.day else "night"))
    return state.change(stops=stops, stage=Stage.FEED, turn=0)
