"""Cups: founded, joined and looked at here; their matches are played at tables, and rounds begin by themselves."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec
from starlette.requests import Request

from spukhaus.cups import commands
from spukhaus.cups.cup import PREFIX, Cup
from spukhaus.cups.house import CupHouse
from spukhaus.cups.told import told
from spukhaus.match.commands import TableRefused
from spukhaus.match.keys import hashed, matches, new_key
from spukhaus.match.ports import NoSuchTable
from spukhaus.match.updates import encoder
from spukhaus.server.answers import client_of, key_of
from spukhaus.server.limits import Limiter
from spukhaus.server.requests import Room, Services
from spukhaus.server.routes import ANY_JSON, Answer, Body, made, route

CUPS_AT_ONCE: Final = 20
CUPS_A_SECOND: Final = 0.1
"""For each address: from one cup come a thousand matches."""
KEPT_TOLD: Final = 100
"""Of so many cups it is kept what is told of them."""


class NewCup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cup to be founded: how many rounds of what, and for how many seconds from now a round may begin. `live` is
    with a clock for every decision."""

    game: str
    rounds: int
    seconds: float
    live: bool = False
    seats: int | None = None


class MadeCup(msgspec.Struct, frozen=True):
    """`key` is the host's: it lets bots join, takes players out, and lets the cup begin."""

    cup: str
    key: str


class JoinCup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person with a name, or (for the host) a bot."""

    name: str | None = None
    bot: str | None = None


class CupPlayer(msgspec.Struct, frozen=True):
    """`key` opens the player's seat in every round; it is shown only once, and kept by the browser."""

    player: int
    key: str | None


class Cups(Room):
    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.cups = CupHouse(services.house, services.addresses.note)
        self.foundings = Limiter(CUPS_AT_ONCE, CUPS_A_SECOND)
        self._told: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    @route("POST", "/api/cups", "Found a cup", made(MadeCup), body=NewCup)
    async def found(self, request: Request, body: Body[NewCup]) -> MadeCup:
        self.foundings.check(client_of(request))
        await self.services.storage.check(client_of(request))
        wanted = await body()
        return MadeCup(
            *await self.cups.found(
                game=wanted.game,
                seats=wanted.seats,
                rounds=wanted.rounds,
                seconds=wanted.seconds,
                live=wanted.live,
                address=client_of(request),
            )
        )

    @route("GET", "/api/cups/{cup}", "What everybody may know of a cup", ANY_JSON, query=("since",))
    async def show(self, request: Request) -> object:
        """Null where nothing has happened since a number."""
        cup = await self._cup(request)
        return None if request.query_params.get("since") == str(cup.length) else self._written(cup)

    @route("POST", "/api/cups/{cup}/players", "Join a cup, or let a bot join", made(CupPlayer), body=JoinCup, key=True)
    async def join(self, request: Request, body: Body[JoinCup]) -> CupPlayer:
        self.services.sittings.check(client_of(request))
        wanted = await body()
        found, now, key = await self._cup(request), self.house.now(), new_key()
        if wanted.bot is None:
            name = wanted.name or ""
            cup = await self.cups.do(found.identity, lambda cup: commands.join(cup, name, hashed(key), now))
            return CupPlayer(_player_of(cup, key), key)
        bot = wanted.bot
        self._check_host(request, found)
        cup = await self.cups.do(found.identity, lambda cup: commands.join_bot(cup, bot, now))
        return CupPlayer(len(cup.players) - 1, None)

    @route(
        "DELETE", "/api/cups/{cup}/players/{player}", "Leave a cup, or take a player out", Answer(CupPlayer), key=True
    )
    async def leave(self, request: Request) -> CupPlayer:
        cup, player = await self._cup(request), request.path_params["player"]
        own = player < len(cup.players) and matches(key_of(request) or "", [cup.players[player].key])
        if not own:
            self._check_host(request, cup)
        await self.cups.withdraw(cup.identity, player)
        return CupPlayer(player, None)

    @route(
        "DELETE", "/api/cups/{cup}/players/{player}/name", "Erase one's name from a cup", Answer(CupPlayer), key=True
    )
    async def erase(self, request: Request) -> CupPlayer:
        """What was played stays, for the standings are everybody's. In a cup that goes on it is to leave, too."""
        self.services.sittings.check(client_of(request))
        cup, player = await self._cup(request), request.path_params["player"]
        if not (player < len(cup.players) and matches(key_of(request) or "", [cup.players[player].key])):
            self.strangers.check(client_of(request))
            raise TableRefused("wrong-key")
        if not cup.ended:
            await self.cups.withdraw(cup.identity, player)
        await self.house.store.erase(PREFIX + cup.identity, player)
        return CupPlayer(player, None)

    @route("POST", "/api/cups/{cup}/start", "Let the first round begin", ANY_JSON, key=True)
    async def start(self, request: Request) -> object:
        cup = await self._cup(request)
        self._check_host(request, cup)
        return self._written(await self.cups.begin(cup.identity))

    def _written(self, cup: Cup) -> msgspec.Raw:
        """Written once for all who ask: it goes through all that was played, and hundreds may look on."""
        number, body = self._told.pop(cup.identity, (0, b""))
        if number != cup.length:
            body = encoder.encode(told(cup))
        self._told[cup.identity] = cup.length, body
        if len(self._told) > KEPT_TOLD:
            self._told.popitem(last=False)
        return msgspec.Raw(body)

    async def _cup(self, request: Request) -> Cup:
        try:
            return await self.cups.read(request.path_params["cup"])
        except NoSuchTable:
            self.strangers.check(client_of(request))
            raise TableRefused("no-such-cup") from None

    def _check_host(self, request: Request, cup: Cup) -> None:
        if not matches(key_of(request) or "", [cup.founded.host]):
            self.strangers.check(client_of(request))
            raise TableRefused("not-host")


def _player_of(cup: Cup, key: str) -> int:
    return next(number for number, player in enumerate(cup.players) if player.key == hashed(key))
