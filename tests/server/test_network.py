"""The server and the network: half-sent requests, proxies, and how much one address may have."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spukhaus.core.errors import ConfigRefused
from spukhaus.server import app, entrance, network
from spukhaus.server.app import Setup
from spukhaus.server.network import uvicorn_settings
from tests.server.running import Site, a_house, serving

pytestmark = pytest.mark.anyio

TABLE = {"game": "shy_monsters"}
HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n"


@pytest.mark.parametrize("sent", [b"", b"GE", HEAD, HEAD + b"\r\n{"])
async def test_a_request_that_is_never_sent_in_full_is_given_up(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "REQUEST_SECONDS", 0.05)
    async with a_house() as house, serving(house) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(sent)
        assert await asyncio.wait_for(reader.read(), 60) == b""
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
            assert await asyncio.wait_for(reader.read(), 60) == b""
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
        (table, keys), (other, others) = await site.table("Ada", "Bo"), await site.table("Ada", "Bo")
        async with site.live(table, keys[0]), site.live(other, others[1]):
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


async def test_one_address_has_so_many_connections_at_a_table() -> None:
    """Each of them is told of every move."""
    async with serving(setup=Setup("memory:", connections_at_once=20)) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]), site.live(table):
            with pytest.raises(InvalidStatus):
                async with connect(site.address(table)):
                    pass
            other, others = await site.table("Ada", "Bo")
            async with site.live(other, others[0]):
                pass


async def test_one_address_comes_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "ARRIVALS_AT_ONCE", 3)
    async with serving(setup=Setup("memory:", connections_at_once=1)) as site:
        table, keys = await site.table("Ada", "Bo")
        with pytest.raises(InvalidStatus):
            for _ in range(10):
                async with site.live(table, keys[0]):
                    pass
                while "spukhaus_connections 0" not in (await site.http.get("/metrics")).text:
                    await asyncio.sleep(0.01)


async def test_spectators_that_come_and_go_wake_nobody() -> None:
    """Or a crowd of them would be told of each of them."""
    async with a_house() as house, serving(house) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]) as ada:
            for _ in range(3):
                async with site.live(table):
                    pass
            assert (await ada.ask(type="ping"))["type"] == "pong"
            assert len(ada.received) == 2  # the greeting and the pong
            async with site.live(table, keys[1]):
                while not ada.last["table"]["seats"][1]["here"]:
                    await ada.receive()
            while ada.last["table"]["seats"][1]["here"]:
                await ada.receive()


@pytest.mark.parametrize(
    ("addresses", "statuses"),
    [
        (("2001:db8:1:2:3::1", "2001:db8:1:2:ffff::2", "2001:db8:1:3::1"), [201, 429, 201]),
        (("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.2"), [201, 429, 201]),
    ],
)
async def test_an_ipv6_network_is_one_address(addresses: tuple[str, ...], statuses: list[int]) -> None:
    """Everybody with IPv6 has 2**64 addresses."""
    async with serving(setup=Setup("memory:", tables_at_once=1), trusted_proxies=["127.0.0.1"]) as site:
        asked = [
            await site.http.post("/api/tables", json=TABLE, headers={"x-forwarded-for": address})
            for address in addresses
        ]
        assert [answer.status_code for answer in asked] == statuses


@pytest.mark.parametrize("endless", [b"x: " + b"y" * 1000, b"x: y\r\n" * 200])
async def test_a_head_without_end_is_refused(endless: bytes) -> None:
    async with a_house() as house, serving(house) as site:
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n")
        hearing, sent = asyncio.create_task(reader.read()), 0
        while not hearing.done() and sent < 20 * network.LARGEST_HEAD:
            writer.write(endless)
            sent += len(endless)
            await asyncio.sleep(0)
        assert sent < 20 * network.LARGEST_HEAD
        with contextlib.suppress(ConnectionError):
            assert (await hearing).startswith(b"HTTP/1.1 400")
        writer.close()


async def test_who_does_not_read_an_answer_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "UNREAD_SECONDS", 0.05)
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        path = f"/api/tables/{table}".encode()
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", site.port))
        _, writer = await asyncio.open_connection(sock=deaf, limit=1)
        with pytest.raises(ConnectionError):
            async with asyncio.timeout(20):
                while True:
                    writer.write(b"GET " + path + b" HTTP/1.1\r\nhost: x\r\n\r\n")
                    await writer.drain()
                    await asyncio.sleep(0)
        writer.close()


async def test_who_does_not_read_live_answers_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pings are answered at once, so that the answers would heap up."""
    monkeypatch.setattr(network, "MOST_UNREAD", 1024)
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        async with connect(site.address(table), compression=None, max_queue=1) as raw:
            await raw.send('{"type":"hello","protocol":1}')
            raw.transport.pause_reading()
            with pytest.raises(ConnectionClosed):
                async with asyncio.timeout(20):
                    while True:
                        await raw.ping(os.urandom(100))


async def live_by_hand(site: Site, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A live connection with nothing of a library in between."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    writer.write(f"{head}sec-websocket-version: 13\r\nsec-websocket-key: {'A' * 22}==\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def test_a_flood_of_pings_ends() -> None:
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        reader, writer = await live_by_hand(site, table)
        writer.write(b"\x89\x80" + bytes(4))
        assert await asyncio.wait_for(reader.readexactly(2), 60) == b"\x8a\x00"
        writer.write((b"\x89\x80" + bytes(4)) * 40_000)
        with contextlib.suppress(ConnectionError):
            answers = await asyncio.wait_for(reader.read(), 60)
            assert len(answers) < 2 * 1000
        writer.close()


async def test_a_flood_of_messages_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """They come in one piece, so that no limit on their number stops the reading of them."""
    most = 0
    put = network.Inbox.put_nowait

    def counted(inbox: network.Inbox, message: object) -> None:
        nonlocal most
        put(inbox, message)
        most = max(most, len(inbox._messages))

    monkeypatch.setattr(network.Inbox, "put_nowait", counted)
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")
        reader, writer = await live_by_hand(site, table)
        writer.write((b"\x81\x82" + bytes(4) + b"{}") * 30_000)
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 60)
        writer.close()
    assert 1 < most < 2 * network.MOST_UNHEARD


async def test_a_message_in_countless_pieces_is_refused() -> None:
    async with a_house() as house, serving(house) as site:
        table, _ = await site.table("Ada", "Bo")

        async def nothing_without_end() -> AsyncIterator[str]:
            while True:
                yield ""
                await asyncio.sleep(0)

        async with connect(site.address(table), compression=None) as raw:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(raw.send(nothing_without_end()), 60)


async def test_one_address_has_so_many_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before they are live connections, which are counted elsewhere. A proxy of ours may have more."""
    monkeypatch.setattr(network, "SOCKETS_EACH", 3)
    async with a_house() as house, serving(house, trusted_proxies=["192.0.2.1"]) as site:
        table, keys = await site.table("Ada", "Bo")
        async with site.live(table, keys[0]), site.live(table, keys[1]):
            held = [await asyncio.open_connection("127.0.0.1", site.port) for _ in range(2)]
            reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
            assert await asyncio.wait_for(reader.read(), 60) == b""
            for _, other in (*held, (reader, writer)):
                other.close()
