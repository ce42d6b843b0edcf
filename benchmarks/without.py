"""Experts of Straszydła who do without something, to learn by matches what it is worth.

python -m benchmarks.ladder --games straszydla --seats 2,4 --pairs benchmarks.without:Stops:expert

Who does without something worthless wins as often as the others.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from spukhaus.core.game import Choices
from spukhaus.core.thought import Thought
from spukhaus.games.straszydla.bots import feeding_solver
from spukhaus.games.straszydla.bots.expert import ExpertBot
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.rules.actions import PASS, Action, Plan
from spukhaus.games.straszydla.rules.choices import PlanChoices
from spukhaus.games.straszydla.rules.state import Stage
from spukhaus.games.straszydla.rules.view import View


class Stops(ExpertBot):
    """Never removes a STOP."""

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        return Thought(PASS) if view.stage is Stage.UNBLOCK else super().think(view, choices, rng)


class Hiring(ExpertBot):
    """Gets no imp by trade or for horror."""

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        usual = feeding_solver.MOST_HIRED
        feeding_solver.MOST_HIRED = 0  # type: ignore[misc]
        try:
            return super().think(view, choices, rng)
        finally:
            feeding_solver.MOST_HIRED = usual  # type: ignore[misc]


class Inward(TownGuide):
    """Plans that end in a suburb are not thought of, unless there is no other."""

    def candidates(self, view: View, choices: Choices[Action], rng: random.Random) -> Sequence[Action]:
        found = super().candidates(view, choices, rng)
        if not isinstance(choices, PlanChoices):
            return found
        suburbs = view.edition.content.ground.suburbs
        ends = [
            choices.streets.end_of(choices.start, action.arrows) if isinstance(action, Plan) else None
            for action in found
        ]
        return [action for action, end in zip(found, ends, strict=True) if not suburbs >> (end or 0) & 1] or found


class Suburbs(ExpertBot):
    """Never goes to a suburb of its own accord."""

    def guide(self) -> TownGuide:
        return Inward(self.game, self.phases)
