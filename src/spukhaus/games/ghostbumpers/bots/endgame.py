"""The end of a round, solved: with all cards known and few of them left, everybody does what is best for them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from spukhaus.games.ghostbumpers.bots.playout import Play, Playout, all_plays

MOST_CARDS: Final = 10


class Race(Protocol):
    def chances(self, points: list[int]) -> list[float]:
        """What each seat makes of the points of a round."""


def is_small(world: Playout, most: int) -> bool:
    """Whether so few lines of play are left that all of them can be looked at."""
    if sum(world.cards) > MOST_CARDS:
        return False  # most rounds are far from it, and this is seen at once
    size = 1
    for hand in world.hands:
        size *= _lines(hand)
        if size > most:
            return False
    return True


@lru_cache(maxsize=1 << 14)
def _lines(hand: int) -> int:
    """In how many ways a hand can be played, one play after the other."""
    return sum(_lines(hand - play.cards) for play in all_plays(hand)) if hand else 1


Known: TypeAlias = dict[tuple[int, ...], list[float]]
"""What was solved already, for the same standings."""


def solve(world: Playout, race: Race, known: Known) -> list[float]:
    """What the round is worth to each seat if everybody, on the move, takes what is best for the own chances; of equal
    plays the first."""

    def best(at: Playout) -> list[float]:
        key = at.key()
        found = known.get(key)
        if found is None:
            seat = at.turn
            found = known[key] = max(
                (after(at, play) for play in all_plays(at.hands[seat])), key=lambda one: one[seat]
            )
        return found

    def after(at: Playout, play: Play) -> list[float]:
        then = at.copy()
        points = then.play(play)
        return best(then) if points is None else race.chances(points)

    return best(world)
