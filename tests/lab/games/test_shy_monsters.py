"""The kernel against the rules: the same actions, and the same states, choices, events and outcomes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, NamedTuple, cast

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.game import CHANCE, Event, Step
from spukhaus.games.shy_monsters.model import packed_match as kernel
from spukhaus.games.shy_monsters.model.atlas import atlas_of, layouts_of
from spukhaus.games.shy_monsters.rules.actions import Action, Draw, Jump, Lay, Reveal, Walk
from spukhaus.games.shy_monsters.rules.box import ENTRANCE_FACE, EXIT, Box
from spukhaus.games.shy_monsters.rules.events import EventKind
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, comfortable_cells, geometry
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, Ending, Phase, State
from spukhaus.lab.compiling import large_kernel
from spukhaus.lab.games.shy_monsters import action_number, action_of, unpack
from spukhaus.lab.games.shy_monsters.compiled import act, arrays_of, lay, legal, start_match
from spukhaus.lab.games.shy_monsters.packing import ENDINGS, HistoryLost, facts_of, put_drawn
from tests.games.shy_monsters.scenes import CONFIG, GAME
from tests.lab.games.counting import DECISIONS, report


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
    EventKind.MONSTER_KILLED: kernel.MONSTER_KILLED,
    EventKind.ATTACK_WASTED: kernel.ATTACK_WASTED,
    EventKind.HERO_KILLED: kernel.HERO_KILLED,
    EventKind.HERO_WALLED_IN: kernel.HERO_WALLED_IN,
    EventKind.HERO_WANDERED: kernel.HERO_WANDERED,
    EventKind.HERO_GAVE_UP: kernel.HERO_GAVE_UP,
    EventKind.STOREY_LEFT: kernel.STOREY_LEFT,
    EventKind.HERO_ESCAPED: kernel.HERO_ESCAPED,
}


@large_kernel
def retell(row: Any, atlas: Any, numbers: Any, rows: Any, masks: Any, counts: Any, happened: Any) -> None:
    """The same actions, and all that the kernel says before and after each: asking it one by one takes long."""
    for step in range(len(numbers) + 1):
        for place in range(kernel.WIDTH):
            rows[step, place] = row[place]
        counts[step] = legal(row, atlas, masks[step])
        if step < len(numbers):
            if row[kernel.PHASE] == kernel.LAY:
                lay(row, atlas, numbers[step])
            else:
                happened[step] = act(row, atlas, numbers[step])


class Told(NamedTuple):
    """A decision as the rules tell it."""

    before: State
    action: Action
    step: Step[State]


class Twins:
    """One match, played by the rules and by the kernel."""

    def __init__(self, edition: Edition[Box], met: Counter[str]) -> None:
        self.state = State(edition, 1, tuple(sorted(edition.content.diagrams)), (), None, (), None)
        self.met = met
        self.atlas = arrays_of(edition)
        self.row = np.zeros(kernel.WIDTH, np.int32)
        start_match(self.row, self.atlas)
        self.told = list[Told]()

    def play(self, rng: random.Random) -> int:
        """To the end, storey by storey; gives the number of decisions."""
        decisions = 0
        while (asked := GAME.to_act(self.state)) == (CHANCE,):
            assert self.row.tolist() == facts_of(self.state)
            self.draw(GAME.chance(self.state, rng))
            while (asked := GAME.to_act(self.state)) and asked != (CHANCE,):
                self.act(asked[0], GAME.legal_actions(self.state, asked[0]).sample(rng))
            decisions += len(self.told)
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
        self.told = []

    def act(self, seat: int, action: Action) -> None:
        step = GAME.apply(self.state, seat, action)
        self.told.append(Told(self.state, action, step))
        self.state = step.state

    def compare(self) -> None:
        """States, choices and events, before and after every decision since the Draw."""
        told = self.told
        numbers = np.array([action_number(one.before, one.action) for one in told])
        rows = np.zeros((len(told) + 1, kernel.WIDTH), np.int32)
        masks = np.zeros((len(told) + 1, kernel.HERO_ACTIONS), np.int8)
        counts, happened = np.zeros((2, len(told) + 1), int)
        retell(self.row, self.atlas, numbers, rows, masks, counts, happened)
        states = [told[0].before, *(one.step.state for one in told)]
        for state, found in zip(states, rows.tolist(), strict=True):
            assert found == facts_of(state)
        choices = [_mask(state) for state in states]
        assert masks.tobytes() == b"".join(mask for mask, _ in choices)
        assert counts.tolist() == [count for _, count in choices]
        for (before, action, step), kinds in zip(told, happened.tolist(), strict=False):
            if not isinstance(action, Lay):
                compare_events(step.events, action, kinds, self.met)
                self.note_rare_things(before, action, kinds)

    def note_rare_things(self, state: State, action: Action, happened: int) -> None:
        """What no event tells, and what a kernel could get wrong."""
        met, storey = self.met, state.storey
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
    """The rules' choices as the kernel marks and counts them; storeys are only counted."""
    storey = state.storey
    if state.phase is Phase.LAY:
        return bytes(kernel.HERO_ACTIONS), len(GAME.legal_actions(state, DUNGEON_MASTER))
    if storey is None or state.ending is not None:
        return bytes(kernel.HERO_ACTIONS), 0
    if storey.reveals_left:
        return _marked([action_number(state, action) for action in GAME.legal_actions(state, HERO)])
    may_give_up = bool(storey.active) and not storey.attack_ready and not storey.jump_ready
    ground, hero = geometry(storey.layout), storey.hero
    facts = (hero, ground.neighbours[hero], ground.jumps[hero], storey.attack_ready, storey.jump_ready, may_give_up)
    found = _walking.get(facts)
    if found is None:
        if len(_walking) > 1 << 16:
            _walking.clear()
        found = _walking[facts] = _marked([action_number(state, action) for action in GAME.legal_actions(state, HERO)])
    return found


