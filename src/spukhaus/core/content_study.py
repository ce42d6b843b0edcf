"""What a game can say about its own content, for those who weigh it.

A game's folder may hold a `study.py` with one function:

    def cases(match: Sequence[Played], outcome: Outcome) -> Iterator[Case]

It is given a whole match, all secrets included, after its end. The text `study-TOPIC` says what is compared; the
values of a topic are said as a parameter of that name would be. Without such a file the lab asks the events.
"""

from __future__ import annotations

from dataclasses import dataclass

from spukhaus.core.errors import Value
from spukhaus.core.game import Seat


@dataclass(frozen=True, slots=True)
class Case:
    """What a seat had in a match, or in a part of it, and how it went."""

    topic: str
    seat: Seat
    had: tuple[Value, ...]
    """Of this topic; compared with the cases that had it not."""
    result: float
    """How it went for the seat: from 0 to 1, or points."""
    among: tuple[Value, ...] = ()
    """Only cases that are alike in this are compared: the same storey, as many spooks."""
    points: bool = False
