"""Somebody who is learning: greedy for what lies near, forgetful of others, of duels and of buying."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Measure, Thinker, Thought
from spukhaus.games.straszydla.bots.appraisal import pact_of
from spukhaus.games.straszydla.bots.guide import reachable
from spukhaus.games.straszydla.bots.larder import next_step
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import (
    COLLECT,
    END,
    KEEP,
    LET_CHOOSE,
    PASS,
    SCARE,
    Action,
    Bend,
    Bid,
    Collect,
    Plan,
    Retreat,
    SummonImp,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS
from spukhaus.games.straszydla.rules.choices import BendChoices, BidChoices, PlanChoices, TurnChoices
from spukhaus.games.straszydla.rules.state import Stage
from spukhaus.games.straszydla.rules.view import DistrictView, View

NEAR: Final = 2
"""How many arrows a novice thinks of."""
BRAVE: Final = 2
"""The most energy that a novice bids."""
WHIM: Final = 2.0
"""How far a district's look deceives."""
ICON: Final = 1.0
"""What a scare or an imp is thought to bring."""


class NoviceBot(Thinker):
    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        decide = _DECISIONS.get(view.stage)
        thought = None if decide is None else decide(view, choices, rng)
        return Thought(choices.sample(rng), measure=Measure.FEELING) if thought is None else thought


Decision = Callable[[View, Choices[Action], random.Random], Thought | None]


def _felt(*found: tuple[float, Action]) -> Thought:
    best = sorted(found, key=lambda entry: -entry[0])
    return Thought(best[0][1], tuple(Alternative(action, value) for value, action in best), (), Measure.FEELING)


def _first(action: Action) -> Decision:
    """Always the same."""
    return lambda _view, choices, _rng: Thought(action, measure=Measure.FEELING) if action in choices else None


def _looks(district: DistrictView) -> float:
    return district.cubes + ICON * (district.scares + district.imps)


def _plan(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    """Where the most seems to be that is near."""
    if not isinstance(choices, PlanChoices):
        return None
    ways = reachable(choices.streets, choices.start, min(NEAR, choices.arrows))
    return _felt(*((_looks(view.board[cell]) + WHIM * rng.random(), Plan(path)) for cell, path in ways.items()))


def _bid(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    if not isinstance(choices, BidChoices):
        return None
    return Thought(Bid(rng.randint(0, min(choices.most, BRAVE))), measure=Measure.FEELING)


def _bend(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    """In a duel the highest die still higher; in a scare the dice are left as they lie."""
    if not isinstance(choices, BendChoices):
        return None
    dice = list(choices.dice)
    if view.stage is Stage.BEND_DUEL:
        dice[0] = min(6, dice[0] + choices.budget)
    return Thought(Bend(tuple(dice)), measure=Measure.FEELING)


def _retreat(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    looks = {district.cell: _looks(district) for district in view.board}
    return _felt(*((looks[one.cell] + rng.random(), one) for one in choices if isinstance(one, Retreat)))


def _act(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    if not isinstance(choices, TurnChoices):
        return None
    turn, action = choices.turn, END
    if turns.may_collect(turn):
        colours = (rng.choice(COLOURS),) * turn.lying
        return Thought(COLLECT if turn.colour != ANY else Collect(colours), measure=Measure.FEELING)
    if elements := turns.imp_elements(turn):
        element = turn.box.elements[rng.choice(elements)] if turn.colour == ANY else None
        return Thought(SummonImp(element), measure=Measure.FEELING)
    return Thought(SCARE if turns.may_scare(turn) else action, measure=Measure.FEELING)


def _feed(view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    """Whoever can be fed; only when nobody is hungry does a novice think of buying a spook."""
    if not isinstance(choices, TurnChoices):
        return None
    turn = choices.turn
    if turn.hungry:
        turn = replace(turn, purchases_left=0)
    action = next_step(turn, pact_of(turn.box, view.players[view.seat]), view.time == "day")
    return Thought(action if action in choices else END, measure=Measure.FEELING)


_DECISIONS: Final[Mapping[Stage, Decision]] = MappingProxyType(
    {
        Stage.UNBLOCK: _first(PASS),
        Stage.PLAN: _plan,
        Stage.MOVE: _first(KEEP),
        Stage.DUEL_REROLL: _first(PASS),
        Stage.BID: _bid,
        Stage.BEND_DUEL: _bend,
        Stage.RETREAT: _first(LET_CHOOSE),
        Stage.RETREAT_CHOICE: _retreat,
        Stage.ACT: _act,
        Stage.SCARE_REROLL: _first(PASS),
        Stage.BEND_SCARE: _bend,
        Stage.FEED: _feed,
    }
)
"""How each decision is made; the others are taken at random."""
