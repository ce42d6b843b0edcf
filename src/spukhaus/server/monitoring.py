"""For those who run the server: whether it lives, whether it can work, and its figures."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from spukhaus.server.answers import json_response
from spukhaus.server.requests import Room, Services
from spukhaus.server.routes import ANY_JSON, PLAIN_TEXT, route

log = logging.getLogger("spukhaus.server")

PROBE_SECONDS: Final = 1.0
"""A probe is good for so long: whoever asks often does not make the disk work."""
PATIENCE_SECONDS: Final = 5.0
_NOBODY: Final = "probe"
"""No hash of a secret looks like this."""


class Health(NamedTuple):
    at: float
    store: bool
    """Something can be saved. Without it nobody can play."""
    hub: bool
    """Other processes hear at once of what happens here. Without it they hear of it some seconds later."""


class Monitoring(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._probing = asyncio.Lock()
        self._found = Health(-PROBE_SECONDS, store=False, hub=False)

    @route("GET", "/health", "Whether the server can work", ANY_JSON, also={503: "It cannot"})
    async def health(self, _: Request) -> Response:
        found = await self._probe()
        return json_response({"healthy": found.store}, 200 if found.store else 503)

    @route("GET", "/health/live", "Whether the process answers: if not, start it anew", ANY_JSON)
    async def live(self, _: Request) -> object:
        return {"live": True}

    @route(
        "GET",
        "/health/ready",
        "Whether people can be sent here, and what is away",
        ANY_JSON,
        also={503: "Nothing can be saved now"},
    )
    async def ready(self, _: Request) -> Response:
        found = await self._probe()
        told = {"ready": found.store, "store": found.store, "hub": found.hub}
        return json_response(told, 200 if found.store else 503)

    async def _probe(self) -> Health:
        """Something is really saved, and let go of again: what can be read can not always be written."""
        async with self._probing:
            if time.monotonic() - self._found.at >= PROBE_SECONDS:
                store, hub = await asyncio.gather(_works("store", self._save()), _works("hub", self.house.hub.ping()))
                self._found = Health(time.monotonic(), store, hub)
            return self._found

    async def _save(self) -> None:
        await self.house.store.remember(_NOBODY, "", 0)
        await self.house.store.forget(_NOBODY)

    @route("GET", "/metrics", "Figures in Prometheus' form", PLAIN_TEXT)
    async def metrics(self, _: Request) -> str:
        return self.services.metrics.text(self.house.commands_done)


async def _works(what: str, probe: Awaitable[None]) -> bool:
    try:
        await asyncio.wait_for(probe, PATIENCE_SECONDS)
    except Exception as error:
        log.warning("the %s is away: %s", what, type(error).__name__)
        return False
    return True
