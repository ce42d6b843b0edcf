"""What face-down tiles can be, and how likely (Bayes), against a stated model of the Dungeon Master.

Three models of how he lays, each as a weight relative to laying any storey alike:

careless    any storey as likely as any other
guarding    he sketches some storeys and lays one of those that guard the Exit best (as the sensible bot does)
cunning     on the layout that lies there he fills the tiles as in a duel with a Hero who expects it

Which monsters he holds: every monster that was never seen is as likely as any other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb, factorial, prod
from typing import Final, TypeAlias

from spukhaus.games.shy_monsters.model.ground import Ground, comfort_mask, ground_of
from spukhaus.games.shy_monsters.model.standings import FIRST_KIND, HIDDEN, OPEN, THE_EXIT, Standing, World
from spukhaus.games.shy_monsters.model.walking import reach
from spukhaus.games.shy_monsters.rules.box import ENTRANCE_FACE, EXIT, Face
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, Diagram, Layout, layouts
from spukhaus.games.shy_monsters.rules.view import StoreyView

Pool: TypeAlias = tuple[tuple[Face, Diagram], ...]
"""The monsters that may lie on a storey, as far as the Hero can know, by name."""

SKETCHES: Final = 60
SHORTLIST: Final = 6
"""A guarding Dungeon Master looks at so many storeys and lays one of the best few."""
HABIT_SAMPLES: Final = 500
MOST_WORLDS: Final = 2600
"""Boxes in which more can lie there are looked at more coarsely; the standard box has at most 1,800."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the Hero must guess on a storey: all that he knows of it, and of the monsters that may lie there."""

    layout: Layout
    faces: tuple[Face | None, ...]
    pool: Pool
    """Monsters that were not seen before this storey; those that lie face up here are among them."""
    hidden_monsters: int

    def untouched(self) -> Question:
        """The same storey before anything was turned."""
        faces = tuple(ENTRANCE_FACE if cell == ENTRANCE else None for cell in self.layout)
        return Question(self.layout, faces, self.pool, self.hidden_monsters + len(self.seen_here))

    @property
    def seen_here(self) -> tuple[Face, ...]:
        names = {name for name, _ in self.pool}
        return tuple(sorted(face for face in self.faces if face in names))

    @property
    def unseen(self) -> tuple[Face, ...]:
        return tuple(name for name, _ in self.pool if name not in self.seen_here)

    def hands(self) -> Iterator[tuple[Face, ...]]:
        """Every hand with which the storey can have been laid."""
        seen = self.seen_here
        for rest in combinations(self.unseen, self.hidden_monsters):
            yield tuple(sorted(seen + rest))


@dataclass(frozen=True, slots=True)
class Kinds:
    """Monsters that are comfortable on the same tiles of a layout are of one kind there."""

    of: dict[Face, int]
    comfort: tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def kinds_on(layout: Layout, pool: Pool) -> Kinds:
    masks = {name: comfort_mask(diagram, layout) for name, diagram in pool}
    comfort = tuple(sorted(set(masks.values())))
    return Kinds({name: FIRST_KIND + comfort.index(mask) for name, mask in masks.items()}, comfort)


def face_up(question: Question) -> World:
    """What lies face up, as the situations have it."""
    kinds = kinds_on(question.layout, question.pool).of
    return bytes(
        HIDDEN if face is None else THE_EXIT if face == EXIT else kinds.get(face, OPEN) for face in question.faces
    )


def standing_of(question: Question, storey: StoreyView) -> Standing:
    ground = ground_of(question.layout)
    index = question.layout.index
    faces = face_up(question)
    active = sum(1 << index(cell) for cell in storey.active)
    safe = sum(1 << tile for tile, face in enumerate(faces) if face not in (HIDDEN, THE_EXIT)) & ~active
    patch = reach(ground.beside, 1 << index(storey.hero), safe)
    return Standing(faces, active, patch, storey.attack_ready, storey.jump_ready, storey.reveals_left)


