"""A match of Straszydła as a row of whole numbers: where everything lies, and what all rules do with it.

It exists for speed, and the rules stay the truth: `tests/lab/games/test_straszydla.py` holds it to them, number by
number. Nothing is checked here: who calls these functions plays only what is legal. In plain Python a row is a list;
the lab gives arrays to the same functions, compiled, so they use nothing but whole numbers and loops.
"""

from __future__ import annotations

from typing import Final, Protocol

from spukhaus.games.straszydla.model.atlas import (
    COLOUR,
    NIGHT_STRENGTH,
    START_CARD,
    STRENGTHS,
    Atlas,
)
from spukhaus.games.straszydla.rules.box import CUBES as CUBE_NAMES
from spukhaus.games.straszydla.rules.box import MOST_SEATS
from spukhaus.games.straszydla.rules.layout import SIZES

MOST_CELLS: Final = SIZES[-1] ** 2
MOST_SPOOKS: Final = 32
"""So many there is room for; a scare rolls one die for each of them."""
MOST_ARROWS: Final = 8
"""In a plan, with those that air imps add."""

# The row: the whole table
(
    STAGE, RESUME, DAY, PHASE, ROUND, CARD, STARTING, TURN, STOPS, DONE, UNCOVERING, SEATS, ENDING, WINNERS,
    ARRIVED, SCARING, WAITING,
) = range(17)  # fmt: skip
"""As the rules' State names them. STOPS and WINNERS are sets, with one bit for each cell or seat; ENDING is -1 until
the end; ARRIVED counts the pawns in ARRIVALS; WAITING are the cubes of a scare that wait for a colour."""
BOARD: Final = 17
"""The tile of each cell, -1 before they are laid."""
LYING: Final = BOARD + MOST_CELLS
TOPS: Final = LYING + MOST_CELLS
"""The spook on top of each stack, or -1."""
IMP_STACKS: Final = TOPS + 4
ARRIVALS: Final = IMP_STACKS + 4
WHERE: Final = ARRIVALS + MOST_SEATS
"""Where each spook is: with a seat (and FED higher if it has eaten), in a stack, or out of the game."""
FED: Final = 4
UNSEEN, TOP, GONE = 8, 9, 10
DUEL_CELL: Final = WHERE + MOST_SPOOKS
"""-1 while there is no duel."""
SIDES: Final = DUEL_CELL + 1
DUEL_TURN: Final = SIDES + 2
PASSES: Final = DUEL_TURN + 1
ROLLING: Final = PASSES + 1
"""The dice that are rolled anew, as a set."""
LAID: Final = ROLLING + 1
BEFORE: Final = LAID + 1
BIDS: Final = BEFORE + 2
"""-1 until they are made."""
BUDGET: Final = BIDS + 2
WINNER: Final = BUDGET + 1
"""A side of the duel, or -1."""
DICE_COUNTS: Final = WINNER + 1
DICE: Final = DICE_COUNTS + 2
"""Of both sides of a duel; of a scare in the first row."""

# What is being said: an action of several parts is put together here
VERB: Final = DICE + 2 * MOST_SPOOKS
"""The word that it began with, if its parts do not say it; else -1."""
COUNT: Final = VERB + 1
"""How many parts were said."""
THINGS: Final = COUNT + 1
"""Arrows, dice, or tiles by their place among the loose ones; dice that chance has rolled."""
PAID: Final = THINGS + MOST_SPOOKS
"""Cubes by their kinds."""

# The players, one after the other
PLAYERS: Final = PAID + len(CUBE_NAMES)
CUBES: Final = 0
ENERGY: Final = 4
HORROR: Final = 5
IMPS: Final = 6
PAWN, PACT, PURCHASES, LOST, RULED_OUT = range(10, 15)
STRENGTH: Final = 15
"""The sum of the strengths by night, and then by day."""
SPOOKS: Final = 17
"""How many there are."""
ARROWS: Final = 18
"""How many the plan has, -1 before it is made."""
PLAN: Final = 19
PLAYER: Final = PLAN + MOST_ARROWS
WIDTH: Final = PLAYERS + MOST_SEATS * PLAYER

