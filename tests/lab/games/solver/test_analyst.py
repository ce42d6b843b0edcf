"""What a review says of storeys, against the solver's own figures for the same Hero."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.games.shy_monsters.bots.solution import play as solved
from spukhaus.games.shy_monsters.bots.solution.file import Point, mask_of, solution
from spukhaus.games.shy_monsters.bots.solution.signals import Turn
from spukhaus.games.shy_monsters.review.analyst import survival
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER
from spukhaus.lab.games.shy_monsters.solver.chain import Chain
from spukhaus.lab.games.shy_monsters.solver.following import follow, rows_of
from spukhaus.lab.games.shy_monsters.solver.storey import NUMBERS, WAYS, fitting_worlds
from tests.lab.games.solver.test_situations import BOX, GAME, past_storey
from tests.samples import sample


def test_a_storey_is_worth_what_the_solver_says() -> None:
    """On the last storey, where the Hero knows the pair: chance by chance, for storeys of every shape."""
    known = solution()
    assert known is not None
    rng = random.Random(4)
    names = [monster.name for monster in BOX.monsters]
    pair = (3, 5)
    point = Point(3, pair)
    shapes, table = Chain(BOX).shapes, known.hero(point)
    others = [name for at, name in enumerate(names) if at not in pair]
    state = replace(
        GAME.new(registry.config(GAME)), number=3, pile=(), hand=tuple(sorted(names[at] for at in pair)),
        past=tuple(past_storey(others[at : at + 2]) for at in (0, 2)),
    )  # fmt: skip
    view = GAME.view(state, DUNGEON_MASTER)
    worlds, seen = np.empty(WAYS, np.int64), set()
    for place in rng.sample(range(len(shapes)), sample(8, 40)):
        found = np.zeros(WAYS)
        for left, often in zip(*follow(*shapes[place], mask_of(pair), 0, rows_of(table, place)), strict=True):
            found[worlds[: fitting_worlds(left, np.array([pair]), NUMBERS, worlds)]] += often
        for filling in rng.sample(range(WAYS), 4):
            storey = (place, filling, 1)
            laid = solved.lay(known, BOX, pair, storey, Turn(rng.randrange(4), mirrored=rng.random() < 0.5))
            worth = survival(known, view, laid)
            assert worth == pytest.approx(found[filling], abs=1e-6)
            seen.add(round(worth, 3))
    assert len(seen) > 4
