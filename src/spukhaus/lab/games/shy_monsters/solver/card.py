"""One storey solved on a graphics card, through CuPy: a hundred times as fast. Checked like everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import cupy
import numpy as np

from spukhaus.games.shy_monsters.model.situations import RANKS, TILES
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame, the_last
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs

SOURCE = Path(__file__).with_name("storey.cu")
THREADS = 512
ROOMY_ROUNDS = 250
PART_THREADS = 256
"""Of the blocks that share a shape's leaves;"""
PARTS, PARTS_OF_FEW, FEW = 4, 12, 150
"""so many of them do, and more where there are fewer shapes than this."""
MOST_SHARED = 90 * WAYS * 8
"""Of a block's own memory, for as many types as there can be; the same for all games, which share their kernels."""


def layers_of(graph: Graph) -> Integers:
    """Where each shape's situations of each rank begin."""
    ranks = 2 - (graph.codes >> 27 & 1) - (graph.codes >> 28 & 1)
    for tile in range(TILES):
        ranks += (graph.codes >> 4 * tile & 15) != 0
    found = [
        low + np.searchsorted(ranks[low:high], np.arange(RANKS + 1))
        for low, high in zip(graph.situation_at[:-1], graph.situation_at[1:], strict=True)
    ]
    return np.array(found)


def with_one_choice(payoffs: Payoffs) -> Payoffs:
    """The Hero goes on as if everything were possible, wherever he leaves."""
    last = payoffs.row_at[1:] - 1
    return payoffs._replace(
        row_at=np.arange(len(payoffs.row_at)), choice_at=np.arange(len(payoffs.choice_at)),
        chosen=payoffs.chosen[last], worth=np.ascontiguousarray(payoffs.worth[last]),
    )  # fmt: skip


