"""The baselines: honest, reproducible, and clearly better than chance."""

from __future__ import annotations

import random

import pytest

from spukhaus.cli.simulate import Simulation, simulate, summarise
from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.play import play_bots
from spukhaus.games.shy_monsters.state import DUNGEON_MASTER, HERO
from tests.shy_monsters.scenes import CONFIG, GAME, scene


def make(name: str) -> Bot:
    return registry.bot(GAME, name)(GAME)


@pytest.mark.parametrize(("bots", "seat", "least"), [("sensible,random", 0, 0.85), ("random,sensible", 1, 0.7)])
def test_sensible_beats_random_in_either_seat(bots: str, seat: int, least: float) -> None:
    simulation = Simulation("shy_monsters", CONFIG.edition.text, tuple(bots.split(",")), "test")
    result = summarise(simulation, list(simulate(simulation, 250, 1)), 1)
    assert result["seats"][seat]["interval"][0] > least


@pytest.mark.parametrize("seed", range(8))
def test_a_choice_is_the_same_whatever_the_seat_cannot_know(seed: int) -> None:
    """Same view, same random stream: the bot's choice may not depend on anything else."""
    rng, bot = random.Random(seed), make("sensible")
    match = play_bots(GAME, CONFIG, [make("random"), make("random")], f"{seed:064x}")
    state = GAME.new(CONFIG)
    for logged in match.log:
        if logged.seat == HERO:
            other = GAME.determinize(GAME.view(state, HERO), rng)
            chosen = [
                bot.choose(GAME.view(truth, HERO), GAME.legal_actions(truth, HERO), random.Random(seed))
                for truth in (state, other)
            ]
            assert chosen[0] == chosen[1]
        state = GAME.apply(state, logged.seat, logged.action).state


def test_the_hero_takes_a_known_exit() -> None:
    laid = scene("@ c x\nc . .\nc S D", number=1).play("reveal j9", "reveal k9")
    bot = make("sensible")
    while laid.state.storey is not None:
        action = bot.choose(GAME.view(laid.state, HERO), GAME.legal_actions(laid.state, HERO), random.Random(1))
        laid.play(GAME.write(action))
    assert laid.state.past[0].revealed[2:] == ()  # he went straight there
    assert laid.state.number == 2


def test_the_hero_does_not_walk_into_a_known_active_monster() -> None:
    laid = scene("@ S c\nc . c\nx . D", number=2).play("reveal j9")
    action = make("sensible").choose(
        GAME.view(laid.state, HERO), GAME.legal_actions(laid.state, HERO), random.Random(1)
    )
    assert GAME.write(action) != "walk j9"


def test_the_dungeon_master_is_not_predictable() -> None:
    state = GAME.apply(GAME.new(CONFIG), -1, GAME.read("draw bat cobra")).state
    choices = GAME.legal_actions(state, DUNGEON_MASTER)
    view, bot = GAME.view(state, DUNGEON_MASTER), make("sensible")
    laid = {bot.choose(view, choices, random.Random(seed)) for seed in range(20)}
    assert len(laid) == 20
    assert all(action in choices for action in laid)
