"""Scares: ST-30 and rulings R15 and R16."""

from __future__ import annotations

from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules import actions
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import Bend, Colour, Pass, RerollHorror, RerollImp, Roll
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY
from spukhaus.games.straszydla.rules.dice import MOST, can_reroll, check_bend, check_roll, pay_reroll, put, strength_of
from spukhaus.games.straszydla.rules.events import EventKind, event
from spukhaus.games.straszydla.rules.state import SCARED, Dice, Scare, Stage, State, add


def running(state: State) -> Scare:
    if state.scare is None:
        raise ValueError("nobody scares now")
    return state.scare


def scare(state: State, seat: Seat, action: actions.Scare, events: list[Event]) -> State:
    turns.check(turns.turn_of(state, seat), action)
    pawn = state.players[seat].pawn
    events.append(
        event(
            EventKind.SCARE_BEGAN,
            news=False,
            seat=seat,
            cell=state.edition.content.ground.names[pawn],
            tile=state.board[pawn],
            strength=strength_of(state, seat),
            count=len(state.players[seat].spooks),
        )
    )
    return state.change(stage=Stage.SCARE_ROLL, scare=Scare(()), done=state.done | SCARED)


def dice_count(state: State) -> int:
    """As many dice as one has spooks, or those that are rolled anew."""
    return len(running(state).rolling) or len(state.players[state.seat].spooks)


def roll(state: State, _seat: Seat, action: Roll, events: list[Event]) -> State:
    run = running(state)
    check_roll(action.dice, (dice_count(state),))
    dice = put(run.dice, run.rolling, action.dice[0]) if run.rolling else action.dice[0]
    kind = EventKind.ROLLED_AGAIN if run.rolling else EventKind.SCARE_ROLLED
    events.append(event(kind, seat=state.seat, dice=dice))
    return state.change(stage=Stage.SCARE_REROLL, scare=Scare(dice, rolls=run.rolls + 1))


def enter_reroll(state: State, _events: list[Event]) -> State:
    if can_reroll(state.edition.content, state.players[state.seat]):
        return state
    return state.change(stage=Stage.BEND_SCARE)


def reroll(state: State, seat: Seat, action: RerollHorror | RerollImp, events: list[Event]) -> State:
    run = running(state)
    paid, positions = pay_reroll(state, seat, run.dice, action, events)
    return paid.change(stage=Stage.SCARE_ROLL, scare=run.change(rolling=positions))


def pass_reroll(state: State, seat: Seat, _action: Pass, events: list[Event]) -> State:
    events.append(event(EventKind.PASSED, news=False, seat=seat))
    return state.change(stage=Stage.BEND_SCARE)


def enter_bend(state: State, events: list[Event]) -> State:
    if state.players[state.seat].cubes[ENERGY]:
        return state
    return _finish(state, running(state).dice, events)


def bend(state: State, seat: Seat, action: Bend, events: list[Event]) -> State:
    """Each energy cube moves a die by 1."""
    run, player = running(state), state.players[seat]
    cost = check_bend(run.dice, player.cubes[ENERGY], action.dice, "ST-30")
    if cost:
        events.append(
            event(EventKind.SCARE_BENT, news=False, seat=seat, before=run.dice, dice=action.dice, energy=cost)
        )
    payer = player.change(cubes=add(player.cubes, ENERGY, -cost))
    return _finish(state.change_player(seat, payer), action.dice, events)


def _finish(state: State, dice: Dice, events: list[Event]) -> State:
    """The reward by the table; 6s bring horror before 1s take it (R16)."""
    seat, box = state.seat, state.edition.content
    strength, total = strength_of(state, seat), sum(dice)
    off = abs(total - strength)
    rewards = box.figures.rewards
    reward = rewards[off] if off < len(rewards) else 0
    events.append(
        event(
            EventKind.SCARE_ENDED,
            news=False,
            seat=seat,
            dice=dice,
            total=total,
            strength=strength,
            off=off,
            count=reward,
        )
    )
    player = state.players[seat]
    gained = dice.count(MOST)
    lost = min(dice.count(1), player.horror + gained)
    if gained:
        events.append(event(EventKind.HORROR_GAINED, news=False, seat=seat, count=gained))
    if lost:
        events.append(event(EventKind.HORROR_LOST, news=False, seat=seat, count=lost))
    scared = player.change(horror=player.horror + gained - lost)
    colour = box.tiles[state.board[player.pawn]].colour
    if reward and colour == ANY:
        return state.change_player(seat, scared, stage=Stage.COLOUR, scare=Scare(dice, (), reward))
    after = state.change_player(seat, scared, stage=Stage.ACT, scare=None)
    return _pay(after, colour, reward, events) if reward else after


def _pay(state: State, colour: int, reward: int, events: list[Event]) -> State:
    seat = state.seat
    player = state.players[seat]
    events.append(event(EventKind.SCARE_PAID, news=False, seat=seat, colour=COLOURS[colour], count=reward))
    return state.change_player(seat, player.change(cubes=add(player.cubes, colour, reward)))


def colour(state: State, _seat: Seat, action: Colour, events: list[Event]) -> State:
    """R15: in Centrum the colour is named when the dice are final."""
    reward = running(state).reward
    return _pay(state.change(stage=Stage.ACT, scare=None), COLOURS.index(action.colour), reward, events)
