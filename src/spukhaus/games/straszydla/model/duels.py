"""Duels: ST-20 to ST-26, and rulings R11 to R13."""

from __future__ import annotations

from spukhaus.games.straszydla.model.atlas import CHOICE_HORROR, DUEL_DICE, STRONGER_DICE, Atlas
from spukhaus.games.straszydla.model.rolling import can_reroll, put_bent, put_rolled, rolling_count
from spukhaus.games.straszydla.model.row import (
    ACT,
    ARRIVALS,
    ARRIVED,
    BEFORE,
    BEND_DUEL,
    BID,
    BIDS,
    BUDGET,
    CUBES,
    DICE,
    DICE_COUNTS,
    DONE,
    DUEL_CELL,
    DUEL_END,
    DUEL_REROLL,
    DUEL_ROLL,
    DUEL_TURN,
    DUELS,
    ENERGY,
    HORROR,
    LAID,
    LOST,
    MOST_SPOOKS,
    PASSES,
    PAWN,
    RETREAT,
    RETREAT_CHOICE,
    ROLLING,
    SEATS,
    SIDES,
    STAGE,
    STOPS,
    TURN,
    WINNER,
    Row,
    clear_dice,
    player,
    strength,
)


def enter_duels(row: Row) -> None:
    """ST-20, R11: one district after the other, each to the end of its queue, by the arrival of the front pawn."""
    earlier, found = row[DUEL_CELL], -1
    _clear_duel(row)
    for first in range(row[ARRIVED]):
        cell = row[player(row[ARRIVALS + first]) + PAWN]
        if (found >= 0 and cell != earlier) or cell == found or _arrived_before(row, first, cell):
            continue
        for second in range(first + 1, row[ARRIVED]):
            if row[player(row[ARRIVALS + second]) + PAWN] == cell:
                found = cell
                row[SIDES], row[SIDES + 1] = row[ARRIVALS + first], row[ARRIVALS + second]
                break
    row[DUEL_CELL] = found
    if found >= 0:
        row[STAGE] = DUEL_ROLL
    else:
        row[STAGE], row[TURN], row[DONE] = ACT, 0, 0


def _arrived_before(row: Row, number: int, cell: int) -> int:
    """How many pawns stand there that arrived before the one of this number."""
    count = 0
    for before in range(number):
        count += row[player(row[ARRIVALS + before]) + PAWN] == cell
    return count


def _clear_duel(row: Row) -> None:
    clear_dice(row)
    row[DUEL_CELL] = -1
    row[DUEL_TURN] = row[PASSES] = row[ROLLING] = row[LAID] = row[BUDGET] = 0
    for side in range(2):
        row[SIDES + side] = row[BEFORE + side] = 0
        row[BIDS + side] = -1
    row[WINNER] = -1


def rolling_side(row: Row) -> int:
    """Whose dice are rolled now: who arrived first, then the other."""
    return row[DUEL_TURN] if row[ROLLING] else int(row[DICE_COUNTS] > 0)


def duel_dice(row: Row, atlas: Atlas) -> int:
    """How many dice are rolled now: by a side (ST-21), or anew by one."""
    if row[ROLLING]:
        return rolling_count(row)
    side = rolling_side(row)
    stronger = strength(row, row[SIDES + side]) > strength(row, row[SIDES + 1 - side])
    return atlas.figures[DUEL_DICE] + (atlas.figures[STRONGER_DICE] if stronger else 0)


def roll_duel(row: Row, atlas: Atlas) -> None:
    side, again = rolling_side(row), row[ROLLING] != 0
    put_rolled(row, side, duel_dice(row, atlas))
    if again:
        row[DUEL_TURN] = 1 - side
    row[STAGE] = DUEL_REROLL if row[DICE_COUNTS] and row[DICE_COUNTS + 1] else DUEL_ROLL


def enter_duel_reroll(row: Row, atlas: Atlas) -> bool:
    """R13: the first arrival, then the second, until both pass one after the other."""
    if row[PASSES] == 2:
        _lay(row)
    elif can_reroll(row, atlas, row[SIDES + row[DUEL_TURN]]):
        return False
    else:
        pass_duel_reroll(row)
    return True


def pass_duel_reroll(row: Row) -> None:
    row[DUEL_TURN] = 1 - row[DUEL_TURN]
    row[PASSES] += 1


