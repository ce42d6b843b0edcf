"""Sensible baselines for both seats. They are given a view and their choices, and keep no memory.

The Dungeon Master looks at some random storeys and lays one of the better ones: comfortable monsters, apart from
each other, across the ways to the Exit. The Hero goes through everything that the face-down tiles can be, thinks
comfortable monsters more likely than others, and takes the move that is least likely to kill him for what it gains.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, islice, permutations
from types import MappingProxyType
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.thought import Alternative, Belief, Measure, Possibility, Thinker, Thought
from spukhaus.games.shy_monsters.rules.actions import Action, GiveUp, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import EXIT, Box, Face
from spukhaus.games.shy_monsters.rules.layout import (
    ENTRANCE,
    Cell,
    Layout,
    comfortable_cells,
    geometry,
    in_reading_order,
    reachable,
)
from spukhaus.games.shy_monsters.rules.view import StoreyView, View

SKETCHES: Final = 60
"""How many storeys the Dungeon Master looks at before he lays one."""
SHORTLIST: Final = 6
"""He picks one of the best few at random, so as not to be predictable."""
COMFORT_BELIEF: Final = 4
"""How many times more likely the Hero thinks a comfortable monster than an uneasy one."""
MOST_ORDERS: Final = 60
"""How many ways to put the unseen monsters on given tiles the Hero thinks of; the standard box has at most 30."""
ATTACK_FROM: Final = 0.25
"""The Hero uses his Attack on a step that is at least this likely to be deadly."""


class SensibleBot(Thinker):
    def think(self, view: View, choices: Choices[Action], rng: random.Random) -> Thought:
        if view.storey is None:
            return _lay(view.edition.content, choices, rng)
        return _Hero(view.edition.content, view, view.storey).think(choices, rng)


# The Dungeon Master


def _lay(box: Box, choices: Choices[Action], rng: random.Random) -> Thought:
    sketches = [choices.sample(rng) for _ in range(SKETCHES)]
    best = sorted(sketches, key=lambda sketch: _danger(box, sketch), reverse=True)[:SHORTLIST]
    action = rng.choice(best)
    weighed = tuple(Alternative(sketch, _danger(box, sketch)) for sketch in dict.fromkeys(best))
    return Thought(action, weighed, measure=Measure.FEELING)


def _danger(box: Box, sketch: Action) -> float:
    """How well a storey guards its Exit."""
    if not isinstance(sketch, Lay):
        return 0
    layout = in_reading_order((ENTRANCE, *(cell for cell, _ in sketch.tiles)))
    exit_cell = next(cell for cell, face in sketch.tiles if face == EXIT)
    lurking = [
        cell
        for cell, face in sketch.tiles
        if face in box.diagrams and cell in comfortable_cells(box.diagrams[face], layout)
    ]
    monsters = {cell for cell, face in sketch.tiles if face in box.diagrams}
    side_by_side = any(one in geometry(layout).neighbours[two] for one, two in combinations(monsters, 2))
    guarded = exit_cell not in reachable(ENTRANCE, frozenset(layout) - set(lurking))
    far = exit_cell not in geometry(layout).neighbours[ENTRANCE]
    return 2.0 * len(lurking) + 3.0 * guarded + far - 1.5 * side_by_side


# The Hero


class _Hero:
    """What the Hero makes of a storey."""

    def __init__(self, box: Box, view: View, storey: StoreyView) -> None:
        self.box = box
        self.storey = storey
        self.hidden = tuple(cell for cell, face in zip(storey.layout, storey.faces, strict=True) if face is None)
        self.deadly, self.exits = self._beliefs(view)
        self.safe = frozenset(storey.layout) - set(self.hidden) - set(storey.active)

    def _beliefs(self, view: View) -> tuple[dict[Cell, float], dict[Cell, float]]:
        """For every face-down tile, how likely an active monster and how likely the Exit lies there."""
        unseen = tuple(name for name in self.box.diagrams if name not in view.seen)
        layout, revealed = self.storey.layout, _revealed_monsters(self.box, self.storey)
        total, deadly, exits = 0.0, defaultdict[Cell, float](float), defaultdict[Cell, float](float)
        exit_known = EXIT in self.storey.faces
        for exit_cell, monsters in _placements(self.hidden, self.storey.hidden_monsters, exit_known):
            # Boxes with many monsters have more orders than anybody can go through; the first ones must do.
            for names in islice(permutations(unseen, len(monsters)), MOST_ORDERS):
                weight, active = 1.0, []
                for cell, name in zip(monsters, names, strict=True):
                    if cell in comfortable_cells(self.box.diagrams[name], layout):
                        weight *= COMFORT_BELIEF
                        if not any(cell in geometry(layout).neighbours[other] for other in revealed):
                            active.append(cell)
                total += weight
                for cell in active:
                    deadly[cell] += weight
                if exit_cell is not None:
                    exits[exit_cell] += weight
        return (
            {cell: weight / total for cell, weight in deadly.items()},
            {cell: weight / total for cell, weight in exits.items()},
        )

    def think(self, choices: Choices[Action], rng: random.Random) -> Thought:
        worth = [(self._worth(action), rng.random(), action) for action in choices]
        worth.sort(key=lambda entry: entry[:2], reverse=True)
        weighed = tuple(Alternative(action, value) for value, _, action in worth)
        return Thought(worth[0][2], weighed, self._told(), Measure.FEELING)

    def _told(self) -> tuple[Belief, ...]:
        """For each face-down tile how likely it is deadly, and how likely the Exit."""
        found = []
        for cell in self.hidden:
            deadly = Possibility({"kind": "deadly"}, self.deadly.get(cell, 0.0))
            out = Possibility({"kind": "face", "face": EXIT}, self.exits.get(cell, 0.0))
            told = [one for one in (deadly, out) if one.chance]
            told.sort(key=lambda one: -one.chance)
            found.append(Belief({"kind": "tile", "tile": cell}, tuple(told)))
        return tuple(found)

    def _worth(self, action: Action) -> float:
        match action:
            case Reveal(tile):
                # The most is learned where a monster is likely, and near the Entrance it bars the way.
                return self.deadly.get(tile, 0) + 0.1 * (tile in geometry(self.storey.layout).neighbours[ENTRANCE])
            case Walk(tile, attack):
                return self._worth_of_entering(tile, attack)
            case Jump(over, tile, attack):
                gain = 0.3 * self.deadly.get(over, 0) + 0.3 * (over in self.storey.active)
                return self._worth_of_entering(tile, attack) + gain - 0.2
            case GiveUp():
                return -2
            case _:
                return -3

    def _worth_of_entering(self, tile: Cell, attack: bool) -> float:
        if self._face(tile) == EXIT:
            return 10 - attack
        risk = 1.0 if tile in self.storey.active else self.deadly.get(tile, 0)
        cost = 0.0
        if attack:
            cost = 0.05 if risk >= ATTACK_FROM else 0.6
            risk = 0
        if tile in self.hidden:
            return 1 + 0.5 * self.exits.get(tile, 0) - 3 * risk - cost
        # Known ground is worth only where it leads.
        return self._lead(tile) - 3 * risk - cost

    def _lead(self, tile: Cell) -> float:
        """What the best unknown tile or the Exit is worth that can be walked to, less for every step."""
        distance = _distances(self.storey.layout, tile, self.safe | {tile})
        best = -5.0
        for cell, steps in distance.items():
            if self._face(cell) == EXIT:
                best = max(best, 9 - 0.05 * steps)
            for beside in geometry(self.storey.layout).neighbours[cell]:
                if self._face(beside) == EXIT:
                    best = max(best, 9 - 0.05 * (steps + 1))
                elif beside in self.hidden:
                    new = 1 + 0.5 * self.exits.get(beside, 0) - 3 * self.deadly.get(beside, 0)
                    best = max(best, new - 0.05 * (steps + 1))
        return best

    def _face(self, cell: Cell) -> Face | None:
        return self.storey.faces[geometry(self.storey.layout).index[cell]]


def _revealed_monsters(box: Box, storey: StoreyView) -> tuple[Cell, ...]:
    faces = dict(zip(storey.layout, storey.faces, strict=True))
    return tuple(cell for cell in storey.revealed if faces[cell] in box.diagrams)


def _placements(
    hidden: tuple[Cell, ...], monsters: int, exit_known: bool
) -> Iterator[tuple[Cell | None, tuple[Cell, ...]]]:
    """Where the Exit and the monsters can lie."""
    for exit_cell in (None,) if exit_known else hidden:
        free = tuple(cell for cell in hidden if cell != exit_cell)
        for cells in combinations(free, monsters):
            yield exit_cell, cells


@lru_cache(maxsize=1 << 14)
def _distances(layout: Layout, start: Cell, ground: frozenset[Cell]) -> MappingProxyType[Cell, int]:
    steps = {start: 0}
    waiting = [start]
    for cell in waiting:
        for beside in geometry(layout).neighbours[cell]:
            if beside in ground and beside not in steps:
                steps[beside] = steps[cell] + 1
                waiting.append(beside)
    return MappingProxyType(steps)
