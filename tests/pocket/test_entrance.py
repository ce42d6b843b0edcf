"""What a page asks and says reaches the application as over a network, and the answers find their way back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from spukhaus.hub.memory import MemoryHub
from spukhaus.match.house import House
from spukhaus.pocket.entrance import Entrance
from spukhaus.server.app import Setup, application
from spukhaus.store.memory import MemoryStore

pytestmark = pytest.mark.anyio


class Page:
    """Notes what it hears, by the number of the question."""

    def __init__(self) -> None:
        self.heard: dict[int, asyncio.Queue[tuple[Any, ...]]] = {}

    def of(self, number: int) -> asyncio.Queue[tuple[Any, ...]]:
        return self.heard.setdefault(number, asyncio.Queue())

    def answer(self, number: int, status: int, kind: str, body: str) -> None:
        self.of(number).put_nowait((status, kind, body))

    def opened(self, number: int) -> None:
        self.of(number).put_nowait(("opened",))

    def said(self, number: int, text: str) -> None:
        self.of(number).put_nowait(("said", json.loads(text)))

    def closed(self, number: int, code: int, reason: str) -> None:
        self.of(number).put_nowait(("closed", code, reason))


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.fixture
async def entrance(page: Page) -> AsyncIterator[Entrance]:
    house = House(MemoryStore(), MemoryHub())
    app = application(Setup("memory:"), house)
    await house.start()
    async with app.router.lifespan_context(app):
        yield Entrance(app, page)
    await house.stop()


async def ask(entrance: Entrance, page: Page, number: int, method: str, path: str, body: object = None) -> Any:
    headers = {"Content-Type": "application/json"} if body is not None else {}
    entrance.ask(number, method, path, json.dumps(headers), json.dumps(body) if body is not None else "")
    status, kind, text = await page.of(number).get()
    assert kind.startswith("application/json")
    return status, json.loads(text)


async def test_a_table_is_made_and_watched(entrance: Entrance, page: Page) -> None:
    status, games = await ask(entrance, page, 1, "GET", "/api/games")
    assert status == 200
    assert {game["game"] for game in games} >= {"shy_monsters"}
    status, made = await ask(entrance, page, 2, "POST", "/api/tables", {"game": "shy_monsters"})
    assert status == 201
    entrance.open(3, f"/api/tables/{made['table']}/live")
    assert await page.of(3).get() == ("opened",)
    entrance.say(3, json.dumps({"type": "hello", "protocol": 1, "keys": [], "since": 0}))
    said, update = await page.of(3).get()
    assert (said, update["type"]) == ("said", "update")
    await ask(entrance, page, 4, "POST", f"/api/tables/{made['table']}/seats/0", {"name": "Ada"})
    said, update = await page.of(3).get()
    assert update["table"]["seats"][0]["name"] == "Ada"
    entrance.hang_up(3)
    assert await page.of(3).get() == ("closed", 1000, "")
    entrance.say(3, "{}")  # nobody is there any more


async def test_refusals_come_as_they_are(entrance: Entrance, page: Page) -> None:
    status, refused = await ask(entrance, page, 1, "GET", "/api/tables/nowhere")
    assert (status, refused["error"]["code"]) == (404, "no-such-table")
    entrance.open(2, "/api/tables/nowhere/live")
    assert await page.of(2).get() == ("opened",)
    entrance.say(2, json.dumps({"type": "hello", "protocol": 1, "keys": [], "since": 0}))
    assert await page.of(2).get() == ("closed", 4404, "no-such-table")


async def test_what_is_asked_in_an_address_is_read(entrance: Entrance, page: Page) -> None:
    _, made = await ask(entrance, page, 1, "POST", "/api/tables", {"game": "shy_monsters"})
    entrance.ask(2, "GET", f"/api/tables/{made['table']}/log?language=xx", "{}", "")
    status, _, text = await page.of(2).get()
    assert (status, json.loads(text)["error"]["code"]) == (422, "unknown-language")


async def test_a_mistake_of_the_house_is_answered_too(page: Page) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError

    entrance = Entrance(broken, page)
    entrance.ask(1, "GET", "/", "{}", "")
    assert (await page.of(1).get())[0] == 500
    entrance.open(2, "/")
    assert await page.of(2).get() == ("closed", 1011, "")
