"""Bounds for a whole match with any number of reveals, coarse and soon: what `solving` proves with far more work.

Nothing is packed, and both sides play plainer than they could, which leaves the bounds valid:

- The Hero reveals what he may, leaves as soon as he is sure to get out, and goes on as if all that he has not seen
  were equally likely. Where that are many monsters, he forgets what he has seen.
- The Dungeon Master plays as if the Hero were told what is left whenever he leaves a storey: for him that is the worst
  way to split what the Hero believes. He lays only shapes that are good where the pair is known.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import Monsters, Point, mask_of, pairs_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, Result, points
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.situations import AT_ONCE, REVEALING
from spukhaus.lab.games.shy_monsters.solver.storey import Graph, Payoffs, make_graph

ROUNDS: Final = 50
"""Between two looks at the bounds; and all there are where the Hero does not know what is left, which counts less."""
MOST_UNSEEN: Final = {3: 4, 2: 4, 1: 6}
"""With more monsters unseen than this before a storey, the Hero plays as if he had seen none at all."""
MOST_SHAPES: Final = 12
"""For each pair the Dungeon Master lays these at most."""
TELLING: Final = 2
"""With more reveals than this a known pair is no danger, and no shape better than another."""


Part: TypeAlias = dict[str, npt.NDArray[Any]]
"""What is kept of a game."""
TOP: Final = Point(1, ALL)


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

    def told_graph(self, point: Point, shapes: Collection[int]) -> Graph:
        """Whoever is told what is left need not look around."""
        pairs = np.array(pairs_of(point.unseen), np.int64)
        mask, reveals = mask_of(point.unseen), self.reveals(point)
        return make_graph(self.shapes, mask, pairs, reveals, AT_ONCE, self.barred, frozenset(shapes))

    def choices(self, storey: int, unseen: Monsters) -> list[Point]:
        point = Point(storey, unseen)
        return [point if point in self.results else Point(storey, ALL)]

    def told(self, point: Point, graph: Graph) -> Payoffs:
        """What leaving is worth at most to a Hero who is then told what is left."""
        worth = [self.upper[Point(point.storey + 1, left)] for left in self.columns(point)]
        return self.frame(point, graph)._replace(worth=np.array([worth]))


class MatchWeigher:
    """Storey after storey from the last. What was found is kept, so one can stop and resume, and other counts begin
    with what they have in common."""

    def __init__(self, box: Box, folder: Path, gap: float, most_rounds: int, tell: Callable[[str], None]) -> None:
        self.chain, self.folder, self.gap, self.most_rounds = CoarseChain(box), folder, gap, most_rounds
        self._tell = tell
        folder.mkdir(parents=True, exist_ok=True)

    def weigh(self) -> Span:
        upper = self.upper()
        return Span(self.lower(), upper)

    def upper(self) -> float:
        """Nobody gets more than this against the Dungeon Master."""
        for point in points():
            if point.is_told:
                found = self._pair(point.unseen) if point.storey == 3 else self._kept(point, "most", self._master)
                self.chain.upper[point] = float(found["upper"])
                self._tell(f"{self._name(point)}: the Hero gets at most {self.chain.upper[point]:.4f}")
        return self.chain.upper[TOP]

    def lower(self) -> float:
        """The Hero gets this at least."""
        for point in points():
            if len(point.unseen) <= MOST_UNSEEN[point.storey] or point.unseen == ALL:
                known = point.storey == 3 and point.is_told
                found = self._pair(point.unseen) if known else self._kept(point, "least", self._hero)
                worth = float(found["guaranteed"] @ self.chain.prior(point))
                self.chain.results[point] = Result(worth, found["guaranteed"])
                self._tell(f"{self._name(point)}: the Hero gets at least {worth:.4f}")
        return self.chain.results[TOP].lower

    def _hero(self, point: Point) -> Part:
        graph = self.chain.graph(point)
        bounds = self._run(graph, self.chain.payoffs(point, graph), self.most_rounds if point.is_told else ROUNDS)
        return {"guaranteed": bounds.guaranteed}

    def _master(self, point: Point) -> Part:
        often = min(self.chain.reveals(point), TELLING)
        shapes = {int(shape) for pair in pairs_of(point.unseen) for shape in self._pair(pair, often)["shapes"]}
        graph = self.chain.told_graph(point, shapes)
        return {"upper": np.array(self._run(graph, self.chain.told(point, graph), self.most_rounds).upper)}

    def _pair(self, pair: Monsters, reveals: int | None = None) -> Part:
        """The last storey with a known pair: both bounds, and the best shapes for the Dungeon Master."""
        storeys = self.chain.box.storeys
        last = storeys[-1] if reveals is None else replace(storeys[-1], reveals=reveals)
        chain = CoarseChain(replace(self.chain.box, storeys=(*storeys[:-1], last)))

        def solve(point: Point) -> Part:
            graph = chain.graph(point)
            bounds = self._run(graph, chain.frame(point, graph), self.most_rounds)
            shapes = graph.shape_numbers[np.argsort(-bounds.master.sum((1, 2)))[:MOST_SHAPES]]
            return {"guaranteed": bounds.guaranteed, "upper": np.array(bounds.upper), "shapes": shapes}

        return self._kept(Point(3, pair), f"{last.reveals}", solve)

    def _name(self, point: Point) -> str:
        reveals = "-".join(str(storey.reveals) for storey in self.chain.box.storeys[point.storey - 1 :])
        return f"{reveals} {point.name}"

    def _kept(self, point: Point, kind: str, solve: Callable[[Point], Part]) -> Part:
        name = f"pair {kind} {point.name}" if kind.isdecimal() else f"{self._name(point)} {kind}"
        path = self.folder / f"{name}.npz"
        if not path.exists():
            unfinished = path.with_suffix(".part.npz")
            np.savez(unfinished, **solve(point))  # type: ignore[arg-type]
            unfinished.rename(path)
        with np.load(path) as file:
            return dict(file)

    def _run(self, graph: Graph, payoffs: Payoffs, most_rounds: int) -> Bounds:
        game = StoreyGame(graph, payoffs)
        while True:
            game.run(ROUNDS)
            bounds = game.bounds()
            if bounds.upper - bounds.lower < self.gap or game.rounds >= most_rounds:
                return bounds
