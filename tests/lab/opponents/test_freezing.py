"""The tool that keeps bots: it takes what they need, under another name, and gives the same archive every time."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.freeze_bots import freeze, git, tables_of_the_master

SOURCES = {
    "core/__init__.py": "",
    "core/registry.py": "import importlib\nimport spukhaus.games\nfrom spukhaus.core import errors\n",
    "core/matchfile.py": 'FIRST_LINE = "spukhaus match "\n',
    "core/errors.py": "class Refused(Exception):\n    pass\n",
    "core/lessons.py": "from spukhaus.server import app\n",
    "games/__init__.py": "",
    "games/toy/__init__.py": "GAME = 'toy'\n",
    "games/toy/bots.py": "from spukhaus.games.toy.guide import wise\nfrom spukhaus.thinking.search import search\n",
    "games/toy/guide.py": "import importlib\n\nwise = importlib.import_module('spukhaus.core.errors')\n",
    "games/toy/texts/en.ftl": "toy = Toy\n",
    "thinking/__init__.py": "",
    "thinking/search.py": "search = 'search'\n",
}


def commit(repository: Path, sources: dict[str, str]) -> None:
    for path, source in sources.items():
        file = repository / "src" / "spukhaus" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
    git(repository, "add", "--all")
    git(repository, "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "--message=All")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    git(tmp_path, "init", "--quiet")
    commit(tmp_path, SOURCES)
    return tmp_path


def test_bots_are_kept_with_what_they_import(repository: Path) -> None:
    with ZipFile(BytesIO(freeze(repository, "HEAD", "old"))) as kept:
        left_out = {"core/lessons.py", "games/toy/texts/en.ftl"}
        assert set(kept.namelist()) == {"old/__init__.py", *(f"old/{path}" for path in SOURCES.keys() - left_out)}
        assert kept.read("old/games/toy/bots.py").startswith(
            b"from old.games.toy.guide import wise\nfrom old.thinking."
        )
        assert kept.read("old/core/matchfile.py") == b'FIRST_LINE = "spukhaus match "\n'


def test_the_copy_runs_beside_the_house(repository: Path, tmp_path: Path) -> None:
    archive = tmp_path / "old.zip"
    archive.write_bytes(freeze(repository, "HEAD", "old"))
    script = "import sys, old.core.registry, old.games.toy.bots as bots; print(bots.wise, 'spukhaus' in sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", script], env={"PYTHONPATH": str(archive)}, capture_output=True, text=True
    )
    assert ran.stdout.startswith("<module 'old.core.errors'")
    assert ran.stdout.endswith("False\n")


def test_the_same_revision_gives_the_same_archive(repository: Path) -> None:
    first = freeze(repository, "HEAD", "old")
    commit(repository, {"thinking/search.py": "search = 'another'\n"})
    assert freeze(repository, "HEAD~1", "old") == first
    assert freeze(repository, "HEAD", "old") != first


def test_an_import_from_another_room_is_refused(repository: Path) -> None:
    commit(repository, {"games/toy/guide.py": "from spukhaus.server.app import wise\n"})
    with pytest.raises(SystemExit, match=r"games/toy/guide\.py imports spukhaus\.server\.app\.wise"):
        freeze(repository, "HEAD", "old")


def test_of_the_solved_game_only_what_a_dungeon_master_lays_is_kept() -> None:
    whole = BytesIO()
    with ZipFile(whole, "w") as made:
        for name in ("about.json", "1-012345-hero", "1-012345-master"):
            made.writestr(name, name)
    with ZipFile(BytesIO(tables_of_the_master(whole.getvalue()))) as kept:
        assert {name: kept.read(name) for name in kept.namelist()} == {
            "about.json": b"about.json",
            "1-012345-master": b"1-012345-master",
        }
