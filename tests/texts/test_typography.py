"""Quotation marks, apostrophes, French spaces, minus signs: as each language writes them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import typography

from spukhaus.core.edition import LANGUAGES
from spukhaus.texts import Speaker

ROOT = Path(__file__).parents[2]
FILES = [pytest.param(path, id=path.relative_to(ROOT).as_posix()) for path in typography.texts()]


@pytest.mark.parametrize("path", FILES)
def test_every_text_is_written_as_its_language_is(path: Path) -> None:
    assert list(typography.faults(path)) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("de", "a = Das »Wort«", "foreign quotation mark"),
        ("de", 'a = Das "Wort"', "straight quotation mark"),
        ("en", "a = It's mine", "straight apostrophe"),
        ("en", "a = Wait...", "three dots"),
        ("fr", "a = Quoi ?", "no narrow space before a sign"),
        ("fr", "a = Quoi?", "no narrow space before a sign"),
        ("fr", "a = Ici : là", "no narrow space before a sign"),
        ("fr", "a = « mot\u202f»", "no narrow space behind «"),
        ("pl", "a = Słowo „ten“", "foreign quotation mark"),
        ("pl", "a = Różnica -3", "hyphen as a minus sign"),
        ("pl", "a = tak - nie", "hyphen as a dash"),
    ],
)
def test_each_fault_is_found_and_mended(tmp_path: Path, language: str, text: str, fault: str) -> None:
    path = tmp_path / f"{language}.ftl"
    path.write_text(text, "utf-8")
    assert fault in {name for _, name, _ in typography.faults(path)}
    if "foreign" not in fault:
        path.write_text(typography.mended(path), "utf-8")
        assert list(typography.faults(path)) == []


@pytest.mark.parametrize(
    "text",
    [
        'a = { FORM($x, "genitive") }',
        'a = { "" }',
        'a = pip install "spukhaus[lab]"',
        "a = postgresql://... oder",
        "# it's",
    ],
)
def test_code_keeps_its_signs(tmp_path: Path, text: str) -> None:
    path = tmp_path / "de.ftl"
    path.write_text(text, "utf-8")
    assert list(typography.faults(path)) == []
    assert typography.mended(path) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_signs_of_the_language(language: str) -> None:
    speaker = Speaker(language)
    assert speaker.number(-3) == "\u22123"
    assert speaker.percent(-0.125).startswith("\u221212")
    assert speaker.number(1.5, 1) == ("1.5" if language == "en" else "1,5")
