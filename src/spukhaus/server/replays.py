"""Replays: a match that is over, step by step and through everybody's eyes; and match files brought from outside.

Everything here is for matches in which nobody can act any more. Then there are no secrets, and nobody needs a key.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spukhaus.core.game import PUBLIC, Event, described
from spukhaus.core.matchfile import MatchFile
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import Entry
from spukhaus.match.files import entries_of, identity_of, read_checked
from spukhaus.match.table import Table, Taken
from spukhaus.match.updates import about, seat_name
from spukhaus.server.answers import client_of, json_response
from spukhaus.server.room import Room
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
        wanted = await body()
        now = self.house.now()
        # A long match takes a moment to check: other tables go on meanwhile.
        match, entries = await asyncio.to_thread(_read, wanted.file, now)
        identity = identity_of(match)
        await self.house.keep(identity, entries)
        return Replayed(identity)

    @route("GET", "/api/tables/{table}/replay", "The whole match, once it is over", ANY_JSON)
    async def replay(self, request: Request) -> Response:
        """Every action that counts, and what it told to whom."""
        table = await self.finished_table(request)
        steps = [_step(table, taken) for taken in table.taken]
        return _packed(request, {"table": about(table), "chapters": table.game.chapters, "steps": steps})

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
        return _packed(request, {"at": at, "views": views})


def _read(text: str, now: float) -> tuple[MatchFile, list[Entry]]:
    match = read_checked(text)
    return match, entries_of(match, now)


def _step(table: Table, taken: Taken) -> dict[str, Any]:
    """An action with the number of its entry. `told` is what everybody heard of each event, and who heard more."""
    return {
        "number": taken.number,
        "seat": taken.logged.seat,
        "action": described(taken.logged.action, table.game.write),
        "told": [_event(event) for event in taken.step.events],
    }


def _event(event: Event) -> dict[str, Any]:
    private = {seat_name(seat): dict(params) for seat, params in event.private}
    public = None if event.public is None else dict(event.public)
    return {"kind": event.kind, "public": public, **({"private": private} if private else {})}


def _packed(request: Request, thing: object) -> Response:
    """Long matches are long lists of much the same. Nothing secret is left in them that packing could betray."""
    answer = json_response(thing)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return answer
    headers = {**answer.headers, "content-encoding": "gzip", "vary": "accept-encoding"}
    del headers["content-length"]
    return Response(gzip.compress(bytes(answer.body), 5, mtime=0), headers=headers)
