"""A finished match looked at without hindsight: every decision is judged by what its seat knew.

What came of it says `settling.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spukhaus.core.game import CHANCE, AnyConfig, AnyGame, Listed, Logged, Outcome, Seat, Step
from spukhaus.core.judgement import AnyAnalyst, Judgement, Standing
from spukhaus.core.redeal import Redeal, first_state, opening
from spukhaus.review.analyst import analyst_for
from spukhaus.review.settling import Cause, Question, Review, settle

NONE: Final = Listed[Any](())
"""What chance may choose among is nobody's question."""
SPLITTING: Final = 0.1
"""About how much of the work it is to tell causes apart."""
WORLDS: Final = 2
"""In so many imagined worlds an action is tried, to see whether it teaches anything."""


@dataclass(frozen=True, slots=True)
class _Action:
    """One action of a match, with all that it did."""

    actor: Seat
    action: Any
    chose: bool
    """Whether there was something to choose."""
    asked: tuple[Seat, ...]
    """Who was asked when it was done, the actor included."""
    step: Step[Any]


class History:
    """A match as its seats lived through it. What was played before it, where it was played on from another one, is
    not its own."""

    def __init__(
        self, game: AnyGame, config: AnyConfig, log: Sequence[Logged[Any]], redeals: Sequence[Redeal] = ()
    ) -> None:
        self.game = game
        begun = opening(redeals)
        self._first = first_state(game, config, log[:begun], redeals)
        self._actions: list[_Action] = []
        self.questions: list[Question] = []
        """Every decision in which there was something to choose."""
        state = self._first
        for at, logged in enumerate(log[begun:]):
            seat, asked = logged.seat, game.to_act(state)
            choices = game.legal_actions(state, seat) if seat != CHANCE else NONE
            if len(choices) > 1:
                self.questions.append(Question(at, seat, game.view(state, seat), choices, logged.action))
            step = game.apply(state, seat, logged.action)
            self._actions.append(_Action(seat, logged.action, len(choices) > 1, asked, step))
            state = step.state
        self.last = state

    def __len__(self) -> int:
        return len(self._actions)

    def view(self, at: int, seat: Seat) -> Any:
        """What a seat knew after so many actions."""
        return self.game.view(self._actions[at - 1].step.state if at else self._first, seat)

    def cause(self, at: int, seat: Seat) -> Cause | None:
        """Why what a seat expects may have changed by an action, its own decision apart; None if it cannot have."""
        action = self._actions[at]
        if not action.step.told(seat):
            return None
        if action.actor == CHANCE:
            return Cause.CHANCE
        if action.actor != seat and action.chose:
            # What others decide in secret while the seat is to decide, too, shows afterwards.
            return None if seat in action.asked and seat in self.game.to_act(action.step.state) else Cause.OTHERS
        return Cause.NEWS if self._learned(at, seat, action) else None

    def _learned(self, at: int, seat: Seat, action: _Action) -> bool:
        """Whether a seat came to know something by what it did itself, or by what somebody had to do: whether it would
        see something else now if what it did not know were otherwise."""
        if not any(event.news for event in action.step.events):
            return False
        if action.actor != seat:
            return True
        before, after, rng = self.view(at, seat), self.view(at + 1, seat), random.Random(at)
        imagined = (self.game.determinize(before, rng) for _ in range(WORLDS))
        seen = (self.game.view(self.game.apply(world, seat, action.action).state, seat) for world in imagined)
        return any(view != after for view in seen)


def judge(analyst: AnyAnalyst, question: Question) -> Judgement | None:
    """From what the seat knew, and nothing else."""
    return analyst.judge(question.view, question.choices, (question.action,))


def review(
    game: AnyGame,
    config: AnyConfig,
    log: Sequence[Logged[Any]],
    heard: Callable[[float], None] = lambda _: None,
    redeals: Sequence[Redeal] = (),
) -> Review:
    """The whole match. `heard` is told how much of it is done."""
    history = History(game, config, log, redeals)
    outcome = game.outcome(history.last)
    if outcome is None:
        raise ValueError("the match is not over")
    analyst = analyst_for(game)
    judged = []
    for done, question in enumerate(history.questions):
        heard((1 - SPLITTING) * done / len(history.questions))
        judged.append((question, judge(analyst, question)))
    heard(1 - SPLITTING)
    found = settled(analyst, history, judged, config, outcome)
    heard(1.0)
    return found


def settled(
    analyst: AnyAnalyst,
    history: History,
    judged: Sequence[tuple[Question, Judgement | None]],
    config: AnyConfig,
    outcome: Outcome,
) -> Review:
    def look(at: int, seat: Seat) -> Standing:
        return analyst.standing(history.view(at, seat))

    return settle(judged, analyst.expected(config), outcome, len(history), history.cause, look)
