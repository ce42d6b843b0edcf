"""Who knows what: views are built up from nothing, and states are dealt to fit a view."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from spukhaus.core.edition import Edition
from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.rules.actions import by_number
from spukhaus.games.ghostbumpers.rules.box import Box, Card
from spukhaus.games.ghostbumpers.rules.round import (
    demands,
    highest,
    last_round,
    value,
    write_value,
)
from spukhaus.games.ghostbumpers.rules.state import Ending, Hand, Pile, Played, Round, Stage, State, Trick


@dataclass(frozen=True, slots=True)
class PileView:
    """A character pile as one seat knows it."""

    laid: bool
    size: int
    turned: int
    """Relaxed cards turned up in this round."""
    depth: int | None
    """Relaxed cards above the Scare card: the owner always knows, the others when one card is left (GB-5)."""


@dataclass(frozen=True, slots=True)
class PlayedView:
    seat: Seat
    cards: tuple[Card, ...]
    counts: int | None
    value: str


@dataclass(frozen=True, slots=True)
class View:
    edition: Edition[Box]
    seat: Seat
    stage: Stage
    rule: str
    """The rule that matters now: where the rules are opened."""
    to_act: tuple[Seat, ...]
    round: int
    last_round: int
    """The number of the last round; with a target score, of the last possible one."""
    target: int | None
    start: Seat | None
    """Who holds the Start card; None until the lot has fallen (GB-3)."""
    hand: Hand | None
    hand_sizes: tuple[int, ...]
    undealt: int
    piles: tuple[PileView, ...]
    trick: tuple[PlayedView, ...]
    leading: Seat | None
    """Who would take the trick as it lies."""
    demands: int
    """How many cards the taker of the trick as it lies would turn up; none with the 0/10 card in it (GB-11, GB-15)."""
    tricks: tuple[Trick, ...]
    """The tricks taken in this round; those of earlier rounds are in `past`."""
    scores: tuple[int, ...]
    past: tuple[Round, ...]
    ending: Ending | None
    rules: int


RULES = {Stage.LOT: "GB-3", Stage.DEAL: "GB-4", Stage.LAY: "GB-5", Stage.PLAY: "GB-7", Stage.OVER: "GB-21"}


def view(state: State, seat: Seat, to_act: tuple[Seat, ...], ending: Ending | None) -> View:
    box = state.edition.content
    sits = seat >= 0
    over = ending is not None
    dealt = state.stage in (Stage.LAY, Stage.PLAY)
    return View(
        edition=state.edition,
        seat=seat,
        stage=state.stage,
        rule=RULES[state.stage],
        to_act=to_act,
        round=len(state.past) + (not over),
        last_round=last_round(box, state.target, state.seats),
        target=state.target,
        start=None if state.first is None else state.past[-1].start if over else state.start,
        hand=state.hands[seat] if sits else None,
        hand_sizes=tuple(map(len, state.hands)),
        undealt=len(box.deck) - box.hand * state.seats if dealt else len(box.deck),
        piles=tuple(
            _view_pile(box, state.tricks, owner, pile, owner == seat) for owner, pile in enumerate(state.piles)
        ),
        trick=tuple(
            PlayedView(played.seat, played.cards, played.counts, write_value(value(played))) for played in state.trick
        ),
        leading=highest(state.trick).seat if state.trick else None,
        demands=demands(state.trick),
        tricks=state.tricks,
        scores=state.scores,
        past=state.past,
        ending=ending,
        rules=state.rules,
    )


def _view_pile(box: Box, tricks: tuple[Trick, ...], owner: Seat, pile: Pile | None, own: bool) -> PileView:
    if pile is None:
        return PileView(False, box.relaxed + 1, 0, None)
    turned = sum(trick.turned for trick in tricks if trick.taker == owner)
    return PileView(True, pile.size, turned, pile.depth if own or pile.size == 1 else None)


def followed_depths(box: Box, tricks: Iterable[Trick], owner: Seat) -> tuple[tuple[int, int], ...]:
    """Every depth at which a pile can have been laid, by all that was seen since, with the depth that it is now."""
    size = box.relaxed + 1
    depths = [(laid, laid) for laid in range(box.least_depth, size)]
    for trick in tricks:
        if trick.taker != owner:
            continue
        if trick.moved:
            depths = [(laid, (depth + 1) % size) for laid, depth in depths]
        else:
            depths = [(laid, depth - trick.turned) for laid, depth in depths if depth >= trick.turned]
            size -= trick.turned
    return tuple(depths)


def possible_depths(box: Box, tricks: Iterable[Trick], owner: Seat) -> tuple[int, ...]:
    """Where the Scare card of a laid pile can lie by all that was seen, top first."""
    return tuple(sorted(depth for _, depth in followed_depths(box, tricks, owner)))


def unseen_cards(view: View) -> list[Card]:
    """The cards that the seat has neither in hand nor seen played in this round, sorted."""
    seen = Counter(view.hand or ())
    for played in view.trick:
        seen.update(played.cards)
    for trick in view.tricks:
        for earlier in trick.plays:
            seen.update(earlier.cards)
    return sorted((Counter(view.edition.content.deck) - seen).elements())


def determinize(view: View, rng: random.Random) -> State:
    """A state that fits the view: the unseen cards are shuffled and dealt, as chance deals them, and every Scare
    card lies anywhere where it can lie, each place as likely as any other."""
    pool = unseen_cards(view)
    rng.shuffle(pool)
    hands: list[Hand] = []
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat and view.hand is not None:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted(pool[:size], key=by_number)))
            del pool[:size]
    piles = tuple(_place_scare_card(view, owner, rng) for owner in range(len(view.piles)))
    first = first_start(view)
    turn = view.to_act[0] if view.stage is Stage.PLAY else ((first or 0) + len(view.past)) % len(view.scores)
    return State(
        view.edition,
        view.target,
        view.scores,
        view.past,
        tuple(hands),
        piles,
        turn,
        tuple(Played(played.seat, played.cards, played.counts) for played in view.trick),
        view.tricks,
        view.stage,
        first,
        view.rules,
    )


def first_start(view: View) -> Seat | None:
    """Who had the Start card in the first round (GB-3)."""
    return view.past[0].start if view.past else view.start


def _place_scare_card(view: View, owner: Seat, rng: random.Random) -> Pile | None:
    pile = view.piles[owner]
    if not pile.laid:
        return None
    if pile.depth is not None:
        return Pile(pile.size, pile.depth)
    return Pile(pile.size, rng.choice(possible_depths(view.edition.content, view.tricks, owner)))
