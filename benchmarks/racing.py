"""Several processes on one database are killed again and again while people play; every table's history is checked.

.venv/bin/python -m benchmarks.racing --rounds 20
.venv/bin/python -m benchmarks.racing --rounds 20 --database postgresql://... --hub redis://...

At each table two people sit, each with two tabs, which are connected to any process and act whenever they may; so they
race for every number. In each round one of the processes is killed with SIGKILL in the middle, and started again; in
`./bench faults` the database and Redis have their turns, too. What is checked stands in `benchmarks/histories.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import math
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from benchmarks.crash import Server
from benchmarks.findings import Findings
from benchmarks.histories import Action, Call, Log, action, problems_of
from benchmarks.load import Seat, make_table, some_action
from benchmarks.server import answering, free_port
from spukhaus.match.entries import Acted, decode, is_quiet
from spukhaus.match.ports import Store
from spukhaus.store import open_store

PROCESSES = 2
TABLES = 3
TABS = 2
GONE = (ConnectionError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Played:
    """A table, and what its people have noted."""

    table: str
    keys: list[str]
    history: list[Call] = field(default_factory=list)
    known: int = 0
    """The latest number that anybody at this table was told of."""

    def note(self, call: Call) -> None:
        self.history.append(call)
        if call.answer == "done":
            self.known = max(self.known, call.number)


async def tab(played: Played, at: int, name: str, addresses: Sequence[str], rng: random.Random, until: float) -> None:
    """One tab of a person: it connects to some process, acts whenever it may, and when it is cut off connects anew."""
    while time.monotonic() < until:
        with contextlib.suppress(*GONE):
            seat = await _arrive(played, at, name, rng.choice(addresses))
            try:
                await _act_until(played, seat, at, name, rng, until)
            finally:
                with contextlib.suppress(*GONE):
                    await seat.close()
            return
        await asyncio.sleep(0.02)  # all may be away for a moment


async def _arrive(played: Played, at: int, name: str, address: str) -> Seat:
    called, known = time.monotonic(), played.known
    seat = await asyncio.wait_for(Seat.at(address, played.table, played.keys[at], since=known), 20)
    shown: dict[str, Any] = json.loads(seat.last)
    digest = hashlib.sha256(json.dumps(shown["views"], sort_keys=True).encode()).hexdigest()
    played.note(Call(name, called, time.monotonic(), "read", "done", shown["number"], seen=f"{at} {digest}"))
    return seat


async def _act_until(played: Played, seat: Seat, at: int, name: str, rng: random.Random, until: float) -> None:
    while time.monotonic() < until:
        if '"outcome":null' not in seat.last:
            return
        if '"choices":{}' in seat.last:
            seat.changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(seat.changed.wait(), 0.05)
            if seat.reading.done():
                raise ConnectionError
            continue
        wanted, number = some_action(seat.choices()[str(at)], rng), seat.number
        called = time.monotonic()
        try:
            answer = await asyncio.wait_for(seat.act(at, wanted), 20)
        except GONE:
            played.note(Call(name, called, math.inf, "act", "unknown", number, action(at, wanted)))
            raise
        now = time.monotonic()
        if answer["type"] == "done":
            played.note(Call(name, called, now, "act", "done", answer["number"], action(at, wanted)))
            await asyncio.wait_for(seat.until(answer["number"]), 20)
        elif answer["error"]["code"] == "store-away":  # it may have been saved before the answer was lost
            played.note(Call(name, called, math.inf, "act", "unknown", number, action(at, wanted)))
            await asyncio.sleep(0.05)
        else:
            code = answer["error"]["code"]
            played.note(Call(name, called, now, "act", "refused", number, action(at, wanted), code))
            await asyncio.sleep(0.01)


async def log_of(store: Store, table: str) -> Log:
    """The actions of people, by the number that each is acknowledged with: that of the last entry which came with it,
    since what chance does in answer is saved along with it."""
    actions: dict[int, Action] = {}
    number = 0
    for entry in map(decode, await store.read(table)):
        number += not is_quiet(entry)
        if isinstance(entry, Acted):
            of_chance = entry.seat < 0 and number - 1 in actions
            actions[number] = actions.pop(number - 1) if of_chance else action(entry.seat, entry.action)
    return Log({number: done for number, done in actions.items() if done[0] >= 0}, number)


async def one_round(tables: Sequence[Played], addresses: Sequence[str], rng: random.Random, seconds: float) -> None:
    """Everybody plays at once."""
    until = time.monotonic() + seconds
    await asyncio.gather(
        *(
            tab(played, at, f"seat {at} tab {number}", addresses, rng, until)
            for played in tables
            for at in range(2)
            for number in range(TABS)
        )
    )


class Stopped(Protocol):
    """Something besides the servers that may fall: a database, or Redis."""

    def kill(self) -> None: ...

    def start(self) -> None: ...


async def racing(
    database: str, hub: str, rounds: int, seed: int = 1, processes: int = PROCESSES, others: Sequence[Stopped] = ()
) -> Findings:
    """In each round one falls, a server or one of the others, and comes back."""
    found, rng = Findings(), random.Random(seed)
    servers = [(Server(database, port, hub), port) for port in (free_port() for _ in range(processes))]
    addresses = [f"ws://127.0.0.1:{port}" for _, port in servers]
    falling: list[Stopped] = [*(server for server, _ in servers), *others]
    async with contextlib.AsyncExitStack() as stack:
        clients = []
        for server, port in servers:
            server.start()
            stack.callback(server.kill)
            client = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30)
            clients.append(await stack.enter_async_context(client))
            await answering(client)
        for _ in range(rounds):
            tables = [Played(*await make_table(rng.choice(clients))) for _ in range(TABLES)]
            playing = asyncio.create_task(one_round(tables, addresses, rng, 1.2))
            await asyncio.sleep(rng.uniform(0.1, 0.8))
            fallen = rng.choice(falling)
            await asyncio.to_thread(fallen.kill)
            await asyncio.sleep(rng.uniform(0.0, 0.2))
            await asyncio.to_thread(fallen.start)
            await playing
            await asyncio.gather(*map(ready, clients))
            await _check(database, tables, found)
            found.rounds += 1
    return found


async def ready(http: httpx.AsyncClient) -> None:
    """Until something can be saved again."""
    await answering(http)
    async with asyncio.timeout(60):
        while (await http.get("/health/ready")).status_code != 200:
            await asyncio.sleep(0.1)


async def _check(database: str, tables: Sequence[Played], found: Findings) -> None:
    store = await open_store(database)
    try:
        for played in tables:
            problems = problems_of(played.history, await log_of(store, played.table))
            found.problems += [f"{played.table}: {problem}" for problem in problems]
            acts = [call for call in played.history if call.kind == "act"]
            found.counted["calls"] += len(played.history)
            found.counted["acknowledged"] += sum(call.answer == "done" for call in acts)
            found.counted["without an answer"] += sum(call.answer == "unknown" for call in acts)
    finally:
        await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.racing", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--database", help="otherwise a fresh SQLite file")
    parser.add_argument("--hub", default="memory:")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:{Path(folder) / 'spukhaus.db'}"
        found = asyncio.run(racing(database, arguments.hub, arguments.rounds, arguments.seed))
    print("\n".join([found.told(), *found.problems]))
    return 1 if found.problems else 0


if __name__ == "__main__":
    sys.exit(main())