_walking: dict[tuple[Any, ...], tuple[bytes, int]] = {}
"""By all that the choices of a walking Hero depend on."""


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
            kinds |= KINDS[EventKind(event.kind)]
        elif event.kind == EventKind.REVEALED:
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


def test_plain_python_and_the_kernel_play_the_same_matches() -> None:
    """One source, run by Python on lists and compiled on arrays."""
    rng = random.Random(8)
    for edition in BOXES[1:] * 40:
        atlas, arrays = atlas_of(edition), arrays_of(edition)
        plain, row = [0] * kernel.WIDTH, np.zeros(kernel.WIDTH, np.int32)
        kernel.start_match(plain, atlas)
        start_match(row, arrays)
        choices, mask = [0] * kernel.HERO_ACTIONS, np.zeros(kernel.HERO_ACTIONS, np.int8)
        while plain[kernel.PHASE] != kernel.OVER:
            if plain[kernel.PHASE] == kernel.DRAW:
                monsters = [monster for monster in range(30) if plain[kernel.PILE] >> monster & 1]
                drawn = rng.sample(monsters, edition.content.storeys[plain[kernel.NUMBER] - 1].monsters)
                names = tuple(edition.content.monsters[monster].name for monster in drawn)
                put_drawn(plain, edition, names)
                put_drawn(row, edition, names)
                continue
            count = kernel.legal(plain, atlas, choices)
            assert legal(row, arrays, mask) == count
            assert mask.tolist() == choices
            if plain[kernel.PHASE] == kernel.LAY:
                number = rng.randrange(count)
                kernel.lay(plain, atlas, number)
                lay(row, arrays, number)
            else:
                number = rng.choice([action for action, legal_here in enumerate(choices) if legal_here])
                assert kernel.act(plain, atlas, number) == act(row, arrays, number)
            assert row.tolist() == plain


def test_the_ground_is_surveyed_as_the_rules_see_it() -> None:
    for edition in BOXES[1:]:
        atlas, arrays, layouts = atlas_of(edition), arrays_of(edition), layouts_of(edition)
        for plain, array in zip(atlas, arrays, strict=True):
            assert np.asarray(plain).tolist() == np.asarray(array).tolist()
        rng = random.Random(1)
        for number in rng.sample(range(len(layouts)), min(400, len(layouts))):
            layout = layouts[number]
            seen = geometry(layout)
            for tile, cell in enumerate(layout):
                around = [atlas.beside[number][tile][direction] for direction in range(4)]
                near = [layout[other] for other in around if other >= 0]
                assert tuple(near) == seen.neighbours[cell]
                assert atlas.near[number][tile] == sum(1 << seen.index[other] for other in near)
                assert atlas.walks[number][tile] == len(near)
                assert atlas.jumps[number][tile] == len(seen.jumps[cell])
            for monster in range(len(edition.content.monsters)):
                cells = comfortable_cells(edition.content.monsters[monster].diagram, layout) - {ENTRANCE}
                assert atlas.comfort[number][monster] == sum(1 << seen.index[cell] for cell in cells)
