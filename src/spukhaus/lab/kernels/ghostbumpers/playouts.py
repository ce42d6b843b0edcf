"""Playing on in the kernel: random play, and people in a hurry (as in `games.ghostbumpers.sprint`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.game import Logged
from spukhaus.games.ghostbumpers.actions import Action, Deal, Lay, Play
from spukhaus.games.ghostbumpers.box import Box
from spukhaus.games.ghostbumpers.guide import laying_habits
from spukhaus.games.ghostbumpers.sprint import BOLDNESS, NEARNESS, RISK, UNLOADING, WHIM
from spukhaus.games.ghostbumpers.state import State
from spukhaus.lab.compiling import Ints, Stream, below, fraction, kernel, streams, weighted
from spukhaus.lab.kernels.ghostbumpers.packing import pack, pack_box, pack_deck, unpack_hand
from spukhaus.lab.kernels.ghostbumpers.table import (
    BEST,
    CARDS,
    DEAL,
    DEPTHS,
    FIVES,
    HANDS,
    LEADER,
    LEAST,
    MATCH_OVER,
    NEWS,
    OVER,
    PARANOIA_POINTS,
    PLAY,
    RELAXED,
    ROUND_OVER,
    SCORES,
    SEATS,
    SIZES,
    STAGE,
    TRICKED,
    TURN,
    WIDTH,
    asked,
    deal,
    lay,
    play,
    value,
)


class Policy(IntEnum):
    RANDOM = 0
    """Every choice as likely as any other."""
    QUICK = 1
    """What is likely to do the own pile good, at a glance and from the own cards alone."""


# Random play


@kernel
def random_play(row: Ints, stream: Stream) -> int:
    """One of the plays, each as likely as any other: 16 times the copies, and the number."""
    seat = row[TURN]
    hand = HANDS + 10 * seat
    left = below(stream, row[CARDS + seat] + row[hand])
    for number in range(1, 10):
        held = row[hand + number]
        if left < held:
            return 16 * (left + 1) + number
        left -= held
    return 16 + 10 * left


# People in a hurry

_RISK, _NEARNESS, _UNLOADING, _WHIM = range(4)
MOST_TENTHS: Final = 100
"""Nothing beats more than this."""


def manner(whim: float = WHIM) -> NDArray[np.float64]:
    return np.array([RISK, NEARNESS, UNLOADING, whim])


def chances_to_take() -> NDArray[np.float64]:
    """How likely a value is not beaten, by how many are still to play and by the value in tenths."""
    beaten = [
        BOLDNESS * sum(1 for number in range(1, 10) if 10 * number >= tenths) / 9 for tenths in range(MOST_TENTHS + 1)
    ]
    return np.array([[(1 - one) ** later for one in beaten] for later in range(6)])


def laying_sums(box: Box) -> NDArray[np.float64]:
    """Growing sums of how often people lay the Scare card at each depth."""
    habits = laying_habits(box.least_depth, box.relaxed)
    return np.cumsum([habits.get(depth, 0.0) for depth in range(box.relaxed + 1)])


@kernel
def _pile_worth(size: int, depth: int, cards: int, paranoia: int, manner: NDArray[np.float64]) -> float:
    under = size - 1 - depth
    if under == 0:
        return paranoia * (1 - (depth + 1) / (cards + 1)) if depth < cards else 0.0
    if depth == 0:
        return manner[_RISK] * under
    return under * (1 + manner[_NEARNESS] / depth)


@kernel
def quick_play(
    row: Ints, box: Ints, manner: NDArray[np.float64], takes_it: NDArray[np.float64], stream: Stream
) -> int:
    """One card, two, or all of a number: what lies between is hardly ever better. Coded as in `random_play`."""
    seats, seat, best = box[SEATS], row[TURN], row[BEST]
    hand, cards = HANDS + 10 * seat, row[CARDS + seat]
    size, depth, paranoia = row[SIZES + seat], row[DEPTHS + seat], box[PARANOIA_POINTS]
    later, other = 0, seat + 1 if seat + 1 < seats else 0
    while other != row[LEADER]:
        later += row[CARDS + other] > 0
        other = other + 1 if other + 1 < seats else 0
    chosen, most = 0, -1e9
    for number in range(11):
        held = row[hand + number % 10]
        for kind in range(min(held, 3)):
            copies = held if kind == 2 else kind + 1
            left, tenths = cards - copies, value(number, copies)
            worth = manner[_UNLOADING] * (number if 0 < number < 10 else 2) + manner[_WHIM] * fraction(stream)
            takes = 0.0 if tenths < best else takes_it[later, min(tenths, MOST_TENTHS)]
            if takes > 0:
                turned = 1 + row[FIVES] + (copies if number == 5 else 0)
                if row[TRICKED] or number % 10 == 0:
                    moved = 0 if depth + 1 == size else depth + 1
                    worth += takes * _pile_worth(size, moved, left, paranoia, manner)
                elif turned <= depth:
                    worth += takes * _pile_worth(size - turned, depth - turned, left, paranoia, manner)
                elif depth == size - 1:
                    worth += takes * paranoia
            if takes < 1:
                worth += (1 - takes) * _pile_worth(size, depth, left, paranoia, manner)
            if worth > most:
                chosen, most = 16 * copies + number, worth
    return chosen


# Playing on


@kernel
def choose(
    row: Ints,
    box: Ints,
    policy: int,
    manner: NDArray[np.float64],
    takes_it: NDArray[np.float64],
    habits: NDArray[np.float64],
    stream: Stream,
) -> int:
    """What the seat that is asked does: a depth to lay, or a play coded as in `random_play`."""
    if row[STAGE] == PLAY:
        return random_play(row, stream) if policy == 0 else quick_play(row, box, manner, takes_it, stream)
    if policy == 0:
        return box[LEAST] + below(stream, box[RELAXED] + 1 - box[LEAST])
    return weighted(stream, habits)


@kernel
def perform(row: Ints, box: Ints, chosen: int, news: Ints) -> int:
    if row[STAGE] == PLAY:
        return play(row, box, chosen & 15, chosen >> 4, news)
    lay(row, box, asked(row, box), chosen)
    return 0


@kernel
def play_on(
    row: Ints,
    box: Ints,
    deck: Ints,
    policy: int,
    manner: NDArray[np.float64],
    takes_it: NDArray[np.float64],
    habits: NDArray[np.float64],
    until: int,
    stream: Stream,
    news: Ints,
) -> int:
    """Until ROUND_OVER or MATCH_OVER; gives the number of decisions."""
    decisions, happened = 0, 0
    while not happened & until and row[STAGE] != OVER:
        if row[STAGE] == DEAL:
            deal(row, box, deck, stream)
        else:
            happened = perform(row, box, choose(row, box, policy, manner, takes_it, habits, stream), news)
            decisions += 1
    return decisions


@kernel
def _play_many(
    start: Ints,
    box: Ints,
    deck: Ints,
    policy: int,
    manner: NDArray[np.float64],
    takes_it: NDArray[np.float64],
    habits: NDArray[np.float64],
    until: int,
    stream: Stream,
    row: Ints,
    news: Ints,
    scores: NDArray[np.int16],
) -> int:
    decisions = 0
    for number in range(len(scores)):
        for place in range(WIDTH):
            row[place] = start[place]
        decisions += play_on(row, box, deck, policy, manner, takes_it, habits, until, stream, news)
        for seat in range(box[SEATS]):
            scores[number, seat] = row[SCORES + seat]
    return decisions


@dataclass(frozen=True, slots=True)
class Playouts:
    scores: NDArray[np.int16]
    """[playout, seat]: at the end of the round or of the match."""
    decisions: int


def playouts(
    state: State, count: int, seed: int, policy: Policy = Policy.RANDOM, *, to_end_of_round: bool = False
) -> Playouts:
    """The match from this state on, as often as asked. The state is the truth: for a view, see `search.weigh`."""
    content = state.edition.content
    box = pack_box(content, state.seats, state.target)
    scores = np.zeros((count, state.seats), np.int16)
    until = ROUND_OVER if to_end_of_round else MATCH_OVER
    tables = (manner(), chances_to_take(), laying_sums(content))
    row, news, stream = np.zeros(WIDTH, np.int16), np.zeros(NEWS, np.int16), streams(seed, 1)
    decisions = _play_many(
        pack(state), box, pack_deck(content), int(policy), *tables, until, stream, row, news, scores
    )  # fmt: skip
    return Playouts(scores, decisions)


# One playout, written down for the rules


def recorded_playout(state: State, seed: int, policy: Policy = Policy.RANDOM) -> tuple[Logged[Action], ...]:
    """A playout to the end of the match as actions that the rules can play: the way to every state and event of it."""
    content = state.edition.content
    box, deck, row = pack_box(content, state.seats, state.target), pack_deck(content), pack(state)
    tables, stream = (manner(), chances_to_take(), laying_sums(content)), streams(seed, 1)
    log, news = list[Logged[Action]](), np.zeros(NEWS, np.int16)
    while row[STAGE] != OVER:
        seat = int(asked(row, box))
        if row[STAGE] == DEAL:
            deal(row, box, deck, stream)
            hands = (row[HANDS + 10 * owner :][:10].tolist() for owner in range(state.seats))
            log.append(Logged(seat, Deal(tuple(map(unpack_hand, hands)))))
        else:
            chosen = int(choose(row, box, int(policy), *tables, stream))
            log.append(Logged(seat, _action(chosen) if row[STAGE] == PLAY else Lay(chosen)))
            perform(row, box, chosen, news)
    return tuple(log)


def _action(chosen: int) -> Play:
    copies, number = divmod(chosen, 16)
    return Play((number % 10,) * copies, number if number % 10 == 0 else None)
