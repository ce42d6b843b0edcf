"""What a player does in the own turn: ST-27 to ST-31 and ST-33, and rulings R14 to R20."""

from __future__ import annotations

from functools import lru_cache

from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import (
    Buy,
    Collect,
    End,
    Feed,
    FeedHorror,
    HorrorCube,
    HorrorImp,
    SummonImp,
    Swap,
    Trade,
    tally,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, CUBES, ENERGY, Box
from spukhaus.games.straszydla.rules.events import EventKind, event
from spukhaus.games.straszydla.rules.setup import draw_next
from spukhaus.games.straszydla.rules.state import COLLECTED, SUMMONED, Cubes, Stage, State, add
from spukhaus.games.straszydla.rules.turn import Turn, turn_of


def _checked(state: State, seat: Seat, action: object) -> Turn:
    turn = turn_of(state, seat)
    turns.check(turn, action)  # type: ignore[arg-type]
    return turn


@lru_cache(maxsize=1 << 12)
def counted(cubes: Cubes) -> tuple[tuple[int, str], ...]:
    """For telling: (2, 0, 0, 0, 1) is '2 blue, 1 energy'."""
    return tuple([(count, name) for count, name in zip(cubes, CUBES, strict=True) if count])


def less(cubes: Cubes, paid: tuple[int, ...]) -> Cubes:
    return tuple([held - gone for held, gone in zip(cubes, paid, strict=True)])


def enter_act(state: State, events: list[Event]) -> State:
    if state.turn == len(state.players):
        return state.change(stage=Stage.STOPS, turn=0)
    if turns.nothing_to_decide(turn_of(state, state.seat)):
        return _end_turn(state, events)
    return state


def end(state: State, _seat: Seat, _action: End, events: list[Event]) -> State:
    return _end_turn(state, events)


def _end_turn(state: State, events: list[Event]) -> State:
    events.append(event(EventKind.TURN_ENDED, news=False, seat=state.seat))
    return state.change(turn=state.turn + 1, done=0)


def collect(state: State, seat: Seat, action: Collect, events: list[Event]) -> State:
    """ST-27, R15: all or nothing."""
    turn = _checked(state, seat, action)
    player = state.players[seat]
    taken = tally(action.colours or ()) if turn.colour == ANY else add((0,) * len(CUBES), turn.colour, turn.lying)
    name = state.edition.content.ground.names[player.pawn]
    events.append(event(EventKind.COLLECTED, news=False, seat=seat, cell=name, cubes=counted(taken)))
    cubes = tuple([held + new for held, new in zip(player.cubes, taken, strict=True)])
    lying = (*state.lying[: player.pawn], 0, *state.lying[player.pawn + 1 :])
    return state.change_player(seat, player.change(cubes=cubes), lying=lying, done=state.done | COLLECTED)


def trade(state: State, seat: Seat, action: Trade, events: list[Event]) -> State:
    """ST-28; with a water imp at a better rate (R18)."""
    _checked(state, seat, action)
    box: Box = state.edition.content
    player = state.players[seat]
    paid = tally(action.cubes)
    events.append(
        event(
            EventKind.TRADED,
            news=False,
            seat=seat,
            cubes=counted(paid),
            colour=action.colour,
            element=action.element,
            with_imp=action.with_imp,
        )
    )
    cubes = less(player.cubes, paid)
    if action.colour is not None:
        after = state.change_player(seat, player.change(cubes=add(cubes, CUBES.index(action.colour), 1)))
    else:
        after = state.move_imps(seat, box.elements.index(action.element or ""), 1, cubes=cubes)
    return after.move_imps(seat, box.abilities["trade"], -1) if action.with_imp else after


def buy(state: State, seat: Seat, action: Buy, events: list[Event]) -> State:
    """ST-29, R17."""
    turn = _checked(state, seat, action)
    colour = turn.box.elements.index(action.element)
    player = state.players[seat]
    payer = player.change(cubes=less(player.cubes, tally(action.cubes)), purchases=player.purchases + 1)
    spook = turn.tops[colour] or ""
    energy = turn.box.spooks[spook].strength(state.day)
    events.append(
        event(EventKind.BOUGHT, news=False, seat=seat, spook=spook, cubes=counted(tally(action.cubes)), energy=energy)
    )
    return gain_spook(state.change_player(seat, payer), seat, colour, state.stage)


def gain_spook(state: State, seat: Seat, colour: int, resume: Stage) -> State:
    """The top spook of a stack, with energy equal to its current strength."""
    spook = state.stacks[colour].top
    if spook is None:
        raise ValueError("an empty stack has no top")
    player = state.players[seat]
    strength = state.edition.content.spooks[spook].strength(state.day)
    taker = player.change(spooks=(*player.spooks, spook), cubes=add(player.cubes, ENERGY, strength))
    return draw_next(state.change_player(seat, taker), colour, resume)


def swap(state: State, seat: Seat, action: Swap, events: list[Event]) -> State:
    """ST-6: any imp for a cube of its colour."""
    turn = _checked(state, seat, action)
    colour = turn.box.elements.index(action.element)
    events.append(event(EventKind.SWAPPED, news=False, seat=seat, element=action.element, colour=COLOURS[colour]))
    return state.move_imps(seat, colour, -1, cubes=add(state.players[seat].cubes, colour, 1))


def horror_cube(state: State, seat: Seat, action: HorrorCube, events: list[Event]) -> State:
    """ST-8."""
    turn = _checked(state, seat, action)
    cost = turn.box.figures.horror_cube
    player = state.players[seat]
    events.append(event(EventKind.HORROR_FOR_CUBE, news=False, seat=seat, colour=action.colour, horror=cost))
    cubes = add(player.cubes, COLOURS.index(action.colour), 1)
    return state.change_player(seat, player.change(cubes=cubes, horror=player.horror - cost))


def horror_imp(state: State, seat: Seat, action: HorrorImp, events: list[Event]) -> State:
    """ST-8."""
    turn = _checked(state, seat, action)
    cost = turn.box.figures.horror_imp
    player = state.players[seat]
    events.append(event(EventKind.HORROR_FOR_IMP, news=False, seat=seat, element=action.element, horror=cost))
    return state.move_imps(seat, turn.box.elements.index(action.element), 1, horror=player.horror - cost)


def summon_imp(state: State, seat: Seat, action: SummonImp, events: list[Event]) -> State:
    """ST-31."""
    turn = _checked(state, seat, action)
    element = action.element or turn.box.elements[turn.colour]
    events.append(event(EventKind.IMP_SUMMONED, news=False, seat=seat, element=element))
    taken = state.move_imps(seat, turn.box.elements.index(element), 1)
    return taken.change(done=state.done | SUMMONED)


def feed(state: State, seat: Seat, action: Feed, events: list[Event]) -> State:
    """ST-33; an earth imp counts as green cubes, and what is too much is lost (R18)."""
    turn = _checked(state, seat, action)
    box = turn.box
    name, appetite, own = next(hungry for hungry in turn.hungry if hungry[0] == action.spook)
    colour = own if action.colour is None else COLOURS.index(action.colour)
    eaten = max(appetite - box.figures.imp_food, 0) if action.with_imp else appetite
    player = state.players[seat]
    events.append(
        event(
            EventKind.FED,
            news=False,
            seat=seat,
            spook=name,
            colour=COLOURS[colour],
            count=eaten,
            with_imp=action.with_imp,
        )
    )
    eater = player.change(cubes=add(player.cubes, colour, -eaten), fed=(*player.fed, name))
    after = state.change_player(seat, eater)
    return after.move_imps(seat, box.abilities["feed"], -1) if action.with_imp else after


def feed_horror(state: State, seat: Seat, action: FeedHorror, events: list[Event]) -> State:
    """ST-8."""
    turn = _checked(state, seat, action)
    cost = turn.box.figures.horror_feed
    player = state.players[seat]
    events.append(event(EventKind.FED_WITH_HORROR, news=False, seat=seat, spook=action.spook, horror=cost))
    eater = player.change(horror=player.horror - cost, fed=(*player.fed, action.spook))
    return state.change_player(seat, eater)
