"""The memory of one game in progress, and the time to import spukhaus and one game's rules."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import tracemalloc
from typing import Any

import spukhaus
from spukhaus.core.game import CHANCE

MATCHES = 300


def run(seconds: float, rounds: int) -> dict[str, Any]:
    del seconds
    imports = {
        "import spukhaus": "import spukhaus",
        **{f"import and load {name}": f"import spukhaus; spukhaus.game({name!r})" for name in spukhaus.game_names()},
    }
    results: dict[str, Any] = {}
    for name, statement in imports.items():
        results[name] = statistics.median(_import_seconds(statement) for _ in range(max(rounds, 5)))
        print(f"{name:36} {results[name] * 1000:8.1f} ms  (beyond starting Python)")
    for name in spukhaus.game_names():
        results[f"bytes of a state of {name}"] = size = _state_bytes(name)
        print(f"one state of {name:23} {size:8.0f} bytes  (mean over {MATCHES} matches in progress)")
    return results


def _import_seconds(statement: str) -> float:
    script = f"import time; began = time.perf_counter(); {statement}; print(time.perf_counter() - began)"
    return float(subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout)


def _state_bytes(name: str) -> float:
    """What a match in the middle keeps in memory, beside what all matches share (the edition, remembered layouts)."""
    game = spukhaus.game(name)
    config = spukhaus.config(game)
    for seed in range(MATCHES):
        _middle(game, config, random.Random(seed))  # whatever is remembered of these is there already
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [_middle(game, config, random.Random(seed)) for seed in range(MATCHES)]
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return grown / len(kept)


def _middle(game: Any, config: Any, rng: random.Random) -> Any:
    state = game.new(config)
    for _ in range(6):
        asked = game.to_act(state)
        if not asked:
            break
        seat = asked[0]
        action = game.chance(state, rng) if seat == CHANCE else game.legal_actions(state, seat).sample(rng)
        state = game.apply(state, seat, action).state
    return state
