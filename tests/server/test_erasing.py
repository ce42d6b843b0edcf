"""Leaving no trace: whoever has played somewhere takes away name and words, and what was theirs alone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands, deals
from spukhaus.match.entries import NO_WORDS
from spukhaus.match.house import House
from spukhaus.match.table import Table
from spukhaus.store import backups, open_store
from tests.server.running import Site, a_house, serving
from tests.server.test_live import DRAWN, play_to_the_end

pytestmark = pytest.mark.anyio

SECRET = "a-secret-that-nobody-would-ever-guess"


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgresql_url"))
    return "memory:" if request.param == "memory" else f"sqlite:{tmp_path / 'house.db'}"


@pytest.fixture
async def house(store_url: str) -> AsyncIterator[House]:
    store = await open_store(store_url)
    running = House(store, MemoryHub(), chance=DRAWN)
    yield running
    await running.stop()
    await store.close()


async def erase(site: Site, table: str, *keys: str) -> httpx.Response:
    return await site.try_post(f"/api/tables/{table}/erase", {"keys": keys})


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


async def names(site: Site, table: str) -> list[str]:
    answer = await site.http.get(f"/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    return [seat["name"] for seat in answer.json()["seats"]]


async def test_a_name_and_words_are_gone_and_the_last_one_takes_the_table_along(house: House, store_url: str) -> None:
    async with serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both:
            await both.ask(type="say", seat=0, text="Boo from Ada")
            await both.ask(type="say", seat=1, text="Boo from Bo")
        await play_to_the_end(site, table, keys)
        await site.post("/api/you/matches", {"table": table, "seat": 1, "key": keys[1]}, SECRET)
        assert (await erase(site, table, keys[0])).json() == {"gone": False}
        assert await names(site, table) == [NO_WORDS, "Bo"]
        kept = b"".join(await house.store.read(table))
        assert (b"Ada" in kept, b"Boo from Bo" in kept) == (False, True)
        other = House(house.store, MemoryHub())  # a process that had not heard of it
        assert [place.name for place in (await other.open(table)).table.places] == [NO_WORDS, "Bo"]
        # What was played is Bo's as well, and stays whole.
        assert (await site.http.get(f"/api/tables/{table}/replay")).status_code == 200
        if store_url != "memory:":
            assert (await backups.damages(store_url))[1] == []
        assert (await erase(site, table, keys[1])).json() == {"gone": True}
        assert (await site.http.get(f"/api/tables/{table}")).status_code == 404
        assert await house.store.numbers([table]) == {}
        remembered = await site.http.get("/api/you/matches", headers={"authorization": f"Bearer {SECRET}"})
        assert remembered.json() == []


async def test_a_table_of_one_person_and_bots_is_gone_at_once(house: House) -> None:
    async with serving(house) as site:
        table, [key] = await site.table("Ada")
        await house.do(table, lambda found: commands.sit_bot(found, 1, "random", house.now(), house.chance))
        async with site.live(table, key) as ada:
            assert (await erase(site, table, key)).json() == {"gone": True}
            with pytest.raises(ConnectionClosed) as closed:
                await ada.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.reason == "no-such-table"


async def test_several_at_one_screen_leave_together(house: House) -> None:
    async with serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        assert (await erase(site, table, *keys)).json() == {"gone": True}


async def test_only_ones_own_and_not_whoever_sat_there_before(house: House) -> None:
    async with serving(house) as site:
        table, [ada] = await site.table("Ada")
        async with site.live(table, ada) as live:
            await live.ask(type="say", seat=0, text="I was here first.")
            await live.ask(type="leave", seat=0)
        cy = (await site.post(f"/api/tables/{table}/seats/0", {"name": "Cy"}))["key"]
        bo = (await site.post(f"/api/tables/{table}/seats/1", {"name": "Bo"}))["key"]
        for key in ("nonsense", ada):
            assert code(await erase(site, table, key)) == (403, "wrong-key")
        assert (await erase(site, table, cy)).json() == {"gone": False}
        kept = b"".join(await house.store.read(table))
        assert (b'"Ada"' in kept, b"I was here first." in kept, b'"Cy"' in kept) == (True, True, False)
        assert await names(site, table) == [NO_WORDS, "Bo"]
        assert (await erase(site, table, bo)).json() == {"gone": True}


async def test_one_is_erased_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten long tables at once kept everybody from saving a move."""
    at_once, most = 0, 0

    async def slow(*_: object) -> bool:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        for _turn in range(20):
            await asyncio.sleep(0)
        at_once -= 1
        return False

    monkeypatch.setattr(House, "erase", slow)
    async with a_house() as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        answers = await asyncio.gather(*(erase(site, table, keys[0]) for _ in range(10)))
        assert [answer.status_code for answer in answers] == [200] * 10
        assert most == 1


