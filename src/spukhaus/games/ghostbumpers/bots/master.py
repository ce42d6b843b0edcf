"""Searches as the expert does, but longer, and in worlds that are as likely as the others' plays and piles make them;
it expects others to spoil Paranoia, and solves the end of a round."""

from __future__ import annotations

from typing import Final

from spukhaus.games.ghostbumpers.bots.expert import ExpertBot
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.rules.view import View
from spukhaus.thinking.search import Effort

EFFORT: Final = Effort(playouts=2400, seconds=2.0)
"""At most: most decisions are clear after a third of it. Five times as many do not win more (docs/bots.md)."""
ENDGAME: Final = 48
"""A round is solved when so few lines of play are left."""


class MasterBot(ExpertBot):
    effort = EFFORT

    def guide(self, view: View) -> GhostGuide:
        return GhostGuide(self.game, view, attentive=True, exact=ENDGAME)
