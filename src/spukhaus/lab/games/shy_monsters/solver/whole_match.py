"""Bounds for a whole match with any number of reveals, coarse and soon: what `solving` proves with far more work.

Nothing is packed, and both sides play plainer than they could, which leaves the bounds valid:

- The Hero forgets what he has seen on earlier storeys. So what he gets at least against each pair of a storey holds
  whatever was before, and a match is worth the product, on average over all that can be drawn.
- The Dungeon Master plays as if the Hero were told what is left whenever he leaves a storey: for him that is the worst
  way to split what the Hero believes. He lays only shapes that are good where the pair is known.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from spukhaus.games.shy_monsters.bots.solution.file import Monsters, Pair, Point, mask_of, pairs_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain, points, without
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame
from spukhaus.lab.games.shy_monsters.solver.situations import AT_ONCE
from spukhaus.lab.games.shy_monsters.solver.storey import Graph, Payoffs, make_graph

ROUNDS: Final = 50
"""Between two looks at the bounds."""
MOST_SHAPES: Final = 12
"""For each pair the Dungeon Master lays these at most."""
TELLING: Final = 2
"""With more reveals than this a known pair is no danger, and no shape better than another."""


Part: TypeAlias = dict[str, npt.NDArray[Any]]
"""What is kept of a game."""


class Span(NamedTuple):
    """The Hero's chance to win is between these two."""

    lower: float
    upper: float


def with_reveals(box: Box, counts: Sequence[int]) -> Box:
    """The same box, in which the Hero reveals so many tiles on each storey."""
    plans = zip(box.storeys, counts, strict=True)
    return replace(box, storeys=tuple(replace(plan, reveals=count) for plan, count in plans))


def over_all_draws(worths: Sequence[dict[Pair, float]]) -> float:
    """A match, if each storey is worth this by its pair."""
    one, two, three = worths
    found = [
        one[first] * two[second] * three[without(without(ALL, first), second)]  # type: ignore[index]
        for first in pairs_of(ALL)
        for second in pairs_of(without(ALL, first))
    ]
    return sum(found) / len(found)


class MatchWeigher:
    """What was found is kept, so one can stop and resume, and other counts begin with what they have in common."""

    def __init__(self, box: Box, folder: Path, gap: float, most_rounds: int, tell: Callable[[str], None]) -> None:
        self.chain, self.folder, self.gap, self.most_rounds = Chain(box), folder, gap, most_rounds
        self._tell = tell
        folder.mkdir(parents=True, exist_ok=True)

    def weigh(self) -> Span:
        counts = [storey.reveals for storey in self.chain.box.storeys]
        lower = over_all_draws([self._forgetting(reveals) for reveals in counts])
        told = over_all_draws([self._told(reveals) for reveals in counts])
        self._tell(f"{'-'.join(map(str, counts))}: the Hero gets {lower:.4f} to {told:.4f}")
        return Span(lower, min(told, self._upper()))

    # The Hero

    def _forgetting(self, reveals: int) -> dict[Pair, float]:
        """What a Hero who knows of no monster that it is gone gets at least on a storey, by the pair that is there."""
        point = Point(3, ALL)

        def solve() -> Part:
            graph = self._graph(point, reveals)
            return {"least": self._run(graph, self.chain.frame(point, graph)).guaranteed}

        found = self._kept(f"{reveals} {point.name}", solve)["least"]
        self._tell(f"{reveals}: a Hero who forgets gets at least {found.mean():.4f}")
        return dict(zip(pairs_of(ALL), found.tolist(), strict=True))

    # The Dungeon Master

    def _told(self, reveals: int) -> dict[Pair, float]:
        """What anybody gets who is even told, before a storey, which pair is there."""
        return {pair: float(self._pair(pair, reveals)["most"]) for pair in pairs_of(ALL)}

    def _upper(self) -> float:
        """Worked out from the last storey on."""
        for point in points():
            if point.is_told:
                self.chain.upper[point] = self._at_most(point)
        return self.chain.upper[Point(1, ALL)]

    def _at_most(self, point: Point) -> float:
        """What anybody gets who is told, whenever he leaves a storey, what is left."""
        storeys = self.chain.box.storeys
        if point.storey == len(storeys):
            return float(self._pair(point.unseen, storeys[-1].reveals)["most"])
        name = f"{'-'.join(str(storey.reveals) for storey in storeys[point.storey - 1 :])} {point.name}"

        def solve() -> Part:
            often = min(self.chain.reveals(point), TELLING)
            shapes = {int(shape) for pair in pairs_of(point.unseen) for shape in self._pair(pair, often)["shapes"]}
            graph = self._graph(point, self.chain.reveals(point), frozenset(shapes))
            worth = [self.chain.upper[Point(point.storey + 1, left)] for left in self.chain.columns(point)]
            payoffs = self.chain.frame(point, graph)._replace(worth=np.array([worth]))
            return {"most": np.array(self._run(graph, payoffs).upper)}

        found = float(self._kept(name, solve)["most"])
        self._tell(f"{name}: the Hero gets at most {found:.4f}")
        return found

    def _pair(self, pair: Monsters, reveals: int) -> Part:
        """Where the Hero knows the pair of a storey: what he gets at most, and the shapes that are laid most."""
        point = Point(3, pair)

        def solve() -> Part:
            graph = self._graph(point, reveals)
            bounds = self._run(graph, self.chain.frame(point, graph))
            shapes = graph.shape_numbers[np.argsort(-bounds.master.sum((1, 2)))[:MOST_SHAPES]]
            return {"most": np.array(bounds.upper), "shapes": shapes}

        return self._kept(f"{reveals} {point.name}", solve)

    # Both

    def _graph(self, point: Point, reveals: int, shapes: frozenset[int] | None = None) -> Graph:
        """Leaving at once: whoever forgets what he sees, or is told what is left, need not look around."""
        pairs = np.array(pairs_of(point.unseen), np.int64)
        return make_graph(self.chain.shapes, mask_of(point.unseen), pairs, reveals, AT_ONCE, self.chain.barred, shapes)

    def _run(self, graph: Graph, payoffs: Payoffs) -> Bounds:
        game = StoreyGame(graph, payoffs)
        while True:
            game.run(ROUNDS)
            bounds = game.bounds()
            if bounds.upper - bounds.lower < self.gap or game.rounds >= self.most_rounds:
                return bounds

    def _kept(self, name: str, solve: Callable[[], Part]) -> Part:
        path = self.folder / f"{name}.npz"
        if not path.exists():
            unfinished = path.with_suffix(".part.npz")
            np.savez(unfinished, **solve())  # type: ignore[arg-type]
            unfinished.rename(path)
        with np.load(path) as file:
            return dict(file)
