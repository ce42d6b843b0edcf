"""Hands on what the page asks and says to the application, as an ASGI server would.

The page has no sockets here: it posts messages, and gets messages back by the same number.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine
from typing import Any, Final, Protocol
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

log = logging.getLogger("spukhaus.pocket")

FAILED: Final = 500
BROKEN: Final = 1011
"""How a connection is closed when the house has made a mistake."""


class Page(Protocol):
    """What the page hears. Every answer bears the number of the question."""

    def answer(self, number: int, status: int, kind: str, body: str) -> None: ...

    def opened(self, number: int) -> None: ...

    def said(self, number: int, text: str) -> None: ...

    def closed(self, number: int, code: int, reason: str) -> None: ...


class Entrance:
    def __init__(self, application: ASGIApp, page: Page) -> None:
        self._application = application
        self._page = page
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines: dict[int, asyncio.Queue[Message]] = {}

    def ask(self, number: int, method: str, address: str, headers: str, body: str) -> None:
        """A request over HTTP. `headers` is a JSON object."""
        self._begin(self._answer(number, method, address, json.loads(headers), body))

    def open(self, number: int, address: str) -> None:
        """A live connection, until one of both hangs up."""
        self._lines[number] = asyncio.Queue()
        self._tell(number, {"type": "websocket.connect"})
        self._begin(self._connected(number, address))

    def say(self, number: int, text: str) -> None:
        self._tell(number, {"type": "websocket.receive", "text": text})

    def hang_up(self, number: int) -> None:
        self._tell(number, {"type": "websocket.disconnect", "code": 1000})

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _tell(self, number: int, message: Message) -> None:
        if number in self._lines:
            self._lines[number].put_nowait(message)

    async def _answer(self, number: int, method: str, address: str, headers: dict[str, str], body: str) -> None:
        status, kind, parts = FAILED, "text/plain", list[bytes]()

        async def receive() -> Message:
            return {"type": "http.request", "body": body.encode(), "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"text/plain").decode()
            else:
                parts.append(message.get("body", b""))

        scope = {**_scope("http", address, headers), "method": method}
        try:
            await self._application(scope, receive, send)
        except Exception:
            log.exception("a request could not be answered")
        self._page.answer(number, status, kind, b"".join(parts).decode())

    async def _connected(self, number: int, address: str) -> None:
        async def send(message: Message) -> None:
            if number not in self._lines:
                return
            match message["type"]:
                case "websocket.accept":
                    self._page.opened(number)
                case "websocket.send":
                    self._page.said(number, message["text"])
                case _:
                    self._end(number, message.get("code", 1000), message.get("reason") or "")

        try:
            await self._application(_scope("websocket", address, {}), self._lines[number].get, send)
            self._end(number, 1000, "")
        except Exception:
            log.exception("a connection broke")
            self._end(number, BROKEN, "")

    def _end(self, number: int, code: int, reason: str) -> None:
        if self._lines.pop(number, None) is not None:
            self._page.closed(number, code, reason)


def _scope(kind: str, address: str, headers: dict[str, str]) -> Scope:
    path, _, query = address.partition("?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "client": None,
        "server": None,
        "subprotocols": [],
        "state": {},
    }
