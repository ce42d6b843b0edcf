"""What came of judged decisions: everybody's shares of the win through the match, and one cause for every change.

For a seat, let V be what it could expect before a decision if it decided well, and Q what it could expect after what
it did. V - Q was lost by the decision; what lies between Q and the V of the seat's next decision (or the outcome) came
from outside. So the changes add up to the outcome, exactly: everything is counted in ten-thousandths of the win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot, sqrt
from typing import Any, Final

from spukhaus.core.game import CHANCE, AnyGame, AnyView, Choices, Outcome, Seat
from spukhaus.core.judgement import NOISE, Judged, Judgement
from spukhaus.core.plain_json import JSON

VERSION: Final = 2
"""Raised when the same match would get another review, or a review another form: then an old one is made anew."""
WHOLE: Final = 10_000
"""A whole win, as reviews count it."""
INACCURATE: Final = 300
MISTAKEN: Final = 800
"""What is lost by an inaccuracy and by a mistake, at least."""
MOMENTS: Final = 3
LEAST_SWING: Final = 100
"""Nothing that moved less decided anything; of one's own decisions only what is inaccurate counts."""
MOST_SHOWN: Final = 5
"""Alternatives kept for each decision."""


class Verdict(StrEnum):
    BEST = "best"
    """Nothing was better, beyond the noise."""
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    UNKNOWN = "unknown"
    """Nothing can be said."""


class Cause(StrEnum):
    """Why a seat's share of the win changed: exactly one of these for every change."""

    OWN = "own"
    """What the seat itself chose."""
    OTHERS = "others"
    """What another seat chose, well or badly."""
    CHANCE = "chance"
    """Chance acted: a deal, a draw, dice."""
    NEWS = "news"
    """Nobody else chose and nothing was drawn: something that was hidden became known."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as it was put to a seat: all that a judgement may depend on."""

    at: int
    """How many actions the match had before it."""
    seat: Seat
    view: AnyView
    choices: Choices[Any]
    action: Any
    """What was done."""
    quiet: bool = False
    """Nobody learned anything from it, and the same seat was asked at once what to do next."""


@dataclass(frozen=True, slots=True)
class Decision:
    at: int
    seat: Seat
    action: Any
    judgement: Judgement | None
    expected: int = 0
    """What the seat could expect before, if it decided well."""
    left: int = 0
    """What it could expect after what it did."""

    @property
    def loss(self) -> int:
        return self.expected - self.left

    @property
    def error(self) -> float:
        """The judge's own: of the difference between what was done and what was best."""
        return self.judgement.best.error if self.judgement else 0.0

    @property
    def noise(self) -> float:
        """How far the value itself may be off, at most, for want of more tries."""
        played = self.judgement.played if self.judgement else Judged(None, 0.0)
        value = min(1.0, max(0.0, played.value))
        return sqrt(value * (1 - value) / played.tries) if played.tries else 0.0

    @property
    def verdict(self) -> Verdict:
        if self.judgement is None:
            return Verdict.UNKNOWN
        if self.loss >= MISTAKEN:
            return Verdict.MISTAKE
        if self.loss >= INACCURATE:
            return Verdict.INACCURACY
        return Verdict.GOOD if self.loss else Verdict.BEST


@dataclass(frozen=True, slots=True)
class Change:
    """A seat's share of the win was one thing after `at` actions, and another after `until`."""

    seat: Seat
    at: int
    until: int
    cause: Cause
    before: int
    after: int
    error: float
    """The judge's own, as a share of the win: what is smaller means nothing."""

    @property
    def amount(self) -> int:
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Point:
    """How things stood after `at` actions."""

    at: int
    shares: tuple[int, ...]
    """By seat; together a whole win."""
    error: float


@dataclass(frozen=True, slots=True)
class Account:
    """Where a seat's outcome came from: start + all that changed, by cause = result."""

    start: int
    changed: dict[Cause, int]
    result: int


@dataclass(frozen=True, slots=True)
class Moment:
    """A change that decided the match, and the decision that it began with."""

    change: Change
    decision: Decision

    @property
    def words(self) -> str:
        """The end of its text's name: a decision by its verdict, everything else by its direction."""
        own = self.change.cause is Cause.OWN
        return f"{self.change.cause}-{self.decision.verdict if own else 'up' if self.change.amount > 0 else 'down'}"

    @property
    def better(self) -> Any:
        """What would have been better, for a decision."""
        judgement = self.decision.judgement
        return judgement.best.action if judgement and self.change.cause is Cause.OWN else None


