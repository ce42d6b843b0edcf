"""The log: one line of JSON for whatever happens, with its time and level, and one for each request. At a terminal
only warnings, in short.

No line has a secret: no key, no table, no address of anybody, and of an error only what it was and where.
"""

from __future__ import annotations

import json
import logging
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

ROUTE: Final = "spukhaus.route"
"""Where a request's scope says by which route it was answered."""

_requests = logging.getLogger("spukhaus.requests")

LOGS: Final = ("requests", "warnings")
"""All there is as JSON, one line a request; or what somebody at a terminal should know, in short lines."""


def configuration(log: str = "requests") -> dict[str, Any]:
    """For `logging.config`, by one of `LOGS`."""
    form, level = ("Lines", "INFO") if log == "requests" else ("ShortLines", "WARNING")
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"spukhaus.server.server_log.{form}"}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
        "loggers": {
            "spukhaus": {"handlers": ["lines"], "level": level, "propagate": False},
            "uvicorn": {"handlers": ["lines"], "level": "WARNING", "propagate": False},
        },
        "root": {"handlers": ["lines"], "level": "WARNING"},
    }


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        line |= getattr(record, "request", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= _where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class ShortLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = f"{record.levelname.lower()}: {record.getMessage()}"
        if record.exc_info and record.exc_info[1] is not None:
            where = _where(record.exc_info[1])
            line += f" ({where['error']}: {', '.join(where['trace'][-3:])})"
        return line


def _where(error: BaseException) -> dict[str, Any]:
    """Its words may quote what somebody has sent, or the address of a database."""
    frames = traceback.extract_tb(error.__traceback__)
    return {
        "error": type(error).__name__,
        "trace": [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames],
    }


class RequestLines:
    """Notes each request when it is over: its route, which names no table, and what became of it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status != 101:
                status = 403
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            request = {
                "method": scope.get("method", "WEBSOCKET"),
                "route": scope.get(ROUTE, "page" if status < 400 else "none"),
                "status": status,
                "milliseconds": round(1000 * (time.perf_counter() - began), 1),
            }
            _requests.info("request", extra={"request": request})
