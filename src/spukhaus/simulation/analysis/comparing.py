"""How those fare who have something, beside those in the same place who have it not."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from statistics import NormalDist
from typing import Final

from spukhaus.simulation.intervals import Z, student

DOUBT: Final = 0.05
"""How likely it may be that something stands out by chance, among all things of a topic together."""


@dataclass(frozen=True, slots=True)
class Try:
    """A case on its own: the deal it belongs to, which cases it can be compared with, and how it went."""

    deal: int
    place: Hashable
    had: frozenset[Hashable]
    result: float


@dataclass(frozen=True, slots=True)
class Comparison:
    cases: int
    """All that had it. Where everybody in the same place had it, there is nothing to compare, and a case counts no
    further; if that is so everywhere, `having` is the mean of all, and the rest is None."""
    having: float | None
    lacking: float | None
    """Of those who had it not, in the same places as often."""
    difference: float | None
    low: float | None
    high: float | None
    stands_out: bool


@dataclass(slots=True)
class _Place:
    having: list[Try] = field(default_factory=list)
    lacking: list[Try] = field(default_factory=list)

    def variance(self) -> float:
        results = [one.result for one in (*self.having, *self.lacking)]
        mean = sum(results) / len(results)
        return sum((result - mean) ** 2 for result in results) / (len(results) - 1)


def compare(thing: Hashable, tries: Sequence[Try], things: int) -> Comparison:
    """The difference in each place, weighed by how many had it there, with a 95% interval by deal.

    What belongs to one deal is not independent, so the deal is what varies. A few that happen to agree must not look
    certain: the variance is never taken to be less than that of independent cases which vary like all in their place.
    With many things to look at some differ by chance; what stands out has an interval widened for their number.
    """
    places: defaultdict[Hashable, _Place] = defaultdict(_Place)
    for one in tries:
        place = places[one.place]
        (place.having if thing in one.had else place.lacking).append(one)
    cases = sum(len(place.having) for place in places.values())
    both = [place for place in places.values() if place.having and place.lacking]
    weighed = sum(len(place.having) for place in both)
    if not weighed:
        everybody = [one for place in places.values() for one in place.having]
        return Comparison(cases, _mean(everybody) if everybody else None, None, None, None, None, False)
    having = lacking = independent = 0.0
    by_deal: defaultdict[int, float] = defaultdict(float)
    for place in both:
        weight = len(place.having) / weighed
        with_it, without = _mean(place.having), _mean(place.lacking)
        having += weight * with_it
        lacking += weight * without
        independent += weight**2 * place.variance() * (1 / len(place.having) + 1 / len(place.lacking))
        for one in place.having:
            by_deal[one.deal] += weight * (one.result - with_it) / len(place.having)
        for one in place.lacking:
            by_deal[one.deal] -= weight * (one.result - without) / len(place.lacking)
    if len(by_deal) < 2:
        return Comparison(cases, having, lacking, having - lacking, None, None, False)
    free = len(by_deal) - 1
    between = sum(part**2 for part in by_deal.values()) * len(by_deal) / free
    error = math.sqrt(max(between, independent))
    difference, reach = having - lacking, student(free) * error
    widened = reach / Z * NormalDist().inv_cdf(1 - DOUBT / 2 / things)
    stands_out = abs(difference) > widened
    return Comparison(cases, having, lacking, difference, difference - reach, difference + reach, stands_out)


def _mean(tries: Sequence[Try]) -> float:
    return sum(one.result for one in tries) / len(tries)
