"""Searches plans longer; dice, bids and meals are solved."""

from __future__ import annotations

from spukhaus.games.straszydla.bots.strategist import Strategist
from spukhaus.thinking.search import Effort


class MasterBot(Strategist):
    effort = Effort(playouts=400, seconds=1.8)
