"""How a match went: how much there was to choose from, who was ahead, and whether one decision mattered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import CHANCE, Seat
from spukhaus.core.play import Play
from spukhaus.simulation.matches import Match, play_on

STAGES: Final = 10
"""In so many parts of equal length is a match looked at, by decisions."""


@dataclass(frozen=True, slots=True)
class Swerve:
    """One decision of the match was made at random instead, and the same bots played on from there."""

    stage: float
    """How much of the match was over: from 0 to 1."""
    seat: Seat
    lost: float
    """The part of the win that the seat had, less what it has now."""
    other_winners: bool
    decisions: int
    """How many were made again."""


@dataclass(frozen=True, slots=True)
class Course:
    choices: tuple[int, ...]
    """How many legal actions there were at each decision."""
    leaders: tuple[tuple[Seat, ...], ...]
    """Who was ahead at the end of each stage but the last; nothing if the game does not say."""
    lead_changes: int
    """How often the lead passed to another seat. Who draws level does not yet lead."""
    swerve: Swerve | None
    """None if there never was a choice."""


def course_of(play: Play, states: Sequence[Any], match: Match) -> Course:
    """Of a match that was played to its end. The first state is the one that it began with."""
    decisions = [number for number, logged in enumerate(play.log) if logged.seat != CHANCE]
    choices = tuple(len(play.game.legal_actions(states[number], play.log[number].seat)) for number in decisions)
    leaders, changes = _leads(play, [states[number] for number in decisions])
    free = [at for at, count in enumerate(choices) if count > 1]
    rng = random.Random(f"{play.seed} swerve {match.line_up}")
    swerve = None
    if free:
        at = rng.choice(free)
        swerve = _swerve(play, decisions[at], states[decisions[at]], at / len(decisions), match, rng)
    return Course(choices, leaders, changes, swerve)


def _leads(play: Play, states: Sequence[Any]) -> tuple[tuple[tuple[Seat, ...], ...], int]:
    standing = registry.extras(play.game).standing()
    if standing is None:
        return (), 0
    ahead = []
    for state in states:
        reached = standing(state)
        most = max(reached)
        ahead.append(tuple(seat for seat, far in enumerate(reached) if far == most))
    alone = [leaders[0] for leaders in ahead if len(leaders) == 1]
    changes = sum(one != other for one, other in pairwise(alone))
    return tuple(ahead[len(ahead) * stage // STAGES] for stage in range(1, STAGES)), changes


def _swerve(play: Play, number: int, state: Any, stage: float, match: Match, rng: random.Random) -> Swerve:
    """Chance and bots draw from the same streams as before, so luck is the same for as long as it can be."""
    again, (seat, action) = play.back_at(number, state), (play.log[number].seat, play.log[number].action)
    choices = play.game.legal_actions(state, seat)
    other = choices.sample(rng)
    while other == action:
        other = choices.sample(rng)
    again.act(seat, other)
    ended, _ = play_on(again, match.deal, match.line_up)
    lost = match.shares[seat] - ended.shares[seat]
    return Swerve(stage, seat, lost, ended.outcome.winners != match.outcome.winners, 1 + ended.decisions)
