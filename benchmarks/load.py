"""A client for load: many seats on few connections' worth of code, as lean as Python allows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spukhaus.core import registry

WARMING_SECONDS = 2.0
PlayersT = TypeVar("PlayersT", bound="Players")

PATIENT = (
    registry.edition(registry.game("shy_monsters"), registry.STANDARD)
    .text.replace('name = "standard"', 'name = "patient"')
    .replace("idle_limit = 50", "idle_limit = 1000")
)
"""A box in which nobody is lost for walking to and fro: its matches last as long as a measurement."""

_NUMBER = re.compile(r'"number":(\d+)')


@dataclass
class Figures:
    """What a run has seen. Times are from sending a move until the last of its players had the view."""

    count_from: float = 0.0
    """Before that the tables are being laid out."""
    moves: int = 0
    seconds: list[float] = field(default_factory=list)
    refused: int = 0

    def percentiles(self) -> dict[str, float]:
        ordered = sorted(self.seconds)
        at = {share: min(len(ordered) - 1, int(share / 100 * len(ordered))) for share in (50, 95, 99)}
        return {f"p{share}_ms": ordered[index] * 1000 for share, index in at.items()} if ordered else {}

    def note(self, began: float) -> None:
        """A move that began then has just been seen by everybody."""
        now = time.perf_counter()
        if began >= self.count_from:
            self.moves += 1
            self.seconds.append(now - began)


async def make_table(http: httpx.AsyncClient, seats: int = 2, edition: str = "standard") -> tuple[str, list[str]]:
    made = (await http.post("/api/tables", json={"game": "shy_monsters", "edition": edition})).json()
    keys = []
    for seat in range(seats):
        answer = await http.post(f"/api/tables/{made['table']}/seats/{seat}", json={"name": f"player {seat}"})
        keys.append(answer.json()["key"])
    return made["table"], keys


class Seat:
    """One connection of one seat. Only what is needed to play on is read out of an update."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.last = ""
        self.number = 0
        self.changed = asyncio.Event()
        self.answers: asyncio.Queue[str] = asyncio.Queue()
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def at(cls, address: str, table: str, key: str | None, since: int = 0) -> Seat:
        raw = await connect(f"{address}/api/tables/{table}/live", compression=None, max_queue=None, ping_interval=None)
        keys = [key] if key else []
        await raw.send(json.dumps({"type": "hello", "protocol": 1, "keys": keys, "since": since}))
        seat = cls(raw)
        await seat.until(1)
        return seat

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self._read_all()

    async def _read_all(self) -> None:
        async for frame in self.raw:
            text = frame if isinstance(frame, str) else frame.decode()
            if text.startswith('{"type":"update"'):
                found = _NUMBER.search(text)
                self.number, self.last = int(found.group(1)) if found else 0, text
                self.changed.set()
            else:
                self.answers.put_nowait(text)

    async def until(self, number: int) -> None:
        while self.number < number:
            self.changed.clear()
            waiting = asyncio.create_task(self.changed.wait())
            done, _ = await asyncio.wait({waiting, self.reading}, return_when=asyncio.FIRST_COMPLETED)
            if self.reading in done:
                waiting.cancel()
                raise ConnectionError("the connection is gone")

    def choices(self) -> dict[str, Any]:
        """The offers, cut out of the update: reading all of it would keep the generator busier than the server."""
        start = self.last.index('"choices":') + len('"choices":')
        found: dict[str, Any] = json.JSONDecoder().raw_decode(self.last, start)[0]
        return found

    async def act(self, seat: int, action: str) -> dict[str, Any]:
        await self.raw.send(
            json.dumps({"type": "act", "id": 1, "seat": seat, "number": self.number, "action": action})
        )
        waiting = asyncio.create_task(self.answers.get())
        done, _ = await asyncio.wait({waiting, self.reading}, return_when=asyncio.FIRST_COMPLETED)
        if waiting not in done:
            waiting.cancel()
            raise ConnectionError("the connection is gone")
        answer: dict[str, Any] = json.loads(waiting.result())
        return answer

    async def close(self) -> None:
        self.reading.cancel()
        await self.raw.close()


def some_action(offer: dict[str, Any], rng: random.Random) -> str:
    if offer["form"] == "lay":
        # A row to the north; which tile lies where is left to chance.
        tiles = list(offer["tiles"])
        rng.shuffle(tiles)
        return "lay " + " ".join(f"{face}@i{10 + at}" for at, face in enumerate(tiles))
    actions: list[str] = [choice["text"] for choice in offer["actions"]]
    # Rather walk than spend a skill: matches should last.
    walks = [action for action in actions if action.startswith("walk")]
    return rng.choice(walks or actions)


