"""Secrecy on the wire, by enumeration: every route and every live message has a row here that says how it is asked.

Two histories of a match that tell an observer the same are played, and in both the observer asks everything that can
be asked, with its own key: every byte of every answer is the same. A new route or message without a row fails.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from typing import Any, Final, NamedTuple, get_args

import httpx
import pytest

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import CHANCE, PUBLIC, AnyGame, Logged, Seat
from spukhaus.core.plain_json import digest
from spukhaus.cups import told
from spukhaus.match.table import Table
from spukhaus.match.thoughts import Considered
from spukhaus.server import pages, protocol
from spukhaus.server.app import Setup, application, route_table
from spukhaus.server.entrance import LIVE
from spukhaus.server.replays import Replays
from tests.server.running import Player, Site, a_house, serving
from tests.server.test_wire_secrecy import no_luck, pairs  # noqa: F401

pytestmark = pytest.mark.anyio


class Ask(NamedTuple):
    """A request: `{table}`, `{seat}` and `{code}` are filled in. With a secret of one's own instead of the key."""

    path: str
    body: object = None
    secret: bool = False


def asked(*paths: str) -> list[Ask]:
    return [Ask(path) for path in paths]


TABLE: Final = "/api/tables/{table}"
SEAT: Final = f"{TABLE}/seats/{{seat}}"

ROUTES: Final[dict[str, list[Ask]]] = {
    # About no table: they are asked all the same.
    "GET /api/games": asked("/api/games"),
    "GET /api/games/{game}/editions/{edition}": asked("/api/games/shy_monsters/editions/standard"),
    "GET /api/rules/{game}": asked("/api/rules/shy_monsters"),
    "GET /api/rules/{game}/examples/{rule}": asked("/api/rules/shy_monsters/examples/SM-17"),
    "GET /api/lessons/{game}": asked("/api/lessons/shy_monsters"),
    "POST /api/lessons/{game}/{scene}": [Ask("/api/lessons/shy_monsters/none", {"answers": []})],
    "POST /api/lessons/{game}/{scene}/advice": [
        Ask("/api/lessons/shy_monsters/none/advice", {"answers": [], "question": "possible"})
    ],
    "POST /api/games/{game}/editions": [Ask("/api/games/shy_monsters/editions", {"text": "title = 1"})],
    "GET /api/puzzles/{game}": asked("/api/puzzles/shy_monsters"),
    "GET /api/puzzles/{game}/{name}": asked("/api/puzzles/shy_monsters/none"),
    "POST /api/puzzles/{game}/{name}": [Ask("/api/puzzles/shy_monsters/none", {"actions": []})],
    "POST /api/replays": [Ask("/api/replays", {"file": 1})],  # what is brought comes from outside
    "GET /health": asked("/health"),
    "GET /health/live": asked("/health/live"),
    "GET /health/ready": asked("/health/ready"),
    "GET /metrics": asked("/metrics"),
    # Tables and seats.
    "GET /api/people": asked("/api/people"),
    "GET /api/tables": asked("/api/tables"),
    "POST /api/tables": [Ask("/api/tables", {"game": "shy_monsters"})],
    "GET /api/tables/{table}": asked(TABLE),
    "GET /api/tables/{table}/view": asked(f"{TABLE}/view"),
    "GET /api/tables/{table}/edition": asked(f"{TABLE}/edition"),
    "POST /api/tables/{table}/seats/{seat}": [Ask(SEAT, {"name": "Eve"}), Ask(SEAT, {"bot": "random"})],
    "DELETE /api/tables/{table}/seats/{seat}": asked(SEAT),
    "POST /api/tables/{table}/seats/{seat}/link": asked(f"{SEAT}/link", f"{TABLE}/seats/0/link"),
    "POST /api/tables/{table}/redeem": [
        Ask(f"{TABLE}/redeem", {"code": "nonsense"}),
        Ask(f"{TABLE}/redeem", {"code": "{code}"}),
    ],
    "DELETE /api/tables/{table}/seats/{seat}/devices": asked(f"{SEAT}/devices", f"{TABLE}/seats/0/devices"),
    "POST /api/tables/{table}/rematch": asked(f"{TABLE}/rematch"),
    "POST /api/tables/{table}/erase": [Ask(f"{TABLE}/erase", {"keys": ["nonsense"]})],
    "GET /api/push": asked("/api/push"),
    "POST /api/tables/{table}/seats/{seat}/bell": [
        Ask(f"{SEAT}/bell", {"endpoint": "https://push.example/1"}),
        Ask(f"{TABLE}/seats/0/bell", {"endpoint": "nonsense"}),
    ],
    "DELETE /api/tables/{table}/seats/{seat}/bell": asked(f"{SEAT}/bell", f"{TABLE}/seats/0/bell"),
    # Looking back.
    "GET /api/tables/{table}/match": asked(f"{TABLE}/match"),
    "GET /api/tables/{table}/moments/{number}": asked(*(f"{TABLE}/moments/{number}" for number in (1, 4, 6, 9, 99))),
    "GET /api/tables/{table}/log": asked(*(f"{TABLE}/log?language={language}" for language in ("en", "pl", "xx"))),
    # Only once the match is over: until then the refusal is the same.
    "GET /api/tables/{table}/thoughts": asked(f"{TABLE}/thoughts"),
    "POST /api/tables/{table}/branches": [
        Ask(f"{TABLE}/branches", {"at": 1, "seat": 1, "name": "Eve", "bot": "random"})
    ],
    "GET /api/tables/{table}/replay": asked(f"{TABLE}/replay"),
    "GET /api/tables/{table}/replay/{at}": asked(f"{TABLE}/replay/1"),
    "POST /api/tables/{table}/review": asked(f"{TABLE}/review"),
    "GET /api/tables/{table}/review": asked(f"{TABLE}/review"),
    "GET /api/tables/{table}/beliefs/{at}/{seat}": asked(f"{TABLE}/beliefs/1/0", f"{TABLE}/beliefs/1/1"),
    "GET /api/tables/{table}/seats/{seat}/summary": asked(f"{TABLE}/seats/0/summary", f"{SEAT}/summary"),
    # Cups: they know tables by their ids; what they tell of those that go on, `test_cups` looks at.
    "POST /api/cups": [Ask("/api/cups", {"game": "shy_monsters", "rounds": 0, "seconds": 3600})],
    "GET /api/cups/{cup}": asked("/api/cups/{table}"),
    "POST /api/cups/{cup}/players": [Ask("/api/cups/{table}/players", {"name": "Eve"})],
    "DELETE /api/cups/{cup}/players/{player}": asked("/api/cups/{table}/players/0"),
    "DELETE /api/cups/{cup}/players/{player}/name": asked("/api/cups/{table}/players/0/name"),
    "POST /api/cups/{cup}/start": asked("/api/cups/{table}/start"),
    # Your games.
    "POST /api/you/matches": [
        Ask("/api/you/matches", {"table": "{table}", "seat": 1, "key": "{key}"}, secret=True),
        Ask("/api/you/matches", {"table": "{table}", "seat": 0, "key": "{key}"}, secret=True),
    ],
    "GET /api/you/matches": [Ask("/api/you/matches", secret=True)],
    "DELETE /api/you": [Ask("/api/you", secret=True)],
    # The deal of the day: of one's own, of others, and of a day that is not over.
    "GET /api/deals": [Ask("/api/deals", secret=True), *asked("/api/deals")],
    "POST /api/deals/{game}": [Ask("/api/deals/shy_monsters", {"name": "Eve"}, secret=True)],
    "GET /api/deals/{game}/{day}": [
        *(Ask(f"/api/deals/{game}/1970-01-01", secret=True) for game in registry.game_names()),
        *asked("/api/deals/shy_monsters/1970-01-01", "/api/deals/straszydla/1969-12-31"),
    ],
    "POST /api/you/rating": [Ask("/api/you/rating", {"game": "shy_monsters", "matches": []})],
}

