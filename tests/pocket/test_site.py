"""The folder of static files: whole, checked, the same for the same sources, and never over somebody else's files."""

from __future__ import annotations

import ast
import gzip
import io
import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.pocket import site
from spukhaus.server import pages
from spukhaus.server.offline import integrity

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pages that are quickly built."""
    folder = tmp_path / "static"
    files = {
        "index.html": '<html><head><title>Spukhaus</title><script src="./assets/index-1.js"></script></head></html>',
        "assets/index-1.js": "1",
        "service-worker.js": "2",
        "built-from": "3",
        "pyodide/pyodide.asm.wasm": "4",
        "pyodide/pyodide-lock.json": '{"info": {}, "packages": {"numpy": {}}}',
    }
    library = dict.fromkeys(("os.py", "xml/dom.py", "encodings/utf_8.py", "encodings/cp500.py"), b"")
    (folder / "pyodide").mkdir(parents=True)
    (folder / "pyodide" / "python_stdlib.zip").write_bytes(site.packed(library))
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    for module in (pages, site):
        monkeypatch.setattr(module, "STATIC", folder)
    wheel = {"msgspec/__init__.py": b"5", "msgspec/__init__.pyi": b"", "msgspec-1.dist-info/RECORD": b""}
    monkeypatch.setattr(site, "wheels", lambda: {"msgspec-1.whl": site.packed(wheel)})
    monkeypatch.setattr(site, "compiled", lambda *_: {"os.pyc": b"6", "msgspec/__init__.pyc": b"7"})
    return folder


def test_what_the_page_names_is_there_with_its_hash(static: Path, tmp_path: Path) -> None:
    site.write_site(tmp_path / "site", 0.5)
    html = (tmp_path / "site" / "index.html").read_text("utf-8")
    told = json.loads(re.findall(r'<script type="application/json" id="pocket">(.*?)</script>', html)[0])
    for name, expected in told["integrity"].items():
        assert integrity((tmp_path / "site" / name).read_bytes()) == expected
    assert {told["library"], told["house"]} < set(told["integrity"])
    assert (tmp_path / "site" / told["later"]["spukhaus/games/shy_monsters/data/solution.zip"]).is_file()
    assert told["pace"] == 0.5
    assert {game["game"] for game in json.loads(told["answers"]["/api/games"])} == set(registry.game_names())
    assert f'integrity="{integrity(b"1")}"' in html
    assert "content-security-policy" in html
    script = (tmp_path / "site" / "service-worker.js").read_text("utf-8")
    kept = json.loads(script.partition("self.PARTS = ")[2].partition(";\n")[0])
    assert kept["files"]["index.html"] == integrity(html.encode())
    assert set(told["integrity"]) < set(kept["files"])
    assert sorted(told["later"].values()) == kept["later"]
    assert not (tmp_path / "site" / "built-from").exists()
    library = gzip.decompress((tmp_path / "site" / told["library"]).read_bytes())
    assert zipfile.ZipFile(io.BytesIO(library)).namelist() == ["os.pyc", "encodings/utf_8.py"]
    house = out_of_box(gzip.decompress((tmp_path / "site" / told["house"]).read_bytes()))
    assert house["msgspec/__init__.pyc"] == b"7"
    assert {name for name in house if name.startswith("msgspec")} == {"msgspec/__init__.pyc"}
    assert house["spukhaus/pocket/house.py"] == (ROOT / "src/spukhaus/pocket/house.py").read_bytes()


def out_of_box(box: bytes) -> dict[str, bytes]:
    """As `web/src/port/worker.ts` unpacks it."""
    at = 4 + int.from_bytes(box[:4], "little")
    found = {}
    for name, size in json.loads(box[4:at]):
        found[name] = box[at : at + size]
        at += size
    assert at == len(box)
    return found


def test_the_sources_are_all_that_the_house_needs_and_no_more() -> None:
    sources, later = site.our_sources()
    names = set(sources)
    assert {"spukhaus/server/app.py", "spukhaus/pocket/house.py", "spukhaus/core/rulebook.py"} < names
    without = re.compile(
        "spukhaus/(lab|simulation|cli|texts)/|/static/|pyc$|/encoding/|sqlite|bytecode|compile.mjs|solution.zip"
    )
    assert [name for name in names if without.search(name)] == []
    assert set(later) == {"games/ghostbumpers/data/nets.zip", "games/shy_monsters/data/solution.zip"}
    # In a tunnel people want puzzles.
    assert {f"spukhaus/games/{name}/data/puzzles/found.jsonl" for name in registry.game_names()} < names


def test_every_module_finds_what_it_imports() -> None:
    """A page has no more of Python's library and of ours than `site.py` leaves in."""
    sources, _ = site.our_sources()
    missing = []
    for name, text in sources.items():
        for module in imported(text) if name.endswith(".py") else ():
            path = module.replace(".", "/")
            if module.startswith("spukhaus."):
                found = f"{path}.py" in sources or f"{path}/__init__.py" in sources
            else:
                found = not (site.UNUSED.match(f"{path}.py") or site.UNUSED.match(f"{path}/"))
            missing += [] if found else [(name, module)]
    assert missing == []


def imported(text: bytes) -> Iterator[str]:
    """The modules that are needed as soon as this one is."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_it_is_written_anew_and_what_was_left_goes(static: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    site.write_site(folder, 0.5)
    (folder / "assets" / "old.js").write_text("old", "utf-8")
    (folder / "older").mkdir()
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    site.write_site(folder, 0.5)
    after = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert {**after, folder / "assets" / "old.js": b"old"} == before
    assert not (folder / "older").exists()


def test_a_folder_with_something_else_is_left_alone(static: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine" / "letter.txt"
    mine.parent.mkdir()
    mine.write_text("dear", "utf-8")
    with pytest.raises(SpukhausError) as caught:
        site.write_site(mine.parent, 0.5)
    assert caught.value.code == "site-folder-taken"
    assert [path.name for path in mine.parent.iterdir()] == ["letter.txt"]


def test_pages_that_are_not_built_are_asked_for(static: Path, tmp_path: Path) -> None:
    (static / "index.html").unlink()
    with pytest.raises(SpukhausError) as caught:
        site.write_site(tmp_path / "site", 0.5)
    assert caught.value.code == "site-not-built"
    assert not (tmp_path / "site").exists()


def test_the_packages_are_those_of_the_server() -> None:
    """The same versions with the same hashes: `tools/lock` writes both."""
    server = (ROOT / "requirements" / "play.lock").read_text("utf-8")
    for block in re.split(r"\n(?=\S)", site.LOCK.read_text("utf-8").strip()):
        assert block in server


def test_pyodide_is_the_python_that_the_packages_are_for() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    major = re.findall(r"\d+", package["devDependencies"]["pyodide"])[0]
    assert f"{major[0]}.{major[1:]}" == site.PYTHON
