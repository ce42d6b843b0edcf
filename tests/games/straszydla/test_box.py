"""The edition file: every entry says where it comes from, and what is wrong is said with its line."""

from __future__ import annotations

import re
import tomllib
from typing import Any, cast

import pytest

from spukhaus.core import registry
from spukhaus.core.contract import CHECKS, Trial
from spukhaus.core.edition import LANGUAGES, Edition
from spukhaus.core.errors import EditionBroken
from spukhaus.texts import Speaker
from tests.games.straszydla.scenes import BOX, EDITION, GAME, edition_with


def tables_of(data: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    found = []
    for name, entry in data.items():
        if isinstance(entry, list):
            found += [(name, one) for one in entry]
        elif isinstance(entry, dict) and name == "horror":
            found += [(f"{name}.{use}", one) for use, one in entry.items()]
        elif isinstance(entry, dict) and name != "title":
            found.append((name, entry))
    return found


def test_every_entry_says_where_it_comes_from() -> None:
    tables = tables_of(tomllib.loads(EDITION.text))
    assert len(tables) > 80
    for name, entry in tables:
        assert entry.get("source") in ("attested", "reconstructed"), name


def test_what_the_book_attests() -> None:
    attested = {name for name, entry in tables_of(tomllib.loads(EDITION.text)) if entry["source"] == "attested"}
    assert attested == {
        "arrows", "rounds", "phases-with-stops", "phases-with-stops-for-two", "start-energy", "start-horror",
        "duel-dice", "stronger-dice", "choice-horror", "trade", "horror.feed", "scare", "spook",
    }  # fmt: skip
    assert BOX.sources["horror-feed"] == BOX.sources["scare-0"] == "attested"
    assert BOX.sources["scare-1"] == BOX.sources["purchases"] == "reconstructed"
    assert {name for name, spook in BOX.spooks.items() if spook.source == "attested"} == {"strzyga", "latarnik"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_spooks_have_names(language: str) -> None:
    speaker = Speaker(language, GAME, EDITION)
    for word in (*(f"tile-{name}" for name in BOX.tiles), *(f"spook-{name}" for name in BOX.spooks)):
        assert speaker.knows(word)
    assert speaker.say("spook-planetnik") == "Płanetnik"


BROKEN = [
    ('air = "purple"', 'air = "blue"', "edition-colour-twice", "water"),
    ("size = 5", "size = 4", "edition-board-size", "size"),
    ("size = 5", "size = 7", "edition-range", "size"),
    ('place = "ne"', 'place = "nw"', "edition-place-taken", "place"),
    ('place = "ne"', 'place = "district"', "edition-place-missing", "ne"),
    ("size = 5", "size = 3", "edition-tile-count", "district"),
    ('element = "all"', 'element = "air"', "edition-starters", "all"),
    ('id = "park"', 'id = "most"', "edition-name-taken", "most"),
    ('id = "zjawa"', 'id = "ognik"', "edition-name-taken", "ognik"),
    ('ability = "reroll"', 'ability = "redirect"', "edition-name-taken", "redirect"),
    ('["water", "water", "air", "air", "fire"]', "[]", "edition-pact-size", "pact"),
    ('["water", "water", "air", "air", "fire"]', '["wood"]', "edition-one-of", "wood"),
    ('"air", "air", "fire"]', '"air", "air", "earth"]', "edition-pact-twice", "pact"),
    ("off = 1", "off = 3", "edition-scare-order", "off"),
    ("[purchases]\nvalue = 1", "[purchases]\nvalue = -1", "edition-range", "purchases"),
    ("[purchases]\nvalue = 1", "[purchases]\nvalues = 1", "edition-missing", "value"),
    ("[horror.cube]\ncost = 2", "[horror.cube]\ncost = 0", "edition-range", "horror"),
    ('icons = "scare"', 'icons = "fright"', "edition-one-of", "icons"),
]


@pytest.mark.parametrize(
    ("old", "new", "code", "_what"), BROKEN, ids=[f"{code}-{what}" for _, _, code, what in BROKEN]
)
def test_a_broken_file_says_what_is_wrong_and_where(old: str, new: str, code: str, _what: str) -> None:
    with pytest.raises(EditionBroken) as caught:
        edition_with((old, new))
    assert caught.value.code == code
    assert int(str(caught.value.params["line"])) > 1
    for language in LANGUAGES:
        assert str(caught.value.params["line"]) in Speaker(language, GAME).error(caught.value)


def test_too_few_of_something() -> None:
    without_fire = re.sub(r'element = "fire"\nday', 'element = "air"\nday', EDITION.text)
    with pytest.raises(EditionBroken, match="edition-no-spook"):
        registry.read_edition(GAME, without_fire)
    first_pact = EDITION.text.index("[[pact]]")
    with pytest.raises(EditionBroken, match="edition-few-pacts"):
        registry.read_edition(GAME, EDITION.text[: EDITION.text.index("[[pact]]", first_pact + 1)])
    one_imp = re.sub(
        r'\[\[imp\]\]\nelement = "fire"\nability = "reroll"\ncount = 4\nsource = "\w+"\n', "", EDITION.text
    )
    with pytest.raises(EditionBroken, match="edition-no-imp"):
        registry.read_edition(GAME, one_imp)


def test_the_figures_of_another_box_are_played_with() -> None:
    other = edition_with(
        ("[arrows]\nvalue = 3", "[arrows]\nvalue = 2"), ("[rounds]\nvalue = 4", "[rounds]\nvalue = 1")
    )
    assert (other.content.figures.arrows, other.content.figures.rounds) == (2, 1)
    swapped = edition_with(
        ("[phase-limit]\nvalue = 20", "[phase-limit]\nvalue = 2"),
        ('water = "blue"\nair = "purple"', 'water = "purple"\nair = "blue"'),
    )
    assert swapped.content.elements == ("air", "water", "fire", "earth")
    assert swapped.content.pact_names == BOX.pact_names
    trial = Trial(GAME, registry.config(GAME, 2, cast("Edition[object]", swapped)), matches=1)
    for check in ("random games end", "actions can be written and read", "a replay gives the same states"):
        assert CHECKS[check](trial)
