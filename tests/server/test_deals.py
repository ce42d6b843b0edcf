"""The deal of the day: the same for everybody, once, closed to others while its day lasts, and compared afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from spukhaus.core import registry
from spukhaus.core.seed import commitment, practice_seed
from spukhaus.core.thought import think
from spukhaus.match import commands, deals
from spukhaus.match.deals import DealHouse
from spukhaus.match.entries import Paused, Resumed
from spukhaus.match.house import House
from spukhaus.match.table import Table
from spukhaus.match.thoughts import BotsBusy
from spukhaus.server import link_previews, live, requests, you
from spukhaus.server.bots import BotHouse
from spukhaus.server.workers import Task, Work, WorkerFailed
from spukhaus.store.memory import MemoryStore
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000.0
DAY = deals.day_at(NOON)
ADA, BO = "a" * 40, "b" * 40


@pytest.fixture(autouse=True)
def numbered_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same matches in every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(deals, "new_seed", lambda: f"{next(numbers):064x}")


class AtOnce:
    """Thinks in this process."""

    def __init__(self, work: Work) -> None:
        self._work = work

    async def ask(self, task: Task, seconds: float, heard: object) -> Any:
        return self._work(lambda _: None, *task)

    def kill(self) -> None:
        """There is nothing to kill."""


class Failing(AtOnce):
    async def ask(self, task: Task, seconds: float, heard: object) -> Any:
        raise WorkerFailed


async def hire_at_once(_: int, work: Work) -> AtOnce:
    return AtOnce(work)


async def hire_failing(_: int, work: Work) -> AtOnce:
    return Failing(work)


class Clock:
    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@contextlib.asynccontextmanager
async def open_site() -> AsyncIterator[tuple[House, Site, Clock]]:
    clock, bots = Clock(), BotHouse(1, hire=hire_at_once)
    async with a_house(think=bots.think, now=clock) as house, serving(house) as site:
        yield house, site, clock
    await bots.close()


async def enter(site: Site, secret: str, name: str = "Ada", game: str = "shy_monsters") -> dict[str, Any]:
    entered: dict[str, Any] = await site.post(f"/api/deals/{game}", {"name": name}, secret)
    return entered


async def play(house: House, entered: dict[str, Any], choices: str, most: int = 1000) -> Table:
    """The person decides by these random numbers, so many times or until the end."""
    opened, seat, rng = await house.open(entered["table"]), entered["seat"], random.Random(choices)
    for _ in range(most):
        async with asyncio.timeout(20):
            while not opened.table.over and seat not in opened.table.asked():
                await asyncio.sleep(0)
        if opened.table.over:
            break
        game = opened.table.game
        action = game.write(game.legal_actions(opened.table.state, seat).sample(rng))
        await house.act(opened.table.identity, seat, opened.table.number, action, lambda _: None)
    return opened.table


async def get(site: Site, path: str, key: str = "") -> httpx.Response:
    return await site.http.get(path, headers={"authorization": f"Bearer {key}"} if key else {})


def refused(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"])


def logged(table: Table) -> list[tuple[int, str]]:
    return [(taken.logged.seat, table.game.write(taken.logged.action)) for taken in table.taken]


async def test_everybody_has_one_table_of_the_same_deal() -> None:
    async with open_site() as (house, site, _):
        ada, again, bo = await enter(site, ADA), await enter(site, ADA, "Eve"), await enter(site, BO, "Bo")
        assert ada == again
        assert ada["table"] != bo["table"]
        assert ada["key"] != bo["key"]
        assert ada["seat"] == bo["seat"]
        tables = [(await house.open(entered["table"])).table for entered in (ada, bo)]
        assert [table.places[ada["seat"]].name for table in tables] == ["Ada", "Bo"]
        assert tables[0].created.seed == tables[1].created.seed
        told = (await get(site, "/api/deals", ADA)).json()
        mine = next(deal for deal in told["deals"] if deal["game"] == "shy_monsters")
        assert (told["day"], mine["table"], mine["over"]) == (DAY, ada["table"], False)
        assert told["yesterday"] is None
        assert mine["commitment"] == commitment(tables[0].created.seed)


async def test_a_house_fixes_deals_before_anybody_asks() -> None:
    async with open_site() as (house, site, _):
        await DealHouse(house).fix()
        seeds = await house.store.deals(deals.day_after(DAY))
        told = {deal["game"]: deal["commitment"] for deal in (await get(site, "/api/deals")).json()["tomorrow"]}
        assert told == {game: commitment(seed) for game, seed in seeds.items()}


async def test_two_who_ask_at_once_get_one_table() -> None:
    async with open_site() as (house, site, _):
        entered = await asyncio.gather(*(enter(site, ADA) for _ in range(5)))
        assert len({one["table"] for one in entered}) == 1
        assert await house.store.identities() == [entered[0]["table"]]


@pytest.mark.parametrize("game", registry.game_names())
async def test_bots_do_the_same_whatever_else_happens(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At one table all is quiet; at the other the person comes and goes, and the machine is so slow that hours pass
    between two looks at the clock."""
    async with open_site() as (house, site, _):
        ada, bo = await enter(site, ADA, game=game), await enter(site, BO, game=game)
        quiet = await play(house, ada, "any", most=12)
        passed = iter(range(0, 10**9, 3600))
        monkeypatch.setattr(time, "perf_counter", lambda: float(next(passed)))
        for more in (Paused(NOON), Resumed(NOON)):
            await house.do(bo["table"], lambda _, more=more: [more])  # type: ignore[misc]
        busy = await play(house, bo, "any", most=12)
        together = min(len(quiet.taken), len(busy.taken))
        assert logged(quiet)[:together] == logged(busy)[:together]
        assert any(seat not in (ada["seat"], -1) for seat, _ in logged(quiet)[:together])


