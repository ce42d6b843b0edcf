"""Many matches of Ghostbumpers at once, compiled: `lab.environments.vector` says how they are used."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Encoding
from spukhaus.games.ghostbumpers.encoding.words import GhostbumpersEncoding
from spukhaus.games.ghostbumpers.model.match import (
    DEAL,
    MATCH_OVER,
    NEWS,
    NEWS_POINTS,
    SCORES,
    STAGE,
    new_match,
)
from spukhaus.games.ghostbumpers.model.round import ROUND_OVER, SEATS
from spukhaus.lab.compiling import Ints, below, kernel, large_kernel, streams
from spukhaus.lab.environments.vector import Vector
from spukhaus.lab.games.ghostbumpers.model import Rows, act, asked, deal, draw_start, legal, start_match
from spukhaus.lab.games.ghostbumpers.observing import (
    PAST_AT,
    Memory,
    forget,
    memory_of,
    note_play,
    note_trick,
    observe,
    offsets_of,
)
from spukhaus.lab.games.ghostbumpers.packing import pack_box, pack_deck
from spukhaus.lab.random_choices import one_at_random


class VectorGhostbumpers(Vector):
    """Laying is secret, so it goes round in order."""

    opponents_known: ClassVar[tuple[Any, ...]] = (None, "random")

    def __init__(self, encoding: Encoding, *settings: Any) -> None:
        super().__init__(encoding, *settings)
        assert isinstance(encoding, GhostbumpersEncoding)
        start = encoding.game.new(encoding.config)
        content, batch, seats = start.edition.content, self.batch, self.seats
        self.box = pack_box(content, seats, start.target)
        self.rows = np.tile(np.array(new_match(seats, content.paranoia)), (batch, 1))
        """The whole truth of every match (the game's `model.match` says where what lies); not for players."""
        self.points = np.zeros((batch, seats), np.int16)
        """What each seat scored by this step: not zero only where a round ended."""
        self.scores = np.zeros((batch, seats), np.int16)
        """Where a match ended by this step, its scores."""
        self._deck = pack_deck(content)
        self._shuffled = self._deck.copy()
        self._copies = np.bincount(self._deck, minlength=10).astype(np.int64)
        self._at = offsets_of(self.layout)
        self._memory = memory_of(self.layout, batch, encoding.rounds, content.hand, seats)
        self._news = np.zeros(NEWS, np.int64)
        self.reset(self.seed)

    def _begin(self, seed: int) -> None:
        self._streams = streams(seed, self.batch).reshape(self.batch, 1)
        self._others = streams(seed, self.batch, "others").reshape(self.batch, 1)
        self.ended[:] = True  # so that each begins anew
        self._advance(np.zeros(self.batch, np.int64))

    def _advance(self, actions: NDArray[np.integer]) -> None:
        _step_all(
            self.rows, self.box, self._deck, self._shuffled, self._copies, self._at, self._memory, self._streams,
            self._others, actions, self._news, self.observations, self.masks, self.asked, self.learners,
            self.opponents is not None and self.seat is None, self.points, self.rewards, self.ended, self.scores,
            self.reward_kind == "points",
        )  # fmt: skip

    def state(self) -> NDArray[np.int16]:
        found = np.zeros((self.batch, self.seats, self.layout.size), np.int16)
        _observe_all(self.rows, self.box, self._copies, self._at, self._memory, found)
        return found


VECTOR: Final = VectorGhostbumpers


@large_kernel
def _observe_all(rows: Rows, box: Rows, copies: Rows, at: Rows, memory: Memory, found: NDArray[np.int16]) -> None:
    for match in range(len(rows)):
        for seat in range(found.shape[1]):
            observe(rows[match], box, copies, seat, at, memory, match, found[match, seat])


@large_kernel
def _step_all(
    rows: Rows,
    box: Rows,
    deck: Ints,
    shuffled: Ints,
    copies: Rows,
    at: Rows,
    memory: Memory,
    streams: NDArray[np.uint64],
    others: NDArray[np.uint64],
    actions: NDArray[np.integer],
    news: Rows,
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    asks: NDArray[np.int8],
    learners: NDArray[np.int8],
    draws_learners: bool,
    points: NDArray[np.int16],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    scores: NDArray[np.int16],
    pays_points: bool,
) -> None:
    recalls = at[PAST_AT] >= 0
    for match in range(len(rows)):
        row, action, acts = rows[match], actions[match], not ended[match]
        seats, over = row[SEATS], False
        for seat in range(seats):
            points[match, seat] = scores[match, seat] = 0
            rewards[match, seat] = 0
        if not acts:
            start_match(row)
            draw_start(row, streams[match])
            if recalls:
                forget(memory, match)
            if draws_learners:
                learners[match] = below(others[match], seats)
        while True:
            if acts:
                if recalls:
                    note_play(memory, match, row, box, action)
                happened = act(row, box, action, news)
                if recalls:
                    note_trick(memory, match, happened, news)
                if happened & ROUND_OVER:
                    for seat in range(seats):
                        points[match, seat] += news[NEWS_POINTS + seat]
                over = happened & MATCH_OVER != 0
            if over:
                break
            if row[STAGE] == DEAL:
                for card in range(len(deck)):
                    shuffled[card] = deck[card]
                deal(row, box, shuffled, streams[match])
            legal(row, box, masks[match])
            asks[match] = asked(row)
            if learners[match] < 0 or asks[match] == learners[match]:
                break
            action, acts = one_at_random(masks[match], others[match]), True
        ended[match] = over
        if over:
            for seat in range(seats):
                scores[match, seat] = row[SCORES + seat]
            _reward(row, seats, pays_points, rewards[match])
            masks[match, :] = 1
        if learners[match] >= 0:
            asks[match] = learners[match]
        observe(row, box, copies, asks[match], at, memory, match, observations[match])


@kernel
def _reward(row: Rows, seats: int, pays_points: bool, rewards: NDArray[np.float32]) -> None:
    """As `Encoding.rewards`."""
    most, winners, total = -1, 0, 0
    for seat in range(seats):
        total += row[SCORES + seat]
        if row[SCORES + seat] > most:
            most, winners = row[SCORES + seat], 1
        elif row[SCORES + seat] == most:
            winners += 1
    for seat in range(seats):
        if pays_points:
            rewards[seat] = row[SCORES + seat] - total / seats
        else:
            share = seats / winners if row[SCORES + seat] == most else 0.0
            rewards[seat] = (share - 1.0) / (seats - 1)
