"""Playing on in the kernel: random play, and people in a hurry (as in `games.ghostbumpers.playout`)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from spukhaus.core.game import Logged
from spukhaus.games.ghostbumpers.bots.opponents import laying_habits
from spukhaus.games.ghostbumpers.bots.playout import NEARNESS, RISK, WHIM
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play, Start
from spukhaus.games.ghostbumpers.rules.box import LOUD, Box
from spukhaus.games.ghostbumpers.rules.state import State
from spukhaus.lab.compiling import Ints, Stream, below, fraction, kernel, streams, weighted
from spukhaus.lab.games.ghostbumpers.packing import pack, pack_box, pack_deck, unpack_hand
from spukhaus.lab.games.ghostbumpers.table import (
    BEST,
    CARDS,
    DEAL,
    DEPTHS,
    FIRST,
    FIVES,
    HANDS,
    LEADER,
    LEAST,
    LOT,
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
    TAKER,
    TRICKED,
    TURN,
    WIDTH,
    asked,
    deal,
    draw_start,
    lay,
    play,
    value,
)


class Policy(IntEnum):
    RANDOM = 0
    """Every choice as likely as any other."""
    QUICK = 1
    """What is likely to do the own pile good, at a glance and from the own cards alone."""
    ALERT = 2
    """The same, and the 0/10 card spoils the trick of who digs for Paranoia."""


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

_CODES: Final = 1 << 10
"""A play as one number that sorts by value: so many times its tenths, and its code."""
_NONE: Final = 1 << 30
"""Above every play."""


def laying_sums(box: Box) -> NDArray[np.float64]:
    """Growing sums of how often people lay the Scare card at each depth."""
    habits = laying_habits(box.least_depth, box.relaxed)
    return np.cumsum([habits.get(depth, 0.0) for depth in range(box.relaxed + 1)])


@kernel
def _pile_worth(size: int, depth: int, cards: int, paranoia: int) -> float:
    under = size - 1 - depth
    if under == 0:
        return paranoia * (1 - (depth + 1) / (cards + 1)) if depth < cards else 0.0
    return RISK * under if depth == 0 else under * (1 + NEARNESS / depth)


@kernel
def _wants_trick(row: Ints, seat: int, paranoia: int) -> bool:
    """Whether the pile is better with the trick as it lies than without it."""
    size, depth, fives, left = row[SIZES + seat], row[DEPTHS + seat], row[FIVES], row[CARDS + seat] - 1
    if row[TRICKED]:
        taken = _pile_worth(size, 0 if depth + 1 == size else depth + 1, left, paranoia)
    elif fives < depth:
        taken = _pile_worth(size - 1 - fives, depth - 1 - fives, left, paranoia)
    else:
        return depth == size - 1
    return taken > _pile_worth(size, depth, left, paranoia)


@kernel
def _is_last(row: Ints, seats: int) -> bool:
    other = row[TURN]
    while True:
        other = other + 1 if other + 1 < seats else 0
        if other == row[LEADER]:
            return True
        if row[CARDS + other]:
            return False


@kernel
def quick_play(row: Ints, box: Ints, policy: int, whim: float, stream: Stream) -> int:
    """What `Playout.choose` plays, without its lists: one look at each play. Coded as in `random_play`."""
    seat, best = row[TURN], row[BEST]
    hand, count = HANDS + 10 * seat, 2 * row[HANDS + 10 * seat]
    for number in range(1, 10):
        count += min(row[hand + number], 3)
    skipped = below(stream, count) if count > 1 and fraction(stream) < whim else -1
    digs = policy == Policy.ALERT and best >= 0 and row[SIZES + row[TAKER]] < box[RELAXED]
    if skipped < 0 and digs and row[hand] and not row[TRICKED]:
        return 16
    lowest, enough, second, highest, heaviest = _NONE, _NONE, -1, -1, -1
    for number in range(11):
        held = row[hand + number % 10]
        for kind in range(min(held, 3)):
            copies = held if kind == 2 else kind + 1
            if skipped == 0:
                return 16 * copies + number
            skipped -= 1
            tenths = value(number, copies)
            found = _CODES * tenths + 16 * copies + number
            lowest, second = min(lowest, found), max(second, min(highest, found))
            highest = max(highest, found)
            if tenths >= best:
                enough = min(enough, found)
            elif number < 10:  # they come by their burden; the 0/10 card is none, and came first
                heaviest = found
    if _wants_trick(row, seat, box[PARANOIA_POINTS]):
        if enough == _NONE:
            chosen = lowest
        else:
            chosen = enough if _is_last(row, box[SEATS]) else highest
            if not row[TRICKED] and chosen % 16 % 10 == 0:
                chosen = second
    elif heaviest >= 0:
        chosen = heaviest
    else:
        chosen = highest if highest % 16 != LOUD and _is_last(row, box[SEATS]) else lowest
    return chosen % _CODES


# Playing on


@kernel
def choose(
    row: Ints,
    box: Ints,
    policy: int,
    whim: float,
    habits: NDArray[np.float64],
    stream: Stream,
) -> int:
    """What the seat that is asked does: a depth to lay, or a play coded as in `random_play`."""
    if row[STAGE] == PLAY:
        return random_play(row, stream) if policy == Policy.RANDOM else quick_play(row, box, policy, whim, stream)
    if policy == Policy.RANDOM:
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
    whim: float,
    habits: NDArray[np.float64],
    until: int,
    stream: Stream,
    news: Ints,
) -> int:
    """Until ROUND_OVER or MATCH_OVER; gives the number of decisions."""
    decisions, happened = 0, 0
    while not happened & until and row[STAGE] != OVER:
        if row[STAGE] == LOT:
            draw_start(row, box, stream)
        elif row[STAGE] == DEAL:
            deal(row, box, deck, stream)
        else:
            happened = perform(row, box, choose(row, box, policy, whim, habits, stream), news)
            decisions += 1
    return decisions


@kernel
def _play_many(
    start: Ints,
    box: Ints,
    deck: Ints,
    policy: int,
    whim: float,
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
        decisions += play_on(row, box, deck, policy, whim, habits, until, stream, news)
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
    tables = (WHIM, laying_sums(content))
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
    tables, stream = (WHIM, laying_sums(content)), streams(seed, 1)
    log, news = list[Logged[Action]](), np.zeros(NEWS, np.int16)
    while row[STAGE] != OVER:
        seat = int(asked(row, box))
        if row[STAGE] == LOT:
            draw_start(row, box, stream)
            log.append(Logged(seat, Start(int(row[FIRST]))))
        elif row[STAGE] == DEAL:
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
