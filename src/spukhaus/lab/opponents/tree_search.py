"""OpenSpiel's information-set search with a clock (of the processor) instead of a number of simulations."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts

from spukhaus.core.encoding import Encoding
from spukhaus.lab.environments.position import Position
from spukhaus.lab.environments.spiel import SpukhausGame, SpukhausState


class TreeSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """The search itself is OpenSpiel's, step by step. Ours are the clock, the random numbers, and two shortcuts that
    make it quicker: views instead of their texts tell information sets apart, and playouts go straight through the
    rules."""

    def __init__(self, encoding: Encoding, evaluator: Any, exploring: float, rng: random.Random) -> None:
        self.rng = rng
        self.simulations = 0
        game = SpukhausGame(encoding, {"players": encoding.seats})
        self.root = game.new_initial_state()
        super().__init__(
            game=game,
            evaluator=_Evaluator(evaluator, rng),
            uct_c=exploring,
            max_simulations=0,
            random_state=np.random.RandomState(rng.getrandbits(32)),
        )
        self._game_kept = game

    def best_word(self, position: Position, deadline: float) -> int:
        self.reset()
        state = self.root.at(position)
        self._root_node = self.create_new_node(state)
        done = 0
        while done < 2 or time.thread_time() < deadline:  # the first simulation only opens the root
            self.run_simulation(self.sample_root_state(state))
            done += 1
        self.simulations += done
        words, odds = zip(*self.get_final_policy(state, self._root_node), strict=True)
        return int(self._random_state.choice(words, p=odds))

    def get_state_key(self, state: SpukhausState) -> Any:
        position = state.position
        assert position.seat is not None
        return position.seat, position.view(position.seat), position.begun

    def resample_from_infostate(self, state: SpukhausState) -> Any:
        return state.resample_from_infostate(state.current_player(), self.rng.random)


class _Evaluator:
    def __init__(self, playouts: Any, rng: random.Random) -> None:
        self._playouts = playouts
        self._rng = rng

    def prior(self, state: SpukhausState) -> list[tuple[int, float]]:
        words = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]

    def evaluate(self, state: SpukhausState) -> Any:
        if state.is_terminal():
            return state.returns()
        return self._playouts.evaluate(state.position, self._rng)
