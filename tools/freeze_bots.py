"""Keeps the bots of a version for ever, as opponents: a copy of the sources that they need, under another name.

.venv/bin/python tools/freeze_bots.py 7d413de spukhaus060      (writes src/spukhaus/lab/opponents/spukhaus060.zip)

The copy is a package of its own, so that rules, views and bots can go on changing beside it; spukhaus.lab.opponents
loads it and speaks with it. Data stay behind, but for what the masters read. The same revision gives the same archive.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path, PurePosixPath
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent
OPPONENTS = ROOT / "src" / "spukhaus" / "lab" / "opponents"
SOURCE = "src/spukhaus/"
ROOMS = ("core", "thinking", "games")
"""What bots are made of."""
ASKED = ("core/registry.py", "core/matchfile.py", "games/*/__init__.py", "games/*/bots.py", "games/*/bots/__init__.py")
"""What is asked of the copy: the games and their bots by name, and matches of that time. All else they import."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)


def git(repository: Path, *arguments: str) -> bytes:
    command = ["git", "-C", str(repository), *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout


def files_at(repository: Path, revision: str) -> dict[str, bytes]:
    """The files of these rooms at a revision, by their paths in the package."""
    found = git(repository, "archive", "--format=zip", revision, *(SOURCE + room for room in ROOMS))
    with ZipFile(BytesIO(found)) as archived:
        names = [name for name in archived.namelist() if not name.endswith("/")]
        return {name.removeprefix(SOURCE): archived.read(name) for name in names}


def needed(files: Mapping[str, bytes]) -> set[str]:
    """The sources that are asked for, and those that they import."""
    waiting = {path for path in files for pattern in ASKED if PurePosixPath(path).match(pattern)}
    found: set[str] = set()
    while waiting:
        path = waiting.pop()
        found.add(path)
        for module in imports(path, files[path]):
            reached = [way for way in ways_to(module) if way in files]
            if not reached:
                raise SystemExit(f"{path} imports {module}, which is not kept")
            waiting.update(set(reached) - found)
    return found


def imports(path: str, source: bytes) -> Iterator[str]:
    """The modules of the house that a source imports; of `from a import b` also a.b, if b is a module."""
    for node in ast.walk(ast.parse(source, path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.partition(".")[0] == "spukhaus")
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "spukhaus":
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ways_to(name: str) -> Iterator[str]:
    """The files that are run when this is imported, if it is a module or something in one: packages come first."""
    parts = name.split(".")[1:]
    for length in range(1, len(parts) + 1):
        yield "/".join((*parts[:length], "__init__.py"))
        yield f"{'/'.join(parts[:length])}.py"


def renamed(source: bytes, name: str) -> bytes:
    """The source with `spukhaus.games` and the like under the new name, in imports and in names put together."""
    return re.sub(rf"\bspukhaus\.(?={'|'.join(ROOMS)})".encode(), f"{name}.".encode(), source)


def tables_of_the_master(solution: bytes) -> bytes:
    """Of the solved game what the master reads: what he lays as Dungeon Master. The Hero's tables are 300 times as
    large, and only the perfect bot plays by them."""
    with ZipFile(BytesIO(solution)) as whole:
        kept = {one: whole.read(one) for one in whole.namelist() if one == "about.json" or one.endswith("-master")}
    return archive(kept, ZIP_STORED)  # the archive around it is compressed


def archive(files: Mapping[str, bytes], compression: int) -> bytes:
    written = BytesIO()
    with ZipFile(written, "w") as made:
        for path, content in sorted(files.items()):
            made.writestr(ZipInfo(path, LONG_AGO), content, compression, 9)
    return written.getvalue()


def freeze(repository: Path, revision: str, name: str) -> bytes:
    """The archive of a revision's bots, as a package of that name."""
    commit = git(repository, "rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    files = files_at(repository, commit)
    kept = {"__init__.py": f'"""Rules and bots of Spukhaus as of {commit}, kept to play against."""\n'.encode()}
    kept |= {path: renamed(files[path], name) for path in needed(files)}
    kept |= {path: tables_of_the_master(files[path]) for path in files if path.endswith("/solution.zip")}
    return archive({f"{name}/{path}": content for path, content in kept.items()}, ZIP_DEFLATED)


def main(arguments: list[str]) -> None:
    if len(arguments) != 2 or not arguments[1].isidentifier():
        raise SystemExit("usage: freeze_bots.py REVISION NAME    (NAME is the new package's, such as spukhaus060)")
    revision, name = arguments
    made = freeze(ROOT, revision, name)
    path = OPPONENTS / f"{name}.zip"
    path.write_bytes(made)
    print(f"{path.relative_to(ROOT)}: {len(made):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
