"""Who is at which table, at all processes together.

Each process tells the others through the hub who is connected to it, at once and again every few seconds. It is told
as rings of their own, which are about no table: `here PROCESS TABLE:SEATS ...` with the number of people there, and
`SEATS` as a bit for each seat. Nobody keeps it, and a process that is not heard of for a while has nobody any more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

import msgspec

from spukhaus.core.game import Seat
from spukhaus.match.keys import new_identity
from spukhaus.match.open_table import OpenTable
from spukhaus.match.ports import Hub
from spukhaus.match.updates import encoder

BEAT_SECONDS: Final = 10.0
SILENT_SECONDS: Final = 25.0
TABLES_A_RING: Final = 500
_FIRST: Final = "here "


@dataclass(slots=True)
class _Process:
    """What another process has told, and when it was last heard of each table."""

    people: int = 0
    at: float = 0.0
    tables: dict[str, tuple[frozenset[Seat], float]] = field(default_factory=dict)


class Presence:
    def __init__(self, hub: Hub, tables: Mapping[str, OpenTable], now: Callable[[], float] = time.monotonic) -> None:
        self._hub = hub
        self._tables = tables
        self._now = now
        self._own = new_identity()
        self._others: dict[str, _Process] = {}
        self._counted = 0
        """How many people were here at the last beat: to count them goes through all tables."""

    def here(self, table: str) -> frozenset[Seat]:
        """The seats of a table whose people are connected, to whichever process."""
        opened = self._tables.get(table)
        return self.elsewhere(table) | (opened.own() if opened is not None else frozenset())

    def elsewhere(self, table: str) -> frozenset[Seat]:
        known = (other.tables.get(table) for other in self._others.values())
        return frozenset(seat for told in known if told is not None for seat in told[0])

    def shown(self, table: str, body: bytes) -> bytes:
        """What the list of tables says of one, with who is connected now: the store does not know."""
        here = self.here(table)
        if not here:
            return body
        told = msgspec.json.decode(body)
        for seat in here:
            told["seats"][seat]["here"] = True
        return encoder.encode(told)

    def people(self) -> int:
        """How many play or watch. Who waits for a match to begin may play another one meanwhile, and counts once."""
        return self._people_here() + sum(other.people for other in self._others.values())

    def _people_here(self) -> int:
        playing = (opened for opened in self._tables.values() if opened.watchers and opened.table.started)
        return sum(
            len(opened.own()) + sum(not watcher.viewer.seats for watcher in opened.watchers) for opened in playing
        )

    # To the others

    async def tell(self, *tables: OpenTable) -> None:
        """Who is at these tables now."""
        for ring in self._rings(iter(tables)):
            await self._hub.ring(ring, self._counted)
            await asyncio.sleep(0)  # others may move between two long rings

    def _rings(self, tables: Iterator[OpenTable]) -> Iterator[str]:
        while told := [f"{one.table.identity}:{_bits(one.own())}" for one in islice(tables, TABLES_A_RING)]:
            yield " ".join((_FIRST + self._own, *told))

    async def beat(self) -> None:
        """Say again who is here, and forget those of whom nobody says so any more."""
        for table in self._forget_the_silent():
            self._show(table)
        self._counted = self._people_here()
        await self._hub.ring(_FIRST + self._own, self._counted)
        await self.tell(*(opened for opened in self._tables.values() if opened.watchers))

    # From the others

    async def heard(self, ring: str, people: int) -> bool:
        """Whether a ring was about this, and not about a table."""
        if not ring.startswith(_FIRST):
            return False
        process, *told = ring.removeprefix(_FIRST).split(" ")
        if process != self._own:
            now, other = self._now(), self._others.setdefault(process, _Process())
            other.people, other.at = people, now
            for table, _, bits in (one.rpartition(":") for one in told):
                other.tables[table] = _seats(int(bits)), now
                if self._show(table):  # who has just come there wants to know who is here
                    await self.tell(self._tables[table])
        return True

    def _show(self, table: str) -> bool:
        """Tell those at a table who is at it elsewhere; returns whether somebody has come."""
        opened = self._tables.get(table)
        if opened is None:
            return False
        before, opened.elsewhere = opened.elsewhere, self.elsewhere(table)
        if opened.elsewhere != before:
            opened.changed()
        return bool(opened.elsewhere - before and opened.own())

    def _forget_the_silent(self) -> set[str]:
        """The tables from which somebody has gone without a word."""
        late, gone = self._now() - SILENT_SECONDS, set[str]()
        for other in self._others.values():
            silent = [table for table, (seats, at) in other.tables.items() if at < late or not seats]
            gone.update(silent)
            for table in silent:
                del other.tables[table]
        self._others = {process: other for process, other in self._others.items() if other.at >= late}
        return gone


def _bits(seats: frozenset[Seat]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(bits: int) -> frozenset[Seat]:
    return frozenset(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
