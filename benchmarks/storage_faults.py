"""What happens to SQLite's files: the disk is full while people play, or a file is cut or damaged after a fall.

A full disk: nothing is acknowledged that is not there, everybody is told, reading goes on, and when there is room
again, so does play. A damaged file: what was lost is named, or nothing was lost; it is never opened with less
in silence.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import httpx

from benchmarks.crash import Kept, Server, check_store, play
from benchmarks.findings import Findings
from benchmarks.load import Seat, make_table, some_action
from benchmarks.racing import ready
from benchmarks.server import answering, free_port
from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import NoSuchTable
from spukhaus.store import open_store
from spukhaus.store.tail_mark import mark_of

PATIENCE_SECONDS = 30.0
ROOM_BYTES = 60_000
TABLES = 4
NOTICED = ("store-lost", "store-damaged", "store-broken", "store-unavailable")


async def full_disks(rounds: int, seed: int = 1) -> Findings:
    """The files of a server may not grow any more: as on a full disk, each write beyond fails."""
    found, rng = Findings(), random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        path, port = Path(folder) / "spukhaus.db", free_port()
        server = Server(f"sqlite:{path}", port)
        server.start()
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
                await answering(http)
                for _ in range(rounds):
                    await _one_full_disk(path, server.pid, http, f"ws://127.0.0.1:{port}", rng, found)
                    found.rounds += 1
        finally:
            server.kill()
    return found


async def _one_full_disk(
    path: Path, process: int, http: httpx.AsyncClient, address: str, rng: random.Random, found: Findings
) -> None:
    tables = [Kept(*await make_table(http)) for _ in range(TABLES)]
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    room = max(file.stat().st_size for file in path.parent.iterdir()) + rng.randrange(ROOM_BYTES)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (room, hard))
    await asyncio.gather(*(_until_refused(address, kept, rng, found) for kept in tables))
    if not await _told_as_full(http):
        found.problems.append("the disk is full, and /health/ready says nothing of it")
    for kept in tables:
        if (await http.get(f"/api/tables/{kept.table}")).status_code != 200:
            found.problems.append(f"{kept.table} cannot be read while the disk is full")
    resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))
    await ready(http)
    for kept in tables:
        seats = [await Seat.at(address, kept.table, key) for key in kept.keys]
        found.counted["played on"] += await _moves(seats, kept, rng, 2, found)
        for seat in seats:
            await seat.close()
    found.counted["acknowledged"] += sum(len(kept.acknowledged) for kept in tables)
    await check_store(f"sqlite:{path}", tables, found)


async def _told_as_full(http: httpx.AsyncClient) -> bool:
    """What it tries to save is smaller than what people do, and is tried once a second: it may find some room left."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await http.get("/health/ready")).status_code != 503:
                await asyncio.sleep(0.2)
            return True
    return False


async def _until_refused(address: str, kept: Kept, rng: random.Random, found: Findings) -> None:
    """People move, and then talk, until it cannot be saved."""
    seats = [await Seat.at(address, kept.table, key) for key in kept.keys]
    async with asyncio.timeout(PATIENCE_SECONDS):
        await _moves(seats, kept, rng, 10_000, found)
        while True:
            await seats[0].raw.send(json.dumps({"type": "say", "id": 1, "seat": 0, "text": "boo " * 100}))
            answer = json.loads(await seats[0].answers.get())
            if answer["type"] == "done":
                continue
            if (code := answer["error"]["code"]) == "too-many-requests":
                await asyncio.sleep(0.2)
                continue
            found.counted["refused"] += 1
            if code != "store-away":
                found.problems.append(f"{kept.table}: a full disk is told as {code}")
            break
    for seat in seats:
        await seat.close()


