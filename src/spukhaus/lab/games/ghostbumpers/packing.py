"""From the rules' states and actions to the model's rows and numbers, and back.

A row holds all that decides how a match goes on, and what everybody can still infer from the tricks of this round. It
does not remember trick by trick or round by round: `unpack` takes what was earlier from the state that the row came
from, and sums up what it cannot know. Who needs every event lets the rules play the kernel's actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.model.hands import copies_of
from spukhaus.games.ghostbumpers.model.match import (
    ACTIONS,
    FIRST,
    LAY,
    NO_TARGET,
    PLAYED,
    PLAYS,
    POSSIBLE,
    RELAXED,
    ROUND,
    SCORES,
    STAGE,
    TRICK_COPIES,
    TRICK_NUMBERS,
    TURNED,
    give,
    new_match,
)
from spukhaus.games.ghostbumpers.model.round import (
    DEPTHS,
    HANDS,
    LEADER,
    MOST_SEATS,
    ROUND_WIDTH,
    SIZES,
    TURN,
    Row,
    pack_round,
)
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play
from spukhaus.games.ghostbumpers.rules.box import NUMBERS, TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.round import last_round
from spukhaus.games.ghostbumpers.rules.state import Hand, Pile, Played, Round, Stage, State, Trick
from spukhaus.games.ghostbumpers.rules.view import followed_depths
from spukhaus.lab.compiling import Ints, WrongAction
from spukhaus.lab.games.ghostbumpers.model import Rows

STAGES: Final = (Stage.DEAL, Stage.LAY, Stage.PLAY, Stage.OVER, Stage.LOT)


# The box


def pack_box(box: Box, seats: int, target: int | None) -> Rows:
    copies = Counter(box.deck)
    first_plays = [box.relaxed + 1]
    for number in NUMBERS:
        first_plays.append(first_plays[-1] + min(box.hand, copies[number]))
    return np.array(
        [
            box.hand,
            box.relaxed,
            box.least_depth,
            last_round(box, target, seats),
            NO_TARGET if target is None else target,
            first_plays[-1] + 2,
            0,
            *first_plays,
        ]
    )


def pack_deck(box: Box) -> Ints:
    return np.array(box.deck, dtype=np.int16)


# Actions


def action_number(box: Rows, action: Action) -> int:
    match action:
        case Lay(depth):
            return depth
        case Play(_, None):
            return int(box[PLAYS + action.cards[0]]) + len(action.cards) - 1
        case Play(_, counts):
            return int(box[ACTIONS] - (2 if counts == 0 else 1))
        case _:
            raise WrongAction("kernel-action-of-chance")


def action_of(box: Rows, number: int) -> Action:
    if not 0 <= number < box[ACTIONS]:
        raise WrongAction("kernel-action-unknown", action=number, most=int(box[ACTIONS]) - 1)
    if number <= box[RELAXED]:
        return Lay(number)
    left = int(box[ACTIONS]) - number
    if left <= 2:
        return Play((TRICKSTER,), 0 if left == 2 else 10)
    card = max(card for card in NUMBERS if box[PLAYS + card] <= number)
    return Play((card,) * (number - int(box[PLAYS + card]) + 1))


# States


def pack(state: State) -> Rows:
    return np.array(facts_of(state, shown_by_tricks(state)))


def facts_of(state: State, shown: Sequence[int]) -> list[int]:
    """What a row holds; `shown` is `shown_by_tricks(state)`."""
    row = new_match(state.seats, state.edition.content.paranoia)
    row[:ROUND_WIDTH] = pack_round(state)
    for seat in range(MOST_SEATS):
        if not row[SIZES + seat]:
            row[DEPTHS + seat] = -1
    row[STAGE] = STAGES.index(state.stage)
    row[ROUND] = len(state.past)
    row[FIRST] = state.first or 0
    row[SCORES : SCORES + state.seats] = state.scores
    row[TURNED:TRICK_NUMBERS] = shown
    for played in state.trick:
        row[PLAYED + played.cards[0]] += len(played.cards)
        row[TRICK_NUMBERS + played.seat] = played.counts if played.counts is not None else played.cards[0]
        row[TRICK_COPIES + played.seat] = len(played.cards)
    return row


def shown_by_tricks(state: State) -> list[int]:
    """What the tricks of this round have shown: the part of a row from TURNED to PLAYED."""
    turned, possible, played = [0] * MOST_SEATS, [0] * MOST_SEATS, [0] * 10
    for trick in state.tricks:
        turned[trick.taker] += trick.turned
        for one in trick.plays:
            played[one.cards[0]] += len(one.cards)
    box, takers = state.edition.content, {trick.taker for trick in state.tricks}
    untouched = _possible(box, (), 0)
    for seat, pile in enumerate(state.piles):
        if pile is not None:
            possible[seat] = _possible(box, state.tricks, seat) if seat in takers else untouched
    return [*turned, *possible, *played]


def put_hands(row: Row, hands: tuple[Hand, ...]) -> None:
    """Chance's Deal as the rules write it; `model.deal` shuffles on its own."""
    for seat, hand in enumerate(hands):
        for card in hand:
            give(row, seat, card)
    row[STAGE] = LAY


