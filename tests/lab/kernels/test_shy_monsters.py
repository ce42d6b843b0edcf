"""The kernel against the rules: the same actions, and the same states, choices, events and outcomes."""

from __future__ import annotations

import random
from collections import Counter
from functools import lru_cache
from typing import Any, cast

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.game import CHANCE, Event
from spukhaus.games.shy_monsters.actions import Action, Draw, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.box import ENTRANCE_FACE, EXIT, Box
from spukhaus.games.shy_monsters.layout import comfortable_cells, geometry
from spukhaus.games.shy_monsters.rules import Happening
from spukhaus.games.shy_monsters.state import DUNGEON_MASTER, HERO, Ending, Phase, State
from spukhaus.lab.compiling import large_kernel
from spukhaus.lab.kernels.shy_monsters import action_number, action_of, unpack
from spukhaus.lab.kernels.shy_monsters import storey as kernel
from spukhaus.lab.kernels.shy_monsters.ground import ground_of, layouts_of
from spukhaus.lab.kernels.shy_monsters.packing import ENDINGS, HistoryLost, facts_of, put_drawn
from tests.lab.kernels.counting import DECISIONS, report
from tests.shy_monsters.scenes import CONFIG, GAME


def other_box() -> Edition[Box]:
    """Fewer Corridors, more monsters, other reveals, and soon tired of wandering."""
    text = (
        CONFIG.edition.text.replace("corridors = 3", "corridors = 2")
        .replace("monsters = 2\nreveals = 2", "monsters = 3\nreveals = 5")
        .replace("monsters = 2\nreveals = 1", "monsters = 1\nreveals = 2")
        .replace("idle_limit = 50", "idle_limit = 12")
        .replace('id = "standard"', 'id = "other"')
    )
    return cast("Edition[Box]", registry.read_edition(GAME, text))


BOXES = (CONFIG.edition, CONFIG.edition, other_box())
KINDS = {
    Happening.MONSTER_KILLED: kernel.MONSTER_KILLED,
    Happening.ATTACK_WASTED: kernel.ATTACK_WASTED,
    Happening.HERO_KILLED: kernel.HERO_KILLED,
    Happening.HERO_WALLED_IN: kernel.HERO_WALLED_IN,
    Happening.HERO_WANDERED: kernel.HERO_WANDERED,
    Happening.HERO_GAVE_UP: kernel.HERO_GAVE_UP,
    Happening.STOREY_LEFT: kernel.STOREY_LEFT,
    Happening.HERO_ESCAPED: kernel.HERO_ESCAPED,
}


@large_kernel
def act_and_look(row: Any, ground: Any, number: int, mask: Any) -> int:
    """What happened, and above 16 bits how many choices there are now: handing over the ground twice takes long."""
    happened = kernel.act(row, ground, number)
    return happened | kernel.legal(row, ground, mask) << 16


class Twins:
    """One match, played by the rules and by the kernel."""

    def __init__(self, edition: Edition[Box], met: Counter[str]) -> None:
        self.state = State(edition, 1, tuple(sorted(edition.content.diagrams)), (), None, (), None)
        self.met = met
        self.ground = ground_of(edition)
        self.row = np.zeros(kernel.WIDTH, np.int32)
        kernel.start_match(self.row, self.ground)
        self.mask = np.zeros(kernel.HERO_ACTIONS, np.int8)
        self.count = 0

    def play(self, rng: random.Random) -> int:
        """To the end; gives the number of decisions."""
        decisions = 0
        while asked := GAME.to_act(self.state):
            [seat] = asked
            self.compare()
            if seat == CHANCE:
                self.draw(GAME.chance(self.state, rng))
                continue
            self.act(seat, GAME.legal_actions(self.state, seat).sample(rng))
            decisions += 1
        self.compare()
        assert unpack(self.row, self.state) == self.state
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        assert ENDINGS[self.row[kernel.ENDING]] == outcome.reason
        self.met[f"ending {outcome.reason}"] += 1
        return decisions

    def draw(self, action: Action) -> None:
        assert isinstance(action, Draw)
        self.state = GAME.apply(self.state, CHANCE, action).state
        put_drawn(self.row, self.state.edition, action.monsters)
        self.count = kernel.legal(self.row, self.ground, self.mask)

    def act(self, seat: int, action: Action) -> None:
        number = action_number(self.state, action)
        step = GAME.apply(self.state, seat, action)
        if isinstance(action, Lay):
            kernel.lay(self.row, self.ground, number)
            self.count = kernel.legal(self.row, self.ground, self.mask)
        else:
            both = int(act_and_look(self.row, self.ground, number, self.mask))
            happened, self.count = both & 0xFFFF, both >> 16
            compare_events(step.events, action, happened, self.met)
            self.note_rare_things(action, happened)
        self.state = step.state

    def compare(self) -> None:
        expected = facts_of(self.state)
        assert self.row.tolist() == expected, (self.row, expected)
        if self.state.phase is Phase.LAY:
            assert self.count == len(GAME.legal_actions(self.state, DUNGEON_MASTER))
        else:
            assert (self.mask.tobytes(), self.count) == _mask(self.state)

    def note_rare_things(self, action: Action, happened: int) -> None:
        """What no event tells, and what a kernel could get wrong."""
        met, storey = self.met, self.state.storey
        assert storey is not None
        met["walled in by a reveal"] += isinstance(action, Reveal) and happened & kernel.HERO_WALLED_IN > 0
        if isinstance(action, Jump):
            met["jump"] += 1
            met["jump over a hidden tile"] += happened & kernel.REVEALED_OVER > 0
            met["jump over an active monster"] += action.over in storey.active
            met["killed by a jump"] += happened & kernel.HERO_KILLED > 0
            met["walled in by a jump"] += happened & kernel.HERO_WALLED_IN > 0
        if isinstance(action, (Walk, Jump)) and action.attack:
            met["attack on an active monster"] += action.tile in storey.active
            met["attack on a panicking monster"] += action.tile in storey.panicking
            met["walled in after the Attack"] += happened & kernel.HERO_WALLED_IN > 0


