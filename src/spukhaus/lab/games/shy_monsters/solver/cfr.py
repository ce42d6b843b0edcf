"""CFR+ for one storey: alternating, with steep averaging, and without touching shapes that nobody need think about.

A shape on which the Dungeon Master puts no weight teaches the Hero nothing, so his mix there stays; and as long as no
world of it would pay for the Dungeon Master, his regrets there stay nothing. Such a shape sleeps, which is exact.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Payoffs


class Mix(NamedTuple):
    """A strategy of the Hero: shares of each situation's actions, and of each leaf's choices."""

    actions: Floats
    choices: Floats


class Learned(NamedTuple):
    """What both sides have learned so far."""

    regrets: Mix
    mix: Mix
    mix_sum: Mix
    master_regrets: Floats
    master_sum: Floats
    values: Floats
    """For each shape, type and filling; `values` is what the world was worth to the Hero when last looked at."""
    lowest: Floats
    """The least of these, for each shape and type."""
    pending: Floats
    """For each shape, how much the average has still to hear of the mix."""


class Scratch(NamedTuple):
    """Room for one pass."""

    worth: Floats
    leaf_worth: Floats
    reach: Floats
    leaf_reach: Floats
    choice_worth: Floats


@compiled
def hero_worth(
    graph: Graph, payoffs: Payoffs, shape: int, weights: Floats, mix: Mix, best: bool, scratch: Scratch
) -> float:
    """What a shape is worth to the Hero against weights of worlds: by his mix, or by best replies."""
    against = np.empty(payoffs.worth.shape[1])
    for leaf in range(graph.leaf_at[shape], graph.leaf_at[shape + 1]):
        scratch.leaf_worth[leaf] = _leaf_worth(graph, payoffs, leaf, weights, mix.choices, best, scratch, against)
    for situation in range(graph.situation_at[shape + 1] - 1, graph.situation_at[shape] - 1, -1):
        found = 0.0
        for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
            value = action_worth(graph, action, scratch)
            found = max(found, value) if best else found + mix.actions[action] * value
        scratch.worth[situation] = found
    return float(scratch.worth[graph.situation_at[shape]])


@compiled
def _leaf_worth(
    graph: Graph, payoffs: Payoffs, leaf: int, weights: Floats, choices: Floats, best: bool, scratch: Scratch,
    against: Floats,
) -> float:  # fmt: skip
    """`against` is room: how likely each column is here."""
    against[:] = 0.0
    total = 0.0
    for at in range(graph.first_world[leaf], graph.first_world[leaf + 1]):
        place, filling = divmod(graph.worlds[at], WAYS)
        for kind in range(payoffs.type_at[place], payoffs.type_at[place + 1]):
            against[payoffs.left[kind]] += weights[kind, filling]
            total += weights[kind, filling]
    found = 0.0
    row = payoffs.row_at[payoffs.group[leaf]]
    for choice in range(payoffs.choice_at[leaf], payoffs.choice_at[leaf + 1]):
        value = 0.0
        if total > 0.0:
            for column in range(len(against)):
                value += against[column] * payoffs.worth[row, column]
        scratch.choice_worth[choice] = value
        found = max(found, value) if best else found + choices[choice] * value
        row += 1
    return found


@compiled
def action_worth(graph: Graph, action: int, scratch: Scratch) -> float:
    value = 0.0
    for at in range(graph.first_outcome[action], graph.first_outcome[action + 1]):
        there = graph.outcomes[at]
        value += scratch.worth[there] if there >= 0 else scratch.leaf_worth[-1 - there]
    return value


@compiled
def world_worths(graph: Graph, payoffs: Payoffs, shape: int, mix: Mix, scratch: Scratch, found: Floats) -> None:
    """What each world (type, filling) is worth to a Hero who plays this mix; leaves in `reach` how often he comes."""
    found[:] = graph.barred
    scratch.reach[graph.situation_at[shape] : graph.situation_at[shape + 1]] = 0.0
    scratch.leaf_reach[graph.leaf_at[shape] : graph.leaf_at[shape + 1]] = 0.0
    scratch.reach[graph.situation_at[shape]] = 1.0
    for situation in range(graph.situation_at[shape], graph.situation_at[shape + 1]):
        if scratch.reach[situation] > 0.0:
            for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
                if mix.actions[action] > 0.0:
                    _go_on(graph, action, scratch.reach[situation] * mix.actions[action], scratch)
    worth = np.empty(payoffs.worth.shape[1])
    for leaf in range(graph.leaf_at[shape], graph.leaf_at[shape + 1]):
        if scratch.leaf_reach[leaf] > 0.0:
            _chosen_worth(payoffs, leaf, mix.choices, worth)
            for at in range(graph.first_world[leaf], graph.first_world[leaf + 1]):
                place, filling = divmod(graph.worlds[at], WAYS)
                for kind in range(payoffs.type_at[place], payoffs.type_at[place + 1]):
                    found[kind, filling] += scratch.leaf_reach[leaf] * worth[payoffs.left[kind]]


@compiled
def _chosen_worth(payoffs: Payoffs, leaf: int, choices: Floats, worth: Floats) -> None:
    """What leaving is worth by what is left, if the Hero goes on with a mix of strategies."""
    worth[:] = 0.0
    row = payoffs.row_at[payoffs.group[leaf]]
    for choice in range(payoffs.choice_at[leaf], payoffs.choice_at[leaf + 1]):
        if choices[choice] > 0.0:
            for column in range(len(worth)):
                worth[column] += choices[choice] * payoffs.worth[row, column]
        row += 1


@compiled
def _go_on(graph: Graph, action: int, share: float, scratch: Scratch) -> None:
    for at in range(graph.first_outcome[action], graph.first_outcome[action + 1]):
        there = graph.outcomes[at]
        if there >= 0:
            scratch.reach[there] += share
        else:
            scratch.leaf_reach[-1 - there] += share


@compiled
def learn(graph: Graph, payoffs: Payoffs, shape: int, learned: Learned, scratch: Scratch) -> None:
    """The Hero regrets what he did not do, after `hero_worth` by his mix, and mixes anew."""
    for situation in range(graph.situation_at[shape], graph.situation_at[shape + 1]):
        first, last = graph.first_action[situation], graph.first_action[situation + 1]
        for action in range(first, last):
            regret = learned.regrets.actions[action] + action_worth(graph, action, scratch) - scratch.worth[situation]
            learned.regrets.actions[action] = max(0.0, regret)
        _mix_anew(learned.regrets.actions, learned.mix.actions, first, last)
    for leaf in range(graph.leaf_at[shape], graph.leaf_at[shape + 1]):
        first, last = payoffs.choice_at[leaf], payoffs.choice_at[leaf + 1]
        if last > first + 1:
            for choice in range(first, last):
                regret = learned.regrets.choices[choice] + scratch.choice_worth[choice] - scratch.leaf_worth[leaf]
                learned.regrets.choices[choice] = max(0.0, regret)
            _mix_anew(learned.regrets.choices, learned.mix.choices, first, last)
            if learned.regrets.choices[first:last].sum() == 0.0:  # what fits everything, where nothing was learned
                learned.mix.choices[first:last] = 0.0
                learned.mix.choices[last - 1] = 1.0


@compiled
def _mix_anew(regrets: Floats, mix: Floats, first: int, last: int) -> None:
    total = 0.0
    for at in range(first, last):
        total += regrets[at]
    for at in range(first, last):
        mix[at] = regrets[at] / total if total > 0.0 else 1.0 / (last - first)


@compiled
def remember(graph: Graph, payoffs: Payoffs, shape: int, share: float, learned: Learned, scratch: Scratch) -> None:
    """Add the present mix to the average, weighed by how often the Hero himself comes there."""
    for situation in range(graph.situation_at[shape], graph.situation_at[shape + 1]):
        here = share * scratch.reach[situation]
        if here > 0.0:
            for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
                learned.mix_sum.actions[action] += here * learned.mix.actions[action]
    for leaf in range(graph.leaf_at[shape], graph.leaf_at[shape + 1]):
        here = share * scratch.leaf_reach[leaf]
        if here > 0.0:
            for choice in range(payoffs.choice_at[leaf], payoffs.choice_at[leaf + 1]):
                learned.mix_sum.choices[choice] += here * learned.mix.choices[choice]


@compiled
def iterate(graph: Graph, payoffs: Payoffs, learned: Learned, scratch: Scratch, begin: int, rounds: int) -> None:
    shapes, kinds = len(graph.situation_at) - 1, len(payoffs.prior)
    weights, base = np.empty((kinds, WAYS)), np.empty(kinds)
    for step in range(begin, begin + rounds):
        share = float(step) ** 4
        totals, awake = _weigh(learned)
        base[:] = 0.0
        for shape in range(shapes):
            if not awake[shape]:
                learned.pending[shape] += share
                continue
            _lay(graph, learned, shape, totals, share, weights)
            _play(graph, payoffs, shape, weights, learned, share, scratch)
            for kind in range(kinds):
                base[kind] += (weights[kind] * learned.values[shape, kind]).sum()
        _regret(learned, awake, base)


@compiled
def _lay(graph: Graph, learned: Learned, shape: int, totals: Floats, share: float, weights: Floats) -> None:
    """How often each type lays each world of a shape now, also for the average."""
    evenly = 1.0 / (len(learned.pending) * (graph.barred == 0.0).sum())
    for kind in range(len(totals)):
        for filling in range(WAYS):
            weight = evenly if graph.barred[filling] == 0.0 else 0.0
            if totals[kind] > 0.0:
                weight = learned.master_regrets[shape, kind, filling] / totals[kind]
            weights[kind, filling] = weight
            learned.master_sum[shape, kind, filling] += share * weight


@compiled
def _play(
    graph: Graph, payoffs: Payoffs, shape: int, weights: Floats, learned: Learned, share: float, scratch: Scratch
) -> None:
    """The Hero learns from these weights, and then it is seen what each world is worth to him."""
    if learned.pending[shape] > 0.0:
        remember(graph, payoffs, shape, learned.pending[shape], learned, scratch)
        learned.pending[shape] = 0.0
    hero_worth(graph, payoffs, shape, weights * payoffs.prior.reshape(-1, 1), learned.mix, False, scratch)
    learn(graph, payoffs, shape, learned, scratch)
    world_worths(graph, payoffs, shape, learned.mix, scratch, learned.values[shape])
    remember(graph, payoffs, shape, share, learned, scratch)
    for kind in range(len(payoffs.prior)):
        learned.lowest[shape, kind] = learned.values[shape, kind].min()


@compiled
def _regret(learned: Learned, awake: npt.NDArray[np.bool_], base: Floats) -> None:
    """The Dungeon Master regrets what he did not lay; of sleeping shapes, only where something would have paid."""
    for shape in range(len(awake)):
        for kind in range(len(base)):
            if awake[shape] or learned.lowest[shape, kind] < base[kind]:
                for filling in range(WAYS):
                    gain = base[kind] - learned.values[shape, kind, filling]
                    regret = learned.master_regrets[shape, kind, filling] + gain
                    learned.master_regrets[shape, kind, filling] = max(0.0, regret)


@compiled
def _weigh(learned: Learned):  # type: ignore[no-untyped-def]
    """The sum of each type's regrets, and which shapes have any; at the beginning all."""
    shapes, kinds, _ = learned.master_regrets.shape
    totals, awake = np.zeros(kinds), np.zeros(shapes, np.bool_)
    for shape in range(shapes):
        for kind in range(kinds):
            mine = learned.master_regrets[shape, kind].sum()
            totals[kind] += mine
            awake[shape] |= mine > 0.0
    if totals.min() == 0.0:
        awake[:] = True
    return totals, awake
