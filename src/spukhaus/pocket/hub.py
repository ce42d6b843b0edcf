"""The doorbell between tabs: a broadcast channel of the browser, which reaches all of them but the one that rings."""

from __future__ import annotations

from typing import Protocol

from spukhaus.hub.memory import MemoryHub


class Channel(Protocol):
    def ring(self, table: str, number: int) -> None: ...


class ChannelHub(MemoryHub):
    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self._channel = channel

    async def ring(self, table: str, number: int) -> None:
        await super().ring(table, number)
        self._channel.ring(table, number)

    def heard(self, table: str, number: int) -> None:
        """Another tab rang."""
        if self._delivery:
            self._rings.put_nowait((table, number))
