"""What looking first is worth: the last storey, with a known pair, played with more reveals than the rulebook has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from spukhaus.games.shy_monsters.bots.solution.file import Pair, Point, mask_of, pairs_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.lab.games.shy_monsters.solver.chain import ALL, Chain
from spukhaus.lab.games.shy_monsters.solver.game import StoreyGame
from spukhaus.lab.games.shy_monsters.solver.situations import AT_ONCE
from spukhaus.lab.games.shy_monsters.solver.storey import make_graph

LAST: Final = 3
GAP: Final = 0.001
ROUNDS: Final = 200
"""Between two looks at the bounds."""
MOST_ROUNDS: Final = 20_000


class Weighed(NamedTuple):
    """The Hero's chance to get out, between these two."""

    pair: Pair
    reveals: int
    lower: float
    upper: float


def weigh_reveals(box: Box, most: int, gap: float) -> Iterator[Weighed]:
    """Each pair with no reveal, one, and so on; solved until the bounds are so near."""
    chain = Chain(box)
    for pair in pairs_of(ALL):
        for reveals in range(most + 1):
            graph = make_graph(chain.shapes, mask_of(pair), np.array([pair], np.int64), reveals, AT_ONCE, chain.barred)
            game = StoreyGame(graph, chain.frame(Point(LAST, pair), graph))
            while True:
                game.run(ROUNDS)
                bounds = game.bounds()
                if bounds.upper - bounds.lower < gap or game.rounds >= MOST_ROUNDS:
                    break
            yield Weighed(pair, reveals, bounds.lower, bounds.upper)
