"""Ghostbumpers on a row of whole numbers. The numbers of the rules are those of the rules pages.

A match is a row of WIDTH int16; the constants below say where everything lies. What happened by a play is the value
that `play` gives (a sum of the constants from TAKEN on) and the NEWS array. Nothing is checked here: who calls these
functions has asked `legal` or the masks. (Loops instead of slices: Numba makes an array of every slice.)

A play is a number and copies of it. The 0/10 card is number 0 where it counts 0, and number 10 where it counts 10.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.lab.compiling import Ints, Stream, below, kernel

MOST_SEATS: Final = 6
MOST_DEPTHS: Final = 15
"""A set of depths is one int16, so a pile has at most 14 Relaxed cards."""

# The row
STAGE, TURN, LEADER, ROUND, BEST, TAKER, FIVES, TRICKED = range(8)
"""TURN is who plays next, and the start player before that; ROUND counts the rounds finished; BEST (in tenths, -1 with
no card on the table), TAKER, FIVES and TRICKED are the trick as it lies."""
SCORES: Final = 8
CARDS: Final = 14
"""How many cards each seat holds."""
SIZES: Final = 20
"""Of the piles; 0 until laid."""
DEPTHS: Final = 26
"""-1 until laid."""
TURNED: Final = 32
"""Relaxed cards that each seat has turned up in this round."""
POSSIBLE: Final = 38
"""The depths at which each pile's Scare card can lie by all that everybody saw, as bits."""
PLAYED: Final = 44
"""How many cards of each number were played in this round; the 0/10 card first."""
TRICK_NUMBERS: Final = 54
TRICK_COPIES: Final = 60
"""What each seat put into the trick: 0 copies for nothing yet."""
HANDS: Final = 66
"""Ten counts for each seat, the 0/10 card first."""
FIRST: Final = 126
"""Who had the Start card in the first round (GB-3)."""
WIDTH: Final = 127

DEAL, LAY, PLAY, OVER, LOT = range(5)
"""The stages."""

# The box
(SEATS, HAND, RELAXED, LEAST, PARANOIA_POINTS, LAST_ROUND, TARGET, COPIES, ACTIONS) = range(9)
"""COPIES: the most cards of one number that a hand can hold. ACTIONS: how many numbers actions have."""
NO_TARGET: Final = 32767

# What happened
TAKEN, MOVED, NOTHING_MOVED, SCARED, PARANOIA, HANDS_EMPTY, ROUND_OVER, MATCH_OVER = (1 << bit for bit in range(8))
NEWS_TAKER, NEWS_VALUE, NEWS_FIVES, NEWS_TURNED, NEWS_POINTS = range(5)
NEWS: Final = NEWS_POINTS + MOST_SEATS
"""The length of the NEWS array: of the last trick, and the points of the last round."""


@kernel
def value(number: int, copies: int) -> int:
    """GB-9, in tenths."""
    return 10 * number if copies == 1 else 10 * copies + number


@kernel
def asked(row: Ints, box: Ints) -> int:
    """Who acts. Laying is secret, so it makes no difference that it goes round in order; -1 is chance, -2 nobody."""
    if row[STAGE] == PLAY:
        return row[TURN]
    if row[STAGE] == LAY:
        for seat in range(box[SEATS]):
            if row[SIZES + seat] == 0:
                return seat
    return -1 if row[STAGE] == DEAL or row[STAGE] == LOT else -2


@kernel
def start_match(row: Ints) -> None:
    for place in range(WIDTH):
        row[place] = -1 if place == BEST or DEPTHS <= place < TURNED else 0
    row[STAGE] = LOT


@kernel
def draw_start(row: Ints, box: Ints, stream: Stream) -> None:
    """GB-3."""
    row[FIRST] = row[TURN] = row[LEADER] = below(stream, box[SEATS])
    row[STAGE] = DEAL


@kernel
def deal(row: Ints, box: Ints, deck: Ints, stream: Stream) -> None:
    """GB-4. The deck is shuffled in place."""
    last = len(deck)
    at = 0
    for seat in range(box[SEATS]):
        hand = HANDS + 10 * seat
        for _ in range(box[HAND]):
            other = at + below(stream, last - at)
            card = deck[other]
            deck[other] = deck[at]
            deck[at] = card
            row[hand + card] += 1
            at += 1
        row[CARDS + seat] = box[HAND]
    row[STAGE] = LAY


@kernel
def lay(row: Ints, box: Ints, seat: int, depth: int) -> None:
    """GB-5."""
    size = box[RELAXED] + 1
    row[SIZES + seat] = size
    row[DEPTHS + seat] = depth
    row[POSSIBLE + seat] = (1 << size) - (1 << box[LEAST])
    for other in range(box[SEATS]):
        if row[SIZES + other] == 0:
            return
    row[STAGE] = PLAY


