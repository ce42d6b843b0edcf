"""The solved game on both sides."""

from __future__ import annotations

from spukhaus.games.shy_monsters.bots.computed_plans import ComputingBot, Level
from spukhaus.games.shy_monsters.bots.master import MasterBot
from spukhaus.games.shy_monsters.bots.solution import play as solved


class PerfectBot(ComputingBot):
    """The solved game on both sides: nobody can do better against it, and it does not try to use mistakes."""

    level = Level(MasterBot.level.opinion, MasterBot.level.effort, stored=(solved.play,))
