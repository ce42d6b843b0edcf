"""The server: the application, and how it is started with one process or several."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Served

from spukhaus.hub import open_hub
from spukhaus.match.commands import TableRefused
from spukhaus.match.house import House
from spukhaus.match.retention import DEFAULTS, Retention
from spukhaus.server import pages
from spukhaus.server.answers import failure, json_response
from spukhaus.server.bars import Bars, Storage
from spukhaus.server.bells import Bells
from spukhaus.server.bots import BotHouse
from spukhaus.server.cups import Cups
from spukhaus.server.deals import DealsOfTheDay
from spukhaus.server.entrance import LIVE, Entrance
from spukhaus.server.games import Games
from spukhaus.server.lessons import Lessons
from spukhaus.server.limits import Addresses, Limiter
from spukhaus.server.long_answers import Retellings
from spukhaus.server.match_history import LookingBack
from spukhaus.server.metrics import Metrics
from spukhaus.server.monitoring import Monitoring
from spukhaus.server.openapi import description
from spukhaus.server.openings import Openings
from spukhaus.server.pruning import prune_now_and_then
from spukhaus.server.push import Ringer
from spukhaus.server.puzzles import Puzzles
from spukhaus.server.replays import Replays
from spukhaus.server.requests import Room, Services
from spukhaus.server.reviews import Reviews
from spukhaus.server.routes import Route
from spukhaus.server.rulebook import Rulebook
from spukhaus.server.server_log import ROUTE, RequestLines
from spukhaus.server.tables import Tables
from spukhaus.server.untrusted_files import Readers
from spukhaus.server.vapid import PushKey
from spukhaus.server.workers import Hire, hire_process
from spukhaus.server.you import You
from spukhaus.store import open_store

STRANGERS_AT_ONCE: Final = 30
STRANGERS_A_SECOND: Final = 0.5
ROOMS: Final[tuple[type[Room], ...]] = (
    Games,
    Tables,
    Cups,
    LookingBack,
    Replays,
    Reviews,
    Rulebook,
    Lessons,
    Puzzles,
    You,
    DealsOfTheDay,
    Bells,
    Monitoring,
)
"""The rooms of the interface: the routes of each stand in its class."""

SEATS_A_TABLE: Final = 8
"""So many times may an address sit down for each table that it may make."""
HINTS_AT_ONCE: Final = 6
HINTS_A_SECOND: Final = 0.2
"""For each seat."""
MESSAGES_AT_ONCE: Final = 60
MESSAGES_A_SECOND: Final = 1.0
"""Of chat, for each address."""
REACTIONS_AT_ONCE: Final = 4
REACTIONS_A_SECOND: Final = 0.5
"""For each seat and address."""


@dataclass(frozen=True)
class Setup:
    """Where things are kept, and who may connect."""

    database: str = "sqlite:spukhaus.db"
    hub: str = "memory:"
    allowed_origins: frozenset[str] = frozenset()
    bot_workers: int | None = None
    tables_at_once: int = 200
    """How many tables one address may make before it has to wait."""
    bot_pace: float = 0.8
    """How many seconds a bot takes at least for a move that people watch."""
    connections_at_once: int = 2000
    """How many live connections one address may have."""
    messages_a_second: int = 50
    """How many messages a live connection may send; twice as many at once."""
    megabytes_each: int = 256
    """How much the tables may hold that were made from one address; 0 is no limit."""
    retention: Retention = DEFAULTS
    policies: tuple[str, ...] = ()
    """Files of trained policies that sit at tables as guests."""
    push: str = ""
    """The file with the house's key for push services; without one nobody is rung for."""

    def to_environment(self) -> dict[str, str]:
        """For worker processes, which are started with nothing but their environment."""
        return {
            "SPUKHAUS_DATABASE": self.database,
            "SPUKHAUS_HUB": self.hub,
            "SPUKHAUS_ORIGINS": " ".join(sorted(self.allowed_origins)),
            "SPUKHAUS_BOT_WORKERS": str(self.bot_workers or ""),
            "SPUKHAUS_TABLES_AT_ONCE": str(self.tables_at_once),
            "SPUKHAUS_BOT_PACE": str(self.bot_pace),
            "SPUKHAUS_CONNECTIONS_AT_ONCE": str(self.connections_at_once),
            "SPUKHAUS_MESSAGES_A_SECOND": str(self.messages_a_second),
            "SPUKHAUS_MEGABYTES_EACH": str(self.megabytes_each),
            "SPUKHAUS_RETENTION": self.retention.written(),
            "SPUKHAUS_POLICIES": json.dumps(self.policies),
            "SPUKHAUS_PUSH": self.push,
        }

    @classmethod
    def from_environment(cls) -> Setup:
        workers = os.environ.get("SPUKHAUS_BOT_WORKERS", "")
        return cls(
            os.environ.get("SPUKHAUS_DATABASE", cls.database),
            os.environ.get("SPUKHAUS_HUB", cls.hub),
            frozenset(os.environ.get("SPUKHAUS_ORIGINS", "").split()),
            int(workers) if workers else None,
            int(os.environ.get("SPUKHAUS_TABLES_AT_ONCE", cls.tables_at_once)),
            float(os.environ.get("SPUKHAUS_BOT_PACE", cls.bot_pace)),
            int(os.environ.get("SPUKHAUS_CONNECTIONS_AT_ONCE", cls.connections_at_once)),
            int(os.environ.get("SPUKHAUS_MESSAGES_A_SECOND", cls.messages_a_second)),
            int(os.environ.get("SPUKHAUS_MEGABYTES_EACH", cls.megabytes_each)),
            Retention.read(os.environ.get("SPUKHAUS_RETENTION", "")),
            tuple(json.loads(os.environ.get("SPUKHAUS_POLICIES", "[]"))),
            os.environ.get("SPUKHAUS_PUSH", ""),
        )


