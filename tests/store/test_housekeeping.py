"""What a host does with the database: on both kinds, while a house is open on it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from spukhaus.core import registry
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands, tables_in_memory
from spukhaus.match import house as house_module
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import NO_WORDS, Settings
from spukhaus.match.files import entries_of, identity_of, read_checked
from spukhaus.match.house import House
from spukhaus.match.keys import hashed
from spukhaus.match.ports import Bell, NoSuchTable, Notice
from spukhaus.match.retention import DAY_SECONDS, Retention
from spukhaus.match.updates import Viewer, update
from spukhaus.store import backups, erasing, housekeeping, open_store
from spukhaus.store.housekeeping import UNUSED_SECONDS, Housekeeping
from spukhaus.store.tail_mark import mark_of
from tests.replays.test_files import WRITTEN_BY
from tests.store.test_houses import HOUSES
from tests.store.test_migrations import execute

pytestmark = pytest.mark.anyio

both = pytest.mark.parametrize("store_url", ["sqlite", "postgresql"], indirect=True)
Result = TypeVar("Result")


async def in_thread(work: Callable[..., Result], *arguments: Any, **named: Any) -> Result:
    """PostgreSQL must not be asked by a host where an event loop is running."""
    return await asyncio.to_thread(lambda: work(*arguments, **named))


@asynccontextmanager
async def opened_house(url: str) -> AsyncIterator[House]:
    store = await open_store(url)
    house = House(store, MemoryHub())
    try:
        yield house
    finally:
        await house.stop()
        await store.close()


async def a_table(house: House, *people: str, address: str = "", **made: Any) -> str:
    identity, _ = await house.create(game="shy_monsters", address=address, **made)
    for seat, name in enumerate(people):
        await sit(house, identity, seat, name)
    return identity


async def sit(house: House, identity: str, seat: int, name: str) -> None:
    now = house.now()
    await house.do(identity, lambda table: commands.sit(table, seat, name, hashed(f"{identity}{seat}"), now))


async def say(house: House, identity: str, seat: int, text: str) -> None:
    await house.do(identity, lambda table: commands.say(table, seat, text, house.now()))


def count(url: str, query: str) -> int:
    return int(Housekeeping(url).run(lambda ledger: ledger.all(query), reading=True)[0][0])


def age(url: str, table: str, days: float) -> None:
    """As if nothing had happened at it for so long."""
    then = time.time() - days * DAY_SECONDS
    statement = "UPDATE tables SET changed_at = :then, opened_at = :then WHERE id = :table"
    Housekeeping(url).run(lambda ledger: ledger.change(statement, then=then, table=table))


# Editions


@both
async def test_an_edition_is_stored_once_however_many_tables_play_with_it(store_url: str) -> None:
    text = registry.edition(registry.game("shy_monsters")).text
    async with opened_house(store_url) as house:
        tables = [await a_table(house, "Ada") for _ in range(20)]
        read = [(await house.store.read(table))[0] for table in tables]
    assert await in_thread(count, store_url, "SELECT count(*) FROM editions") == 1
    sizes = [row.bytes for row in await in_thread(Housekeeping(store_url).tables)]
    assert sorted(sizes)[-2] < 1500 < len(text) < max(sizes)
    async with opened_house(store_url) as house:
        assert [(await house.store.read(table))[0] for table in tables] == read
        assert (await house.open(tables[0])).table.created.edition == text


@both
async def test_an_edition_that_is_damaged_or_gone_is_noticed(store_url: str) -> None:
    async with opened_house(store_url) as house:
        await a_table(house)
    assert (await backups.damages(store_url))[1] == []
    keeping = Housekeeping(store_url)
    await in_thread(keeping.run, lambda ledger: ledger.change("DELETE FROM editions"))
    [found] = (await backups.damages(store_url))[1]
    assert (found.code, found.params["number"]) == ("store-damaged", 1)


@pytest.mark.parametrize("version", HOUSES)
async def test_editions_of_older_houses_are_moved_out_of_their_tables(version: str, tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    execute(path, HOUSES[version].read_text("utf-8"))
    with closing(sqlite3.connect(path)) as connection:
        before = dict(connection.execute("SELECT table_id, CAST(body AS BLOB) FROM entries WHERE number = 1"))
        [(size,)] = connection.execute("SELECT sum(length(CAST(body AS BLOB))) FROM entries")
    store = await open_store(f"sqlite:{path}")
    assert {table: (await store.read(table))[0] for table in before} == before
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        [(editions, shared)] = connection.execute("SELECT count(*), sum(length(body)) FROM editions")
        [(left, noted)] = connection.execute(
            "SELECT sum(length(CAST(body AS BLOB))), (SELECT sum(bytes) FROM tables) FROM entries"
        )
    assert editions < len(before)
    assert left + shared < size
    assert left == noted


# Retention

KEPT = Retention(waiting=7, abandoned=90, finished=365, noted=0, addresses=30)


@both
async def test_tables_are_pruned_by_what_has_become_of_them(store_url: str) -> None:
    async with opened_house(store_url) as house:
        tables = {
            name: await a_table(house, *people)
            for name, people in {
                "fresh": (),
                "waiting": (),
                "seated": ("Ada",),
                "playing": ("Ada", "Bo"),
                "abandoned": ("Ada", "Bo"),
            }.items()
        }
        for at, name in enumerate(("finished", "old", "noted")):
            tables[name] = await finished_table(house, at)
        await house.store.remember(hashed("secret"), tables["noted"], 0)
    for name, days in {"waiting": 8, "seated": 8, "playing": 80, "abandoned": 91, "finished": 300}.items():
        await in_thread(age, store_url, tables[name], days)
    for name in ("old", "noted"):
        await in_thread(age, store_url, tables[name], 366)
    keeping = Housekeeping(store_url)
    expected = {"waiting": 2, "abandoned": 1, "finished": 1}
    dry = await in_thread(keeping.prune, KEPT, time.time(), dry_run=True)
    assert {kind: number for kind, (number, _) in dry.items()} == expected
    assert len(await in_thread(keeping.tables)) == 8
    assert await in_thread(keeping.prune, KEPT, time.time()) == dry
    left = {row.table for row in await in_thread(keeping.tables)}
    assert left == {tables[name] for name in ("fresh", "playing", "finished", "noted")}
    assert await in_thread(keeping.prune, KEPT, time.time()) == {}
    assert [deed[1:] for deed in await in_thread(keeping.deeds)] == [("prune", "abandoned=1 finished=1 waiting=2")]
    await (await open_store(store_url)).close()  # no loss is told of


async def finished_table(house: House, at: int = 0) -> str:
    """A match that was brought as a file."""
    match = read_checked(sorted((WRITTEN_BY / "0.6.0").iterdir())[at].read_text("utf-8"))
    await house.keep(identity_of(match), entries_of(match, house.now()))
    return identity_of(match)


@both
async def test_how_far_older_tables_are_is_learned_before_they_go(store_url: str) -> None:
    async with opened_house(store_url) as house:
        tables = [await a_table(house), await a_table(house, "Ada", "Bo")]
        await house.store.append("not ours", 1, [b"bytes"], Notice())
    keeping = Housekeeping(store_url)
    await in_thread(keeping.run, lambda ledger: ledger.change("UPDATE tables SET stage = NULL"))
    for table in (*tables, "not ours"):
        await in_thread(age, store_url, table, 50)
    assert set(await in_thread(keeping.prune, KEPT, time.time())) == {"waiting"}
    assert {row.table: row.stage for row in await in_thread(keeping.tables)} == {
        tables[1]: "playing",
        "not ours": None,
    }


@both
async def test_a_table_that_went_on_meanwhile_stays(store_url: str) -> None:
    async with opened_house(store_url) as house:
        table = await a_table(house, "Ada")
    keeping = Housekeeping(store_url)
    assert not await in_thread(keeping.run, lambda ledger: ledger.delete(table, 1))
    assert await in_thread(keeping.run, lambda ledger: ledger.delete(table, 2), shrinks=True)


@both
async def test_addresses_and_unused_editions_are_let_go(store_url: str) -> None:
    async with opened_house(store_url) as house:
        old, new = [await a_table(house, address="192.0.2.1") for _ in range(2)]
        await house.store.greet(new, 0, "192.0.2.2")
        assert await house.store.stored("192.0.2.1") > 3000
        assert [await house.store.founder(table) for table in (old, "nowhere")] == ["192.0.2.1", ""]
    keeping = Housekeeping(store_url)
    await in_thread(age, store_url, old, 31)
    await in_thread(keeping.prune, Retention(waiting=0), time.time())
    rows = {row.table: row.address for row in await in_thread(keeping.tables)}
    assert rows == {old: None, new: "192.0.2.1"}
    assert await in_thread(keeping.guests, new) == {0: "192.0.2.2"}
    await in_thread(keeping.prune, Retention(waiting=0), time.time() + 40 * DAY_SECONDS)
    assert await in_thread(keeping.guests, new) == {}
    await in_thread(keeping.delete, [old, new])
    assert await in_thread(count, store_url, "SELECT count(*) FROM editions") == 1  # somebody may be about to use it
    hour_ago = time.time() - UNUSED_SECONDS - 1
    await in_thread(keeping.run, lambda ledger: ledger.change("UPDATE editions SET used_at = :at", at=hour_ago))
    await in_thread(keeping.prune, KEPT, time.time())
    assert await in_thread(count, store_url, "SELECT count(*) FROM editions") == 0


# Deleting while the house is open


@both
async def test_a_running_house_notices_that_a_table_is_gone(store_url: str) -> None:
    async with opened_house(store_url) as house:
        gone, other = await a_table(house, "Ada", "Bo"), await a_table(house, "Ada", "Bo")
        woken = asyncio.Event()
        opened, watcher = await house.watch(gone, Viewer(), woken.set)
        await in_thread(Housekeeping(store_url).delete, [gone])
        with pytest.raises(NoSuchTable):
            await say(house, gone, 0, "Is anybody here?")
        await house.catch_up_all()
        assert woken.is_set()
        with pytest.raises(NoSuchTable):
            await house.news(opened, watcher, 0)
        with pytest.raises(NoSuchTable):
            await house.open(gone)
        await say(house, other, 0, "We go on.")
    await (await open_store(store_url)).close()


@both
async def test_all_tables_are_deleted_or_none(store_url: str) -> None:
    async with opened_house(store_url) as house:
        table = await a_table(house)
    with pytest.raises(NoSuchTable):
        await in_thread(Housekeeping(store_url).delete, [table, "unknown"])
    assert [row.table for row in await in_thread(Housekeeping(store_url).tables)] == [table]


async def test_the_mark_of_a_file_does_not_miss_what_was_deleted(sqlite_url: str) -> None:
    async with opened_house(sqlite_url) as house:
        kept, gone = await a_table(house), await a_table(house)
    mark = mark_of(sqlite_url.removeprefix("sqlite:"))
    assert gone in mark.read_text("utf-8")
    await in_thread(Housekeeping(sqlite_url).delete, [gone])
    assert gone not in mark.read_text("utf-8")
    assert kept in mark.read_text("utf-8")


# Erasing


@both
async def test_a_name_and_chat_are_erased_and_the_chain_stays_whole(store_url: str) -> None:
    async with opened_house(store_url) as house:
        table = await a_table(house, "Ada Lovelace", settings=Settings(listed=True))
        await say(house, table, 0, "I live in St James's Square")
        assert b"Ada" in (await house.listed())[0]
        assert await in_thread(Housekeeping(store_url).erase, table, 0) == 2
        await house.catch_up_all()
        for told in (update((await house.open(table)).table, Viewer(), 0), (await house.listed())[0]):
            assert b"Ada" not in told
            assert b"Square" not in told
        await sit(house, table, 1, "Bo")
        await say(house, table, 1, "Ada?")
        again = (await house.open(table)).table
    for body in [*await all_bodies(store_url, table)]:
        assert b"Lovelace" not in body
        assert b"Square" not in body
    assert (await backups.damages(store_url))[1] == []
    async with opened_house(store_url) as house:
        assert update((await house.open(table)).table, Viewer(), 0) == update(again, Viewer(), 0)
        assert again.places[0].name == NO_WORDS
    assert await in_thread(Housekeeping(store_url).erase, table, 0) == 0


async def all_bodies(url: str, table: str) -> list[bytes]:
    store = await open_store(url)
    try:
        return await store.read(table)
    finally:
        await store.close()


async def test_nobody_waits_while_a_table_is_gone_through(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long one takes a second, and others want to save their moves."""
    file = sqlite_url.removeprefix("sqlite:")
    saved = 0

    def meanwhile(*what: Any, **named: Any) -> Any:
        nonlocal saved
        with closing(sqlite3.connect(file, timeout=0, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            other.execute("ROLLBACK")
        saved += 1
        return erasing.erased(*what, **named)

    monkeypatch.setattr(housekeeping, "erased", meanwhile)
    async with opened_house(sqlite_url) as house:
        table = await a_table(house, "Ada", "Bo")
        assert await in_thread(Housekeeping(sqlite_url).erase, table, 0) == 1
    assert saved == 1


@both
@pytest.mark.parametrize("often", [1, housekeeping.TRIES])
async def test_what_is_said_while_a_table_is_gone_through_is_erased_too(
    store_url: str, often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(store_url) as house:
        table = await a_table(house, "Ada", "Bo")
        here, said = asyncio.get_running_loop(), 0

        def meanwhile(*what: Any, **named: Any) -> Any:
            nonlocal said
            found = erasing.erased(*what, **named)
            if said < often:
                said += 1
                asyncio.run_coroutine_threadsafe(say(house, table, 0, f"Ada says {said}"), here).result()
            return found

        monkeypatch.setattr(housekeeping, "erased", meanwhile)
        assert await in_thread(Housekeeping(store_url).erase, table, 0) == 1 + often
    assert not any(b"Ada" in body for body in await all_bodies(store_url, table))
    assert (await backups.damages(store_url))[1] == []


@both
async def test_those_who_watch_a_table_read_the_erasure_on(store_url: str) -> None:
    async with opened_house(store_url) as house:
        table = await a_table(house, "Ada", "Bo")
        await say(house, table, 0, "secret")
        opened, _ = await house.watch(table, Viewer(), lambda: None)
        number = opened.table.number
        await in_thread(Housekeeping(store_url).erase, table, None, "Ada")
        await house.catch_up_all()
        assert opened.table.number == number
        assert b"secret" not in update(opened.table, Viewer(), 0)
        assert [place.name for place in opened.table.places] == [NO_WORDS, "Bo"]


@both
async def test_a_name_is_erased_wherever_it_was_used(store_url: str) -> None:
    async with opened_house(store_url) as house:
        tables = [await a_table(house, "Ada", "Bo") for _ in range(3)]
        await say(house, tables[0], 1, "hello")
    assert await in_thread(Housekeeping(store_url).erase_everywhere, "Ada") == 3
    async with opened_house(store_url) as house:
        for table in tables:
            assert [place.name for place in (await house.open(table)).table.places] == [NO_WORDS, "Bo"]
        assert b"hello" in update((await house.open(tables[0])).table, Viewer(), 0)


@both
async def test_bells_go_with_the_seat_and_the_table(store_url: str) -> None:
    async with opened_house(store_url) as house:
        erased, deleted = [await a_table(house, "Ada", "Bo") for _ in range(2)]
        for table in (erased, deleted):
            for seat in (0, 1):
                await house.store.hang_bell(table, Bell(seat, "key", "https://push.example/1"))
    keeping = Housekeeping(store_url)
    await in_thread(keeping.erase, erased, 0)
    await in_thread(keeping.delete, [deleted])
    async with opened_house(store_url) as house:
        assert [bell.seat for bell in await house.store.bells(erased)] == [1]
        assert await house.store.bells(deleted) == []


@both
async def test_results_of_deals_go_with_the_table_and_names_with_the_name(store_url: str) -> None:
    async with opened_house(store_url) as house:
        erased, deleted = [await a_table(house, "Ada", "Bo") for _ in range(2)]
        for table in (erased, deleted):
            await house.store.note_result("2026-11-16", "shy_monsters", table, "Ada", b"{}")
    keeping = Housekeeping(store_url)
    await in_thread(keeping.erase, erased, None, "Ada")
    await in_thread(keeping.delete, [deleted])
    async with opened_house(store_url) as house:
        assert await house.store.results("2026-11-16", "shy_monsters") == [(erased, NO_WORDS, b"{}")]


# Backups


@both
async def test_a_backup_is_made_while_people_play_and_restored(store_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened_house(store_url) as house:
        table, later = await a_table(house, "Ada", "Bo"), ""
        await house.store.remember(hashed("secret"), table, 0)
        await house.store.hang_bell(table, Bell(0, "key", "https://push.example/1"))
        await house.store.make_deal("2026-11-16", "shy_monsters", "5eed")
        await house.store.note_result("2026-11-16", "shy_monsters", table, "Ada", b"{}")

        async def chat() -> None:
            for number in range(20):
                await say(house, table, 0, f"message {number}")

        chatting = asyncio.create_task(chat())
        assert await in_thread(backups.backup, store_url, copy) == 1
        await chatting
        later = await a_table(house)
    assert copy.stat().st_mode & 0o077 == 0
    assert await in_thread(backups.restore, copy, store_url) == 1
    async with opened_house(store_url) as house:
        assert not set(await house.store.numbers([later]))
        assert (await house.open(table)).table.places[0].name == "Ada"
        assert await house.store.remembered(hashed("secret")) == [(table, 0)]
        assert await house.store.bells(table) == [Bell(0, "key", "https://push.example/1")]
        assert await house.store.deals("2026-11-16") == {"shy_monsters": "5eed"}
        assert await house.store.results("2026-11-16", "shy_monsters") == [(table, "Ada", b"{}")]
        await say(house, table, 0, "We are back.")
    assert (await backups.damages(store_url))[1] == []
    assert (await in_thread(Housekeeping(store_url).deeds))[0][1:] == ("restore", "1")


async def test_a_backup_moves_a_house_to_the_other_database(
    sqlite_url: str, postgresql_url: str, tmp_path: Path
) -> None:
    async with opened_house(sqlite_url) as house:
        table = await a_table(house, "Ada", "Bo")
        await in_thread(Housekeeping(sqlite_url).erase, table, 1)
        told = await house.store.read(table)
    await in_thread(backups.backup, sqlite_url, tmp_path / "one.db")
    await in_thread(backups.restore, tmp_path / "one.db", postgresql_url)
    assert await all_bodies(postgresql_url, table) == told
    await in_thread(backups.backup, postgresql_url, tmp_path / "two.db")
    await in_thread(backups.restore, tmp_path / "two.db", f"sqlite:{tmp_path / 'new.db'}")
    assert await all_bodies(f"sqlite:{tmp_path / 'new.db'}", table) == told


@both
async def test_a_running_house_notices_that_an_earlier_table_was_restored(store_url: str, tmp_path: Path) -> None:
    async with opened_house(store_url) as house:
        table = await a_table(house, "Ada", "Bo")
        await in_thread(backups.backup, store_url, tmp_path / "copy.db")
        await say(house, table, 0, "lost")
        await in_thread(backups.restore, tmp_path / "copy.db", store_url)
        await house.catch_up_all()
        assert b"lost" not in update((await house.open(table)).table, Viewer(), 0)
        await say(house, table, 0, "We go on.")
    assert (await backups.damages(store_url))[1] == []


@both
async def test_a_damaged_backup_is_refused_and_nothing_changes(store_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with opened_house(store_url) as house:
        table = await a_table(house, "Ada")
    await in_thread(backups.backup, store_url, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("UPDATE entries SET body = x'7a' WHERE number = 2")
    with pytest.raises(Exception, match="store-damaged"):
        await in_thread(backups.restore, copy, store_url)
    with pytest.raises(Exception, match="cannot-write"):
        await in_thread(backups.backup, store_url, copy)
    assert len(await all_bodies(store_url, table)) == 2


@pytest.mark.parametrize("version", HOUSES)
async def test_the_file_of_an_older_house_is_a_backup_too(version: str, tmp_path: Path) -> None:
    execute(tmp_path / "old.db", HOUSES[version].read_text("utf-8"))
    before = (tmp_path / "old.db").read_bytes()
    restored = await in_thread(backups.restore, tmp_path / "old.db", f"sqlite:{tmp_path / 'new.db'}")
    assert restored == len((await backups.damages(f"sqlite:{tmp_path / 'new.db'}"))[1]) + restored > 3
    assert (tmp_path / "old.db").read_bytes() == before


# Bars


@both
async def test_bars_are_told_to_the_house_until_they_end(store_url: str) -> None:
    async with opened_house(store_url) as house:
        keeping = Housekeeping(store_url)
        await in_thread(keeping.bar, "192.0.2.1", "mute")
        await in_thread(keeping.bar, "192.0.2.1", "ban")
        await in_thread(keeping.bar, "2001:db8::/32", "mute", 3600.0)
        await in_thread(keeping.bar, "192.0.2.3", "ban", -1.0)
        assert sorted(await house.store.bars()) == [("192.0.2.1", "ban"), ("2001:db8::/32", "mute")]
        assert [await in_thread(keeping.unbar, "192.0.2.1") for _ in range(2)] == [True, False]
        assert await house.store.bars() == [("2001:db8::/32", "mute")]
        await in_thread(keeping.prune, KEPT, time.time())
        assert [bar.address for bar in await in_thread(keeping.bars)] == ["2001:db8::/32"]


# Memory


async def test_finished_tables_leave_memory(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_in_memory, "KEPT_ACTIONS", 10)
    async with opened_house(sqlite_url) as house:
        playing = await a_table(house, "Ada", "Bo")
        watched = await finished_table(house, 0)
        opened, watcher = await house.watch(watched, Viewer(), lambda: None)
        first, second = await finished_table(house, 1), await finished_table(house, 2)
        assert set(house._tables) == {playing, watched, second}
        assert (await house.open(first)).table.over
        assert set(house._tables) == {playing, watched, first}
        house.unwatch(opened, watcher)
        assert set(house._tables) == {playing, first}


async def test_a_table_is_full_some_day(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_house(sqlite_url) as house:
        table = await a_table(house, "Ada", "Bo")
        length = (await house.open(table)).table.length
        monkeypatch.setattr(house_module, "MOST_ENTRIES", length + 11)
        monkeypatch.setattr(house_module, "LAST_ENTRIES", 10)
        await say(house, table, 0, "one")
        with pytest.raises(TableRefused, match="table-full"):
            await say(house, table, 0, "two")
        assert (await house.open(table)).table.length == length + 1
