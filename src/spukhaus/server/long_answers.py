"""Long answers about a match (its log, its file, its replay): made in a thread, once for each state of the table.

They take up to a second, and anybody may ask. So those who play do not wait for them, what was made is kept for the
next one, and whoever asks for very many different ones has to wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias

from starlette.requests import Request

from spukhaus.match.table import Table
from spukhaus.server.answers import client_of
from spukhaus.server.fair_queue import Asker, Turns
from spukhaus.server.limits import Limiter

MADE_AT_ONCE: Final = 200
MADE_A_SECOND: Final = 5.0
"""For each address; what is there already costs nothing."""
KEPT_BYTES: Final = 32 << 20

Key: TypeAlias = tuple[Hashable, ...]
Fetch: TypeAlias = Callable[[], Awaitable[object]]
"""Reads what is not in memory."""


class Retellings:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "spukhaus-retelling")
        self._turns = Turns(1)
        self._limit = Limiter(MADE_AT_ONCE, MADE_A_SECOND)
        self._making: dict[Key, asyncio.Future[bytes]] = {}
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._bytes = 0

    async def tell(
        self, request: Request, table: Table, what: Key, make: Callable[..., bytes], fetch: Fetch | None = None
    ) -> bytes:
        """`make` runs while the table goes on: it must have been given all that it needs, but for what is fetched for
        it. `what` names the kind of answer, and whatever it depends on besides the table and its number."""
        names = tuple(place.name for place in table.places)
        key = (table.identity, table.number, names, *what)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            address = client_of(request)
            self._limit.check(address)
            making = asyncio.ensure_future(self._make(Asker(table.identity, address), key, make, fetch))
            self._making[key] = making
            making.add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])  # who goes away does not take it from the others

    async def _make(self, asker: Asker, key: Key, make: Callable[..., bytes], fetch: Fetch | None) -> bytes:
        await self._turns.take(asker)
        try:
            fetched = () if fetch is None else (await fetch(),)
            made = await asyncio.get_running_loop().run_in_executor(self._thread, make, *fetched)
        finally:
            self._turns.give()
        self._kept[key] = made
        self._bytes += len(made)
        while self._bytes > KEPT_BYTES:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= len(gone)
        return made

    async def close(self) -> None:
        for making in tuple(self._making.values()):
            making.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)
