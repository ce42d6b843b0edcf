"""Plans against Dungeon Masters of several kinds and learns which it meets; lays from the solved game."""

from __future__ import annotations

from spukhaus.games.shy_monsters.bots.computed_plans import ComputingBot, Level
from spukhaus.games.shy_monsters.bots.dungeon_master import LayingEffort
from spukhaus.games.shy_monsters.bots.hero import Opinion
from spukhaus.games.shy_monsters.bots.solution import play as solved


class MasterBot(ComputingBot):
    level = Level(
        Opinion(careless=0.1, guarding=0.45, cunning=0.45, learns=True),
        LayingEffort(layouts=250, shortlist=5, rounds=24, most_worlds=800),
        stored=(solved.play_as_master,),
    )
