"""The opponent model: how people lay and play, and by Bayes' rule what a seat's plays and piles say about the cards it
may hold and where its Scare card may lie."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.bots.playout import considered, wants_trick
from spukhaus.games.ghostbumpers.model.hands import CardSet, pack_hand, pack_set
from spukhaus.games.ghostbumpers.model.round import BEST, FIVES, TRICKED, new_round, put
from spukhaus.games.ghostbumpers.rules.box import TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.state import Hand, Played
from spukhaus.games.ghostbumpers.rules.view import PlayedView, View, followed_depths

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


class Habit(Protocol):
    def weights(self, cards: Iterable[Card]) -> dict[int, float]:
        """How likely somebody who was dealt these cards lays at each depth."""


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
class SeenPlay:
    """A play that everybody saw."""

    played: CardSet
    later: int
    """What the owner has played since, this set included, as a hand."""
    best: int
    last: bool
    wants: tuple[bool, ...]
    """Whether the owner wants the trick, for each place where the Scare card may have been laid."""


class Opponent:
    """What somebody has done in this round, and what that says."""

    def __init__(self, view: View, owner: Seat) -> None:
        box = view.edition.content
        self.owner = owner
        self.places = followed_depths(box, view.tricks, owner)
        self.laying: Habit = Laying(box, remembered(view, owner))
        self.played: list[Card] = []
        self.seen = self._see(view, box)

    def _see(self, view: View, box: Box) -> tuple[SeenPlay, ...]:
        piles = [(box.relaxed + 1, laid) for laid, _ in self.places]
        left, seen = box.hand, []
        for trick in (*view.tricks, None):
            plays: Sequence[Played | PlayedView] = trick.plays if trick else view.trick
            table = new_round(len(view.hand_sizes), box.paranoia, 0)
            for at, one in enumerate(plays):
                played = pack_set(one)
                if one.seat == self.owner:
                    wants = tuple(
                        wants_trick(size, depth, left - 1, table[FIVES], table[TRICKED], box.paranoia)
                        for size, depth in piles
                    )
                    last = trick is not None and at == len(plays) - 1
                    seen.append((played, table[BEST], last, wants))
                    self.played += one.cards
                    left -= played.copies
                put(table, one.seat, played)
            if trick and trick.taker == self.owner:
                piles = [_turned(size, depth, trick.turned, trick.moved) for size, depth in piles]
        later, found = 0, []
        for played, best, last, wants in reversed(seen):
            later += played.cards
            found.append(SeenPlay(played, later, best, last, wants))
        return tuple(found)

    def weights(self, hand: Hand) -> list[float]:
        """How likely the owner, holding this hand now, has laid at each place and then played so."""
        laying = self.laying.weights((*hand, *self.played))
        weights = [laying[laid] for laid, _ in self.places]
        now = pack_hand(hand)
        for one in self.seen:
            held = now + one.later
            yes = likelihood(one.played, held, True, one.best, one.last) if True in one.wants else 0.0
            no = likelihood(one.played, held, False, one.best, one.last) if False in one.wants else 0.0
            for at, wants in enumerate(one.wants):
                weights[at] *= yes if wants else no
        return weights


def _turned(size: int, depth: int, turned: int, moved: bool) -> tuple[int, int]:
    return (size, (depth + 1) % size) if moved else (size - turned, depth - turned)


def likelihood(played: CardSet, hand: int, wants: bool, best: int, last: bool) -> float:
    """About how likely somebody plays this from a hand: who wants the trick plays high, who does not slips under it
    with something heavy or starts low, and sometimes people do anything."""
    sets, tenths, heaviest = considered(hand)
    count = len(sets)
    chance = SURPRISE / count
    low = bisect_left(tenths, best)
    if wants and low < count:
        if played.tenths >= best:
            chance += (1 - SURPRISE) * 0.5 / (count - low)
            chance += (1 - SURPRISE) * 0.5 * (played == sets[low if last else -1])
    elif low and not wants:
        if played.tenths < best:
            chance += (1 - SURPRISE) * 0.5 / low
            chance += (1 - SURPRISE) * 0.5 * (played == heaviest[low - 1])
    else:
        chance += (1 - SURPRISE) * 0.5 ** (1 + bisect_left(tenths, played.tenths))
    return chance
