"""Where tables are kept: in memory, one SQLite file, or PostgreSQL. What a store promises stands in match.ports."""

from __future__ import annotations

from spukhaus.core.errors import SpukhausError
from spukhaus.match.addresses import masked, sqlite_path
from spukhaus.match.ports import Store


async def open_store(url: str) -> Store:
    """The store at `memory:`, `sqlite:FILE` or `postgresql://...`, with its schema brought up to date."""
    scheme, _, rest = url.partition(":")
    if path := sqlite_path(url):
        from spukhaus.store.sqlite import SqliteStore

        return await SqliteStore.open(path)
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        return await _open_postgresql(url)
    if url == "memory:":
        from spukhaus.store.memory import MemoryStore

        return MemoryStore()
    raise SpukhausError("store-url", url=masked(url))


async def _open_postgresql(url: str) -> Store:
    try:
        from spukhaus.store.postgresql import PostgresqlStore
    except ModuleNotFoundError:  # the extra `cluster` is not installed
        raise SpukhausError("store-url", url=masked(url)) from None
    return await PostgresqlStore.open(url)
