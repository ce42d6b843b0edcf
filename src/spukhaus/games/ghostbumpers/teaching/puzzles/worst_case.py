"""The end of a round in the worst case: every deal that fits and every play of the others, to the last card.

The others are one opponent who deals the unseen cards as he plays them, puts the Scare cards wherever they can lie,
and wants nothing but that this seat scores little. Whatever is played from the unseen cards was in somebody's hand in
one of the deals that fit, so following the plays follows all deals at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.rules.actions import Play
from spukhaus.games.ghostbumpers.rules.box import LOUD, TRICKSTER, Card
from spukhaus.games.ghostbumpers.rules.round import highest, holds_trickster, loud_cards, points_for, value
from spukhaus.games.ghostbumpers.rules.state import Pile, Played
from spukhaus.games.ghostbumpers.rules.view import View, possible_depths, unseen_cards

MOST_PLAYS: Final = 20_000
MOST_PLAYS_IN_A_TRICK: Final = 2_500
"""Larger questions are not asked: a puzzle must be checked while somebody waits, and hands may be full in a trick."""

Cards = tuple[int, ...]
"""How many there are of each card, by its number."""


class TooManyError(Exception):
    """There are more situations than one can go through."""


class Around(NamedTuple):
    """Somebody else's pile: its size, and where its Scare card can lie."""

    size: int
    depths: tuple[int, ...]


class Table(NamedTuple):
    """All that matters of a round from here on. Equal tables have equal futures."""

    turn: Seat
    leader: Seat
    hand: Cards
    unseen: Cards
    sizes: tuple[int, ...]
    """Cards in hand, for each seat."""
    own: Pile
    others: tuple[Around, ...]
    """For each seat; the own entry is not looked at."""
    best: int
    """Ten times the highest value in the trick, or -1."""
    taker: Seat
    fives: int
    tricked: bool


class Taken(NamedTuple):
    """What can come of a full trick: the points if the round is over, or else the table."""

    points: int | None
    table: Table | None
    depth: int | None = None
    """The depth of the taker's pile that this supposes, if it is somebody else's."""


class WorstCase:
    """What a seat can make sure of."""

    most_plays = MOST_PLAYS

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.paranoia = view.edition.content.paranoia
        self.known: dict[Table, int] = {}
        self.looked = 0

    def worth(self, table: Table) -> int:
        """The points that this seat can make sure of from here on."""
        table = _forgetting(table)
        found = self.known.get(table)
        if found is None:
            found = self.known[table] = self._most(table) if table.turn == self.seat else self._least(table)
        return found

    def _most(self, table: Table) -> int:
        return max(self.after(table, play) for play in plays(table.hand, table.sizes[self.seat]))

    def _least(self, table: Table) -> int:
        least = 1 << 10
        for play in plays(table.unseen, table.sizes[table.turn]):
            least = min(least, self.after(table, play))
            if not least:
                break
        return least

    def after(self, table: Table, play: Play) -> int:
        self.looked += 1
        if self.looked > self.most_plays:
            raise TooManyError
        then = put(table, play, self.seat)
        if then.turn >= 0:
            return self.worth(then)
        return min(self.settled(taken) for taken in self.outcomes(then))

    def settled(self, taken: Taken) -> int:
        if taken.points is not None:
            return taken.points
        assert taken.table is not None  # one of the two
        return self.worth(taken.table)

    def outcomes(self, table: Table) -> Iterator[Taken]:
        """GB-10 to GB-19: what can come of a full trick, by where the taker's Scare card can lie."""
        count = 0 if table.tricked else 1 + table.fives
        if table.taker == self.seat:
            yield self._own(table, count)
            return
        size, depths = table.others[table.taker]
        if table.tricked:
            yield self._go_on(table, table.own, Around(size, tuple(sorted((depth + 1) % size for depth in depths))))
            return
        if size - 1 in depths and size <= count:
            yield Taken(0, None, size - 1)  # Paranoia
        scared = [depth for depth in depths if depth < count and depth < size - 1]
        if scared:
            yield Taken(points_for(table.own), None, scared[0])
        calm = tuple(depth - count for depth in depths if depth >= count)
        if calm:
            yield self._go_on(table, table.own, Around(size - count, calm))

    def _own(self, table: Table, count: int) -> Taken:
        size, depth = table.own.size, table.own.depth
        if table.tricked:
            return self._go_on(table, Pile(size, (depth + 1) % size), None)
        if depth < count:
            return Taken(self.paranoia if depth == size - 1 else 0, None)
        return self._go_on(table, Pile(size - count, depth - count), None)

    def _go_on(self, table: Table, own: Pile, pile: Around | None) -> Taken:
        if not any(table.sizes):
            return Taken(points_for(own), None)
        leader = next_leader(table)
        others = table.others
        if pile is not None:
            others = (*others[: table.taker], pile, *others[table.taker + 1 :])
        return Taken(
            None, table._replace(turn=leader, leader=leader, own=own, others=others, best=-1, fives=0, tricked=False)
        )


