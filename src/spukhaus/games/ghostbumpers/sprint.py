"""A round of Ghostbumpers in thought: the same rules on plain lists, played to its end by people in a hurry.

It exists for the search, which plays thousands of rounds for one decision. `tests/ghostbumpers/test_sprint.py` holds
it to the rules: the same cards give the same points.

A play is (number, copies, value in tenths); hands are counts by number, the 0/10 card counting as number 0.
"""

from __future__ import annotations

import random
from typing import Final, TypeAlias

from spukhaus.games.ghostbumpers.box import LOUD, TRICKSTER
from spukhaus.games.ghostbumpers.rules import value
from spukhaus.games.ghostbumpers.state import Played, State

Play: TypeAlias = tuple[int, int, int]

BOLDNESS: Final = 0.8
"""How often others play a card as high as a random one; below 1, since they dodge too."""
RISK: Final = 1.5
"""What a Relaxed card under a Scare card on top is worth: two points, if the Scare card stays where it is."""
NEARNESS: Final = 0.4
"""What it is worth to be one turned card away from that."""
UNLOADING: Final = 0.02
"""What it is worth to be rid of a card, for every point of its number."""
WHIM: Final = 0.3
"""How much the mood of the moment counts: nobody plays by the book all the time."""

_BEATEN: Final = tuple(
    BOLDNESS * sum(1 for number in range(1, 10) if 10 * number >= tenths) / 9 for tenths in range(101)
)
"""How likely one card of somebody else beats or equals a value."""


def pile_worth(size: int, depth: int, cards: int, paranoia: int) -> float:
    """About what a pile will score, with so many cards left in hand."""
    under = size - 1 - depth
    if not under:
        # Only Paranoia can help: every card above must still be turned, about one a trick.
        return paranoia * (1 - (depth + 1) / (cards + 1)) if depth < cards else 0.0
    return RISK * under if not depth else under * (1 + NEARNESS / depth)


def _plays(hand: list[int]) -> list[Play]:
    """One card, two, or all of a number: what lies between is hardly ever better."""
    found: list[Play] = []
    for number, copies in enumerate(hand):
        if not copies:
            continue
        if number == TRICKSTER:
            found += ((TRICKSTER, 1, 0), (TRICKSTER, 1, 100))
            continue
        found.append((number, 1, 10 * number))
        if copies > 1:
            found.append((number, 2, 20 + number))
        if copies > 2:
            found.append((number, copies, 10 * copies + number))
    return found


class Sprint:
    """A round on the run. `finish` plays it to its end and gives the points."""

    __slots__ = ("cards", "depths", "hands", "leader", "paranoia", "sizes", "trick", "turn")

    def __init__(self, state: State) -> None:
        self.paranoia = state.edition.content.paranoia
        self.hands = [[hand.count(number) for number in range(10)] for hand in state.hands]
        self.cards = [len(hand) for hand in state.hands]
        piles = [pile for pile in state.piles if pile is not None]
        self.sizes = [pile.size for pile in piles]
        self.depths = [pile.depth for pile in piles]
        self.turn = state.turn
        self.leader = state.trick[0].seat if state.trick else state.turn
        self.trick = [(played.seat, as_play(played)) for played in state.trick]

    def finish(self, rng: random.Random) -> list[int]:
        while True:
            taker, fives, tricked = self._play_trick(rng)
            size, depth = self.sizes[taker], self.depths[taker]
            if tricked:
                self.depths[taker] = (depth + 1) % size
            elif depth <= fives:
                return self._points(taker)
            else:
                self.depths[taker] -= 1 + fives
                self.sizes[taker] -= 1 + fives
            if not any(self.cards):
                return self._points(None)
            while not self.cards[taker]:
                taker = (taker + 1) % len(self.cards)
            self.turn = self.leader = taker
            self.trick = []

    def _play_trick(self, rng: random.Random) -> tuple[int, int, bool]:
        """Who takes it, how many 5s lie in it, and whether the 0/10 card does."""
        seats, taker, best, fives, tricked = len(self.cards), self.leader, -1, 0, False
        for seat, (number, copies, tenths) in self.trick:
            if tenths >= best:
                taker, best = seat, tenths
            fives += copies if number == LOUD else 0
            tricked = tricked or number == TRICKSTER
        seat = self.turn
        while True:
            if self.cards[seat]:
                number, copies, tenths = self._choose(seat, best, fives, tricked, rng)
                self.hands[seat][number] -= copies
                self.cards[seat] -= copies
                if tenths >= best:
                    taker, best = seat, tenths
                fives += copies if number == LOUD else 0
                tricked = tricked or number == TRICKSTER
            seat = (seat + 1) % seats
            if seat == self.leader:
                return taker, fives, tricked

    def _choose(self, seat: int, best: int, fives: int, tricked: bool, rng: random.Random) -> Play:
        """What is likely to do the own pile good, at a glance and from the own cards alone."""
        size, depth, cards = self.sizes[seat], self.depths[seat], self.cards[seat]
        later = self._still_to_play(seat)
        chosen, most = (0, 0, 0), -1e9
        for play in _plays(self.hands[seat]):
            number, copies, tenths = play
            left = cards - copies
            worth = UNLOADING * (number or 2) + WHIM * rng.random()
            takes = 0.0 if tenths < best else (1 - _BEATEN[min(tenths, 100)]) ** later
            if takes:
                turned = 1 + fives + (copies if number == LOUD else 0)
                if tricked or number == TRICKSTER:
                    worth += takes * pile_worth(size, (depth + 1) % size, left, self.paranoia)
                elif turned <= depth:
                    worth += takes * pile_worth(size - turned, depth - turned, left, self.paranoia)
                elif depth == size - 1:
                    worth += takes * self.paranoia
            if takes < 1:
                worth += (1 - takes) * pile_worth(size, depth, left, self.paranoia)
            if worth > most:
                chosen, most = play, worth
        return chosen

    def _still_to_play(self, seat: int) -> int:
        count, other = 0, (seat + 1) % len(self.cards)
        while other != self.leader:
            count += self.cards[other] > 0
            other = (other + 1) % len(self.cards)
        return count

    def _points(self, scared: int | None) -> list[int]:
        """GB-17 to GB-19."""
        points = [0] * len(self.cards)
        if scared is not None and self.depths[scared] == self.sizes[scared] - 1:
            points[scared] = self.paranoia
            return points
        for seat, (size, depth) in enumerate(zip(self.sizes, self.depths, strict=True)):
            if seat != scared:
                points[seat] = (size - 1 - depth) * (1 if depth else 2)
        return points


def as_play(played: Played) -> Play:
    return played.cards[0], len(played.cards), value(played)
