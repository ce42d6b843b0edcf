"""Somebody is rung for when it is their turn: once, without a word, and only at addresses that are public."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.match.commands import TableRefused
from spukhaus.match.house import House
from spukhaus.match.ports import Bell
from spukhaus.server import push
from spukhaus.server.app import Setup
from spukhaus.server.bells import Bells
from spukhaus.server.fair_queue import Asker
from spukhaus.server.vapid import PushKey, write_new_key
from tests.server.running import Site, a_house, serving
from tests.services import missing

pytestmark = pytest.mark.anyio

ASKER = Asker("table", "192.0.2.1")


def rooms_that_ring(house: House) -> list[Bells]:
    owners = [getattr(witness, "__self__", None) for witness in house.witnesses]
    return [owner for owner in owners if isinstance(owner, Bells)]


class Service:
    """A push service of the test's own. Notes what it is asked, and answers `status`; never, if that is 0."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.status = 201
        self.port = 0

    def endpoint(self, name: str = "one") -> str:
        return f"https://localhost:{self.port}/push/{name}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        self.heard.put_nowait(asked.decode())
        if not self.status:
            await asyncio.Event().wait()
        moved = f"location: {self.endpoint('elsewhere')}\r\n" if self.status == 307 else ""
        writer.write(f"HTTP/1.1 {self.status} Well\r\n{moved}content-length: 0\r\n\r\n".encode())
        with contextlib.suppress(OSError):
            await writer.drain()
            writer.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    openssl = shutil.which("openssl")
    if openssl is None:
        missing("openssl, for a certificate of a test's own")
    path = tmp_path_factory.mktemp("push") / "certificate.pem"
    command = f"{openssl} req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    command += f" -addext subjectAltName=DNS:localhost -keyout {path} -out {path}.public"
    subprocess.run(command.split(), check=True, capture_output=True)
    path.write_bytes(path.read_bytes() + Path(f"{path}.public").read_bytes())
    return path


