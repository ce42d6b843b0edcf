"""Match files of every game, rules version and file format, kept as they were written: they are read for ever."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import MatchFileBroken
from spukhaus.match.entries import encode
from spukhaus.match.files import entries_of, identity_of, read_checked
from spukhaus.match.table import Table
from spukhaus.match.thoughts import kept_with
from spukhaus.texts import Speaker

FOLDER = Path(__file__).parent / "files"
FILES = sorted(FOLDER.glob("*/*.txt"))
WRITTEN_BY = Path(__file__).parent / "written-by"
"""A folder for each released version: match files of the tables in tests/store/databases, as it wrote them."""
ALL = [*FILES, *sorted(WRITTEN_BY.glob("*/*.txt"))]
FORM = re.compile(r"rules-(\d+)-format-(\d+)")
HEAD = re.compile(r"spukhaus match (\d+)\n(?:title: .*\n)?game: (.*)\nrules: (\d+)\n")


def meant(path: Path) -> tuple[str, int, int]:
    """The game, the version of its rules and the format of the file, by its name."""
    found = FORM.fullmatch(path.stem)
    assert found
    return path.parent.name, int(found[1]), int(found[2])


def said(path: Path) -> tuple[str, int, int]:
    """The same by its head."""
    found = HEAD.match(path.read_text("utf-8"))
    assert found
    return found[2], int(found[3]), int(found[1])


def test_every_version_of_every_game_is_kept() -> None:
    """Whoever raises a number adds files of the new one, and leaves the old ones."""
    wanted = {
        (name, rules, form)
        for name in registry.game_names()
        for rules in range(1, registry.game(name).rules_version + 1)
        for form in range(1, matchfile.FORMAT + 1)
    }
    assert wanted == set(map(meant, FILES))
    assert list(map(said, FILES)) == list(map(meant, FILES))


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_it_is_read_and_replayed(path: Path) -> None:
    text = path.read_text("utf-8")
    match = read_checked(text)
    *_, last = matchfile.replay(match)
    assert match.outcome is not None
    assert match.outcome == match.game.outcome(last.step.state)
    assert matchfile.write(match) == text


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_as_a_table_it_is_the_same_match(path: Path) -> None:
    text = path.read_text("utf-8")
    match = read_checked(text)
    bodies = [encode(entry) for entry in entries_of(match, 5.0)]
    table = Table.of(identity_of(match), bodies)
    assert table.outcome == match.outcome
    thoughts = [record for _, record in kept_with(table, bodies).items()]
    assert thoughts == [record for _, record in match.thoughts]
    places = {taken.number: at for at, taken in enumerate(table.taken, start=1)}
    again = tuple((places[number], record) for number, record in kept_with(table, bodies).items())
    assert matchfile.write(replace(table.file(), thoughts=again)) == text


@pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_newer_rules_leave_it_as_it_is(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its version goes with it: it is replayed by that, and written back to the byte."""
    text = path.read_text("utf-8")
    game = matchfile.read(text).game
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    match = read_checked(text)
    assert match.config.rules < game.rules_version
    assert matchfile.write(match) == text


@pytest.mark.parametrize("found", ["0", "3", "-1", "01", "two", ""])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_unknown_rules_says_what_to_do(language: str, found: str) -> None:
    game = registry.game("ghostbumpers")
    text = (FOLDER / "ghostbumpers" / "rules-2-format-2.txt").read_text("utf-8")
    with pytest.raises(MatchFileBroken) as error:
        matchfile.read(text.replace("\nrules: 2\n", f"\nrules: {found}\n", 1))
    line = text.splitlines().index("rules: 2") + 1
    assert error.value.params == {"line": line, "game": "ghostbumpers", "found": found, "known": 2}
    said = Speaker(language, game).error(error.value)
    assert "Spukhaus" in said
    assert "docs/match-files.md" in said
