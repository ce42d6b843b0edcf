"""Many matches of Ghostbumpers at once, for learning: see docs/lab-simulation.md for the layout of the buffers."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

import spukhaus
from spukhaus.games.ghostbumpers.model.hands import BITS, COPIES
from spukhaus.games.ghostbumpers.model.match import (
    ACTIONS,
    DEAL,
    LAST_ROUND,
    MATCH_OVER,
    NEWS,
    NEWS_POINTS,
    PLAYED,
    POSSIBLE,
    RELAXED,
    ROUND,
    SCORES,
    STAGE,
    TRICK_COPIES,
    TRICK_NUMBERS,
    TURNED,
    new_match,
)
from spukhaus.games.ghostbumpers.model.round import (
    BEST,
    CARDS,
    DEPTHS,
    FIVES,
    HANDS,
    LEADER,
    ROUND_OVER,
    SEATS,
    SIZES,
    TRICKED,
)
from spukhaus.lab.compiling import Ints, WrongAction, kernel, streams
from spukhaus.lab.games.ghostbumpers.model import Rows, act, asked, deal, draw_start, legal, start_match
from spukhaus.lab.games.ghostbumpers.packing import pack_box, pack_deck

TABLE_FACTS: Final = ("stage", "round", "rounds-left", "leader", "best-value", "fives", "trickster")
SEAT_FACTS: Final = ("score", "cards", "pile", "turned", "trick-number", "trick-copies")


class VectorGhostbumpers:
    """`batch` matches, each asking one seat. `step` takes one action for each.

    A match that ends shows its last observation, and begins anew with the next step, which ignores its action: what
    Gymnasium calls AutoresetMode.NEXT_STEP. No mask is ever empty: where a match has ended, it is full.
    The buffers are made once and written over by every step: copy what you keep.
    """

    def __init__(
        self, batch: int = 4096, seats: int = 4, seed: int = 0, edition: str = "standard", ending: str = "rounds"
    ) -> None:
        game = spukhaus.game("ghostbumpers")
        start = game.new(spukhaus.config(game, seats, edition, {"ending": ending}))
        content = start.edition.content
        self.batch, self.seats = batch, seats
        self.box = pack_box(content, seats, start.target)
        self.actions = int(self.box[ACTIONS])
        """Actions are numbers from 0: `packing.action_of(env.box, number)` says which."""
        self.rows = np.tile(np.array(new_match(seats, content.paranoia)), (batch, 1))
        """The whole truth of every match (the game's `model.match` says where what lies); not for players."""
        self.layout = layout(content.relaxed, seats)
        """Where each part of an observation lies."""
        self.observations = np.zeros((batch, max(part.stop for part in self.layout.values())), np.int16)
        self.masks = np.zeros((batch, self.actions), np.int8)
        self.asked = np.zeros(batch, np.int8)
        """Which seat decides, and whose observation and mask it is; where a match has ended, who decided last."""
        self.points = np.zeros((batch, seats), np.int16)
        """What each seat scored by this step: not zero only where a round ended."""
        self.rewards = np.zeros((batch, seats), np.float32)
        """At the end of a match 1 for the winner (shared among several), less 1 / seats; else 0. They add up to 0."""
        self.ended = np.zeros(batch, np.bool_)
        """Whether the match ended by this step."""
        self.scores = np.zeros((batch, seats), np.int16)
        """Where a match ended by this step, its scores."""
        self._deck = pack_deck(content)
        self._news = np.zeros(NEWS, np.int64)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All matches anew. The n-th match of a seed is the same in a batch of any size."""
        self._streams = streams(seed, self.batch).reshape(self.batch, 1)
        self._decks = np.tile(self._deck, (self.batch, 1))
        self.points[:] = self.scores[:] = 0
        self.rewards[:] = 0
        self.ended[:] = False
        _begin_all(
            self.rows, self.box, self._decks, self._streams, self.observations, self.masks, self.asked
        )  # fmt: skip

    def step(self, actions: NDArray[np.integer]) -> None:
        """One action for each match. If one of them is wrong, nothing happens in any."""
        if actions.shape != (self.batch,) or not np.issubdtype(actions.dtype, np.integer):
            raise WrongAction("kernel-actions-shape", found=str(actions.shape), wanted=f"({self.batch},)")
        wrong = _first_wrong(self.masks, self.ended, actions)
        if wrong >= 0:
            raise WrongAction(
                "kernel-action-illegal", match=int(wrong), action=int(actions[wrong]), seat=int(self.asked[wrong])
            )
        _step_all(
            self.rows, self.box, self._decks, self._streams, actions, self._news, self.observations, self.masks,
            self.asked, self.points, self.rewards, self.ended, self.scores,
        )  # fmt: skip


def layout(relaxed: int, seats: int) -> dict[str, slice]:
    """The parts of an observation. Seats are counted from the one who looks, clockwise."""
    sizes = {
        "table": len(TABLE_FACTS),
        "hand": 10,
        "depth": 1,
        "played": 10,
        "seats": len(SEAT_FACTS) * seats,
        "possible-depths": (relaxed + 1) * seats,
    }
    found, first = dict[str, slice](), 0
    for name, size in sizes.items():
        found[name] = slice(first, first + size)
        first += size
    return found


@kernel
def observe(row: Rows, box: Rows, seat: int, seen: Ints) -> None:
    """What the seat knows, and nothing else: own hand and depth, and what lies open."""
    seats, hand = row[SEATS], row[HANDS + seat]
    seen[0] = row[STAGE]
    seen[1] = row[ROUND]
    seen[2] = box[LAST_ROUND] - row[ROUND]
    seen[3] = (row[LEADER] - seat + seats) % seats
    seen[4] = row[BEST]
    seen[5] = row[FIVES]
    seen[6] = row[TRICKED]
    for number in range(10):
        seen[7 + number] = hand >> BITS * number & COPIES
        seen[18 + number] = row[PLAYED + number]
    seen[17] = row[DEPTHS + seat]
    at, depths = 28, 28 + 6 * seats
    owner = seat
    for _ in range(seats):
        seen[at] = row[SCORES + owner]
        seen[at + 1] = row[CARDS + owner]
        seen[at + 2] = row[SIZES + owner]
        seen[at + 3] = row[TURNED + owner]
        seen[at + 4] = row[TRICK_NUMBERS + owner]
        seen[at + 5] = row[TRICK_COPIES + owner]
        at += 6
        possible = row[POSSIBLE + owner]
        for depth in range(box[RELAXED] + 1):
            seen[depths + depth] = (possible >> depth) & 1
        depths += box[RELAXED] + 1
        owner = owner + 1 if owner + 1 < seats else 0


@kernel
def _begin_all(
    rows: Rows,
    box: Rows,
    decks: NDArray[np.int16],
    streams: NDArray[np.uint64],
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    asks: NDArray[np.int8],
) -> None:
    for match in range(len(rows)):
        start_match(rows[match])
        draw_start(rows[match], streams[match])
        deal(rows[match], box, decks[match], streams[match])
        _ask(rows[match], box, match, observations, masks, asks)


@kernel
def _ask(
    row: Rows,
    box: Rows,
    match: int,
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    asks: NDArray[np.int8],
) -> None:
    seat = asked(row)
    asks[match] = seat
    observe(row, box, seat, observations[match])
    legal(row, box, masks[match])


@kernel
def _first_wrong(masks: NDArray[np.int8], ended: NDArray[np.bool_], actions: NDArray[np.integer]) -> int:
    for match in range(len(actions)):
        action = actions[match]
        if not ended[match] and (action < 0 or action >= masks.shape[1] or masks[match, action] == 0):
            return match
    return -1


@kernel
def _step_all(
    rows: Rows,
    box: Rows,
    decks: NDArray[np.int16],
    streams: NDArray[np.uint64],
    actions: NDArray[np.integer],
    news: Rows,
    observations: NDArray[np.int16],
    masks: NDArray[np.int8],
    asks: NDArray[np.int8],
    points: NDArray[np.int16],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    scores: NDArray[np.int16],
) -> None:
    for match in range(len(rows)):
        row = rows[match]
        seats = row[SEATS]
        happened = 0
        if ended[match]:
            start_match(row)
            draw_start(row, streams[match])
        else:
            happened = act(row, box, actions[match], news)
        over = happened & MATCH_OVER != 0
        for seat in range(seats):
            points[match, seat] = news[NEWS_POINTS + seat] if happened & ROUND_OVER else 0
            scores[match, seat] = row[SCORES + seat] if over else 0
            rewards[match, seat] = 0
        ended[match] = over
        if over:
            _reward(row, seats, rewards[match])
            observe(row, box, asks[match], observations[match])
            masks[match, :] = 1
            continue
        if row[STAGE] == DEAL:
            deal(row, box, decks[match], streams[match])
        _ask(row, box, match, observations, masks, asks)


@kernel
def _reward(row: Rows, seats: int, rewards: NDArray[np.float32]) -> None:
    most, winners = -1, 0
    for seat in range(seats):
        if row[SCORES + seat] > most:
            most, winners = row[SCORES + seat], 1
        elif row[SCORES + seat] == most:
            winners += 1
    for seat in range(seats):
        rewards[seat] = (1.0 / winners if row[SCORES + seat] == most else 0.0) - 1.0 / seats
