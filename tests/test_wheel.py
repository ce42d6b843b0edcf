"""The wheel holds the whole house: built as from a clean clone, put into an empty environment, and played with.

The environment has nothing but the wheel and what the wheel asks for. That comes, without a network, from where these
tests run: each required package is linked, and no other, so a requirement that nobody has declared is missed.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import random
import re
import shutil
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest
from benchmarks.load import Seat, make_table, some_action
from benchmarks.server import answering
from packaging.requirements import Requirement

from tests.services import free_port, missing

ROOT = Path(__file__).resolve().parent.parent
PAGES = Path("src/spukhaus/server/static")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S607
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    clone, dist = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("dist")
    for name in tracked():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    if (ROOT / PAGES).is_dir():  # pages of this very state are not built again
        shutil.copytree(ROOT / PAGES, clone / PAGES)
    elif shutil.which("npm") is None:
        missing("no pages: install Node.js, or build them with ./play")
    built = subprocess.run([sys.executable, "-c", BUILD, str(dist)], cwd=clone, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr[-3000:]
    return next(dist.glob("spukhaus-*.whl"))


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel in it, and what it requires."""
    if importlib.util.find_spec("pip") is None:
        missing("no pip in this environment")
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=False, symlinks=True)
    python = home / "bin" / "python"
    into = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-index", "--no-deps", "--quiet"]
    subprocess.run([*into, "--disable-pip-version-check", str(wheel)], check=True)
    site = next((home / "lib").glob("python*/site-packages"))
    own = next(site.glob("spukhaus-*.dist-info/METADATA")).read_text("utf-8")
    for name in required(re.findall(r"^Requires-Dist: (.*)$", own, re.MULTILINE)):
        for part in {file.parts[0] for file in distribution(name).files or []} - {"..", "__pycache__"}:
            if not (site / part).exists():
                (site / part).symlink_to(Path(str(distribution(name).locate_file(part))).resolve())
    return python


def required(lines: list[str]) -> set[str]:
    """The names of what is required, and of what that requires."""
    found: set[str] = set()
    asked = [Requirement(line) for line in lines]
    while asked:
        one = asked.pop()
        if one.name not in found and (one.marker is None or one.marker.evaluate({"extra": ""})):
            found.add(one.name)
            asked += map(Requirement, distribution(one.name).requires or [])
    return found


def test_every_file_of_the_package_is_in_the_wheel(wheel: Path) -> None:
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    pages = {name for name in packed if name.startswith("spukhaus/server/static/")}
    assert {name.removeprefix("src/") for name in tracked() if name.startswith("src/")} == packed - pages
    assert {"spukhaus/server/static/index.html", "spukhaus/server/static/favicon.svg"} < pages


@pytest.mark.anyio
async def test_the_wheel_serves_pages_and_a_match(python: Path, tmp_path: Path) -> None:
    port = free_port()
    command = [str(python.with_name("spukhaus")), "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=tmp_path, env=without_this_checkout(), stdout=subprocess.DEVNULL)
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            await answering(http)
            page = await http.get("/")
            assert page.status_code == 200
            linked = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert any(name.endswith(".js") for name in linked)
            assert [(await http.get(name)).status_code for name in linked] == [200] * len(linked)
            games = (await http.get("/api/games")).json()
            rules = [(await http.get(f"/api/rules/{game['game']}")).status_code for game in games]
            assert rules == [200] * 3
            await play_a_match(http, f"ws://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait(20)
    assert (tmp_path / "spukhaus.db").stat().st_size > 0


async def play_a_match(http: httpx.AsyncClient, address: str) -> None:
    table, keys = await make_table(http)
    seats = [await Seat.at(address, table, key) for key in keys]
    rng = random.Random(1)
    number = max(seat.number for seat in seats)
    while True:
        await asyncio.gather(*(seat.until(number) for seat in seats))
        mover = next((at for at, seat in enumerate(seats) if '"choices":{}' not in seat.last), None)
        if mover is None:
            break
        answer = await seats[mover].act(mover, some_action(seats[mover].choices()[str(mover)], rng))
        assert answer["type"] == "done", answer
        number = answer["number"]
    for seat in seats:
        await seat.close()
    match = await http.get(f"/api/tables/{table}/match")
    assert match.text.startswith("spukhaus match")


def without_this_checkout() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
