"""Ghostbumpers in words with numbers. Every action is one word, and so is the lot. A deal is said number by number:
how many 1s, 2s, ... of those that are left the first seat gets, then the second."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import Any, ClassVar

from spukhaus.core.encoding import Begun, Encoding, Odds, Part, Parts, below
from spukhaus.core.game import Choices, Seat
from spukhaus.games.ghostbumpers.encoding.observation import observation_parts, write_observation
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play, Start, by_number
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, SEATS, TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.state import Hand, Stage, State
from spukhaus.games.ghostbumpers.rules.view import View


class GhostbumpersEncoding(Encoding):
    counts_begun: ClassVar[bool] = False

    @staticmethod
    def set_up(view: View) -> tuple[int, dict[str, str]]:
        return len(view.scores), {"ending": "rounds" if view.target is None else f"to-{view.target}"}

    def prepare(self) -> None:
        box: Box = self.config.edition.content
        self.box = box
        self._copies = copies = Counter(box.deck)
        actions: list[Action] = [Lay(depth) for depth in range(box.relaxed + 1)]
        self._first_plays: list[tuple[Card, int]] = []
        for number in NUMBERS:
            self._first_plays.append((number, len(actions)))
            actions += [Play((number,) * count) for count in range(1, min(box.hand, copies[number]) + 1)]
        actions += [Play((TRICKSTER,), 0), Play((TRICKSTER,), 10)]
        self._actions = tuple(actions)
        self._lays = tuple(range(box.least_depth, box.relaxed + 1))
        self._spelt = {action: (at,) for at, action in enumerate(actions)}
        self.words = tuple(map(self.game.write, actions))
        self._numbers = tuple(sorted(copies, key=by_number))
        most = min(box.hand, max(copies.values()))
        self.chance_words = (
            *(f"copies {count}" for count in range(most + 1)),
            *(self.game.write(Start(seat)) for seat in range(self.seats)),
        )
        self._first_start = most + 1
        ending = dict(self.config.options).get("ending", "rounds")
        self.rounds = box.rounds[self.seats - SEATS[0]] if ending == "rounds" else box.round_limit
        self.longest = self.rounds * self.seats * (1 + box.hand)
        self.most_chances = 1 + self.rounds * self.seats * max(1, len(self._numbers) - 1)
        self.most_points = self.rounds * max(box.paranoia, 2 * box.relaxed)

    # Actions

    def offer(self, state: State, seat: Seat) -> tuple[int, ...]:
        """The words themselves, counted in the hand: to list the actions first would take a third of a match's time.
        A test holds them to the rules' choices."""
        if state.stage is Stage.PLAY and seat == state.turn:
            return self._plays(state.hands[seat])
        if state.stage is Stage.LAY and seat >= 0 and state.piles[seat] is None:
            return self._lays
        return ()

    def offered(self, view: View, choices: Choices[Action]) -> tuple[int, ...]:
        return tuple(sorted(self._spelt[action][0] for action in choices))

    def _plays(self, hand: Hand) -> tuple[int, ...]:
        """GB-7, GB-14: one or more cards of a number, or the 0/10 card as either."""
        words = [word for number, first in self._first_plays for word in range(first, first + hand.count(number))]
        if TRICKSTER in hand:
            words += (len(self._actions) - 2, len(self._actions) - 1)
        return tuple(words)

    def next_words(self, offer: tuple[int, ...], begun: Begun) -> tuple[int, ...]:
        return () if begun else offer

    def action(self, offer: Any, begun: Begun) -> Action:
        return self._actions[begun[0]]

    def spell(self, offer: Any, action: Any) -> Begun:
        return self._spelt[action]

    def next_chances(self, state: State, begun: Begun) -> Odds:
        if state.stage is Stage.LOT:
            return () if begun else self._lots()
        left = dict(self._copies)
        said = iter(begun)
        for _ in range(self.seats):
            slots = self.box.hand
            for at, number in enumerate(self._numbers[:-1]):
                count = next(said, None)
                if count is None:
                    rest = sum(left[other] for other in self._numbers[at + 1 :])
                    return _odds_of_copies(left[number], rest, slots)
                left[number] -= count
                slots -= count
            left[self._numbers[-1]] -= slots
        return ()

    def _lots(self) -> Odds:
        return tuple((self._first_start + seat, Fraction(1, self.seats)) for seat in range(self.seats))

    def chance_action(self, state: State, begun: Begun) -> Action:
        if state.stage is Stage.LOT:
            return Start(begun[0] - self._first_start)
        said = iter(begun)
        return Deal(tuple(tuple(self._hand(said)) for _ in range(self.seats)))

    def draw(self, state: State, rng: random.Random) -> Action:
        """As `deal` of the vector environment: one card after the other, from the deck in its order."""
        if state.stage is Stage.LOT:
            return Start(below(rng, self.seats))
        deck, hand = list(self.box.deck), self.box.hand
        for at in range(hand * self.seats):
            other = at + below(rng, len(deck) - at)
            deck[at], deck[other] = deck[other], deck[at]
        dealt = (deck[hand * seat : hand * (seat + 1)] for seat in range(self.seats))
        return Deal(tuple(tuple(sorted(cards, key=by_number)) for cards in dealt))

    def _hand(self, said: Iterator[int]) -> Iterator[Card]:
        slots = self.box.hand
        for number in self._numbers[:-1]:
            count = next(said)
            slots -= count
            yield from (number,) * count
        yield from (self._numbers[-1],) * slots

    # Observations

    def parts(self) -> Sequence[Part]:
        return observation_parts(self)

    def write(self, view: View, begun: Begun, parts: Parts) -> None:
        write_observation(self, view, parts)


@lru_cache(maxsize=1 << 12)
def _odds_of_copies(have: int, rest: int, slots: int) -> Odds:
    """How many of the cards of a number a hand gets, that has room for so many of these and the rest."""
    ways = comb(have + rest, slots)
    return tuple(
        (count, Fraction(comb(have, count) * comb(rest, slots - count), ways))
        for count in range(max(0, slots - rest), min(have, slots) + 1)
    )
