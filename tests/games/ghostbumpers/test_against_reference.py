"""The engine against an independent, naive reference: the same deals, the same actions, the same answers."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import spukhaus
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Pile, State
from tests.games.ghostbumpers.reference import Reference, Refused
from tests.games.ghostbumpers.rounds import EDITIONS, GAME


def pile_of(pile: Pile | None) -> list[str]:
    if pile is None:
        return []
    return ["relaxed"] * pile.depth + ["scare"] + ["relaxed"] * (pile.size - 1 - pile.depth)


def facts(state: State) -> dict[str, Any]:
    """The engine's state in the reference's words."""
    turned = [sum(trick.turned for trick in state.tricks if trick.taker == seat) for seat in range(state.seats)]
    over, view = GAME.outcome(state), GAME.view(state, PUBLIC)
    return {
        "stage": state.stage.value,
        "round": len(state.past) + (over is None),
        "hands": [sorted(hand) for hand in state.hands],
        "piles": list(map(pile_of, state.piles)),
        "turned": [["relaxed"] * count for count in turned],
        "trick": [[played.seat, list(played.cards), value(played)] for played in state.trick],
        "scores": list(state.scores),
        "start": view.start or 0,
        "round_scores": [list(played.points) for played in state.past],
        "winners": None if over is None else list(over.winners),
    }


def finished_tricks(state: State) -> list[Any] | None:
    """R13: the tricks of the last finished round as everybody can look them up, in the reference's words."""
    past = GAME.view(state, PUBLIC).past
    if not past:
        return None
    return [
        [trick.taker, [[played.seat, list(played.cards), value(played)] for played in trick.plays]]
        for trick in past[-1].tricks
    ]


def compare(state: State, reference: Reference) -> None:
    theirs = reference.facts()
    ours = facts(state)
    assert ours == {name: theirs[name] for name in ours}
    assert finished_tricks(state) == (theirs["last"] and theirs["last"]["tricks"])
    assert GAME.to_act(state) == reference.asked()
    for seat in range(state.seats):
        assert {GAME.write(action) for action in GAME.legal_actions(state, seat)} == set(reference.legal(seat))


def strange(rng: random.Random, state: State) -> str:
    cards = [rng.choice(["1", "2", "5", "5", "9", "0/10"]) for _ in range(rng.randint(1, 3))]
    first = state.hands[0][0] if state.hands[0] else 1
    return rng.choice(
        [
            f"lay {rng.randint(0, 8)}",
            "play " + " ".join(cards),
            f"play 0/10 as {rng.choice((0, 5, 10))}",
            f"play {first or 1} as 10",
        ]
    )


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("ending", "rules"), [("rounds", 1), ("rounds", 2), ("to-25", 1), ("to-37", 2)])
def test_random_matches_are_the_same(seats: int, edition: str, ending: str, rules: int) -> None:
    config = spukhaus.config(GAME, seats, edition, {"ending": ending}, rules)
    box = config.edition.content
    copies = {number: copies for number, copies in Counter(box.deck).items() if number}
    rng, met = random.Random(f"{seats} {edition} {ending}"), Counter[str]()
    for _ in range(3):
        state = GAME.new(config)
        limits: dict[str, Any] = (
            {} if ending == "rounds" else {"target": int(ending[3:]), "round_limit": box.round_limit}
        )
        reference = Reference(
            seats, copies, relaxed=box.relaxed, least_depth=box.least_depth, first_by_lot=rules > 1, **limits
        )
        while asked := GAME.to_act(state):
            compare(state, reference)
            seat = rng.choice(asked)
            if seat != CHANCE:
                refuse_the_same(state, reference, rng, seat)
            action = GAME.chance(state, rng) if seat == CHANCE else GAME.legal_actions(state, seat).sample(rng)
            step = GAME.apply(state, seat, action)
            reference.play(seat, GAME.write(action))
            state = step.state
            met.update(event.kind for event in step.events)
        compare(state, reference)
    assert {"scared", "moved", "pile-shown", "turned"} <= set(met)


def refuse_the_same(state: State, reference: Reference, rng: random.Random, seat: int) -> None:
    """Something that nobody offered: either both refuse it, or neither does."""
    text = GAME.write(GAME.read(strange(rng, state)))
    try:
        GAME.apply(state, seat, GAME.read(text))
        accepted = True
    except ActionRefused:
        accepted = False
    assert accepted == (text in reference.legal(seat)), text
    if not accepted:
        with pytest.raises(Refused):
            reference.play(seat, text)
