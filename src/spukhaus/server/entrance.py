"""Where live connections come in: from our own pages, not too many from one address, and from none that is banned."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spukhaus.match.commands import TableRefused
from spukhaus.server.answers import address_of, same_origin
from spukhaus.server.limits import Limiter, household
from spukhaus.server.live import Connection
from spukhaus.server.protocol import refused
from spukhaus.server.requests import Services
from spukhaus.server.server_log import ROUTE

LIVE: Final = "/api/tables/{table}/live"
ARRIVALS_AT_ONCE: Final = 100
"""At least. Those who come and go cost more than those who stay."""
TABLES_EACH: Final = 10
"""At one table an address has only such a part of its connections: each of them is told of every move there."""


class Crowd:
    """How many there are of each; of whom there are none is forgotten."""

    def __init__(self) -> None:
        self._counts: Counter[Hashable] = Counter()

    def __getitem__(self, who: Hashable) -> int:
        return self._counts[who]

    @contextlib.contextmanager
    def one_more(self, *who: Hashable) -> Iterator[None]:
        self._counts.update(who)
        try:
            yield
        finally:
            self._counts.subtract(who)
            for one in who:
                if not self._counts[one]:
                    del self._counts[one]


class Entrance:
    def __init__(self, connections_at_once: int) -> None:
        self._most = connections_at_once
        self._most_at_a_table = max(1, connections_at_once // TABLES_EACH)
        self._crowd = Crowd()
        self._arrivals = Limiter(max(ARRIVALS_AT_ONCE, connections_at_once), max(1.0, connections_at_once / 100))

    async def live(self, socket: WebSocket) -> None:
        services: Services = socket.app.state.services
        socket.scope[ROUTE] = LIVE
        address, table = address_of(socket), socket.path_params["table"]
        who = household(address)
        try:
            self._check(socket, services, who, table)
        except TableRefused as refusal:
            services.metrics.refused(refusal.code)
            await socket.close(1008, refusal.code)
            return
        try:
            with self._crowd.one_more(who, (who, table)), services.bars.connected(address):
                await Connection(socket, services).run(table)
        except TableRefused as banned:
            services.metrics.refused(banned.code)
            await _show_out(socket, banned)

    def _check(self, socket: WebSocket, services: Services, who: str, table: str) -> None:
        if not same_origin(socket.headers, services.allowed_origins):
            raise TableRefused("origin")
        if self._crowd[who] >= self._most or self._crowd[who, table] >= self._most_at_a_table:
            raise TableRefused("too-many-requests")
        self._arrivals.check(who)


async def _show_out(socket: WebSocket, refusal: TableRefused) -> None:
    """Somebody who may not be here hears why."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(refused(0, refusal).decode())
        await socket.close(1008, refusal.code)
