"""The project itself: what it imports, what it says about itself, and what must not be in it."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import spukhaus
from spukhaus.cli import COMMANDS

ROOT = Path(__file__).resolve().parent.parent


def test_the_rules_import_nothing_but_the_standard_library() -> None:
    script = (
        "import sys, spukhaus; game = spukhaus.game('shy_monsters'); game.new(spukhaus.config(game)); "
        "print({name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names))"
    )
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    strangers = {name for name in re.findall(r"'([^']+)'", out) if not name.startswith(("_", "__editable__"))}
    assert strangers <= {"spukhaus", "sitecustomize", "usercustomize"}


def test_the_readme_names_every_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for command in COMMANDS:
        assert f"spukhaus {command.__name__.rpartition('.')[2].replace('_', '-')}" in readme


def test_links_in_the_documentation_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", ["README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md"))])
def test_python_examples_in_the_documentation_run(page: str) -> None:
    assert doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8").failed == 0


def test_every_extra_that_is_named_can_be_installed() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.ftl")]
    named = {extra for page in pages for extra in re.findall(r"spukhaus\[(\w+)\]", page.read_text("utf-8"))}
    assert named == set(extras)


def test_the_version_is_the_same_everywhere() -> None:
    assert f'version = "{spukhaus.__version__}"' in (ROOT / "pyproject.toml").read_text("utf-8")
    assert f"## {spukhaus.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.mark.parametrize("script", ["play", "test", "bench"])
def test_the_scripts_can_be_read_by_an_old_python(script: str) -> None:
    """So that it can say that it is too old, instead of failing with a syntax error."""
    import ast

    for path in (ROOT / script, ROOT / "tools" / "bootstrap.py"):
        ast.parse(path.read_text("utf-8"), feature_version=(3, 7))


def test_lock_files_hold_no_addresses() -> None:
    for lock in (ROOT / "requirements").glob("*.lock"):
        text = lock.read_text("utf-8")
        assert "://" not in text
        assert "--hash=sha256:" in text
