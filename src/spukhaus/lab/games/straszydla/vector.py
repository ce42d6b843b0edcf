"""Many matches of Straszydła at once, compiled: `lab.environments.vector` says how they are used."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Encoding
from spukhaus.games.straszydla.encoding.words import StraszydlaEncoding
from spukhaus.games.straszydla.model import match as plain_match
from spukhaus.games.straszydla.model import row as plain_row
from spukhaus.games.straszydla.model.atlas import Atlas
from spukhaus.games.straszydla.model.row import OVER, STAGE, WIDTH, WINNERS
from spukhaus.games.straszydla.rules.state import State
from spukhaus.lab.compiling import Ints, kernel, large_kernel, streams
from spukhaus.lab.environments.vector import Vector
from spukhaus.lab.games.straszydla.chance import draw
from spukhaus.lab.games.straszydla.compiled import Rows, arrays_of, compiled_match, compiled_row
from spukhaus.lab.games.straszydla.observing import (
    Shown,
    forget,
    offsets_of,
    show,
    write_said,
    write_table,
    write_tiles,
)
from spukhaus.lab.games.straszydla.packing import pack
from spukhaus.lab.games.straszydla.saying import asked, say
from spukhaus.lab.games.straszydla.vocabulary import Vocabulary, vocabulary_of

go_on, start_match = compiled_match(plain_match.go_on), compiled_row(plain_row.start_match)


class VectorStraszydla(Vector):
    """Plans and bids are secret, so they go round in order."""

    def __init__(self, encoding: Encoding, *settings: Any) -> None:
        super().__init__(encoding, *settings)
        assert isinstance(encoding, StraszydlaEncoding)
        self.atlas = arrays_of(encoding.config.edition)
        self.rows = np.zeros((self.batch, WIDTH), np.int32)
        """The whole truth of every match (the game's `model.row` says where what lies); not for players."""
        self._words = vocabulary_of(encoding)
        self._at = offsets_of(self.layout)
        self._shown = Shown(
            self.observations,
            self.masks,
            self.asked,
            np.zeros((self.batch, self.layout.size + 1), np.int16),
            np.zeros(self.batch, np.int16),
            np.zeros(self.batch, np.bool_),
        )
        self._left = np.zeros(max(len(self.atlas.loose), len(self.atlas.pacts)), np.int16)
        self._arranged = dict(encoding.config.options).get("board") == "arranged"
        self.reset(self.seed)

    def _begin(self, seed: int) -> None:
        self._streams = streams(seed, self.batch).reshape(self.batch, 1)
        self.ended[:] = True  # so that each begins anew
        self._advance(np.zeros(self.batch, np.int64))

    def _advance(self, actions: NDArray[np.integer]) -> None:
        _step_all(
            self.rows, self.atlas, self._words, self._arranged, self._left, self._streams, actions, self.rewards,
            self.ended, self._at, self._shown, self.reward_kind == "points",
        )  # fmt: skip

    def take_up(self, match: int, state: State) -> None:
        """The match goes on from another state, in which somebody is asked; the stream of chance stays the same."""
        self.rows[match] = pack(state)
        _show_anew(self.rows, self.atlas, self._words, self._at, self._shown, match)
        self.rewards[match] = 0
        self.ended[match] = False

    def state(self) -> NDArray[np.int16]:
        found = np.zeros((self.batch, self.seats, self.layout.size), np.int16)
        written = np.zeros(self.layout.size + 1, np.int16)
        _observe_all(self.rows, self.atlas, self._words, self._at, found, written)
        return found


VECTOR: Final = VectorStraszydla


@large_kernel
def _observe_all(
    rows: Rows, atlas: Atlas, words: Vocabulary, at: NDArray[np.int64], found: NDArray[np.int16], written: Ints
) -> None:
    for match in range(len(rows)):
        for seat in range(found.shape[1]):
            written[0] = 0
            write_tiles(rows[match], atlas, at, found[match, seat], written)
            write_table(rows[match], atlas, seat, at, found[match, seat], written)
            write_said(rows[match], atlas, words, seat, at, found[match, seat], written)


@kernel
def _until_asked(row: Rows, atlas: Atlas, left: Ints, stream: NDArray[np.uint64]) -> None:
    go_on(row, atlas)
    while asked(row) == -1:
        draw(row, atlas, left, stream)
        go_on(row, atlas)


@large_kernel
def _step_all(
    rows: Rows,
    atlas: Atlas,
    words: Vocabulary,
    arranged: bool,
    left: Ints,
    streams: NDArray[np.uint64],
    actions: NDArray[np.integer],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    at: NDArray[np.int64],
    shown: Shown,
    pays_points: bool,
) -> None:
    seats = rewards.shape[1]
    for match in range(len(rows)):
        row, done = rows[match], True
        if ended[match]:
            start_match(row, atlas, seats, arranged)
            forget(shown, match)
            for seat in range(seats):
                rewards[match, seat] = 0
        else:
            done = say(row, atlas, words, actions[match])
        if done:
            _until_asked(row, atlas, left, streams[match])
            ended[match] = row[STAGE] == OVER
            if ended[match]:
                _reward(row, seats, pays_points, rewards[match])
        show(row, atlas, words, done, at, shown, match)


@large_kernel
def _show_anew(rows: Rows, atlas: Atlas, words: Vocabulary, at: NDArray[np.int64], shown: Shown, match: int) -> None:
    forget(shown, match)
    show(rows[match], atlas, words, True, at, shown, match)


@kernel
def _reward(row: Rows, seats: int, pays_points: bool, rewards: NDArray[np.float32]) -> None:
    """As `Encoding.rewards`; who wins has one point."""
    winners = 0
    for seat in range(seats):
        winners += row[WINNERS] >> seat & 1
    for seat in range(seats):
        won = row[WINNERS] >> seat & 1
        if pays_points:
            rewards[seat] = won - winners / seats
        else:
            rewards[seat] = (won * seats / winners - 1.0) / (seats - 1)
