"""Ghostbumpers' answers to the contract."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb
from types import MappingProxyType
from typing import Final

from spukhaus.core.advice import Question
from spukhaus.core.edition import EditionFile
from spukhaus.core.errors import IllegalAction, InvalidAction
from spukhaus.core.game import CHANCE, Choices, Config, Game, Listed, Numbered, Option, Outcome, Seat, Step
from spukhaus.core.plain_json import JSON
from spukhaus.games.ghostbumpers.rules import actions, advice, view
from spukhaus.games.ghostbumpers.rules import round as rules
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play, Start, by_number
from spukhaus.games.ghostbumpers.rules.box import SEATS, Box, Card, read_box
from spukhaus.games.ghostbumpers.rules.events import EventKind, Refusal
from spukhaus.games.ghostbumpers.rules.state import Ending, Hand, Stage, State
from spukhaus.games.ghostbumpers.rules.view import View

LOT_SINCE: Final = 2
"""The version of the rules in which the lot decides who has the Start card first (GB-3); before, it was seat 0."""
KEYS_SINCE: Final = 2
"""The version in which draws have names; before, they were counted."""

_NOTHING: Listed[Action] = Listed(())


class Ghostbumpers(Game[State, Action, View, Box]):
    name = "ghostbumpers"
    rules_version = 2
    seat_counts = SEATS
    options = (Option("ending", ("rounds",), "rounds", Numbered("to-", 5, 200, 25)),)
    counts_points = True
    growing = ("past",)
    words = MappingProxyType(
        {"face": "face", "stage": "stage", "winners": "seat", "points": "by-seat", "scores": "by-seat"}
    )
    chapters = (EventKind.DEALT, EventKind.TRICK_TAKEN)
    events = EventKind
    refusals = Refusal
    endings = Ending
    actions = actions.ACTIONS
    advice = advice.KINDS

    def read_edition(self, file: EditionFile) -> Box:
        return read_box(file)

    def new(self, config: Config[Box]) -> State:
        self.check_config(config)
        ending = config.option("ending")
        target = None if ending == "rounds" else int(ending.removeprefix("to-"))
        seats = config.seats
        by_lot = config.rules >= LOT_SINCE
        return State(
            config.edition,
            target,
            (0,) * seats,
            (),
            ((),) * seats,
            (None,) * seats,
            0,
            (),
            (),
            Stage.LOT if by_lot else Stage.DEAL,
            None if by_lot else 0,
            config.rules,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        match state.stage:
            case Stage.PLAY:
                return (state.turn,)
            case Stage.LAY:
                return tuple(seat for seat, pile in enumerate(state.piles) if pile is None)
            case Stage.LOT | Stage.DEAL:
                return (CHANCE,)
            case Stage.OVER:
                return ()

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        if state.stage is Stage.PLAY and seat == state.turn:
            return rules.play_choices(state.hands[seat])
        if state.stage is Stage.LAY and seat >= 0 and state.piles[seat] is None:
            box = state.edition.content
            return rules.lay_choices(box.least_depth, box.relaxed)
        return _NOTHING

    def chance(self, state: State, rng: random.Random) -> Action:
        if state.stage is Stage.LOT:
            return Start(rng.randrange(state.seats))
        box = state.edition.content
        dealt = rng.sample(box.deck, box.hand * state.seats)
        return Deal(
            tuple(
                tuple(sorted(dealt[first : first + box.hand], key=by_number))
                for first in range(0, len(dealt), box.hand)
            )
        )

    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        if state.stage is Stage.LOT:
            return ((Start(seat), Fraction(1, state.seats)) for seat in range(state.seats))
        box = state.edition.content
        deals = _deals(Counter(box.deck), box.hand, state.seats)
        return ((Deal(hands), odds) for hands, odds in deals)

    def chance_key(self, state: State) -> str | None:
        if state.rules < KEYS_SINCE:
            return None
        return "start" if state.stage is Stage.LOT else f"deal {len(state.past) + 1}"

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check_turn(state, seat)
        match state.stage, action:
            case Stage.PLAY, Play():
                return rules.play(state, seat, action)
            case _ if not actions.well_formed(action):
                raise InvalidAction(Refusal.ACTION_FORM, text=repr(action)[:80])
            case Stage.LAY, Lay():
                return rules.lay(state, seat, action)
            case Stage.LOT, Start():
                return rules.draw_start(state, action)
            case Stage.DEAL, Deal():
                return rules.deal(state, action)
        raise IllegalAction(Refusal.NOT_NOW, rule=view.RULES[state.stage], stage=state.stage)

    def view(self, state: State, seat: Seat) -> View:
        return view.view(state, seat, self.to_act(state), rules.ending(state) if state.stage is Stage.OVER else None)

    def determinize(self, view_: View, rng: random.Random) -> State:
        return view.determinize(view_, rng)

    def advise(self, view_: View, question: Question) -> JSON:
        return advice.advise(view_, question)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.scores, rules.ending(state)) if state.stage is Stage.OVER else None

    def write(self, action: Action) -> str:
        return actions.write(action)

    def read(self, text: str) -> Action:
        return actions.read(text)


def _deals(deck: Counter[Card], size: int, seats: int) -> Iterator[tuple[tuple[Hand, ...], Fraction]]:
    """Every way to deal, hand by hand, each with its odds: cards of one number cannot be told apart."""
    if not seats:
        yield (), Fraction(1)
        return
    total = comb(deck.total(), size)
    numbers = tuple(sorted(deck, key=by_number))
    for hand, ways in _hands(deck, numbers, size):
        for others, odds in _deals(deck - Counter(hand), size, seats - 1):
            yield (hand, *others), odds * Fraction(ways, total)


def _hands(deck: Counter[Card], numbers: tuple[Card, ...], size: int) -> Iterator[tuple[Hand, int]]:
    """Every hand of a size, sorted, with the number of ways to draw it."""
    if not numbers:
        if not size:
            yield (), 1
        return
    number, *rest = numbers
    for copies in range(min(size, deck[number]), -1, -1):
        for hand, ways in _hands(deck, tuple(rest), size - copies):
            yield (number,) * copies + hand, ways * comb(deck[number], copies)


GAME: Final = Ghostbumpers()
