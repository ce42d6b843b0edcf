"""What a host does with the house's database, while it is served or not: look, delete, erase, bar, clear away.

Everything here blocks, and PostgreSQL must not be asked where an event loop is running: call it in a thread there.
A server notices within seconds: it compares the tables that it has in memory with the store.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec

from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import Seat
from spukhaus.cups.cup import PREFIX, Cup, cup_of
from spukhaus.cups.entries import decode
from spukhaus.match import entries as entry_types
from spukhaus.match.addresses import masked, sqlite_path
from spukhaus.match.entries import NO_WORDS
from spukhaus.match.keys import is_table
from spukhaus.match.ports import Bar, NoSuchTable, Stage
from spukhaus.match.retention import DAY_SECONDS, FOR_EVER, Kind, Retention, kind_of, stage_of
from spukhaus.match.table import Table
from spukhaus.match.updates import encoder
from spukhaus.store.digest_chain import seals, whole
from spukhaus.store.erasing import erased
from spukhaus.store.sqlite import BUSY_SECONDS
from spukhaus.store.sqlite import answering as sqlite_answering
from spukhaus.store.tail_mark import write_mark
from spukhaus.store.transactions import in_postgresql, in_sqlite

if TYPE_CHECKING:
    from sqlalchemy import Connection

AT_ONCE: Final = 200
"""So many tables are gone through in one transaction: those who play wait no longer than that takes."""
UNUSED_SECONDS: Final = 3600.0
"""An edition that no table has any more stays so long: somebody may be making a table with it."""

TRIES: Final = 3

Result = TypeVar("Result")

_ROWS = """
    SELECT id, last_number, stage, opened_at, changed_at, bytes, address,
        EXISTS (SELECT 1 FROM played WHERE played.table_id = tables.id) AS noted
    FROM tables
"""
_LATEST = f"""{_ROWS}
    WHERE (id LIKE CAST(:form AS TEXT)) = CAST(:cups AS BOOLEAN)
    AND (CAST(:stage AS TEXT) IS NULL OR stage = CAST(:stage AS TEXT))
    AND (CAST(:address AS TEXT) IS NULL OR address = CAST(:address AS TEXT))
    ORDER BY changed_at DESC, id LIMIT :limit
"""
_BODIES = """
    SELECT last_number, number, entries.body, seal, erased, CASE number WHEN 1 THEN edition_at END, editions.body
    FROM tables LEFT JOIN entries ON entries.table_id = tables.id
    LEFT JOIN editions ON editions.digest = tables.edition AND entries.number = 1
    WHERE tables.id = :table ORDER BY entries.number
"""
_CLEAR_EDITIONS = """
    DELETE FROM editions WHERE used_at < :before
    AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.edition = editions.digest)
"""


@dataclass(frozen=True, slots=True)
class Row:
    """What the database knows of a table besides its entries."""

    table: str
    entries: int
    stage: Stage | None
    opened_at: float
    changed_at: float
    bytes: int
    address: str | None
    """Of whoever has made it; None where that is not known any more."""
    noted: bool
    """Whether it is in somebody's list of games."""


@dataclass(frozen=True, slots=True)
class Barred:
    address: str
    what: Bar
    at: float
    until: float | None


class Erasure(NamedTuple):
    """A table's entries, those that change by their places, and the one that says so."""

    bodies: list[bytes]
    changed: dict[int, bytes]
    told: bytes


