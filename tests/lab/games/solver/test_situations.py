"""The whole numbers of the solver against the plain rules, which are the truth."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any, TypeAlias

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.game import CHANCE
from spukhaus.games.shy_monsters.bots.solution.file import Point, mask_of, pairs_of
from spukhaus.games.shy_monsters.bots.solution.play import HeroMind, filled, unseen_before
from spukhaus.games.shy_monsters.bots.solution.signals import TURNS
from spukhaus.games.shy_monsters.model.shapes import Shape, diagrams_of, shape_of, shapes_of
from spukhaus.games.shy_monsters.model.situations import (
    LEAP,
    LEAP_STRIKE,
    LOOK,
    STEP,
    STRIKE,
    list_outcomes,
)
from spukhaus.games.shy_monsters.rules.actions import Action, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.exploring import face_on
from spukhaus.games.shy_monsters.rules.layout import Cell, Layout, geometry, in_reading_order, layouts
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, Ending, State, Storey
from spukhaus.lab.games.shy_monsters.solver.chain import Chain
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.situations import AT_ONCE, DARING
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, barred_fillings, make_graph

GAME = registry.game("shy_monsters")
EDITION = registry.edition(GAME)
BOX: Box = EDITION.content  # type: ignore[assignment]
SHAPES = shapes_of(BOX)
CHAIN = Chain(BOX)

Worlds: TypeAlias = list[tuple[float, Any]]


def test_the_layouts_fall_into_few_shapes() -> None:
    assert sum(map(len, SHAPES.values())) == 5320
    assert len(SHAPES) == 354


@pytest.mark.parametrize("number", range(0, 5320, 97))
def test_turning_and_mirroring_a_layout_keeps_its_shape(number: int) -> None:
    layout = layouts(6)[number]
    shape, cells = shape_of(diagrams_of(BOX), layout)
    for tile, cell in enumerate(cells):
        beside = {cells.index(other) for other in geometry(layout).neighbours[cell]}
        assert beside == {other for other in range(7) if shape.touching[tile] >> other & 1}
    for turn in TURNS:
        assert shape_of(diagrams_of(BOX), in_reading_order(turn(cell) for cell in layout))[0] == shape


def number_of(mind: HeroMind, action: Action) -> int:
    """A Hero's action of the rules as the solver writes it."""
    match action:
        case Reveal(tile):
            return LOOK | mind.tile[tile] << 3
        case Walk(tile, attack):
            return (STRIKE if attack else STEP) | mind.tile[tile] << 3
        case Jump(over, tile, attack):
            return (LEAP_STRIKE if attack else LEAP) | mind.tile[tile] << 3 | mind.tile[over] << 6
    raise AssertionError(action)


def test_situations_follow_the_rules() -> None:
    """Random matches: whatever an action leads to in the rules, it leads to in the solver's numbers."""
    rng = random.Random(5)
    kinds: Counter[str] = Counter()
    for _ in range(120):
        state = GAME.new(registry.config(GAME))
        while GAME.outcome(state) is None:
            seat = GAME.to_act(state)[0]
            action = GAME.chance(state, rng) if seat == CHANCE else GAME.legal_actions(state, seat).sample(rng)
            before = state
            state = GAME.apply(state, seat, action).state
            if seat == HERO and isinstance(action, Reveal | Walk | Jump):
                kinds[compare(before, action, state)] += 1
    assert set(kinds) == {"on", "out", "dead"}, kinds


def compare(before: State, action: Action, after: State) -> str:
    view = GAME.view(before, HERO)
    mind = HeroMind(view, view.storey)
    outcomes: list[int] = []
    deadly = list_outcomes(
        mind.shape.touching,
        mind.shape.comfort,
        mask_of(unseen_before(view)),
        mind.code,
        number_of(mind, action),
        outcomes,
    )
    if after.ending is Ending.KILLED:
        assert deadly
        return "dead"
    if after.number > before.number or after.ending is Ending.ESCAPED:
        left = GAME.view(before, 0).storey
        assert left is not None
        assert any(outcome < 0 for outcome in outcomes)
        return "out"
    if after.ending is None:
        then = GAME.view(after, HERO)
        assert HeroMind(then, then.storey).code in outcomes
    return "on"


# Best replies by going through everything that the rules allow


