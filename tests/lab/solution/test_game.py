"""Solving one storey: known values, certified from both sides, and again after packing."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.games.shy_monsters.bots.solution.file import (
    HeroTable,
    MasterTable,
    Point,
    Solution,
    point_in_tables,
    point_named,
    read_columns,
    types_of,
)
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, first_points
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import (
    pack_hero,
    pack_master,
    thinned,
    unpack_master,
    write_archive,
)
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS
from spukhaus.lab.games.shy_monsters.solver.verifying import Verifier

BOX: Box = registry.edition(registry.game("shy_monsters")).content  # type: ignore[assignment]


@pytest.fixture(scope="module")
def chain() -> Chain:
    return Chain(BOX)


def solved(chain: Chain, point: Point, rounds: int) -> StoreyGame:
    graph = chain.graph(point)
    game = StoreyGame(graph, chain.payoffs(point, graph))
    game.run(rounds)
    return game


def few_shapes(count: int) -> Chain:
    """Storeys of a few shapes only: quick to solve, and otherwise the same."""
    chain = Chain(BOX)
    chain.shapes = chain.shapes[40 : 40 + count]
    return chain


@pytest.mark.parametrize(("pair", "value"), [((0, 3), 1 / 6), ((1, 5), 1 / 2)])
def test_the_last_storey_with_a_known_pair(chain: Chain, pair: tuple[int, int], value: float) -> None:
    """Bat and cobra leave the Hero one chance in six, drake and gargoyle one in two."""
    game = solved(chain, Point(3, pair), 1200)
    bounds = game.bounds()
    assert bounds.lower <= value + 1e-9
    assert bounds.upper >= value - 1e-9
    assert bounds.upper - bounds.lower < 0.002


def test_what_is_packed_is_worth_what_it_was(chain: Chain) -> None:
    """The packed strategies again, the Hero's by following it without any graph."""
    point = Point(3, (1, 5))
    game = solved(chain, point, 800)
    bounds = game.bounds()
    shares, mix = thinned(game, bounds.hero)
    table = HeroTable.read(pack_hero(game, len(chain.shapes), shares))
    verifier = Verifier(BOX, None, print)  # type: ignore[arg-type]
    assert verifier.guaranteed(point, table) == pytest.approx(game.guarantees(mix), abs=1e-12)
    assert game.guarantees(mix) == pytest.approx(bounds.guaranteed, abs=0.002)
    packed = pack_master(game.graph.shape_numbers, bounds.master, 1e-4)
    master = MasterTable(*read_columns(packed, "IHBH"))
    assert game.best_reply(unpack_master(game.graph, master)) == pytest.approx(bounds.upper, abs=0.002)


def test_the_hero_chooses_what_to_believe_when_he_leaves() -> None:
    """Storey 2 on few shapes, against made-up worths of storey 3: packed, followed, and what it was."""
    point = Point(2, (1, 2, 4, 5))
    chain = few_shapes(2)
    verifier = Verifier(BOX, None, print)  # type: ignore[arg-type]
    verifier.chain.shapes = chain.shapes
    for other in (*first_points(), Point(3, (1, 2, 4), 1)):
        if other.storey == 3:
            guaranteed = np.full(len(types_of(other)), 0.6 - 0.1 * len(other.unseen) - 0.1 * other.number)
            guaranteed[0] += 0.3 * other.number
            chain.heroes[other] = verifier.chain.heroes[other] = guaranteed
    game = solved(chain, point, 300)
    shares, mix = thinned(game, game.bounds().hero)
    table = HeroTable.read(pack_hero(game, len(chain.shapes), shares))
    assert any(code >> 31 for code in table.codes)
    assert verifier.guaranteed(point, table) == pytest.approx(game.guarantees(mix), abs=1e-12)
    assert game.guarantees(mix) @ game.payoffs.prior > 0


@pytest.mark.parametrize("point", [Point(3, (0, 4)), Point(2, (1, 2, 3, 4, 5), 7), Point(1, ALL)])
def test_points_have_names(point: Point) -> None:
    assert point_named(point.name) == point
    assert point_in_tables(point.storey, point.name_in_tables) == point


def test_no_hero_gets_more_than_the_best_reply(chain: Chain) -> None:
    """Any strategy against any weights lies between the guarantee of the one and the best reply to the other."""
    point = Point(3, (2, 4))
    graph = chain.graph(point)
    game = StoreyGame(graph, chain.payoffs(point, graph))
    rng = random.Random(3)
    for _ in range(5):
        master = np.zeros((len(graph.shape_numbers), 1, WAYS))
        for _ in range(20):
            master[rng.randrange(len(master)), 0, rng.randrange(WAYS)] += 1 / 20
        assert game.guarantees(game.bounds().hero)[0] <= game.best_reply(master) + 1e-12


def test_an_archive_is_read_as_it_was_written(chain: Chain, tmp_path: Path) -> None:
    game = solved(chain, Point(3, (2, 4)), 50)
    table = pack_hero(game, len(chain.shapes), thinned(game, game.bounds().hero)[0])
    write_archive(tmp_path / "file.zip", BOX, {"3-24-hero": table}, {Point(3, (1, 2, 4), 2): np.array([0.5, 0, 0.5])})
    solution = Solution(tmp_path / "file.zip")
    assert solution.fits(BOX)
    assert solution.points("hero") == [Point(3, (2, 4))]
    assert solution.beliefs == {Point(3, (1, 2, 4), 2): (0.5, 0.0, 0.5)}
    assert solution.hero(Point(3, (2, 4))) == HeroTable.read(table)
