"""Tables and seats: made, joined, listed and left here; playing is live (`server.live`)."""

from __future__ import annotations

import contextlib
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import Seat
from spukhaus.match import commands
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import Entry, Settings
from spukhaus.match.keys import hashed, matches, new_key
from spukhaus.match.table import Table
from spukhaus.match.updates import about, seat_name
from spukhaus.server.answers import client_of, key_of
from spukhaus.server.fair_queue import Asker, Turns
from spukhaus.server.games import told_box
from spukhaus.server.limits import Limiter
from spukhaus.server.requests import Room, Services
from spukhaus.server.routes import ANY_JSON, Answer, Body, made, route

LONGEST_TITLE: Final = 80
LONGEST_CLOCK: Final = 30 * 24 * 3600.0
LISTED_AT_ONCE: Final = 40
LISTED_A_SECOND: Final = 0.1
"""For each address: the list shows the latest hundred, and those who look for one another there shall be seen."""
MOST_ERASING_EACH: Final = 20
"""So many may wait from one address to leave no trace: one goes after the other, for a long table takes a while."""
SPECTATORS: Final = ("none", "public", "seat", "open")


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `edition` is the name of a built-in edition, or the whole text of an edition file."""

    game: str
    seats: int | None = None
    edition: str = registry.STANDARD
    options: dict[str, str] = {}
    settings: Settings = Settings()
    title: str = ""


class MadeTable(msgspec.Struct, frozen=True):
    """`key` is the host's: it gives seats to bots, and frees them."""

    table: str
    key: str


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person with a name, or (for the host) a bot."""

    name: str | None = None
    bot: str | None = None


class Sitting(msgspec.Struct, frozen=True):
    """`key` opens the seat; it is shown only once, and kept by the browser."""

    seat: int
    key: str | None


class Redeem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str


class Link(msgspec.Struct, frozen=True):
    """`code` moves the seat to another device, once, within a quarter of an hour."""

    code: str


class Rematch(msgspec.Struct, frozen=True):
    table: str


class Erase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of all seats that somebody has held at one screen."""

    keys: Annotated[list[str], msgspec.Meta(min_length=1, max_length=8)]


class Erased(msgspec.Struct, frozen=True):
    """Whether the table itself is gone: where others have played it stays, without the name and the words."""

    gone: bool


class People(msgspec.Struct, frozen=True):
    """How many play or watch now, at all processes; who they are is nobody's business."""

    here: int


