"""A rating goes where the results point, and says how little a few of them prove."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spukhaus.match.rating import ELO, Comparison, Rating, rate, weight

USUAL = 800.0
few = settings(max_examples=30, deadline=None)
scores = st.sampled_from([0.0, 0.5, 1.0])
comparisons = st.builds(Comparison, st.integers(-200, 1800).map(float), scores)
matches = st.lists(st.lists(comparisons, min_size=1, max_size=3), max_size=6)


def all_of(rating: Rating) -> tuple[float, float, float]:
    return rating.low, rating.points, rating.high


def nearly(one: Rating, other: Rating) -> bool:
    return all_of(one) == pytest.approx(all_of(other), abs=0.01)


@few
@given(matches, st.integers(-200, 1800).map(float))
def test_winning_never_lowers_it_and_losing_never_raises_it(played: list[list[Comparison]], rating: float) -> None:
    before = all_of(rate(played, USUAL))
    won = all_of(rate([*played, [Comparison(rating, 1.0)]], USUAL))
    lost = all_of(rate([*played, [Comparison(rating, 0.0)]], USUAL))
    assert all(after >= earlier for after, earlier in zip(won, before, strict=True))
    assert all(after <= earlier for after, earlier in zip(lost, before, strict=True))


@few
@given(matches, st.integers(-200, 1700).map(float), st.integers(0, 400))
def test_beating_a_stronger_bot_says_no_less(played: list[list[Comparison]], rating: float, more: int) -> None:
    weaker = rate([*played, [Comparison(rating, 1.0)]], USUAL)
    stronger = rate([*played, [Comparison(rating + more, 1.0)]], USUAL)
    assert all(more >= less - 1e-9 for more, less in zip(all_of(stronger), all_of(weaker), strict=True))


@few
@given(matches)
def test_in_a_mirror_it_is_mirrored(played: list[list[Comparison]]) -> None:
    mirrored = [[Comparison(2 * USUAL - one.rating, 1 - one.score) for one in match] for match in played]
    here, there = rate(played, USUAL), rate(mirrored, USUAL)
    assert nearly(here, Rating(2 * USUAL - there.points, 2 * USUAL - there.high, 2 * USUAL - there.low))


@few
@given(matches, st.randoms(use_true_random=False), st.integers(-3000, 3000))
def test_neither_the_order_nor_the_zero_of_the_scale_matters(
    played: list[list[Comparison]], rng: random.Random, shift: int
) -> None:
    rating = rate(played, USUAL)
    shuffled = [list(match) for match in played]
    for match in shuffled:
        rng.shuffle(match)
    rng.shuffle(shuffled)
    assert nearly(rate(shuffled, USUAL), rating)
    moved = [[Comparison(one.rating + shift, one.score) for one in match] for match in played]
    expected = Rating(rating.points + shift, rating.low + shift, rating.high + shift)
    assert nearly(rate(moved, USUAL + shift), expected)


def test_nothing_is_known_of_somebody_new() -> None:
    rating = rate([], USUAL)
    assert rating.points == pytest.approx(USUAL)
    assert rating.high - rating.low == pytest.approx(2 * 1.96 * 400, rel=0.01)


def test_many_matches_find_the_truth_and_are_sure_of_it() -> None:
    """Somebody 200 points above the bot wins 76 of 100."""
    some = rate([[Comparison(800.0, float(n % 25 < 19))] for n in range(25)], USUAL)
    many = rate([[Comparison(800.0, float(n % 25 < 19))] for n in range(1000)], USUAL)
    assert many.points == pytest.approx(1000, abs=5)
    assert many.high - many.low < 60 < 200 < some.high - some.low
    assert some.low < 1000 < some.high


def test_who_always_wins_is_strong_and_not_known_exactly() -> None:
    rating = rate([[Comparison(USUAL, 1.0)]] * 20, USUAL)
    assert rating.points > USUAL + 400
    assert rating.high - rating.low > 500


@pytest.mark.parametrize("rivals", [1, 3, 5])
def test_the_interval_holds_the_truth_about_as_often_as_it_says(rivals: int) -> None:
    """People 150 points above the bots finish as Plackett and Luce have it: each by a clock of their own strength."""
    rng = random.Random(f"{rivals} rivals")
    truth, held = USUAL + 150, 0
    for _ in range(60):
        played = []
        for _ in range(12):
            mine = rng.expovariate(math.exp(150 / ELO))
            played.append([Comparison(USUAL, float(mine < rng.expovariate(1))) for _ in range(rivals)])
        rating = rate(played, USUAL)
        held += rating.low <= truth <= rating.high
    assert 53 <= held <= 60


@pytest.mark.parametrize("rivals", range(1, 6))
def test_a_place_among_equals_says_as_much_as_it_should(rivals: int) -> None:
    """The weighted pairs have the information of the place itself: slope squared over variance, summed over places."""
    places = range(rivals + 1)
    spread = sum((beaten - rivals / 2) ** 2 for beaten in places) / len(places)
    assert weight(rivals) ** 2 * spread == pytest.approx(weight(rivals) * rivals / 4)
