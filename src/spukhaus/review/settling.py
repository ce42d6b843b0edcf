"""What came of judged decisions: everybody's shares of the win through the match, and one cause for every change.

For a seat, let V be what it could expect before a decision if it decided well, and Q what it could expect after what
it did. V - Q was lost by the decision; what lies between Q and the V of the seat's next decision (or the outcome) came
from outside: from chance, from what others chose, or from what became known. Where several of these came one after the
other, the judge looks between them. So the changes add up to the outcome, exactly: everything is counted in
ten-thousandths of the win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import groupby, pairwise
from math import hypot, sqrt
from typing import Any, Final, TypeAlias

from spukhaus.core.game import AnyGame, AnyView, Choices, Outcome, Seat
from spukhaus.core.judgement import NOISE, Judgement, Shares, Standing
from spukhaus.core.plain_json import JSON

VERSION: Final = 6
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
    """Nothing was better, beyond the judge's own error."""
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


CauseOf: TypeAlias = Callable[[int, Seat], Cause | None]
"""Why what a seat expects may have changed by the action of a number, its own decision apart."""
Look: TypeAlias = Callable[[int, Seat], Standing]
"""How things stood after so many actions, by what a seat knew."""
Parts: TypeAlias = tuple[int, ...]
"""Shares as reviews count them: by seat, together a whole win."""


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


