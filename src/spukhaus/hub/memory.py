"""A hub for a house with one process."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from spukhaus.hub.listeners import Listeners
from spukhaus.match.ports import Listener


class MemoryHub:
    def __init__(self) -> None:
        self._listeners = Listeners()
        self._rings: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._delivery: asyncio.Task[None] | None = None

    async def ring(self, table: str, number: int) -> None:
        # Whoever rings does not wait for the listeners, and a listener may ring; with Redis it is the same.
        if self._delivery:
            self._rings.put_nowait((table, number))

    async def listen(self, listener: Listener) -> None:
        self._listeners.add(listener)
        self._delivery = self._delivery or asyncio.create_task(self._deliver())

    async def ping(self) -> None:
        return

    async def close(self) -> None:
        delivery, self._delivery = self._delivery, None
        if delivery:
            delivery.cancel()
            with suppress(asyncio.CancelledError):
                await delivery

    async def _deliver(self) -> None:
        while True:
            await self._listeners.tell(*await self._rings.get())
