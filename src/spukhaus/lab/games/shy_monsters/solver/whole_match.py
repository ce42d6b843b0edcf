"""Bounds for a whole match with any number of reveals, coarse and soon: what `solving` proves with far more work.

Nothing is packed, and both sides play plainer than they could, which leaves the bounds valid:

- The Hero reveals what he may, leaves as soon as he is sure to get out, and goes on with one of few strategies
  (`CoarseChain.choices`).
- The Dungeon Master plays as if the Hero were told what is left whenever he leaves a storey: for him that is the worst
  way to split what the Hero believes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import Monsters, Point, choices, mask_of, pairs_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Result, points
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.situations import AT_ONCE, REVEALING
from spukhaus.lab.games.shy_monsters.solver.storey import Graph, Payoffs, make_graph

ROUNDS: Final = 50
"""Between two looks at the bounds; and all there are where the Hero does not know what is left, which counts less."""
MOST_SIZE: Final = {3: 3, 2: 4, 1: 6}
"""With more monsters unseen than this before a storey, the Hero plays as if he had seen none at all."""


class Span(NamedTuple):
    """The Hero's chance to win is between these two."""

    lower: float
    upper: float


def with_reveals(box: Box, counts: Sequence[int]) -> Box:
    """The same box, in which the Hero reveals so many tiles on each storey."""
    plans = zip(box.storeys, counts, strict=True)
    return replace(box, storeys=tuple(replace(plan, reveals=count) for plan, count in plans))


class CoarseChain(Chain):
    def graph(self, point: Point) -> Graph:
        looking = REVEALING if point.storey < 3 else AT_ONCE
        pairs = np.array(pairs_of(point.unseen), np.int64)
        return make_graph(self.shapes, mask_of(point.unseen), pairs, self.reveals(point), looking, self.barred)

    def choices(self, storey: int, unseen: Monsters) -> list[Point]:
        found = [point for point in choices(storey, unseen) if point in self.results]
        everything = Point(storey, ALL)
        return found if everything in found else [*found, everything]

    def told(self, point: Point, graph: Graph) -> Payoffs:
        """What leaving is worth at most to a Hero who is then told what is left."""
        frame = self.frame(point, graph)
        if point.storey == 3:
            return frame
        worth = [self.upper[Point(point.storey + 1, left)] for left in self.columns(point)]
        return frame._replace(worth=np.array([worth]))


class MatchWeigher:
    """Storey after storey from the last. What was found is kept, so one can stop and resume, and another number of
    reveals on an earlier storey begins with what is known of the later ones."""

    def __init__(self, box: Box, folder: Path, gap: float, most_rounds: int, tell: Callable[[str], None]) -> None:
        self.chain, self.folder, self.gap, self.most_rounds = CoarseChain(box), folder, gap, most_rounds
        self._tell = tell
        folder.mkdir(parents=True, exist_ok=True)

    def weigh(self) -> Span:
        for point in self._points():
            path = self._path(point)
            if not path.exists():
                self._solve(point, path)
            with np.load(path) as file:
                guaranteed, upper = file["guaranteed"], float(file["upper"])
            lower = float(guaranteed @ self.chain.prior(point))
            self.chain.results[point] = Result(lower, guaranteed)
            said = f"{path.stem}: the Hero gets at least {lower:.4f}"
            if point.is_told:
                self.chain.upper[point] = upper
                said += f" and at most {upper:.4f}"
            self._tell(said)
        top = Point(1, ALL)
        return Span(self.chain.results[top].lower, self.chain.upper[top])

    def _points(self) -> Iterator[Point]:
        for point in points():
            if len(point.unseen) <= MOST_SIZE[point.storey] or point.unseen == ALL:
                yield point

    def _path(self, point: Point) -> Path:
        reveals = "-".join(str(storey.reveals) for storey in self.chain.box.storeys[point.storey - 1 :])
        return self.folder / f"{reveals} {point.name}.npz"

    def _solve(self, point: Point, path: Path) -> None:
        graph = self.chain.graph(point)
        game = StoreyGame(graph, self.chain.payoffs(point, graph))
        bounds = self._run(game, self.most_rounds if point.is_told else ROUNDS)
        upper = 1.0
        if point.is_told:
            upper = StoreyGame(graph, self.chain.told(point, graph)).best_reply(bounds.master)
        unfinished = path.with_suffix(".part.npz")
        np.savez(unfinished, guaranteed=bounds.guaranteed, upper=upper)
        unfinished.rename(path)

    def _run(self, game: StoreyGame, most_rounds: int) -> Bounds:
        while True:
            game.run(ROUNDS)
            bounds = game.bounds()
            if bounds.upper - bounds.lower < self.gap or game.rounds >= most_rounds:
                return bounds
