"""What a seat sees of a row, as the encoding of the game writes it from a view: part by part the same numbers.

A row does not remember what was played, so whoever wants observations with perfect recall keeps a `Memory` beside it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.encoding import Layout
from spukhaus.games.ghostbumpers.encoding.observation import SHOWN
from spukhaus.games.ghostbumpers.model.hands import BITS, COPIES
from spukhaus.games.ghostbumpers.model.match import (
    FIRST,
    HAND,
    LAST_ROUND,
    LAY,
    NEWS_POINTS,
    NEWS_TAKER,
    NEWS_TURNED,
    NO_TARGET,
    OVER,
    PLAY,
    PLAYED,
    POSSIBLE,
    RELAXED,
    ROUND,
    SCORES,
    STAGE,
    TARGET,
    TRICK_COPIES,
    TRICK_NUMBERS,
    TURNED,
    WIDTH,
)
from spukhaus.games.ghostbumpers.model.round import (
    BEST,
    CARDS,
    DEPTHS,
    FIVES,
    HANDS,
    LEADER,
    MOVED,
    NOTHING_MOVED,
    PARANOIA,
    ROUND_OVER,
    SCARED,
    SEATS,
    SIZES,
    TAKEN,
    TAKER,
    TRICKED,
    TURN,
)
from spukhaus.lab.compiling import Ints, kernel, large_kernel
from spukhaus.lab.games.ghostbumpers.model import Rows, asked, set_numbered

PARTS: Final = (
    "seat", "asked", "stage", "rounds", "target", "start", "scores", "hand", "unseen", "hand_sizes", "laid",
    "pile_sizes", "turned", "depth", "leading", "demands", "trick", "led", "possible", "tricks", "leaders", "takers",
    "past",
)  # fmt: skip
(
    SEAT_AT, ASKED_AT, STAGE_AT, ROUNDS_AT, TARGET_AT, START_AT, SCORES_AT, HAND_AT, UNSEEN_AT, HAND_SIZES_AT, LAID_AT,
    PILE_SIZES_AT, TURNED_AT, DEPTH_AT, LEADING_AT, DEMANDS_AT, TRICK_AT, LED_AT, POSSIBLE_AT, TRICKS_AT, LEADERS_AT,
    TAKERS_AT, PAST_AT,
) = range(len(PARTS))  # fmt: skip
"""Places in the offsets of a layout."""
ENDS: Final = 6
"""What is told of each seat in an earlier round."""


def offsets_of(layout: Layout) -> Rows:
    """Where each part begins; -1 where the layout has no such part."""
    assert {part.name for part in layout.parts} <= set(PARTS)
    return np.array([layout.offsets.get(name, -1) for name in PARTS])


class Memory(NamedTuple):
    """What was played in a match, match by match; with no rounds in it where nobody wants to recall."""

    numbers: NDArray[np.int8]
    """[match, round, trick, seat]: what a seat played, and how many of it."""
    copies: NDArray[np.int8]
    leaders: NDArray[np.int8]
    """[match, round, trick]; takers are -1 until the trick is taken."""
    takers: NDArray[np.int8]
    ends: NDArray[np.int16]
    """[match, round, seat, fact]"""
    tricks: NDArray[np.int64]
    """[match]: how many tricks were taken in this round."""
    before: Rows
    """A row, as it was before the action."""


def memory_of(layout: Layout, batch: int, rounds: int, hand: int, seats: int) -> Memory:
    rounds = rounds if "past" in layout.offsets else 0
    tricks = (batch, rounds, hand)
    return Memory(
        np.zeros((*tricks, seats), np.int8),
        np.zeros((*tricks, seats), np.int8),
        np.zeros(tricks, np.int8),
        np.full(tricks, -1, np.int8),
        np.zeros((batch, rounds, seats, ENDS), np.int16),
        np.zeros(batch, np.int64),
        np.zeros(WIDTH, np.int64),
    )


@kernel
def forget(memory: Memory, match: int) -> None:
    memory.tricks[match] = 0
    for number in range(memory.takers.shape[1]):
        for trick in range(memory.takers.shape[2]):
            memory.takers[match, number, trick] = -1
            for seat in range(memory.copies.shape[3]):
                memory.copies[match, number, trick, seat] = 0
        for seat in range(memory.ends.shape[2]):
            for fact in range(ENDS):
                memory.ends[match, number, seat, fact] = 0


@kernel
def note_play(memory: Memory, match: int, row: Rows, box: Rows, action: int) -> None:
    """Before the cards are played."""
    for place in range(WIDTH):
        memory.before[place] = row[place]
    if row[STAGE] == PLAY:
        _, number, copies, _ = set_numbered(box, action)
        trick, seat = memory.tricks[match], row[TURN]
        memory.numbers[match, row[ROUND], trick, seat] = number
        memory.copies[match, row[ROUND], trick, seat] = copies
        memory.leaders[match, row[ROUND], trick] = row[LEADER]


@kernel
def note_trick(memory: Memory, match: int, happened: int, news: Rows) -> None:
    """After they were."""
    before, taker = memory.before, news[NEWS_TAKER]
    number = before[ROUND]
    if happened & TAKEN:
        memory.takers[match, number, memory.tricks[match]] = taker
        memory.tricks[match] += 1
    if happened & ROUND_OVER:
        memory.tricks[match] = 0
        for seat in range(before[SEATS]):
            _note_end(memory.ends[match, number, seat], before, seat, happened, taker, news)


@kernel
def _note_end(facts: Ints, before: Rows, seat: int, happened: int, taker: int, news: Rows) -> None:
    """GB-16 to GB-19: what everybody saw of a seat when the round was over."""
    turned, size, depth = before[TURNED + seat], before[SIZES + seat], before[DEPTHS + seat]
    scared = seat == taker and happened & (SCARED | PARANOIA) != 0
    if seat == taker:
        turned += news[NEWS_TURNED]
        if happened & MOVED:
            depth = depth + 1 if depth + 1 < size else 0
        elif not happened & NOTHING_MOVED:
            size -= news[NEWS_TURNED]
            depth -= news[NEWS_TURNED]
    shown = not scared and not happened & PARANOIA
    facts[0] = news[NEWS_POINTS + seat]
    facts[1] = turned
    facts[2] = depth + 1 if shown else 0
    facts[3] = size - depth if shown else 0
    facts[4] = scared
    facts[5] = scared and happened & PARANOIA != 0


@kernel
def observe(row: Rows, box: Rows, copies: Rows, seat: int, at: Rows, memory: Memory, match: int, seen: Ints) -> None:
    """What the seat knows, and nothing else: own hand and depth, and what lies open. `copies` is the deck by cards."""
    seats, stage, depths = row[SEATS], row[STAGE], box[RELAXED] + 1
    for place in range(len(seen)):
        seen[place] = 0
    over = stage == OVER
    seen[at[SEAT_AT] + seat] = 1
    seen[at[STAGE_AT] + (2 if stage == LAY else 3 if stage == PLAY else 4)] = 1
    number = row[ROUND] if over else row[ROUND] + 1
    seen[at[ROUNDS_AT]] = number
    seen[at[ROUNDS_AT] + 1] = box[LAST_ROUND] - number
    if box[TARGET] != NO_TARGET:
        seen[at[TARGET_AT]] = box[TARGET]
    seen[at[START_AT] + (row[FIRST] + number - 1 - seat + seats) % seats] = 1
    hand = row[HANDS + seat]
    for card in range(10):
        held = hand >> BITS * card & COPIES
        seen[at[HAND_AT] + card] = held
        if not over:
            seen[at[UNSEEN_AT] + card] = copies[card] - held - row[PLAYED + card]
    if row[BEST] >= 0:
        seen[at[LEADING_AT] + (row[TAKER] - seat + seats) % seats] = 1
        seen[at[LED_AT] + (row[LEADER] - seat + seats) % seats] = 1
    seen[at[DEMANDS_AT]] = 0 if row[TRICKED] else 1 + row[FIVES]
    turn, owner = asked(row), seat
    for beside in range(seats):
        size, possible = row[SIZES + owner], row[POSSIBLE + owner]
        seen[at[ASKED_AT] + beside] = owner == turn or (stage == LAY and size == 0)
        seen[at[SCORES_AT] + beside] = row[SCORES + owner]
        seen[at[HAND_SIZES_AT] + beside] = row[CARDS + owner]
        seen[at[LAID_AT] + beside] = size > 0
        seen[at[PILE_SIZES_AT] + beside] = size or depths
        seen[at[TURNED_AT] + beside] = row[TURNED + owner]
        if size and (owner == seat or size == 1):
            seen[at[DEPTH_AT] + beside * depths + row[DEPTHS + owner]] = 1
        for depth in range(depths):
            seen[at[POSSIBLE_AT] + beside * depths + depth] = possible >> depth & 1
        if row[TRICK_COPIES + owner]:
            shown = _shown(row[TRICK_NUMBERS + owner])
            seen[at[TRICK_AT] + beside * SHOWN + shown] = row[TRICK_COPIES + owner]
        owner = owner + 1 if owner + 1 < seats else 0
    if at[PAST_AT] >= 0:
        _recall(memory, match, row[ROUND] + 1, seats, box[HAND], seat, at, seen)


@kernel
def _shown(number: int) -> int:
    return 9 if number == 0 else 10 if number == 10 else number - 1


@large_kernel
def _recall(memory: Memory, match: int, rounds: int, seats: int, hand: int, seat: int, at: Rows, seen: Ints) -> None:
    for number in range(min(rounds, memory.takers.shape[1])):
        for trick in range(hand):
            if memory.takers[match, number, trick] < 0:
                break
            place = (number * hand + trick) * seats
            leader, taker = memory.leaders[match, number, trick], memory.takers[match, number, trick]
            seen[at[LEADERS_AT] + place + (leader - seat + seats) % seats] = 1
            seen[at[TAKERS_AT] + place + (taker - seat + seats) % seats] = 1
            for owner in range(seats):
                copies = memory.copies[match, number, trick, owner]
                if copies:
                    beside = (owner - seat + seats) % seats
                    shown = _shown(memory.numbers[match, number, trick, owner])
                    seen[at[TRICKS_AT] + (place + beside) * SHOWN + shown] = copies
        for owner in range(seats):
            beside = (owner - seat + seats) % seats
            for fact in range(ENDS):
                place = (number * seats + beside) * ENDS + fact
                seen[at[PAST_AT] + place] = memory.ends[match, number, owner, fact]
