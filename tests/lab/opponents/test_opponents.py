"""Opponents for the arena: OpenSpiel's search, which is honest, and a cheat, which only the arena lets peek."""

from __future__ import annotations

import random
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.errors import NotFound, SpukhausError
from spukhaus.core.game import AnyGame, Choices
from spukhaus.lab import opponents
from spukhaus.lab.environments.position import Position, random_match
from spukhaus.lab.opponents.cheating import CheatingSearch
from spukhaus.lab.opponents.ismcts import RandomPlayouts, finished
from spukhaus.simulation.matches import Series, play_match
from spukhaus.thinking.guide import Guide
from tests.lab.environments.setups import EDITIONS, encoding_of

SEARCH, CHEAT = (f"spukhaus.lab.opponents:{name}" for name in ("Ismcts", "CheatingSearch"))


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPUKHAUS_SECONDS", "0")


def series(game: str) -> Series:
    box = EDITIONS / f"short-{game.replace('_', '-')}.toml"
    return Series(game, box.read_text("utf-8"), "1", registry.config(registry.game(game)).options)


@pytest.mark.parametrize("bot", [SEARCH, CHEAT])
@pytest.mark.parametrize(("game", "seats"), [("ghostbumpers", 3), ("shy_monsters", 2), ("straszydla", 2)])
def test_they_play_whole_matches(bot: str, game: str, seats: int) -> None:
    for deal in range(2):
        match, _ = play_match(series(game), deal, (bot,) * (seats - 1) + ("random",))
        assert match.decisions


def test_the_cheat_plays_the_whole_game_of_ghostbumpers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("ghostbumpers")
    standard = Series(game.name, registry.edition(game).text, "1", registry.config(game).options)
    match, _ = play_match(standard, 0, (CHEAT, "random", "random"))
    assert match.decisions >= 50
    match, _ = play_match(standard, 0, ("random", SEARCH, "random"))
    assert match.decisions >= 50


@pytest.mark.parametrize(("name", "seats"), [("ghostbumpers", 4), ("shy_monsters", 2), ("straszydla", 2)])
def test_the_search_chooses_the_same_whatever_its_seat_cannot_know(name: str, seats: int) -> None:
    encoding, rng = encoding_of(name, seats), random.Random(8)
    bot, compared = opponents.Ismcts(encoding.game), 0
    for number, position in enumerate(random_match(encoding, rng)):
        if number % 20 or position.seat is None or position.begun or number > 200:
            continue
        twin = position.others_of_its_kind(position.seat, rng)
        assert chosen(bot, position) == chosen(bot, twin)
        compared += 1
    assert compared


def chosen(bot: opponents.Ismcts, position: Position) -> Any:
    assert position.seat is not None
    choices = position.game.legal_actions(position.state, position.seat)
    action = bot.choose(position.view(position.seat), choices, random.Random(3))
    assert action in choices
    return action


class Spy:
    """Would like to know the truth, and does not say that it cheats."""

    def __init__(self, game: AnyGame) -> None:
        """Needs nothing of the game."""

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        return choices.sample(rng)

    def choose_knowing(self, state: Any, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        raise AssertionError("the truth was shown")


class Cheat(Spy):
    peeks = True


def test_the_arena_shows_the_truth_only_to_who_says_that_it_cheats() -> None:
    play_match(series("ghostbumpers"), 0, (f"{__name__}:Spy", "random", "random"))
    with pytest.raises(SpukhausError, match="the truth was shown"):
        play_match(series("ghostbumpers"), 0, (f"{__name__}:Cheat", "random", "random"))


def test_a_cheat_finds_no_table() -> None:
    game = registry.game("ghostbumpers")
    with pytest.raises(NotFound):
        registry.bot(game, CHEAT)
    with pytest.raises(PermissionError, match="cheats"):
        opponents.CheatingSearch(game).choose(None, None, random.Random(1))  # type: ignore[arg-type]
    assert not any(getattr(maker, "peeks", False) for name in registry.game_names() for maker in makers(name))


def makers(name: str) -> list[Any]:
    return list(registry.bots(registry.game(name)).values())


def test_a_game_without_a_guide_has_the_general_one(coins: AnyGame) -> None:
    from spukhaus.games.ghostbumpers.bots.guide import GhostGuide

    assert CheatingSearch(registry.game("ghostbumpers")).guide is GhostGuide
    assert CheatingSearch(coins).guide is Guide


def test_playouts_begin_with_what_was_begun() -> None:
    encoding, rng = encoding_of("shy_monsters"), random.Random(2)
    position = next(random_match(encoding, rng))
    for _ in range(4):
        position = position.say(position.legal[-1])
    said = [encoding.words[word].removeprefix("cell ") for word in position.begun]
    after = finished(position, rng)
    assert not after.begun
    assert set(said) <= set(after.state.storey.layout)
    assert sum(RandomPlayouts().evaluate(position, rng)) == 0


def test_the_times_are_in_the_names() -> None:
    kinds = (opponents.Ismcts01, opponents.Ismcts03, opponents.Ismcts1, opponents.Ismcts2)
    assert [kind.seconds for kind in kinds] == [0.1, 0.3, 1.0, 2.0]


@pytest.mark.parametrize("bot", [SEARCH, CHEAT])
def test_they_beat_random_players(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPUKHAUS_SECONDS", "0.01")
    game = registry.game("ghostbumpers")
    box = registry.find_edition(game, "examples/tiny-ghostbumpers.toml").text
    small = Series(game.name, box, "1", registry.config(game).options)
    shares = [play_match(small, deal, (bot, "random", "random"))[0].shares[0] for deal in range(60)]
    assert sum(shares) / len(shares) > 0.45
