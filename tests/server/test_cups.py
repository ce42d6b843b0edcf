"""Cups over HTTP and at their tables: rounds that go on by themselves, and deals that tell nothing to one another."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest

from spukhaus.core.game import Seat
from spukhaus.cups.house import CupHouse
from spukhaus.cups.told import told
from spukhaus.match import house as house_module
from spukhaus.match.commands import TableRefused
from spukhaus.match.house import House
from spukhaus.match.table import Table
from spukhaus.match.thoughts import BotsBusy, Considered
from spukhaus.server import cups as cups_room
from spukhaus.server.limits import Addresses
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio


class Hour:
    """A time that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hour() -> Hour:
    return Hour()


async def at_random(table: Table, seat: Seat) -> Considered:
    stream = random.Random(f"{table.created.seed} {seat} {table.number}")
    return Considered(table.game.write(table.game.legal_actions(table.state, seat).sample(stream)))


@pytest.fixture
async def house(hour: Hour) -> AsyncIterator[House]:
    async with a_house(think=at_random, now=hour) as running:
        yield running


@pytest.fixture
async def site(house: House) -> AsyncIterator[Site]:
    async with serving(house) as running:
        yield running


class Cup:
    """A cup, and the keys of all who play in it."""

    def __init__(self, site: Site, made: dict[str, Any]) -> None:
        self.site, self.identity, self.host = site, made["cup"], made["key"]
        self.keys: list[str] = []

    async def info(self) -> dict[str, Any]:
        answer = await self.site.http.get(f"/api/cups/{self.identity}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def join(self, name: str) -> None:
        joined = await self.site.post(f"/api/cups/{self.identity}/players", {"name": name})
        assert joined["player"] == len(self.keys)
        self.keys.append(joined["key"])

    async def begin(self) -> dict[str, Any]:
        answer = await self.site.try_post(f"/api/cups/{self.identity}/start", key=self.host)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def until(self, number: int) -> dict[str, Any]:
        """What is told when so many rounds have begun, or the cup is over."""
        while True:
            info = await self.info()
            if len(info["played"]) >= number or info["stage"] == "over":
                return info
            await asyncio.sleep(0.01)


async def a_cup(site: Site, *names: str, **wanted: Any) -> Cup:
    wish = {"game": "shy_monsters", "rounds": 2, "seconds": 3600, **wanted}
    cup = Cup(site, await site.post("/api/cups", wish))
    for name in names:
        await cup.join(name)
    return cup


async def play_out(house: House, table: str, stream: int = 1) -> None:
    """People do anything that is allowed, until it is over."""
    chance = random.Random(stream)
    while (found := (await house.open(table)).table).outcome is None:
        seat = found.asked()[0]
        action = found.game.legal_actions(found.state, seat).sample(chance)
        await house.act(table, seat, found.number, found.game.write(action), lambda _: None)


async def test_four_people_from_the_first_link_to_the_end(house: House, site: Site) -> None:
    cup = await a_cup(site, "Ada", "Bo", "Cy", "Di")
    info = await cup.begin()
    met = []
    for number in (1, 2):
        info = await cup.until(number)
        tables = info["played"][-1]["tables"]
        seeds = {(await house.open(one["table"])).table.created.seed for one in tables}
        assert len(seeds) == 1
        met += [frozenset(one["players"]) for one in tables]
        for at, one in enumerate(tables):
            for seat, player in enumerate(one["players"]):
                view = await site.http.get(
                    f"/api/tables/{one['table']}/view", headers={"authorization": f"Bearer {cup.keys[player]}"}
                )
                assert list(view.json()["views"]) == [str(seat)]
            await play_out(house, one["table"], at)
    info = await cup.until(3)
    assert info["stage"] == "over"
    assert len(set(met)) == 4
    sides = [one["players"] for played in info["played"] for one in played["tables"]]
    assert all(sum(players[0] == player for players in sides) == 1 for player in range(4))
    assert sum(one["points"] for one in info["standings"]) == 8
    assert info["standings"][0]["place"] == 1
    for played in info["played"]:
        for one in played["tables"]:
            assert (await site.http.get(f"/api/tables/{one['table']}/replay")).status_code == 200


async def test_a_cup_of_bots_plays_itself(house: House, site: Site) -> None:
    cup = await a_cup(site, rounds=3)
    for bot in ("random", "novice", "random"):
        answer = await site.post(f"/api/cups/{cup.identity}/players", {"bot": bot}, cup.host)
        assert answer["key"] is None
    await cup.begin()
    info = await cup.until(4)
    assert info["stage"] == "over"
    assert sorted(one["byes"] for one in info["standings"]) == [1, 1, 1]


async def test_more_than_two_at_a_table(house: House, site: Site) -> None:
    cup = await a_cup(site, "Ada", "Bo", game="ghostbumpers", rounds=1)
    [laid] = (await cup.begin())["played"][0]["tables"]
    assert sorted(laid["players"]) == [-1, 0, 1]
    await play_out(house, laid["table"])
    assert (await cup.until(2))["stage"] == "over"


async def test_whoever_is_away_when_time_is_up_is_played_for(house: House, site: Site, hour: Hour) -> None:
    cup = await a_cup(site, "Ada", "Bo", rounds=1, seconds=3600)
    await cup.begin()
    hour.now += 3601
    await house.sweep()
    info = await cup.until(2)
    assert info["stage"] == "over"
    assert [one["stand_ins"] for one in info["standings"]] == [1, 1]


async def test_nobody_takes_a_seat_back_when_time_is_up(hour: Hour) -> None:
    """Whoever came back again and again would keep all others from the end of the round."""

    async def busy(*_: object) -> Considered:
        raise BotsBusy

    async with a_house(think=busy, now=hour) as house, serving(house) as site:
        cup = await a_cup(site, "Ada", "Bo", rounds=1, seconds=3600)
        [laid] = (await cup.begin())["played"][0]["tables"]
        seat = laid["players"].index(0)
        async with site.live(laid["table"], cup.keys[0]) as ada:
            hour.now += 3601
            await house.sweep()
            assert (await house.open(laid["table"])).table.places[seat].substitute
            assert (await ada.ask(type="return", seat=seat))["error"]["code"] == "return-shared"


async def test_nobody_keeps_a_round_from_its_end_by_filling_the_table(
    house: House, site: Site, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = await a_cup(site, "Ada", "Bo", rounds=1, seconds=3600)
    [laid] = (await cup.begin())["played"][0]["tables"]
    length = (await house.open(laid["table"])).table.length
    monkeypatch.setattr(house_module, "MOST_ENTRIES", length + 1005)
    monkeypatch.setattr(house_module, "LAST_ENTRIES", 1000)
    async with site.live(laid["table"], cup.keys[0]) as ada:
        seat = laid["players"].index(0)
        said = [await ada.ask(type="say", seat=seat, text="hello") for _ in range(6)]
    assert [answer["type"] for answer in said] == ["done"] * 5 + ["refused"]
    hour.now += 3601
    await house.sweep()
    assert (await cup.until(2))["stage"] == "over"


async def test_the_tables_of_a_cup_count_for_whoever_has_founded_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: dict[str, str] = {}
    monkeypatch.setattr(Addresses, "note", lambda _, table, address: noted.update({table: address}))
    async with serving(house) as site:
        cup = await a_cup(site, "Ada", "Bo", rounds=2)
        before = await house.store.stored("127.0.0.1")
        [laid] = (await cup.begin())["played"][0]["tables"]
        assert await house.store.stored("127.0.0.1") > before + 1000
        await play_out(house, laid["table"])
        [following] = (await cup.until(2))["played"][1]["tables"]
        assert await house.store.founder(following["table"]) == "127.0.0.1"
    assert noted == {laid["table"]: "127.0.0.1", following["table"]: "127.0.0.1"}


async def test_one_address_founds_so_many_cups(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": "shy_monsters", "rounds": 1, "seconds": 3600}
    made = [await site.try_post("/api/cups", wish) for _ in range(cups_room.CUPS_AT_ONCE + 1)]
    assert [answer.status_code for answer in made] == [201] * cups_room.CUPS_AT_ONCE + [429]


async def test_a_cup_with_days_for_a_round_is_not_looked_after_all_the_time(
    house: House, site: Site, hour: Hour
) -> None:
    for days, seconds in ((1 / 24, 20), (1, 86.4), (30, 600)):
        cup = await a_cup(site, "Ada", "Bo", rounds=1, seconds=days * 86400)
        await cup.begin()
        name = f"cup.{cup.identity}"
        assert name not in await house.store.due(hour.now + seconds - 1, 100)
        assert name in await house.store.due(hour.now + seconds + 1, 100)


async def test_what_is_told_of_a_cup_is_written_once(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = await a_cup(site, "Ada", "Bo")
    written: list[int] = []
    monkeypatch.setattr(cups_room, "told", lambda cup: written.append(cup.length) or told(cup))  # type: ignore[func-returns-value]
    for _ in range(3):
        assert len((await cup.info())["players"]) == 2
    await cup.join("Cy")
    assert len((await cup.info())["players"]) == 3
    assert len(written) == 2


async def test_a_cup_that_nobody_begins_ends(house: House, site: Site, hour: Hour) -> None:
    cup = await a_cup(site, "Ada")
    hour.now += 3601
    await house.sweep()
    assert (await cup.info())["stage"] == "over"
    assert (await site.try_post(f"/api/cups/{cup.identity}/players", {"name": "Bo"})).json()["error"][
        "code"
    ] == "cup-over"


async def test_who_leaves_is_played_for_and_not_paired_again(house: House, site: Site) -> None:
    cup = await a_cup(site, "Ada", "Bo", "Cy", "Di", rounds=2)
    info = await cup.begin()
    answer = await site.http.delete(
        f"/api/cups/{cup.identity}/players/0", headers={"authorization": f"Bearer {cup.keys[0]}"}
    )
    assert answer.status_code == 200
    for one in info["played"][0]["tables"]:
        seat = one["players"].index(0) if 0 in one["players"] else None
        if seat is not None:
            assert (await house.open(one["table"])).table.places[seat].substitute
        await play_out(house, one["table"])
    info = await cup.until(2)
    assert 0 not in [player for one in info["played"][1]["tables"] for player in one["players"]]
    assert info["players"][0]["out"]


async def test_what_is_missing_is_laid_again_by_whoever_looks_after_the_cup(
    house: House, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that has paired a round goes before it lays a table."""
    cup = await a_cup(site, "Ada", "Bo", rounds=1)

    async def dies(*_: object) -> None:
        raise TableRefused("store-unavailable")

    with monkeypatch.context() as dying:
        dying.setattr(CupHouse, "_lay", dies)
        await site.try_post(f"/api/cups/{cup.identity}/start", key=cup.host)
    [laid] = (await cup.info())["played"][0]["tables"]
    assert not await house.store.numbers([laid["table"]])
    assert house.steward is not None
    await house.steward(f"cup.{cup.identity}")
    await play_out(house, laid["table"])
    assert (await cup.until(2))["stage"] == "over"


async def test_only_the_host_begins_and_only_oneself_leaves(site: Site) -> None:
    cup = await a_cup(site, "Ada", "Bo")
    for key in (None, cup.keys[0], "nonsense"):
        refused = await site.try_post(f"/api/cups/{cup.identity}/start", key=key)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-host")
        refused = await site.try_post(f"/api/cups/{cup.identity}/players", {"bot": "random"}, key)
        assert refused.json()["error"]["code"] == "not-host"
    refused = await site.http.delete(
        f"/api/cups/{cup.identity}/players/1", headers={"authorization": f"Bearer {cup.keys[0]}"}
    )
    assert refused.status_code == 403
    assert (await site.http.get("/api/cups/nonsense")).json()["error"]["code"] == "no-such-cup"
    assert (await site.http.get(f"/api/tables/cup.{cup.identity}")).json()["error"]["code"] == "no-such-table"


async def test_nothing_new_is_null(site: Site) -> None:
    cup = await a_cup(site, "Ada")
    number = (await cup.info())["number"]
    assert (await site.http.get(f"/api/cups/{cup.identity}?since={number}")).json() is None
    await cup.join("Bo")
    assert (await site.http.get(f"/api/cups/{cup.identity}?since={number}")).json()["number"] > number


async def test_two_processes_pair_a_round_once(house: House, site: Site) -> None:
    cup = await a_cup(site, "Ada", "Bo", "Cy", "Di", rounds=1)
    other = CupHouse(House(house.store, house.hub, now=house.now))
    one = CupHouse(House(house.store, house.hub, now=house.now))
    found = await asyncio.gather(one.begin(cup.identity), other.begin(cup.identity))
    assert found[0].rounds == found[1].rounds
    assert len((await cup.info())["played"]) == 1


def shy(table: Table) -> list[str]:
    """Everything that somebody at another table could ask about this one."""
    where = f"/api/tables/{table.identity}"
    looks = ("", "/view", "/match", "/log", "/moments/3", "/thoughts", "/replay", "/replay/1", "/review")
    return [*(where + look for look in looks), f"{where}/seats/0/summary", f"{where}/beliefs/1/0"]


async def test_tables_with_the_same_deal_tell_nothing_to_one_another(house: House, site: Site) -> None:
    """Whoever still plays, and a stranger, ask everything about the other table of the round, before its match and
    after it: every byte is the same. Only that it is done is told by the cup."""
    cup = await a_cup(site, "Ada", "Bo", "Cy", "Di", rounds=1)
    mine, other = (await cup.begin())["played"][0]["tables"]
    table = (await house.open(other["table"])).table

    async def heard(key: str | None) -> list[tuple[int, str]]:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        answers = [await site.http.get(path, headers=headers) for path in shy(table)]
        rematch = await site.try_post(f"/api/tables/{table.identity}/rematch", key=key)
        branch = {"at": 1, "seat": 0, "name": "Eve", "bot": "random"}
        played_on = await site.try_post(f"/api/tables/{table.identity}/branches", branch, key)
        return [(answer.status_code, answer.text) for answer in (*answers, rematch, played_on)]

    for asker in (cup.keys[mine["players"][0]], cup.host, None):
        assert all(status in (403, 404, 409) for status, _ in await heard(asker))
    before = [await heard(asker) for asker in (cup.keys[mine["players"][0]], None)]
    await play_out(house, other["table"])
    assert (await house.open(other["table"])).table.outcome is not None
    assert [await heard(asker) for asker in (cup.keys[mine["players"][0]], None)] == before
    info = await cup.info()
    assert info["played"][0]["done"] == 1
    assert info["played"][0]["seed"] is None
    assert all(one["scores"] is None for one in info["played"][0]["tables"])
    own = {"authorization": f"Bearer {cup.keys[other['players'][0]]}"}
    shown = (await site.http.get(f"/api/tables/{other['table']}", headers=own)).json()
    assert shown["outcome"] is not None
    assert shown["seed"] is None
    assert shown["shared"] == {"kind": "cup", "by": cup.identity, "closed": True}
    await play_out(house, mine["table"])
    await cup.until(2)
    opened = [await site.http.get(path) for path in (f"/api/tables/{other['table']}", *shy(table)[5:8])]
    assert [answer.status_code for answer in opened] == [200] * 4
    assert opened[0].json()["seed"] == (await house.open(mine["table"])).table.created.seed


async def test_nothing_is_taken_back_paused_or_handed_over_there(house: House, site: Site, hour: Hour) -> None:
    cup = await a_cup(site, "Ada", "Bo", rounds=1)
    [laid] = (await cup.begin())["played"][0]["tables"]
    async with site.live(laid["table"], *(cup.keys[player] for player in laid["players"])) as both:
        assert both.last["table"]["settings"]["aids"] is False
        table = (await house.open(laid["table"])).table
        seat = table.asked()[0]
        hour.now += 1000
        assert (await both.ask(type="nudge", seat=1 - seat, whom=seat))["type"] == "done"
        hour.now += 1000
        refused = await both.ask(type="substitute", seat=1 - seat, whom=seat)
        assert refused["error"]["code"] == "substitute-shared"
        assert (await both.ask(type="pause", seat=seat))["error"]["code"] == "pause-shared"
        action = table.game.legal_actions(table.state, seat).sample(random.Random(1))
        await both.act(seat, table.game.write(action))
        assert not (await house.open(laid["table"])).table.free_take_back(seat)
        assert both.last["undo"] == {"0": "none", "1": "none"}
        assert (await both.ask(type="undo", seat=seat))["error"]["code"] == "undo-shared"
