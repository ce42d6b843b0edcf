"""A bot of twenty lines: spukhaus arena ghostbumpers --players 4 --bots examples.first_bot:Cautious,random --games 200

It is given a view and its choices, and nothing else; it lays the Scare card on top and gets out of the way.
"""

from spukhaus.games.ghostbumpers.rules.actions import Lay
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Played


class Cautious:
    def __init__(self, game):
        """Some bots ask the rules. This one needs nothing."""

    def choose(self, view, choices, rng):  # noqa: ARG002
        options = list(choices)
        if isinstance(options[0], Lay):
            return options[0]
        worth = {play: value(Played(view.seat, play.cards, play.counts)) for play in options}
        to_beat = max((value(Played(one.seat, one.cards, one.counts)) for one in view.trick), default=0)
        under = [play for play in options if worth[play] < to_beat]
        return max(under, key=worth.get) if under else min(options, key=worth.get)
