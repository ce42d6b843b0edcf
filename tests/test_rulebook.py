"""The rulebook: marks, events and examples name real rules, and show what they claim to show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES, sources
from spukhaus.core.rulebook import STATUSES, rule, rule_index, rule_titles, rules_page, without_sources
from spukhaus.server.rulebook import moments, playthrough
from spukhaus.texts import Speaker
from tests.server.running import a_house, serving
from tests.test_texts import WEB, words_of_pages

GAMES = registry.game_names()
PICTURES = sorted(WEB.glob("games/*/rulebook/*.svelte"))


def marks(text: str, language: str) -> set[str]:
    """The sources that a rule's own text names, in its language."""
    said = " ".join(" ".join(re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)).split()).lower()
    words = {status: Speaker(language).say(f"status-{status}").lower() for status in STATUSES}
    return {status for status, word in words.items() if word in said}


def before_reading(text: str, language: str) -> str:
    """What a rule says before its first reading, without its heading."""
    told = text.partition("\n")[2]
    for status in ("reading", "ours"):
        told = told.partition(f"*{Speaker(language).say(f'status-{status}')}")[0]
    return told.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_status_and_its_page_says_the_same(name: str, language: str) -> None:
    game = registry.game(name)
    index = rule_index(game)
    assert list(index.status) == list(rule_titles(game, language))
    marked = any(marks(rule(game, language, number), language) - {"reading", "ours"} for number in index.status)
    for number, status in index.status.items():
        text = rule(game, language, number)
        expected = marks(text, language)
        if not marked and before_reading(text, language):
            expected |= {"attested"}  # a page without marks is the rulebook's word, up to our readings
        assert set(status) == expected, number
        assert list(status) == [known for known in STATUSES if known in status], number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_marks_of_sentences_fold_away_and_nothing_else_does(name: str, language: str) -> None:
    game = registry.game(name)
    words = {status: Speaker(language).say(f"status-{status}") for status in STATUSES}
    for number in rule_index(game).status:
        text = rule(game, language, number)
        plain = without_sources(text, words)
        assert marks(plain, language) == marks(text, language) & {"reading", "ours"}, number
        left = set(re.findall(r"\w+", plain))
        assert left <= set(re.findall(r"\w+", text))
        bare = re.sub(r"(?<!\*)\*[^*]+\*(?!\*)", "", text)  # without whatever is marked
        assert set(re.findall(r"\w+", bare)) <= left, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_each_page_opens_with_how_to_play_on_one_screen(name: str, language: str) -> None:
    game = registry.game(name)
    _, opening, how, about, *_ = re.split(r"^#+ ", rules_page(game, language), flags=re.MULTILINE)
    least = 90 if len(rule_titles(game, language)) > 10 else 40  # a game of few rules is soon explained
    assert opening.strip()
    assert least < len(how.split()) < 230
    assert not re.search(r"[A-Z]{2}-\d+", how)
    assert re.search(r"\b[2-6]\b", about)  # for how many


@pytest.mark.parametrize("name", GAMES)
def test_every_event_comes_from_a_rule(name: str) -> None:
    game = registry.game(name)
    index = rule_index(game)
    assert set(index.events) == set(game.events)
    assert set(index.events.values()) <= set(index.status)


@pytest.mark.parametrize("name", GAMES)
def test_examples_show_what_they_claim(name: str) -> None:
    game = registry.game(name)
    index = rule_index(game)
    assert len(index.examples) * 4 >= len(index.status)
    assert set(index.examples) <= set(index.status)
    for example in index.examples.values():
        match = playthrough(example, name)
        assert 1 <= example.first <= example.last <= len(match.log)
        before, *steps = moments(example, match)
        assert before["action"] is None
        assert [step["number"] for step in steps] == list(range(example.first, example.last + 1))
        heard = [told["kind"] for step in steps for told in step["told"]]
        assert example.shows
        assert set(example.shows) <= set(heard), example.rule


@pytest.mark.anyio
async def test_the_pages_ask_for_rules_and_examples() -> None:
    async with a_house() as house, serving(house) as site:
        for name in GAMES:
            index = (await site.http.get(f"/api/rules/{name}")).json()
            assert set(index) == {"status", "events", "examples"}
            for number in index["examples"]:
                shown = (await site.http.get(f"/api/rules/{name}/examples/{number}")).json()
                assert shown["rule"] == number
                assert len(shown["moments"]) > 1
        refused = await site.http.get("/api/rules/ghostbumpers/examples/GB-3")
        assert refused.status_code == 404
        assert refused.json()["error"]["code"] == "no-example"
        assert (await site.http.get("/api/rules/chess")).json()["error"]["code"] == "unknown-game"


@pytest.mark.parametrize("name", GAMES)
def test_an_example_tells_a_seat_what_the_seat_was_told(name: str) -> None:
    """Not a byte of what the others did in secret: the actions of other seats are not among the moments."""
    for example in rule_index(registry.game(name)).examples.values():
        match = playthrough(example, name)
        for moment in list(moments(example, match))[1:]:
            assert (moment["action"] is not None) == (match.log[moment["number"] - 1].seat == example.seat)


def test_every_entry_of_an_edition_says_where_it_comes_from() -> None:
    found = sources(registry.edition(registry.game("straszydla")).text)
    assert found["trade"] == "attested"
    assert found["horror.feed"] == "attested"
    assert found["scare.2"] == "reconstructed"
    assert found["spook.strzyga"] == "attested"
    assert sources(registry.edition(registry.game("shy_monsters")).text)["monster.bat"] == "attested"


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.stem)
def test_every_picture_belongs_to_a_rule_and_is_told_in_words(picture: Path) -> None:
    name = picture.parent.parent.name
    titles = rule_titles(registry.game(name), "en")
    assert picture.stem in titles or picture.stem == "Zones"  # the one block of diagrams has no number
    for language in LANGUAGES:
        assert f"picture-{picture.stem}" in words_of_pages(name, language)
