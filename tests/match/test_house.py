"""The tables of a process, and of several processes at one store."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec
import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands
from spukhaus.match.entries import Clock, Settings, decode
from spukhaus.match.house import BOT_GRACE, House
from spukhaus.match.keys import hashed
from spukhaus.match.open_table import OpenTable, Watcher
from spukhaus.match.ports import NOT_KNOWN, Founding, Notice
from spukhaus.match.table import Table
from spukhaus.match.thoughts import BotsBusy, Considered
from spukhaus.match.updates import Viewer
from spukhaus.store.memory import MemoryStore
from tests.match.test_commands import DRAWN, LAY

pytestmark = pytest.mark.anyio


class SlowStore(MemoryStore):
    """Saves when the test says so, or fails."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.go_on, self.fails = asyncio.Event(), asyncio.Event(), False
        self.go_on.set()

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        self.asked.set()
        await self.go_on.wait()
        if self.fails:
            raise SpukhausError("store-unavailable", url="slow:")
        await super().append(table, first, entries, notice, founding)

    def hold(self) -> None:
        self.asked.clear()
        self.go_on.clear()


async def sit(house: House, identity: str, seat: int, name: str) -> None:
    await house.do(identity, lambda table: commands.sit(table, seat, name, hashed(name), house.now(), house.chance))


async def shown(house: House, identity: str) -> Table:
    return (await house.open(identity)).table


@pytest.mark.parametrize("fails", [False, True])
async def test_nothing_can_be_read_before_it_is_saved(fails: bool) -> None:
    store = SlowStore()
    house = House(store, MemoryHub())
    identity, _ = await house.create(game="shy_monsters")
    before = await shown(house, identity)
    store.hold()
    store.fails = fails
    sitting = asyncio.create_task(sit(house, identity, 0, "Ada"))
    await store.asked.wait()
    during = await shown(house, identity)
    assert (during.number, during.people()) == (1, ())
    store.go_on.set()
    await asyncio.wait([sitting])
    after = await shown(house, identity)
    assert after.people() == (() if fails else (0,))
    assert before.people() == during.people() == ()
    assert (sitting.exception() is not None) is fails


async def test_a_refusal_of_one_process_knows_what_another_has_just_done() -> None:
    """Both know the table; no ring reaches the second one."""
    store = MemoryStore()
    here, there = House(store, MemoryHub()), House(store, MemoryHub())
    identity, _ = await here.create(game="shy_monsters")
    await there.open(identity)
    await sit(here, identity, 0, "Ada")
    await sit(here, identity, 1, "Bo")

    def asked(table: Table) -> None:
        commands.check_hint(table, 0)

    await there.ask(identity, asked)
    before = (await shown(there, identity)).number
    await here.do(identity, lambda table: commands.pause(table, 0, 0.0))
    await there.do(identity, lambda table: commands.answer(table, 1, True, 0.0))
    assert (await shown(there, identity)).paused
    assert (await shown(there, identity)).number == before + 3


async def test_who_comes_from_another_process_is_not_told_of_the_past() -> None:
    store = MemoryStore()
    here, there = House(store, MemoryHub()), House(store, MemoryHub())
    identity, _ = await here.create(game="shy_monsters")
    opened, watcher = await there.watch(identity, Viewer(), lambda: None)
    await sit(here, identity, 0, "Ada")
    number, told = await there.news(opened, watcher, 2)
    assert (number, msgspec.json.decode(told)["since"]) == (2, 2)


async def a_match(house: House) -> str:
    identity, _ = await house.create(game="shy_monsters")
    await sit(house, identity, 0, "Ada")
    await sit(house, identity, 1, "Bo")
    return identity


async def test_a_hint_is_counted_wherever_it_was_given() -> None:
    async def hinter(_: Table, __: int, ___: object) -> Considered:
        return Considered(LAY)

    store = MemoryStore()
    here, there = House(store, MemoryHub(), hinter=hinter, chance=DRAWN), House(store, MemoryHub())
    identity = await a_match(here)
    _, considered = await here.hint(identity, 0, lambda _: None, lambda _: None)
    await there.act(identity, 0, (await shown(there, identity)).number, considered.action, lambda _: None)
    assert (await shown(there, identity)).places[0].hints == 1
    assert Table.of(identity, await store.read(identity)).places[0].hints == 1


