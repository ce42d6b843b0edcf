"""What a match needs of the world: a store that forgets nothing, and a hub that rings.

A table is an append-only list of numbered entries; the number is the lock. Whoever appends first at a number wins, and
anybody else is told `Stale`, reads what is new, and thinks again. So any number of processes can serve the same table
without a lock between them. The store keeps bytes and does not know what they mean.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Stage: TypeAlias = Literal["waiting", "playing", "over"]
"""How far a match is: not begun, begun, or over."""
Bar: TypeAlias = Literal["mute", "ban"]
"""What somebody at an address may not do: chat, or anything."""


class Stale(Exception):
    """Somebody else has appended at this number already. Nothing was written."""


class NoSuchTable(Exception):
    """The store knows no table of this id."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What the store must know of a table besides its entries; written together with them."""

    listed: bytes | None = None
    """What the list of open tables shows; None while the table is not in the list."""

    wake_at: float | None = None
    """When something is due at this table even if nobody calls (a bot's move, the end of somebody's time)."""

    stage: Stage | None = None
    """How far the match is; None where nobody has said."""


@dataclass(frozen=True, slots=True)
class Founding:
    """What is noted of a table when it is made."""

    address: str = ""
    """Of whoever has made it."""
    shared: bytes = b""
    """A part of the first entry that many tables have in common (their edition): it is stored once for all."""


NOT_KNOWN = Founding()


@dataclass(frozen=True, slots=True, order=True)
class Bell:
    """Where somebody wants to hear that it is the turn of a seat: an address at a push service."""

    seat: int
    holder: str
    """The hash of the key with which it was asked for; it is worth no more than that key."""
    endpoint: str


class Store(Protocol):
    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        """Write entries at the numbers first, first+1, ... (from 1), all or none, with the table's notice. `founding`
        goes with entry 1.

        Returns only when they are durable. Raises `Stale` if one of the numbers is taken, and `NoSuchTable` if there
        would be a gap: entry 1 makes the table. After any other error, or if the caller was cancelled, they may or
        may not have been written: read before trying again.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries with numbers above `after`, in order; empty if there are none. `NoSuchTable` if unknown."""

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The highest number of each of these tables that exists."""

    async def identities(self) -> list[str]:
        """All tables."""

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        """The open tables that are listed, the newest first."""

    async def due(self, now: float, limit: int) -> list[str]:
        """The tables whose `wake_at` has passed, the longest overdue first."""

    async def remember(self, person: str, table: str, seat: int) -> None:
        """Note, durably, that a person (the hash of a secret) has played this seat. Twice is the same as once."""

    async def remembered(self, person: str) -> list[tuple[str, int]]:
        """The tables and seats that this person has played, sorted; none for a stranger."""

    async def forget(self, person: str) -> int:
        """Let go of all that is remembered of a person; returns how many seats it was."""

    async def erase(self, table: str, seat: int) -> None:
        """Put a dash, durably, in the place of the name and the words of whoever sat there last (`match.erasing`)."""

    async def delete(self, table: str, number: int) -> bool:
        """Let go of a table, and of all that is kept with it, if this is the number of its last entry: nobody has done
        anything there meanwhile. Returns whether it was there."""

    async def greet(self, table: str, seat: int, address: str) -> None:
        """Note from where somebody has sat down: whoever runs the house may have to bar an address."""

    async def hang_bell(self, table: str, bell: Bell) -> None:
        """Note it, durably; in place of an earlier one of the same seat and holder."""

    async def bells(self, table: str) -> list[Bell]:
        """Those of a table, sorted."""

    async def take_bell(self, table: str, seat: int, holder: str) -> int:
        """Let go of it; returns whether there was one."""

    async def make_deal(self, day: str, game: str, seed: str) -> str:
        """Keep a seed for the deal of a day, durably, unless there is one; returns the one that is kept."""

    async def deals(self, day: str) -> dict[str, str]:
        """The seeds of a day's deals, by game."""

    async def note_result(self, day: str, game: str, table: str, name: str, result: bytes) -> None:
        """Keep what came of a deal at a table, durably, unless that is known."""

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:
        """The tables at which a deal was played to the end, with names and results, sorted by the tables."""

    async def founder(self, table: str) -> str:
        """The address that a table was made from; empty where that is not known (any more)."""

    async def stored(self, address: str) -> int:
        """How many bytes the tables have that were made from this address."""

    async def bars(self) -> list[tuple[str, Bar]]:
        """The addresses and networks that are barred now."""

    async def ping(self) -> None:
        """Raise if the store cannot answer."""

    async def close(self) -> None:
        """Finish what was accepted, and let go."""


Listener: TypeAlias = Callable[[str, int], Awaitable[None]]


class Hub(Protocol):
    """A doorbell between processes: it says that a table has a new number, and never what is new. Rings that are about
    no table say who is here (`match.presence`)."""

    async def ring(self, table: str, number: int) -> None:
        """Tell every process, this one included. A ring may be lost: who must not miss anything asks the store too."""

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every ring from now on."""

    async def ping(self) -> None:
        """Raise if the hub cannot answer."""

    async def close(self) -> None:
        """Stop listening and let go."""
