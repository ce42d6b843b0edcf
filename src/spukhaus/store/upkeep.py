"""What an SQLite file needs about once a second, in a thread of its own: those who save a move do not wait for it.

The mark beside the file is written, and a long write-ahead log is copied into the file. Each waits for the disk longer
than a commit does.
"""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path
from threading import Event, Thread
from typing import Final

from spukhaus.store.tail_mark import write_mark

log = logging.getLogger("spukhaus.store")

PAUSE_SECONDS: Final = 1.0
LONG_LOG: Final = 4 << 20
"""So many bytes of log are worth copying."""


class Upkeep:
    """Owns the connection that it is given."""

    def __init__(self, connection: sqlite3.Connection, path: str) -> None:
        self._connection = connection
        self._path = path
        self._changed = Event()
        self._closing = Event()
        self._thread = Thread(target=self._run, name="spukhaus-upkeep", daemon=True)
        self._thread.start()

    def note_change(self) -> None:
        """Something was committed."""
        if not self._changed.is_set():
            self._changed.set()

    def finish(self) -> None:
        """Mark what was committed last, and close the connection. Blocks."""
        self._closing.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._closing.wait(PAUSE_SECONDS):
            self._look_after()
        self._look_after()
        self._connection.close()

    def _look_after(self) -> None:
        if not self._changed.is_set():
            return
        self._changed.clear()
        try:
            write_mark(self._connection, self._path)
            if Path(f"{self._path}-wal").stat().st_size >= LONG_LOG:
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except (OSError, sqlite3.Error) as error:  # the house goes on; only a loss would not be noticed
            log.warning("the database could not be marked: %s", error)
