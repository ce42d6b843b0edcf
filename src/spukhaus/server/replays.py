"""Replays: a match that is over, step by step and through everybody's eyes; and match files brought from outside.

Everything here is for matches in which nobody can act any more. Then there are no secrets, and nobody needs a key.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spukhaus.core.game import PUBLIC, AnyGame, Event, described
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import decode
from spukhaus.match.parts import Taken
from spukhaus.match.updates import about, encoder, seat_name
from spukhaus.server.answers import client_of, json_response
from spukhaus.server.requests import Room
from spukhaus.server.routes import ANY_JSON, Body, made, route

LARGEST_FILE: Final = 4 * 1024 * 1024
"""A long match of Straszydła with everything that four bots thought takes about a quarter of a megabyte, with experts
several times that."""


class MatchText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file as text (docs/match-files.md)."""

    file: str


class Replayed(msgspec.Struct, frozen=True):
    """The table that the match is kept as."""

    table: str


class Replays(Room):
    @route(
        "POST",
        "/api/replays",
        "Keep a match file as a table that is over",
        made(Replayed),
        body=MatchText,
        largest=LARGEST_FILE,
    )
    async def bring(self, request: Request, body: Body[MatchText]) -> Replayed:
        """The same match brought twice is the same table."""
        self.creations.check(client_of(request))
        await self.services.storage.check(client_of(request))
        wanted = await body()
        now = self.house.now()
        match = await self.readers.match(client_of(request), wanted.file, now)
        await self.house.keep(match.identity, [decode(body) for body in match.entries], client_of(request))
        return Replayed(match.identity)

    @route("GET", "/api/tables/{table}/replay", "The whole match, once it is over", ANY_JSON)
    async def replay(self, request: Request) -> Response:
        """Every action that counts, and what it told to whom."""
        table = await self.finished_table(request)
        packs = _packs(request)
        make = partial(_whole, table.game, about(table), tuple(table.taken), packs)
        return _answer(await self.retellings.tell(request, table, ("replay", packs), make), packs)

    @route(
        "GET",
        "/api/tables/{table}/replay/{at}",
        "Everybody's view after so many actions, once it is over",
        ANY_JSON,
    )
    async def moment_for_all(self, request: Request) -> Response:
        table, at = await self.finished_table(request), request.path_params["at"]
        if at > len(table.taken):
            raise TableRefused("no-such-moment", last=len(table.taken))
        state = table.state_after(at)
        views = {seat_name(seat): table.game.view(state, seat) for seat in (*table.seats, PUBLIC)}
        packs = _packs(request)
        return _answer(_packed({"at": at, "views": views}, packs), packs)


def _whole(game: AnyGame, table: object, actions: Sequence[Taken], packs: bool) -> bytes:
    steps = [_step(game, taken) for taken in actions]
    return _packed({"table": table, "chapters": game.chapters, "steps": steps}, packs)


def _packs(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _packed(thing: object, packs: bool) -> bytes:
    """Long matches are long lists of much the same. Nothing secret is left in them that packing could betray."""
    text = encoder.encode(thing)
    return gzip.compress(text, 5, mtime=0) if packs else text


def _answer(body: bytes, packs: bool) -> Response:
    answer = json_response(msgspec.Raw(body))
    if packs:
        answer.headers.update({"content-encoding": "gzip", "vary": "accept-encoding"})
    return answer


def _step(game: AnyGame, taken: Taken) -> dict[str, Any]:
    """An action with the number of its entry. `told` is what everybody heard of each event, and who heard more."""
    return {
        "number": taken.number,
        "seat": taken.logged.seat,
        "action": described(taken.logged.action, game.write),
        "told": [_event(event) for event in taken.step.events],
    }


def _event(event: Event) -> dict[str, Any]:
    private = {seat_name(seat): dict(params) for seat, params in event.private}
    public = None if event.public is None else dict(event.public)
    return {"kind": event.kind, "public": public, **({"private": private} if private else {})}
