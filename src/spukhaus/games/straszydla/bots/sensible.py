"""A sensible baseline. It is given a view and its choices, and keeps no memory.

It goes where the most is to be had that others will hardly go for, collects for what it must feed and for its pact,
bids and bends dice by what they are worth, and feeds whoever of its pact is worth the food.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Measure, Thinker, Thought
from spukhaus.games.straszydla.bots.appraisal import ENERGY_WORTH, HORROR_WORTH, Appraisal, crowd, pact_of, stands
from spukhaus.games.straszydla.bots.dice_solver import best_bend, expected, laid, price_of_turning, stays, winning_bend
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
    Colour,
    Plan,
    Redirect,
    RerollHorror,
    RerollImp,
    Retreat,
    Settle,
    Summon,
    SummonImp,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, SpookName
from spukhaus.games.straszydla.rules.choices import BendChoices, BidChoices, PlanChoices, RedirectChoices, TurnChoices
from spukhaus.games.straszydla.rules.duels import successes
from spukhaus.games.straszydla.rules.layout import Path
from spukhaus.games.straszydla.rules.state import Dice, Stage
from spukhaus.games.straszydla.rules.view import DuelView, View

WHIM: Final = 0.4
"""How much a district's worth is changed at random, so as not to be predictable."""
GENEROUS: Final = 1.5
"""A winner lets the loser choose if the worst retreat hurts less than this."""


class SensibleBot(Thinker):
    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        if isinstance(choices, PlanChoices):
            return _plan(view, choices, rng)
        decide = _DECISIONS.get(view.stage)
        chosen = None if decide is None else decide(view, choices, rng)
        return Thought(choices.sample(rng) if chosen is None else chosen, measure=Measure.FEELING)


Decision = Callable[[View, Choices[Action], random.Random], Action | None]


