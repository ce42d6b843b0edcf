"""The whole truth of a match. It never leaves the program: what a seat may know is in view.py.

States are frozen dataclasses of tuples and plain values, so nothing can change them. What follows from something else
(here the scores) is computed and not kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from spukhaus.core.edition import Edition
from spukhaus.template.coins.rules.box import Box


class Ending(StrEnum):
    """How a match can end: each has its text `ending-...` and its golden playthrough."""

    COUNTED = "counted"


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was shown to everybody."""

    cards: tuple[int, ...]
    bids: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with the highest sum of ghost and pennies (CO-4)."""
        sums = [card + bid for card, bid in zip(self.cards, self.bids, strict=True)]
        return tuple(seat for seat, total in enumerate(sums) if total == max(sums))


@dataclass(frozen=True, slots=True)
class State:
    edition: Edition[Box]
    rounds: int
    """So many are played."""
    past: tuple[Round, ...]
    cards: tuple[int, ...]
    """Everybody's ghost; empty until dealt."""
    bids: tuple[int | None, ...]
    """None until the seat has bid."""

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(seat in played.winners for played in self.past) for seat in range(len(self.bids)))

    @property
    def purses(self) -> tuple[int, ...]:
        """The pennies that everybody has left: what was shown has been paid."""
        purse = self.edition.content.purse
        return tuple(purse - sum(played.bids[seat] for played in self.past) for seat in range(len(self.bids)))

    @property
    def over(self) -> bool:
        return len(self.past) == self.rounds
