"""Looking back: earlier moments, the log, the match as a file, and what the bots thought."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from starlette.requests import Request

from spukhaus.core import matchfile
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import NotFound
from spukhaus.core.game import PUBLIC, Seat, described
from spukhaus.match.commands import TableRefused, Taker
from spukhaus.match.keys import hashed, new_key
from spukhaus.match.table import Table
from spukhaus.match.thoughts import worded
from spukhaus.match.updates import encoder, seat_name
from spukhaus.server.answers import client_of
from spukhaus.server.room import Room
from spukhaus.server.routes import ANY_JSON, PLAIN_TEXT, Body, made, route


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


class LookingBack(Room):
    @route(
        "GET",
        "/api/tables/{table}/match",
        "The match as a file, as far as the asker may see it",
        PLAIN_TEXT,
        key=True,
    )
    async def match(self, request: Request) -> str:
        """All of it once it is over, and before that what the asker was told."""
        table = await self.table(request)
        if table.over:
            thoughts = await self.house.thoughts(table.identity)
            places = {taken.number: at for at, taken in enumerate(table.taken, start=len(table.before) + 1)}
            with_thoughts = tuple((places[number], thought) for number, thought in thoughts.items())
            return matchfile.write(replace(table.file(), thoughts=with_thoughts))
        return _notes(table, self.eyes(request, table))

    @route("GET", "/api/tables/{table}/thoughts", "What the bots thought, once the match is over", ANY_JSON)
    async def thoughts(self, request: Request) -> object:
        """What they weighed and believed, for everybody."""
        table = await self.table(request)
        found = await self.house.thoughts(table.identity)
        told = []
        for taken in table.taken:
            if taken.number in found:
                action = described(taken.logged.action, table.game.write)
                about = {"number": taken.number, "seat": taken.logged.seat, "action": action}
                told.append({**about, "thought": worded(table.game, found[taken.number])})
        return told

    @route(
        "POST",
        "/api/tables/{table}/branches",
        "Take over a seat at a moment of a match that is over",
        made(Branched),
        body=Branch,
    )
    async def branch(self, request: Request, body: Body[Branch]) -> Branched:
        """It is played on against bots."""
        self.creations.check(client_of(request))
        wanted = await body()
        key = new_key()
        taker = Taker(wanted.at, wanted.seat, wanted.name, hashed(key), wanted.bot)
        return Branched(await self.house.branch(request.path_params["table"], taker), wanted.seat, key)

    @route(
        "GET",
        "/api/tables/{table}/moments/{number}",
        "The table as the asker saw it earlier",
        ANY_JSON,
        key=True,
    )
    async def moment(self, request: Request) -> object:
        """After the entry of this number."""
        table = await self.table(request)
        number = request.path_params["number"]
        if not table.started or not 1 <= number <= table.number:
            raise TableRefused("no-such-moment", last=table.number)
        state = table.state_at(number)
        views = {seat_name(seat): table.game.view(state, seat) for seat in self.eyes(request, table)}
        return {"number": number, "views": views}

    @route("GET", "/api/tables/{table}/log", "The match in words", PLAIN_TEXT, key=True, query=("language",))
    async def log(self, request: Request) -> str:
        from spukhaus.texts import Speaker

        table = await self.table(request)
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            raise NotFound("unknown-language", language=language[:20], known=LANGUAGES)
        said = [place.name for place in table.places]
        names = {seat: name for seat, name in enumerate(said) if said.count(name) == 1}  # else by their numbers
        speaker = Speaker(language, table.game, table.config.edition, names)
        eyes = self.eyes(request, table)[0]
        lines = [f"{taken.number} {speaker.event(told)}" for taken in table.taken for told in taken.step.told(eyes)]
        return "".join(f"{line}\n" for line in lines)


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