def _settle(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The suburb whose colour the pact asks for most."""
    pact = view.players[view.seat].pact or ()
    elements = view.edition.content.elements
    colours = {district.cell: district.colour for district in view.board}

    def worth(action: Action) -> float:
        if not isinstance(action, Settle):
            return 0.0
        return pact.count(elements[COLOURS.index(colours[action.cell])]) + rng.random()

    return max(choices, key=worth)


def _pass(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    return PASS


# Planning and moving


def _plan(view: View, choices: PlanChoices, rng: random.Random) -> Thought:
    worth, crowded, stand = Appraisal(view, view.seat), crowd(view, view.seat), stands(view, view.seat)
    fallback = 0.8  # what a retreat is worth, about
    found = []
    for cell, path in reachable(choices.streets, choices.start, choices.arrows).items():
        district = view.board[cell]
        here = worth.district(district)
        met = crowded[district.cell]
        expected = here * (1 - met) + met * (stand * here + (1 - stand) * fallback) + WHIM * rng.random()
        found.append(Alternative(Plan(path), expected))
    best = tuple(sorted(found, key=lambda one: -one.value))
    return Thought(best[0].action, best, (), Measure.FEELING)


def _move(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """With an air imp: out of the way of a pawn that will stand where this one wants to go."""
    if not isinstance(choices, RedirectChoices):
        return None
    worth = Appraisal(view, view.seat)
    taken = {player.path[-1] if player.path else player.cell for player in view.players if player.seat != view.seat}

    def value(path: Path) -> float:
        district = view.board[choices.streets.end_of(choices.start, path) or 0]
        return worth.district(district) * (0.4 if district.cell in taken else 1.0)

    now = value(choices.plan)
    best = max((action for action in choices if isinstance(action, Redirect)), key=lambda one: value(one.arrows))
    return best if value(best.arrows) > now + worth.best_cube + 0.5 else KEEP


# Duels


def _stake(view: View, duel: DuelView) -> float:
    """What the district is worth beyond a retreat."""
    worth = Appraisal(view, view.seat)
    [district] = [one for one in view.board if one.cell == duel.cell]
    return max(worth.district(district) - 1.0, 0.2)


def _reroll_duel(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    duel = view.duel
    if duel is None:
        return None
    side, stake = duel.turn, _stake(view, duel)
    own, other = duel.dice[side], laid(duel.dice[1 - side])

    def would_stay(dice: Dice) -> bool:
        both = (other, laid(dice)) if side else (laid(dice), other)
        return stays(side, both, successes(*both))

    if would_stay(own):
        return PASS
    best, chosen = 0.0, PASS
    for action in choices:
        if isinstance(action, (RerollHorror, RerollImp)):
            thrown = action.dice if isinstance(action, RerollImp) else (action.die,)
            gain = expected(own, thrown, would_stay) * stake
            gain -= HORROR_WORTH if isinstance(action, RerollHorror) else 1.5
            if gain > best:
                best, chosen = gain, action  # type: ignore[assignment]
    return chosen


def _bid(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The loser bids what turns the duel, the winner what makes that too dear, if the district is worth it."""
    duel = view.duel
    if duel is None or not isinstance(choices, BidChoices):
        return None
    side = duel.sides.index(view.seat)
    stake, theirs = _stake(view, duel), view.players[duel.sides[1 - side]].cubes.energy
    price = price_of_turning(side, duel.dice, duel.before)
    if price:
        guard = rng.choice((0, 0, 1)) if theirs else 0
        bid = price + guard
        worth_it = bid <= choices.most and bid * ENERGY_WORTH < stake * (0.9 if theirs < 2 else 0.6)
        return Bid(bid if worth_it else 0)
    threat = price_of_turning(1 - side, duel.dice, duel.before)
    if not threat or theirs < threat:
        return Bid(0)
    needed = min(theirs - threat + 1, 2)
    wanted = needed <= choices.most and needed * ENERGY_WORTH < stake * 0.6 and rng.random() < 0.6
    return Bid(needed if wanted else 0)


def _bend_duel(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The energy is spent anyway: any dice that win will do."""
    duel = view.duel
    if duel is None or not isinstance(choices, BendChoices):
        return None
    return winning_bend(duel.sides.index(view.seat), duel, choices)


def _retreat(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The winner sends the loser where it hurts, or takes horror if it hardly does; the loser goes where it pays."""
    duel = view.duel
    if duel is None:
        return None
    loser = duel.sides[1] if duel.winner == duel.sides[0] else duel.sides[0]
    worth = Appraisal(view, loser)
    districts = {district.cell: district for district in view.board}

    def value(action: Action) -> float:
        if not isinstance(action, Retreat):
            return 0.0
        district = districts[action.cell]
        return worth.district(district) * (0.5 if district.pawns else 1.0) + 0.1 * rng.random()

    retreats = [action for action in choices if isinstance(action, Retreat)]
    values = [value(action) for action in retreats]
    if loser == view.seat:
        return retreats[values.index(max(values))]
    return LET_CHOOSE if max(values) - min(values) < GENEROUS else retreats[values.index(min(values))]


# The own turn


def _act(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    if not isinstance(choices, TurnChoices):
        return None
    turn = choices.turn
    worth = Appraisal(view, view.seat)
    if turns.may_collect(turn):
        return COLLECT if turn.colour != ANY else Collect(_best_colours(worth, turn.lying))
    elements = turns.imp_elements(turn)
    if elements:
        best = max(elements, key=lambda colour: worth.cube[colour] + 0.1 * rng.random())
        return SummonImp(turn.box.elements[best] if turn.colour == ANY else None)
    if turns.may_scare(turn):
        return SCARE
    return END


def _best_colours(worth: Appraisal, count: int) -> tuple[str, ...]:
    best = max(range(len(COLOURS)), key=worth.cube.__getitem__)
    return (COLOURS[best],) * count


def _feed(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    if not isinstance(choices, TurnChoices):
        return None
    turn = choices.turn
    action = next_step(turn, pact_of(turn.box, view.players[view.seat]), view.time == "day")
    return action if action in choices else END


def _reroll_scare(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """Only where it is likely to bring clearly more than it costs."""
    scare, worth = view.scare, Appraisal(view, view.seat)
    if scare is None:
        return None
    energy = min(worth.energy, 2)
    now = worth.scare_of(scare.dice, energy)
    best, chosen = 0.0, PASS
    for die in sorted(set(scare.dice)):
        for action in (RerollHorror(die), RerollImp((die,))):
            if action not in choices:
                continue
            kept = list(scare.dice)
            kept.remove(die)
            later = sum(worth.scare_of((*kept, roll), energy) for roll in range(1, 7)) / 6
            gain = (later - now) * worth.cubes(_colour_here(view), 1) - (
                1.0 if isinstance(action, RerollHorror) else 1.5
            )
            if gain > best:
                best, chosen = gain, action  # type: ignore[assignment]
    return chosen


def _colour_here(view: View) -> str:
    cell = view.players[view.seat].cell
    return next(district.colour for district in view.board if district.cell == cell)


def _bend_scare(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The dice that are worth the most: cubes and horror for energy."""
    scare = view.scare
    if scare is None or not isinstance(choices, BendChoices):
        return None
    worth = Appraisal(view, view.seat)
    colour = _colour_here(view)
    horror_lost = HORROR_WORTH if worth.player.horror else 0.3
    rewards = tuple(worth.cubes(colour, count) for count in worth.box.figures.rewards)
    prices = ENERGY_WORTH, HORROR_WORTH, horror_lost
    return Bend(best_bend(choices.dice, worth.player.strength, choices.budget, rewards, prices)[1])


def _colour(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    return Colour(_best_colours(Appraisal(view, view.seat), 1)[0])


def _summon(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    worth = Appraisal(view, view.seat)
    tops: dict[str, SpookName] = {stack.element: stack.top.spook for stack in view.stacks if stack.top is not None}

    def value(action: Action) -> float:
        return worth.spook(tops[action.element]) + rng.random() if isinstance(action, Summon) else 0.0

    return max(choices, key=value)


_DECISIONS: Final[Mapping[Stage, Decision]] = MappingProxyType(
    {
        Stage.SETTLE: _settle,
        Stage.UNBLOCK: _pass,
        Stage.MOVE: _move,
        Stage.DUEL_REROLL: _reroll_duel,
        Stage.BID: _bid,
        Stage.BEND_DUEL: _bend_duel,
        Stage.RETREAT: _retreat,
        Stage.RETREAT_CHOICE: _retreat,
        Stage.ACT: _act,
        Stage.SCARE_REROLL: _reroll_scare,
        Stage.BEND_SCARE: _bend_scare,
        Stage.COLOUR: _colour,
        Stage.FEED: _feed,
        Stage.SUMMON: _summon,
    }
)
"""How each decision is made; the others are taken at random."""
