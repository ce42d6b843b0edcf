"""Whoever runs the house has the last word: banned and muted addresses, deleted tables, and how much one may store."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spukhaus.match.commands import TableRefused
from spukhaus.match.house import House
from spukhaus.server import app
from spukhaus.server.app import Setup
from spukhaus.server.bars import MOST_KNOWN, Bars, Storage
from spukhaus.store.memory import MemoryStore
from tests.server.running import Site, a_house, serving
from tests.server.test_live import DRAWN, LAY

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_site(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Site, House, MemoryStore, Bars]]:
    made: list[Bars] = []
    monkeypatch.setattr(app, "Bars", lambda store: made.append(Bars(store)) or made[-1])  # type: ignore[func-returns-value]
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        assert isinstance(house.store, MemoryStore)
        yield site, house, house.store, made[0]


async def test_a_banned_address_is_refused_and_told_why(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site(monkeypatch) as (site, _, store, bars):
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            store.barred["127.0.0.0/8"] = "ban"
            await bars.look()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await ada.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.reason == "banned"
            assert json.loads(ada.received[-1])["error"]["code"] == "banned"
        for answer in (
            await site.http.get("/api/tables"),
            await site.try_post("/api/tables", {"game": "shy_monsters"}),
        ):
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "banned")
        async with connect(site.address(table)) as raw:
            assert json.loads(await raw.recv())["error"]["code"] == "banned"
        store.barred.clear()
        await bars.look()
        assert (await site.http.get("/api/tables")).status_code == 200
        async with site.live(table, keys[0]):
            pass


async def test_a_muted_address_plays_and_does_not_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site(monkeypatch) as (site, _, store, bars):
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both:
            assert (await both.ask(type="say", seat=0, text="hello"))["type"] == "done"
            store.barred["127.0.0.1"] = "mute"
            await bars.look()
            answer = await both.ask(type="say", seat=0, text="hello again")
            assert answer["error"]["code"] == "muted"
            assert (await both.ask(type="react", seat=0, reaction="wave"))["error"]["code"] == "muted"
            await both.act(0, LAY)


async def test_one_address_chats_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MESSAGES_AT_ONCE", 2)
    monkeypatch.setattr(app, "MESSAGES_A_SECOND", 0)
    async with a_site(monkeypatch) as (site, *_):
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both:
            said = [await both.ask(type="say", seat=seat, text="hello") for seat in (0, 1, 0)]
            assert [answer["type"] for answer in said] == ["done", "done", "refused"]


async def test_a_seat_shows_so_many_faces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "REACTIONS_AT_ONCE", 2)
    monkeypatch.setattr(app, "REACTIONS_A_SECOND", 0)
    async with a_site(monkeypatch) as (site, *_):
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, *keys) as both:
            shown = [await both.ask(type="react", seat=seat, reaction="wave") for seat in (0, 0, 0, 1)]
            assert [answer["type"] for answer in shown] == ["done", "done", "refused", "done"]
            assert shown[2]["error"]["code"] == "too-many-requests"
            assert (await both.ask(type="say", seat=0, text="hello"))["type"] == "done"


async def test_who_is_barred() -> None:
    store = MemoryStore()
    store.barred = {"192.0.2.0/24": "ban", "198.51.100.7": "mute", "2001:db8::/32": "ban"}
    bars = Bars(store)
    await bars.look()

    def refusal(address: str, chat: bool) -> str | None:
        try:
            (bars.check_chat if chat else bars.check)(address)
        except TableRefused as refused:
            return refused.code
        return None

    for address in ("192.0.2.9", "2001:db8::1", "::ffff:192.0.2.9"):
        assert (refusal(address, False), refusal(address, True)) == ("banned", "muted")
    assert (refusal("198.51.100.7", False), refusal("198.51.100.7", True)) == (None, "muted")
    for address in ("192.0.3.1", "2001:db9::1", "", "testclient"):
        assert (refusal(address, False), refusal(address, True)) == (None, None)


async def test_only_so_many_addresses_are_kept() -> None:
    store = MemoryStore()
    store.barred = {"192.0.2.0/24": "ban"}
    bars = Bars(store)
    await bars.look()
    for at in range(MOST_KNOWN + 10):
        bars.check(f"2001:db8::{at:x}")
    assert len(bars._known) <= MOST_KNOWN


async def test_one_address_stores_so_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "Storage", lambda store, most: Storage(store, most // 100))
    async with serving(setup=Setup("memory:", megabytes_each=1)) as site:
        made = [await site.try_post("/api/tables", {"game": "shy_monsters"}) for _ in range(8)]
        statuses = [answer.status_code for answer in made]
        assert statuses == sorted(statuses)
        assert set(statuses) == {201, 429}
        assert made[-1].json()["error"]["code"] == "storage-full"


async def test_no_limit_is_no_limit() -> None:
    store = MemoryStore()
    await Storage(store, 0).check("192.0.2.1")
    with pytest.raises(TableRefused, match="storage-full"):
        await Storage(_Full(), 1).check("192.0.2.1")


class _Full(MemoryStore):
    async def stored(self, address: str) -> int:
        return 1


async def test_a_deleted_table_is_no_table_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_site(monkeypatch) as (site, house, store, _):
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            del store._tables[table]
            await house.catch_up_all()
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    await ada.receive()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4404, "no-such-table")
        answer = await site.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-table")
