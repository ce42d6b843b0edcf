"""The Start card, and a round: dealing, laying the Scare card, tricks and points (GB-3 to GB-22)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache, lru_cache

from spukhaus.core.errors import IllegalAction, InvalidAction
from spukhaus.core.game import Event, Listed, Seat, Step
from spukhaus.games.ghostbumpers.rules.actions import (
    Action,
    Deal,
    Lay,
    Play,
    Start,
    by_number,
    well_formed,
    write_card,
)
from spukhaus.games.ghostbumpers.rules.box import LOUD, SEATS, TRICKSTER, Box, Card
from spukhaus.games.ghostbumpers.rules.events import EventKind, Face, Refusal
from spukhaus.games.ghostbumpers.rules.state import Ending, Hand, Pile, Played, Round, Stage, State, Trick

# The value of a set


def value(played: Played) -> int:
    """Ten times the value of a set: one card counts its number, k cards of number v count k,v (GB-9)."""
    if played.counts is not None:
        return 10 * played.counts
    number, copies = played.cards[0], len(played.cards)
    return 10 * number if copies == 1 else 10 * copies + number


def write_value(tenths: int) -> str:
    """4, or 3×8: the rulebook's 3,8 is read as a list, or as a decimal number, by whoever has not read it."""
    whole, rest = divmod(tenths, 10)
    return f"{whole}×{rest}" if rest else str(whole)


def highest(trick: tuple[Played, ...]) -> Played:
    """Who takes the trick as it lies: of equal values the one played last is higher (GB-10)."""
    best, most = trick[0], -1
    for played in trick:
        worth = value(played)
        if worth >= most:
            best, most = played, worth
    return best


# Dealing and laying


def draw_start(state: State, action: Start) -> Step[State]:
    """GB-3: the lot decides who has the Start card first."""
    if action.seat >= state.seats:
        raise IllegalAction(Refusal.START_WRONG, rule="GB-3", seats=state.seats)
    after = replace(state, first=action.seat, turn=action.seat, stage=Stage.DEAL)
    return Step(after, (Event(EventKind.START_DRAWN, (("seat", action.seat),)),))


def deal(state: State, action: Deal) -> Step[State]:
    """GB-4: the holder of the Start card shuffles and deals."""
    box = state.edition.content
    sizes = tuple(map(len, action.hands))
    dealt = Counter(card for hand in action.hands for card in hand)
    if sizes != (box.hand,) * state.seats or dealt - Counter(box.deck):
        raise IllegalAction(Refusal.DEAL_WRONG, rule="GB-4", count=box.hand)
    number = len(state.past) + 1
    told = Event(
        EventKind.DEALT,
        (("round", number), ("seat", state.start), ("count", box.hand), ("cards", None)),
        tuple((seat, (("cards", tuple(map(write_card, hand))),)) for seat, hand in enumerate(action.hands)),
    )
    return Step(replace(state, hands=action.hands, stage=Stage.LAY), (told,))


def lay(state: State, seat: Seat, action: Lay) -> Step[State]:
    """GB-5: everybody at once and in secret; that somebody has laid is public, where is not."""
    box = state.edition.content
    if action.depth > box.relaxed:
        raise IllegalAction(Refusal.LAY_TOO_DEEP, rule="GB-5", most=box.relaxed, depth=action.depth)
    if action.depth < box.least_depth:
        raise IllegalAction(Refusal.LAY_TOO_HIGH, rule="GB-2", least=box.least_depth, depth=action.depth)
    laid = Pile(box.relaxed + 1, action.depth)
    piles = (*state.piles[:seat], laid, *state.piles[seat + 1 :])
    told = Event(
        EventKind.LAID,
        (("seat", seat), ("depth", None)),
        ((seat, (("depth", action.depth),)),),
        news=None not in piles,  # R3: nobody learns where, but all piles are final once the last one is laid
    )
    stage = Stage.LAY if None in piles else Stage.PLAY
    return Step(replace(state, piles=piles, stage=stage), (told,))


@cache
def lay_choices(least: int, most: int) -> Listed[Action]:
    return Listed(tuple(map(Lay, range(least, most + 1))))


# Playing


@lru_cache(maxsize=1 << 16)
def play_choices(hand: Hand) -> Listed[Action]:
    """GB-7: one or more identical cards, never more than are held; GB-14: the 0/10 card says what it counts."""
    choices: list[Action] = []
    for card in sorted(set(hand), key=by_number):
        if card == TRICKSTER:
            choices += [Play((TRICKSTER,), 0), Play((TRICKSTER,), 10)]
        else:
            choices += [Play((card,) * copies) for copies in range(1, hand.count(card) + 1)]
    return Listed(tuple(choices))