@pytest.fixture
async def service(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Service]:
    """On this machine, which is let pass for once."""
    service = Service()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0, ssl=context)
    service.port = server.sockets[0].getsockname()[1]
    monkeypatch.setattr(push, "public", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(push, "trusted", lambda: ssl.create_default_context(cafile=certificate))
    places = socket.getaddrinfo

    def only_here(host: str, *more: Any, **named: Any) -> Any:
        return places("127.0.0.1" if host == "localhost" else host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", only_here)
    yield service
    server.close()


@pytest.fixture
def key_file(tmp_path: Path) -> str:
    write_new_key(tmp_path / "push.json", "mailto:host@house.example")
    return str(tmp_path / "push.json")


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with a_house() as house:
        yield house


@pytest.fixture
async def site(house: House, key_file: str) -> AsyncIterator[Site]:
    async with serving(house, Setup("memory:", push=key_file)) as site:
        yield site


async def hang(site: Site, table: str, seat: int, key: str, endpoint: str) -> Any:
    return await site.try_post(f"/api/tables/{table}/seats/{seat}/bell", {"endpoint": endpoint}, key)


async def turns(house: House, site: Site, table: str, keys: list[str], enough: Callable[[], bool]) -> None:
    """Everybody comes only to move, and goes again."""
    game = registry.game("shy_monsters")
    while not enough():
        now = (await house.open(table)).table
        seat = now.asked()[0]
        action = game.write(next(iter(game.legal_actions(now.state, seat))))
        async with site.live(table, keys[seat]) as player:
            await player.act(seat, action)


async def test_nobody_is_rung_for_unless_the_host_has_made_a_key(house: House) -> None:
    async with serving(house) as site:
        assert (await site.http.get("/api/push")).json() == {"key": None}
        table, keys = await site.table("Ada", "Bo")
        refused = await hang(site, table, 0, keys[0], "https://push.example/1")
        assert refused.json()["error"]["code"] == "push-off"
        assert not rooms_that_ring(house)


async def test_the_key_is_the_houses_own(site: Site, key_file: str) -> None:
    assert (await site.http.get("/api/push")).json() == {"key": PushKey.read(Path(key_file)).public}


async def test_whoever_is_away_is_rung_for_without_a_word(house: House, site: Site, service: Service) -> None:
    table, keys = await site.table("Ada", "Bo")
    first = (await house.open(table)).table.asked()[0]
    other = 1 - first
    assert (await hang(site, table, other, keys[other], service.endpoint())).status_code == 201
    assert service.heard.empty()
    await turns(house, site, table, keys, lambda: other in house._tables[table].table.asked())
    asked = await asyncio.wait_for(service.heard.get(), 60)
    head, _, body = asked.partition("\r\n\r\n")
    assert head.startswith("POST /push/one HTTP/1.1\r\n")
    assert f"Host: localhost:{service.port}\r\n" in head
    assert "Authorization: vapid t=" in head
    assert "\r\nContent-Length: 0" in head
    assert "\r\nTTL: " in head
    assert body == ""
    assert table not in asked
    assert service.heard.empty()


async def test_whoever_is_here_is_not_rung_for(house: House, site: Site, service: Service) -> None:
    """At one table with a page open, then at another without: what is heard first is the other."""
    for where in ("here", "away"):
        table, keys = await site.table("Ada", "Bo")
        other = 1 - (await house.open(table)).table.asked()[0]
        await hang(site, table, other, keys[other], service.endpoint(where))
        async with contextlib.AsyncExitStack() as open_pages:
            if where == "here":
                await open_pages.enter_async_context(site.live(table, keys[other]))
            await turns(house, site, table, keys, lambda: other in house._tables[table].table.asked())  # noqa: B023
    assert "/push/away" in await asyncio.wait_for(service.heard.get(), 60)


@pytest.mark.parametrize(("status", "stays"), [(201, True), (410, False), (404, False), (307, True), (500, True)])
async def test_what_the_service_says_is_heeded_and_nothing_followed(
    house: House, site: Site, service: Service, status: int, stays: bool
) -> None:
    service.status = status
    table, keys = await site.table("Ada", "Bo")
    other = 1 - (await house.open(table)).table.asked()[0]
    await hang(site, table, other, keys[other], service.endpoint())
    await turns(house, site, table, keys, lambda: other in house._tables[table].table.asked())
    assert "/push/one" in await asyncio.wait_for(service.heard.get(), 60)
    [room] = rooms_that_ring(house)
    await asyncio.gather(*room._ringing)
    assert bool(await house.store.bells(table)) is stays
    assert service.heard.empty()


async def test_a_service_that_never_answers_keeps_nobody_waiting(house: House, site: Site, service: Service) -> None:
    service.status = 0
    table, keys = await site.table("Ada", "Bo")
    other = 1 - (await house.open(table)).table.asked()[0]
    await hang(site, table, other, keys[other], service.endpoint())
    before = house.commands_done
    await turns(house, site, table, keys, lambda: house.commands_done > before + 3)
    assert "/push/one" in await asyncio.wait_for(service.heard.get(), 60)


async def test_a_bell_goes_with_its_seat(house: House, site: Site, service: Service) -> None:
    table, keys = await site.table("Ada", "Bo")
    for seat in (0, 1):
        await hang(site, table, seat, keys[seat], service.endpoint(str(seat)))
    async with site.live(table, keys[1]) as player:
        await player.ask(type="leave", seat=1)
    [room] = rooms_that_ring(house)
    await asyncio.gather(*room._ringing)
    assert [bell.seat for bell in await house.store.bells(table)] == [0]


async def test_a_bell_is_taken_away(house: House, site: Site, service: Service) -> None:
    table, keys = await site.table("Ada", "Bo")
    await hang(site, table, 0, keys[0], service.endpoint("old"))
    await hang(site, table, 0, keys[0], service.endpoint("new"))
    assert [bell.endpoint for bell in await house.store.bells(table)] == [service.endpoint("new")]
    headers = {"authorization": f"Bearer {keys[0]}"}
    answer = await site.http.delete(f"/api/tables/{table}/seats/0/bell", headers=headers)
    assert answer.json() == {"seat": 0, "rings": False}
    assert await house.store.bells(table) == []


async def test_only_who_sits_there_may_hang_a_bell(house: House, site: Site, service: Service) -> None:
    table, keys = await site.table("Ada", "Bo")
    for key in (keys[1], "nonsense", ""):
        assert (await hang(site, table, 0, key, service.endpoint())).json()["error"]["code"] == "wrong-key"
    for n in range(10):
        await house.store.hang_bell(table, Bell(0, f"device {n}", service.endpoint()))
    assert (await hang(site, table, 0, keys[0], service.endpoint())).json()["error"]["code"] == "push-many"


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What names stand for."""
    known: dict[str, list[str]] = {}
    places = socket.getaddrinfo

    def found(host: str, port: Any, *more: Any, **named: Any) -> Any:
        if host not in known:
            return places(host, port, *more, **named)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in known[host]]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return known


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://push.example",
        "https://push.example/\r\nx: y",
        "https://user@push.example/1",
        "https://push.example:99999/1",
        "https://127.0.0.1/1",
        "https://2130706433/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest",
        "https://[::1]/1",
        "https://inside.example/1",
        "https://both.example/1",
        "https://mapped.example/1",
        "https://translated.example/1",
        "https://compatible.example/1",
        "https://site.example/1",
        "ftp://push.example/1",
        "",
        "https://push.example/" + "x" * 1000,
    ],
)
async def test_an_address_in_the_hosts_own_house_is_refused(
    site: Site, house: House, endpoint: str, names: dict[str, list[str]]
) -> None:
    names["push.example"] = ["192.0.78.24"]
    names["inside.example"] = ["192.168.1.7"]
    names["both.example"] = ["192.0.78.24", "127.0.0.1"]
    names["mapped.example"] = ["::ffff:127.0.0.1"]
    names["compatible.example"] = ["::192.168.1.7"]
    names["site.example"] = ["fec0::7"]
    names["translated.example"] = ["64:ff9b::7f00:1"]
    table, keys = await site.table("Ada", "Bo")
    refused = await hang(site, table, 0, keys[0], endpoint)
    assert refused.status_code == 422
    assert refused.json()["error"]["code"] in ("push-endpoint", "message-form")
    assert await house.store.bells(table) == []


async def test_an_address_is_looked_at_again_when_it_is_rung(names: dict[str, list[str]]) -> None:
    """Its name may lead elsewhere by then."""
    ringer = push.Ringer(PushKey(1, ""))
    names["push.example"] = ["192.0.78.24"]
    await ringer.check("https://push.example/1", ASKER)
    names["push.example"] = ["127.0.0.1"]
    with pytest.raises(TableRefused):
        await push.rung(push.service_at("https://push.example/1"), "")
    assert await ringer.ring("https://push.example/1", ASKER)
    await ringer.close()


async def test_a_crowd_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "MOST_WAITING", 0)
    ringer = push.Ringer(PushKey(1, ""))
    assert await ringer.ring("https://push.example/1", ASKER)
    assert ringer._thread is None


class SlowRinger(push.Ringer):
    """Rings at services that take their time, until the test lets go of them one by one."""

    def __init__(self) -> None:
        super().__init__(PushKey(1, ""))
        self.rung: list[str] = []
        self.let_go = threading.Semaphore(0)

    async def _ring(self, endpoint: str) -> bool:
        self.rung.append(endpoint)
        while not self.let_go.acquire(blocking=False):
            await asyncio.sleep(0.001)
        return True


async def test_a_slow_service_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose bells all hang at a service that never answers waits for his own ones, and others have their turn."""
    monkeypatch.setattr(push, "AT_ONCE", 2)
    ringer = SlowRinger()
    slow = [asyncio.create_task(ringer.ring(f"slow {at}", Asker(f"table {at}", "192.0.2.1"))) for at in range(30)]
    while len(ringer.rung) < 2:
        await asyncio.sleep(0.001)
    other = asyncio.create_task(ringer.ring("other", Asker("elsewhere", "198.51.100.1")))
    await asyncio.sleep(0)
    for _ in range(32):
        ringer.let_go.release()
    assert await other
    assert "other" in ringer.rung[:5]
    await asyncio.gather(*slow)
    await ringer.close()


async def test_so_many_are_rung_for_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "RINGS_AT_ONCE", 2)
    monkeypatch.setattr(push, "RINGS_A_SECOND", 0)
    ringer = SlowRinger()
    ringer.let_go = threading.Semaphore(10)
    for at in range(4):
        assert await ringer.ring(f"one {at}", Asker("table", "192.0.2.1"))
    assert await ringer.ring("other", Asker("elsewhere", "198.51.100.1"))
    assert ringer.rung == ["one 0", "one 1", "other"]
    await ringer.close()


async def test_so_many_may_wait_from_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "AT_ONCE", 0)
    monkeypatch.setattr(push, "MOST_WAITING_EACH", 1)
    ringer = SlowRinger()
    waiting = asyncio.create_task(ringer.ring("waiting", ASKER))
    await asyncio.sleep(0)
    assert await ringer.ring("left out", ASKER)
    with pytest.raises(TableRefused, match="too-many-requests"):
        await ringer.check("https://push.example/1", ASKER)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert ringer.rung == []
