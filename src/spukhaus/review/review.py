"""A finished match looked at without hindsight: what each decision was worth by what its seat knew, and what was luck.

For a seat, let V be what it could expect before a decision if it decided well, and Q what it could expect after what
it did. V - Q was lost by the decision; what lies between Q and the V of the seat's next decision (or the outcome) came
from outside: what others did wrong, and luck. So the parts add up to the outcome, exactly: everything is counted in
ten-thousandths of the win.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from math import sqrt
from typing import Any, Final

from spukhaus.core.game import AnyConfig, AnyGame, AnyView, Choices, Logged, Outcome, Seat
from spukhaus.core.judgement import AnyAnalyst, Judgement
from spukhaus.core.plain_json import JSON
from spukhaus.core.redeal import Redeal, first_state, opening
from spukhaus.review.analyst import analyst_for

VERSION: Final = 1
"""Raised when the same match would get another review: then an old one may be made anew."""
WHOLE: Final = 10_000
"""A whole win, as reviews count it."""
USUAL_DECISIONS: Final = 250
"""A longer match gets less time for each decision, so that none takes for ever."""
INACCURATE: Final = 300
MISTAKEN: Final = 800
"""What is lost by an inaccuracy and by a mistake, at least."""
MOMENTS: Final = 3
LEAST_SWING: Final = (100, INACCURATE)
"""Nothing that moved less decided anything: luck, and mistakes."""
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


class Swing(StrEnum):
    MISTAKE = "mistake"
    GIFT = "gift"
    """Others did something wrong."""
    LUCK = "luck"
    MISFORTUNE = "misfortune"


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
    until: int = 0
    """When it was next asked something that could be judged, or the end."""
    gifts: int = 0
    """What came until then from what others did wrong,"""
    luck: int = 0
    """and what else."""

    @property
    def loss(self) -> int:
        return self.expected - self.left

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
class Account:
    """Where a seat's outcome came from: start + first + gifts + luck - lost = result."""

    start: int
    first: int
    """What the seat was dealt before its first decision."""
    lost: int
    gifts: int
    luck: int
    result: int


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that decided the match."""

    kind: Swing
    seat: Seat
    at: int
    until: int
    before: int
    after: int
    action: Any
    better: Any = None
    """What would have been better, for a mistake."""


@dataclass(frozen=True, slots=True)
class Review:
    decisions: tuple[Decision, ...]
    accounts: tuple[Account, ...]
    moments: tuple[Moment, ...]

    def record(self, game: AnyGame) -> JSON:
        """As plain data, to be kept with the match."""
        return {
            "version": VERSION,
            "seats": [
                {
                    "start": one.start / WHOLE,
                    "lost": one.lost / WHOLE,
                    "gifts": one.gifts / WHOLE,
                    "luck": (one.first + one.luck) / WHOLE,
                    "result": one.result / WHOLE,
                    "verdicts": _counts(self.decisions, seat),
                }
                for seat, one in enumerate(self.accounts)
            ],
            "decisions": [_record(game, one) for one in self.decisions],
            "moments": [
                {
                    "kind": one.kind.value,
                    "seat": one.seat,
                    "at": one.at,
                    "until": one.until,
                    "before": one.before / WHOLE,
                    "after": one.after / WHOLE,
                    "action": game.write(one.action),
                    "better": None if one.better is None else game.write(one.better),
                }
                for one in self.moments
            ],
        }


def _counts(decisions: Sequence[Decision], seat: Seat) -> dict[str, JSON]:
    counts = Counter(one.verdict for one in decisions if one.seat == seat)
    return {verdict.value: counts[verdict] for verdict in Verdict}


def _record(game: AnyGame, decision: Decision) -> JSON:
    judgement = decision.judgement
    alternatives = judgement.alternatives[:MOST_SHOWN] if judgement else ()
    if judgement and judgement.played not in alternatives:
        alternatives = (*alternatives[:-1], judgement.played)
    best = judgement.best if judgement else None
    return {
        "at": decision.at,
        "seat": decision.seat,
        "action": game.write(decision.action),
        "verdict": decision.verdict.value,
        "expected": decision.expected / WHOLE if judgement else None,
        "left": decision.left / WHOLE if judgement else None,
        "error": round(best.error, 4) if best else None,
        "until": decision.until,
        "gifts": decision.gifts / WHOLE,
        "luck": decision.luck / WHOLE,
        "alternatives": [
            {"action": game.write(one.action), "value": round(one.value, 4), "tries": one.tries}
            for one in alternatives
        ],
    }


def questions(
    game: AnyGame, config: AnyConfig, log: Sequence[Logged[Any]], redeals: Sequence[Redeal] = ()
) -> tuple[list[Question], Any]:
    """Every decision of a match in which there was something to choose, and how the match stands in the end. What was
    played before it, where it was played on from another one, is not its own."""
    begun = opening(redeals)
    state = first_state(game, config, log[:begun], redeals)
    found = []
    for at, logged in enumerate(log[begun:]):
        seat = logged.seat
        if seat >= 0:
            choices = game.legal_actions(state, seat)
            if len(choices) > 1:
                found.append(Question(at, seat, game.view(state, seat), choices, logged.action))
        step = game.apply(state, seat, logged.action)
        state = step.state
        if found and found[-1].at == at and game.to_act(state) == (seat,):
            quiet = not any(event.news for event in step.events)
            found[-1] = replace(found[-1], quiet=quiet)
    return found, state


def judge(analyst: AnyAnalyst, question: Question, share: float) -> Judgement | None:
    """From what the seat knew, and nothing else."""
    rng = random.Random(f"review {VERSION} {question.at} {question.seat}")
    return analyst.judge(question.view, question.choices, question.action, rng, share)


def review(
    game: AnyGame,
    config: AnyConfig,
    log: Sequence[Logged[Any]],
    heard: Callable[[float], None] = lambda _: None,
    redeals: Sequence[Redeal] = (),
) -> Review:
    """The whole match. `heard` is told how much of it is done."""
    asked, state = questions(game, config, log, redeals)
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError("the match is not over")
    analyst = analyst_for(game)
    share = min(1.0, USUAL_DECISIONS / max(1, len(asked)))
    judged = []
    for done, question in enumerate(asked):
        heard(done / len(asked))
        judged.append((question, judge(analyst, question, share)))
    heard(1.0)
    return settle(judged, analyst.expected(config), outcome, len(log) - opening(redeals))


def settle(
    judged: Sequence[tuple[Question, Judgement | None]], start: Sequence[float], outcome: Outcome, end: int
) -> Review:
    """Luck and skill told apart, and the moments that decided it."""
    decisions = [_valued(question, judgement) for question, judgement in judged]
    for at in range(len(judged) - 2, -1, -1):
        if _put_off(judged[at], judged[at + 1]):
            # Nothing is lost by what can still be done: it is as well off as it finds itself at the next step.
            then = decisions[at + 1].expected
            decisions[at] = replace(decisions[at], expected=then, left=then)
    mistakes = [(one.at, one.seat, one.loss) for one in decisions]
    seats = len(outcome.scores)
    for seat in range(seats):
        value, until = whole(outcome.share(seat)), end
        for at in range(len(decisions) - 1, -1, -1):
            one = decisions[at]
            if one.seat == seat and one.judgement is not None:
                decisions[at] = _followed(one, value, until, mistakes, seats)
                value, until = one.expected, one.at
    accounts = tuple(_account(decisions, seat, start[seat], outcome) for seat in range(seats))
    return Review(tuple(decisions), accounts, _moments(decisions))


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


def _followed(
    decision: Decision, value: int, until: int, mistakes: list[tuple[int, Seat, int]], seats: int
) -> Decision:
    """What came of it: others' mistakes are thought to help everybody else alike."""
    given = sum(loss for at, seat, loss in mistakes if decision.at < at < until and seat != decision.seat)
    gifts = given // max(1, seats - 1)
    return replace(decision, until=until, gifts=gifts, luck=value - decision.left - gifts)


