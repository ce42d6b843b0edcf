"""Plays as a net has learned by playing with itself (examples/train_ghosts.py), with the box that it has learned with.
With other boxes it searches as the expert does, but longer, and in worlds that are as likely as the others' plays and
piles make them."""

from __future__ import annotations

import random
from functools import cache
from math import exp
from typing import Final

from spukhaus.core import registry
from spukhaus.core.game import AnyGame, Choices
from spukhaus.core.thought import Alternative, Belief, Measure, Thought
from spukhaus.games.ghostbumpers.bots.expert import ExpertBot
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.net import Net, net_for
from spukhaus.games.ghostbumpers.bots.seeing import COPIES, DEPTHS, see
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, Box
from spukhaus.games.ghostbumpers.rules.view import View
from spukhaus.thinking.search import Effort

EFFORT: Final = Effort(playouts=2400, seconds=2.0)
"""Of the search, at most: most decisions are clear after a third of it."""
ENDGAME: Final = 48
"""A round is solved when so few lines of play are left."""
SELDOM: Final = 0.04
"""What the net would do more seldom than this is left undone: it has only tried it out."""


class MasterBot(ExpertBot):
    effort = EFFORT

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        net = net_for(len(view.scores)) if view.edition.content == _learned_box(self.game) else None
        if net is None:
            return super().think(view, choices, rng)
        if len(choices) == 1:
            return Thought(next(iter(choices)))
        shares = learned_shares(net, view, choices)
        meant = {action: share for action, share in shares.items() if share >= SELDOM * max(shares.values())}
        action = rng.choices(list(meant), list(meant.values()))[0]
        alternatives = sorted(map(Alternative, shares, shares.values()), key=lambda one: one.value, reverse=True)
        return Thought(action, tuple(alternatives), self._beliefs(view, rng), Measure.SHARE)

    def _beliefs(self, view: View, rng: random.Random) -> tuple[Belief, ...]:
        """For the record alone: the net does not say what it believes."""
        guide = self.guide(view)
        guide.imagine(view, rng)
        return guide.beliefs(view)

    def guide(self, view: View) -> GhostGuide:
        return GhostGuide(self.game, view, attentive=True, exact=ENDGAME)


def learned_shares(net: Net, view: View, choices: Choices[Action]) -> dict[Action, float]:
    """How often the net does what."""
    values = net.values(see(view))
    mine = {action: values[number_of(action)] for action in choices}
    most = max(mine.values())
    shares = {action: exp(value - most) for action, value in mine.items()}
    total = sum(shares.values())
    return {action: share / total for action, share in shares.items()}


def number_of(action: Action) -> int:
    """As the words of the game's encoding are numbered."""
    match action:
        case Lay(depth):
            return depth
        case Play(cards, None):
            return DEPTHS + (cards[0] - 1) * COPIES + len(cards) - 1
        case Play(_, counts):
            return DEPTHS + len(NUMBERS) * COPIES + (counts == 10)
    raise TypeError(action)


@cache
def _learned_box(game: AnyGame) -> Box:
    box = registry.edition(game).content
    assert isinstance(box, Box)
    return box
