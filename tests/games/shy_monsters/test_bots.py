"""The levels: honest, reproducible, each at home on every edition, and able to say why."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

import pytest

from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.edition import LANGUAGES, Edition
from spukhaus.core.game import CHANCE, Choices
from spukhaus.core.play import play_bots
from spukhaus.core.thought import Measure, Thought, think
from spukhaus.games.shy_monsters.bots import BOTS
from spukhaus.games.shy_monsters.bots.master import MasterBot
from spukhaus.games.shy_monsters.rules.actions import Action
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO
from spukhaus.games.shy_monsters.rules.view import View
from spukhaus.simulation import fixed_seats
from spukhaus.simulation.matches import play_match
from spukhaus.texts import Speaker
from tests.games.shy_monsters.scenes import CONFIG, GAME, scene


def make(name: str) -> Bot:
    return registry.bot(GAME, name)(GAME)


@pytest.mark.parametrize(("bots", "seat", "least"), [("sensible,random", 0, 0.85), ("random,sensible", 1, 0.7)])
def test_sensible_beats_random_in_either_seat(bots: str, seat: int, least: float) -> None:
    plan = fixed_seats.plan_of("shy_monsters", ("standard", CONFIG.edition), bots.split(","), 250, "test")
    result = fixed_seats.summarise(plan, [play_match(*seating)[0] for seating in plan.seatings()], 1)
    assert result["seats"][seat]["interval"][0] > least


LEVELS = ("novice", "sensible", "expert", "master")


def test_the_levels_are_named_from_weak_to_strong() -> None:
    assert tuple(BOTS) == (*LEVELS, "perfect")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_a_choice_is_the_same_whatever_the_seat_cannot_know(level: str, seed: int) -> None:
    """Same view, same random stream: neither the choice nor the reasons may depend on anything else."""
    rng, bot = random.Random(seed), make(level)
    match = play_bots(GAME, CONFIG, [make("sensible"), make("random")], f"{seed:064x}")
    state = GAME.new(CONFIG)
    for logged in match.log:
        if logged.seat == HERO:
            other = GAME.determinize(GAME.view(state, HERO), rng)
            thoughts = [
                think(bot, GAME.view(truth, HERO), GAME.legal_actions(truth, HERO), random.Random(seed))
                for truth in (state, other)
            ]
            assert thoughts[0] == thoughts[1]
        state = GAME.apply(state, logged.seat, logged.action).state


def own_box(*changes: tuple[str, str]) -> Edition[Box]:
    text = CONFIG.edition.text
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    return cast("Edition[Box]", registry.read_edition(GAME, text))


BOXES = {
    "standard": own_box(),
    "tiny": own_box(("corridors = 3", "corridors = 0"), ("monsters = 2\nreveals = 2", "monsters = 1\nreveals = 1")),
    "wide": own_box(("corridors = 3", "corridors = 4")),
    "crowded": own_box(
        ("corridors = 3", "corridors = 2"),
        ("monsters = 2\nreveals = 2", "monsters = 4\nreveals = 2"),
        ("monsters = 2\nreveals = 1", "monsters = 1\nreveals = 1"),
        ("monsters = 2\nreveals = 0", "monsters = 1\nreveals = 0"),
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("box", BOXES)
def test_every_level_plays_every_box_and_says_why(level: str, box: str) -> None:
    config = replace(CONFIG, edition=BOXES[box])
    bot, rng = make(level), random.Random(7)
    state = GAME.new(config)
    while asked := GAME.to_act(state):
        if asked[0] == CHANCE:
            action = GAME.chance(state, rng)
        else:
            view, choices = GAME.view(state, asked[0]), GAME.legal_actions(state, asked[0])
            thought = think(bot, view, choices, rng)
            action = thought.action
            assert action in choices
            check(thought, view)
        state = GAME.apply(state, asked[0], action).state
    assert state.ending in ("escaped", "killed", "walled-in", "gave-up")


def check(thought: Thought, view: View) -> None:
    values = [one.value for one in thought.alternatives]
    if view.seat == HERO:
        assert values == sorted(values, reverse=True)
    if thought.alternatives:
        assert thought.action in [one.action for one in thought.alternatives]
    if thought.measure is Measure.CHANCE:
        assert all(0 <= value <= 1 for value in values)
        for belief in thought.beliefs:
            assert sum(one.chance for one in belief.possibilities) == pytest.approx(1)
    for language in LANGUAGES:
        speaker = Speaker(language, GAME, view.edition)
        for belief in thought.beliefs:
            assert speaker.knows(f"belief-about-{belief.about['kind']}")
            assert all(speaker.knows(f"belief-that-{one.that['kind']}") for one in belief.possibilities)


def test_the_hero_says_where_the_last_monster_must_be() -> None:
    """All but two tiles lie open: the Exit is on one and the last monster on the other, the more dangerous there."""
    laid = scene("@ c x\nc . .\nc S D", 1).play("reveal k7", "reveal j7", "walk i8", "walk i7")
    thought = think(
        make("master"), GAME.view(laid.state, HERO), GAME.legal_actions(laid.state, HERO), random.Random(1)
    )
    assert [belief.about["tile"] for belief in thought.beliefs] == ["j9", "k9"]
    for belief in thought.beliefs:
        assert {one.that["face"] for one in belief.possibilities} == {"exit", "corridor"}


def test_a_stored_strategy_is_asked_first() -> None:
    def stored(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
        return Thought(choices.sample(rng)) if view.storey is None else None

    class StoredBot(MasterBot):
        level = replace(MasterBot.level, stored=(stored,))

    state = GAME.apply(GAME.new(CONFIG), -1, GAME.read("draw bat cobra")).state
    choices, view = GAME.legal_actions(state, DUNGEON_MASTER), GAME.view(state, DUNGEON_MASTER)
    assert StoredBot(GAME).choose(view, choices, random.Random(5)) == choices.sample(random.Random(5))


@pytest.mark.parametrize("level", LEVELS)
def test_the_hero_takes_a_known_exit(level: str) -> None:
    laid = scene("@ c x\nc . .\nc S D", number=1).play("reveal j9", "reveal k9")
    bot = make(level)
    while laid.state.storey is not None:
        action = bot.choose(GAME.view(laid.state, HERO), GAME.legal_actions(laid.state, HERO), random.Random(1))
        laid.play(GAME.write(action))
    if level in ("novice", "sensible"):
        assert laid.state.past[0].revealed[2:] == ()  # he went straight there
    assert laid.state.number == 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_hero_does_not_walk_into_a_known_active_monster(level: str) -> None:
    laid = scene("@ S c\nc . c\nx . D", number=2).play("reveal j9")
    action = make(level).choose(GAME.view(laid.state, HERO), GAME.legal_actions(laid.state, HERO), random.Random(1))
    assert GAME.write(action) != "walk j9"


@pytest.mark.parametrize(("level", "tries"), [("novice", 20), ("sensible", 20), ("expert", 6), ("master", 4)])
def test_the_dungeon_master_is_not_predictable(level: str, tries: int) -> None:
    state = GAME.apply(GAME.new(CONFIG), -1, GAME.read("draw bat cobra")).state
    choices = GAME.legal_actions(state, DUNGEON_MASTER)
    view, bot = GAME.view(state, DUNGEON_MASTER), make(level)
    laid = {bot.choose(view, choices, random.Random(seed)) for seed in range(tries)}
    assert len(laid) == tries
    assert all(action in choices for action in laid)
