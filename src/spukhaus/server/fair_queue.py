"""A line before something that only a few can have at a time: fair, however much anybody asks for.

Those for whom people wait come before the bots that play among themselves. Among them every address has its turn, one
after the other, and for each address every table.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple, TypeAlias


class Asker(NamedTuple):
    table: str
    address: str = ""
    people: bool = True
    """Whether a person waits for it."""


Turn: TypeAlias = asyncio.Future[None]
Line: TypeAlias = OrderedDict[str, OrderedDict[str, deque[Turn]]]
"""The turns by address and table; who stands first is next."""


Waits: TypeAlias = Callable[[int], None]
"""Is called with how many come before, if one has to wait."""


def quietly(_: int) -> None:
    pass


class Turns:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: Counter[str] = Counter()
        self._lines: Final[dict[bool, Line]] = {True: OrderedDict(), False: OrderedDict()}

    @property
    def waiting(self) -> int:
        return self._waiting.total()

    def waiting_for(self, address: str) -> int:
        return self._waiting[address]

    def ahead(self, table: str) -> int:
        """How many will have had their turn before this table."""
        return next((place for place, waits in enumerate(self._order()) if waits == table), 0)

    async def take(self, asker: Asker, waits: Waits = quietly) -> None:
        if self._free:
            self._free -= 1
            return
        turn: Turn = asyncio.get_running_loop().create_future()
        line = self._lines[asker.people]
        line.setdefault(asker.address, OrderedDict()).setdefault(asker.table, deque()).append(turn)
        self._waiting[asker.address] += 1
        try:
            if waits is not quietly:  # to find out takes as long as the line is
                waits(self.ahead(asker.table))
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give()
            raise
        finally:
            self._waiting[asker.address] -= 1
            if not self._waiting[asker.address]:
                del self._waiting[asker.address]

    def give(self) -> None:
        """The place is free again."""
        for line in self._lines.values():
            while line:
                turn = _next(line)
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1

    def _order(self) -> Iterator[str]:
        """The tables that wait, in the order of their turns if nobody else came."""
        for line in self._lines.values():
            copy: Line = OrderedDict(
                (address, OrderedDict((table, deque(turns)) for table, turns in tables.items()))
                for address, tables in line.items()
            )
            while copy:
                table = next(iter(next(iter(copy.values()))))
                if not _next(copy).done():
                    yield table


def _next(line: Line) -> Turn:
    """Whose turn it is. The table then stands behind the others of its address, and that behind other addresses."""
    address, tables = line.popitem(last=False)
    table, turns = tables.popitem(last=False)
    turn = turns.popleft()
    if turns:
        tables[table] = turns
    if tables:
        line[address] = tables
    return turn
