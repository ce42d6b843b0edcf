"""Strategies small enough to ship: rare actions dropped, shares in whole numbers, only what the Hero can come to.

What is certified is what is packed: `verify` computes the bounds from the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_LZMA, ZipFile

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import AFTERWARDS, WEIGHT, MasterTable, Point, essence
from spukhaus.games.shy_monsters.model.shapes import Shape, diagrams_of, shape_of, shapes_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.compiling import compiled
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix, Scratch, world_worths
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs

FINENESS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 4096)
"""What the Hero does more seldom than once in so many times he never does: on each shape the least number that costs
nothing. Shares are whole numbers that add up to about as much."""
SLACK = 0.0004
"""What may be called nothing."""
MOST_PARTS = 240


def write_columns(columns: list[npt.NDArray[np.generic]]) -> bytes:
    return b"".join(len(column).to_bytes(4, "little") + column.tobytes() for column in columns)


class Shares(NamedTuple):
    """The Hero's mix in whole parts: of each situation's actions, and of each leaf's choices."""

    actions: npt.NDArray[np.uint16]
    choices: npt.NDArray[np.uint16]


def thinned(game: StoreyGame, hero: Mix) -> tuple[Shares, Mix]:
    """Most shapes are never laid against a good Hero, and a plainer way to play is good enough for them."""
    shares = Shares(np.zeros(len(hero.actions), np.uint16), np.zeros(len(hero.choices), np.uint16))
    mix = Mix(np.zeros_like(hero.actions), np.zeros_like(hero.choices))
    enough = game.lowest(hero).min(0) - SLACK
    found = np.zeros((len(game.payoffs.prior), WAYS))
    for shape in range(len(game.graph.shape_numbers)):
        for fineness in FINENESS:
            _thin(
                game.graph, game.payoffs, shape, hero, fineness, min(fineness, MOST_PARTS), shares, mix, game.scratch
            )
            world_worths(game.graph, game.payoffs, shape, mix, game.scratch, found)
            if (found.min(1) >= enough).all():
                break
    return shares, mix


@compiled
def _thin(
    graph: Graph, payoffs: Payoffs, shape: int, hero: Mix, fineness: int, parts: int, shares: Shares, mix: Mix,
    scratch: Scratch,
) -> None:  # fmt: skip
    """Drops what happens too seldom, from the first situation on; where he then never comes nothing is said."""
    begin, end = graph.situation_at[shape], graph.situation_at[shape + 1]
    first_leaf, last_leaf = graph.leaf_at[shape], graph.leaf_at[shape + 1]
    scratch.reach[begin:end] = 0.0
    scratch.leaf_reach[first_leaf:last_leaf] = 0.0
    scratch.reach[begin] = 1.0
    for situation in range(begin, end):
        first, last = graph.first_action[situation], graph.first_action[situation + 1]
        _round(hero.actions, first, last, scratch.reach[situation], fineness, parts, shares.actions, mix.actions)
        for action in range(first, last):
            if mix.actions[action] > 0.0:
                share = scratch.reach[situation] * mix.actions[action]
                for at in range(graph.first_outcome[action], graph.first_outcome[action + 1]):
                    there = graph.outcomes[at]
                    if there >= 0:
                        scratch.reach[there] += share
                    else:
                        scratch.leaf_reach[-1 - there] += share
    for leaf in range(first_leaf, last_leaf):
        first, last = payoffs.choice_at[leaf], payoffs.choice_at[leaf + 1]
        _round(hero.choices, first, last, scratch.leaf_reach[leaf], fineness, parts, shares.choices, mix.choices)


@compiled
def _round(
    hero: Floats, first: int, last: int, reach: float, fineness: int, parts: int, shares: npt.NDArray[np.uint16],
    mix: Floats,
) -> None:  # fmt: skip
    shares[first:last] = 0
    mix[first:last] = 0.0
    if reach <= 0.0 or first == last:
        return
    most, total = first, 0.0
    for at in range(first, last):
        if hero[at] > hero[most]:
            most = at
    for at in range(first, last):
        if at == most or reach * hero[at] * fineness >= 1.0:
            total += hero[at]
    whole = 0
    for at in range(first, last):
        if at == most or reach * hero[at] * fineness >= 1.0:
            share = 1 if total <= 0.0 else int(np.floor(parts * hero[at] / total + 0.5))
            shares[at] = max(share, 1) if at == most else share
            whole += shares[at]
    for at in range(first, last):
        mix[at] = shares[at] / whole


@compiled
def _reached(graph: Graph, shares: npt.NDArray[np.uint16]) -> tuple[npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
    """The situations and leaves that the Hero comes to by himself."""
    reached, leaves = np.zeros(len(graph.codes), np.bool_), np.zeros(len(graph.leaves), np.bool_)
    reached[graph.situation_at[:-1]] = True
    for situation in np.arange(len(graph.codes)):
        if reached[situation]:
            for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
                if shares[action]:
                    for there in graph.outcomes[graph.first_outcome[action] : graph.first_outcome[action + 1]]:
                        if there >= 0:
                            reached[there] = True
                        else:
                            leaves[-1 - there] = True
    return reached, leaves


def pack_hero(game: StoreyGame, shapes: int, shares: Shares) -> bytes:
    """What is forced need not be said, nor where the Hero goes on with the first of his strategies."""
    graph, payoffs = game.graph, game.payoffs
    reached, left = _reached(graph, shares.actions)
    situations = np.flatnonzero(reached & (np.diff(graph.first_action) > 1))
    leaves = np.flatnonzero(left & (np.diff(payoffs.choice_at) > 1))
    rest = np.concatenate(([0], np.cumsum(shares.choices, dtype=np.int64)))
    leaves = leaves[rest[payoffs.choice_at[leaves + 1]] > rest[payoffs.choice_at[leaves] + 1]]
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
    return write_columns([
        np.searchsorted(shape[order], np.arange(shapes + 1)).astype("<u4"), code[order].astype("<u4"),
        counts.astype("u1"), names[kept], share[kept],
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


def pack_master(shape_numbers: npt.NDArray[np.int64], master: Floats, faint: float) -> bytes:
    """`master` says how often each shape, type and filling is laid; what is laid too seldom is never laid."""
    laid = master > np.minimum(faint, master.max((0, 2), keepdims=True) / 2)
    places, weights, kinds = np.argwhere(laid), master[laid], master.shape[1]
    type_at, shapes, fillings, kept = [0], [], [], []
    for kind in range(kinds):
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


def write_archive(path: Path, box: Box, members: dict[str, bytes], beliefs: dict[Point, Floats]) -> None:
    shapes = shapes_of(box)
    about = {
        "box": essence(box),
        "signatures": [[shape.touching, shape.comfort] for shape in shapes],
        "shapes": [_cells(box, shape, layouts[0]) for shape, layouts in shapes.items()],
        "beliefs": {point.name: belief.tolist() for point, belief in sorted(beliefs.items())},
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
