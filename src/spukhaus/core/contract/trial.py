"""What the checks share: random matches of a game, and the way to say that a promise is broken."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import CHANCE, PUBLIC, AnyConfig, AnyGame, Choices, Logged, Seat, Step
from spukhaus.core.plain_json import canonical

MOST_LISTED = 200
"""Choices longer than this are sampled instead of walked through."""

COUSINS = 8
COUSIN_ACTIONS = 30
"""How many other matches share an opening with a given one, and how far they are played."""


class ContractBroken(AssertionError):
    """A promise of the contract does not hold; the message shows the counter-example."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A game on trial: how it is set up, and how many random matches to look at."""

    game: AnyGame
    config: AnyConfig
    matches: int = 20
    seed: int = 1
    limit: int = 20_000
    """A match with more actions than this does not end."""
    enough: int = 1_000
    """After so many actions in all no further match is begun: games whose matches are long need fewer of them."""
    longest: int | None = None
    """Look only at so many actions of a match. That matches end is always tried with whole ones."""

    def observers(self) -> tuple[Seat, ...]:
        return (*range(self.config.seats), PUBLIC)

    def rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.seed} {purpose}")

    def random_matches(self, *, whole: bool = False) -> Iterator[list[Moment]]:
        rng, actions = self.rng("matches"), 0
        for _ in range(self.matches):
            if actions >= self.enough:
                return
            match = list(islice(self.random_match(rng), None if whole else self.longest))
            actions += len(match)
            yield match

    def cousins(self, match: list[Moment], rng: random.Random) -> Iterator[list[Moment]]:
        """The beginnings of other matches that share an opening with this one."""
        for shared in range(1, min(len(match), COUSINS)):
            onward = self.random_match(rng, match[shared].before)
            yield match[:shared] + list(islice(onward, COUSIN_ACTIONS))

    def random_match(self, rng: random.Random, state: Any = None) -> Iterator[Moment]:
        state = self.game.new(self.config) if state is None else state
        for _ in range(self.limit):
            asked = self.game.to_act(state)
            if not asked:
                return
            seat = rng.choice(asked)
            action = self.any_action(state, seat, rng)
            step = self.do(state, seat, action)
            yield Moment(state, Logged(seat, action), step)
            state = step.state
        raise ContractBroken(f"a random match of {self.game.name} goes on after {self.limit} actions")

    def do(self, state: Any, seat: Seat, action: Any) -> Step[Any]:
        """Apply what the game itself has offered."""
        try:
            return self.game.apply(state, seat, action)
        except ActionRefused as error:
            raise ContractBroken(
                f"{self.game.write(action)!r} was offered to seat {seat}, and refused: {error}"
            ) from error

    def any_action(self, state: Any, seat: Seat, rng: random.Random) -> Any:
        if seat == CHANCE:
            return self.game.chance(state, rng)
        return self.game.legal_actions(state, seat).sample(rng)


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of a random match, with the states before and after it."""

    before: Any
    logged: Logged[Any]
    step: Step[Any]


def offer(game: AnyGame, state: Any, seat: Seat) -> str:
    """All that a seat is offered, as one text that can be compared."""
    choices: Choices[Any] = game.legal_actions(state, seat)
    listed = [game.write(action) for action in choices] if len(choices) <= MOST_LISTED else []
    return canonical((len(choices), listed, choices.plain(game.write)))


def answer(game: AnyGame, state: Any, seat: Seat, action: Any) -> str:
    """What the game says to an action: 'done', or the refusal, as one text that can be compared."""
    try:
        game.apply(state, seat, action)
    except ActionRefused as error:
        return canonical((type(error).__name__, error.code, getattr(error, "rule", None), error.params))
    return "done"
