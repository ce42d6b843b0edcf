"""Playouts: the rest of a round, played on in thought by people in a hurry, thousands of times for one decision.

The round itself is the model's (`model.round`). These are the habits: what is likely to do the own pile good, at a
glance and from the own cards alone. What can be played from a hand is worked out once for each hand and kept.

The compiled playouts of the lab cannot keep hands in mind, and look at every set each time, which would make plain
Python several times slower: so `choose` exists twice, here and as `quick_play` there, and nothing else does.
`tests/lab/games/test_playouts.py` holds the two to one another, choice by choice, with the same random draws.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from functools import cache
from typing import Final, NamedTuple

from spukhaus.games.ghostbumpers.model.hands import TRICKSTERS, CardSet, copies_of, set_of
from spukhaus.games.ghostbumpers.model.round import (
    BEST,
    CARDS,
    DEPTHS,
    FIVES,
    HANDS,
    LEADER,
    PARANOIA_POINTS,
    ROUND_OVER,
    SEATS,
    SIZES,
    TAKER,
    TRICKED,
    TURN,
    Row,
    play,
    points_of,
)
from spukhaus.games.ghostbumpers.rules.box import LOUD, NUMBERS, TRICKSTER, Box

RISK: Final = 1.5
"""What a Relaxed card under a Scare card on top is worth: two points, if the Scare card stays where it is."""
NEARNESS: Final = 0.4
"""What it is worth to be one turned card away from that."""
WHIM: Final = 0.03
"""How often somebody plays just anything."""
MOST_HANDS: Final = 40_000
"""So many hands are kept in mind; then it starts afresh."""


def alarm_at(box: Box) -> int:
    """The size of piles that alarm: who has turned two Relaxed cards, and goes on taking tricks, digs for Paranoia."""
    return box.relaxed - 1


def finish(row: list[int], alarm: int, rng: random.Random) -> list[int]:
    """Plays the round on to its end; the points.

    `alarm`: who takes tricks with a pile no larger is spoiled with the 0/10 card; 0 if all mind only the own pile.
    """
    while not play(row, choose(row, alarm, rng)) & ROUND_OVER:
        pass
    return points_of(row)


# What can be played


class Considered(NamedTuple):
    """The sets in a hand that are thought of, the lowest value first."""

    sets: tuple[CardSet, ...]
    tenths: tuple[int, ...]
    heaviest: tuple[CardSet, ...]
    """For each place: of the sets up to it, the one that it is best to be rid of."""


_considered: dict[int, Considered] = {}


def considered(hand: int) -> Considered:
    """One card, two, or all of a number: what lies between is hardly ever better."""
    found = _considered.get(hand)
    if found is None:
        if len(_considered) >= MOST_HANDS:
            _considered.clear()
        found = _considered[hand] = _consider(hand)
    return found


def _consider(hand: int) -> Considered:
    sets: list[CardSet] = list(TRICKSTERS) if copies_of(hand, TRICKSTER) else []
    for number in NUMBERS:
        sets += _sets_of(number, copies_of(hand, number))
    sets.sort()
    heaviest, burden = [], -1
    for one in sets:
        # High cards are a burden; the 0/10 card is none, as it always finds a way under.
        if one.cards > burden:
            burden, heavy = one.cards, one
        heaviest.append(heavy)
    return Considered(tuple(sets), tuple([one.tenths for one in sets]), tuple(heaviest))


@cache
def _sets_of(number: int, held: int) -> tuple[CardSet, ...]:
    return tuple(set_of(number, copies) for copies in {1, 2, held} if 0 < copies <= held)


# What a pile is worth


def pile_worth(size: int, depth: int, cards: int, paranoia: int) -> float:
    """About what a pile will score, with so many cards left in hand."""
    under = size - 1 - depth
    if not under:
        # Only Paranoia can help: every card above must still be turned, about one a trick.
        return paranoia * (1 - (depth + 1) / (cards + 1)) if depth < cards else 0.0
    return RISK * under if not depth else under * (1 + NEARNESS / depth)


@cache
def wants_trick(size: int, depth: int, left: int, fives: int, tricked: int, paranoia: int) -> bool:
    """Whether the pile is better with the trick as it lies than without it."""
    if tricked:
        taken = pile_worth(size, (depth + 1) % size, left, paranoia)
    elif fives < depth:
        taken = pile_worth(size - 1 - fives, depth - 1 - fives, left, paranoia)
    else:
        return depth == size - 1
    return taken > pile_worth(size, depth, left, paranoia)


# What is played


def choose(row: list[int], alarm: int, rng: random.Random) -> CardSet:
    """What the one whose turn it is plays; `alarm` as in `finish`."""
    seat = row[TURN]
    hand = row[HANDS + seat]
    sets, tenths, heaviest = _considered.get(hand) or considered(hand)
    if len(sets) == 1:
        return sets[0]
    if rng.random() < WHIM:
        return sets[int(rng.random() * len(sets))]
    best, tricked = row[BEST], row[TRICKED]
    if hand & 1 and row[SIZES + row[TAKER]] <= alarm and best >= 0 and not tricked:
        # The one who takes it digs for Paranoia: the 0/10 card brings the Scare card to the top.
        return TRICKSTERS[0]
    low = bisect_left(tenths, best)
    if wants_trick(
        row[SIZES + seat], row[DEPTHS + seat], row[CARDS + seat] - 1, row[FIVES], tricked, row[PARANOIA_POINTS]
    ):
        return _reach_for(row, sets, low)
    if low:
        return heaviest[low - 1]
    # It takes the trick for now. The last one takes it in any case, and need not be shy.
    return sets[0] if sets[-1].number == LOUD or not is_last(row) else sets[-1]


def _reach_for(row: list[int], sets: tuple[CardSet, ...], enough: int) -> CardSet:
    """The highest one, or as the last one, the lowest that is enough."""
    if enough == len(sets):
        return sets[0]
    chosen = sets[enough if is_last(row) else -1]
    if chosen.cards == 1 and not row[TRICKED]:
        # The 0/10 card would move the bottom card: what lies deep in the own pile should rather be dug out.
        return sets[-2]
    return chosen


def is_last(row: Row) -> bool:
    """Whether nobody plays after the one whose turn it is."""
    seats, leader, other = row[SEATS], row[LEADER], row[TURN]
    while True:
        other = other + 1 if other + 1 < seats else 0
        if other == leader:
            return True
        if row[CARDS + other]:
            return False