def _account(decisions: Sequence[Decision], seat: Seat, start: float, outcome: Outcome) -> Account:
    own = [one for one in decisions if one.seat == seat and one.judgement is not None]
    result, begun = whole(outcome.share(seat)), whole(start)
    first = (own[0].expected if own else result) - begun
    return Account(
        start=begun,
        first=first,
        lost=sum(one.loss for one in own),
        gifts=sum(one.gifts for one in own),
        luck=sum(one.luck for one in own),
        result=result,
    )


def _moments(decisions: Sequence[Decision]) -> tuple[Moment, ...]:
    """The largest swings, each of another part of the match, in the order in which they came."""
    found: list[Moment] = []
    swings = [moment for one in decisions if one.judgement is not None for moment in _swings(one, one.judgement)]
    swings = [one for one in swings if abs(one.after - one.before) >= LEAST_SWING[one.kind is Swing.MISTAKE]]
    # What happened at once says more than what somebody saw only much later.
    swings.sort(key=lambda one: -abs(one.after - one.before) / sqrt(one.until - one.at))
    for one in swings:
        if len(found) < MOMENTS and not any(one.at < other.until and other.at < one.until for other in found):
            found.append(one)
    return tuple(sorted(found, key=lambda one: one.at))


def _swings(one: Decision, judgement: Judgement) -> tuple[Moment, Moment]:
    mistake = Moment(
        Swing.MISTAKE, one.seat, one.at, one.at + 1, one.expected, one.left, one.action, judgement.best.action
    )
    after = one.left + one.gifts + one.luck
    kind = Swing.MISFORTUNE if after < one.left else Swing.GIFT if one.gifts > one.luck else Swing.LUCK
    return mistake, Moment(kind, one.seat, one.at, one.until, one.left, after, one.action)
