"""The kernel against the rules: the same words, and the same states, choices, observations and endings."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spukhaus
from spukhaus.core.edition import Edition
from spukhaus.core.game import AnyConfig, Seat, Step
from spukhaus.games.straszydla.encoding.words import StraszydlaEncoding
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import row as places
from spukhaus.games.straszydla.model.atlas import atlas_of
from spukhaus.games.straszydla.rules.actions import Action
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.events import EventKind
from spukhaus.games.straszydla.rules.game import Straszydla
from spukhaus.games.straszydla.rules.state import Stack, Stage, State
from spukhaus.lab.environments.position import Position
from spukhaus.lab.environments.vector import VectorMatches, vector
from spukhaus.lab.games.straszydla.compiled import arrays_of, compiled_match
from spukhaus.lab.games.straszydla.packing import pack
from spukhaus.lab.games.straszydla.vector import VectorStraszydla
from tests.games.straszydla.scenes import CORNERS, EDITION, GAME, edition_with
from tests.lab.environments.setups import EDITIONS
from tests.lab.games.counting import report
from tests.samples import sample

DECISIONS = sample(100_000, 1_000_000)
BATCH, STEPS = 4, 500
LOOKS = 16
"""After so many steps all seats are looked at, not only the one that is asked."""
GIFTS = 25
"""About so many decisions lie between two gifts to a match."""
SHORT = spukhaus.config(GAME, 2, str(EDITIONS / "short-straszydla.toml")).edition
STRANGE = edition_with(
    ('water = "blue"\nair = "purple"\nfire = "orange"\nearth = "green"',
     'water = "green"\nair = "blue"\nfire = "purple"\nearth = "orange"'),
    ("[arrows]\nvalue = 3", "[arrows]\nvalue = 4"),
    ("[rounds]\nvalue = 4", "[rounds]\nvalue = 2"),
    ("[phase-limit]\nvalue = 20", "[phase-limit]\nvalue = 3"),
    ("[duel-dice]\nvalue = 2", "[duel-dice]\nvalue = 4"),
    ("[stronger-dice]\nvalue = 1", "[stronger-dice]\nvalue = 2"),
    ("[choice-horror]\nvalue = 1", "[choice-horror]\nvalue = 3"),
    ("[trade]\nvalue = 3", "[trade]\nvalue = 2"),
    ("[purchases]\nvalue = 1", "[purchases]\nvalue = 2"),
    ("[horror.reroll]\ncost = 1", "[horror.reroll]\ncost = 2"),
)  # fmt: skip
"""Other figures, and elements of other colours."""
AIR = 'element = "air"\nability = "redirect"\ncount = 4'
MORE_SPOOKS = "".join(
    f'[[spook]]\nid = "spook-{"abcdefgh"[number]}"\nname = {{ de = "S", en = "S", fr = "S", pl = "S" }}\n'
    'element = "air"\nday = 1\nnight = 1\nsource = "reconstructed"\n\n'
    for number in range(5)
)
MORE_PACTS = "".join(
    f'[[pact]]\nelements = {["water"] * water + ["air"] * air}\nsource = "reconstructed"\n\n'
    for water in range(1, 5)
    for air in range(1, 6)
)
SET_UPS: tuple[tuple[int, Any, str], ...] = (
    (4, EDITION, "shuffled"),
    (3, STRANGE, "shuffled"),
    (2, SHORT, "shuffled"),
    (2, EDITION, "shuffled"),
    (4, STRANGE, "arranged"),
    (3, EDITION, "shuffled"),
    (2, STRANGE, "shuffled"),
    (4, SHORT, "arranged"),
)


class Listening(Straszydla):
    """The rules; what they tell is counted."""

    def __init__(self, met: Counter[str]) -> None:
        super().__init__()
        self.met = met

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        step = super().apply(state, seat, action)
        self.met.update(event.kind for event in step.events)
        self.met[f"stage {step.state.stage.value}"] += 1
        return step


class Twins:
    """Some matches, played by the rules and by the kernel, with the same words."""

    def __init__(self, seats: int, edition: Edition[Box], board: str, seed: int, met: Counter[str]) -> None:
        config: AnyConfig = replace(spukhaus.config(GAME, seats, options={"board": board}), edition=edition)
        self.words = StraszydlaEncoding(Listening(met), config)
        self.met, self.rng = met, random.Random(seed)
        rewards = "points" if seed % 3 == 0 else "win"
        settings = (self.words, BATCH, seed, ("compact-1", "recall-1")[seed % 2], rewards)
        self.kernel, self.rules = VectorStraszydla(*settings), VectorMatches(*settings)

    def play(self, steps: int) -> int:
        """Gives the number of decisions."""
        decisions = 0
        for step in range(steps):
            self.compare(step)
            for match, position in enumerate(self.rules.positions):
                calm = not position.begun and position.state.phase and position.state.stage is not Stage.MOVE
                if calm and not self.rules.ended[match] and self.rng.randrange(GIFTS) == 0:
                    self.give(match, position)
            words = np.array([self.choose(match) for match in range(BATCH)])
            decisions += BATCH - int(self.rules.ended.sum())
            self.kernel.step(words)
            self.rules.step(words)
        self.compare(0)
        return decisions

    def choose(self, match: int) -> int:
        """What was said least, mostly: so everything is said sooner or later."""
        legal = np.nonzero(self.rules.masks[match])[0].tolist()
        names = [self.words.words[word] for word in legal]
        seldom = [1 / (1 + self.met[f"word {name}"]) if self.rng.random() < 0.9 else 1.0 for name in names]
        [word] = self.rng.choices(legal, seldom)
        if not self.rules.ended[match]:
            self.note(self.rules.positions[match], self.words.words[word])
        return word

    def note(self, position: Position, word: str) -> None:
        """What no event tells, and what a kernel could get wrong."""
        met, state, said = self.met, position.state, [self.words.words[number] for number in position.begun]
        met[f"word {word}"] += 1
        if word == "stop" and state.stage is Stage.MOVE:
            met["another way to travel"] += 1
        if word.startswith("arrow *"):
            met["nowhere to go"] += 1
        if word.startswith("arrow ") and state.stage is Stage.MOVE and len(said) == len(state.players[0].plan):
            met["one more arrow"] += 1
        if word.startswith("arrow ") and len(said) >= self.words.plan_length:
            met["several air imps"] += 1
        if word.startswith("cube ") and said[0] == "collect":
            met["collected in Centrum"] += 1
        if len(said) > 1 and said[0] == "ten-more":
            met["a bid of twenty"] += 1
        if state.stage is Stage.RETREAT_CHOICE and position.game.view(state, 0).duel.retreats[0] in ("a5", "a3"):
            met["a retreat to a suburb"] += 1
        if state.stage is Stage.SUMMON:
            met["a choice of stacks"] += 1

    def compare(self, step: int) -> None:
        for name in ("asked", "ended", "masks", "rewards", "observations"):
            found, wanted = getattr(self.kernel, name), getattr(self.rules, name)
            assert found.tobytes() == wanted.tobytes(), self.differences(name, found, wanted)
        if step % LOOKS == 0:
            found, wanted = self.kernel.state(), self.rules.state()
            assert found.tobytes() == wanted.tobytes(), self.differences("state", found, wanted)
        for match, position in enumerate(self.rules.positions):
            if not position.begun:
                found = self.kernel.rows[match].copy()
                found[places.THINGS : places.PAID] = 0  # what was said last is no part of the state
                assert found.tolist() == pack(position.state), f"match {match}, {position.state.stage}"
            if self.rules.ended[match]:
                self.met[f"ending {position.state.ending}"] += 1
                self.met["won by several"] += len(position.state.winners) > 1

    def differences(self, name: str, found: Any, wanted: Any) -> str:
        at = np.argwhere(found != wanted)[0]
        stage = self.rules.positions[at[0]].state.stage
        what = self.words.words[at[-1]] if name == "masks" else self.part_at(int(at[-1]))
        return f"{name}, {what}, match {at[0]}, {stage}: kernel {found[tuple(at)]}, rules {wanted[tuple(at)]}"

    def part_at(self, place: int) -> str:
        layout = self.kernel.layout
        name = [part.name for part in layout.parts if layout.offsets[part.name] <= place][-1]
        return f"{name} {place - layout.offsets[name]}"

    # Gifts: nobody gets rich by chance, and most rules are for those who have something

    def give(self, match: int, position: Position) -> None:
        state = self.rng.choice((self.riches, self.riches, self.spooks, self.few_left, self.stops))(position.state)
        self.rules._show(match, Position(self.words, state))
        self.kernel.take_up(match, state)

    def riches(self, state: State) -> State:
        seat, rng = self.rng.randrange(len(state.players)), self.rng
        player = state.players[seat]
        cubes = tuple(held + rng.choice((0, 0, 1, 3, 9)) for held in player.cubes)
        cubes = (*cubes[:-1], cubes[-1] + rng.choice((0, 25)))
        taken = tuple(rng.randint(0, left) for left in state.imp_stacks)
        imps = tuple(map(sum, zip(player.imps, taken, strict=True)))
        left = tuple(stack - gone for stack, gone in zip(state.imp_stacks, taken, strict=True))
        richer = player.change(cubes=cubes, horror=player.horror + rng.choice((0, 2, 9)), imps=imps)
        return state.change_player(seat, richer, imp_stacks=left)

    def spooks(self, state: State) -> State:
        """Cards from the stacks, and what they eat: enough for a pact now and then."""
        seat, stacks, taken = self.rng.randrange(len(state.players)), list(state.stacks), list[str]()
        for colour, stack in enumerate(stacks):
            count = min(len(stack.unseen), self.rng.choice((0, 1, 2, 2)))
            taken += stack.unseen[:count]
            stacks[colour] = Stack(stack.top, stack.unseen[count:])
        player = state.players[seat]
        cubes = tuple(held + 9 for held in player.cubes)
        richer = player.change(spooks=(*player.spooks, *taken), cubes=cubes, horror=player.horror + 8)
        return state.change_player(seat, richer, stacks=tuple(stacks))

    def few_left(self, state: State) -> State:
        """Stacks that are empty or nearly so."""
        stacks = tuple(
            self.rng.choice((stack, Stack(stack.top, stack.unseen[:1]), Stack(stack.top, ())))
            for stack in state.stacks
        )
        emptied = tuple(
            self.rng.choice((stack, stack, Stack(None, ()) if not stack.unseen else stack)) for stack in stacks
        )
        return state.change(stacks=emptied)

    def stops(self, state: State) -> State:
        """STOP markers everywhere: nobody can go, or retreat. Plans that were made could lead into them."""
        town = self.words.box.ground
        laid = sum(1 << cell for cell in range(len(town.names)) if self.rng.random() < 0.8) & ~town.suburbs
        return state.change(stops=laid) if state.stage is Stage.ACT else state


def test_kernel_and_rules_play_the_same_matches() -> None:
    met, decisions, at = Counter[str](), 0, 0
    while decisions < DECISIONS:
        seats, edition, board = SET_UPS[at % len(SET_UPS)]
        decisions += Twins(seats, edition, board, at, met).play(STEPS)
        at += 1
    met["decisions"] = decisions
    report("Straszydła, kernel and rules", met)
    standard = StraszydlaEncoding(Straszydla(), spukhaus.config(GAME, 4))
    suburbs = {f"unblock {name}" for name in CORNERS}  # which are never blocked
    said = {f"word {word}" for word in standard.words if word not in suburbs}
    rare = {
        "ending day", "ending night", "ending phase-limit", "ending out-of-reach", "won by several",
        "another way to travel", "nowhere to go", "one more arrow", "collected in Centrum",
        "a retreat to a suburb", "a choice of stacks", "several air imps",
    }  # fmt: skip
    told = {kind.value for kind in EventKind}
    assert not sorted(name for name in (*rare, *told, *said) if not met[name])


go_on = compiled_match(plain_match.go_on)
BY_THEMSELVES = (places.DUELS, places.STOPS_STAGE, places.FEED, places.WIN, places.SUMMON, places.PHASE_STAGE)
IN_DUELS = (places.DUEL_REROLL, places.BID, places.DUEL_END)


@pytest.mark.parametrize("edition", [EDITION, STRANGE, SHORT])
def test_the_model_is_the_same_in_plain_python_and_compiled(edition: Edition[Box]) -> None:
    """Lists and arrays: from many rows, whatever stage begins now, the same things happen by themselves."""
    plain, compiled, ways = atlas_of(edition), arrays_of(edition), set[tuple[int, int]]()
    config: AnyConfig = replace(spukhaus.config(GAME, 3), edition=edition)
    matches = VectorStraszydla(StraszydlaEncoding(GAME, config), 8, 5)
    rng = np.random.default_rng(1)
    for _ in range(400):
        matches.step(np.where(matches.masks, rng.random(matches.masks.shape), -1).argmax(axis=1))
        for row in matches.rows[matches.rows[:, places.PHASE] > 0]:
            for stage in (*BY_THEMSELVES, *(IN_DUELS if row[places.DUEL_CELL] >= 0 else ())):
                ours = row.copy()
                ours[places.STAGE], ours[places.TURN] = stage, 0
                theirs = ours.tolist()
                go_on(ours, compiled)
                plain_match.go_on(theirs, plain)
                assert ours.tolist() == theirs, stage
                ways.add((stage, theirs[places.STAGE]))
    assert {stage for stage, _ in ways} == {*BY_THEMSELVES, *IN_DUELS}
    assert len(ways) > 15


@pytest.mark.parametrize(
    ("what", "edition"),
    [
        ("kernel-too-many-arrows", edition_with((AIR, AIR.replace("4", "6")))),
        ("kernel-too-many-spooks", edition_with(("[[spook]]", MORE_SPOOKS + "[[spook]]"))),
        ("kernel-too-many-pacts", edition_with(("[[pact]]", MORE_PACTS + "[[pact]]"))),
    ],
)
def test_a_box_that_does_not_fit_is_played_by_the_plain_rules(
    tmp_path: Path, what: str, edition: Edition[Box]
) -> None:
    file = tmp_path / "large.toml"
    file.write_text(edition.text, encoding="utf-8")
    with pytest.warns(UserWarning, match=what):
        matches = vector("straszydla", 1, edition=str(file))
    assert isinstance(matches, VectorMatches)
