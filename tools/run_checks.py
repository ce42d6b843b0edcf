"""Runs every check of the project and says plainly what was skipped. Called by ./test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent

CHECKS = (
    ("style (ruff)", ("ruff", "check", "--quiet", ".")),
    ("layout (ruff format)", ("ruff", "format", "--check", "--quiet", ".")),
    ("types (mypy --strict)", ("mypy", "--no-error-summary")),
    ("layers (import-linter)", ("lint-imports", "--no-logo")),
)


def main(pytest_arguments: list[str]) -> int:
    os.chdir(ROOT)
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    failed = []
    if not pytest_arguments:  # with arguments, somebody wants some of the tests and nothing else
        for name, (tool, *arguments) in CHECKS:
            print(f"== {name}", flush=True)
            if subprocess.run([TOOLS / tool, *arguments], env=environment, check=False).returncode:
                failed.append(name)
    print("== tests (pytest)", flush=True)
    pytest = [sys.executable, "-m", "pytest", *(pytest_arguments or ["-q"])]
    if subprocess.run(pytest, env=environment, check=False).returncode:
        failed.append("tests (pytest)")
    print("== failed: " + ", ".join(failed) if failed else "== everything passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
