"""Many matches at once: none depends on the others, and wrong actions change nothing. What is observed is held to the
other environments in `tests/lab/environments/test_one_world.py`."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.core.encoding import RECALL
from spukhaus.core.errors import ConfigRefused
from spukhaus.lab.compiling import WrongAction, streams
from spukhaus.lab.environments.vector import Vector, vector
from spukhaus.lab.games.ghostbumpers import VectorGhostbumpers, action_of
from spukhaus.lab.games.ghostbumpers.packing import pack_box
from spukhaus.lab.random_choices import choose_at_random
from spukhaus.policies.arrays import encoding
from tests.games.ghostbumpers.rounds import GAME
from tests.lab.environments.setups import EDITIONS

MAKERS: dict[str, Callable[[int, int], Vector]] = {
    "ghostbumpers": lambda batch, seed: vector("ghostbumpers", batch, 4, seed, ending="to-15"),
    "ghostbumpers, recalling": lambda batch, seed: vector("ghostbumpers", batch, 3, seed, observation=RECALL),
    "ghostbumpers, one learner": lambda batch, seed: vector(
        "ghostbumpers", batch, 4, seed, opponents="random", seat=None
    ),
    "shy_monsters": lambda batch, seed: vector("shy_monsters", batch, 2, seed),
    "shy_monsters, recalling": lambda batch, seed: vector("shy_monsters", batch, 2, seed, observation=RECALL),
    "shy_monsters, a learner": lambda batch, seed: vector(
        "shy_monsters", batch, 2, seed, opponents="random", seat=None
    ),
    "straszydla": lambda batch, seed: vector(
        "straszydla", batch, 3, seed, edition=str(EDITIONS / "short-straszydla.toml")
    ),
}
BUFFERS = ("observations", "masks", "asked", "rewards", "ended", "learners")


def random_actions(environment: Vector, stream: Any) -> Any:
    actions = np.zeros(environment.batch, np.int64)
    choose_at_random(environment.masks, actions, stream)
    return actions


def kept(environment: Vector) -> dict[str, bytes]:
    return {name: getattr(environment, name).tobytes() for name in BUFFERS} | {"state": environment.state().tobytes()}


@pytest.mark.parametrize("name", MAKERS)
def test_a_match_does_not_depend_on_the_batch(name: str) -> None:
    small, large = MAKERS[name](3, 5), MAKERS[name](40, 5)
    stream = streams(1, 1)
    ended = 0
    for _ in range(400):
        actions = random_actions(large, stream)
        large.step(actions)
        small.step(actions[:3])
        for buffer in BUFFERS:
            assert (getattr(small, buffer) == getattr(large, buffer)[:3]).all(), buffer
        ended += int(large.ended.sum())
        assert (abs(large.rewards.sum(axis=1)) < 1e-6).all()
        assert ((abs(large.rewards).sum(axis=1) > 0) <= large.ended).all()
    assert ended > 40


@pytest.mark.parametrize("name", MAKERS)
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    environment = MAKERS[name](20, 5)
    first, stream = kept(environment), streams(1, 1)
    for _ in range(30):
        environment.step(random_actions(environment, stream))
    assert kept(environment) != first
    environment.reset(5)
    assert kept(environment) == first
    environment.reset(6)
    assert kept(environment) != first


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("wrong", [-1, None, 10**9])
def test_a_wrong_action_changes_nothing(name: str, wrong: int | None) -> None:
    environment = MAKERS[name](8, 1)
    actions = random_actions(environment, streams(1, 1))
    actions[5] = np.nonzero(environment.masks[5] == 0)[0][0] if wrong is None else wrong
    before = kept(environment)
    with pytest.raises(WrongAction, match=r"kernel-action-illegal.*match=5"):
        environment.step(actions)
    assert kept(environment) == before
    with pytest.raises(WrongAction, match="kernel-actions-shape"):
        environment.step(actions[:7])
    with pytest.raises(WrongAction, match="kernel-actions-shape"):
        environment.step(actions.astype(np.float64))
    assert kept(environment) == before


@pytest.mark.parametrize("name", MAKERS)
def test_a_masked_softmax_always_finds_an_action(name: str) -> None:
    """As a learner acts: a value for each action, nothing where the mask is 0, and a draw by what is left."""
    environment, rng, ended = MAKERS[name](16, 3), np.random.default_rng(1), 0
    for _ in range(10_000):
        values = np.where(environment.masks, rng.normal(size=environment.masks.shape), -np.inf)
        chances = np.exp(values - values.max(axis=1, keepdims=True))
        reached = chances.cumsum(axis=1)
        assert np.isfinite(reached).all()
        environment.step((reached > reached[:, -1:] * rng.random((16, 1))).argmax(axis=1))
        ended += int(environment.ended.sum())
    assert ended > 1000


@pytest.mark.parametrize("name", MAKERS)
def test_a_match_that_ended_begins_anew_with_the_next_step(name: str) -> None:
    """Gymnasium's AutoresetMode.NEXT_STEP: the last observation is shown, then the action is ignored."""
    environment, stream, ended = MAKERS[name](40, 5), streams(1, 1), 0
    begun = MAKERS[name](40, 5)
    stages = begun.layout.offsets["stage" if "stage" in begun.layout.offsets else "phase"]
    fresh = set(begun.state()[:, 0, stages : stages + 4].argmax(axis=1).tolist())
    for _ in range(400):
        over = environment.ended.copy()
        actions = random_actions(environment, stream)
        actions[over] = -7  # no such action anywhere
        environment.step(actions)
        assert not environment.ended[over].any()
        assert not environment.rewards[over].any()
        assert set(environment.observations[over][:, stages : stages + 4].argmax(axis=1).tolist()) <= fresh
        assert environment.masks[environment.ended].all()
        ended += int(over.sum())
    assert ended > 40