class AfterTrick(WorstCase):
    """The same, but only to the end of the trick: what the own pile would score then."""

    most_plays = MOST_PLAYS_IN_A_TRICK

    def settled(self, taken: Taken) -> int:
        if taken.points is not None:
            return taken.points
        assert taken.table is not None  # one of the two
        return points_for(taken.table.own)


def table_of(view: View) -> Table:
    """The round as a seat sees it, on its turn."""
    box, trick = view.edition.content, tuple(Played(one.seat, one.cards, one.counts) for one in view.trick)
    own = view.piles[view.seat]
    best = highest(trick) if trick else None
    others = tuple(
        Around(pile.size, (pile.depth,) if pile.depth is not None else possible_depths(box, view.tricks, owner))
        for owner, pile in enumerate(view.piles)
    )
    return Table(
        view.seat,
        trick[0].seat if trick else view.seat,
        _counts(view.hand or ()),
        _counts(unseen_cards(view)),
        view.hand_sizes,
        Pile(own.size, own.depth or 0),
        others,
        value(best) if best else -1,
        best.seat if best else view.seat,
        loud_cards(trick),
        holds_trickster(trick),
    )


def put(table: Table, play: Play, seat: Seat) -> Table:
    """The table after a play; with the trick full, nobody's turn (-1)."""
    card, copies, by = play.cards[0], len(play.cards), table.turn
    hand, unseen = table.hand, table.unseen
    if by == seat:
        hand = _without(hand, card, copies)
    else:
        unseen = _without(unseen, card, copies)
    sizes = (*table.sizes[:by], table.sizes[by] - copies, *table.sizes[by + 1 :])
    worth = value(Played(by, play.cards, play.counts))
    higher = worth >= table.best
    return Table(
        _next(sizes, by, table.leader),
        table.leader,
        hand,
        unseen,
        sizes,
        table.own,
        table.others,
        worth if higher else table.best,
        by if higher else table.taker,
        table.fives + copies * (card == LOUD),
        table.tricked or card == TRICKSTER,
    )


def next_leader(table: Table) -> Seat:
    """The taker, or the next one clockwise who has cards (R8); the taker if nobody has."""
    leader = table.taker
    while any(table.sizes) and not table.sizes[leader]:
        leader = (leader + 1) % len(table.sizes)
    return leader


def _next(sizes: tuple[int, ...], seat: Seat, leader: Seat) -> Seat:
    seat = (seat + 1) % len(sizes)
    while seat != leader:
        if sizes[seat]:
            return seat
        seat = (seat + 1) % len(sizes)
    return -1


def _without(cards: Cards, card: Card, copies: int) -> Cards:
    return (*cards[:card], cards[card] - copies, *cards[card + 1 :])


def _counts(cards: tuple[Card, ...] | list[Card]) -> Cards:
    counted = Counter(cards)
    return tuple(counted[card] for card in range(10))


@lru_cache(maxsize=1 << 12)
def plays(cards: Cards, most: int) -> tuple[Play, ...]:
    """Every set of these cards, of no more than so many."""
    found = [
        Play((card,) * copies) for card in range(1, 10) for copies in range(1, min(cards[card], most) + 1)
    ]  # high copies last: the order in which they are looked at does not matter
    return (*found, Play((TRICKSTER,), 0), Play((TRICKSTER,), 10)) if cards[TRICKSTER] and most else tuple(found)


def _forgetting(table: Table) -> Table:
    """More unseen copies of a card than the others hold cards make no difference."""
    held = sum(table.sizes) - sum(table.hand)
    return table._replace(unseen=tuple(min(count, held) for count in table.unseen))


def count_worlds(view: View, players: set[Seat]) -> int:
    """How many different worlds fit: hands of these players, and where each Scare card can lie."""
    sizes = tuple(size for seat, size in enumerate(view.hand_sizes) if seat in players)
    piles = 1
    for owner, pile in enumerate(view.piles):
        if pile.depth is None:
            piles *= len(possible_depths(view.edition.content, view.tricks, owner))
    return piles * _deals(_counts(unseen_cards(view)), sizes)


@lru_cache(maxsize=1 << 12)
def _deals(cards: Cards, sizes: tuple[int, ...]) -> int:
    if not cards:
        return not any(sizes)
    return sum(_deals(cards[1:], left) for left in _shares(cards[0], sizes))


def _shares(copies: int, sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What every hand has still to be given, for each way to share out copies of one card; some may stay undealt."""
    if not sizes:
        yield ()
        return
    for given in range(min(copies, sizes[0]) + 1):
        for rest in _shares(copies - given, sizes[1:]):
            yield (sizes[0] - given, *rest)
