"""Ratings that find the strengths behind the wins, with intervals that cover."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pytest

from spukhaus.simulation.lineups import duels_and_mixed
from spukhaus.simulation.ratings import ELO, rate

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
        for line_up in duels_and_mixed(tuple(STRENGTHS), seats):
            weights = [math.exp(STRENGTHS[bot] + favour) for bot, favour in zip(line_up, favours, strict=True)]
            [winner] = rng.choices(range(seats), weights)
            matches.append(Imagined(deal, line_up, tuple(float(seat == winner) for seat in range(seats))))
    return matches


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
        for line_up in duels_and_mixed(("random", "best"), 2)
    ]
    rating = rate(("random", "best"), matches, "random")["best"]
    assert rating.interval is not None
    assert 800 < rating.points < 1000
    assert rating.interval[1] - rating.interval[0] > 500
    assert rate(("random", "best"), matches[:2], "random")["best"].interval is None
