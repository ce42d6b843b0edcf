"""Every message can be said with everything that it can meet, in each language, and the pages say it alike."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from spukhaus.cli import main
from spukhaus.core import matchfile, registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.game import PUBLIC
from spukhaus.texts import Speaker, text_file
from spukhaus.texts.sheet import PEOPLE, YOU, Sheet, entries, label, said, sheets, variations

ALL = [pytest.param(sheet, language, id=label(sheet.path)) for language in LANGUAGES for sheet in sheets(language)]
WEB = Path(__file__).parents[2] / "web"
FORMS = re.compile(r"\b(FORM|COUNT)\(([^()]*)\)")


def messages(sheet: Sheet) -> Iterator[ftl.Message]:
    return (entry for entry in entries(sheet.path) if isinstance(entry, ftl.Message))


def _text(message: ftl.Message) -> ftl.Pattern:
    assert message.value is not None
    return message.value


@pytest.mark.parametrize(("sheet", "language"), ALL)
def test_every_message_is_said_with_everything_that_it_can_meet(sheet: Sheet, language: str) -> None:
    speaker = sheet.speaker(language)
    wrong = []
    for message in messages(sheet):
        try:
            texts = dict.fromkeys(said(speaker, sheet, message, every=True))
        except LookupError as error:
            wrong.append(f"{message.id.name}: {error}")
            continue
        # What was not put into words shows: a hole in the text, or a parameter that nobody was told.
        hole = r"[{}]|\bunknown\b" if len(texts) > 1 else r"[{}]"
        wrong += [f"{name}: {text}" for name, text in texts if re.search(hole, text)]
    assert wrong == []


@pytest.mark.parametrize(("sheet", "language"), ALL)
def test_no_form_is_written_in_vain(sheet: Sheet, language: str) -> None:
    """Every form of a word is asked for by some message of the language."""
    texts = "\n".join(one.path.read_text("utf-8") for one in sheets(language))
    asked = {f"{'count-' if function == 'COUNT' else ''}{form}" for function, form in _asked(texts)}
    written = {form.id.name for message in messages(sheet) for form in message.attributes}
    assert written - asked - {"count"} == set()


def _asked(texts: str) -> Iterator[tuple[str, str]]:
    for function, arguments in FORMS.findall(texts):
        yield from ((function, form) for form in re.findall(r'"([\w-]+)"', arguments))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.game_names())
def test_words_of_the_standard_box_that_have_forms_are_called_as_in_the_box(name: str, language: str) -> None:
    """Forms belong to a name: if the box says another one, they are not used."""
    game = registry.game(name)
    terms = {term: dict(names)[language] for term, names in registry.edition(game).terms}
    texts = Speaker(language, game)
    assert [term for term in terms if texts.knows(term) and texts.say(term) != terms[term]] == []


def _said_by_the_server(language: str, name: str | None) -> dict[str, Any]:
    """The messages of the house or of a game, as the pages need them to say the same."""
    game = registry.game(name) if name else None
    [sheet] = [one for one in sheets(language) if one.path == text_file(language, game)]
    speaker = sheet.speaker(language)
    terms = {term: dict(names) for term, names in (registry.edition(game).terms if game else ())}
    own = {message.id.name for one in sheets(language) if WEB in one.path.parents for message in messages(one)}
    told = [
        (message.id.name, params, speaker.say(message.id.name, **params))
        for message in messages(sheet)
        for params in variations(speaker, sheet, _text(message))
        if message.id.name not in own | set(terms)  # what the pages or the box say in words of their own
    ]
    return {
        "language": language,
        "game": name or "",
        "words": dict(game.words) if game else {},
        "terms": terms,
        "people": PEOPLE,
        "you": YOU,
        "messages": told,
    }


@pytest.mark.skipif(not (WEB / "node_modules").is_dir(), reason="the pages have not been set up (npm ci)")
def test_the_pages_say_every_message_as_the_server_does(tmp_path: Path) -> None:
    told = [_said_by_the_server(language, name) for language in LANGUAGES for name in (None, *registry.game_names())]
    path = tmp_path / "said.json"
    path.write_text(json.dumps(told), "utf-8")
    assert sum(len(one["messages"]) for one in told) > 3000
    program = shutil.which("npx")
    assert program
    run = subprocess.run(
        [program, "vitest", "run", "tests/said.test.ts", "--testTimeout=60000"],
        cwd=WEB,
        env=dict(os.environ, VITE_SAID=str(path)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, (run.stdout + run.stderr)[-8000:]
    assert "1 passed" in re.sub(r"\x1b\[\d+m", "", run.stdout)


@pytest.mark.parametrize("name", registry.game_names())
def test_real_matches_are_told_with_what_the_sheet_expects(name: str) -> None:
    """Golden playthroughs bring no parameter that the sheet does not know, so that what is read is what is said."""
    game = registry.game(name)
    [sheet] = [one for one in sheets("pl", game) if one.path == text_file("pl", game)]
    expected = {}
    speaker = sheet.speaker("pl")
    for message in messages(sheet):
        rows = list(variations(speaker, sheet, _text(message), every=True))
        expected[message.id.name] = {key: {_kind(row[key]) for row in rows} for key in rows[0]}
    strange = set()
    for path in sorted((registry.data(game) / "playthroughs").glob("*.txt"))[:3]:
        for played in matchfile.replay(matchfile.read(path.read_text("utf-8"))):
            for told in played.step.told(PUBLIC):
                kinds = expected[f"event-{told.kind}"]
                params = [(key, _kind(value)) for key, value in told.params if key in kinds and value is not None]
                strange |= {(told.kind, key, kind) for key, kind in params if kind not in kinds[key]}
    assert strange == set()


def _kind(value: Any) -> str:
    return type(value).__name__


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["texts", "sheet", "--game", "straszydla", "--language", language]) == 0
    printed = capsys.readouterr().out
    assert "# src/spukhaus/games/straszydla/data/texts/" in printed
    assert "colour-blue.count" in printed
    assert "shy_monsters" not in printed
