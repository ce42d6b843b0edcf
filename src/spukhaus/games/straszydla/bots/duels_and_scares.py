"""What the stronger levels do with dice and bids: solved for cubes, horror and energy at stake, not searched."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Belief, Measure, Possibility, Thought
from spukhaus.games.straszydla.bots.bids_solver import Bids, bidding
from spukhaus.games.straszydla.bots.dice_solver import (
    MOST_THROWN,
    best_bend,
    expected,
    laid,
    price_of_turning,
    stays,
    straight_bend,
    throws,
    winning_bend,
)
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.rules.actions import PASS, Action, Bend, Bid, RerollHorror, RerollImp
from spukhaus.games.straszydla.rules.box import ANY, ENERGY
from spukhaus.games.straszydla.rules.choices import BendChoices, BidChoices
from spukhaus.games.straszydla.rules.duels import successes
from spukhaus.games.straszydla.rules.state import Dice
from spukhaus.games.straszydla.rules.view import DuelView, View

ENERGY_WORTH: Final = 0.65
HORROR_WORTH: Final = 0.75
IMP_WORTH: Final = 1.0
FEW_DICE: Final = 4
"""Of more dice it is not thought of every way to bend them while others may still be rolled anew."""


def _weighed(found: list[tuple[float, Action]], measure: Measure, beliefs: tuple[Belief, ...] = ()) -> Thought:
    best = sorted(found, key=lambda entry: -entry[0])
    return Thought(best[0][1], tuple([Alternative(action, value) for value, action in best]), beliefs, measure)


# Scares


def _scare_worth(
    guide: TownGuide, view: View, rng: random.Random
) -> tuple[int, int, tuple[float, ...], tuple[float, float, float]]:
    """Strength, energy, what each reward is worth here, and the prices of energy and horror."""
    playout = guide.playout(view, rng)
    one = playout.players[view.seat]
    lack, habits = playout.needs(one), playout.habits[view.seat]
    colour = playout.town.colour[one.pawn]
    lacking = max(max(lack) if colour == ANY else lack[colour], 0)
    worths = tuple(
        [
            habits.spare * count + (habits.lacking - habits.spare) * min(count, lacking)
            for count in playout.box.figures.rewards
        ]
    )
    lost = HORROR_WORTH if one.horror else 0.25
    return playout.strength(one), one.cubes[ENERGY], worths, (ENERGY_WORTH, HORROR_WORTH, lost)


def bend_scare(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    if not isinstance(choices, BendChoices):
        return None
    strength, energy, worths, prices = _scare_worth(guide, view, rng)
    value, bent = best_bend(choices.dice, strength, energy, worths, prices)
    found: list[tuple[float, Action]] = [(value, Bend(bent))]
    if bent != choices.dice:
        found.append((best_bend(choices.dice, strength, 0, worths, prices)[0], Bend(choices.dice)))
    return _weighed(found, Measure.FEELING)


def reroll_scare(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
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
    town, names = playout.town, playout.box.ground.index
    cell = names[duel.cell]
    found = []
    for seat in duel.sides:
        worths = playout.worths(seat)
        beside = sorted([worths[there] for there in town.cells if town.around[cell] & ~playout.stops >> there & 1])
        fallback = beside[len(beside) // 2] if beside else 0.5
        found.append(round(max(worths[cell] - fallback, 0.3), 1))
    return found[0], found[1]


def _energies(view: View, duel: DuelView) -> tuple[int, int]:
    first, second = duel.sides
    return view.players[first].cubes.energy, view.players[second].cubes.energy


def _game_of_bids(
    dice: tuple[Dice, Dice], before: tuple[int, int], stakes: tuple[float, float], energy: tuple[int, int]
) -> Bids:
    losing = 1 if stays(0, dice, before) else 0
    return bidding(price_of_turning(losing, dice, before), losing, stakes, energy, ENERGY_WORTH)


def reroll_duel(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
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


def bid(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
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


def bend_duel(guide: TownGuide, view: View, choices: Choices[Action], rng: random.Random) -> Thought | None:
    """The energy is spent anyway: any dice that win will do."""
    duel = view.duel
    if duel is None or not isinstance(choices, BendChoices):
        return None
    return Thought(winning_bend(duel.sides.index(view.seat), duel, choices))
