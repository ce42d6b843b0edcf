"""Plays every choice on in thought, in worlds that fit what it knows: hands as the cards allow, and Scare cards where
their owners tend to lay them. It thinks that everybody minds the own pile only."""

from __future__ import annotations

import random
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Thinker, Thought
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.rules.actions import Action
from spukhaus.games.ghostbumpers.rules.view import View
from spukhaus.thinking.search import Effort, search

EFFORT: Final = Effort(playouts=200, seconds=1.0)
"""About a hundredth of a second on one core; the limit is for machines that are busy."""


class ExpertBot(Thinker):
    effort = EFFORT

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        return search(self.guide(view), view, view.seat, choices, rng, self.effort)

    def guide(self, view: View) -> GhostGuide:
        return GhostGuide(self.game, view)
