"""The games in WebAssembly are the games of CPython, to the byte: golden playthroughs and the contract."""

from __future__ import annotations

import io
import json
import subprocess
import zipfile
from contextlib import redirect_stdout
from pathlib import Path

import pytest

import spukhaus
from tests.pages import WEB, node
from tests.samples import only_in_all

PACKAGE = Path(spukhaus.__file__).parent
NEEDED = ("core", "games", "review", "thinking")

PLAYTHROUGHS = """
import hashlib, json
from spukhaus.core import matchfile, playthrough, registry

found = {}
for name in registry.game_names():
    for path in sorted((registry.data(registry.game(name)) / "playthroughs").iterdir()):
        written = playthrough.write(matchfile.read(path.read_text("utf-8")))
        assert written == path.read_text("utf-8"), path.name
        found[f"{name} {path.name}"] = hashlib.sha256(written.encode()).hexdigest()
print(json.dumps(found))
"""

CONTRACT = """
import json
from spukhaus.core import registry
from spukhaus.core.contract import CHECKS, Trial

ALONE = "another process gives the same states"  # there are no processes in a page
found = {}
for name in registry.game_names():
    game = registry.game(name)
    trial = Trial(game, registry.config(game), matches=3, enough=60, longest=60)
    found[name] = {check: run(trial) for check, run in CHECKS.items() if check != ALONE}
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("webassembly") / "sources.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        packed.write(PACKAGE / "__init__.py", "spukhaus/__init__.py")
        for folder in NEEDED:
            for file in (PACKAGE / folder).rglob("*"):
                if file.is_file() and file.suffix not in (".pyc", ".zip"):
                    packed.write(file, f"spukhaus/{file.relative_to(PACKAGE).as_posix()}")
    return path


@pytest.mark.parametrize(
    "script",
    [pytest.param(PLAYTHROUGHS, id="playthroughs"), pytest.param(CONTRACT, id="contract", marks=only_in_all)],
)
def test_it_is_the_same_as_in_cpython(archive: Path, tmp_path: Path, script: str) -> None:
    (tmp_path / "script.py").write_text(script, "utf-8")
    command = [node(), "tests/python.mjs", str(archive), str(tmp_path / "script.py")]
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    here = io.StringIO()
    with redirect_stdout(here):
        exec(compile(script, "script.py", "exec"), {})  # noqa: S102
    there = json.loads(done.stdout.splitlines()[-1])
    assert there
    assert there == json.loads(here.getvalue())
