"""A disk that is full: what was saved stays, what cannot be saved is refused, and later it can be."""

from __future__ import annotations

from pathlib import Path

import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.match.ports import Notice
from spukhaus.store.sqlite import SqliteStore

pytestmark = pytest.mark.anyio

ENTRY = b"x" * 2000


async def test_sqlite_refuses_what_does_not_fit_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = await SqliteStore.open(str(tmp_path / "house.db"))
    try:
        await store.append("crypt", 1, [ENTRY], Notice())
        (pages,) = store._writer._connection.execute("PRAGMA page_count").fetchone()
        store._writer._connection.execute(f"PRAGMA max_page_count = {pages + 5}")
        saved = 1
        with pytest.raises(SpukhausError) as refused:
            while saved < 1000:
                await store.append("crypt", saved + 1, [ENTRY], Notice())
                saved += 1
        assert refused.value.code == "store-unavailable"
        assert await store.read("crypt") == [ENTRY] * saved
        store._writer._connection.execute("PRAGMA max_page_count = 1000000")
        await store.append("crypt", saved + 1, [ENTRY], Notice())
        assert await store.read("crypt") == [ENTRY] * (saved + 1)
    finally:
        await store.close()
