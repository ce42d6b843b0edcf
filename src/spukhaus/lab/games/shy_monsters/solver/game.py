"""Solving one storey (CFR+): run some rounds, ask for certified bounds, take the strategies out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.cfr import (
    Learned,
    Mix,
    Scratch,
    hero_worth,
    iterate,
    remember,
    world_worths,
)
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs


class Bounds(NamedTuple):
    lower: float
    upper: float
    guaranteed: Floats
    """What the Hero's average strategy gets against each type at least."""
    master: Floats
    """The Dungeon Master's average strategy: shape, type, filling."""
    hero: Mix
    """The Hero's average strategy."""


class StoreyGame:
    def __init__(self, graph: Graph, payoffs: Payoffs) -> None:
        self.graph, self.payoffs = graph, payoffs
        choices = np.zeros(payoffs.choice_at[-1])
        worth, leaf_worth, reach, leaf_reach = (np.zeros(len(row)) for row in (graph.codes, graph.leaves) * 2)
        self.scratch = Scratch(worth, leaf_worth, reach, leaf_reach, choices)
        self._even = Mix(_evenly(graph.first_action), the_last(payoffs.choice_at))
        self._learned: Learned | None = None
        self.leaf_reach = np.zeros(len(graph.leaves))
        """How often the Hero came to each leaf when `lowest` was asked last."""
        self.rounds = 0

    def _beginning(self) -> Learned:
        shapes, types = len(self.graph.situation_at) - 1, len(self.payoffs.prior)
        regrets, values, master_sum = (np.zeros((shapes, types, WAYS)) for _ in range(3))
        return Learned(
            self._no_mix(), Mix(self._even.actions.copy(), self._even.choices.copy()), self._no_mix(),
            regrets, master_sum, values, np.zeros((shapes, types)), np.zeros(shapes),
        )  # fmt: skip

    def _no_mix(self) -> Mix:
        return Mix(np.zeros_like(self._even.actions), np.zeros_like(self._even.choices))

    def run(self, rounds: int) -> None:
        self._learned = self._learned or self._beginning()
        iterate(self.graph, self.payoffs, self._learned, self.scratch, self.rounds + 1, rounds)
        self.rounds += rounds

    def bounds(self) -> Bounds:
        """What both average strategies are worth against best replies, computed exactly."""
        learned = self._learned or self._beginning()
        hero = self._average(learned)
        guaranteed = self.guarantees(hero)
        master = learned.master_sum / np.maximum(learned.master_sum.sum((0, 2), keepdims=True), 1e-300)
        lower = float(guaranteed @ self.payoffs.prior)
        return Bounds(lower, self.best_reply(master), guaranteed, master, hero)

    def _average(self, learned: Learned) -> Mix:
        for shape in np.flatnonzero(learned.pending).tolist():
            remember(self.graph, self.payoffs, shape, learned.pending[shape], learned, self.scratch)
        learned.pending[:] = 0
        return Mix(
            _normalised(learned.mix_sum.actions, self.graph.first_action, self._even.actions),
            _normalised(learned.mix_sum.choices, self.payoffs.choice_at, self._even.choices),
        )

    def guarantees(self, hero: Mix) -> Floats:
        """What a strategy of the Hero gets against each type, whatever that type lays."""
        return np.asarray(self.lowest(hero).min(0))

    def lowest(self, hero: Mix) -> Floats:
        """The same for each shape alone."""
        found = np.zeros((len(self.payoffs.prior), WAYS))
        least = np.zeros((len(self.graph.situation_at) - 1, len(self.payoffs.prior)))
        reach, leaf_reach = np.zeros(len(self.graph.codes)), np.zeros(len(self.graph.leaves))
        own = self.scratch._replace(reach=reach, leaf_reach=leaf_reach)  # the others are still needed
        for shape in range(len(least)):
            world_worths(self.graph, self.payoffs, shape, hero, own, found)
            least[shape] = found.min(1)
        self.leaf_reach = leaf_reach
        return least

    def roomy(self, wanted: Floats, choosing: bool = True) -> Mix | None:
        """How the Hero gets as much more than what is wanted against each type as he can, on each shape by itself:
        much can be left out of that, most if he does not choose how to go on. A card plays it in no time; without one
        there is none."""
        return None

    def best_reply(self, master: Floats) -> float:
        """What the Hero gets at most against these weights of worlds (each type's add up to 1)."""
        weights = master * self.payoffs.prior[:, None]
        found = 0.0
        for shape in np.flatnonzero(master.any((1, 2))).tolist():
            found += hero_worth(self.graph, self.payoffs, shape, weights[shape], self._even, True, self.scratch)
        return found


def the_last(first: Integers) -> Floats:
    found = np.zeros(first[-1])
    found[first[1:] - 1] = 1.0
    return found


def _evenly(first: Integers) -> Floats:
    offered = np.diff(first)
    return np.repeat(1 / np.maximum(offered, 1), offered)


@compiled
def _normalised(values: Floats, first: Integers, otherwise: Floats) -> Floats:
    """Each run of values so that it adds up to 1."""
    found = otherwise.copy()
    for run in range(len(first) - 1):
        total = values[first[run] : first[run + 1]].sum()
        if total > 0.0:
            found[first[run] : first[run + 1]] = values[first[run] : first[run + 1]] / total
    return found
