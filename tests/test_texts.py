"""The four languages are equals: everything that can be said has its words in each of them."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import spukhaus
from spukhaus.core import registry
from spukhaus.core.contract import Trial
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import ActionRefused, EditionBroken, IllegalAction, OutOfTurn, SpukhausError
from spukhaus.core.game import PUBLIC, AnyGame
from spukhaus.core.plain_json import kind_of
from spukhaus.core.rulebook import rule, rule_titles
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.texts import Speaker, language_of, text_file

SOURCE = Path(spukhaus.__file__).parent
FILES = [path for path in SOURCE.rglob("*.py") if SOURCE / "template" not in path.parents]
"""The template speaks only once it is a game of its own."""
GAMES = registry.game_names()
OWNERS: list[str | None] = [None, *GAMES]
WEB = SOURCE.parent.parent / "web" / "src"
ROOMS = [WEB / "texts", *sorted(WEB.glob("*/texts"))]
"""The words of the pages, room by room."""
PAGES = [*ROOMS, *sorted({file.parent for file in WEB.glob("games/*/texts/**/en.ftl")})]
"""Those too that show a game."""


def words_of_pages(name: str, language: str = "en") -> dict[str, set[str]]:
    """Every message that the pages of a game bring along: for its board, its door, its rulebook, its puzzles."""
    files = sorted((WEB / "games" / name / "texts").rglob(f"{language}.ftl"))
    return {message: used for file in files for message, used in messages_in(file).items()}


def owner_of(name: str | None) -> AnyGame | None:
    return None if name is None else registry.game(name)


def messages(language: str, name: str | None) -> dict[str, set[str]]:
    return messages_in(text_file(language, owner_of(name)))


def variables(node: Any) -> set[str]:
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.BaseNode):
        return set().union(*(variables(part) for part in vars(node).values()))
    if isinstance(node, list):
        return set().union(*map(variables, node))
    return set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OWNERS)
def test_every_language_has_the_same_messages_with_the_same_variables(name: str | None, language: str) -> None:
    assert messages(language, name) == messages("en", name)


def messages_in(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the variables that it uses."""
    tree = FluentParser().parse(path.read_text("utf-8"))
    found = {}
    for entry in tree.body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            assert entry.value is not None
            found[entry.id.name] = variables(entry.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pages", PAGES, ids=lambda pages: pages.relative_to(WEB).as_posix())
def test_the_pages_say_the_same_in_every_language(pages: Path, language: str) -> None:
    assert messages_in(pages / f"{language}.ftl") == messages_in(pages / "en.ftl")


def asked_in(folder: Path, pattern: str) -> set[str]:
    """Every message that the pages in a folder ask for by its full name."""
    sources = [path for path in folder.rglob("*") if path.suffix in (".svelte", ".ts")]
    return {found for path in sources for found in re.findall(pattern, path.read_text("utf-8"))}


def test_every_word_of_the_pages_exists() -> None:
    house = set(messages("en", None)).union(*(messages_in(room / "en.ftl") for room in ROOMS))
    asked = asked_in(WEB, r'\bt\("([a-z][\w-]*)"')
    assert len(asked) > 60
    assert asked - house == set()
    for name in GAMES:
        known = house | set(messages("en", name)) | set(words_of_pages(name))
        asked = asked_in(WEB / "games" / name, r'\bspeaker\.say\("([a-z][\w-]*)"')
        assert asked or not words_of_pages(name)
        assert asked - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_error_action_ending_and_role_has_a_text(name: str, language: str) -> None:
    game = registry.game(name)
    speaker = Speaker(language, game, registry.edition(game))
    wanted = [
        *(f"event-{kind}" for kind in game.events),
        *(f"error-{code}" for code in game.refusals),
        *(f"ending-{reason}" for reason in game.endings),
        *(f"action-{kind_of(action)}" for action in game.actions),
        *(f"role-{role}" for role in game.roles),
        *(f"bot-{bot}" for bot in registry.bots(game)),
        *(f"option-{option.name}" for option in game.options),
        *(f"option-{option.name}-{value}" for option in game.options for value in option.values),
        *(f"option-{option.name}-{option.numbered.name}" for option in game.options if option.numbered),
        "title",
        "tagline",
        "edition",
    ]
    assert [message for message in wanted if not speaker.knows(message)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_built_in_edition_but_the_standard_one_says_what_it_is(name: str) -> None:
    game = registry.game(name)
    for edition in registry.edition_names(game):
        terms = dict(registry.edition(game, edition).terms)
        assert edition == registry.STANDARD or "edition-about" in terms, edition


@cache
def raised_codes() -> dict[str, Path]:
    """Every code that any error in the source is raised with."""
    names = {SpukhausError.__name__, *(kind.__name__ for kind in all_kinds(SpukhausError))}
    found = {}
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant)):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in names or called == "broken":
                found[str(node.args[0].value)] = path
    return found


def all_kinds(kind: type[SpukhausError]) -> list[type[SpukhausError]]:
    return [inner for direct in kind.__subclasses__() for inner in (direct, *all_kinds(direct))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_is_raised_has_a_text(language: str) -> None:
    codes = raised_codes()
    assert len(codes) > 30
    for code, path in codes.items():
        game = next((registry.game(name) for name in GAMES if f"games/{name}" in path.as_posix()), None)
        assert Speaker(language, game).knows(f"error-{code}"), f"{code} in {path}"


def said_messages() -> set[str]:
    """Every message that the source asks for by its full name, and not by a prefix and a word."""
    found: set[str] = set()
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say":
                found |= {str(part.value) for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)}
    return {message for message in found if not message.endswith("-")}


