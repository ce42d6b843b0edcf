"""Writes the house as a folder of static files: the built pages, Python for WebAssembly, our sources, a few wheels.

Everything has its hash in its name, or beside it in the page, so a browser keeps it for as long as it likes and takes
nothing else in its place. Addresses are relative: the folder works under any path of any file server.
"""

from __future__ import annotations

import gzip
import io
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import spukhaus
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused, NotFound, SpukhausError
from spukhaus.core.rulebook import rule_index
from spukhaus.pocket.bytecode import compiled
from spukhaus.pocket.foreknown import foreknown
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
    r"(^|/)__pycache__/|^__main__\.py|^(cli|lab|simulation|template|texts)/|^core/contract/"
    r"|^server/(static/|network\.py)|^store/(?!__init__)|^hub/redis|^pocket/((site|foreknown|bytecode)\.py|compile\.mjs|wheels\.lock)"
    r"|^games/\w+/(encoding/|terminal\.py|data/(texts/|anchors/|playthroughs/|rulebook/.*\.md|lessons/.*\.ftl))"
)
"""What no page needs: words are in the pages already."""
UNUSED: Final = re.compile(
    r"(_pyrepl|ctypes|curses|dbm|ensurepip|idlelib|pydoc_data|sqlite3|tkinter|turtledemo|unittest|venv|wsgiref|xml|xmlrpc)/"
    r"|(_pydatetime|_pyio|argparse|bdb|cmd|code|compileall|configparser|cProfile|csv|difflib|doctest|fileinput|filecmp"
    r"|ftplib|getpass|gettext|graphlib|imaplib|mailbox|modulefinder|netrc|optparse|pdb|pickletools|platform|plistlib"
    r"|poplib|pprint|profile|pstats|pty|pyclbr|py_compile|pydoc|rlcompleter|runpy|sched|shelve|smtplib|socketserver"
    r"|statistics|symtable|tabnanny|tarfile|timeit|trace|tracemalloc|turtle|wave|zipapp"
    r"|_sysconfigdata\w*(-emscripten)?)\.py$"
    r"|asyncio/(__main__|proactor_events|tools|windows_\w+)\.py$|html/parser\.py$|json/tool\.py$|logging/(config|handlers)\.py$"
    r"|concurrent/(interpreters/|futures/(interpreter|process)\.py$)|http/(cookiejar|server)\.py$|pyodide/console\.py$"
    r"|importlib/_bootstrap(_external)?\.py$|sysconfig/__main__\.py$|urllib/(request|robotparser)\.py$"
    r"|multiprocessing/(dummy/|(forkserver|heap|managers|pool|popen_\w+|queues|resource_\w+|shared\w+|synchronize)\.py$)"
    r"|encodings/(?!(__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode_escape|unicode_escape|utf_\w+)\.py$)"
)
"""The parts of Python's own library that nobody imports here: half of it, and of what a phone has to fetch."""
NOT_IMPORTED: Final = re.compile(r"/$|\.(pyi|pth|typed)$|\.dist-info/(?!METADATA)")
"""What lies in a wheel beside its modules."""
LARGE: Final = 1 << 19
"""Data that is larger comes when somebody asks for it."""

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
    sources, later = our_sources()
    house = {**sources, **unpacked(packages.values())}
    python = {path.name: path.read_bytes() for path in sorted((STATIC / "pyodide").iterdir())}
    library = _used(python.pop("python_stdlib.zip"))
    bytecode = compiled(STATIC / "pyodide", packed(house)) or {}
    house, library = (with_bytecode(files, bytecode) for files in (house, library))
    python["pyodide-lock.json"] = _without_packages(python["pyodide-lock.json"])
    at = f"{MARK}/pyodide-{digest(*python.values())}/"
    boxes = {
        name: gzip.compress(data, 9, mtime=0) for name, data in (("library", packed(library)), ("house", boxed(house)))
    }
    boxed_at = {name: f"{MARK}/{name}-{digest(data)}.box" for name, data in boxes.items()}
    asked_for = {f"{MARK}/{digest(data)}-{Path(path).name}": data for path, data in later.items()}
    first = {boxed_at[name]: data for name, data in boxes.items()} | {at + name: data for name, data in python.items()}
    pages = {name: file for name, file in built().items() if not name.startswith("links/")}
    pocket = {
        "python": at,
        **boxed_at,
        "later": dict(zip((f"spukhaus/{path}" for path in later), asked_for, strict=True)),
        "integrity": {name: integrity(data) for name, data in first.items()},
        "bytes": sum(len(data) for name, data in first.items() if not name.endswith(".mjs")),
        "pace": bot_pace,
        "answers": foreknown(),
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


def our_sources() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """Our sources, and what need not go with them."""
    found = {path.relative_to(PACKAGE).as_posix(): path.read_bytes() for path in _sources()}
    later = {name: data for name, data in found.items() if len(data) > LARGE}
    return {f"spukhaus/{name}": data for name, data in found.items() if name not in later}, later


def unpacked(wheels: Iterable[bytes]) -> dict[str, bytes]:
    """What is imported from packages."""
    found: dict[str, bytes] = {}
    for wheel in wheels:
        with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
            found |= {name: archive.read(name) for name in archive.namelist() if not NOT_IMPORTED.search(name)}
    return found


def with_bytecode(files: Mapping[str, bytes], bytecode: Mapping[str, bytes]) -> dict[str, bytes]:
    """Bytecode in place of the sources that it was made of."""
    return dict(
        (f"{name}c", bytecode[f"{name}c"]) if f"{name}c" in bytecode else (name, data) for name, data in files.items()
    )


def packed(files: Mapping[str, bytes]) -> bytes:
    """A zip, the same bytes for the same files. Not compressed: it is as a whole, which is better."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name), data)
    return written.getvalue()


def boxed(files: Mapping[str, bytes]) -> bytes:
    """What a script unpacks without a library: how long the list is, the list of names and sizes, and the files."""
    names = json.dumps([[name, len(data)] for name, data in files.items()]).encode()
    return b"".join((len(names).to_bytes(4, "little"), names, *files.values()))


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


def _used(library: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(library)) as archive:
        names = [name for name in archive.namelist() if not UNUSED.match(name) and not name.endswith("/")]
        return {name: archive.read(name) for name in names}


def _without_packages(lock: bytes) -> bytes:
    """Pyodide's list of packages of its own: none of them is used, and it is long."""
    return json.dumps({**json.loads(lock), "packages": {}}).encode()
