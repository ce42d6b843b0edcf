"""A seed and the same words give the same observations, masks and rewards in every kind of environment."""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spukhaus.core.encoding import COMPACT, OBSERVATIONS, RECALL, Begun
from spukhaus.core.game import AnyGame
from spukhaus.lab.environments import spiel  # noqa: F401  (now OpenSpiel knows the games)
from spukhaus.lab.environments.gym import SpukhausEnv
from spukhaus.lab.environments.vector import Vector, VectorMatches, vector
from spukhaus.lab.environments.zoo import raw_env
from spukhaus.lab.games.ghostbumpers import VectorGhostbumpers
from spukhaus.lab.games.shy_monsters import VectorShyMonsters
from spukhaus.lab.games.straszydla import VectorStraszydla
from spukhaus.policies.arrays import encoding_of_view, observe

SET_UPS: list[tuple[str, int, dict[str, Any]]] = [
    ("ghostbumpers", 3, {}),
    ("ghostbumpers", 4, {"ending": "to-5", "edition": "deeper-scare"}),
    ("ghostbumpers", 6, {"edition": "eight-copies", "rewards": "points", "ending": "to-5"}),
    ("shy_monsters", 2, {}),
    ("shy_monsters", 2, {"rewards": "points"}),
    ("straszydla", 2, {}),
]
MATCHES = 2
MOST = 700
"""Steps of a match that are compared; of Straszydła, whose matches are long, fewer."""
FEW = 80


class Moment(NamedTuple):
    seat: int
    """Who is asked; at the end, who decided last."""
    seen: tuple[bytes, ...]
    """By each seat."""
    legal: tuple[int, ...]
    rewards: tuple[float, ...] | None


def small(values: Any) -> bytes:
    found = np.asarray(values)
    assert (found == found.astype(np.int16)).all()
    return found.astype(np.int16).tobytes()


def word_for(seen: bytes, legal: Sequence[int]) -> int:
    """Something that follows from what a seat sees, and goes everywhere."""
    return legal[zlib.crc32(seen) % len(legal)]


def in_vector(environment: Vector, most: int = MOST) -> Iterator[Moment]:
    """The matches of row 0; the other rows go their own ways."""
    rng, matches, steps = np.random.default_rng(1), 0, 0
    while matches < MATCHES and steps < most:
        seen, over = tuple(map(small, environment.state()[0])), bool(environment.ended[0])
        seat, legal = int(environment.asked[0]), tuple(np.nonzero(environment.masks[0])[0].tolist())
        assert small(environment.observations[0]) == seen[seat]
        yield Moment(seat, seen, () if over else legal, tuple(environment.rewards[0].tolist()) if over else None)
        assert over <= (len(legal) == len(environment.encoding.words))
        words = np.where(environment.masks, rng.random(environment.masks.shape), -1).argmax(axis=1)
        words[0] = -1 if over else word_for(seen[seat], legal)
        environment.step(words)
        matches, steps = matches + over, 0 if over else steps + 1


def in_pettingzoo(
    name: str, players: int, seed: int, observation: str, most: int = MOST, **others: str
) -> Iterator[Moment]:
    environment = raw_env(name, players=players, observation=observation, **others)
    size = environment.state_space.shape[0] // players
    for match in range(MATCHES):
        environment.reset(seed=seed if match == 0 else None)
        last, steps = 0, 0
        while steps < most:
            state = environment.state()
            assert environment.state_space.contains(state)
            seen = tuple(small(state[size * seat : size * (seat + 1)]) for seat in range(players))
            if all(environment.terminations.values()):
                yield Moment(last, seen, (), tuple(environment.rewards[agent] for agent in environment.agents))
                break
            last = environment.possible_agents.index(environment.agent_selection)
            now = environment.observe(environment.agent_selection)
            legal = tuple(np.nonzero(now["action_mask"])[0].tolist())
            assert small(now["observation"]) == seen[last]
            yield Moment(last, seen, legal, None)
            environment.step(word_for(seen[last], legal))
            steps += 1
        if steps == most:
            return


