"""Duels: ST-20 to ST-26, and rulings R11 to R13."""

from __future__ import annotations

from itertools import zip_longest

from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules.actions import Bend, Bid, LetChoose, Pass, RerollHorror, RerollImp, Retreat, Roll
from spukhaus.games.straszydla.rules.box import ENERGY, Box
from spukhaus.games.straszydla.rules.dice import can_reroll, check_bend, check_roll, pay_reroll, put, strength_of
from spukhaus.games.straszydla.rules.events import EventKind, Refusal, event, refuse, secret
from spukhaus.games.straszydla.rules.state import SECOND, Dice, Duel, Stage, State


def running(state: State) -> Duel:
    if state.duel is None:
        raise ValueError("no duel is fought now")
    return state.duel


def enter_duels(state: State, events: list[Event]) -> State:
    """ST-20, R11: one district after the other, each to the end of its queue, by the arrival of the front pawn."""
    queues: dict[int, list[Seat]] = {}
    for seat in state.arrivals:
        queues.setdefault(state.players[seat].pawn, []).append(seat)
    contested = [cell for cell, queue in queues.items() if len(queue) > 1]
    if not contested:
        return state.change(stage=Stage.ACT, turn=0, done=0, duel=None)
    same = state.duel is not None and state.duel.cell in contested
    cell = running(state).cell if same else contested[0]
    first, second = queues[cell][:2]
    town = state.edition.content.ground
    events.append(event(EventKind.DUEL_BEGAN, seat=(first, second), cell=town.names[cell], tile=state.board[cell]))
    return state.change(stage=Stage.DUEL_ROLL, duel=Duel(cell, (first, second)))


def dice_counts(state: State) -> tuple[int, ...]:
    """How many dice are rolled now: by a side (ST-21), or anew by one; in version 1 of the rules by both at once."""
    duel, figures = running(state), state.edition.content.figures
    if duel.rolling:
        return (len(duel.rolling),)
    first, second = (strength_of(state, seat) for seat in duel.sides)
    counts = (
        figures.duel_dice + figures.stronger_dice * (first > second),
        figures.duel_dice + figures.stronger_dice * (second > first),
    )
    return counts if state.rules < SECOND else (counts[rolling_side(duel)],)


def rolling_side(duel: Duel) -> int:
    """Whose dice are rolled now, where each side has a roll of its own: who arrived first, then the other."""
    return duel.turn if duel.rolling else int(bool(duel.dice[0]))


def roll(state: State, _seat: Seat, action: Roll, events: list[Event]) -> State:
    duel = running(state)
    check_roll(action.dice, dice_counts(state))
    if state.rules >= SECOND:
        return _roll_side(state, duel, action.dice[0], events)
    if not duel.rolling:
        for side, dice in zip(duel.sides, action.dice, strict=True):
            events.append(event(EventKind.DUEL_ROLLED, seat=side, dice=dice, strength=strength_of(state, side)))
        rolled = duel.change(dice=(action.dice[0], action.dice[1]))
        return state.change(stage=Stage.DUEL_REROLL, duel=rolled)
    dice = put(duel.dice[duel.turn], duel.rolling, action.dice[0])
    events.append(event(EventKind.ROLLED_AGAIN, seat=duel.sides[duel.turn], dice=dice))
    both = _with_side(duel.dice, duel.turn, dice)
    return state.change(stage=Stage.DUEL_REROLL, duel=duel.change(dice=both, rolling=(), turn=1 - duel.turn))


def _with_side(dice: tuple[Dice, Dice], side: int, changed: Dice) -> tuple[Dice, Dice]:
    return (dice[0], changed) if side else (changed, dice[1])


def _roll_side(state: State, duel: Duel, rolled: Dice, events: list[Event]) -> State:
    side = rolling_side(duel)
    seat = duel.sides[side]
    player = state.players[seat]
    if duel.rolling:
        dice = put(duel.dice[side], duel.rolling, rolled)
        events.append(event(EventKind.ROLLED_AGAIN, seat=seat, dice=dice))
        after = duel.change(dice=_with_side(duel.dice, side, dice), rolling=(), turn=1 - side)
    else:
        events.append(event(EventKind.DUEL_ROLLED, seat=seat, dice=rolled, strength=strength_of(state, seat)))
        after = duel.change(dice=_with_side(duel.dice, side, rolled))
    stage = Stage.DUEL_REROLL if all(after.dice) else Stage.DUEL_ROLL
    return state.change_player(seat, player.change(rolls=player.rolls + 1), stage=stage, duel=after)


