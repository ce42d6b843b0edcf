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
    choices,
    read_columns,
)
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Result, points
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import (
    pack_hero,
    pack_master,
    unpack_master,
    write_archive,
)
from spukhaus.lab.games.shy_monsters.solver.solving import ROUNDS, Solver
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS
from spukhaus.lab.games.shy_monsters.solver.thinning import thinned
from spukhaus.lab.games.shy_monsters.solver.verifying import guaranteed, lowest

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
    shares = thinned(game, bounds.hero)
    table = HeroTable.read(pack_hero(game, len(chain.shapes), shares))
    assert guaranteed(chain, point, table) == pytest.approx(game.guarantees(shares.mix), abs=1e-12)
    assert game.guarantees(shares.mix) == pytest.approx(bounds.guaranteed, abs=0.002)
    places = np.argwhere(bounds.master > 1e-4).astype(np.int16)
    packed = pack_master(game.graph.shape_numbers, places, bounds.master[bounds.master > 1e-4])
    master = MasterTable(*read_columns(packed, "IHBH"))
    assert game.best_reply(unpack_master(game.graph, master)) == pytest.approx(bounds.upper, abs=0.002)


def test_a_table_may_leave_shapes_to_the_even_belief(chain: Chain) -> None:
    """What it leaves out is played, and guaranteed, as the other table says; what it says is its own."""
    point = Point(3, (1, 5))
    game = solved(chain, point, 200)
    early = thinned(solved(chain, point, 20), solved(chain, point, 20).bounds().hero)
    late = thinned(game, game.bounds().hero)
    left = np.arange(len(game.graph.shape_numbers)) % 2 == 0
    even = HeroTable.read(pack_hero(game, len(chain.shapes), early))
    whole = HeroTable.read(pack_hero(game, len(chain.shapes), late))
    table = HeroTable.read(pack_hero(game, len(chain.shapes), late, left), even)
    by_shape = lowest(chain, point, even), lowest(chain, point, whole)
    found = lowest(chain, point, table)
    assert (found == lowest(chain, point, table, by_shape[0])).all()
    for number in range(len(chain.shapes)):
        said = whole.shape_at[number] < whole.shape_at[number + 1] and not left[number]
        assert (found[number] == by_shape[said][number]).all()
        for code in even.codes[even.shape_at[number] : even.shape_at[number + 1]]:
            assert table.mix(number, code) == (whole if said else even).mix(number, code)


def test_the_hero_chooses_what_to_believe_when_he_leaves() -> None:
    """Storey 2 on few shapes, against made-up worths of storey 3: packed, followed, and what it was."""
    point = Point(2, (1, 2, 4, 5))
    chain = few_shapes(2)
    for other in points():
        if other.storey == 3:
            worth = np.full(len(other.unseen) * (len(other.unseen) - 1) // 2, 0.6 - 0.1 * len(other.unseen))
            chain.results[other] = Result(0.0, worth)
    game = solved(chain, point, 300)
    shares = thinned(game, game.bounds().hero)
    assert shares.choices[np.diff(game.payoffs.choice_at, prepend=0)[:-1].argmax() :].any()
    table = HeroTable.read(pack_hero(game, len(chain.shapes), shares))
    believed = [code for code in table.codes if code >> 31]
    assert believed
    assert guaranteed(chain, point, table) == pytest.approx(game.guarantees(shares.mix), abs=1e-12)
    assert game.guarantees(shares.mix) @ game.payoffs.prior > 0


def test_the_last_choice_fits_whatever_is_left() -> None:
    for storey in (2, 3):
        for point in points():
            if point.storey == storey:
                assert choices(storey, point.unseen)[-1] == point


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


def test_solving_stops_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last storey with a known pair; what was solved is not solved again."""
    some = [Point(3, (3, 4)), Point(3, (2, 4))]
    monkeypatch.setattr("spukhaus.lab.games.shy_monsters.solver.solving.points", lambda: iter(some))
    told: list[str] = []
    for _ in range(2):
        chain = Chain(BOX)
        Solver(chain, tmp_path, gap=1.0, most_rounds=ROUNDS, tell=told.append).solve()
        assert set(chain.results) == set(some)
    assert len(list(tmp_path.glob("*-hero.npz"))) == len(list(tmp_path.glob("*-master.npz"))) == 2
    assert not list(tmp_path.glob("*.part.npz"))
    assert [line.split(" (")[0] for line in told[:2]] == [line.split(" (")[0] for line in told[2:]]
    assert Point(1, ALL) not in some


def test_an_archive_is_read_as_it_was_written(chain: Chain, tmp_path: Path) -> None:
    game = solved(chain, Point(3, (2, 4)), 50)
    table = pack_hero(game, len(chain.shapes), thinned(game, game.bounds().hero))
    belief, point = Point(3, (0, 1, 2), 4), Point(3, (2, 4))
    write_archive(tmp_path / "file.zip", BOX, {"3-24-hero": table}, {belief: (1, 1, 0)}, {belief: 0.5})
    solution = Solution(tmp_path / "file.zip")
    assert solution.fits(BOX)
    assert solution.hero(point) == HeroTable.read(table)
    assert solution.heroes == (point,)
    assert solution.beliefs == {belief: (1, 1, 0)}
    assert solution.worth == {belief: 0.5}
