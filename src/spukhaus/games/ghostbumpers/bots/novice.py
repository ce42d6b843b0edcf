"""Somebody who is learning: looks at nothing but the own cards and the highest play on the table, plays cards one at a
time, and forgets what was played and what 5s, sets and the 0/10 card are good for."""

from __future__ import annotations

import random
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Thinker, Thought, by_feeling
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Played
from spukhaus.games.ghostbumpers.rules.view import View

HIGH: Final = 6
WHIM: Final = 3.0
"""How far a novice's feeling for a play strays, in points of its value."""


class NoviceBot(Thinker):
    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        if view.hand is None or not view.piles[view.seat].laid:
            return Thought(_lay_somewhere(view, choices, rng))
        return by_feeling((_novice_worth(view, action, rng), action) for action in choices)


def _lay_somewhere(view: View, choices: Choices[Action], rng: random.Random) -> Action:
    """Deeper with higher cards, give or take one, and never at the very bottom: that looks hopeless."""
    depths = [action.depth for action in choices if isinstance(action, Lay)]
    high = sum(card >= HIGH for card in view.hand or ())
    wished = depths[0] + high // 3 + rng.choice((-1, 0, 0, 1))
    return Lay(max(depths[0], min(wished, depths[-1] - 1, depths[-1])))


def _novice_worth(view: View, action: Action, rng: random.Random) -> float:
    """Low cards if the Scare card is near, high ones if it is not; rather one card than several."""
    if not isinstance(action, Play):
        return 0
    worth = value(Played(view.seat, action.cards, action.counts)) / 10
    wants_trick = (view.piles[view.seat].depth or 0) > 1
    return (worth if wants_trick else -worth) - 3 * (len(action.cards) - 1) + WHIM * rng.random()