class Housekeeping:
    """Of the database at an address, whose schema must be up to date (`open_store` sees to it)."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._path = sqlite_path(url)
        if self._path is None and not url.startswith(("postgresql:", "postgres:")):
            raise SpukhausError("store-url", url=masked(url))

    # Looking

    def tables(self, *, stage: Stage | None = None, address: str | None = None, limit: int = 100) -> list[Row]:
        """The latest changed ones."""
        given = {"stage": stage, "address": address, "limit": limit, "form": f"{PREFIX}%", "cups": False}
        return self.run(lambda ledger: [_row(found) for found in ledger.all(_LATEST, **given)], reading=True)

    def cups(self, limit: int = 100) -> list[tuple[Row, Cup]]:
        """The latest changed ones."""

        def work(ledger: Ledger) -> list[tuple[Row, Cup]]:
            given = {"stage": None, "address": None, "limit": limit, "form": f"{PREFIX}%", "cups": True}
            rows = [_row(found) for found in ledger.all(_LATEST, **given)]
            return [(row, cup_of(row.table, [decode(body) for body in ledger.bodies(row.table)])) for row in rows]

        return self.run(work, reading=True)

    def row(self, table: str) -> Row:
        found = self.run(lambda ledger: ledger.all(f"{_ROWS} WHERE id = :table", table=table), reading=True)
        if not found:
            raise NoSuchTable
        return _row(found[0])

    def read(self, table: str) -> Table:
        if not is_table(table):
            raise NoSuchTable
        return self.run(lambda ledger: Table.of(table, ledger.bodies(table)), reading=True)

    def guests(self, table: str) -> dict[Seat, str]:
        """From where somebody has sat down, by seat."""
        query = "SELECT seat, address FROM guests WHERE table_id = :table ORDER BY seat"
        return self.run(
            lambda ledger: {int(seat): str(address) for seat, address in ledger.all(query, table=table)}, reading=True
        )

    def deeds(self, limit: int = 100) -> list[tuple[float, str, str]]:
        """What hosts have done, the latest first."""
        query = "SELECT at, what, about FROM deeds ORDER BY at DESC LIMIT :limit"
        return self.run(lambda ledger: [tuple(row) for row in ledger.all(query, limit=limit)], reading=True)

    # Addresses

    def bars(self) -> list[Barred]:
        query = "SELECT address, what, at, until FROM bars ORDER BY address"
        return self.run(lambda ledger: [Barred(*row) for row in ledger.all(query)], reading=True)

    def bar(self, address: str, what: Bar, seconds: float | None = None) -> None:
        """From now on, or for so long. `address` is one or a network of them."""
        now = time.time()

        def work(ledger: Ledger) -> None:
            ledger.change("DELETE FROM bars WHERE address = :address", address=address)
            ledger.change(
                "INSERT INTO bars (address, what, at, until) VALUES (:address, :what, :at, :until)",
                address=address,
                what=what,
                at=now,
                until=None if seconds is None else now + seconds,
            )
            ledger.note(what, address)

        self.run(work)

    def unbar(self, address: str) -> bool:
        def work(ledger: Ledger) -> bool:
            found = ledger.change("DELETE FROM bars WHERE address = :address", address=address)
            if found:
                ledger.note("unbar", address)
            return bool(found)

        return self.run(work)

    # Deleting

    def delete(self, tables: Sequence[str]) -> int:
        """All or none: `NoSuchTable` if one is unknown."""

        def work(ledger: Ledger) -> int:
            for table in tables:
                if not ledger.delete(table):
                    raise NoSuchTable
                ledger.note("delete", table)
            ledger.clear_editions()
            return len(tables)

        return self.run(work, shrinks=True)

    def let_go(self, table: str, entries: int) -> bool:
        """Whoever played there wants it to be gone, unless it has gone on meanwhile."""
        return self.run(lambda ledger: ledger.delete(table, entries), shrinks=True)

    def prune(self, retention: Retention, now: float, *, dry_run: bool = False) -> dict[Kind, tuple[int, int]]:
        """Delete what need not be kept any longer: how many tables of each kind, and how many bytes they had."""
        gone: dict[Kind, tuple[int, int]] = {}
        last = ""
        while True:
            rows = self.run(lambda ledger, last=last: ledger.rows_after(last), reading=True)  # type: ignore[misc]
            if not rows:
                break
            last = rows[-1].table
            old = [row for row in rows if retention.past_any(row.changed_at, now)]
            for row, kind in self._prune(old, retention, now, dry_run):
                count, size = gone.get(kind, (0, 0))
                gone[kind] = (count + 1, size + row.bytes)
        if not dry_run:
            self.run(lambda ledger: ledger.clear_addresses(retention, now, gone))
        return gone

    def _prune(self, rows: Sequence[Row], retention: Retention, now: float, dry_run: bool) -> list[tuple[Row, Kind]]:
        def work(ledger: Ledger) -> list[tuple[Row, Kind]]:
            found = []
            for row in rows:
                stage = row.stage or ledger.learn_stage(row, write=not dry_run)
                kind = stage and kind_of(stage, noted=row.noted)
                if kind is None or not retention.past(kind, row.changed_at, now):
                    continue
                if dry_run or ledger.delete(row.table, row.entries):  # one that has gone on meanwhile stays
                    found.append((row, kind))
            return found

        return self.run(work, reading=dry_run, shrinks=not dry_run) if rows else []

    # Erasing

    def erase(self, table: str, seat: Seat | None = None, name: str | None = None, *, last: bool = False) -> int:
        """Erase names and chat from a table (`match.erasing`); returns from how many entries. A long table is gone
        through before anybody has to wait, unless it goes on all the time meanwhile."""

        def found(ledger: Ledger) -> Erasure:
            bodies = ledger.bodies(table)
            return Erasure(bodies, *erased(table, bodies, seat, name, last=last))

        def at_once(ledger: Ledger) -> int:
            if not ledger.lock(table):
                raise NoSuchTable
            return ledger.erase(table, found(ledger), seat, name)

        def unless_it_went_on(ledger: Ledger) -> int:
            return ledger.lock(table, len(erasure.bodies)) and ledger.erase(table, erasure, seat, name)

        for _ in range(TRIES):
            erasure = self.run(found, reading=True)
            if not erasure.changed or self.run(unless_it_went_on):
                return len(erasure.changed)
        return self.run(at_once)

    def erase_everywhere(self, name: str) -> int:
        """Whoever went by this name, at every table."""
        names = self.run(lambda ledger: [table for (table,) in ledger.all("SELECT id FROM tables")], reading=True)
        return sum(self.erase(table, None, name) for table in names)

    # How it is done

    def run(self, work: Callable[[Ledger], Result], *, reading: bool = False, shrinks: bool = False) -> Result:
        """One transaction. `reading` disturbs nobody and sees one moment of the database; `shrinks` says that tables
        may go, and the mark beside an SQLite file must know."""
        if self._path is None:
            from spukhaus.store.postgresql import answering

            first = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ" if reading else "SELECT 1"
            with answering(self._url):
                return in_postgresql(self._url, first, lambda connection: work(Ledger(connection)))
        path = self._path

        def marked(connection: Connection) -> Result:
            result = work(Ledger(connection))
            if shrinks:  # before and after: a mark must never say more than there is
                raw = connection.connection.driver_connection
                assert isinstance(raw, sqlite3.Connection)
                write_mark(raw, path)
            return result

        with sqlite_answering(self._url):
            result = in_sqlite(path, BUSY_SECONDS, "BEGIN" if reading else "BEGIN IMMEDIATE", marked)
            if shrinks:
                with closing(sqlite3.connect(path)) as connection:
                    write_mark(connection, path)
        return result


class Ledger:
    """The database within one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def all(self, query: str, **values: object) -> Sequence[Any]:
        from sqlalchemy import text

        return self._connection.execute(text(query), values).all()

    def change(self, statement: str, **values: object) -> int:
        from sqlalchemy import text

        return self._connection.execute(text(statement), values).rowcount

    def insert(self, statement: str, rows: Sequence[dict[str, object]]) -> None:
        from sqlalchemy import text

        if rows:
            self._connection.execute(text(statement), rows)

    def note(self, what: str, about: str) -> None:
        self.change(
            "INSERT INTO deeds (at, what, about) VALUES (:at, :what, :about)", at=time.time(), what=what, about=about
        )

    def bodies(self, table: str) -> list[bytes]:
        rows = self.all(_BODIES, table=table)
        if not rows:
            raise NoSuchTable
        return whole(table, 0, [tuple(row) for row in rows])

    def rows_after(self, table: str) -> list[Row]:
        return [
            _row(found)
            for found in self.all(f"{_ROWS} WHERE id > :table ORDER BY id LIMIT :limit", table=table, limit=AT_ONCE)
        ]

    def learn_stage(self, row: Row, *, write: bool) -> Stage | None:
        """How far a table is that an earlier version has left; None where it cannot be read, and so stays."""
        try:
            stage = stage_of(Table.of(row.table, self.bodies(row.table)))
        except Exception:  # whatever it is, what cannot be read is not deleted
            return None
        if write:
            statement = "UPDATE tables SET stage = :stage WHERE id = :table AND last_number = :number"
            self.change(statement, stage=stage, table=row.table, number=row.entries)
        return stage

    def delete(self, table: str, entries: int | None = None) -> bool:
        """Whether it was there, with so many entries if they are given. Its row goes first: whoever is about to append
        waits for that, and finds no table."""
        statement = """
            DELETE FROM tables WHERE id = :table AND last_number = coalesce(CAST(:entries AS INTEGER), last_number)
        """
        if not self.change(statement, table=table, entries=entries):
            return False
        self.change("DELETE FROM entries WHERE table_id = :table", table=table)
        self.change("DELETE FROM guests WHERE table_id = :table", table=table)
        self.change("DELETE FROM played WHERE table_id = :table", table=table)
        self.change("DELETE FROM bells WHERE table_id = :table", table=table)
        self.change("DELETE FROM results WHERE table_id = :table", table=table)
        return True

    def clear_editions(self) -> None:
        self.change(_CLEAR_EDITIONS, before=time.time() - UNUSED_SECONDS)

    def clear_addresses(self, retention: Retention, now: float, gone: dict[Kind, tuple[int, int]]) -> None:
        self.clear_editions()
        if retention.addresses != FOR_EVER:
            before = now - retention.addresses * DAY_SECONDS
            self.change("DELETE FROM guests WHERE at < :before", before=before)
            statement = "UPDATE tables SET address = NULL WHERE address IS NOT NULL AND opened_at < :before"
            self.change(statement, before=before)
        self.change("DELETE FROM bars WHERE until < :now", now=now)
        if gone:
            self.note("prune", " ".join(f"{kind}={count}" for kind, (count, _) in sorted(gone.items())))

    def lock(self, table: str, entries: int | None = None) -> int:
        """From now on nobody appends. Whether it is there, with so many entries if they are given."""
        statement = """
            UPDATE tables SET last_number = last_number
            WHERE id = :table AND last_number = coalesce(CAST(:entries AS INTEGER), last_number)
        """
        return self.change(statement, table=table, entries=entries)

    def erase(self, table: str, erasure: Erasure, seat: Seat | None, name: str | None) -> int:
        """Of a table that is locked; returns how many entries change."""
        bodies, changed, told = erasure
        if not changed:
            return 0
        statement = (
            "UPDATE entries SET body = :body, erased = coalesce(erased, :digest)"
            " WHERE table_id = :table AND number = :number"
        )
        self.insert(
            statement,
            [
                {"table": table, "number": place, "body": body, "digest": sha256(bodies[place - 1]).digest()}
                for place, body in changed.items()
            ],
        )
        self._append(table, len(bodies) + 1, told)
        if not is_table(table):
            return len(changed)
        self._relist(table, [entry_types.decode(bodies[place - 1]) for place in changed])
        # At the deal of the day nobody has written anything but one person's name.
        self.change("UPDATE results SET name = :name WHERE table_id = :table", name=NO_WORDS, table=table)
        if name is None:
            statement = "DELETE FROM guests WHERE table_id = :table AND seat = coalesce(CAST(:seat AS INTEGER), seat)"
            self.change(statement, table=table, seat=seat)
            statement = "DELETE FROM bells WHERE table_id = :table AND seat = coalesce(CAST(:seat AS INTEGER), seat)"
            self.change(statement, table=table, seat=seat)
        self.note("erase", f"{table} {len(changed)}")
        return len(changed)

    def _relist(self, table: str, erased: Iterable[entry_types.Entry]) -> None:
        """Without these names. The match is not played again for that, as all who would save something wait."""
        [(listed,)] = self.all("SELECT listed FROM tables WHERE id = :table", table=table)
        if listed is None:
            return
        told = msgspec.json.decode(listed)
        for entry in erased:
            if isinstance(entry, entry_types.Seated) and told["seats"][entry.seat]["name"] == entry.name:
                told["seats"][entry.seat]["name"] = NO_WORDS
        statement = "UPDATE tables SET listed = :listed WHERE id = :table"
        self.change(statement, listed=encoder.encode(told), table=table)

    def _append(self, table: str, number: int, body: bytes) -> None:
        [(before,)] = self.all(
            "SELECT seal FROM entries WHERE table_id = :table AND number = :number", table=table, number=number - 1
        )
        [seal] = seals(before, [body])
        self.change(
            "INSERT INTO entries (table_id, number, body, seal) VALUES (:table, :number, :body, :seal)",
            table=table,
            number=number,
            body=body,
            seal=seal,
        )
        statement = "UPDATE tables SET last_number = :number, bytes = bytes + :size WHERE id = :table"
        self.change(statement, number=number, size=len(body), table=table)


def _row(found: Sequence[Any]) -> Row:
    table, entries, stage, opened_at, changed_at, size, address, noted = found
    return Row(table, entries, stage, opened_at, changed_at, size, address, bool(noted))
