"""A database file that has less than was saved is noticed when it is opened, and what is missing is named."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path

import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import Notice
from spukhaus.store import open_store
from spukhaus.store.tail_mark import mark_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


async def append(path: Path, table: str, first: int, count: int) -> None:
    store = await open_store(f"sqlite:{path}")
    await store.append(table, first, [b"entry"] * count, Notice())
    await store.close()


async def refusal(path: Path) -> SpukhausError:
    with pytest.raises(SpukhausError) as caught:
        await open_store(f"sqlite:{path}")
    return caught.value


async def test_a_file_that_is_older_than_its_mark_is_refused(path: Path, tmp_path: Path) -> None:
    await append(path, "crypt", 1, 39)
    shutil.copy(path, tmp_path / "older.db")
    await append(path, "crypt", 40, 40)
    await append(path, "attic", 1, 1)
    shutil.copy(tmp_path / "older.db", path)
    error = await refusal(path)
    assert (error.code, error.params["tables"]) == ("store-lost", "attic (0/1), crypt (39/79)")
    assert (await refusal(path)).code == "store-lost"
    mark_of(str(path)).unlink()
    await append(path, "crypt", 40, 1)
    await append(path, "crypt", 41, 1)


async def test_an_emptied_file_is_refused(path: Path) -> None:
    await append(path, "crypt", 1, 3)
    path.write_bytes(b"")
    assert (await refusal(path)).params["tables"] == "crypt (0/3)"
    path.unlink()
    assert (await refusal(path)).code == "store-lost"


async def test_a_cut_log_is_refused(path: Path, tmp_path: Path) -> None:
    """While the house is open its latest entries are in the write-ahead log alone."""
    store = await open_store(f"sqlite:{path}")
    for number in range(1, 31):
        await store.append("crypt", number, [b"entry"], Notice())
    while not mark_of(str(path)).exists() or json.loads(mark_of(str(path)).read_text("utf-8")) != {"crypt": 30}:
        await asyncio.sleep(0.02)
    damaged = tmp_path / "damaged"
    damaged.mkdir()
    for suffix in ("", "-wal", "-mark"):
        shutil.copy(f"{path}{suffix}", damaged / f"house.db{suffix}")
    log = damaged / "house.db-wal"
    log.write_bytes(log.read_bytes()[: log.stat().st_size * 2 // 3])
    error = await refusal(damaged / "house.db")
    assert error.code == "store-lost"
    await store.close()


async def test_what_is_whole_opens_and_a_mark_that_says_nothing_does_no_harm(path: Path) -> None:
    await append(path, "crypt", 1, 3)
    await append(path, "crypt", 4, 1)
    mark_of(str(path)).write_text("{", "utf-8")
    await append(path, "crypt", 5, 1)
    assert json.loads(mark_of(str(path)).read_text("utf-8")) == {"crypt": 5}
