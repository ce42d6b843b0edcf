"""A database of every released version still opens, and one that we do not understand is left alone."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from subprocess import PIPE

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

import spukhaus.store
from spukhaus.core.errors import SpukhausError
from spukhaus.match.addresses import masked
from spukhaus.match.ports import Notice
from spukhaus.store import backups, open_store, schema
from spukhaus.store.housekeeping import Housekeeping
from spukhaus.store.transactions import in_postgresql
from tests.services import free_port
from tests.store.conftest import Open

pytestmark = pytest.mark.anyio

DATABASES = Path(__file__).parent / "databases"
RELEASED = sorted(DATABASES.glob("*.sql"))
"""`house-VERSION.sql` holds tables that were played (tests/store/test_houses.py); 0.2.0.sql any bytes."""
OPEN_AND_APPEND = """
import asyncio, sys
import alembic.command, asyncpg, sqlalchemy.ext.asyncio
from spukhaus.match.ports import Notice
from spukhaus.store import open_store
async def main(url, table):
    print("ready", flush=True)
    sys.stdin.readline()
    store = await open_store(url)
    await store.append(table, 1, [b"one"], Notice())
    await store.close()
asyncio.run(main(*sys.argv[1:]))
"""
USE_WITHOUT_MIGRATION = """
import asyncio, sys
from spukhaus.store import open_store
async def main(url):
    await (await open_store(url)).close()
asyncio.run(main(sys.argv[1]))
assert not {"alembic", "sqlalchemy", "asyncpg", "redis"} & set(sys.modules)
"""


def execute(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def start_together(processes: list[subprocess.Popen[bytes]]) -> None:
    for process in processes:
        assert process.stdout
        process.stdout.readline()
    for process in processes:
        assert process.stdin
        process.stdin.write(b"go\n")
        process.stdin.flush()
    for process in processes:
        process.communicate()


def code_of(caught: pytest.ExceptionInfo[SpukhausError]) -> str:
    return caught.value.code


def test_the_head_is_alembics() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(spukhaus.store.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [schema.HEAD]


async def test_a_released_database_opens_and_reads(tmp_path: Path) -> None:
    execute(tmp_path / "old.db", (DATABASES / "0.2.0.sql").read_text("utf-8"))
    store = await open_store(f"sqlite:{tmp_path / 'old.db'}")
    assert await store.read("crypt") == [b"opened", "gewählt".encode()]
    assert await store.listed(9) == [("attic", b"two seats"), ("crypt", b"")]
    assert await store.due(1700000100.0, 9) == ["crypt"]
    await store.append("crypt", 3, [b"new"], Notice())
    assert await store.numbers(["crypt", "attic"]) == {"crypt": 3, "attic": 1}
    await store.close()


@pytest.mark.parametrize("dump", RELEASED, ids=lambda path: path.stem)
async def test_a_migrated_database_is_like_a_new_one(dump: Path, tmp_path: Path, sqlite_url: str) -> None:
    execute(tmp_path / "old.db", dump.read_text("utf-8"))
    schemas = []
    for url in (f"sqlite:{tmp_path / 'old.db'}", sqlite_url):
        await (await open_store(url)).close()
        with closing(sqlite3.connect(url.removeprefix("sqlite:"))) as connection:
            rows = connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        schemas.append([(name, " ".join((sql or "").split())) for name, sql in rows])
    assert schemas[0] == schemas[1]


async def kept(url: str) -> list[object]:
    """All that a store tells of its tables, and that no chain of digests is broken."""
    store = await open_store(url)
    tables = sorted(await store.identities())
    told: list[object] = [tables, await store.numbers(tables), sorted(await store.listed(1000))]
    told += [await store.due(1e12, 1000), *[await store.read(table) for table in tables]]
    await store.append(tables[0], (await store.numbers(tables))[tables[0]] + 1, [b"{}"], Notice())
    assert (await store.read(tables[0]))[-1] == b"{}"
    await store.close()
    rows = await asyncio.to_thread(Housekeeping(url).tables, limit=1000)
    assert (await backups.damages(url))[1] == []
    return [*told, sorted((row.table, row.entries, row.stage, row.bytes, row.noted) for row in rows)]


@pytest.mark.parametrize("dump", RELEASED, ids=lambda path: path.stem)
async def test_a_released_house_on_postgresql_is_migrated_like_one_on_sqlite(
    dump: Path, tmp_path: Path, postgresql_url: str
) -> None:
    """The schema is made as far as that version had come, its rows are put in, and today's house opens it."""
    execute(tmp_path / "old.db", dump.read_text("utf-8"))
    with closing(sqlite3.connect(tmp_path / "old.db")) as old:
        old.row_factory = sqlite3.Row
        [(revision,)] = old.execute("SELECT version_num FROM alembic_version").fetchall()
        names = [name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: list(map(dict, old.execute(f"SELECT * FROM {name}"))) for name in names}  # noqa: S608
    as_then = partial(schema._upgrade, to=revision)
    await asyncio.to_thread(in_postgresql, postgresql_url, "SELECT 1", as_then)
    connection = await asyncpg.connect(postgresql_url)
    for name in sorted(set(names) - {"alembic_version"}, reverse=True):  # entries belong to tables
        for row in rows[name]:
            places = ", ".join(f"${at}" for at in range(1, len(row) + 1))
            insert = f"INSERT INTO {name} ({', '.join(row)}) VALUES ({places})"  # noqa: S608
            await connection.execute(insert, *row.values())
    await connection.close()
    assert await kept(postgresql_url) == await kept(f"sqlite:{tmp_path / 'old.db'}")


