"""How requests are read and answered: bodies, keys, origins, refusals and their status."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from spukhaus.core.errors import SpukhausError
from spukhaus.match.commands import TableRefused
from spukhaus.match.updates import encoder
from spukhaus.server.limits import household
from spukhaus.server.protocol import STORE_AWAY, error_of

LARGEST_BODY: Final = 256 * 1024
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32,100}")
"""As browsers make it: too long to guess. A shorter one is refused, for whoever thinks of one thinks of a word."""

BodyT = TypeVar("BodyT")


class Failure(msgspec.Struct, frozen=True):
    error: dict[str, Any]


async def body_of(request: Request, kind: type[BodyT], most: int = LARGEST_BODY) -> BodyT:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableRefused("message-form", reason="content-type")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise TableRefused("message-form", reason="size")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableRefused("message-form", reason=str(error)[:200]) from None


def key_of(request: Request) -> str | None:
    """The seat's or host's key. In a header, so that it never stands in an address, a log or a referrer."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


def secret_of(request: Request) -> str:
    """A person's own."""
    secret = key_of(request) or ""
    if not SECRET.fullmatch(secret):
        raise TableRefused("wrong-key")
    return secret


def same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """A browser says which page connects; only our own pages may. Programs other than browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def client_of(request: Request) -> str:
    """Whom limits are for, and whose tables are whose."""
    return household(address_of(request))


_STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "no-example": 404,
    "wrong-key": 403,
    "not-host": 403,
    "origin": 403,
    "no-spectators": 403,
    "deal-not-played": 403,
    "no-such-deal": 404,
    "link-expired": 403,
    "banned": 403,
    "muted": 403,
    "too-many-requests": 429,
    "storage-full": 429,
    "store-damaged": 503,
    "seat-taken": 409,
    "table-started": 409,
    "cup-begun": 409,
    "cup-over": 409,
    "no-such-cup": 404,
    "no-such-player": 404,
    "shared-closed": 403,
    "erase-shared": 409,
    "match-goes-on": 409,
}

_HEADERS: Final = {"cache-control": "no-store", "referrer-policy": "no-referrer", "x-content-type-options": "nosniff"}
"""No-store: a seat's answers are nobody else's, not even a cache's."""


def status_of(refusal: SpukhausError) -> int:
    return 503 if refusal.code in STORE_AWAY else _STATUS.get(refusal.code, 422)


def failure(status: int, refusal: SpukhausError) -> Response:
    return json_response(Failure({**error_of(refusal)}), status)


def json_response(thing: object, status: int = 200) -> Response:
    return Response(encoder.encode(thing), status, _HEADERS, "application/json")


def text_response(text: str, status: int = 200) -> Response:
    return Response(text, status, _HEADERS, "text/plain")
