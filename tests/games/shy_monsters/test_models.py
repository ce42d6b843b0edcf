"""The two models of what the Hero knows: situations in whole numbers, and standings over weighted worlds."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from spukhaus.games.shy_monsters.bots import belief
from spukhaus.games.shy_monsters.bots.belief import Question
from spukhaus.games.shy_monsters.bots.planning import Planner
from spukhaus.games.shy_monsters.model import situations
from spukhaus.games.shy_monsters.model.ground import comfort_mask, ground_of
from spukhaus.games.shy_monsters.model.shapes import diagrams_of, shape_of
from spukhaus.games.shy_monsters.model.situations import (
    ATTACK,
    EXIT,
    HIDDEN,
    JUMP,
    LEAP,
    LEAP_STRIKE,
    LOOK,
    MONSTER,
    REVEALS,
    STEP,
    STRIKE,
    TILES,
    content,
    is_deadly,
    patch_of,
)
from spukhaus.games.shy_monsters.model.standings import HIDDEN as FACE_DOWN
from spukhaus.games.shy_monsters.model.standings import NOWHERE, OPEN, THE_EXIT, Move, Standing, Ways
from spukhaus.games.shy_monsters.rules.box import ENTRANCE_FACE
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, Layout, comfortable_cells, layouts
from tests.games.shy_monsters.scenes import BOX

NAMES = [monster.name for monster in BOX.monsters]


class Both:
    """One storey in both models, and how to get from a situation to its standing."""

    def __init__(self, layout: Layout, monsters: tuple[int, ...]) -> None:
        self.shape, cells = shape_of(diagrams_of(BOX), layout)
        self.ground = ground_of(layout)
        self.tiles = [layout.index(cell) for cell in cells]
        self.candidates = sum(1 << monster for monster in monsters)
        pool = tuple(sorted((NAMES[monster], BOX.monsters[monster].diagram) for monster in monsters))
        faces = tuple(ENTRANCE_FACE if cell == ENTRANCE else None for cell in layout)
        self.counted = belief.careless(Question(layout, faces, pool, 2))
        kinds = belief.kinds_on(layout, pool)
        self.kinds = {monster: kinds.of[NAMES[monster]] for monster in monsters}
        self.ways = Ways(self.ground, kinds.comfort, tuple(self.counted))
        self.worlds = [world for pair in combinations(monsters, 2) for world in _fillings(pair)]
        """What lies on each tile of the shape, monsters as harmless, for every pair that may lie there."""

    def actions(self, code: int) -> list[int]:
        found: list[int] = []
        situations.list_actions(self.shape.touching, self.shape.comfort, self.candidates, code, found)
        return found

    def outcomes(self, code: int, action: int) -> tuple[list[int], bool]:
        found: list[int] = []
        shape = self.shape
        deadly = situations.list_outcomes(shape.touching, shape.comfort, self.candidates, code, action, found)
        return found, deadly

    def kind_of(self, what: int) -> int:
        if what < MONSTER:
            return THE_EXIT if what == EXIT else OPEN
        return self.kinds[(what - MONSTER) // 2]

    def standing(self, code: int) -> Standing:
        faces = bytearray([OPEN] * self.ground.size)
        active = 0
        for tile in range(1, TILES + 1):
            what = content(code, tile)
            faces[self.tiles[tile]] = FACE_DOWN if what == HIDDEN else self.kind_of(what)
            active |= is_deadly(what) << self.tiles[tile]
        patch = patch_of(self.shape.touching, code)
        there = sum(1 << self.tiles[tile] for tile in range(TILES + 1) if patch >> tile & 1)
        skills = code >> ATTACK & 1 == 1, code >> JUMP & 1 == 1
        return Standing(bytes(faces), active, there, *skills, code >> REVEALS & 3)

    def fitting(self, standing: Standing) -> tuple[int, ...]:
        """The worlds of the standings in which this lies face up."""
        return tuple(
            number
            for number, world in enumerate(self.counted)
            if all(face in (FACE_DOWN, lies) for face, lies in zip(standing.faces, world, strict=True))
        )

    def move(self, action: int) -> Move:
        kind, tile, over = action & 7, self.tiles[action >> 3 & 7], self.tiles[action >> 6 & 7]
        jumped = over if kind in (LEAP, LEAP_STRIKE) else NOWHERE
        return Move(tile, jumped, kind in (STRIKE, LEAP_STRIKE), kind == LOOK)

    def action(self, move: Move) -> int:
        if move.turn:
            return LOOK | self.tiles.index(move.tile) << 3
        if move.over == NOWHERE:
            return (STRIKE if move.attack else STEP) | self.tiles.index(move.tile) << 3
        kind = LEAP_STRIKE if move.attack else LEAP
        return kind | self.tiles.index(move.tile) << 3 | self.tiles.index(move.over) << 6

    def compare(self, code: int) -> Iterator[int]:
        """Every action of either model leads to the same in both. Gives the situations that can follow."""
        standing = self.standing(code)
        fitting = self.fitting(standing)
        moves = {self.move(action) for action in self.actions(code)}
        moves.update(branch.move for branch in self.ways.branches(standing, fitting))
        for move in sorted(moves):
            outcomes, deadly = self.outcomes(code, self.action(move))
            branch = self.ways.branch(standing, move, fitting)
            assert {self.standing(outcome) for outcome in outcomes if outcome >= 0} == {
                one for one, _ in branch.follow
            }
            assert any(outcome < 0 for outcome in outcomes) == bool(branch.wins)
            survived = [*branch.wins, *(world for _, worlds in branch.follow for world in worlds)]
            assert len(survived) == len(set(survived))
            assert deadly == (len(survived) < len(fitting))
            yield from (outcome for outcome in outcomes if outcome >= 0)


def _fillings(pair: tuple[int, int]) -> Iterator[tuple[int, ...]]:
    for places in permutations(range(1, TILES + 1), 3):
        lying = [situations.CORRIDOR] * (TILES + 1)
        for place, what in zip(places, (EXIT, MONSTER + 2 * pair[0], MONSTER + 2 * pair[1]), strict=True):
            lying[place] = what
        yield tuple(lying)


SAMPLE = random.Random("two models")
STOREYS = [(SAMPLE.choice(layouts(TILES)), tuple(sorted(SAMPLE.sample(range(6), 2 + at % 2)))) for at in range(24)]


@pytest.mark.parametrize(("layout", "monsters"), STOREYS)
def test_both_models_say_that_the_same_can_happen(layout: Layout, monsters: tuple[int, ...]) -> None:
    both, rng = Both(layout, monsters), random.Random(1)
    known = {situations.beginning(both.shape.touching, 1)}
    waiting = [situations.beginning(both.shape.touching, 1)]
    kinds: Counter[bool] = Counter()
    while waiting and len(known) < 400:
        code = waiting.pop(rng.randrange(len(waiting)))
        for outcome in both.compare(code):
            if outcome not in known:
                known.add(outcome)
                waiting.append(outcome)
        kinds[both.ways.escape(both.standing(code)) is None] += 1
    assert kinds[True] > 20


@pytest.mark.parametrize(("layout", "monsters"), STOREYS[::3])
def test_neither_model_leaves_out_what_would_be_better(layout: Layout, monsters: tuple[int, ...]) -> None:
    """They force and skip different actions, and the best plan is worth the same, in the beginning and later on. Where
    two monsters are of one kind only the beginning is one standing for one situation."""
    both, rng = Both(layout, monsters), random.Random(2)
    liked = {world: rng.random() for world in both.counted}
    weights = [liked[_world(both, lying)] for lying in both.worlds]
    known: dict[int, float] = {}

    def weight_of(code: int) -> float:
        shown = {tile: content(code, tile) for tile in range(1, TILES + 1) if content(code, tile) != HIDDEN}
        return sum(
            weight
            for weight, lying in zip(weights, both.worlds, strict=True)
            if all(lying[tile] == what for tile, what in shown.items())
        )

    def best(code: int) -> float:
        if code not in known:
            worth = [0.0]
            for action in both.actions(code):
                outcomes, _ = both.outcomes(code, action)
                worth.append(sum(best(one) if one >= 0 else weight_of(-1 - one) for one in outcomes))
            known[code] = max(worth)
        return known[code]

    summed: dict[bytes, float] = defaultdict(float)
    for lying, weight in zip(both.worlds, weights, strict=True):
        summed[_world(both, lying)] += weight
    planner = Planner(both.ways, [summed[world] for world in both.counted], 10**6)
    best(situations.beginning(both.shape.touching, 1))
    alike = len(both.kinds) > len(set(both.kinds.values()))
    start = situations.beginning(both.shape.touching, 1)
    for code in [start] if alike else random.Random(3).sample(sorted(known), 300):
        standing = both.standing(code)
        assert known[code] == pytest.approx(planner.value(standing, both.fitting(standing))), code


def _world(both: Both, lying: tuple[int, ...]) -> bytes:
    world = bytearray(both.ground.size)
    for tile in range(1, TILES + 1):
        world[both.tiles[tile]] = both.kind_of(lying[tile])
    return bytes(world)


@pytest.mark.parametrize("tiles", [4, 6, 7])
def test_the_ground_is_as_comfortable_as_the_rules_say(tiles: int) -> None:
    for layout in random.Random(3).sample(layouts(tiles), 60):
        for monster in BOX.monsters:
            cells = comfortable_cells(monster.diagram, layout) - {ENTRANCE}
            assert comfort_mask(monster.diagram, layout) == sum(1 << layout.index(cell) for cell in cells)