async def _moves(seats: list[Seat], kept: Kept, rng: random.Random, most: int, found: Findings) -> int:
    """So many moves, or fewer if the match ends or one cannot be saved."""
    for made in range(most):
        mover = next((at for at, seat in enumerate(seats) if '"choices":{}' not in seat.last), None)
        if mover is None:
            return made
        action, before = some_action(seats[mover].choices()[str(mover)], rng), seats[mover].number
        answer = await asyncio.wait_for(seats[mover].act(mover, action), PATIENCE_SECONDS)
        if answer["type"] != "done":
            if answer["error"]["code"] != "store-away":
                found.problems.append(f"{kept.table}: {action} was refused as {answer['error']['code']}")
            return made
        kept.acknowledged[before + 1] = (mover, action)
        await asyncio.gather(*(seat.until(answer["number"]) for seat in seats))
    return most


async def damaged_files(rounds: int, seed: int = 1) -> Findings:
    """The server is killed, and its log or its database is cut or changed somewhere. Several damages to each fall."""
    found, rng = Findings(), random.Random(seed)
    while found.rounds < rounds:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "fallen" / "spukhaus.db"
            path.parent.mkdir()
            await _fallen(path, rng)
            for _ in range(min(10, rounds - found.rounds)):
                await _one_damage(path, Path(folder) / "damaged", rng, found)
                found.rounds += 1
    return found


async def _fallen(path: Path, rng: random.Random) -> None:
    """A server at which people play is killed, and leaves its files there."""
    port = free_port()
    server = Server(f"sqlite:{path}", port)
    server.start()
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
            await answering(http)
            tables = [Kept(*await make_table(http)) for _ in range(TABLES)]
            playing = asyncio.gather(*(play(f"ws://127.0.0.1:{port}", kept, rng) for kept in tables))
            await asyncio.wait({asyncio.ensure_future(playing)}, timeout=rng.uniform(0.2, 1.0))
            await _until_marked(path, (await make_table(http))[0])
            server.kill()
            await playing
    finally:
        server.kill()


async def _until_marked(path: Path, table: str) -> None:
    """The mark is written about once a second: what is younger may be lost without being named."""
    mark = mark_of(str(path))
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not mark.exists() or table not in json.loads(mark.read_text("utf-8")):
            await asyncio.sleep(0.05)


async def _one_damage(path: Path, where: Path, rng: random.Random, found: Findings) -> None:
    shutil.rmtree(where, ignore_errors=True)
    shutil.copytree(path.parent, where)
    if rng.random() < 0.5:  # the log's content goes into the database, as it does now and then
        with closing(sqlite3.connect(where / path.name)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    files = [file for file in where.iterdir() if file.name.endswith(("-wal", ".db")) and file.stat().st_size]
    victim = rng.choice(sorted(files))
    damage = _cut if rng.random() < 0.5 else _scratch
    damage(victim, rng)
    marked: dict[str, int] = json.loads(mark_of(str(path)).read_text("utf-8"))
    kind = f"{damage.__name__.strip('_')} {victim.suffix.lstrip('.')}"
    try:
        store = await open_store(f"sqlite:{where / path.name}")
    except SpukhausError as refusal:
        found.counted["refused as a whole"] += 1
        if refusal.code not in NOTICED:
            found.problems.append(f"{kind}: refused as {refusal.code}")
        return
    named, problems = 0, len(found.problems)
    try:
        for table, number in marked.items():
            try:
                if len(await store.read(table)) < number:
                    found.problems.append(f"{kind}: {table} has less than {number} entries, and nobody says so")
            except NoSuchTable:
                found.problems.append(f"{kind}: {table} is not there, and nobody says so")
            except SpukhausError as refusal:
                named += 1
                if refusal.code not in NOTICED:
                    found.problems.append(f"{kind}: {table} is refused as {refusal.code}")
    finally:
        await store.close()
    if len(found.problems) == problems:
        found.counted["tables named" if named else "nothing lost"] += 1


def _cut(file: Path, rng: random.Random) -> None:
    with file.open("r+b") as opened:
        opened.truncate(rng.randrange(file.stat().st_size))


def _scratch(file: Path, rng: random.Random) -> None:
    with file.open("r+b") as opened:
        opened.seek(rng.randrange(file.stat().st_size))
        opened.write(rng.randbytes(64))
