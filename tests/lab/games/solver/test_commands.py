"""`spukhaus lab solve`: what is missing is named, before anything is computed."""

from __future__ import annotations

import importlib.abc
import sys
from pathlib import Path
from typing import Any

import pytest

from spukhaus.cli import main

CARD = "spukhaus.lab.games.shy_monsters.solver.card"


@pytest.fixture(autouse=True)
def _no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, CARD, raising=False)


def solve(folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["lab", "solve", str(folder), "--card", "--language", "en"]) == 1
    assert not list(folder.iterdir())
    return capsys.readouterr().err


def test_without_cupy_the_extra_for_cards_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    told = solve(tmp_path, capsys)
    assert "CuPy" in told
    assert 'pip install "spukhaus[card]"' in told


def test_a_cupy_that_finds_no_card_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Broken(importlib.abc.MetaPathFinder):
        def find_spec(self, name: str, path: Any, target: Any = None) -> None:
            if name == "cupy":
                raise ImportError("libcuda.so.1: no such file")

    monkeypatch.delitem(sys.modules, "cupy", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    told = solve(tmp_path, capsys)
    assert "libcuda.so.1" in told
    assert "pip install" not in told
