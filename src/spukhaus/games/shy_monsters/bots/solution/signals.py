"""Which of his strategies the Dungeon Master plays: what the Hero does not know is worth something to him.

After each storey the Hero's belief follows from what lies face up. The Dungeon Master splits it (`splitting`) and
draws one of his strategies for the next storey, by what he knows to be left. He keeps no memory: as for the Hero
(`posterior`), every strategy is weighed by how likely it would have led to what was laid, which is as good.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from spukhaus.games.shy_monsters.bots.solution.file import (
    FILLINGS,
    Monsters,
    Point,
    Solution,
    prior_of,
    types_of,
)
from spukhaus.games.shy_monsters.bots.solution.splitting import split
from spukhaus.games.shy_monsters.model.shapes import diagrams_of, shape_of
from spukhaus.games.shy_monsters.model.situations import CORRIDOR, EXIT, HIDDEN, MONSTER, TILES
from spukhaus.games.shy_monsters.rules import box as boxes
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.layout import Cell, cell_at, position
from spukhaus.games.shy_monsters.rules.view import StoreyView

Faces: TypeAlias = tuple[int, ...]
"""What lies on each tile from 1 on, monsters as harmless; face down is 0."""
FAINT: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Turn:
    """One of the eight ways to turn and mirror the plane around the Entrance."""

    quarters: int
    mirrored: bool

    def __call__(self, cell: Cell) -> Cell:
        x, y = position(cell)
        if self.mirrored:
            x = -x
        for _ in range(self.quarters):
            x, y = y, -x
        return cell_at(x, y)


TURNS: Final = tuple(Turn(quarters, mirrored) for quarters in range(4) for mirrored in (False, True))
UPRIGHT: Final = TURNS[0]


@dataclass(frozen=True, slots=True)
class PastStorey:
    """A storey that was laid in a way of the solution; there are several if it can be turned into itself."""

    shape: int
    ways: tuple[tuple[Faces, Faces], ...]
    """What lay face up at the end, and all that lay there as far as the asker knows."""


def past_storey(known: Solution, box: Box, storey: StoreyView) -> PastStorey | None:
    """Nothing, if the solution would not lay the tiles like this."""
    names = [monster.name for monster in box.monsters]
    face_up, faces = dict.fromkeys(storey.layout, HIDDEN), dict.fromkeys(storey.layout, HIDDEN)
    for cell, face in zip(storey.layout, storey.faces, strict=True):
        if face is not None:
            what = MONSTER + 2 * names.index(face) if face in names else EXIT if face == boxes.EXIT else CORRIDOR
            faces[cell] = what
            face_up[cell] = what if cell in storey.revealed else HIDDEN
    number = known.number(shape_of(diagrams_of(box), storey.layout)[0])
    turned = {tuple(turn(cell) for cell in known.shapes[number]) for turn in TURNS}
    ways = [
        (tuple(face_up[cell] for cell in cells[1:]), tuple(faces[cell] for cell in cells[1:]))
        for cells in sorted(turned)
        if set(cells) == set(storey.layout)
    ]
    return PastStorey(number, tuple(ways)) if ways else None


@lru_cache(maxsize=1 << 10)
def _lying(hand: tuple[int, int], filling: int) -> Faces:
    exit_tile, first, second = FILLINGS[filling]
    at = {exit_tile: EXIT, first: MONSTER + 2 * hand[0], second: MONSTER + 2 * hand[1]}
    return tuple(at.get(tile, CORRIDOR) for tile in range(1, TILES + 1))


def left_after(point: Point, kind: int) -> Monsters:
    pair, later = types_of(point)[kind]
    return later or tuple(monster for monster in point.unseen if monster not in pair)


def believed_after(known: Solution, point: Point, shape: int, face_up: Faces) -> dict[Monsters, float]:
    """How likely the Dungeon Master comes to lay what shows like this, by what is left then."""
    table = known.master(point)
    prior = prior_of(point, known.beliefs.get(point, ()))
    found: dict[Monsters, float] = defaultdict(float)
    for kind, (hand, _) in enumerate(types_of(point)):
        storeys = table.storeys(kind)
        fitting = sum(
            weight for number, filling, weight in storeys if number == shape and _fits(face_up, _lying(hand, filling))
        )
        if fitting:
            found[left_after(point, kind)] += prior[kind] * fitting / sum(weight for _, _, weight in storeys)
    return found


def _fits(face_up: Faces, lying: Faces) -> bool:
    return all(what in (HIDDEN, there) for what, there in zip(face_up, lying, strict=True))


def signals(
    known: Solution, storey: int, unseen: Monsters, belief: dict[Monsters, float], really: Monsters | None
) -> Iterator[tuple[Point, float]]:
    """The strategies into which the Dungeon Master splits a belief, each with how often he plays it: to whoever does
    not know what is left, or for him who knows it."""
    rests, points, columns = known.ways_to_split(storey, unseen)
    whole = sum(belief.values())
    worth = [known.worth[point] for point in points]
    shares, _ = split(columns, worth, [belief.get(rest, 0.0) / whole for rest in rests])
    if really is not None:
        place = rests.index(really)
        shares = [share * column[place] for share, column in zip(shares, columns, strict=True)]
        whole = 1 / sum(shares)
    yield from ((point, whole * share) for point, share in zip(points, shares, strict=True) if whole * share > FAINT)


def masters(known: Solution, box: Box, past: tuple[StoreyView, ...], *, own: bool) -> dict[Point, float]:
    """The strategies that the Dungeon Master may be playing now, each with a weight: to the Hero, or to himself, who
    knows all that he laid. Nothing, if the solution would not have laid it."""
    storeys = tuple(past_storey(known, box, storey) for storey in past)
    return _masters(known, tuple(range(len(box.monsters))), storeys, own)


@lru_cache(maxsize=16)
def _masters(
    known: Solution, unseen: Monsters, storeys: tuple[PastStorey | None, ...], own: bool
) -> dict[Point, float]:
    found, left = {Point(1, unseen): 1.0}, unseen
    for number, storey in enumerate(storeys, start=2):
        if storey is None:
            return {}
        left = tuple(monster for monster in left if monster not in shown(storey.ways[0][1]))
        after: dict[Point, float] = defaultdict(float)
        for point, weight in found.items():
            for face_up, faces in storey.ways:
                belief = believed_after(known, point, storey.shape, face_up)
                often = weight * (_often(known, point, storey.shape, faces, left) if own else 1.0)
                hidden = tuple(monster for monster in point.unseen if monster not in shown(face_up))
                if often and belief:
                    for next_point, share in signals(known, number, hidden, belief, left if own else None):
                        after[next_point] += often * share
        found = dict(after)
    return found


def shown(faces: Faces) -> Monsters:
    return tuple(sorted((what - MONSTER) // 2 for what in faces if what >= MONSTER))


def _often(known: Solution, point: Point, shape: int, faces: Faces, left: Monsters) -> float:
    """How often a strategy lays just this, if these monsters are left then."""
    hand, later = shown(faces), left if point.storey == 2 else ()
    storeys = known.master(point).storeys(types_of(point).index(((hand[0], hand[1]), later)))
    here = sum(
        weight
        for number, filling, weight in storeys
        if number == shape and _lying((hand[0], hand[1]), filling) == faces
    )
    return here / sum(weight for _, _, weight in storeys)
