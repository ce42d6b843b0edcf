"""One storey as a zero-sum game: what can happen on every shape, and what leaving is worth.

The Dungeon Master is of one of several *types* (what he drew, and what he knows of later draws), each with a chance.
A type chooses a shape and a filling of its tiles: a *world*. The Hero plays a mixed action in every situation; at
a leaf he is out, which is worth a number for each type. Records are named tuples, so that compiled code can take them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import FILLINGS
from spukhaus.games.shy_monsters.model.situations import EXIT, HIDDEN, MONSTER, TILES
from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.situations import content, explore

Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

WAYS = len(FILLINGS)
"""How many fillings a shape has."""


def _numbers() -> Integers:
    numbers = np.full((TILES + 1,) * 3, -1, np.int64)
    for number, filling in enumerate(FILLINGS):
        numbers[filling] = number
    return numbers


NUMBERS = _numbers()
"""The number of a filling, by the tiles of the Exit, of the pair's first monster and of its second."""


BARRED = 2.0
"""More than the Hero can ever get: so the Dungeon Master never does it."""


def barred_fillings(tiles: int) -> Floats:
    """`BARRED` for each filling that needs more tiles than the box has."""
    return np.array([BARRED if max(filling) > tiles else 0.0 for filling in FILLINGS])


class Graph(NamedTuple):
    """All shapes' situations in one row, those that lead to others first; `*_at` say where each shape begins."""

    pairs: Integers
    shape_numbers: Integers
    situation_at: Integers
    leaf_at: Integers
    codes: Integers
    first_action: Integers
    actions: npt.NDArray[np.int16]
    first_outcome: Integers
    outcomes: npt.NDArray[np.int32]
    """A situation's place, or -1 - a leaf's place."""
    leaves: Integers
    """What lies face up when the Hero is out, or sure to get out."""
    first_world: Integers
    worlds: npt.NDArray[np.int32]
    """Those that fit a leaf: pair's place x 120 + filling."""
    barred: Floats
    """For each filling what it is worth before anything happens (`barred_fillings`)."""


class Payoffs(NamedTuple):
    """Who the Dungeon Master can be, and what leaving is worth against each of these types."""

    prior: Floats
    type_at: Integers
    """Where the types begin that have drawn each of the graph's pairs."""
    group: Integers
    """For each leaf, which rows of `worth` the Hero may choose from there."""
    row_at: Integers
    """Where the rows of each group begin."""
    choice_at: Integers
    """Where the choices of each leaf begin, in the row of all leaves' choices."""
    chosen: Integers
    """For each row, with which strategy the Hero goes on (`Point.name_in_tables`)."""
    left: Integers
    """For each type, which column of `worth` counts: by what is still to come after this storey."""
    worth: Floats


def make_graph(
    shapes: list[tuple[Integers, Integers]], candidates: int, pairs: Integers, reveals: int, looking: int,
    barred: Floats, only: frozenset[int] | None = None,
) -> Graph:  # fmt: skip
    """`shapes` are tiles' neighbours and monsters' comfort, as masks of tiles."""
    parts: list[list[Integers]] = [[] for _ in range(8)]
    numbers, situation_at, leaf_at = [], [0], [0]
    begin = np.zeros(3, np.int64)  # of actions, outcomes and worlds
    for number, (touching, comfort) in enumerate(shapes):
        if only is not None and number not in only:
            continue
        codes, first_action, actions, first_outcome, outcomes, leaves = explore(
            touching, comfort, candidates, reveals, looking
        )
        numbers.append(number)
        sizes, worlds = _all_fitting(leaves, pairs, NUMBERS)
        moved = np.where(outcomes >= 0, outcomes + situation_at[-1], outcomes - leaf_at[-1])
        first_world = np.cumsum(sizes) - sizes
        new = (codes, first_action[:-1] + begin[0], actions, first_outcome[:-1] + begin[1], moved, leaves)
        for part, column in zip(parts, (*new, first_world + begin[2], worlds), strict=True):
            part.append(column)
        situation_at.append(situation_at[-1] + len(codes))
        leaf_at.append(leaf_at[-1] + len(leaves))
        begin += len(actions), len(outcomes), len(worlds)
    joined = [np.concatenate(part) for part in parts]
    return Graph(
        pairs, np.array(numbers), np.array(situation_at), np.array(leaf_at), joined[0], np.append(joined[1], begin[0]),
        joined[2].astype(np.int16), np.append(joined[3], begin[1]), joined[4].astype(np.int32), joined[5],
        np.append(joined[6], begin[2]), joined[7].astype(np.int32), barred,
    )  # fmt: skip


@compiled
def _all_fitting(leaves: Integers, pairs: Integers, numbers: Integers) -> tuple[Integers, Integers]:
    sizes = np.zeros(len(leaves), np.int64)
    found = np.empty(len(pairs) * WAYS, np.int64)
    total = 0
    for at in range(len(leaves)):
        sizes[at] = fitting_worlds(leaves[at], pairs, numbers, found)
        total += sizes[at]
    worlds = np.empty(total, np.int64)
    total = 0
    for at in range(len(leaves)):
        count = fitting_worlds(leaves[at], pairs, numbers, found)
        worlds[total : total + count] = found[:count]
        total += count
    return sizes, worlds


@compiled
def fitting_worlds(leaf: int, pairs: Integers, numbers: Integers, found: Integers) -> int:
    """The worlds in which this lies face up. Returns how many."""
    hidden, seen_on, exit_on = _face_up(leaf)
    count = 0
    for place in range(len(pairs)):
        one, two = pairs[place]
        if seen_on.sum() > seen_on[one] + seen_on[two]:
            continue  # another monster lies there
        for out in exit_on if len(exit_on) else hidden:
            for first in seen_on[one : one + 1] if seen_on[one] else hidden:
                for second in seen_on[two : two + 1] if seen_on[two] else hidden:
                    if first not in (out, second) and out != second:
                        found[count] = place * WAYS + numbers[out, first, second]
                        count += 1
    return count


@compiled
def _face_up(leaf: int) -> tuple[Integers, Integers, Integers]:
    """The face-down tiles; where each monster lies that is face up, or 0; and the Exit's tile, if it is."""
    contents = np.array([content(leaf, tile) for tile in range(1, TILES + 1)])
    seen_on = np.zeros(6, np.int64)
    for tile in range(1, TILES + 1):
        if contents[tile - 1] >= MONSTER:
            seen_on[(contents[tile - 1] - MONSTER) // 2] = tile
    return np.flatnonzero(contents == HIDDEN) + 1, seen_on, np.flatnonzero(contents == EXIT) + 1
