"""Plans by what a Dungeon Master who guards the Exit would lay, and lays like one."""

from __future__ import annotations

from spukhaus.games.shy_monsters.bots.computed_plans import ComputingBot, Level
from spukhaus.games.shy_monsters.bots.dungeon_master import LayingEffort
from spukhaus.games.shy_monsters.bots.hero import Opinion


class ExpertBot(ComputingBot):
    level = Level(
        Opinion(careless=0.1, guarding=0.9, cunning=0.0, learns=False),
        LayingEffort(layouts=2, shortlist=1, rounds=1, most_worlds=0),
    )
