"""People's names stand where nothing has to be done to them."""

from __future__ import annotations

import re

import pytest

from spukhaus.core.edition import LANGUAGES
from spukhaus.texts.sheet import label, sheets

NAME = r"\{ (?:LIST\()?\$(?:seat|asked|winners|name|names)\)? \}"
CHANGED = {
    "fr": rf"\b(?:de|que|jusque|lorsque|puisque|si) {NAME}",
    "pl": rf"\b(?:od|do|dla|przez|u|przeciw|przeciwko|z|ze|bez|dzięki|oprócz|gracza|graczowi|graczem) {NAME}",
}
"""A name that loses a vowel before it, or would have to be declined."""


@pytest.mark.parametrize("language", sorted(CHANGED))
def test_no_name_has_to_be_changed(language: str) -> None:
    assert set(CHANGED) <= set(LANGUAGES)
    found = [
        f"{label(sheet.path)}: {line.strip()}"
        for sheet in sheets(language)
        for line in sheet.path.read_text("utf-8").splitlines()
        if re.search(CHANGED[language], line) and not _is_a_file(line)
    ]
    assert found == []


def _is_a_file(line: str) -> bool:
    """`$name` is also what a bot or a file is called: it stands in quotation marks."""
    return bool(re.search(r"[„«“]\s?" + NAME, line))


def test_a_name_that_would_change_is_found() -> None:
    assert re.search(CHANGED["fr"], "Le pacte de { $seat }")
    assert re.search(CHANGED["pl"], "Ruch od { $seat }")
    assert not re.search(CHANGED["pl"], "Rozpoczyna { $seat }")
