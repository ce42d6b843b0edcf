"""Learning environments side by side on one core: ours, and those of others where they are installed.

Each is measured in a process of its own, so that its memory can be told: random legal choices, and all that a learner
needs for them (observations, masks, new matches). Seconds are those of the processor, and what is compiled was
compiled before. A decision is one choice of a player. Games differ, so this says what an hour of learning costs where,
and not who programs better.

Pgx and RLCard are no part of our locks: pip install pgx rlcard pygame, and they are measured too.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import resource
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from benchmarks.kernels import steps

Play = Callable[[], int]
"""Plays on for a moment; how many decisions that were."""


class Contestant(NamedTuple):
    name: str
    make: Callable[..., Play]
    settings: tuple[Any, ...]
    batch: int
    masks: str


def run(seconds: float, rounds: int) -> dict[str, Any]:
    results: dict[str, Any] = {}
    print(f"{'on one core':52} {'decisions/s':>12} {'batch':>6} {'memory':>9}  masks")
    for contestant in CONTESTANTS:
        try:
            with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
                speeds, memory = pool.submit(_measured, contestant, seconds, rounds).result()
        except ImportError as error:
            print(f"{contestant.name:52} not installed ({error.name})")
            continue
        speed = statistics.median(speeds)
        results[contestant.name] = {"per_second": speed, "rounds": speeds, "batch": contestant.batch, "mib": memory}
        print(
            f"{contestant.name:52} {speed:12,.0f} {contestant.batch:6} {memory:5,} MiB  {contestant.masks}", flush=True
        )
    return results


def _measured(contestant: Contestant, seconds: float, rounds: int) -> tuple[list[float], int]:
    """In the other process, which keeps to one core."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    play = contestant.make(*contestant.settings)
    play()  # compiles
    speeds = []
    for _ in range(rounds):
        done, began = 0, time.process_time()
        while (passed := time.process_time() - began) < seconds:
            done += play()
        speeds.append(done / passed)
    return speeds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss >> 10


def _ours(name: str, players: int, batch: int, observation: str) -> Play:
    play = steps(name, players, batch, observation)
    return lambda: play(0)


def _pettingzoo(make: Callable[[], Any]) -> Play:
    """Any AEC environment: what its agent sees, one legal choice, one step."""
    table, rng, seeds = make(), random.Random(1), iter(range(10**9))
    table.reset(seed=next(seeds))

    def play() -> int:
        for _ in range(200):
            seen, _, over, cut, info = table.last()
            if over or cut:
                table.reset(seed=next(seeds))
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            table.step(int(rng.choice(np.nonzero(mask)[0])))
        return 200

    return play


def _our_table(name: str, players: int) -> Play:
    from spukhaus.lab.environments.zoo import raw_env

    return _pettingzoo(lambda: raw_env(name, players=players))


def _their_table(module: str) -> Play:
    from importlib import import_module

    return _pettingzoo(lambda: import_module(f"pettingzoo.classic.{module}").raw_env())


def _openspiel(name: str) -> Play:
    """Through the API from Python, with the tensor of who decides; ours and OpenSpiel's own alike."""
    import open_spiel.python.games  # theirs in Python  # noqa: F401
    import pyspiel

    from spukhaus.lab.environments import spiel  # noqa: F401  (now OpenSpiel knows the games)

    game, rng = pyspiel.load_game(name), random.Random(1)
    state = game.new_initial_state()
    observed = game.get_type().provides_observation_tensor  # what it lacks, its information state has

    def play() -> int:
        nonlocal state
        done = 0
        while done < 200:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                words, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(words[0] if len(words) == 1 else rng.choices(words, odds)[0])
            else:
                (state.observation_tensor if observed else state.information_state_tensor)(state.current_player())
                state.apply_action(rng.choice(state.legal_actions()))
                done += 1
        return done

    return play


def _rlcard(name: str) -> Play:
    import rlcard

    table, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)
    seen, _ = table.reset()

    def play() -> int:
        nonlocal seen
        for _ in range(200):
            if table.is_over():
                seen, _ = table.reset()
            seen, _ = table.step(rng.choice(list(seen["legal_actions"])))
        return 200

    return play


def _pgx(name: str, batch: int) -> Play:
    """Compiled by JAX for the processor; a finished match begins anew at once."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    table = pgx.make(name)

    def one_step(state: Any, key: Any) -> Any:
        choosing, dealing = jax.random.split(key)
        words = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return jax.vmap(auto_reset(table.step, table.init))(state, words, jax.random.split(dealing, batch))

    many = jax.jit(
        lambda state, key: jax.lax.fori_loop(0, 20, lambda at, now: one_step(now, jax.random.fold_in(key, at)), state)
    )
    state = jax.jit(jax.vmap(table.init))(jax.random.split(jax.random.PRNGKey(1), batch))
    keys = iter(range(10**9))

    def play() -> int:
        nonlocal state
        state = jax.block_until_ready(many(state, jax.random.PRNGKey(next(keys))))
        return 20 * batch

    return play


CONTESTANTS = (
    Contestant("Ghostbumpers, vector, compact-1", _ours, ("ghostbumpers", 4, 4096, "compact-1"), 4096, "yes"),
    Contestant("Ghostbumpers, vector, recall-1", _ours, ("ghostbumpers", 4, 4096, "recall-1"), 4096, "yes"),
    Contestant("Shy Monsters, vector, compact-1", _ours, ("shy_monsters", 2, 4096, "compact-1"), 4096, "yes"),
    Contestant("Straszydła, vector, compact-1", _ours, ("straszydla", 4, 4096, "compact-1"), 4096, "yes"),
    Contestant("Straszydła, vector, compact-1, batch 512", _ours, ("straszydla", 4, 512, "compact-1"), 512, "yes"),
    Contestant("Pgx, sparrow mahjong (JAX on the processor)", _pgx, ("sparrow_mahjong", 1024), 1024, "yes"),
    Contestant("Pgx, backgammon (JAX on the processor)", _pgx, ("backgammon", 1024), 1024, "yes"),
    Contestant("Ghostbumpers, PettingZoo", _our_table, ("ghostbumpers", 4), 1, "yes"),
    Contestant("Straszydła, PettingZoo", _our_table, ("straszydla", 4), 1, "yes"),
    Contestant("PettingZoo connect four", _their_table, ("connect_four_v3",), 1, "yes"),
    Contestant("PettingZoo no-limit hold’em (RLCard)", _their_table, ("texas_holdem_no_limit_v6",), 1, "yes"),
    Contestant("RLCard uno", _rlcard, ("uno",), 1, "list"),
    Contestant("RLCard gin rummy", _rlcard, ("gin-rummy",), 1, "list"),
    Contestant(
        "Ghostbumpers, OpenSpiel, sampled chance",
        _openspiel,
        ("spukhaus_ghostbumpers(players=4,chance=sampled)",),
        1,
        "list",
    ),
    Contestant("OpenSpiel python_team_dominoes", _openspiel, ("python_team_dominoes",), 1, "list"),
    Contestant("OpenSpiel hearts (rules in C++)", _openspiel, ("hearts",), 1, "list"),
)
