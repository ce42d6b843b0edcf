"""Dice of duels and scares, solved: bending by dynamic programming, rolling anew by expectimax over the exact odds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Final

from spukhaus.games.straszydla.rules.actions import Action, Bend
from spukhaus.games.straszydla.rules.choices import BendChoices
from spukhaus.games.straszydla.rules.duels import successes
from spukhaus.games.straszydla.rules.state import Dice
from spukhaus.games.straszydla.rules.view import DuelView

MOST_SPENT: Final = 5
"""Energy that is thought of for one scare."""
MOST_THROWN: Final = 3
"""Dice that are thought of for rolling anew at once."""


def stays(side: int, dice: tuple[Dice, Dice], before: tuple[int, int]) -> bool:
    """Whether a side stays with these dice (ST-24)."""
    first, second = successes(*dice)
    if first == second:
        first, second = before
    return (second > first) if side else (first >= second)


def laid(dice: Dice) -> Dice:
    return tuple(sorted(dice, reverse=True))


@lru_cache(maxsize=1 << 12)
def price_of_turning(side: int, dice: tuple[Dice, Dice], before: tuple[int, int]) -> int | None:
    """The least energy with which a side stays; 0 if it does anyway, None if it cannot."""
    own, best = dice[side], None
    for bent in product(range(1, 7), repeat=len(own)):
        cost = sum([abs(one - two) for one, two in zip(own, bent, strict=True)])
        if (best is None or cost < best) and stays(side, (dice[0], bent) if side else (bent, dice[1]), before):
            best = cost
    return best


def winning_bend(side: int, duel: DuelView, choices: BendChoices) -> Action:
    """The energy is spent anyway: any dice with which a side stays will do."""
    for action in choices:
        if isinstance(action, Bend):
            both = (duel.dice[0], action.dice) if side else (action.dice, duel.dice[1])
            if stays(side, both, duel.before):
                return action
    return Bend(choices.dice)


# Rolling anew


def throws(dice: Dice, most: int) -> Iterator[Dice]:
    """Every handful of these dice, by what they show, that can be rolled anew."""
    found: set[Dice] = {()}
    for die in sorted(dice):
        found |= {(*some, die) for some in found if len(some) < most}
    yield from sorted(some for some in found if some)


@lru_cache(maxsize=16)
def rolls(count: int) -> tuple[tuple[Dice, float], ...]:
    """What so many dice can show, in no order, and how likely that is."""
    found = []
    for dice in combinations_with_replacement(range(1, 7), count):
        ways = factorial(count) // prod([factorial(dice.count(die)) for die in set(dice)])
        found.append((dice, ways / 6**count))
    return tuple(found)


def expected(dice: Dice, thrown: Dice, worth: Callable[[Dice], float]) -> float:
    """What dice are worth on average if some of them are rolled anew."""
    kept = list(dice)
    for die in thrown:
        kept.remove(die)
    return sum([chance * worth(tuple(sorted((*kept, *roll)))) for roll, chance in rolls(len(thrown))])


# Scares


@lru_cache(maxsize=1 << 14)
def best_bend(
    dice: Dice, strength: int, energy: int, reward_worths: tuple[float, ...], prices: tuple[float, float, float]
) -> tuple[float, Dice]:
    """The dice that are worth the most, and what they are worth: cubes by how far they are off, horror for 6s and
    against 1s, and energy. `prices` are those of energy, of horror won and of horror lost."""
    paid, won, lost = prices
    found: dict[tuple[int, int], tuple[float, Dice]] = {(0, 0): (0.0, ())}
    for before in dice:
        onward: dict[tuple[int, int], tuple[float, Dice]] = {}
        for (total, cost), (value, bent) in found.items():
            left = min(energy, MOST_SPENT) - cost
            for die in range(max(1, before - left), min(6, before + left) + 1):
                key = (total + die, cost + abs(die - before))
                new = value + (won if die == 6 else -lost if die == 1 else 0.0)
                if key not in onward or new > onward[key][0]:
                    onward[key] = (new, (*bent, die))
        found = onward
    best, chosen = float("-inf"), dice
    for (total, cost), (value, bent) in found.items():
        off = abs(total - strength)
        worth = value - paid * cost + (reward_worths[off] if off < len(reward_worths) else 0.0)
        if worth > best:
            best, chosen = worth, bent
    return best, chosen


def straight_bend(
    dice: Dice, strength: int, energy: int, reward_worths: tuple[float, ...], prices: tuple[float, float, float]
) -> tuple[float, Dice]:
    """Quicker, and about right: what these dice are worth if they are bent towards the strength and keep their 6s."""
    paid, won, lost = prices
    off, best = abs(sum(dice) - strength), 0.0
    for spent in range(min(energy, off, MOST_SPENT) + 1):
        if off - spent < len(reward_worths):
            best = max(best, reward_worths[off - spent] - paid * spent)
    return best + won * dice.count(6) - lost * dice.count(1), dice
