"""Requests that are nonsense, or that come when the house cannot answer: a clear refusal, and never a failure."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spukhaus.core.errors import SpukhausError
from spukhaus.store.digest_chain import damaged
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio

NO_ADDRESS = "http://["
LONG_NUMBER = "9" * 4400


async def test_an_origin_that_is_no_address_is_a_foreign_one() -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.http.post("/api/tables", json={"game": "shy_monsters"}, headers={"origin": NO_ADDRESS})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")
        table, _ = await site.table("Ada", "Bo")
        with pytest.raises(InvalidStatus) as refused:
            async with connect(site.address(table), additional_headers={"Origin": NO_ADDRESS}):
                pass
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize("path", ["moments/{}", "replay/{}", "beliefs/{}/0", "seats/{}/summary"])
async def test_an_endless_number_is_no_address(path: str) -> None:
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        answer = await site.http.get(f"/api/tables/{table}/{path.format(LONG_NUMBER)}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-such-address")


@pytest.mark.parametrize("folder", ["assets", "links"])
@pytest.mark.parametrize("name", ["%00", "a" * 5000, "%2e%2e%2findex.html", "..%2f..%2fapp.py", ".hidden", "%ff"])
async def test_a_file_that_is_not_there_is_no_failure(folder: str, name: str) -> None:
    async with a_house() as house, serving(house) as site:
        assert (await site.http.get(f"/{folder}/{name}")).status_code == 404


@pytest.mark.parametrize("nested", ["a = " + "[" * 5000, "a = " + "{a=" * 5000, "[" + "a." * 5000 + "a]"])
async def test_a_nested_edition_is_refused(nested: str) -> None:
    async with a_house() as house, serving(house) as site:
        answer = await site.try_post("/api/tables", {"game": "shy_monsters", "edition": f"\n{nested}\n"})
        assert answer.status_code == 422, answer.text


async def half_a_request(site: Site) -> asyncio.StreamWriter:
    _, writer = await asyncio.open_connection("127.0.0.1", site.port)
    head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"
    writer.write(head.encode())
    await writer.drain()
    return writer


async def test_a_client_that_goes_away_in_the_middle_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    async with a_house() as house, serving(house) as site:
        logging.getLogger("uvicorn.error").addHandler(caplog.handler)
        writer = await half_a_request(site)
        writer.close()
        await writer.wait_closed()
        table, _ = await site.table("Ada", "Bo")
        for _ in range(20):  # gone while it is being refused
            async with connect(site.address(table), compression=None) as raw:
                await raw.send("no greeting")
                raw.transport.abort()
        assert (await site.http.get(f"/api/tables/{table}")).status_code == 200
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_who_knows_more_than_the_house_is_not_left_waiting_when_the_store_fails() -> None:
    """It comes from another process; this one cannot look whether there is more."""
    async with a_house() as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")

        async def away(*_: object) -> None:
            raise SpukhausError("store-unavailable", url="postgresql://house@secret-host/db")

        house.store.read = away  # type: ignore[method-assign, assignment]
        async with connect(site.address(table), compression=None) as raw:
            await raw.send(json.dumps({"type": "hello", "protocol": 1, "keys": keys[:1], "since": 99}))
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(raw.recv(), 60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "store-away"


async def test_a_failing_store_is_told_as_such_and_nothing_else() -> None:
    async with a_house() as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")

        async def away(*_: object) -> None:
            raise SpukhausError("store-unavailable", url="postgresql://house@secret-host/db")

        async with site.live(table, keys[0]) as ada:
            house.store.append = away  # type: ignore[method-assign, assignment]
            said = await ada.ask(type="say", seat=0, text="hello")
            assert (said["error"]["code"], said["error"]["params"]) == ("store-away", {})
            answer = await site.try_post("/api/tables", {"game": "shy_monsters"})
            assert answer.status_code == 503
            assert answer.json()["error"] == {"class": "error", "code": "store-away", "rule": None, "params": {}}
            house.store.read = away  # type: ignore[method-assign, assignment]
            house._tables.clear()
            assert (await site.http.get(f"/api/tables/{table}")).status_code == 503
            async with connect(site.address(table), compression=None) as raw:
                await raw.send('{"type":"hello","protocol":1}')
                assert "store-away" in str(await asyncio.wait_for(raw.recv(), 60))
        assert not any("secret-host" in frame for frame in ada.received)


async def test_a_damaged_table_is_no_fault_of_the_asker() -> None:
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")

        async def read(*_: object) -> None:
            raise damaged(table, 2)

        house.store.read = read  # type: ignore[method-assign, assignment]
        house._tables.clear()
        answer = await site.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "store-damaged")


@pytest.mark.parametrize("path", ["match", "log", "thoughts"])
async def test_no_cache_keeps_what_a_seat_is_told(path: str) -> None:
    async with a_house() as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        headers = {"authorization": f"Bearer {keys[0]}"}
        answer = await site.http.get(f"/api/tables/{table}/{path}", headers=headers)
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
