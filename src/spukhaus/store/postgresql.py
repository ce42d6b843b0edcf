"""A store in PostgreSQL, for several processes on several machines.

An append is one statement, so one round trip and one transaction: the row of the table is moved on only if it stands
at the number before, and the entries are written only if it was.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

import asyncpg

from spukhaus.core.errors import SpukhausError
from spukhaus.match.addresses import masked
from spukhaus.match.ports import NOT_KNOWN, Bar, Bell, Founding, NoSuchTable, Notice, Stale
from spukhaus.store.digest_chain import FIRST, damaged, parted, seals, whole
from spukhaus.store.schema import HEAD, upgrade_postgresql

# The last is how asyncpg calls it when a connection is cut in the middle of a question.
_UNANSWERED = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

CONNECTIONS = 16
TIMEOUT_SECONDS = 30.0
KEPT_SEALS = 10_000

_TAKEN_FIRST = """
    WITH taken AS ({take} RETURNING id), written AS (
        INSERT INTO entries (table_id, number, body, seal)
        SELECT taken.id, $2::integer + place - 1, body, seal
        FROM taken, unnest($3::bytea[], $6::bytea[]) WITH ORDINALITY AS entry (body, seal, place)
    )
    SELECT count(*) FROM taken
"""
_OPEN_TABLE = _TAKEN_FIRST.format(
    take="""
    INSERT INTO tables (id, last_number, listed, wake_at, stage, bytes, opened_at, changed_at, address, edition,
        edition_at)
    SELECT $1, $2::integer + cardinality($3::bytea[]) - 1, $4, $5, $7, $8, now, now, $9, $10, $11::integer
    FROM extract(epoch FROM clock_timestamp()) AS now
    ON CONFLICT DO NOTHING