class CardGame(StoreyGame):
    def __init__(self, graph: Graph, payoffs: Payoffs, wanted: Floats | None = None) -> None:
        """If it is said what is `wanted` against each type, each shape is a game of its own: how the Hero gets as much
        more than that as he can, whatever lies there. So many shapes can be played in a plain way."""
        self.alone = wanted is not None
        if wanted is not None:
            payoffs = payoffs._replace(prior=np.ones(len(payoffs.prior)))
        self.graph, self.payoffs, self.rounds = graph, payoffs, 0
        self.shapes, self.kinds = len(graph.situation_at) - 1, len(payoffs.prior)
        module = cupy.RawModule(code=SOURCE.read_text(), options=("-std=c++17",))
        self._shared = self.kinds * WAYS * 8
        names = ("lay", "learn", "go", "pay", "score", "regret", "wake", "guarantee", "reply", "average")
        self._kernels = {name: module.get_function(name) for name in names}
        for name in ("pay", "guarantee"):
            self._kernels[name].max_dynamic_shared_size_bytes = MOST_SHARED
        self._kept: list[Any] = []
        self._first_action, self._choice_at = self._whole(graph.first_action), self._whole(payoffs.choice_at)
        self._graph = self._record(
            self._whole(graph.situation_at), self._whole(layers_of(graph)), self._whole(graph.leaf_at),
            self._first_action, self._whole(graph.first_outcome), self._whole(graph.outcomes),
            self._whole(graph.first_world), self._whole(graph.worlds), self.shapes,
        )  # fmt: skip
        self._payoffs = self._record(
            self._real(payoffs.prior), self._real(payoffs.worth), self._whole(payoffs.type_at),
            self._whole(payoffs.group), self._whole(payoffs.row_at), self._choice_at, self._whole(payoffs.left),
            self.kinds, payoffs.worth.shape[1],
        )  # fmt: skip
        sizes = (len(graph.codes), len(graph.leaves)) * 2
        rooms = [[self._real(np.zeros(size)) for size in sizes] for _ in range(2)]
        # Two, since how often the Hero came where is still needed when a shape wakes up.
        self._scratch_at, self._other_scratch = (self._record(*room) for room in rooms)
        self._leaf_reach = rooms[1][3]
        self.leaf_reach = np.zeros(len(graph.leaves))
        self._pending, self._awake = cupy.zeros(self.shapes), cupy.zeros(self.shapes, np.int32)
        self._regrets, self._mix, self._sums = self._mix_room(), self._mix_room(), self._mix_room()
        self._normalise(self._regrets, self._mix)
        self._mix[1].set(the_last(payoffs.choice_at))
        worlds = (self.shapes, self.kinds, WAYS)
        self._master_regrets, self._master_sum, self._weights, self._values = (cupy.zeros(worlds) for _ in range(4))
        self._wanted = cupy.asarray(np.zeros(self.kinds) if wanted is None else np.asarray(wanted, np.float64))
        groups = self.shapes if self.alone else self.kinds
        self._totals, self._base = ([cupy.zeros(groups) for _ in range(3)] for _ in range(2))

    def _whole(self, values: Any) -> Any:
        return self._keep(cupy.asarray(np.ascontiguousarray(values, np.int32)))

    def _real(self, values: Floats) -> Any:
        return self._keep(cupy.asarray(np.ascontiguousarray(values, np.float64)))

    def _keep(self, values: Any) -> Any:
        self._kept.append(values)
        return values

    def _record(self, *fields: Any) -> Any:
        """Pointers and whole numbers, one after the other."""
        plain = [field if isinstance(field, int) else field.data.ptr for field in fields]
        return self._keep(cupy.asarray(np.array(plain, np.int64)))

    def _mix_room(self) -> tuple[Any, Any, Any]:
        actions = self._keep(cupy.zeros(len(self.graph.actions)))
        choices = self._keep(cupy.zeros(int(self.payoffs.choice_at[-1])))
        return actions, choices, self._record(actions, choices)

    def _normalise(self, sums: tuple[Any, Any, Any], shares: tuple[Any, Any, Any]) -> None:
        for first, at in ((self._first_action, 0), (self._choice_at, 1)):
            runs = len(first) - 1
            blocks = (runs + THREADS - 1) // THREADS
            self._kernels["average"]((blocks,), (THREADS,), (first, np.int32(runs), sums[at], shares[at]))

    def run(self, rounds: int) -> None:
        for step in range(self.rounds + 1, self.rounds + rounds + 1):
            self._round(step, np.float64(float(step) ** 4))
        self.rounds += rounds

    def _round(self, step: int, share: np.float64) -> None:
        now, after, later = step % 3, (step + 1) % 3, (step + 2) % 3
        kinds, alone = np.int32(self.kinds), np.int32(self.alone)
        actions, awake = (self._mix[2], self._sums[2], self._scratch_at), self._awake
        self._play(
            "lay", self._graph, self._payoffs, *actions, self._master_regrets, self._totals[now], self._master_sum,
            self._weights, self._values, self._pending, awake, alone, share,
        )  # fmt: skip
        learned = (self._graph, self._payoffs, self._regrets[2], self._mix[2], self._scratch_at)
        self._play("learn", *learned, self._weights, awake, shared=True)
        self._play("go", self._graph, self._regrets[2], *actions, awake, share)
        self._play("pay", self._graph, self._payoffs, *actions, awake, self._values, share, shared=True)
        self._play("score", kinds, self._weights, self._values, awake, self._base[now], self._wanted, alone)
        self._play(
            "regret", kinds, self._master_regrets, self._values, self._base[now], self._totals[after],
            self._base[after], self._totals[later], self._wanted, alone,
        )  # fmt: skip

    def _play(self, name: str, *arguments: Any, shared: bool = False) -> None:
        """One block for each shape, or several that share its leaves."""
        if shared:
            parts = PARTS_OF_FEW if self.shapes < FEW else PARTS
            room = self._shared if name == "pay" else 0
            self._kernels[name]((self.shapes, parts), (PART_THREADS,), arguments, shared_mem=room)
        else:
            self._kernels[name]((self.shapes,), (THREADS,), arguments)

    def average(self) -> Mix:
        """The Hero's average strategy."""
        found = self._average_room()
        mix = Mix(cupy.asnumpy(found[0]), cupy.asnumpy(found[1]))
        del self._kept[-3:]
        return mix

    def _average_room(self) -> tuple[Any, Any, Any]:
        self._kernels["wake"](
            (self.shapes,), (THREADS,),
            (self._graph, self._payoffs, self._mix[2], self._sums[2], self._scratch_at, self._pending),
        )  # fmt: skip
        average = self._mix_room()
        self._normalise(self._sums, average)
        return average

    def bounds(self) -> Bounds:
        average = self._average_room()
        hero = Mix(cupy.asnumpy(average[0]), cupy.asnumpy(average[1]))
        master = cupy.asnumpy(self._master_sum)
        master /= np.maximum(master.sum((0, 2), keepdims=True), 1e-300)
        guaranteed = self._lowest(average).min(0)
        del self._kept[-3:]
        return Bounds(float(guaranteed @ self.payoffs.prior), self.best_reply(master), guaranteed, master, hero)

    def lowest(self, hero: Mix) -> Floats:
        room = self._mix_room()
        room[0].set(hero.actions)
        room[1].set(hero.choices)
        found = self._lowest(room)
        del self._kept[-3:]
        return found

    def _lowest(self, mix: tuple[Any, Any, Any]) -> Floats:
        found = cupy.zeros((self.shapes, self.kinds))
        self._kernels["guarantee"](
            (self.shapes,), (THREADS,), (self._graph, self._payoffs, mix[2], self._other_scratch, found),
            shared_mem=self._shared,
        )  # fmt: skip
        self.leaf_reach = cupy.asnumpy(self._leaf_reach)
        return np.asarray(cupy.asnumpy(found))

    def roomy(self, wanted: Floats, choosing: bool = True) -> Mix:
        payoffs = self.payoffs if choosing else with_one_choice(self.payoffs)
        game = CardGame(self.graph, payoffs, wanted)
        game.run(ROOMY_ROUNDS)
        found = game.average()
        return found if choosing else Mix(found.actions, the_last(self.payoffs.choice_at))

    def best_reply(self, master: Floats) -> float:
        found = cupy.zeros(self.shapes)
        weights = cupy.asarray(master)
        self._kernels["reply"](
            (self.shapes,), (THREADS,), (self._graph, self._payoffs, self._mix[2], self._scratch_at, weights, found)
        )
        return float(found.sum())
