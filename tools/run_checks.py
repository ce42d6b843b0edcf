"""Runs every check of the project and says plainly what was skipped. Called by ./test."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
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


def run_readers(environment: dict[str, str]) -> list[str]:
    """What only reads the sources, a check to a core. Says which have failed."""
    program, with_node = npm()
    commands = {name: ([str(TOOLS / tool), *arguments], environment) for name, (tool, *arguments) in CHECKS}
    commands |= {name: ([program, "--silent", "--prefix", "web", "run", script], with_node) for name, script in PAGES}

    def run(command: list[str], surroundings: dict[str, str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command, env=surroundings, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    failed = []
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, ran in zip(commands, pool.map(run, *zip(*commands.values(), strict=True)), strict=True):
            print(f"== {name}\n{ran.stdout}", end="", flush=True)
            if ran.returncode:
                failed.append(name)
    return failed


RECKONING = ("games", "lab", "review", "simulation", "teaching")
"""The folders of tests that need a processor and nothing else."""
SECOND_CHANCES = 3
"""So many tests of a part may fail while all share two cores, and are tried again alone. More is no accident."""


def run_tests(arguments: list[str], environment: dict[str, str]) -> list[str]:
    """All tests, those in a browser beside the others; or those that somebody asks for. Says which have failed."""
    pytest = [sys.executable, "-m", "pytest", "--durations=20"]
    if arguments:
        return ["tests"] if subprocess.run([*pytest, *arguments], env=environment, check=False).returncode else []
    files = sorted(str(path) for path in Path("tests/browser").glob("test_*.py"))
    # Servers and browsers wait as much as they work: four parts keep two cores busy to the end, if all take as long.
    parts = {
        "tests": [f"--ignore=tests/{folder}" for folder in ("browser", "texts", *RECKONING)],
        "tests that reckon": [f"tests/{folder}" for folder in RECKONING],
        "tests in a browser, first half": files[::2],
        "tests of texts, and in a browser, second half": ["tests/texts", *files[1::2]],
    }
    failed = []
    with contextlib.ExitStack() as open_files:
        running = []
        for name, chosen in parts.items():
            output = open_files.enter_context(tempfile.TemporaryFile("w+", encoding="utf-8"))
            kept = Path(open_files.enter_context(tempfile.TemporaryDirectory()))
            command = [*pytest, "-q", "-o", f"cache_dir={kept}", *chosen]
            shown = None if name == "tests" else output  # one of them can be watched, the others are told afterwards
            print(f"== {name}" + (" (the others run at the same time)" if shown is None else ""), flush=True)
            running.append(
                (name, subprocess.Popen(command, env=environment, stdout=shown, stderr=shown), output, kept)
            )
        for name, run, output, kept in running:
            if run.wait():
                failed.append((name, kept))
            output.seek(0)
            if told := output.read():
                print(f"== {name}\n{told}", flush=True)
        return [name for name, kept in failed if not passes_alone(name, pytest, kept, environment)]


def passes_alone(name: str, pytest: list[str], kept: Path, environment: dict[str, str]) -> bool:
    """A few that have failed are tried once more when nothing else runs, and that is said plainly."""
    last = kept / "v" / "cache" / "lastfailed"
    again = list(json.loads(last.read_text("utf-8"))) if last.exists() else []
    if not 0 < len(again) <= SECOND_CHANCES:
        return False
    print(f"== {name}: a second chance, alone, for {', '.join(again)}", flush=True)
    return subprocess.run([*pytest, "-q", *again], env=environment, check=False).returncode == 0


def main(pytest_arguments: list[str]) -> int:
    os.chdir(ROOT)
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    if "--all" in pytest_arguments:
        pytest_arguments.remove("--all")
        environment["SPUKHAUS_TEST_LONG"] = "1"  # tests/samples.py
    # With arguments, somebody wants some of the tests and nothing else.
    failed = [] if pytest_arguments else run_readers(environment)
    failed += run_tests(pytest_arguments, environment)
    print("== failed: " + ", ".join(failed) if failed else "== everything passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
