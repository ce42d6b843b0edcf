"""Solving one storey: run some rounds, ask for certified bounds, take the strategies out."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spukhaus.lab.solution.cfr import Learned, Scratch, hero_worth, iterate, remember, world_worths
from spukhaus.lab.solution.storey import WAYS, Floats, Graph, Integers, Payoffs


class Bounds(NamedTuple):
    lower: float
    upper: float
    guaranteed: Floats
    """What the Hero's average strategy gets against each type at least."""
    master: Floats
    """The Dungeon Master's average strategy: shape, type, filling."""
    hero: Floats
    """The Hero's average strategy: a share for each action of the graph."""


class StoreyGame:
    def __init__(self, graph: Graph, payoffs: Payoffs) -> None:
        self.graph, self.payoffs = graph, payoffs
        self._scratch = Scratch(*(np.zeros(len(row)) for row in (graph.codes, graph.leaves) * 2))
        offered = np.diff(graph.first_action)
        self._even = np.repeat(1 / np.maximum(offered, 1), offered)
        self._learned: Learned | None = None
        self.rounds = 0

    def _beginning(self) -> Learned:
        shapes, types = len(self.graph.situation_at) - 1, len(self.payoffs.prior)
        regrets, values, master_sum = (np.zeros((shapes, types, WAYS)) for _ in range(3))
        return Learned(
            np.zeros_like(self._even), self._even.copy(), np.zeros_like(self._even),
            regrets, master_sum, values, np.zeros((shapes, types)), np.zeros(shapes),
        )  # fmt: skip

    def run(self, rounds: int) -> None:
        self._learned = self._learned or self._beginning()
        iterate(self.graph, self.payoffs, self._learned, self._scratch, self.rounds + 1, rounds)
        self.rounds += rounds

    def bounds(self) -> Bounds:
        """What both average strategies are worth against best replies, computed exactly."""
        learned = self._learned or self._beginning()
        hero = self._average(learned)
        guaranteed = self.guarantees(hero)
        master = learned.master_sum / np.maximum(learned.master_sum.sum((0, 2), keepdims=True), 1e-300)
        lower = float(guaranteed @ self.payoffs.prior)
        return Bounds(lower, self.best_reply(master), guaranteed, master, hero)

    def _average(self, learned: Learned) -> Floats:
        for shape in np.flatnonzero(learned.pending).tolist():
            remember(self.graph, shape, learned.pending[shape], learned, self._scratch.reach)
        learned.pending[:] = 0
        totals = np.repeat(_sums(learned.mix_sum, self.graph.first_action), np.diff(self.graph.first_action))
        return np.where(totals > 0, learned.mix_sum / np.maximum(totals, 1e-300), self._even)

    def guarantees(self, hero: Floats) -> Floats:
        """What a strategy of the Hero gets against each type, whatever that type lays."""
        found = np.zeros((len(self.payoffs.prior), WAYS))
        least = np.full(len(self.payoffs.prior), np.inf)
        own = self._scratch._replace(reach=np.zeros(len(self.graph.codes)))  # the other's is still needed
        for shape in range(len(self.graph.situation_at) - 1):
            world_worths(self.graph, self.payoffs, shape, hero, own, found)
            least = np.minimum(least, found.min(1))
        return least

    def best_reply(self, master: Floats) -> float:
        """What the Hero gets at most against these weights of worlds (each type's add up to 1)."""
        weights = master * self.payoffs.prior[:, None]
        found = 0.0
        for shape in np.flatnonzero(master.any((1, 2))).tolist():
            found += hero_worth(self.graph, self.payoffs, shape, weights[shape], self._even, True, self._scratch)
        return found


def _sums(values: Floats, first: Integers) -> Floats:
    """The sum of each run of values."""
    running = np.concatenate((np.zeros(1), np.cumsum(values)))
    return np.asarray(running[first[1:]] - running[first[:-1]])
