"""The HTTP interface: tables are made, joined, listed and exported here; playing is live (`server.live`)."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from spukhaus.core import matchfile, registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import NotFound, SpukhausError
from spukhaus.core.game import PUBLIC, AnyGame, Seat, described
from spukhaus.core.plain import plain
from spukhaus.match import commands
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import Settings
from spukhaus.match.house import House
from spukhaus.match.keys import hashed, matches, new_key
from spukhaus.match.ports import NoSuchTable
from spukhaus.match.table import Table
from spukhaus.match.thoughts import worded
from spukhaus.match.updates import Viewer, about, encoder, perspectives, seat_name
from spukhaus.server.limits import Limiter
from spukhaus.server.live import same_origin
from spukhaus.server.metrics import Metrics
from spukhaus.server.protocol import error_of

log = logging.getLogger("spukhaus.server")

LARGEST_BODY: Final = 256 * 1024
LONGEST_TITLE: Final = 80
LONGEST_CLOCK: Final = 30 * 24 * 3600.0
SPECTATORS: Final = ("none", "public", "seat", "open")

BodyT = TypeVar("BodyT")


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


class Failure(msgspec.Struct, frozen=True):
    error: dict[str, Any]


Endpoint = Callable[[Request], Awaitable[Response]]


class Api:
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
                return failure(_status(refusal), refusal)

        return run

    # What there is

    async def games(self, _: Request) -> Response:
        described = []
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
        box = (await self.house.open(request.path_params["table"])).table.config.edition
        terms = {term: dict(names) for term, names in box.terms}
        return json_response({"name": box.name, "digest": box.digest, "terms": terms, "content": plain(box.content)})

    # Tables and seats

    async def make_table(self, request: Request) -> Response:
        self.creations.check(_client(request))
        wanted = await _body(request, NewTable)
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
        wanted = await _body(request, Sit)
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
        wanted = await _body(request, Redeem)
        self.strangers.check(_client(request))
        identity, key = request.path_params["table"], new_key()
        now = self.house.now()
        await self.house.do(identity, lambda table: commands.redeem(table, wanted.code, hashed(key), now))
        table = (await self.house.open(identity)).table
        return json_response(Sitting(table.seat_of_key(hashed(key))[0], key), 201)

    async def rematch(self, request: Request) -> Response:
        table = (await self.house.open(request.path_params["table"])).table
        if not self._held(request, table):
            raise TableRefused("wrong-key")
        return json_response(Rematch(await self.house.rematch(table.identity)), 201)

    # Looking back

    async def match(self, request: Request) -> Response:
        """The match as a file: all of it once it is over, and before that what the asker was told."""
        table = (await self.house.open(request.path_params["table"])).table
        if table.outcome is not None:
            thoughts = await self.house.thoughts(table.identity)
            places = {taken.number: at for at, taken in enumerate(table.taken, start=1)}
            with_thoughts = tuple((places[number], thought) for number, thought in thoughts.items())
            return PlainTextResponse(matchfile.write(replace(table.file(), thoughts=with_thoughts)))
        return PlainTextResponse(_notes(table, self._eyes(request, table)))

    async def thoughts(self, request: Request) -> Response:
        """What the bots weighed and believed: when the match is over, for everybody."""
        table = (await self.house.open(request.path_params["table"])).table
        found = await self.house.thoughts(table.identity)
        told = []
        for taken in table.taken:
            if taken.number in found:
                action = described(taken.logged.action, table.game.write)
                about = {"number": taken.number, "seat": taken.logged.seat, "action": action}
                told.append({**about, "thought": worded(table.game, found[taken.number])})
        return json_response(told)

    async def moment(self, request: Request) -> Response:
        """The table as the asker saw it after an earlier entry."""
        table = (await self.house.open(request.path_params["table"])).table
        number = request.path_params["number"]
        if not table.started or not 1 <= number <= table.number:
            raise TableRefused("no-such-moment", last=table.number)
        state = table.state_at(number)
        views = {seat_name(seat): table.game.view(state, seat) for seat in self._eyes(request, table)}
        return json_response({"number": number, "views": views})

    async def log(self, request: Request) -> Response:
        """What happened, in words."""
        from spukhaus.texts import Speaker

        table = (await self.house.open(request.path_params["table"])).table
        language = request.query_params.get("language", "en")
        if language not in LANGUAGES:
            raise NotFound("unknown-language", language=language[:20], known=LANGUAGES)
        said = [place.name for place in table.places]
        names = {seat: name for seat, name in enumerate(said) if said.count(name) == 1}  # else by their numbers
        speaker = Speaker(language, table.game, table.config.edition, names)
        eyes = self._eyes(request, table)[0]
        lines = [f"{taken.number} {speaker.event(told)}" for taken in table.taken for told in taken.step.told(eyes)]
        return PlainTextResponse("".join(f"{line}\n" for line in lines))

    def _held(self, request: Request, table: Table) -> tuple[Seat, ...]:
        key = _key(request)
        return table.seat_of_key(hashed(key)) if key else ()

    async def _check_host(self, request: Request) -> None:
        table = (await self.house.open(request.path_params["table"])).table
        if not matches(_key(request) or "", [table.created.host]):
            self.strangers.check(_client(request))
            raise TableRefused("not-host")

    async def _holder(self, request: Request, seat: Seat) -> None:
        table = (await self.house.open(request.path_params["table"])).table
        if seat not in self._held(request, table):
            self.strangers.check(_client(request))
            raise TableRefused("wrong-key")

    def _eyes(self, request: Request, table: Table) -> tuple[Seat, ...]:
        seats = self._held(request, table)
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


def _edition(game: AnyGame, name: str) -> dict[str, Any]:
    """A built-in edition with its title and what it is, in all languages."""
    terms = {term: dict(names) for term, names in registry.edition(game, name).terms}
    return {"name": name, "title": terms["edition"], "about": terms.get("edition-about")}


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


def _check_settings(settings: Settings) -> None:
    if settings.spectators not in SPECTATORS:
        raise TableRefused("spectators-form", known=SPECTATORS)
    clock = settings.clock
    times = (clock.move, clock.match)
    if any(seconds is not None and not 1 <= seconds <= LONGEST_CLOCK for seconds in times):
        raise TableRefused("clock-form", most=round(LONGEST_CLOCK))
    if not 0 <= clock.increment <= 3600:
        raise TableRefused("clock-form", most=round(LONGEST_CLOCK))


async def _body(request: Request, kind: type[BodyT]) -> BodyT:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise TableRefused("message-form", reason="content-type")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise TableRefused("message-form", reason="size")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TableRefused("message-form", reason=str(error)[:200]) from None


def _key(request: Request) -> str | None:
    """The seat's or host's key. In a header, so that it never stands in an address, a log or a referrer."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" and key.strip() else None


def _client(request: Request) -> str:
    return request.client.host if request.client else ""


_STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-moment": 404,
    "wrong-key": 403,
    "not-host": 403,
    "origin": 403,
    "no-spectators": 403,
    "link-expired": 403,
    "too-many-requests": 429,
    "seat-taken": 409,
    "table-started": 409,
    "match-goes-on": 409,
}


def _status(refusal: SpukhausError) -> int:
    return _STATUS.get(refusal.code, 422)


def failure(status: int, refusal: SpukhausError) -> Response:
    return json_response(Failure(error_of(refusal)), status)


def json_response(thing: object, status: int = 200) -> Response:
    # No-store: a seat's answers are nobody else's, not even a cache's.
    headers = {"cache-control": "no-store", "referrer-policy": "no-referrer", "x-content-type-options": "nosniff"}
    return Response(encoder.encode(thing), status, headers, "application/json")
