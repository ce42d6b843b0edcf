"""Strategies small enough to ship: only what the Hero can come to, with shares in whole numbers (`thinning`).

What is certified is what is packed: `verify` computes the bounds from the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from zipfile import ZIP_LZMA, ZipFile

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import AFTERWARDS, WEIGHT, WHOLE, MasterTable, Point, essence
from spukhaus.games.shy_monsters.model.shapes import Shape, diagrams_of, shape_of, shapes_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers
from spukhaus.lab.games.shy_monsters.solver.thinning import Shares, reached_by


def write_columns(columns: list[npt.NDArray[np.generic]]) -> bytes:
    return b"".join(len(column).to_bytes(4, "little") + column.tobytes() for column in columns)


def pack_hero(game: StoreyGame, shapes: int, shares: Shares, without: npt.NDArray[np.bool_] | None = None) -> bytes:
    """What is forced need not be said, nor where the Hero believes everything possible; and no shape `without`."""
    graph, payoffs = game.graph, game.payoffs
    reached, left = reached_by(graph, shares.actions)
    if without is not None:
        reached[np.repeat(without, np.diff(graph.situation_at))] = False
        left[np.repeat(without, np.diff(graph.leaf_at))] = False
    situations = np.flatnonzero(reached & (np.diff(graph.first_action) > 1))
    leaves = np.flatnonzero(left & (np.diff(payoffs.choice_at) > 1))
    leaves = leaves[shares.choices[payoffs.choice_at[leaves + 1] - 1] < WHOLE]
    shape = np.concatenate((
        graph.shape_numbers[np.searchsorted(graph.situation_at, situations, "right") - 1],
        graph.shape_numbers[np.searchsorted(graph.leaf_at, leaves, "right") - 1],
    ))  # fmt: skip
    code = np.concatenate((graph.codes[situations], graph.leaves[leaves] | AFTERWARDS))
    rows = np.arange(payoffs.choice_at[-1]) + np.repeat(
        payoffs.row_at[payoffs.group] - payoffs.choice_at[:-1], np.diff(payoffs.choice_at)
    )
    names = np.concatenate((graph.actions, payoffs.chosen[rows])).astype("<u2")
    share = np.concatenate((shares.actions, shares.choices)).astype("<u2")
    behind = len(graph.actions)
    begin = np.concatenate((graph.first_action[situations], payoffs.choice_at[leaves] + behind))
    end = np.concatenate((graph.first_action[situations + 1], payoffs.choice_at[leaves + 1] + behind))
    order = np.lexsort((code, shape))
    counts, kept = _kept(begin[order], end[order], share)
    return write_rows(
        np.searchsorted(shape[order], np.arange(shapes + 1)), code[order], counts, names[kept], share[kept]
    )


def write_rows(shape_at: Integers, codes: Integers, counts: Integers, names: Integers, shares: Integers) -> bytes:
    """Shares as small numbers, which are shorter: what those of a shape have in common is left out, and the last of
    each row, since all rows of a shape add up to the same."""
    first = np.append(0, np.cumsum(counts))
    common = np.ones(len(shape_at) - 1, np.int64)
    for shape, (low, high) in enumerate(pairwise(shape_at.tolist())):
        if low < high:
            common[shape] = np.gcd.reduce(shares[first[low] : first[high]].astype(np.int64))
    small = shares // np.repeat(common, np.diff(first[shape_at]))
    said = np.delete(small, first[1:] - 1)
    return write_columns([
        shape_at.astype("<u4"), codes.astype("<u4"), counts.astype("u1"), names.astype("<u2"),
        (WHOLE // common).astype("<u2"), (said & 255).astype("u1"), (said >> 8).astype("u1"),
    ])  # fmt: skip


@compiled
def _kept(begin: Integers, end: Integers, shares: npt.NDArray[np.uint16]) -> tuple[Integers, Integers]:
    """How many shares of each run are anything, and where they are."""
    counts, kept = np.zeros(len(begin), np.int64), np.empty((end - begin).sum(), np.int64)
    total = 0
    for run in range(len(begin)):
        for at in range(begin[run], end[run]):
            if shares[at]:
                kept[total] = at
                total += 1
                counts[run] += 1
    return counts, kept[:total]


def pack_master(shape_numbers: npt.NDArray[np.int64], places: npt.NDArray[np.int16], weights: Floats) -> bytes:
    """`places` are rows of shape, type, filling."""
    type_at, shapes, fillings, kept = [0], [], [], []
    for kind in range(int(places[:, 1].max()) + 1):
        mine = np.flatnonzero(places[:, 1] == kind)
        whole = np.maximum(1, np.round(WEIGHT * weights[mine] / weights[mine].sum())).astype(np.int64)
        shapes += shape_numbers[places[mine, 0]].tolist()
        fillings += places[mine, 2].tolist()
        kept += whole.tolist()
        type_at.append(len(kept))
    return write_columns([
        np.array(type_at, "<u4"), np.array(shapes, "<u2"), np.array(fillings, "u1"),
        np.minimum(np.array(kept), WEIGHT).astype("<u2"),
    ])  # fmt: skip


def unpack_master(graph: Graph, table: MasterTable) -> Floats:
    """Weights of worlds: shape, type, filling."""
    kinds = len(table.type_at) - 1
    found = np.zeros((len(graph.shape_numbers), kinds, WAYS))
    places = {number: place for place, number in enumerate(graph.shape_numbers.tolist())}
    for kind in range(kinds):
        for shape, filling, weight in table.storeys(kind):
            found[places[shape], kind, filling] = weight
    return np.asarray(found / found.sum((0, 2), keepdims=True))


def write_archive(
    path: Path,
    box: Box,
    members: dict[str, bytes],
    beliefs: Mapping[Point, Sequence[int]],
    worth: Mapping[Point, float],
) -> None:  # fmt: skip
    """`worth` is what the Hero gets at most at each belief for which the Dungeon Master has a strategy."""
    shapes = shapes_of(box)
    about = {
        "box": essence(box),
        "beliefs": {point.name: weights for point, weights in sorted(beliefs.items())},
        "worth": {point.name: round(most, 6) for point, most in sorted(worth.items())},
        "signatures": [[shape.touching, shape.comfort] for shape in shapes],
        "shapes": [_cells(box, shape, layouts[0]) for shape, layouts in shapes.items()],
    }
    with ZipFile(path, "w", ZIP_LZMA) as archive:
        archive.writestr("about.json", json.dumps(about, separators=(",", ":")))
        for name, data in sorted(members.items()):
            archive.writestr(name, data)


def _cells(box: Box, shape: Shape, layout: tuple[str, ...]) -> tuple[str, ...]:
    found, cells = shape_of(diagrams_of(box), layout)
    if found != shape:
        raise ValueError("not a layout of this shape")
    return cells
