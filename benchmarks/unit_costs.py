"""What one of each thing costs, for docs/scale.md: a stored match, a bot's decision, and a move early and late in a
long match. Moves under load and connections are measured by `./bench server`.

./bench unit_costs
.venv/bin/python -m benchmarks.unit_costs --game ghostbumpers --bot master --matches 3
.venv/bin/python -m benchmarks.unit_costs --hub redis://127.0.0.1/0
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.long_table import LongTable
from benchmarks.server import show
from spukhaus.core import registry
from spukhaus.core.game import Seat
from spukhaus.hub import open_hub
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands
from spukhaus.match.entries import Acted, decode, encode
from spukhaus.match.house import House
from spukhaus.match.table import Table
from spukhaus.match.thoughts import Considered
from spukhaus.server.bots import BotHouse
from spukhaus.store.sqlite import SqliteStore


async def matches(game: str, bot: str, number: int) -> dict[str, Any]:
    """Matches of bots at real tables, with as many players as the game has by default, saved to a file."""
    bots, seconds = BotHouse(1), []

    async def think(table: Table, seat: Seat) -> Considered:
        considered = await bots.think(table, seat)
        seconds.append(considered.seconds)
        return considered

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "spukhaus.db"
        store, hub = await SqliteStore.open(str(path)), MemoryHub()
        house = House(store, hub, think)
        await house.start()
        empty = path.stat().st_size
        try:
            tables = [await one_match(house, game, bot) for _ in range(number)]
            bodies = [body for table in tables for body in await store.read(table)]
            rung = house.commands_done
        finally:
            await house.stop()
            await store.close()
            await bots.close()
        grown = path.stat().st_size - empty
    return {
        "entries": len(bodies) / number,
        "commands": rung / number,
        "kib_of_people": sum(map(without_thought, bodies)) / number / 1024,
        "kib_with_thoughts": sum(map(len, bodies)) / number / 1024,
        "kib_of_file": grown / number / 1024,
        "decisions": len(seconds) / number,
        "ms_a_decision": 1000 * sum(seconds) / max(1, len(seconds)),
    }


def without_thought(body: bytes) -> int:
    """People leave no thoughts."""
    entry = decode(body)
    return len(encode(msgspec.structs.replace(entry, thought=msgspec.Raw())) if isinstance(entry, Acted) else body)


async def one_match(house: House, game: str, bot: str) -> str:
    identity, _ = await house.create(game=game)
    opened = await house.open(identity)
    for seat in opened.table.seats:
        await house.do(identity, lambda table, at=seat: commands.sit_bot(table, at, bot, house.now()))  # type: ignore[misc]
    while opened.table.outcome is None:
        await asyncio.sleep(0.01)
    return identity


async def early_and_late(late: int = 2000, stretch: int = 200) -> dict[str, Any]:
    """What a move costs around the 20th and around the 2,000th, saved to a file and told to two people: time of the
    processor, without the network."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(str(Path(folder) / "spukhaus.db"))
        try:
            long, spent = await LongTable.laid(store), []
            for first in (20, late):
                while long.moves < first:
                    await long.move()
                began = time.process_time()
                for _ in range(stretch):
                    await long.move()
                spent.append((time.process_time() - began) / stretch * 1e6)
        finally:
            await store.close()
    return {"us_at_move_20": spent[0], f"us_at_move_{late}": spent[1], "late_in_percent": 100 * spent[1] / spent[0]}


async def rings(url: str, number: int = 20_000) -> dict[str, Any]:
    """What it costs a process to hear that something is new at a table which it does not serve."""
    ringing, hearing = await open_hub(url), await open_hub(url)
    heard = asyncio.Event()

    async def listen(_: str, at: int) -> None:
        if at == number:
            heard.set()

    await hearing.listen(listen)
    await asyncio.sleep(1)  # a ring before it has subscribed is lost
    began = time.process_time()
    for at in range(1, number + 1):
        await ringing.ring("a-table", at)
        if at % 100 == 0:
            await asyncio.sleep(0.01)
    await asyncio.wait_for(heard.wait(), 60)
    used = time.process_time() - began
    await ringing.close()
    await hearing.close()
    return {"rings": number, "us_rung_and_heard": used / number * 1e6}


def run(seconds: float, rounds: int) -> dict[str, Any]:
    """All of it, for ./bench."""
    del seconds
    measured = [asyncio.run(early_and_late()) for _ in range(rounds)]
    late = {name: statistics.median(one[name] for one in measured) for name in measured[0]}
    show("a move, early and late", late)
    results: dict[str, Any] = {"move 20 and move 2,000": late}
    for game in registry.game_names():
        for bot in list(registry.bots(registry.game(game)))[1:3]:
            results[f"{game} {bot}"] = found = asyncio.run(matches(game, bot, rounds))
            show(f"{game}, {bot}", found)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.unit_costs", description=__doc__.partition("\n\n")[0])
    parser.add_argument("--game", choices=registry.game_names())
    parser.add_argument("--bot", default="sensible")
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--hub", metavar="URL", help="also measure rings through this Redis")
    arguments = parser.parse_args()
    if arguments.game:
        found = asyncio.run(matches(arguments.game, arguments.bot, arguments.matches))
        show(f"{arguments.game}, {arguments.bot}", found)
    if arguments.hub:
        show("a ring", asyncio.run(rings(arguments.hub)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
