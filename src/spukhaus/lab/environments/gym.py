"""The games for Gymnasium: one learner among named bots, or many matches at once. Importing this registers
`spukhaus/GAME-v2`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spukhaus.core import registry
from spukhaus.core.encoding import COMPACT
from spukhaus.core.game import Seat
from spukhaus.lab.environments.draws import Draws
from spukhaus.lab.environments.position import Position, first
from spukhaus.lab.environments.registration import register_gymnasium
from spukhaus.lab.environments.spaces import RENDER_MODES, mask_of, observation, observation_space, picture, set_up
from spukhaus.lab.environments.vector import vector
from spukhaus.policies.arrays import layout_named
from spukhaus.simulation.matches import bot_named


class SpukhausEnv(gymnasium.Env[Any, Any]):
    """`seat` None means another seat in every match; `opponents` is a bot for all other seats, or one for each.

    A step is one word of the learner, and all that others do until it is asked again. The reward comes at the end.
    What chance does follows from the seed alone, match after match: it is match 0 of a vector environment's seed.
    An illegal word ends the match and costs 1: take words from `action_mask`, which is in the observation and in info.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat | None = 0,
        opponents: str | Sequence[str] = "sensible",
        edition: str = registry.STANDARD,
        rewards: str = "win",
        observation: str = COMPACT,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.encoding = set_up(game, players, edition, rewards, options)
        self.reward_kind = rewards
        self.render_mode = render_mode
        self.fixed_seat = seat
        others = self.encoding.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{others} opponents are needed, and {len(names)} were named")
        self.bots = [bot_named(self.encoding.game, name)(self.encoding.game) for name in names]
        words = len(self.encoding.words)
        self.observation = observation
        self.observation_space = observation_space(layout_named(self.encoding, observation), words)
        self.action_space = spaces.Discrete(words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None or not hasattr(self, "draws"):
            self.draws = Draws(int(self.np_random.integers(2**62)) if seed is None else seed)
        self.rng = random.Random(int(self.np_random.integers(2**62)))
        self.seat = self.rng.randrange(self.encoding.seats) if self.fixed_seat is None else self.fixed_seat
        self.position = self._until_asked(first(self.encoding))
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if action not in self.position.legal:
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.position = self._until_asked(self.position.say(int(action)))
        outcome = self.position.outcome
        reward = 0.0 if outcome is None else self.encoding.rewards(outcome, self.reward_kind)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, outcome is not None, False, self._info()

    def _until_asked(self, position: Position) -> Position:
        """Chance and the bots act until the learner is asked, or the match is over."""
        position = position.dealt(self.draws)
        while position.seat is not None and position.seat != self.seat:
            bot = self.bots[(position.seat - self.seat) % self.encoding.seats - 1]
            choices = position.game.legal_actions(position.state, position.seat)
            chosen = bot.choose(position.view(position.seat), choices, self.rng)
            position = position.act(chosen).dealt(self.draws)
        return position

    def _seen(self) -> dict[str, Any]:
        return observation(self.position, self.seat, self.observation, mask_of(self.position, self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.position, self.seat), "seat": self.seat}

    def render(self) -> Any:
        drawn = picture(self.position, self.seat)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None


class SpukhausVectorEnv(VectorEnv[Any, Any, Any]):
    """Many matches at once, on the quickest rules that there are (`vector`).

    Without `opponents` every seat is asked: `info["asked"]` says which, and a step's reward is that of the seat that
    acted; `info["rewards"]` has those of all. A match that ends begins anew with the next step, which ignores its
    action.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(self, game: str, num_envs: int = 1, render_mode: str | None = None, **settings: Any) -> None:
        self.matches = vector(game, num_envs, **settings)
        self.num_envs = num_envs
        self.render_mode = render_mode
        words = len(self.matches.encoding.words)
        self.single_observation_space = observation_space(self.matches.layout, words)
        self.single_action_space = spaces.Discrete(words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if isinstance(seed, list):
            raise ValueError("a seed is one number: it stands for all matches")  # noqa: TRY004
        super().reset(seed=seed, options=options)
        self.matches.reset(int(self.np_random.integers(2**62)) if seed is None else seed)
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        matches, acted = self.matches, self.matches.asked.copy()
        matches.step(np.asarray(actions))
        rewards = matches.rewards[np.arange(matches.batch), acted].astype(np.float64)
        return self._seen(), rewards, matches.ended.copy(), np.zeros(matches.batch, np.bool_), self._info()

    def _seen(self) -> dict[str, Any]:
        seen = self.matches.observations.astype(np.float32)
        return {"observation": seen, "action_mask": self.matches.masks.copy()}

    def _info(self) -> dict[str, Any]:
        return {"asked": self.matches.asked.copy(), "rewards": self.matches.rewards.copy()}

    def state(self) -> Any:
        """[match, seat, entry]: what each seat knows, for centralised critics."""
        return self.matches.state().astype(np.float32)


register_gymnasium()
