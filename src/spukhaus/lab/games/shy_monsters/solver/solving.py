"""Solves the chain of storeys, point after point; what is solved is kept, so one can stop and resume."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import MasterTable, Point, point_of, read_columns, solution_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.beliefs import at_most, leaving, payoffs_at_most, rows_to_choose
from spukhaus.lab.games.shy_monsters.solver.chain import Chain, Result, points
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import pack_hero, pack_master, unpack_master, write_archive
from spukhaus.lab.games.shy_monsters.solver.storey import Floats, Graph
from spukhaus.lab.games.shy_monsters.solver.thinning import (
    Shares,
    as_good,
    shape_of_actions,
    shape_of_choices,
    thinned,
)

ROUNDS: Final = 200
"""Between two looks at the bounds."""
FAINT: Final = 1e-4
"""A storey that the Dungeon Master lays more seldom than this is never laid."""
SELDOM: Final = 1e-3
"""A shape that no type lays more often than this against the Hero, the Dungeon Master need not think of."""
MOST_SHAPES: Final = 110
MOST_ROWS: Final = 100
BELIEFS: Final = ((2, 1, 1), (1, 2, 1), (1, 1, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1))
"""Where three sets may be left before the last storey: these beliefs too, for a box that was not solved yet."""
Tell = Callable[[str], None]


class Solver:
    def __init__(
        self, chain: Chain, folder: Path, gap: float, most_rounds: int, tell: Tell, kind: type[StoreyGame] = StoreyGame
    ) -> None:
        self.chain, self.folder, self.gap, self.most_rounds, self.kind = chain, folder, gap, most_rounds, kind
        self._tell = tell
        self._even: tuple[Point, Shares] | None = None
        folder.mkdir(parents=True, exist_ok=True)

    def solve(self) -> None:
        todo = list(self._points())
        for number, point in enumerate(todo, start=1):
            began = time.perf_counter()
            self.chain.results[point] = self._hero(point)
            self.chain.upper[point] = self._master(point)
            lower, upper, took = self.chain.results[point].lower, self.chain.upper[point], time.perf_counter() - began
            self._tell(f"{number}/{len(todo)} {point.name}: {lower:.5f} to {upper:.5f} ({took:.0f} s)")

    def _points(self) -> Iterator[Point]:
        """Those of the chain, and for some of them more beliefs: the ones that were found to matter."""
        known = solution_of(self.chain.box)
        for (storey, unseen), mine in groupby(points(), key=lambda point: (point.storey, point.unseen)):
            yield from mine
            more: dict[Point, tuple[int, ...]] = {}
            if known is not None:
                of_these = (storey, unseen)
                more = {one: belief for one, belief in known.beliefs.items() if (one.storey, one.unseen) == of_these}
            elif storey == 3 and len(unseen) == 3:
                more = {Point(storey, unseen, number): belief for number, belief in enumerate(BELIEFS, start=1)}
            for point in sorted(more):
                self.chain.beliefs[point] = more[point]
                yield point

    def _hero(self, point: Point) -> Result:
        """What is kept is what is packed, with what that is worth: earlier storeys build on it."""
        path = self.folder / f"{point.name}-hero.npz"
        if not path.exists():
            graph = self.chain.graph(point)
            game = self.kind(graph, self.chain.payoffs(point, graph))
            bounds = self._run(game)
            shares = thinned(game, bounds.hero)
            left = self._left_to_even(point, game, shares)
            guaranteed = game.guarantees(shares.mix)
            table = pack_hero(game, len(self.chain.shapes), shares, left)
            self._lay(point, graph, bounds.master)
            _keep(path, table, worth=float(guaranteed @ game.payoffs.prior), guaranteed=guaranteed)
        with np.load(path) as file:
            return Result(float(file["worth"]), file["guaranteed"])

    def _left_to_even(self, point: Point, game: StoreyGame, shares: Shares) -> npt.NDArray[np.bool_]:
        """The shapes on which the strategy for 'all equally likely' does as well, if it was solved just before."""
        if not point.number:
            self._even = point, shares
        if not point.number or self._even is None or self._even[0] != Point(point.storey, point.unseen):
            return np.zeros(len(game.graph.shape_numbers), np.bool_)
        even = self._even[1]
        left = as_good(game, shares, even)
        np.copyto(shares.actions, even.actions, where=left[shape_of_actions(game)])
        np.copyto(shares.choices, even.choices, where=left[shape_of_choices(game)])
        return left

    def _lay(self, point: Point, graph: Graph, master: Floats) -> None:
        """A Dungeon Master's strategy comes with every Hero's. Before the last storey there is a better one for him,
        among the shapes of this one."""
        path = self.folder / f"{point.name}-master.npz"
        if point.storey < 3:
            often = master.sum(2).max(1)
            places = np.argsort(-often)[:MOST_SHAPES]
            places = np.sort(places[often[places] > SELDOM])
            known, graph = graph.shape_numbers, self.chain.daring_graph(point, graph.shape_numbers[places].tolist())
            master = self._unknowing(point, graph, master[np.searchsorted(known, graph.shape_numbers)])
        laid = master > FAINT
        table = pack_master(graph.shape_numbers, np.argwhere(laid).astype(np.int16), master[laid])
        packed = unpack_master(graph, MasterTable(*read_columns(table, "IHBH")))
        _keep(path, table, worth=at_most(self.chain, point, graph, packed))

    def _unknowing(self, point: Point, graph: Graph, master: Floats) -> Floats:
        """The Dungeon Master against a Hero who never knows more than what is split for him."""
        rows = rows_to_choose(self.chain, point, graph, leaving(self.chain, point, graph, master).rows, MOST_ROWS)
        return self._run(self.kind(graph, payoffs_at_most(self.chain, point, graph, rows))).master

    def _master(self, point: Point) -> float:
        with np.load(self.folder / f"{point.name}-master.npz") as file:
            return float(file["worth"])

    def _run(self, game: StoreyGame) -> Bounds:
        while True:
            game.run(ROUNDS)
            bounds = game.bounds()
            if bounds.upper - bounds.lower < self.gap or game.rounds >= self.most_rounds:
                return bounds


def _keep(path: Path, table: bytes, **more: float | np.ndarray) -> None:
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(unfinished, table=np.frombuffer(table, np.uint8), **more)  # type: ignore[arg-type]
    unfinished.rename(path)


def pack(box: Box, chain: Chain, folder: Path, archive: Path) -> None:
    """Everything that was solved, in one small file."""
    members, worth = {}, {}
    for path in sorted(folder.glob("*-hero.npz")) + sorted(folder.glob("*-master.npz")):
        with np.load(path) as file:
            members[path.stem] = file["table"].tobytes()
            if path.stem.endswith("-master"):
                worth[point_of(path.stem.removesuffix("-master"))] = float(file["worth"])
    write_archive(archive, box, members, chain.beliefs, worth)
