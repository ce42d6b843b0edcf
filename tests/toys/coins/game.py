"""Everybody is dealt a secret card and bids 0 to 3 coins in secret; the highest card plus bid wins the round."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from itertools import product

from spukhaus.core.edition import Edition, EditionFile
from spukhaus.core.errors import IllegalAction, InvalidAction
from spukhaus.core.game import CHANCE, Choices, Config, Event, Game, Listed, Option, Outcome, Seat, Step


@dataclass(frozen=True)
class Deal:
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Bid:
    coins: int


Action = Deal | Bid


@dataclass(frozen=True)
class State:
    edition: Edition[int]
    rounds_left: int
    cards: tuple[int, ...]
    bids: tuple[int | None, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True)
class View:
    edition: Edition[int]
    seat: Seat
    rounds_left: int
    card: int | None
    my_bid: int | None
    dealt: bool
    done: tuple[bool, ...]
    scores: tuple[int, ...]


class Kind(StrEnum):
    DEALT = "dealt"
    HAS_BID = "has-bid"
    SHOWN = "shown"


class Refusal(StrEnum):
    FORM = "form"
    TOO_MANY = "too-many"


class Ending(StrEnum):
    COUNTED = "counted"


class Coins(Game[State, Action, View, int]):
    name = "coins"
    rules_version = 1
    seat_counts = range(2, 5)
    options = (Option("rounds", ("1", "2"), "2"),)
    events = Kind
    refusals = Refusal
    endings = Ending
    actions = (Deal, Bid)

    def read_edition(self, file: EditionFile) -> int:
        cards = file.table("cards")
        highest = cards.whole("highest", 2, 9)
        cards.close()
        return highest

    def new(self, config: Config[int]) -> State:
        self.check_config(config)
        rounds = int(config.option("rounds"))
        return State(config.edition, rounds, (), (None,) * config.seats, (0,) * config.seats)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if not state.rounds_left:
            return ()
        if not state.cards:
            return (CHANCE,)
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        return Listed(tuple(map(Bid, range(4))) if seat in self.to_act(state) else ())

    def chance(self, state: State, rng: random.Random) -> Action:
        return Deal(tuple(rng.randint(1, state.edition.content) for _ in state.bids))

    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        highest, seats = state.edition.content, len(state.bids)
        for cards in product(range(1, highest + 1), repeat=seats):
            yield Deal(cards), Fraction(1, highest**seats)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check_turn(state, seat)
        if seat == CHANCE:
            if not isinstance(action, Deal) or len(action.cards) != len(state.bids):
                raise IllegalAction(Refusal.FORM, rule="CO-1")
            private = tuple((seat, (("card", card),)) for seat, card in enumerate(action.cards))
            return Step(replace(state, cards=action.cards), (Event(Kind.DEALT, (("card", None),), private),))
        if not isinstance(action, Bid) or not 0 <= action.coins <= 3:
            raise IllegalAction(Refusal.TOO_MANY, rule="CO-2", most=3)
        bids = (*state.bids[:seat], action.coins, *state.bids[seat + 1 :])
        events = [Event(Kind.HAS_BID, (("seat", seat),), ((seat, (("coins", action.coins),)),), news=False)]
        made = [bid for bid in bids if bid is not None]
        if len(made) < len(bids):
            return Step(replace(state, bids=bids), tuple(events))
        totals = [card + bid for card, bid in zip(state.cards, made, strict=True)]
        scores = tuple(score + (total == max(totals)) for score, total in zip(state.scores, totals, strict=True))
        events.append(Event(Kind.SHOWN, (("bids", tuple(made)), ("cards", state.cards), ("scores", scores))))
        after = State(state.edition, state.rounds_left - 1, (), (None,) * len(bids), scores)
        return Step(after, tuple(events))

    def view(self, state: State, seat: Seat) -> View:
        sits = seat >= 0
        return View(
            state.edition,
            seat,
            state.rounds_left,
            state.cards[seat] if sits and state.cards else None,
            state.bids[seat] if sits else None,
            bool(state.cards),
            tuple(bid is not None for bid in state.bids),
            state.scores,
        )

    def determinize(self, view: View, rng: random.Random) -> State:
        seats = range(len(view.done))
        cards = tuple(
            view.card if seat == view.seat and view.card else rng.randint(1, view.edition.content) for seat in seats
        )
        bids = tuple(
            None if not done else view.my_bid if seat == view.seat else rng.randint(0, 3)
            for seat, done in enumerate(view.done)
        )
        return State(view.edition, view.rounds_left, cards if view.dealt else (), bids, view.scores)

    def outcome(self, state: State) -> Outcome | None:
        return None if state.rounds_left else Outcome(state.scores, Ending.COUNTED)

    def write(self, action: Action) -> str:
        return f"bid {action.coins}" if isinstance(action, Bid) else " ".join(("deal", *map(str, action.cards)))

    def read(self, text: str) -> Action:
        verb, *words = text.split() or [""]
        if all(word.isascii() and word.isdecimal() and len(word) < 5 for word in words):
            if verb == "bid" and len(words) == 1:
                return Bid(int(words[0]))
            if verb == "deal" and words:
                return Deal(tuple(map(int, words)))
        raise InvalidAction(Refusal.FORM, text=text)
