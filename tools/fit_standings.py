"""Fits the weights of Straszydła's `bots/value.py`.

Whole matches are played in thought, and the standings at the start of each phase are held against who won (multinomial
logistic regression, Newton's method with a small ridge).

python tools/fit_standings.py --matches 3000 --seed standings
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.games.straszydla.bots.playout import USUAL, Playout
from spukhaus.games.straszydla.bots.town import Town
from spukhaus.games.straszydla.bots.value import NAMES, WEIGHTS, features
from spukhaus.games.straszydla.rules.state import State

GAME = registry.game("straszydla")
RIDGE = 1.0
THRIFT = (1.0, 18.0)
"""What a part of the pact is worth, in cubes, to those who feed by another habit."""
Situation = tuple[NDArray[np.float64], NDArray[np.float64]]
"""What every seat has, and its share of the win in the end."""


def begun(seats: int, rng: random.Random) -> State:
    """A table at the start of its first phase."""
    state: State = GAME.new(registry.config(GAME, seats, registry.edition(GAME)))
    while not state.phase:
        [seat, *_] = GAME.to_act(state)
        action = GAME.chance(state, rng) if seat == CHANCE else GAME.legal_actions(state, seat).sample(rng)
        state = GAME.apply(state, seat, action).state
    return state


def situations(seats: int, rng: random.Random) -> Iterator[Situation]:
    """Every start of a phase in one match, the first one left out: there all are alike."""
    state = begun(seats, rng)
    run = Playout(state, Town(state.edition.content, state.board), rng)
    met = []
    while not run.winners:
        if run.phase > 1:
            met.append([_features(run, seat) for seat in range(seats)])
        # Whoever feeds by one habit alone never learns what another one would have come to.
        run.habits = [replace(USUAL, kept=rng.uniform(*THRIFT)) if rng.random() < 0.5 else USUAL for _ in range(seats)]
        run.run()
    shares = np.array([(seat in run.winners) / len(run.winners) for seat in range(seats)])
    for rows in met:
        yield np.array(rows, dtype=np.float64), shares


def _features(run: Playout, seat: int) -> list[float]:
    one = run.players[seat]
    return features(run.box, one.spooks, one.pact, one.cubes, one.horror, one.imps, run.day)


def fitted(met: list[Situation]) -> NDArray[np.float64]:
    weights = np.zeros(len(WEIGHTS))
    for _ in range(12):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for rows, shares in met:
            chances = _softmax(rows @ weights)
            centred = rows - chances @ rows
            slope += rows.T @ (shares - chances)
            bend += centred.T @ (centred * chances[:, None])
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def _softmax(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    odds = np.exp(scores - scores.max())
    found: NDArray[np.float64] = odds / odds.sum()
    return found


def surprise(met: list[Situation], weights: NDArray[np.float64]) -> float:
    """How surprising the winners were on average: the lower the better."""
    return float(np.mean([-(shares * np.log(_softmax(rows @ weights) + 1e-12)).sum() for rows, shares in met]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=3000, help="for each number of seats")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--seed", default="standings")
    arguments = parser.parse_args()
    learned: list[Situation] = []
    tested: list[Situation] = []
    for seats in map(int, arguments.seats.split(",")):
        for number in range(arguments.matches):
            found = situations(seats, random.Random(f"{arguments.seed} {seats} {number}"))
            (tested if number % 5 == 0 else learned).extend(found)
    weights = fitted(learned)
    for name, weight, before in zip(NAMES, weights, WEIGHTS, strict=True):
        print(f"{name:20} {weight:7.3f}   was {before:7.3f}")
    print(f"{len(learned)} situations; surprise at {len(tested)} others {surprise(tested, weights):.4f}, ", end="")
    print(f"with the weights as they are {surprise(tested, np.array(WEIGHTS)):.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
