"""Two people at a table of boardgame.io, as lean as the client for our own tables (`benchmarks.load`).

Socket.IO is spoken by hand: '40' and '42' before a message are its packets, '2' and '3' its heartbeat.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.load import Figures

GAME = "shy-monsters"
HALTED_SECONDS = 60.0
_NUMBER = re.compile(r'"_stateID":(\d+)')
_HERO = re.compile(r'"hero":"(\w+)"')


class RivalSeat:
    def __init__(self, raw: ClientConnection, match: str, seat: int, credentials: str) -> None:
        self.raw, self.match, self.seat, self.credentials = raw, match, seat, credentials
        self.last, self.number = "", -1
        self.changed = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def at(cls, address: str, match: str, seat: int, credentials: str) -> RivalSeat:
        url = f"{address}/socket.io/?EIO=4&transport=websocket"
        raw = await connect(url, compression=None, max_queue=None, ping_interval=None)
        await raw.recv()  # it opens
        await raw.send(f"40/{GAME},")
        await raw.recv()
        sitting = cls(raw, match, seat, credentials)
        await sitting._emit("sync", match, str(seat), credentials, 2)
        await sitting.until(0)
        return sitting

    async def _emit(self, *what: Any) -> None:
        await self.raw.send(f"42/{GAME},{json.dumps(what)}")

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self.raw:
                text = frame if isinstance(frame, str) else frame.decode()
                if text == "2":
                    await self.raw.send("3")
                elif found := _NUMBER.search(text):
                    self.number, self.last = int(found.group(1)), text
                    self.changed.set()

    async def until(self, number: int) -> None:
        while self.number < number:
            self.changed.clear()
            waiting = asyncio.create_task(self.changed.wait())
            done, _ = await asyncio.wait({waiting, self.reading}, return_when=asyncio.FIRST_COMPLETED)
            if self.reading in done:
                waiting.cancel()
                raise ConnectionError("the connection is gone")

    async def act(self, move: str, *arguments: Any) -> None:
        payload = {"type": move, "args": arguments, "playerID": str(self.seat), "credentials": self.credentials}
        await self._emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.match, str(self.seat))

    def hand(self) -> list[str]:
        start = self.last.index('"hand":') + len('"hand":')
        found: list[str] = json.JSONDecoder().raw_decode(self.last, start)[0]
        return found

    async def close(self) -> None:
        self.reading.cancel()
        await self.raw.close()


@dataclass
class RivalPair:
    """They play as `benchmarks.load.Pair` does: a corridor next to the entrance, and the Hero walks in and out."""

    master: RivalSeat
    hero: RivalSeat
    moves: int = 0

    @classmethod
    async def at_a_new_table(cls, http: httpx.AsyncClient, address: str) -> RivalPair:
        made = (await http.post(f"/games/{GAME}/create", json={"numPlayers": 2})).json()["matchID"]
        seats = []
        for seat in range(2):
            wanted = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = (await http.post(f"/games/{GAME}/{made}/join", json=wanted)).json()
            seats.append(await RivalSeat.at(address, made, seat, joined["playerCredentials"]))
        return cls(seats[0], seats[1])

    async def move(self, figures: Figures) -> bool:
        """Whoever is to move does, and both see it. A move that is refused shows nothing, and is noticed as a halt."""
        self.moves += 1
        number = max(self.master.number, self.hero.number)
        await asyncio.gather(self.master.until(number), self.hero.until(number))
        if '"gameover":' in self.hero.last:
            return False
        began = time.perf_counter()
        match self.moves:
            case 1:
                tiles = sorted(self.master.hand(), key=lambda face: face != "corridor")
                await self.master.act("lay", {f"i{10 + at}": face for at, face in enumerate(tiles)})
            case 2 | 3:
                await self.hero.act("reveal", f"i{8 + self.moves}")
            case _:
                await self._walk()
        # Ending a turn is a state of its own, which comes in the same message.
        await asyncio.wait_for(
            asyncio.gather(self.master.until(number + 1), self.hero.until(number + 1)), HALTED_SECONDS
        )
        figures.note(began)
        return True

    async def _walk(self) -> None:
        found = _HERO.search(self.hero.last)
        where = found.group(1) if found else ""
        skill = self.moves % 900 > 890 and '"attack":true' in self.hero.last and where == "i9"
        await self.hero.act("walk", "i9" if where == "i10" else "i10", *([True] if skill else []))

    async def close(self) -> None:
        await asyncio.gather(self.master.close(), self.hero.close())
