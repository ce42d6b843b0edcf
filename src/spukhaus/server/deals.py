"""The deal of the day: what is played today, one's own table of it, and afterwards how everybody did (`match.deals`).

Nothing here tells anything of a deal to somebody who may still play it: neither results nor what was done.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from starlette.requests import Request

from spukhaus.core import registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import AnyGame, Seat, described
from spukhaus.core.seed import commitment, practice_seed
from spukhaus.match import deals
from spukhaus.match.commands import TableRefused
from spukhaus.match.deals import DealHouse, Result, Ticket
from spukhaus.match.keys import hashed
from spukhaus.match.table import Table
from spukhaus.server.answers import client_of, key_of, secret_of
from spukhaus.server.requests import Room, Services
from spukhaus.server.routes import Answer, Body, made, route

MOST_RANKED: Final = 100
"""So many of the best are listed, and the asker."""


class DealDoor(msgspec.Struct, frozen=True):
    """A deal as far as everybody may know it: who sits where, and what fixes it."""

    game: str
    seat: int
    seats: int
    bot: str
    commitment: str


class DealToday(DealDoor, frozen=True):
    """`table` is the asker's own, once it was begun, and `over` says whether it has ended."""

    table: str | None
    over: bool


class DealsToday(msgspec.Struct, frozen=True):
    """`ends` is when the day is over, in seconds since 1970; `yesterday` is the day before, if there were deals then.
    `practice`: the deals follow from the date, and nobody is ranked. Of tomorrow's only what fixes them is told."""

    day: str
    ends: float
    yesterday: str | None
    practice: bool
    deals: list[DealToday]
    tomorrow: list[DealDoor]


class EnterDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class EnteredDeal(msgspec.Struct, frozen=True):
    """`key` opens the seat. Whoever asks again with the same secret is told the same."""

    table: str
    seat: int
    key: str


class DealRanked(msgspec.Struct, frozen=True):
    """`lead` is by how many points somebody is ahead of the best bot: by this they are ranked. `table` is told when
    the day is over: then it may be replayed."""

    place: int
    name: str
    points: int
    lead: int
    won: float
    mine: bool
    table: str | None


class DealChoice(msgspec.Struct, frozen=True):
    action: Any
    """With its parts, for which there are words."""
    people: int


class DealMoment(msgspec.Struct, frozen=True):
    """Where people parted who had done the same until then: after how many actions of the asker's match, what the
    asker did, and what they all did."""

    at: int
    chosen: str
    people: int
    choices: list[DealChoice]


class DealResults(msgspec.Struct, frozen=True):
    """`seed` is told when the day is over. `moments` are for whoever has played. `late`: the asker's match ended when
    the day was over, and is not ranked."""

    game: str
    day: str
    seat: int
    over: bool
    practice: bool
    commitment: str
    seed: str | None
    table: str | None
    late: bool
    players: int
    ranking: list[DealRanked]
    moments: list[DealMoment]


