"""A learner that beats random players within a minute, on one core: python examples/learn.py

OpenSpiel's tabular Q-learner sits at the small box of Ghostbumpers among random agents, learns from what it wins,
and is then measured. Nothing heavy is needed. For larger boxes take a network: the observations are arrays already.
"""

import random
from pathlib import Path

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

import spukhaus.lab.environments.spiel  # noqa: F401  (now OpenSpiel knows the games)

BOX = Path(__file__).parent / "tiny-ghostbumpers.toml"
SEATS = 3


def play(environment, agents, learning: bool) -> float:
    """What the learner, in seat 0, got in one match."""
    time = environment.reset()
    while not time.last():
        seat = time.observations["current_player"]
        chosen = agents[seat].step(time, is_evaluation=not learning)
        time = environment.step([chosen.action])
    for agent in agents:
        agent.step(time, is_evaluation=not learning)
    return time.rewards[0]


def main(lessons: int = 3000, exams: int = 1000) -> tuple[float, float]:
    random.seed(1)
    np.random.seed(1)
    sampler = rl_environment.ChanceEventSampler(seed=1)
    settings = {"players": SEATS, "edition": str(BOX)}
    environment = rl_environment.Environment("spukhaus_ghostbumpers", chance_event_sampler=sampler, **settings)
    words = environment.action_spec()["num_actions"]
    learner = tabular_qlearner.QLearner(0, words, step_size=0.05)
    others = [random_agent.RandomAgent(seat, words) for seat in range(1, SEATS)]
    before = np.mean([play(environment, [learner, *others], learning=False) for _ in range(exams)])
    for _ in range(lessons):
        play(environment, [learner, *others], learning=True)
    after = [play(environment, [learner, *others], learning=False) for _ in range(exams)]
    error = 1.96 * np.std(after) / np.sqrt(exams)
    print(
        f"a match brought {before:+.3f} before the lessons, and {np.mean(after):+.3f} +- {error:.3f} after {lessons}"
    )
    return float(np.mean(after)), float(error)


if __name__ == "__main__":
    main()
