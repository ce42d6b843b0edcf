"""The bots of earlier versions: they go on playing as they played then, whatever becomes of rules, views and bots.

The matches beside this file were played by the masters of 0.6.0, to the end and with all the time they wanted.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from math import inf
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.errors import NotFound
from spukhaus.core.game import CHANCE, PUBLIC, AnyConfig, AnyGame, Choices, Listed, Seat
from spukhaus.lab.opponents import Master060
from spukhaus.lab.opponents.frozen import Turning, frozen_module, view_maker
from spukhaus.simulation.matches import Series, play_match
from spukhaus.template.coins import GAME as COINS
from spukhaus.thinking.search import Effort
from tests.lab.environments.setups import EDITIONS

FOLDER: Final = Path(__file__).parent
MATCHES: Final = FOLDER / "matches"
EVERY: Final = {"ghostbumpers": 17, "shy_monsters": 1, "straszydla": 13}
"""Every so many decisions of a match are decided again: a master takes its time."""

GAMES = pytest.mark.parametrize("name", sorted(EVERY))


@pytest.fixture(autouse=True)
def _all_the_time_in_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the clock ends a search early, and then the choice is another one."""
    for kind in (Effort, frozen_module("spukhaus060", "thinking.search").Effort):
        monkeypatch.setattr(kind, "deadline", lambda effort: inf)


@dataclass(frozen=True, slots=True)
class Decision:
    number: int
    view: Any
    choices: Choices[Any]
    text: str
    """What the master of 0.6.0 did."""

    def rng(self, match: Match) -> random.Random:
        """As in `core.play`."""
        return random.Random(f"{match.seed} bot {self.view.seat} {self.number}")


@dataclass(frozen=True, slots=True)
class Match:
    """A match of 0.6.0, with the rules of then or of today."""

    game: AnyGame
    config: AnyConfig
    seed: str
    actions: tuple[tuple[Seat, str], ...]

    def states(self) -> Iterator[Any]:
        state = self.game.new(self.config)
        for seat, text in self.actions:
            yield state
            state = self.game.apply(state, seat, self.game.read(text)).state
        yield state

    def decisions(self) -> Iterator[Decision]:
        for number, (state, (seat, text)) in enumerate(zip(self.states(), self.actions, strict=False)):
            if seat != CHANCE:
                yield Decision(number, self.game.view(state, seat), self.game.legal_actions(state, seat), text)


def then(name: str) -> Match:
    match = frozen_module("spukhaus060", "core.matchfile").read((MATCHES / f"{name}.txt").read_text("utf-8"))
    actions = tuple((logged.seat, match.game.write(logged.action)) for logged in match.log)
    return Match(match.game, match.config, match.seed, actions)


def today(name: str) -> Match:
    old, game = then(name), registry.game(name)
    edition = registry.read_edition(game, old.config.edition.text)
    config = registry.config(game, old.config.seats, edition, old.config.options, rules=1)
    return replace(old, game=game, config=config)


def check_decisions(name: str, match: Match, bot: Any) -> None:
    for decision in list(match.decisions())[:: EVERY[name]]:
        chosen = bot.choose(decision.view, decision.choices, decision.rng(match))
        assert match.game.write(chosen) == decision.text, decision.number


@GAMES
def test_the_master_of_060_plays_as_it_did(name: str) -> None:
    match = then(name)
    check_decisions(name, match, Master060(match.game))


@GAMES
def test_it_plays_so_with_the_rules_of_today(name: str) -> None:
    match = today(name)
    check_decisions(name, match, Master060(match.game))


@GAMES
def test_an_old_view_is_what_the_old_rules_would_have_shown(name: str) -> None:
    now, before = today(name), then(name)
    old_view = view_maker("spukhaus060", name)
    for state, old_state in zip(now.states(), before.states(), strict=True):
        for seat in (PUBLIC, *range(now.config.seats)):
            shown = old_view(now.game.view(state, seat))
            if name == "ghostbumpers":  # a set is written 2×8 now; bots read its cards
                old_words = [replace(played, value=played.value.replace("×", ",")) for played in shown.trick]
                shown = replace(shown, trick=tuple(old_words))
            assert shown == before.game.view(old_state, seat)


