"""The levels, weak to strong. Each is given a view and its choices, and keeps no memory."""

from __future__ import annotations

from spukhaus.core.bot import BotMaker
from spukhaus.games.shy_monsters.bots.expert import ExpertBot
from spukhaus.games.shy_monsters.bots.master import MasterBot
from spukhaus.games.shy_monsters.bots.novice import NoviceBot
from spukhaus.games.shy_monsters.bots.perfect import PerfectBot
from spukhaus.games.shy_monsters.bots.sensible import SensibleBot

BOTS: dict[str, BotMaker] = {
    "novice": NoviceBot,
    "sensible": SensibleBot,
    "expert": ExpertBot,
    "master": MasterBot,
    "perfect": PerfectBot,
}