def test_scores_and_rewards_at_the_end_of_a_match() -> None:
    environment, stream, totals = vector("ghostbumpers", 64, 3, 2), streams(3, 1), np.zeros((64, 3), int)
    ended = 0
    assert isinstance(environment, VectorGhostbumpers)
    for _ in range(300):
        environment.step(random_actions(environment, stream))
        totals += environment.points
        for match in np.nonzero(environment.ended)[0]:
            scores = environment.scores[match]
            assert (scores == totals[match]).all()
            winners = scores == scores.max()
            assert environment.rewards[match] == pytest.approx((3 * winners / winners.sum() - 1) / 2)
            totals[match] = 0
            ended += 1
        assert not environment.scores[~environment.ended].any()
    assert ended > 64


@pytest.mark.parametrize("edition", [*registry.edition_names(GAME), "examples/tiny-ghostbumpers.toml"])
@pytest.mark.parametrize("seats", GAME.seat_counts[:2])
def test_actions_of_the_model_have_the_numbers_of_the_words(edition: str, seats: int) -> None:
    """So a policy that was trained in one kind of environment can act in the others."""
    words = encoding(GAME, registry.config(GAME, seats, edition))
    box = pack_box(words.config.edition.content, seats, None)
    assert tuple(GAME.write(action_of(box, number)) for number in range(len(words.words))) == words.words


@pytest.mark.parametrize("name", ["ghostbumpers", "shy_monsters", "straszydla"])
def test_an_unknown_observation_is_refused(name: str) -> None:
    with pytest.raises(ConfigRefused, match="unknown-observation"):
        vector(name, 2, observation="compact-9")


@pytest.mark.parametrize("name", ["ghostbumpers", "shy_monsters", "straszydla"])
def test_opponents_play_until_the_learner_is_asked(name: str) -> None:
    environment, stream = (
        vector(name, 3, 2 if name != "ghostbumpers" else 3, 1, opponents="sensible", seat=1),
        streams(1, 1),
    )
    for _ in range(40):
        assert (environment.asked == 1).all()
        assert environment.observations[:, 1].all()  # the second entry: it is seat 1 that looks
        environment.step(random_actions(environment, stream))


def test_every_other_seat_needs_an_opponent() -> None:
    with pytest.raises(ValueError, match="3 opponents are needed, and 1 were named"):
        vector("ghostbumpers", 2, 4, opponents=("sensible",))


def sent(environment: Vector) -> Vector:
    """As another process gets it."""
    received: Vector = pickle.loads(pickle.dumps(environment))  # noqa: S301 (it was made here)
    return received


@pytest.mark.parametrize("copied", [copy.deepcopy, sent])
@pytest.mark.parametrize("name", [*MAKERS, "plain rules"])
def test_a_copy_goes_on_alike(name: str, copied: Callable[[Vector], Vector]) -> None:
    """So another process can play on where one has stopped."""
    plain = name == "plain rules"
    environment = vector("ghostbumpers", 3, 3, 5, opponents="sensible") if plain else MAKERS[name](3, 5)
    stream = streams(1, 1)
    for _ in range(20):
        environment.step(random_actions(environment, stream))
    before, other = kept(environment), copied(environment)
    for _ in range(20):
        actions = random_actions(environment, stream)
        environment.step(actions)
        other.step(actions)
        assert kept(other) == kept(environment)
    assert kept(environment) != before
