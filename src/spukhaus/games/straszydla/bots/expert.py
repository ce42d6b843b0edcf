"""Searches plans a little; dice, bids and meals are solved."""

from __future__ import annotations

from spukhaus.games.straszydla.bots.strategist import Strategist
from spukhaus.thinking.search import Effort


class ExpertBot(Strategist):
    effort = Effort(playouts=60, seconds=0.8)
