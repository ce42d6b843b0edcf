"""How long a bot takes tells nothing about what it holds."""

from __future__ import annotations

import pytest

from spukhaus.match.pace import LATELY, MOST, STEP, Pace


def test_an_easy_answer_takes_as_long_as_a_hard_one() -> None:
    pace = Pace(0.8)
    pace.wait("card", 1.5)
    taken = [seconds + pace.wait("card", seconds) for seconds in (0.0, 0.01, 0.7, 1.5)]
    assert taken == pytest.approx([1.6] * 4)  # the hard one, rounded up


def test_nobody_waits_for_another_kind_of_decision() -> None:
    pace = Pace(0.8)
    pace.wait(("master", "plan"), 2.0)
    assert pace.wait(("master", "bid"), 0.1) == pytest.approx(0.7)
    assert pace.wait(("novice", "plan"), 0.1) == pytest.approx(0.7)


def test_a_stall_is_forgotten_and_never_waited_for_in_full() -> None:
    pace = Pace(0.8)
    assert pace.wait("card", 19.0) == 0.0
    assert pace.wait("card", 0.0) == MOST
    for _ in range(LATELY):
        pace.wait("card", 0.3)
    assert pace.wait("card", 0.3) == pytest.approx(0.5)


def test_without_a_pace_nothing_waits() -> None:
    assert Pace(0).wait("card", 0.0) == 0.0
    assert STEP > 0
