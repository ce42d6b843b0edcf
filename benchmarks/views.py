"""How long a seat waits for its view and its choices in the middle of a match with as many players as can play."""

from __future__ import annotations

import random
import statistics
import time
from typing import Any

import spukhaus
from spukhaus.core.game import CHANCE

GOAL = 1.0
"""Milliseconds, at the median."""


def run(seconds: float, rounds: int) -> dict[str, Any]:
    results: dict[str, Any] = {}
    print(f"{'view and legal_actions, milliseconds':36} {'median':>8} {'p95':>8}   (goal: median under {GOAL} ms)")
    for name in spukhaus.game_names():
        times = sorted(_times(name, seconds * rounds))
        median, late = statistics.median(times), times[int(0.95 * len(times))]
        results[name] = {"median_ms": median, "p95_ms": late, "decisions": len(times)}
        print(f"{name:36} {median:8.3f} {late:8.3f}")
    return results


def _times(name: str, seconds: float) -> list[float]:
    """From the middle third of random matches."""
    game = spukhaus.game(name)
    config = spukhaus.config(game, game.seat_counts[-1])
    rng, times, began = random.Random(1), [], time.perf_counter()
    while time.perf_counter() - began < seconds:
        asked = _decisions(game, config, rng)
        for state, seat in asked[len(asked) // 3 : 2 * len(asked) // 3]:
            start = time.perf_counter()
            game.view(state, seat)
            len(game.legal_actions(state, seat))
            times.append(1000 * (time.perf_counter() - start))
    return times


def _decisions(game: Any, config: Any, rng: random.Random) -> list[tuple[Any, int]]:
    state, found = game.new(config), []
    while asked := game.to_act(state):
        seat = asked[0]
        if seat == CHANCE:
            action = game.chance(state, rng)
        else:
            found.append((state, seat))
            action = game.legal_actions(state, seat).sample(rng)
        state = game.apply(state, seat, action).state
    return found