async def test_who_has_erased_their_part_does_not_come_along_to_a_rematch(house: House) -> None:
    """There they would count as gone, and whoever else plays could take their match along."""
    async with serving(house) as site:
        table, [ada, bo] = await site.table("Ada", "Bo")
        await play_to_the_end(site, table, [ada, bo])
        assert (await erase(site, table, bo)).json() == {"gone": False}
        again = (await site.post(f"/api/tables/{table}/rematch", {}, ada))["table"]
        assert [place.bot is None for place in (await house.open(again)).table.places] == [False, True]
        assert NO_WORDS not in await names(site, again)
        assert code(await erase(site, again, bo)) == (403, "wrong-key")


async def test_who_sits_down_meanwhile_keeps_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada was alone when she asked; Bo was told that he has a seat."""
    async with serving(house) as site:
        table, [ada] = await site.table("Ada")
        delete = house.store.delete

        async def late(*given: Any) -> bool:
            monkeypatch.undo()
            other = House(house.store, MemoryHub(), chance=DRAWN)  # another process
            await other.do(table, lambda found: commands.sit(found, 1, "Bo", "bo", other.now(), DRAWN))
            return await delete(*given)

        monkeypatch.setattr(house.store, "delete", late)
        assert (await erase(site, table, ada)).json() == {"gone": False}
        assert await names(site, table) == [NO_WORDS, "Bo"]


async def test_two_who_leave_at_the_same_moment_leave_nothing(house: House) -> None:
    async with serving(house) as site:
        table, [ada, bo] = await site.table("Ada", "Bo")
        await house.store.erase(table, 1)  # as far as another process has come that knows of Ada
        assert (await erase(site, table, ada)).json() == {"gone": True}
        assert code(await erase(site, table, bo)) == (404, "no-such-table")


async def test_nobody_waits_while_a_match_is_played_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Erasing takes the lock of the whole database, and a long match takes seconds."""
    async with serving(house) as site:
        table, _ = await site.table("Ada", "Bo")

        def played_again(*_: object) -> None:
            raise AssertionError

        monkeypatch.setattr(Table, "of", played_again)
        await house.store.erase(table, 0)
        monkeypatch.undo()
        await house.catch_up_all()
        assert await names(site, table) == [NO_WORDS, "Bo"]


async def test_nobody_is_called_as_if_erased(house: House) -> None:
    async with serving(house) as site:
        table, _ = await site.table("Ada")
        assert code(await site.try_post(f"/api/tables/{table}/seats/1", {"name": NO_WORDS})) == (422, "name-form")


async def test_nothing_is_taken_away_while_others_have_the_deal_before_them() -> None:
    """Whoever was rid of today's deal could play it again."""
    hours = [1_800_000_000.0]
    async with a_house(now=lambda: hours[0]) as house, serving(house) as site:
        deal = await site.post("/api/deals/shy_monsters", {"name": "Ada"}, "a" * 40)
        assert code(await erase(site, deal["table"], deal["key"])) == (403, "shared-closed")
        headers = {"authorization": f"Bearer {deal['key']}"}
        path = f"/api/tables/{deal['table']}/erase"
        answer = await site.http.post(path, json={"keys": [deal["key"]]}, headers=headers)
        assert code(answer) == (409, "erase-shared")
        day = deals.day_at(hours[0])
        await house.store.note_result(day, "shy_monsters", deal["table"], "Ada", b"{}")
        hours[0] += 86400
        assert (await erase(site, deal["table"], deal["key"])).json() == {"gone": True}
        assert await house.store.results(day, "shy_monsters") == []


async def test_a_name_in_a_cup(house: House) -> None:
    async with serving(house) as site:
        cup = await site.post("/api/cups", {"game": "shy_monsters", "rounds": 2, "seconds": 3600})
        path = f"/api/cups/{cup['cup']}/players"
        players = [await site.post(path, {"name": name}) for name in ("Ada", "Bo", "Ada")]

        async def erased(player: int, key: str) -> httpx.Response:
            return await site.http.delete(f"{path}/{player}/name", headers={"authorization": f"Bearer {key}"})

        for player, key in ((0, players[1]["key"]), (0, cup["key"]), (9, cup["key"])):
            assert code(await erased(player, key)) == (403, "wrong-key")
        assert (await erased(0, players[0]["key"])).status_code == 200
        told: dict[str, Any] = (await site.http.get(f"/api/cups/{cup['cup']}")).json()
        assert [player["name"] for player in told["players"]] == [NO_WORDS, "Bo", "Ada"]
        # Nobody sits down without a name: the others there could take the whole match along.
        assert [player["out"] for player in told["players"]] == [True, False, False]
