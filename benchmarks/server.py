"""The server under load, on this machine only: durable moves a second, times, idle connections, long matches.

./bench server                    everything (about two minutes)
.venv/bin/python -m benchmarks.server --tables 40 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.load import Figures, Pair, Seat, make_table, measured


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.asynccontextmanager
async def a_server(
    database: str | None = None, hub: str = "memory:", workers: int = 1
) -> AsyncIterator[tuple[str, httpx.AsyncClient, int]]:
    """`spukhaus serve` in a process of its own; gives its address, a client and its process id."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        url = database or f"sqlite:{Path(folder) / 'spukhaus.db'}"
        command = [sys.executable, "-m", "spukhaus", "serve", "--database", url, "--hub", hub, "--port", str(port)]
        command += [
            "--workers",
            str(workers),
            "--tables-at-once",
            "100000",
            "--connections-at-once",
            "100000",
            "--messages-a-second",
            "100000",
        ]
        with (Path(folder) / "log").open("wb") as log:
            process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        limits = httpx.Limits(max_connections=50)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as http:
            try:
                await answering(http)
                yield f"ws://127.0.0.1:{port}", http, process.pid
            finally:
                process.terminate()
                try:
                    process.wait(20)
                except subprocess.TimeoutExpired:
                    process.kill()


async def answering(http: httpx.AsyncClient) -> None:
    for _ in range(400):
        try:
            await http.get("/health")
        except httpx.TransportError:
            await asyncio.sleep(0.05)
        else:
            return
    raise TimeoutError("the server does not answer")


async def moves(
    tables: int,
    seconds: float,
    rate: float | None,
    database: str | None = None,
    hub: str = "memory:",
    workers: int = 1,
) -> dict[str, Any]:
    """Tables with two people each, who move as fast as they can, or at a given number of moves a second in all."""
    async with a_server(database, hub, workers) as (address, http, process):
        return await measured(tables, seconds, rate, process, lambda _: Pair.at_a_new_table(http, address))


def memory_of(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


async def idle(connections: int) -> dict[str, Any]:
    """Connections that only wait, as spectators of a hundred tables."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if hard < connections + 300:  # the server has as many again, in a process of its own
        return {"skipped": f"at most {hard} open files are allowed here"}
    async with a_server() as (address, http, process):
        tables = [(await make_table(http))[0] for _ in range(100)]
        warm = [await Seat.at(address, table, None) for table in tables]
        before = memory_of(process)
        held: list[Seat] = []
        for start in range(0, connections, 100):
            held += await asyncio.gather(*(Seat.at(address, tables[(start + at) % 100], None) for at in range(100)))
        grown = memory_of(process) - before
        alive = sum(not seat.reading.done() for seat in held)
        await asyncio.gather(*(seat.close() for seat in (*held, *warm)))
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return {"connections": alive, "kib_each": grown / len(held)}


async def long_match(actions: int) -> dict[str, Any]:
    """One match of many actions, walking to and fro: is the last move as quick as the first?"""
    async with a_server() as (address, http, _):
        pair, figures = await Pair.at_a_new_table(http, address), Figures()
        while figures.moves < actions and await pair.move(figures):
            pass
        await pair.close()
    times = figures.seconds
    part = max(1, len(times) // 10)
    first, last = sorted(times[:part])[part // 2], sorted(times[-part:])[part // 2]
    return {"actions": len(times), "first_tenth_ms": first * 1000, "last_tenth_ms": last * 1000}


def show(title: str, figures: dict[str, Any]) -> None:
    parts = (
        f"{name} {value:,.1f}" if isinstance(value, float) else f"{name} {value}" for name, value in figures.items()
    )
    print(f"{title:32} " + "  ".join(parts), flush=True)


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    del rounds
    results: dict[str, Any] = {}

    async def everything() -> None:
        for tables in (40, 400, 2000):
            results[f"{tables} tables, as fast as they can"] = found = await moves(tables, seconds * 4, None)
            show(f"{tables} tables, flat out", found)
        results["300 moves a second"] = found = await moves(100, seconds * 4, 300)
        show("100 tables, 300 moves/s", found)
        results["idle"] = found = await idle(10_000)
        show("idle connections", found)
        results["long match"] = found = await long_match(2000)
        show("a match of many actions", found)

    print(f"load generator and server share {os.cpu_count()} cores; SQLite, synchronous=FULL")
    asyncio.run(everything())
    return results


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rate", type=float, help="moves a second in all (otherwise as fast as they can)")
    parser.add_argument("--database", help="otherwise a fresh SQLite file")
    parser.add_argument("--hub", default="memory:")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    served = (arguments.database, arguments.hub, arguments.workers)
    show("moves", asyncio.run(moves(arguments.tables, arguments.seconds, arguments.rate, *served)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
