"""A store in the browser's own database, IndexedDB. `web/src/port/drawer.ts` is the part that talks to it.

An entry is written and its number is checked in one transaction, and the browser lets those of several tabs pass one
after the other. So the number is the lock here as in the other stores, and two tabs never fork a match.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from spukhaus.core.errors import SpukhausError
from spukhaus.core.seed import practice_seed
from spukhaus.match.ports import NOT_KNOWN, Bar, Bell, Founding, NoSuchTable, Notice, Stale

STALE: Final = "stale"
GAP: Final = "gap"


class Drawer(Protocol):
    """What JavaScript keeps for us. Lists come and go as JSON or as arrays of bytes, which Python has to unpack."""

    def append(
        self,
        table: str,
        first: int,
        entries: object,
        listed: object,
        wake_at: float | None,
        stage: str | None,
        address: str,
    ) -> Awaitable[str]:
        """Empty when it is durable, or why nothing was written: `STALE` or `GAP`."""

    def read(self, table: str, after: int) -> Awaitable[Any]: ...

    def numbers(self, tables: object) -> Awaitable[Any]: ...

    def identities(self) -> Awaitable[Any]: ...

    def listed(self, limit: int) -> Awaitable[Any]: ...

    def due(self, now: float, limit: int) -> Awaitable[Any]: ...

    def remember(self, person: str, table: str, seat: int) -> Awaitable[None]: ...

    def remembered(self, person: str) -> Awaitable[Any]: ...

    def forget(self, person: str) -> Awaitable[int]: ...

    def delete(self, table: str) -> Awaitable[None]: ...

    def stored(self, address: str) -> Awaitable[int]: ...

    def close(self) -> None: ...


class IndexedStore:
    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        from pyodide.ffi import to_js

        written = to_js([bytes(entry) for entry in entries])
        listed = None if notice.listed is None else to_js(notice.listed)
        refused = await _answer(
            lambda: self._drawer.append(table, first, written, listed, notice.wake_at, notice.stage, founding.address)
        )
        if refused == STALE:
            raise Stale
        if refused == GAP:
            raise NoSuchTable

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        found = await _answer(lambda: self._drawer.read(table, max(after, 0)))
        if found is None:
            raise NoSuchTable
        return [bytes(entry) for entry in found]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        from pyodide.ffi import to_js

        return dict(await _answer(lambda: self._drawer.numbers(to_js(list(tables)))))

    async def identities(self) -> list[str]:
        return list(await _answer(self._drawer.identities))

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        return [(table, bytes(shown)) for table, shown in await _answer(lambda: self._drawer.listed(limit))]

    async def due(self, now: float, limit: int) -> list[str]:
        return list(await _answer(lambda: self._drawer.due(now, limit)))

    async def remember(self, person: str, table: str, seat: int) -> None:
        await _answer(lambda: self._drawer.remember(person, table, seat))

    async def remembered(self, person: str) -> list[tuple[str, int]]:
        return sorted((table, seat) for table, seat in await _answer(lambda: self._drawer.remembered(person)))

    async def forget(self, person: str) -> int:
        return int(await _answer(lambda: self._drawer.forget(person)))

    async def erase(self, table: str, seat: int) -> None:
        """What is kept here nobody else sees."""

    async def delete(self, table: str, number: int) -> bool:
        if await self.numbers([table]) != {table: number}:
            return False
        await _answer(lambda: self._drawer.delete(table))
        return True

    async def greet(self, table: str, seat: int, address: str) -> None:
        """Nobody runs this house who could look it up."""

    async def hang_bell(self, table: str, bell: Bell) -> None:
        """Nobody rings at a house that is only there while it is looked at."""

    async def bells(self, table: str) -> list[Bell]:  # noqa: ARG002
        return []

    async def take_bell(self, table: str, seat: int, holder: str) -> int:  # noqa: ARG002
        return 0

    async def make_deal(self, day: str, game: str, seed: str) -> str:  # noqa: ARG002
        return practice_seed(day, game)

    async def deals(self, day: str) -> dict[str, str]:  # noqa: ARG002
        """None is kept: they follow from the date."""
        return {}

    async def note_result(self, day: str, game: str, table: str, name: str, result: bytes) -> None:
        """Nobody else plays here who could be compared."""

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:  # noqa: ARG002
        return []

    async def founder(self, _: str) -> str:
        return ""

    async def stored(self, address: str) -> int:
        return int(await _answer(lambda: self._drawer.stored(address)))

    async def bars(self) -> list[tuple[str, Bar]]:
        return []

    async def ping(self) -> None:
        await self.numbers(())

    async def close(self) -> None:
        self._drawer.close()


async def _answer(ask: Callable[[], Awaitable[Any]]) -> Any:
    """What JavaScript answers, as Python's own. It may have no room left, or be closed."""
    from pyodide.ffi import JsException, JsProxy

    try:
        found = await ask()
    except JsException as error:
        raise SpukhausError("store-unavailable", url="IndexedDB") from error
    return found.to_py() if isinstance(found, JsProxy) else found
