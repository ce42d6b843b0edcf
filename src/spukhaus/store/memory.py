"""A store for tests and for a house that may forget everything when it closes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from spukhaus.match.entries import NO_WORDS
from spukhaus.match.ports import NOT_KNOWN, Bar, Bell, Founding, NoSuchTable, Notice, Stale
from spukhaus.store.erasing import erased


@dataclass(slots=True)
class _Table:
    entries: list[bytes] = field(default_factory=list)
    notice: Notice = field(default_factory=Notice)
    address: str = ""


class MemoryStore:
    def __init__(self) -> None:
        self._tables: dict[str, _Table] = {}
        self._played: dict[str, set[tuple[str, int]]] = {}
        self._bells: dict[str, dict[tuple[int, str], Bell]] = {}
        self._deals: dict[str, dict[str, str]] = {}
        self._results: dict[tuple[str, str], dict[str, tuple[str, bytes]]] = {}
        self.barred: dict[str, Bar] = {}

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        known = self._tables.get(table)
        last = len(known.entries) if known else 0
        if first <= last:
            raise Stale
        if first > last + 1 or not (known or entries):
            raise NoSuchTable
        kept = self._tables.setdefault(table, _Table(address=founding.address))
        kept.entries.extend(entries)
        kept.notice = notice

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if table not in self._tables:
            raise NoSuchTable
        return self._tables[table].entries[max(after, 0) :]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self._tables[table].entries) for table in tables if table in self._tables}

    async def identities(self) -> list[str]:
        return list(self._tables)

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        newest_first = reversed(self._tables.items())
        shown = [(name, table.notice.listed) for name, table in newest_first]
        return [(name, listed) for name, listed in shown if listed is not None][:limit]

    async def due(self, now: float, limit: int) -> list[str]:
        wakes = [(table.notice.wake_at, name) for name, table in self._tables.items()]
        return [name for _, name in sorted((at, name) for at, name in wakes if at is not None and at <= now)][:limit]

    async def remember(self, person: str, table: str, seat: int) -> None:
        self._played.setdefault(person, set()).add((table, seat))

    async def remembered(self, person: str) -> list[tuple[str, int]]:
        return sorted(self._played.get(person, ()))

    async def forget(self, person: str) -> int:
        return len(self._played.pop(person, ()))

    async def erase(self, table: str, seat: int) -> None:
        kept = self._tables[table]
        changed, told = erased(table, kept.entries, seat)
        kept.entries = [changed.get(place, body) for place, body in enumerate(kept.entries, start=1)] + [told]
        kept.notice = replace(kept.notice, listed=None)
        for found in self._results.values():
            if table in found:
                found[table] = (NO_WORDS, found[table][1])

    async def delete(self, table: str, number: int) -> bool:
        kept = self._tables.get(table)
        if kept is None or len(kept.entries) != number:
            return False
        del self._tables[table]
        self._bells.pop(table, None)
        for found in self._results.values():
            found.pop(table, None)
        for person, seats in self._played.items():
            self._played[person] = {one for one in seats if one[0] != table}
        return True

    async def greet(self, table: str, seat: int, address: str) -> None:
        """Nobody could look it up here."""

    async def hang_bell(self, table: str, bell: Bell) -> None:
        self._bells.setdefault(table, {})[bell.seat, bell.holder] = bell

    async def bells(self, table: str) -> list[Bell]:
        return sorted(self._bells.get(table, {}).values())

    async def take_bell(self, table: str, seat: int, holder: str) -> int:
        return int(self._bells.get(table, {}).pop((seat, holder), None) is not None)

    async def make_deal(self, day: str, game: str, seed: str) -> str:
        return self._deals.setdefault(day, {}).setdefault(game, seed)

    async def deals(self, day: str) -> dict[str, str]:
        return dict(self._deals.get(day, {}))

    async def note_result(self, day: str, game: str, table: str, name: str, result: bytes) -> None:
        self._results.setdefault((day, game), {}).setdefault(table, (name, result))

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:
        return [(table, *found) for table, found in sorted(self._results.get((day, game), {}).items())]

    async def founder(self, table: str) -> str:
        return self._tables[table].address if table in self._tables else ""

    async def stored(self, address: str) -> int:
        return sum(len(body) for table in self._tables.values() if table.address == address for body in table.entries)

    async def bars(self) -> list[tuple[str, Bar]]:
        return list(self.barred.items())

    async def ping(self) -> None:
        return

    async def close(self) -> None:
        return
