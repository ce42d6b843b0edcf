"""Writes the house as a folder of static files: the built pages, Python for WebAssembly, our sources, a few wheels.

Everything has its hash in its name, or beside it in the page, so a browser keeps it for as long as it likes and takes
nothing else in its place. Addresses are relative: the folder works under any path of any file server.
"""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import spukhaus
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused, NotFound, SpukhausError
from spukhaus.core.rulebook import rule_index
from spukhaus.server.offline import digest, integrity, service_worker
from spukhaus.server.pages import SCRIPT, STATIC, built

PACKAGE: Final = Path(spukhaus.__file__).parent
LOCK: Final = Path(__file__).parent / "wheels.lock"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
"""What Pyodide is: `web/package.json` says which."""
MARK: Final = "pocket"
"""A folder that holds this one was written here, and may be written anew."""

LEFT_OUT: Final = re.compile(
    r"(^|/)__pycache__/|^(cli|lab|simulation|template|texts)/|^core/contract/|^server/(static/|network\.py)"
    r"|^store/(?!__init__)|^hub/redis|^pocket/(site\.py|wheels\.lock)"
    r"|^games/\w+/(encoding/|terminal\.py|data/(texts/|anchors/|playthroughs/|rulebook/.*\.md|lessons/.*\.ftl))"
)
"""What no page needs: words are in the pages already."""
UNUSED: Final = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|pydoc_data|sqlite3|tkinter|turtledemo|unittest|venv|wsgiref|xml|xmlrpc)/"
    r"|(bdb|cProfile|doctest|ftplib|imaplib|mailbox|optparse|pdb|poplib|profile|pstats|pyclbr|pydoc|smtplib|turtle)\.py$"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_\w+)\.py$)"
)
"""The parts of Python's own library that nobody imports here: a third of it, and of what a phone has to fetch."""
LARGE: Final = 1 << 20
"""A file of data that is larger comes when somebody opens it."""

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True, slots=True)
class Site:
    """The files of a site by their names. `first` are those that Python needs before it can start."""

    files: Mapping[str, bytes]
    first: tuple[str, ...]

    @property
    def bytes(self) -> int:
        return sum(len(self.files[name]) for name in self.first)


def write_site(folder: Path, bot_pace: float) -> Site:
    """Writes it, or refuses and leaves everything as it was. What an earlier one has left there goes."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_dir():
        raise ConfigRefused("site-folder-taken", path=str(folder))
    if not (STATIC / "index.html").is_file() or not (STATIC / "pyodide").is_dir():
        raise NotFound("site-not-built")
    site = made(wheels(), bot_pace)
    try:
        _write(folder, site.files)
    except OSError as error:
        raise SpukhausError("cannot-write", path=str(folder), reason=error.strerror or "") from error
    return site


def _write(folder: Path, files: Mapping[str, bytes]) -> None:
    """The page comes last: whoever loads it finds all that it names."""
    for name in sorted(files, key=lambda name: "/" not in name):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def made(packages: Mapping[str, bytes], bot_pace: float) -> Site:
    sources, later = packed_sources()
    python = {path.name: path.read_bytes() for path in sorted((STATIC / "pyodide").iterdir())}
    python["pyodide-lock.json"] = _without_packages(python["pyodide-lock.json"])
    python["python_stdlib.zip"] = _used(python["python_stdlib.zip"])
    at = f"{MARK}/pyodide-{digest(*python.values())}/"
    archives = {f"{MARK}/spukhaus-{digest(sources)}.zip": sources}
    archives |= {f"{MARK}/{name}": wheel for name, wheel in packages.items()}
    asked_for = {f"{MARK}/{digest(data)}-{Path(path).name}": data for path, data in later.items()}
    first = {**archives, **{at + name: data for name, data in python.items()}}
    pages = {name: file for name, file in built().items() if not name.startswith("links/")}
    pocket = {
        "python": at,
        "archives": list(archives),
        "later": dict(zip((f"spukhaus/{path}" for path in later), asked_for, strict=True)),
        "integrity": {name: integrity(data) for name, data in first.items()},
        "bytes": sum(len(data) for name, data in first.items() if not name.endswith(".mjs")),
        "pace": bot_pace,
    }
    pages["index.html"] = page(pages, pocket).encode()
    kept = {**pages, **first}
    del kept[SCRIPT]
    pages[SCRIPT] = service_worker(pages[SCRIPT], kept, asked_for)
    return Site({**pages, **first, **asked_for}, tuple(first))


def page(pages: Mapping[str, bytes], pocket: Mapping[str, object]) -> str:
    """The page, with what it may do, what it is to load, and the hashes of what it names itself."""

    def checked(found: re.Match[str]) -> str:
        return f'{found[0]} integrity="{integrity(pages[found[1]])}"'

    html = pages["index.html"].decode()
    html = re.sub(r'(?:src|href)="\./(assets/[\w.-]+\.(?:js|css))"', checked, html)
    told = json.dumps(pocket).replace("<", "\\u003c")
    head = (
        f'<meta http-equiv="content-security-policy" content="{POLICY}" />\n'
        f'    <script type="application/json" id="pocket">{told}</script>\n    '
    )
    return html.replace("<title>", head + "<title>", 1)


def packed_sources() -> tuple[bytes, dict[str, bytes]]:
    """Our sources as an archive, the same bytes for the same files; and what is too large to go with them."""
    found = {path.relative_to(PACKAGE).as_posix(): path.read_bytes() for path in _sources()}
    later = {name: data for name, data in found.items() if len(data) > LARGE}
    return _packed({f"spukhaus/{name}": data for name, data in found.items() if name not in later}), later


def _packed(files: Mapping[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()


def _sources() -> Iterator[Path]:
    shown = {
        registry.data(game) / "playthroughs" / f"{example.playthrough}.txt"
        for game in map(registry.game, registry.game_names())
        for example in rule_index(game).examples.values()
    }
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and (path in shown or not LEFT_OUT.search(path.relative_to(PACKAGE).as_posix())):
            yield path


def wheels() -> dict[str, bytes]:
    """The packages that a house in a page needs, by the hashes of the lock, from where pip gets all others."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--require-hashes", "--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON]
        command += ["--implementation", "cp", "--dest", folder, "--requirement", str(LOCK)]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)  # noqa: S603
        if done.returncode:
            last = done.stdout.decode("utf-8", "replace").strip().splitlines()[-1:]
            raise SpukhausError("site-no-packages", reason="".join(last)[:300])
        return {path.name: path.read_bytes() for path in sorted(Path(folder).glob("*.whl"))}


def _used(library: bytes) -> bytes:
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        return _packed({name: archive.read(name) for name in archive.namelist() if not UNUSED.match(name)})


def _without_packages(lock: bytes) -> bytes:
    """Pyodide's list of packages of its own: none of them is used, and it is long."""
    return json.dumps({**json.loads(lock), "packages": {}}).encode()