def enter_reroll(state: State, events: list[Event]) -> State:
    """R13: the first arrival, then the second, until both pass one after the other."""
    duel = running(state)
    if duel.passes == 2:
        return _lay(state, events)
    if can_reroll(state.edition.content, state.players[duel.sides[duel.turn]]):
        return state
    return state.change(duel=duel.change(turn=1 - duel.turn, passes=duel.passes + 1))


def pass_reroll(state: State, seat: Seat, _action: Pass, events: list[Event]) -> State:
    duel = running(state)
    events.append(event(EventKind.PASSED, news=False, seat=seat))
    return state.change(duel=duel.change(turn=1 - duel.turn, passes=duel.passes + 1))


def reroll(state: State, seat: Seat, action: RerollHorror | RerollImp, events: list[Event]) -> State:
    duel = running(state)
    paid, positions = pay_reroll(state, seat, duel.dice[duel.turn], action, events)
    return paid.change(stage=Stage.DUEL_ROLL, duel=duel.change(rolling=positions, passes=0))


def _lay(state: State, events: list[Event]) -> State:
    """ST-22: sorted from the top, and paired."""
    duel = running(state)
    first, second = (tuple(sorted(dice, reverse=True)) for dice in duel.dice)
    before = successes(first, second)
    events.append(
        event(
            EventKind.DICE_LAID,
            news=False,
            seat=duel.sides,
            dice=(first, second),
            first=before[0],
            second=before[1],
        )
    )
    return state.change(stage=Stage.BID, duel=duel.change(dice=(first, second), laid=True, before=before))


def successes(first: Dice, second: Dice) -> tuple[int, int]:
    """ST-22: of each pair the higher die, and a die without a partner whatever it shows."""
    pairs = tuple(zip_longest(first, second, fillvalue=0))
    return sum([one > two for one, two in pairs]), sum([one < two for one, two in pairs])


# Energy


def enter_bid(state: State, events: list[Event]) -> State:
    """ST-23. Who has no energy has nothing to decide (R23)."""
    duel = running(state)
    energy = [state.players[side].cubes[ENERGY] for side in duel.sides]
    bids = [0 if bid is None and not energy[side] else bid for side, bid in enumerate(duel.bids)]
    first, second = bids
    if first is None or second is None:
        return state if tuple(bids) == duel.bids else state.change(duel=duel.change(bids=(first, second)))
    if any(energy):
        for side, bid in ((0, first), (1, second)):
            events.append(event(EventKind.BID_SHOWN, seat=duel.sides[side], energy=bid))
    after = state
    for seat, bid in ((duel.sides[0], first), (duel.sides[1], second)):
        player = after.players[seat]
        cubes = (*player.cubes[:ENERGY], player.cubes[ENERGY] - bid)
        after = after.change_player(seat, player.change(cubes=cubes))
    stage = Stage.DUEL_END if first == second else Stage.BEND_DUEL
    return after.change(stage=stage, duel=duel.change(bids=(first, second), budget=abs(first - second)))


def bid(state: State, seat: Seat, action: Bid, events: list[Event]) -> State:
    duel = running(state)
    check_bid(state.players[seat].cubes[ENERGY], action)
    events.append(secret(EventKind.BID_MADE, seat, "energy", action.energy))
    first, second = duel.bids
    bids = (action.energy, second) if seat == duel.sides[0] else (first, action.energy)
    return state.change(duel=duel.change(bids=bids))


def check_bid(energy: int, action: Bid) -> None:
    if not 0 <= action.energy <= energy:
        refuse(Refusal.BID_TOO_HIGH, rule="ST-23", energy=action.energy, most=energy)


def bender(duel: Duel) -> int:
    """The side that has bid more."""
    return int((duel.bids[1] or 0) > (duel.bids[0] or 0))


def asked(stage: Stage, duel: Duel) -> tuple[Seat, ...]:
    """Whose decision it is in a duel."""
    match stage:
        case Stage.DUEL_REROLL:
            return (duel.sides[duel.turn],)
        case Stage.BID:
            return tuple([seat for seat, bid in zip(duel.sides, duel.bids, strict=True) if bid is None])
        case Stage.BEND_DUEL:
            return (duel.sides[bender(duel)],)
        case Stage.RETREAT:
            return (duel.sides[duel.winner],)
        case _:
            return (duel.sides[1 - duel.winner],)


