"""A round of Ghostbumpers on a row of whole numbers: what bots play on in thought, and what the lab compiles.

It exists for speed, and the rules stay the truth: `tests/games/ghostbumpers/test_model.py` and `tests/lab/games`
hold it to them. Nothing is checked here: who calls these functions plays only what is held.

In plain Python a row is a list, and `row[:]` its copy; the lab gives arrays to the same functions, compiled, so they
use nothing but whole numbers. How people play is no matter of the model: see `bots.playout`.
"""

from __future__ import annotations

from typing import Final, Protocol

from spukhaus.games.ghostbumpers.model.hands import CardSet, pack_hand
from spukhaus.games.ghostbumpers.rules.box import LOUD
from spukhaus.games.ghostbumpers.rules.box import SEATS as SEAT_COUNTS
from spukhaus.games.ghostbumpers.rules.round import highest, holds_trickster, loud_cards, value
from spukhaus.games.ghostbumpers.rules.state import Played, State

MOST_SEATS: Final = SEAT_COUNTS[-1]

# The row
TURN, LEADER, BEST, TAKER, FIVES, TRICKED = range(6)
"""TURN is who plays next. BEST (in tenths, -1 with no card on the table), TAKER, FIVES and TRICKED are the trick as it
lies: the highest value, who would take it (or took the last one), how many 5s, and whether the 0/10 card is in it."""
HANDS: Final = 6
"""Of each seat, as `hands` packs them."""
SIZES: Final = HANDS + MOST_SEATS
"""Of the piles."""
DEPTHS: Final = SIZES + MOST_SEATS
"""How many Relaxed cards lie above each Scare card."""
CARDS: Final = DEPTHS + MOST_SEATS
"""How many cards each seat holds. What stands before it decides how a round goes on."""
POINTS: Final = CARDS + MOST_SEATS
"""What each seat scored, once the round is over."""
SEATS: Final = POINTS + MOST_SEATS
"""How many seats there are."""
PARANOIA_POINTS: Final = SEATS + 1
"""The points for Paranoia."""
ROUND_WIDTH: Final = PARANOIA_POINTS + 1

# What happened
TAKEN, MOVED, NOTHING_MOVED, SCARED, PARANOIA, HANDS_EMPTY, ROUND_OVER = (1 << bit for bit in range(7))


class Row(Protocol):
    """A list or an array of whole numbers."""

    def __getitem__(self, place: int, /) -> int: ...

    def __setitem__(self, place: int, value: int, /) -> None: ...


def new_round(seats: int, paranoia: int, turn: int) -> list[int]:
    """Before anything is dealt or laid."""
    row = [0] * ROUND_WIDTH
    row[SEATS], row[PARANOIA_POINTS], row[BEST] = seats, paranoia, -1
    row[TURN] = row[LEADER] = turn
    return row


def pack_round(state: State) -> list[int]:
    row = new_round(state.seats, state.edition.content.paranoia, state.turn)
    for seat, (hand, pile) in enumerate(zip(state.hands, state.piles, strict=True)):
        row[HANDS + seat], row[CARDS + seat] = pack_hand(hand), len(hand)
        if pile is not None:
            row[SIZES + seat], row[DEPTHS + seat] = pile.size, pile.depth
    lay_out(row, state.trick)
    return row


def lay_out(row: Row, trick: tuple[Played, ...]) -> None:
    """The trick as it lies on the table, by the rules."""
    if trick:
        best = highest(trick)
        row[LEADER], row[TAKER], row[BEST] = trick[0].seat, best.seat, value(best)
        row[FIVES], row[TRICKED] = loud_cards(trick), int(holds_trickster(trick))


def play(row: Row, played: CardSet) -> int:
    """GB-7 to GB-19: the one whose turn it is plays a set. What happened is the sum of its kinds, 0 if nothing did."""
    seat, leader, seats = row[TURN], row[LEADER], row[SEATS]
    _, _, copies, cards = played
    row[HANDS + seat] -= cards
    row[CARDS + seat] -= copies
    put(row, seat, played)
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if seat == leader:
            return _take(row)
        if row[CARDS + seat]:
            row[TURN] = seat
            return 0


def put(row: Row, seat: int, played: CardSet) -> None:
    """GB-10, GB-13, GB-15: onto the table, wherever it came from. Of equal values the later one is higher."""
    tenths, number, copies, cards = played
    if tenths >= row[BEST]:
        row[BEST] = tenths
        row[TAKER] = seat
    if number == LOUD:
        row[FIVES] += copies
    elif cards == 1:
        row[TRICKED] = 1


def _take(row: Row) -> int:
    """GB-10 to GB-16: the trick is full."""
    taker, seats, happened, turned = row[TAKER], row[SEATS], TAKEN, 1 + row[FIVES]
    size, depth = row[SIZES + taker], row[DEPTHS + taker]
    if row[TRICKED]:
        happened |= MOVED if size > 1 else NOTHING_MOVED
        row[DEPTHS + taker] = depth + 1 if depth + 1 < size else 0
    elif depth < turned:
        return happened | _score(row, taker)
    else:
        row[SIZES + taker] = size - turned
        row[DEPTHS + taker] = depth - turned
    leader = taker
    while not row[CARDS + leader]:
        leader = leader + 1 if leader + 1 < seats else 0
        if leader == taker:
            return happened | _score(row, -1)
    row[TURN] = row[LEADER] = leader
    row[BEST] = -1
    row[FIVES] = row[TRICKED] = 0
    return happened


def _score(row: Row, scared: int) -> int:
    """GB-16 to GB-19: the points of a round that is over, because of the one who was scared or (-1) of empty hands."""
    if scared >= 0 and row[DEPTHS + scared] == row[SIZES + scared] - 1:
        for seat in range(row[SEATS]):
            row[POINTS + seat] = row[PARANOIA_POINTS] if seat == scared else 0
        return ROUND_OVER | PARANOIA
    for seat in range(row[SEATS]):
        under = row[SIZES + seat] - 1 - row[DEPTHS + seat]
        row[POINTS + seat] = 0 if seat == scared else under if row[DEPTHS + seat] else 2 * under
    return ROUND_OVER | (SCARED if scared >= 0 else HANDS_EMPTY)


def points_of(row: list[int]) -> list[int]:
    return row[POINTS : POINTS + row[SEATS]]
