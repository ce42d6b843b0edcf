"""Searches plans longer, and tries whole feedings in thought; dice and bids are solved."""

from __future__ import annotations

from spukhaus.games.straszydla.bots.strategist import Strategist
from spukhaus.thinking.search import Effort


class MasterBot(Strategist):
    effort = Effort(playouts=1200, seconds=1.8)
    looks = 150
    feasting = 300
