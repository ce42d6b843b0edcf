"""Asks the functions of the pages, as another program would: what they work out is held to the engine."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from tests.services import missing

WEB = Path(__file__).resolve().parent.parent / "web"

Ask: TypeAlias = Callable[..., Any]


@contextmanager
def functions_of(module: str) -> Iterator[Ask]:
    """`ask("sum", [1, 2])` is what the function `sum` of this module of the pages answers."""
    command = [node(), "tests/answer.mjs", module]
    with subprocess.Popen(command, cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        given, answered = process.stdin, process.stdout
        assert given is not None
        assert answered is not None

        def ask(function: str, *arguments: object) -> Any:
            given.write(json.dumps([function, *arguments]) + "\n")
            given.flush()
            return json.loads(answered.readline())

        yield ask
        given.close()


def script_of(module: str) -> str:
    """A module of the pages with all that it needs, as a script that puts its exports into `bundled`."""
    command = [node(), "tests/bundle.mjs", module]
    return subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, text=True, check=True).stdout


def node() -> str:
    node = shutil.which("node")
    if node is None or not (WEB / "node_modules" / "vite").exists():
        missing("no pages: install Node.js and run npm ci in web/")
    return node
