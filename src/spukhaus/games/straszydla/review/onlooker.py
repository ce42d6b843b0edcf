"""How the judge of Straszydła plays on in thought: as the master does to the next phase, and then `odds` says who
wins. Duels and scares that are under way are brought to their end by a sensible player first."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from spukhaus.core.game import CHANCE, AnyGame, Seat
from spukhaus.core.judgement import Shares
from spukhaus.core.thought import Belief
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.sensible import SensibleBot
from spukhaus.games.straszydla.review import odds
from spukhaus.games.straszydla.rules.actions import Plan
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.view import View

UNSETTLED: Final = frozenset(
    (
        Stage.DUEL_REROLL, Stage.BID, Stage.BEND_DUEL, Stage.RETREAT, Stage.RETREAT_CHOICE,
        Stage.SCARE_ROLL, Stage.SCARE_REROLL, Stage.BEND_SCARE, Stage.COLOUR,
    )
)  # fmt: skip
"""What must be brought to its end before a phase can be played on in thought."""


class Onlooker(TownGuide):
    """Plays on in thought from the midst of duels and scares, too, with bids as the other side mixes them."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self._sensible = SensibleBot(game)
        self._bids: Sequence[tuple[int, float]] = ()

    def expect_bids(self, belief: Belief) -> None:
        """How the other side of a duel bids, as the game of bids has it."""
        self._bids = [(int(str(one.that["energy"])), one.chance) for one in belief.possibilities]

    def imagine(self, view: View, rng: random.Random) -> State:
        state = super().imagine(view, rng)
        if view.stage is Stage.BID and state.duel is not None and self._bids:
            bid = rng.choices([bid for bid, _ in self._bids], [chance for _, chance in self._bids])[0]
            first = state.duel.sides[0] == view.seat
            return state.change(duel=replace(state.duel, bids=(None, bid) if first else (bid, None)))
        return state

    def play_on(self, state: State, rng: random.Random) -> Shares:
        luck = random.Random(self._luck)  # in one imagined world it is the same, whatever is tried
        if state.stage is Stage.PLAN and all(player.plan is not None for player in state.players):
            state = self._set_out(state)
        while not state.phase or state.stage in UNSETTLED:
            seat = self.game.to_act(state)[0]
            if seat == CHANCE:
                action = self.game.chance(state, luck)
            elif not state.phase:
                action = self.game.legal_actions(state, seat).sample(luck)
            else:
                action = self._sensible.choose(self.game.view(state, seat), self.game.legal_actions(state, seat), luck)
            state = self.game.apply(state, seat, action).state
        worth = self.worth(state)
        return worth if worth is not None else self.to_the_next_phase(Playout(state, self.town(state), luck))

    def _set_out(self, state: State) -> State:
        """All plans are imagined: with the last one everybody goes."""
        *others, last = state.players
        state = state.change(players=(*others, last.change(plan=None)))
        gone: State = self.game.apply(state, len(others), Plan(last.plan or ())).state
        return gone

    def to_the_next_phase(self, playout: Playout) -> Shares:
        """Played on by habit, and then by the odds."""
        playout.run()
        if playout.winners:
            won = playout.winners
            return odds.trusted([1 / len(won) if seat in won else 0.0 for seat in range(playout.seats)])
        return odds.shares([playout.standing(seat).score for seat in range(playout.seats)])

    def _deal_pacts(self, view: View, rng: random.Random) -> list[int]:
        """As the guide deals them, but the judge has measured how much spooks tell."""
        box = view.edition.content
        dealt: dict[Seat, int] = {}
        own = view.players[view.seat].pact if view.seat >= 0 else None
        if own is not None:
            dealt[view.seat] = box.pact_names.index("-".join(own))
        for player in view.players:
            if player.seat not in dealt:
                spooks = tuple([one.spook for one in player.spooks])
                left = [number for number in range(len(box.pacts)) if number not in dealt.values()]
                likely = [
                    exp(odds.telling() * filled(box, spooks, box.pacts[number]))
                    * (box.pact_names[number] not in player.not_pacts)
                    + 1e-9
                    for number in left
                ]
                dealt[player.seat] = rng.choices(left, likely)[0]
        return [dealt[seat] for seat in range(len(view.players))]