@lru_cache(maxsize=1 << 12)
def check_play(cards: tuple[Card, ...], counts: int | None) -> None:
    """What is wrong with a set whoever plays it (GB-7, GB-14)."""
    if not well_formed(Play(cards, counts)):
        raise InvalidAction(Refusal.ACTION_FORM, text=repr(cards)[:80])
    if TRICKSTER in cards:
        if len(cards) > 1:
            raise IllegalAction(Refusal.TRICKSTER_ALONE, rule="GB-7")
        if counts is None:
            raise IllegalAction(Refusal.TRICKSTER_UNDECLARED, rule="GB-14")
        if counts not in (0, 10):
            raise IllegalAction(Refusal.TRICKSTER_VALUE, rule="GB-14", counts=counts)
    elif len(set(cards)) > 1:
        raise IllegalAction(Refusal.PLAY_UNEQUAL, rule="GB-7", cards=tuple(map(write_card, cards)))
    elif counts is not None:
        raise IllegalAction(Refusal.COUNTS_AS_SHOWN, rule="GB-9", card=write_card(cards[0]))


def play(state: State, seat: Seat, action: Play) -> Step[State]:
    cards, hand = action.cards, state.hands[seat]
    check_play(cards, action.counts)
    card, copies = cards[0], len(cards)
    held = hand.count(card)
    if held < copies:
        raise IllegalAction(Refusal.PLAY_NOT_HELD, rule="GB-7", card=write_card(card), held=held, count=copies)
    at = hand.index(card)
    hands = (*state.hands[:seat], hand[:at] + hand[at + copies :], *state.hands[seat + 1 :])
    played = Played(seat, cards, action.counts)
    trick = (*state.trick, played)
    told = Event(
        EventKind.PLAYED,
        (("seat", seat), ("cards", tuple(map(write_card, cards))), ("value", write_value(value(played)))),
    )
    turn = _next_in_trick(hands, seat, trick[0].seat)
    if turn is None:
        return _take(state, hands, trick, [told])
    after = State(
        state.edition,
        state.target,
        state.scores,
        state.past,
        hands,
        state.piles,
        turn,
        trick,
        state.tricks,
        Stage.PLAY,
        state.first,
        state.rules,
    )
    return Step(after, (told,))


def _next_in_trick(hands: tuple[Hand, ...], seat: Seat, leader: Seat) -> Seat | None:
    """The next one clockwise who has cards (GB-8), or None when the trick is full."""
    seats = len(hands)
    seat = (seat + 1) % seats
    while seat != leader:
        if hands[seat]:
            return seat
        seat = (seat + 1) % seats
    return None


def _take(state: State, hands: tuple[Hand, ...], trick: tuple[Played, ...], events: list[Event]) -> Step[State]:
    """GB-10 to GB-16: the highest value takes the trick, and the taker's pile shows how relaxed he still is."""
    best = highest(trick)
    taker, pile = best.seat, state.piles[best.seat]
    assert pile is not None  # nobody plays before all have laid
    fives, tricked = loud_cards(trick), holds_trickster(trick)
    events.append(
        Event(EventKind.TRICK_TAKEN, (("seat", taker), ("value", write_value(value(best))), ("fives", fives)))
    )
    if tricked:
        left, turned, scared = _move_bottom(pile), 0, False
        events.append(_told_of_moving(taker, pile))
    else:
        left, turned, scared = _turn_up(pile, 1 + fives)
        events += _told_of_turning(taker, pile, turned, scared)
    piles = (*state.piles[:taker], left, *state.piles[taker + 1 :])
    tricks = (*state.tricks, Trick(trick, taker, turned, tricked and pile.size > 1))
    if scared or not any(hands):
        return _score(state, piles, tricks, taker if scared else None, events)
    leader = taker
    while not hands[leader]:
        leader = (leader + 1) % len(hands)
    after = replace(state, hands=hands, piles=piles, turn=leader, trick=(), tricks=tricks)
    return Step(after, tuple(events))


def loud_cards(trick: tuple[Played, ...]) -> int:
    return sum(len(played.cards) for played in trick if played.cards[0] == LOUD)


def demands(trick: tuple[Played, ...]) -> int:
    """How many cards whoever takes this trick turns up (GB-11); none with the 0/10 card in it (GB-15)."""
    return 0 if holds_trickster(trick) else 1 + loud_cards(trick)


def holds_trickster(trick: tuple[Played, ...]) -> bool:
    return any(played.cards[0] == TRICKSTER for played in trick)


def _turn_up(pile: Pile, count: int) -> tuple[Pile, int, bool]:
    """GB-11, GB-13: what is left, how many Relaxed cards were turned, and whether the Scare card appeared.

    What is left of a pile whose Scare card was turned has no depth any more.
    """
    if pile.depth < count:
        return Pile(pile.size - pile.depth - 1, -1), pile.depth, True
    return Pile(pile.size - count, pile.depth - count), count, False