def bend(state: State, seat: Seat, action: Bend, events: list[Event]) -> State:
    """ST-23: own dice, and the pairs stay as they were laid."""
    duel = running(state)
    side = bender(duel)
    cost = check_bend(duel.dice[side], duel.budget, action.dice, "ST-23")
    events.append(
        event(EventKind.DUEL_BENT, news=False, seat=seat, before=duel.dice[side], dice=action.dice, count=cost)
    )
    dice = _with_side(duel.dice, side, action.dice)
    return state.change(stage=Stage.DUEL_END, duel=duel.change(dice=dice))


# The end of a duel


def enter_duel_end(state: State, events: list[Event]) -> State:
    """ST-24, and who must go where (ST-25)."""
    duel = running(state)
    first, second = successes(*duel.dice)
    reason = "successes"
    winner = int(second > first)
    if first == second:
        reason = "before" if duel.before[0] != duel.before[1] else "arrival"
        winner = int(duel.before[1] > duel.before[0])
    # An action with no dice rolled after it tells nothing new; the bids, if any, were news of their own.
    events.append(
        event(
            EventKind.DUEL_WON,
            news=False,
            seat=duel.sides[winner],
            own=(first, second)[winner],
            other=(first, second)[1 - winner],
            reason=reason,
        )
    )
    loser = duel.sides[1 - winner]
    events.append(event(EventKind.DUEL_LOST, news=False, seat=loser))
    player = state.players[loser]
    beaten = player.change(lost=player.lost | 1 << duel.cell)
    after = state.change_player(loser, beaten, duel=duel.change(winner=winner))
    _, legal = retreats(after)
    return after.change(stage=Stage.RETREAT if legal else Stage.RETREAT_CHOICE)


def retreats(state: State) -> tuple[tuple[int, ...], bool]:
    """Where the loser may go, and whether these are legal districts beside him; if not, they are suburbs (R12)."""
    duel, town = running(state), state.edition.content.ground
    player = state.players[duel.sides[1 - duel.winner]]
    closed = state.stops | player.lost
    beside = tuple(cell for _, cell in town.neighbours[duel.cell] if not closed >> cell & 1)
    if beside:
        return beside, True
    suburbs = tuple(cell for cell in town.corners if not player.lost >> cell & 1)
    if not suburbs:
        taken = {other.pawn for other in state.players}
        suburbs = tuple(cell for cell in town.corners if cell not in taken)
    return suburbs, False


def let_choose(state: State, seat: Seat, _action: LetChoose, events: list[Event]) -> State:
    """ST-25: for horror, the winner lets the loser choose."""
    player, horror = state.players[seat], state.edition.content.figures.choice_horror
    events.append(event(EventKind.CHOICE_GIVEN, news=False, seat=seat, horror=horror))
    rewarded = player.change(horror=player.horror + horror)
    return state.change_player(seat, rewarded, stage=Stage.RETREAT_CHOICE)


def enter_retreat_choice(state: State, events: list[Event]) -> State:
    cells, _ = retreats(state)
    return _retreat(state, cells[0], events) if len(cells) == 1 else state


def retreat(state: State, _seat: Seat, action: Retreat, events: list[Event]) -> State:
    box: Box = state.edition.content
    cell = box.ground.index.get(action.cell, -1)
    cells, _ = retreats(state)
    if cell not in cells:
        allowed = tuple(box.ground.names[there] for there in cells)
        refuse(Refusal.RETREAT_ILLEGAL, rule="ST-25", cell=action.cell, cells=allowed)
    return _retreat(state, cell, events)


def _retreat(state: State, cell: int, events: list[Event]) -> State:
    """R11: who retreats arrives last."""
    duel = running(state)
    seat = duel.sides[1 - duel.winner]
    name = state.edition.content.ground.names[cell]
    events.append(event(EventKind.RETREATED, news=False, seat=seat, cell=name, tile=state.board[cell]))
    arrivals = (*(other for other in state.arrivals if other != seat), seat)
    moved = state.players[seat].change(pawn=cell)
    return state.change_player(seat, moved, arrivals=arrivals, stage=Stage.DUELS)
