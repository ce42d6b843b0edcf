"""A sensible baseline. It is given a view and its choices, and keeps no memory.

It goes where the most is to be had that others will hardly go for, collects for what it must feed and for its pact,
bids and bends dice by what they are worth, and feeds and buys by the best menu that its cubes allow.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import product
from types import MappingProxyType
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Measure, Thinker, Thought
from spukhaus.games.straszydla.bots.appraisal import ENERGY_WORTH, HORROR_WORTH, Worth, crowd, stands
from spukhaus.games.straszydla.bots.guide import reachable
from spukhaus.games.straszydla.bots.menu import next_meal
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
MOST_CHANGE: Final = 4
"""By how much one die is bent at most, and all of them by twice that."""


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


def _pass(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    return PASS


# Planning and moving


def _plan(view: View, choices: PlanChoices, rng: random.Random) -> Thought:
    worth, crowded, stand = Worth(view, view.seat), crowd(view, view.seat), stands(view, view.seat)
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


def _move(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    """With an air imp: out of the way of a pawn that will stand where this one wants to go."""
    if not isinstance(choices, RedirectChoices):
        return None
    worth = Worth(view, view.seat)
    taken = {player.path[-1] if player.path else player.cell for player in view.players if player.seat != view.seat}

    def value(path: Path) -> float:
        district = view.board[choices.streets.end_of(choices.start, path) or 0]
        return worth.district(district) * (0.4 if district.cell in taken else 1.0)

    now = value(choices.plan)
    best = max((action for action in choices if isinstance(action, Redirect)), key=lambda one: value(one.arrows))
    return best if value(best.arrows) > now + worth.best_cube + 0.5 else KEEP


# Duels


def _wins(side: int, dice: tuple[Dice, Dice], before: tuple[int, int]) -> bool:
    """Whether a side stays with these dice (ST-24)."""
    first, second = successes(*dice)
    if first == second:
        first, second = before
    return (second > first) if side else (first >= second)


def _laid(dice: Dice) -> Dice:
    return tuple(sorted(dice, reverse=True))


def _stake(view: View, duel: DuelView) -> float:
    """What the district is worth beyond a retreat."""
    worth = Worth(view, view.seat)
    [district] = [one for one in view.board if one.cell == duel.cell]
    return max(worth.district(district) - 1.0, 0.2)


def _reroll_duel(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    duel = view.duel
    if duel is None:
        return None
    side, stake = duel.turn, _stake(view, duel)
    own, other = duel.dice[side], _laid(duel.dice[1 - side])

    def stays(dice: Dice) -> bool:
        both = (other, _laid(dice)) if side else (_laid(dice), other)
        return _wins(side, both, successes(*both))

    if stays(own):
        return PASS
    best, chosen = 0.0, PASS
    for action in choices:
        if isinstance(action, (RerollHorror, RerollImp)):
            thrown = action.dice if isinstance(action, RerollImp) else (action.die,)
            gain = _chance_after(own, thrown, stays) * stake
            gain -= HORROR_WORTH if isinstance(action, RerollHorror) else 1.5
            if gain > best:
                best, chosen = gain, action  # type: ignore[assignment]
    return chosen


def _chance_after(dice: Dice, thrown: Dice, good: Callable[[Dice], bool]) -> float:
    """How likely it is good to roll these dice anew."""
    kept = list(dice)
    for die in thrown:
        kept.remove(die)
    rolls = list(product(range(1, 7), repeat=len(thrown)))
    return sum(good((*kept, *roll)) for roll in rolls) / len(rolls)


def _price_of_turning(duel: DuelView, side: int) -> int | None:
    """The least energy with which a side that would lose now stays; 0 if it stays anyway."""
    own = duel.dice[side]
    best = None
    for dice in product(range(1, 7), repeat=len(own)):
        cost = sum(abs(one - two) for one, two in zip(own, dice, strict=True))
        if best is not None and cost >= best:
            continue
        both = (duel.dice[0], dice) if side else (dice, duel.dice[1])
        if _wins(side, both, duel.before):
            best = cost
    return best


def _bid(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The loser bids what turns the duel, the winner what makes that too dear, if the district is worth it."""
    duel = view.duel
    if duel is None or not isinstance(choices, BidChoices):
        return None
    side = duel.sides.index(view.seat)
    stake, theirs = _stake(view, duel), view.players[duel.sides[1 - side]].cubes.energy
    price = _price_of_turning(duel, side)
    if price:
        guard = rng.choice((0, 0, 1)) if theirs else 0
        bid = price + guard
        worth_it = bid <= choices.most and bid * ENERGY_WORTH < stake * (0.9 if theirs < 2 else 0.6)
        return Bid(bid if worth_it else 0)
    threat = _price_of_turning(duel, 1 - side)
    if not threat or theirs < threat:
        return Bid(0)
    needed = min(theirs - threat + 1, 2)
    wanted = needed <= choices.most and needed * ENERGY_WORTH < stake * 0.6 and rng.random() < 0.6
    return Bid(needed if wanted else 0)


