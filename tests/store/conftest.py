"""Addresses of stores and hubs, each new and empty."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TypeAlias
from uuid import uuid4

import asyncpg
import pytest

from spukhaus.match.ports import Store
from spukhaus.store import open_store
from tests import services

Open: TypeAlias = Callable[[], Awaitable[Store]]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    with services.postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with services.redis() as url:
        yield url


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """A schema of its own is as good as a database, and made in a moment."""
    schema = f"test_{uuid4().hex}"
    asyncio.run(_execute(postgresql_server, f"CREATE SCHEMA {schema}"))
    joint = "&" if "?" in postgresql_server else "?"
    yield f"{postgresql_server}{joint}search_path={schema}"
    asyncio.run(_execute(postgresql_server, f"DROP SCHEMA {schema} CASCADE"))


async def _execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()


@pytest.fixture
def redis_url(redis_server: str) -> str:
    return redis_server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'house.db'}"


@pytest.fixture
def store_url(request: pytest.FixtureRequest) -> str:
    """Made for the kind that a test is parametrised with."""
    kind: str = request.param
    return "memory:" if kind == "memory" else str(request.getfixturevalue(f"{kind}_url"))


@pytest.fixture
async def opened(store_url: str) -> AsyncIterator[Open]:
    """Opens the same database as often as a test likes; whatever was opened is closed."""
    stores: list[Store] = []

    async def open_one() -> Store:
        stores.append(await open_store(store_url))
        return stores[-1]

    yield open_one
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: Open) -> Store:
    return await opened()


@pytest.fixture
def hub_url(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return "memory:" if kind == "memory" else str(request.getfixturevalue(f"{kind}_url"))


_numbers = count(1)


@pytest.fixture
def name() -> str:
    """A table that no other test has heard of: tests may share a Redis."""
    return f"table-{next(_numbers)}-{uuid4().hex}"