@dataclass(frozen=True, slots=True)
class Review:
    decisions: tuple[Decision, ...]
    changes: tuple[Change, ...]
    points: tuple[Point, ...]
    accounts: tuple[Account, ...]
    moments: tuple[Moment, ...]

    def record(self, game: AnyGame) -> JSON:
        """As plain data, to be kept with the match (docs/review.md)."""
        return {
            "version": VERSION,
            "eyes": "own",
            "thresholds": {"inaccuracy": INACCURATE / WHOLE, "mistake": MISTAKEN / WHOLE},
            "seats": [
                {
                    "start": one.start / WHOLE,
                    "changed": {cause.value: amount / WHOLE for cause, amount in one.changed.items()},
                    "result": one.result / WHOLE,
                    "verdicts": _counts(self.decisions, seat),
                }
                for seat, one in enumerate(self.accounts)
            ],
            "points": [
                {"at": one.at, "shares": [share / WHOLE for share in one.shares], "error": round(one.error, 4)}
                for one in self.points
            ],
            "changes": [_change(one) for one in self.changes],
            "decisions": [_decision(game, one) for one in self.decisions],
            "moments": [
                {
                    **_change(one.change),
                    "words": one.words,
                    "action": game.write(one.decision.action),
                    "better": None if one.better is None else game.write(one.better),
                }
                for one in self.moments
            ],
        }


def _counts(decisions: Sequence[Decision], seat: Seat) -> dict[str, JSON]:
    counts = Counter(one.verdict for one in decisions if one.seat == seat)
    return {verdict.value: counts[verdict] for verdict in Verdict}


def _change(one: Change) -> dict[str, JSON]:
    return {
        "seat": one.seat,
        "at": one.at,
        "until": one.until,
        "cause": one.cause.value,
        "before": one.before / WHOLE,
        "after": one.after / WHOLE,
        "error": round(one.error, 4),
    }


def _decision(game: AnyGame, decision: Decision) -> JSON:
    judgement = decision.judgement
    alternatives = judgement.alternatives[:MOST_SHOWN] if judgement else ()
    if judgement and judgement.played not in alternatives:
        alternatives = (*alternatives[:-1], judgement.played)
    return {
        "at": decision.at,
        "seat": decision.seat,
        "action": game.write(decision.action),
        "verdict": decision.verdict.value,
        "expected": decision.expected / WHOLE if judgement else None,
        "left": decision.left / WHOLE if judgement else None,
        "error": round(decision.error, 4) if judgement else None,
        "alternatives": [
            {"action": game.write(one.action), "value": round(one.value, 4), "tries": one.tries}
            for one in alternatives
        ],
    }


