"""Solves the chain of storeys, point after point; what is solved is kept, so one can stop and resume."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import MasterTable, Point, read_columns
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import Chain, Result, points
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.packing import (
    pack_hero,
    pack_master,
    thinned,
    unpack_master,
    write_archive,
)

ROUNDS = 200
"""Between two looks at the bounds."""
FAINT = 1e-4
"""A storey that the Dungeon Master lays more seldom than this is never laid."""
Tell = Callable[[str], None]


class Solver:
    def __init__(
        self, chain: Chain, folder: Path, gap: float, most_rounds: int, tell: Tell, kind: type[StoreyGame] = StoreyGame
    ) -> None:
        self.chain, self.folder, self.gap, self.most_rounds, self.kind = chain, folder, gap, most_rounds, kind
        self._tell = tell
        folder.mkdir(parents=True, exist_ok=True)

    def solve(self) -> None:
        todo = list(points())
        for number, point in enumerate(todo, start=1):
            began = time.perf_counter()
            lower, guaranteed = self._hero(point)
            upper = self._master(point) if point.is_told else 1.0
            self.chain.results[point] = Result(lower, upper, guaranteed)
            told = f" to {upper:.5f}" if point.is_told else ""
            took = time.perf_counter() - began
            self._tell(f"{number}/{len(todo)} {point.name}: {lower:.5f}{told} ({took:.0f} s)")

    def _hero(self, point: Point) -> tuple[float, np.ndarray]:
        """What is kept is what is packed, with what that is worth: earlier storeys build on it."""
        path = self.folder / f"{point.name}-hero.npz"
        if not path.exists():
            graph = self.chain.graph(point)
            game = self.kind(graph, self.chain.payoffs(point, graph))
            shares = thinned(game, self._run(game).hero)
            guaranteed = game.guarantees(shares.mix)
            table = pack_hero(game, len(self.chain.shapes), shares)
            _keep(path, table, worth=float(guaranteed @ game.payoffs.prior), guaranteed=guaranteed)
        with np.load(path) as file:
            return float(file["worth"]), file["guaranteed"]

    def _master(self, point: Point) -> float:
        path = self.folder / f"{point.name}-master.npz"
        if not path.exists():
            graph = self.chain.told_graph(point)
            game = self.kind(graph, self.chain.told_payoffs(point, graph))
            master = self._run(game).master
            laid = master > FAINT
            table = pack_master(graph.shape_numbers, np.argwhere(laid).astype(np.int16), master[laid])
            packed = unpack_master(graph, MasterTable(*read_columns(table, "IHBH")))
            _keep(path, table, worth=game.best_reply(packed))
        with np.load(path) as file:
            self.chain.told[point.unseen] = upper = float(file["worth"])
        return upper

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


def pack(box: Box, folder: Path, archive: Path) -> None:
    """Everything that was solved, in one small file."""
    members = {}
    for path in sorted(folder.glob("*-hero.npz")) + sorted(folder.glob("*-master.npz")):
        with np.load(path) as file:
            members[path.stem] = file["table"].tobytes()
    write_archive(archive, box, members)
