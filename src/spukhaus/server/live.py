"""The live connection of a table: one WebSocket, for a seat, several seats, or a spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from spukhaus.core.errors import SpukhausError
from spukhaus.core.plain import JSON
from spukhaus.match import commands
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import Entry
from spukhaus.match.house import Command, House, Live, Watcher
from spukhaus.match.keys import hashed
from spukhaus.match.ports import NoSuchTable
from spukhaus.match.table import Table
from spukhaus.match.thoughts import hinted
from spukhaus.match.updates import Viewer
from spukhaus.server import protocol
from spukhaus.server.limits import Bucket, Limiter
from spukhaus.server.metrics import Metrics
from spukhaus.server.protocol import (
    Act,
    Advise,
    Answer,
    Consent,
    Hint,
    Leave,
    Nudge,
    Pause,
    Ping,
    Request,
    Return,
    Say,
    Substitute,
    Undo,
)

log = logging.getLogger("spukhaus.server")

HELLO_SECONDS: Final = 10.0
MESSAGES_AT_ONCE: Final = 100
MESSAGES_A_SECOND: Final = 50.0
MOST_IGNORED: Final = 200
"""A connection that goes on after this many of its messages were ignored is closed."""
MOST_KEYS: Final = 16

POLICY, GOING_AWAY, NOT_FOUND = 1008, 1012, 4404


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """A browser says which page connects; only our own pages may. Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host")


