"""The games for PettingZoo: `env("ghostbumpers", players=4)` for one seat after the other, and `parallel_env` where
seats that decide at once speak at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from spukhaus.core.encoding import COMPACT, Begun, Floats
from spukhaus.core.game import Seat
from spukhaus.core.registry import STANDARD
from spukhaus.lab.environments.draws import Draws
from spukhaus.lab.environments.position import Position, first
from spukhaus.lab.environments.spaces import (
    RENDER_MODES,
    draws_of,
    mask,
    mask_of,
    observation,
    observation_space,
    picture,
    seen,
    set_up,
    values_space,
)
from spukhaus.policies.arrays import layout_named

ILLEGAL = -1.0
"""What an illegal word costs; it ends the match."""


def env(game: str, **settings: Any) -> AECEnv:
    """With PettingZoo's usual wrappers: an illegal word ends the match and costs its speaker 1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game: str, **settings: Any) -> SpukhausAEC:
    return SpukhausAEC(game, **settings)


def parallel_env(game: str, **settings: Any) -> SpukhausParallel:
    return SpukhausParallel(game, **settings)


class _Seats:
    """What both kinds of environment say about their agents."""

    waits = 0
    """Words beside those of the game."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        edition: str = STANDARD,
        rewards: str = "win",
        observation: str = COMPACT,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.encoding = set_up(game, players, edition, rewards, options)
        self.metadata = {"render_modes": RENDER_MODES, "name": f"{game}_v{self.encoding.version}"}
        self.render_mode = render_mode
        self.reward_kind = rewards
        self.observation = observation
        layout, words = layout_named(self.encoding, observation), len(self.encoding.words) + self.waits
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.encoding.seats)]
        self.observation_spaces = {agent: observation_space(layout, words) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        self.state_space = values_space(layout, self.encoding.seats)
        self._draws: Draws | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> tuple[Position, Draws]:
        """The next match of the seed. Without one the draws go on, as they do in a vector environment."""
        if seed is not None or self._draws is None:
            self._draws = draws_of(seed)
        return first(self.encoding).dealt(self._draws), self._draws

    def seen_by_all(self, position: Callable[[Seat], Position]) -> Floats:
        """What each seat sees, one after the other: for a centralised critic."""
        eyes = range(self.encoding.seats)
        return np.concatenate([seen(position(seat), seat, self.observation) for seat in eyes])


class SpukhausAEC(_Seats, AECEnv):  # type: ignore[misc]
    """One word a step. Rewards come at the end: see `Encoding.rewards`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.position, self.draws = self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return observation(self.position, seat, self.observation, mask_of(self.position, seat))

    def state(self) -> Floats:
        return self.seen_by_all(lambda _: self.position)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action not in self.position.legal:
            raise ValueError(f"{self.encoding.words[action]!r} is not legal now")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position = self.position.say(int(action)).dealt(self.draws)
        outcome = self.position.outcome
        if outcome is not None:
            given = self.encoding.rewards(outcome, self.reward_kind)
            self.rewards = dict(zip(self.possible_agents, given, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[self.position.seat or 0]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        drawn = picture(self.position, self.possible_agents.index(self.agent_selection))
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


class SpukhausParallel(_Seats, ParallelEnv):  # type: ignore[misc]
    """Every seat speaks in every step; who is not asked says 'wait', the last word. An illegal word ends the match."""

    waits = 1

    @property
    def wait(self) -> int:
        return len(self.encoding.words)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        position, self.draws = self.begin(seed)
        self.state_now = position.state
        self.begun: dict[Seat, Begun] = {}
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        wrong = [agent for seat, agent in enumerate(self.possible_agents) if actions[agent] not in self._legal(seat)]
        if wrong:
            return self._end({agent: ILLEGAL if agent in wrong else 0.0 for agent in self.agents})
        asked = self.encoding.game.to_act(self.state_now)
        for seat in asked:
            spoken = self._position(seat).say(int(actions[self.possible_agents[seat]]))
            self.begun[seat] = spoken.begun
            self.state_now = spoken.state
        self.state_now = Position(self.encoding, self.state_now).dealt(self.draws).state
        outcome = self.encoding.game.outcome(self.state_now)
        if self.render_mode == "human":
            self.render()
        if outcome is not None:
            given = self.encoding.rewards(outcome, self.reward_kind)
            return self._end(dict(zip(self.possible_agents, given, strict=True)))
        nothing = dict.fromkeys(self.agents, False)
        rewards = dict.fromkeys(self.agents, 0.0)
        return self._observations(), rewards, nothing, dict(nothing), {agent: {} for agent in self.agents}

    def _position(self, seat: Seat) -> Position:
        return Position(self.encoding, self.state_now, seat, self.begun.get(seat, ()))

    def _legal(self, seat: Seat) -> tuple[int, ...]:
        asked = seat in self.encoding.game.to_act(self.state_now)
        return self._position(seat).legal if asked else (self.wait,)

    def _observations(self) -> dict[str, Any]:
        return {
            agent: observation(self._position(seat), seat, self.observation, mask(self._legal(seat), self.wait + 1))
            for seat, agent in enumerate(self.possible_agents)
        }

    def state(self) -> Floats:
        return self.seen_by_all(self._position)

    def _end(self, rewards: dict[str, float]) -> tuple[dict[str, Any], ...]:
        seen, ended = self._observations(), self.agents
        self.agents = []
        over, running = dict.fromkeys(ended, True), dict.fromkeys(ended, False)
        return seen, rewards, over, running, {agent: {} for agent in ended}

    def render(self) -> str | None:
        drawn = picture(self._position(0), 0)
        if self.render_mode != "human":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""
