"""What a packed strategy of the Hero gets at least, by following it through all that can happen to it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.typed import Dict, List

from spukhaus.games.shy_monsters.bots.solution.file import AFTERWARDS, HeroTable
from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.situations import (
    LEAVE,
    RANKS,
    beginning,
    is_sure,
    left_behind,
    list_actions,
    list_outcomes,
    rank,
)
from spukhaus.lab.games.shy_monsters.solver.storey import NUMBERS, WAYS, Floats, Integers, fitting_worlds


class Rows(NamedTuple):
    """One shape's part of a table."""

    codes: Integers
    first: Integers
    actions: Integers
    shares: Floats


class Worths(NamedTuple):
    """What each strategy for the next storey is worth, by what is really left."""

    names: Integers
    """As tables name them, in order."""
    worth: Floats
    default: Integers
    """The row of the strategy that the Hero goes on with where the table says nothing, by the mask of what he saw."""


def rows_of(table: HeroTable, shape: int) -> Rows:
    low, high = table.shape_at[shape], table.shape_at[shape + 1]
    if low == high and table.otherwise is not None:
        return rows_of(table.otherwise, shape)
    begin, end = table.first[low], table.first[high]
    first = np.array(table.first[low : high + 1], np.int64) - begin
    shares, said = np.zeros(end - begin), np.ones(end - begin, np.bool_)
    said[first[1:] - 1] = False
    mine = slice(begin - low, end - high)
    shares[said] = np.array(table.low[mine], np.float64) + 256 * np.array(table.high[mine], np.float64)
    if high > low:
        shares[~said] = table.wholes[shape] - np.add.reduceat(shares, first[:-1])
    return Rows(np.array(table.codes[low:high], np.int64), first, np.array(table.actions[begin:end], np.int64), shares)


@compiled
def _at(codes: Integers, code: int) -> int:
    at = int(np.searchsorted(codes, code))
    return at if at < len(codes) and codes[at] == code else -1


@compiled
def _drawn(
    touching: Integers, comfort: Integers, candidates: int, code: int, rows: Rows, sure: Any, actions: Any, shares: Any
) -> None:
    """What the Hero does in a situation. Where nothing is said he leaves, or there is only one thing to do."""
    actions.clear()
    shares.clear()
    at = _at(rows.codes, code)
    if at >= 0:
        total = rows.shares[rows.first[at] : rows.first[at + 1]].sum()
        for one in range(rows.first[at], rows.first[at + 1]):
            actions.append(rows.actions[one])
            shares.append(rows.shares[one] / total)
    elif is_sure(touching, comfort, candidates, code, sure):
        actions.append(LEAVE)
        shares.append(1.0)
    else:
        list_actions(touching, comfort, candidates, code, actions)
        shares.append(1.0)
        if len(actions) != 1:
            actions.clear()  # nothing is said: the Hero is lost


@compiled
def follow(
    touching: Integers, comfort: Integers, candidates: int, reveals: int, rows: Rows
) -> tuple[Integers, Floats]:
    """With what left behind the Hero gets out of a shape, and how often."""
    layers = [Dict.empty(types.int64, types.float64) for _ in range(RANKS)]
    left = Dict.empty(types.int64, types.float64)
    sure = Dict.empty(types.int64, types.boolean)
    actions, results = List.empty_list(types.int64), List.empty_list(types.int64)
    shares = List.empty_list(types.float64)
    layers[0][np.int64(beginning(touching, reveals))] = 1.0
    for layer in layers:
        for code, often in layer.items():
            _drawn(touching, comfort, candidates, code, rows, sure, actions, shares)
            for number in range(len(actions)):
                results.clear()
                if actions[number] == LEAVE:
                    results.append(-1 - left_behind(code))
                else:
                    list_outcomes(touching, comfort, candidates, code, actions[number], results)
                for result in results:
                    if result < 0:
                        left[-1 - result] = left.get(-1 - result, 0.0) + often * shares[number]
                    else:
                        there = layers[rank(result)]
                        there[result] = there.get(result, 0.0) + often * shares[number]
    codes, shown = np.empty(len(left), np.int64), np.empty(len(left))
    for number, (code, often) in enumerate(left.items()):
        codes[number], shown[number] = code, often
    return codes, shown


@compiled
def least(
    codes: Integers, often: Floats, rows: Rows, seen: Integers, worths: Worths,
    pairs: Integers, type_at: Integers, left: Integers, barred: Floats,
) -> Floats:  # fmt: skip
    """What each type can hold the Hero to on a shape, if he gets out like this."""
    found = np.empty((len(left), WAYS))
    found[:] = barred
    worlds, worth = np.empty(len(pairs) * WAYS, np.int64), np.empty(worths.worth.shape[1])
    for number in range(len(codes)):
        at = _at(rows.codes, codes[number] | AFTERWARDS)
        if at < 0:
            worth[:] = worths.worth[worths.default[seen[number]]]
        else:
            worth[:] = 0.0
            total = rows.shares[rows.first[at] : rows.first[at + 1]].sum()
            for one in range(rows.first[at], rows.first[at + 1]):
                worth += rows.shares[one] / total * worths.worth[_at(worths.names, rows.actions[one])]
        count = fitting_worlds(codes[number], pairs, NUMBERS, worlds)
        for place in range(count):
            pair, filling = divmod(worlds[place], WAYS)
            for kind in range(type_at[pair], type_at[pair + 1]):
                found[kind, filling] += often[number] * worth[left[kind]]
    lowest = np.empty(len(left))
    for kind in range(len(left)):
        lowest[kind] = found[kind].min()
    return lowest
