"""What a bot is: a player that is given a view and its choices, and nothing else.

A bot keeps no memory between decisions: a view forgets nothing. So its choice follows from the view,
the choices and the random stream, and it cannot depend on what its seat may not know.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from spukhaus.core.game import AnyGame, Choices


class Bot(Protocol):
    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        """One of the choices."""


class PeekingBot(Bot, Protocol):
    """A cheat: it is shown the whole truth, to measure how near honest bots come to one who sees everything.

    Only the arena shows it anything, and only if its class says `peeks = True`. At a table it is not found, and
    `choose` must refuse.
    """

    peeks: bool

    def choose_knowing(self, state: Any, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        """One of the choices, with the true state at hand."""


BotMaker: TypeAlias = Callable[[AnyGame], Bot]
"""Bots are made for a game, so that a searching one can ask its rules."""


class RandomBot:
    """Plays any game: every choice is as likely as any other."""

    def __init__(self, game: AnyGame) -> None:
        """Needs nothing of the game."""

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        return choices.sample(rng)
