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
    with PrivatePostgresql(fsync=False) as private:
        yield private.url


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

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process:
            _stop(self._process, how)
            self._process = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


class PrivatePostgresql:
    """A PostgreSQL that can be killed and started again at the same port."""

    def __init__(self, *, fsync: bool) -> None:
        binaries = _postgresql_binaries()
        if binaries is None:
            missing("no PostgreSQL: apt-get install postgresql, or set SPUKHAUS_TEST_POSTGRESQL")
        self._binaries = binaries
        self._port = free_port()
        self._fsync = "on" if fsync else "off"
        self._folder = tempfile.TemporaryDirectory(prefix="spukhaus-postgresql-")
        # PostgreSQL refuses to run as root.
        root = os.getuid() == 0
        self._owner: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if root else {}
        self._process: subprocess.Popen[bytes] | None = None
        self.url = f"postgresql://house@127.0.0.1:{self._port}/postgres"

    def __enter__(self) -> PrivatePostgresql:
        folder = self._folder.name
        if self._owner:
            shutil.chown(folder, "postgres", "postgres")
        initialise = [str(self._binaries / "initdb"), "-D", f"{folder}/data", "-A", "trust", "-U", "house"]
        initialise += ["--no-sync", "-E", "UTF8", "--locale=C.UTF-8"]
        subprocess.run(initialise, cwd=folder, stdout=subprocess.DEVNULL, check=True, **self._owner)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stop(signal.SIGINT)
        self._folder.cleanup()

    def start(self) -> None:
        folder = self._folder.name
        server = [str(self._binaries / "postgres"), "-D", f"{folder}/data", "-p", str(self._port), "-k", folder]
        server += ["-c", "listen_addresses=127.0.0.1", "-c", f"fsync={self._fsync}"]
        with Path(folder, "log").open("ab") as log:
            self._process = subprocess.Popen(server, cwd=folder, stdout=log, stderr=log, **self._owner)
        _wait_until(lambda: _is_ready(self._binaries, self._port), self._process)

    def kill(self) -> None:
        """At once, with nothing put in order: it has to recover when it is started again."""
        self._stop(signal.SIGQUIT)

    def _stop(self, how: signal.Signals) -> None:
        if self._process:
            _stop(self._process, how)
            self._process = None


def missing(reason: str) -> NoReturn:
    """Skip the test; where everything must be there, as in CI, let it fail."""
    if os.environ.get("SPUKHAUS_TEST_EVERYTHING"):
        pytest.fail(reason)
    pytest.skip(reason)


def chromium() -> str:
    """A browser, as a program. The shell without windows needs a third less of a processor than a whole one."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None) or missing(f"no browser: apt-get install {names[0]}")


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
