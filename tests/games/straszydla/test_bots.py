"""The sensible bot: only what it may do, quickly, and better than chance."""

from __future__ import annotations

import random
import statistics
import time

import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.core.play import play_bots
from spukhaus.games.straszydla.bots.sensible import SensibleBot
from spukhaus.games.straszydla.rules.actions import Bend, Plan
from spukhaus.games.straszydla.rules.state import Stage
from tests.games.straszydla.scenes import GAME, PACTS, player, scene


def choose(*players: object, **more: object) -> str:
    made = scene(*players, **more)  # type: ignore[arg-type]
    [seat, *_] = made.asked
    return GAME.write(
        SensibleBot(GAME).choose(GAME.view(made.state, seat), GAME.legal_actions(made.state, seat), random.Random(1))
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_takes_only_what_is_offered_and_takes_some_milliseconds(seats: int) -> None:
    rng, bot, times = random.Random(seats), SensibleBot(GAME), []
    state = GAME.new(spukhaus.config(GAME, seats))
    for _ in range(600):
        asked = GAME.to_act(state)
        if not asked:
            break
        if asked == (CHANCE,):
            action = GAME.chance(state, rng)
        else:
            view, choices = GAME.view(state, asked[0]), GAME.legal_actions(state, asked[0])
            began = time.process_time()
            action = bot.choose(view, choices, rng)
            times.append(time.process_time() - began)
            assert action in choices
        state = GAME.apply(state, asked[0], action).state
    assert statistics.mean(times) < 0.003


def test_it_beats_a_random_player() -> None:
    config = spukhaus.config(GAME, 2)
    bots = [registry.bot(GAME, name)(GAME) for name in ("sensible", "random")]
    for number in range(3):
        played = play_bots(GAME, config, bots, f"{number:064x}")
        assert played.outcome is not None
        assert played.outcome.scores == (1, 0)


def test_it_goes_for_what_its_spooks_eat() -> None:
    earthy = player("c4", spooks=("bebok",), pact=PACTS[3])
    text = choose(earthy, player("a1"), lying={"d2": 2, "d3": 2, "b4": 1})
    action = GAME.read(text)
    assert isinstance(action, Plan)
    made = scene(earthy, player("a1"))
    made.play(f"0 {text}", "1 plan n")
    assert made.cell(0) == "d2"


def test_it_bends_a_scare_to_the_point_and_keeps_the_six() -> None:
    syla = player("e4", "energy " * 4, horror=0, spooks=("wroniec", "borowy", "strzyga", "latarnik"))
    night = scene(syla, player("a1"), stage=Stage.ACT, day=False).play("0 scare", "chance roll 6 1 5 4")
    action = SensibleBot(GAME).choose(GAME.view(night.state, 0), GAME.legal_actions(night.state, 0), random.Random(1))
    assert isinstance(action, Bend)
    assert 6 in action.dice
    assert sum(action.dice) in (14, 15)


def test_it_feeds_buys_and_wins() -> None:
    """Four parts of the pact are there; the fifth can be bought, and all can be fed."""
    food = "blue " * 7 + "purple " * 6 + "orange " * 11
    rich = player("d2", food, spooks=("wodnik", "utopiec", "wroniec", "planetnik"), pact=PACTS[0])
    made = scene(rich, player("a1", spooks=()), stage=Stage.FEED, round_=4, tops={"fire": "rarog"})
    rng = random.Random(1)
    while asked := GAME.to_act(made.state):
        if asked == (CHANCE,):
            action = GAME.chance(made.state, rng)
        else:
            view, choices = GAME.view(made.state, 0), GAME.legal_actions(made.state, 0)
            action = SensibleBot(GAME).choose(view, choices, rng)
        made.state = GAME.apply(made.state, asked[0], action).state
        assert made.state.phase == 1
    assert made.state.winners == (0,)


def test_it_does_not_bid_for_nothing() -> None:
    rivals = player("c5", "energy " * 5), player("c5")
    duel = scene(*rivals, stage=Stage.DUELS, arrivals=(0, 1)).play("chance roll 6 6 | 1 1")
    bot = SensibleBot(GAME)
    action = bot.choose(GAME.view(duel.state, 0), GAME.legal_actions(duel.state, 0), random.Random(1))
    assert GAME.write(action) == "bid 0"
