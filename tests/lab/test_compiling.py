"""Where compiled kernels are kept."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from spukhaus.lab.compiling import VERSIONS_KEPT, cache_folder


def test_folders_of_older_versions_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    base = tmp_path / "spukhaus-kernels"
    for age in range(VERSIONS_KEPT + 2):
        (base / f"{age:016x}").mkdir(parents=True)
        (base / f"{age:016x}" / "compiled").write_text("")
        os.utime(base / f"{age:016x}", (1000 - age, 1000 - age))
    (base / "notes").mkdir()
    mine = cache_folder.__wrapped__()
    kept = {f"{age:016x}" for age in range(VERSIONS_KEPT - 1)}
    assert {found.name for found in base.iterdir()} == {mine.name, "notes", *kept}
    assert cache_folder.__wrapped__() == mine
