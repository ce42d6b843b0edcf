"""Erasing a person from a table: the name, and everything that was said under it."""

from __future__ import annotations

from collections.abc import Sequence

from spukhaus.core.game import Seat
from spukhaus.match.entries import Erased, Said, Seated, decode, encode, is_quiet, without_words


def erase(
    bodies: Sequence[bytes], now: float, seat: Seat | None = None, name: str | None = None
) -> tuple[dict[int, bytes], Erased]:
    """The entries that change, by their places in the store (from 1), and the one that tells processes which have the
    table in memory. Without a seat at all seats, without a name whoever sat there."""
    changed: dict[int, bytes] = {}
    numbers: list[int] = []
    names: dict[Seat, str] = {}
    number = 0
    for place, body in enumerate(bodies, start=1):
        entry = decode(body)
        number += not is_quiet(entry)
        if isinstance(entry, Seated) and entry.bot is None:
            names[entry.seat] = entry.name
        if not isinstance(entry, Seated | Said) or entry.seat not in names or seat not in (None, entry.seat):
            continue
        fewer = without_words(entry)
        if fewer != entry and name in (None, names[entry.seat]):
            changed[place] = encode(fewer)
            numbers.append(number)
    return changed, Erased(now, tuple(numbers))