def from_environment() -> Starlette:
    return application(Setup.from_environment())


def application(setup: Setup, house: House | None = None, hire: Hire = hire_process) -> Starlette:
    """The application. Tests and web pages bring a house of their own; everybody else gets one from the set-up."""
    for file in setup.policies:
        from spukhaus.policies.guests import invite

        invite(file)
    metrics = Metrics()
    strangers = Limiter(STRANGERS_AT_ONCE, STRANGERS_A_SECOND)
    creations = Limiter(setup.tables_at_once, setup.tables_at_once / 100)
    sittings = Limiter(SEATS_A_TABLE * setup.tables_at_once, SEATS_A_TABLE * setup.tables_at_once / 100)
    hints = Limiter(HINTS_AT_ONCE, HINTS_A_SECOND)
    addresses = Addresses()

    def furnish(app: Starlette, house: House) -> None:
        app.state.services = services = Services(
            house=house,
            metrics=metrics,
            allowed_origins=setup.allowed_origins,
            strangers=strangers,
            creations=creations,
            sittings=sittings,
            hints=hints,
            addresses=addresses,
            readers=Readers(hire=hire),
            openings=Openings(house),
            retellings=Retellings(),
            messages_a_second=setup.messages_a_second,
            bars=Bars(house.store),
            storage=Storage(house.store, setup.megabytes_each << 20),
            chatting=Limiter(MESSAGES_AT_ONCE, MESSAGES_A_SECOND),
            reactions=Limiter(REACTIONS_AT_ONCE, REACTIONS_A_SECOND),
            hire=hire,
            ringer=Ringer(PushKey.read(Path(setup.push))) if setup.push else None,
        )
        app.state.rooms = {room: room(services) for room in ROOMS}

    async def leave(app: Starlette) -> None:
        for room in app.state.rooms.values():
            await room.close()
        await app.state.services.readers.close()
        await app.state.services.retellings.close()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if house is not None:
            furnish(app, house)
            async with _meanwhile(app.state.services.bars.look_now_and_then()):
                yield
            await leave(app)
            return
        store, hub = await open_store(setup.database), await open_hub(setup.hub)
        bots = BotHouse(setup.bot_workers, failed=metrics.bot_failed, address_of=addresses.of)
        own = House(store, hub, bots.think, bots.hint, pace=setup.bot_pace)
        await own.start()
        furnish(app, own)
        _spare_the_collector()
        chores = [app.state.services.bars.look_now_and_then()]
        if setup.database != "memory:":
            chores.append(prune_now_and_then(setup.database, setup.retention))
        try:
            async with _meanwhile(*chores):
                yield
        finally:
            await leave(app)
            await own.stop()
            await bots.close()
            await hub.close()
            await store.close()

    routes: list[BaseRoute] = [
        *(Served(path, pages.page) for path in pages.ADDRESSES),
        *(Served(path, file) for path, file in pages.FILES.items()),
        *(_served(room, route) for room in ROOMS for route in room.routes()),
        Served("/api/openapi.json", _openapi),
        WebSocketRoute(LIVE, Entrance(setup.connections_at_once).live),
    ]

    return Starlette(
        routes=routes,
        middleware=[Middleware(RequestLines)],
        lifespan=lifespan,
        exception_handlers={HTTPException: _not_served},
    )


def _spare_the_collector() -> None:
    """Tables and what is told of them have no cycles, so the garbage collector looks through them in vain, the longer
    the more there are. What is loaded by now stays for good, and the rest is looked through less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def route_table() -> tuple[Route, ...]:
    """Everything that can be asked over HTTP, but for the pages and the description of all this."""
    return tuple(route for room in ROOMS for route in room.routes())


def _served(room: type[Room], route: Route) -> Served:
    async def endpoint(request: Request) -> Response:
        request.scope[ROUTE] = route.path
        there: Room = request.app.state.rooms[room]
        return await there.answer(route, request)

    return Served(route.pattern, endpoint, methods=[route.method])


@contextlib.asynccontextmanager
async def _meanwhile(*chores: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """What is looked after as long as the server runs."""
    tasks = [asyncio.create_task(chore) for chore in chores]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@cache
def _description() -> bytes:
    return msgspec.json.encode(description(route_table()))


async def _openapi(_: Request) -> Response:
    return json_response(msgspec.Raw(_description()))


async def _not_served(request: Request, error: Exception) -> Response:
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return await pages.page(request)  # somebody is lost: show the house
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failure(status, TableRefused("no-such-address"))
