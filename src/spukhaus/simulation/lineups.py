"""Who sits where. Every deal is played once with each line-up, so luck and seats are the same for everybody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

LineUp: TypeAlias = tuple[str, ...]
"""The bot of every seat."""


def duels_and_mixed(bots: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Duels between any two bots and, with more than two bots and seats, mixed tables; each in every rotation.

    Every bot holds every seat as often as any other bot does. Two players duel on both sides of the deal. With more
    seats one bot sits among copies of another, in each seat, and the other way round.
    """
    duels = [
        (rival,) * seat + (one,) + (rival,) * (seats - seat - 1)
        for one, rival in permutations(bots, 2)
        for seat in range(seats)
    ]
    tables = _mixed_tables(bots, seats) if min(len(bots), seats) > 2 else []
    return tuple(dict.fromkeys([*duels, *_rotations(tables)]))


def mixed(bots: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Tables of all bots, each in every seat as often. A single bot plays with itself."""
    return tuple(dict.fromkeys(_rotations(_mixed_tables(bots, seats))))


def _mixed_tables(bots: Sequence[str], seats: int) -> list[LineUp]:
    """As many different bots at one table as fit. If there are too few for all seats, each sits twice in turn."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    in_a_ring = tuple(bots) * (seats // len(bots) + 2)
    return [in_a_ring[first : first + seats] for first in range(len(bots))]


def _rotations(tables: Iterable[LineUp]) -> list[LineUp]:
    return [table[turn:] + table[:turn] for table in tables for turn in range(len(table))]


def lone_seats(line_up: LineUp) -> list[tuple[int, str]]:
    """Every seat whose bot sits alone against others that are all alike, with their name. Of two seats, both."""
    found = []
    for seat, one in enumerate(line_up):
        rivals = {*line_up[:seat], *line_up[seat + 1 :]}
        if len(rivals) == 1 and one not in rivals:
            found.append((seat, rivals.pop()))
    return found
