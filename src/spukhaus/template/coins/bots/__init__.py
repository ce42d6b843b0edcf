"""The levels, weak to strong; the random one comes for free. Each is given a view and its choices, and has no memory.

The usual names are novice, sensible, expert and master, any of them. A bot that searches needs no more than a guide
(spukhaus/thinking).
"""

from __future__ import annotations

from spukhaus.core.bot import BotMaker
from spukhaus.template.coins.bots.sensible import SensibleBot

BOTS: dict[str, BotMaker] = {"sensible": SensibleBot}
