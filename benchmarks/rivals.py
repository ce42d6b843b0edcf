"""Our tables beside those of boardgame.io, in one run and taking turns: the same game and moves, two people a table.

./bench rivals --install          installs boardgame.io into .benchmarks first
./bench rivals --rounds 5         for the figures in docs/benchmarks.md; give it two quiet cores
.venv/bin/python -m benchmarks.rivals --tables 40 --seconds 5

Ours saves every move durably before anybody hears of it (SQLite, synchronous=FULL), or keeps them in memory only.
Theirs tells first and saves then: in memory, or in files that are never synced (FlatFile). The game is ported in
`boardgame_io/shy_monsters.js`. What our updates have and theirs have not: the list of legal actions.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx

from benchmarks.load import measured
from benchmarks.rival_load import RivalPair
from benchmarks.server import answering, free_port, moves, show

RIVAL = Path(__file__).resolve().parent / "boardgame_io"
INSTALLED = Path(__file__).resolve().parent.parent / ".benchmarks" / "boardgame.io"
TABLES = (40, 400, 2000)
OURS, OURS_MEMORY, MEMORY, FLAT_FILE = "ours, durable", "ours, memory", "theirs, memory", "theirs, FlatFile"
GOALS = (  # (whose, at how many tables), beside (whose, at how many), at least
    ((OURS, 40), (MEMORY, 40), 1.0),
    ((OURS, 400), (MEMORY, 400), 1.0),
    ((OURS, 40), (FLAT_FILE, 40), 3.0),
    ((OURS, 2000), (OURS, 40), 0.9),
)


def install() -> bool:
    """Whether boardgame.io is there now; if not, it was said why."""
    npm = shutil.which("npm")
    if npm is None:
        print("rivals: npm is missing; install Node.js 20 or newer and try again")
        return False
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copy(RIVAL / "package.json", INSTALLED)
    done = subprocess.run([npm, "install", "--no-fund", "--no-audit"], cwd=INSTALLED, capture_output=True, text=True)
    if done.returncode != 0:
        print(f"rivals: boardgame.io could not be installed; npm said:\n{done.stderr.strip()}")
    return done.returncode == 0


def why_not() -> str | None:
    """What is missing for a comparison."""
    if shutil.which("node") is None:
        return "node is missing"
    if not (INSTALLED / "node_modules" / "boardgame.io").is_dir():
        return "boardgame.io is not installed; `./bench rivals --install` does that"
    return None


@contextlib.asynccontextmanager
async def a_rival(in_files: bool) -> AsyncIterator[tuple[str, httpx.AsyncClient, int]]:
    """boardgame.io's server in a process of its own; gives its address, a client and its process id."""
    node = shutil.which("node")
    assert node is not None
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [node, str(RIVAL / "server.js"), str(RIVAL / "shy_monsters.js"), str(port)]
        environment = {**os.environ, "NODE_ENV": "production"}
        process = subprocess.Popen(
            command + [folder] * in_files, cwd=INSTALLED, env=environment, stdout=subprocess.DEVNULL
        )
        try:
            limits = httpx.Limits(max_connections=50)
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, limits=limits) as http:
                await answering(http)
                yield f"ws://127.0.0.1:{port}", http, process.pid
        finally:
            process.terminate()
            process.wait(20)


async def rival_moves(tables: int, seconds: float, rate: float | None, in_files: bool) -> dict[str, Any]:
    async with a_rival(in_files) as (address, http, process):
        return await measured(tables, seconds, rate, process, lambda _: RivalPair.at_a_new_table(http, address))


async def one(who: str, tables: int, seconds: float, rate: float | None = None) -> dict[str, Any]:
    if who in (MEMORY, FLAT_FILE):
        return await rival_moves(tables, seconds, rate, in_files=who == FLAT_FILE)
    return await moves(tables, seconds, rate, "memory:" if who == OURS_MEMORY else None)


async def compare(seconds: float, rounds: int, tables: tuple[int, ...] = TABLES) -> dict[str, Any]:
    """Everybody once a round, and medians over the rounds."""
    pace: tuple[tuple[int, float | None], ...] = (*((number, None) for number in tables), (100, 300.0))
    contests = [(who, *how) for how in pace for who in (OURS, MEMORY, OURS_MEMORY, FLAT_FILE)]
    seen: dict[tuple[str, int, float | None], list[dict[str, Any]]] = {}
    for _ in range(rounds):
        for contest in contests:
            who, number, rate = contest
            seen.setdefault(contest, []).append(await one(who, number, seconds, rate))
    medians: dict[str, Any] = {}
    for (who, number, rate), found in seen.items():
        title = f"{who}, {number} tables" + (f", {rate:g} moves/s" if rate else "")
        medians[title] = {name: statistics.median(result[name] for result in found) for name in found[0]}
        show(title, medians[title])
    for (who, number), (other, other_number), least in GOALS:
        mine, theirs = (medians.get(f"{name}, {many} tables") for name, many in ((who, number), (other, other_number)))
        if mine and theirs:
            ratio = mine["moves_per_second"] / theirs["moves_per_second"]
            print(f"{who} at {number} tables: {ratio:.2f}x {other} at {other_number} (goal: {least:g}x)", flush=True)
            medians[f"{who} {number} beside {other} {other_number}"] = ratio
    return medians


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    if missing := why_not():
        print(f"rivals: not measured, because {missing}")
        return {"skipped": missing}
    print(f"load generator and server share {os.cpu_count()} cores; medians of {rounds} rounds")
    return asyncio.run(compare(seconds * 4, rounds))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.rivals", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--tables", type=int, action="append", help="otherwise 40, 400 and 2000")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=1)
    arguments = parser.parse_args()
    if missing := why_not():
        print(f"rivals: {missing}")
        return 1
    asyncio.run(compare(arguments.seconds, arguments.rounds, tuple(arguments.tables or TABLES)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
