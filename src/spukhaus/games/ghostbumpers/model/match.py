"""A whole match of Ghostbumpers on a row of whole numbers: a round (see `round`), the match around it, and all that
lies open, as an observation needs it. Actions have numbers.

The lab compiles it for playouts to the end of a match and for its vector environment. As in `round`, nothing is
checked: who calls these functions has asked `legal`. (Loops instead of slices: compilers make arrays of slices.)
"""

from __future__ import annotations

from typing import Final

from spukhaus.games.ghostbumpers.model.hands import BITS, COPIES, CardSet, set_of
from spukhaus.games.ghostbumpers.model.round import (
    BEST,
    CARDS,
    DEPTHS,
    FIVES,
    HANDS,
    LEADER,
    MOST_SEATS,
    MOVED,
    PARANOIA,
    POINTS,
    ROUND_OVER,
    ROUND_WIDTH,
    SCARED,
    SEATS,
    SIZES,
    TAKER,
    TRICKED,
    TURN,
    Row,
    new_round,
)
from spukhaus.games.ghostbumpers.model.round import play as play_in_round

# The row goes on where that of a round ends. There TURN is the start player before the play begins; piles that are not
# laid have size 0 and depth -1; and the points of a round are added to the scores at once.
STAGE: Final = ROUND_WIDTH
ROUND: Final = STAGE + 1
"""How many rounds are finished."""
FIRST: Final = ROUND + 1
"""Who had the Start card in the first round; 0 before the lot."""
SCORES: Final = FIRST + 1
TURNED: Final = SCORES + MOST_SEATS
"""Relaxed cards that each seat has turned up in this round."""
POSSIBLE: Final = TURNED + MOST_SEATS
"""The depths at which each pile's Scare card can lie by all that everybody saw, as bits."""
PLAYED: Final = POSSIBLE + MOST_SEATS
"""How many cards of each number were played in this round; the 0/10 card first."""
TRICK_NUMBERS: Final = PLAYED + 10
TRICK_COPIES: Final = TRICK_NUMBERS + MOST_SEATS
"""What each seat put into the trick, the 0/10 card as number 0 or 10: 0 copies for nothing yet."""
WIDTH: Final = TRICK_COPIES + MOST_SEATS

DEAL, LAY, PLAY, OVER, LOT = range(5)
"""The stages."""

# The box
HAND, RELAXED, LEAST, LAST_ROUND, TARGET, ACTIONS, PLAYS = range(7)
"""ACTIONS: how many numbers actions have. PLAYS + n: the first action that plays cards of number n, 1 to 9; after
them, the 0/10 card as 0. They are the words of the encoding."""
NO_TARGET: Final = 32767

# What happened, beyond what happens in a round, and the news of the last trick and round
MATCH_OVER: Final = 2 * ROUND_OVER
NEWS_TAKER, NEWS_TURNED, NEWS_POINTS = range(3)
NEWS: Final = NEWS_POINTS + MOST_SEATS


def new_match(seats: int, paranoia: int) -> list[int]:
    row = [*new_round(seats, paranoia, 0), *[0] * (WIDTH - ROUND_WIDTH)]
    start_match(row)
    return row


def start_match(row: Row) -> None:
    """Again, with the same seats."""
    for place in range(STAGE, WIDTH):
        row[place] = 0
    _start_round(row)
    row[STAGE] = LOT


def give_start(row: Row, seat: int) -> None:
    """GB-3: the lot has fallen."""
    row[FIRST] = row[TURN] = row[LEADER] = seat
    row[STAGE] = DEAL


def _start_round(row: Row) -> None:
    """GB-3, GB-20: the cards are together again."""
    for seat in range(MOST_SEATS):
        row[HANDS + seat] = row[CARDS + seat] = row[SIZES + seat] = row[POINTS + seat] = 0
        row[DEPTHS + seat] = -1
    for place in range(TURNED, WIDTH):
        row[place] = 0
    row[TURN] = row[LEADER] = (row[FIRST] + row[ROUND]) % row[SEATS]
    row[BEST] = -1
    row[TAKER] = row[FIVES] = row[TRICKED] = 0
    row[STAGE] = DEAL


def asked(row: Row) -> int:
    """Who acts. Laying is secret, so it makes no difference that it goes round in order; -1 is chance, -2 nobody."""
    if row[STAGE] == PLAY:
        return row[TURN]
    if row[STAGE] == LAY:
        for seat in range(row[SEATS]):
            if row[SIZES + seat] == 0:
                return seat
    return -1 if row[STAGE] == DEAL or row[STAGE] == LOT else -2