def in_openspiel(
    name: str, players: int, seed: int, observation: str, most: int = MOST, **others: str
) -> Iterator[Moment]:
    settings = {"players": players, "chance": "sampled", "rng_seed": seed, **others}
    game = pyspiel.load_game(f"spukhaus_{name}", settings)
    for _ in range(MATCHES):
        state, last, steps = game.new_initial_state(), 0, 0
        while steps < most:
            while state.is_chance_node():
                state.apply_action(0)
            tensor = state.observation_tensor if observation == COMPACT else state.information_state_tensor
            seen = tuple(small(tensor(seat)) for seat in range(players))
            if state.is_terminal():
                yield Moment(last, seen, (), tuple(state.returns()))
                break
            last, legal = state.current_player(), tuple(state.legal_actions())
            yield Moment(last, seen, legal, None)
            state.apply_action(word_for(seen[last], legal))
            steps += 1
        if steps == most:
            return


class Speaker:
    """A bot that says what `word_for` says."""

    def __init__(self, game: AnyGame, observation: str) -> None:
        self.game, self.observation = game, observation

    def choose(self, view: Any, choices: Any, rng: random.Random) -> Any:
        words = encoding_of_view(self.game, view)
        offer = words.offered(view, choices)
        begun: Begun = ()
        while legal := words.next_words(offer, begun):
            begun = (*begun, word_for(small(observe(words, view, begun, self.observation)), legal))
        return words.action(offer, begun)


def in_gymnasium(
    name: str, players: int, seed: int, observation: str, seat: int, **others: str
) -> Iterator[tuple[bytes, tuple[int, ...], float]]:
    environment = SpukhausEnv(name, players, seat, "random", observation=observation, **others)
    environment.bots = [Speaker(environment.encoding.game, observation)] * (players - 1)
    for match in range(MATCHES):
        shown, _ = environment.reset(seed=seed if match == 0 else None)
        reward, over, steps = 0.0, False, 0
        while steps < MOST:
            seen, legal = small(shown["observation"]), tuple(np.nonzero(shown["action_mask"])[0].tolist())
            yield seen, () if over else legal, reward
            if over:
                break
            shown, reward, over, _, _ = environment.step(word_for(seen, legal))
            steps += 1


@pytest.mark.parametrize("observation", OBSERVATIONS)
@pytest.mark.parametrize(("name", "players", "others"), SET_UPS)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**31 - 1))
def test_all_environments_are_one(
    name: str, players: int, others: dict[str, Any], observation: str, seed: int
) -> None:
    environment = vector(name, 3, players, seed, observation=observation, **others)
    assert not isinstance(environment, VectorMatches)
    most = FEW if name == "straszydla" else MOST
    expected = list(in_vector(environment, most))
    assert len(expected) == most if name == "straszydla" else expected[-1].rewards
    plain = VectorMatches(environment.encoding, 2, seed, observation, others.get("rewards", "win"))
    same = {
        "plain": in_vector(plain, most),
        "PettingZoo": in_pettingzoo(name, players, seed, observation, most, **others),
        "OpenSpiel": in_openspiel(name, players, seed, observation, most, **others),
    }
    for interface, moments in same.items():
        for number, (moment, wanted) in enumerate(zip(moments, expected, strict=True)):
            assert moment[:3] == wanted[:3], (interface, number)
            assert moment.rewards == (wanted.rewards and pytest.approx(wanted.rewards)), (interface, number)
    if name != "straszydla":
        compare_learner(
            expected, in_gymnasium(name, players, seed, observation, seed % players, **others), seed % players
        )


def compare_learner(expected: list[Moment], found: Iterator[tuple[bytes, tuple[int, ...], float]], seat: int) -> None:
    wanted = [moment for moment in expected if moment.seat == seat or moment.rewards]
    for (seen, legal, reward), moment in zip(found, wanted, strict=True):
        assert (seen, legal) == (moment.seen[seat], moment.legal)
        assert reward == pytest.approx(moment.rewards[seat] if moment.rewards else 0.0)


@pytest.mark.parametrize(
    ("name", "kind"),
    [("ghostbumpers", VectorGhostbumpers), ("shy_monsters", VectorShyMonsters), ("straszydla", VectorStraszydla)],
)
def test_games_with_a_model_are_compiled(name: str, kind: type[Vector]) -> None:
    for observation in (COMPACT, RECALL):
        assert isinstance(vector(name, 2, observation=observation), kind)
        knows_random = "random" in kind.opponents_known
        assert isinstance(vector(name, 2, observation=observation, opponents="random"), kind) == knows_random
        assert isinstance(vector(name, 2, observation=observation, opponents="sensible"), VectorMatches)
