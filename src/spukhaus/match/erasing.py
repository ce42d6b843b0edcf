"""Erasing a person from a table: the name, and everything that was said under it."""

from __future__ import annotations

from collections.abc import Sequence

from spukhaus.core.game import Seat
from spukhaus.match.entries import Erased, Said, Seated, decode, encode, is_quiet, without_words


def erase(
    bodies: Sequence[bytes], now: float, seat: Seat | None = None, name: str | None = None, *, last: bool = False
) -> tuple[dict[int, bytes], Erased]:
    """The entries that change, by their places in the store (from 1), and the one that tells processes which have the
    table in memory. Without a seat at all seats, without a name whoever sat there; with `last` only the last one."""
    entries = [decode(body) for body in bodies]
    sat_down = [at for at, entry in enumerate(entries) if isinstance(entry, Seated) and seat in (None, entry.seat)]
    first = sat_down[-1] if last and sat_down else 0
    changed: dict[int, bytes] = {}
    numbers: list[int] = []
    names: dict[Seat, str] = {}
    number = 0
    for place, entry in enumerate(entries, start=1):
        number += not is_quiet(entry)
        if isinstance(entry, Seated) and entry.bot is None:
            names[entry.seat] = entry.name
        if not isinstance(entry, Seated | Said) or entry.seat not in names or seat not in (None, entry.seat):
            continue
        if place <= first:
            continue
        fewer = without_words(entry)
        if fewer != entry and name in (None, names[entry.seat]):
            changed[place] = encode(fewer)
            numbers.append(number)
    return changed, Erased(now, tuple(numbers))
