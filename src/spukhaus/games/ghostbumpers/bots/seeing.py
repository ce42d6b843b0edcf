"""A view as a row of numbers, for nets: what a seat knows, seats counted from itself to the left.

The lab's `crowd` writes the same numbers for thousands of matches at once, and what was trained there plays here. The
order of the parts is the order of this file; nothing may move without training anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from spukhaus.games.ghostbumpers.rules.box import LOUD, NUMBERS, TRICKSTER
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Played, Stage
from spukhaus.games.ghostbumpers.rules.view import PlayedView, View, possible_depths, unseen_cards

DEPTHS: Final = 7
"""Places in a pile of the standard box."""
COPIES: Final = 6
"""Of each number, in the standard box."""
SHOWN: Final = len(NUMBERS) + 2
"""What a set can show: a number, or the 0/10 card as 0 or as 10."""
HELD: Final = 4
"""Copies of a number that make a difference in a hand."""
LEVELS: Final = (0, 10, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 43, 50, 60, 70, 80, 90, 100)
"""Values that the best set so far may have reached, in tenths."""
_COMMON: Final = 1 + 3 + HELD * len(NUMBERS) + 1 + 10 + 2 * DEPTHS + len(LEVELS) + 3 + 1


def size_of(seats: int) -> int:
    """How many numbers it are."""
    return _COMMON + seats * (1 + 1 + 2 + 2 + 1 + 1 + SHOWN) + (seats - 1) * (DEPTHS + SHOWN + 2 + 1 + 2)


def see(view: View) -> list[float]:
    """For a seat that is to lay or to play."""
    seats, me = len(view.scores), view.seat
    order = [(me + step) % seats for step in range(seats)]
    others = order[1:]
    plays = view.stage is Stage.PLAY
    left = 0 if view.target else view.last_round - view.round
    scores = [view.scores[seat] for seat in order]
    hand, unseen = Counter(view.hand or ()), Counter(unseen_cards(view))
    row: list[float] = [not plays, left / 8, left == 0 and not view.target, bool(view.target)]
    row += [(view.target - score) / 25 if view.target else 0 for score in scores]
    row += _mark(order, view.start)
    row += [score / 40 for score in scores]
    row += [max(-3.0, min(3.0, (score - scores[0]) / 10)) for score in scores]
    row += [hand[number] > count for number in NUMBERS for count in range(HELD)]
    row += [hand[TRICKSTER], *(unseen[card] / 6 for card in (TRICKSTER, *NUMBERS))]
    row += [view.hand_sizes[seat] / 9 for seat in order]
    row += [view.piles[seat].size / 7 for seat in order]
    row += _own_pile(view, plays)
    for seat in others:
        places = possible_depths(view.edition.content, view.tricks, seat) if plays else ()
        row += [depth in places for depth in range(DEPTHS)]
    row += _table(view, order, plays)
    tricks: tuple[Sequence[Played | PlayedView], ...] = (*(trick.plays for trick in view.tricks), view.trick)
    shown = Counter((one.seat, _shown(one)) for trick in tricks for one in trick for _ in one.cards)
    row += [shown[seat, kind] / 3 for seat in order for kind in range(SHOWN)]
    row += _boldness(tricks, others)
    return list(map(float, row))


def _mark(order: Iterable[int], marked: int | None) -> list[bool]:
    return [seat == marked for seat in order]


def _own_pile(view: View, plays: bool) -> list[bool]:
    pile = view.piles[view.seat]
    depth = pile.depth if plays and pile.depth is not None else -1
    under = pile.size - 1 - depth if depth >= 0 else -1
    return [depth == place for place in range(DEPTHS)] + [under == place for place in range(DEPTHS)]


def _table(view: View, order: Sequence[int], plays: bool) -> list[bool]:
    """The trick as it lies, who leads it, and who still plays into it."""
    lies = {one.seat: one for one in view.trick}
    found: list[bool] = []
    for seat in order[1:]:
        one = lies.get(seat)
        found += [one is not None and _shown(one) == kind for kind in range(SHOWN)]
        found += [one is not None and len(one.cards) > 1, one is not None and len(one.cards) > 2]
    best = max(map(_tenths, view.trick), default=-1)
    cards = [card for one in view.trick for card in one.cards]
    found += [best >= level for level in LEVELS]
    found += _mark(order, view.leading)
    found += [cards.count(LOUD) > count for count in range(3)]
    found.append(TRICKSTER in cards)
    leader = view.trick[0].seat if view.trick else order[0]
    found += _mark(order, leader) if plays else [False] * len(order)
    before = order.index(leader) or len(order)
    return found + [plays and at < before and view.hand_sizes[seat] > 0 for at, seat in enumerate(order[1:], 1)]


def _boldness(tricks: Iterable[Sequence[Played | PlayedView]], others: Sequence[int]) -> list[float]:
    """How often each, not playing first, played higher than all before, and how often not."""
    bold: Counter[tuple[int, bool]] = Counter()
    for trick in tricks:
        best = -1
        for place, one in enumerate(trick):
            higher = _tenths(one) >= best
            if place:
                bold[one.seat, higher] += 1
            best = max(best, _tenths(one))
    return [bold[seat, higher] / 4 for seat in others for higher in (True, False)]


def _shown(one: Played | PlayedView) -> int:
    if one.cards[0] != TRICKSTER:
        return one.cards[0] - 1
    return SHOWN - 2 + (one.counts == 10)


def _tenths(one: Played | PlayedView) -> int:
    return value(Played(one.seat, one.cards, one.counts))
