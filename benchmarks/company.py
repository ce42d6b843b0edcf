"""A full house: 2,000 people at once, with a cup of 256 and the deal of the day going on, all on this machine.

./bench company                   about three minutes, and never more than six
.venv/bin/python -m benchmarks.company --people 200 --cup 16 --deals 40 --rate 60 --seconds 15

Each sits on a connection of their own. Those in the cup play one another, round after round, and look at the page of
the cup while they wait; those at the deal play against `sensible` bots and look at the results afterwards; the others
sit in pairs. Together they make so many moves a second; what the bots do comes on top.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import secrets
import sys
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Any

import httpx

from benchmarks.bot_tables import commands_done
from benchmarks.load import Figures, Seat, make_table, seconds_used, some_action
from benchmarks.server import a_server, memory_of

LIMIT_SECONDS = 330.0
"""Then it ends, with what it has seen so far; the server gets 20 more to stop."""
ROUNDS = 8
LOOK_SECONDS = 2.5
"""So often the page of a cup looks."""
CUP_PACE = 1.0
DEAL_PACE = 4.0
"""Seconds between two moves at a table of the cup, and at one of the deal; the pairs make up what is missing."""
DEALS = ("shy_monsters", "ghostbumpers")


@dataclass
class Times:
    """What is counted, once everybody sits."""

    moves: Figures = field(default_factory=lambda: Figures(float("inf")))
    cup_page: Figures = field(default_factory=lambda: Figures(float("inf")))
    results_page: Figures = field(default_factory=lambda: Figures(float("inf")))
    rounds: int = 0
    finished_deals: int = 0

    def count_from(self, at: float) -> None:
        for figures in (self.moves, self.cup_page, self.results_page):
            figures.count_from = at


class Sitting:
    """The people at one table, by their seats, each on a connection; bots may sit there too."""

    def __init__(self, seats: dict[int, Seat]) -> None:
        self.seats = seats
        self._rng = random.Random(1)

    @classmethod
    async def at(cls, address: str, table: str, keys: dict[int, str]) -> Sitting:
        return cls({seat: await Seat.at(address, table, key) for seat, key in keys.items()})

    @property
    def over(self) -> bool:
        return any('"outcome":{' in seat.last for seat in self.seats.values())

    async def play(self, pace: float, figures: Figures) -> None:
        """To the end."""
        while not self.over:
            if await self._move(figures):
                await asyncio.sleep(pace * self._rng.uniform(0.5, 1.5))
            else:  # a bot thinks
                await asyncio.sleep(0.05)

    async def _move(self, figures: Figures) -> bool:
        asked = next((at for at, seat in self.seats.items() if '"choices":{}' not in seat.last), None)
        if asked is None:
            return False
        mover = self.seats[asked]
        action = some_action(mover.choices()[str(asked)], self._rng)
        began = time.perf_counter()
        answer = await mover.act(asked, action)
        if answer["type"] != "done":  # a bot was quicker: what was seen is out of date
            figures.refused += 1
            return False
        await asyncio.gather(*(seat.until(answer["number"]) for seat in self.seats.values()))
        figures.note(began)
        return True

    async def close(self) -> None:
        await asyncio.gather(*(seat.close() for seat in self.seats.values()))


class Guests:
    """All of them, at one server."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address, self.http, self.times = address, http, Times()
        self.sitting = asyncio.Semaphore(0)
        """Released by every table that has its people."""
        self._few = asyncio.Semaphore(8)
        """So many come in at a time."""

    async def looked(self, path: str, key: str | None, figures: Figures) -> Any:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        began = time.perf_counter()
        answer = await self.http.get(path, headers=headers)
        figures.note(began)
        return answer.json()

    async def pair(self, pace: float, ready: asyncio.Event) -> None:
        """When their match is over, they lay another table."""
        while True:
            async with self._few:
                table, keys = await make_table(self.http)
                sitting = await Sitting.at(self.address, table, dict(enumerate(keys)))
            await self._play(sitting, pace, ready)

    async def at_the_deal(self, number: int, ready: asyncio.Event) -> None:
        """When somebody is done, they look at the results, and somebody else comes."""
        game = DEALS[number % len(DEALS)]
        while True:
            secret = secrets.token_urlsafe(24)
            async with self._few:
                headers = {"authorization": f"Bearer {secret}"}
                entering = self.http.post(f"/api/deals/{game}", json={"name": "Guest"}, headers=headers)
                entered = (await entering).json()
                day = (await self.http.get("/api/deals")).json()["day"]
                keys = {entered["seat"]: entered["key"]}
                sitting = await Sitting.at(self.address, entered["table"], keys)
            await self._play(sitting, DEAL_PACE, ready)
            await self.looked(f"/api/deals/{game}/{day}", secret, self.times.results_page)
            self.times.finished_deals += ready.is_set()

    async def cup(self, players: int, ready: asyncio.Event) -> None:
        wish = {"game": "shy_monsters", "rounds": ROUNDS, "seconds": 3600}
        made = (await self.http.post("/api/cups", json=wish)).json()
        path, keys = f"/api/cups/{made['cup']}", []
        for number in range(players):
            joined = await self.http.post(f"{path}/players", json={"name": f"player {number}"})
            keys.append(joined.json()["key"])
        await self.http.post(f"{path}/start", headers={"authorization": f"Bearer {made['key']}"})
        await asyncio.gather(*(self._in_the_cup(path, player, keys, ready) for player in range(players)))

    async def _in_the_cup(self, path: str, player: int, keys: list[str], ready: asyncio.Event) -> None:
        """Whoever sits first at a table plays for both, on two connections; the other one waits with them."""
        played, number = 0, -1
        while played < ROUNDS:
            told = await self.looked(f"{path}?since={number}", None, self.times.cup_page)
            if told is not None:
                number = told["number"]
            if told is None or len(told["played"]) <= played:
                await asyncio.sleep(LOOK_SECONDS)
                continue
            played = len(told["played"])
            self.times.rounds = max(self.times.rounds, played)
            mine = next((one for one in told["played"][-1]["tables"] if player in one["players"]), None)
            if mine is None or mine["players"][0] != player:
                continue
            async with self._few:
                by_seat = {seat: keys[one] for seat, one in enumerate(mine["players"])}
                sitting = await Sitting.at(self.address, mine["table"], by_seat)
            await self._play(sitting, CUP_PACE, ready)

    async def _play(self, sitting: Sitting, pace: float, ready: asyncio.Event) -> None:
        self.sitting.release()
        await ready.wait()
        await asyncio.sleep(random.uniform(0, pace))  # not all at once
        await sitting.play(pace, self.times.moves)
        await sitting.close()


