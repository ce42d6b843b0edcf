"""The content of the box (GB-1 to GB-5, GB-19, GB-21, GB-22), read from an edition file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from spukhaus.core.edition import EditionFile

Card: TypeAlias = int
"""A monster card by its number, 1 to 9; TRICKSTER is the 0/10 card."""

TRICKSTER: Final[Card] = 0
NUMBERS: Final = tuple(range(1, 10))
LOUD: Final[Card] = 5
"""Every card of this number makes the taker turn one more (GB-11)."""
SEATS: Final = range(3, 7)


@dataclass(frozen=True, slots=True)
class Box:
    deck: tuple[Card, ...]
    """Every monster card, sorted; the 0/10 card comes first."""
    hand: int
    relaxed: int
    least_depth: int
    """How many Relaxed cards must at least lie above the Scare card (GB-2)."""
    paranoia: int
    rounds: tuple[int, ...]
    """With three players, with four, ... (GB-21)."""
    round_limit: int
    """A game to a target score ends after this many rounds at the latest (GB-22)."""


def read_box(file: EditionFile) -> Box:
    copies = file.table("copies")
    deck = [TRICKSTER]
    for number in NUMBERS:
        deck += [number] * copies.whole(f"of_{number}", 0, 20)
    copies.source()
    copies.close()
    hand = _figure(file, "hand", "cards", 1, 20)
    if len(deck) < hand * SEATS[-1]:
        raise file.broken("edition-few-cards", "hand", found=len(deck), needed=hand * SEATS[-1], seats=SEATS[-1])
    relaxed = _figure(file, "pile", "relaxed", 1, 20)
    least_depth = _figure(file, "laying", "least_depth", 0, relaxed)
    paranoia = _figure(file, "paranoia", "points", 1, 100)
    ending = file.table("rounds")
    rounds = tuple(ending.whole(f"for_{seats}", 1, 30) for seats in SEATS)
    ending.source()
    ending.close()
    round_limit = _figure(file, "target", "round_limit", 1, 100)
    return Box(tuple(deck), hand, relaxed, least_depth, paranoia, rounds, round_limit)


def _figure(file: EditionFile, table: str, key: str, least: int, most: int) -> int:
    """A table with one figure and where it comes from."""
    entry = file.table(table)
    figure = entry.whole(key, least, most)
    entry.source()
    entry.close()
    return figure
