"""How the server meets the network: uvicorn's settings, and an end to those who never send all of a request, never
read an answer, or come in crowds."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from spukhaus.core.errors import ConfigRefused
from spukhaus.server.limits import Bucket, household
from spukhaus.server.protocol import LARGEST_MESSAGE, LINE
from spukhaus.server.server_log import configuration

REQUEST_SECONDS: Final = 30.0
"""A request has arrived within this time, with its body, or the connection is closed."""
UNREAD_SECONDS: Final = 120.0
"""Whoever has not taken what was sent by then is cut off: it would lie in our memory for ever."""
LARGEST_HEAD: Final = 64 * 1024
"""How many bytes a request may have before its body; a little more where they come in one piece."""
SOCKETS_EACH: Final = 1000
"""So many connections of one address may be between a knock and a live connection. A browser has six."""
MOST_UNREAD: Final = 256 * 1024
"""So many bytes of answers to pings may lie there unread."""
MOST_UNHEARD: Final = 1000
"""So many messages of a connection may wait to be read: more come only from a flood."""
PIECE: Final = 1024
CONTROLS_AT_ONCE: Final = 100
CONTROLS_A_SECOND: Final = 10.0
"""Pings and pongs of a live connection. We send a ping every 20 seconds, and browsers send none."""
MOST_FRAGMENTS: Final = 100
"""Of one live message. Empty ones would cost memory and never reach the limit on its size."""
LOOPBACK: Final = ("127.0.0.1", "::1")


class _Unread:
    """A protocol whose peer has a limited time to take what it is sent."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._taken()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        self._taken()
        super().connection_lost(exc)  # type: ignore[misc]

    def _taken(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class PatientProtocol(_Unread, HttpToolsProtocol):
    """Uvicorn closes connections that are idle between requests, and waits for ever in the middle of one, however much
    comes of it."""

    _sockets: ClassVar[Counter[str]] = Counter()
    _address: str | None = None
    _expected: asyncio.TimerHandle | None = None
    _in_head = True
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()
        address = self.client[0] if self.client else None
        if address is not None and not _speaks_for_others(address, self.config.forwarded_allow_ips):
            self._address = household(address)
            self._sockets[self._address] += 1
            if self._sockets[self._address] > SOCKETS_EACH:
                transport.abort()

    def data_received(self, data: bytes) -> None:
        goes_on = self._in_head
        super().data_received(data)
        if goes_on and self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._expect()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self._gone()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        """It is no longer one of those that wait before the door."""
        if self._address is not None:
            self._sockets[self._address] -= 1
            if not self._sockets[self._address]:
                del self._sockets[self._address]
            self._address = None

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

    def __len__(self) -> int:
        return len(self._messages)

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

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class LeanSocket(_Unread, WebSocketsSansIOProtocol):
    """Most connections are idle: they take a fifth less memory than uvicorn's own. Busy ones write less often."""

    queue: Inbox  # type: ignore[assignment]
    _controls: Bucket | None = None

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(JoinedWrites(transport, self.loop))  # type: ignore[arg-type]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[LINE] = self  # type: ignore[typeddict-unknown-key]

    def ready(self) -> bool:
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.disconnected

    def write_text(self, text: bytes) -> None:
        self.conn.send_text(text)
        for data in self.conn.data_to_send():
            self.transport.write(data)

    def start_keepalive(self) -> None:
        """The connection is accepted, and nobody asks what the browser said for it any more."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        """Bit by bit: what comes at once may hold tens of thousands of messages, and all others wait meanwhile."""
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing() or len(self.queue) > MOST_UNHEARD:
                self.transport.abort()
                return
            super().data_received(data[at : at + PIECE])

    def handle_ping(self) -> None:
        """Each is answered at once: whoever asks and does not read the answers gets no more of them."""
        super().handle_ping()
        self._control()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._control()

    def _control(self) -> None:
        """No limit on messages counts these."""
        now = self.loop.time()
        self._controls = self._controls or Bucket(CONTROLS_AT_ONCE, CONTROLS_A_SECOND, now)
        if not self._controls.take(now):
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS:
            self.transport.abort()


def _speaks_for_others(address: str, trusted: Sequence[str]) -> bool:
    """Whether it is a proxy of ours, through which many come."""
    return any(ip_address(address) in ip_network(proxy) for proxy in trusted)


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
