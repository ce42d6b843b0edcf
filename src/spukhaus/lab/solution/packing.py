"""Strategies small enough to ship: rare actions dropped, shares in whole numbers, only what the Hero can come to.

What is certified is what is packed: `verify` computes the bounds from the file.
"""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.box import Box
from spukhaus.games.shy_monsters.codes import LEAVE
from spukhaus.games.shy_monsters.shapes import Shape, diagrams_of, shape_of, shapes_of
from spukhaus.games.shy_monsters.solution import WEIGHT, WHOLE, HeroTable, MasterTable, essence
from spukhaus.lab.compiling import compiled
from spukhaus.lab.solution.storey import WAYS, Floats, Graph, Integers

RARE = 0.008
"""A Hero's action that is rarer than this is never taken."""


def write_columns(columns: list[npt.NDArray[np.generic]]) -> bytes:
    return b"".join(len(column).to_bytes(4, "little") + column.tobytes() for column in columns)


def whole_shares(graph: Graph, hero: Floats, rare: float = RARE) -> npt.NDArray[np.uint16]:
    """The Hero's mix in thousandths."""
    return _whole_shares(graph.first_action, hero.astype(np.float64), rare)


@compiled
def _whole_shares(first_action: Integers, hero: Floats, rare: float) -> npt.NDArray[np.uint16]:
    found = np.zeros(len(hero), np.uint16)
    for situation in range(len(first_action) - 1):
        first, last = first_action[situation], first_action[situation + 1]
        if first == last:
            continue
        total, most = 0.0, first
        for at in range(first, last):
            if hero[at] >= rare:
                total += hero[at]
            if hero[at] > hero[most]:
                most = at
        left = WHOLE
        for at in range(first, last):
            if at != most and hero[at] >= rare:
                found[at] = round(WHOLE * hero[at] / total)
                left -= found[at]
        found[most] = left
    return found


@compiled
def _reached(graph: Graph, shares: npt.NDArray[np.uint16]) -> npt.NDArray[np.bool_]:
    reached = np.zeros(len(graph.codes), np.bool_)
    reached[graph.situation_at[:-1]] = True
    for situation in np.arange(len(graph.codes)):
        if reached[situation]:
            for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
                if shares[action]:
                    for there in graph.outcomes[graph.first_outcome[action] : graph.first_outcome[action + 1]]:
                        if there >= 0:
                            reached[there] = True
    return reached


def pack_hero(graph: Graph, shapes: int, hero: Floats) -> bytes:
    shares = whole_shares(graph, hero)
    reached = _reached(graph, shares)
    shape_at, codes, counts, actions, kept = [0], [], [], [], []
    places = dict(zip(graph.shape_numbers.tolist(), range(len(graph.shape_numbers)), strict=True))
    for number in range(shapes):
        if number in places:
            low, high = graph.situation_at[places[number]], graph.situation_at[places[number] + 1]
            mine = low + np.flatnonzero(reached[low:high])
            mine = mine[graph.first_action[mine + 1] - graph.first_action[mine] > 1]  # what is forced need not be said
            mine = mine[np.argsort(graph.codes[mine])]
            for situation in mine.tolist():
                here = np.arange(graph.first_action[situation], graph.first_action[situation + 1])
                here = here[shares[here] > 0]
                codes.append(int(graph.codes[situation]))
                counts.append(len(here))
                actions.append(graph.actions[here])
                kept.append(shares[here])
        shape_at.append(len(codes))
    first = np.concatenate(([0], np.cumsum(counts)))
    return write_columns([
        np.array(shape_at, "<u4"), np.array(codes, "<u4"), first.astype("<u4"),
        np.concatenate(actions).astype("<u2"), np.concatenate(kept).astype("<u2"),
    ])  # fmt: skip


def unpack_hero(graph: Graph, table: HeroTable) -> Floats:
    """The packed mix for every action of the graph. Where the file says nothing, the Hero does not come."""
    hero = np.zeros(len(graph.actions))
    codes, first = np.array(table.codes, np.int64), np.array(table.first, np.int64)
    actions, shares = np.array(table.actions, np.int64), np.array(table.shares, np.float64)
    for place, number in enumerate(graph.shape_numbers.tolist()):
        low, high = table.shape_at[number], table.shape_at[number + 1]
        _fill(hero, graph, place, codes[low:high], first[low : high + 1], actions, shares)
    return np.asarray(hero / WHOLE)


@compiled
def _fill(
    hero: Floats, graph: Graph, shape: int, codes: Integers, first: Integers, actions: Integers, shares: Floats
) -> None:
    for situation in range(graph.situation_at[shape], graph.situation_at[shape + 1]):
        at = np.searchsorted(codes, graph.codes[situation])
        if at == len(codes) or codes[at] != graph.codes[situation]:
            last = graph.first_action[situation + 1] - 1
            forced = last == graph.first_action[situation]
            if forced or graph.actions[last] == LEAVE:  # nothing is said where the Hero just leaves
                hero[last] = WHOLE
            continue
        for one in range(first[at], first[at + 1]):
            for action in range(graph.first_action[situation], graph.first_action[situation + 1]):
                if graph.actions[action] == actions[one]:
                    hero[action] = shares[one]


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


def write_archive(path: Path, box: Box, members: dict[str, bytes]) -> None:
    shapes = shapes_of(box)
    about = {
        "box": essence(box),
        "signatures": [[shape.touching, shape.comfort] for shape in shapes],
        "shapes": [_cells(box, shape, layouts[0]) for shape, layouts in shapes.items()],
    }
    with ZipFile(path, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        archive.writestr("about.json", json.dumps(about, separators=(",", ":")))
        for name, data in sorted(members.items()):
            archive.writestr(name, data)


def _cells(box: Box, shape: Shape, layout: tuple[str, ...]) -> tuple[str, ...]:
    found, cells = shape_of(diagrams_of(box), layout)
    if found != shape:
        raise ValueError("not a layout of this shape")
    return cells
