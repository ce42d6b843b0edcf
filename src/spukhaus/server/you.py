"""Your games: which seats a person has played, kept under the hash of a secret that only the person's browsers know.

Only tables and seats are kept. Everything else is read from the tables, where it stands anyway, and where anybody who
knows the table may read it once the match is over. So a guessed secret is worth a list of tables and no more, and the
answer to a wrong one is that of a new one: an empty list.
"""

from __future__ import annotations

import time
from typing import Annotated, Final

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame
from spukhaus.match.anchors import Anchors, anchors
from spukhaus.match.commands import TableRefused, check_over
from spukhaus.match.keys import hashed
from spukhaus.match.rating import ENOUGH, Comparison, rate
from spukhaus.match.summary import Rival, summary
from spukhaus.match.table import Table
from spukhaus.server.answers import client_of, secret_of
from spukhaus.server.limits import Limiter
from spukhaus.server.requests import Room, Services, evenly
from spukhaus.server.routes import ANY_JSON, Answer, Body, made, route

PEOPLE_AT_A_SEAT: Final = 20
PEOPLE_A_SECOND: Final = 1 / 3600
"""So many people may note a seat: whoever has its key could make up secrets as long as there is room."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a person has played, with its key: the secret alone says who, not that it was them."""

    table: Annotated[str, msgspec.Meta(max_length=64)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]
    key: str


class Remembered(msgspec.Struct, frozen=True):
    table: str
    seat: int


class Forgotten(msgspec.Struct, frozen=True):
    """How many seats the house no longer connects with the person."""

    seats: int


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches against bots, each with the bots that were met in it. `role` is the person's own."""

    game: str
    matches: list[list[Rival]]
    role: str = ""


class Level(msgspec.Struct, frozen=True):
    bot: str
    rating: int


class Rated(msgspec.Struct, frozen=True):
    """`rating`, `low` and `high` are null while there are too few matches. `levels` are the bots in the same role."""

    matches: int
    enough: int
    rating: int | None
    low: int | None
    high: int | None
    levels: list[Level]


class You(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.notings = Limiter(PEOPLE_AT_A_SEAT, PEOPLE_A_SECOND)

    @route(
        "POST",
        "/api/you/matches",
        "Note a seat of a match that is over",
        made(Remembered),
        body=Played,
        key=True,
    )
    async def remember(self, request: Request, body: Body[Played]) -> Remembered:
        person = hashed(secret_of(request))
        played = await body()

        def check(table: Table) -> None:
            if played.seat not in table.seat_once_of(hashed(played.key)):
                raise TableRefused("wrong-key")
            check_over(table)

        began = time.monotonic()
        await self.services.openings.open(played.table, client_of(request))
        try:
            await self.house.ask(played.table, check)
        except TableRefused as refusal:
            if refusal.code == "wrong-key":
                await evenly(began)
                self.strangers.check(client_of(request))
            raise
        self.services.sittings.check(client_of(request))
        if (played.table, played.seat) not in await self.house.store.remembered(person):
            self.notings.check(f"{played.table} {played.seat}")
        await self.house.store.remember(person, played.table, played.seat)
        return Remembered(played.table, played.seat)

    @route("GET", "/api/you/matches", "The seats that somebody has played", ANY_JSON, key=True)
    async def remembered(self, request: Request) -> list[Remembered]:
        found = await self.house.store.remembered(hashed(secret_of(request)))
        if not found:
            self.strangers.check(client_of(request))  # somebody new, or somebody who guesses
        return [Remembered(table, seat) for table, seat in found]

    @route("DELETE", "/api/you", "Forget all that is kept under a secret", Answer(Forgotten), key=True)
    async def forget(self, request: Request) -> Forgotten:
        """The tables belong to all who played there, and stay."""
        seats = await self.house.store.forget(hashed(secret_of(request)))
        if not seats:
            self.strangers.check(client_of(request))
        return Forgotten(seats)

    @route(
        "GET",
        "/api/tables/{table}/seats/{seat}/summary",
        "A match that is over, in short, from one of its seats",
        ANY_JSON,
    )
    async def summary(self, request: Request) -> object:
        return summary(await self.finished_table(request), request.path_params["seat"])

    @route("POST", "/api/you/rating", "What results against bots say", Answer(Rated), body=Results)
    async def rating(self, _: Request, body: Body[Results]) -> Rated:
        """Nothing is kept, and nothing is looked up."""
        results = await body()
        game = registry.game(results.game)
        known = anchors(game)
        if known is None or results.role not in known.ratings:
            return Rated(len(results.matches), ENOUGH, None, None, None, [])
        levels = [Level(bot, round(rating)) for bot, rating in known.ratings[results.role].items()]
        matches = [[_comparison(known, rival) for rival in match] for match in results.matches if match]
        if len(matches) < ENOUGH:
            return Rated(len(matches), ENOUGH, None, None, None, levels)
        found = rate(matches, _usual(game, known, results.role))
        return Rated(len(matches), ENOUGH, round(found.points), round(found.low), round(found.high), levels)


def _comparison(known: Anchors, rival: Rival) -> Comparison:
    bots = known.ratings.get(rival.role, {})
    if rival.bot not in bots:
        raise NotFound("unknown-bot", bot=rival.bot[:20], known=tuple(bots))
    return Comparison(bots[rival.bot], (rival.score >= 0.5) / 2 + (rival.score > 0.5) / 2)


def _usual(game: AnyGame, known: Anchors, role: str) -> float:
    bots = known.ratings[role]
    return bots.get(registry.usual_bot(game), next(iter(bots.values())))
