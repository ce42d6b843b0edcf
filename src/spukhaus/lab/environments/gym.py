"""The games for Gymnasium: one learner among named bots. Importing this registers `spukhaus/GAME-v1`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from spukhaus.core import registry
from spukhaus.core.game import Seat
from spukhaus.lab.environments.position import Position, first
from spukhaus.lab.environments.registration import register_gymnasium
from spukhaus.lab.environments.spaces import RENDER_MODES, mask_of, observation, observation_space, picture, set_up


class SpukhausEnv(gymnasium.Env[Any, Any]):
    """`seat` None means another seat in every match; `opponents` is a bot for all other seats, or one for each.

    A step is one word of the learner, and all that others do until it is asked again. The reward comes at the end.
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
        self.bots = [registry.bot(self.encoding.game, name)(self.encoding.game) for name in names]
        words = len(self.encoding.words)
        self.observation_space = observation_space(self.encoding, words)
        self.action_space = spaces.Discrete(words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
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
        position = position.dealt(self.rng)
        while position.seat is not None and self.seat not in self.encoding.game.to_act(position.state):
            bot = self.bots[(position.seat - self.seat) % self.encoding.seats - 1]
            choices = position.game.legal_actions(position.state, position.seat)
            chosen = bot.choose(position.view(position.seat), choices, self.rng)
            position = position.act(chosen).dealt(self.rng)
        if position.seat is None or position.begun:
            return position
        return Position(self.encoding, position.state, self.seat)

    def _seen(self) -> dict[str, Any]:
        return observation(self.position, self.seat, mask_of(self.position, self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": mask_of(self.position, self.seat), "seat": self.seat}

    def render(self) -> Any:
        drawn = picture(self.position, self.seat)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None


register_gymnasium()