class Connection:
    """One WebSocket at one table, from the greeting to the end."""

    def __init__(self, socket: WebSocket, house: House, metrics: Metrics, strangers: Limiter, hints: Limiter) -> None:
        self.socket = socket
        self.house = house
        self.metrics = metrics
        self.strangers = strangers
        self.hints = hints
        self.hinting: asyncio.Task[None] | None = None
        self.bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND, time.monotonic())
        self.something_new = asyncio.Event()
        self.since = 0
        self.ignored = 0

    async def run(self, identity: str) -> None:
        await self.socket.accept()
        self.metrics.connections += 1
        try:
            await self._serve(identity)
        except WebSocketDisconnect:
            pass
        except NoSuchTable:
            await self._close(NOT_FOUND, "no-such-table")
        except TableRefused as refusal:
            self.metrics.refused(refusal.code)
            log.info("connection refused: %s", refusal.code)
            await self._send(protocol.refused(0, refusal))
            await self._close(POLICY, refusal.code)
        finally:
            self.metrics.connections -= 1

    async def _serve(self, identity: str) -> None:
        viewer = await self._greet(identity)
        live, watcher = await self.house.watch(identity, viewer, self.something_new.set)
        telling = asyncio.create_task(self._tell(live, watcher))
        try:
            live.changed()  # the others see that somebody is here
            while True:
                frame = await self._receive()
                if self.bucket.take(time.monotonic()):
                    await self._handle(identity, viewer.keys, frame)
                else:
                    await self._ignore()
        finally:
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await telling
            self.house.unwatch(live, watcher)
            live.changed()

    async def _greet(self, identity: str) -> Viewer:
        """Who is it, and what has it seen?"""
        try:
            frame = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            raise TableRefused("message-form", reason="hello") from None
        hello = protocol.read_hello(frame)
        if hello.protocol != protocol.PROTOCOL:
            raise TableRefused("protocol", found=hello.protocol, known=protocol.PROTOCOL)
        live = await self.house.open(identity)
        self.since = hello.since
        return self._viewer(live.table, hello.keys)

    def _viewer(self, table: Table, keys: list[str]) -> Viewer:
        """Who has these keys. A key that opens nothing is an attempt to get in."""
        if len(keys) > MOST_KEYS:
            raise TableRefused("wrong-key")
        hashes = frozenset(map(hashed, keys))
        if not all(map(table.seat_of_key, hashes)):
            self.strangers.check(self.socket.client.host if self.socket.client else "")
            raise TableRefused("wrong-key")
        return Viewer.with_keys(table, hashes)

    async def _tell(self, live: Live, watcher: Watcher) -> None:
        """Send what is new, as often as there is something new. A slow reader gets several steps in one."""
        self.something_new.set()
        while True:
            await self.something_new.wait()
            self.something_new.clear()
            if live.lost:
                await self._close(GOING_AWAY, "store")
                return
            try:
                self.since, message = await self.house.news(live, watcher, self.since)
            except TableRefused as refusal:  # the last seat is gone, and nobody may look on
                await self._close(POLICY, refusal.code)
                return
            await self._send(message)

    async def _receive(self) -> str | bytes:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1000)
        frame: str | bytes | None = message.get("text")
        if frame is None:
            frame = message.get("bytes") or b""
        if len(frame) > protocol.LARGEST_MESSAGE:
            raise TableRefused("message-form", reason="size")
        return frame

    async def _ignore(self) -> None:
        """Too much at once: say so, and in the end hang up."""
        self.ignored += 1
        refusal = TableRefused("too-many-requests")
        if self.ignored > MOST_IGNORED:
            raise refusal
        self.metrics.refused(refusal.code)
        await self._send(protocol.refused(0, refusal))

    async def _handle(self, identity: str, keys: frozenset[str], frame: str | bytes) -> None:
        request = protocol.read_request(frame)
        if isinstance(request, Ping):
            await self._send(protocol.pong(request))
            return
        try:
            seat, command = request.seat, self._command(request)

            def with_key(table: Table) -> list[Entry]:
                if seat not in Viewer.with_keys(table, keys).seats:
                    raise TableRefused("not-your-seat")
                return command(table)

            if isinstance(request, Hint):
                self._start_hint(identity, request, with_key)
                return
            if isinstance(request, Advise):
                await self._send(protocol.advice(request, await self._advice(identity, request, with_key)))
                return
            began = time.perf_counter()
            # Shielded: a connection that breaks now must not stop a move half way.
            number = await asyncio.shield(self._do(identity, request, with_key))
            self.metrics.observe(time.perf_counter() - began)
        except SpukhausError as refusal:
            self.metrics.refused(refusal.code)
            await self._send(protocol.refused(request.id, refusal))
            if refusal.code == "stale":
                self.something_new.set()  # tell how things stand
        else:
            await self._send(protocol.done(request, number))

    async def _do(self, identity: str, request: Request, command: Command) -> int:
        if not isinstance(request, Act):
            return await self.house.do(identity, command)
        seat, number, action = request.seat, request.number, request.action
        now, rules = self.house.now(), self.house.rules

        def with_hints(table: Table, hints: int) -> list[Entry]:
            command(table)  # whether the seat is held
            return commands.act(table, seat, number, action, now, rules, hints=hints)

        return await self.house.act(identity, seat, with_hints)

    def _start_hint(self, identity: str, request: Hint, check: Command) -> None:
        """Thinking takes a while, and meanwhile this connection goes on. One hint at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise TableRefused("hint-pending")
        self.hinting = asyncio.create_task(self._hint(identity, request, check))

    async def _hint(self, identity: str, request: Hint, check: Command) -> None:
        try:
            table = (await self.house.open(identity)).table
            check(table)
            commands.check_hint(table, request.seat)
            self.hints.check(f"{identity} {request.seat}")
            table, considered = await self.house.hint(identity, request.seat, check)
        except SpukhausError as refusal:
            self.metrics.refused(refusal.code)
            await self._send(protocol.refused(request.id, refusal))
        else:
            await self._send(protocol.hint(request, hinted(table.game, considered)))

    async def _advice(self, identity: str, request: Advise, check: Command) -> JSON:
        live = await self.house.open(identity)
        async with live.lock:
            table = live.table
            check(table)
            if not table.started:
                raise TableRefused("table-not-started")
            question = table.game.question(request.question)
            if question.aid and not table.settings.aids:
                raise TableRefused("aids-off")
            return table.game.advise(table.game.view(table.state, request.seat), question)

    def _command(self, request: Request) -> Command:  # noqa: C901  (one line a request)
        now = self.house.now()
        match request:
            case Undo(seat=seat):
                return lambda table: commands.take_back(table, seat, now)
            case Answer(seat=seat, agrees=agrees):
                return lambda table: commands.answer(table, seat, agrees, now)
            case Pause(seat=seat):
                return lambda table: commands.pause(table, seat, now)
            case Say(seat=seat, text=text):
                return lambda table: commands.say(table, seat, text, now)
            case Nudge(seat=seat, whom=whom):
                return lambda table: commands.nudge(table, seat, whom, now)
            case Substitute(whom=whom):
                return lambda table: commands.substitute(table, whom, now)
            case Return(seat=seat):
                return lambda table: commands.come_back(table, seat, now)
            case Leave(seat=seat):
                return lambda table: commands.stand_up(table, seat, now)
            case Consent(seat=seat, agrees=agrees):
                return lambda table: commands.let_watch(table, seat, agrees, now)
            case Act() | Ping() | Advise() | Hint():
                return lambda _: []

    async def _send(self, message: bytes) -> None:
        # Text frames, so that browsers' own tools show them.
        with contextlib.suppress(RuntimeError):
            await self.socket.send({"type": "websocket.send", "text": message.decode()})

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(RuntimeError):
            await self.socket.close(code, reason)