async def test_what_an_older_postgresql_database_holds_is_sealed(postgresql_url: str) -> None:
    first = b'{"type":"created","at":7.5,"edition":"# \\"The box\\"\\n[a]\\n","title":"x"}'
    store = await open_store(postgresql_url)
    await store.append("crypt", 1, [first, b"two"], Notice())
    await store.append("attic", 1, [first], Notice())
    await store.close()
    connection = await asyncpg.connect(postgresql_url)
    await connection.execute("ALTER TABLE entries DROP COLUMN seal, DROP COLUMN erased")
    added = ("stage", "changed_at", "bytes", "address", "edition", "edition_at")
    await connection.execute("ALTER TABLE tables " + ", ".join(f"DROP COLUMN {column}" for column in added))
    await connection.execute("DROP INDEX ix_played_table")
    await connection.execute("DROP TABLE editions, guests, bars, deeds, bells, deals, results")
    await connection.execute("UPDATE alembic_version SET version_num = '0002'")
    await connection.close()
    store = await open_store(postgresql_url)
    assert await store.read("crypt") == [first, b"two"]
    await store.append("crypt", 3, [b"three"], Notice())
    assert await store.read("crypt", 1) == [b"two", b"three"]
    assert await store.read("attic") == [first]
    connection = await asyncpg.connect(postgresql_url)
    assert [row["body"] for row in await connection.fetch("SELECT body FROM editions")] == [
        b'"# \\"The box\\"\\n[a]\\n"'
    ]
    assert await connection.fetchval("SELECT changed_at FROM tables WHERE id = 'attic'") == 7.5
    await connection.close()
    await store.close()


async def test_alembic_is_not_needed_while_the_schema_is_current(sqlite_url: str) -> None:
    await (await open_store(sqlite_url)).close()
    subprocess.run([sys.executable, "-c", USE_WITHOUT_MIGRATION, sqlite_url], check=True)


@pytest.mark.parametrize("store_url", ["sqlite", "postgresql"], indirect=True)
async def test_processes_that_start_at_once_do_not_break_each_other(store_url: str, opened: Open) -> None:
    command = [sys.executable, "-W", "error", "-c", OPEN_AND_APPEND, store_url]
    tables = [f"table-{n}" for n in range(3)]
    processes = [subprocess.Popen([*command, table], stdin=PIPE, stdout=PIPE) for table in tables]
    await asyncio.to_thread(start_together, processes)
    assert [process.returncode for process in processes] == [0, 0, 0]
    assert len(await (await opened()).numbers(tables)) == 3


