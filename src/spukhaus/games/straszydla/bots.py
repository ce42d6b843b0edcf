"""The levels, from weak to strong. A bot is given a view and its choices, and keeps no memory."""

from __future__ import annotations

from spukhaus.core.bot import BotMaker
from spukhaus.games.straszydla.levels import Expert, Master
from spukhaus.games.straszydla.novice import Novice
from spukhaus.games.straszydla.sensible import SensibleBot

__all__ = ["BOTS", "Expert", "Master", "Novice", "SensibleBot"]

BOTS: dict[str, BotMaker] = {"novice": Novice, "sensible": SensibleBot, "expert": Expert, "master": Master}