async def full_house(people: int, cup: int, deals: int, rate: float, seconds: float) -> dict[str, Any]:
    """`seconds` of it are counted, from when everybody sits; less where the time limit comes first."""
    began = time.monotonic()
    pairs = (people - cup - deals) // 2
    left = rate - cup / 2 / CUP_PACE - deals / DEAL_PACE
    if pairs < 1 or left <= 0:
        raise ValueError("no pair of people, or no move, is left beside the cup and the deal")
    async with a_server() as (address, http, process):
        guests, ready = Guests(address, http), asyncio.Event()
        together = [asyncio.create_task(guests.pair(pairs / left, ready)) for _ in range(pairs)]
        together += [asyncio.create_task(guests.at_the_deal(number, ready)) for number in range(deals)]
        together += [asyncio.create_task(guests.cup(cup, ready))] if cup else []
        try:
            await _within(began, _all_of(guests.sitting, pairs + deals + cup // 2, together))
            laid_out = time.monotonic() - began
            ready.set()
            await asyncio.sleep(2 * DEAL_PACE)
            guests.times.count_from(time.perf_counter())
            used, done, first_round = seconds_used(process), await commands_done(http), guests.times.rounds
            counting = time.monotonic()
            most = LIMIT_SECONDS - (counting - began)
            await asyncio.wait(together, timeout=min(seconds, most), return_when=asyncio.FIRST_EXCEPTION)
            counted = time.monotonic() - counting
            used, done = seconds_used(process) - used, await commands_done(http) - done
            memory = memory_of(process)
        finally:
            for one in together:
                one.cancel()
            ended = await asyncio.gather(*together, return_exceptions=True)
    broken = [one for one in ended if isinstance(one, Exception)]
    times = guests.times
    return {
        "people": people,
        "laid_out_s": laid_out,
        "counted_s": counted,
        "moves_per_second": times.moves.moves / counted,
        "moves": times.moves.percentiles(),
        "commands_per_second": done / counted,
        "refused": times.moves.refused,
        "cup_page": times.cup_page.percentiles(),
        "results_page": times.results_page.percentiles(),
        "rounds_begun": times.rounds - first_round,
        "deals_finished": times.finished_deals,
        "core": used / counted,
        "memory_mib": memory / 1024,
        "broken": sorted({repr(one)[:120] for one in broken}),
    }


async def _all_of(sitting: asyncio.Semaphore, tables: int, together: list[asyncio.Task[None]]) -> None:
    """Until everybody sits; whatever goes wrong before that is told at once."""

    async def everybody() -> None:
        for _ in range(tables):
            await sitting.acquire()

    waiting = asyncio.create_task(everybody())
    await asyncio.wait({waiting, *together}, return_when=asyncio.FIRST_COMPLETED)
    if not waiting.done():
        waiting.cancel()
        await asyncio.gather(*(one for one in together if one.done()))  # it says why
        raise RuntimeError("somebody has left before all had come")


async def _within(began: float, work: Awaitable[None]) -> None:
    async with asyncio.timeout(LIMIT_SECONDS - (time.monotonic() - began)):
        await work


def show(found: dict[str, Any]) -> None:
    """One table."""

    def times(figures: dict[str, float]) -> str:
        return "  ".join(f"{name.removesuffix('_ms')} {value:8.1f} ms" for name, value in figures.items()) or "none"

    for title, value in (
        ("people at once", f"{found['people']:,}"),
        ("all had come in after", f"{found['laid_out_s']:.1f} s; then {found['counted_s']:.0f} s were counted"),
        ("people's moves a second", f"{found['moves_per_second']:.1f}"),
        ("a move, until all see it", times(found["moves"])),
        ("everything done, a second", f"{found['commands_per_second']:.1f} (with bots and the cup)"),
        ("a look at the cup's page", times(found["cup_page"])),
        ("results of the deal", times(found["results_page"])),
        ("rounds begun meanwhile", str(found["rounds_begun"])),
        ("deals played to the end", str(found["deals_finished"])),
        ("moves refused as out of date", str(found["refused"])),
        ("the server", f"{found['core']:.2f} of a core, {found['memory_mib']:.0f} MiB (its bots think in others)"),
        *(("went wrong", one) for one in found["broken"]),
    ):
        print(f"{title:30} {value}", flush=True)


def measure(people: int, cup: int, deals: int, rate: float, seconds: float) -> dict[str, Any]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < people + 500:
        found = {"skipped": f"at most {hard} open files are allowed here"}
        print(found["skipped"])
        return found
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(f"load generator, server and bots share {os.cpu_count()} cores; SQLite, synchronous=FULL; goal: p99 < 50 ms")
    try:
        result = asyncio.run(full_house(people, cup, deals, rate, seconds))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    show(result)
    return result


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    del rounds
    return measure(2000, 256, 300, 300.0, 45 * seconds)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.company", description=__doc__)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--cup", type=int, default=256, help="how many of them play in the cup")
    parser.add_argument("--deals", type=int, default=300, help="how many of them play the deal of the day")
    parser.add_argument("--rate", type=float, default=300.0, help="people's moves a second, all together")
    parser.add_argument("--seconds", type=float, default=90.0)
    arguments = parser.parse_args()
    measure(arguments.people, arguments.cup, arguments.deals, arguments.rate, arguments.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