def give(row: Row, seat: int, card: int) -> None:
    """GB-4: one card of a deal."""
    row[HANDS + seat] += 1 << BITS * card
    row[CARDS + seat] += 1


def lay(row: Row, box: Row, seat: int, depth: int) -> None:
    """GB-5."""
    size = box[RELAXED] + 1
    row[SIZES + seat] = size
    row[DEPTHS + seat] = depth
    row[POSSIBLE + seat] = (1 << size) - (1 << box[LEAST])
    for other in range(row[SEATS]):
        if row[SIZES + other] == 0:
            return
    row[STAGE] = PLAY


def play(row: Row, box: Row, played: CardSet, news: Row) -> int:
    """GB-7 to GB-22: the seat whose turn it is plays a set. What happened is the sum of its kinds."""
    seat = row[TURN]
    _, number, copies, _ = played
    row[PLAYED + number % 10] += copies
    row[TRICK_NUMBERS + seat] = number
    row[TRICK_COPIES + seat] = copies
    happened = play_in_round(row, played)
    if not happened:
        return 0
    _follow_pile(row, box, happened, news)
    if happened & ROUND_OVER:
        return happened | _end_round(row, box, news)
    row[TAKER] = 0
    for other in range(row[SEATS]):
        row[TRICK_NUMBERS + other] = 0
        row[TRICK_COPIES + other] = 0
    return happened


def _follow_pile(row: Row, box: Row, happened: int, news: Row) -> None:
    """What everybody saw of the pile of the one who took the trick."""
    taker = row[TAKER]
    size, possible = row[SIZES + taker], row[POSSIBLE + taker]
    if happened & (SCARED | PARANOIA):
        turned = row[DEPTHS + taker]
    else:
        turned = box[RELAXED] + 1 - row[TURNED + taker] - size
        row[POSSIBLE + taker] = possible >> turned
    if happened & MOVED:
        row[POSSIBLE + taker] = (possible << 1 | possible >> (size - 1)) & ((1 << size) - 1)
    row[TURNED + taker] += turned
    news[NEWS_TAKER] = taker
    news[NEWS_TURNED] = turned


def _end_round(row: Row, box: Row, news: Row) -> int:
    """GB-20 to GB-22: the round is over, and perhaps the match."""
    most = 0
    for seat in range(row[SEATS]):
        news[NEWS_POINTS + seat] = row[POINTS + seat]
        row[SCORES + seat] += row[POINTS + seat]
        most = max(most, row[SCORES + seat])
    row[ROUND] += 1
    _start_round(row)
    if row[ROUND] >= box[LAST_ROUND] or most >= box[TARGET]:
        row[STAGE] = OVER
        return MATCH_OVER
    return 0


# Actions by number: a depth to lay; then for each number 1 to 9 its copies; then the 0/10 card as 0 and as 10


def legal(row: Row, box: Row, mask: Row) -> int:
    """Marks what the seat that is asked may do, and counts it (GB-2, GB-5, GB-7, GB-14)."""
    for action in range(box[ACTIONS]):
        mask[action] = 0
    if row[STAGE] == LAY:
        for depth in range(box[LEAST], box[RELAXED] + 1):
            mask[depth] = 1
        return box[RELAXED] + 1 - box[LEAST]
    if row[STAGE] != PLAY:
        return 0
    seat = row[TURN]
    hand = row[HANDS + seat]
    for number in range(1, 10):
        for copies in range(hand >> BITS * number & COPIES):
            mask[box[PLAYS + number] + copies] = 1
    trickster = hand & COPIES
    if trickster:
        mask[box[PLAYS + 10]] = mask[box[PLAYS + 10] + 1] = 1
    return row[CARDS + seat] + trickster


def act(row: Row, box: Row, action: int, news: Row) -> int:
    """The action of the seat that is asked."""
    if row[STAGE] == LAY:
        lay(row, box, asked(row), action)
        return 0
    return play(row, box, set_numbered(box, action), news)


def set_numbered(box: Row, action: int) -> CardSet:
    """The cards that an action plays."""
    number = 10
    while action < box[PLAYS + number]:
        number -= 1
    copies = action - box[PLAYS + number] + 1
    if number == 10:
        number, copies = 0 if copies == 1 else 10, 1
    return set_of(number, copies)
