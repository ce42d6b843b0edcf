"""The levels, weak to strong. Each is given a view and its choices, and keeps no memory."""

from __future__ import annotations

from spukhaus.core.bot import BotMaker
from spukhaus.games.ghostbumpers.bots.expert import ExpertBot
from spukhaus.games.ghostbumpers.bots.master import MasterBot
from spukhaus.games.ghostbumpers.bots.novice import NoviceBot
from spukhaus.games.ghostbumpers.bots.sensible import SensibleBot

BOTS: dict[str, BotMaker] = {
    "novice": NoviceBot,
    "sensible": SensibleBot,
    "expert": ExpertBot,
    "master": MasterBot,
}
