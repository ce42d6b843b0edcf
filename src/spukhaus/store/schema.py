"""Brings a database's schema up to date. Alembic is imported only when there is something to do."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from spukhaus.core.errors import SpukhausError
from spukhaus.store.transactions import in_postgresql, in_sqlite

if TYPE_CHECKING:
    from sqlalchemy import Connection

HEAD = "0006"
"""The newest revision, kept here so that most starts need not ask alembic."""

_MIGRATIONS = Path(__file__).parent / "migrations"
_ADVISORY_LOCK = 0x5350554B  # any number will do, as long as all processes use the same

# Alembic keeps the migration that is running in a global.
_one_at_a_time = threading.Lock()


def upgrade_sqlite(path: str, busy_seconds: float) -> None:
    """Blocks; another process that upgrades at the same time is waited for."""
    with _one_at_a_time:
        in_sqlite(path, busy_seconds, "BEGIN EXCLUSIVE", _upgrade)


def upgrade_postgresql(url: str) -> None:
    """Blocks; must not be called where an event loop is running."""
    with _one_at_a_time:
        in_postgresql(url, f"SELECT pg_advisory_xact_lock({_ADVISORY_LOCK})", _upgrade)


def _upgrade(connection: Connection, to: str = "head") -> None:
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
    command.upgrade(config, to)
