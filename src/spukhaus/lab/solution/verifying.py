"""What the packed strategies are worth, from nothing but the rules and the file: exact best replies of both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from spukhaus.games.shy_monsters.box import Box
from spukhaus.games.shy_monsters.solution import Solution
from spukhaus.lab.solution.chain import ALL, Chain, Result, Task, tasks
from spukhaus.lab.solution.game import StoreyGame
from spukhaus.lab.solution.packing import unpack_hero, unpack_master

NOTHING = np.zeros(0)


@dataclass(frozen=True)
class Certificate:
    lower: float
    """What the Hero of the file wins at least, whatever the Dungeon Master does."""
    upper: float
    """What anybody can win at most against the Dungeon Master of the file."""
    results: dict[Task, Result]


def verify(box: Box, solution: Solution, tell: Callable[[str], None]) -> Certificate:
    chain = Chain(box, curious=True)
    todo = list(tasks())
    for number, task in enumerate(todo, start=1):
        graph = chain.graph(task)
        game = StoreyGame(graph, chain.payoffs(task, graph))
        if task.side == "hero":
            hero = unpack_hero(graph, solution.hero(task.storey, task.unseen))
            guaranteed = game.guarantees(hero)
            chain.results[task] = Result(float(guaranteed @ game.payoffs.prior), 1.0, guaranteed)
            told = f"at least {chain.results[task].lower:.5f}"
        else:
            master = unpack_master(graph, solution.master(task.storey, task.unseen))
            chain.results[task] = Result(0.0, game.best_reply(master), NOTHING)
            told = f"at most {chain.results[task].upper:.5f}"
        tell(f"{number}/{len(todo)} {task.name}: {told}")
    lower, upper = chain.results[Task(1, "hero", ALL)].lower, chain.results[Task(1, "master", ALL)].upper
    return Certificate(lower, upper, chain.results)
