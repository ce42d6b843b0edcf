"""Dice: rolled anew and bent, in duels and scares alike (ST-6, ST-8, ST-23, ST-30); and scares themselves (R15, R16).

The dice that chance has rolled, and those that are named, are the things that were said.
"""

from __future__ import annotations

from typing import Final

from spukhaus.games.straszydla.model.atlas import HORROR_REROLL, REROLLER, Atlas
from spukhaus.games.straszydla.model.row import (
    ACT,
    BEND_SCARE,
    COLOUR_STAGE,
    COUNT,
    CUBES,
    DICE,
    DICE_COUNTS,
    DONE,
    ENERGY,
    HORROR,
    IMPS,
    MOST_SPOOKS,
    ROLLING,
    SCARE_REROLL,
    SCARE_ROLL,
    SCARING,
    SPOOKS,
    STAGE,
    THINGS,
    WAITING,
    Row,
    clear_dice,
    colour_here,
    player,
    strength,
    use_imp,
    whose_turn,
)
from spukhaus.games.straszydla.rules.state import SCARED

FACES: Final = 6


def can_reroll(row: Row, atlas: Atlas, seat: int) -> bool:
    here = player(seat)
    return row[here + HORROR] >= atlas.figures[HORROR_REROLL] or row[here + IMPS + atlas.figures[REROLLER]] > 0


def dice_shown(row: Row, side: int, value: int) -> int:
    """How many dice show this."""
    count = 0
    for number in range(row[DICE_COUNTS + side]):
        count += row[DICE + side * MOST_SPOOKS + number] == value
    return count


def things_said(row: Row, thing: int) -> int:
    """How often it was said."""
    count = 0
    for number in range(row[COUNT]):
        count += row[THINGS + number] == thing
    return count


def roll_again(row: Row, side: int) -> None:
    """The dice that were named, the first of them that show it, are to be rolled anew."""
    rolling = 0
    for said in range(row[COUNT]):
        for number in range(row[DICE_COUNTS + side]):
            if row[DICE + side * MOST_SPOOKS + number] == row[THINGS + said] and not rolling >> number & 1:
                rolling |= 1 << number
                break
    row[ROLLING] = rolling


def pay_reroll(row: Row, atlas: Atlas, seat: int, with_imp: bool) -> None:
    if with_imp:
        use_imp(row, seat, atlas.figures[REROLLER])
    else:
        row[player(seat) + HORROR] -= atlas.figures[HORROR_REROLL]


def rolling_count(row: Row) -> int:
    count, left = 0, row[ROLLING]
    while left:
        left &= left - 1
        count += 1
    return count


def put_rolled(row: Row, side: int, count: int) -> None:
    """What chance has rolled: all dice, or those that are rolled anew."""
    at = DICE + side * MOST_SPOOKS
    if not row[ROLLING]:
        row[DICE_COUNTS + side] = count
        for number in range(count):
            row[at + number] = row[THINGS + number]
        return
    rolled = 0
    for number in range(row[DICE_COUNTS + side]):
        if row[ROLLING] >> number & 1:
            row[at + number] = row[THINGS + rolled]
            rolled += 1
    row[ROLLING] = 0


def put_bent(row: Row, side: int) -> int:
    """The dice as they were named, and what that costs."""
    cost = 0
    for number in range(row[COUNT]):
        place = DICE + side * MOST_SPOOKS + number
        cost += abs(row[THINGS + number] - row[place])
        row[place] = row[THINGS + number]
    return cost


def bending_cost(row: Row, side: int) -> int:
    """Of the dice that were named so far."""
    cost = 0
    for number in range(row[COUNT]):
        cost += abs(row[THINGS + number] - row[DICE + side * MOST_SPOOKS + number])
    return cost


# Scares


def scare(row: Row) -> None:
    """ST-30."""
    row[SCARING] = 1
    row[DONE] |= SCARED
    row[STAGE] = SCARE_ROLL


def scare_dice(row: Row) -> int:
    """As many dice as one has spooks, or those that are rolled anew."""
    return rolling_count(row) if row[ROLLING] else row[player(whose_turn(row)) + SPOOKS]


def roll_scare(row: Row) -> None:
    put_rolled(row, 0, scare_dice(row))
    row[STAGE] = SCARE_REROLL


def enter_scare_reroll(row: Row, atlas: Atlas) -> bool:
    if can_reroll(row, atlas, whose_turn(row)):
        return False
    row[STAGE] = BEND_SCARE
    return True


def enter_bend_scare(row: Row, atlas: Atlas) -> bool:
    if row[player(whose_turn(row)) + CUBES + ENERGY]:
        return False
    finish_scare(row, atlas)
    return True


def bend_scare(row: Row, atlas: Atlas, seat: int) -> None:
    """Each energy cube moves a die by 1."""
    row[player(seat) + CUBES + ENERGY] -= put_bent(row, 0)
    finish_scare(row, atlas)


def finish_scare(row: Row, atlas: Atlas) -> None:
    """The reward by the table; 6s bring horror before 1s take it (R16)."""
    seat, total = whose_turn(row), 0
    for number in range(row[DICE_COUNTS]):
        total += row[DICE + number]
    off = abs(total - strength(row, seat))
    reward = atlas.rewards[off] if off < len(atlas.rewards) else 0
    place = player(seat) + HORROR
    row[place] = max(0, row[place] + dice_shown(row, 0, FACES) - dice_shown(row, 0, 1))
    colour = colour_here(row, atlas, seat)
    if reward and colour < 0:
        row[WAITING] = reward
        row[STAGE] = COLOUR_STAGE
    else:
        pay_scare(row, colour, reward)


def pay_scare(row: Row, colour: int, reward: int) -> None:
    """R15: in Centrum the colour is named when the dice are final."""
    if reward:
        row[player(whose_turn(row)) + CUBES + colour] += reward
    clear_dice(row)
    row[SCARING] = row[WAITING] = 0
    row[STAGE] = ACT