PAGES: Final = {*pages.ADDRESSES, *pages.FILES, "/api/openapi.json"}
"""The same files for everybody; the page of a table names its game and who invites, and is asked like the routes."""

MESSAGES: Final[dict[str, list[dict[str, object]]]] = {
    "ping": [{}],
    "act": [{"number": 10_000, "action": "nonsense"}, {"number": 0, "action": "walk a1"}],
    "advise": [{"question": question} for question in ("possible", "sketch", "nonsense")],
    "hint": [{}],
    "say": [{"text": "Boo!"}, {"text": ""}],
    "react": [{"reaction": "wave"}, {"reaction": "fright"}],
    "nudge": [{"whom": 0}, {"whom": 1}],
    "substitute": [{"whom": 0}, {"whom": 1}],
    "return": [{}],
    "consent": [{"agrees": True}],
    "pause": [{}],
    "answer": [{"agrees": True}],
    "undo": [{}],
    "leave": [{}],
}
"""In this order: the last ones change the table."""


def test_every_route_has_a_row() -> None:
    assert set(ROUTES) == {f"{route.method} {route.path}" for route in route_table()}


def test_whatever_else_is_served_is_a_page_or_live() -> None:
    declared = {route.pattern for route in route_table()}
    served: set[str] = {route.path for route in application(Setup("memory:")).routes}  # type: ignore[attr-defined]
    assert served - declared == PAGES | {LIVE}


