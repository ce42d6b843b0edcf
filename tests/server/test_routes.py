"""Declaring a route: what it reads and answers, and what is refused before anything is served."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import Response

from spukhaus.server.openapi import description
from spukhaus.server.requests import Room
from spukhaus.server.routes import ANY_JSON, PLAIN_TEXT, Body, made, route

pytestmark = pytest.mark.anyio


class Knock(msgspec.Struct, frozen=True):
    times: int


class Opened(msgspec.Struct, frozen=True):
    doors: int


class Hall(Room):
    @route("POST", "/api/tables/{table}/seats/{seat}/knock", "Knock at a door", made(Opened), body=Knock, key=True)
    async def knock(self, request: Request, body: Body[Knock]) -> Opened:
        return Opened((await body()).times)

    @route("GET", "/hall", "What the hall looks like", PLAIN_TEXT)
    async def look(self, _: Request) -> str:
        return "dark"

    @route("GET", "/cellar", "Whether one may go down", ANY_JSON)
    async def cellar(self, _: Request) -> Response:
        return Response("no", 418)

    async def nobodys_business(self, _: Request) -> str:
        return "not a route"


def request(method: str, body: bytes = b"", **headers: str) -> Request:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": body, "more_body": False}

    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": method, "headers": sent, "path": "/", "query_string": b""}, receive)


async def test_a_room_knows_its_routes_in_the_order_of_its_methods() -> None:
    assert [declared.path for declared in Hall.routes()] == [
        "/api/tables/{table}/seats/{seat}/knock",
        "/hall",
        "/cellar",
    ]


async def test_numbers_are_matched_as_such() -> None:
    assert Hall.routes()[0].pattern == "/api/tables/{table}/seats/{seat:number}/knock"


async def test_the_body_is_read_and_the_answer_written_as_declared() -> None:
    knock, look, cellar = Hall.routes()
    asked = request("POST", b'{"times": 3}', content_type="application/json")
    answer = await knock.respond(None, asked)
    assert (answer.status_code, answer.body) == (201, b'{"doors":3}')
    assert answer.headers["cache-control"] == "no-store"
    answer = await look.respond(None, request("GET"))
    assert (answer.status_code, answer.body, answer.media_type) == (200, b"dark", "text/plain")
    assert (await cellar.respond(None, request("GET"))).status_code == 418


async def test_a_parameter_that_nobody_knows_cannot_be_declared() -> None:
    with pytest.raises(ValueError, match="dragon"):

        class Lair(Room):
            @route("GET", "/lairs/{dragon}", "Somebody's lair", ANY_JSON)
            async def lair(self, _: Request) -> object: ...


async def test_a_link_to_what_is_not_there_is_found() -> None:
    class Gate(Room):
        @route("POST", "/gate", "Make a way in", made(Opened), body=Knock, links={"in": "GET /nowhere"})
        async def gate(self, _: Request, body: Body[Knock]) -> Opened:
            return Opened((await body()).times)

    with pytest.raises(ValueError, match="/nowhere"):
        description(Gate.routes())
