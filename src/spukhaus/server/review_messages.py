"""The form of a review as it is told (docs/review.md); the browser's types are made from it (tools/typescript.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from spukhaus.core.errors import Value
from spukhaus.match.messages import Told
from spukhaus.review.settling import Cause, Verdict


class ReviewThresholds(TypedDict):
    """What a decision of each verdict loses, at least."""

    inaccuracy: float
    mistake: float


class ReviewChanged(TypedDict):
    """What a seat's share changed by over the match, by cause."""

    own: float
    others: float
    chance: float
    news: float


class ReviewAccount(TypedDict):
    """Where a seat's outcome came from: start + all that changed = result. All are shares of the win."""

    start: float
    changed: ReviewChanged
    result: float
    verdicts: dict[str, int]
    """How many decisions got which."""


class ReviewPoint(TypedDict):
    at: int
    """After so many actions."""
    shares: list[float]
    """Of the win, by seat; together 1."""
    error: float
    """The judge's own."""


class ReviewCurve(TypedDict):
    """Everybody's shares through the match, by what one seat knew."""

    eyes: int
    """The seat whose knowledge they follow from."""
    points: list[ReviewPoint]


class ReviewChange(TypedDict):
    """A seat's share of the win changed, by what the seat itself knew."""

    seat: int
    at: int
    until: int
    cause: Cause
    before: float
    after: float
    error: float
    """The judge's own: what is smaller means nothing."""


class ReviewMoment(ReviewChange):
    """A change that decided the match."""

    words: str
    """The end of the name of its text, `moment-WORDS`."""
    action: Mapping[str, Value]
    better: Mapping[str, Value] | None
    told: list[Told]
    """What its seat heard meanwhile."""


class ReviewAlternative(TypedDict):
    action: Mapping[str, Value]
    value: float
    tries: int


class ReviewDecision(TypedDict):
    at: int
    """How many actions the match had before it."""
    seat: int
    action: Mapping[str, Value]
    verdict: Verdict
    expected: float | None
    """What the seat could expect if it decided well,"""
    left: float | None
    """and after what it did."""
    error: float | None
    """The judge's own, of the difference."""
    alternatives: list[ReviewAlternative]
    """The best first."""


class Review(TypedDict):
    version: int
    thresholds: ReviewThresholds
    seats: list[ReviewAccount]
    curves: list[ReviewCurve]
    """By seat."""
    changes: list[ReviewChange]
    decisions: list[ReviewDecision]
    moments: list[ReviewMoment]
    numbers: list[int]
    """The table's entry for each action of the match."""


class ReviewAnswer(TypedDict):
    progress: float | None
    review: Review | None
    ahead: NotRequired[int]
    """How many reviews come before it."""
