"""The arithmetic of content: like is compared with like, and a few lucky cases prove nothing."""

from __future__ import annotations

import random

import pytest

from spukhaus.simulation.analysis.comparing import Try, compare

SWORD, NOTHING = frozenset(["sword"]), frozenset[str]()


def test_the_difference_is_taken_place_by_place() -> None:
    """Swords are found where all die: taken together they seem to harm, and in either place they help."""
    tries = [Try(deal, "safe", NOTHING, result) for deal, result in enumerate([1, 1, 1, 1, 0])]
    tries += [Try(5, "safe", SWORD, 1.0)]
    tries += [Try(6 + deal, "deadly", SWORD, result) for deal, result in enumerate([1, 0, 0, 0])]
    tries += [Try(10, "deadly", NOTHING, 0.0), Try(11, "deadly", NOTHING, 0.0)]
    found = compare("sword", tries, things=1)
    assert found.cases == 5
    assert found.having == pytest.approx((1 * 1.0 + 4 * 0.25) / 5)
    assert found.lacking == pytest.approx((1 * 0.8 + 4 * 0.0) / 5)
    assert found.difference == pytest.approx(0.24)


def test_what_everybody_has_is_not_compared() -> None:
    found = compare("sword", [Try(deal, 1, SWORD, 0.5) for deal in range(9)], things=1)
    assert (found.cases, found.having, found.lacking, found.difference) == (9, 0.5, None, None)
    assert not found.stands_out


def test_what_nobody_has_is_not_compared() -> None:
    found = compare("shield", [Try(deal, 1, SWORD, 0.5) for deal in range(9)], things=1)
    assert (found.cases, found.having, found.difference) == (0, None, None)


def test_three_lucky_ones_do_not_stand_out() -> None:
    tries = [Try(deal, 1, NOTHING, float(deal % 2)) for deal in range(200)]
    tries += [Try(200 + deal, 1, SWORD, 1.0) for deal in range(3)]
    found = compare("sword", tries, things=1)
    assert found.difference == pytest.approx(0.5)
    assert found.low is not None
    assert found.low < 0
    assert not found.stands_out


def test_cases_of_one_deal_are_worth_less_than_as_many_deals() -> None:
    def width(copies: int) -> float:
        rng = random.Random(5)
        tries = []
        for deal in range(60):
            had, result = (SWORD if deal % 2 else NOTHING), rng.random()
            tries += [Try(deal, 1, had, result)] * copies
        found = compare("sword", tries, things=1)
        assert found.high is not None
        assert found.low is not None
        return found.high - found.low

    assert width(copies=8) == pytest.approx(width(copies=1), rel=0.02)


def test_intervals_hold_what_they_promise() -> None:
    rng = random.Random(1)
    held = stood_out = 0
    for _ in range(400):
        tries = [
            Try(deal, deal % 2, SWORD if rng.random() < 0.3 else NOTHING, float(rng.random() < 0.4 + 0.2 * (deal % 2)))
            for deal in range(120)
        ]
        found = compare("sword", tries, things=20)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0 <= found.high
        stood_out += found.stands_out
    assert 0.92 <= held / 400 <= 0.98
    assert stood_out <= 4, "of twenty things that are all alike, hardly one run in twenty names any"


def test_a_true_difference_stands_out_among_many() -> None:
    rng = random.Random(2)
    tries = [
        Try(deal, 1, had, float(rng.random() < (0.7 if had else 0.4)))
        for deal in range(300)
        for had in [SWORD if deal % 3 == 0 else NOTHING]
    ]
    assert compare("sword", tries, things=40).stands_out