@kernel
def play(row: Ints, box: Ints, number: int, copies: int, news: Ints) -> int:
    """GB-7 to GB-10: the seat whose turn it is plays. What happened is the sum of its kinds."""
    seats, seat = box[SEATS], row[TURN]
    held = number % 10
    row[HANDS + 10 * seat + held] -= copies
    row[CARDS + seat] -= copies
    row[PLAYED + held] += copies
    row[TRICK_NUMBERS + seat] = number
    row[TRICK_COPIES + seat] = copies
    worth = value(number, copies)
    if worth >= row[BEST]:
        row[BEST] = worth
        row[TAKER] = seat
    if number == 5:
        row[FIVES] += copies
    if held == 0:
        row[TRICKED] = 1
    leader = row[LEADER]
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if seat == leader:
            return _take(row, box, news)
        if row[CARDS + seat]:
            row[TURN] = seat
            return 0


@kernel
def _take(row: Ints, box: Ints, news: Ints) -> int:
    """GB-10 to GB-16."""
    seats, taker, happened = box[SEATS], row[TAKER], TAKEN
    size, depth, count = row[SIZES + taker], row[DEPTHS + taker], 1 + row[FIVES]
    turned, scared = 0, False
    if row[TRICKED]:
        if size == 1:
            happened |= NOTHING_MOVED
        else:
            happened |= MOVED
            row[DEPTHS + taker] = 0 if depth == size - 1 else depth + 1
            possible = row[POSSIBLE + taker]
            row[POSSIBLE + taker] = ((possible << 1) | (possible >> (size - 1))) & ((1 << size) - 1)
    elif depth < count:
        turned, scared = depth, True
        row[SIZES + taker] = size - depth - 1
    else:
        turned = count
        row[SIZES + taker] = size - count
        row[DEPTHS + taker] = depth - count
        row[POSSIBLE + taker] >>= count
    row[TURNED + taker] += turned
    news[NEWS_TAKER] = taker
    news[NEWS_VALUE] = row[BEST]
    news[NEWS_FIVES] = row[FIVES]
    news[NEWS_TURNED] = turned
    left = 0
    for seat in range(seats):
        left += row[CARDS + seat]
    if scared or left == 0:
        return happened | _score(row, box, taker if scared else -1, news)
    row[BEST] = -1
    row[TAKER] = row[FIVES] = row[TRICKED] = 0
    for seat in range(seats):
        row[TRICK_NUMBERS + seat] = 0
        row[TRICK_COPIES + seat] = 0
    while row[CARDS + taker] == 0:
        taker = taker + 1 if taker + 1 < seats else 0
    row[TURN] = row[LEADER] = taker
    return happened


@kernel
def _score(row: Ints, box: Ints, scared: int, news: Ints) -> int:
    """GB-16 to GB-22: the round is over, and perhaps the match."""
    seats = box[SEATS]
    happened = ROUND_OVER
    if scared < 0:
        happened |= HANDS_EMPTY
    elif row[SIZES + scared] == 0:
        happened |= PARANOIA
    else:
        happened |= SCARED
    most = 0
    for seat in range(seats):
        if happened & PARANOIA:
            points = box[PARANOIA_POINTS] if seat == scared else 0
        elif seat == scared:
            points = 0
        else:
            under = row[SIZES + seat] - 1 - row[DEPTHS + seat]
            points = under if row[DEPTHS + seat] else 2 * under
        news[NEWS_POINTS + seat] = points
        row[SCORES + seat] += points
        most = max(most, row[SCORES + seat])
    row[ROUND] += 1
    for place in range(CARDS, FIRST):
        row[place] = -1 if DEPTHS <= place < TURNED else 0
    row[TURN] = row[LEADER] = (row[FIRST] + row[ROUND]) % seats
    row[BEST] = -1
    row[TAKER] = row[FIVES] = row[TRICKED] = 0
    if row[ROUND] >= box[LAST_ROUND] or most >= box[TARGET]:
        row[STAGE] = OVER
        return happened | MATCH_OVER
    row[STAGE] = DEAL
    return happened


# Actions by number: a depth to lay; then for each number 1 to 9 its copies; then the 0/10 card as 0 and as 10


@kernel
def legal(row: Ints, box: Ints, mask: NDArray[np.int8]) -> int:
    """Marks what the seat that is asked may do, and counts it (GB-2, GB-5, GB-7, GB-14)."""
    for action in range(len(mask)):
        mask[action] = 0
    if row[STAGE] == LAY:
        for depth in range(box[LEAST], box[RELAXED] + 1):
            mask[depth] = 1
        return box[RELAXED] + 1 - box[LEAST]
    if row[STAGE] != PLAY:
        return 0
    seat = row[TURN]
    first, hand = box[RELAXED] + 1, HANDS + 10 * seat
    for number in range(1, 10):
        for copies in range(row[hand + number]):
            mask[first + copies] = 1
        first += box[COPIES]
    if row[hand]:
        mask[first] = mask[first + 1] = 1
    return row[CARDS + seat] + row[hand]


@kernel
def act(row: Ints, box: Ints, action: int, news: Ints) -> int:
    """The action of the seat that is asked."""
    if row[STAGE] == LAY:
        lay(row, box, asked(row, box), action)
        return 0
    place = action - box[RELAXED] - 1
    if place < 9 * box[COPIES]:
        return play(row, box, place // box[COPIES] + 1, place % box[COPIES] + 1, news)
    return play(row, box, 0 if place == 9 * box[COPIES] else 10, 1, news)
