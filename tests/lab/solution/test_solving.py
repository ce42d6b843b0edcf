"""The search for beliefs, on a box so small that it is solved at once: storeys of a few shapes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from spukhaus.core import registry
from spukhaus.games.shy_monsters.bots.solution.file import Point, Solution, types_of
from spukhaus.games.shy_monsters.bots.solution.splitting import cheapest_split
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import Chain, Splits, evenly, first_points
from spukhaus.lab.games.shy_monsters.solver.keeping import Kept, Leaf, refreshed
from spukhaus.lab.games.shy_monsters.solver.replying import complete, split_cost
from spukhaus.lab.games.shy_monsters.solver.solving import TOP, Aim, Aims, Solver, chosen, pack, sharpened
from spukhaus.lab.games.shy_monsters.solver.verifying import Verifier

BOX: Box = registry.edition(registry.game("shy_monsters")).content  # type: ignore[assignment]
SHAPES = 68, 240, 303
"""With these no pair of monsters leaves the Hero a sure way out everywhere."""
AIMS = Aims(*[Aim(0.02, 400)] * 3)
FOUR = Point(2, (0, 1, 2, 4))


def small_chain() -> Chain:
    chain = Chain(BOX)
    chain.shapes = [chain.shapes[number] for number in SHAPES]
    return chain


def test_a_belief_is_split_as_cheaply_as_possible() -> None:
    """Half of a belief that costs little, and the rest is told."""
    beliefs = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0], [0.5, 0.5, 0.0], [0.0, 0.5, 0.5]]
    costs = [0.4, 0.4, 0.4, 0.1, 0.3]
    assert cheapest_split([0.25, 0.5, 0.25], beliefs, costs) == pytest.approx({3: 0.5, 4: 0.5})
    assert cheapest_split([0.25, 0.25, 0.0], beliefs, costs) == pytest.approx({3: 0.5})
    assert cheapest_split([0.0, 0.0, 0.5], beliefs, costs) == pytest.approx({2: 0.5})


def test_prices_are_paid_by_no_split() -> None:
    """The cost of a split is the belief times its prices, and no other belief costs less than these prices say."""
    rng = np.random.default_rng(5)
    for _ in range(50):
        beliefs = np.concatenate((np.eye(4), rng.dirichlet(np.ones(4), 6)))
        costs = np.concatenate((np.full(4, 0.5), rng.uniform(0.2, 0.5, 6)))
        splits = Splits(np.array([0, 10]), beliefs, costs)
        wanted, used, price = rng.dirichlet(np.ones(4)) / 3, np.zeros(10), np.zeros(4)
        cost = split_cost(wanted, splits, 0, used, price)
        assert used @ beliefs == pytest.approx(wanted)
        assert cost == pytest.approx(used @ costs) == pytest.approx(wanted @ price)
        assert (beliefs @ price <= costs + 1e-9).all()
        plain = cheapest_split(wanted.tolist(), beliefs.tolist(), costs.tolist())
        assert cost == pytest.approx(sum(costs[number] * amount for number, amount in plain.items()))
        split_cost(wanted * [1, 0, 1, 0], splits, 0, used, price)
        complete(price, splits, 0)
        assert (beliefs @ price <= costs + 1e-9).all()


def test_without_certainties_nothing_is_proven() -> None:
    splits = Splits(np.array([0, 1]), np.array([[0.5, 0.5]]), np.array([0.1]))
    assert split_cost(np.array([0.2, 0.2]), splits, 0, np.zeros(1), np.zeros(2)) == np.inf


def test_rounded_beliefs_are_never_more_doubtful() -> None:
    belief = np.array([0.7, 0.2999, 0.0001 - 1e-7, 1e-7])
    sharp = sharpened(belief)
    assert sharp.sum() == pytest.approx(1)
    assert (sharp[1:] <= belief[1:]).all()
    assert sharp[3] == 0


def test_what_is_near_is_solved_once() -> None:
    leaves = [
        Leaf((0, 1, 2), np.array(belief), np.zeros(3), 0.1, gap)
        for belief, gap in (((0.5, 0.5, 0), 0.010), ((0.5, 0.49, 0.01), 0.009), ((0, 0, 1.0), 0.005))
    ]
    found = chosen(leaves, 3, 2, {Point(3, (0, 1, 2)): evenly(Point(3, (0, 1, 2)))})
    assert list(found) == [Point(3, (0, 1, 2), 1), Point(3, (0, 1, 2), 2)]
    assert [belief.argmax() for belief in found.values()] == [0, 2]


def pretended(solver: Solver, storey: int, worth: float) -> None:
    """As if all first points of a storey were solved: the fewer monsters are possible, the better for the Hero."""
    for point in first_points():
        if point.storey == storey:
            lower, upper = worth - 0.05 * len(point.unseen), worth - 0.04 * len(point.unseen)
            kept = Kept(evenly(point), b"", np.full(len(types_of(point)), lower), lower, b"", upper, ())
            solver._know(point, kept)


def test_the_hero_keeps_what_helps_him_most(tmp_path: Path) -> None:
    """Three strategies for the same unseen monsters: a good one for a belief that he comes to, and one for none."""
    solver = Solver(small_chain(), tmp_path, print)
    pretended(solver, 2, 0.6)
    unseen = (0, 1, 2, 3, 4)
    for number, at in ((1, 0), (2, 4)):
        gets = np.array([0.9 * (_left(kind) == at) for kind in types_of(Point(2, unseen))])
        solver._know(Point(2, unseen, number), Kept(np.eye(5)[at], b"", gets, 0.9, b"", 1.0, ()))
    leaf = Leaf(unseen, np.array([0.8, 0.2, 0.0, 0.0, 0.0]), np.zeros(5), 0.3, 0.0)
    solver._know(TOP, Kept(np.ones(1), b"", np.zeros(15), 0.0, b"", 1.0, (leaf,)))
    kept = solver._most_helpful(2, 23)
    assert Point(2, unseen, 1) in kept
    assert Point(2, unseen, 2) not in solver._most_helpful(2, 99)
    assert len(kept) == 23
    assert solver._hero_comes() == {Point(2, unseen, 1): pytest.approx(0.3)}


def _left(kind: tuple[tuple[int, int], tuple[int, ...]]) -> int:
    """Which of the five sets of four a type belongs to: the first one lacks the last monster."""
    [lacking] = {0, 1, 2, 3, 4} - {*kind[0], *kind[1]}
    return 4 - lacking


def test_further_beliefs_bring_the_bounds_nearer(tmp_path: Path) -> None:
    """Two storeys with four monsters left: the last one for pretended worths at first, then for beliefs that occur."""
    solver = Solver(small_chain(), tmp_path, print)
    last = [point for point in first_points() if point.storey == 3 and set(point.unseen) <= set(FOUR.unseen)]
    solver.solve(last, AIMS)
    solver.solve([FOUR], AIMS)
    before = solver.kept[FOUR]
    assert before.lower <= before.upper
    known = {point: kept.belief for point, kept in solver.kept.items()}
    solver.solve_beliefs(chosen(refreshed(solver.chain, FOUR, before.leaves), 3, 6, known), AIMS)
    solver.solve([FOUR], AIMS)
    solver.find_masters([FOUR], AIMS)
    after = solver.kept[FOUR]
    assert after.lower >= before.lower
    assert after.upper <= before.upper
    assert after.lower <= after.upper
    assert after.upper - after.lower < before.upper - before.lower


def test_it_resumes_and_what_is_packed_is_verified(tmp_path: Path) -> None:
    """The first storey for pretended worths; then from the files, packed, and verified from the archive."""
    solver = Solver(small_chain(), tmp_path, print)
    pretended(solver, 2, 0.6)
    solver.solve([TOP], AIMS, pack=True)
    solver.find_careful_masters([TOP], AIMS)
    again = Solver(small_chain(), tmp_path, print)
    assert again.bounds == solver.bounds
    assert not list(tmp_path.glob("*.part"))
    pack(BOX, tmp_path, tmp_path / "solution.zip")
    verifier = Verifier(BOX, Solution(tmp_path / "solution.zip"), print)
    verifier.chain.shapes = solver.chain.shapes
    verifier.chain.heroes.update(solver.chain.heroes)
    verifier.chain.masters.update(solver.chain.masters)
    certificate = verifier.verify()
    assert (certificate.lower, certificate.upper) == pytest.approx(solver.bounds, abs=1e-6)