def test_everything_that_is_said_exists_and_nothing_is_written_in_vain() -> None:
    speakers = [
        Speaker("en", owner_of(name), registry.edition(registry.game(name)) if name else None) for name in OWNERS
    ]
    said = said_messages()
    missing = {message for message in said if not any(speaker.knows(message) for speaker in speakers)}
    assert missing <= {"edition-about"}  # said by editions that have something to say
    vocabularies = {vocabulary for name in GAMES for vocabulary in registry.game(name).words.values()}
    fixed = {"event", "error", "ending", "action", "role", "bot", "option", "belief", "measure", "study"}
    fixed |= {"status", "opening", "moment", "verdict", "cube", "call"}
    prefixes = f"({'|'.join(fixed | vocabularies | {'expected', 'table', 'help', 'choose', 'players'})})-"
    idle = {
        message
        for name in OWNERS
        for message in messages("en", name)
        if not re.match(prefixes, message) and message not in said
    }
    assert idle <= {"players", "players-range", "choose-game", "choose-seat", "score"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whole_random_matches_can_be_told_to_everybody(name: str, language: str) -> None:
    """Every event as every seat hears it, every action and every refusal finds its words and its variables."""
    game = registry.game(name)
    config = registry.config(game)
    speaker = Speaker(language, game, config.edition)
    trial, rules = Trial(game, config, matches=25), rule_titles(game, language)
    pool = []
    for match in trial.random_matches():
        for moment in match:
            for seat in (*range(config.seats), PUBLIC):
                for told in moment.step.told(seat):
                    assert speaker.event(told)
                assert game.view(moment.before, seat).rule in rules
            assert speaker.action(moment.logged.action)
            pool.append(moment.logged.action)
            for seat in range(config.seats):
                try:
                    game.apply(moment.before, seat, pool[len(pool) // 2])
                except ActionRefused as refusal:
                    assert speaker.error(refusal)
        outcome = game.outcome(match[-1].step.state)
        assert outcome is not None
        assert speaker.outcome(outcome)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_pages_have_every_rule(name: str, language: str) -> None:
    game = registry.game(name)
    titles = rule_titles(game, language)
    assert list(titles) == list(rule_titles(game, "en"))
    for number in titles:
        assert len(rule(game, language, number)) > len(f"### {number} {titles[number]}") + 20
    numbers = [int(number.partition("-")[2]) for number in titles]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_that_a_refusal_names_has_a_page(name: str) -> None:
    game = registry.game(name)
    named = set()
    for path in (registry.data(game).parent / "rules").glob("*.py"):
        named |= set(re.findall(r'rule="([A-Z]{2}-\d+)"', path.read_text("utf-8")))
    assert named
    assert named <= set(rule_titles(game, "en"))


SIGNS = str.maketrans("•×_", "TX.")
"""The pages draw the diagrams as the pictures do: a dot where a tile must lie, a cross where none may."""


def test_shy_monsters_diagrams_on_the_rules_pages_are_those_of_the_box() -> None:
    game = registry.game("shy_monsters")
    edition = registry.edition(game)
    box = edition.content
    assert isinstance(box, Box)
    for language in LANGUAGES:
        page = (registry.data(game) / "rulebook" / f"{language}.md").read_text("utf-8")
        speaker = Speaker(language, game, edition)
        block = re.findall(r"```\n(.*?)```", page, re.DOTALL)[0].splitlines()
        for names, *rows in (block[0:4], block[5:9]):
            columns = [(found.start(), found.group()) for found in re.finditer(r"\S+", names)]
            for start, name in columns:
                [monster] = [one for one in box.monsters if speaker.say(f"face-{one.name}") == name]
                drawn = tuple(row[start : start + 5].replace(" ", "").translate(SIGNS) for row in rows)
                assert drawn == monster.diagram, (language, name)


@pytest.mark.parametrize(
    ("count", "expected"),
    [(0, "0 osób"), (1, "1 osoba"), (2, "2 osoby"), (5, "5 osób"), (12, "12 osób"), (22, "22 osoby"), (25, "25 osób")],
)
def test_polish_has_three_plurals(count: int, expected: str) -> None:
    assert Speaker("pl").say("players", least=count, most=count) == expected


def test_french_says_zero_in_the_singular() -> None:
    assert Speaker("fr").say("players", least=0, most=0) == "0 joueur"


def test_names_of_an_edition_come_from_its_file() -> None:
    game = registry.game("shy_monsters")
    text = registry.edition(game).text.replace('pl = "nietoperz"', 'pl = "gacek"')
    speaker = Speaker("pl", game, registry.read_edition(game, text))
    assert speaker.say("face-bat") == "gacek"


def test_players_are_called_by_their_names() -> None:
    game = registry.game("shy_monsters")
    error = OutOfTurn("not-asked", seat=0, asked=(1,))
    assert Speaker("en", game, players={0: "Ada", 1: "Bo"}).error(error) == "It is not Ada’s turn. Waiting for: Bo."
    assert "Hero" in Speaker("en", game).error(error)


def test_a_refusal_names_its_rule_and_its_cause() -> None:
    game = registry.game("shy_monsters")
    refusal = IllegalAction("attack-spent", rule="SM-17")
    assert "SM-17" in Speaker("de", game).error(refusal)
    broken = EditionBroken("edition-range", line=7, entry="tiles.corridors", found=99, least=0, most=6)
    assert "7" in Speaker("fr").error(broken)


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "de_DE.UTF-8"}, "de"), ({"LANG": "pl_PL"}, "pl"), ({"LC_ALL": "fr_CA", "LANG": "de_DE"}, "fr"),
     ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "it_IT"}, "en"), ({}, "en")],
)  # fmt: skip
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_a_missing_variable_is_an_error_and_not_a_hole_in_the_text() -> None:
    with pytest.raises(LookupError):
        Speaker("en").say("error-unknown-game", game="chess")