@pytest.mark.parametrize("store_url", ["sqlite", "postgresql"], indirect=True)
async def test_stores_of_one_process_may_start_at_once_too(opened: Open) -> None:
    for store in await asyncio.gather(*(opened() for _ in range(4))):
        await store.ping()


async def test_a_newer_sqlite_database_is_refused(sqlite_url: str) -> None:
    await (await open_store(sqlite_url)).close()
    execute(Path(sqlite_url.removeprefix("sqlite:")), "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(SpukhausError) as caught:
        await open_store(sqlite_url)
    assert (code_of(caught), caught.value.params) == ("store-newer", {"found": "9999", "known": schema.HEAD})


async def test_a_newer_postgresql_database_is_refused(postgresql_url: str) -> None:
    await (await open_store(postgresql_url)).close()
    connection = await asyncpg.connect(postgresql_url)
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await connection.close()
    with pytest.raises(SpukhausError) as caught:
        await open_store(postgresql_url)
    assert code_of(caught) == "store-newer"


async def test_postgresql_tables_of_somebody_else_are_left_alone(postgresql_url: str) -> None:
    connection = await asyncpg.connect(postgresql_url)
    await connection.execute("CREATE TABLE tables (wood text)")
    await connection.close()
    with pytest.raises(SpukhausError) as caught:
        await open_store(postgresql_url)
    assert code_of(caught) == "store-broken"


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear ghost, " * 100)
    with pytest.raises(SpukhausError) as caught:
        await open_store(f"sqlite:{path}")
    assert (code_of(caught), caught.value.params) == ("store-broken", {"url": f"sqlite:{path}"})
    assert path.read_text() == "Dear ghost, " * 100


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "recipes.db"
    execute(path, "CREATE TABLE recipes (name)")
    before = path.read_bytes()
    with pytest.raises(SpukhausError) as caught:
        await open_store(f"sqlite:{path}")
    assert code_of(caught) == "store-broken"
    assert path.read_bytes() == before


async def test_a_folder_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(SpukhausError) as caught:
        await open_store(f"sqlite:{tmp_path / 'nowhere' / 'house.db'}")
    assert code_of(caught) == "store-unavailable"


async def test_a_server_that_does_not_answer() -> None:
    with pytest.raises(SpukhausError) as caught:
        await open_store(f"postgresql://house:secret@127.0.0.1:{free_port()}/postgres")
    assert code_of(caught) == "store-unavailable"
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "memory",
        "memory:x",
        "sqlite:",
        "sqlite:///",
        "sqlite://x.db",
        "mysql://u:secret@h/x",
        "postgresql://u:secret@h:x/y",
    ],
)
async def test_an_address_that_is_none_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(SpukhausError) as caught:
        await open_store(url)
    assert code_of(caught) == "store-url"
    assert "secret" not in str(caught.value)


async def test_three_slashes_are_understood_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for url in ("sqlite:///house.db", f"sqlite:///{tmp_path}/house.db", "sqlite:house.db"):
        await (await open_store(url)).close()
    assert [path.name for path in tmp_path.glob("*.db")] == ["house.db"]


async def test_a_missing_driver_is_told_like_a_wrong_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "spukhaus.store.postgresql", None)
    with pytest.raises(SpukhausError) as caught:
        await open_store("postgresql://house@127.0.0.1/postgres")
    assert code_of(caught) == "store-url"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:secret@host:5432/house", "postgresql://ada:***@host:5432/house"),
        ("redis://:sec@re:t@host/0", "redis://:***@host/0"),
        ("postgresql://host/house?user=ada&password=secret&x=1", "postgresql://host/house?user=ada&password=***&x=1"),
        ("ada:secret@host", "ada:***@host"),
        ("postgresql://ada@host/house", "postgresql://ada@host/house"),
        ("sqlite:/home/ada@work/house.db", "sqlite:/home/ada@work/house.db"),
    ],
)
def test_passwords_are_never_shown(url: str, shown: str) -> None:
    assert masked(url) == shown
