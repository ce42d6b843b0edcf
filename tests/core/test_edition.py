"""Edition files: what is wrong in a broken one is said with the line, the entry and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spukhaus
from spukhaus.core import registry
from spukhaus.core.contract import Trial, check_all
from spukhaus.core.edition import EditionFile
from spukhaus.core.errors import EditionBroken, NotFound
from spukhaus.games.shy_monsters.rules.box import Box

GAME = spukhaus.game("shy_monsters")
TEXT = registry.edition(GAME).text
DRAKE = '    ". X .",\n    "T M X",\n    ". X .",\n'


def line_of(part: str, text: str = TEXT) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("corridors = 3", "corridors = ", "edition-syntax", line_of("corridors = 3")),
        ("corridors = 3", "corridors = 99", "edition-range", line_of("corridors = 3")),
        ("corridors = 3", 'corridors = "three"', "edition-type", line_of("corridors = 3")),
        ("corridors = 3", "corridors = true", "edition-type", line_of("corridors = 3")),
        ("corridors = 3", "coridors = 3", "edition-missing", line_of("[tiles]")),
        ("corridors = 3", "corridors = 3\nplants = 2", "edition-unknown", line_of("corridors = 3") + 1),
        ('game = "shy_monsters"', 'game = "chess"', "edition-other-game", line_of("game =")),
        ('name = "standard"', 'name = "Über"', "edition-pattern", line_of("name =")),
        ('fr = "Édition standard"\n', "", "edition-missing", line_of("[title]")),
        ('id = "drake"', 'id = "bat"', "edition-name-taken", line_of('id = "drake"')),
        ('id = "drake"', 'id = "exit"', "edition-name-taken", line_of('id = "drake"')),
        ('colour = "orange"', 'colour = "sparkling"', "edition-one-of", line_of('colour = "orange"')),
        (DRAKE, DRAKE.replace("T M X", "T M X X"), "edition-diagram-shape", line_of(DRAKE) - 1),
        (DRAKE, '    ". X .",\n', "edition-diagram-shape", line_of(DRAKE) - 1),
        (DRAKE, DRAKE.replace("T M X", "T M Q"), "edition-diagram-mark", line_of(DRAKE) - 1),
        (DRAKE, DRAKE.replace("T M X", "M T X"), "edition-diagram-centre", line_of(DRAKE) - 1),
        (DRAKE, DRAKE.replace("T M X", "X M X"), "edition-diagram-alone", line_of(DRAKE) - 1),
        (DRAKE, DRAKE.replace("T M X", "T M T"), "edition-diagram-twice", line_of('id = "serpent"') + 2),
        (DRAKE, "    1,\n    2,\n    3,\n", "edition-type", line_of(DRAKE) - 1),
        ("monsters = 2\nreveals = 2", "monsters = 3\nreveals = 2", "edition-few-monsters", line_of("[[monster]]")),
        ("monsters = 2\nreveals = 2", "monsters = 2\nreveals = 7", "edition-range", line_of("reveals = 2")),
        ('source = "attested"\n\n[[storey]]', 'source = "guess"\n\n[[storey]]', "edition-one-of", None),
        ('de = "Drache"', "de = 1", "edition-type", line_of('de = "Drache"')),
        ('pl = "smok"', 'pl = "smok"\ncz = "drak"', "edition-unknown", line_of('pl = "smok"') + 1),
        ("[tiles]", '[about]\nde = "Unsere"\n\n[tiles]', "edition-missing", line_of("[tiles]")),
        ('pl = "Wydanie', 'cz = "Vydání"\npl = "Wydanie', "edition-unknown", line_of('pl = "Wydanie')),
    ],
)
def test_a_broken_edition_is_explained(old: str, new: str, code: str, line: int | None) -> None:
    assert old in TEXT
    with pytest.raises(EditionBroken) as error:
        registry.read_edition(GAME, TEXT.replace(old, new, 1))
    assert error.value.code == code
    if line is not None:
        assert error.value.params["line"] == line


def test_entries_are_counted_from_one() -> None:
    with pytest.raises(EditionBroken) as error:
        registry.read_edition(GAME, TEXT.replace('de = "Drache"', "de = 1"))
    assert error.value.params["entry"] == "monster.2.name.de"


def test_no_table_at_all_is_not_a_list_of_tables() -> None:
    file = EditionFile.parse('game = "shy_monsters"\nstorey = []\n')
    with pytest.raises(EditionBroken) as error:
        file.tables("storey")
    assert error.value.code == "edition-type"
    assert error.value.params == {"line": 2, "entry": "storey", "expected": "tables"}


def test_a_header_that_is_not_plain_does_not_move_the_entries_before_it() -> None:
    file = EditionFile.parse('[tiles]\nsource = 1\n["walking"]\nsource = 2\n')
    with pytest.raises(EditionBroken) as error:
        file.table("tiles").source()
    assert error.value.params["line"] == 2


@pytest.mark.parametrize(("text", "line"), [("game = 1\nname = \n[tiles]\n", 2), ("game = 1\n[tiles", 2)])
def test_the_line_of_broken_toml_is_told_once(text: str, line: int) -> None:
    with pytest.raises(EditionBroken) as error:
        EditionFile.parse(text)
    assert error.value.params["line"] == line
    reason = str(error.value.params["reason"])
    assert reason
    assert "(at" not in reason


def test_comments_and_spacing_do_not_make_a_new_edition() -> None:
    standard = registry.edition(GAME)
    assert registry.read_edition(GAME, f"# mine\n\n{TEXT}") == standard
    assert registry.read_edition(GAME, TEXT.replace("idle_limit = 50", "idle_limit = 60")) != standard


def test_every_entry_says_where_it_comes_from() -> None:
    box = registry.edition(GAME).content
    assert isinstance(box, Box)
    assert {monster.source for monster in box.monsters} == {"attested"}
    assert TEXT.count("source = ") == len(box.monsters) + len(box.storeys) + 2


def test_a_box_with_other_figures_can_be_played(tmp_path: Path) -> None:
    """Four corridors, a new monster, another diagram: nothing of the standard box is built into the rules."""
    text = (
        TEXT.replace('name = "standard"', 'name = "big-box"')
        .replace("corridors = 3", "corridors = 4")
        .replace(DRAKE, DRAKE.replace("T M X", "T M ."))
        .replace('id = "kraken"', 'id = "ogre"')
    )
    path = tmp_path / "big.toml"
    path.write_text(text, "utf-8")
    edition = registry.find_edition(GAME, str(path))
    looked_at = check_all(Trial(GAME, registry.config(GAME, edition=edition), matches=4))
    assert all(looked_at.values())


def test_no_such_edition() -> None:
    with pytest.raises(NotFound):
        registry.find_edition(GAME, "golden")
    with pytest.raises(NotFound):
        registry.find_edition(GAME, "missing.toml")


@given(st.integers(0, len(TEXT)), st.integers(0, 40), st.text(max_size=6))
def test_a_damaged_edition_is_read_or_refused_and_never_crashes(at: int, length: int, instead: str) -> None:
    try:
        registry.read_edition(GAME, TEXT[:at] + instead + TEXT[at + length :])
    except EditionBroken as error:
        assert error.params["line"]


def test_an_edition_may_say_what_it_is() -> None:
    about = '[about]\nde = "Unsere."\nen = "Ours."\nfr = "La nôtre."\npl = "Nasze."\n\n'
    terms = dict(registry.read_edition(GAME, TEXT.replace("[tiles]", f"{about}[tiles]")).terms)
    assert dict(terms["edition-about"])["en"] == "Ours."
    assert "edition-about" not in dict(registry.edition(GAME).terms)
