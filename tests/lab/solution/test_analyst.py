"""What a review says of storeys, against the solver's own figures for the same Hero."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pytest
from tests.lab.solution.test_situations import BOX, GAME, past_storey

from spukhaus.core import registry
from spukhaus.games.shy_monsters import solved
from spukhaus.games.shy_monsters.analyst import survival
from spukhaus.games.shy_monsters.solution import solution
from spukhaus.games.shy_monsters.state import DUNGEON_MASTER
from spukhaus.lab.solution.cfr import Scratch, world_worths
from spukhaus.lab.solution.chain import Chain, Task
from spukhaus.lab.solution.packing import unpack_hero
from spukhaus.lab.solution.storey import WAYS


def test_a_storey_is_worth_what_the_solver_says() -> None:
    """On the last storey, where the Hero knows the pair: chance by chance, for storeys of every shape."""
    known = solution()
    assert known is not None
    rng = random.Random(4)
    names = [monster.name for monster in BOX.monsters]
    pair = (3, 4)
    chain = Chain(BOX, curious=False)
    task = Task(3, "hero", pair)
    graph = chain.graph(task)
    payoffs = chain.payoffs(task, graph)
    hero = unpack_hero(graph, known.hero(3, pair))
    scratch = Scratch(*(np.zeros(len(row)) for row in (graph.codes, graph.leaves) * 2))
    others = [name for at, name in enumerate(names) if at not in pair]
    state = replace(
        GAME.new(registry.config(GAME)), number=3, pile=(), hand=tuple(sorted(names[at] for at in pair)),
        past=tuple(past_storey(others[at : at + 2]) for at in (0, 2)),
    )  # fmt: skip
    view = GAME.view(state, DUNGEON_MASTER)
    found = np.zeros((1, WAYS))
    seen = set()
    for place in rng.sample(range(len(graph.shape_numbers)), 40):
        world_worths(graph, payoffs, place, hero, scratch, found)
        for filling in rng.sample(range(WAYS), 6):
            storey = (int(graph.shape_numbers[place]), filling, 1)
            laid = solved.lay(known, BOX, pair, storey, solved.Turn(rng.randrange(4), mirrored=rng.random() < 0.5))
            worth = survival(known, view, laid)
            assert worth == pytest.approx(found[0, filling], abs=1e-6)
            seen.add(round(worth, 3))
    assert len(seen) > 20