def test_a_level_that_is_bounded_by_a_clock_would_not_do_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above is good for: the expert looks at the clock."""
    game = registry.game("ghostbumpers")
    looked: list[float] = []

    def look() -> float:
        looked.append(3600.0)
        return sum(looked)

    monkeypatch.setattr(time, "perf_counter", look)
    for name in ("expert", registry.usual_bot(game)):
        looked.clear()
        state, rng = game.new(registry.config(game, 4)), random.Random(1)
        while game.to_act(state) == (-1,):
            state = game.apply(state, -1, game.chance(state, rng)).state
        seat = game.to_act(state)[0]
        think(registry.bot(game, name)(game), game.view(state, seat), game.legal_actions(state, seat), rng)
        assert bool(looked) == (name == "expert")


async def test_a_bot_that_fails_thinks_again_instead_of_doing_anything() -> None:
    bots = BotHouse(1, hire=hire_failing)
    async with a_house(now=Clock()) as house, serving(house) as site:
        table = (await house.open((await enter(site, ADA, game="ghostbumpers"))["table"])).table
        seat = next(seat for seat in table.asked() if table.places[seat].bot)
        with pytest.raises(BotsBusy):
            await bots.think(table, seat)
    await bots.close()


async def test_others_get_nothing_while_the_day_lasts() -> None:
    async with open_site() as (house, site, clock):
        ada, bo = await enter(site, ADA), await enter(site, BO, "Bo")
        await play(house, ada, "ada")
        table = f"/api/tables/{ada['table']}"
        asked = ("", "/view", "/replay", "/replay/1", "/match", "/thoughts", "/log", "/moments/3", "/review")
        for path in (*asked, "/seats/0/summary", "/edition"):
            for key in ("", bo["key"], BO):
                assert refused(await get(site, table + path, key)) == "shared-closed", path
        for path in ("/replay", "/match", "/thoughts", "/seats/0/summary"):
            assert (await get(site, table + path, ada["key"])).status_code == 200
        told = await get(site, table, ada["key"])
        assert told.json()["outcome"]
        assert told.json()["seed"] is None
        seed = (await house.open(ada["table"])).table.created.seed
        assert seed not in (await get(site, f"{table}/match", ada["key"])).text
        clock.now += 86400
        assert (await get(site, f"{table}/replay")).status_code == 200
        opened = (await get(site, table)).json()
        assert (opened["seed"], opened["shared"]["closed"]) == (seed, False)


async def test_a_refusal_takes_as_long_whatever_there_is_to_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it takes to look, which tells how much was played, whether the table is in memory and whether
    something is just being saved."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    for looked in (0.0, 0.03, 0.1, 9.05):
        with monkeypatch.context() as patched:
            patched.setattr(requests, "asyncio", SimpleNamespace(sleep=sleep))
            patched.setattr(requests, "time", SimpleNamespace(monotonic=lambda looked=looked: 100.0 + looked))
            await requests.evenly(100.0)
    assert [round(seconds, 6) for seconds in slept] == [0.25, 0.22, 0.15, 0.2]

    evened: list[float] = []

    async def evenly(began: float) -> None:
        evened.append(began)

    for room in (requests, live, you, link_previews):
        monkeypatch.setattr(room, "evenly", evenly)
    async with open_site() as (_, site, _clock):
        ada = await enter(site, ADA)
        table = f"/api/tables/{ada['table']}"
        for path in ("", "/view", "/replay"):
            assert refused(await get(site, table + path, BO)) == "shared-closed"
        assert len(evened) == 3
        for keys, code in (((), "no-spectators"), (("nonsense",), "wrong-key")):
            async with connect(f"ws://127.0.0.1:{site.port}{table}/live") as raw:
                await raw.send(json.dumps({"type": "hello", "protocol": 1, "keys": keys}))
                assert json.loads(await raw.recv())["error"]["code"] == code
        assert len(evened) == 5
        stranger = {"table": ada["table"], "seat": ada["seat"], "key": "nonsense"}
        assert refused(await site.try_post("/api/you/matches", stranger, BO)) == "wrong-key"
        assert len(evened) == 6
        assert (await get(site, table, ada["key"])).status_code == 200
        assert len(evened) == 6
        # Who is refused for asking too often would hear it at once, and so would who asks in a wrong form.
        assert refused(await site.try_post(f"{table}/redeem", {"code": "nonsense"})) == "link-expired"
        assert (await site.try_post(f"{table}/redeem", {})).status_code == 422
        assert len(evened) == 8
        assert (await get(site, f"/table/{ada['table']}")).status_code == 200
        assert len(evened) == 9


async def test_nothing_is_taken_back_hinted_repeated_or_played_on() -> None:
    async with open_site() as (house, site, _):
        entered = await enter(site, ADA)
        await play(house, entered, "ada", most=1)
        async with site.live(entered["table"], entered["key"]) as ada:
            asked = [await ada.ask(type=kind, seat=entered["seat"]) for kind in ("undo", "hint")]
            assert [answer["error"]["code"] for answer in asked] == ["deal-once", "aids-off"]
            assert ada.last["undo"] == {str(entered["seat"]): "none"}
            assert ada.last["table"]["shared"] == {"kind": "deal", "by": DAY, "closed": True}
        await play(house, entered, "ada")
        table = f"/api/tables/{entered['table']}"
        assert refused(await site.try_post(f"{table}/rematch", {}, entered["key"])) == "deal-once"
        branch = {"at": 2, "seat": 0, "name": "Ada", "bot": "novice"}
        assert refused(await site.try_post(f"{table}/branches", branch, entered["key"])) == "shared-closed"


async def test_a_link_moves_the_seat_to_another_device() -> None:
    async with open_site() as (_, site, _clock):
        entered = await enter(site, ADA)
        table = f"/api/tables/{entered['table']}"
        made = await site.post(f"{table}/seats/{entered['seat']}/link", {}, entered["key"])
        moved = await site.post(f"{table}/redeem", made)
        assert (await get(site, table, moved["key"])).status_code == 200


async def test_results_are_told_to_those_who_have_played() -> None:
    async with open_site() as (house, site, _):
        path = f"/api/deals/shy_monsters/{DAY}"
        ada, bo = await enter(site, ADA), await enter(site, BO, "Bo")
        for secret in ("", ADA, BO):
            assert refused(await get(site, path, secret)) == "deal-not-played"
        mine = await play(house, ada, "ada")
        assert refused(await get(site, path, BO)) == "deal-not-played"
        alone = (await get(site, path, ADA)).json()
        assert (alone["players"], alone["moments"], alone["seed"], alone["over"]) == (1, [], None, False)
        await play(house, bo, "bo")
        told = (await get(site, path, ADA)).json()
        assert {one["name"]: one["mine"] for one in told["ranking"]} == {"Ada": True, "Bo": False}
        assert all(one["table"] is None for one in told["ranking"])
        [moment] = told["moments"]
        assert moment["people"] == 2
        assert sum(choice["people"] for choice in moment["choices"]) == 2
        taken = mine.taken[moment["at"]].logged
        assert (taken.seat, mine.game.write(taken.action)) == (ada["seat"], moment["chosen"])
        assert moment["chosen"] in [choice["action"]["text"] for choice in moment["choices"]]


async def test_when_the_day_is_over_everything_is_told_to_everybody() -> None:
    async with open_site() as (house, site, clock):
        await play(house, ada := await enter(site, ADA), "ada")
        tomorrow = {deal["game"]: deal for deal in (await get(site, "/api/deals")).json()["tomorrow"]}
        seed = (await house.open(ada["table"])).table.created.seed
        clock.now += 86400
        told = (await get(site, f"/api/deals/shy_monsters/{DAY}")).json()
        assert told["over"]
        assert told["seed"] == seed
        assert told["commitment"] == commitment(seed)
        assert [one["table"] for one in told["ranking"]] == [ada["table"]]
        deals_now = (await get(site, "/api/deals", ADA)).json()
        assert deals_now["yesterday"] == DAY
        today = {deal["game"]: deal for deal in deals_now["deals"]}
        for game, deal in today.items():
            assert deal["commitment"] == tomorrow[game]["commitment"]
            assert deal["table"] is None
            assert deal["seat"] == tomorrow[game]["seat"]
        assert today["shy_monsters"]["seat"] != ada["seat"]  # one day the Hero, the other the Dungeon Master


async def test_whoever_is_late_or_leaves_is_not_ranked() -> None:
    async with open_site() as (house, site, clock):
        ada, bo = await enter(site, ADA), await enter(site, BO)
        await house.do(bo["table"], lambda table: commands.stand_up(table, bo["seat"], clock()))
        opened = await house.open(bo["table"])
        async with asyncio.timeout(20):
            while not opened.table.over:
                await asyncio.sleep(0)
        assert await house.store.results(DAY, "shy_monsters") == []
        clock.now += 86400
        await play(house, ada, "ada")
        told = (await get(site, f"/api/deals/shy_monsters/{DAY}", ADA)).json()
        assert told["late"]
        assert told["ranking"] == []
        assert told["table"] == ada["table"]


@pytest.mark.parametrize("day", ["yesterday", "2026-W01-1", "9999-12-31", "1999-01-01", deals.day_after(DAY)])
async def test_days_without_a_deal(day: str) -> None:
    async with open_site() as (_, site, _clock):
        await get(site, "/api/deals")
        assert refused(await get(site, f"/api/deals/shy_monsters/{day}", ADA)) == "no-such-deal"


async def test_bad_requests_change_nothing() -> None:
    async with open_site() as (house, site, _):
        for path, secret, code in (
            ("/api/deals/shy_monsters", "", "wrong-key"),
            ("/api/deals/shy_monsters", "short", "wrong-key"),
            ("/api/deals/whist", ADA, "unknown-game"),
        ):
            assert refused(await site.try_post(path, {"name": "Ada"}, secret)) == code
        assert refused(await site.try_post("/api/deals/shy_monsters", {"name": ""}, ADA)) == "name-form"
        assert await house.store.identities() == []


async def test_the_moments_are_those_where_most_people_parted() -> None:
    async with open_site() as (house, site, _):
        table = await play(house, await enter(site, ADA, game="ghostbumpers"), "ada", most=5)
        seat = deals.seat_on(table.game, DAY)
        first, second, third, *_ = mine = deals.decisions(table, seat)
        early, late = ("other", second), (first, second, "other")
        found = deals.partings(table, seat, [mine, mine, early, early, early, late, (first,)])
        assert [(one.chosen, one.people, one.choices) for one in found] == [
            (first, 7, ((first, 4), ("other", 3))),
            (third, 3, ((third, 2), ("other", 1))),
        ]
        own_is_rare = deals.partings(table, seat, [mine, *((str(one),) for one in range(9) for _ in range(2))])
        assert len(own_is_rare[0].choices) == deals.MOST_CHOICES
        assert own_is_rare[0].choices[-1] == (first, 1)


def test_seats_and_days() -> None:
    shy, ghosts = registry.game("shy_monsters"), registry.game("ghostbumpers")
    assert (deals.seats_of(shy), deals.seats_of(ghosts), deals.seats_of(registry.game("straszydla"))) == (2, 4, 2)
    days = [deals.day_after("2026-02-27", more) for more in range(4)]
    assert days == ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-02"]
    assert {deals.seat_on(ghosts, day) for day in days} == {0, 1, 2, 3}
    assert deals.ends_at("1970-01-01") == 86400.0


class PracticeStore(MemoryStore):
    """As in a page (`pocket.store`)."""

    async def make_deal(self, day: str, game: str, seed: str) -> str:
        return practice_seed(day, game)

    async def deals(self, day: str) -> dict[str, str]:
        return {}

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:
        return []


async def test_in_the_pocket_it_is_for_practice() -> None:
    async with open_site() as (house, site, _):
        assert not (await get(site, "/api/deals")).json()["practice"]
        house.store = PracticeStore()
        assert (await get(site, "/api/deals")).json()["practice"]
        entered = await enter(site, ADA)
        await play(house, entered, "ada")
        told = (await get(site, f"/api/deals/shy_monsters/{DAY}", ADA)).json()
        assert (told["practice"], told["late"], told["players"]) == (True, False, 1)
        assert [one["mine"] for one in told["ranking"]] == [True]
