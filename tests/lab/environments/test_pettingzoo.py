"""The games in PettingZoo, held to PettingZoo's own tests."""

from __future__ import annotations

import random
from functools import partial

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from spukhaus.core import registry
from spukhaus.core.encoding import COMPACT
from spukhaus.core.errors import ConfigRefused
from spukhaus.lab.environments import zoo
from tests.lab.environments.setups import ENCODED

EVERY = [(name, seats) for name in ENCODED for seats in registry.game(name).seat_counts]
MOST = [(name, registry.game(name).seat_counts[-1]) for name in ENCODED]
AT_ONCE = [("ghostbumpers", 4), ("straszydla", 2)]


# PettingZoo says this of every environment with masks but those that it knows by name.
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_interface_is_pettingzoos(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(zoo.env(name, players=seats), num_cycles=60)


@pytest.mark.parametrize(("name", "seats"), MOST)
def test_the_same_seed_gives_the_same_match(name: str, seats: int) -> None:
    seed_test(partial(zoo.env, name, players=seats), num_cycles=40)


@pytest.mark.parametrize(("name", "seats"), MOST)
def test_pictures(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(zoo.env, name, players=seats))
    assert capsys.readouterr().out


@pytest.mark.parametrize(("name", "seats"), AT_ONCE)
def test_the_parallel_interface_is_pettingzoos(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(zoo.parallel_env(name, players=seats), num_cycles=300)
    parallel_seed_test(partial(zoo.parallel_env, name, players=seats), num_cycles=30)


def test_a_whole_match_ends_with_rewards() -> None:
    env, rng = zoo.env("ghostbumpers", players=4), random.Random(1)
    env.reset(seed=3)
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        rewards[agent] = reward
        assert seen["action_mask"].all() if over else seen["action_mask"].any()
        env.step(None if over else rng.choice(seen["action_mask"].nonzero()[0]))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_seats_that_lay_at_once_speak_at_once() -> None:
    env = zoo.parallel_env("ghostbumpers", players=3)
    seen, _ = env.reset(seed=1)
    seen, *_ = env.step(dict.fromkeys(env.agents, 2))
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
    assert len(asked) == 1
    assert all(seen[agent]["observation"].any() for agent in env.agents)
    assert env.encoding.layouts[COMPACT].named(seen["seat_1"]["observation"])["laid"].all()


def test_an_illegal_word_ends_the_match() -> None:
    env = zoo.parallel_env("ghostbumpers", players=3)
    env.reset(seed=1)
    _, rewards, over, _, _ = env.step({"seat_0": env.wait, "seat_1": 0, "seat_2": 0})
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0, "seat_2": 0.0}
    assert all(over.values())
    raw = zoo.raw_env("ghostbumpers")
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        raw.step(len(raw.encoding.words) - 1)


def test_settings_are_checked() -> None:
    with pytest.raises(ConfigRefused):
        zoo.env("ghostbumpers", ending="never")
    with pytest.raises(ConfigRefused):
        zoo.env("ghostbumpers", colour="blue")
    with pytest.raises(ValueError, match="win, points"):
        zoo.env("ghostbumpers", rewards="fame")
