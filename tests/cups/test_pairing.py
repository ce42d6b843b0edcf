"""Who meets whom: never twice while another round is possible, sides balanced, byes given once."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spukhaus.cups.matching import Matching
from spukhaus.cups.pairing import FILLER, Pairing, Record, pair


class Played:
    """A cup whose matches are decided by the throw of a coin."""

    def __init__(self, players: int, seats: int = 2, *, roles: bool = True, seed: int = 0) -> None:
        self.seats, self.roles = seats, roles
        self.records = {player: Record(player) for player in range(players)}
        self.chance = random.Random(seed)
        self.order = self.chance.sample(range(players), players)

    def ranking(self) -> list[Record]:
        place = {player: at for at, player in enumerate(self.order)}
        return sorted(self.records.values(), key=lambda record: (-record.points, place[record.player]))

    def round(self) -> Pairing:
        made = pair(self.ranking(), self.seats, roles=self.roles)
        for player in made.byes:
            old = self.records[player]
            self.records[player] = Record(player, old.points + 2, old.seats, old.met, old.byes + 1)
        for table in made.tables:
            winner = self.chance.choice([player for player in table if player != FILLER])
            for seat, player in enumerate(table):
                if player == FILLER:
                    continue
                old = self.records[player]
                others = Counter(table[:seat] + table[seat + 1 :])
                points = old.points + 2 * (player == winner)
                self.records[player] = Record(player, points, (*old.seats, seat), old.met + others, old.byes)
        return made


def everybody(made: Pairing) -> list[int]:
    return sorted([player for table in made.tables for player in table if player != FILLER] + list(made.byes))


@settings(deadline=None, max_examples=25)
@given(st.integers(2, 40), st.integers(0, 10**6), st.booleans())
def test_everybody_plays_once_a_round_and_no_one_meets_again_in_the_first_half(
    players: int, seed: int, roles: bool
) -> None:
    """While each has met fewer than half of the others, there is a round without old acquaintances (Dirac)."""
    cup = Played(players, roles=roles, seed=seed)
    for _ in range(max(1, players // 2 - 1)):
        assert everybody(cup.round()) == list(range(players))
    assert all(count == 1 for record in cup.records.values() for count in record.met.values())


@settings(deadline=None, max_examples=25)
@given(st.integers(2, 9), st.integers(0, 10**6))
def test_nobody_meets_again_while_any_other_round_is_possible(players: int, seed: int) -> None:
    """Against every possible round, tried one by one."""
    cup = Played(players, seed=seed)
    for _ in range(players + 2):
        before = dict(cup.records)
        fewest = min(record.byes for record in before.values())
        made = cup.round()
        worst = max((before[one].met[other] for one, other in made.tables), default=0)
        assert all(before[player].byes == fewest for player in made.byes)
        assert worst == min(_worst(before, pairs) for pairs in _rounds(list(before), before, fewest))


def _rounds(players: list[int], records: dict[int, Record], fewest: int) -> list[list[tuple[int, int]]]:
    if len(players) % 2:
        may = [player for player in players if records[player].byes == fewest]
        return [made for bye in may for made in _perfect([player for player in players if player != bye])]
    return _perfect(players)


def _perfect(players: list[int]) -> list[list[tuple[int, int]]]:
    if not players:
        return [[]]
    first, *others = players
    return [[(first, other), *more] for other in others for more in _perfect([one for one in others if one != other])]


def _worst(records: dict[int, Record], pairs: list[tuple[int, int]]) -> int:
    return max((records[one].met[other] for one, other in pairs), default=0)


@settings(deadline=None, max_examples=25)
@given(st.integers(4, 40), st.integers(0, 10**6))
def test_sides_are_balanced_after_every_second_round(players: int, seed: int) -> None:
    players += players % 2
    cup = Played(players, seed=seed)
    for played in range(1, max(2, players // 4) + 1):
        cup.round()
        assert all(abs(record.lead()) <= (played % 2) for record in cup.records.values())


@settings(deadline=None, max_examples=25)
@given(st.integers(1, 12), st.integers(0, 10**6))
def test_a_bye_is_given_once(half: int, seed: int) -> None:
    players = 2 * half + 1
    cup = Played(players, seed=seed)
    given = [cup.round().byes for _ in range(players)]
    assert sorted(player for byes in given for player in byes) == list(range(players))


def test_the_first_round_folds_the_ranking() -> None:
    """As the Dutch system does: in a group of eight the first meets the fifth, the second the sixth, and so on."""
    made = pair([Record(player) for player in range(8)], 2, roles=False)
    assert {frozenset(table) for table in made.tables} == {frozenset((at, at + 4)) for at in range(4)}


def test_those_who_stand_alike_meet() -> None:
    """After 1-5, 6-2, 3-7, 8-4, all won by the favourites, the Dutch system pairs 1-4, 2-3, 5-8 and 6-7: 1 and 3 sat
    on the same side, so the lower half of each group is gone through for somebody who sat on the other."""
    ranking = [Record(at, 2, (at % 2,), Counter([at + 4])) for at in range(4)]
    ranking += [Record(at, 0, ((at + 1) % 2,), Counter([at - 4])) for at in range(4, 8)]
    made = pair(ranking, 2, roles=False)
    assert {frozenset(table) for table in made.tables} == {frozenset(two) for two in ((0, 3), (1, 2), (4, 7), (5, 6))}


def test_the_last_without_a_bye_has_it() -> None:
    ranking = [Record(0, 2), Record(1, 2), Record(2, 0), Record(3, 0), Record(4, 0, byes=1)]
    assert pair(ranking, 2, roles=False).byes == (3,)


def test_whoever_is_below_is_not_left_without_an_opponent() -> None:
    """The first two would gladly meet; but then the last two, who have met, were left."""
    ranking = [Record(0, 4), Record(1, 4), Record(2, 0, met=Counter([3])), Record(3, 0, met=Counter([2]))]
    made = pair(ranking, 2, roles=False)
    assert all({2, 3} != set(table) for table in made.tables)


@pytest.mark.parametrize("seats", [3, 4, 6])
@pytest.mark.parametrize("players", [2, 5, 9, 12, 36])
def test_larger_tables_are_full_and_people_meet_evenly(players: int, seats: int) -> None:
    cup = Played(players, seats)
    for _ in range(4):
        made = cup.round()
        assert everybody(made) == list(range(players))
        assert not made.byes
        assert all(len(table) == seats for table in made.tables)
        fillers = [table.count(FILLER) for table in made.tables]
        assert max(fillers) - min(fillers) <= 1
    meetings = [
        record.met[other] for record in cup.records.values() for other in cup.records if other != record.player
    ]
    if players >= 2 * seats:
        assert max(meetings) <= 2 + (players < 3 * seats) + (seats == 6)


@settings(deadline=None, max_examples=100)
@given(st.integers(2, 9), st.integers(0, 10**9))
def test_a_matching_is_found_where_there_is_one(size: int, seed: int) -> None:
    """Against trying all: graphs with few edges, in which flowers matter."""
    chance = random.Random(seed)
    edges = {(one, two) for one, two in itertools.combinations(range(2 * (size // 2)), 2) if chance.random() < 0.45}
    players = list(range(2 * (size // 2)))
    graph = {
        one: frozenset(other for other in players if (min(one, other), max(one, other)) in edges) for one in players
    }
    there_is_one = any(set(pairs) <= edges for pairs in _perfect(players))
    matching = Matching(graph)
    assert matching.complete() == there_is_one
    assert all(matching.partner[other] == one and other in graph[one] for one, other in matching.partner.items())


def test_a_cup_of_256_has_no_repeats() -> None:
    cup = Played(256)
    for _ in range(8):
        cup.round()
    assert all(count == 1 for record in cup.records.values() for count in record.met.values())
    assert all(record.lead() == 0 for record in cup.records.values())