def _told_of_turning(seat: Seat, pile: Pile, turned: int, scared: bool) -> list[Event]:
    faces = [Face.RELAXED] * turned + [Face.SCARE] * scared
    return [
        Event(EventKind.TURNED, (("seat", seat), ("face", face.value), ("left", pile.size - number)))
        for number, face in enumerate(faces, start=1)
    ]


def _move_bottom(pile: Pile) -> Pile:
    """GB-15: the bottom card goes on top, unseen."""
    return Pile(pile.size, (pile.depth + 1) % pile.size)


def _told_of_moving(seat: Seat, pile: Pile) -> Event:
    if pile.size == 1:
        return Event(EventKind.NOTHING_MOVED, (("seat", seat),))
    moved = Face.SCARE if pile.depth == pile.size - 1 else Face.RELAXED
    return Event(EventKind.MOVED, (("seat", seat), ("face", None)), ((seat, (("face", moved.value),)),))


# Scoring


def _score(
    state: State,
    piles: tuple[Pile | None, ...],
    tricks: tuple[Trick, ...],
    scared: Seat | None,
    events: list[Event],
) -> Step[State]:
    """GB-16 to GB-19: the round is over."""
    box = state.edition.content
    laid = tuple(pile for pile in piles if pile is not None)
    paranoia = scared is not None and laid[scared].size == 0
    above: list[int | None] = [None] * state.seats
    under: list[int | None] = [None] * state.seats
    points = [0] * state.seats
    if scared is None:
        events.append(Event(EventKind.HANDS_EMPTY))
    elif paranoia:
        points[scared] = box.paranoia
        events.append(Event(EventKind.PARANOIA, (("seat", scared), ("points", box.paranoia))))
    else:
        events.append(Event(EventKind.SCARED, (("seat", scared),)))
    for seat, pile in enumerate(laid):
        if paranoia or seat == scared:
            continue
        above[seat], under[seat] = pile.depth, pile.size - 1 - pile.depth
        points[seat] = points_for(pile)
        events.append(
            Event(
                EventKind.PILE_SHOWN,
                (
                    ("seat", seat),
                    ("above", pile.depth),
                    ("under", pile.size - 1 - pile.depth),
                    ("doubled", pile.depth == 0),
                    ("points", points[seat]),
                ),
            )
        )
    turned = tuple(sum(trick.turned for trick in tricks if trick.taker == seat) for seat in range(state.seats))
    finished = Round(state.start, scared, paranoia, turned, tuple(above), tuple(under), tuple(points), tricks)
    return _finish_round(state, finished, events)


def points_for(pile: Pile) -> int:
    """GB-18: a point for each Relaxed card under the Scare card, two if the Scare card lies on top."""
    under = pile.size - 1 - pile.depth
    return under if pile.depth else 2 * under


def _finish_round(state: State, finished: Round, events: list[Event]) -> Step[State]:
    """GB-20 to GB-22: the cards go back into the stack, and the next round begins or the match is over."""
    past = (*state.past, finished)
    scores = tuple(score + new for score, new in zip(state.scores, finished.points, strict=True))
    events.append(
        Event(EventKind.ROUND_SCORED, (("round", len(past)), ("points", finished.points), ("scores", scores)))
    )
    over = is_over(state.edition.content, state.target, len(past), scores)
    if over:
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        events.append(Event(EventKind.WON, (("winners", winners), ("count", len(winners)), ("points", max(scores)))))
    elif len(past) + 1 == last_round(state.edition.content, state.target, state.seats):
        events.append(Event(EventKind.LAST_ROUND, (("round", len(past) + 1),)))
    stage = Stage.OVER if over else Stage.DEAL
    return Step(between_rounds(state, scores, past, stage), tuple(events))


def between_rounds(state: State, scores: tuple[int, ...], past: tuple[Round, ...], stage: Stage) -> State:
    seats = state.seats
    return replace(
        state,
        scores=scores,
        past=past,
        hands=((),) * seats,
        piles=(None,) * seats,
        turn=((state.first or 0) + len(past)) % seats,
        trick=(),
        tricks=(),
        stage=stage,
    )


def last_round(box: Box, target: int | None, seats: int) -> int:
    """The round after which the match is over in any case."""
    return box.rounds[SEATS.index(seats)] if target is None else box.round_limit


def is_over(box: Box, target: int | None, played: int, scores: tuple[int, ...]) -> bool:
    reached = target is not None and max(scores) >= target
    return reached or played >= last_round(box, target, len(scores))


def ending(state: State) -> Ending:
    """Why a match that is over has ended."""
    reached = state.target is not None and max(state.scores) >= state.target
    return Ending.TARGET_REACHED if reached else Ending.ROUNDS_PLAYED