def fillings(faces: World, monsters: Sequence[int]) -> Iterator[World]:
    """Every way to put the Exit (if it is not seen) and monsters of these kinds on the hidden tiles, each once."""
    hidden = [tile for tile, face in enumerate(faces) if face == HIDDEN]
    plain = bytearray(OPEN if face == HIDDEN else face for face in faces)
    pieces = tuple(sorted(monsters)) if THE_EXIT in faces else (THE_EXIT, *sorted(monsters))
    for order in _orders(pieces, len(hidden)):
        for tile, face in zip(hidden, order, strict=True):
            plain[tile] = face
        yield bytes(plain)


@lru_cache(maxsize=1 << 10)
def _orders(pieces: tuple[int, ...], places: int) -> tuple[tuple[int, ...], ...]:
    """The different ways to put pieces on places, the rest being open."""
    if not pieces:
        return ((OPEN,) * places,)
    found: dict[tuple[int, ...], None] = {}
    for rest in _orders(pieces[1:], places):
        for place, face in enumerate(rest):
            if face == OPEN:
                found[(*rest[:place], pieces[0], *rest[place + 1 :])] = None
    return tuple(found)


def count_worlds(question: Question) -> int:
    """How many concrete worlds fit, at most."""
    hidden, monsters = question.faces.count(None), question.hidden_monsters
    exits = 1 if EXIT in question.faces else max(1, hidden)
    places = comb(max(0, hidden - (exits > 1)), monsters)
    orders = 1
    for taken in range(monsters):
        orders *= max(1, len(question.unseen) - taken)
    return exits * places * orders


Weights: TypeAlias = dict[World, float]


def careless(question: Question) -> Weights:
    """Every concrete world that fits counts the same: how many there are of each."""
    return dict(_counted(question))


@lru_cache(maxsize=256)
def _counted(question: Question) -> Counter[World]:
    kinds = kinds_on(question.layout, question.pool).of
    faces = face_up(question)
    found: Counter[World] = Counter()
    for names in combinations(question.unseen, question.hidden_monsters):
        alike = _alike(kinds, names)
        for world in fillings(faces, [kinds[name] for name in names]):
            found[world] += alike
    return found


def _alike(kinds: dict[Face, int], names: tuple[Face, ...]) -> int:
    """In how many ways these monsters can be swapped without a difference on this layout."""
    return prod(factorial(many) for many in Counter(kinds[name] for name in names).values())


@lru_cache(maxsize=64)
def guarding(question: Question) -> Weights:
    """How much likelier than a careless Dungeon Master one lays a world who picks it from the best of his sketches."""
    ground = ground_of(question.layout)
    kinds = kinds_on(question.layout, question.pool)
    diagrams = dict(question.pool)
    faces = face_up(question)
    found: Weights = {}
    danger_of: dict[World, float] = {}
    seen = question.seen_here
    for names in combinations(question.unseen, question.hidden_monsters):
        alike = _alike(kinds.of, names)
        tiles = ground.size - 1
        liking = habit(tuple(sorted(diagrams[name] for name in (*names, *seen))), tiles)
        for world in fillings(faces, [kinds.of[name] for name in names]):
            danger = danger_of.get(world)
            if danger is None:
                danger = danger_of[world] = danger_on(ground, kinds.comfort, world)
            found[world] = found.get(world, 0.0) + alike * liking.get(danger, 1.0)
    return found


def danger_on(ground: Ground, comfort: Sequence[int], world: World) -> float:
    """How well a storey guards its Exit, as people see it."""
    lurking = monsters = 0
    for tile, face in enumerate(world):
        if face >= FIRST_KIND:
            monsters |= 1 << tile
            lurking |= comfort[face - FIRST_KIND] & 1 << tile
    return _danger(ground, world.index(THE_EXIT), monsters, lurking)


