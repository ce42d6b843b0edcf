"""The entries of a cup: all that ever happened in it, in order.

They hold secrets (seeds, hashes of keys), so they never leave the server; what people get is made by `cups.told`.
Times are seconds since 1970.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class _Entry(msgspec.Struct, frozen=True, tag=str.lower):
    at: float


class Founded(_Entry, frozen=True, kw_only=True):
    game: str
    seats: int
    rounds: int
    until: float
    """No round begins after this."""
    live: bool
    """All play at the same time, with a clock for each decision; otherwise each in their own time."""
    host: str
    """The hash of the host's key."""
    lot: str
    """A secret from which the first order of the players follows."""


class Joined(_Entry, frozen=True, kw_only=True):
    name: str
    key: str = ""
    """The hash of the key that opens the player's seat in every round; empty for a bot."""
    bot: str | None = None


class Withdrew(_Entry, frozen=True):
    """The player is not paired any more."""

    player: int


class Laid(msgspec.Struct, frozen=True):
    """A table of a round: its id, and who sits where (`pairing.FILLER` for a bot that only fills a place)."""

    table: str
    players: tuple[int, ...]


class Paired(_Entry, frozen=True, kw_only=True):
    """A round begins. All its tables have the same seed."""

    seed: str
    until: float
    """Bots play on for whoever is not done by then."""
    tables: tuple[Laid, ...]
    byes: tuple[int, ...] = ()


class Finished(_Entry, frozen=True, kw_only=True):
    """The match of a table of the latest round is over."""

    table: str
    scores: tuple[int, ...]
    stand_ins: tuple[int, ...] = ()
    """The seats at which a bot has played for somebody, if only for a while."""


class Ended(_Entry, frozen=True):
    """No more rounds."""


class Unnamed(_Entry, frozen=True):
    """Whoever runs the house has erased the names of these players."""

    players: tuple[int, ...]


Entry: TypeAlias = Founded | Joined | Withdrew | Paired | Finished | Ended | Unnamed

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes) -> Entry:
    return _decoder.decode(body)