class Tables(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._erasing = Turns(1)
        self._listings = Limiter(LISTED_AT_ONCE, LISTED_A_SECOND)

    @route("GET", "/api/people", "How many people play or watch now", Answer(People))
    async def people(self, _: Request) -> People:
        return People(self.house.presence.people())

    @route("GET", "/api/tables", "List the open tables that anybody may join", ANY_JSON)
    async def list_tables(self, _: Request) -> object:
        return [msgspec.Raw(body) for body in await self.house.listed()]

    @route(
        "POST",
        "/api/tables",
        "Make a table",
        made(MadeTable),
        body=NewTable,
        links={
            "show": "GET /api/tables/{table}",
            "sit": "POST /api/tables/{table}/seats/{seat}",
            "redeem": "POST /api/tables/{table}/redeem",
            "rematch": "POST /api/tables/{table}/rematch",
            "match": "GET /api/tables/{table}/match",
            "log": "GET /api/tables/{table}/log",
        },
    )
    async def make_table(self, request: Request, body: Body[NewTable]) -> MadeTable:
        self.creations.check(client_of(request))
        await self.services.storage.check(client_of(request))
        wanted = await body()
        _check_settings(wanted.settings)
        if wanted.settings.listed:
            self._listings.check(client_of(request))
        if len(wanted.title) > LONGEST_TITLE or not (wanted.title.isprintable() or not wanted.title):
            raise TableRefused("title-form", most=LONGEST_TITLE)
        if "\n" in wanted.edition:
            await self.readers.check_edition(client_of(request), wanted.game, wanted.edition)
        table, key = await self.house.create(
            game=wanted.game,
            seats=wanted.seats,
            edition=wanted.edition,
            options=wanted.options,
            settings=wanted.settings,
            title=wanted.title,
            address=client_of(request),
        )
        self.services.addresses.note(table, client_of(request))
        return MadeTable(table, key)

    @route("GET", "/api/tables/{table}", "Show what everybody may know of a table", ANY_JSON, key=True)
    async def show_table(self, request: Request) -> object:
        table = await self.table(request)
        return about(table, (await self.house.open(table.identity)).here())

    @route("GET", "/api/tables/{table}/view", "The table as the asker sees it now", ANY_JSON, key=True)
    async def view(self, request: Request) -> object:
        """For the picture of a table; whoever plays or watches is told what is new (`server.live`)."""
        table = await self.table(request)
        if not table.started:
            raise TableRefused("no-such-moment", last=table.number)
        views = {seat_name(seat): table.game.view(table.state, seat) for seat in self.eyes(request, table)}
        return {"number": table.number, "views": views}

    @route("GET", "/api/tables/{table}/edition", "The box that the table plays with, and its words", ANY_JSON)
    async def edition(self, request: Request) -> object:
        """It is public, and its words are in all languages."""
        return told_box((await self.table(request)).config.edition)

    # Seats

    @route(
        "POST",
        "/api/tables/{table}/seats/{seat}",
        "Take a seat, or give it to a bot",
        made(Sitting),
        body=Sit,
        key=True,
    )
    async def sit(self, request: Request, body: Body[Sit]) -> Sitting:
        self.services.sittings.check(client_of(request))
        wanted = await body()
        identity, seat = request.path_params["table"], request.path_params["seat"]
        now, chance = self.house.now_at(identity), self.house.chance
        if wanted.bot is not None:
            bot = wanted.bot
            await self._check_host(request)
            await self.house.do(identity, lambda table: commands.sit_bot(table, seat, bot, now, chance))
            return Sitting(seat, None)
        key = new_key()
        name = wanted.name or ""
        await self.house.do(identity, lambda table: commands.sit(table, seat, name, hashed(key), now, chance))
        with contextlib.suppress(SpukhausError):  # the seat is taken, and its key must be told
            await self.house.store.greet(identity, seat, client_of(request))
        return Sitting(seat, key)

    @route(
        "DELETE",
        "/api/tables/{table}/seats/{seat}",
        "Free a seat before the match begins",
        Answer(Sitting),
        key=True,
    )
    async def clear(self, request: Request) -> Sitting:
        identity, seat = request.path_params["table"], request.path_params["seat"]
        await self._check_host(request)
        await self.house.do(identity, lambda table: commands.clear(table, seat, self.house.now_at(identity)))
        return Sitting(seat, None)

    @route("POST", "/api/tables/{table}/seats/{seat}/link", "Make a link to another device", made(Link), key=True)
    async def link(self, request: Request) -> Link:
        identity, seat = request.path_params["table"], request.path_params["seat"]
        await self._check_holder(request, seat)
        code = new_key()

        def linked(table: Table) -> list[Entry]:
            if seat not in self.held(request, table):  # left meanwhile: the next one's seat is not to be opened
                raise TableRefused("wrong-key")
            return commands.link(seat, code, self.house.now_at(identity))

        await self.house.do(identity, linked)
        return Link(code)

    @route(
        "DELETE",
        "/api/tables/{table}/seats/{seat}/devices",
        "Close the seat to all other devices and links",
        Answer(Sitting),
        key=True,
    )
    async def end_other_devices(self, request: Request) -> Sitting:
        identity, seat = request.path_params["table"], request.path_params["seat"]
        await self._check_holder(request, seat)
        key, now = hashed(key_of(request) or ""), self.house.now_at(identity)
        await self.house.do(identity, lambda table: commands.end_other_devices(table, seat, key, now))
        return Sitting(seat, None)

    @route("POST", "/api/tables/{table}/redeem", "Use such a link", made(Sitting), body=Redeem)
    async def redeem(self, request: Request, body: Body[Redeem]) -> Sitting:
        wanted = await body()
        self.strangers.check(client_of(request))
        identity, key = request.path_params["table"], new_key()
        now = self.house.now_at(identity)
        await self.house.do(identity, lambda table: commands.redeem(table, wanted.code, hashed(key), now))
        table = await self.table(request)
        return Sitting(table.seat_of_key(hashed(key))[0], key)

    @route("POST", "/api/tables/{table}/rematch", "Play again with sides swapped", made(Rematch), key=True)
    async def rematch(self, request: Request) -> Rematch:
        table = await self.table(request)
        if not self.held(request, table):
            raise TableRefused("wrong-key")
        await self.services.storage.check(client_of(request))
        return Rematch(await self.house.rematch(table.identity, client_of(request)))

    @route("POST", "/api/tables/{table}/erase", "Leave no trace at a table", Answer(Erased), body=Erase)
    async def erase(self, request: Request, body: Body[Erase]) -> Erased:
        """Name and words of whoever holds these keys; the whole table where nobody else has left any."""
        self.services.sittings.check(client_of(request))
        wanted = await body()
        identity, who = request.path_params["table"], client_of(request)
        if self._erasing.waiting_for(who) >= MOST_ERASING_EACH:
            raise TableRefused("too-many-requests")
        await self._erasing.take(Asker(identity, who))
        try:
            gone = await self.house.erase(identity, frozenset(map(hashed, wanted.keys)))
        except TableRefused as refusal:
            if refusal.code == "wrong-key":
                self.strangers.check(who)
            raise
        finally:
            self._erasing.give()
        return Erased(gone)

    async def _check_host(self, request: Request) -> None:
        table = await self.table(request)
        if not matches(key_of(request) or "", [table.created.host]):
            self.strangers.check(client_of(request))
            raise TableRefused("not-host")

    async def _check_holder(self, request: Request, seat: Seat) -> None:
        table = await self.table(request)
        if seat not in self.held(request, table):
            self.strangers.check(client_of(request))
            raise TableRefused("wrong-key")


def _check_settings(settings: Settings) -> None:
    if settings.spectators not in SPECTATORS:
        raise TableRefused("spectators-form", known=SPECTATORS)
    clock = settings.clock
    times = (clock.move, clock.match)
    if any(seconds is not None and not 1 <= seconds <= LONGEST_CLOCK for seconds in times):
        raise TableRefused("clock-form", most=round(LONGEST_CLOCK))
    if not 0 <= clock.increment <= 3600:
        raise TableRefused("clock-form", most=round(LONGEST_CLOCK))
