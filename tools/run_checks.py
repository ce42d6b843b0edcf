"""Runs every check of the project and says plainly what was skipped. Called by ./test."""

from __future__ import annotations

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
    with tempfile.TemporaryFile("w+", encoding="utf-8") as output:
        browser = subprocess.Popen(
            [*pytest, "-q", "tests/browser"], env=environment, stdout=output, stderr=subprocess.STDOUT
        )
        print("== tests (those in a browser run at the same time)", flush=True)
        others = subprocess.run([*pytest, "-q", "--ignore=tests/browser"], env=environment, check=False)
        in_browser = browser.wait()
        output.seek(0)
        print(f"== tests in a browser\n{output.read()}", flush=True)
    return ["tests"] * bool(others.returncode) + ["tests in a browser"] * bool(in_browser)


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