class Exhaustive:
    """The Hero's best reply to weighted worlds, by the rules alone: every legal action, merged by what he sees."""

    def __init__(self) -> None:
        self.known: dict[Any, float] = {}

    def worth(self, worlds: Worlds) -> float:
        """Where he can walk over known ground, he may do anything from there."""
        key = self.key(worlds)
        if key not in self.known:
            everywhere = self.walks(worlds)
            self.known[key] = max(self.after(there, action) for there in everywhere for action in self.news(there))
        return self.known[key]

    def key(self, worlds: Worlds) -> Any:
        view = GAME.view(worlds[0][1], HERO).storey
        faces = tuple(state.storey.faces for _, state in worlds)
        return view.faces, view.active, view.dead, view.hero, view.attack_ready, view.jump_ready, faces

    def walks(self, worlds: Worlds) -> list[Worlds]:
        found = {worlds[0][1].storey.hero: worlds}
        waiting = [worlds]
        while waiting:
            here = waiting.pop()
            for action in GAME.legal_actions(here[0][1], HERO):
                if not self.is_news(here, action) and action.tile not in found:
                    there = [(weight, GAME.apply(state, HERO, action).state) for weight, state in here]
                    found[action.tile] = there
                    waiting.append(there)
        return list(found.values())

    def news(self, worlds: Worlds) -> list[Action]:
        return [action for action in GAME.legal_actions(worlds[0][1], HERO) if self.is_news(worlds, action)]

    def is_news(self, worlds: Worlds, action: Action) -> bool:
        """Anything but a walk onto a tile that lies face up and does no harm, or giving up."""
        storey = worlds[0][1].storey
        if not isinstance(action, Walk) or action.attack:
            return True
        known = action.tile == "i9" or action.tile in storey.revealed
        return not known or action.tile in storey.active or face_on(storey, action.tile) == "exit"

    def after(self, worlds: Worlds, action: Action) -> float:
        total = 0.0
        together: dict[Any, Worlds] = {}
        for weight, state in worlds:
            then = GAME.apply(state, HERO, action).state
            if then.ending is Ending.ESCAPED:
                total += weight
            elif then.ending is None:
                seen = GAME.view(then, HERO).storey
                together.setdefault((seen.faces, seen.active, seen.hero), []).append((weight, then))
        return total + sum(self.worth(group) for group in together.values())


def laid(layout: Layout, pair: tuple[int, int], lying: dict[Cell, str], reveals: int) -> State:
    """A last storey, just laid."""
    names = [monster.name for monster in BOX.monsters]
    others = [name for name in names if name not in {names[at] for at in pair}]
    before = replace(
        GAME.new(registry.config(GAME, edition=with_last_reveals(reveals))), number=3, pile=(),
        hand=tuple(sorted(names[at] for at in pair)), past=tuple(past_storey(others[at : at + 2]) for at in (0, 2)),
    )  # fmt: skip
    tiles = tuple((cell, lying[cell]) for cell in layout if cell in lying)
    state: State = GAME.apply(before, DUNGEON_MASTER, Lay(tiles)).state
    return state


def with_last_reveals(reveals: int) -> Edition[Any]:
    before, last, after = EDITION.text.rpartition("reveals = 0")
    assert last
    return registry.read_edition(GAME, f"{before}reveals = {reveals}{after}")


def past_storey(monsters: list[str]) -> Storey:
    """One that the Hero has seen all of."""
    layout = layouts(6)[0]
    faces = iter(["exit", "corridor", "corridor", "corridor", *monsters])
    shown = tuple("entrance" if cell == "i9" else next(faces) for cell in layout)
    revealed = tuple(cell for cell in layout if cell != "i9")
    return Storey(layout, shown, revealed, (), (), (), "i9", True, True, 0, 0)


def best_reply(shape: Shape, pair: tuple[int, int], weights: dict[int, float], reveals: int, looking: int) -> float:
    """By the solver."""
    masks = [(np.array(shape.touching), np.array(shape.comfort))]
    graph = make_graph(masks, mask_of(pair), np.array([pair]), reveals, looking, barred_fillings(6))
    master = np.zeros((1, 1, WAYS))
    for filling, weight in weights.items():
        master[0, 0, filling] = weight
    return StoreyGame(graph, CHAIN.payoffs(Point(3, pair), graph)).best_reply(master)


@pytest.mark.parametrize("reveals", range(4))
@pytest.mark.parametrize("seed", range(4))
def test_the_best_reply_is_that_of_going_through_all_the_rules_allow(seed: int, reveals: int) -> None:
    """On the last storey, against a few weighted worlds of one pair on one shape, with tiles to reveal first. With two
    and more the Hero nearly always survives; else those are taken in which he does not."""
    rng = random.Random(f"{seed} {reveals}")
    while True:
        pair = rng.choice(pairs_of((0, 1, 2, 3, 4, 5)))
        layout = rng.choice(layouts(6))
        shape, cells = shape_of(diagrams_of(BOX), layout)
        weights = {filling: rng.random() for filling in rng.sample(range(WAYS), 12)}
        found = best_reply(shape, pair, weights, reveals, AT_ONCE)
        if reveals > 1 or found < sum(weights.values()) - 0.01:
            break
    worlds = [
        (weight, laid(layout, pair, {cells[tile]: face for tile, face in filled(BOX, pair, filling).items()}, reveals))
        for filling, weight in weights.items()
    ]
    assert found == pytest.approx(Exhaustive().worth(worlds))
    assert best_reply(shape, pair, weights, reveals, DARING) == pytest.approx(found)
