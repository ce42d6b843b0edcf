"""Everything that can happen to a Hero on a storey, as a graph of his situations.

A situation is what lies face up (and whether it is deadly), the patch of safe tiles on which he stands, and the skills
and reveals that he has left. Hidden tiles do not change and walking over safe tiles is free, so histories that agree
on this agree on all that can come. Tiles are counted in reading order and sets of tiles are bit masks.

Two things are forced, because nothing can be better: to take a sure way out, and to step onto a tile where for all
that he knows nothing can harm him.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, Diagram, Layout, comfortable_cells, geometry

World: TypeAlias = bytes
"""What lies on every tile: OPEN, THE_EXIT, or a kind of monster, from FIRST_KIND on."""

OPEN: Final = 0
THE_EXIT: Final = 1
FIRST_KIND: Final = 2
HIDDEN: Final = 255

NOWHERE: Final = -1


class Ground(NamedTuple):
    """A layout in bits."""

    layout: Layout
    size: int
    entrance: int
    beside: tuple[int, ...]
    """For each tile the mask of the tiles that share a side with it."""
    neighbours: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=1 << 14)
def ground_of(layout: Layout) -> Ground:
    shape = geometry(layout)
    neighbours = tuple(tuple(shape.index[side] for side in shape.neighbours[cell]) for cell in layout)
    beside = tuple(sum(1 << tile for tile in tiles) for tiles in neighbours)
    return Ground(layout, len(layout), shape.index[ENTRANCE], beside, neighbours)


@lru_cache(maxsize=1 << 16)
def comfort_mask(diagram: Diagram, layout: Layout) -> int:
    """Where a monster would be comfortable; the Entrance does not count, where none can lie."""
    cells = comfortable_cells(diagram, layout)
    return sum(1 << tile for tile, cell in enumerate(layout) if cell in cells and cell != ENTRANCE)


def patch_of(ground: Ground, start: int, safe: int) -> int:
    """The safe tiles that can be walked to from a tile."""
    patch = fresh = 1 << start
    beside = ground.beside
    while fresh:
        reached = 0
        while fresh:
            low = fresh & -fresh
            reached |= beside[low.bit_length() - 1]
            fresh ^= low
        fresh = reached & safe & ~patch
        patch |= fresh
    return patch


class Standing(NamedTuple):
    """A situation of the Hero. Equal standings have equal futures."""

    faces: World
    """What lies on each tile, or HIDDEN."""
    active: int
    patch: int
    attack: bool
    jump: bool
    reveals: int


class Move(NamedTuple):
    """Something new that the Hero can do: turn a tile, or go from his patch onto a tile."""

    tile: int
    over: int = NOWHERE
    attack: bool = False
    turn: bool = False


@dataclass(slots=True)
class Option:
    """A move with what comes of it."""

    move: Move
    wins: tuple[int, ...] = ()
    """The worlds in which it leads out at once."""
    children: tuple[int, ...] = ()


@dataclass(slots=True)
class Situation:
    standing: Standing
    worlds: tuple[int, ...]
    """The worlds that fit."""
    options: tuple[Option, ...] = ()
    escape: Move | None = None
    """A sure way out."""


@dataclass(slots=True)
class Tree:
    """All situations that can follow from one, each after those that follow from it; the last one is the root."""

    worlds: tuple[World, ...]
    situations: list[Situation] = field(default_factory=list)

    @property
    def root(self) -> Situation:
        return self.situations[-1]


class TooManyError(Exception):
    """There are more situations than one can go through."""


def start(ground: Ground, reveals: int) -> Standing:
    faces = bytearray([HIDDEN] * ground.size)
    faces[ground.entrance] = OPEN
    return Standing(bytes(faces), 0, 1 << ground.entrance, True, True, reveals)


class Branch(NamedTuple):
    """A move with what can come of it: the worlds in which it leads out, and the standings that may follow."""

    move: Move
    wins: tuple[int, ...]
    follow: tuple[tuple[Standing, tuple[int, ...]], ...]


class Guide:
    """What the Hero can do in a standing, and what may come of it."""

    def __init__(self, ground: Ground, comfort: Sequence[int], worlds: Sequence[World]) -> None:
        self.ground = ground
        self.comfort = tuple(comfort)
        """For each kind of monster where it is comfortable."""
        self.worlds = tuple(worlds)
        self.fitting: dict[World, tuple[int, ...]] = {}

    def escape(self, standing: Standing) -> Move | None:
        """The Exit lies face up beside the patch, or can be jumped to."""
        out = standing.faces.find(THE_EXIT)
        if out < 0 or standing.reveals:
            return None
        beside, patch = self.ground.beside, standing.patch
        if beside[out] & patch:
            return Move(out)
        if standing.jump:
            for over in self.ground.neighbours[out]:
                if beside[over] & patch:
                    return Move(out, over)
        return None

    def branches(self, standing: Standing, worlds: tuple[int, ...]) -> list[Branch]:
        if standing.reveals:
            hidden = (tile for tile, face in enumerate(standing.faces) if face == HIDDEN)
            return [self._turn(standing, tile, worlds) for tile in hidden]
        return [self._enter(standing, move, worlds) for move in self._moves(standing, worlds)]

    def branch(self, standing: Standing, move: Move, worlds: tuple[int, ...]) -> Branch:
        """Any move that the rules allow, also one that is plainly worse than another."""
        return self._turn(standing, move.tile, worlds) if move.turn else self._enter(standing, move, worlds)

    def deadly(self, faces: World, tile: int, worlds: Iterable[int]) -> Iterator[int]:
        """The worlds in which it is death to step onto a face-down tile."""
        if not self._scared(faces, tile):
            every, comfort = self.worlds, self.comfort
            for world in worlds:
                face = every[world][tile]
                if face >= FIRST_KIND and comfort[face - FIRST_KIND] >> tile & 1:
                    yield world

    def _split(self, faces: World, tile: int, worlds: tuple[int, ...]) -> list[tuple[int, World, tuple[int, ...]]]:
        """What a tile can turn out to be, with the worlds that then fit."""
        by_face: dict[int, list[int]] = {}
        every = self.worlds
        for world in worlds:
            by_face.setdefault(every[world][tile], []).append(world)
        found = []
        for face in sorted(by_face):
            after = faces[:tile] + bytes((face,)) + faces[tile + 1 :]
            # One tuple for all situations in which the same lies face up.
            found.append((face, after, self.fitting.setdefault(after, tuple(by_face[face]))))
        return found

    def _scared(self, faces: World, tile: int) -> bool:
        """SM-11: a monster turned up beside one that lies face up panics."""
        return any(FIRST_KIND <= faces[side] < HIDDEN for side in self.ground.neighbours[tile])

    def _is_active(self, faces: World, tile: int, face: int) -> bool:
        return (
            face >= FIRST_KIND and self.comfort[face - FIRST_KIND] >> tile & 1 == 1 and not self._scared(faces, tile)
        )

    def _patch(self, faces: World, active: int, hero: int) -> int:
        safe = 0
        for tile, face in enumerate(faces):
            if face not in (HIDDEN, THE_EXIT):
                safe |= 1 << tile
        return patch_of(self.ground, hero, safe & ~active)

    def _turn(self, standing: Standing, tile: int, worlds: tuple[int, ...]) -> Branch:
        """SM-15."""
        follow = []
        for shown, faces, fits in self._split(standing.faces, tile, worlds):
            active = standing.active | self._is_active(standing.faces, tile, shown) << tile
            patch = self._patch(faces, active, self.ground.entrance)
            follow.append((Standing(faces, active, patch, True, True, standing.reveals - 1), fits))
        return Branch(Move(tile, turn=True), (), tuple(follow))

    def _moves(self, standing: Standing, worlds: tuple[int, ...]) -> list[Move]:
        faces, patch, ground = standing.faces, standing.patch, self.ground
        edge = [tile for tile in range(ground.size) if ground.beside[tile] & patch and not patch >> tile & 1]
        moves: list[Move] = []
        for tile in edge:
            if faces[tile] == HIDDEN:
                if not any(True for _ in self.deadly(faces, tile, worlds)):
                    return [Move(tile)]
                moves.append(Move(tile))
                if standing.attack:
                    moves.append(Move(tile, attack=True))
            elif standing.attack and standing.active >> tile & 1:
                moves.append(Move(tile, attack=True))
        return moves + self._jumps(standing, worlds) if standing.jump else moves

    def _jumps(self, standing: Standing, worlds: tuple[int, ...]) -> list[Move]:
        faces, patch, ground = standing.faces, standing.patch, self.ground
        moves = []
        for over in range(ground.size):
            for tile in ground.neighbours[over]:
                if not ground.beside[over] & patch & ~(1 << tile):
                    continue
                if faces[tile] == HIDDEN:
                    moves.append(Move(tile, over))
                    if standing.attack and any(True for _ in self.deadly(faces, tile, worlds)):
                        moves.append(Move(tile, over, attack=True))
                elif standing.active >> tile & 1:
                    if standing.attack:
                        moves.append(Move(tile, over, attack=True))
                elif not patch >> tile & 1 or faces[over] == HIDDEN:
                    moves.append(Move(tile, over))
        return moves

    def _enter(self, standing: Standing, move: Move, worlds: tuple[int, ...]) -> Branch:
        """SM-16 to SM-19."""
        tile, over, attack, _ = move
        fresh = standing.faces[tile] == HIDDEN
        landings = (
            self._split(standing.faces, tile, worlds) if fresh else [(standing.faces[tile], standing.faces, worlds)]
        )
        wins: tuple[int, ...] = ()
        follow = []
        attack_left, jump_left = standing.attack and not attack, standing.jump and over == NOWHERE
        for face, faces, fits in landings:
            if face == THE_EXIT:
                wins = fits
                continue
            active = standing.active
            if fresh and self._is_active(standing.faces, tile, face):
                active |= 1 << tile
            if attack:
                active &= ~(1 << tile)
            if active >> tile & 1:
                continue  # he dies
            turned = [(faces, active, fits)]
            if over != NOWHERE and faces[over] == HIDDEN:
                turned = [
                    (after, active | self._is_active(faces, over, shown) << over, left)
                    for shown, after, left in self._split(faces, over, fits)
                ]
            for after, deadly, left in turned:
                patch = self._patch(after, deadly, tile)
                follow.append((Standing(after, deadly, patch, attack_left, jump_left, 0), left))
        return Branch(move, wins, tuple(follow))


def grow(guide: Guide, standing: Standing, most: int) -> Tree:
    """All situations from a standing on."""
    tree = Tree(guide.worlds)
    known: dict[Standing, int] = {}

    def add(here: Standing, worlds: tuple[int, ...]) -> int:
        found = known.get(here)
        if found is not None:
            return found
        situation = Situation(here, worlds, escape=guide.escape(here))
        if situation.escape is None:
            situation.options = tuple(
                Option(move, wins, tuple(add(*one) for one in follow))
                for move, wins, follow in guide.branches(here, worlds)
            )
        if len(tree.situations) >= most:
            raise TooManyError
        tree.situations.append(situation)
        known[here] = len(tree.situations) - 1
        return known[here]

    add(standing, tuple(range(len(guide.worlds))))
    return tree


class Planner:
    """The best that the Hero can do if the worlds have these weights, without a look at what cannot be better."""

    def __init__(self, guide: Guide, weights: Sequence[float], most: int) -> None:
        self.guide = guide
        self.weights = weights
        self.most = most
        self._values: dict[Standing, float] = {}
        self._totals: dict[World, float] = {}

    def options(self, standing: Standing) -> list[tuple[float, Move]]:
        """Every move with the weight of the worlds that are survived, the best first."""
        worlds = tuple(range(len(self.weights)))
        found = [
            (self._sum(wins) + sum(self.value(*one) for one in follow), move)
            for move, wins, follow in self.guide.branches(standing, worlds)
        ]
        return sorted(found, key=lambda one: -one[0])

    def worth(self, standing: Standing, move: Move) -> float:
        """What a move is worth, whether it is one of the options or not."""
        _, wins, follow = self.guide.branch(standing, move, tuple(range(len(self.weights))))
        return self._sum(wins) + sum(self.value(*one) for one in follow)

    def value(self, standing: Standing, worlds: tuple[int, ...]) -> float:
        found = self._values.get(standing)
        if found is not None:
            return found
        total = self._total(standing, worlds)
        best = total if self.guide.escape(standing) is not None else self._best(standing, worlds, total)
        if len(self._values) >= self.most:
            raise TooManyError
        self._values[standing] = best
        return best

    def _best(self, standing: Standing, worlds: tuple[int, ...], total: float) -> float:
        hopes = []
        for branch in self.guide.branches(standing, worlds):
            hope = self._sum(branch.wins) + sum([self._total(*one) for one in branch.follow])
            hopes.append((hope, branch.follow))
        hopes.sort(key=lambda one: (-one[0], -len(one[1])))
        best, enough = 0.0, total * (1 - 1e-12)
        for hope, follow in hopes:
            value = hope
            for one in follow:
                if value <= best:
                    break
                value += self.value(*one) - self._total(*one)
            if value > best:
                best = value
                if best >= enough:
                    break
        return best

    def _sum(self, worlds: tuple[int, ...]) -> float:
        weights = self.weights
        return sum([weights[world] for world in worlds])

    def _total(self, standing: Standing, worlds: tuple[int, ...]) -> float:
        total = self._totals.get(standing.faces)
        if total is None:
            total = self._totals[standing.faces] = self._sum(worlds)
        return total
