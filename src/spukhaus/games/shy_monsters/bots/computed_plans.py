"""What the stronger levels share: computing a plan for the Hero, and a mixture of storeys for the Dungeon Master."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from spukhaus.core.game import AnyGame, Choices
from spukhaus.core.thought import Thinker, Thought
from spukhaus.games.shy_monsters.bots.dungeon_master import LayingEffort, lay
from spukhaus.games.shy_monsters.bots.hero import HeroPlan, Opinion
from spukhaus.games.shy_monsters.bots.planning import TooManyError
from spukhaus.games.shy_monsters.bots.sensible import SensibleBot
from spukhaus.games.shy_monsters.rules.actions import Action
from spukhaus.games.shy_monsters.rules.view import View

LATER_STOREY: Final = 0.6
"""The chance to get through a storey that is still to come, as a rule of thumb: only what is told depends on it."""

Stored: TypeAlias = Callable[[View, Choices[Action], random.Random], Thought | None]
"""A stored strategy: what to do in a view, or None where it does not know."""


@dataclass(frozen=True, slots=True)
class Level:
    opinion: Opinion
    effort: LayingEffort
    stored: tuple[Stored, ...] = ()
    """Asked first, in this order."""


class ComputingBot(Thinker):
    """Plans against a stated model of the Dungeon Master; lays from a mixture that holds against a clever Hero."""

    level: ClassVar[Level]

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._sensible = SensibleBot(game)

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        for stored in self.level.stored:
            if (thought := stored(view, choices, rng)) is not None:
                return thought
        later = LATER_STOREY ** (len(view.edition.content.storeys) - view.number)
        if view.storey is None:
            return lay(view, choices, rng, self.level.effort, later)
        try:
            return HeroPlan(view, self.level.opinion).think(choices, rng, later)
        except TooManyError:
            return self._sensible.think(view, choices, rng)