def settle(
    judged: Sequence[tuple[Question, Judgement | None]],
    start: Sequence[float],
    outcome: Outcome,
    actors: Sequence[Seat],
) -> Review:
    """Every change with its cause, and the moments that decided it. `actors` says who did each action of the match."""
    decisions = [_valued(question, judgement) for question, judgement in judged]
    for at in range(len(judged) - 2, -1, -1):
        if _put_off(judged[at], judged[at + 1]):
            # Nothing is lost by what can still be done: it is as well off as it finds itself at the next step.
            then = decisions[at + 1].expected
            decisions[at] = replace(decisions[at], expected=then, left=then)
    seats = range(len(outcome.scores))
    begun = [whole(one) for one in start]
    results = [whole(outcome.share(seat)) for seat in seats]
    given = [(one.at, one.seat, one.loss // max(1, len(seats) - 1)) for one in decisions if one.loss]
    changes = [
        change
        for seat in seats
        for stretch in _stretches(_own(decisions, seat), seat, begun[seat], results[seat], len(actors))
        for change in _with_causes(stretch, given, actors)
    ]
    accounts = tuple(_account(changes, seat, begun[seat], results[seat]) for seat in seats)
    points = tuple(_points(decisions, begun, results, len(actors)))
    ordered = tuple(sorted(changes, key=lambda one: (one.until, one.at, one.seat)))
    return Review(tuple(decisions), ordered, points, accounts, _moments(decisions, ordered))


def _put_off(one: tuple[Question, Judgement | None], then: tuple[Question, Judgement | None]) -> bool:
    """Whether the seat went on at once, knowing no more, and what was best before could be done after."""
    question, judgement = one
    follows = question.quiet and then[0].at == question.at + 1 and then[1] is not None
    return follows and judgement is not None and judgement.best.action in then[0].choices


def whole(value: float) -> int:
    return round(value * WHOLE)


def _valued(question: Question, judgement: Judgement | None) -> Decision:
    if judgement is None:
        return Decision(question.at, question.seat, question.action, None)
    expected, left = whole(judgement.best.value), whole(judgement.played.value)
    return Decision(question.at, question.seat, question.action, judgement, expected, left)


def _own(decisions: Sequence[Decision], seat: Seat) -> list[Decision]:
    return [one for one in decisions if one.seat == seat and one.judgement is not None]


def _stretches(own: Sequence[Decision], seat: Seat, start: int, result: int, end: int) -> Iterator[Change]:
    """How a seat's share moved from its outset to its result: by its decisions, and between them."""
    value, since, noise = start, 0, 0.0
    for one in own:
        yield Change(seat, since, one.at, Cause.NEWS, value, one.expected, hypot(noise, one.noise))
        yield Change(seat, one.at, one.at + 1, Cause.OWN, one.expected, one.left, one.error)
        value, since, noise = one.left, one.at, one.noise
    yield Change(seat, since, end, Cause.NEWS, value, result, noise)


def _with_causes(stretch: Change, given: Sequence[tuple[int, Seat, int]], actors: Sequence[Seat]) -> Iterator[Change]:
    """What moved it between two decisions: where chance acted, what others did wrong meanwhile (it helps everybody
    else alike, as far as anybody can say) and then chance; else the others, or what became known."""
    parts = [stretch]
    if stretch.cause is not Cause.OWN:
        around = actors[stretch.at : stretch.until]
        cause = Cause.OTHERS if any(actor not in (stretch.seat, CHANCE) for actor in around) else Cause.NEWS
        parts = [replace(stretch, cause=cause)]
        if CHANCE in around:
            slips = sum(gain for at, seat, gain in given if stretch.at < at < stretch.until and seat != stretch.seat)
            between = min(WHOLE, stretch.before + slips)
            parts = [
                replace(stretch, cause=Cause.OTHERS, after=between),
                replace(stretch, cause=Cause.CHANCE, before=between),
            ]
    yield from (part for part in parts if part.amount)


def _account(changes: Sequence[Change], seat: Seat, start: int, result: int) -> Account:
    own = [one for one in changes if one.seat == seat]
    return Account(start, {cause: sum(one.amount for one in own if one.cause is cause) for cause in Cause}, result)


def _points(decisions: Sequence[Decision], start: Sequence[int], results: Sequence[int], end: int) -> Iterator[Point]:
    """What each seat last had reason to expect, put in proportion."""
    known, noise = list(start), [0.0] * len(start)
    moved: dict[int, list[tuple[Seat, int, float]]] = {0: []}
    for one in decisions:
        if one.judgement is not None:
            moved.setdefault(one.at, []).append((one.seat, one.expected, one.noise))
            moved.setdefault(one.at + 1, []).insert(0, (one.seat, one.left, one.noise))
    moved[end] = [(seat, result, 0.0) for seat, result in enumerate(results)]
    for at in sorted(moved):
        for seat, value, error in moved[at]:
            known[seat], noise[seat] = value, error
        yield Point(at, _in_proportion(known), max(noise))


def _in_proportion(values: Sequence[int]) -> tuple[int, ...]:
    """Adding up to a whole win, exactly: what rounding leaves goes to those who lost most by it."""
    total = sum(values)
    exact = [value * WHOLE / total if total else WHOLE / len(values) for value in values]
    shares = [int(one) for one in exact]
    order = sorted(range(len(values)), key=lambda seat: shares[seat] - exact[seat])
    for seat in order[: WHOLE - sum(shares)]:
        shares[seat] += 1
    return tuple(shares)


def _moments(decisions: Sequence[Decision], changes: Sequence[Change]) -> tuple[Moment, ...]:
    """The largest changes, each of another part of the match, in the order in which they came."""
    asked = {(one.at, one.seat): one for one in decisions if one.judgement is not None}
    swings = [one for one in changes if (one.at, one.seat) in asked and _decided(one)]
    # What happened at once says more than what somebody saw only much later.
    swings.sort(key=lambda one: -abs(one.amount) / sqrt(one.until - one.at))
    found: list[Change] = []
    for one in swings:
        if len(found) < MOMENTS and not any(one.at < other.until and other.at < one.until for other in found):
            found.append(one)
    found.sort(key=lambda one: one.at)
    return tuple(Moment(one, asked[one.at, one.seat]) for one in found)


def _decided(change: Change) -> bool:
    least = INACCURATE if change.cause is Cause.OWN else LEAST_SWING
    return change.at < change.until and abs(change.amount) >= max(least, NOISE * change.error * WHOLE)
