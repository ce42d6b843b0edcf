"""A copy of the whole house in one SQLite file, whatever it is kept in, made while it is served; and back again.

A backup of one kind of database can be restored into the other. It holds every secret: keep it as the database itself.
"""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from spukhaus.core.errors import SpukhausError
from spukhaus.match.addresses import sqlite_path
from spukhaus.store import open_store
from spukhaus.store.housekeeping import Housekeeping, Ledger
from spukhaus.store.tail_mark import mark_of

COLUMNS: Final = {
    "editions": ("digest", "body", "used_at"),
    "tables": (
        "id",
        "last_number",
        "listed",
        "wake_at",
        "opened_at",
        "stage",
        "changed_at",
        "bytes",
        "address",
        "edition",
        "edition_at",
    ),
    "played": ("person", "table_id", "seat"),
    "guests": ("table_id", "seat", "address", "at"),
    "bells": ("table_id", "seat", "holder", "endpoint"),
    "deals": ("day", "game", "seed"),
    "results": ("day", "game", "table_id", "name", "body"),
    "bars": ("address", "what", "at", "until"),
    "deeds": ("at", "what", "about"),
    "entries": ("table_id", "number", "body", "seal", "erased"),
}
BINARY: Final = {"body", "listed", "seal", "erased"}
ROWS_AT_ONCE: Final = 1000


async def damages(url: str) -> tuple[int, list[SpukhausError]]:
    """How many tables there are, and what is wrong with those that are damaged."""
    store = await open_store(url)
    found = []
    try:
        tables = await store.identities()
        for table in tables:
            try:
                await store.read(table)
            except SpukhausError as error:
                if error.code != "store-damaged":
                    raise
                found.append(error)
    finally:
        await store.close()
    return len(tables), found


def backup(url: str, path: Path) -> int:
    """Write a new file; returns how many tables it has. It appears under its name when it is whole."""
    if path.exists():
        raise SpukhausError("cannot-write", path=str(path), reason=os.strerror(errno.EEXIST))
    new = path.with_name(f"{path.name}.part")
    for left in _files(new):
        left.unlink(missing_ok=True)
    try:
        new.touch(mode=0o600)
        copy_url = f"sqlite:{new}"
        asyncio.run(_make(copy_url))
        count = _copy(Housekeeping(url), Housekeeping(copy_url))
        mark_of(str(new)).unlink(missing_ok=True)
        new.rename(path)
    except OSError as error:
        raise SpukhausError("cannot-write", path=str(path), reason=error.strerror or "") from error
    Housekeeping(url).run(lambda ledger: ledger.note("backup", str(count)))
    return count


def restore(path: Path, url: str) -> int:
    """Put what the backup holds in the place of all that is in the database, in one transaction. The backup may be the
    file of an older house: it stays as it is."""
    if not path.is_file():
        raise SpukhausError("store-unavailable", url=f"sqlite:{path}")
    with tempfile.TemporaryDirectory() as folder:
        copied = Path(folder) / "backup.db"
        for file in _files(path):
            if file.is_file():
                shutil.copy(file, copied.with_name(file.name.replace(path.name, copied.name, 1)))
        copy_url = f"sqlite:{copied}"
        _, broken = asyncio.run(damages(copy_url))
        if broken:
            raise broken[0]
        here = sqlite_path(url)
        if here is not None:
            mark_of(here).unlink(missing_ok=True)  # it told of what is given up now
        asyncio.run(_make(url))
        return _copy(Housekeeping(copy_url), Housekeeping(url), note="restore")


def _files(path: Path) -> tuple[Path, Path]:
    """A database file, and the log of what is not in it yet."""
    return path, path.with_name(f"{path.name}-wal")


async def _make(url: str) -> None:
    await (await open_store(url)).close()


def _copy(source: Housekeeping, target: Housekeeping, note: str = "") -> int:
    """Everything, from one moment of the source, in place of everything in the target."""

    def read(from_here: Ledger) -> int:
        def write(to_there: Ledger) -> int:
            for place in COLUMNS:
                to_there.change(f"DELETE FROM {place}")  # noqa: S608
            for place, columns in COLUMNS.items():
                values = ", ".join(f":{column}" for column in columns)
                statement = f"INSERT INTO {place} ({', '.join(columns)}) VALUES ({values})"  # noqa: S608
                found = _rows(from_here, place, columns)
                while rows := list(islice(found, ROWS_AT_ONCE)):
                    to_there.insert(statement, rows)
            [(count,)] = to_there.all("SELECT count(*) FROM tables")
            if note:
                to_there.note(note, str(count))
            return int(count)

        return target.run(write, shrinks=True)

    return source.run(read, reading=True)


def _rows(ledger: Ledger, place: str, columns: Sequence[str]) -> Iterator[dict[str, object]]:
    """Entries table by table, so that a large house need not fit into memory."""
    wanted = f"SELECT {', '.join(columns)} FROM {place}"  # noqa: S608
    if place == "entries":
        tables = [table for (table,) in ledger.all("SELECT id FROM tables")]
        found = (row for table in tables for row in ledger.all(f"{wanted} WHERE table_id = :table", table=table))
    else:
        found = (row for row in ledger.all(wanted))
    for row in found:
        yield {
            column: value.encode() if column in BINARY and isinstance(value, str) else value
            for column, value in zip(columns, row, strict=True)
        }
