"""Brings a database's schema up to date. Alembic is imported only when there is something to do.

What the database complains of comes out as the driver's own errors, not as SQLAlchemy's.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from spukhaus.core.errors import SpukhausError

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "0004"
"""The newest revision, kept here so that most starts need not ask alembic."""

_MIGRATIONS = Path(__file__).parent / "migrations"
_ADVISORY_LOCK = 0x5350554B  # any number will do, as long as all processes use the same

# Alembic keeps the migration that is running in a global.
_one_at_a_time = threading.Lock()


def upgrade_sqlite(path: str, busy_seconds: float) -> None:
    """Blocks; another process that upgrades at the same time is waited for."""
    from sqlalchemy import NullPool, create_engine, event
    from sqlalchemy.exc import DBAPIError

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN EXCLUSIVE"))
    try:
        with _one_at_a_time, engine.begin() as connection:
            _upgrade(connection)
    except DBAPIError as error:
        raise (error.orig or error) from None


def upgrade_postgresql(url: str) -> None:
    """Blocks; must not be called where an event loop is running."""
    with _one_at_a_time:
        asyncio.run(_upgrade_postgresql(url))


async def _upgrade_postgresql(url: str) -> None:
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
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})")
            await connection.run_sync(_upgrade)
    except DBAPIError as error:
        # SQLAlchemy imitates an older interface; the driver's own error is its cause.
        raise (error.orig.__cause__ if error.orig else None) or error from None


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise SpukhausError("store-newer", found=found, known=HEAD)
    command.upgrade(config, "head")
