"""Finds or starts the services that some tests need; without them, those tests are skipped and say what to install.

SPUKHAUS_TEST_POSTGRESQL and SPUKHAUS_TEST_REDIS name running ones; else private ones are started from what is
installed, on free ports of the loopback and with their data in temporary directories.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

PATIENCE_SECONDS = 30.0


@contextmanager
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL in which schemas may be made."""
    if given := os.environ.get("SPUKHAUS_TEST_POSTGRESQL"):
        yield given
        return
    binaries = _postgresql_binaries()
    if binaries is None:
        missing("no PostgreSQL: apt-get install postgresql, or set SPUKHAUS_TEST_POSTGRESQL")
    with (
        tempfile.TemporaryDirectory(prefix="spukhaus-postgresql-") as folder,
        _private_postgresql(binaries, Path(folder)) as port,
    ):
        yield f"postgresql://house@127.0.0.1:{port}/postgres"


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis."""
    if given := os.environ.get("SPUKHAUS_TEST_REDIS"):
        yield given
        return
    with PrivateRedis() as private:
        yield private.url


class PrivateRedis:
    """A Redis that can be stopped and started again at the same port."""

    def __init__(self) -> None:
        binary = shutil.which("redis-server")
        if binary is None:
            missing("no Redis: apt-get install redis-server, or set SPUKHAUS_TEST_REDIS")
        self._port = free_port()
        self._command = [binary, "--bind", "127.0.0.1", "--port", str(self._port), "--save", "", "--appendonly", "no"]
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def __enter__(self) -> PrivateRedis:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        _wait_until(lambda: answers(self._port), self._process)

    def stop(self) -> None:
        if self._process:
            _stop(self._process, signal.SIGTERM)
            self._process = None


def missing(reason: str) -> NoReturn:
    """Skip the test; where everything must be there, as in CI, let it fail."""
    if os.environ.get("SPUKHAUS_TEST_EVERYTHING"):
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


def _postgresql_binaries() -> Path | None:
    """The newest that Debian has installed, or else whatever is in the path."""
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    found = installed[-1] if installed else shutil.which("postgres")
    return Path(found).parent if found else None


@contextmanager
def _private_postgresql(binaries: Path, folder: Path) -> Iterator[int]:
    data, port = str(folder / "data"), free_port()
    # PostgreSQL refuses to run as root.
    owner: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
    if owner:
        shutil.chown(folder, "postgres", "postgres")
    initialise = [str(binaries / "initdb"), "-D", data, "-A", "trust", "-U", "house", "--no-sync", "-E", "UTF8"]
    subprocess.run([*initialise, "--locale=C.UTF-8"], cwd=folder, stdout=subprocess.DEVNULL, check=True, **owner)
    server = [
        str(binaries / "postgres"),
        "-D",
        data,
        "-p",
        str(port),
        "-k",
        str(folder),
        "-c",
        "listen_addresses=127.0.0.1",
    ]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen([*server, "-c", "fsync=off"], cwd=folder, stdout=log, stderr=log, **owner)
    try:
        _wait_until(lambda: _is_ready(binaries, port), process)
        yield port
    finally:
        _stop(process, signal.SIGINT)


def _is_ready(binaries: Path, port: int) -> bool:
    asked = [str(binaries / "pg_isready"), "--quiet", "--host", "127.0.0.1", "--port", str(port)]
    return answers(port) and subprocess.run(asked, check=False).returncode == 0


def _wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    give_up_at = time.monotonic() + PATIENCE_SECONDS
    while not ready():
        assert process.poll() is None, f"{process.args!r} has ended"
        assert time.monotonic() < give_up_at, f"{process.args!r} does not answer"
        time.sleep(0.02)


def _stop(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    process.send_signal(how)
    try:
        process.wait(PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
