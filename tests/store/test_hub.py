"""What every hub promises: that those who listen hear of new numbers, and that nobody who rings is held up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable

import pytest
from redis.asyncio import Redis

from spukhaus.core.errors import SpukhausError
from spukhaus.hub import open_hub
from spukhaus.match.ports import Hub
from tests.services import PrivateRedis, free_port

pytestmark = pytest.mark.anyio
every_hub = pytest.mark.parametrize("hub_url", ["memory", "redis"], indirect=True)


class Ear:
    """Remembers what it heard of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.heard: list[int] = []

    async def __call__(self, table: str, number: int) -> None:
        if table == self.table:
            self.heard.append(number)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.fixture
async def hub(hub_url: str) -> AsyncIterator[Hub]:
    hub = await open_hub(hub_url)
    yield hub
    await hub.close()


@every_hub
async def test_every_listener_hears_also_who_rings(hub: Hub, name: str) -> None:
    ears = [Ear(name), Ear(name), Ear("another")]
    for ear in ears:
        await hub.listen(ear)
    await hub.ping()
    await hub.ring(name, 7)
    await until(lambda: all(ear.heard for ear in ears[:2]))
    assert [ear.heard for ear in ears] == [[7], [7], []]


@every_hub
async def test_the_rings_of_a_table_are_heard_in_their_order(hub: Hub, name: str) -> None:
    ear = Ear(name)
    await hub.listen(ear)
    for number in range(1, 201):
        await hub.ring(name, number)
    await until(lambda: len(ear.heard) == 200)
    assert ear.heard == list(range(1, 201))


@every_hub
async def test_a_failing_listener_does_not_silence_the_others(
    hub: Hub, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def deaf(table: str, number: int) -> None:
        raise RuntimeError(table)

    ear = Ear(name)
    await hub.listen(deaf)
    await hub.listen(ear)
    with caplog.at_level(logging.CRITICAL):
        await hub.ring(name, 1)
        await hub.ring(name, 2)
        await until(lambda: ear.heard == [1, 2])


@every_hub
async def test_a_listener_may_ring_itself(hub: Hub, name: str) -> None:
    ear = Ear(name)

    async def answer(table: str, number: int) -> None:
        if table == name and number == 1:
            await hub.ring(name, 2)

    await hub.listen(answer)
    await hub.listen(ear)
    await hub.ring(name, 1)
    await until(lambda: ear.heard == [1, 2])


@every_hub
async def test_ringing_where_nobody_listens_does_no_harm(hub: Hub, name: str) -> None:
    await hub.ring(name, 1)
    ear = Ear(name)
    await hub.listen(ear)
    await hub.close()
    await hub.ring(name, 2)
    assert 2 not in ear.heard


async def test_other_processes_hear_too_and_a_last_ring_is_not_lost(redis_url: str, name: str) -> None:
    one, other = await open_hub(redis_url), await open_hub(redis_url)
    ear = Ear(name)
    await other.listen(ear)
    await one.ring(name, 3)
    await one.close()
    await until(lambda: ear.heard == [3])
    await other.close()


async def test_strange_messages_are_ignored(redis_url: str, name: str) -> None:
    hub = await open_hub(redis_url)
    ear = Ear(name)
    await hub.listen(ear)
    async with Redis.from_url(redis_url) as stranger:
        for message in (b"", b"\xff\xfe 1", b"no-number", f"{name} x".encode(), f"{name} 5".encode()):
            await stranger.publish("spukhaus:0:rings", message)
    await until(lambda: ear.heard == [5])
    await hub.close()


async def test_when_redis_comes_back_rings_are_heard_again(name: str, caplog: pytest.LogCaptureFixture) -> None:
    with PrivateRedis() as server:
        hub = await open_hub(server.url)
        ear = Ear(name)
        await hub.listen(ear)
        await asyncio.to_thread(server.stop)
        for number in range(1, 4):
            await hub.ring(name, number)
            await asyncio.sleep(0.05)
        with pytest.raises(SpukhausError) as caught:
            await hub.ping()
        assert caught.value.code == "hub-unavailable"
        assert len(caplog.records) == 1
        await asyncio.to_thread(server.start)
        for number in range(10, 1000):
            await hub.ring(name, number)
            await asyncio.sleep(0.02)
            if ear.heard:
                break
        assert ear.heard[0] >= 10
        await hub.close()


async def test_a_hub_that_cannot_be_reached_says_so_without_the_password() -> None:
    with pytest.raises(SpukhausError) as caught:
        await open_hub(f"redis://:secret@127.0.0.1:{free_port()}/0")
    assert caught.value.code == "hub-unavailable"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("url", ["", "memory", "http://u:secret@x", "redis://:secret@host:port/0"])
async def test_an_address_that_is_none_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(SpukhausError) as caught:
        await open_hub(url)
    assert caught.value.code == "hub-url"
    assert "secret" not in str(caught.value)