def steady_action(offer: dict[str, Any], skill: bool = False) -> str:
    """What makes a match last: a corridor lies next to the entrance, and the Hero walks in and out. A skill now and
    then, or the storey is lost for walking in circles."""
    if offer["form"] == "lay":
        tiles = sorted(offer["tiles"], key=lambda face: face != "corridor")
        return "lay " + " ".join(f"{face}@i{10 + at}" for at, face in enumerate(tiles))
    actions: set[str] = {choice["text"] for choice in offer["actions"]}
    skills: tuple[str, ...] = ("attack i10", "jump i10 i11") if skill else ()
    wanted: tuple[str, ...] = (*skills, "walk i9", "walk i10", *(f"reveal i{at}" for at in range(10, 20)))
    return next(action for action in wanted if action in actions)


@dataclass
class Pair:
    """Two people at a table of their own, each on a connection."""

    seats: list[Seat]
    moves: int = 0

    @classmethod
    async def at_a_new_table(cls, http: httpx.AsyncClient, address: str) -> Pair:
        table, keys = await make_table(http, edition=PATIENT)
        pair = cls([await Seat.at(address, table, key) for key in keys])
        await pair.together(max(seat.number for seat in pair.seats))
        return pair

    async def together(self, number: int) -> None:
        await asyncio.gather(*(seat.until(number) for seat in self.seats))

    async def move(self, figures: Figures) -> bool:
        """Whoever is asked makes a move, and both see it. False if the match is over."""
        mover = next((at for at, seat in enumerate(self.seats) if '"choices":{}' not in seat.last), None)
        if mover is None:
            return False
        self.moves += 1
        action = steady_action(self.seats[mover].choices()[str(mover)], skill=self.moves % 900 > 890)
        began = time.perf_counter()
        answer = await self.seats[mover].act(mover, action)
        if answer["type"] == "done":
            await self.together(answer["number"])
            figures.note(began)
        else:
            figures.refused += 1
        return True

    async def close(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self.seats))


class Players(Protocol):
    """Those at one table, whoever serves it."""

    async def move(self, figures: Figures) -> bool: ...

    async def close(self) -> None: ...


async def laid_out(
    tables: int, new_table: Callable[[int], Awaitable[PlayersT]], at_once: int = 4
) -> list[tuple[PlayersT, Callable[[], Awaitable[PlayersT]]]]:
    """So many tables, before anything is counted; and for each how its players get the next one."""
    few = asyncio.Semaphore(at_once)  # so many editions of one address may wait to be read

    async def one(seed: int) -> PlayersT:
        async with few:
            return await new_table(seed)

    made = await asyncio.gather(*map(one, range(tables)))
    return [(players, partial(new_table, seed)) for seed, players in enumerate(made)]


async def play_on(
    players: PlayersT, next_table: Callable[[], Awaitable[PlayersT]], until: float, pause: float, figures: Figures
) -> None:
    """People play until the time is over; when a match is over, they go to a new table."""
    rng = random.Random(id(players))
    while time.perf_counter() < until:
        if not await players.move(figures):
            await players.close()
            players = await next_table()
        elif pause:
            await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
    await players.close()


async def measured(
    tables: int,
    seconds: float,
    rate: float | None,
    process: int,
    new_table: Callable[[int], Awaitable[Players]],
) -> dict[str, Any]:
    """How many moves there are, how long they take, and what they cost the process that serves them."""
    playing = await laid_out(tables, new_table)
    figures = Figures(time.perf_counter() + WARMING_SECONDS)
    until = figures.count_from + seconds
    pause = tables / rate if rate else 0.0
    together = asyncio.gather(*(play_on(*one, until, pause, figures) for one in playing))
    await asyncio.sleep(WARMING_SECONDS)
    used = seconds_used(process)
    await asyncio.sleep(seconds)
    used = seconds_used(process) - used
    await together
    return {
        "tables": tables,
        "moves_per_second": figures.moves / seconds,
        **figures.percentiles(),
        "cpu_us_a_move": used / max(1, figures.moves) * 1e6,
        "refused": figures.refused,
    }


def seconds_used(process: int) -> float:
    """How much of a processor a process has used so far."""
    after_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
