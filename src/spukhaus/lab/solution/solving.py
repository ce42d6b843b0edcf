"""Solves the chain of storeys, task after task; what is solved is kept, so one can stop and resume."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from spukhaus.games.shy_monsters.box import Box
from spukhaus.lab.solution.chain import Chain, Result, Task, tasks
from spukhaus.lab.solution.game import StoreyGame
from spukhaus.lab.solution.packing import pack_hero, pack_master, write_archive

ROUNDS = 200
"""Between two looks at the bounds."""
Tell = Callable[[str], None]


def solve(box: Box, folder: Path, gap: float, most_rounds: int, curious: bool, tell: Tell) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chain = Chain(box, curious)
    todo = list(tasks())
    for number, task in enumerate(todo, start=1):
        path = folder / f"{task.name}.npz"
        if not path.exists():
            began = time.perf_counter()
            rounds = _solve(chain, task, path, gap, most_rounds)
            took = f"{rounds} rounds, {time.perf_counter() - began:.0f} s"
        else:
            took = "done before"
        chain.results[task] = result = _read(path)
        tell(f"{number}/{len(todo)} {task.name}: {result.lower:.5f} to {result.upper:.5f} ({took})")


def _solve(chain: Chain, task: Task, path: Path, gap: float, most_rounds: int) -> int:
    graph = chain.graph(task)
    game = StoreyGame(graph, chain.payoffs(task, graph))
    while True:
        game.run(ROUNDS)
        bounds = game.bounds()
        if bounds.upper - bounds.lower < gap or game.rounds >= most_rounds:
            break
    support = bounds.master > 1e-4
    unfinished = path.with_suffix(".part.npz")
    np.savez_compressed(
        unfinished,
        lower=bounds.lower, upper=bounds.upper, guaranteed=bounds.guaranteed, hero=bounds.hero.astype(np.float32),
        master_at=np.argwhere(support).astype(np.int16), master=bounds.master[support],
    )  # fmt: skip
    unfinished.rename(path)
    return game.rounds


def _read(path: Path) -> Result:
    with np.load(path) as file:
        return Result(float(file["lower"]), float(file["upper"]), file["guaranteed"])


def pack(box: Box, folder: Path, archive: Path, curious: bool, tell: Tell) -> None:
    """Everything that was solved, in one small file."""
    chain = Chain(box, curious)
    members = {}
    for task in tasks():
        graph = chain.graph(task)
        with np.load(folder / f"{task.name}.npz") as file:
            if task.side == "hero":
                members[task.name] = pack_hero(graph, len(chain.shapes), file["hero"])
            else:
                members[task.name] = pack_master(graph.shape_numbers, file["master_at"], file["master"])
        tell(f"{task.name}: {len(members[task.name])} bytes")
    write_archive(archive, box, members)