def opened_seats(watching: tuple[OpenTable, Watcher]) -> list[int]:
    return list(watching[1].viewer.seats)


async def test_no_skipped_number_and_no_empty_message_betrays_a_link() -> None:
    house = House(MemoryStore(), MemoryHub())
    identity = await a_match(house)
    woken: list[str] = []

    async def watch(name: str) -> tuple[OpenTable, Watcher]:
        viewer = Viewer.with_keys(await shown(house, identity), frozenset({hashed(name)}))
        return await house.watch(identity, viewer, lambda: woken.append(name))

    bo, ada = await watch("Bo"), await watch("Ada")
    before = await house.news(*bo, 0)
    woken.clear()  # they were told how things stand when they came
    await house.do(identity, lambda _: commands.link(0, "code", house.now()))
    await house.do(identity, lambda table: commands.redeem(table, "code", hashed("phone"), house.now()))
    await house.do(identity, lambda table: commands.hinted(table, 0, table.number, house.now()))
    assert (woken, await house.news(*bo, 0)) == ([], before)
    await house.do(identity, lambda table: commands.end_other_devices(table, 0, hashed("phone"), house.now()))
    assert (woken, await house.news(*bo, 0)) == (["Ada"], before)
    assert opened_seats(ada) == [0]
    await house.news(*ada, 0)
    assert opened_seats(ada) == []
    assert Table.of(identity, await house.store.read(identity)).number == before[0]


@pytest.mark.parametrize("early", [True, False])
async def test_a_bot_is_only_asked_where_it_is_to_move(early: bool) -> None:
    """Another process moves for it, just before or just after it is picked here."""
    store = MemoryStore()
    here, there = House(store, MemoryHub()), House(store, MemoryHub(), chance=DRAWN)
    identity, _ = await there.create(game="shy_monsters")
    await there.do(identity, lambda table: commands.sit_bot(table, 0, "sensible", 0.0, DRAWN))
    await sit(there, identity, 1, "Bo")
    opened = await here.open(identity)

    async def think(table: Table, seat: int) -> Considered:
        assert seat in table.asked()
        return Considered(LAY)

    async with opened.lock:
        if early:
            picked = asyncio.create_task(here._caretaker.bot_moves(opened, 0, think))
            await asyncio.sleep(0)
        await there.do(identity, lambda table: commands.act(table, 0, None, LAY, 0.0))
        assert await here._read_on(opened)
        if not early:
            picked = asyncio.create_task(here._caretaker.bot_moves(opened, 0, think))
    await picked
    assert len((await shown(here, identity)).taken) == len((await shown(there, identity)).taken)


def test_the_houses_time_does_not_follow_the_machines_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(MemoryStore(), MemoryHub())
    before = house.now()
    monkeypatch.setattr(time, "time", lambda: before - 3600.0)
    assert before <= house.now() < before + 600.0


async def test_a_clock_that_was_set_back_before_a_restart_gives_nobody_time() -> None:
    store, times = MemoryStore(), [10_000.0]
    before = House(store, MemoryHub(), now=lambda: times[0], chance=DRAWN)
    identity, _ = await before.create(game="shy_monsters", settings=Settings(clock=Clock(match=60.0)))
    await sit(before, identity, 0, "Ada")
    await sit(before, identity, 1, "Bo")
    times[0] -= 3600.0
    house = House(store, MemoryHub(), now=lambda: times[0], chance=DRAWN)
    number = (await shown(house, identity)).number
    times[0] += 10.0
    await house.act(identity, 0, number, LAY, lambda _: None)
    assert (await shown(house, identity)).clocks.seats[0].bank == 50.0
    times[0] += 59.0
    await house.sweep()
    assert house.now_at(identity) == 10_069.0
    await asyncio.gather(*house._tasks)
    assert not (await shown(house, identity)).places[1].substitute
    later = House(store, MemoryHub(), now=lambda: times[0])
    await later.open(identity)
    times[0] += 62.0
    for one in (later, house):
        await one.sweep()
        await asyncio.gather(*one._tasks)
        assert (await shown(one, identity)).places[1].substitute
    entries = [decode(body) for body in await store.read(identity)]
    assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)


