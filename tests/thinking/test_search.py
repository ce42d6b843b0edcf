"""The search: it finds what is plainly best, keeps its time, and is reproducible."""

from __future__ import annotations

import random
from typing import Any

import spukhaus
from spukhaus.core.game import AnyGame
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.search import Effort, search

EFFORT = Effort(playouts=400, seconds=60)


def bidding(coins: AnyGame, seed: int = 1) -> tuple[Any, Any]:
    """A round of the toy game in which everybody bids at once; it is the last one, so three pennies are best."""
    state = coins.new(spukhaus.config(coins, 2, options={"rounds": "1"}))
    state = coins.apply(state, -1, coins.chance(state, random.Random(seed))).state
    return coins.view(state, 0), coins.legal_actions(state, 0)


def test_it_finds_the_best_choice_of_a_toy_game(coins: AnyGame) -> None:
    view, choices = bidding(coins)
    thought = search(Guide(coins), view, 0, choices, random.Random(3), EFFORT)
    assert coins.write(thought.action) == "bid 3"
    assert thought.alternatives[0].value >= thought.alternatives[-1].value
    assert {coins.write(one.action) for one in thought.alternatives} == {f"bid {pennies}" for pennies in range(4)}


def test_the_same_stream_gives_the_same_thought(coins: AnyGame) -> None:
    view, choices = bidding(coins)
    thoughts = [search(Guide(coins), view, 0, choices, random.Random(5), EFFORT) for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_it_keeps_its_time(coins: AnyGame) -> None:
    """With no time at all every candidate is still tried once."""
    view, choices = bidding(coins)
    thought = search(Guide(coins), view, 0, choices, random.Random(5), Effort(playouts=10**9, seconds=0))
    assert thought.action in choices
    assert sum(one.tries for one in thought.alternatives) < 50


def test_there_is_little_to_think_about_where_one_choice_is_plainly_best(coins: AnyGame) -> None:
    class Sure(Guide):
        def attempt(self, world: Any, seat: int, action: Any, rng: random.Random) -> float:
            return rng.random() + 2 * (coins.write(action) == best)

    view, choices = bidding(coins)
    for best in ("bid 0", "bid 2"):
        thought = search(Sure(coins), view, 0, choices, random.Random(5), Effort(playouts=10_000, seconds=60))
        assert coins.write(thought.action) == best
        assert sum(one.tries for one in thought.alternatives) < 500


def test_what_is_in_doubt_is_thought_over_to_the_end(coins: AnyGame) -> None:
    class Doubtful(Guide):
        def attempt(self, world: Any, seat: int, action: Any, rng: random.Random) -> float:
            return rng.random()

    view, choices = bidding(coins)
    thought = search(Doubtful(coins), view, 0, choices, random.Random(5), Effort(playouts=2000, seconds=60))
    assert sum(one.tries for one in thought.alternatives) > 1500
