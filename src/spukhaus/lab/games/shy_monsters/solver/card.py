"""Storeys solved on a graphics card, through CuPy: some thirty times as fast, and several at once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import cupy
import numpy as np

from spukhaus.games.shy_monsters.model.codes import RANKS, TILES
from spukhaus.lab.games.shy_monsters.solver.cfr import Mix
from spukhaus.lab.games.shy_monsters.solver.game import Bounds, StoreyGame, the_first
from spukhaus.lab.games.shy_monsters.solver.storey import WAYS, Floats, Graph, Integers, Payoffs

SOURCE = Path(__file__).with_name("storey.cu")
THREADS = 512
MOST_KINDS = 90
CAPTURED = 50
"""So many rounds are told to the card at once."""


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


@cache
def _kernels() -> dict[str, Any]:
    module = cupy.RawModule(code=SOURCE.read_text(), options=("-std=c++17",))
    names = ("play", "regret", "tick", "wake", "guarantee", "reply", "average")
    return {name: module.get_function(name) for name in names}


class CardGame(StoreyGame):
    """Whatever it does is done in a stream of its own, so that several games run side by side."""

    def __init__(self, graph: Graph, payoffs: Payoffs) -> None:
        self.graph, self.payoffs, self.rounds = graph, payoffs, 0
        self.shapes, self.kinds = len(graph.situation_at) - 1, len(payoffs.prior)
        self._shared = self.kinds * WAYS * 8
        for name in ("play", "guarantee"):
            _kernels()[name].max_dynamic_shared_size_bytes = MOST_KINDS * WAYS * 8
        self._kept: list[Any] = []
        self._captured: Any = None
        self._stream = cupy.cuda.Stream(non_blocking=True)
        with self._stream:
            self._lay_out()

    def _lay_out(self) -> None:
        graph, payoffs = self.graph, self.payoffs
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
        self._scratch, self._other_scratch = self._scratch_room(), self._scratch_room()
        self._regrets, self._mix, self._sums = self._mix_room(), self._mix_room(), self._mix_room()
        worlds = (self.shapes, self.kinds, WAYS)
        self._master_regrets, self._master_sum, self._weights, self._values = (cupy.zeros(worlds) for _ in range(4))
        self._totals, self._base = cupy.zeros(3 * self.kinds), cupy.zeros(3 * self.kinds)
        self._pending, self._step = cupy.zeros(self.shapes), cupy.ones(1, np.int64)
        self._normalise(self._regrets, self._mix)
        self._mix[1].set(the_first(payoffs.choice_at))

    def _whole(self, values: Any) -> Any:
        return self._keep(cupy.asarray(np.ascontiguousarray(values, np.int32)))

    def _real(self, values: Any) -> Any:
        return self._keep(cupy.asarray(np.ascontiguousarray(values, np.float64)))

    def _keep(self, values: Any) -> Any:
        self._kept.append(values)
        return values

    def _record(self, *fields: Any) -> Any:
        """Pointers and whole numbers, one after the other."""
        plain = [field if isinstance(field, int) else field.data.ptr for field in fields]
        return self._keep(cupy.asarray(np.array(plain, np.int64)))

    def _scratch_room(self) -> Any:
        sizes = (len(self.graph.codes), len(self.graph.leaves)) * 2
        return self._record(*(self._keep(cupy.zeros(size)) for size in sizes))

    def _mix_room(self) -> tuple[Any, Any, Any]:
        actions = self._keep(cupy.zeros(len(self.graph.actions)))
        choices = self._keep(cupy.zeros(int(self.payoffs.choice_at[-1])))
        return actions, choices, self._record(actions, choices)

    def _normalise(self, sums: tuple[Any, Any, Any], shares: tuple[Any, Any, Any]) -> None:
        for first, at in ((self._first_action, 0), (self._choice_at, 1)):
            runs = len(first) - 1
            blocks = (runs + THREADS - 1) // THREADS
            _kernels()["average"]((blocks,), (THREADS,), (first, np.int32(runs), sums[at], shares[at]))

    def _round(self) -> None:
        blocks, threads = (self.shapes,), (THREADS,)
        _kernels()["play"](
            blocks, threads,
            (self._graph, self._payoffs, self._regrets[2], self._mix[2], self._sums[2], self._scratch,
             self._master_regrets, self._totals, self._master_sum, self._weights, self._values, self._base,
             self._pending, self._step),
            shared_mem=self._shared,
        )  # fmt: skip
        _kernels()["regret"](
            blocks, threads,
            (np.int32(self.kinds), self._master_regrets, self._values, self._base, self._totals, self._step),
        )  # fmt: skip
        _kernels()["tick"]((1,), (1,), (self._step,))

    def run(self, rounds: int) -> None:
        """About so many; does not wait for the card."""
        with self._stream:
            if self._captured is None:
                self._round()
                self._stream.synchronize()
                self._stream.begin_capture()
                for _ in range(CAPTURED):
                    self._round()
                self._captured = self._stream.end_capture()
                self.rounds += 1
            for _ in range(max(1, rounds // CAPTURED)):
                self._captured.launch(self._stream)
                self.rounds += CAPTURED

    def bounds(self) -> Bounds:
        with self._stream:
            _kernels()["wake"](
                (self.shapes,), (THREADS,),
                (self._graph, self._payoffs, self._mix[2], self._sums[2], self._scratch, self._pending),
            )  # fmt: skip
            average = self._mix_room()
            self._normalise(self._sums, average)
            hero = Mix(cupy.asnumpy(average[0]), cupy.asnumpy(average[1]))
            master = cupy.asnumpy(self._master_sum)
            guaranteed = self._lowest(average).min(0)
            del self._kept[-3:]
        master /= np.maximum(master.sum((0, 2), keepdims=True), 1e-300)
        return Bounds(float(guaranteed @ self.payoffs.prior), self.best_reply(master), guaranteed, master, hero)

    def lowest(self, hero: Mix) -> Floats:
        with self._stream:
            room = self._mix_room()
            room[0].set(hero.actions)
            room[1].set(hero.choices)
            found = self._lowest(room)
            del self._kept[-3:]
        return found

    def _lowest(self, mix: tuple[Any, Any, Any]) -> Floats:
        found = cupy.zeros((self.shapes, self.kinds))
        arguments = (self._graph, self._payoffs, mix[2], self._other_scratch, found)
        _kernels()["guarantee"]((self.shapes,), (THREADS,), arguments, shared_mem=self._shared)
        return np.asarray(cupy.asnumpy(found))

    def best_reply(self, master: Floats) -> float:
        with self._stream:
            found, weights = cupy.zeros(self.shapes), cupy.asarray(master)
            arguments = (self._graph, self._payoffs, self._mix[2], self._other_scratch, weights, found)
            _kernels()["reply"]((self.shapes,), (THREADS,), arguments)
            return float(cupy.asnumpy(found).sum())
