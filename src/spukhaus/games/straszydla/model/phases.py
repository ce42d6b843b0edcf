"""The set-up (ST-3, ST-9, ST-10), phases and rounds (ST-11 to ST-14, ST-32, R9), and what ends a phase and the match:
ST-33 to ST-36 and rulings R4, R20 and R21."""

from __future__ import annotations

from typing import Final

from spukhaus.games.straszydla.model.acting import take_top
from spukhaus.games.straszydla.model.atlas import (
    COLOUR,
    HORROR_STOP,
    NIGHT_STRENGTH,
    PACT_SIZE,
    PHASE_LIMIT,
    PHASES_WITH_STOPS,
    PHASES_WITH_STOPS_FOR_TWO,
    PRODUCED,
    PRODUCES_BY_NIGHT,
    START_CARD,
    START_ENERGY,
    START_HORROR,
    STRENGTHS,
    Atlas,
)
from spukhaus.games.straszydla.model.row import (
    ARRIVALS,
    ARRIVED,
    ARROWS,
    BEGIN,
    BOARD,
    CARD,
    CUBES,
    DAY,
    ENDING,
    ENERGY,
    FED,
    FEED,
    FIRST,
    GONE,
    HORROR,
    LOST,
    LYING,
    MOST_ARROWS,
    OVER,
    PACT,
    PAWN,
    PHASE,
    PHASE_STAGE,
    PLAN,
    PLAN_STAGE,
    PURCHASES,
    ROUND,
    ROUND_STAGE,
    RULED_OUT,
    SEATS,
    SETTLE,
    SPOOKS,
    STAGE,
    STARTING,
    STOPS,
    STRENGTH,
    SUMMON,
    TAKE,
    THINGS,
    TOP,
    TOPS,
    TURN,
    UNBLOCK,
    UNSEEN,
    WHERE,
    WINNERS,
    Row,
    colour_here,
    draw_next,
    gain_spook,
    player,
    strength,
    whose_turn,
)

NONE: Final = -1
BY_DAY, BY_NIGHT, AT_PHASE_LIMIT, OUT_OF_REACH = range(4)
"""The rules' endings, in their order."""

# Set-up


def lay_town(row: Row, atlas: Atlas) -> None:
    """ST-3: suburbs and Centrum, and the loose tiles in the order in which they were said."""
    said = 0
    for cell in range(len(atlas.fixed)):
        tile = atlas.fixed[cell]
        if tile < 0:
            tile = atlas.loose[row[THINGS + said]]
            said += 1
        row[BOARD + cell] = tile
    row[STAGE] = FIRST


def starter_stacks(row: Row, atlas: Atlas) -> int:
    """R1: the stacks that still have their starter on top, as a set."""
    found = 0
    for colour in range(ENERGY):
        if row[TOPS + colour] >= 0 and atlas.spooks[row[TOPS + colour]][COLOUR] < 0:
            found |= 1 << colour
    return found


def lowest(things: int) -> int:
    """The first of a set."""
    thing = 0
    while not things >> thing & 1:
        thing += 1
    return thing


def enter_take(row: Row, atlas: Atlas) -> bool:
    if row[TURN] == row[SEATS]:
        row[STAGE], row[TURN] = SETTLE, 0
        return True
    stacks = starter_stacks(row, atlas)
    if stacks & (stacks - 1):
        return False
    take(row, atlas, lowest(stacks))
    return True


def take(row: Row, atlas: Atlas, colour: int) -> None:
    """ST-9: a starter, with energy and horror."""
    seat = whose_turn(row)
    row[player(seat) + CUBES + ENERGY] = atlas.figures[START_ENERGY]
    row[player(seat) + HORROR] = atlas.figures[START_HORROR]
    gain_spook(row, atlas, seat, colour)
    row[TURN] += 1
    draw_next(row, atlas, colour, TAKE)


def free_suburbs(row: Row, atlas: Atlas) -> int:
    found = 0
    for cell in atlas.corners:
        found |= 1 << cell
    for seat in range(row[SEATS]):
        if row[player(seat) + PAWN] >= 0:
            found &= ~(1 << row[player(seat) + PAWN])
    return found


