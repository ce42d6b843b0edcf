"""The levels, weak to strong. Each is given a view and its choices, and keeps no memory."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from spukhaus.core.bot import BotMaker
from spukhaus.core.game import AnyGame, Choices
from spukhaus.games.shy_monsters import solved
from spukhaus.games.shy_monsters.actions import Action
from spukhaus.games.shy_monsters.dungeon_master import Care, lay
from spukhaus.games.shy_monsters.hero import HeroPlan, Opinion
from spukhaus.games.shy_monsters.novice import NoviceBot
from spukhaus.games.shy_monsters.sensible import SensibleBot
from spukhaus.games.shy_monsters.situations import TooManyError
from spukhaus.games.shy_monsters.view import View
from spukhaus.thinking.thought import Thinker, Thought

LATER_STOREY: Final = 0.6
"""The chance to get through a storey that is still to come, as a rule of thumb: only what is told depends on it."""

Stored: TypeAlias = Callable[[View, Choices[Action], random.Random], Thought | None]
"""A stored strategy: what to do in a view, or None where it does not know."""


@dataclass(frozen=True, slots=True)
class Level:
    opinion: Opinion
    care: Care
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
            return lay(view, choices, rng, self.level.care, later)
        try:
            return HeroPlan(view, self.level.opinion).think(choices, rng, later)
        except TooManyError:
            return self._sensible.think(view, choices, rng)


class ExpertBot(ComputingBot):
    level = Level(
        Opinion(careless=0.1, guarding=0.9, cunning=0.0, learns=False),
        Care(layouts=2, shortlist=1, rounds=1, most_worlds=0),
    )


class MasterBot(ComputingBot):
    level = Level(
        Opinion(careless=0.1, guarding=0.45, cunning=0.45, learns=True),
        Care(layouts=250, shortlist=5, rounds=24, most_worlds=800),
        stored=(solved.play_as_master,),
    )


class PerfectBot(ComputingBot):
    """The solved game on both sides: nobody can do better against it, and it does not try to use mistakes."""

    level = Level(MasterBot.level.opinion, MasterBot.level.care, stored=(solved.play,))


BOTS: dict[str, BotMaker] = {
    "novice": NoviceBot,
    "sensible": SensibleBot,
    "expert": ExpertBot,
    "master": MasterBot,
    "perfect": PerfectBot,
}
