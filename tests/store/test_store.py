"""What every store promises, whatever it is made of."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from unittest.mock import Mock

import asyncpg
import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.core.seed import practice_seed
from spukhaus.match.ports import Bell, NoSuchTable, Notice, Stale, Store
from spukhaus.store.sqlite import SqliteStore
from tests.store.conftest import Open

pytestmark = pytest.mark.anyio
QUIET = Notice()

every_store = pytest.mark.parametrize("store_url", ["memory", "sqlite", "postgresql", "indexeddb"], indirect=True)
every_durable_store = pytest.mark.parametrize("store_url", ["sqlite", "postgresql", "indexeddb"], indirect=True)
sqlite_only = pytest.mark.parametrize("store_url", ["sqlite"], indirect=True)


async def attempt(store: Store, table: str, first: int, *entries: bytes, notice: Notice = QUIET) -> str:
    """'written', 'stale' or 'no such table'."""
    try:
        await store.append(table, first, entries, notice)
    except Stale:
        return "stale"
    except NoSuchTable:
        return "no such table"
    return "written"


@every_store
async def test_entries_are_read_in_their_order(store: Store) -> None:
    await store.append("crypt", 1, [b"one", b"two"], QUIET)
    await store.append("crypt", 3, [b"three"], QUIET)
    await store.append("attic", 1, [b"other"], QUIET)
    assert await store.read("crypt") == [b"one", b"two", b"three"]
    assert await store.read("crypt", after=1) == [b"two", b"three"]
    assert await store.read("crypt", after=3) == await store.read("crypt", after=99) == []
    assert await store.read("attic") == [b"other"]


@every_store
async def test_a_taken_number_is_stale_and_nothing_is_written(store: Store) -> None:
    await store.append("crypt", 1, [b"one", b"two"], Notice(listed=b"open", wake_at=1.0))
    for first in (1, 2):
        assert await attempt(store, "crypt", first, b"x", b"y", b"z") == "stale"
    assert await store.read("crypt") == [b"one", b"two"]
    assert await store.numbers(["crypt"]) == {"crypt": 2}
    assert await store.listed(9) == [("crypt", b"open")]
    assert await store.due(2.0, 9) == ["crypt"]


@every_store
async def test_a_gap_and_an_unknown_table_are_refused(store: Store) -> None:
    assert await attempt(store, "crypt", 2, b"x") == "no such table"
    with pytest.raises(NoSuchTable):
        await store.read("crypt")
    await store.append("crypt", 1, [b"one"], QUIET)
    assert await attempt(store, "crypt", 3, b"x") == "no such table"
    assert await store.read("crypt") == [b"one"]


@every_store
async def test_no_entries_change_the_notice_alone_under_the_same_lock(store: Store) -> None:
    assert await attempt(store, "crypt", 1) == "no such table"
    await store.append("crypt", 1, [b"one"], Notice(wake_at=1.0))
    assert await attempt(store, "crypt", 1, notice=Notice(wake_at=5.0)) == "stale"
    assert await attempt(store, "crypt", 3, notice=Notice(wake_at=5.0)) == "no such table"
    assert await store.due(2.0, 9) == ["crypt"]
    assert await attempt(store, "crypt", 2, notice=Notice(wake_at=5.0)) == "written"
    assert await store.due(2.0, 9) == []
    assert await store.read("crypt") == [b"one"]
    assert await attempt(store, "crypt", 2, b"two") == "written"


@every_store
async def test_numbers_of_the_tables_that_exist(store: Store) -> None:
    await store.append("crypt", 1, [b"one", b"two"], QUIET)
    await store.append('at"tic\\', 1, [b"one"], QUIET)
    assert await store.numbers(["crypt", "cellar", 'at"tic\\', "crypt"]) == {"crypt": 2, 'at"tic\\': 1}
    assert await store.numbers([]) == {}


@every_store
async def test_the_list_shows_the_newest_first_and_forgets_who_leaves_it(store: Store) -> None:
    for table in ("crypt", "attic", "cellar", "hall"):
        await store.append(table, 1, [b"one"], Notice(listed=None if table == "hall" else table.encode()))
    await store.append("crypt", 2, [b"two"], Notice(listed=b""))
    assert await store.listed(9) == [("cellar", b"cellar"), ("attic", b"attic"), ("crypt", b"")]
    assert await store.listed(2) == [("cellar", b"cellar"), ("attic", b"attic")]
    await store.append("attic", 2, [b"two"], QUIET)
    assert await store.listed(9) == [("cellar", b"cellar"), ("crypt", b"")]


@every_store
async def test_the_longest_overdue_comes_first(store: Store) -> None:
    for table, wake_at in (("crypt", 3.0), ("attic", 1.5), ("cellar", 2.0), ("hall", None), ("roof", 9.0)):
        await store.append(table, 1, [b"one"], Notice(wake_at=wake_at))
    assert await store.due(3.0, 9) == ["attic", "cellar", "crypt"]
    assert await store.due(3.0, 2) == ["attic", "cellar"]
    assert await store.due(1.0, 9) == []


@every_store
async def test_every_append_replaces_the_notice(store: Store) -> None:
    await store.append("crypt", 1, [b"one"], Notice(listed=b"open", wake_at=1.0))
    await store.append("crypt", 2, [b"two"], Notice(listed=b"nearly full", wake_at=5.0))
    assert await store.listed(9) == [("crypt", b"nearly full")]
    assert await store.due(2.0, 9) == []
    assert await store.due(5.0, 9) == ["crypt"]
    await store.append("crypt", 3, [b"three"], QUIET)
    assert await store.listed(9) == []
    assert await store.due(9.0, 9) == []


@every_store
async def test_what_a_person_has_played_is_remembered_until_it_is_forgotten(store: Store) -> None:
    for table, seat in (("crypt", 1), ("Attic", 0), ("crypt", 0), ("crypt", 1)):
        await store.remember("ada", table, seat)
    await store.remember("bo", "crypt", 1)
    assert await store.remembered("ada") == [("Attic", 0), ("crypt", 0), ("crypt", 1)]
    assert await store.remembered("cy") == []
    assert [await store.forget("ada"), await store.forget("ada"), await store.forget("cy")] == [3, 0, 0]
    assert await store.remembered("ada") == []
    assert await store.remembered("bo") == [("crypt", 1)]
    await store.remember("ada", "crypt", 1)
    assert await store.remembered("ada") == [("crypt", 1)]


@pytest.mark.parametrize("store_url", ["memory", "sqlite", "postgresql"], indirect=True)
async def test_a_deal_is_made_once_and_its_results_are_kept(store: Store) -> None:
    made = await asyncio.gather(*(store.make_deal("2026-11-16", "whist", seed) for seed in "abc"))
    assert len(set(made)) == 1
    assert await store.make_deal("2026-11-16", "whist", "d") == made[0]
    assert await store.make_deal("2026-11-17", "whist", "e") == "e"
    assert await store.deals("2026-11-16") == {"whist": made[0]}
    assert await store.deals("2026-11-15") == {}
    for table, name in (("crypt", "Ada"), ("Attic", "Bo"), ("crypt", "Eve")):
        await store.note_result("2026-11-16", "whist", table, name, name.encode())
    await store.note_result("2026-11-17", "whist", "cellar", "Cy", b"")
    assert await store.results("2026-11-16", "whist") == [("Attic", "Bo", b"Bo"), ("crypt", "Ada", b"Ada")]
    assert await store.results("2026-11-16", "chess") == []


@pytest.mark.parametrize("store_url", ["indexeddb"], indirect=True)
async def test_in_a_page_the_deal_follows_from_the_date(store: Store) -> None:
    made = [await store.make_deal(day, game, "secret") for day in ("2026-11-16", "2026-11-17") for game in "ab"]
    assert made == [practice_seed(day, game) for day in ("2026-11-16", "2026-11-17") for game in "ab"]
    assert len(set(made)) == 4
    await store.note_result("2026-11-16", "a", "crypt", "Ada", b"won")
    assert (await store.deals("2026-11-16"), await store.results("2026-11-16", "a")) == ({}, [])


@pytest.mark.parametrize("store_url", ["memory", "sqlite", "postgresql"], indirect=True)
async def test_a_bell_hangs_until_it_is_taken(store: Store) -> None:
    """A house in a page has none: it is not there when nobody looks at it."""
    bells = [Bell(1, "ada", "https://push.example/1"), Bell(0, "Zoe", "https://push.example/2"), Bell(0, "ada", "x")]
    for bell in bells:
        await store.hang_bell("crypt", bell)
    await store.hang_bell("crypt", Bell(0, "ada", "https://push.example/3"))
    await store.hang_bell("attic", bells[0])
    assert await store.bells("crypt") == [bells[1], Bell(0, "ada", "https://push.example/3"), bells[0]]
    taken = [await store.take_bell("crypt", 0, who) for who in ("ada", "ada", "bo")]
    assert taken == [1, 0, 0]
    assert await store.bells("crypt") == [bells[1], bells[0]]
    assert await store.bells("attic") == [bells[0]]
    assert await store.bells("cellar") == []


@every_durable_store
async def test_what_was_played_is_remembered_by_those_who_come_later(opened: Open) -> None:
    store = await opened()
    await asyncio.gather(*(store.remember("ada", f"table-{n % 5}", n % 2) for n in range(20)))
    await store.close()
    later, other = await opened(), await opened()
    assert len(await later.remembered("ada")) == 10
    assert await other.forget("ada") == 10
    assert await later.remembered("ada") == []


@every_store
async def test_bodies_of_any_bytes_and_size_and_names_of_any_letters(store: Store) -> None:
    bodies = [b"", bytes(range(256)), "Straszydła 👻".encode(), b"\x00\xff" * 500_000]
    await store.append("Gruft-ąß👻'", 1, bodies, Notice(listed=bytes(range(256))))
    assert await store.read("Gruft-ąß👻'") == bodies
    assert await store.listed(1) == [("Gruft-ąß👻'", bytes(range(256)))]


@every_store
async def test_of_many_at_the_same_number_exactly_one_wins(store: Store) -> None:
    for first in (1, 3, 5):
        bodies = [f"{first}-{rival}".encode() for rival in range(40)]
        outcomes = await asyncio.gather(*(attempt(store, "crypt", first, body, body) for body in bodies))
        assert sorted(outcomes) == ["stale"] * 39 + ["written"]
        winner = bodies[outcomes.index("written")]
        assert await store.read("crypt", after=first - 1) == [winner, winner]


async def append_until_written(store: Store, table: str, body: bytes) -> None:
    """As a process that thinks again whenever somebody else was first."""
    while True:
        last = (await store.numbers([table])).get(table, 0)
        if await attempt(store, table, last + 1, body) == "written":
            return


@every_durable_store
async def test_two_processes_share_a_table(opened: Open) -> None:
    stores = [await opened(), await opened()]
    bodies = [f"{number}".encode() for number in range(40)]
    await asyncio.gather(
        *(append_until_written(stores[number % 2], "crypt", body) for number, body in enumerate(bodies))
    )
    for store in stores:
        assert sorted(await store.read("crypt")) == sorted(bodies)
        assert await store.numbers(["crypt"]) == {"crypt": 40}


@every_durable_store
async def test_nothing_is_forgotten_when_it_is_closed_and_opened_again(opened: Open) -> None:
    first = await opened()
    await first.append("crypt", 1, [b"one", b"two"], Notice(listed=b"open", wake_at=1.5))
    await first.close()
    second = await opened()
    assert await second.read("crypt") == [b"one", b"two"]
    assert await second.listed(9) == [("crypt", b"open")]
    assert await second.due(1.5, 9) == ["crypt"]
    assert await attempt(second, "crypt", 3, b"three") == "written"


@every_durable_store
async def test_what_was_accepted_is_finished_before_it_closes(opened: Open) -> None:
    first = await opened()
    appends = [asyncio.create_task(first.append(f"table-{n}", 1, [b"one"], QUIET)) for n in range(50)]
    await asyncio.sleep(0)
    await first.close()
    await asyncio.gather(*appends)
    second = await opened()
    assert len(await second.numbers([f"table-{n}" for n in range(50)])) == 50


@every_store
async def test_a_store_answers_until_it_is_closed(store: Store) -> None:
    await store.ping()
    await store.close()
    await store.close()


@every_durable_store
async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(SpukhausError) as caught:
        await store.ping()
    assert caught.value.code == "store-unavailable"
    with pytest.raises(SpukhausError) as caught:
        await store.append("crypt", 1, [b"one"], QUIET)
    assert caught.value.code == "store-unavailable"


@pytest.mark.parametrize("store_url", ["postgresql"], indirect=True)
async def test_connections_that_die_are_replaced(store: Store, store_url: str) -> None:
    await store.append("crypt", 1, [b"one"], QUIET)
    await store.append("crypt", 2, [b"two"], QUIET)
    other = await asyncpg.connect(store_url)
    end_them = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> $1 AND query LIKE '%taken%'"
    assert await other.fetch(end_them, other.get_server_pid())
    await other.close()
    with suppress(SpukhausError):  # one may be told of the death
        await store.ping()
    assert await attempt(store, "crypt", 3, b"three") == "written"


@sqlite_only
async def test_those_who_wait_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the thread that writes is woken once for them."""
    assert isinstance(store, SqliteStore)
    handed_over = Mock(wraps=store._writer.hand_over)
    monkeypatch.setattr(store._writer, "hand_over", handed_over)
    await asyncio.gather(*(store.append(f"table-{n}", 1, [b"one"], QUIET) for n in range(200)))
    assert (handed_over.call_count, store.commits) == (1, 1)