class DealsOfTheDay(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.deals = DealHouse(services.house)

    @route("GET", "/api/deals", "The deals of today, and what fixes those of tomorrow", Answer(DealsToday), key=True)
    async def today(self, request: Request) -> DealsToday:
        """With the secret of a browser: whether it has played them."""
        day = deals.day_at(self.house.now())
        tomorrow = deals.day_after(day)
        seeds = await deals.seeds_on(self.house.store, day)
        told = []
        for name, seed in seeds.items():
            own = await self._own(request, day, name) if key_of(request) else None
            table, over = (own.identity, own.over) if own else (None, False)
            told.append(DealToday(**_door(day, name, seed), table=table, over=over))
        practice = all(seed == practice_seed(day, name) for name, seed in seeds.items())
        ajar = await deals.seeds_on(self.house.store, tomorrow)
        doors = [DealDoor(**_door(tomorrow, name, seed)) for name, seed in ajar.items()]
        before = deals.day_after(day, -1)
        yesterday = before if await self.house.store.deals(before) else None
        return DealsToday(day, deals.ends_at(day), yesterday, practice, told, doors)

    @route(
        "POST",
        "/api/deals/{game}",
        "Play the deal of the day, or go on with it",
        made(EnteredDeal),
        body=EnterDeal,
        key=True,
    )
    async def enter(self, request: Request, body: Body[EnterDeal]) -> EnteredDeal:
        """With the secret of a browser, which has one table of each deal."""
        secret = secret_of(request)
        game = registry.game(request.path_params["game"])
        wanted = await body()
        now = self.house.now()
        day = deals.day_at(now)
        ticket = Ticket.of(secret, day, game.name)
        if ticket.table not in await self.house.store.numbers([ticket.table]):
            self.creations.check(client_of(request))
            await self.services.storage.check(client_of(request))
            seed = (await deals.seeds_on(self.house.store, day))[game.name]
            entries = deals.first_entries(game, day, seed, wanted.name, ticket, now, self.house.chance)
            await self.house.keep(ticket.table, entries, client_of(request))
            self.services.addresses.note(ticket.table, client_of(request))
        return EnteredDeal(ticket.table, deals.seat_on(game, day), ticket.key)

    @route("GET", "/api/deals/{game}/{day}", "How everybody did at a deal", Answer(DealResults), key=True)
    async def results(self, request: Request) -> DealResults:
        """For those who have played it, and for everybody when its day is over."""
        game, day = registry.game(request.path_params["game"]), request.path_params["day"]
        today = deals.day_at(self.house.now())
        seed = (await self._seeds(day, today)).get(game.name)
        if seed is None:
            raise NotFound("no-such-deal", day=day[:20])
        own = await self._own(request, day, game.name) if key_of(request) else None
        mine = own if own is not None and own.over else None
        over, practice = day < today, seed == practice_seed(day, game.name)
        seat = deals.seat_on(game, day)
        if mine is None and not over:
            raise TableRefused("deal-not-played")
        found = await self._found(day, game, mine)
        return DealResults(
            game=game.name,
            day=day,
            seat=seat,
            over=over,
            practice=practice,
            commitment=commitment(seed),
            seed=seed if over else None,
            table=mine.identity if mine else None,
            late=mine is not None and mine.identity not in found,
            players=len(found),
            ranking=_ranking(found, mine.identity if mine else None, over),
            moments=_moments(mine, seat, [result.actions for _, result in found.values()]) if mine else [],
        )

    async def _seeds(self, day: str, today: str) -> dict[str, str]:
        """By game; none where there was no deal, or where it is still to come."""
        if day == today:
            return await deals.seeds_on(self.house.store, day)
        return await self.house.store.deals(day) if deals.is_day(day) and day < today else {}

    async def _own(self, request: Request, day: str, game: str) -> Table | None:
        """The asker's table of a deal, if there is one that the asker has not left."""
        ticket = Ticket.of(secret_of(request), day, game)
        if ticket.table not in await self.house.store.numbers([ticket.table]):
            return None
        await self.services.openings.open(ticket.table, client_of(request))
        table = await self.house.ask(ticket.table, lambda table: table)
        return table if table.seat_of_key(hashed(ticket.key)) else None

    async def _found(self, day: str, game: AnyGame, mine: Table | None) -> dict[str, tuple[str, Result]]:
        """By table: who, and how it went. One's own is noted now, if whoever saw the end could not."""
        if mine is not None:
            await deals.settle(self.house.store, mine)
        rows = await self.house.store.results(day, game.name)
        found = {table: (name, msgspec.json.decode(body, type=Result)) for table, name, body in rows}
        if mine is not None and mine.identity not in found and (result := deals.result_of(mine)):
            found[mine.identity] = (mine.places[deals.seat_on(game, day)].name, result)
        return found


def _door(day: str, name: str, seed: str) -> dict[str, Any]:
    game = registry.game(name)
    return {
        "game": name,
        "seat": deals.seat_on(game, day),
        "seats": deals.seats_of(game),
        "bot": registry.usual_bot(game),
        "commitment": commitment(seed),
    }


def _ranking(found: dict[str, tuple[str, Result]], mine: str | None, over: bool) -> list[DealRanked]:
    leads = sorted((result.lead for _, result in found.values()), reverse=True)
    places = {lead: len(leads) - behind for behind, lead in enumerate(reversed(leads))}
    ranked = [
        DealRanked(
            place=places[result.lead],
            name=name,
            points=result.points,
            lead=result.lead,
            won=result.won,
            mine=table == mine,
            table=table if over else None,
        )
        for table, (name, result) in found.items()
    ]
    ranked.sort(key=lambda one: (one.place, not one.mine, one.name))
    return [one for at, one in enumerate(ranked) if at < MOST_RANKED or one.mine]


def _moments(table: Table, seat: Seat, others: list[tuple[str, ...]]) -> list[DealMoment]:
    game = table.game
    return [
        DealMoment(
            parting.at,
            parting.chosen,
            parting.people,
            [DealChoice(described(game.read(action), game.write), people) for action, people in parting.choices],
        )
        for parting in deals.partings(table, seat, others)
    ]
