"""A client for load: many seats on few connections' worth of code, as lean as Python allows."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

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


async def make_table(http: httpx.AsyncClient, seats: int = 2) -> tuple[str, list[str]]:
    made = (await http.post("/api/tables", json={"game": "shy_monsters"})).json()
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


async def play_table(
    http: httpx.AsyncClient, address: str, until: float, pause: float, figures: Figures, seed: int
) -> None:
    """Two people play matches at a table of their own until the time is over."""
    rng = random.Random(seed)
    while time.perf_counter() < until:
        table, keys = await make_table(http)
        seats = [await Seat.at(address, table, key) for key in keys]
        await asyncio.gather(*(seat.until(max(other.number for other in seats)) for seat in seats))
        while time.perf_counter() < until:
            mover = next((at for at, seat in enumerate(seats) if '"choices":{}' not in seat.last), None)
            if mover is None:
                break  # the match is over
            action = some_action(seats[mover].choices()[str(mover)], rng)
            began = time.perf_counter()
            answer = await seats[mover].act(mover, action)
            if answer["type"] != "done":
                figures.refused += 1
                continue
            await asyncio.gather(*(seat.until(answer["number"]) for seat in seats))
            figures.note(began)
            if pause:
                await asyncio.sleep(rng.uniform(0.5, 1.5) * pause)
        for seat in seats:
            await seat.close()
