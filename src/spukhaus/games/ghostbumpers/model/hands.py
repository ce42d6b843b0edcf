"""A hand as one number, and the sets of cards that can be played from it.

A hand has BITS bits for the copies of each card, the 0/10 card counting as card 0. `set_of` uses nothing but whole
numbers, so that a compiler can take it as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from spukhaus.games.ghostbumpers.rules.actions import Play
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, TRICKSTER, Card
from spukhaus.games.ghostbumpers.rules.state import Played
from spukhaus.games.ghostbumpers.rules.view import PlayedView

BITS: Final = 5
"""A hand has at most 20 cards, and all of them can be alike."""
COPIES: Final = (1 << BITS) - 1
"""The bits of one card."""


class CardSet(NamedTuple):
    """One or more identical cards (GB-7). Sets sort by their value, and no two different ones have the same."""

    tenths: int
    """Ten times the value (GB-9)."""
    number: int
    """What the cards show; the 0/10 card is number 0 where it counts 0, and number 10 where it counts 10."""
    copies: int
    cards: int
    """What leaves the hand, as a hand."""


def set_of(number: int, copies: int) -> CardSet:
    tenths = 10 * number if copies == 1 else 10 * copies + number
    return CardSet(tenths, number, copies, copies << BITS * (number % 10))


TRICKSTERS: Final = (set_of(0, 1), set_of(10, 1))
"""The 0/10 card as 0 and as 10 (GB-14)."""


def pack_hand(cards: Iterable[Card]) -> int:
    return sum(1 << BITS * card for card in cards)


def copies_of(hand: int, card: Card) -> int:
    return hand >> BITS * card & COPIES


@lru_cache(maxsize=1 << 14)
def all_sets(hand: int) -> tuple[CardSet, ...]:
    """Every set that can be played (GB-7, GB-14)."""
    sets: list[CardSet] = list(TRICKSTERS) if copies_of(hand, TRICKSTER) else []
    for number in NUMBERS:
        sets += (set_of(number, copies) for copies in range(1, 1 + copies_of(hand, number)))
    return tuple(sets)


def pack_set(played: Play | Played | PlayedView) -> CardSet:
    """The set of an action, or of what lies on the table."""
    return set_of(played.cards[0] if played.counts is None else played.counts, len(played.cards))
