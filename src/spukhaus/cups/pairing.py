"""Who meets whom in the next round, and on which seats. Pure functions of what was played so far.

At tables for two it is a Swiss system: people who stand alike meet, nobody meets the same opponent twice while another
round is possible, and whoever is left over has a bye, nobody a second one before all have had one. Where the seats are
roles, everybody changes sides: that comes before standing alike. Going down the ranking, each is given the best
opponent with whom everybody below can still be paired; that they can is found out by `cups.matching`, so there is no
trying back and forth, however many play.

At larger tables those sit together who have met least, and places that stay free are filled by bots.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from spukhaus.cups.matching import Graph, Matching

FILLER: Final = -1
"""A bot that only fills a place, and is no player of the cup."""


@dataclass(frozen=True, slots=True)
class Record:
    """What pairing knows of a player."""

    player: int
    points: int = 0
    seats: tuple[int, ...] = ()
    """Where the player sat in each match so far."""
    met: Counter[int] = field(default_factory=Counter)
    """How often the player has sat at a table with each other one, fillers together."""
    byes: int = 0

    def lead(self) -> int:
        """How many more times on the second seat than on the first."""
        return self.seats.count(1) - self.seats.count(0)


Ranking: TypeAlias = Sequence[Record]
"""Those who play on, the best first. In the first round chance has put them in order."""


@dataclass(frozen=True, slots=True)
class Pairing:
    tables: tuple[tuple[int, ...], ...]
    """The players of each table, by seat."""
    byes: tuple[int, ...] = ()


def pair(ranking: Ranking, seats: int, *, roles: bool) -> Pairing:
    return _swiss(ranking, roles) if seats == 2 else _grouped(ranking, seats)


# Tables for two


def _swiss(ranking: Ranking, roles: bool) -> Pairing:
    for graph_of in _strictest_first(ranking, roles):
        for left_over in _left_over(ranking):
            playing = [record for record in ranking if record is not left_over]
            graph = graph_of(playing)
            matching = Matching(graph)
            if matching.complete():
                tables = tuple(_seated(one, other) for one, other in _best_pairs(playing, graph, matching))
                return Pairing(tables, () if left_over is None else (left_over.player,))
    raise ValueError("a cup needs two players")


def _left_over(ranking: Ranking) -> Iterable[Record | None]:
    """Who may have the bye: of those with the fewest so far, the last ones first."""
    if len(ranking) % 2 == 0:
        return [None]
    fewest = min(record.byes for record in ranking)
    return [record for record in reversed(ranking) if record.byes == fewest]


class _Allowed:
    """Pairs who have met at most so often; with `swapping`, no two who both must change to the same side."""

    def __init__(self, most: int, swapping: bool) -> None:
        self._most, self._swapping = most, swapping

    def __call__(self, playing: Ranking) -> Graph:
        return {
            one.player: frozenset(other.player for other in playing if other is not one and self._may_meet(one, other))
            for one in playing
        }

    def _may_meet(self, one: Record, other: Record) -> bool:
        return one.met[other.player] <= self._most and not (self._swapping and _clash(one, other))


def _strictest_first(ranking: Ranking, roles: bool) -> Iterable[_Allowed]:
    most = max((count for record in ranking for count in record.met.values()), default=0)
    for repeats in range(most + 1):
        if roles:
            yield _Allowed(repeats, swapping=True)
        yield _Allowed(repeats, swapping=False)


def _clash(one: Record, other: Record) -> bool:
    return one.lead() * other.lead() > 0


def _best_pairs(playing: Ranking, graph: Graph, matching: Matching) -> list[tuple[Record, Record]]:
    found: list[tuple[Record, Record]] = []
    left = list(playing)
    gone: list[int] = []
    while left:
        one = left[0]
        for other in sorted(left[1:], key=_preference(left)):
            if other.player in graph[one.player] and matching.fix(one.player, other.player, gone):
                break
        else:
            raise AssertionError("the matching has a partner for everybody")
        found.append((one, other))
        gone += [one.player, other.player]
        left = [record for record in left if record is not one and record is not other]
    return found


class _preference:  # noqa: N801  (a function with something prepared)
    """How gladly the first of a list meets another of it: somebody new, on the same points, who sits on the other
    side; of those, the upper half meets the lower half in order."""

    def __init__(self, left: Ranking) -> None:
        self._one = left[0]
        alike = sum(record.points == self._one.points for record in left)
        self._wanted = alike // 2
        self._place = {record.player: place for place, record in enumerate(left)}

    def __call__(self, other: Record) -> tuple[int, int, int, bool, int]:
        one, place = self._one, self._place[other.player]
        return (
            one.met[other.player],
            abs(one.points - other.points),
            int(_clash(one, other)),
            place < self._wanted,
            abs(place - self._wanted),
        )


def _seated(one: Record, other: Record) -> tuple[int, int]:
    """Whoever has sat more on one side changes; if both are even, whoever sat there last; else as they stand."""

    def longing(record: Record) -> tuple[int, int]:
        """The higher, the more the player is due for the first seat."""
        return record.lead(), record.seats[-1] if record.seats else 0

    return (other.player, one.player) if longing(other) > longing(one) else (one.player, other.player)


# Larger tables


def _grouped(ranking: Ranking, size: int) -> Pairing:
    """Those together who have met least: each table is filled one by one, and then people change places as long as
    that lets fewer meet again."""
    count = -(-len(ranking) // size)
    records = {record.player: record for record in ranking}
    fillers = [FILLER] * (count * size - len(ranking))
    tables: list[list[int]] = [[] for _ in range(count)]
    for place, filler in enumerate(fillers):
        tables[place % count].append(filler)
    waiting = [record.player for record in ranking]
    for table in tables:
        while len(table) < size:
            best = min(waiting, key=lambda player: sum(records[player].met[other] for other in table))
            waiting.remove(best)
            table.append(best)
    _improve(tables, records)
    return Pairing(tuple(_around(table, records) for table in tables))


def _improve(tables: list[list[int]], records: dict[int, Record]) -> None:
    chance = random.Random(len(records))  # in any order, but always in the same

    def trouble(player: int, others: Iterable[int]) -> int:
        """Meeting a third time is worse than two meeting a second time."""
        return sum((records[player].met[other] + 1) ** 2 for other in others if other != player)

    for _ in range(ROUNDS_OF_CHANGES):
        places = [(table, at) for table in tables for at, player in enumerate(table) if player != FILLER]
        chance.shuffle(places)
        changed = False
        for (table, at), (other, there) in itertools.combinations(places[:MOST_COMPARED], 2):
            one, two = table[at], other[there]
            if table is other:
                continue
            without, without_two = table[:at] + table[at + 1 :], other[:there] + other[there + 1 :]
            now = trouble(one, without) + trouble(two, without_two)
            if trouble(two, without) + trouble(one, without_two) < now:
                table[at], other[there] = two, one
                changed = True
        if not changed and len(places) <= MOST_COMPARED:
            return


ROUNDS_OF_CHANGES: Final = 12
MOST_COMPARED: Final = 96
"""So many people are compared with one another at a time: more would take long, and with more there are few who have
met."""


def _around(table: Sequence[int], records: dict[int, Record]) -> tuple[int, ...]:
    """Everybody where they sat least often."""

    def worn(order: tuple[int, ...]) -> int:
        return sum(records[player].seats.count(seat) ** 2 for seat, player in enumerate(order) if player in records)

    return min(itertools.permutations(table), key=worn)
