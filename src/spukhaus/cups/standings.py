"""Who stands where, after the rounds that are over.

Two points for everybody at the table whom a player has left behind, one for everybody who came in level; a bye counts
as a win. Equal points are told apart by the points of the opponents (Buchholz); then by the deal: how many others,
with the same deal on the same seat, did worse (two) or just as well (one). Whoever is still level shares the place.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from spukhaus.cups.cup import Cup, CupTable, Round
from spukhaus.cups.pairing import FILLER, Record


@dataclass(frozen=True, slots=True)
class Standing:
    player: int
    place: int
    points: int
    buchholz: int
    deal: int
    byes: int
    stand_ins: int
    """In how many matches a bot has played for the player, if only for a while."""


@dataclass(slots=True)
class _Tally:
    points: int = 0
    deal: int = 0
    byes: int = 0
    stand_ins: int = 0
    alone: int = 0
    """How many opponents were missing: byes, and bots that filled a place."""
    seats: list[int] = field(default_factory=list)
    met: Counter[int] = field(default_factory=Counter)


def standings(cup: Cup) -> tuple[Standing, ...]:
    """The best first."""
    tallies = _tallies(cup)

    def buchholz(tally: _Tally) -> int:
        """A missing opponent counts as one with as many points as one's own."""
        return tally.alone * tally.points + sum(tallies[other].points * count for other, count in tally.met.items())

    worth = {player: (tally.points, buchholz(tally), tally.deal) for player, tally in tallies.items()}
    ladder = sorted(worth.values())
    return tuple(
        Standing(
            player,
            1 + len(ladder) - bisect_right(ladder, worth[player]),
            *worth[player],
            tallies[player].byes,
            tallies[player].stand_ins,
        )
        for player in sorted(worth, key=lambda player: (*(-value for value in worth[player]), player))
    )


def ranking(cup: Cup) -> list[Record]:
    """Those who play on, for pairing: the best first, and those who are level as chance has put them."""
    tallies = _tallies(cup)
    order = list(range(len(cup.players)))
    Random(cup.founded.lot).shuffle(order)
    lot = {player: place for place, player in enumerate(order)}
    stand = {standing.player: standing.place for standing in standings(cup)}
    return [
        Record(
            player,
            tallies[player].points,
            tuple(tallies[player].seats),
            tallies[player].met + Counter({FILLER: tallies[player].alone - tallies[player].byes}),
            tallies[player].byes,
        )
        for player in sorted(cup.playing(), key=lambda player: (stand[player], lot[player]))
    ]


def _tallies(cup: Cup) -> dict[int, _Tally]:
    tallies = {
        player: _Tally() for player, known in enumerate(cup.players) if not known.out or _has_played(cup, player)
    }
    for played in cup.over_rounds:
        for player in played.byes:
            tallies[player].points += 2 * (cup.founded.seats - 1)
            tallies[player].byes += 1
            tallies[player].alone += 1
        same_seat = [_same_seat(played, seat) for seat in range(cup.founded.seats)]
        for table in played.tables:
            _count(table, same_seat, tallies)
    return tallies


def _has_played(cup: Cup, player: int) -> bool:
    return any(
        player in played.byes or any(player in table.players for table in played.tables) for played in cup.rounds
    )


def _count(table: CupTable, same_seat: list[list[int]], tallies: dict[int, _Tally]) -> None:
    scores = table.scores or ()
    for seat, player in enumerate(table.players):
        if player == FILLER:
            continue
        tally, others = tallies[player], scores[:seat] + scores[seat + 1 :]
        tally.points += _ahead(scores[seat], others)
        alike, score = same_seat[seat], scores[seat]
        tally.deal += bisect_left(alike, score) + bisect_right(alike, score) - 1  # itself is among them
        tally.stand_ins += seat in table.stand_ins
        tally.seats.append(seat)
        opponents = table.players[:seat] + table.players[seat + 1 :]
        tally.alone += opponents.count(FILLER)
        tally.met.update(other for other in opponents if other != FILLER)


def _same_seat(played: Round, seat: int) -> list[int]:
    """What everybody scored there with the same deal, the least first."""
    return sorted(table.scores[seat] for table in played.tables if table.players[seat] != FILLER and table.scores)


def _ahead(score: int, others: Iterable[int]) -> int:
    return sum(1 + (score > other) - (score < other) for other in others)
