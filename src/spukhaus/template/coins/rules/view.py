"""Who knows what: views are built up from nothing, and states are dealt to fit a view.

Never copy a state and strip it: what is added later would leak. A view forgets nothing, so bots need no memory.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from spukhaus.core.edition import Edition
from spukhaus.core.game import Seat
from spukhaus.template.coins.rules.box import Box
from spukhaus.template.coins.rules.round import most, waited_for
from spukhaus.template.coins.rules.state import Ending, Round, State


@dataclass(frozen=True, slots=True)
class View:
    # These five every game has: the house reads them (core/game.py: AnyView).
    edition: Edition[Box]
    seat: Seat
    to_act: tuple[Seat, ...]
    rule: str
    """The rule that matters now: where the rules are opened."""
    ending: Ending | None
    # The rest is the game's own.
    rounds: int
    past: tuple[Round, ...]
    dealt: bool
    card: int | None
    """The own ghost."""
    bid: int | None
    """The own bid."""
    done: tuple[bool, ...]
    """Who has bid."""
    purses: tuple[int, ...]
    scores: tuple[int, ...]


def view(state: State, seat: Seat, to_act: tuple[Seat, ...]) -> View:
    sits = seat >= 0
    return View(
        edition=state.edition,
        seat=seat,
        to_act=to_act,
        rule=rule(state),
        ending=Ending.COUNTED if state.over else None,
        rounds=state.rounds,
        past=state.past,
        dealt=bool(state.cards),
        card=state.cards[seat] if sits and state.cards else None,
        bid=state.bids[seat] if sits else None,
        done=tuple(bid is not None for bid in state.bids),
        purses=state.purses,
        scores=state.scores,
    )


def rule(state: State) -> str:
    if state.over:
        return "CO-5"
    return "CO-3" if waited_for(state) else "CO-2"


def determinize(view: View, rng: random.Random) -> State:
    """A state that fits the view: hidden ghosts as chance deals them, hidden bids evenly."""
    box = view.edition.content
    cards = [rng.randint(1, box.highest) for _ in view.done] if view.dealt else []
    bids = [
        rng.randint(0, most(box, purse)) if done else None for purse, done in zip(view.purses, view.done, strict=True)
    ]
    if view.seat >= 0:
        bids[view.seat] = view.bid
        if view.card is not None:
            cards[view.seat] = view.card
    return State(view.edition, view.rounds, view.past, tuple(cards), tuple(bids))