def _lay(row: Row) -> None:
    """ST-22: sorted from the top, and paired."""
    for side in range(2):
        at = DICE + side * MOST_SPOOKS
        for number in range(1, row[DICE_COUNTS + side]):
            die, place = row[at + number], number
            while place > 0 and row[at + place - 1] < die:
                row[at + place] = row[at + place - 1]
                place -= 1
            row[at + place] = die
    row[LAID] = 1
    row[BEFORE], row[BEFORE + 1] = successes(row, 0), successes(row, 1)
    row[STAGE] = BID


def successes(row: Row, side: int) -> int:
    """ST-22: of each pair the higher die, and a die without a partner whatever it shows."""
    own, other, count = DICE + side * MOST_SPOOKS, DICE + (1 - side) * MOST_SPOOKS, 0
    for number in range(row[DICE_COUNTS + side]):
        count += number >= row[DICE_COUNTS + 1 - side] or row[own + number] > row[other + number]
    return count


# Energy


def next_to_bid(row: Row) -> int:
    """Both bid at once and in secret, so it makes no difference that they do in order; -1 if both have."""
    for side in range(2):
        if row[BIDS + side] < 0:
            return row[SIDES + side]
    return -1


def enter_bid(row: Row) -> bool:
    """ST-23. Who has no energy has nothing to decide (R23)."""
    for side in range(2):
        if row[BIDS + side] < 0 and not row[player(row[SIDES + side]) + CUBES + ENERGY]:
            row[BIDS + side] = 0
    if next_to_bid(row) >= 0:
        return False
    for side in range(2):
        row[player(row[SIDES + side]) + CUBES + ENERGY] -= row[BIDS + side]
    row[BUDGET] = abs(row[BIDS] - row[BIDS + 1])
    row[STAGE] = BEND_DUEL if row[BUDGET] else DUEL_END
    return True


def bid(row: Row, seat: int, energy: int) -> None:
    row[BIDS + (0 if seat == row[SIDES] else 1)] = energy


def bender(row: Row) -> int:
    """The side that has bid more."""
    return int(row[BIDS + 1] > row[BIDS])


def bend_duel(row: Row) -> None:
    """ST-23: own dice, and the pairs stay as they were laid."""
    put_bent(row, bender(row))
    row[STAGE] = DUEL_END


# The end of a duel


def enter_duel_end(row: Row, atlas: Atlas) -> None:
    """ST-24, and who must go where (ST-25)."""
    first, second = successes(row, 0), successes(row, 1)
    winner = int(second > first)
    if first == second:
        winner = int(row[BEFORE + 1] > row[BEFORE])
    row[WINNER] = winner
    row[player(row[SIDES + 1 - winner]) + LOST] |= 1 << row[DUEL_CELL]
    row[STAGE] = RETREAT if districts_beside(row, atlas) else RETREAT_CHOICE


def loser(row: Row) -> int:
    return row[SIDES + 1 - row[WINNER]]


def districts_beside(row: Row, atlas: Atlas) -> int:
    """The districts to which the loser may be sent, as a set."""
    return atlas.around[row[DUEL_CELL]] & ~(row[STOPS] | row[player(loser(row)) + LOST])


def retreats(row: Row, atlas: Atlas) -> int:
    """Where the loser may go, as a set: districts beside him, or else suburbs (R12)."""
    beside = districts_beside(row, atlas)
    if beside:
        return beside
    suburbs = 0
    for cell in atlas.corners:
        suburbs |= 1 << cell
    left = suburbs & ~row[player(loser(row)) + LOST]
    if left:
        return left
    for seat in range(row[SEATS]):
        suburbs &= ~(1 << row[player(seat) + PAWN])
    return suburbs


def let_choose(row: Row, atlas: Atlas, seat: int) -> None:
    """ST-25: for horror, the winner lets the loser choose."""
    row[player(seat) + HORROR] += atlas.figures[CHOICE_HORROR]
    row[STAGE] = RETREAT_CHOICE


def enter_retreat_choice(row: Row, atlas: Atlas) -> bool:
    cells = retreats(row, atlas)
    if cells & (cells - 1):
        return False
    cell = 0
    while not cells >> cell & 1:
        cell += 1
    retreat(row, cell)
    return True


def retreat(row: Row, cell: int) -> None:
    """R11: who retreats arrives last."""
    seat, place = loser(row), ARRIVALS
    for number in range(row[ARRIVED]):
        if row[ARRIVALS + number] != seat:
            row[place] = row[ARRIVALS + number]
            place += 1
    row[place] = seat
    row[player(seat) + PAWN] = cell
    row[STAGE] = DUELS