@sqlite_only
async def test_one_that_fails_does_not_spoil_the_others_of_its_group(store: Store) -> None:
    await store.append("taken", 1, [b"one"], QUIET)
    appends = [store.append(f"table-{n}", 1, [b"one"], QUIET) for n in range(20)]
    appends[5:5] = [store.append("taken", 1, [b"x"], QUIET), store.append("gap", 7, [b"x"], QUIET)]
    impossible = store.append("odd", 1, [b"fine", object()], QUIET)  # type: ignore[list-item]
    outcomes = await asyncio.gather(*appends, impossible, return_exceptions=True)
    kinds = [type(outcome) for outcome in outcomes if outcome is not None]
    assert kinds == [Stale, NoSuchTable, TypeError]
    assert len(await store.numbers([f"table-{n}" for n in range(20)])) == 20
    assert await store.numbers(["odd", "gap", "taken"]) == {"taken": 1}


@sqlite_only
async def test_whoever_stops_waiting_does_not_disturb_the_others(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"table-{n}", 1, [b"one"], QUIET)) for n in range(10)]
    await asyncio.sleep(0)
    tasks[3].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [asyncio.CancelledError]
    assert await attempt(store, "table-3", 1, b"x") == "stale"  # it had been accepted


DAMAGES = {
    "changed": ("UPDATE entries SET body = {other} WHERE number = 2", 2),
    "missing": ("DELETE FROM entries WHERE number = 2", 2),
    "cut": ("DELETE FROM entries WHERE number = 3", 3),
    "swapped": ("UPDATE entries SET seal = {other} WHERE number = 1", 1),
}


