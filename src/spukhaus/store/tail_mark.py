"""A mark beside an SQLite file: how far its latest tables were, about once a second.

A file whose tail was cut is whole in itself, only older; the mark tells.
"""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path
from typing import Final

from spukhaus.core.errors import SpukhausError

LATEST: Final = 1000
"""So many of the latest entries are looked at: a tail that is lost is among them."""
NAMED: Final = 10

_LATEST = """
    SELECT table_id, max(number) FROM (SELECT table_id, number FROM entries ORDER BY rowid DESC LIMIT ?)
    GROUP BY table_id
"""
_NUMBERS = "SELECT id, last_number FROM tables WHERE id IN (SELECT value FROM json_each(?))"


def mark_of(path: str) -> Path:
    return Path(f"{path}-mark")


def write_mark(connection: sqlite3.Connection, path: str) -> None:
    """Several processes may do so: each writes what is in the file, and the last one stays."""
    latest = dict(connection.execute(_LATEST, (LATEST,)))
    new = Path(f"{path}-mark-{os.getpid()}")
    with new.open("w", encoding="utf-8") as file:
        file.write(json.dumps(latest))
        file.flush()
        os.fsync(file.fileno())
    new.replace(mark_of(path))


def check_mark(connection: sqlite3.Connection, path: str, url: str, *, empty: bool) -> None:
    """Refuse a file that has less than the mark says."""
    try:
        marked: dict[str, int] = json.loads(mark_of(path).read_text("utf-8"))
    except (FileNotFoundError, ValueError):  # there is none, or it is damaged itself and says nothing
        return
    found = {} if empty else dict(connection.execute(_NUMBERS, (json.dumps(list(marked)),)))
    lost = [
        f"{table} ({found.get(table, 0)}/{number})"
        for table, number in sorted(marked.items())
        if found.get(table, 0) < number
    ]
    if lost:
        named = ", ".join(lost[:NAMED]) + (", …" if len(lost) > NAMED else "")
        raise SpukhausError("store-lost", url=url, tables=named, mark=str(mark_of(path)))