"""
)
_EDITION = """
    INSERT INTO editions (digest, body, used_at) VALUES ($1, $2, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (digest) DO UPDATE SET used_at = excluded.used_at RETURNING xmax = 0
"""
"""Whether it is new. One that is there is said to be in use, so that nobody clears it away meanwhile."""
_MOVE_ON = _TAKEN_FIRST.format(
    take="""
    UPDATE tables SET last_number = $2::integer + cardinality($3::bytea[]) - 1, listed = $4, wake_at = $5,
        stage = $7, bytes = bytes + $8, changed_at = CASE cardinality($3::bytea[])
            WHEN 0 THEN changed_at ELSE extract(epoch FROM clock_timestamp()) END
    WHERE id = $1 AND last_number = $2::integer - 1
"""
)
_READ = """
    SELECT last_number, number, entries.body, seal, erased, CASE number WHEN 1 THEN edition_at END, editions.body
    FROM tables LEFT JOIN entries ON entries.table_id = tables.id AND entries.number >= $2
    LEFT JOIN editions ON editions.digest = tables.edition AND entries.number = 1
    WHERE tables.id = $1 ORDER BY entries.number
"""
_SEAL = "SELECT seal FROM entries WHERE table_id = $1 AND number = $2"
_LAST_NUMBER = "SELECT last_number FROM tables WHERE id = $1"
_NUMBERS = "SELECT id, last_number FROM tables WHERE id = ANY($1::text[])"
_IDENTITIES = "SELECT id FROM tables"
_LISTED = "SELECT id, listed FROM tables WHERE listed IS NOT NULL ORDER BY opened_at DESC, id LIMIT $1"
_DUE = "SELECT id FROM tables WHERE wake_at IS NOT NULL AND wake_at <= $1 ORDER BY wake_at, id LIMIT $2"
_REMEMBER = "INSERT INTO played (person, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_REMEMBERED = 'SELECT table_id, seat FROM played WHERE person = $1 ORDER BY table_id COLLATE "C", seat'
_FORGET = "WITH gone AS (DELETE FROM played WHERE person = $1 RETURNING seat) SELECT count(*) FROM gone"
_GREET = """
    INSERT INTO guests (table_id, seat, address, at) VALUES ($1, $2, $3, extract(epoch FROM clock_timestamp()))
    ON CONFLICT (table_id, seat) DO UPDATE SET address = excluded.address, at = excluded.at
"""
_HANG_BELL = """
    INSERT INTO bells (table_id, seat, holder, endpoint) VALUES ($1, $2, $3, $4)
    ON CONFLICT (table_id, seat, holder) DO UPDATE SET endpoint = excluded.endpoint
"""
_BELLS = 'SELECT seat, holder, endpoint FROM bells WHERE table_id = $1 ORDER BY seat, holder COLLATE "C"'
_TAKE_BELL = """
    WITH gone AS (DELETE FROM bells WHERE table_id = $1 AND seat = $2 AND holder = $3 RETURNING seat)
    SELECT count(*) FROM gone
"""
_MAKE_DEAL = "INSERT INTO deals (day, game, seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
_DEALS = "SELECT game, seed FROM deals WHERE day = $1"
_NOTE_RESULT = """
    INSERT INTO results (day, game, table_id, name, body) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
"""
_RESULTS = 'SELECT table_id, name, body FROM results WHERE day = $1 AND game = $2 ORDER BY table_id COLLATE "C"'
_FOUNDER = "SELECT address FROM tables WHERE id = $1"
_STORED = "SELECT coalesce(sum(bytes), 0)::bigint FROM tables WHERE address = $1"
_BARS = "SELECT address, what FROM bars WHERE until IS NULL OR until > extract(epoch FROM clock_timestamp())"

if TYPE_CHECKING:
    from spukhaus.store.housekeeping import Housekeeping

Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"


class PostgresqlStore:
    """Made by `open`."""

    def __init__(self, pool: Pool, url: str) -> None:
        self._pool = pool
        self._url = url
        self._seals: dict[str, tuple[int, bytes]] = {}
        self._open = True
        self._working = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, url: str) -> PostgresqlStore:
        with answering(url):
            try:
                await _prepare(url)
                return cls(await _make_pool(url), url)
            except ValueError:  # the address cannot be read; the error may quote the password
                raise SpukhausError("store-url", url=masked(url)) from None

    async def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding = NOT_KNOWN
    ) -> None:
        with self._at_work():
            if first == 1 and entries:
                await self._open_table(table, entries, notice, founding)
                return
            values = (table, first, list(entries), notice.listed, notice.wake_at)
            size = sum(map(len, entries))
            while True:
                before = await self._seal(table, first - 1)
                chain = list(seals(before or FIRST, entries))
                if before is not None and await self._moved_on((*values, chain, notice.stage, size)):
                    self._keep_seal(table, first + len(entries) - 1, chain)
                    return
                last = await self._pool.fetchval(_LAST_NUMBER, table) or 0
                if first <= last:
                    raise Stale
                if first > last + 1 or last == 0:
                    raise NoSuchTable
                # The gap was closed by somebody else in between: now it may work.
                if await self._seal(table, last) is None:
                    raise damaged(table, last)

    async def _open_table(self, table: str, entries: Sequence[bytes], notice: Notice, founding: Founding) -> None:
        kept, place = parted(entries, founding.shared)
        digest = None if place is None else sha256(founding.shared).hexdigest()
        chain, size = list(seals(FIRST, entries)), sum(map(len, kept))
        async with self._pool.acquire() as connection, connection.transaction():
            if digest is not None and await connection.fetchval(_EDITION, digest, founding.shared):
                size += len(founding.shared)  # it counts for the table that has brought it
            values = (table, 1, kept, notice.listed, notice.wake_at, chain, notice.stage, size)
            if not await connection.fetchval(_OPEN_TABLE, *values, founding.address or None, digest, place):
                raise Stale
        self._keep_seal(table, len(entries), chain)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        with self._at_work():
            rows = [tuple(row) for row in await self._pool.fetch(_READ, table, after)]
        if not rows:
            raise NoSuchTable
        bodies = whole(table, after, rows)
        if bodies:
            self._keep_seal(table, rows[-1][1], [rows[-1][3]])
        return bodies

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        with self._at_work():
            rows = await self._pool.fetch(_NUMBERS, list(tables))
        return {row["id"]: row["last_number"] for row in rows}

    async def identities(self) -> list[str]:
        with self._at_work():
            return [table for (table,) in await self._pool.fetch(_IDENTITIES)]

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        with self._at_work():
            return [(table, listed) for table, listed in await self._pool.fetch(_LISTED, limit)]

    async def due(self, now: float, limit: int) -> list[str]:
        with self._at_work():
            return [table for (table,) in await self._pool.fetch(_DUE, now, limit)]

    async def remember(self, person: str, table: str, seat: int) -> None:
        with self._at_work():
            await self._pool.execute(_REMEMBER, person, table, seat)

    async def remembered(self, person: str) -> list[tuple[str, int]]:
        with self._at_work():
            return [(table, seat) for table, seat in await self._pool.fetch(_REMEMBERED, person)]

    async def forget(self, person: str) -> int:
        with self._at_work():
            return int(await self._pool.fetchval(_FORGET, person))

    async def erase(self, table: str, seat: int) -> None:
        await asyncio.to_thread(self._housekeeping().erase, table, seat, last=True)

    async def delete(self, table: str, number: int) -> bool:
        return await asyncio.to_thread(self._housekeeping().let_go, table, number)

    async def greet(self, table: str, seat: int, address: str) -> None:
        with self._at_work():
            await self._pool.execute(_GREET, table, seat, address)

    async def hang_bell(self, table: str, bell: Bell) -> None:
        with self._at_work():
            await self._pool.execute(_HANG_BELL, table, bell.seat, bell.holder, bell.endpoint)

    async def bells(self, table: str) -> list[Bell]:
        with self._at_work():
            return [Bell(*row) for row in await self._pool.fetch(_BELLS, table)]

    async def take_bell(self, table: str, seat: int, holder: str) -> int:
        with self._at_work():
            return int(await self._pool.fetchval(_TAKE_BELL, table, seat, holder))

    async def make_deal(self, day: str, game: str, seed: str) -> str:
        with self._at_work():
            await self._pool.execute(_MAKE_DEAL, day, game, seed)
        return (await self.deals(day))[game]

    async def deals(self, day: str) -> dict[str, str]:
        with self._at_work():
            return {row["game"]: row["seed"] for row in await self._pool.fetch(_DEALS, day)}

    async def note_result(self, day: str, game: str, table: str, name: str, result: bytes) -> None:
        with self._at_work():
            await self._pool.execute(_NOTE_RESULT, day, game, table, name, result)

    async def results(self, day: str, game: str) -> list[tuple[str, str, bytes]]:
        with self._at_work():
            return [(table, name, body) for table, name, body in await self._pool.fetch(_RESULTS, day, game)]

    async def founder(self, table: str) -> str:
        with self._at_work():
            return await self._pool.fetchval(_FOUNDER, table) or ""

    async def stored(self, address: str) -> int:
        with self._at_work():
            return int(await self._pool.fetchval(_STORED, address))

    async def bars(self) -> list[tuple[str, Bar]]:
        with self._at_work():
            return [(address, what) for address, what in await self._pool.fetch(_BARS)]

    async def ping(self) -> None:
        with self._at_work():
            await self._pool.fetch("SELECT 1 FROM tables LIMIT 1")

    def _housekeeping(self) -> Housekeeping:
        """With connections of its own. It needs more than those who play do, and is only loaded for this."""
        from spukhaus.store.housekeeping import Housekeeping

        return Housekeeping(self._url)

    async def close(self) -> None:
        self._open = False
        await self._idle.wait()  # the pool would turn away those who still wait for a connection
        try:
            await asyncio.wait_for(self._pool.close(), TIMEOUT_SECONDS)
        except TimeoutError:
            self._pool.terminate()

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        if not self._open:
            raise SpukhausError("store-unavailable", url=masked(self._url))
        self._working += 1
        self._idle.clear()
        try:
            with answering(self._url):
                yield
        finally:
            self._working -= 1
            if not self._working:
                self._idle.set()

    async def _seal(self, table: str, number: int) -> bytes | None:
        """The seal of an entry: it never changes, so the latest ones are kept."""
        if number == 0:
            return FIRST
        known = self._seals.get(table)
        if known is not None and known[0] == number:
            return known[1]
        found: bytes | None = await self._pool.fetchval(_SEAL, table, number)
        return found

    def _keep_seal(self, table: str, number: int, chain: list[bytes]) -> None:
        if chain:
            self._seals.pop(table, None)
            self._seals[table] = (number, chain[-1])
        if len(self._seals) > KEPT_SEALS:
            del self._seals[next(iter(self._seals))]

    async def _moved_on(self, values: tuple[object, ...]) -> bool:
        try:
            return bool(await self._pool.fetchval(_MOVE_ON, *values))
        except asyncpg.UniqueViolationError:
            raise Stale from None


async def _prepare(url: str) -> None:
    connection = await asyncpg.connect(url, timeout=TIMEOUT_SECONDS)
    try:
        known = await connection.fetchval("SELECT to_regclass('alembic_version') IS NOT NULL")
        found = await connection.fetchval("SELECT version_num FROM alembic_version") if known else None
    finally:
        await connection.close()
    if found != HEAD:
        # SQLAlchemy needs an event loop of its own, so that waiting for another process does not stop this one.
        await asyncio.to_thread(upgrade_postgresql, url)


async def _make_pool(url: str) -> Pool:
    return await asyncpg.create_pool(
        url,
        min_size=1,
        max_size=CONNECTIONS,
        timeout=TIMEOUT_SECONDS,
        command_timeout=TIMEOUT_SECONDS,
        reset=_leave_as_it_is,
    )


async def _leave_as_it_is(_: object) -> None:
    """Nothing here changes a session, so a round trip to reset it after every query would be wasted."""


@contextmanager
def answering(url: str) -> Iterator[None]:
    """Whatever PostgreSQL complains of is told in a code that every language has a text for."""
    try:
        yield
    except asyncpg.DuplicateTableError as error:  # tables of these names are there, but not by us
        raise SpukhausError("store-broken", url=masked(url)) from error
    except _UNANSWERED as error:
        raise SpukhausError("store-unavailable", url=masked(url)) from error
