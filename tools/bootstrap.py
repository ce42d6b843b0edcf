"""Sets the project up with nothing but Python and its package index: used by ./play, ./test, ./bench and setup.py.

Written so that Python 3.6 can still read it, and then say that it is too old.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from typing import NoReturn

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LEAST = (3, 11)
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin", "python")


def prepare(purpose: str) -> str:
    """Make sure that .venv holds what the purpose ('play' or 'test') needs; returns its Python."""
    lock = os.path.join(ROOT, "requirements", f"{purpose}.lock")
    stamp = os.path.join(VENV, f"ready-{purpose}")
    wanted = ROOT + " " + _fingerprint(lock, os.path.join(ROOT, "pyproject.toml"))
    if os.path.exists(stamp) and os.path.exists(PYTHON):
        with open(stamp) as file:
            if file.read() == wanted:
                return PYTHON
    began = time.time()
    _make_venv()
    _tell(f"installing what '{purpose}' needs")
    _pip("install", "--require-hashes", "-r", lock)
    _tell("installing spukhaus itself")
    _pip("install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
    with open(stamp, "w") as file:
        file.write(wanted)
    _tell(f"ready after {time.time() - began:.0f} seconds")
    return PYTHON


def build_pages() -> None:
    """Build the pages for the browser, unless they are built already. Node comes from PyPI if the machine has none."""
    web = os.path.join(ROOT, "web")
    static = os.path.join(ROOT, "src", "spukhaus", "server", "static")
    stamp = os.path.join(static, "built-from")
    wanted = _fingerprint(*_sources(web), *_sources(os.path.join(ROOT, "src", "spukhaus"), (".ftl", ".md")))
    if os.path.exists(stamp):
        with open(stamp) as file:
            if file.read() == wanted:
                return
    npm, environment = _find_npm()
    _tell("installing what the pages are built with")
    _build([npm, "ci", "--no-fund", "--no-audit", "--fetch-retries=2", "--fetch-timeout=60000"], web, environment)
    _tell("building the pages for the browser")
    _build([npm, "run", "build"], web, environment)
    with open(stamp, "w") as file:
        file.write(wanted)


def _sources(folder: str, endings: "tuple[str, ...]" = ("",)) -> "list[str]":
    found = []
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "static", "__pycache__"))
        found += [os.path.join(path, name) for name in sorted(names) if name.endswith(tuple(endings))]
    return found


def _find_npm() -> "tuple[str, dict[str, str]]":
    npm, node = shutil.which("npm"), shutil.which("node")
    recent = "process.exit(Number(process.versions.node.split('.')[0]) < 20 ? 1 : 0)"
    if npm and node and _quiet(node, "-e", recent):
        return npm, dict(os.environ)
    if not os.path.exists(PYTHON):
        _fail(
            "The pages are built with Node.js 20 or newer, and there is none.",
            "Get it from nodejs.org or your system's packages; or run ./play once, which brings its own.",
        )
    _tell("getting Node.js from PyPI")
    _pip("install", "--require-hashes", "-r", os.path.join(ROOT, "requirements", "node.lock"))
    scripts = os.path.dirname(PYTHON)
    return os.path.join(scripts, "npm"), dict(os.environ, PATH=scripts + os.pathsep + os.environ.get("PATH", ""))


def _build(command: "list[str]", folder: str, environment: "dict[str, str]") -> None:
    done = subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        _fail(
            "Building the pages failed; what npm said stands above.",
            "If it could not reach its registry, check the network or npm's settings, and try again.",
        )


def run(python: str, *arguments: str) -> NoReturn:
    """Become the program, so that signals and the exit status are its own."""
    sys.stdout.flush()
    sys.stderr.flush()
    if os.name == "nt":
        sys.exit(subprocess.call([python, *arguments]))
    os.execv(python, [python, *arguments])


def _fingerprint(*paths: str) -> str:
    digest = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def _make_venv() -> None:
    if os.path.exists(PYTHON):
        if _quiet(PYTHON, "-m", "pip", "--version") or os.path.exists(os.path.join(VENV, "pip-from-outside")):
            return
        _tell("the environment in .venv was left half made; making it anew")
        shutil.rmtree(VENV, ignore_errors=True)
    python = _find_python()
    _tell(f"making a virtual environment in .venv with {python}")
    if _quiet(python, "-m", "venv", VENV):
        return
    # Debian without python3-venv: the environment works without a pip of its own, if there is one outside.
    shutil.rmtree(VENV, ignore_errors=True)
    if _quiet(python, "-m", "venv", "--without-pip", VENV) and _quiet(python, "-m", "pip", "--version"):
        with open(os.path.join(VENV, "pip-from-outside"), "w") as file:
            file.write(python)
        return
    shutil.rmtree(VENV, ignore_errors=True)
    _fail(
        "Python cannot make virtual environments with pip here.",
        "On Debian or Ubuntu: apt install python3-venv. Elsewhere: install Python from python.org.",
    )


def _find_python() -> str:
    names = ["python3", "python", *(f"python3.{minor}" for minor in range(20, LEAST[1] - 1, -1))]
    for python in [sys.executable, *(found for found in map(shutil.which, names) if found)]:
        check = f"import sys; sys.exit(sys.version_info[:2] < {LEAST})"
        if _quiet(python, "-c", check):
            return python
    _fail(
        f"Spukhaus needs Python {LEAST[0]}.{LEAST[1]} or newer; this is Python {sys.version.split()[0]}.",
        "Get it from python.org or from your system's packages, and run this again.",
    )


def _pip(*arguments: str) -> None:
    outside = os.path.join(VENV, "pip-from-outside")
    if os.path.exists(outside):
        with open(outside) as file:
            command = [file.read(), "-m", "pip", "--python", PYTHON]
    else:
        command = [PYTHON, "-m", "pip"]
    command += [*arguments, "--quiet", "--disable-pip-version-check"]
    # Bytecode made now is time saved at every start.
    environment = dict(os.environ, PYTHONDONTWRITEBYTECODE="")
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:
        sys.stderr.write(done.stdout.decode("utf-8", "replace"))
        _fail(
            "Installing packages failed; what pip said stands above.",
            "Usually the package index was out of reach: check the network or pip's proxy settings, and try again.",
        )


def _quiet(*command: str) -> bool:
    try:
        done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    except OSError:
        return False
    return done.returncode == 0


def _tell(text: str) -> None:
    sys.stderr.write(f"spukhaus: {text}\n")
    sys.stderr.flush()


def _fail(problem: str, remedy: str) -> NoReturn:
    sys.stderr.write(f"\nspukhaus: {problem}\n          {remedy}\n")
    sys.exit(1)
