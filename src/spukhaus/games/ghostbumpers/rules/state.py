"""The whole truth of a match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from spukhaus.core.edition import Edition
from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.rules.box import Box, Card

Hand: TypeAlias = tuple[Card, ...]


class Ending(StrEnum):
    ROUNDS_PLAYED = "rounds-played"
    TARGET_REACHED = "target-reached"


class Stage(StrEnum):
    LOT = "lot"
    DEAL = "deal"
    LAY = "lay"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Pile:
    """A character pile lying face down: so many cards, and so many Relaxed ones above the Scare card."""

    size: int
    depth: int


@dataclass(frozen=True, slots=True)
class Played:
    """What a seat put into a trick. `counts` is what the 0/10 card was declared to be."""

    seat: Seat
    cards: tuple[Card, ...]
    counts: int | None


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that was taken: who by, and what became of the taker's pile."""

    plays: tuple[Played, ...]
    taker: Seat
    turned: int
    """Relaxed cards turned up."""
    moved: bool
    """Whether the bottom card went on top (GB-15)."""


@dataclass(frozen=True, slots=True)
class Round:
    """How a round ended, as everybody saw it."""

    start: Seat
    scared: Seat | None
    paranoia: bool
    turned: tuple[int, ...]
    """Relaxed cards that each seat turned up while taking tricks."""
    above: tuple[int | None, ...]
    """Relaxed cards above the Scare card when the piles were shown; None if a pile was not shown (GB-19)."""
    under: tuple[int | None, ...]
    points: tuple[int, ...]
    tricks: tuple[Trick, ...] = ()
    """Everything that was played, and who took it (R13)."""


@dataclass(frozen=True, slots=True)
class State:
    edition: Edition[Box]
    target: int | None
    """The score to reach (GB-22), or None when rounds are counted (GB-21)."""
    scores: tuple[int, ...]
    past: tuple[Round, ...]
    hands: tuple[Hand, ...]
    """Empty until dealt."""
    piles: tuple[Pile | None, ...]
    """None until laid."""
    turn: Seat
    """Whose turn it is to play; with no card on the table, who leads."""
    trick: tuple[Played, ...]
    tricks: tuple[Trick, ...]
    """The tricks taken in this round."""
    stage: Stage
    first: Seat | None = 0
    """Who had the Start card in the first round; None until the lot has fallen (GB-3)."""
    rules: int = 1

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def start(self) -> Seat:
        """Who holds the Start card: it passes to the left after every round (GB-20)."""
        return ((self.first or 0) + len(self.past)) % len(self.scores)
