"""Looking back: earlier moments, the log, the match as a file, and what the bots thought."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spukhaus.core import matchfile
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import NotFound
from spukhaus.core.game import PUBLIC, Seat, described
from spukhaus.match.commands import TableRefused, Taker
from spukhaus.match.keys import hashed, new_key
from spukhaus.match.table import Table
from spukhaus.match.thoughts import worded
from spukhaus.match.updates import encoder, seat_name
from spukhaus.server.answers import Routes, body_of, client_of, json_response
from spukhaus.server.http import Api


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat is taken over after how many actions, by whom, and which bot plays the others."""

    at: int
    seat: int
    name: str
    bot: str


class Branched(msgspec.Struct, frozen=True):
    """The new table; `key` opens the seat."""

    table: str
    seat: int
    key: str


class LookingBack:
    routes: ClassVar[Routes] = (
        ("GET", "/api/tables/{table}/moments/{number:int}", "moment"),
        ("GET", "/api/tables/{table}/match", "match"),
        ("GET", "/api/tables/{table}/thoughts", "thoughts"),
        ("GET", "/api/tables/{table}/log", "log"),
        ("POST", "/api/tables/{table}/branches", "branch"),
    )

    def __init__(self, api: Api) -> None:
        self.api = api

    async def match(self, request: Request) -> Response:
        """The match as a file: all of it once it is over, and before that what the asker was told."""
        table = (await self.api.house.open(request.path_params["table"])).table
        if table.over:
            thoughts = await self.api.house.thoughts(table.identity)
            places = {taken.number: at for at, taken in enumerate(table.taken, start=len(table.before) + 1)}
            with_thoughts = tuple((places[number], thought) for number, thought in thoughts.items())
            return PlainTextResponse(matchfile.write(replace(table.file(), thoughts=with_thoughts)))
        return PlainTextResponse(_notes(table, self.api.eyes(request, table)))

    async def thoughts(self, request: Request) -> Response:
        """What the bots weighed and believed: when the match is over, for everybody."""
        table = (await self.api.house.open(request.path_params["table"])).table
        found = await self.api.house.thoughts(table.identity)
        told = []
        for taken in table.taken:
            if taken.number in found:
                action = described(taken.logged.action, table.game.write)
                about = {"number": taken.number, "seat": taken.logged.seat, "action": action}
                told.append({**about, "thought": worded(table.game, found[taken.number])})
        return json_response(told)

    async def branch(self, request: Request) -> Response:
        """Take over a seat at a moment of a match that is over, and play on against bots."""
        self.api.creations.check(client_of(request))
        wanted = await body_of(request, Branch)
        key = new_key()
        taker = Taker(wanted.at, wanted.seat, wanted.name, hashed(key), wanted.bot)
        made = await self.api.house.branch(request.path_params["table"], taker)
        return json_response(Branched(made, wanted.seat, key), 201)

    async def moment(self, request: Request) -> Response:
        """The table as the asker saw it after an earlier entry."""
        table = (await self.api.house.open(request.path_params["table"])).table
        number = request.path_params["number"]
        if not table.started or not 1 <= number <= table.number:
            raise TableRefused("no-such-moment", last=table.number)
        state = table.state_at(number)
        views = {seat_name(seat): table.game.view(state, seat) for seat in self.api.eyes(request, table)}
        return json_response({"number": number, "views": views})

    async def log(self, request: Request) -> Response:
        """What happened, in words."""
        from spukhaus.texts import Speaker

        table = (await self.api.house.open(request.path_params["table"])).table
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            raise NotFound("unknown-language", language=language[:20], known=LANGUAGES)
        said = [place.name for place in table.places]
        names = {seat: name for seat, name in enumerate(said) if said.count(name) == 1}  # else by their numbers
        speaker = Speaker(language, table.game, table.config.edition, names)
        eyes = self.api.eyes(request, table)[0]
        lines = [f"{taken.number} {speaker.event(told)}" for taken in table.taken for told in taken.step.told(eyes)]
        return PlainTextResponse("".join(f"{line}\n" for line in lines))


def _notes(table: Table, eyes: tuple[Seat, ...]) -> str:
    """A match that is not over, as one seat has heard it: a match file without actions, told in remarks."""
    unfinished = matchfile.write(table.file()).partition("\n\n")[0]
    lines = [unfinished, ""]
    for taken in table.taken:
        for seat in eyes:
            name = "public" if seat == PUBLIC else seat
            lines += [
                f"# {name} hears {told.kind} {encoder.encode(dict(told.params)).decode()}"
                for told in taken.step.told(seat)
            ]
    return "\n".join(lines) + "\n"
