"""The games in Gymnasium, held to its checker."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from spukhaus.lab.environments import gym
from tests.lab.environments.setups import ENCODED


@pytest.mark.parametrize("name", ENCODED)
def test_the_environment_is_checked(name: str) -> None:
    check_env(gymnasium.make(f"spukhaus/{name}-v2", render_mode="ansi", opponents="random").unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[int, float]:
    rng, steps = random.Random(seed), 0
    seen, info = env.reset(seed=seed)
    while True:
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert env.observation_space.contains(seen)
        seen, reward, over, _, info = env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        steps += 1
        if over:
            return steps, float(reward)


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("ghostbumpers", {"players": 4, "seat": None, "opponents": ("sensible", "random", "sensible")}),
        ("shy_monsters", {"seat": 0}),
        ("shy_monsters", {"seat": 1}),
        ("straszydla", {"players": 3, "seat": 2, "opponents": "random"}),
    ],
)
def test_whole_matches_are_played_and_can_be_repeated(name: str, settings: dict[str, Any]) -> None:
    env = gymnasium.make(f"spukhaus/{name}-v2", **settings)
    assert play(env, 4) == play(env, 4)
    assert play(env, 4)[0] > 3


@pytest.mark.parametrize("name", ENCODED)
def test_several_at_once_have_no_empty_mask(name: str) -> None:
    """Gymnasium's own vector environment: the row of a match that ended waits for one more step."""
    several = gymnasium.make_vec(f"spukhaus/{name}-v2", 2, "sync", vector_kwargs={}, opponents="random")
    rng, ended = np.random.default_rng(1), 0
    seen, _ = several.reset(seed=1)
    while ended < 2:
        masks = seen["action_mask"]
        assert masks.any(axis=1).all()
        seen, _, over, _, _ = several.step(np.where(masks, rng.random(masks.shape), -1).argmax(axis=1))
        ended += int(over.sum())
    assert seen["action_mask"][over].all()


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("name", ENCODED)
def test_many_at_once_are_gymnasiums_too(name: str, opponents: str | None) -> None:
    many = gymnasium.make_vec(f"spukhaus/{name}-v2", 5, opponents=opponents)
    assert isinstance(many, gym.SpukhausVectorEnv)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng, ended = np.random.default_rng(1), 0
    (seen, _), (again, _) = many.reset(seed=3), many.reset(seed=3)
    assert all((seen[part] == again[part]).all() for part in seen)
    assert many.state().shape == (5, many.matches.seats, many.matches.layout.size)
    for _ in range(150):
        assert many.observation_space.contains(seen)
        acted = many.matches.asked.copy()
        words = np.where(seen["action_mask"], rng.random(seen["action_mask"].shape), -1).argmax(axis=1)
        seen, rewards, over, cut, info = many.step(words)
        assert (rewards == info["rewards"][np.arange(5), acted]).all()
        assert not cut.any()
        assert not rewards[~over].any()
        assert opponents is None or (info["asked"] == 0).all()
        ended += int(over.sum())
    assert ended or name == "straszydla"
    with pytest.raises(ValueError, match="a seed is one number"):
        many.reset(seed=[1, 2, 3, 4, 5])


def test_seats_change_if_asked() -> None:
    env = gym.SpukhausEnv("ghostbumpers", players=6, seat=None, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == set(range(6))


def test_an_illegal_word_ends_the_match() -> None:
    env = gym.SpukhausEnv("ghostbumpers", opponents="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(len(env.encoding.words) - 1)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_every_other_seat_needs_a_bot() -> None:
    with pytest.raises(ValueError, match="3 opponents are needed, and 1 were named"):
        gym.SpukhausEnv("ghostbumpers", players=4, opponents=("random",))
