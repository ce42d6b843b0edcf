"""The engine against an independent, naive reference: the same chance, the same actions, the same answers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import spukhaus
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import CHANCE, PUBLIC, Choices
from spukhaus.games.straszydla.rules.state import State
from tests.games.straszydla.reference import Reference
from tests.games.straszydla.reference_selfplay import choose
from tests.games.straszydla.reference_texts import tidy

GAME = spukhaus.game("straszydla")
MOST_LISTED = 4_000
"""Longer choices are compared by samples."""
ORDER = ("water", "air", "fire", "earth")


def facts(state: State) -> dict[str, Any]:
    """The engine's state in the reference's words, by what the views show."""
    table = GAME.view(state, PUBLIC)
    seats = []
    for seat, shown in enumerate(table.players):
        own = GAME.view(state, seat).players[seat]
        cubes = {name: getattr(shown.cubes, name) for name in ("blue", "purple", "orange", "green", "energy")}
        seats.append(
            {
                **cubes,
                "horror": shown.horror,
                "imps": dict(shown.imps),
                "spooks": sorted(spook.spook for spook in shown.spooks),
                "pawn": shown.cell,
                "pact": "-".join(sorted(own.pact, key=ORDER.index)) if own.pact else None,
            }
        )
    return {
        "phase": table.time if table.phase else None,
        "phase_number": table.phase,
        "round": table.round,
        "card": table.card,
        "starting": table.starting,
        "board": {district.cell: district.tile for district in table.board},
        "cubes": {district.cell: district.cubes for district in table.board},
        "stops": sorted(district.cell for district in table.board if district.stop),
        "stacks": {
            stack.element: {"top": stack.top.spook if stack.top else None, "count": stack.left}
            for stack in table.stacks
        },
        "imps": {stack.element: stack.imps for stack in table.stacks},
        "seats": seats,
        "ending": table.ending,
        "winners": sorted(table.winners),
    }


def compare(state: State, reference: Reference, last: str) -> None:
    theirs, ours = reference.facts(), facts(state)
    for seat in theirs["seats"]:
        for passing in ("fed", "bought", "lost", "plan", "dice"):
            del seat[passing]
    if not ours["board"]:
        ours["cubes"] = theirs["cubes"]
    if not ours["phase_number"]:
        ours["card"] = theirs["card"]  # whether the card is filled before or after the set-up does not matter
    if GAME.to_act(state) == (CHANCE,):
        # An imp goes under its stack after its effect (R18): with dice in the air the two differ in nothing else.
        ours["imps"] = theirs["imps"]
        for mine, other in zip(ours["seats"], theirs["seats"], strict=True):
            mine["imps"] = other["imps"]
    for name, found in ours.items():
        assert found == theirs[name], f"{name} after {last!r}"
    assert sorted(GAME.to_act(state)) == reference.asked(), last


def compare_choices(choices: Choices[Any], reference: Reference, seat: int, rng: random.Random) -> None:
    if len(choices) <= MOST_LISTED:
        ours = sorted(tidy(GAME.write(action)) for action in choices)
        theirs = sorted(reference.legal(seat))
        assert len(ours) == len(set(ours))
        assert ours == theirs
        return
    for _ in range(20):
        text = GAME.write(choices.sample(rng))
        assert reference.allowed(seat, text), text


@pytest.mark.parametrize(
    ("seats", "board", "rules"), [(2, "arranged", 2), (3, "shuffled", 1), (3, "shuffled", 2), (4, "shuffled", 2)]
)
def test_random_matches_are_the_same(seats: int, board: str, rules: int) -> None:
    rng, met = random.Random(f"{seats} {board}"), Counter[str]()
    for thrift in (0.3, 0.95):
        play_both(seats, board, rules, rng, met, thrift)
    assert {"plan", "bid", "bend", "retreat", "trade", "scare", "collect", "feed", "end"} <= set(met)


def play_both(seats: int, board: str, rules: int, rng: random.Random, met: Counter[str], thrift: float) -> None:
    state = GAME.new(spukhaus.config(GAME, seats, options={"board": board}, rules=rules))
    reference = Reference(seats, board=board, rules=rules)
    last = ""
    while asked := GAME.to_act(state):
        compare(state, reference, last)
        seat = rng.choice(asked)
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            choices = GAME.legal_actions(state, seat)
            if state.stage != "arrange":
                compare_choices(choices, reference, seat, rng)
                refuse_the_same(state, reference, rng, seat)
            action = choices.sample(rng)
            if len(choices) <= MOST_LISTED:
                action = GAME.read(choose({GAME.write(one) for one in choices}, rng, thrift))
        last = GAME.write(action)
        met[last.split()[0]] += 1
        state = GAME.apply(state, seat, action).state
        reference.play(seat, last)
    compare(state, reference, last)


STRANGE = (
    "plan n", "plan s s s", "plan ne e>a1", "plan *>e1", "bid 1", "bid 9", "bend 6 6", "bend 1 2 3", "pass",
    "end", "keep", "trade blue blue blue for green", "trade horror horror horror for blue",
    "trade energy energy for green with imp", "collect", "collect blue", "summon-imp", "summon-imp fire",
    "scare", "swap air", "horror-cube blue", "horror-imp fire", "feed strzyga blue",
    "feed strzyga green with imp", "feed-horror strzyga", "retreat c3", "let-choose", "take water", "settle a5",
    "unblock c3", "reroll-horror 3", "reroll-imp 3", "begin day", "summon fire", "colour blue", "redirect n n",
)  # fmt: skip


def refuse_the_same(state: State, reference: Reference, rng: random.Random, seat: int) -> None:
    """Something that nobody offered: either both refuse it, or neither does."""
    text = rng.choice(STRANGE)
    try:
        GAME.apply(state, seat, GAME.read(text))
        accepted = True
    except ActionRefused:
        accepted = False
    assert accepted == reference.allowed(seat, text), text
