"""The search: it finds what is plainly best, mixes where one must not be predicted, and is honest and reproducible."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import spukhaus
from spukhaus.core.game import AnyGame
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.search import Effort, mix, search
from spukhaus.thinking.thought import Thought

EFFORT = Effort(playouts=400, seconds=60)


def bidding(coins: AnyGame, seed: int = 1) -> tuple[Any, Any]:
    """A round of the toy game in which everybody bids at once; bids cost nothing, so three coins are best."""
    state = coins.new(spukhaus.config(coins, 2))
    state = coins.apply(state, -1, coins.chance(state, random.Random(seed))).state
    return coins.view(state, 0), coins.legal_actions(state, 0)


def test_it_finds_the_best_choice_of_a_toy_game(coins: AnyGame) -> None:
    view, choices = bidding(coins)
    for think in (search, mix):
        thought = think(Guide(coins), view, 0, choices, random.Random(3), EFFORT)
        assert coins.write(thought.action) == "bid 3"
        assert thought.alternatives[0].value >= thought.alternatives[-1].value
        assert {coins.write(one.action) for one in thought.alternatives} == {f"bid {coin}" for coin in range(4)}


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


class Pennies(Guide):
    """Matching pennies on top of the toy: whoever bids 0 or 1 like the other wins if first, and loses if second."""

    def candidates(self, view: Any, choices: Any, rng: random.Random) -> Any:
        return tuple(choices)[:2]

    def quick(self, state: Any, seat: int, rng: random.Random) -> Any:
        return rng.choice(tuple(self.game.legal_actions(state, seat))[:2])

    def play_on(self, state: Any, rng: random.Random) -> tuple[float, ...]:
        same = self.bids[0] == self.bids[1]
        return (float(same), float(not same))

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.bids = [0, 0]
        original = game.apply

        class Watching:
            def __getattr__(watched, name: str) -> Any:  # noqa: N805
                return getattr(game, name)

            def apply(watched, state: Any, seat: int, action: Any) -> Any:  # noqa: N805
                self.bids[seat] = action.coins
                return original(state, seat, action)

        self.game = Watching()  # type: ignore[assignment]


def test_it_mixes_where_it_must_not_be_predicted(coins: AnyGame) -> None:
    view, choices = bidding(coins)
    drawn: Counter[str] = Counter()
    for seed in range(60):
        thought: Thought = mix(Pennies(coins), view, 0, choices, random.Random(seed), Effort(600, 60))
        drawn[coins.write(thought.action)] += 1
    assert set(drawn) == {"bid 0", "bid 1"}
    assert 15 < drawn["bid 0"] < 45
