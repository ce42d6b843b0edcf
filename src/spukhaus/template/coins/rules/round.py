"""The rules of a round (CO-2 to CO-4): pure functions from a state to the next one, with what happened.

An event's `public` part is told to everybody, its `private` parts to one seat each. A refusal names the rule.
"""

from __future__ import annotations

from dataclasses import replace

from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import Event, Listed, Seat, Step
from spukhaus.template.coins.rules.actions import Action, Bid, Deal
from spukhaus.template.coins.rules.box import Box
from spukhaus.template.coins.rules.events import EventKind, Refusal
from spukhaus.template.coins.rules.state import Round, State


def waited_for(state: State) -> tuple[Seat, ...]:
    """Those who have not bid yet. All are asked at once, and answer in any order."""
    return tuple(seat for seat, bid in enumerate(state.bids) if bid is None) if state.cards else ()


def most(box: Box, purse: int) -> int:
    """The highest bid that a purse allows."""
    return min(box.most, purse)


def choices(state: State, seat: Seat) -> Listed[Action]:
    """Where a game has too many choices to list them, it describes them instead (core/game.py: Choices)."""
    if seat not in waited_for(state):
        return Listed(())
    return Listed(tuple(map(Bid, range(most(state.edition.content, state.purses[seat]) + 1))))


def deal(state: State, action: Deal) -> Step[State]:
    highest, seats = state.edition.content.highest, len(state.bids)
    if len(action.cards) != seats or not all(1 <= card <= highest for card in action.cards):
        raise IllegalAction(Refusal.DEAL_WRONG, rule="CO-2", highest=highest)
    private = tuple((seat, (("card", card),)) for seat, card in enumerate(action.cards))
    event = Event(EventKind.DEALT, (("round", len(state.past) + 1), ("card", None)), private)
    return Step(replace(state, cards=action.cards), (event,))


def bid(state: State, seat: Seat, action: Bid) -> Step[State]:
    allowed = most(state.edition.content, state.purses[seat])
    if not 0 <= action.pennies <= allowed:
        raise IllegalAction(Refusal.TOO_MANY, rule="CO-3", most=allowed)
    bids = (*state.bids[:seat], action.pennies, *state.bids[seat + 1 :])
    # That somebody has bid is no news to anybody: until the last has, a bid can be taken back.
    event = Event(EventKind.HAS_BID, (("seat", seat), ("pennies", None)), _told(seat, action), news=False)
    made = tuple(bid for bid in bids if bid is not None)
    if len(made) < len(bids):
        return Step(replace(state, bids=bids), (event,))
    return _show(state, made, event)


def _told(seat: Seat, action: Bid) -> tuple[tuple[Seat, tuple[tuple[str, int], ...]], ...]:
    return ((seat, (("pennies", action.pennies),)),)


def _show(state: State, bids: tuple[int, ...], last: Event) -> Step[State]:
    played = Round(state.cards, bids)
    after = State(state.edition, state.rounds, (*state.past, played), (), (None,) * len(bids))
    shown = Event(
        EventKind.SHOWN,
        (
            ("cards", played.cards),
            ("bids", played.bids),
            ("winners", played.winners),
            ("count", len(played.winners)),
            ("scores", after.scores),
        ),
    )
    return Step(after, (last, shown))
