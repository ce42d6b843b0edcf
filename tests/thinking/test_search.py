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
