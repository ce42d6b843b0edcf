"""What each seat earned, worked out backwards for all matches at once and, here, forwards for each seat alone."""

from __future__ import annotations

import numpy as np
import pytest

from spukhaus.lab.environments.vector import vector
from spukhaus.lab.trajectories import Gains, Trajectories

STEPS = 300


@pytest.mark.parametrize(("name", "players"), [("ghostbumpers", 3), ("shy_monsters", 2)])
def test_gains_are_those_of_each_seat_alone(name: str, players: int) -> None:
    environment, rng = vector(name, 6, players, 3), np.random.default_rng(2)
    played = Trajectories(environment, STEPS)
    for step in range(STEPS):
        played.see(step)
        words = np.where(environment.masks, rng.random(environment.masks.shape), -1).argmax(axis=1)
        played.act(step, words, np.zeros(6, np.float32), rng.random(6).astype(np.float32))
    gains = played.gains(discount=0.9, decay=0.8)
    assert played.ended.sum() > 6
    compared = 0
    for match in range(6):
        for seat in range(players):
            compared += compare(played, gains, match, seat)
    assert compared == gains.counts.sum() > STEPS


def compare(played: Trajectories, gains: Gains, match: int, seat: int) -> int:
    """Follows a seat through its matches; how many of its decisions were compared."""
    own = [step for step in range(STEPS) if played.seats[step, match] == seat and not played.ignored[step, match]]
    worth, compared = dict[int, float](), 0
    for step, after in reversed(list(zip(own, [*own[1:], None], strict=True))):
        last = STEPS if after is None else after
        earned = played.rewards[step:last, match, seat].sum()
        over = played.ended[step:last, match].any()
        counts = bool(over or after is not None)
        assert gains.counts[step, match] == counts
        if not counts:
            continue
        value = played.values[step, match]
        following = 0.0 if over or after is None else played.values[after, match]
        later = 0.0 if over or after is None else worth.get(after, 0.0)
        worth[step] = earned + 0.9 * following - value + 0.9 * 0.8 * later
        assert gains.advantages[step, match] == pytest.approx(worth[step], abs=1e-4)
        compared += 1
    return compared
