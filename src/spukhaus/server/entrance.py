"""Where live connections come in: from our own pages, not too many from one address, and from none that is banned."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spukhaus.match.commands import TableRefused
from spukhaus.server.answers import same_origin
from spukhaus.server.live import Connection
from spukhaus.server.protocol import refused
from spukhaus.server.requests import Services
from spukhaus.server.server_log import ROUTE

LIVE: Final = "/api/tables/{table}/live"


class Entrance:
    def __init__(self, connections_at_once: int) -> None:
        self._most = connections_at_once
        self._connections: Counter[str] = Counter()

    async def live(self, socket: WebSocket) -> None:
        services: Services = socket.app.state.services
        socket.scope[ROUTE] = LIVE
        address = socket.client.host if socket.client else ""
        refusal = self._refusal(socket, services, address)
        if refusal is not None:
            services.metrics.refused(refusal)
            await socket.close(1008, refusal)
            return
        self._connections[address] += 1
        try:
            with services.bars.connected(address):
                await Connection(socket, services).run(socket.path_params["table"])
        except TableRefused as banned:
            services.metrics.refused(banned.code)
            await _show_out(socket, banned)
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]

    def _refusal(self, socket: WebSocket, services: Services, address: str) -> str | None:
        if not same_origin(socket.headers, services.allowed_origins):
            return "origin"
        return "too-many-requests" if self._connections[address] >= self._most else None


async def _show_out(socket: WebSocket, refusal: TableRefused) -> None:
    """Somebody who may not be here hears why."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(refused(0, refusal).decode())
        await socket.close(1008, refusal.code)
