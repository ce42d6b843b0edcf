"""A store in one SQLite file, which several processes on one machine may share."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import NOT_KNOWN, Bar, Bell, Founding, NoSuchTable, Notice
from spukhaus.store.digest_chain import whole
from spukhaus.store.group_commit import GroupCommit
from spukhaus.store.schema import HEAD, upgrade_sqlite
from spukhaus.store.tail_mark import check_mark
from spukhaus.store.upkeep import Upkeep

if TYPE_CHECKING:
    from spukhaus.store.housekeeping import Housekeeping

BUSY_SECONDS = 10.0
LONGEST_LOG = 8192
"""In pages of 4 KiB. `upkeep` copies the log into the file; if it grows too fast for that, whoever writes does."""

_READ = """
    SELECT last_number, number, entries.body, seal, erased, CASE number WHEN 1 THEN edition_at END, editions.body
    FROM tables LEFT JOIN entries ON entries.table_id = tables.id AND entries.number >= ?
    LEFT JOIN editions ON editions.digest = tables.edition AND entries.number = 1
    WHERE tables.id = ? ORDER BY entries.number
"""
_NUMBERS = "SELECT id, last_number FROM tables WHERE id IN (SELECT value FROM json_each(?))"
_IDENTITIES = "SELECT id FROM tables"
_LISTED = "SELECT id, listed FROM tables WHERE listed IS NOT NULL ORDER BY opened_at DESC, id LIMIT ?"
_DUE = "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= ? ORDER BY wake_at, id LIMIT ?"
_REMEMBER = "INSERT INTO played (person, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_REMEMBERED = "SELECT table_id, seat FROM played WHERE person = ? ORDER BY table_id, seat"
_FORGET = "DELETE FROM played WHERE person = ?"
_GREET = "INSERT OR REPLACE INTO guests (table_id, seat, address, at) VALUES (?, ?, ?, ?)"
_HANG_BELL = "INSERT OR REPLACE INTO bells (table_id, seat, holder, endpoint) VALUES (?, ?, ?, ?)"
_BELLS = "SELECT seat, holder, endpoint FROM bells WHERE table_id = ? ORDER BY seat, holder"
_TAKE_BELL = "DELETE FROM bells WHERE table_id = ? AND seat = ? AND holder = ?"
_MAKE_DEAL = "INSERT INTO deals (day, game, seed) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_DEALS = "SELECT game, seed FROM deals WHERE day = ?"
_NOTE_RESULT = "INSERT INTO results (day, game, table_id, name, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
_RESULTS = "SELECT table_id, name, body FROM results WHERE day = ? AND game = ? ORDER BY table_id"
_FOUNDER = "SELECT address FROM tables WHERE id = ?"
_STORED = "SELECT coalesce(sum(bytes), 0) FROM tables WHERE address = ?"
_BARS = "SELECT address, what FROM bars WHERE until IS NULL OR until > ?"

Row = tuple[Any, ...]


class SqliteStore:
    """Made by `open`, and used in the event loop in which it was opened."""

    def __init__(
        self, path: str, writing: sqlite3.Connection, reading: sqlite3.Connection, keeping: sqlite3.Connection
    ) -> None:
        self._url = f"sqlite:{path}"
        self._upkeep = Upkeep(keeping, path)
        self._writer = GroupCommit(writing, self._upkeep.note_change)
        self._reading = reading
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="spukhaus-reader")
        self._open = True

    @classmethod
    async def open(cls, path: str) -> SqliteStore:
        return cls(path, *await asyncio.to_thread(_connections, path, f"sqlite:{path}"))

    @property
    def commits(self) -> int:
        """How often the disk was waited for."""
        return self._writer.commits

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        self._check_open()
        with answering(self._url):
            await self._writer.append(table, first, entries, notice, founding)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._fetch(_READ, after, table)
        if not rows:
            raise NoSuchTable
        return whole(table, after, rows)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        return dict(await self._fetch(_NUMBERS, json.dumps(list(tables))))

    async def identities(self) -> list[str]:
        return [table for (table,) in await self._fetch(_IDENTITIES)]

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        return [(table, listed) for table, listed in await self._fetch(_LISTED, limit)]

    async def due(self, now: float, limit: int) -> list[str]:
        return [table for (table,) in await self._fetch(_DUE, now, limit)]

    async def remember(self, person: str, table: str, seat: int) -> None:
        await self._change(_REMEMBER, person, table, seat)

    async def remembered(self, person: str) -> list[tuple[str, int]]:
        return [(table, seat) for table, seat in await self._fetch(_REMEMBERED, person)]

    async def forget(self, person: str) -> int:
        return await self._change(_FORGET, person)

    async def erase(self, table: str, seat: int) -> None:
        await asyncio.to_thread(self._housekeeping().erase, table, seat, last=True)

    async def delete(self, table: str, number: int) -> bool:
        return await asyncio.to_thread(self._housekeeping().let_go, table, number)

    async def greet(self, table: str, seat: int, address: str) -> None:
        await self._change(_GREET, table, seat, address, time.time())

    async def hang_bell(self, table: str, bell: Bell) -> None:
        await self._change(_HANG_BELL, table, bell.seat, bell.holder, bell.endpoint)

    async def bells(self, table: str) -> list[Bell]:
        return [Bell(*row) for row in await self._fetch(_BELLS, table)]

    async def take_bell(self, table: str, seat: int, holder: str) -> int:
        return await self._change(_TAKE_BELL, table, seat, holder)

    async def make_deal(self, day: str, game: str, seed: str) -> str:
        await self._change(_MAKE_DEAL, day, game, seed)
        return (await self.deals(day))[game]

    async def deals(self, day: str) -> dict[str, str]:
        return dict(await self._fetch(_DEALS, day))

    async def note_result(self, day: str, game: str, table: str, name: str, result: bytes) -> None:
        await self._change(_NOTE_RESULT, day, game, table, name, result)

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:
        return [(table, name, body) for table, name, body in await self._fetch(_RESULTS, day, game)]

    async def founder(self, table: str) -> str:
        return next((address or "" for (address,) in await self._fetch(_FOUNDER, table)), "")

    async def stored(self, address: str) -> int:
        return int((await self._fetch(_STORED, address))[0][0])

    async def bars(self) -> list[tuple[str, Bar]]:
        return [(address, what) for address, what in await self._fetch(_BARS, time.time())]

    async def ping(self) -> None:
        await self._fetch("SELECT 1 FROM tables LIMIT 1")

    def _housekeeping(self) -> Housekeeping:
        """With connections of its own. It needs more than those who play do, and is only loaded for this."""
        from spukhaus.store.housekeeping import Housekeeping

        return Housekeeping(self._url)

    async def close(self) -> None:
        if self._open:
            self._open = False
            self._writer.hand_over()
            await asyncio.to_thread(self._finish)

    async def _change(self, statement: str, *values: object) -> int:
        self._check_open()
        with answering(self._url):
            return await self._writer.change(statement, *values)

    async def _fetch(self, query: str, *values: object) -> list[Row]:
        self._check_open()

        def fetch() -> list[Row]:
            return self._reading.execute(query, values).fetchall()

        with answering(self._url):
            return await asyncio.get_running_loop().run_in_executor(self._reader, fetch)

    def _check_open(self) -> None:
        if not self._open:
            raise SpukhausError("store-unavailable", url=self._url)

    def _finish(self) -> None:
        self._writer.finish()
        self._upkeep.finish()
        self._reader.shutdown()
        self._reading.close()


@contextmanager
def answering(url: str) -> Iterator[None]:
    """Whatever SQLite complains of is told in a code that every language has a text for."""
    try:
        yield
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
            raise SpukhausError("store-broken", url=url) from error
        raise SpukhausError("store-unavailable", url=url) from error


def _connections(path: str, url: str) -> tuple[sqlite3.Connection, sqlite3.Connection, sqlite3.Connection]:
    """One to write, one to read and one to look after the file with, whose schema is up to date."""
    with answering(url):
        with closing(_connect(path)) as first:
            _prepare(first, path, url)
        reading = _connect(path)
        reading.execute("PRAGMA query_only = ON")
        writing = _connect(path)
        writing.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        return writing, reading, _connect(path)


def _connect(path: str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _prepare(connection: sqlite3.Connection, path: str, url: str) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "alembic_version" not in names:  # somebody else's database, which must stay as it is
        raise SpukhausError("store-broken", url=url)
    check_mark(connection, path, url, empty=not names)
    _use_write_ahead_log(connection)
    if not names or connection.execute("SELECT version_num FROM alembic_version").fetchall() != [(HEAD,)]:
        upgrade_sqlite(path, BUSY_SECONDS)


def _use_write_ahead_log(connection: sqlite3.Connection) -> None:
    """SQLite does not wait for other processes by itself here, so two that start at once must be patient."""
    give_up_at = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > give_up_at:
                raise
            time.sleep(0.01)
        else:
            return
