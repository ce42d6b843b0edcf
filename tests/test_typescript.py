"""The types of the browser are written from those of the server, and are current."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import typescript

FILES = typescript.generated()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(typescript.WEB).as_posix())
def test_the_types_of_the_browser_are_current(path: Path) -> None:
    assert path.read_text("utf-8") == FILES[path], "run .venv/bin/python tools/typescript.py"
