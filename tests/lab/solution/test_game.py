"""Solving one storey: known values, certified from both sides, and again after packing."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.games.shy_monsters.box import Box
from spukhaus.games.shy_monsters.solution import HeroTable, MasterTable, read_columns
from spukhaus.lab.solution.chain import ALL, Chain, Task, tasks
from spukhaus.lab.solution.game import StoreyGame
from spukhaus.lab.solution.packing import pack_hero, pack_master, unpack_hero, unpack_master
from spukhaus.lab.solution.solving import ROUNDS, _solve
from spukhaus.lab.solution.storey import WAYS

BOX: Box = registry.edition(registry.game("shy_monsters")).content  # type: ignore[assignment]


@pytest.fixture(scope="module")
def chain() -> Chain:
    return Chain(BOX, curious=False)


def solved(chain: Chain, task: Task, rounds: int) -> StoreyGame:
    graph = chain.graph(task)
    game = StoreyGame(graph, chain.payoffs(task, graph))
    game.run(rounds)
    return game


@pytest.mark.parametrize(("pair", "value"), [((0, 3), 1 / 6), ((1, 5), 1 / 2)])
def test_the_last_storey_with_a_known_pair(chain: Chain, pair: tuple[int, int], value: float) -> None:
    """Bat and cobra leave the Hero one chance in six, drake and gargoyle one in two."""
    game = solved(chain, Task(3, "hero", pair), 1200)
    bounds = game.bounds()
    assert bounds.lower <= value + 1e-9
    assert bounds.upper >= value - 1e-9
    assert bounds.upper - bounds.lower < 0.002


def test_what_is_packed_is_worth_what_it_was(chain: Chain) -> None:
    task = Task(3, "hero", (1, 5))
    game = solved(chain, task, 800)
    bounds = game.bounds()
    hero = HeroTable(*read_columns(pack_hero(game.graph, len(chain.shapes), bounds.hero), "IIIHH"))
    assert game.guarantees(unpack_hero(game.graph, hero)) == pytest.approx(bounds.guaranteed, abs=0.002)
    places = np.argwhere(bounds.master > 1e-4).astype(np.int16)
    packed = pack_master(game.graph.shape_numbers, places, bounds.master[bounds.master > 1e-4])
    master = MasterTable(*read_columns(packed, "IHBH"))
    assert game.best_reply(unpack_master(game.graph, master)) == pytest.approx(bounds.upper, abs=0.002)


def test_no_hero_gets_more_than_the_best_reply(chain: Chain) -> None:
    """Any strategy against any weights lies between the guarantee of the one and the best reply to the other."""
    task = Task(3, "hero", (2, 4))
    graph = chain.graph(task)
    game = StoreyGame(graph, chain.payoffs(task, graph))
    rng = random.Random(3)
    for _ in range(5):
        master = np.zeros((len(graph.shape_numbers), 1, WAYS))
        for _ in range(20):
            master[rng.randrange(len(master)), 0, rng.randrange(WAYS)] += 1 / 20
        even = np.repeat(1 / np.diff(graph.first_action).clip(1), np.diff(graph.first_action))
        assert game.guarantees(even)[0] <= game.best_reply(master) + 1e-12


def test_a_task_is_kept_and_the_chain_needs_only_what_was_solved_before(chain: Chain, tmp_path: Path) -> None:
    done: set[Task] = set()
    for task in tasks():
        if task.storey < 3:
            side = task.side
            assert any(other.storey == task.storey + 1 and other.side == side for other in done)
        done.add(task)
    assert Task(1, "hero", ALL) in done
    assert Task(1, "master", ALL) in done
    path = tmp_path / "task.npz"
    assert _solve(chain, Task(3, "master", (1, 5)), path, gap=1.0, most_rounds=ROUNDS) == ROUNDS
    assert path.exists()
    assert not list(tmp_path.glob("*.part.npz"))
