"""What holds after every action of any match (Hypothesis chooses the matches)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spukhaus
from spukhaus.core.game import CHANCE, Step
from spukhaus.games.straszydla.bots.sensible import SensibleBot
from spukhaus.games.straszydla.rules.box import CUBES
from spukhaus.games.straszydla.rules.state import Stage, State
from tests.games.straszydla.scenes import BOX, GAME, TOWN


def cubes_in_play(state: State) -> Counter[str]:
    """Everything that does not lie in the bank. What lies on a district is of its colour, in Centrum of none yet."""
    found: Counter[str] = Counter()
    for player in state.players:
        found.update(dict(zip(CUBES, player.cubes, strict=True)))
        found["horror"] += player.horror
    found["horror"] += state.card if state.phase else 0
    found["lying"] += sum(state.lying)
    return found


GAINS = {
    "starter-taken": (("energy", "energy"), ("horror", "horror")),
    "bought": (("energy", "energy"),),
    "summoned": (("energy", "energy"),),
    "choice-given": (("horror", "horror"),),
    "horror-gained": (("count", "horror"),),
    "produced": (("count", "lying"),),
}
LOSSES = {
    "horror-for-cube": (("horror", "horror"),),
    "horror-for-imp": (("horror", "horror"),),
    "fed-with-horror": (("horror", "horror"),),
    "stop-removed": (("horror", "horror"),),
    "rerolled-with-horror": (("horror", "horror"),),
    "horror-lost": (("count", "horror"),),
    "scare-bent": (("energy", "energy"),),
    "bid-shown": (("energy", "energy"),),
}
"""Which parameter of an event is paid out by the bank, or to it, in which cubes."""


def from_the_bank(step: Step[State]) -> Counter[str]:
    """What the events say has come from the bank, or gone to it."""
    moved: Counter[str] = Counter()
    for event in step.events:
        told: dict[str, Any] = dict(event.public or ())
        handful = {name: count for count, name in told.get("cubes", ())}
        for parameter, cubes in GAINS.get(event.kind, ()):
            moved[cubes] += told[parameter]
        for parameter, cubes in LOSSES.get(event.kind, ()):
            moved[cubes] -= told[parameter]
        match event.kind:
            case "phase-began" | "round-began":
                moved["horror"] += BOX.figures.rounds if event.kind == "phase-began" else -1
            case "collected":
                moved.update(handful)
                moved["lying"] -= sum(handful.values())
            case "traded" | "bought":
                moved.subtract(handful)
            case "scare-paid":
                moved[told["colour"]] += told["count"]
            case "fed":
                moved[told["colour"]] -= told["count"]
        if event.kind in ("traded", "swapped", "horror-for-cube") and told["colour"] is not None:
            moved[told["colour"]] += 1
    return moved


def check_state(state: State) -> None:
    spooks = [name for player in state.players for name in player.spooks]
    spooks += [name for stack in state.stacks for name in (stack.top, *stack.unseen) if name is not None]
    assert len(set(spooks)) == len(spooks)
    for colour, count in enumerate(BOX.imps):
        assert state.imp_stacks[colour] + sum(player.imps[colour] for player in state.players) == count
    assert not state.stops & TOWN.suburbs
    for player in state.players:
        assert min(player.cubes) >= 0
        assert player.horror >= 0
        assert set(player.fed) <= set(player.spooks)
    if state.stage in (Stage.ACT, Stage.SCARE_ROLL, Stage.COLOUR, Stage.FEED, Stage.SUMMON):
        assert len({player.pawn for player in state.players}) == len(state.players)
    dice = [die for side in state.duel.dice for die in side] if state.duel else []
    dice += state.scare.dice if state.scare else ()
    assert all(1 <= die <= 6 for die in dice)
    assert 0 <= state.card <= BOX.figures.rounds


def laid_stops(before: State, step: Step[State]) -> None:
    """STOPs come where pawns stand, and go when they are lifted or removed; nothing else touches them."""
    stops = set(TOWN.cells_of(before.stops))
    for event in step.events:
        told = dict(event.public or ())
        match event.kind:
            case "stops-laid":
                stops |= set(told["cells"])  # type: ignore[arg-type]
            case "stops-lifted":
                stops = set()
            case "stop-removed":
                stops.remove(str(told["cell"]))
    assert stops == set(TOWN.cells_of(step.state.stops))


@pytest.mark.parametrize("cleverness", [0.0, 0.5, 1.0])
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
@settings(max_examples=4, deadline=None)
def test_no_cube_comes_from_nowhere(cleverness: float, seed: int, seats: int) -> None:
    rng, bot = random.Random(seed), SensibleBot(GAME)
    state = GAME.new(spukhaus.config(GAME, seats))
    for _ in range(700):
        asked = GAME.to_act(state)
        if not asked:
            break
        seat = rng.choice(asked)
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            choices = GAME.legal_actions(state, seat)
            assert len(choices) > 1  # R23: nobody is asked who can do only one thing
            clever = rng.random() < cleverness
            action = bot.choose(GAME.view(state, seat), choices, rng) if clever else choices.sample(rng)
        before, step = cubes_in_play(state), GAME.apply(state, seat, action)
        expected = before.copy()
        expected.update(from_the_bank(step))
        after = cubes_in_play(step.state)
        assert {name: after[name] for name in (*CUBES, "horror", "lying")} == {
            name: expected[name] for name in (*CUBES, "horror", "lying")
        }, GAME.write(action)
        check_state(step.state)
        laid_stops(state, step)
        state = step.state
