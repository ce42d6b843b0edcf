"""What the stronger levels share. Plans and other turns of the road are searched; dice, bids and meals are solved."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from spukhaus.core.game import Choices, Listed
from spukhaus.core.thought import Alternative, Belief, Measure, Possibility, Thinker, Thought
from spukhaus.games.straszydla.bots.appraisal import cubes_of
from spukhaus.games.straszydla.bots.dice_solver import (
    MOST_THROWN,
    Bids,
    best_bend,
    bidding,
    expected,
    laid,
    price_of_turning,
    stays,
    straight_bend,
    throws,
)
from spukhaus.games.straszydla.bots.feast import Feast, Larder, best_feast, cover
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.value import Standing, chances, missing_parts
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import (
    COLLECT,
    END,
    PASS,
    SCARE,
    Action,
    Bend,
    Bid,
    Buy,
    Collect,
    RerollHorror,
    RerollImp,
    SummonImp,
    spell,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY
from spukhaus.games.straszydla.rules.choices import BendChoices, BidChoices, TurnChoices
from spukhaus.games.straszydla.rules.duels import successes
from spukhaus.games.straszydla.rules.state import Dice, Stage
from spukhaus.games.straszydla.rules.turn import Turn
from spukhaus.games.straszydla.rules.view import DuelView, View
from spukhaus.thinking.search import Effort, search

ENERGY_WORTH: Final = 0.65
HORROR_WORTH: Final = 0.75
IMP_WORTH: Final = 1.0
FEW: Final = 8
"""Choices that need less effort."""
FEW_DICE: Final = 4
"""Of more dice it is not thought of every way to bend them while others may still be rolled anew."""
MOST_LOOKS: Final = 60
"""Playouts for each of few choices."""


class Strategist(Thinker):
    """Thinks with so much effort."""

    effort: Effort

    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        guide = TownGuide(self.game)
        solve = _SOLVED.get(view.stage)
        thought = None if solve is None else solve(guide, view, choices, rng)
        if thought is not None:
            return thought
        if view.stage is Stage.ARRANGE:
            return Thought(choices.sample(rng))
        if view.stage is Stage.ACT and isinstance(choices, TurnChoices):
            choices = Listed(own_turns(guide, view, choices.turn, rng))
        few = min(MOST_LOOKS * len(choices), self.effort.playouts) if len(choices) < FEW else self.effort.playouts
        return search(guide, view, view.seat, choices, rng, Effort(few, self.effort.seconds))


Solve = Callable[[TownGuide, View, Choices[Action], random.Random], Thought | None]


def _weighed(found: list[tuple[float, Action]], measure: Measure, beliefs: tuple[Belief, ...] = ()) -> Thought:
    best = sorted(found, key=lambda entry: -entry[0])
    return Thought(best[0][1], tuple([Alternative(action, value) for value, action in best]), beliefs, measure)


# The own turn


def own_turns(guide: TownGuide, view: View, turn: Turn, rng: random.Random) -> tuple[Action, ...]:
    """Take what is there, or first buy a spook that fills a part of the pact."""
    playout = guide.playout(view, rng)
    one, box = playout.players[view.seat], turn.box
    lack = playout.needs(one)
    usual: Action = END
    if turns.may_collect(turn):
        usual = COLLECT if turn.colour != ANY else Collect(_most_lacking(lack, turn.lying))
    elif elements := turns.imp_elements(turn):
        wanted = max(elements, key=lambda colour: lack[colour])
        usual = SummonImp(box.elements[wanted] if turn.colour == ANY else None)
    elif turns.may_scare(turn):
        usual = SCARE
    found: list[Action] = [usual]
    missing = missing_parts(box, turn.spooks, one.pact)
    for stack, top in enumerate(turn.tops):
        if top is None or not turns.can_buy(turn, stack) or turns.price(turn, stack) > sum(turn.cubes):
            continue
        spook = box.spooks[top]
        if not (any(missing) if spook.colour == ANY else missing[spook.colour]):
            continue
        steps: list[Action] = []
        needed = [max(lack[colour] + turn.cubes[colour], 0) for colour in range(4)]
        larder = Larder(list(turn.cubes), 0, [0, 0, 0, 0])
        fits = [min(held, wanted) for held, wanted in zip(turn.cubes, needed, strict=False)]
        while cover(box, larder, fits, spook.price, 0, 0, steps, stack) is None:
            fits = [max(wanted - 1, 0) for wanted in fits]
            steps.clear()
        found.append(next(step for step in steps if isinstance(step, Buy)))
    return tuple(found)


def _most_lacking(lack: list[int], count: int) -> tuple[str, ...]:
    left, named = list(lack), [0] * (len(COLOURS) + 1)
    for _ in range(count):
        most = max(range(4), key=left.__getitem__)
        left[most] -= 1
        named[most] += 1
    return spell(tuple(named))


def _feed(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    """Every way to end this feeding, by the chances that it leaves."""
    if not isinstance(choices, TurnChoices):
        return None
    turn, day = choices.turn, view.time == "day"
    playout = guide.playout(view, rng)
    pact, box = playout.players[view.seat].pact, turn.box
    playout.day = not day
    rivals = [playout.standing(seat) for seat in range(len(view.players)) if seat != view.seat]
    last = view.phase == view.phase_limit

    def worth(feast: Feast) -> float:
        missing = sum(missing_parts(box, feast.kept, pact))
        left = feast.left
        if last or not missing:
            strength = sum([box.spooks[name].strength(day) for name in feast.kept])
            return 10.0 - missing + 0.01 * strength + 0.0001 * min(left.horror, 50)
        own = Standing(box, feast.kept, pact, left.cubes, left.horror, left.imps, not day)
        return chances([own, *rivals])[0]

    feasts = best_feast(turn, day, pact, worth)
    found = [(min(value, 1.0), feast.next_step) for value, feast in feasts if feast.next_step in choices]
    beliefs = guide.beliefs(view)
    alternatives = tuple([Alternative(action, value) for value, action in found])
    return Thought(found[0][1], alternatives, beliefs, Measure.CHANCE)


# Scares


def _scare_worth(
    guide: TownGuide, view: View, rng: random.Random
) -> tuple[int, int, tuple[float, ...], tuple[float, float, float]]:
    """Strength, energy, what each reward is worth here, and the prices of energy and horror."""
    playout = guide.playout(view, rng)
    one = playout.players[view.seat]
    lack, habits = playout.needs(one), playout.habits[view.seat]
    colour = playout.ground.colour[one.pawn]
    lacking = max(max(lack) if colour == ANY else lack[colour], 0)
    worths = tuple(
        [
            habits.spare * count + (habits.lacking - habits.spare) * min(count, lacking)
            for count in playout.box.figures.rewards
        ]
    )
    lost = HORROR_WORTH if one.horror else 0.25
    return playout.strength(one), one.cubes[ENERGY], worths, (ENERGY_WORTH, HORROR_WORTH, lost)


def _bend_scare(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    if not isinstance(choices, BendChoices):
        return None
    strength, energy, worths, prices = _scare_worth(guide, view, rng)
    value, bent = best_bend(choices.dice, strength, energy, worths, prices)
    found: list[tuple[float, Action]] = [(value, Bend(bent))]
    if bent != choices.dice:
        found.append((best_bend(choices.dice, strength, 0, worths, prices)[0], Bend(choices.dice)))
    return _weighed(found, Measure.FEELING)


def _reroll_scare(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    if view.scare is None:
        return None
    strength, energy, worths, prices = _scare_worth(guide, view, rng)

    bent = best_bend if len(view.scare.dice) <= FEW_DICE else straight_bend

    def worth(dice: Dice) -> float:
        return bent(dice, strength, energy, worths, prices)[0]

    return _weighed(_rerolls(view.scare.dice, choices, worth), Measure.FEELING)


def _rerolls(dice: Dice, choices: Choices[Action], worth: Callable[[Dice], float]) -> list[tuple[float, Action]]:
    """Every handful that can be rolled anew, by what it brings on average, and passing."""
    found: list[tuple[float, Action]] = [(worth(tuple(sorted(dice))), PASS)]
    for thrown in throws(dice, MOST_THROWN if len(dice) <= FEW_DICE else 2):
        priced: list[tuple[float, Action]] = [(IMP_WORTH, RerollImp(thrown))]
        if len(thrown) == 1:
            priced.append((HORROR_WORTH, RerollHorror(thrown[0])))
        if possible := [(cost, action) for cost, action in priced if action in choices]:
            value = expected(dice, thrown, worth)
            found += [(value - cost, action) for cost, action in possible]
    return found


# Duels


def _stakes(playout: Playout, duel: DuelView) -> tuple[float, float]:
    """What it is worth to each side to stay, beyond a retreat."""
    ground, names = playout.ground, playout.box.ground.index
    cell = names[duel.cell]
    found = []
    for seat in duel.sides:
        worths = playout.worths(seat)
        beside = sorted([worths[there] for there in ground.cells if ground.around[cell] & ~playout.stops >> there & 1])
        fallback = beside[len(beside) // 2] if beside else 0.5
        found.append(round(max(worths[cell] - fallback, 0.3), 1))
    return found[0], found[1]


def _energies(view: View, duel: DuelView) -> tuple[int, int]:
    first, second = (cubes_of(view.players[seat])[ENERGY] for seat in duel.sides)
    return first, second


def _game_of_bids(
    dice: tuple[Dice, Dice], before: tuple[int, int], stakes: tuple[float, float], energy: tuple[int, int]
) -> Bids:
    losing = 1 if stays(0, dice, before) else 0
    return bidding(price_of_turning(losing, dice, before), losing, stakes, energy, ENERGY_WORTH)


def _reroll_duel(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    duel = view.duel
    if duel is None:
        return None
    side, stakes, energy = duel.turn, _stakes(guide.playout(view, rng), duel), _energies(view, duel)
    other = laid(duel.dice[1 - side])

    def worth(dice: Dice) -> float:
        both = (other, laid(dice)) if side else (laid(dice), other)
        likely = _game_of_bids(both, successes(*both), stakes, energy).first_stays
        return stakes[side] * (1 - likely if side else likely)

    return _weighed(_rerolls(duel.dice[side], choices, worth), Measure.FEELING)


def _bid(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    duel = view.duel
    if duel is None or not isinstance(choices, BidChoices):
        return None
    side = duel.sides.index(view.seat)
    stakes = _stakes(guide.playout(view, rng), duel)
    mixes = _game_of_bids(duel.dice, duel.before, stakes, _energies(view, duel)).mixes
    own, theirs = mixes[side], mixes[1 - side]
    chosen = rng.choices(range(len(own)), own)[0]
    alternatives = [Alternative(Bid(chosen), own[chosen])]
    alternatives += [Alternative(Bid(bid), share) for bid, share in enumerate(own) if bid != chosen and share > 0.01]
    likely = sorted(enumerate(theirs), key=lambda entry: -entry[1])
    bids = [Possibility({"kind": "bids", "energy": bid}, chance) for bid, chance in likely[:5] if chance > 0.01]
    belief = Belief({"kind": "bid", "seat": duel.sides[1 - side]}, tuple(bids))
    return Thought(Bid(chosen), tuple(alternatives), (belief,), Measure.FEELING)


def _bend_duel(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:  # noqa: ARG001
    """The energy is spent anyway: any dice that win will do."""
    duel = view.duel
    if duel is None or not isinstance(choices, BendChoices):
        return None
    side = duel.sides.index(view.seat)
    for action in choices:
        if isinstance(action, Bend):
            both = (duel.dice[0], action.dice) if side else (action.dice, duel.dice[1])
            if stays(side, both, duel.before):
                return Thought(action)
    return Thought(Bend(choices.dice))


_SOLVED: Final[Mapping[Stage, Solve]] = MappingProxyType(
    {
        Stage.DUEL_REROLL: _reroll_duel,
        Stage.BID: _bid,
        Stage.BEND_DUEL: _bend_duel,
        Stage.SCARE_REROLL: _reroll_scare,
        Stage.BEND_SCARE: _bend_scare,
        Stage.FEED: _feed,
    }
)
"""What is computed; everything else is searched."""
