"""Erasing people from a cup: their names."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from spukhaus.cups.entries import Joined, Unnamed, decode, encode
from spukhaus.match.entries import NO_WORDS


def erase_players(
    bodies: Sequence[bytes], now: float, player: int | None = None, name: str | None = None
) -> tuple[dict[int, bytes], bytes]:
    """The entries that change, by their places in the store (from 1), and the one that tells processes which have the
    cup in memory. Without a player or a name everybody's."""
    changed: dict[int, bytes] = {}
    players: list[int] = []
    joined = 0
    for place, body in enumerate(bodies, start=1):
        entry = decode(body)
        if not isinstance(entry, Joined):
            continue
        if entry.bot is None and player in (None, joined) and name in (None, entry.name) and entry.name != NO_WORDS:
            changed[place] = encode(msgspec.structs.replace(entry, name=NO_WORDS))
            players.append(joined)
        joined += 1
    return changed, encode(Unnamed(now, tuple(players)))
