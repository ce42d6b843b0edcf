"""The engine against an independent, naive reference: the same storeys, the same actions, the same answers."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.core.game import Choices
from spukhaus.games.shy_monsters.rules.actions import Action, GiveUp, Jump, Reveal, Walk
from spukhaus.games.shy_monsters.rules.layout import comfortable_cells, layouts, position
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State
from tests.games.shy_monsters.reference import DIAGRAMS, ReferenceStorey, comfortable, count_sequences
from tests.games.shy_monsters.reference import Action as ReferenceAction
from tests.games.shy_monsters.scenes import BOX, CONFIG, GAME, Scene, scene


def translated(action: Action) -> ReferenceAction:
    match action:
        case Reveal(tile):
            return ("reveal", position(tile))
        case Walk(tile, attack):
            return ("attack" if attack else "step", position(tile))
        case Jump(over, tile, attack):
            return ("jump-attack" if attack else "jump", position(over), position(tile))
        case GiveUp():
            return ("give-up",)
    raise AssertionError(action)


def reference_of(state: State) -> ReferenceStorey:
    storey = state.storey
    assert storey is not None
    faces = {
        position(cell): face for cell, face in zip(storey.layout, storey.faces, strict=True) if face != "entrance"
    }
    return ReferenceStorey(faces, storey.reveals_left)


def test_the_diagrams_are_the_same() -> None:
    assert dict(BOX.diagrams) == DIAGRAMS


def test_comfort_is_the_same_on_every_layout() -> None:
    for layout in layouts(6)[::7]:
        tiles = set(map(position, layout))
        for monster, diagram in BOX.diagrams.items():
            found = comfortable_cells(diagram, layout)
            assert found == {cell for cell in layout if comfortable(monster, position(cell), tiles)}


def random_storey(rng: random.Random) -> State:
    number = rng.choice((1, 2, 3))
    hand = tuple(sorted(rng.sample(sorted(BOX.diagrams), 2)))
    state = State(CONFIG.edition, number, (), hand, None, (), None)
    choices: Choices[Action] = GAME.legal_actions(state, DUNGEON_MASTER)
    return GAME.apply(state, DUNGEON_MASTER, choices.sample(rng)).state


def compare(state: State, reference: ReferenceStorey, number: int) -> None:
    storey = state.storey if state.number == number and state.storey is not None else state.past[-1]
    assert list(map(position, storey.revealed)) == reference.revealed
    assert set(map(position, storey.dead)) == reference.dead
    assert set(map(position, storey.panicking)) == reference.panicking
    assert position(storey.hero) == reference.hero
    assert storey.attack_ready == reference.attack_ready
    assert storey.jump_ready == reference.jump_ready
    assert storey.reveals_left == reference.reveals_left
    assert storey.idle_moves == reference.idle
    left = state.number > number
    assert ("escaped" if left else state.ending or "playing") == reference.status


def test_random_storeys_go_the_same_way() -> None:
    rng, endings, decisions = random.Random(20), Counter[str](), 0
    for _ in range(1500):
        state = random_storey(rng)
        number, reference = state.number, reference_of(state)
        while reference.status == "playing":
            actions = list(GAME.legal_actions(state, HERO))
            assert {translated(action) for action in actions} == reference.actions()
            action = rng.choice(actions)
            state, reference = GAME.apply(state, HERO, action).state, reference.play(translated(action))
            compare(state, reference, number)
            decisions += 1
        endings[reference.status] += 1
    # Every ending was met, so nothing was compared in one kind of storey only.
    assert set(endings) == {"escaped", "killed", "walled-in", "wandered", "gave-up"}
    assert decisions > 10_000


def engine_sequences(state: State, number: int, depth: int) -> int:
    """perft: the number of ways in which `depth` decisions of the Hero can follow each other on this storey."""
    if depth == 0:
        return 1
    if state.number != number or state.ending is not None:
        return 0
    steps = (GAME.apply(state, HERO, action).state for action in GAME.legal_actions(state, HERO))
    return sum(engine_sequences(after, number, depth - 1) for after in steps)


PERFT = [
    # picture, storey, counts for 1 to 5 decisions; written down from the reference, kept from then on.
    ("x S @ c\n. . . c\n. . K c", 3, (8, 21, 64, 148, 372)),
    ("@ c S D\nc . . .\nc x . .", 1, (6, 30, 240, 1023, 2520)),
    (". c .\n@ K c\n. c x\n. B .", 2, (6, 48, 156, 213, 500)),
    ("@ G c\nc c x\n. . B", 3, (10, 48, 108, 313, 595)),
]


@pytest.mark.parametrize(("picture", "number", "counts"), PERFT)
def test_perft_of_hero_decisions(picture: str, number: int, counts: tuple[int, ...]) -> None:
    laid: Scene = scene(picture, number)
    found = tuple(engine_sequences(laid.state, number, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
    assert found[:4] == tuple(count_sequences(reference_of(laid.state), depth) for depth in (1, 2, 3, 4))
