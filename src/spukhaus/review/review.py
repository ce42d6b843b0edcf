"""A finished match looked at without hindsight: every decision is judged by what its seat knew.

What came of it says `settling.py`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from spukhaus.core.game import AnyConfig, AnyGame, Logged
from spukhaus.core.judgement import AnyAnalyst, Judgement
from spukhaus.core.redeal import Redeal, first_state, opening
from spukhaus.review.analyst import analyst_for
from spukhaus.review.settling import VERSION, Question, Review, settle

USUAL_DECISIONS: Final = 250
"""A longer match gets less time for each decision, so that none takes for ever."""


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
    actors = [logged.seat for logged in log[opening(redeals) :]]
    return settle(judged, analyst.expected(config), outcome, actors)
