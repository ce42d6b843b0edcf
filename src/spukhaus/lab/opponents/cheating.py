"""A search that sees everything: the ceiling. The arena shows it the truth because it says that it cheats."""

from __future__ import annotations

import random
from typing import Any

from spukhaus.core import registry
from spukhaus.core.game import AnyGame, AnyView, Choices
from spukhaus.lab.opponents import budget
from spukhaus.thinking.guide import Guide
from spukhaus.thinking.search import Effort, search


class CheatingSearch:
    """The house's search, in the one world that there is."""

    peeks = True
    playouts = 2000

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.guide = registry.extras(game).guide() or Guide

    def choose(self, view: AnyView, choices: Choices[Any], rng: random.Random) -> Any:
        raise PermissionError("this bot cheats, and plays only where the arena shows it the truth")

    def choose_knowing(self, state: Any, view: AnyView, choices: Choices[Any], rng: random.Random) -> Any:
        knowing = self.guide.for_view(self.game, view)
        world = knowing.reality(state, view, rng)
        knowing.imagine = lambda view, rng: world  # type: ignore[method-assign]  # noqa: ARG005
        return search(knowing, view, view.seat, choices, rng, Effort(self.playouts, budget.seconds())).action
