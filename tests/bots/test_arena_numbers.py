"""The numbers of the arena: balanced line-ups, intervals that cover, ratings that find the strengths behind them."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import dataclass

import pytest

from spukhaus.bots.arena.design import duel, line_ups
from spukhaus.bots.arena.estimates import share_of, student
from spukhaus.bots.arena.ratings import ELO, rate
from spukhaus.bots.arena.watch import Times

STRENGTHS = {"random": 0.0, "better": 0.8, "best": 1.6}


@dataclass(frozen=True)
class Imagined:
    deal: int
    line_up: tuple[str, ...]
    shares: tuple[float, ...]


def contest(seats: int, deals: int, rng: random.Random, luck: float = 0.0) -> list[Imagined]:
    """Matches by bots of known strengths, where the luck of a deal favours seats."""
    matches = []
    for deal in range(deals):
        favours = [rng.gauss(0, luck) for _ in range(seats)]
        for line_up in line_ups(tuple(STRENGTHS), seats):
            weights = [math.exp(STRENGTHS[bot] + favour) for bot, favour in zip(line_up, favours, strict=True)]
            [winner] = rng.choices(range(seats), weights)
            matches.append(Imagined(deal, line_up, tuple(float(seat == winner) for seat in range(seats))))
    return matches


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bots", ["AB", "ABC", "ABCD", "ABCDEFG"])
def test_every_bot_holds_every_seat_equally_often(bots: str, seats: int) -> None:
    found = line_ups(tuple(bots), seats)
    assert len(set(found)) == len(found)
    held = Counter((seat, bot) for line_up in found for seat, bot in enumerate(line_up))
    assert len(held) == len(bots) * seats
    assert len(set(held.values())) == 1
    met = Counter((line_up[seat], rival, seat) for line_up in found for seat, rival in duel(line_up))
    assert set(met.values()) == {1}, "each duel once in every seat"
    assert len(met) == len(bots) * (len(bots) - 1) * seats


def test_line_ups_of_two_and_of_four() -> None:
    assert line_ups(("A", "B"), 2) == (("A", "B"), ("B", "A"))
    assert {"".join(line_up) for line_up in line_ups(("A", "B"), 4)} == {
        "ABBB", "BABB", "BBAB", "BBBA", "BAAA", "ABAA", "AABA", "AAAB",
    }  # fmt: skip
    assert {("A", "B", "C"), ("B", "C", "A"), ("C", "A", "B")} < set(line_ups(("A", "B", "C"), 3))


def test_students_quantiles_are_those_of_the_tables() -> None:
    for free, quantile in {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 100: 1.984}.items():
        assert student(free) == pytest.approx(quantile, rel=0.002)


@pytest.mark.parametrize(("share", "alike"), [(0.5, 0.0), (0.5, 0.9), (0.25, 0.5), (0.9, 0.3), (0.6, -0.8)])
def test_intervals_cover_whether_the_matches_of_a_deal_are_alike_or_not(share: float, alike: float) -> None:
    """Counted as independent matches, the intervals of deals that are all alike would cover far less."""
    rng = random.Random(7)
    missed = 0
    for _ in range(400):
        deals = []
        for _ in range(30):
            luck = rng.random()
            common = [luck if alike > 0 or seat % 2 else 1 - luck for seat in range(4)]
            drawn = [luck if rng.random() < abs(alike) else rng.random() for luck in common]
            deals.append((float(sum(one < share for one in drawn)), 4.0))
        found = share_of(deals)
        missed += not found.low <= share <= found.high
    assert 0.01 <= missed / 400 <= 0.085


def test_intervals_are_honest_with_little_to_go_on() -> None:
    assert share_of([(4, 4)]).low == 0, "one deal says nothing about others"
    agreeing = share_of([(1.0, 2.0)] * 3)
    assert agreeing.high - agreeing.low > 0.4, "three deals that agree prove little"
    always = share_of([(2.0, 2.0)] * 50)
    assert always.high == 1
    assert 0.95 < always.low < 0.97


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_strengths_with_intervals_that_cover(seats: int) -> None:
    rng = random.Random(3)
    inside, found = 0, []
    for _ in range(40):
        ratings = rate(tuple(STRENGTHS), contest(seats, 30, rng), "random")
        for bot in ("better", "best"):
            interval = ratings[bot].interval
            assert interval is not None
            inside += interval[0] <= ELO * STRENGTHS[bot] <= interval[1]
        found.append(ratings["best"].points)
    assert inside >= 0.88 * 80
    assert sum(found) / len(found) == pytest.approx(ELO * 1.6, rel=0.06)


def test_the_luck_of_deals_is_in_the_intervals() -> None:
    """Against what very many deals say, because luck makes everybody more alike."""
    rng = random.Random(5)
    truth = rate(tuple(STRENGTHS), contest(2, 6000, rng, luck=2), "random")["best"].points
    intervals = [rate(tuple(STRENGTHS), contest(2, 30, rng, luck=2), "random")["best"].interval for _ in range(100)]
    assert 88 <= sum(low <= truth <= high for low, high in filter(None, intervals)) <= 99


def test_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    matches = [
        Imagined(deal, line_up, tuple(float(bot == "best") for bot in line_up))
        for deal in range(50)
        for line_up in line_ups(("random", "best"), 2)
    ]
    rating = rate(("random", "best"), matches, "random")["best"]
    assert rating.interval is not None
    assert 800 < rating.points < 1000
    assert rating.interval[1] - rating.interval[0] > 500
    assert rate(("random", "best"), matches[:2], "random")["best"].interval is None


def test_times_are_counted_in_narrow_classes() -> None:
    times, more = Times(), Times()
    for number in range(1, 1001):
        (times if number % 2 else more).add(number / 1000)
    times.merge(more)
    assert times.decisions == 1000
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.02)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.02)
    assert times.worst == 1.0
