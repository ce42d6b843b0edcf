"""Nothing acknowledged is ever lost: servers are killed under load, on each kind of database, and one of two is."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from benchmarks.crash import crash
from benchmarks.load import Seat, make_table, some_action
from benchmarks.server import answering

from tests.samples import sample
from tests.services import PrivateRedis, free_port

pytestmark = pytest.mark.anyio

ROUNDS = sample(8, 20)


async def test_kill_nine_on_sqlite(tmp_path: Path) -> None:
    report = await crash(f"sqlite:{tmp_path / 'crash.db'}", ROUNDS)
    assert report.problems == []
    assert report.rounds == ROUNDS
    assert report.counted["acknowledged"] > ROUNDS


async def test_kill_nine_on_postgresql(postgresql_url: str) -> None:
    report = await crash(postgresql_url, ROUNDS)
    assert report.problems == []
    assert report.rounds == ROUNDS
    assert report.counted["acknowledged"] > ROUNDS


class Process:
    """One of several server processes on the same database."""

    def __init__(self, database: str, hub: str) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "spukhaus", "serve", "--database", database, "--hub", hub]
        self.process = subprocess.Popen([*command, "--port", str(self.port)], stdout=subprocess.DEVNULL)
        self.address = f"ws://127.0.0.1:{self.port}"
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        await self.http.aclose()
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, 20)


@contextlib.asynccontextmanager
async def two_processes(database: str, hub: str) -> AsyncIterator[list[Process]]:
    both = [Process(database, hub) for _ in range(2)]
    try:
        for one in both:
            await answering(one.http)
        yield both
    finally:
        for one in both:
            if one.process.poll() is None:
                await one.stop()


async def move(seats: list[Seat]) -> int | None:
    """Whoever is asked makes a move; returns its number, or None if the match is over."""
    for at, seat in enumerate(seats):
        if '"choices":{}' not in seat.last:
            answer = await seat.act(at, some_action(seat.choices()[str(at)], random.Random(at)))
            assert answer["type"] == "done", answer
            return int(answer["number"])
    return None


async def test_two_processes_share_their_tables_and_one_may_die(postgresql_url: str, redis_url: str) -> None:
    async with two_processes(postgresql_url, redis_url) as (first, second):
        tables = [await make_table(one.http) for one in (first, second) for _ in range(3)]
        for table, keys in tables:
            # The two people of each table sit at different processes.
            seats = [await Seat.at(one.address, table, key) for one, key in zip((first, second), keys, strict=True)]
            for _ in range(4):
                number = await move(seats)
                if number is None:
                    break
                await asyncio.gather(*(seat.until(number) for seat in seats))
            for seat in seats:
                await seat.close()
        await first.stop(signal.SIGKILL)
        for table, keys in tables:
            seats = [await Seat.at(second.address, table, key) for key in keys]
            number = await move(seats)
            if number is not None:
                await asyncio.gather(*(seat.until(number) for seat in seats))
            for seat in seats:
                await seat.close()


async def test_two_moves_race_safely(postgresql_url: str, redis_url: str) -> None:
    async with two_processes(postgresql_url, redis_url) as (first, second):
        table, keys = await make_table(first.http)
        tabs = [await Seat.at(one.address, table, keys[0]) for one in (first, second)]
        await asyncio.gather(*(tab.until(max(other.number for other in tabs)) for tab in tabs))
        offer = tabs[0].choices()["0"]
        lay = "lay " + " ".join(f"{face}@i{10 + at}" for at, face in enumerate(offer["tiles"]))
        answers = await asyncio.gather(*(tab.act(0, lay) for tab in tabs))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        for tab in tabs:
            await tab.close()


async def test_a_lost_ring_delays_and_loses_nothing(postgresql_url: str) -> None:
    """With hubs that do not reach each other every ring between the processes is lost."""
    async with two_processes(postgresql_url, "memory:") as (first, second):
        table, keys = await make_table(first.http)
        seats = [await Seat.at(one.address, table, key) for one, key in zip((first, second), keys, strict=True)]
        number = await move(seats)
        assert number is not None
        await asyncio.wait_for(seats[1].until(number), 60)
        for seat in seats:
            await seat.close()


async def test_play_goes_on_while_redis_is_away(postgresql_url: str) -> None:
    with PrivateRedis() as redis:
        async with two_processes(postgresql_url, redis.url) as (first, second):
            table, keys = await make_table(first.http)
            seats = [await Seat.at(one.address, table, key) for one, key in zip((first, second), keys, strict=True)]
            redis.stop()
            number = await move(seats)
            assert number is not None
            await asyncio.wait_for(asyncio.gather(*(seat.until(number) for seat in seats)), 60)
            redis.start()
            for seat in seats:
                await seat.close()


async def test_several_workers_behind_one_address(postgresql_url: str, redis_url: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "spukhaus", "serve", "--database", postgresql_url, "--hub", redis_url]
    server = subprocess.Popen([*command, "--workers", "2", "--port", str(port)], stdout=subprocess.DEVNULL)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            await answering(http)
            table, keys = await make_table(http)
            seats = [await Seat.at(f"ws://127.0.0.1:{port}", table, key) for key in keys]
            number = await move(seats)
            assert number is not None
            await asyncio.gather(*(seat.until(number) for seat in seats))
            for seat in seats:
                await seat.close()
    finally:
        server.terminate()
        server.wait(20)
