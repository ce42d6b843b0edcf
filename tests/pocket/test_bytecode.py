"""Bytecode for the pocket: made by its own Python, for what it imports at the start, and taken by it."""

from __future__ import annotations

import importlib.util
import marshal
import shutil
from pathlib import Path

import pytest

from spukhaus.core.errors import SpukhausError
from spukhaus.pocket import bytecode
from tests.services import missing


def test_bytecode_is_taken_without_its_source(tmp_path: Path) -> None:
    source = b'"""About it."""\n\ndef double(number):\n    """Twice."""\n    return 2 * number\n'
    (tmp_path / "doubling.pyc").write_bytes(bytecode.bytecode(source, "doubling.py"))
    spec = importlib.util.spec_from_file_location("doubling", tmp_path / "doubling.pyc")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.double(21) == 42
    assert module.__doc__ is None
    assert bytecode.bytecode(source, "doubling.py")[16:] == marshal.dumps(
        compile(source, "doubling.py", "exec", dont_inherit=True, optimize=2)
    )


def test_without_node_sources_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    assert bytecode.compiled(tmp_path, b"") is None


def test_what_goes_wrong_there_is_told(tmp_path: Path) -> None:
    if not shutil.which("node"):
        missing("no Node.js")
    with pytest.raises(SpukhausError) as caught:
        bytecode.compiled(tmp_path, b"")
    assert caught.value.code == "site-not-compiled"
    assert "pyodide.mjs" in str(caught.value.params["reason"])
