"""Addresses of stores and hubs, each new and empty."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from typing import TypeAlias
from uuid import uuid4

import pytest

from spukhaus.match.ports import Store
from spukhaus.store import open_store
from tests.store.indexed import StoreInTab, Tab

Open: TypeAlias = Callable[[], Awaitable[Store]]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'house.db'}"


@pytest.fixture(scope="session")
def tab() -> Iterator[Tab]:
    with Tab().opened() as tab:
        yield tab


@pytest.fixture
def indexeddb_url(tab: Tab) -> str:
    return f"indexeddb:{uuid4().hex}"


@pytest.fixture
def store_url(request: pytest.FixtureRequest) -> str:
    """Made for the kind that a test is parametrised with."""
    kind: str = request.param
    return "memory:" if kind == "memory" else str(request.getfixturevalue(f"{kind}_url"))


@pytest.fixture
async def opened(store_url: str, request: pytest.FixtureRequest) -> AsyncIterator[Open]:
    """Opens the same database as often as a test likes; whatever was opened is closed."""
    stores: list[Store] = []

    async def open_one() -> Store:
        if store_url.startswith("indexeddb:"):
            tab: Tab = request.getfixturevalue("tab")
            stores.append(StoreInTab(tab, await tab.open(store_url)))
        else:
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
