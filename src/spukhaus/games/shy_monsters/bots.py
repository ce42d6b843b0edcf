"""The levels, weak to strong. Each is given a view and its choices, and keeps no memory."""

from __future__ import annotations

import random

from spukhaus.core.bot import BotMaker
from spukhaus.core.game import AnyGame, Choices
from spukhaus.games.shy_monsters.actions import Action
from spukhaus.games.shy_monsters.hero import HeroPlan, Opinion
from spukhaus.games.shy_monsters.sensible import SensibleBot
from spukhaus.games.shy_monsters.situations import TooManyError
from spukhaus.games.shy_monsters.view import View
from spukhaus.thinking.thought import Thought


class ExpertBot:
    opinion = Opinion(careless=0.1, guarding=0.9, cunning=0.0, learns=False)

    def __init__(self, game: AnyGame) -> None:
        self._sensible = SensibleBot(game)

    def choose(self, view: View, choices: Choices[Action], rng: random.Random) -> Action:
        action: Action = self.think(view, choices, rng).action
        return action

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        if view.storey is None:
            return self.lay(view, choices, rng)
        try:
            return HeroPlan(view, self.opinion).think(choices, rng)
        except TooManyError:
            return Thought(self._sensible.choose(view, choices, rng))

    def lay(self, view, choices, rng):
        return Thought(self._sensible.choose(view, choices, rng))


class MasterBot(ExpertBot):
    opinion = Opinion(careless=0.1, guarding=0.45, cunning=0.45, learns=True)


class Careless(ExpertBot):
    opinion = Opinion(careless=1, guarding=0.0, cunning=0.0, learns=False)

class Guarding(ExpertBot):
    opinion = Opinion(careless=0.0, guarding=1, cunning=0.0, learns=False)

BOTS: dict[str, BotMaker] = {"sensible": SensibleBot, "expert": ExpertBot, "master": MasterBot, "careless":Careless, "guarding":Guarding}
