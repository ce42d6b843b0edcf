"""Who is here, whichever process they are connected to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from spukhaus.hub.memory import MemoryHub
from spukhaus.hub.redis import RedisHub
from spukhaus.match import commands, presence
from spukhaus.match.entries import Settings
from spukhaus.match.house import House
from spukhaus.match.keys import hashed
from spukhaus.match.ports import Hub
from spukhaus.match.updates import Viewer
from spukhaus.store.memory import MemoryStore
from tests.match.test_house import sit

pytestmark = pytest.mark.anyio
every_hub = pytest.mark.parametrize("kind", ["memory", "redis"])


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


@asynccontextmanager
async def two_houses(kind: str, request: pytest.FixtureRequest) -> AsyncIterator[tuple[House, House]]:
    """Two processes at one store."""
    hubs: list[Hub] = [MemoryHub()] * 2
    if kind == "redis":
        url = str(request.getfixturevalue("redis_url"))
        hubs = [await RedisHub.open(url), await RedisHub.open(url)]
    store = MemoryStore()
    houses = [House(store, hub) for hub in hubs]
    for house in houses:
        await house.start()
    yield houses[0], houses[1]
    for house in houses:
        await house.stop()
    for hub in set(hubs):
        await hub.close()


async def listed(house: House) -> list[list[bool]]:
    """Who is at each of the open tables, seat by seat."""
    return [[seat["here"] for seat in json.loads(table)["seats"]] for table in await house.listed()]


def viewer(seat: int, name: str) -> Viewer:
    return Viewer((seat,), frozenset((hashed(name),)))


@every_hub
async def test_who_is_here_is_known_everywhere(kind: str, request: pytest.FixtureRequest) -> None:
    async with two_houses(kind, request) as (here, there):
        table, _ = await here.create(game="shy_monsters", settings=Settings(listed=True))
        await sit(here, table, 0, "Ada")
        assert await listed(there) == [[False, False]]
        ada = await here.watch(table, viewer(0, "Ada"), lambda: None)
        await until(lambda: there.presence.here(table) == {0})
        assert await listed(here) == await listed(there) == [[True, False]]
        assert here.presence.people() == there.presence.people() == 0  # the match has not begun
        # Whoever comes to the other process hears at once who is here, and is seen here.
        await sit(there, table, 1, "Bo")
        woken = asyncio.Event()
        bo = await there.watch(table, viewer(1, "Bo"), woken.set)
        assert bo[0].here() == {0, 1}
        await until(lambda: ada[0].here() == {0, 1})
        await here.ask(table, lambda one: one.started)
        for house in (here, there):
            await house.presence.beat()
        await until(lambda: here.presence.people() == there.presence.people() == 2)
        woken.clear()
        here.unwatch(*ada)
        await until(woken.is_set)
        assert bo[0].here() == {1}
        there.unwatch(*bo)
        await until(lambda: not here.presence.here(table))
        for house in (here, there):
            await house.presence.beat()
        await until(lambda: here.presence.people() == there.presence.people() == 0)


async def test_a_process_that_is_silent_has_nobody() -> None:
    now = [0.0]
    hub, house = MemoryHub(), House(MemoryStore(), MemoryHub())
    other = presence.Presence(hub, house._tables, lambda: now[0])

    def seats(table: str) -> list[int]:
        return sorted(other.here(table))

    assert await other.heard("here elsewhere attic:5 crypt:2", 3)
    assert (seats("attic"), seats("crypt"), other.people()) == ([0, 2], [1], 3)
    now[0] += presence.SILENT_SECONDS
    assert await other.heard("here elsewhere crypt:2", 1)
    now[0] += 1
    await other.beat()
    assert (seats("attic"), seats("crypt"), other.people()) == ([], [1], 1)
    now[0] += presence.SILENT_SECONDS
    await other.beat()
    assert (seats("crypt"), other.people()) == ([], 0)
    assert not await other.heard("attic", 7)


async def test_an_open_table_where_nobody_waits_any_more_is_not_listed() -> None:
    house = House(MemoryStore(), MemoryHub())
    table, _ = await house.create(game="shy_monsters", settings=Settings(listed=True))
    assert await house.listed() == []
    await sit(house, table, 0, "Ada")
    assert len(await house.listed()) == 1
    await house.do(table, lambda one: commands.stand_up(one, 0, house.now()))
    assert await house.listed() == []