def _bend_duel(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    """The energy is spent anyway: any dice that win will do."""
    duel = view.duel
    if duel is None or not isinstance(choices, BendChoices):
        return None
    side = duel.sides.index(view.seat)
    for action in choices:
        if isinstance(action, Bend):
            both = (duel.dice[0], action.dice) if side else (action.dice, duel.dice[1])
            if _wins(side, both, duel.before):
                return action
    return Bend(choices.dice)


def _retreat(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    """The winner sends the loser where it hurts, or takes horror if it hardly does; the loser goes where it pays."""
    duel = view.duel
    if duel is None:
        return None
    loser = duel.sides[1] if duel.winner == duel.sides[0] else duel.sides[0]
    worth = Worth(view, loser)
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
    worth = Worth(view, view.seat)
    if turns.may_collect(turn):
        return COLLECT if turn.colour != ANY else Collect(_best_colours(worth, turn.lying))
    elements = turns.imp_elements(turn)
    if elements:
        best = max(elements, key=lambda colour: worth.cube[colour] + 0.1 * rng.random())
        return SummonImp(turn.box.elements[best] if turn.colour == ANY else None)
    if turns.may_scare(turn):
        return SCARE
    return END


def _best_colours(worth: Worth, count: int) -> tuple[str, ...]:
    best = max(range(len(COLOURS)), key=worth.cube.__getitem__)
    return (COLOURS[best],) * count


def _feed(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    if not isinstance(choices, TurnChoices):
        return None
    box = choices.turn.box
    pact = view.players[view.seat].pact
    wanted = box.pacts[box.pact_names.index("-".join(pact))] if pact is not None else (0,) * len(COLOURS)
    action = next_meal(choices.turn, wanted)
    return action if action in choices else END


def _reroll_scare(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    """Only where it is likely to bring clearly more than it costs."""
    scare, worth = view.scare, Worth(view, view.seat)
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


def _bend_scare(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    """The dice that are worth the most: cubes and horror for energy."""
    scare = view.scare
    if scare is None or not isinstance(choices, BendChoices):
        return None
    worth = Worth(view, view.seat)
    colour = _colour_here(view)
    horror_lost = HORROR_WORTH if worth.player.horror else 0.3
    budget = min(choices.budget, 2 * MOST_CHANGE)
    # For each sum and cost, the best dice so far.
    found: dict[tuple[int, int], tuple[float, Dice]] = {(0, 0): (0.0, ())}
    for before in choices.dice:
        onward: dict[tuple[int, int], tuple[float, Dice]] = {}
        for (total, cost), (value, dice) in found.items():
            for die in range(max(1, before - MOST_CHANGE), min(6, before + MOST_CHANGE) + 1):
                paid = cost + abs(die - before)
                if paid > budget:
                    continue
                new = value + (HORROR_WORTH if die == 6 else -horror_lost if die == 1 else 0.0)
                key = (total + die, paid)
                if key not in onward or new > onward[key][0]:
                    onward[key] = (new, (*dice, die))
        found = onward

    def value_of(entry: tuple[tuple[int, int], tuple[float, Dice]]) -> float:
        (_, cost), (value, dice) = entry
        return value + worth.cubes(colour, worth.scare_of(dice, 0)) - ENERGY_WORTH * cost

    return Bend(max(found.items(), key=value_of)[1][1])


def _colour(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:  # noqa: ARG001
    return Colour(_best_colours(Worth(view, view.seat), 1)[0])


def _summon(view: View, choices: Choices[Action], rng: random.Random) -> Action | None:
    worth = Worth(view, view.seat)
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
