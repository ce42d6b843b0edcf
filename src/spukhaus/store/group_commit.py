"""One thread that writes to SQLite: all changes that wait when it comes round are committed together.

A durable commit costs a few hundred microseconds however little it holds, so those who wait share one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from queue import Empty, SimpleQueue
from threading import Thread

from spukhaus.match.ports import Founding, NoSuchTable, Notice, Stale
from spukhaus.store.digest_chain import FIRST, damaged, parted, seals

ENOUGH_AT_ONCE = 1000

_OPEN_TABLE = """
    INSERT INTO tables (last_number, listed, wake_at, stage, bytes, opened_at, changed_at, id, address)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7, ?8) ON CONFLICT DO NOTHING
"""
_EDITION = "INSERT INTO editions (digest, body, used_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_PLAYED_WITH = "UPDATE tables SET edition = ?, edition_at = ?, bytes = bytes + ? WHERE id = ?"
_MOVE_ON = """
    UPDATE tables SET last_number = ?1, listed = ?2, wake_at = ?3, stage = ?4, bytes = bytes + ?5,
    changed_at = CASE WHEN ?1 > last_number THEN ?6 ELSE changed_at END
    WHERE id = ?7 AND last_number = ?8
"""
_ENTRY = "INSERT INTO entries (table_id, number, body, seal) VALUES (?, ?, ?, ?)"
_SEAL = "SELECT seal FROM entries WHERE table_id = ? AND number = ?"
_LAST_NUMBER = "SELECT last_number FROM tables WHERE id = ?"


@dataclass(slots=True)
class Append:
    table: str
    first: int
    entries: Sequence[bytes]
    notice: Notice
    founding: Founding
    done: asyncio.Future[int]


@dataclass(slots=True)
class Change:
    """A statement that needs no number: it is told how many rows it has changed."""

    statement: str
    values: tuple[object, ...]
    done: asyncio.Future[int]


class GroupCommit:
    """Owns the connection that it is given, which must be in autocommit mode. `committed` is called after each commit,
    in the thread that writes."""

    def __init__(self, connection: sqlite3.Connection, committed: Callable[[], None]) -> None:
        self.commits = 0
        self._connection = connection
        self._committed = committed
        self._loop = asyncio.get_running_loop()
        self._coming: list[Append | Change] = []
        self._waiting: SimpleQueue[list[Append | Change] | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._run, name="spukhaus-writer", daemon=True)
        self._thread.start()

    def append(
        self, table: str, first: int, entries: Sequence[bytes], notice: Notice, founding: Founding
    ) -> asyncio.Future[int]:
        done: asyncio.Future[int] = self._loop.create_future()
        self._accept(Append(table, first, tuple(entries), notice, founding, done))
        return done

    def change(self, statement: str, *values: object) -> asyncio.Future[int]:
        done: asyncio.Future[int] = self._loop.create_future()
        self._accept(Change(statement, values, done))
        return done

    def _accept(self, item: Append | Change) -> None:
        """All that is decided in one round of the loop goes to the thread together: waking it costs more than writing
        an entry, and once awake it would begin with the first alone."""
        if not self._coming:
            self._loop.call_soon(self.hand_over)
        self._coming.append(item)

    def hand_over(self) -> None:
        if self._coming:
            self._waiting.put(self._coming)
            self._coming = []

    def finish(self) -> None:
        """Write what was handed over, and close the connection. Blocks."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._closed:
            group = self._gather()
            outcomes = self._commit(group)
            with suppress(RuntimeError):  # the loop was closed, and nobody waits any more
                self._loop.call_soon_threadsafe(_tell, group, outcomes)
        self._connection.close()

    def _gather(self) -> list[Append | Change]:
        """Sleep until there is something to do, then take all that there is."""
        group: list[Append | Change] = []
        items = self._waiting.get()
        with suppress(Empty):
            while items is not None:
                group += items
                if len(group) >= ENOUGH_AT_ONCE:
                    return group
                items = self._waiting.get_nowait()
            self._closed = True
        return group

    def _commit(self, group: list[Append | Change]) -> list[Exception | int]:
        """What became of each: why it was not written, or how many rows it has changed."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes: list[Exception | int] = [self._write(item) for item in group]
            self._connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            # The disk or another process is in the way: that concerns all, and trying one by one would wait for each.
            self._roll_back()
            return [sqlite3.OperationalError(*error.args) for _ in group]
        except Exception as error:  # whoever waits must hear of it, whatever it is
            self._roll_back()
            if len(group) == 1:
                return [error]
            return [outcome for item in group for outcome in self._commit([item])]
        self.commits += 1
        self._committed()
        return outcomes

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")

    def _write(self, item: Append | Change) -> Stale | NoSuchTable | int:
        if isinstance(item, Append):
            return self._append(item)
        return self._connection.execute(item.statement, item.values).rowcount

    def _append(self, append: Append) -> Stale | NoSuchTable | int:
        numbers = range(append.first, append.first + len(append.entries))
        opens = append.first == 1 and bool(append.entries)
        kept, place = parted(append.entries, append.founding.shared if opens else b"")
        notice, size = append.notice, sum(map(len, kept))
        news = (numbers.stop - 1, notice.listed, notice.wake_at, notice.stage, size, time.time(), append.table)
        if opens:
            taken = self._connection.execute(_OPEN_TABLE, (*news, append.founding.address or None)).rowcount
        else:
            taken = self._connection.execute(_MOVE_ON, (*news, append.first - 1)).rowcount
        if not taken:
            return self._why_not(append)
        if place is not None:
            self._keep_edition(append.table, append.founding.shared, place)
        sealed = zip(numbers, kept, seals(self._seal_before(append), append.entries), strict=True)
        self._connection.executemany(_ENTRY, ((append.table, *row) for row in sealed))
        return len(numbers)

    def _keep_edition(self, table: str, edition: bytes, place: int) -> None:
        """An edition counts for the table that has brought it."""
        digest = sha256(edition).hexdigest()
        fresh = self._connection.execute(_EDITION, (digest, edition, time.time())).rowcount
        self._connection.execute(_PLAYED_WITH, (digest, place, len(edition) * fresh, table))

    def _seal_before(self, append: Append) -> bytes:
        if append.first == 1:
            return FIRST
        found = self._connection.execute(_SEAL, (append.table, append.first - 1)).fetchone()
        if found is None:
            raise damaged(append.table, append.first - 1)
        return bytes(found[0])

    def _why_not(self, append: Append) -> Stale | NoSuchTable:
        found = self._connection.execute(_LAST_NUMBER, (append.table,)).fetchone()
        return Stale() if append.first <= (found[0] if found else 0) else NoSuchTable()


def _tell(group: list[Append | Change], outcomes: list[Exception | int]) -> None:
    for item, outcome in zip(group, outcomes, strict=True):
        if item.done.done():  # whoever waited was cancelled
            continue
        if isinstance(outcome, Exception):
            item.done.set_exception(outcome)
        else:
            item.done.set_result(outcome)