@dataclass(frozen=True, slots=True)
class Decision:
    at: int
    seat: Seat
    action: Any
    judgement: Judgement | None
    before: Parts = ()
    """What everybody could expect, by what the seat knew, if it decided well."""
    after: Parts = ()
    """And after what it did."""

    @property
    def expected(self) -> int:
        return self.before[self.seat] if self.before else 0

    @property
    def left(self) -> int:
        return self.after[self.seat] if self.after else 0

    @property
    def loss(self) -> int:
        return self.expected - self.left

    @property
    def error(self) -> float:
        """The judge's own: of the difference between what was done and what was best."""
        return self.judgement.of(self.action).error if self.judgement else 0.0

    @property
    def noise(self) -> float:
        """How far the shares themselves may be off, for want of more tries."""
        return self.judgement.error if self.judgement else 0.0

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
    """How things stood after `at` actions, by what one seat knew."""

    at: int
    shares: Parts
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
    curves: tuple[tuple[Point, ...], ...]
    """By the seat whose knowledge each follows from."""
    accounts: tuple[Account, ...]
    moments: tuple[Moment, ...]

    def record(self, game: AnyGame) -> JSON:
        """As plain data, to be kept with the match (docs/review.md)."""
        return {
            "version": VERSION,
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
            "curves": [
                {"eyes": seat, "points": [_point(one) for one in points]} for seat, points in enumerate(self.curves)
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


def _point(one: Point) -> JSON:
    return {"at": one.at, "shares": [share / WHOLE for share in one.shares], "error": round(one.error, 4)}


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
    if judgement and (played := judgement.of(decision.action)) not in alternatives:
        alternatives = (*alternatives[:-1], played)
    return {
        "at": decision.at,
        "seat": decision.seat,
        "action": game.write(decision.action),
        "verdict": decision.verdict.value,
        "expected": decision.expected / WHOLE if judgement else None,
        "left": decision.left / WHOLE if judgement else None,
        "error": round(decision.error, 4) if judgement else None,
        "alternatives": [
            {"action": game.write(one.action), "value": round(one.shares[decision.seat], 4), "tries": one.tries}
            for one in alternatives
        ],
    }


def settle(
    judged: Sequence[tuple[Question, Judgement | None]],
    start: Shares,
    outcome: Outcome,
    end: int,
    cause: CauseOf,
    look: Look,
) -> Review:
    """Every change with its cause, and the moments that decided it. `end` is how many actions the match had."""
    seats = range(len(outcome.scores))
    begun, result = parts(start), parts([outcome.share(seat) for seat in seats])
    decisions: dict[int, Decision] = {}
    curves, changes = [], []
    for seat in seats:
        own = _own([one for one in judged if one[0].seat == seat], cause)
        decisions.update((one.at, one) for one in own)
        curve = _Curve(seat, begun, cause, look)
        for one in own:
            if one.judgement is not None:
                curve.decide(one)
        curve.go_on(end, result, 0.0)
        curves.append(tuple(curve.points))
        changes += curve.changes
    accounts = tuple(_account(changes, seat, begun[seat], result[seat]) for seat in seats)
    in_order = tuple(decisions[at] for at in sorted(decisions))
    ordered = tuple(sorted(changes, key=lambda one: (one.until, one.at, one.seat)))
    return Review(in_order, ordered, tuple(curves), accounts, _moments(in_order, ordered))


def whole(value: float) -> int:
    return round(value * WHOLE)


def parts(values: Sequence[float]) -> Parts:
    """Adding up to a whole win, exactly: what rounding leaves goes to those who lost most by it."""
    total = sum(values)
    exact = [value * WHOLE / total for value in values]
    shares = [int(one) for one in exact]
    order = sorted(range(len(shares)), key=lambda seat: shares[seat] - exact[seat])
    for seat in order[: WHOLE - sum(shares)]:
        shares[seat] += 1
    return tuple(shares)


def _own(judged: Sequence[tuple[Question, Judgement | None]], cause: CauseOf) -> list[Decision]:
    """A seat's decisions with their worth."""
    found: list[Decision] = []
    turn: list[tuple[Question, Judgement]] = []
    for question, judgement in judged:
        if turn and any(_causes(turn[-1][0].at, question.at, question.seat, cause)):
            found += _one_turn(turn)
            turn = []
        if judgement is None:
            found.append(Decision(question.at, question.seat, question.action, None))
        else:
            turn.append((question, judgement))
    return sorted((*found, *_one_turn(turn)), key=lambda one: one.at)


def _one_turn(turn: Sequence[tuple[Question, Judgement]]) -> list[Decision]:
    """Decisions between which nothing happened: after each, the seat is as well off as before the next. What the judge
    knows best says how well, and nothing is lost by what can still be done."""
    found = [_valued(question, judgement) for question, judgement in turn]
    for at, ((_, judgement), (then, _)) in enumerate(pairwise(turn)):
        if judgement.best.action in then.choices:
            found[at] = replace(found[at], before=found[at].after)
    surest = min(range(len(found)), key=lambda at: found[at].noise, default=0)
    for at in range(surest - 1, -1, -1):
        one, after = found[at], found[at + 1].before
        found[at] = replace(one, before=_moved(after, one.after, one.before), after=after)
    for at in range(surest + 1, len(found)):
        one, before = found[at], found[at - 1].after
        found[at] = replace(one, before=before, after=_moved(before, one.before, one.after))
    return found


def _moved(shares: Parts, since: Parts, to: Parts) -> Parts:
    """Changed by as much as others were."""
    return parts([max(0, one + more - less) for one, less, more in zip(shares, since, to, strict=True)])


def _valued(question: Question, judgement: Judgement | None) -> Decision:
    if judgement is None:
        return Decision(question.at, question.seat, question.action, None)
    after = parts(judgement.of(question.action).shares)
    before = parts(judgement.best.shares) if judgement.loses(question.action) else after
    return Decision(question.at, question.seat, question.action, judgement, before, after)


def _causes(since: int, until: int, seat: Seat, cause: CauseOf) -> list[tuple[Cause, int]]:
    """What moved things between two moments, one after the other, each with the moment when it was done."""
    found = ((why, at + 1) for at in range(since, until) if (why := cause(at, seat)) is not None)
    return [(why, max(at for _, at in group)) for why, group in groupby(found, key=lambda one: one[0])]


class _Curve:
    """How everybody's share moved from the outset to the result, by what one seat knew."""

    def __init__(self, seat: Seat, begun: Parts, cause: CauseOf, look: Look) -> None:
        self._seat, self._cause, self._look = seat, cause, look
        self.points = [Point(0, begun, 0.0)]
        self.changes: list[Change] = []
        self._since = 0

    def decide(self, decision: Decision) -> None:
        self.go_on(decision.at, decision.before, decision.noise)
        self._move(Cause.OWN, decision.at, decision.at + 1, decision.after, decision.noise, decision.error)
        self._since = decision.at

    def go_on(self, until: int, shares: Parts, noise: float) -> None:
        """To what the seat finds the next time, and why it is so."""
        causes = _causes(self._since, until, self._seat, self._cause)
        now = self.points[-1]
        moved = abs(shares[self._seat] - now.shares[self._seat])
        if len(causes) > 1 and moved >= max(LEAST_SWING, NOISE * hypot(now.error, noise) * WHOLE):
            for why, at in causes[:-1]:
                standing = self._look(at, self._seat)
                self._move(why, self._since, at, parts(standing.shares), standing.error)
                self._since = at
            self._move(causes[-1][0], self._since, until, shares, noise)
        else:
            # Too little to be told apart: it counts as what acted last.
            self._move(causes[-1][0] if causes else Cause.NEWS, self._since, until, shares, noise)

    def _move(
        self, cause: Cause, at: int, until: int, shares: Parts, noise: float, error: float | None = None
    ) -> None:
        now = self.points[-1]
        before, after = now.shares[self._seat], shares[self._seat]
        if before != after:
            error = hypot(now.error, noise) if error is None else error
            self.changes.append(Change(self._seat, at, until, cause, before, after, error))
        if now.at == until:
            self.points.pop()
        self.points.append(Point(until, shares, noise))


def _account(changes: Sequence[Change], seat: Seat, start: int, result: int) -> Account:
    own = [one for one in changes if one.seat == seat]
    return Account(start, {cause: sum(one.amount for one in own if one.cause is cause) for cause in Cause}, result)


def _moments(decisions: Sequence[Decision], changes: Sequence[Change]) -> tuple[Moment, ...]:
    """The largest changes, each of another part of the match, in the order in which they came."""
    swings = [one for one in changes if _decided(one) and _before(decisions, one) is not None]
    # What happened at once says more than what somebody saw only much later.
    swings.sort(key=lambda one: -abs(one.amount) / sqrt(one.until - one.at))
    found: list[Change] = []
    for one in swings:
        if len(found) < MOMENTS and not any(one.at < other.until and other.at < one.until for other in found):
            found.append(one)
    found.sort(key=lambda one: one.at)
    return tuple(Moment(one, last) for one in found if (last := _before(decisions, one)) is not None)


def _before(decisions: Sequence[Decision], change: Change) -> Decision | None:
    """The last decision of its seat that was judged."""
    own = (one for one in decisions if one.seat == change.seat and one.at <= change.at and one.judgement is not None)
    return max(own, key=lambda one: one.at, default=None)


def _decided(change: Change) -> bool:
    least = INACCURATE if change.cause is Cause.OWN else LEAST_SWING
    return change.at < change.until and abs(change.amount) >= max(least, NOISE * change.error * WHOLE)
