"""Looking back: earlier moments, the log, the match as a file, and what the bots thought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request

from spukhaus.core import matchfile
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import NotFound
from spukhaus.core.game import PUBLIC, Seat, described
from spukhaus.core.matchfile import MatchFile
from spukhaus.match.commands import TableRefused, Taker
from spukhaus.match.keys import hashed, new_key
from spukhaus.match.parts import Taken
from spukhaus.match.table import Table
from spukhaus.match.thoughts import kept_with, worded
from spukhaus.match.updates import encoder, seat_name
from spukhaus.server.answers import client_of
from spukhaus.server.requests import Room
from spukhaus.server.routes import ANY_JSON, PLAIN_TEXT, Body, made, route

if TYPE_CHECKING:
    from spukhaus.texts import Speaker


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
            make, fetch = partial(_written, table), partial(self.house.store.read, table.identity)
            return (await self.retellings.tell(request, table, ("match",), make, fetch)).decode()
        eyes, file, taken = self.eyes(request, table), table.file(), tuple(table.taken)
        notes = partial(_notes, file, taken, eyes)
        return (await self.retellings.tell(request, table, ("notes", eyes), notes)).decode()

    @route("GET", "/api/tables/{table}/thoughts", "What the bots thought, once the match is over", ANY_JSON)
    async def thoughts(self, request: Request) -> object:
        """What they weighed and believed, for everybody."""
        table = await self.finished_table(request)
        make, fetch = partial(_thoughts, table), partial(self.house.store.read, table.identity)
        return msgspec.Raw(await self.retellings.tell(request, table, ("thoughts",), make, fetch))

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
        await self.services.storage.check(client_of(request))
        wanted = await body()
        key = new_key()
        taker = Taker(wanted.at, wanted.seat, wanted.name, hashed(key), wanted.bot)
        table = await self.house.branch(request.path_params["table"], taker, client_of(request))
        self.services.addresses.note(table, client_of(request))
        return Branched(table, wanted.seat, key)

    @route(
        "GET",
        "/api/tables/{table}/moments/{number}",
        "The table as the asker saw it earlier",
        ANY_JSON,
        key=True,
    )
    async def moment(self, request: Request) -> object:
        """After the entry of this number."""
        number = request.path_params["number"]

        def check(table: Table) -> None:
            if not table.started or not 1 <= number <= table.number:
                raise TableRefused("no-such-moment", last=table.number)

        await self.house.ask(request.path_params["table"], check)
        table = await self.table(request)
        state = table.state_at(number)
        views = {seat_name(seat): table.game.view(state, seat) for seat in self.eyes(request, table)}
        return {"number": number, "views": views}

    @route("GET", "/api/tables/{table}/log", "The match in words", PLAIN_TEXT, key=True, query=("language",))
    async def log(self, request: Request) -> str:
        try:
            from spukhaus.texts import Speaker
        except ImportError:  # in a web page: its own scripts have the words
            raise NotFound("log-not-here") from None
        table = await self.table(request)
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            raise NotFound("unknown-language", language=language[:20], known=LANGUAGES)
        said = [place.name for place in table.places]
        names = {seat: name for seat, name in enumerate(said) if said.count(name) == 1}  # else by their numbers
        speaker = Speaker(language, table.game, table.config.edition, names)
        eyes = self.eyes(request, table)[0]
        make = partial(_log, speaker, tuple(table.taken), eyes)
        return (await self.retellings.tell(request, table, ("log", language, eyes), make)).decode()


def _log(speaker: Speaker, actions: Sequence[Taken], eyes: Seat) -> bytes:
    lines = (f"{taken.number} {speaker.event(told)}\n" for taken in actions for told in taken.step.told(eyes))
    return "".join(lines).encode()


def _thoughts(table: Table, entries: Sequence[bytes]) -> bytes:
    found, game, told = kept_with(table, entries), table.game, []
    for taken in table.taken:
        if taken.number in found:
            action = described(taken.logged.action, game.write)
            about = {"number": taken.number, "seat": taken.logged.seat, "action": action}
            told.append({**about, "thought": worded(game, found[taken.number])})
    return encoder.encode(told)


def _written(table: Table, entries: Sequence[bytes]) -> bytes:
    places = {taken.number: at for at, taken in enumerate(table.taken, start=len(table.before) + 1)}
    thoughts = tuple((places[number], thought) for number, thought in kept_with(table, entries).items())
    return matchfile.write(replace(table.file(), thoughts=thoughts)).encode()


def _notes(match: MatchFile, actions: Sequence[Taken], eyes: tuple[Seat, ...]) -> bytes:
    """A match that is not over, as one seat has heard it: a match file without actions, told in remarks."""
    unfinished = matchfile.write(match).partition("\n\n")[0]
    lines = [unfinished, ""]
    for taken in actions:
        for seat in eyes:
            name = "public" if seat == PUBLIC else seat
            lines += [
                f"# {name} hears {told.kind} {encoder.encode(dict(told.params)).decode()}"
                for told in taken.step.told(seat)
            ]
    return ("\n".join(lines) + "\n").encode()
