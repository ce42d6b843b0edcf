"""Puzzles of Straszydła: parts of the game that can be settled on their own, because all that matters lies open."""

from __future__ import annotations

from spukhaus.games.straszydla.teaching.puzzles.bids import LeastBid
from spukhaus.games.straszydla.teaching.puzzles.feasts import Feast
from spukhaus.games.straszydla.teaching.puzzles.rolls import BestBend, DuelRoll, ScareRoll

KINDS = (Feast(), LeastBid(), DuelRoll(), ScareRoll(), BestBend())
