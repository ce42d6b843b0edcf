"""What a table is made of (`match.table`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spukhaus.core.game import Choices, Logged, Seat, Step
from spukhaus.match.entries import Entry


@dataclass(slots=True)
class Place:
    """A seat of the table, and who sits there."""

    name: str = ""
    keys: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    """The keys of whoever has left in the middle of a match: they open nothing, but prove who sat here."""
    bot: str | None = None
    substitute: str | None = None
    """A bot that plays for an absent person."""
    nudged_at: float | None = None
    consents: bool = False
    """Whether spectators may look over the shoulder."""
    decision: int = 0
    """The number of the entry that put the present decision to this seat; an older answer is stale."""
    offer: Choices[Any] | None = None
    """What it is asked to choose from now; None while it is not asked."""
    hints: int = 0
    """How many hints it was given. Nobody is told before the match is over."""

    said: tuple[str, ...] = ()
    """What its latest messages were called by whoever sent them."""

    def copy(self) -> Place:
        # `dataclasses.replace` takes three times as long, and there is one for each seat at each move.
        return Place(
            self.name,
            self.keys,
            self.left,
            self.bot,
            self.substitute,
            self.nudged_at,
            self.consents,
            self.decision,
            self.offer,
            self.hints,
            self.said,
        )

    @property
    def occupied(self) -> bool:
        return bool(self.keys) or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that acts for this seat, or None if a person does."""
        return self.bot or self.substitute


@dataclass(slots=True)
class Taken:
    """One action that counts, with the entry that brought it."""

    number: int
    logged: Logged[Any]
    step: Step[Any]
    draws: int
    """How many actions of chance count so far."""
    news: int
    """The index of the latest action so far that was news to anybody, or -1."""
    earlier: int | None
    """The index of the seat's action before this one."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """An action that was tried, and is mostly done next."""

    state: Any
    seat: Seat
    text: str
    action: Any
    step: Step[Any]


@dataclass(slots=True)
class Proposal:
    """Something that one seat has asked the others for."""

    seat: Seat
    what: str
    agreed: set[Seat] = field(default_factory=set)


@dataclass(slots=True)
class Noted:
    """An entry that people are told about: an action, or something around the table."""

    number: int
    entry: Entry
    step: Step[Any] | None = None
    gone: tuple[int, ...] = ()
    """The numbers of the entries that it took back."""
