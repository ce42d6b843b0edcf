"""For those who run the server: whether it can work, and its figures."""

from __future__ import annotations

import logging

from starlette.requests import Request
from starlette.responses import Response

from spukhaus.server.answers import json_response
from spukhaus.server.room import Room
from spukhaus.server.routes import ANY_JSON, PLAIN_TEXT, route

log = logging.getLogger("spukhaus.server")


class Monitoring(Room):
    @route("GET", "/health", "Whether the server can work", ANY_JSON, also={503: "It cannot"})
    async def health(self, _: Request) -> Response:
        try:
            await self.house.store.ping()
            await self.house.hub.ping()
        except Exception as error:
            log.warning("not healthy: %s", type(error).__name__)
            return json_response({"healthy": False}, 503)
        return json_response({"healthy": True})

    @route("GET", "/metrics", "Figures in Prometheus' form", PLAIN_TEXT)
    async def metrics(self, _: Request) -> str:
        return self.services.metrics.text(self.house.commands_done)
