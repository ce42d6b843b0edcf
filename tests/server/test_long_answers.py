"""Long answers about a match are made beside the loop, once, and not without end for one address."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from spukhaus.match.open_table import OpenTable
from spukhaus.server import long_answers
from spukhaus.server.fair_queue import Asker, Turns
from spukhaus.texts import Speaker
from tests.server.running import a_house, serving
from tests.server.test_live import DRAWN, LAY
from tests.server.test_replays import WALK, bring

pytestmark = pytest.mark.anyio


async def test_a_log_is_made_in_a_thread_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []
    made = Speaker.event

    def event(self: Speaker, told: Any) -> str:
        threads.append(threading.current_thread())
        return made(self, told)

    monkeypatch.setattr(Speaker, "event", event)
    async with a_house() as house, serving(house) as site:
        table = await bring(site, WALK)
        path = f"/api/tables/{table}/log"
        together = await asyncio.gather(*(site.http.get(path) for _ in range(5)))
        once = len(threads)
        later = await site.http.get(path)
        assert {answer.text for answer in (*together, later)} == {later.text}
        assert len(later.text.splitlines()) == once == len(threads)
        assert threading.main_thread() not in threads
        assert (await site.http.get(f"{path}?language=pl")).text != later.text
        assert len(threads) == 2 * once


async def test_every_address_has_its_turn_to_have_tables_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for many long matches that are not in memory does not keep the others from theirs."""
    take, waiting = Turns.take, list[str]()

    async def noted(turns: Turns, asker: Asker) -> None:
        waiting.append(asker.table)
        await take(turns, asker)

    monkeypatch.setattr(Turns, "take", noted)
    async with a_house() as house, serving(house, trusted_proxies=["127.0.0.1"]) as site:
        tables = [(await site.table())[0] for _ in range(4)]
        house._tables.clear()
        opened, order, gates = house.open, list[str](), {table: asyncio.Event() for table in tables}

        async def slowly(identity: str) -> OpenTable:
            if not house.remembers(identity):
                order.append(identity)
                await gates[identity].wait()
            return await opened(identity)

        house.open = slowly  # type: ignore[method-assign]
        asked = []
        for table, address in zip(tables, ["192.0.2.1"] * 3 + ["192.0.2.2"], strict=True):
            headers = {"x-forwarded-for": address}
            asked.append(asyncio.create_task(site.http.get(f"/api/tables/{table}", headers=headers)))
            while table not in waiting:
                await asyncio.sleep(0.01)
        for gate in gates.values():
            gate.set()
        assert {(await one).status_code for one in asked} == {200}
        assert order == [tables[0], tables[1], tables[3], tables[2]]


@pytest.mark.parametrize("what", ["match", "thoughts"])
async def test_a_table_is_read_once_for_what_is_asked_often(what: str) -> None:
    async with a_house() as house, serving(house) as site:
        table = await bring(site, WALK)
        read, readings = house.store.read, 0

        async def counted(identity: str, after: int = 0) -> list[bytes]:
            nonlocal readings
            readings += 1
            return await read(identity, after)

        house.store.read = counted  # type: ignore[method-assign, assignment]
        asked = await asyncio.gather(*(site.http.get(f"/api/tables/{table}/{what}") for _ in range(5)))
        assert {answer.status_code for answer in asked} == {200}
        assert readings == 1


async def test_what_is_kept_is_not_told_to_others_and_not_after_a_move() -> None:
    async with a_house(chance=DRAWN) as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")

        async def told(path: str) -> list[str]:
            headers = [{"authorization": f"Bearer {key}"} for key in keys]
            return [(await site.http.get(f"/api/tables/{table}/{path}", headers=one)).text for one in (*headers, {})]

        before = {path: await told(path) for path in ("log", "match")}
        assert len(set(before["match"])) == 3
        async with site.live(table, keys[0]) as ada:
            await ada.act(0, LAY)
        for path, said in before.items():
            after = await told(path)
            assert all(new.startswith(old) and new != old for new, old in zip(after, said, strict=True))


async def test_one_address_cannot_have_answers_made_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_answers, "MADE_AT_ONCE", 3)
    monkeypatch.setattr(long_answers, "MADE_A_SECOND", 0.0)
    async with a_house() as house, serving(house) as site:
        path = f"/api/tables/{await bring(site, WALK)}"
        asked = [f"{path}/log?language={language}" for language in ("de", "en", "fr", "pl")]
        assert [(await site.http.get(one)).status_code for one in asked] == [200, 200, 200, 429]
        assert [(await site.http.get(one)).status_code for one in asked] == [200, 200, 200, 429]  # those are there


async def test_old_answers_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_answers, "KEPT_BYTES", 1)
    async with a_house() as house, serving(house) as site:
        path = f"/api/tables/{await bring(site, WALK)}/replay"
        first, second = await site.http.get(path), await site.http.get(path)
        assert first.text == second.text
