"""Playing a match in one process: actions in, steps out, chance drawn from the seed in between."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from spukhaus.core.bot import Bot
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import CHANCE, AnyConfig, AnyGame, Logged, Outcome, Seat, Step
from spukhaus.core.seed import ChanceStream


@dataclass(frozen=True, slots=True)
class Played:
    """One action of a match, its number (from 1), and what it led to."""

    number: int
    logged: Logged[Any]
    step: Step[Any]


def draw(game: AnyGame, state: Any, seed: str, number: int) -> Any:
    """What chance does in a state where it is asked for the n-th time: the seed decides."""
    return game.chance(state, ChanceStream(seed, game.chance_key(state) or number))


class Play:
    """A match in progress. `log` holds every action, chance's included: with the config it is the match."""

    def __init__(self, game: AnyGame, config: AnyConfig, seed: str) -> None:
        self.game = game
        self.config = config
        self.seed = seed
        self.state = game.new(config)
        self.log: list[Logged[Any]] = []
        self._draws = 0

    def back_at(self, number: int, state: Any) -> Play:
        """The match as it was before the action of this number (from 0), in the state that it had then."""
        earlier = Play(self.game, self.config, self.seed)
        earlier.state, earlier.log = state, self.log[:number]
        earlier._draws = sum(logged.seat == CHANCE for logged in earlier.log)
        return earlier

    def deal(self) -> Iterator[Played]:
        """Let chance act for as long as it is asked."""
        while self.game.to_act(self.state) == (CHANCE,):
            self._draws += 1
            yield self.act(CHANCE, draw(self.game, self.state, self.seed, self._draws))

    def act(self, seat: Seat, action: Any) -> Played:
        step = self.game.apply(self.state, seat, action)
        self.state = step.state
        self.log.append(Logged(seat, action))
        return Played(len(self.log), self.log[-1], step)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)


Decide: TypeAlias = Callable[[Play, Seat, random.Random], Any]
"""Whoever plays a match through may look at it all; bots are shown a view."""


def play_bots(game: AnyGame, config: AnyConfig, bots: Sequence[Bot], seed: str, limit: int = 1_000_000) -> Play:
    """A whole match between bots. The same seed gives the same match."""

    def decide(play: Play, seat: Seat, rng: random.Random) -> Any:
        return bots[seat].choose(game.view(play.state, seat), game.legal_actions(play.state, seat), rng)

    return play_by(game, config, decide, seed, limit)


def play_by(game: AnyGame, config: AnyConfig, decide: Decide, seed: str, limit: int = 1_000_000) -> Play:
    """A whole match in which `decide` chooses for every seat."""
    play = Play(game, config, seed)
    for _ in to_the_end(play, decide, limit):
        pass
    return play


def to_the_end(play: Play, decide: Decide, limit: int = 1_000_000) -> Iterator[Played]:
    """The rest of the match, action by action as it is played, for whoever wants to take down what happens.

    Each decision has a stream of its own, so that a bot's luck does not depend on how much of it was used before.
    """
    while len(play.log) < limit:
        yield from play.deal()
        asked = play.game.to_act(play.state)
        if not asked:
            return
        seat = asked[0]
        rng = random.Random(f"{play.seed} bot {seat} {len(play.log)}")
        yield play.act(seat, decide(play, seat, rng))
    raise SpukhausError("match-too-long", limit=limit)
