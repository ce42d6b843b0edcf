"""What the search asks of a game beyond its rules: how to imagine, how people play, and how far to look ahead.

The defaults work for any game that keeps the contract; a game's own guide makes them good.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import inf
from typing import Any

from spukhaus.core.game import CHANCE, AnyGame, Choices, Seat
from spukhaus.core.thought import Belief, Measure

MOST_CANDIDATES = 40


class Guide:
    """A guide never looks at more than it is given: `imagine` gets a view, and `quick` must choose for a seat as
    somebody would who knows only what that seat knows in the imagined world."""

    measure = Measure.CHANCE
    """What the values of `worth` and `play_on` are."""

    variety = inf
    """How many different worlds `imagine` draws from, where it draws from some that it has thought of before."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    @classmethod
    def for_view(cls, game: AnyGame, view: Any) -> Guide:  # noqa: ARG003
        """A guide for the decisions of this view."""
        return cls(game)

    def candidates(self, view: Any, choices: Choices[Any], rng: random.Random) -> Sequence[Any]:
        """The choices that are worth a thought; of very many, some."""
        if len(choices) <= MOST_CANDIDATES:
            return tuple(choices)
        return tuple(dict.fromkeys(choices.sample(rng) for _ in range(MOST_CANDIDATES)))

    def imagine(self, view: Any, rng: random.Random) -> Any:
        """A world that fits the view, as likely as the guide believes it."""
        return self.game.determinize(view, rng)

    def reality(self, state: Any, view: Any, rng: random.Random) -> Any:
        """The world as it is, in the form that `imagine` gives: for those who measure what knowing all is worth."""
        return state

    def quick(self, state: Any, seat: Seat, rng: random.Random) -> Any:
        """What a player would do in this seat, decided at once."""
        return self.game.legal_actions(state, seat).sample(rng)

    def worth(self, state: Any) -> tuple[float, ...] | None:
        """What a state is worth to each seat if it is not looked beyond, or None if it must be played on."""
        outcome = self.game.outcome(state)
        if outcome is None:
            return None
        best = outcome.winners
        return tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(outcome.scores)))

    def play_on(self, state: Any, rng: random.Random) -> tuple[float, ...]:
        """Play on in thought until it is clear what the state was worth."""
        while (worth := self.worth(state)) is None:
            seat = self.game.to_act(state)[0]
            action = self.game.chance(state, rng) if seat == CHANCE else self.quick(state, seat, rng)
            state = self.game.apply(state, seat, action).state
        return worth

    def outcomes(self, world: Any, seat: Seat, action: Any, rng: random.Random) -> tuple[float, ...]:
        """What an action in an imagined world comes to for each seat."""
        return self.play_on(self.game.apply(world, seat, action).state, rng)

    def attempt(self, world: Any, seat: Seat, action: Any, rng: random.Random) -> float:
        """What it is worth to the one who takes it."""
        return self.outcomes(world, seat, action, rng)[seat]

    def beliefs(self, view: Any) -> tuple[Belief, ...]:
        """What this guide thinks of hidden things, for the record."""
        return ()
