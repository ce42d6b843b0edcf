"""What a Hero can do on a storey of any box, and what may come of it, for bots that weigh worlds.

A standing is what lies face up (and whether it is deadly), the patch of safe tiles on which he stands, and the skills
and reveals that he has left. Hidden tiles do not change and walking over safe tiles is free, so histories that agree
on this agree on all that can come. Monsters that are comfortable on the same tiles are of one kind.

Two things are forced, because nothing can be better: to take a sure way out, and to step onto a tile where for all
that he knows nothing can harm him.

`situations` has the same in whole numbers, for the solved box alone. There are two because they answer two questions:
a solver asks what can happen whatever lies there, and bots ask in which of some weighted worlds it happens, also in
boxes that do not fit into one number. With situations for standings the bots took a third longer in plain Python.
What both must know of the rules is in `walking` and `ground`, and a test goes through storeys with both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from spukhaus.games.shy_monsters.model.ground import Ground
from spukhaus.games.shy_monsters.model.walking import reach, wakes

World: TypeAlias = bytes
"""What lies on every tile: OPEN, THE_EXIT, or a kind of monster, from FIRST_KIND on."""

OPEN: Final = 0
THE_EXIT: Final = 1
FIRST_KIND: Final = 2
HIDDEN: Final = 255

NOWHERE: Final = -1


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


def start(ground: Ground, reveals: int) -> Standing:
    faces = bytearray([HIDDEN] * ground.size)
    faces[ground.entrance] = OPEN
    return Standing(bytes(faces), 0, 1 << ground.entrance, True, True, reveals)


class Branch(NamedTuple):
    """A move with what can come of it: the worlds in which it leads out, and the standings that may follow."""

    move: Move
    wins: tuple[int, ...]
    follow: tuple[tuple[Standing, tuple[int, ...]], ...]


class Ways:
    """The ways on from a standing, if one of these worlds lies there."""

    def __init__(self, ground: Ground, comfort: Sequence[int], worlds: Sequence[World]) -> None:
        self.ground = ground
        self.comfort = tuple(comfort)
        """For each kind of monster where it is comfortable."""
        self.worlds = tuple(worlds)
        self.fitting: dict[World, tuple[int, ...]] = {}
        self._sets: dict[World, tuple[int, int]] = {}
        self._patches: dict[tuple[int, int], int] = {}

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
        monsters, beside = self._face_up(faces)[1], self.ground.beside
        awake = [wakes(beside, comfort, monsters, tile) for comfort in self.comfort]
        if any(awake):
            every = self.worlds
            for world in worlds:
                face = every[world][tile]
                if face >= FIRST_KIND and awake[face - FIRST_KIND]:
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

    def _face_up(self, faces: World) -> tuple[int, int]:
        """The tiles that can be walked on and off again where nothing is active, and the tiles of monsters."""
        found = self._sets.get(faces)
        if found is None:
            walkable = monsters = 0
            for tile, face in enumerate(faces):
                if face not in (HIDDEN, THE_EXIT):
                    walkable |= 1 << tile
                    monsters |= (face >= FIRST_KIND) << tile
            found = self._sets[faces] = walkable, monsters
        return found

    def _is_active(self, faces: World, tile: int, face: int) -> bool:
        if face < FIRST_KIND:
            return False
        return wakes(self.ground.beside, self.comfort[face - FIRST_KIND], self._face_up(faces)[1], tile)

    def _patch(self, faces: World, active: int, hero: int) -> int:
        key = hero, self._face_up(faces)[0] & ~active
        found = self._patches.get(key)
        if found is None:
            found = self._patches[key] = reach(self.ground.beside, 1 << hero, key[1])
        return found

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
        for over, tile, origins in ground.jumps:
            if not origins & patch:
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
