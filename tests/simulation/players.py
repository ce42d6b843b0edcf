"""Bots for the toy game whose order of strength is known, and bots that do something wrong."""

from __future__ import annotations

import random
import time
from typing import Any

from spukhaus.core.game import AnyGame, Choices


class Brave:
    """Bids the most."""

    def __init__(self, game: AnyGame) -> None:
        """Needs nothing of the game."""

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        return list(choices)[-1]


class Bold(Brave):
    """The same under another name."""


class Timid(Brave):
    """Bids nothing."""

    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        return next(iter(choices))


class Broken(Brave):
    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        raise ValueError("out of ideas")


class Slow(Brave):
    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        time.sleep(120)
        return super().choose(view, choices, rng)


class Cheating(Brave):
    def choose(self, view: Any, choices: Choices[Any], rng: random.Random) -> Any:
        return "win at once"


BRAVE, TIMID = f"{__name__}:Brave", f"{__name__}:Timid"
