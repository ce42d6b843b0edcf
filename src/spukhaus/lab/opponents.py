"""Opponents to measure bots against, for `spukhaus arena --bots MODULE:NAME`.

`Ismcts` is OpenSpiel's own information-set search on the same game, with so many seconds a move (SPUKHAUS_SECONDS, 1
if nothing is said; `Ismcts01` to `Ismcts2` have theirs in the name). It is given a view like everybody.

`CheatingSearch` sees everything: the ceiling. The arena shows it the truth because it says that it cheats.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import random
import time
from typing import Any, ClassVar

from spukhaus.core.encoding import Begun
from spukhaus.core.game import CHANCE, AnyGame, Choices
from spukhaus.lab.environments.encoding import encoding_of_view
from spukhaus.lab.environments.position import Position
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.search import Effort, search

EXPLORING = 1.0
"""How much the search tries what it knows little of; returns lie between -1 and 1."""


def _seconds() -> float:
    return float(os.environ.get("SPUKHAUS_SECONDS", "1"))


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
        from spukhaus.lab.tree_search import TreeSearch  # here, so that no move pays for loading OpenSpiel

        self.game = game
        self.evaluator: Any = RandomPlayouts()
        self._search = TreeSearch

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        deadline = time.thread_time() + (_seconds() if self.seconds is None else self.seconds)
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


def guide_of(game: AnyGame) -> type[Guide]:
    """The guide in the game's folder, or the one that works for any game."""
    name = f"{type(game).__module__.rpartition('.')[0]}.guide"
    if importlib.util.find_spec(name) is None:
        return Guide
    module = importlib.import_module(name)
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == name]
    return next((kind for kind in kinds if issubclass(kind, Guide)), Guide)


class CheatingSearch:
    """The house's search, in the one world that there is."""

    peeks = True
    playouts = 2000

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.guide = guide_of(game)

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        raise PermissionError("this bot cheats, and plays only where the arena shows it the truth")

    def choose_knowing(self, state: Any, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        knowing = self.guide.for_view(self.game, view)
        world = knowing.reality(state, view, rng)
        knowing.imagine = lambda view, rng: world  # type: ignore[method-assign]  # noqa: ARG005
        return search(knowing, view, view.seat, choices, rng, Effort(self.playouts, _seconds())).action
