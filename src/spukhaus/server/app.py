"""The server: the application, and how it is started with one process or several."""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from spukhaus.hub import open_hub
from spukhaus.match.commands import TableRefused
from spukhaus.match.house import House
from spukhaus.server import pages
from spukhaus.server.answers import failure, json_response
from spukhaus.server.bots import BotHouse
from spukhaus.server.http import Api
from spukhaus.server.lessons import Lessons
from spukhaus.server.limits import Limiter
from spukhaus.server.live import Connection, same_origin
from spukhaus.server.looking_back import LookingBack
from spukhaus.server.metrics import Metrics
from spukhaus.server.openapi import description
from spukhaus.server.puzzles import Puzzles
from spukhaus.server.replays import Replays
from spukhaus.server.reviews import Reviews
from spukhaus.server.rulebook import Rulebook
from spukhaus.server.you import You
from spukhaus.store import open_store

STRANGERS_AT_ONCE: Final = 30
STRANGERS_A_SECOND: Final = 0.5
ROOMS: Final = (Lessons, LookingBack, Puzzles, Replays, Reviews, Rulebook, You)
"""The rooms of the interface beside the tables: each is made with the `Api`, and says its routes."""

HINTS_AT_ONCE: Final = 6
HINTS_A_SECOND: Final = 0.2
"""For each seat."""


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

    def to_environment(self) -> dict[str, str]:
        """For worker processes, which are started with nothing but their environment."""
        return {
            "SPUKHAUS_DATABASE": self.database,
            "SPUKHAUS_HUB": self.hub,
            "SPUKHAUS_ORIGINS": " ".join(sorted(self.allowed_origins)),
            "SPUKHAUS_BOT_WORKERS": str(self.bot_workers or ""),
            "SPUKHAUS_TABLES_AT_ONCE": str(self.tables_at_once),
            "SPUKHAUS_BOT_PACE": str(self.bot_pace),
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
        )


def from_environment() -> Starlette:
    return application(Setup.from_environment())


def application(setup: Setup, house: House | None = None) -> Starlette:
    """The application. Tests bring a house of their own; everybody else gets one from the set-up."""
    metrics = Metrics()
    strangers = Limiter(STRANGERS_AT_ONCE, STRANGERS_A_SECOND)
    creations = Limiter(setup.tables_at_once, setup.tables_at_once / 100)
    hints = Limiter(HINTS_AT_ONCE, HINTS_A_SECOND)

    def furnish(app: Starlette, house: House) -> None:
        app.state.api = api = Api(house, metrics, setup.allowed_origins, strangers, creations)
        app.state.rooms = {Api: api} | {room: room(api) for room in ROOMS}

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if house is not None:
            furnish(app, house)
            yield
            await app.state.rooms[Reviews].close()
            return
        store, hub = await open_store(setup.database), await open_hub(setup.hub)
        bots = BotHouse(setup.bot_workers, failed=metrics.bot_failed)
        own = House(store, hub, bots.think, bots.hint, pace=setup.bot_pace)
        await own.start()
        furnish(app, own)
        try:
            yield
        finally:
            await app.state.rooms[Reviews].close()
            await own.stop()
            await bots.close()
            await hub.close()
            await store.close()

    async def live(socket: WebSocket) -> None:
        api: Api = socket.app.state.api
        if not same_origin(socket.headers, setup.allowed_origins):
            metrics.refused("origin")
            await socket.close(1008, "origin")
            return
        await Connection(socket, api.house, metrics, strangers, hints).run(socket.path_params["table"])

    routes = [
        *(Route(path, pages.page) for path in pages.ADDRESSES),
        Route("/assets/{name}", pages.asset),
        Route("/favicon.svg", pages.favicon),
        *(_route(room, *about) for room in (Api, *ROOMS) for about in room.routes),
        Route("/api/openapi.json", _openapi),
        WebSocketRoute("/api/tables/{table}/live", live),
    ]

    return Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _not_served})


def _route(room: type, method: str, path: str, name: str) -> Route:
    async def endpoint(request: Request) -> Response:
        api: Api = request.app.state.api
        return await api.guarded(getattr(request.app.state.rooms[room], name))(request)

    return Route(path, endpoint, methods=[method], name=name)


async def _openapi(_: Request) -> Response:
    return json_response(description())


async def _not_served(request: Request, error: Exception) -> Response:
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return await pages.page(request)  # somebody is lost: show the house
    status = error.status_code if isinstance(error, HTTPException) else 500
    return failure(status, TableRefused("no-such-address"))
