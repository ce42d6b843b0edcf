"""OpenSpiel's own information-set search on the same game. It is given a view like everybody.

It has so many seconds a move: SPUKHAUS_SECONDS, 1 if nothing is said; `Ismcts01` to `Ismcts2` have theirs in the name.
"""

from __future__ import annotations

import random
import time
from typing import Any, ClassVar

from spukhaus.core.encoding import Begun
from spukhaus.core.game import CHANCE, AnyGame, AnyView, Choices
from spukhaus.lab.environments.position import Position
from spukhaus.lab.opponents import budget
from spukhaus.policies.arrays import encoding_of_view

EXPLORING = 1.0
"""How much the search tries what it knows little of; returns lie between -1 and 1."""


class Ismcts:
    """OpenSpiel's Python ISMCTS with random playouts to the end of the match.

    Its bot in C++ cannot be used: it asks states for `ResampleFromInfostate` and does not hear Python's answer.
    The seconds are those of a processor: on a busy machine it takes longer, and plays no worse.
    An action of several words is searched word by word, each with half of the time that is left, the last with all.
    """

    seconds: ClassVar[float | None] = None
    simulations = 0
    """Of all searches of this bot together, for benchmarks."""

    def __init__(self, game: AnyGame) -> None:
        from spukhaus.lab.opponents.tree_search import TreeSearch  # here, so that no move pays for loading OpenSpiel

        self.game = game
        self.evaluator: Any = RandomPlayouts()
        self._search = TreeSearch

    def choose(self, view: AnyView, choices: Choices[Any], rng: random.Random) -> Any:
        deadline = time.thread_time() + (budget.seconds() if self.seconds is None else self.seconds)
        encoding = encoding_of_view(self.game, view)
        world = self.game.determinize(view, rng)
        offer = encoding.offer(world, view.seat)
        begun: Begun = ()
        tree = self._search(encoding, self.evaluator, EXPLORING, rng)
        while following := encoding.next_words(offer, begun):
            word = following[0]
            if len(following) > 1:
                last = not any(encoding.next_words(offer, (*begun, word)) for word in following)
                until = deadline if last else (time.thread_time() + deadline) / 2
                word = tree.best_word(Position(encoding, world, view.seat, begun), until)
            begun = (*begun, word)
        self.simulations += tree.simulations
        return encoding.action(offer, begun)


class Ismcts01(Ismcts):
    seconds = 0.1


class Ismcts03(Ismcts):
    seconds = 0.3


class Ismcts1(Ismcts):
    seconds = 1.0


class Ismcts2(Ismcts):
    seconds = 2.0


def finished(position: Position, rng: random.Random) -> Position:
    """The position after an action that was begun, with random words for the rest of it."""
    while position.begun:
        position = position.say(rng.choice(position.legal))
    return position


class RandomPlayouts:
    """What a state is worth: a random match from there on, straight through the rules, as rewards between -1 and 1."""

    def evaluate(self, position: Position, rng: random.Random) -> tuple[float, ...]:
        position = finished(position, rng)
        game, state = position.game, position.state
        while asked := game.to_act(state):
            seat = asked[0]
            action = game.chance(state, rng) if seat == CHANCE else game.legal_actions(state, seat).sample(rng)
            state = game.apply(state, seat, action).state
        outcome = game.outcome(state)
        assert outcome is not None  # nobody is asked
        return position.encoding.rewards(outcome)
