"""The end of a round, solved (max^n): with all cards known and few of them left, everybody does what is best for
them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from spukhaus.games.ghostbumpers.model.hands import CardSet, all_sets
from spukhaus.games.ghostbumpers.model.round import CARDS, HANDS, ROUND_OVER, SEATS, TURN, play, points_of

MOST_CARDS: Final = 10


class Valuation(Protocol):
    def chances(self, points: list[int]) -> list[float]:
        """What each seat makes of the points of a round."""


def is_small(world: list[int], most: int) -> bool:
    """Whether so few lines of play are left that all of them can be looked at."""
    seats = world[SEATS]
    if sum(world[CARDS : CARDS + seats]) > MOST_CARDS:
        return False  # most rounds are far from it, and this is seen at once
    size = 1
    for hand in world[HANDS : HANDS + seats]:
        size *= _lines(hand)
        if size > most:
            return False
    return True


@lru_cache(maxsize=1 << 14)
def _lines(hand: int) -> int:
    """In how many ways a hand can be played, one set after the other."""
    return sum(_lines(hand - one.cards) for one in all_sets(hand)) if hand else 1


Known: TypeAlias = dict[tuple[int, ...], list[float]]
"""What was solved already, for the same standings (a transposition table)."""


def solve(world: list[int], valuation: Valuation, known: Known) -> list[float]:
    """What the round is worth to each seat if everybody, on the move, takes what is best for the own chances (max^n);
    of equal sets the first."""

    def best(row: list[int]) -> list[float]:
        key = tuple(row[:CARDS])
        found = known.get(key)
        if found is None:
            seat = row[TURN]
            found = known[key] = max(
                (after(row, one) for one in all_sets(row[HANDS + seat])), key=lambda one: one[seat]
            )
        return found

    def after(row: list[int], played: CardSet) -> list[float]:
        then = row[:]
        return valuation.chances(points_of(then)) if play(then, played) & ROUND_OVER else best(then)

    return best(world)