class DamagedStore(MemoryStore):
    """One table of it cannot be read."""

    broken = ""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if table == self.broken:
            raise SpukhausError("store-damaged", table=table, number=2)
        return await super().read(table, after)


async def test_a_damaged_table_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    store, times = DamagedStore(), [1000.0]
    before = House(store, MemoryHub(), now=lambda: times[0])
    tables = []
    for _ in range(2):
        identity, _ = await before.create(game="shy_monsters", settings=Settings(clock=Clock(move=30.0)))
        tables.append(identity)
        for seat, name in enumerate(("Ada", "Bo")):
            await sit(before, identity, seat, name)
        times[0] += 1.0
    store.broken = tables[0]
    times[0] += 60.0
    house = House(store, MemoryHub(), now=lambda: times[0])
    for _ in range(2):
        await house.sweep()
        await asyncio.gather(*house._tasks)
    assert (await shown(house, tables[1])).places[0].substitute
    assert [tables[0] in record.getMessage() for record in caplog.records] == [True]


@pytest.mark.parametrize(
    ("name", "seen", "reported"), [("Ada", 99, True), ("Ada", 2, False), ("a stranger", 99, False)]
)
async def test_who_has_seen_more_than_is_saved_betrays_a_loss(
    name: str, seen: int, reported: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """What a stranger says proves nothing."""
    house = House(MemoryStore(), MemoryHub())
    identity = await a_match(house)
    viewer = Viewer.with_keys(await shown(house, identity), frozenset({hashed(name)}))
    for _ in range(2):
        opened, watcher = await house.watch(identity, viewer, lambda: None)
        await house.news(opened, watcher, seen)
    assert [identity in record.getMessage() for record in caplog.records] == [True] * reported


async def test_a_table_whose_bots_find_no_place_comes_again_after_the_others() -> None:
    now, asked = [1000.0], 0

    async def think(_: Table, __: int) -> Considered:
        nonlocal asked
        asked += 1
        if asked == 1:
            now[0] += BOT_GRACE
            raise BotsBusy
        return Considered(LAY)

    store = MemoryStore()
    house = House(store, MemoryHub(), think, chance=DRAWN, now=lambda: now[0])
    identity, _ = await house.create(game="shy_monsters")
    await sit(house, identity, 1, "Bo")
    await house.do(identity, lambda table: commands.sit_bot(table, 0, "random", now[0], DRAWN))
    while house._caretaker.attended:
        await asyncio.sleep(0)
    assert (asked, (await shown(house, identity)).taken[-1].logged.seat) == (1, -1)
    now[0] += BOT_GRACE / 2
    assert await store.due(now[0], 9) == []  # it was put off
    now[0] += BOT_GRACE
    await house.sweep()
    while house._caretaker.attended:
        await asyncio.sleep(0)
    assert (asked, (await shown(house, identity)).taken[-1].logged.seat) == (2, 0)
    await house.stop()


async def _looked_after(house: House) -> None:
    while house._caretaker.attended:
        await asyncio.sleep(0)


async def test_a_sweep_looks_after_all_whose_time_is_up() -> None:
    """Many tables with short clocks, whoever has made them, do not delay the others'."""
    now = 1000.0
    house = House(MemoryStore(), MemoryHub(), now=lambda: now)
    tables = []
    for at in range(150):
        identity, _ = await house.create(game="shy_monsters", settings=Settings(clock=Clock(move=10 + at / 100)))
        for seat in (0, 1):
            await sit(house, identity, seat, f"person {seat}")
        tables.append(identity)
    await _looked_after(house)
    now += 60
    await house.sweep()
    await _looked_after(house)
    assert all([any(place.substitute for place in (await shown(house, table)).places) for table in tables])
    await house.stop()
