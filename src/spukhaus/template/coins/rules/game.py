"""Coins' answers to the twelve questions of the contract (core/game.py says exactly what each must answer)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import Final

from spukhaus.core.edition import EditionFile
from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import CHANCE, Choices, Config, Game, Option, Outcome, Seat, Step
from spukhaus.template.coins.rules import actions, view
from spukhaus.template.coins.rules import round as rules
from spukhaus.template.coins.rules.actions import Action, Bid, Deal
from spukhaus.template.coins.rules.box import Box, read_box
from spukhaus.template.coins.rules.events import EventKind, Refusal
from spukhaus.template.coins.rules.state import Ending, State
from spukhaus.template.coins.rules.view import View


class Coins(Game[State, Action, View, Box]):
    name = "coins"
    """The folder's name."""
    rules_version = 1
    """Raise it when old match files would replay differently."""
    seat_counts = range(2, 5)
    options = (Option("rounds", ("1", "2"), "2"),)
    """What a table agrees on beforehand (CO-5); may be deleted."""
    counts_points = True
    """The end shows everybody's place and points; otherwise only who has won."""
    words = MappingProxyType({"winners": "seat"})
    """Parameters of events that have words of their own: these are said as the names of seats."""
    chapters = (EventKind.DEALT,)
    """Where the parts of a match begin, for replays; may be deleted."""
    events = EventKind
    refusals = Refusal
    endings = Ending
    actions = actions.ACTIONS

    # The box

    def read_edition(self, file: EditionFile) -> Box:
        return read_box(file)

    def new(self, config: Config[Box]) -> State:
        self.check_config(config)
        return State(config.edition, int(config.option("rounds")), (), (), (None,) * config.seats)

    # Whose turn, and what may be done

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.over:
            return ()
        return rules.waited_for(state) if state.cards else (CHANCE,)

    def legal_actions(self, state: State, seat: Seat) -> Choices[Action]:
        return rules.choices(state, seat)

    def chance(self, state: State, rng: random.Random) -> Action:
        return Deal(tuple(rng.randint(1, state.edition.content.highest) for _ in state.bids))

    def chance_odds(self, state: State) -> Iterable[tuple[Action, Fraction]]:
        highest, seats = state.edition.content.highest, len(state.bids)
        for cards in product(range(1, highest + 1), repeat=seats):
            yield Deal(cards), Fraction(1, highest**seats)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        self.check_turn(state, seat)
        match action:
            case Deal() if seat == CHANCE:
                return rules.deal(state, action)
            case Bid() if seat != CHANCE:
                return rules.bid(state, seat, action)
        raise IllegalAction(Refusal.NOT_NOW, rule=view.rule(state))

    # Who knows what

    def view(self, state: State, seat: Seat) -> View:
        return view.view(state, seat, self.to_act(state))

    def determinize(self, view_: View, rng: random.Random) -> State:
        return view.determinize(view_, rng)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.scores, Ending.COUNTED) if state.over else None

    # Words

    def write(self, action: Action) -> str:
        return actions.write(action)

    def read(self, text: str) -> Action:
        return actions.read(text)


GAME: Final = Coins()
