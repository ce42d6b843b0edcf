"""Addresses that whoever runs the house has barred (`spukhaus admin ban`, `mute`), and how much one may store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from spukhaus.match.commands import TableRefused
from spukhaus.match.ports import Bar, Store

log = logging.getLogger("spukhaus.server")

REFRESH_SECONDS: Final = 3.0
MOST_KNOWN: Final = 10_000
"""Of so many addresses it is kept whether they are barred."""

Network: TypeAlias = IPv4Network | IPv6Network


class Bars:
    """Read anew every few seconds: they are changed beside the server, while it runs."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._networks: list[tuple[Network, Bar]] = []
        self._known: dict[str, Bar | None] = {}
        self._connected: dict[str, set[asyncio.Task[object]]] = {}

    async def look_now_and_then(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:  # the store may be away for a moment: what was barred stays so
                log.warning("the barred addresses could not be read: %s", type(error).__name__)
            await asyncio.sleep(REFRESH_SECONDS)

    async def look(self) -> None:
        """Whoever was banned meanwhile is shown out."""
        networks = [(ip_network(address), what) for address, what in await self._store.bars()]
        if networks != self._networks:
            self._networks = networks
            self._known.clear()
            for address, tasks in self._connected.items():
                if self._bar(address) == "ban":
                    for task in tasks:
                        task.cancel()

    def check(self, address: str) -> None:
        if self._bar(address) == "ban":
            raise TableRefused("banned")

    def check_chat(self, address: str) -> None:
        if self._bar(address) is not None:
            raise TableRefused("muted")

    @contextlib.contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """While somebody is connected: a ban ends that, as `TableRefused`."""
        self.check(address)
        task = asyncio.current_task()
        assert task is not None
        tasks = self._connected.setdefault(address, set())
        tasks.add(task)
        try:
            yield
        except asyncio.CancelledError:
            if self._bar(address) == "ban":
                task.uncancel()  # it was us, and the refusal takes its place
                raise TableRefused("banned") from None
            raise
        finally:
            tasks.discard(task)
            if not tasks:
                self._connected.pop(address, None)

    def _bar(self, address: str) -> Bar | None:
        if not self._networks:
            return None
        if address not in self._known:
            if len(self._known) >= MOST_KNOWN:  # whoever has one address of IPv6 has all of its network
                self._known.clear()
            self._known[address] = self._found(address)
        return self._known[address]

    def _found(self, address: str) -> Bar | None:
        try:
            found = ip_address(address)
        except ValueError:  # a socket of this machine has none
            return None
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        bars = {what for network, what in self._networks if found in network}
        return "ban" if "ban" in bars else "mute" if bars else None


class Storage:
    """How many bytes the tables may have that were made from one address; 0 is no limit."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most

    async def check(self, address: str) -> None:
        """Before a table is made."""
        if self._most and await self._store.stored(address) >= self._most:
            raise TableRefused("storage-full", megabytes=self._most >> 20)
