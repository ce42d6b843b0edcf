"""What all tests share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import asyncpg
import hypothesis
import pytest

import spukhaus.games
import spukhaus.template
from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from tests import fourth_house, services
from tests.fourth_house import FourthHouse

# A busy machine makes any example slow; how long things take is for benchmarks/.
hypothesis.settings.register_profile("patient", deadline=None)
hypothesis.settings.load_profile("patient")


@pytest.fixture
def coins() -> Iterator[AnyGame]:
    """The game of `spukhaus new-game` as a toy, put into the house as any new game is: by its folder."""
    template = str(Path(spukhaus.template.__file__).parent)
    spukhaus.games.__path__.append(template)
    try:
        yield registry.game("coins")
    finally:
        spukhaus.games.__path__.remove(template)
        registry.game.cache_clear()


@pytest.fixture(scope="session")
def more_games(tmp_path_factory: pytest.TempPathFactory) -> FourthHouse:
    """A house into which new games were written."""
    return fourth_house.build(tmp_path_factory.mktemp("fourth"))


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
