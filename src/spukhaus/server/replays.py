"""Replays: a match that is over, step by step and through everybody's eyes; and match files brought from outside.

Everything here is for matches in which nobody can act any more. Then there are no secrets, and nobody needs a key.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Any, ClassVar, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spukhaus.core.game import PUBLIC, Event, described
from spukhaus.core.matchfile import MatchFile
from spukhaus.match.commands import TableRefused, check_over
from spukhaus.match.entries import Entry
from spukhaus.match.files import entries_of, identity_of, read_checked
from spukhaus.match.table import Table, Taken
from spukhaus.match.updates import about, seat_name
from spukhaus.server.answers import Routes, body_of, client_of, json_response
from spukhaus.server.http import Api

LARGEST_FILE: Final = 4 * 1024 * 1024
"""A long match of Straszydła with everything that four bots thought takes about a quarter of a megabyte, with experts
several times that."""


class MatchText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match file as text (docs/match-files.md)."""

    file: str


class Replayed(msgspec.Struct, frozen=True):
    """The table that the match is kept as."""

    table: str


class Replays:
    routes: ClassVar[Routes] = (
        ("POST", "/api/replays", "bring"),
        ("GET", "/api/tables/{table}/replay", "replay"),
        ("GET", "/api/tables/{table}/replay/{at:int}", "moment_for_all"),
    )

    def __init__(self, api: Api) -> None:
        self.api = api

    async def bring(self, request: Request) -> Response:
        """Keep a match file as a table that is over. The same match brought twice is the same table."""
        self.api.creations.check(client_of(request))
        wanted = await body_of(request, MatchText, LARGEST_FILE)
        now = self.api.house.now()
        # A long match takes a moment to check: other tables go on meanwhile.
        match, entries = await asyncio.to_thread(_read, wanted.file, now)
        identity = identity_of(match)
        await self.api.house.keep(identity, entries)
        return json_response(Replayed(identity), 201)

    async def replay(self, request: Request) -> Response:
        """The whole match: every action that counts, and what it told to whom."""
        table = await self._over(request)
        steps = [_step(table, taken) for taken in table.taken]
        return _packed(request, {"table": about(table), "chapters": table.game.chapters, "steps": steps})

    async def moment_for_all(self, request: Request) -> Response:
        """The table after so many actions, through everybody's eyes."""
        table, at = await self._over(request), request.path_params["at"]
        if at > len(table.taken):
            raise TableRefused("no-such-moment", last=len(table.taken))
        state = table.state_after(at)
        views = {seat_name(seat): table.game.view(state, seat) for seat in (*table.seats, PUBLIC)}
        return _packed(request, {"at": at, "views": views})

    async def _over(self, request: Request) -> Table:
        table = (await self.api.house.open(request.path_params["table"])).table
        check_over(table)
        return table


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
