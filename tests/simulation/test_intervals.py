"""Intervals that cover what they promise, whether the matches of a deal are alike or not."""

from __future__ import annotations

import random

import pytest

from spukhaus.simulation.intervals import share_of, student


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
