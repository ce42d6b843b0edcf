"""Bids what its ghost needs against others who bid at random, and saves pennies for the last round."""

from __future__ import annotations

import random
from itertools import product
from typing import Final

from spukhaus.core.game import Choices, Seat
from spukhaus.core.thought import Thinker, Thought, by_feeling
from spukhaus.template.coins.rules.actions import Action, Bid
from spukhaus.template.coins.rules.round import most
from spukhaus.template.coins.rules.view import View

PRICE: Final = 0.1
"""What a penny is worth while there is a round to come, in rounds won."""


class SensibleBot(Thinker):
    """A `Thinker` says why it does what it does: `think` gives the alternatives, the best first."""

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        return by_feeling((_worth(view, action.pennies), action) for action in choices if isinstance(action, Bid))


def _worth(view: View, pennies: int) -> float:
    """The chance that nobody has a higher sum, less what the pennies could do later."""
    chance = 1.0
    for seat in range(len(view.purses)):
        if seat != view.seat:
            chance *= _chance_against(view, seat, (view.card or 0) + pennies)
    last_round = len(view.past) + 1 == view.rounds
    return chance - (0 if last_round else PRICE * pennies)


def _chance_against(view: View, seat: Seat, total: int) -> float:
    box = view.edition.content
    sums = [card + bid for card, bid in product(range(1, box.highest + 1), range(most(box, view.purses[seat]) + 1))]
    return sum(other <= total for other in sums) / len(sums)
