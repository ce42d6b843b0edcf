"""Every table's history is one order that all answers agree with, whichever process is killed; and the checker notices
an early acknowledgement and a stale read, in histories made by hand and at houses that were broken on purpose."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from benchmarks.findings import Findings
from benchmarks.histories import Call, Log, action, problems_of
from benchmarks.racing import Played, log_of, one_round, racing

from spukhaus.hub.memory import MemoryHub
from spukhaus.match.house import House
from spukhaus.match.open_table import OpenTable, Watcher
from spukhaus.match.updates import Viewer
from spukhaus.store.memory import MemoryStore
from tests.server.running import serving

pytestmark = pytest.mark.anyio

ROUNDS = 4
STEPS = [action(1, "walk i10"), action(1, "walk i9"), action(1, "walk i10")]
LOG = Log({5: STEPS[0], 6: STEPS[1], 7: STEPS[2]}, 7)
GOOD = [
    Call("a", 0, 1, "act", "done", 5, STEPS[0]),
    Call("b", 0.5, 1.5, "read", "done", 5, seen="1 same"),
    Call("b", 2, 3, "act", "done", 6, STEPS[1]),
    Call("a", 2.5, 2.8, "act", "refused", 5, STEPS[1], code="stale"),
    Call("c", 2.6, 4, "read", "done", 5, seen="1 same"),  # it asked while 6 was on its way, and either is right
    Call("a", 5, math.inf, "act", "unknown", 6, STEPS[2]),  # its answer was lost, and it is there
    Call("a", 6, math.inf, "act", "unknown", 7, STEPS[1]),  # its answer was lost, and it is not
]


def test_a_history_that_is_one_order_passes() -> None:
    assert problems_of(GOOD, LOG) == []


@pytest.mark.parametrize(
    ("bad", "told"),
    [
        (Call("c", 8, 9, "act", "done", 8, STEPS[0]), "acknowledged as 8 and is not there"),
        (Call("c", 4, 5, "read", "done", 5), "read at 5, though 6 was known before"),
        (Call("c", 0, 9, "read", "done", 8), "8 was shown, and there are only 7"),
        (Call("c", 0, 9, "act", "done", 6, STEPS[1]), "6 was acknowledged twice"),
        (Call("c", 0, 0.1, "act", "refused", 6, STEPS[0], code="stale"), "nothing newer had been asked for"),
        (Call("c", 0, 9, "read", "done", 5, seen="1 other"), "looks different"),
    ],
)
def test_an_answer_that_fits_nowhere_is_named(bad: Call, told: str) -> None:
    assert [told in problem for problem in problems_of([*GOOD, bad], LOG)] == [True]


def test_what_nobody_asked_for_is_named() -> None:
    refused = [replace(call, answer="refused", returned=9.0) if call.answer == "unknown" else call for call in GOOD]
    assert any("7 is" in problem for problem in problems_of(refused, LOG))


class HastyStore(MemoryStore):
    """Says that something is saved, and saves it later: the last that it was given is lost when it falls."""

    fallen = False

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return (await super().read(table, after))[: -1 if self.fallen else None]


class ForgetfulHouse(House):
    """Shows those who come a table as it was when the first one came."""

    def __init__(self, store: MemoryStore, hub: MemoryHub) -> None:
        super().__init__(store, hub)
        self._first: dict[str, OpenTable] = {}

    async def watch(self, identity: str, viewer: Viewer, wake: Callable[[], None]) -> tuple[OpenTable, Watcher]:
        opened, watcher = await super().watch(identity, viewer, wake)
        old = self._first.setdefault(identity, OpenTable(opened.table))
        old.watchers.add(watcher)
        return (old, watcher) if opened.table.number > old.table.number else (opened, watcher)

    async def _catch_up(self, opened: OpenTable) -> bool:
        return False


async def history_at(house: House, store: HastyStore, rounds: int) -> list[str]:
    """What the checker says of a house: in each round everybody connects anew."""
    await house.start()
    async with serving(house) as site:
        played = Played(*await site.table("Ada", "Bo"))
        for seed in range(rounds):
            await one_round([played], [f"ws://127.0.0.1:{site.port}"], random.Random(seed), 0.3)
    await house.stop()
    return problems_of(played.history, await log_of(store, played.table))


async def test_an_honest_house_has_one_order() -> None:
    store = HastyStore()
    assert await history_at(House(store, MemoryHub()), store, 3) == []


async def test_an_early_acknowledgement_is_noticed() -> None:
    store = HastyStore()
    house = House(store, MemoryHub())
    stop = house.stop

    async def fall() -> None:
        store.fallen = True
        await stop()

    house.stop = fall  # type: ignore[method-assign]
    assert any("acknowledged" in problem for problem in await history_at(house, store, 1))


async def test_a_stale_read_is_noticed() -> None:
    store = HastyStore()
    found = await history_at(ForgetfulHouse(store, MemoryHub()), store, 3)
    assert any("read at" in problem and "was known before" in problem for problem in found)


async def test_two_processes_on_one_file_are_killed_in_turn(tmp_path: Path) -> None:
    check(await racing(f"sqlite:{tmp_path / 'spukhaus.db'}", "memory:", ROUNDS))


async def test_two_processes_on_postgresql_are_killed_in_turn(postgresql_url: str, redis_url: str) -> None:
    check(await racing(postgresql_url, redis_url, ROUNDS))


def check(report: Findings) -> None:
    assert report.problems == []
    assert report.rounds == ROUNDS
    assert report.counted["acknowledged"] > ROUNDS
