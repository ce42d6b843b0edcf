"""What the rooms of the interface share. A room is a class whose methods are routes (`server.routes`)."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import Seat
from spukhaus.match.commands import TableRefused, check_open, disclose_in_time
from spukhaus.match.house import House, finished
from spukhaus.match.keys import hashed, matches
from spukhaus.match.ports import NoSuchTable
from spukhaus.match.table import Table
from spukhaus.match.updates import Viewer, perspectives
from spukhaus.server.answers import address_of, client_of, failure, key_of, same_origin, status_of
from spukhaus.server.bars import Bars, Storage
from spukhaus.server.limits import Addresses, Limiter, household
from spukhaus.server.long_answers import Retellings
from spukhaus.server.metrics import Metrics
from spukhaus.server.openings import Openings
from spukhaus.server.push import Ringer
from spukhaus.server.routes import Route
from spukhaus.server.untrusted_files import Readers
from spukhaus.server.workers import Hire

SHUT_SECONDS: Final = 0.25
"""Longer than it takes to look at nearly any table."""


async def evenly(began: float) -> None:
    """Whoever is refused hears it so long after asking (or twice, or three times as long), and not when it is known:
    that would tell whether the table was in memory, how much was played there, and whether something was just being
    saved."""
    await asyncio.sleep(SHUT_SECONDS - (time.monotonic() - began) % SHUT_SECONDS)


@dataclass(frozen=True, slots=True)
class Services:
    """What there is once in a process, for all rooms and live connections."""

    house: House
    metrics: Metrics
    allowed_origins: frozenset[str]
    strangers: Limiter
    """Slows down whoever tries keys."""
    creations: Limiter
    """Slows down whoever makes tables."""
    sittings: Limiter
    """Slows down whoever takes seats."""
    hints: Limiter
    addresses: Addresses
    readers: Readers
    """Read what strangers have written."""
    openings: Openings
    retellings: Retellings
    messages_a_second: int
    """How many messages a live connection may send."""
    bars: Bars
    storage: Storage
    chatting: Limiter
    """Slows down whoever chats."""
    reactions: Limiter
    """Slows down whoever shows one face after the other."""
    hire: Hire
    """Finds workers for reviews."""
    ringer: Ringer | None = None
    """Rings at push services; None where the host has no key for them."""

    def check_chat(self, address: str) -> None:
        self.bars.check_chat(address)
        self.chatting.check(household(address))


class Room:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.house = services.house
        self.strangers = services.strangers
        self.creations = services.creations
        self.readers = services.readers
        self.retellings = services.retellings

    @classmethod
    def routes(cls) -> tuple[Route, ...]:
        return tuple(member for member in vars(cls).values() if isinstance(member, Route))

    async def answer(self, route: Route, request: Request) -> Response:
        """Turns refusals into answers, and lets only our own pages write."""
        try:
            self.services.bars.check(address_of(request))
            if request.method != "GET" and not same_origin(request.headers, self.services.allowed_origins):
                raise TableRefused("origin")
            if "table" in request.path_params:
                await self._check_shared(request, request.path_params["table"])
            return await route.respond(self, request)
        except NoSuchTable:
            return failure(404, TableRefused("no-such-table"))
        except ClientDisconnect:  # in the middle of the request: nobody hears an answer
            return Response(status_code=400)
        except SpukhausError as refusal:
            self.services.metrics.refused(refusal.code)
            return failure(status_of(refusal), refusal)

    async def _check_shared(self, request: Request, identity: str) -> None:
        """While others may have its deal before them, a table is closed to them, whatever they ask; but for a link
        that moves the seat to another device, which has a secret of its own."""
        began = time.monotonic()
        await self.services.openings.open(identity, client_of(request))
        table, now = (await self.house.open(identity)).table, self.house.now()
        if disclose_in_time(table, now):
            await self.house.do(identity, lambda table: disclose_in_time(table, now))
        elif table.closed and request.url.path.endswith("/redeem"):
            await evenly(began)
        elif table.closed:
            try:
                await self.house.ask(identity, lambda table: check_open(table, self.held(request, table)))
            except TableRefused:
                await evenly(began)
                raise

    async def close(self) -> None:
        """Let go of what the room has begun."""

    # Whom and what a request is about

    async def table(self, request: Request) -> Table:
        """The table that is asked about. Where the asker's key opens nothing, the house looks again: the seat may just
        have been taken at another process."""
        key = key_of(request)

        def known(table: Table) -> Table:
            if key and not self.held(request, table) and not matches(key, [table.created.host]):
                raise TableRefused("wrong-key")
            return table

        identity = request.path_params["table"]
        try:
            return await self.house.ask(identity, known)
        except TableRefused:  # whether that matters depends on what is asked
            return (await self.house.open(identity)).table

    async def finished_table(self, request: Request) -> Table:
        return await self.house.ask(request.path_params["table"], finished)

    def held(self, request: Request, table: Table) -> tuple[Seat, ...]:
        """The seats that the asker's key opens."""
        key = key_of(request)
        return table.seat_of_key(hashed(key)) if key else ()

    def eyes(self, request: Request, table: Table) -> tuple[Seat, ...]:
        """Through whose eyes the asker sees the table."""
        seats = self.held(request, table)
        if not seats and table.settings.spectators == "none":
            raise TableRefused("no-spectators")
        return perspectives(table, Viewer(seats))
