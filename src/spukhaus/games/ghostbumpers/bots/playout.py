"""A round of Ghostbumpers in thought: the same rules on plain numbers, played to its end by people in a hurry.

It exists for the search, which plays thousands of rounds for one decision. `tests/ghostbumpers/test_sprint.py` holds
it to the rules: the same cards give the same points.

A hand is one number: four bits for the copies of each card, the 0/10 card counting as card 0. What can be played from
it is worked out once for each hand and kept.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple, Self

from spukhaus.games.ghostbumpers.rules.actions import Action
from spukhaus.games.ghostbumpers.rules.actions import Play as PlayAction
from spukhaus.games.ghostbumpers.rules.box import LOUD, TRICKSTER, Card
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Played, State

RISK: Final = 1.5
"""What a Relaxed card under a Scare card on top is worth: two points, if the Scare card stays where it is."""
NEARNESS: Final = 0.4
"""What it is worth to be one turned card away from that."""
WHIM: Final = 0.03
"""How often somebody plays just anything."""
MOST_HANDS: Final = 40_000
"""So many hands are kept in mind; then it starts afresh."""


class Play(NamedTuple):
    """A set: its value in tenths, the number on its cards, how many they are, and what leaves the hand."""

    tenths: int
    number: int
    copies: int
    cards: int
    loud: int
    """How many 5s."""


class Plays(NamedTuple):
    """What can be played from a hand, the lowest value first."""

    all: tuple[Play, ...]
    tenths: tuple[int, ...]
    heaviest: tuple[Play, ...]
    """For each place: of the plays up to it, the one that it is best to be rid of."""


def as_number(cards: Iterable[Card]) -> int:
    return sum(1 << 4 * card for card in cards)


_plays: dict[int, Plays] = {}


def plays_of(hand: int) -> Plays:
    """One card, two, or all of a number: what lies between is hardly ever better."""
    found = _plays.get(hand)
    if found is None:
        if len(_plays) >= MOST_HANDS:
            _plays.clear()
        found = _plays[hand] = _list_plays(hand)
    return found


def _list_plays(hand: int) -> Plays:
    plays: list[Play] = list(_TRICKSTERS) if hand & 15 else []
    rest, number = hand >> 4, 1
    while rest:
        if rest & 15:
            plays += _sets_of(number, rest & 15)
        rest >>= 4
        number += 1
    plays.sort()
    heaviest, burden = [], -1
    for play in plays:
        # High cards are a burden; the 0/10 card is none, as it always finds a way under.
        if play.cards > burden:
            burden, heavy = play.cards, play
        heaviest.append(heavy)
    return Plays(tuple(plays), tuple([play.tenths for play in plays]), tuple(heaviest))


@lru_cache(maxsize=1 << 14)
def all_plays(hand: int) -> tuple[Play, ...]:
    """Every set that can be played, for those who look at all of them."""
    plays: list[Play] = list(_TRICKSTERS) if hand & 15 else []
    for number in range(1, 10):
        plays += (_set_of(number, copies) for copies in range(1, 1 + (hand >> 4 * number & 15)))
    return tuple(plays)


_TRICKSTERS: Final = (Play(0, TRICKSTER, 1, 1, 0), Play(100, TRICKSTER, 1, 1, 0))


@cache
def _sets_of(number: int, held: int) -> tuple[Play, ...]:
    return tuple(_set_of(number, copies) for copies in {1, 2, held} if copies <= held)


def _set_of(number: int, copies: int) -> Play:
    tenths = 10 * number if copies == 1 else 10 * copies + number
    return Play(tenths, number, copies, copies << 4 * number, copies if number == LOUD else 0)


def pile_worth(size: int, depth: int, cards: int, paranoia: int) -> float:
    """About what a pile will score, with so many cards left in hand."""
    under = size - 1 - depth
    if not under:
        # Only Paranoia can help: every card above must still be turned, about one a trick.
        return paranoia * (1 - (depth + 1) / (cards + 1)) if depth < cards else 0.0
    return RISK * under if not depth else under * (1 + NEARNESS / depth)


@cache
def wants_trick(size: int, depth: int, left: int, fives: int, tricked: bool, paranoia: int) -> bool:
    """Whether the pile is better with the trick as it lies than without it."""
    if tricked:
        taken = pile_worth(size, (depth + 1) % size, left, paranoia)
    elif fives < depth:
        taken = pile_worth(size - 1 - fives, depth - 1 - fives, left, paranoia)
    else:
        return depth == size - 1
    return taken > pile_worth(size, depth, left, paranoia)


class Playout:
    """A round on the run. `finish` plays it to its end and gives the points."""

    __slots__ = (
        "alarm", "best", "cards", "depths", "fives", "hands", "leader", "paranoia", "sizes", "taker", "tricked",
        "turn",
    )  # fmt: skip

    def __init__(
        self, paranoia: int, hands: list[int], cards: list[int], sizes: list[int], depths: list[int], turn: int
    ) -> None:
        self.paranoia, self.hands, self.cards, self.sizes, self.depths = paranoia, hands, cards, sizes, depths
        self.turn = self.leader = self.taker = turn
        self.best, self.fives, self.tricked = -1, 0, False
        self.alarm = 0
        """Who takes tricks with a pile no larger is spoiled with the 0/10 card; 0 if all mind only the own pile."""

    @classmethod
    def of(cls, state: State) -> Self:
        piles = [pile for pile in state.piles if pile is not None]
        found = cls(
            state.edition.content.paranoia,
            [as_number(hand) for hand in state.hands],
            [len(hand) for hand in state.hands],
            [pile.size for pile in piles],
            [pile.depth for pile in piles],
            state.turn,
        )
        found.lay_out(state.trick)
        return found

    def lay_out(self, trick: Iterable[Played]) -> None:
        """The trick as it lies on the table."""
        for at, played in enumerate(trick):
            if not at:
                self.leader = played.seat
            self.put(played.seat, as_play(played))

    def copy(self) -> Playout:
        other = Playout.__new__(Playout)
        other.paranoia, other.alarm, other.turn, other.leader = self.paranoia, self.alarm, self.turn, self.leader
        other.best, other.taker, other.fives, other.tricked = self.best, self.taker, self.fives, self.tricked
        other.hands, other.cards = self.hands[:], self.cards[:]
        other.sizes, other.depths = self.sizes[:], self.depths[:]
        return other

    def key(self) -> tuple[int, ...]:
        """The same for rounds that can only go on alike."""
        table = (self.turn, self.leader, self.best, self.taker, self.fives, self.tricked)
        return (*self.hands, *self.sizes, *self.depths, *table)

    def play(self, play: Play) -> list[int] | None:
        """The one whose turn it is plays; the points if that ends the round."""
        seat, seats = self.turn, len(self.cards)
        self.hands[seat] -= play.cards
        self.cards[seat] -= play.copies
        self.put(seat, play)
        while True:
            seat = (seat + 1) % seats
            if seat == self.leader:
                return self._take()
            if self.cards[seat]:
                self.turn = seat
                return None

    def finish(self, rng: random.Random) -> list[int]:
        points = None
        while points is None:
            points = self.play(self.choose(rng))
        return points

    def choose(self, rng: random.Random) -> Play:
        """What is likely to do the own pile good, at a glance and from the own cards alone."""
        seat = self.turn
        hand = self.hands[seat]
        every, tenths, heaviest = _plays.get(hand) or plays_of(hand)
        if len(every) == 1:
            return every[0]
        if rng.random() < WHIM:
            return every[int(rng.random() * len(every))]
        if hand & 1 and self.sizes[self.taker] <= self.alarm and self.best >= 0 and not self.tricked:
            # The one who takes it digs for Paranoia: the 0/10 card brings the Scare card to the top.
            return _TRICKSTERS[0]
        low = bisect_left(tenths, self.best)
        if wants_trick(
            self.sizes[seat], self.depths[seat], self.cards[seat] - 1, self.fives, self.tricked, self.paranoia
        ):
            return self._reach_for(every, low)
        if low:
            return heaviest[low - 1]
        # It takes the trick for now. The last one takes it in any case, and need not be shy.
        return every[0] if every[-1].loud or not self._is_last() else every[-1]

    def _reach_for(self, every: tuple[Play, ...], enough: int) -> Play:
        """The highest one, or as the last one, the lowest that is enough."""
        if enough == len(every):
            return every[0]
        chosen = every[enough if self._is_last() else -1]
        if chosen.number == TRICKSTER and not self.tricked:
            # It would move the bottom card: what lies deep in the own pile should rather be dug out.
            return every[-2]
        return chosen

    def _is_last(self) -> bool:
        cards, other = self.cards, (self.turn + 1) % len(self.cards)
        while other != self.leader:
            if cards[other]:
                return False
            other = (other + 1) % len(cards)
        return True

    def put(self, seat: int, play: Play) -> None:
        if play.tenths >= self.best:
            self.taker, self.best = seat, play.tenths
        if play.loud:
            self.fives += play.loud
        elif play.number == TRICKSTER:
            self.tricked = True

    def _take(self) -> list[int] | None:
        taker, turned = self.taker, 1 + self.fives
        if self.tricked:
            self.depths[taker] = (self.depths[taker] + 1) % self.sizes[taker]
        elif self.depths[taker] < turned:
            return self._points(taker)
        else:
            self.depths[taker] -= turned
            self.sizes[taker] -= turned
        if not any(self.cards):
            return self._points(None)
        while not self.cards[taker]:
            taker = (taker + 1) % len(self.cards)
        self.turn = self.leader = taker
        self.best, self.fives, self.tricked = -1, 0, False
        return None

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
    if played.counts is not None:
        return Play(value(played), TRICKSTER, 1, 1, 0)
    return _set_of(played.cards[0], len(played.cards))


def play_of(action: Action) -> Play:
    assert isinstance(action, PlayAction)  # nothing else is asked while cards are played
    return as_play(Played(0, action.cards, action.counts))
