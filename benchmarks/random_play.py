"""Decisions a second of random play on one core, next to OpenSpiel's games that are also written in Python.

A decision is one choice of a player: list the legal actions, take one at random, apply it. Chance is drawn by the
rules and not counted. OpenSpiel's games know only its interface, so ours are played through it too, with chance
sampled; and by their plain rules, as bots and the arena play them. The contestants take turns within each round, and
processor time is counted, so that a noisy machine is noisy for all of them.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any, TypeAlias

import spukhaus
from spukhaus.core.game import CHANCE

Play: TypeAlias = Callable[[random.Random], int]
"""A match; how many decisions it took."""

RIVALS = ("python_liars_poker", "python_block_dominoes", "python_team_dominoes")

GOALS = {
    "shy_monsters": ("python_liars_poker", 1.0),
    "ghostbumpers": ("python_block_dominoes", 1.5),
    "straszydla": ("python_team_dominoes", 1.0),
}
"""How many times the decisions a second of which rival each game's plain rules should at least have."""

GOALS_IN_OPENSPIEL = {"ghostbumpers": 1.5}
"""And through OpenSpiel's interface, like the rival."""


def run(seconds: float, rounds: int) -> dict[str, Any]:
    ours: dict[str, tuple[str, float | None, Play]] = {}
    for name in spukhaus.game_names():
        rival, least = GOALS[name]
        for seats in sorted({spukhaus.game(name).seat_counts[0], spukhaus.game(name).seat_counts[-1]}):
            label = f"{name}, {seats} seats"
            through = _in_openspiel(f"spukhaus_{name}(players={seats},chance=sampled)")
            ours[f"{label}, in OpenSpiel"] = rival, GOALS_IN_OPENSPIEL.get(name), through
            ours[f"{label}, plain rules"] = rival, least, _ours(name, seats)
    theirs = {f"OpenSpiel {name}": _in_openspiel(name) for name in RIVALS}
    contestants = {label: play for label, (*_, play) in ours.items()} | theirs
    speeds: dict[str, list[float]] = {label: [] for label in contestants}
    for turn in range(rounds):
        for label, play in contestants.items():
            # Other matches in every round: what is remembered of earlier ones helps as it would in real use.
            speeds[label].append(_measure(play, seconds, turn))
    medians = {label: statistics.median(found) for label, found in speeds.items()}
    results: dict[str, Any] = {}
    print(f"{'decisions a second, one core':36} {'median':>10}  beside its rival")
    for label, speed in medians.items():
        results[label] = {"decisions_per_second": speed}
        beside = ""
        if label in ours:
            rival, goal, _ = ours[label]
            ratio = speed / medians[f"OpenSpiel {rival}"]
            results[label] |= {"rival": rival, "ratio": ratio, "goal": goal}
            beside = f"{ratio:.2f}x {rival}" + (f" (goal {goal}x)" if goal else "")
        print(f"{label:36} {speed:10,.0f}  {beside}")
    return results


def _measure(play: Play, seconds: float, seed: int) -> float:
    rng, decisions = random.Random(seed), 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        decisions += play(rng)
    return decisions / passed


def _ours(name: str, seats: int) -> Play:
    game = spukhaus.game(name)
    config = spukhaus.config(game, seats)

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


def _in_openspiel(name: str) -> Play:
    import open_spiel.python.games  # registers the games  # noqa: F401
    import pyspiel

    import spukhaus.lab.environments.spiel  # and ours  # noqa: F401

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