@lru_cache(maxsize=1 << 16)
def _danger(ground: Ground, out: int, monsters: int, lurking: int) -> float:
    beside = ground.beside
    side_by_side = any(monsters >> tile & 1 and beside[tile] & monsters for tile in range(ground.size))
    guarded = not reach(beside, 1 << ground.entrance, ~lurking) >> out & 1
    far = not beside[ground.entrance] >> out & 1
    return 2.0 * lurking.bit_count() + 3.0 * guarded + far - 1.5 * side_by_side


@lru_cache(maxsize=512)
def habit(hand: tuple[Diagram, ...], tiles: int) -> dict[float, float]:
    """For each danger how much likelier a storey of it is laid by one who lays one of his best sketches."""
    rng = random.Random(0)  # any stream will do: this is a fact about the box
    dangers: Counter[float] = Counter()
    every = layouts(tiles)
    pieces = [THE_EXIT, *range(FIRST_KIND, FIRST_KIND + len(hand)), *[OPEN] * (tiles - 1 - len(hand))]
    for _ in range(HABIT_SAMPLES):
        ground = ground_of(rng.choice(every))
        rng.shuffle(pieces)
        world = bytes([*pieces[: ground.entrance], OPEN, *pieces[ground.entrance :]])
        dangers[danger_on(ground, [comfort_mask(diagram, ground.layout) for diagram in hand], world)] += 1
    whole = dangers.total()
    liking = {}
    better = 0
    for danger in sorted(dangers, reverse=True):
        liking[danger] = _chance_to_be_picked(better / whole, dangers[danger] / whole) * SKETCHES / SHORTLIST
        better += dangers[danger]
    return liking


def _chance_to_be_picked(better: float, as_good: float) -> float:
    """That a sketch gets onto the shortlist, if so many of the others are better or as good."""
    others = SKETCHES - 1
    chance = 0.0
    for ahead in range(SHORTLIST):
        exactly = comb(others, ahead) * better**ahead * (1 - better) ** (others - ahead)
        level = (others - ahead) * as_good / (1 - better) if better < 1 else 0.0
        chance += exactly * min(1.0, (SHORTLIST - ahead) / (1 + level))
    return chance


def cunning(question: Question, mixture: Weights) -> Weights:
    """How much likelier than a careless Dungeon Master one lays a world who fills the layout by a mixture, and who
    chooses layouts as a guarding one does."""
    untouched = question.untouched()
    whole = sum(guarding(untouched).values())
    before = _counted(untouched)
    return {
        world: whole * mixture[world] * ways / before[world]
        for world, ways in _counted(question).items()
        if mixture.get(world)
    }


def mean(weights: Weights, question: Question) -> float:
    """How much better than the careless model a model explains what lies face up."""
    return sum(weights.values()) / max(1, _counted(question).total())


# Boxes with very many worlds


def coarse(question: Question) -> tuple[tuple[int, ...], Weights]:
    """Only deadly and harmless monsters: tile by tile, as many of the unseen ones as are comfortable there."""
    ground = ground_of(question.layout)
    diagrams = dict(question.pool)
    masks = [comfort_mask(diagrams[name], question.layout) for name in question.unseen]
    everywhere = (1 << ground.size) - 1
    deadly, harmless = FIRST_KIND, FIRST_KIND + 1
    share = [sum(mask >> tile & 1 for mask in masks) / max(1, len(masks)) for tile in range(ground.size)]
    names = dict(question.pool)
    faces = bytes(
        harmless if face in names else HIDDEN if face is None else THE_EXIT if face == EXIT else OPEN
        for face in question.faces
    )
    found: Weights = {}
    monsters = question.hidden_monsters
    for many in range(monsters + 1):
        for world in fillings(faces, [deadly] * many + [harmless] * (monsters - many)):
            weight = 1.0
            for tile, face in enumerate(world):
                if faces[tile] == HIDDEN and face >= FIRST_KIND:
                    weight *= COMFORT_BELIEF * share[tile] if face == deadly else 1 - share[tile]
            if weight:
                found[world] = weight
    return (everywhere, 0), found


COMFORT_BELIEF: Final = 4
"""In a coarse look: how much likelier a comfortable monster is than an uneasy one."""