@pytest.mark.parametrize("store_url", ["sqlite", "postgresql"], indirect=True)
@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_table_that_is_not_whole_is_not_read(opened: Open, store_url: str, damage: str) -> None:
    store = await opened()
    await store.append("crypt", 1, [b"one", b"two"], QUIET)
    await store.append("crypt", 3, [b"three"], QUIET)
    await store.append("attic", 1, [b"one"], QUIET)
    assert await store.read("crypt", 1) == [b"two", b"three"]
    statement, number = DAMAGES[damage]
    statement += " AND table_id = 'crypt'"
    if store_url.startswith("sqlite:"):
        with closing(sqlite3.connect(store_url.removeprefix("sqlite:"))) as connection, connection:
            connection.execute(statement.format(other="x'7a'"))
    else:
        other = await asyncpg.connect(store_url)
        await other.execute(statement.format(other="'z'::bytea"))
        await other.close()
    with pytest.raises(SpukhausError) as caught:
        await store.read("crypt")
    assert (caught.value.code, caught.value.params) == ("store-damaged", {"table": "crypt", "number": number})
    assert await store.read("attic") == [b"one"]
    assert sorted(await store.identities()) == ["attic", "crypt"]


@every_store
async def test_a_table_that_is_deleted_leaves_nothing(store: Store) -> None:
    for table in ("crypt", "attic"):
        await store.append(table, 1, [b"one", b"two"], Notice(listed=b"open", wake_at=1.0))
        await store.remember("ada", table, 0)
        await store.hang_bell(table, Bell(0, "key", "https://push.example/1"))
        await store.note_result("2026-11-16", "whist", table, "Ada", b"{}")
    assert not await store.delete("crypt", 1)  # it has gone on meanwhile
    assert await store.remembered("ada") == [("attic", 0), ("crypt", 0)]
    for there in (True, False):  # twice is once
        assert await store.delete("crypt", 2) is there
        assert await store.numbers(["crypt", "attic"]) == {"attic": 2}
        assert await store.listed(9) == [("attic", b"open")]
        assert await store.due(2.0, 9) == ["attic"]
        assert await store.remembered("ada") == [("attic", 0)]
        assert await store.bells("crypt") == []
        assert "crypt" not in [table for table, *_ in await store.results("2026-11-16", "whist")]
        assert await attempt(store, "crypt", 3, b"x") == "no such table"
    assert await attempt(store, "crypt", 1, b"anew") == "written"
