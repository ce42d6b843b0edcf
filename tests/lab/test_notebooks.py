"""The notebooks run from top to bottom, cell by cell, and what they assert holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).resolve().parent.parent.parent / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def cells(path: Path) -> list[str]:
    book = json.loads(path.read_text("utf-8"))
    assert book["nbformat"] == 4
    assert not any(cell.get("outputs") for cell in book["cells"]), "notebooks are kept without what they printed"
    return ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    room: dict[str, Any] = {"__name__": "__main__"}
    for number, source in enumerate(cells(path)):
        exec(compile(source, f"{path.name}, code cell {number}", "exec"), room)  # noqa: S102


def test_there_is_one_for_each_audience() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["bot_writer", "game_designer", "rl_researcher"]
