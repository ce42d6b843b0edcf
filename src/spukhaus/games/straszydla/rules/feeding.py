"""The end of a phase: ST-33 to ST-36 and rulings R4, R20 and R21."""

from __future__ import annotations

from functools import lru_cache

from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.acting import gain_spook
from spukhaus.games.straszydla.rules.actions import End, Summon
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, Box, SpookName
from spukhaus.games.straszydla.rules.dice import strength_of
from spukhaus.games.straszydla.rules.events import EventKind, Refusal, event, refuse
from spukhaus.games.straszydla.rules.state import SECOND, Ending, Stage, State


def enter_feed(state: State, events: list[Event]) -> State:
    if state.turn == len(state.players):
        return state.change(stage=Stage.WIN, turn=0)
    if turns.nothing_to_decide(turns.turn_of(state, state.seat)):
        return _end_feeding(state, events)
    return state


def end(state: State, _seat: Seat, _action: End, events: list[Event]) -> State:
    return _end_feeding(state, events)


def _end_feeding(state: State, events: list[Event]) -> State:
    """ST-33, R20: what is not fed leaves the game."""
    seat = state.seat
    player = state.players[seat]
    lost = [spook for spook in player.spooks if spook not in player.fed]
    events += [event(EventKind.SPOOK_LOST, news=False, seat=seat, spook=spook) for spook in lost]
    events.append(event(EventKind.FEEDING_ENDED, news=False, seat=seat))
    kept = tuple(spook for spook in player.spooks if spook in player.fed)
    return state.change_player(seat, player.change(spooks=kept), turn=state.turn + 1)


# Who has won


def filled(box: Box, spooks: tuple[SpookName, ...], pact: tuple[int, ...]) -> int:
    """How much of a pact these spooks fill; a starter stands in for any one element (ST-7)."""
    colours = [box.spooks[name].colour for name in spooks]
    return _filled(tuple(map(colours.count, range(len(pact)))), colours.count(ANY), pact)


def _filled(counts: tuple[int, ...], starters: int, pact: tuple[int, ...]) -> int:
    return min(sum(map(min, counts, pact)) + starters, sum(pact))


def enter_win(state: State, events: list[Event]) -> State:
    """ST-34, and ST-36 at the end of the last phase or when no pact can be filled any more."""
    box: Box = state.edition.content
    fills = [filled(box, player.spooks, box.pacts[player.pact]) for player in state.players]
    complete = [seat for seat, player in enumerate(state.players) if fills[seat] == sum(box.pacts[player.pact])]
    if complete:
        for seat in complete:
            pact = box.pact_names[state.players[seat].pact]
            events.append(event(EventKind.PACT_FILLED, seat=seat, pact=tuple(pact.split("-"))))
        return _win(state, complete, Ending.DAY if state.day else Ending.NIGHT, events)
    events.append(event(EventKind.NO_PACT_FILLED))
    if state.phase == box.figures.phase_limit:
        return _fullest(state, fills, Ending.PHASE_LIMIT, events)
    if state.rules >= SECOND and not in_reach(state):
        events.append(event(EventKind.OUT_OF_REACH))
        return _fullest(state, fills, Ending.OUT_OF_REACH, events)
    ruled_out = tuple(
        known | _would_win(box, player.spooks) for known, player in zip(state.ruled_out, state.players, strict=True)
    )
    return state.change(stage=Stage.SUMMON, turn=0, ruled_out=ruled_out)


def in_reach(state: State) -> bool:
    """ST-36: whether anybody could still fill any pact of the box, with all the spooks that are left in the stacks.

    It takes what lies open alone, so that it tells nothing of the pacts: whose spooks and stacks are, everybody sees.
    """
    box: Box = state.edition.content
    left = [spook for stack in state.stacks for spook in (stack.top, *stack.unseen) if spook is not None]
    return any(_would_win(box, (*player.spooks, *left)) for player in state.players)


def _fullest(state: State, fills: list[int], ending: Ending, events: list[Event]) -> State:
    """ST-36: most of the pact filled, then ST-34's order."""
    for seat, count in enumerate(fills):
        events.append(event(EventKind.LIMIT_REACHED, seat=seat, count=count))
    best = max(fills)
    return _win(state, [seat for seat, count in enumerate(fills) if count == best], ending, events)


def _would_win(box: Box, spooks: tuple[SpookName, ...]) -> int:
    """The pacts, bit by bit, that these spooks fill."""
    colours = [box.spooks[name].colour for name in spooks]
    return _complete(tuple(map(colours.count, range(len(COLOURS)))), colours.count(ANY), box.pacts)


@lru_cache(maxsize=1 << 10)
def _complete(counts: tuple[int, ...], starters: int, pacts: tuple[tuple[int, ...], ...]) -> int:
    return sum([1 << number for number, pact in enumerate(pacts) if _filled(counts, starters, pact) == sum(pact)])


def _win(state: State, among: list[Seat], ending: Ending, events: list[Event]) -> State:
    """The higher strength, then more horror, then they share it."""

    def rank(seat: Seat) -> tuple[int, int]:
        return strength_of(state, seat), state.players[seat].horror

    best = max(map(rank, among))
    winners = tuple(seat for seat in among if rank(seat) == best)
    names = state.edition.content.pact_names
    for seat, player in enumerate(state.players):
        events.append(event(EventKind.PACT_SHOWN, seat=seat, pact=tuple(names[player.pact].split("-"))))
    events.append(event(EventKind.WON, seat=winners, strength=best[0], horror=best[1], among=len(among)))
    return state.change(stage=Stage.OVER, ending=ending, winners=winners)


# Summoning


def summonable(state: State) -> tuple[int, ...]:
    """ST-35: the stacks that the player whose turn it is can take from, by where the pawn stands."""
    box: Box = state.edition.content
    colour = box.tiles[state.board[state.players[state.seat].pawn]].colour
    colours = range(len(COLOURS)) if colour == ANY else (colour,)
    return tuple(colour for colour in colours if state.stacks[colour].top is not None)


def enter_summon(state: State, events: list[Event]) -> State:
    if state.turn == len(state.players):
        return state.change(stage=Stage.PHASE, turn=0)
    colours = summonable(state)
    if not colours:
        events.append(event(EventKind.STACK_EMPTY, seat=state.seat))
        return state.change(turn=state.turn + 1)
    return _summon(state, colours[0], events) if len(colours) == 1 else state


def summon(state: State, _seat: Seat, action: Summon, events: list[Event]) -> State:
    colour = state.edition.content.elements.index(action.element)
    if colour not in summonable(state):
        refuse(Refusal.STACK_EMPTY, rule="ST-35", element=action.element)
    return _summon(state, colour, events)


def _summon(state: State, colour: int, events: list[Event]) -> State:
    box: Box = state.edition.content
    seat = state.seat
    spook = state.stacks[colour].top or ""
    energy = box.spooks[spook].strength(state.day)
    events.append(
        event(EventKind.SUMMONED, news=False, seat=seat, spook=spook, element=box.elements[colour], energy=energy)
    )
    return gain_spook(state.change(turn=state.turn + 1), seat, colour, Stage.SUMMON)
