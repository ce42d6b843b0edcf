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
from spukhaus.games.straszydla.model.row import BOARD, OVER, STAGE, WIDTH, WINNERS
from spukhaus.lab.compiling import Ints, kernel, large_kernel, streams
from spukhaus.lab.environments.vector import Vector
from spukhaus.lab.games.straszydla.chance import draw
from spukhaus.lab.games.straszydla.compiled import Rows, arrays_of, match, row
from spukhaus.lab.games.straszydla.observing import clear, offsets_of, write_said, write_table, write_tiles
from spukhaus.lab.games.straszydla.saying import Vocabulary, asked, mark_words, say, vocabulary_of

go_on, start_match = match(plain_match.go_on), row(plain_row.start_match)


class VectorStraszydla(Vector):
    """Plans and bids are secret, so they go round in order."""

    def __init__(self, encoding: Encoding, *settings: Any) -> None:
        super().__init__(encoding, *settings)
        assert isinstance(encoding, StraszydlaEncoding)
        self.atlas = arrays_of(encoding.config.edition)
        self.rows = np.zeros((self.batch, WIDTH), np.int32)
        """The whole truth of every match (the game's `model.row` says where what lies); not for players."""
        self._words = vocabulary_of(encoding)
        self._at = offsets_of(encoding, self.layout)
        self._written = np.zeros((self.batch, self.layout.size + 1), np.int16)
        self._settled = np.zeros(self.batch, np.int16)
        self._laid = np.zeros(self.batch, np.bool_)
        self._left = np.zeros(max(len(self.atlas.loose), len(self.atlas.pacts)), np.int16)
        self._arranged = dict(encoding.config.options).get("board") == "arranged"
        self.reset(self.seed)

    def _begin(self, seed: int) -> None:
        self._streams = streams(seed, self.batch).reshape(self.batch, 1)
        self.ended[:] = True  # so that each begins anew
        self._advance(np.zeros(self.batch, np.int64))

    def _advance(self, actions: NDArray[np.integer]) -> None:
        _step_all(
            self.rows, self.atlas, self._words, self._arranged, self._left, self._at, self._written, self._settled,
            self._laid, self._streams, actions, self.observations, self.masks, self.asked, self.rewards, self.ended,
            self.reward_kind == "points",
        )  # fmt: skip

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
            write_table(rows[match], atlas, found.shape[1], seat, at, found[match, seat], written)
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
    at: NDArray[np.int64],
    written: NDArray[np.int16],
    settled: Ints,
    laid: NDArray[np.bool_],
    streams: NDArray[np.uint64],
    actions: NDArray[np.integer],
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    asks: NDArray[np.int8],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    pays_points: bool,
) -> None:
    """`settled` is how much of what was written does not change while an action is being said; `laid` says that the
    tiles are written."""
    seats = rewards.shape[1]
    for match in range(len(rows)):
        row, seen, done = rows[match], observations[match], True
        if ended[match]:
            start_match(row, atlas, seats, arranged)
            seen[:] = 0
            written[match, 0] = 0
            laid[match] = False
            for seat in range(seats):
                rewards[match, seat] = 0
        else:
            done = say(row, atlas, words, actions[match])
        if done:
            _until_asked(row, atlas, left, streams[match])
            ended[match] = row[STAGE] == OVER
            if ended[match]:
                _reward(row, seats, pays_points, rewards[match])
            else:
                asks[match] = asked(row)
            clear(seen, written[match], 0)
            if not laid[match] and row[BOARD] >= 0:
                write_tiles(row, atlas, at, seen, written[match])
                written[match, 0] = 0  # they stay where they are
                laid[match] = True
            write_table(row, atlas, seats, asks[match], at, seen, written[match])
            settled[match] = written[match, 0]
        else:
            clear(seen, written[match], settled[match])
        write_said(row, atlas, words, asks[match], at, seen, written[match])
        mark_words(row, atlas, words, masks[match])


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
