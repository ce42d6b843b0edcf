"""Planning ahead on a storey: all situations that can follow from one, and the best that the Hero can do (expectimax).

The Hero chooses, and what lies under the tiles has a known weight for each world: a one-player search in which every
reveal is chance. Situations are shared by all histories that lead to them, and branches that cannot be better are cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from spukhaus.games.shy_monsters.model.standings import Move, Standing, Ways, World


@dataclass(slots=True)
class Option:
    """A move with what comes of it."""

    move: Move
    wins: tuple[int, ...] = ()
    """The worlds in which it leads out at once."""
    children: tuple[int, ...] = ()


@dataclass(slots=True)
class Situation:
    standing: Standing
    worlds: tuple[int, ...]
    """The worlds that fit."""
    options: tuple[Option, ...] = ()
    escape: Move | None = None
    """A sure way out."""


@dataclass(slots=True)
class Tree:
    """All situations that can follow from one, each after those that follow from it; the last one is the root."""

    worlds: tuple[World, ...]
    situations: list[Situation] = field(default_factory=list)

    @property
    def root(self) -> Situation:
        return self.situations[-1]


class TooManyError(Exception):
    """There are more situations than one can go through."""


def grow(ways: Ways, standing: Standing, most: int) -> Tree:
    """All situations from a standing on."""
    tree = Tree(ways.worlds)
    known: dict[Standing, int] = {}

    def add(here: Standing, worlds: tuple[int, ...]) -> int:
        found = known.get(here)
        if found is not None:
            return found
        situation = Situation(here, worlds, escape=ways.escape(here))
        if situation.escape is None:
            situation.options = tuple(
                Option(move, wins, tuple(add(*one) for one in follow))
                for move, wins, follow in ways.branches(here, worlds)
            )
        if len(tree.situations) >= most:
            raise TooManyError
        tree.situations.append(situation)
        known[here] = len(tree.situations) - 1
        return known[here]

    add(standing, tuple(range(len(ways.worlds))))
    return tree


class Planner:
    """The best that the Hero can do if the worlds have these weights, without a look at what cannot be better."""

    def __init__(self, ways: Ways, weights: Sequence[float], most: int) -> None:
        self.ways = ways
        self.weights = weights
        self.most = most
        self._values: dict[Standing, float] = {}
        self._totals: dict[World, float] = {}

    def options(self, standing: Standing) -> list[tuple[float, Move]]:
        """Every move with the weight of the worlds that are survived, the best first."""
        worlds = tuple(range(len(self.weights)))
        found = [
            (self._sum(wins) + sum(self.value(*one) for one in follow), move)
            for move, wins, follow in self.ways.branches(standing, worlds)
        ]
        return sorted(found, key=lambda one: -one[0])

    def worth(self, standing: Standing, move: Move) -> float:
        """What a move is worth, whether it is one of the options or not."""
        _, wins, follow = self.ways.branch(standing, move, tuple(range(len(self.weights))))
        return self._sum(wins) + sum(self.value(*one) for one in follow)

    def value(self, standing: Standing, worlds: tuple[int, ...]) -> float:
        found = self._values.get(standing)
        if found is not None:
            return found
        total = self._total(standing, worlds)
        best = total if self.ways.escape(standing) is not None else self._best(standing, worlds, total)
        if len(self._values) >= self.most:
            raise TooManyError
        self._values[standing] = best
        return best

    def _best(self, standing: Standing, worlds: tuple[int, ...], total: float) -> float:
        hopes = []
        for branch in self.ways.branches(standing, worlds):
            hope = self._sum(branch.wins) + sum([self._total(*one) for one in branch.follow])
            hopes.append((hope, branch.follow))
        hopes.sort(key=lambda one: (-one[0], -len(one[1])))
        best, enough = 0.0, total * (1 - 1e-12)
        for hope, follow in hopes:
            value = hope
            for one in follow:
                if value <= best:
                    break
                value += self.value(*one) - self._total(*one)
            if value > best:
                best = value
                if best >= enough:
                    break
        return best

    def _sum(self, worlds: tuple[int, ...]) -> float:
        weights = self.weights
        return sum([weights[world] for world in worlds])

    def _total(self, standing: Standing, worlds: tuple[int, ...]) -> float:
        total = self._totals.get(standing.faces)
        if total is None:
            total = self._totals[standing.faces] = self._sum(worlds)
        return total
