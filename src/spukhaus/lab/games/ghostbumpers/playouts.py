"""Compiled playouts: random play, and people in a hurry (as in `games.ghostbumpers.bots.playout`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.game import Logged
from spukhaus.games.ghostbumpers.bots.opponents import laying_habits
from spukhaus.games.ghostbumpers.bots.playout import WHIM, alarm_at
from spukhaus.games.ghostbumpers.model.hands import BITS, COPIES
from spukhaus.games.ghostbumpers.model.match import (
    DEAL,
    FIRST,
    LEAST,
    LOT,
    MATCH_OVER,
    NEWS,
    OVER,
    PLAY,
    RELAXED,
    SCORES,
    STAGE,
    WIDTH,
)
from spukhaus.games.ghostbumpers.model.round import (
    BEST,
    CARDS,
    DEPTHS,
    FIVES,
    HANDS,
    PARANOIA_POINTS,
    ROUND_OVER,
    SEATS,
    SIZES,
    TAKER,
    TRICKED,
    TURN,
)
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play, Start
from spukhaus.games.ghostbumpers.rules.box import LOUD, Box
from spukhaus.games.ghostbumpers.rules.state import State
from spukhaus.lab.compiling import Ints, Stream, below, fraction, kernel, streams, weighted
from spukhaus.lab.games.ghostbumpers.model import (
    Rows,
    asked,
    deal,
    draw_start,
    is_last,
    lay,
    play,
    set_of,
    wants_trick,
)
from spukhaus.lab.games.ghostbumpers.packing import pack, pack_box, pack_deck, unpack_hand


class Policy(IntEnum):
    RANDOM = 0
    """Every choice as likely as any other."""
    QUICK = 1
    """What is likely to do the own pile good, at a glance and from the own cards alone."""
    ALERT = 2
    """The same, and the 0/10 card spoils the trick of who digs for Paranoia."""


# Random play


@kernel
def random_play(row: Rows, stream: Stream) -> int:
    """One of the sets, each as likely as any other: 16 times the copies, and the number."""
    seat = row[TURN]
    hand = row[HANDS + seat]
    left = below(stream, row[CARDS + seat] + (hand & COPIES))
    for number in range(1, 10):
        held = hand >> BITS * number & COPIES
        if left < held:
            return 16 * (left + 1) + number
        left -= held
    return 16 + 10 * left


# People in a hurry

_CODES: Final = 1 << 10
"""A play as one number that sorts by value: so many times its tenths, and its code."""
_NONE: Final = 1 << 30
"""Above every play."""


def laying_sums(box: Box) -> NDArray[np.float64]:
    """Growing sums of how often people lay the Scare card at each depth."""
    habits = laying_habits(box.least_depth, box.relaxed)
    return np.cumsum([habits.get(depth, 0.0) for depth in range(box.relaxed + 1)])


@kernel
def quick_play(row: Rows, alarm: int, whim: float, stream: Stream) -> int:
    """What `bots.playout.choose` plays, without its lists: one look at each set. Coded as in `random_play`."""
    seat, best = row[TURN], row[BEST]
    hand = row[HANDS + seat]
    count = 2 * (hand & COPIES)
    for number in range(1, 10):
        count += min(hand >> BITS * number & COPIES, 3)
    if count > 1 and fraction(stream) < whim:
        return _by_value(hand, below(stream, count))
    if hand & COPIES and row[SIZES + row[TAKER]] <= alarm and best >= 0 and not row[TRICKED]:
        return 16
    lowest, enough, second, highest, heaviest = _NONE, _NONE, -1, -1, -1
    for number in range(11):
        held = hand >> BITS * (number % 10) & COPIES
        for kind in range(min(held, 3)):
            copies = held if kind == 2 else kind + 1
            tenths = 10 * number if copies == 1 else 10 * copies + number
            found = _CODES * tenths + 16 * copies + number
            lowest, second = min(lowest, found), max(second, min(highest, found))
            highest = max(highest, found)
            if tenths >= best:
                enough = min(enough, found)
            elif number < 10:  # they come by their burden; the 0/10 card is none, and came first
                heaviest = found
    if wants_trick(
        row[SIZES + seat], row[DEPTHS + seat], row[CARDS + seat] - 1, row[FIVES], row[TRICKED], row[PARANOIA_POINTS]
    ):
        if enough == _NONE:
            chosen = lowest
        else:
            chosen = enough if is_last(row) else highest
            if not row[TRICKED] and chosen % 16 % 10 == 0:
                chosen = second
    elif heaviest >= 0:
        chosen = heaviest
    else:
        chosen = highest if highest % 16 != LOUD and is_last(row) else lowest
    return chosen % _CODES


@kernel
def _by_value(hand: int, place: int) -> int:
    """Of the sets in a hand that are considered, the lowest value first, the one at a place."""
    for whole in range(COPIES + 1):
        if whole <= 10 and hand >> BITS * (whole % 10) & COPIES:
            if place == 0:
                return 16 + whole
            place -= 1
        if whole >= 2:
            for number in range(1, 10):
                held = hand >> BITS * number & COPIES
                if held == whole or held > whole == 2:
                    if place == 0:
                        return 16 * whole + number
                    place -= 1
    return -1


# Playing on


@kernel
def choose(
    row: Rows,
    box: Rows,
    policy: int,
    alarm: int,
    whim: float,
    habits: NDArray[np.float64],
    stream: Stream,
) -> int:
    """What the seat that is asked does: a depth to lay, or a play coded as in `random_play`."""
    if row[STAGE] == PLAY:
        return random_play(row, stream) if policy == Policy.RANDOM else quick_play(row, alarm, whim, stream)
    if policy == Policy.RANDOM:
        return box[LEAST] + below(stream, box[RELAXED] + 1 - box[LEAST])
    return weighted(stream, habits)


@kernel
def perform(row: Rows, box: Rows, chosen: int, news: Rows) -> int:
    if row[STAGE] == PLAY:
        return play(row, box, set_of(chosen & 15, chosen >> 4), news)
    lay(row, box, asked(row), chosen)
    return 0


@kernel
def play_on(
    row: Rows,
    box: Rows,
    deck: Ints,
    policy: int,
    alarm: int,
    whim: float,
    habits: NDArray[np.float64],
    until: int,
    stream: Stream,
    news: Rows,
) -> int:
    """Until ROUND_OVER or MATCH_OVER; gives the number of decisions."""
    decisions, happened = 0, 0
    while not happened & until and row[STAGE] != OVER:
        if row[STAGE] == LOT:
            draw_start(row, stream)
        elif row[STAGE] == DEAL:
            deal(row, box, deck, stream)
        else:
            happened = perform(row, box, choose(row, box, policy, alarm, whim, habits, stream), news)
            decisions += 1
    return decisions


@kernel
def _play_many(
    start: Rows,
    box: Rows,
    deck: Ints,
    policy: int,
    alarm: int,
    whim: float,
    habits: NDArray[np.float64],
    until: int,
    stream: Stream,
    row: Rows,
    news: Rows,
    scores: NDArray[np.int16],
) -> int:
    decisions = 0
    for number in range(len(scores)):
        for place in range(WIDTH):
            row[place] = start[place]
        decisions += play_on(row, box, deck, policy, alarm, whim, habits, until, stream, news)
        for seat in range(row[SEATS]):
            scores[number, seat] = row[SCORES + seat]
    return decisions


def figures_of(policy: Policy, box: Box) -> tuple[int, int, float, NDArray[np.float64]]:
    """What `choose` asks for: the policy, its alarm, how often there are whims, and laying habits."""
    return int(policy), alarm_at(box) if policy == Policy.ALERT else 0, WHIM, laying_sums(box)


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
    row, news, stream = np.zeros(WIDTH, np.int64), np.zeros(NEWS, np.int64), streams(seed, 1)
    decisions = _play_many(
        pack(state), box, pack_deck(content), *figures_of(policy, content), until, stream, row, news, scores
    )
    return Playouts(scores, decisions)


# One playout, written down for the rules


def recorded_playout(state: State, seed: int, policy: Policy = Policy.RANDOM) -> tuple[Logged[Action], ...]:
    """A playout to the end of the match as actions that the rules can play: the way to every state and event of it."""
    content = state.edition.content
    box, deck, row = pack_box(content, state.seats, state.target), pack_deck(content), pack(state)
    figures, stream = figures_of(policy, content), streams(seed, 1)
    log, news = list[Logged[Action]](), np.zeros(NEWS, np.int64)
    while row[STAGE] != OVER:
        seat = int(asked(row))
        if row[STAGE] == LOT:
            draw_start(row, stream)
            log.append(Logged(seat, Start(int(row[FIRST]))))
        elif row[STAGE] == DEAL:
            deal(row, box, deck, stream)
            hands = row[HANDS : HANDS + state.seats].tolist()
            log.append(Logged(seat, Deal(tuple(map(unpack_hand, hands)))))
        else:
            chosen = int(choose(row, box, *figures, stream))
            log.append(Logged(seat, _action(chosen) if row[STAGE] == PLAY else Lay(chosen)))
            perform(row, box, chosen, news)
    return tuple(log)


def _action(chosen: int) -> Play:
    copies, number = divmod(chosen, 16)
    return Play((number % 10,) * copies, number if number % 10 == 0 else None)