@GAMES
def test_the_same_is_offered_in_every_world_that_fits(name: str) -> None:
    match, rng = then(name), random.Random(5)
    for decision in match.decisions():
        world = match.game.determinize(decision.view, rng)
        assert match.game.legal_actions(world, decision.view.seat) == decision.choices


@pytest.mark.parametrize(("name", "seats"), [("ghostbumpers", 3), ("shy_monsters", 2), ("straszydla", 2)])
def test_the_arena_finds_it_by_name(name: str, seats: int) -> None:
    box = (EDITIONS / f"short-{name.replace('_', '-')}.toml").read_text("utf-8")
    series = Series(name, box, "1", registry.config(registry.game(name)).options)
    match, _ = play_match(series, 0, ("spukhaus.lab.opponents:Master060", *["random"] * (seats - 1)))
    assert match.decisions


def some_decision() -> tuple[Match, Decision]:
    match = today("ghostbumpers")
    return match, list(match.decisions())[40]


def test_what_a_view_has_learned_since_is_left_out() -> None:
    _, decision = some_decision()
    told = {field.name: getattr(decision.view, field.name) for field in fields(decision.view)}
    old_view = view_maker("spukhaus060", "ghostbumpers")
    assert old_view(SimpleNamespace(**told, weather="fog")) == old_view(decision.view)
    del told["scores"]
    with pytest.raises(ValueError, match="needs View with scores"):
        old_view(SimpleNamespace(**told))


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True, slots=True)
class Ghost:
    mood: Mood | None
    moods: Mapping[str, Mood]
    kinds: frozenset[Mood]
    pair: tuple[int, Mood]
    weight: int = 3


def test_things_are_turned_into_what_the_annotations_ask_for() -> None:
    turn = Turning("spukhaus060").into(Ghost)
    calm, wild = (SimpleNamespace(value=mood) for mood in ("calm", "wild"))
    today = SimpleNamespace(mood=None, moods={"night": wild}, kinds=[calm, wild], pair=(1, calm))
    assert turn(today) == Ghost(None, {"night": Mood.WILD}, frozenset(Mood), (1, Mood.CALM))
    with pytest.raises(TypeError, match="nothing can be turned into"):
        Turning("spukhaus060").into(list[Mood])


def test_an_edition_of_a_later_kind_is_refused() -> None:
    match, decision = some_decision()
    box = decision.view.edition
    later = Edition("later", "0" * 64, box.content, box.terms, f"{box.text}\n[weather]\nfog = 1\n")
    with pytest.raises(ValueError, match="cannot read the edition later"):
        Master060(match.game).choose(replace(decision.view, edition=later), decision.choices, random.Random(1))


def test_a_choice_that_is_not_offered_any_more_is_an_error() -> None:
    match, decision = some_decision()
    with pytest.raises(ValueError, match="do not offer"):
        Master060(match.game).choose(decision.view, Listed(()), random.Random(1))


def test_a_game_that_was_not_there_yet_is_refused() -> None:
    with pytest.raises(NotFound):
        Master060(COINS)


def test_it_is_loaded_only_where_it_plays() -> None:
    script = "import sys, spukhaus.lab.opponents; print('spukhaus060' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True).stdout == "False\n"


def test_the_copy_has_nothing_of_today_in_it() -> None:
    for name in EVERY:
        Master060(registry.game(name))
    modules = [module for name, module in sys.modules.items() if name.startswith("spukhaus060.")]
    assert len(modules) > 50
    for module in modules:
        for thing in vars(module).values():
            home = thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", None)
            assert not str(home).startswith("spukhaus."), (module.__name__, thing)
