"""A storey as a duel: the Dungeon Master mixes what he lays, the Hero mixes what he does, until neither can do better.

Counterfactual regret minimisation (CFR+, alternating, later rounds count more) on the Hero's situations. The Hero's
reach of a situation is the same for every world that fits it, so a round costs a walk over the situations and none
over the worlds. A Dungeon Master comes with a hand that the Hero does not know: each hand has its own mixture.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spukhaus.games.shy_monsters.bots.planning import Situation, Tree


@dataclass(slots=True)
class Arena:
    """A tree with everything that is forced taken out: only real decisions are left, each after those that follow."""

    groups: list[tuple[int, ...]] = field(default_factory=list)
    """Worlds that are won together."""
    decisions: list[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]] = field(default_factory=list)
    """For each decision its options: the groups won at once, and the decisions that follow."""
    root: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """What is won before the first decision, and the first decisions."""
    worlds: int = 0


def arena_of(tree: Tree) -> Arena:
    arena = Arena(worlds=len(tree.worlds))
    group_at: dict[tuple[int, ...], int] = {}
    # What each situation comes down to: groups won, decisions met.
    comes_to: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def group(worlds: tuple[int, ...]) -> int:
        if worlds not in group_at:
            group_at[worlds] = len(arena.groups)
            arena.groups.append(worlds)
        return group_at[worlds]

    def options_of(situation: Situation) -> dict[tuple[tuple[int, ...], tuple[int, ...]], None]:
        found: dict[tuple[tuple[int, ...], tuple[int, ...]], None] = {}
        for option in situation.options:
            won = [group(option.wins)] if option.wins else []
            met: list[int] = []
            for child in option.children:
                won += comes_to[child][0]
                met += comes_to[child][1]
            if won or met:
                found[tuple(sorted(won)), tuple(sorted(met))] = None
        return found

    for situation in tree.situations:
        if situation.escape is not None:
            comes_to.append(((group(situation.worlds),), ()))
            continue
        options = options_of(situation)
        if len(options) > 1:
            arena.decisions.append(tuple(options))
            comes_to.append(((), (len(arena.decisions) - 1,)))
        else:
            comes_to.append(next(iter(options), ((), ())))
    arena.root = comes_to[-1]
    return arena


@dataclass(slots=True)
class Hand:
    """A hand that the Dungeon Master may hold: how likely, and the worlds he can lay with it in each arena."""

    chance: float
    worlds: tuple[tuple[int, int], ...]
    """(arena, world)"""
    regrets: list[float] = field(default_factory=list)
    mixture: list[float] = field(default_factory=list)
    total: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = len(self.worlds)
        self.regrets = [0.0] * count
        self.total = [0.0] * count
        self.mixture = [1 / count] * count

    def average(self) -> list[float]:
        whole = sum(self.total)
        return [part / whole for part in self.total] if whole else list(self.mixture)


class Duel:
    def __init__(self, arenas: Sequence[Arena], hands: Sequence[Hand]) -> None:
        self.arenas = arenas
        self.hands = hands
        self._regrets = [[[0.0] * len(options) for options in arena.decisions] for arena in arenas]
        self.rounds = 0
        self._survived = [[0.0] * arena.worlds for arena in arenas]

    def play(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for at in range(len(self.arenas)):
                self._hero_learns(at)
            for hand in self.hands:
                self._master_learns(hand)

    def survival(self, at: int, world: int) -> float:
        """How likely the Hero, as he plays now, gets out of a world."""
        return min(1.0, self._survived[at][world])

    def weights(self, at: int) -> list[float]:
        """How likely each world of an arena is laid now."""
        found = [0.0] * self.arenas[at].worlds
        for hand in self.hands:
            for (arena, world), share in zip(hand.worlds, hand.mixture, strict=True):
                if arena == at and share:
                    found[world] += hand.chance * share
        return found

    def _hero_learns(self, at: int) -> None:
        """One walk back over the decisions for the values, one forth for what the new play survives."""
        arena, regrets = self.arenas[at], self._regrets[at]
        weights = self.weights(at)
        if any(weights):
            sums = [sum([weights[world] for world in group]) for group in arena.groups]
            values: list[float] = []
            for decision, options in enumerate(arena.decisions):
                own = regrets[decision]
                each = [sum([sums[one] for one in won]) + sum([values[one] for one in met]) for won, met in options]
                whole = sum(own)
                if whole > 0:
                    value = sum([regret * worth for regret, worth in zip(own, each, strict=True)]) / whole
                else:
                    value = sum(each) / len(each)
                values.append(value)
                regrets[decision] = [
                    gain if (gain := regret + worth - value) > 0 else 0.0
                    for regret, worth in zip(own, each, strict=True)
                ]
        self._survived[at] = self._survival(arena, regrets)

    def _survival(self, arena: Arena, regrets: list[list[float]]) -> list[float]:
        """For each world how likely the Hero gets out as he plays now."""
        reach = [0.0] * len(arena.decisions)
        won_by = [0.0] * len(arena.groups)

        def pass_on(share: float, won: tuple[int, ...], met: tuple[int, ...]) -> None:
            for one in won:
                won_by[one] += share
            for one in met:
                reach[one] += share

        pass_on(1.0, *arena.root)
        for decision in range(len(reach) - 1, -1, -1):
            here = reach[decision]
            if here:
                own, options = regrets[decision], arena.decisions[decision]
                whole = sum(own)
                for regret, (won, met) in zip(own, options, strict=True):
                    share = here * regret / whole if whole > 0 else here / len(options)
                    if share:
                        pass_on(share, won, met)
        return _by_world(arena, won_by)

    def _master_learns(self, hand: Hand) -> None:
        losses = [self._survived[arena][world] for arena, world in hand.worlds]
        value = sum([share * loss for share, loss in zip(hand.mixture, losses, strict=True)])
        hand.regrets = [
            gain if (gain := regret + value - loss) > 0 else 0.0
            for regret, loss in zip(hand.regrets, losses, strict=True)
        ]
        whole = sum(hand.regrets)
        count = len(hand.worlds)
        hand.mixture = [regret / whole for regret in hand.regrets] if whole > 0 else [1 / count] * count
        weight = float(self.rounds**2)
        hand.total = [part + weight * share for part, share in zip(hand.total, hand.mixture, strict=True)]


def _by_world(arena: Arena, won_by: list[float]) -> list[float]:
    """The groups' shares, added up for each world."""
    found = [0.0] * arena.worlds
    for group, share in zip(arena.groups, won_by, strict=True):
        if share:
            for world in group:
                found[world] += share
    return found


def best_answer(arena: Arena, weights: Sequence[float]) -> float:
    """How much weight of worlds a Hero survives who knows the weights."""
    sums = [sum([weights[world] for world in group]) for group in arena.groups]
    values: list[float] = []
    for options in arena.decisions:
        values.append(
            max([sum([sums[one] for one in won]) + sum([values[one] for one in met]) for won, met in options])
        )
    return sum(sums[one] for one in arena.root[0]) + sum(values[one] for one in arena.root[1])
