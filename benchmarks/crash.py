"""Kill the server in the middle of everything, again and again, and see that nothing acknowledged is lost.

    .venv/bin/python -m benchmarks.crash --rounds 20
    .venv/bin/python -m benchmarks.crash --rounds 20 --database postgresql://...

In each round people play at several tables as fast as they can; at a random moment the server is killed with SIGKILL.
Then the store is read: every action that was acknowledged must be there, at its number, once. After the restart every
table must go on where it was.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.findings import Findings
from benchmarks.load import Seat, make_table, some_action
from benchmarks.server import answering, free_port
from spukhaus.match.entries import Acted, decode
from spukhaus.store import open_store

TABLES = 8


@dataclass
class Kept:
    """A table as its players remember it: the key of each seat, and every action that was acknowledged."""

    table: str
    keys: list[str]
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)


class Server:
    """`spukhaus serve`, to be killed."""

    def __init__(self, database: str, port: int, hub: str = "memory:") -> None:
        self._command = [sys.executable, "-m", "spukhaus", "serve", "--database", database, "--port", str(port)]
        self._command += ["--hub", hub, "--tables-at-once", "100000"]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        if self._process is not None:
            os.kill(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None


async def play(address: str, kept: Kept, rng: random.Random) -> None:
    """Play on until the server dies, or the match is over."""
    gone = (ConnectionClosed, ConnectionError, OSError, InvalidHandshake, EOFError)
    seats: list[Seat] = []
    with contextlib.suppress(*gone):
        for key in kept.keys:
            seats.append(await Seat.at(address, kept.table, key))  # noqa: PERF401  (those that came through count)
        while True:
            mover = next((at for at, seat in enumerate(seats) if '"choices":{}' not in seat.last), None)
            if mover is None:
                break
            action = some_action(seats[mover].choices()[str(mover)], rng)
            before = seats[mover].number
            answer = await seats[mover].act(mover, action)
            if answer["type"] == "done":
                kept.acknowledged[before + 1] = (mover, action)
                await asyncio.gather(*(seat.until(answer["number"]) for seat in seats))
    for seat in seats:
        with contextlib.suppress(*gone):
            await seat.close()


async def check_store(database: str, tables: list[Kept], report: Findings) -> None:
    """What was acknowledged is there, once and in order."""
    store = await open_store(database)
    try:
        for kept in tables:
            entries = [decode(body) for body in await store.read(kept.table)]
            for number, (seat, action) in kept.acknowledged.items():
                entry = entries[number - 1] if number <= len(entries) else None
                same = isinstance(entry, Acted) and entry.seat == seat
                if not same or sorted(entry.action.split()) != sorted(action.split()):  # type: ignore[union-attr]
                    report.problems.append(f"{kept.table}: {number} was {seat} {action}, and is {entry}")
            if len(entries) != (await store.numbers([kept.table]))[kept.table]:
                report.problems.append(f"{kept.table}: the numbers have a gap")
    finally:
        await store.close()


async def check_alive(address: str, tables: list[Kept], report: Findings) -> None:
    """No seat is stuck: in every match that is not over somebody is asked."""
    for kept in tables:
        seats = [await Seat.at(address, kept.table, key) for key in kept.keys]
        over = '"outcome":null' not in seats[0].last
        if not over and all('"choices":{}' in seat.last for seat in seats):
            report.problems.append(f"{kept.table}: nobody is asked")
        for seat in seats:
            await seat.close()


async def crash(database: str, rounds: int, seed: int = 1) -> Findings:
    report, rng, port = Findings(), random.Random(seed), free_port()
    server = Server(database, port)
    address = f"ws://127.0.0.1:{port}"
    tables: list[Kept] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        server.start()
        try:
            await answering(http)
            for _ in range(rounds):
                tables = [*tables[-TABLES // 2 :], *[Kept(*await make_table(http)) for _ in range(TABLES // 2)]]
                playing = asyncio.gather(*(play(address, kept, rng) for kept in tables))
                await asyncio.sleep(rng.uniform(0.05, 0.6))
                server.kill()
                await playing
                await check_store(database, tables, report)
                server.start()
                await answering(http)
                await check_alive(address, tables, report)
                report.rounds += 1
                report.counted["acknowledged"] += sum(len(kept.acknowledged) for kept in tables)
                for kept in tables:
                    kept.acknowledged.clear()
        finally:
            server.kill()
    return report


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.crash", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--database", help="otherwise a fresh SQLite file")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:{Path(folder) / 'spukhaus.db'}"
        report = asyncio.run(crash(database, arguments.rounds, arguments.seed))
    print("\n".join([report.told(), *report.problems]))
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