(
    BOARD_STAGE, ARRANGE, FIRST, PACTS, TAKE, SETTLE, BEGIN, PHASE_STAGE, ROUND_STAGE, UNBLOCK, PLAN_STAGE, MOVE,
    DUELS, DUEL_ROLL, DUEL_REROLL, BID, BEND_DUEL, DUEL_END, RETREAT, RETREAT_CHOICE, ACT, SCARE_ROLL, SCARE_REROLL,
    BEND_SCARE, COLOUR_STAGE, STOPS_STAGE, FEED, WIN, SUMMON, UNCOVER, OVER,
) = range(31)  # fmt: skip
"""The rules' stages, in their order."""


class Row(Protocol):
    """A list or an array of whole numbers."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, value: int, /) -> None: ...


def start_match(row: Row, atlas: Atlas, seats: int, arranged: bool) -> None:
    """Before anything is laid or dealt."""
    for place in range(WIDTH):
        row[place] = 0
    row[STAGE] = ARRANGE if arranged else BOARD_STAGE
    row[RESUME], row[SEATS], row[CARD] = TAKE, seats, atlas.figures[START_CARD]
    row[UNCOVERING] = row[ENDING] = row[VERB] = row[DUEL_CELL] = row[WINNER] = row[BIDS] = row[BIDS + 1] = -1
    for cell in range(MOST_CELLS):
        row[BOARD + cell] = -1
    for spook in range(len(atlas.spooks)):
        row[WHERE + spook] = UNSEEN
    for colour in range(4):
        row[IMP_STACKS + colour] = atlas.imps[colour]
        row[TOPS + colour] = atlas.starters[colour]
        row[WHERE + atlas.starters[colour]] = TOP
    for seat in range(seats):
        here = player(seat)
        row[here + PAWN] = row[here + PACT] = row[here + ARROWS] = -1


def player(seat: int) -> int:
    """Where a player's numbers begin."""
    return PLAYERS + PLAYER * seat


def whose_turn(row: Row) -> int:
    """Where players act one after the other."""
    return (row[STARTING] + row[TURN]) % row[SEATS]


def strength(row: Row, seat: int) -> int:
    """The sum of current strength."""
    return row[player(seat) + STRENGTH + row[DAY]]


def colour_here(row: Row, atlas: Atlas, seat: int) -> int:
    """Of the district where a pawn stands."""
    return atlas.tiles[row[BOARD + row[player(seat) + PAWN]]][COLOUR]


def use_imp(row: Row, seat: int, colour: int) -> None:
    """A used imp goes under its stack (ST-6)."""
    row[player(seat) + IMPS + colour] -= 1
    row[IMP_STACKS + colour] += 1


def take_imp(row: Row, seat: int, colour: int) -> None:
    row[player(seat) + IMPS + colour] += 1
    row[IMP_STACKS + colour] -= 1


def gain_spook(row: Row, atlas: Atlas, seat: int, colour: int) -> None:
    """The top spook of a stack comes to a player."""
    spook, here = row[TOPS + colour], player(seat)
    row[WHERE + spook] = seat
    row[here + SPOOKS] += 1
    for time in range(STRENGTHS):
        row[here + STRENGTH + time] += atlas.spooks[spook][NIGHT_STRENGTH + time]


def draw_next(row: Row, atlas: Atlas, colour: int, resume: int) -> None:
    """R2: the top card of a stack has been taken; the next one is turned up at once."""
    row[TOPS + colour] = -1
    row[UNCOVERING] = colour
    row[RESUME] = resume
    row[STAGE] = UNCOVER if unseen(row, atlas, colour) else resume


def unseen(row: Row, atlas: Atlas, colour: int) -> int:
    """How many spooks lie below the top of a stack."""
    count = 0
    for spook in range(len(atlas.spooks)):
        if row[WHERE + spook] == UNSEEN and atlas.spooks[spook][COLOUR] == colour:
            count += 1
    return count


def uncover(row: Row, spook: int) -> None:
    """Chance has turned up a card."""
    row[WHERE + spook] = TOP
    row[TOPS + row[UNCOVERING]] = spook
    row[STAGE], row[UNCOVERING] = row[RESUME], -1


def clear_dice(row: Row) -> None:
    for side in range(2):
        for number in range(row[DICE_COUNTS + side]):
            row[DICE + side * MOST_SPOOKS + number] = 0
        row[DICE_COUNTS + side] = 0


def forget_said(row: Row) -> None:
    """Nothing is being said any more."""
    row[VERB], row[COUNT] = -1, 0
    for kind in range(len(CUBE_NAMES)):
        row[PAID + kind] = 0