def enter_settle(row: Row, atlas: Atlas) -> bool:
    if row[TURN] == row[SEATS]:
        row[STAGE], row[TURN] = BEGIN, 0
        return True
    cells = free_suburbs(row, atlas)
    if cells & (cells - 1):
        return False
    settle(row, lowest(cells))
    return True


def settle(row: Row, cell: int) -> None:
    """ST-9: one pawn on each suburb at most."""
    row[player(whose_turn(row)) + PAWN] = cell
    row[TURN] += 1


def begin(row: Row, day: int) -> None:
    """ST-10."""
    row[DAY] = day
    row[STAGE] = PHASE_STAGE


# Phases and rounds


def enter_phase(row: Row, atlas: Atlas) -> None:
    """ST-11 to ST-13: the card is filled, STOP markers are lifted, the districts of this time produce."""
    if row[PHASE]:
        row[DAY] = 1 - row[DAY]
        row[STARTING] = (row[STARTING] + 1) % row[SEATS]
    every = atlas.figures[PHASES_WITH_STOPS_FOR_TWO if row[SEATS] == 2 else PHASES_WITH_STOPS]
    if row[PHASE] % every == 0:
        row[STOPS] = 0
    row[PHASE] += 1
    for cell in range(len(atlas.fixed)):
        tile = atlas.tiles[row[BOARD + cell]]
        if tile[PRODUCES_BY_NIGHT + row[DAY]]:
            row[LYING + cell] += tile[PRODUCED]
    for seat in range(row[SEATS]):
        row[player(seat) + PURCHASES] = 0
    for spook in range(len(atlas.spooks)):
        if FED <= row[WHERE + spook] < UNSEEN:
            row[WHERE + spook] -= FED
    row[CARD], row[ROUND], row[STAGE] = atlas.figures[START_CARD], 0, ROUND_STAGE


def enter_round(row: Row) -> None:
    """ST-11: a cube is taken off the card, and all planning begins anew."""
    row[ROUND] += 1
    row[CARD] -= 1
    for seat in range(row[SEATS]):
        here = player(seat)
        row[here + ARROWS], row[here + LOST] = NONE, 0
        for number in range(MOST_ARROWS):
            row[here + PLAN + number] = 0
        row[ARRIVALS + seat] = 0
    row[ARRIVED], row[TURN], row[STAGE] = 0, 0, UNBLOCK


def enter_unblock(row: Row, atlas: Atlas) -> bool:
    """ST-8, R9."""
    if row[TURN] == row[SEATS] or not row[STOPS]:
        row[STAGE], row[TURN] = PLAN_STAGE, 0
    elif row[player(whose_turn(row)) + HORROR] < atlas.figures[HORROR_STOP]:
        row[TURN] += 1
    else:
        return False
    return True


def unblock(row: Row, atlas: Atlas, seat: int, cell: int) -> None:
    """ST-8, R9: a STOP is removed for everybody."""
    row[player(seat) + HORROR] -= atlas.figures[HORROR_STOP]
    row[STOPS] &= ~(1 << cell)


def enter_stops(row: Row, atlas: Atlas) -> None:
    """ST-32: everybody lays a STOP where they stand; suburbs are never blocked (ST-17)."""
    for seat in range(row[SEATS]):
        row[STOPS] |= 1 << row[player(seat) + PAWN]
    for cell in atlas.corners:
        row[STOPS] &= ~(1 << cell)
    if row[CARD]:
        row[STAGE] = ROUND_STAGE
    else:
        row[STAGE], row[TURN] = FEED, 0


def end_feeding(row: Row, atlas: Atlas, seat: int) -> None:
    """ST-33, R20: what is not fed leaves the game."""
    for spook in range(len(atlas.spooks)):
        if row[WHERE + spook] == seat:
            row[WHERE + spook] = GONE
            row[player(seat) + SPOOKS] -= 1
            for time in range(STRENGTHS):
                row[player(seat) + STRENGTH + time] -= atlas.spooks[spook][NIGHT_STRENGTH + time]
    row[TURN] += 1


# Who has won


def would_win(row: Row, atlas: Atlas, seat: int, with_stacks: bool) -> int:
    """The pacts that a player's spooks fill, as a set; or those spooks with all that are left in the stacks."""
    found = 0
    for pact in range(len(atlas.pacts)):
        if filled(row, atlas, seat, pact, with_stacks) == atlas.pacts[pact][PACT_SIZE]:
            found |= 1 << pact
    return found


