"""What is done for an SQLite file while others write to it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from spukhaus.match.ports import Notice
from spukhaus.store import upkeep
from spukhaus.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio


def entries_without_log(path: Path) -> int:
    """How many entries are in the file itself."""
    alone = path.with_name("alone.db")
    shutil.copy(path, alone)
    with closing(sqlite3.connect(alone)) as connection:
        try:
            (number,) = connection.execute("SELECT count(*) FROM entries").fetchone()
        except sqlite3.DatabaseError:  # it was just being written to
            return 0
    return int(number)


async def test_a_long_log_is_copied_into_the_file_while_the_house_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "PAUSE_SECONDS", 0.01)
    monkeypatch.setattr(upkeep, "LONG_LOG", 64 << 10)
    path = tmp_path / "house.db"
    store = await SqliteStore.open(str(path))
    try:
        await store.append("crypt", 1, [b"x" * 100] * 3, Notice())
        assert entries_without_log(path) == 0
        await store.append("crypt", 4, [b"x" * 10_000] * 20, Notice())
        while entries_without_log(path) < 23:
            await asyncio.sleep(0.01)
        assert len(await store.read("crypt")) == 23
    finally:
        await store.close()
