"""Decisions a second of random play on one core, next to OpenSpiel's games that are also written in Python.

A decision is one choice of a player: list the legal actions, take one at random, apply it. Chance is drawn by the
rules and not counted. The contestants take turns within each round, so that a noisy machine is noisy for all of
them.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import spukhaus
from spukhaus.core.game import CHANCE

RIVALS = ("python_liars_poker", "python_block_dominoes")


def run(seconds: float, rounds: int) -> dict[str, Any]:
    contestants: dict[str, Callable[[random.Random], int]] = {
        f"spukhaus {name}": _ours(name) for name in spukhaus.game_names()
    }
    contestants |= {f"OpenSpiel {name}": _theirs(name) for name in RIVALS}
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for turn in range(rounds):
        for name, play in contestants.items():
            # Other matches in every round: what is remembered of earlier ones helps as it would in real use.
            speeds[name].append(_measure(play, seconds, turn))
    medians = {name: statistics.median(found) for name, found in speeds.items()}
    best_rival = max(speed for name, speed in medians.items() if name.startswith("OpenSpiel"))
    print(f"{'decisions a second, one core':36} {'median':>10} {'of the faster rival':>20}")
    for name, speed in medians.items():
        print(f"{name:36} {speed:10,.0f} {speed / best_rival:19.2f}x")
    return {name: {"decisions_per_second": speed, "ratio": speed / best_rival} for name, speed in medians.items()}


def _measure(play: Callable[[random.Random], int], seconds: float, seed: int) -> float:
    rng, decisions = random.Random(seed), 0
    began = time.perf_counter()
    while (passed := time.perf_counter() - began) < seconds:
        decisions += play(rng)
    return decisions / passed


def _ours(name: str) -> Callable[[random.Random], int]:
    game = spukhaus.game(name)
    config = spukhaus.config(game)

    def play(rng: random.Random) -> int:
        state, decisions = game.new(config), 0
        while asked := game.to_act(state):
            seat = asked[0]
            if seat == CHANCE:
                action = game.chance(state, rng)
            else:
                action = game.legal_actions(state, seat).sample(rng)
                decisions += 1
            state = game.apply(state, seat, action).state
        return decisions

    return play


def _theirs(name: str) -> Callable[[random.Random], int]:
    import open_spiel.python.games  # registers the games  # noqa: F401
    import pyspiel

    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(actions, odds)[0]
            else:
                action = rng.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        return decisions

    return play