def test_every_message_has_a_row() -> None:
    kinds: set[str] = {str(kind.__struct_config__.tag) for kind in get_args(protocol.Request)}
    assert set(MESSAGES) == kinds


async def ask_everything(site: Site, table: str, key: str, seat: Seat) -> list[str]:
    """Every answer: its status, its headers and its bytes. In the order of the rows."""
    heard, filled = [], {"{table}": table, "{seat}": str(max(seat, 0)), "{key}": key, "{code}": "nonsense"}

    def fill(thing: Any) -> Any:
        if isinstance(thing, dict):
            return {name: fill(value) for name, value in thing.items()}
        for name, value in filled.items():
            thing = thing.replace(name, value) if isinstance(thing, str) else thing
        return thing

    for row, requests in {**ROUTES, "GET page": asked("/table/{table}")}.items():
        for request in requests:
            method = row.partition(" ")[0]
            known = "s" * 40 if request.secret else key
            # One name of the house for both: it stands on the page of a table.
            headers = {"host": "spukhaus.test"} | ({"authorization": f"Bearer {known}"} if known else {})
            answer = await site.http.request(method, fill(request.path), json=fill(request.body), headers=headers)
            heard.append(f"{row}: {_all_of(answer)}")
            if row.endswith("/link") and answer.status_code == 201:
                filled["{code}"] = answer.json()["code"]
    return heard


def _all_of(answer: httpx.Response) -> str:
    headers = {name: value for name, value in answer.headers.items() if name != "date"}
    # Times are nobody's secret here, and differ by themselves.
    text = "\n".join(line for line in answer.text.splitlines() if "command_seconds" not in line)
    if "command_seconds" in answer.text:
        headers.pop("content-length")
    return f"{answer.status_code} {headers} {text}"


async def say_everything(player: Player, seat: Seat, but: str = "") -> None:
    for kind, messages in MESSAGES.items():
        for message in messages if kind != but else ():
            request = message if kind == "ping" else {"seat": max(seat, 0), **message}
            await player.ask(type=kind, **request)


async def play(game: AnyGame, seats: int, log: list[Logged[Any]], observer: Seat, start: Callable[[], None]) -> str:
    """Play a history, and let the observer ask everything: all that it is answered and told."""
    start()
    dealt = [logged.action for logged in log if logged.seat == CHANCE]

    def draw(_table: Any, state: Any, drawn: int) -> Any:
        return dealt[drawn] if drawn < len(dealt) else game.chance(state, random.Random(1))

    async def hinter(table: Table, seat: Seat, _: object) -> Considered:
        """From what the seat is offered and from nothing else."""
        return Considered(game.write(game.legal_actions(table.state, seat).sample(random.Random(1))))

    async with a_house(chance=draw, hinter=hinter, now=lambda: 1000.0) as running, serving(running) as site:
        table, keys = await site.table(*(f"player {seat}" for seat in range(seats)), game=game.name, seats=seats)
        mine = [keys[observer]] if observer >= 0 else []
        async with site.live(table, *keys) as everybody:
            for logged in log:
                if logged.seat != CHANCE:
                    await everybody.act(logged.seat, game.write(logged.action))
        async with site.live(table, *mine) as watching:
            heard = await ask_everything(site, table, mine[0] if mine else "", observer)
            await say_everything(watching, observer)
            heard += watching.received
    return "\n".join(heard)


