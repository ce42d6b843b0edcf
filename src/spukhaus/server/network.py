"""How the server meets the network: uvicorn's settings, and an end to requests that are never sent in full."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from spukhaus.core.errors import ConfigRefused
from spukhaus.server.protocol import LARGEST_MESSAGE
from spukhaus.server.server_log import configuration

REQUEST_SECONDS: Final = 30.0
"""A request has arrived within this time, with its body, or the connection is closed."""
LOOPBACK: Final = ("127.0.0.1", "::1")


class PatientProtocol(HttpToolsProtocol):
    """Uvicorn closes connections that are idle between requests, and waits for ever in the middle of one."""

    _expected: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._arrived()
        self._expected = self.loop.call_later(REQUEST_SECONDS, self.transport.close)

    def _arrived(self) -> None:
        if self._expected is not None:
            self._expected.cancel()
            self._expected = None


class Inbox:
    """What a connection has sent and nobody has read yet: a queue for one reader, in a tenth of asyncio's memory."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)


class JoinedWrites:
    """A transport that sends all that is written in one round of the loop at once: what happened, and the answer to
    whoever did it, leave together."""

    __slots__ = ("_loop", "_transport", "_written")

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._loop = transport, loop
        self._written: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._written:
            self._loop.call_soon(self._send)
        self._written.append(data)

    def _send(self) -> None:
        if self._written:
            data, self._written = b"".join(self._written), []
            self._transport.write(data)

    def close(self) -> None:
        self._send()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class LeanSocket(WebSocketsSansIOProtocol):
    """Most connections are idle: they take a fifth less memory than uvicorn's own. Busy ones write less often."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(JoinedWrites(transport, self.loop))  # type: ignore[arg-type]

    def start_keepalive(self) -> None:
        """The connection is accepted, and nobody asks what the browser said for it any more."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []


def uvicorn_settings(trusted_proxies: Sequence[str] = (), log: str = "requests") -> dict[str, Any]:
    """`trusted_proxies` are addresses or networks whose word is taken for whom they speak for."""
    for proxy in trusted_proxies:
        try:
            ip_network(proxy)
        except ValueError:
            raise ConfigRefused("proxy-form", found=proxy) from None
    return {
        "http": PatientProtocol,
        "ws": LeanSocket,
        "log_config": configuration(log),
        "access_log": False,  # it would name tables; `server.server_log` does not
        "server_header": False,
        "forwarded_allow_ips": list(trusted_proxies or LOOPBACK),
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,  # a compressor for each connection costs more memory than all the rest
        "backlog": 4096,
        "timeout_graceful_shutdown": 5,
    }
