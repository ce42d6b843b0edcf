"""The compiled kernels on one core, next to OpenSpiel's rollouts that run wholly in C++.

Seconds are those of the processor, so that a busy machine troubles nobody; the contestants take turns within each
round. Everything is compiled before it is measured. A decision is one choice of a player, chance is not counted; a
simulation is one playout of the rest of a round for a search bot, imagining a world included.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import spukhaus
from spukhaus.core.game import CHANCE

RIVALS = ("hearts", "oh_hell")
ROLLOUTS = 500
BATCH = 4096
GOALS = {
    "Ghostbumpers, 4 seats": ("twice the faster of hearts and oh_hell", None),
    "Ghostbumpers, vector environment": ("5,000,000", 5e6),
    "Ghostbumpers, simulations for search": ("100,000", 1e5),
    "Shy Monsters, Hero's decisions": ("10,000,000", 1e7),
    "Straszydła, vector environment": ("1,000,000", 1e6),
}


def run(seconds: float, rounds: int) -> dict[str, Any]:
    contestants: dict[str, Callable[[int], int]] = {
        **{f"OpenSpiel {name}, C++ rollouts": _theirs(name) for name in RIVALS},
        **{f"Ghostbumpers, {seats} seats": _ghostbumpers(seats, quick=False) for seats in (3, 4, 6)},
        "Ghostbumpers, people in a hurry": _ghostbumpers(4, quick=True),
        "Ghostbumpers, vector environment": steps("ghostbumpers", 4),
        "Ghostbumpers, vector, recall-1": steps("ghostbumpers", 4, observation="recall-1"),
        "Ghostbumpers, simulations for search": _simulations(),
        "Shy Monsters, Hero's decisions": _shy_monsters(wary=False),
        "Shy Monsters, a wary Hero": _shy_monsters(wary=True),
        "Shy Monsters, vector environment": steps("shy_monsters", 2),
        "Shy Monsters, vector, recall-1": steps("shy_monsters", 2, observation="recall-1"),
        "Straszydła, vector environment": steps("straszydla", 4),
        "Straszydła, vector, batch 512": steps("straszydla", 4, 512),
    }
    for play in contestants.values():
        play(0)  # compiles
    speeds: dict[str, list[float]] = {label: [] for label in contestants}
    for turn in range(rounds):
        for label, play in contestants.items():
            speeds[label].append(measure(play, seconds, turn))
    medians = {label: statistics.median(found) for label, found in speeds.items()}
    best = max(medians[f"OpenSpiel {name}, C++ rollouts"] for name in RIVALS)
    results: dict[str, Any] = {}
    print(f"{'a second, one core':40} {'median':>12}  {'beside oh_hell, hearts':24} goal")
    for label, speed in medians.items():
        ratios = [speed / medians[f"OpenSpiel {name}, C++ rollouts"] for name in ("oh_hell", "hearts")]
        goal, least = GOALS.get(label, ("", None))
        results[label] = {"per_second": speed, "rounds": speeds[label], "goal": goal}
        beside = ""
        if "seats" in label:
            beside = f"{ratios[0]:.1f}x, {ratios[1]:.1f}x"
            results[label] |= {"beside_oh_hell": ratios[0], "beside_hearts": ratios[1]}
        if goal:
            reached = speed >= (2 * best if least is None else least)
            goal += ": reached" if reached else ": MISSED"
            results[label]["reached"] = reached
        print(f"{label:40} {speed:12,.0f}  {beside:24} {goal}")
    return results


def measure(play: Callable[[int], int], seconds: float, turn: int) -> float:
    done, seed = 0, 1000 * turn
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        seed += 1
        done += play(seed)
    return done / passed


def _theirs(name: str) -> Callable[[int], int]:
    """One simulation of their search is so many rollouts from a state after the deal: there is no direct binding."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        actions, odds = zip(*dealt.chance_outcomes(), strict=True)
        dealt.apply_action(rng.choices(actions, odds)[0])
    lengths = []
    for _ in range(300):
        state, decisions = dealt.clone(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        lengths.append(decisions)
    length = statistics.mean(lengths)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=2, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )

    def play(seed: int) -> int:  # noqa: ARG001  (their evaluator goes on with its own stream)
        bot.mcts_search(dealt)
        return round(ROLLOUTS * length)

    return play


def _ghostbumpers(seats: int, *, quick: bool) -> Callable[[int], int]:
    from spukhaus.lab.games.ghostbumpers import Policy, playouts

    game = spukhaus.game("ghostbumpers")
    start = game.new(spukhaus.config(game, seats))
    policy = Policy.QUICK if quick else Policy.RANDOM
    return lambda seed: playouts(start, 1000, seed, policy).decisions


def _simulations() -> Callable[[int], int]:
    """What a search bot asks for when it leads to the first trick with four players: as long as a round can be."""
    from spukhaus.lab.games.ghostbumpers import weigh

    game, rng = spukhaus.game("ghostbumpers"), random.Random(1)
    state = game.new(spukhaus.config(game, 4))
    while game.to_act(state) != (state.turn,):
        [seat, *_] = game.to_act(state)
        action = game.chance(state, rng) if seat == CHANCE else game.legal_actions(state, seat).sample(rng)
        state = game.apply(state, seat, action).state
    view, candidates = game.view(state, state.turn), tuple(game.legal_actions(state, state.turn))

    def play(seed: int) -> int:
        weigh(view, candidates, 100, seed)
        return 100 * len(candidates)

    return play


def _shy_monsters(*, wary: bool) -> Callable[[int], int]:
    from spukhaus.lab.games.shy_monsters import Policy, playouts

    game = spukhaus.game("shy_monsters")
    start = game.new(spukhaus.config(game))
    policy = Policy.WARY if wary else Policy.RANDOM
    return lambda seed: playouts(start, 5000, seed, policy).decisions


def steps(name: str, players: int, batch: int = BATCH, observation: str = "compact-1") -> Callable[[int], int]:
    """Random words by the masks, so a step is all of it: choosing, acting, observations, masks, new matches."""
    from spukhaus.lab.environments.vector import vector
    from spukhaus.lab.random_choices import choose_at_random

    environment = vector(name, batch, players, observation=observation)
    actions, stream = np.zeros(batch, np.int64), np.ones(1, np.uint64)

    def play(seed: int) -> int:  # noqa: ARG001  (the matches go on)
        for _ in range(20):
            choose_at_random(environment.masks, actions, stream)
            environment.step(actions)
        return 20 * batch

    return play
