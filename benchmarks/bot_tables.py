"""Forty tables of the strongest bots on this machine, and a person at another table: how soon are moves acknowledged?

./bench bot_tables
.venv/bin/python -m benchmarks.bot_tables --tables 40 --seconds 30 --game ghostbumpers
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.load import Figures, Seat, make_table, some_action
from benchmarks.server import a_server, memory_of, show
from spukhaus.core import registry

PAUSE = 0.1
"""How many seconds the person takes for a move."""


async def bot_table(http: httpx.AsyncClient, game: str, number: int) -> str:
    """A table where only bots sit; they begin at once."""
    rules = registry.game(game)
    seats = list(rules.seat_counts)[number % len(rules.seat_counts)]
    bot = list(registry.bots(rules))[-1]
    made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
    headers = {"authorization": f"Bearer {made['key']}"}
    for seat in range(seats):
        await http.post(f"/api/tables/{made['table']}/seats/{seat}", json={"bot": bot}, headers=headers)
    return str(made["table"])


async def follow(http: httpx.AsyncClient, table: str, game: str, number: int) -> None:
    """When the match is over, the next one begins."""
    while True:
        while (await http.get(f"/api/tables/{table}")).json()["outcome"] is None:
            await asyncio.sleep(2)
        table = await bot_table(http, game, number)


@contextlib.asynccontextmanager
async def busy(http: httpx.AsyncClient, games: list[str], tables: int) -> AsyncIterator[None]:
    """While this lasts, the bots play."""
    wanted = [(games[at % len(games)], at) for at in range(tables)]
    made = [await bot_table(http, *wish) for wish in wanted]
    playing = [asyncio.create_task(follow(http, table, *wish)) for table, wish in zip(made, wanted, strict=True)]
    try:
        yield
    finally:
        for table in playing:
            table.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def a_person(http: httpx.AsyncClient, address: str, until: float, seen: Figures, done: Figures) -> int:
    """Two people at a table of their own. `done` counts until a move is acknowledged, `seen` until both see it.
    Returns how many moves there were in all."""
    rng = random.Random(1)
    moves = 0
    while time.perf_counter() < until:
        table, keys = await make_table(http)
        seats = [await Seat.at(address, table, key) for key in keys]
        await asyncio.gather(*(seat.until(max(other.number for other in seats)) for seat in seats))
        while time.perf_counter() < until:
            mover = next((at for at, seat in enumerate(seats) if '"choices":{}' not in seat.last), None)
            if mover is None:
                break
            action = some_action(seats[mover].choices()[str(mover)], rng)
            began = time.perf_counter()
            answer = await seats[mover].act(mover, action)
            if answer["type"] != "done":
                continue
            moves += 1
            done.note(began)
            await asyncio.gather(*(seat.until(answer["number"]) for seat in seats))
            seen.note(began)
            await asyncio.sleep(PAUSE)
        for seat in seats:
            await seat.close()
    return moves


async def beside_bots(games: list[str], tables: int, seconds: float) -> dict[str, Any]:
    async with a_server() as (address, http, process), busy(http, games, tables):
        warming = 5.0
        done, seen = (Figures(time.perf_counter() + warming) for _ in range(2))
        before = await commands_done(http)
        own = await a_person(http, address, time.perf_counter() + warming + seconds, seen, done)
        moves = (await commands_done(http) - before - own) / (seconds + warming)
        workers = [memory_of(int(child)) for child in _children(process)]
        acknowledged = {f"acknowledged_{name}": value for name, value in done.percentiles().items()}
        shown = {f"seen_{name}": value for name, value in seen.percentiles().items()}
        largest = max(workers, default=0) / 1024
        return {"tables": tables, "moves": done.moves, **acknowledged, **shown,
                "bot_moves_per_second": moves, "largest_worker_mib": largest}  # fmt: skip


async def commands_done(http: httpx.AsyncClient) -> float:
    text = (await http.get("/metrics")).text
    return float(text.partition("\nspukhaus_commands_total ")[2].split()[0])


def _children(process: int) -> list[str]:
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [child for found in lists for child in found.read_text().split()]


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    del rounds
    print(f"load generator, server and bots share {os.cpu_count()} cores; SQLite, synchronous=FULL")
    results = {}
    for title, games, tables in (
        ("no bots", ["ghostbumpers"], 0),
        ("ghostbumpers", ["ghostbumpers"], 40),
        ("all games", list(registry.game_names()), 40),
    ):
        results[title] = found = asyncio.run(beside_bots(games, tables, seconds * 10))
        show(f"{tables} tables of bots, {title}", found)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bot_tables", description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", action="append", choices=registry.game_names(), help="otherwise all")
    arguments = parser.parse_args()
    games = arguments.game or list(registry.game_names())
    show("beside bots", asyncio.run(beside_bots(games, arguments.tables, arguments.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