def unpack(row: Rows, origin: State) -> State:
    """The state of a row that `origin` led to: it goes on as the row does.

    Rounds and tricks since then are remembered by their sums alone, so a view of it does not tell how they went.
    """
    box, seats = origin.edition.content, origin.seats
    facts = [int(entry) for entry in row]
    scores = tuple(facts[SCORES : SCORES + seats])
    past = origin.past[: facts[ROUND]]
    gained = tuple(score - before for score, before in zip(scores, origin.scores, strict=True))
    nothing, unknown = (0,) * seats, (None,) * seats
    for number in range(len(past), facts[ROUND]):
        points = gained if number == facts[ROUND] - 1 else nothing
        past = (*past, Round((facts[FIRST] + number) % seats, None, False, nothing, unknown, unknown, points))
    trick = _unpack_trick(facts, seats)
    same_round = facts[ROUND] == len(origin.past) and facts[STAGE] == STAGES.index(Stage.PLAY)
    tricks = origin.tricks if same_round else ()
    return State(
        origin.edition,
        origin.target,
        scores,
        past,
        tuple(unpack_hand(facts[HANDS + seat]) for seat in range(seats)),
        tuple(
            Pile(facts[SIZES + seat], facts[DEPTHS + seat]) if facts[SIZES + seat] else None for seat in range(seats)
        ),
        facts[TURN],
        trick,
        (*tricks, *_sum_of_tricks(box, facts, tricks, trick, seats)),
        STAGES[facts[STAGE]],
        None if facts[STAGE] == STAGES.index(Stage.LOT) else facts[FIRST],
        origin.rules,
    )


def unpack_hand(hand: int) -> Hand:
    return tuple(card for card in (*NUMBERS, TRICKSTER) for _ in range(copies_of(hand, card)))


def _unpack_trick(facts: list[int], seats: int) -> tuple[Played, ...]:
    found = []
    for seat in ((facts[LEADER] + step) % seats for step in range(seats)):
        number, copies = facts[TRICK_NUMBERS + seat], facts[TRICK_COPIES + seat]
        if copies:
            counts = number if number % 10 == 0 else None
            found.append(Played(seat, (number % 10,) * copies, counts))
    return tuple(found)


def _sum_of_tricks(
    box: Box, facts: list[int], known: tuple[Trick, ...], trick: tuple[Played, ...], seats: Seat
) -> tuple[Trick, ...]:
    """Tricks that nobody wrote down, summed up: the cards in them, what each seat turned, and whether the bottom card
    must have gone on top for the depths that are possible."""
    played = Counter[Card](dict(enumerate(facts[PLAYED : PLAYED + 10])))
    turned = facts[TURNED : TURNED + seats]
    for earlier in (*known, Trick(trick, 0, 0, False)):
        turned[earlier.taker] -= earlier.turned
        for one in earlier.plays:
            played[one.cards[0]] -= len(one.cards)
    cards = tuple(
        Played(0, (card,) * copies, 0 if card == TRICKSTER else None) for card, copies in played.items() if copies
    )
    found = [Trick(cards, 0, 0, False)] if cards else []
    for seat in range(seats):
        possible = facts[POSSIBLE + seat]
        if possible and (turned[seat] or _possible(box, known, seat) != possible):
            found += _moves_and_turns(box, known, seat, turned[seat], possible)
    return tuple(found)


def _moves_and_turns(box: Box, known: tuple[Trick, ...], seat: Seat, turned: int, possible: int) -> list[Trick]:
    """With one 0/10 card in the box a pile moves at most once a round: before what was turned, after, or between."""
    still = [Trick((), seat, turned, False)]
    if _possible(box, (*known, *still), seat) == possible:
        return still
    moved = (
        [Trick((), seat, first, False), Trick((), seat, 0, True), Trick((), seat, turned - first, False)]
        for first in range(turned + 1)
    )
    return next((tricks for tricks in moved if _possible(box, (*known, *tricks), seat) == possible), still)


def _possible(box: Box, tricks: tuple[Trick, ...], seat: Seat) -> int:
    return sum(1 << depth for _, depth in followed_depths(box, tricks, seat))