@pytest.mark.parametrize("observer", [1, PUBLIC])
@pytest.mark.parametrize("name", registry.game_names())
async def test_every_answer_is_the_same(
    name: str,
    observer: Seat,
    no_luck: Callable[[], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("spukhaus.server.app.STRANGERS_AT_ONCE", 1000)
    game = registry.game(name)
    for one, two in itertools.islice(pairs(name, game.seat_counts[0], observer), 2):
        first, second = [await play(game, game.seat_counts[0], log, observer, no_luck) for log in (one, two)]
        assert first == second
        assert len(first) > 20_000


async def other_table_of_the_deal(name: str, played: str, start: Callable[[], None]) -> str:
    """Somebody plays a deal to the end, and somebody else who has just begun it asks everything about both tables: all
    that the second is answered and told."""
    start()
    game, rng = registry.game(name), random.Random(played)

    async def think(table: Table, seat: Seat) -> Considered:
        """The same at both tables, as far as the same was done there."""
        chosen = random.Random(f"{seat} {len(table.taken)}")
        return Considered(game.write(game.legal_actions(table.state, seat).sample(chosen)))

    async with a_house(think=think, now=lambda: 1000.0) as running, serving(running) as site:
        first = await site.post(f"/api/deals/{name}", {"name": "Ada"}, "a" * 40)
        second = await site.post(f"/api/deals/{name}", {"name": "Bo"}, "s" * 40)
        opened = await running.open(first["table"])
        seat = first["seat"]
        for _ in range(400):
            async with asyncio.timeout(20):
                while not opened.table.over and seat not in opened.table.asked():
                    await asyncio.sleep(0)
            if opened.table.over:
                break
            action = game.write(game.legal_actions(opened.table.state, seat).sample(rng))
            await running.act(first["table"], seat, opened.table.number, action, lambda _: None)
        assert opened.table.over
        heard = []
        for table in (first["table"], second["table"]):
            heard += await ask_everything(site, table, second["key"], second["seat"])
        async with site.live(second["table"], second["key"]) as watching:
            await say_everything(watching, second["seat"], but="leave")  # nobody may look on who has left
            heard += watching.received
    # How much is done in the house is no secret, and the two matches are not of the same length.
    return "\n".join(part for part in heard if not part.startswith("GET /metrics"))


@pytest.mark.parametrize("name", registry.game_names())
async def test_tables_of_one_deal_tell_nothing_to_one_another(
    name: str,
    no_luck: Callable[[], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("spukhaus.server.app.STRANGERS_AT_ONCE", 1000)
    one, two = [await other_table_of_the_deal(name, played, no_luck) for played in ("one way", "another")]
    assert one == two
    assert one.count("shared-closed") > 20


async def other_table_of_the_cup(name: str, played: str, start: Callable[[], None]) -> str:
    """At one table of a round a match is played to its end, and somebody at the other table, whose match has just
    begun, asks everything about both tables and about the cup: all that is answered and told."""
    start()
    game, rng = registry.game(name), random.Random(played)
    seats = game.seat_counts[0]
    async with a_house(now=lambda: 1000.0) as running, serving(running) as site:
        wish = {"game": name, "rounds": 2, "seconds": 3600, "seats": seats}
        cup = await site.post("/api/cups", wish)
        path = f"/api/cups/{cup['cup']}"
        keys = [
            (await site.post(f"{path}/players", {"name": f"player {number}"}))["key"] for number in range(2 * seats)
        ]
        begun = (await site.try_post(f"{path}/start", key=cup["key"])).json()
        mine, other = begun["played"][0]["tables"]
        while (table := (await running.open(other["table"])).table).outcome is None:
            seat = table.asked()[0]
            action = game.write(game.legal_actions(table.state, seat).sample(rng))
            await running.act(table.identity, seat, table.number, action, lambda _: None)
        async with asyncio.timeout(20):
            while (info := (await site.http.get(path)).json())["played"][0]["done"] != 1:
                await asyncio.sleep(0)
        seat, key = 1, keys[mine["players"][1]]
        heard = [str(info), str((await site.http.get(f"{path}?since=0")).json())]
        for asked_about in (other["table"], mine["table"], cup["cup"]):
            heard += await ask_everything(site, asked_about, key, seat)
        async with site.live(mine["table"], key) as watching:
            await say_everything(watching, seat, but="leave")
            heard += watching.received
    return "\n".join(part for part in heard if not part.startswith("GET /metrics"))


@pytest.mark.parametrize("name", registry.game_names())
async def test_tables_of_one_cup_tell_nothing_to_one_another(
    name: str,
    no_luck: Callable[[], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only that it is done is told, and not how it was played or how it ended."""
    monkeypatch.setattr("spukhaus.server.app.STRANGERS_AT_ONCE", 1000)
    one, two = [await other_table_of_the_cup(name, played, no_luck) for played in ("one way", "another")]
    assert one == two
    assert one.count("shared-closed") > 20


async def test_a_leak_planted_in_a_cup_is_caught(
    no_luck: Callable[[], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Scores of a round that goes on: told by the cup as soon as a table is over."""
    monkeypatch.setattr("spukhaus.server.app.STRANGERS_AT_ONCE", 1000)
    table = told._table
    monkeypatch.setattr(told, "_table", lambda laid, _: table(laid, True))
    name = "ghostbumpers"
    one, two = [await other_table_of_the_cup(name, played, no_luck) for played in ("one way", "another")]
    assert one != two


async def test_a_leak_planted_in_any_route_is_caught(
    no_luck: Callable[[], None],  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A refusal whose reference number comes from the hidden state, at a route that the older test does not ask."""

    async def leaky(self: Replays, request: Any) -> Table:
        opened = await self.house.open(request.path_params["table"])
        raise SpukhausError("match-goes-on", reference=digest(opened.table.state)[:6])

    monkeypatch.setattr(Replays, "finished_table", leaky)
    game = registry.game("shy_monsters")
    caught = False
    for one, two in itertools.islice(pairs("shy_monsters", 2, 1), 2):
        first, second = [await play(game, 2, log, 1, no_luck) for log in (one, two)]
        caught |= first != second
    assert caught
