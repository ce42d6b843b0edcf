"""Times are counted so that millions of decisions take no room."""

from __future__ import annotations

import pytest

from spukhaus.simulation.timing import Times


def test_times_are_counted_in_narrow_classes() -> None:
    times, more = Times(), Times()
    for number in range(1, 1001):
        (times if number % 2 else more).add(number / 1000)
    times.merge(more)
    assert times.decisions == 1000
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.02)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.02)
    assert times.worst == 1.0
