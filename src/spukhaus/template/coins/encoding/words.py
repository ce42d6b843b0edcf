"""Coins in numbers, for OpenSpiel, PettingZoo and Gymnasium (core/encoding.py). May be deleted.

Every bid is one word. A deal is said ghost by ghost, so that chance has six things to say and not 6 x 6 x 6 x 6.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, ClassVar

from spukhaus.core.encoding import Begun, Encoding, Odds, Part, Parts
from spukhaus.template.coins.rules.actions import Action, Bid, Deal
from spukhaus.template.coins.rules.box import Box
from spukhaus.template.coins.rules.state import State
from spukhaus.template.coins.rules.view import View


class CoinsEncoding(Encoding):
    counts_begun: ClassVar[bool] = False

    @staticmethod
    def set_up(view: View) -> tuple[int, dict[str, str]]:
        return len(view.done), {"rounds": str(view.rounds)}

    def prepare(self) -> None:
        self.box: Box = self.config.edition.content
        self.rounds = int(self.config.option("rounds"))
        self.words = tuple(f"bid {pennies}" for pennies in range(self.box.most + 1))
        self.chance_words = tuple(f"ghost {card}" for card in range(1, self.box.highest + 1))
        self.longest = self.most_chances = self.rounds * self.seats
        self.most_points = self.rounds

    # Actions

    def next_words(self, offer: Any, begun: Begun) -> tuple[int, ...]:
        return () if begun else tuple(action.pennies for action in offer)

    def action(self, offer: Any, begun: Begun) -> Action:
        return Bid(begun[0])

    def spell(self, offer: Any, action: Any) -> Begun:
        return (action.pennies,)

    def next_chances(self, state: State, begun: Begun) -> Odds:
        if len(begun) == self.seats:
            return ()
        return tuple((word, Fraction(1, self.box.highest)) for word in range(self.box.highest))

    def chance_action(self, state: State, begun: Begun) -> Action:
        return Deal(tuple(word + 1 for word in begun))

    # Observations

    def parts(self) -> Sequence[Part]:
        box, seats = self.box, self.seats
        return (
            Part("rounds", (2,), "rounds that were shown, and that are to come", self.rounds),
            Part("card", (box.highest,), "the own ghost"),
            Part("bid", (box.most + 1,), "the own bid"),
            Part("done", (seats,), "who has bid"),
            Part("purses", (seats,), "pennies that everybody has left", box.purse),
            Part("scores", (seats,), "points so far", self.rounds),
            Part("past_cards", (self.rounds, seats), "the ghosts that were shown", box.highest, memory=True),
            Part("past_bids", (self.rounds, seats), "the bids that were shown", box.most, memory=True),
        )

    def write(self, view: View, begun: Begun, parts: Parts) -> None:
        parts["rounds"][:] = len(view.past), view.rounds - len(view.past)
        if view.card is not None:
            parts["card"][view.card - 1] = 1
        if view.bid is not None:
            parts["bid"][view.bid] = 1
        for at, seat in self.around(view):
            parts["done"][at] = view.done[seat]
            parts["purses"][at] = view.purses[seat]
            parts["scores"][at] = view.scores[seat]
            if "past_cards" in parts:
                for number, played in enumerate(view.past):
                    parts["past_cards"][number, at] = played.cards[seat]
                    parts["past_bids"][number, at] = played.bids[seat]
