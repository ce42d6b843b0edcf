"""A real server on a real socket, and a real client, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from spukhaus.hub.memory import MemoryHub
from spukhaus.match.house import House
from spukhaus.server.app import Setup, application
from spukhaus.server.network import uvicorn_settings
from spukhaus.store.memory import MemoryStore
from tests.services import free_port


@contextlib.asynccontextmanager
async def serving(
    house: House | None = None, setup: Setup | None = None, trusted_proxies: Sequence[str] = ()
) -> AsyncIterator[Site]:
    """Serve a house (or what the set-up says) on a free port of this machine."""
    port = free_port()
    app = application(setup or Setup("memory:"), house)
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        loop="asyncio",
        **(uvicorn_settings(trusted_proxies) | {"log_config": None}),
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            yield Site(port, http)
    finally:
        server.should_exit = True
        await running


@contextlib.asynccontextmanager
async def a_house(**settings: Any) -> AsyncIterator[House]:
    hub = MemoryHub()
    house = House(MemoryStore(), hub, **settings)
    await house.start()
    try:
        yield house
    finally:
        await house.stop()
        await hub.close()


class Site:
    """The server as a client sees it."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http

    async def post(self, path: str, body: Any = None, key: str | None = None) -> Any:
        """POST that must succeed."""
        answer = await self.try_post(path, body, key)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def try_post(self, path: str, body: Any = None, key: str | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return await self.http.post(path, json=body if body is not None else {}, headers=headers)

    async def table(self, *people: str, **wanted: Any) -> tuple[str, list[str]]:
        """A new table with these people at it, and their keys."""
        made = await self.post("/api/tables", {"game": "shy_monsters", **wanted})
        keys = []
        for seat, name in enumerate(people):
            sitting = await self.post(f"/api/tables/{made['table']}/seats/{seat}", {"name": name})
            keys.append(sitting["key"])
        return made["table"], keys

    def address(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    @contextlib.asynccontextmanager
    async def live(self, table: str, *keys: str, since: int = 0) -> AsyncIterator[Player]:
        async with connect(self.address(table), compression=None) as raw:
            player = Player(raw)
            await player.send(type="hello", protocol=1, keys=list(keys), since=since)
            await player.update()
            yield player


class Player:
    """A client that keeps the latest update, and every byte that it ever received."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.last: dict[str, Any] = {}
        self.received: list[str] = []
        self._id = 0

    async def send(self, **message: Any) -> None:
        await self.raw.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.raw.recv(), 60)
        assert isinstance(frame, str)
        self.received.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "update":
            self.last = message
        return message

    async def update(self, number: int = 0) -> dict[str, Any]:
        """An update that is at least of this number; without one, the next."""
        while not number or self.last.get("number", 0) < number:
            if (await self.receive())["type"] == "update" and not number:
                break
        return self.last

    async def receive_but_updates(self) -> dict[str, Any]:
        while (message := await self.receive())["type"] == "update":
            pass
        return message

    async def ask(self, **request: Any) -> dict[str, Any]:
        """Send a request; returns its answer. Updates that come in between are kept."""
        self._id += 1
        await self.send(id=self._id, **request)
        while True:
            message = await self.receive()
            if message["type"] != "update" and message.get("id") in (self._id, 0):
                return message

    async def act(self, seat: int, action: str) -> dict[str, Any]:
        """An action that must be accepted; returns the update that shows it."""
        answer = await self.ask(type="act", seat=seat, number=self.last["number"], action=action)
        assert answer["type"] == "done", answer
        if self.last["number"] < answer["number"]:
            await self.update(answer["number"])
        return self.last
