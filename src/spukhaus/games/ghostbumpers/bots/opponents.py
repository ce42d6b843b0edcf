"""What is known of the others: how people lay and play, and what a seat's plays and piles say about the cards it may
hold and where its Scare card may lie."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.bots.playout import Play, Playout, as_number, as_play, plays_of, wants_trick
from spukhaus.games.ghostbumpers.rules.box import TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.state import Hand, Played
from spukhaus.games.ghostbumpers.rules.view import View, followed_depths

HABITS: Final = (8.0, 3.0, 2.0, 1.0)
"""How often people lay the Scare card on top, under one Relaxed card, ...; deeper ones as often as the last."""
BOTTOM: Final = 3.0
"""How often they lay it at the bottom, hoping for Paranoia."""
REMEMBERED: Final = 4.0
"""What a pile shown in an earlier round weighs against these habits."""
SURPRISE: Final = 0.25
"""How often somebody plays otherwise than we think."""
HIGH: Final = 7
"""Cards from this number on take tricks."""
DARING: Final = (0.01, 0.01, 0.07, 0.3, 0.5, 0.8, 0.9)
"""How often a gambler hopes for Paranoia, by how many of nine cards are high."""
USUAL_DARING: Final = 0.33
DODGING: Final = 0.85
"""How often dodgers, and gamblers with a bad hand, lay the Scare card as high as they may."""
CHARACTERS: Final = (0.35, 0.45, 0.2)
"""How many are dodgers, gamblers, and people of habit."""


@cache
def laying_habits(least: int, most: int) -> dict[int, float]:
    habits = {depth: HABITS[min(depth - least, len(HABITS) - 1)] for depth in range(least, most + 1)}
    habits[most] = BOTTOM
    total = sum(habits.values())
    return {depth: weight / total for depth, weight in habits.items()}


def remembered(view: View, owner: Seat) -> list[int]:
    """Where the owner laid the Scare card in earlier rounds, as far as it was seen. The 0/10 card may have moved it
    by one; nobody remembers that so well."""
    box = view.edition.content
    found = []
    for played in view.past:
        above = 0 if played.scared == owner else played.above[owner]
        if above is not None:
            found.append(max(box.least_depth, min(box.relaxed, above + played.turned[owner])))
    return found


def usual_depths(view: View, owner: Seat) -> dict[int, float]:
    """How likely the owner lays at each depth, whatever the hand."""
    box = view.edition.content
    habits = laying_habits(box.least_depth, box.relaxed)
    seen = remembered(view, owner)
    share = 1 / (1 + len(seen) * REMEMBERED / (sum(HABITS) + BOTTOM))
    return {
        depth: share * usual + (1 - share) * seen.count(depth) / max(1, len(seen)) for depth, usual in habits.items()
    }


class Laying:
    """How likely somebody lays at each depth with a hand, by what kind of player the earlier piles show.

    Dodgers lay high whatever they hold; gamblers lay at the bottom if their cards are high; others follow habits.
    """

    def __init__(self, box: Box, seen: Iterable[int]) -> None:
        self._least, self._most, self._hand = box.least_depth, box.relaxed, box.hand
        kinds = list(CHARACTERS)
        for laid in seen:
            kinds = [kind * one[laid] for kind, one in zip(kinds, self._of_each(USUAL_DARING), strict=True)]
        self._kinds = [kind / sum(kinds) for kind in kinds]
        self._by_high = [self._mixed(DARING[min(high, len(DARING) - 1)]) for high in range(10)]

    def weights(self, cards: Iterable[Card]) -> dict[int, float]:
        """For the cards that somebody was dealt."""
        high = sum(card >= HIGH or card == TRICKSTER for card in cards)
        return self._by_high[min(9, high * 9 // self._hand)]

    def _mixed(self, daring: float) -> dict[int, float]:
        kinds = self._of_each(daring)
        return {
            depth: sum(share * kind[depth] for share, kind in zip(self._kinds, kinds, strict=True))
            for depth in range(self._least, self._most + 1)
        }

    def _of_each(self, daring: float) -> tuple[dict[int, float], dict[int, float], dict[int, float]]:
        habits = laying_habits(self._least, self._most)
        dodger = {depth: (1 - DODGING) * usual for depth, usual in habits.items()}
        dodger[self._least] += DODGING
        gambler = {depth: (1 - daring) * usual for depth, usual in dodger.items()}
        gambler[self._most] += daring
        return dodger, gambler, habits


@dataclass(frozen=True, slots=True)
class Witnessed:
    """A play that everybody saw."""

    play: Play
    later: int
    """What the owner has played since, this play included."""
    best: int
    last: bool
    wants: tuple[bool, ...]
    """Whether the owner wants the trick, for each place where the Scare card may have been laid."""


class Suspect:
    """What somebody has done in this round, and what that says."""

    def __init__(self, view: View, owner: Seat) -> None:
        box = view.edition.content
        self.owner = owner
        self.places = followed_depths(box, view.tricks, owner)
        self._laying = Laying(box, remembered(view, owner))
        self.played: list[Card] = []
        self.witnessed = self._witness(view, box)

    def _witness(self, view: View, box: Box) -> tuple[Witnessed, ...]:
        piles = [(box.relaxed + 1, laid) for laid, _ in self.places]
        left, seen = box.hand, []
        empty = [0] * len(view.hand_sizes)
        for trick in (*view.tricks, None):
            plays = trick.plays if trick else tuple(Played(one.seat, one.cards, one.counts) for one in view.trick)
            table = Playout(box.paranoia, empty, empty, empty, empty, 0)
            for at, played in enumerate(plays):
                play = as_play(played)
                if played.seat == self.owner:
                    wants = tuple(
                        wants_trick(size, depth, left - 1, table.fives, table.tricked, box.paranoia)
                        for size, depth in piles
                    )
                    last = trick is not None and at == len(plays) - 1
                    seen.append((play, table.best, last, wants))
                    self.played += played.cards
                    left -= play.copies
                table.put(played.seat, play)
            if trick and trick.taker == self.owner:
                piles = [_turned(size, depth, trick.turned, trick.moved) for size, depth in piles]
        later, found = 0, []
        for play, best, last, wants in reversed(seen):
            later += play.cards
            found.append(Witnessed(play, later, best, last, wants))
        return tuple(found)

    def weights(self, hand: Hand) -> list[float]:
        """How likely the owner, holding this hand now, has laid at each place and then played so."""
        laying = self._laying.weights((*hand, *self.played))
        weights = [laying[laid] for laid, _ in self.places]
        now = as_number(hand)
        for one in self.witnessed:
            held = now + one.later
            yes = likelihood(one.play, held, True, one.best, one.last) if True in one.wants else 0.0
            no = likelihood(one.play, held, False, one.best, one.last) if False in one.wants else 0.0
            for at, wants in enumerate(one.wants):
                weights[at] *= yes if wants else no
        return weights


def _turned(size: int, depth: int, turned: int, moved: bool) -> tuple[int, int]:
    return (size, (depth + 1) % size) if moved else (size - turned, depth - turned)


def likelihood(play: Play, hand: int, wants: bool, best: int, last: bool) -> float:
    """About how likely somebody plays this from a hand: who wants the trick plays high, who does not slips under it
    with something heavy or starts low, and sometimes people do anything."""
    every, tenths, heaviest = plays_of(hand)
    count = len(every)
    chance = SURPRISE / count
    low = bisect_left(tenths, best)
    if wants and low < count:
        if play.tenths >= best:
            chance += (1 - SURPRISE) * 0.5 / (count - low)
            chance += (1 - SURPRISE) * 0.5 * (play == every[low if last else -1])
    elif low and not wants:
        if play.tenths < best:
            chance += (1 - SURPRISE) * 0.5 / low
            chance += (1 - SURPRISE) * 0.5 * (play == heaviest[low - 1])
    else:
        chance += (1 - SURPRISE) * 0.5 ** (1 + bisect_left(tenths, play.tenths))
    return chance
