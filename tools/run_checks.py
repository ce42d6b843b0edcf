"""Runs every check of the project and says plainly what was skipped. Called by ./test."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent

CHECKS = (
    ("style (ruff)", ("ruff", "check", "--quiet", ".")),
    ("layout (ruff format)", ("ruff", "format", "--check", "--quiet", ".")),
    ("types (mypy --strict)", ("mypy", "--no-error-summary")),
    ("layers (import-linter)", ("lint-imports", "--no-logo")),
)


PAGES = (
    ("pages: layout (prettier)", "lint"),
    ("pages: types (svelte-check)", "check"),
    ("pages: tests (vitest)", "test"),
)


def npm() -> tuple[str, dict[str, str]]:
    """The machine's npm, or the one that the set-up has fetched."""
    found = shutil.which("npm", path=os.pathsep.join((str(TOOLS), os.environ.get("PATH", ""))))
    return found or "npm", dict(os.environ, PATH=os.pathsep.join((os.environ.get("PATH", ""), str(TOOLS))))


def run_tests(arguments: list[str], environment: dict[str, str]) -> list[str]:
    """All tests, those in a browser beside the others; or those that somebody asks for. Says which have failed."""
    pytest = [sys.executable, "-m", "pytest", "--durations=20"]
    if arguments:
        return ["tests"] if subprocess.run([*pytest, *arguments], env=environment, check=False).returncode else []
    files = sorted(str(path) for path in Path("tests/browser").glob("test_*.py"))
    with contextlib.ExitStack() as open_files:
        # A browser waits as much as it works: two halves beside the others keep two cores busy.
        halves = []
        for half in (files[::2], files[1::2]):
            output = open_files.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))
            command = [*pytest, "-q", *half]
            browser = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
            halves.append((browser, output))
        print("== tests (those in a browser run at the same time)", flush=True)
        others = subprocess.run([*pytest, "-q", "--ignore=tests/browser"], env=environment, check=False)
        in_browser = False
        for browser, output in halves:
            in_browser |= browser.wait() != 0
            output.seek(0)
            print(f"== tests in a browser\n{output.read()}", flush=True)
    return ["tests"] * bool(others.returncode) + ["tests in a browser"] * in_browser


def main(pytest_arguments: list[str]) -> int:
    os.chdir(ROOT)
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    if "--all" in pytest_arguments:
        pytest_arguments.remove("--all")
        environment["SPUKHAUS_TEST_LONG"] = "1"  # tests/samples.py
    failed = []
    if not pytest_arguments:  # with arguments, somebody wants some of the tests and nothing else
        for name, (tool, *arguments) in CHECKS:
            print(f"== {name}", flush=True)
            if subprocess.run([TOOLS / tool, *arguments], env=environment, check=False).returncode:
                failed.append(name)
        program, with_node = npm()
        for name, script in PAGES:
            print(f"== {name}", flush=True)
            command = [program, "--silent", "--prefix", "web", "run", script]
            if subprocess.run(command, env=with_node, check=False).returncode:
                failed.append(name)
    failed += run_tests(pytest_arguments, environment)
    print("== failed: " + ", ".join(failed) if failed else "== everything passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
