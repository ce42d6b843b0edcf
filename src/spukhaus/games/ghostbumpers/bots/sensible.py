"""A sensible baseline. It lays the Scare card on top when its hand can slip under tricks, and deeper when it will have
to take some. Then it weighs for every set how likely it takes the trick, and what the pile would be worth with the
trick and without it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Thinker, Thought, by_feeling
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play
from spukhaus.games.ghostbumpers.rules.box import LOUD, TRICKSTER
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Hand, Played
from spukhaus.games.ghostbumpers.rules.view import View, unseen_cards

LOW: Final = 35
"""A set below this value (3,5) hardly ever takes a trick."""
SAFE_TRICKS: Final = 2
"""Who can slip under this many tricks may have the Scare card on top."""
BOLDNESS: Final = 0.8
"""How often others play a card as high as a random one; below 1, since they dodge too."""
LASTING: Final = 0.75
"""What a pile with the Scare card on top is still worth: it may yet be turned up."""
UNLOADING: Final = 0.02
"""What it is worth to be rid of a card, for every point of its number."""


class SensibleBot(Thinker):
    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        if view.hand is None or not view.piles[view.seat].laid:
            return Thought(_lay(view, choices, rng))
        driver = _Driver(view, view.hand)
        weighed = [(driver.worth(action), rng.random(), action) for action in choices]
        weighed.sort(key=lambda entry: entry[:2], reverse=True)
        return by_feeling((worth, action) for worth, _, action in weighed)


def _lay(view: View, choices: Choices[Action], rng: random.Random) -> Action:
    """One Relaxed card above the Scare card for each trick that must be taken, and sometimes one more or less."""
    missing = max(0, SAFE_TRICKS - slips(view.hand or ()))
    if missing and rng.random() < 0.3:
        missing += rng.choice((-1, 1))
    depths = [action.depth for action in choices if isinstance(action, Lay)]
    return Lay(max(min(missing, depths[-1]), depths[0]))


def slips(hand: Hand) -> int:
    """How many low sets there are in a hand: low single cards, and everything of which there are two or more."""
    slips = 0
    for card, copies in Counter(hand).items():
        slips += copies if 10 * card < LOW else copies > 1
    return slips


class _Driver:
    """What a player makes of a trick."""

    def __init__(self, view: View, hand: Hand) -> None:
        self.view = view
        self.hand = hand
        pile = view.piles[view.seat]
        self.size, self.depth = pile.size, pile.depth or 0
        self.unseen = unseen_cards(view)
        self.on_table = tuple(Played(played.seat, played.cards, played.counts) for played in view.trick)
        self.to_beat = max(map(value, self.on_table), default=-1)
        played = {played.seat for played in view.trick}
        self.still_to_play = sum(
            1 for seat, size in enumerate(view.hand_sizes) if size and seat != view.seat and seat not in played
        )

    def worth(self, action: Action) -> float:
        if not isinstance(action, Play):
            return 0
        likely = self._takes(Played(self.view.seat, action.cards, action.counts))
        left = len(self.hand) - len(action.cards)
        taken = self._pile_after(action, left)
        kept = self._pile_worth(self.size, self.depth, left)
        burden = UNLOADING * sum(card if card != TRICKSTER else 2 for card in action.cards[:1])
        return likely * taken + (1 - likely) * kept + burden

    def _takes(self, mine: Played) -> float:
        """How likely this set takes the trick."""
        worth = value(mine)
        if worth < self.to_beat:
            return 0
        as_high = sum(1 for card in self.unseen if 10 * card >= worth or (card == TRICKSTER and worth <= 100))
        each = 1 - BOLDNESS * as_high / max(1, len(self.unseen))
        return each**self.still_to_play

    def _pile_after(self, action: Play, left: int) -> float:
        """What the pile is worth if this set takes the trick."""
        plays = (*(played.cards for played in self.on_table), action.cards)
        if any(cards[0] == TRICKSTER for cards in plays):
            return self._pile_worth(self.size, (self.depth + 1) % self.size, left)
        loud = self.unseen.count(LOUD) / max(1, len(self.unseen))
        turned = 1 + sum(len(cards) for cards in plays if cards[0] == LOUD) + round(loud * self.still_to_play)
        if turned <= self.depth:
            return self._pile_worth(self.size - turned, self.depth - turned, left)
        return self.view.edition.content.paranoia if self.depth == self.size - 1 else 0

    def _pile_worth(self, size: int, depth: int, left: int) -> float:
        """About what a pile will score, with so many cards left in hand."""
        under = size - 1 - depth
        if not under:
            # Only Paranoia can help: every card above must still be turned, about one a trick.
            return self.view.edition.content.paranoia * max(0.0, 1 - (depth + 1) / (left + 1))
        if not depth:
            return 2 * under * LASTING
        return under * (1 + 0.4 / depth)
