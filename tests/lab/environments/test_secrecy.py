"""No observation, mask or reward tells a seat what it may not know."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.core.encoding import OBSERVATIONS, RECALL, Encoding
from spukhaus.core.game import PUBLIC
from spukhaus.lab.environments.position import Position, random_match
from spukhaus.policies.arrays import empty, observe
from spukhaus.policies.arrays import most as bounds
from tests.lab.environments.setups import ENCODED, encoding_of, every_set_up


def seen(position: Position, seat: int, observation: str) -> bytes:
    """All that an environment shows to a seat."""
    encoding = position.encoding
    mask = np.zeros(len(encoding.words), np.int8)
    if seat == position.seat:
        mask[list(position.legal)] = 1
    return observe(encoding, position.view(seat), position.said(seat), observation).tobytes() + mask.tobytes()


def compare(encoding: Encoding, seed: int, every: int) -> Counter[int]:
    """How many pairs of different positions were compared, by seat."""
    rng, compared = random.Random(seed), Counter[int]()
    for number, position in enumerate(random_match(encoding, rng)):
        if number % every:
            continue
        for seat in (*range(encoding.seats), PUBLIC):
            twin = position.others_of_its_kind(seat, rng)
            for observation in OBSERVATIONS:
                assert seen(twin, seat, observation) == seen(position, seat, observation)
            compared[seat] += twin.state != position.state
    return compared


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, seats, _ in every_set_up(("standard",))])
def test_observations_are_the_same_bytes_whatever_the_seat_cannot_know(name: str, seats: int) -> None:
    encoding = encoding_of(name, seats)
    compared = sum((compare(encoding, seed, every=41 if name == "straszydla" else 3) for seed in range(2)), Counter())
    blind = [seat for seat in (*range(seats), PUBLIC) if not compared[seat]]
    assert blind == ([0] if name == "shy_monsters" else [])  # the Dungeon Master knows everything


@pytest.mark.parametrize(("name", "seats"), [("ghostbumpers", 3), ("shy_monsters", 2), ("straszydla", 3)])
def test_whatever_a_seat_knows_makes_a_difference(name: str, seats: int) -> None:
    """The check above would pass if everything were zero."""
    encoding, known, shown = encoding_of(name, seats), set[object](), set[bytes]()
    for number, position in enumerate(random_match(encoding, random.Random(5))):
        if number < 300:
            view, said = position.view(0), position.said(0)
            known.add((view, said))
            shown.add(observe(encoding, view, said, RECALL).tobytes())
    assert len(shown) == len(known) > 10


@pytest.mark.parametrize("name", ENCODED)
def test_values_lie_between_nothing_and_the_bound_of_their_part(name: str) -> None:
    rng, eyes, used = random.Random(6), random.Random(7), set[str]()
    for seats in registry.game(name).seat_counts:
        encoding = encoding_of(name, seats)
        layout = encoding.layouts[RECALL]
        most = bounds(layout)
        for number, position in enumerate(random_match(encoding, rng)):
            if number % 3 and number > 500:
                continue
            seat = eyes.randrange(seats)
            values = observe(encoding, position.view(seat), position.said(seat), RECALL)
            assert (values >= 0).all()
            assert (values <= most).all()
            used |= {part for part, shown in layout.named(values).items() if shown.any()}
    unused = {part.name for part in layout.parts} - used
    # Random players seldom feed anybody and hardly ever come near to filling a pact; dice roll when nobody is asked.
    assert unused <= {"target", "fed", "not_pact", "rolling"}


def test_parts_lie_one_after_the_other() -> None:
    layout = encoding_of("ghostbumpers", 4).layouts[RECALL]
    assert layout.offsets["asked"] == 4
    assert layout.size == sum(part.size for part in layout.parts)
    flat = empty(layout)
    layout.named(flat)["hand"][3] = 2
    assert flat[layout.offsets["hand"] + 3] == 2
    assert "| `hand` |" in layout.table()
