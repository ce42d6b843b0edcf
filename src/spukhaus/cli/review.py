"""`spukhaus review FILE`: a finished match judged without hindsight."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from spukhaus.cli.common import read_match
from spukhaus.core import matchfile
from spukhaus.core.errors import SpukhausError, Value
from spukhaus.review.review import review
from spukhaus.review.settling import WHOLE, Decision, Moment, Review
from spukhaus.texts import Speaker


def add(commands: Any, speaker: Speaker) -> None:
    text = speaker.say("help-review")
    parser = commands.add_parser("review", help=text, description=text)
    parser.add_argument("file", metavar="FILE", type=Path, help=speaker.say("help-review-file"))
    parser.add_argument("--all", action="store_true", help=speaker.say("help-review-all"))
    parser.set_defaults(run=lambda arguments: run(arguments, speaker.language))


def run(arguments: argparse.Namespace, language: str) -> int:
    match = read_match(arguments.file)
    speaker = Speaker(language, match.game, match.config.edition, players=dict(match.players))
    played = list(matchfile.replay(match))
    if not played or match.game.outcome(played[-1].step.state) is None:
        raise SpukhausError("match-goes-on")
    found = review(match.game, match.config, match.log, _shown, match.redeals)
    _shown(1.0, end=True)
    for line in (*_accounts(found, speaker), "", *_moments(found, speaker), ""):
        print(line)
    for decision in found.decisions:
        if decision.loss or arguments.all:
            print(_decision(decision, speaker))
    return 0


def _shown(share: float, end: bool = False) -> None:
    """A bar on standard error, for people only."""
    if sys.stderr.isatty():
        print(f"\r[{'#' * round(30 * share):<30}]", end="\n" if end else "", file=sys.stderr, flush=True)


def _percent(speaker: Speaker, value: int) -> str:
    return speaker.percent(value / WHOLE)


def _signed(speaker: Speaker, value: int) -> str:
    return ("+" if value >= 0 else "−") + _percent(speaker, abs(value))


def _accounts(found: Review, speaker: Speaker) -> list[str]:
    return [
        speaker.say(
            "review-account",
            seat=seat,
            start=_percent(speaker, one.start),
            **{cause.value: _signed(speaker, amount) for cause, amount in one.changed.items()},
            result=_percent(speaker, one.result),
        )
        for seat, one in enumerate(found.accounts)
    ]


def _moments(found: Review, speaker: Speaker) -> list[str]:
    if not found.moments:
        return [speaker.say("review-no-moments")]
    said = (f"{one.change.at + 1:4}  {_moment(one, speaker)}" for one in found.moments)
    return [speaker.say("review-moments"), *said]


def _moment(moment: Moment, speaker: Speaker) -> str:
    change = moment.change
    return speaker.say(
        f"moment-{moment.words}",
        seat=change.seat,
        before=_percent(speaker, change.before),
        after=_percent(speaker, change.after),
        action=speaker.action(moment.decision.action),
        better="" if moment.better is None else speaker.action(moment.better),
    )


def _decision(decision: Decision, speaker: Speaker) -> str:
    verdict = speaker.say(f"verdict-{decision.verdict}")
    said: dict[str, Value] = {"seat": decision.seat, "action": speaker.action(decision.action), "verdict": verdict}
    if decision.judgement is None or not decision.loss:
        return f"{decision.at + 1:4}  {speaker.say('review-decision-fine', **said)}"
    better = speaker.action(decision.judgement.best.action)
    loss = _signed(speaker, -decision.loss)
    return f"{decision.at + 1:4}  {speaker.say('review-decision', **said, better=better, loss=loss)}"
