"""Words in the form that a sentence needs, the same on the server and on the pages (web/tests/forms.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core.edition import Edition
from spukhaus.core.game import AnyGame, Seat
from spukhaus.texts import Speaker, as_value

SHARED = json.loads((Path(__file__).parent / "forms.json").read_text("utf-8"))


class Words:
    """All that a speaker asks of a game."""

    name = "toy"
    roles = tuple(SHARED["roles"])
    words = SHARED["words"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in SHARED["texts"].items():
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    return tmp_path


def speaker(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    terms: dict[str, str] | None = None,
    you: Seat | None = None,
) -> Speaker:
    """One who speaks the texts of this test after those of the house."""
    game: Any = Words()
    house = Path(__file__).parents[2] / "src" / "spukhaus" / "texts" / "house" / f"{language}.ftl"
    files = {None: house, game: folder / f"{language}.ftl"}
    monkeypatch.setattr("spukhaus.texts.text_file", lambda _, owner=None: files[owner])
    names = tuple((term, ((language, name),)) for term, name in (terms or {}).items())
    edition: Edition[Any] = Edition("mine", "", None, names, "")
    toy: AnyGame = game
    return Speaker(language, toy, edition, dict(enumerate(SHARED["people"])), you=you)


@pytest.mark.parametrize("case", SHARED["cases"], ids=lambda case: f"{case['language']}-{case['said']}")
def test_what_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch, case: dict[str, Any]) -> None:
    voice = speaker(folder, monkeypatch, case["language"], case.get("terms"), case.get("you"))
    params = {name: as_value(value) for name, value in case["params"].items()}
    assert voice.say(case["message"], **params) == case["said"]


def test_a_form_that_a_word_of_the_texts_lacks_is_an_error(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "pl.ftl").write_text('colour-blue = niebieski\nform = { FORM($colour, "genitive") }\n', "utf-8")
    with pytest.raises(LookupError, match="no form 'genitive'"):
        speaker(folder, monkeypatch, "pl").say("form", colour="blue")


def test_a_word_alone_is_said_plainly(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    voice = speaker(folder, monkeypatch, "pl")
    assert voice.word("colour", "blue") == "niebieski"
    assert voice.word("cubes", ("blue", "green")) == "niebieski, zielony"
    assert voice.word("seat", (0, 1)) == "Ada, Bo"
