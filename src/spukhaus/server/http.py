"""The HTTP interface: tables are made, joined, listed and exported here; playing is live (`server.live`)."""

from __future__ import annotations

import logging
from typing import Any, ClassVar, Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spukhaus.core import lessons, registry
from spukhaus.core.edition import Edition, sources
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.plain import plain
from spukhaus.match import commands, messages
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import Settings
from spukhaus.match.house import House
from spukhaus.match.keys import hashed, matches, new_key
from spukhaus.match.ports import NoSuchTable
from spukhaus.match.table import Table
from spukhaus.match.updates import Viewer, about, perspectives
from spukhaus.puzzles.files import puzzles
from spukhaus.server.answers import Endpoint, Routes, body_of, client_of, failure, json_response, key_of, status_of
from spukhaus.server.limits import Limiter
from spukhaus.server.live import same_origin
from spukhaus.server.metrics import Metrics

log = logging.getLogger("spukhaus.server")

LONGEST_TITLE: Final = 80
LONGEST_CLOCK: Final = 30 * 24 * 3600.0
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


class Api:
    """What every room of the interface shares, and the room of the tables itself."""

    routes: ClassVar[Routes] = (
        ("GET", "/api/games", "games"),
        ("GET", "/api/games/{game}/editions/{edition}", "built_in_edition"),
        ("GET", "/api/tables", "list_tables"),
        ("POST", "/api/tables", "make_table"),
        ("GET", "/api/tables/{table}", "show_table"),
        ("POST", "/api/tables/{table}/seats/{seat:int}", "sit"),
        ("DELETE", "/api/tables/{table}/seats/{seat:int}", "clear"),
        ("POST", "/api/tables/{table}/seats/{seat:int}/link", "link"),
        ("POST", "/api/tables/{table}/redeem", "redeem"),
        ("POST", "/api/tables/{table}/rematch", "rematch"),
        ("GET", "/api/tables/{table}/edition", "edition"),
        ("GET", "/health", "health"),
        ("GET", "/metrics", "show_metrics"),
    )

    def __init__(
        self,
        house: House,
        metrics: Metrics,
        allowed_origins: frozenset[str],
        strangers: Limiter,
        creations: Limiter,
    ) -> None:
        self.house = house
        self.metrics = metrics
        self.allowed_origins = allowed_origins
        self.strangers = strangers
        self.creations = creations

    def guarded(self, endpoint: Endpoint) -> Endpoint:
        """Turns refusals into answers, and lets only our own pages write."""

        async def run(request: Request) -> Response:
            try:
                if request.method != "GET" and not same_origin(request.headers, self.allowed_origins):
                    raise TableRefused("origin")
                return await endpoint(request)
            except NoSuchTable:
                return failure(404, TableRefused("no-such-table"))
            except SpukhausError as refusal:
                self.metrics.refused(refusal.code)
                return failure(status_of(refusal), refusal)

        return run

    # What there is

    async def games(self, _: Request) -> Response:
        described: list[messages.GameInfo] = []
        for name in registry.game_names():
            game = registry.game(name)
            described.append(
                {
                    "game": name,
                    "rules": game.rules_version,
                    "seats": list(game.seat_counts),
                    "roles": game.roles,
                    "counts_points": game.counts_points,
                    "words": dict(game.words),
                    "options": [
                        {"name": option.name, "values": option.values, "default": option.default}
                        for option in game.options
                    ],
                    "editions": [_edition(game, edition) for edition in registry.edition_names(game)],
                    "bots": list(registry.bots(game)),
                    "lessons": len(lessons.scenes(game)),
                    "puzzles": len(puzzles(game)),
                }
            )
        return json_response(described)

    async def list_tables(self, _: Request) -> Response:
        return json_response([msgspec.Raw(body) for body in await self.house.listed()])

    async def show_table(self, request: Request) -> Response:
        live = await self.house.open(request.path_params["table"])
        return json_response(about(live.table, live.here()))

    async def edition(self, request: Request) -> Response:
        """The box that a table plays with: it is public, and its words are in all languages."""
        return json_response(box((await self.house.open(request.path_params["table"])).table.config.edition))

    async def built_in_edition(self, request: Request) -> Response:
        """A box of the house."""
        game = registry.game(request.path_params["game"])
        return json_response(box(registry.edition(game, request.path_params["edition"])))

    # Tables and seats

    async def make_table(self, request: Request) -> Response:
        self.creations.check(client_of(request))
        wanted = await body_of(request, NewTable)
        _check_settings(wanted.settings)
        if len(wanted.title) > LONGEST_TITLE or not (wanted.title.isprintable() or not wanted.title):
            raise TableRefused("title-form", most=LONGEST_TITLE)
        table, key = await self.house.create(
            game=wanted.game,
            seats=wanted.seats,
            edition=wanted.edition,
            options=wanted.options,
            settings=wanted.settings,
            title=wanted.title,
        )
        return json_response(MadeTable(table, key), 201)

    async def sit(self, request: Request) -> Response:
        wanted = await body_of(request, Sit)
        identity, seat = request.path_params["table"], request.path_params["seat"]
        now, rules = self.house.now(), self.house.rules
        if wanted.bot is not None:
            bot = wanted.bot
            await self._check_host(request)
            await self.house.do(identity, lambda table: commands.sit_bot(table, seat, bot, now, rules))
            return json_response(Sitting(seat, None), 201)
        key = new_key()
        name = wanted.name or ""
        await self.house.do(identity, lambda table: commands.sit(table, seat, name, hashed(key), now, rules))
        return json_response(Sitting(seat, key), 201)

    async def clear(self, request: Request) -> Response:
        """Free a seat again, before the match begins."""
        identity, seat = request.path_params["table"], request.path_params["seat"]
        await self._check_host(request)
        await self.house.do(identity, lambda table: commands.clear(table, seat, self.house.now()))
        return json_response(Sitting(seat, None))

    async def link(self, request: Request) -> Response:
        identity, seat = request.path_params["table"], request.path_params["seat"]
        await self._holder(request, seat)
        code = new_key()
        await self.house.do(identity, lambda _: commands.link(seat, code, self.house.now()))
        return json_response(Link(code), 201)

    async def redeem(self, request: Request) -> Response:
        wanted = await body_of(request, Redeem)
        self.strangers.check(client_of(request))
        identity, key = request.path_params["table"], new_key()
        now = self.house.now()
        await self.house.do(identity, lambda table: commands.redeem(table, wanted.code, hashed(key), now))
        table = (await self.house.open(identity)).table
        return json_response(Sitting(table.seat_of_key(hashed(key))[0], key), 201)

    async def rematch(self, request: Request) -> Response:
        table = (await self.house.open(request.path_params["table"])).table
        if not self.held(request, table):
            raise TableRefused("wrong-key")
        return json_response(Rematch(await self.house.rematch(table.identity)), 201)

    def held(self, request: Request, table: Table) -> tuple[Seat, ...]:
        key = key_of(request)
        return table.seat_of_key(hashed(key)) if key else ()

    async def _check_host(self, request: Request) -> None:
        table = (await self.house.open(request.path_params["table"])).table
        if not matches(key_of(request) or "", [table.created.host]):
            self.strangers.check(client_of(request))
            raise TableRefused("not-host")

    async def _holder(self, request: Request, seat: Seat) -> None:
        table = (await self.house.open(request.path_params["table"])).table
        if seat not in self.held(request, table):
            self.strangers.check(client_of(request))
            raise TableRefused("wrong-key")

    def eyes(self, request: Request, table: Table) -> tuple[Seat, ...]:
        seats = self.held(request, table)
        if not seats and table.settings.spectators == "none":
            raise TableRefused("no-spectators")
        return perspectives(table, Viewer(seats))

    # For those who run the server

    async def health(self, _: Request) -> Response:
        try:
            await self.house.store.ping()
            await self.house.hub.ping()
        except Exception as error:
            log.warning("not healthy: %s", type(error).__name__)
            return json_response({"healthy": False}, 503)
        return json_response({"healthy": True})

    async def show_metrics(self, _: Request) -> Response:
        return PlainTextResponse(self.metrics.text(self.house.moves))


def _edition(game: AnyGame, name: str) -> messages.EditionInfo:
    """A built-in edition with its title and what it is, in all languages."""
    terms = {term: dict(names) for term, names in registry.edition(game, name).terms}
    return {"name": name, "title": terms["edition"], "about": terms.get("edition-about")}


def box(edition: Edition[Any]) -> messages.Edition:
    """An edition as the browser gets it: its figures, where each comes from, and its words in all languages."""
    return {
        "name": edition.name,
        "digest": edition.digest,
        "terms": {term: dict(names) for term, names in edition.terms},
        "content": plain(edition.content),
        "sources": sources(edition.text),
    }


def _check_settings(settings: Settings) -> None:
    if settings.spectators not in SPECTATORS:
        raise TableRefused("spectators-form", known=SPECTATORS)
    clock = settings.clock
    times = (clock.move, clock.match)
    if any(seconds is not None and not 1 <= seconds <= LONGEST_CLOCK for seconds in times):
        raise TableRefused("clock-form", most=round(LONGEST_CLOCK))
    if not 0 <= clock.increment <= 3600:
        raise TableRefused("clock-form", most=round(LONGEST_CLOCK))