def filled(row: Row, atlas: Atlas, seat: int, pact: int, with_stacks: bool) -> int:
    """How much of a pact these spooks fill; a starter stands in for any one element (ST-7)."""
    wanted = atlas.pacts[pact]
    count = spooks_of(row, atlas, seat, NONE, with_stacks)
    for colour in range(ENERGY):
        count += min(wanted[colour], spooks_of(row, atlas, seat, colour, with_stacks))
    return min(count, wanted[PACT_SIZE])


def spooks_of(row: Row, atlas: Atlas, seat: int, colour: int, with_stacks: bool) -> int:
    """How many spooks of a colour these are; that of the starters is -1."""
    count = 0
    for spook in range(len(atlas.spooks)):
        where = row[WHERE + spook]
        own = where < UNSEEN and where % FED == seat
        count += atlas.spooks[spook][COLOUR] == colour and (own or (with_stacks and where in (UNSEEN, TOP)))
    return count


def complete(row: Row, atlas: Atlas) -> int:
    """The seats whose pact is filled, as a set."""
    found = 0
    for seat in range(row[SEATS]):
        pact = row[player(seat) + PACT]
        if filled(row, atlas, seat, pact, False) == atlas.pacts[pact][PACT_SIZE]:
            found |= 1 << seat
    return found


def fullest(row: Row, atlas: Atlas) -> int:
    """Those who have filled most of theirs."""
    found, most = 0, NONE
    for seat in range(row[SEATS]):
        count = filled(row, atlas, seat, row[player(seat) + PACT], False)
        if count > most:
            found, most = 0, count
        if count == most:
            found |= 1 << seat
    return found


def in_reach(row: Row, atlas: Atlas) -> bool:
    """ST-36: whether anybody could still fill any pact of the box."""
    seats = 0
    for seat in range(row[SEATS]):
        seats += would_win(row, atlas, seat, True) != 0
    return seats > 0


def enter_win(row: Row, atlas: Atlas) -> None:
    """ST-34, and ST-36 at the end of the last phase or when no pact can be filled any more."""
    winners = complete(row, atlas)
    if winners:
        _win(row, winners, BY_DAY if row[DAY] else BY_NIGHT)
    elif row[PHASE] == atlas.figures[PHASE_LIMIT]:
        _win(row, fullest(row, atlas), AT_PHASE_LIMIT)
    elif not in_reach(row, atlas):
        _win(row, fullest(row, atlas), OUT_OF_REACH)
    else:
        for seat in range(row[SEATS]):
            row[player(seat) + RULED_OUT] |= would_win(row, atlas, seat, False)
        row[STAGE], row[TURN] = SUMMON, 0


def _win(row: Row, among: int, ending: int) -> None:
    """The higher strength, then more horror, then they share it."""
    strongest = most = NONE
    for seat in range(row[SEATS]):
        if among >> seat & 1:
            own, horror = strength(row, seat), row[player(seat) + HORROR]
            if own > strongest or (own == strongest and horror > most):
                strongest, most = own, horror
                row[WINNERS] = 0
            if own == strongest and horror == most:
                row[WINNERS] |= 1 << seat
    row[STAGE], row[ENDING] = OVER, ending


# Summoning


def summonable(row: Row, atlas: Atlas) -> int:
    """ST-35: the stacks that the player whose turn it is can take from, by where the pawn stands, as a set."""
    own, found = colour_here(row, atlas, whose_turn(row)), 0
    for colour in range(ENERGY):
        if (own < 0 or own == colour) and row[TOPS + colour] >= 0:
            found |= 1 << colour
    return found


def enter_summon(row: Row, atlas: Atlas) -> bool:
    if row[TURN] == row[SEATS]:
        row[STAGE], row[TURN] = PHASE_STAGE, 0
        return True
    stacks = summonable(row, atlas)
    if stacks & (stacks - 1):
        return False
    if stacks:
        summon(row, atlas, lowest(stacks))
    else:
        row[TURN] += 1
    return True


def summon(row: Row, atlas: Atlas, colour: int) -> None:
    seat = whose_turn(row)
    row[TURN] += 1
    take_top(row, atlas, seat, colour, SUMMON)
