"""A house with more games than three: a copy of the sources into which `spukhaus new-game` has written two."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAME = "my_game"
BARE = "bare_boards"
"""Another one, from which everything is taken away again that a game can do without."""
COPIED = ("src", "tests", "tools", "web")
LEFT_OUT = shutil.ignore_patterns("static", "node_modules")


@dataclass(frozen=True)
class FourthHouse:
    root: Path
    before: dict[Path, str]
    """Every file of the sources with its digest, as they were before the games came."""
    written: str
    """What the command said."""

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}"}

    def run(self, *command: str, typed: str = "") -> str:
        """A Python command in the house, and what it prints."""
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def npm(self, *command: str) -> None:
        npm = shutil.which("npm")
        assert npm, "npm is not installed"
        done = subprocess.run(
            [npm, "--prefix", str(self.root / "web"), *command], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def files(root: Path) -> dict[Path, str]:
    found = (path for folder in COPIED for path in (root / folder).rglob("*"))
    return {
        path.relative_to(root): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in found
        if path.is_file() and not {"__pycache__", "node_modules", "static"} & set(path.parts)
    }


def build(root: Path) -> FourthHouse:
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    house = FourthHouse(root, files(root), "")
    said = [house.run("-m", "spukhaus", "new-game", name, "--language", "en") for name in (GAME, BARE)]
    strip(root)
    return FourthHouse(root, house.before, said[0])


def strip(root: Path) -> None:
    """Nothing but rules and data."""
    folder = root / "src" / "spukhaus" / "games" / BARE
    for part in (root / "web" / "src" / "games" / BARE, folder / "bots", folder / "encoding"):
        shutil.rmtree(part)
    (folder / "terminal.py").unlink()
    rules = f"from spukhaus.games.{BARE}.rules.game import GAME"
    (folder / "__init__.py").write_text(
        f"from spukhaus.core.extras import Extras\n{rules}\n\n__all__ = ['EXTRAS', 'GAME']\nEXTRAS = Extras()\n"
    )
