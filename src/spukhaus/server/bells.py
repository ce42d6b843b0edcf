"""Who wants to hear that it is their turn while no page of the house is open (`server.push`).

A bell hangs at a seat, and is worth what the key is worth that it was asked for with: it goes with the key, the seat,
the match and the table. It rings when the seat is asked and was not before; nothing else is told.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import Seat
from spukhaus.match.commands import TableRefused
from spukhaus.match.keys import hashed
from spukhaus.match.open_table import OpenTable
from spukhaus.match.ports import Bell
from spukhaus.match.table import Table
from spukhaus.server.answers import client_of, key_of
from spukhaus.server.fair_queue import Asker
from spukhaus.server.push import LONGEST_ENDPOINT, Ringer
from spukhaus.server.requests import Room, Services
from spukhaus.server.routes import Answer, Body, made, route

log = logging.getLogger("spukhaus.push")

MOST_AT_A_SEAT: Final = 10


class PushKeyTold(msgspec.Struct, frozen=True):
    """The house's public key, with which a browser asks its push service for an address; null where nobody is rung
    for."""

    key: str | None


class Hang(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address at a push service, as the browser was given it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_ENDPOINT)]


class Hanging(msgspec.Struct, frozen=True):
    seat: int
    rings: bool


class Bells(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._ringing: set[asyncio.Task[None]] = set()
        if services.ringer is not None:
            self.house.witnesses.append(self.moved_on)

    @route("GET", "/api/push", "The house's key for push services", Answer(PushKeyTold))
    async def push_key(self, _: Request) -> PushKeyTold:
        ringer = self.services.ringer
        return PushKeyTold(ringer.key.public if ringer else None)

    @route(
        "POST",
        "/api/tables/{table}/seats/{seat}/bell",
        "Be rung for when it is the seat's turn",
        made(Hanging),
        body=Hang,
        key=True,
    )
    async def hang(self, request: Request, body: Body[Hang]) -> Hanging:
        table, seat = await self._holder(request)
        ringer = self._ringer()
        self.services.sittings.check(client_of(request))
        wanted = await body()
        await ringer.check(wanted.endpoint, Asker(table.identity, client_of(request)))
        bell = Bell(seat, hashed(key_of(request) or ""), wanted.endpoint)
        others = [known for known in await self.house.store.bells(table.identity) if known.seat == seat]
        if len(others) >= MOST_AT_A_SEAT and bell.holder not in {known.holder for known in others}:
            raise TableRefused("push-many", most=MOST_AT_A_SEAT)
        await self.house.store.hang_bell(table.identity, bell)
        return Hanging(seat, True)

    @route(
        "DELETE",
        "/api/tables/{table}/seats/{seat}/bell",
        "Be rung for no longer",
        Answer(Hanging),
        key=True,
    )
    async def take(self, request: Request) -> Hanging:
        table, seat = await self._holder(request)
        await self.house.store.take_bell(table.identity, seat, hashed(key_of(request) or ""))
        return Hanging(seat, False)

    async def _holder(self, request: Request) -> tuple[Table, Seat]:
        table, seat = await self.table(request), int(request.path_params["seat"])
        if seat not in self.held(request, table):
            self.strangers.check(client_of(request))
            raise TableRefused("wrong-key")
        return table, seat

    def _ringer(self) -> Ringer:
        if self.services.ringer is None:
            raise TableRefused("push-off")
        return self.services.ringer

    # Ringing

    def moved_on(self, opened: OpenTable, before: Table) -> None:
        """Whoever has a page open at this process sees it there."""
        table, here = opened.table, opened.here()
        newly = set(table.asked()) - set(before.asked()) - here
        people = {seat for seat in newly & set(table.seats) if not table.places[seat].player}
        left = {seat for seat in table.seats if set(before.places[seat].keys) - set(table.places[seat].keys)}
        ended = table.over and not before.over
        if (people and not table.paused) or left or ended:
            task = asyncio.ensure_future(self._ring(table, people))
            self._ringing.add(task)
            task.add_done_callback(self._ringing.discard)

    async def _ring(self, table: Table, people: set[Seat]) -> None:
        try:
            bells = await self.house.store.bells(table.identity)
            await asyncio.gather(*(self._ring_one(table, bell, bell.seat in people) for bell in bells))
        except SpukhausError as error:  # the store is away for a moment: they see it when they come
            log.warning("nobody could be rung for: %s", error.code)

    async def _ring_one(self, table: Table, bell: Bell, wanted: bool) -> None:
        held = bell.holder in table.places[bell.seat].keys and not table.over
        asker = Asker(table.identity, self.services.addresses.of(table.identity))
        listens = held and (not wanted or await self._ringer().ring(bell.endpoint, asker))
        if not listens:
            await self.house.store.take_bell(table.identity, bell.seat, bell.holder)

    async def close(self) -> None:
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
        if self.services.ringer is not None:
            await self.services.ringer.close()
