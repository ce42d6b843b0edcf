"""Texts use the words of the glossary pages, and none of those that the pages rule out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import typography

from spukhaus.core import registry

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs" / "glossary"
ROW = re.compile(r"^\| (de|en|fr|pl) \| `(.+)` \| (.+) \|$", re.MULTILINE)
OFFENDERS: dict[str, int] = json.loads((Path(__file__).parent / "offenders.json").read_text("utf-8"))
"""How often a word that is ruled out still stands in the texts, for the editors; a number only ever falls."""


def rules() -> list[tuple[str, str, str, str]]:
    """Page, language, pattern, and what to say instead."""
    pages = sorted(GLOSSARY.glob("*.md"))
    return [(page.stem, *row) for page in pages for row in ROW.findall(page.read_text("utf-8"))]


def belongs(path: Path, page: str) -> bool:
    return page == "house" or f"/games/{page.replace('-', '_')}/" in path.as_posix()


@pytest.mark.parametrize(("page", "language", "pattern", "instead"), rules())
def test_words_that_are_ruled_out(page: str, language: str, pattern: str, instead: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}, not {instead}"
        for path in typography.texts()
        if path.stem == language and belongs(path, page)
        for match in re.finditer(pattern, typography.words(path), re.MULTILINE)
    ]
    allowed = OFFENDERS.get(f"{page} {language} {instead}", 0)
    assert len(found) <= allowed, found


def test_every_offender_that_is_let_through_has_a_rule() -> None:
    assert set(OFFENDERS) <= {f"{page} {language} {instead}" for page, language, _, instead in rules()}


def test_every_game_has_a_page_with_four_languages() -> None:
    for name in registry.game_names():
        page = (GLOSSARY / f"{name.replace('_', '-')}.md").read_text("utf-8")
        header = next(line for line in page.splitlines() if line.startswith("|"))
        assert [language in header for language in ("English", "Deutsch", "français", "polski")] == [True] * 4
        assert len(ROW.findall(page)) > 3