def _mask(state: State) -> tuple[bytes, int]:
    storey = state.storey
    if storey is None or state.ending is not None:
        return bytes(kernel.HERO_ACTIONS), 0
    if storey.reveals_left:
        return _marked([action_number(state, action) for action in GAME.legal_actions(state, HERO)])
    may_give_up = bool(storey.active) and not storey.attack_ready and not storey.jump_ready
    ground, hero = geometry(storey.layout), storey.hero
    around = (hero, ground.neighbours[hero], ground.jumps[hero])
    return _walking(_Key((around, storey.attack_ready, storey.jump_ready, may_give_up), state))


class _Key:
    """All that the choices of a walking Hero depend on, and a state to ask the rules about them."""

    def __init__(self, facts: tuple[Any, ...], state: State) -> None:
        self.facts, self.state = facts, state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.facts == other.facts

    def __hash__(self) -> int:
        return hash(self.facts)


@lru_cache(maxsize=1 << 16)
def _walking(key: _Key) -> tuple[bytes, int]:
    return _marked([action_number(key.state, action) for action in GAME.legal_actions(key.state, HERO)])


def _marked(numbers: list[int]) -> tuple[bytes, int]:
    mask = bytearray(kernel.HERO_ACTIONS)
    for number in numbers:
        mask[number] = 1
    return bytes(mask), len(numbers)


def compare_events(events: tuple[Event, ...], action: Action, happened: int, met: Counter[str]) -> None:
    """Of every action: which tiles were turned, who was killed, and how it ended. Moods are compared in the states."""
    kinds = 0
    for event in events:
        met[event.kind] += 1
        told: dict[str, Any] = dict(event.public or ())
        if event.kind in KINDS:
            kinds |= KINDS[Happening(event.kind)]
        elif event.kind == Happening.REVEALED:
            met[f"revealed {told['mood']}"] += 1
            over = isinstance(action, Jump) and told["tile"] == action.over
            kinds |= kernel.REVEALED_OVER if over else kernel.REVEALED_ONE
    assert kinds == happened


def test_kernel_and_rules_play_the_same_matches() -> None:
    rng, met, decisions, matches = random.Random("shy monsters"), Counter[str](), 0, 0
    while decisions < DECISIONS:
        decisions += Twins(BOXES[matches % len(BOXES)], met).play(rng)
        matches += 1
    met["decisions"], met["matches"] = decisions, matches
    report("Shy Monsters, kernel and rules", met)
    rare = {
        *(f"ending {ending.value}" for ending in Ending), *(kind.value for kind in KINDS), "revealed active",
        "revealed panicking", "revealed uneasy", "jump over a hidden tile", "killed by a jump",
        "jump over an active monster", "walled in by a jump", "attack on an active monster",
        "attack on a panicking monster", "walled in after the Attack",
    }  # fmt: skip
    assert not [name for name in rare if not met[name]]


@pytest.mark.parametrize("number", [770, 1108, 1480])
def test_a_hero_is_walled_in_by_the_last_reveal(number: int) -> None:
    """Three monsters one behind the other: so rare that random play does not meet it."""
    met = Counter[str]()
    twins = Twins(other_box(), met)
    twins.draw(Draw(("bat", "cobra", "serpent")))
    twins.act(DUNGEON_MASTER, action_of(twins.state, number))
    storey = twins.state.storey
    assert storey is not None
    for cell, face in zip(storey.layout, storey.faces, strict=True):
        if face not in (EXIT, ENTRANCE_FACE):
            twins.compare()
            twins.act(HERO, Reveal(cell))
    twins.compare()
    assert met["walled in by a reveal"] == 1


def test_every_storey_has_a_number() -> None:
    rng = random.Random(2)
    for edition in BOXES[1:]:
        twins = Twins(edition, Counter())
        twins.draw(GAME.chance(twins.state, rng))
        choices = GAME.legal_actions(twins.state, DUNGEON_MASTER)
        for _ in range(200):
            action = choices.sample(rng)
            number = action_number(twins.state, action)
            assert 0 <= number < len(choices)
            assert action_of(twins.state, number) == action
        first = {action_of(twins.state, number) for number in range(360)}
        assert len(first) == 360
        assert all(action in choices for action in first)


def test_a_row_that_has_left_a_storey_has_no_state() -> None:
    twins = Twins(CONFIG.edition, Counter())
    twins.row[kernel.NUMBER] = 2
    with pytest.raises(HistoryLost, match="kernel-history-lost"):
        unpack(twins.row, twins.state)


def test_the_ground_is_surveyed_as_the_rules_see_it() -> None:
    for edition in BOXES[1:]:
        ground, layouts = ground_of(edition), layouts_of(edition)
        rng = random.Random(1)
        for number in rng.sample(range(len(layouts)), min(400, len(layouts))):
            layout = layouts[number]
            seen = geometry(layout)
            for tile, cell in enumerate(layout):
                near = [layout[other] for other in ground.beside[number, tile] if other >= 0]
                assert tuple(near) == seen.neighbours[cell]
                assert ground.near[number, tile] == sum(1 << seen.index[other] for other in near)
                assert ground.walks[number, tile] == len(near)
                assert ground.jumps[number, tile] == len(seen.jumps[cell])
            for monster, found in enumerate(ground.comfort[number]):
                cells = comfortable_cells(edition.content.monsters[monster].diagram, layout)
                assert found == sum(1 << seen.index[cell] for cell in cells)
