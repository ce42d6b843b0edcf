"""The live connection of a table: one WebSocket, for a seat, several seats, or a spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from spukhaus.core.errors import SpukhausError
from spukhaus.core.plain_json import JSON
from spukhaus.match import commands
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import Entry
from spukhaus.match.house import Check, Command
from spukhaus.match.keys import hashed
from spukhaus.match.open_table import OpenTable, Watcher
from spukhaus.match.ports import NoSuchTable
from spukhaus.match.table import Table
from spukhaus.match.thoughts import hinted
from spukhaus.match.updates import Viewer, seats_opened
from spukhaus.server import protocol
from spukhaus.server.answers import address_of
from spukhaus.server.limits import Bucket, household
from spukhaus.server.protocol import (
    Act,
    Advise,
    Answer,
    AroundTheTable,
    Consent,
    Hello,
    Hint,
    Leave,
    Nudge,
    Pause,
    Ping,
    React,
    Return,
    Say,
    Substitute,
    Undo,
)
from spukhaus.server.requests import Services, evenly

log = logging.getLogger("spukhaus.server")

HELLO_SECONDS: Final = 10.0
MESSAGES_AT_ONCE: Final = 100
MOST_IGNORED: Final = 200
"""A connection that goes on after this many of its messages were ignored is closed."""
MOST_KEYS: Final = 16

POLICY, NOT_FOUND = 1008, 4404


class Connection:
    """One WebSocket at one table, from the greeting to the end."""

    def __init__(self, socket: WebSocket, services: Services) -> None:
        self.socket = socket
        self.line: protocol.Line | None = socket.scope.get(protocol.LINE)
        self.house = services.house
        self.metrics = services.metrics
        self.strangers = services.strangers
        self.hints = services.hints
        self.addresses = services.addresses
        self.openings = services.openings
        self.check_chat = services.check_chat
        self.reactions = services.reactions
        self.address = address_of(socket)
        self.household = household(self.address)
        self.opened: OpenTable
        self.watcher: Watcher
        self.hinting: asyncio.Task[None] | None = None
        self.told_to_wait: asyncio.Task[None] | None = None
        rate = services.messages_a_second
        self.bucket = Bucket(max(MESSAGES_AT_ONCE, 2 * rate), rate, time.monotonic())
        self.telling: asyncio.Task[None] | None = None
        self.telling_soon: asyncio.Handle | None = None
        self.answering = False
        self.news = False
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
        except SpukhausError as refusal:
            self.metrics.refused(refusal.code)
            log.info("connection refused: %s", refusal.code)
            await self._send(protocol.refused(0, refusal))
            await self._close(POLICY, protocol.error_of(refusal)["code"])
        finally:
            self.metrics.connections -= 1

    async def _serve(self, identity: str) -> None:
        hello = await self._hello()
        began = time.monotonic()
        try:
            viewer = await self._viewer(identity, hello.keys)
            self.opened, self.watcher = await self.house.watch(identity, viewer, self._wake)
        except TableRefused:
            await evenly(began)
            raise
        if viewer.seats:
            self.addresses.note(identity, self.household)
        try:
            while True:
                frame = await self._receive()
                if self.bucket.take(time.monotonic()):
                    await self._answer(identity, viewer.keys, frame)
                else:
                    await self._ignore()
        finally:
            for waiting in (self.telling, self.telling_soon):
                if waiting is not None:
                    waiting.cancel()
            self.house.unwatch(self.opened, self.watcher)

    async def _hello(self) -> Hello:
        """Who is it, and what has it seen?"""
        try:
            frame = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except TimeoutError:
            raise TableRefused("message-form", reason="hello") from None
        hello = protocol.read_hello(frame)
        if hello.protocol != protocol.PROTOCOL:
            raise TableRefused("protocol", found=hello.protocol, known=protocol.PROTOCOL)
        self.since = hello.since
        return hello

    async def _viewer(self, identity: str, keys: list[str]) -> Viewer:
        """Who has these keys. A key that opens nothing is an attempt to get in."""
        if len(keys) > MOST_KEYS:
            raise TableRefused("wrong-key")
        hashes = frozenset(map(hashed, keys))
        await self.openings.open(identity, self.household)

        def opened(table: Table) -> Viewer:
            if not all(map(table.seat_of_key, hashes)):
                raise TableRefused("wrong-key")
            return Viewer.with_keys(table, hashes)

        try:
            return await self.house.ask(identity, opened)
        except TableRefused:
            self.strangers.check(self.household)
            raise

    def _wake(self) -> None:
        """There is something new, and if nobody is at work for this connection anyway, it is told soon."""
        self.news = True
        if not self.answering and self.telling is None and self.telling_soon is None:
            self.telling_soon = asyncio.get_running_loop().call_soon(self._tell_soon)

    def _tell_soon(self) -> None:
        """Mostly there is nothing to wait for. A task is only made where there is, or where something is wrong."""
        self.telling_soon = None
        if self.answering or self.telling is not None or not self.news:
            return
        line = self._free_line()
        if line is not None and self.since <= self.opened.table.number:
            with contextlib.suppress(NoSuchTable, SpukhausError):
                self.since, message = self.house.told(self.opened, self.watcher, self.since)
                self.news = False
                line.write_text(message)
                return
        self.telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Send what is new, as often as there is something new. A slow reader gets several steps in one."""
        try:
            while self.news:
                self.news = False
                self.since, message = await self.house.news(self.opened, self.watcher, self.since)
                await self._send(message)
        except NoSuchTable:  # whoever runs the house has deleted it
            await self._close(NOT_FOUND, "no-such-table")
        except SpukhausError as refusal:  # the last seat is gone, and nobody may look on; or the store is away
            await self._close(POLICY, protocol.error_of(refusal)["code"])
        finally:
            self.telling = None

    async def _answer(self, identity: str, keys: frozenset[str], frame: str | bytes) -> None:
        self.answering = True
        try:
            await self._handle(identity, keys, frame)
            await self._tell_at_once()
        finally:
            self.answering = False

    async def _tell_at_once(self) -> None:
        if self.telling is None:
            await self._tell()

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
        seat = request.seat

        def holds_seat(table: Table) -> None:
            if seat not in seats_opened(table, keys):
                raise TableRefused("not-your-seat")

        try:
            match request:
                case Hint():
                    self._start_hint(identity, request, holds_seat)
                case Advise():
                    answer = await self._advice(identity, request, holds_seat)
                    await self._send(protocol.advice(request, answer))
                case _:
                    began = time.perf_counter()
                    number = await self._do(identity, request, holds_seat)
                    self.metrics.observe(time.perf_counter() - began)
                    await self._tell_at_once()
                    await self._send(protocol.done(request, number))
        except SpukhausError as refusal:
            self.metrics.refused(refusal.code)
            await self._send(protocol.refused(request.id, refusal))
            if refusal.code == "stale":
                self.news = True  # tell how things stand

    async def _do(self, identity: str, request: Act | AroundTheTable, check: Check) -> int:
        if isinstance(request, Act):
            return await self.house.act(identity, request.seat, request.number, request.action, check)
        if isinstance(request, Say | React):
            self.check_chat(self.address)
        if isinstance(request, React):
            self.reactions.check(f"{identity} {request.seat} {self.household}")
        command = self._command(identity, request)

        def checked(table: Table) -> list[Entry]:
            check(table)
            return command(table)

        return await self.house.do(identity, checked)

    def _start_hint(self, identity: str, request: Hint, check: Check) -> None:
        """Thinking takes a while, and meanwhile this connection goes on. One hint at a time."""
        if self.hinting is not None and not self.hinting.done():
            raise TableRefused("hint-pending")
        self.hinting = asyncio.create_task(self._hint(identity, request, check))

    async def _hint(self, identity: str, request: Hint, check: Check) -> None:
        def may_ask(table: Table) -> None:
            check(table)
            commands.check_hint(table, request.seat)

        def waits(ahead: int) -> None:
            self.told_to_wait = asyncio.create_task(self._send(protocol.waiting(request, ahead)))

        try:
            await self.house.ask(identity, may_ask)
            self.hints.check(f"{identity} {request.seat}")
            table, considered = await self.house.hint(identity, request.seat, check, waits)
        except SpukhausError as refusal:
            self.metrics.refused(refusal.code)
            await self._send(protocol.refused(request.id, refusal))
        else:
            await self._send(protocol.hint(request, hinted(table.game, considered)))

    async def _advice(self, identity: str, request: Advise, check: Check) -> JSON:
        def advised(table: Table) -> JSON:
            check(table)
            if not table.started:
                raise TableRefused("table-not-started")
            question = table.game.question(request.question)
            if question.aid and not table.settings.aids:
                raise TableRefused("aids-off")
            return table.game.advise(table.game.view(table.state, request.seat), question)

        return await self.house.ask(identity, advised)

    def _command(self, identity: str, request: AroundTheTable) -> Command:  # noqa: C901  (one line a request)
        now = self.house.now_at(identity)
        match request:
            case Undo(seat=seat):
                return lambda table: commands.take_back(table, seat, now)
            case Answer(seat=seat, agrees=agrees):
                return lambda table: commands.answer(table, seat, agrees, now)
            case Pause(seat=seat):
                return lambda table: commands.pause(table, seat, now)
            case Say(seat=seat, text=text, once=once):
                return lambda table: commands.say(table, seat, text, now, once)
            case React(seat=seat, reaction=reaction):
                return lambda table: commands.react(table, seat, reaction, now)
            case Nudge(seat=seat, whom=whom):
                return lambda table: commands.nudge(table, seat, whom, now)
            case Substitute(whom=whom):
                return lambda table: commands.substitute(table, whom, now)
            case Return(seat=seat):
                return lambda table: commands.come_back(table, seat, now)
            case Leave(seat=seat):
                return lambda table: commands.stand_up(table, seat, now)
            case Consent(seat=seat, agrees=agrees):
                return lambda table: commands.consent(table, seat, agrees, now)

    async def _send(self, message: bytes) -> None:
        # Text frames, so that browsers' own tools show them.
        line = self._free_line()
        if line is not None:
            line.write_text(message)
            return
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # whoever is gone hears nothing
            await self.socket.send({"type": "websocket.send", "text": message.decode()})

    def _free_line(self) -> protocol.Line | None:
        """The short way out, if there is one and nobody has to wait for a slow reader."""
        return self.line if self.line is not None and self.line.ready() else None

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self.socket.close(code, reason)
