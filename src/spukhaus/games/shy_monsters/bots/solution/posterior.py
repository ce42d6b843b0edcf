"""With which of his strategies the perfect Hero may have come here: a posterior over them, by Bayes.

When he leaves a storey he draws with which strategy he goes on, and the bot keeps no memory. So it asks of every
strategy how often it would have led to what lies face up now, and draws among them by that, which is as good.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from spukhaus.games.shy_monsters.bots.solution.file import (
    HeroTable,
    Monsters,
    Point,
    Solution,
    choices,
    mask_of,
    point_named,
)
from spukhaus.games.shy_monsters.model.shapes import Shape, diagrams_of, shape_of
from spukhaus.games.shy_monsters.model.situations import CORRIDOR as CORRIDOR_UP
from spukhaus.games.shy_monsters.model.situations import EXIT as EXIT_UP
from spukhaus.games.shy_monsters.model.situations import (
    HIDDEN,
    LEAVE,
    MONSTER,
    RANKS,
    TILES,
    beginning,
    content,
    left_behind,
    list_actions,
    list_outcomes,
    rank,
)
from spukhaus.games.shy_monsters.rules.box import EXIT, Box
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE
from spukhaus.games.shy_monsters.rules.view import StoreyView

MOST_STRATEGIES: Final = 4
"""Rarer ones are forgotten, so that a decision takes no longer than it should."""

Reached: TypeAlias = dict[tuple[int, int | None], float]
"""Situations, each with what was left behind if the Hero is already on a sure way out; and how often he comes."""


@dataclass(frozen=True, slots=True)
class SeenStorey:
    """A storey as the Hero sees it, in numbers."""

    shape: Shape
    number: int
    """The shape's in the solution."""
    faces: tuple[int, ...]
    """What lies on each tile from 1 on, monsters as harmless; face down is 0."""
    reveals: int

    def fits(self, code: int) -> bool:
        """Whether whatever lies face up in a situation does so here."""
        return all(harmless(content(code, tile)) in (HIDDEN, self.faces[tile - 1]) for tile in range(1, TILES + 1))

    def is_all_of(self, left: int) -> bool:
        return all(content(left, tile) == self.faces[tile - 1] for tile in range(1, TILES + 1))


def harmless(what: int) -> int:
    return what - (what - MONSTER) % 2 if what >= MONSTER else what


def seen_storey(known: Solution, box: Box, number: int, storey: StoreyView) -> SeenStorey:
    shape, cells = shape_of(diagrams_of(box), storey.layout)
    names = [monster.name for monster in box.monsters]
    faces = [HIDDEN] * TILES
    for cell, face in zip(storey.layout, storey.faces, strict=True):
        if face is None or cell == ENTRANCE or cell not in storey.revealed:
            continue
        up = MONSTER + 2 * names.index(face) if face in names else EXIT_UP if face == EXIT else CORRIDOR_UP
        faces[cells.index(cell) - 1] = up
    return SeenStorey(shape, known.number(shape), tuple(faces), box.storeys[number - 1].reveals)


@lru_cache(maxsize=1 << 14)
def sure(shape: Shape, candidates: int, code: int) -> int | None:
    """An action after which, whatever lies where, the Hero gets out."""
    actions: list[int] = []
    list_actions(shape.touching, shape.comfort, candidates, code, actions)
    for action in actions:
        outcomes: list[int] = []
        if not list_outcomes(shape.touching, shape.comfort, candidates, code, action, outcomes) and all(
            outcome < 0 or sure(shape, candidates, outcome) is not None for outcome in outcomes
        ):
            return action
    return None


def sure_way(shape: Shape, candidates: int, code: int) -> int | None:
    """A sure way out, or else the only action that is not plainly worse than another."""
    action = sure(shape, candidates, code)
    if action is not None:
        return action
    actions: list[int] = []
    list_actions(shape.touching, shape.comfort, candidates, code, actions)
    return actions[0] if actions else None


def drawn(
    table: HeroTable, seen: SeenStorey, candidates: int, code: int, out: int | None
) -> Iterator[tuple[int, float, int | None]]:
    """What a strategy does in a situation: actions with their shares, and what is left behind if it is a way out."""
    mix = None if out is not None else table.mix(seen.number, code)
    if mix is None:
        action = sure_way(seen.shape, candidates, code)
        if action is not None:
            leaving = out is None and sure(seen.shape, candidates, code) is not None
            yield action, 1.0, left_behind(code) if leaving else out
        return
    for action, share in mix:
        if action == LEAVE:
            way = sure_way(seen.shape, candidates, code)
            if way is not None:
                yield way, share, left_behind(code)
        else:
            yield action, share, None


def walked(table: HeroTable, seen: SeenStorey, unseen: Monsters) -> tuple[Reached, dict[int, float]]:
    """How often a strategy comes where on this storey; and with what left behind it gets out, if all of it is seen."""
    candidates = mask_of(unseen)
    layers: list[Reached] = [defaultdict(float) for _ in range(RANKS)]
    layers[0][beginning(seen.shape.touching, seen.reveals), None] = 1.0
    left: dict[int, float] = defaultdict(float)
    for layer in layers:
        for (code, before), often in layer.items():
            for action, share, out in drawn(table, seen, candidates, code, before):
                outcomes: list[int] = []
                list_outcomes(seen.shape.touching, seen.shape.comfort, candidates, code, action, outcomes)
                for outcome in outcomes:
                    if outcome < 0 and seen.is_all_of(-1 - outcome):
                        left[-1 - outcome if out is None else out] += often * share
                    elif outcome >= 0 and seen.fits(outcome):
                        layers[rank(outcome)][outcome, out] += often * share
    return {place: often for layer in layers for place, often in layer.items()}, left


def strategies(known: Solution, box: Box, past: tuple[StoreyView, ...]) -> dict[Point, float]:
    """With what the Hero may go on after these storeys, and how likely each is."""
    storeys = tuple(seen_storey(known, box, number, storey) for number, storey in enumerate(past, start=1))
    return _strategies(known, tuple(range(len(box.monsters))), storeys)


@lru_cache(maxsize=16)
def _strategies(known: Solution, unseen: Monsters, storeys: tuple[SeenStorey, ...]) -> dict[Point, float]:
    found = {Point(1, unseen): 1.0}
    for number, seen in enumerate(storeys, start=1):
        after: dict[Point, float] = defaultdict(float)
        for point, weight in found.items():
            table = known.hero(point)
            for left, often in walked(table, seen, point.unseen)[1].items():
                for next_point, share in _chosen(table, seen, point, left):
                    after[next_point] += weight * often * share
        shown = {(face - MONSTER) // 2 for face in seen.faces if face >= MONSTER}
        unseen = tuple(monster for monster in unseen if monster not in shown)
        likely = sorted(after.items(), key=lambda entry: -entry[1])[:MOST_STRATEGIES]
        found = dict(likely) if likely else {Point(number + 1, unseen): 1.0}
    return found


def _chosen(table: HeroTable, seen: SeenStorey, point: Point, left: int) -> Iterator[tuple[Point, float]]:
    mix = table.believed(seen.number, left)
    if mix is None:
        shown = {
            (content(left, tile) - MONSTER) // 2 for tile in range(1, TILES + 1) if content(left, tile) >= MONSTER
        }
        yield choices(point.storey + 1, tuple(one for one in point.unseen if one not in shown))[-1], 1.0
        return
    for name, share in mix:
        yield point_named(point.storey + 1, name), share
