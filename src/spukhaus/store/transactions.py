"""One transaction on either kind of database, through SQLAlchemy: for what is seldom done, and need not be quick.

What the database complains of comes out as the driver's own errors, not as SQLAlchemy's.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import Connection

Result = TypeVar("Result")


def in_sqlite(path: str, busy_seconds: float, begin: str, work: Callable[[Connection], Result]) -> Result:
    """Blocks; `begin` says how the transaction begins (BEGIN IMMEDIATE, ...)."""
    from sqlalchemy import NullPool, create_engine, event
    from sqlalchemy.exc import DBAPIError

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    try:
        with engine.begin() as connection:
            return work(connection)
    except DBAPIError as error:
        raise (error.orig or error) from None


def in_postgresql(url: str, first: str, work: Callable[[Connection], Result]) -> Result:
    """Blocks, and must not be called where an event loop is running; `first` is the transaction's first statement."""
    return asyncio.run(_in_postgresql(url, first, work))


async def _in_postgresql(url: str, first: str, work: Callable[[Connection], Result]) -> Result:
    import asyncpg
    from sqlalchemy import NullPool
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine

    async def connect() -> asyncpg.Connection[asyncpg.Record]:
        # asyncpg reads the address itself, as it does for the pool: SQLAlchemy understands other options.
        return await asyncpg.connect(url)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.exec_driver_sql(first)
            return await connection.run_sync(work)
    except DBAPIError as error:
        # SQLAlchemy imitates an older interface; the driver's own error is its cause.
        raise (error.orig.__cause__ if error.orig else None) or error from None
