"""The server and the network: half-sent requests, proxies, and how much one address may have."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from spukhaus.core.errors import ConfigRefused
from spukhaus.server import app, network
from spukhaus.server.app import Setup
from spukhaus.server.network import uvicorn_settings
from tests.server.running import a_house, serving

pytestmark = pytest.mark.anyio

TABLE = {"game": "shy_monsters"}
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n"


@pytest.mark.parametrize("sent", [b"", b"GE", HEAD, HEAD + b"\r\n{"])
async def test_a_request_that_is_never_sent_in_full_is_given_up(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "REQUEST_SECONDS", 0.05)
    async with a_house() as house, serving(house) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(sent)
        assert await asyncio.wait_for(reader.read(), 10) == b""
        writer.close()


async def test_what_has_arrived_may_take_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither an answer that takes longer, nor a live connection, is cut off: somebody who came later and never sends
    all of it is, and they are not."""
    monkeypatch.setattr(network, "REQUEST_SECONDS", 0.5)
    async with a_house() as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        listed, asking, go_on = house.listed, asyncio.Event(), asyncio.Event()

        async def slowly(limit: int = 100) -> list[bytes]:
            asking.set()
            await go_on.wait()
            return await listed(limit)

        house.listed = slowly  # type: ignore[method-assign]
        async with site.live(table, keys[0]) as ada:
            asked = asyncio.create_task(site.http.get("/api/tables"))
            await asking.wait()
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            writer.write(HEAD)
            assert await asyncio.wait_for(reader.read(), 10) == b""
            writer.close()
            go_on.set()
            assert (await asked).status_code == 200
            assert (await ada.ask(type="ping"))["type"] == "pong"


@pytest.mark.parametrize(
    ("trusted", "statuses"), [(["127.0.0.0/8"], [201, 201, 429]), (["10.1.2.3"], [201, 429, 429])]
)
async def test_a_trusted_proxy_says_who_asks(trusted: list[str], statuses: list[int]) -> None:
    async with serving(setup=Setup("memory:", tables_at_once=1), trusted_proxies=trusted) as site:
        asked = [
            await site.http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": address})
            for address in ("192.0.2.1", "192.0.2.2", "192.0.2.2")
        ]
        assert [answer.status_code for answer in asked] == statuses


def test_a_proxy_is_an_address() -> None:
    with pytest.raises(ConfigRefused, match="proxy-form"):
        uvicorn_settings(["proxy.example"])


async def test_one_address_has_so_many_connections() -> None:
    async with serving(setup=Setup("memory:", connections_at_once=2)) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]), site.live(table, keys[1]):
            with pytest.raises(InvalidStatus):
                async with connect(site.address(table)):
                    pass
        while "spukhaus_connections 0" not in (await site.http.get("/metrics")).text:
            await asyncio.sleep(0.01)
        async with site.live(table, keys[0]):
            pass


async def test_one_address_takes_so_many_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "SEATS_A_TABLE", 1)
    async with serving(setup=Setup("memory:", tables_at_once=2)) as site:
        table, _ = await site.table("Ada", "Bo")
        answer = await site.try_post(f"/api/tables/{table}/seats/0", {"name": "Cy"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many-requests")
