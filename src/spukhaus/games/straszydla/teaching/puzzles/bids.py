"""The least energy with which one stays for certain (ST-23, ST-24): against every bid and every change of the dice."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

from spukhaus.core.game import Choices, Logged
from spukhaus.core.puzzle import Proof, PuzzleKind, Refutation
from spukhaus.games.straszydla.bots.dice_solver import price_of_turning, stays
from spukhaus.games.straszydla.rules.actions import Action, Bend, Bid
from spukhaus.games.straszydla.rules.box import ENERGY
from spukhaus.games.straszydla.rules.dealing import determinize
from spukhaus.games.straszydla.rules.duels import bender, running
from spukhaus.games.straszydla.rules.game import GAME
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.view import View


class Bout:
    """A duel when the dice are laid, seen from one side."""

    def __init__(self, state: State, seat: int) -> None:
        duel = running(state)
        self.side = duel.sides.index(seat)
        self.other = duel.sides[1 - self.side]
        self.energy = state.players[seat].cubes[ENERGY]
        self.against = state.players[self.other].cubes[ENERGY]
        self.ahead = stays(self.side, duel.dice, duel.before)
        self.price = price_of_turning(1 - self.side if self.ahead else self.side, duel.dice, duel.before)

    def stays(self, bid: int, against: int) -> bool:
        """ST-23: who bids more can change the own dice by the difference, and will."""
        more = against - bid if self.ahead else bid - against
        turned = self.price is not None and more >= self.price
        return self.ahead != turned

    def beaten_by(self, bid: int) -> int | None:
        """A bid of the other side that drives this one away, or None if there is none."""
        return next((against for against in range(self.against + 1) if not self.stays(bid, against)), None)


class LeastBid(PuzzleKind):
    """What is the least that makes sure of staying?"""

    name = "least-bid"
    told = ("against", "energy")

    def prove(self, view: View, choices: Choices[Action]) -> Proof | None:
        if view.stage is not Stage.BID or view.seat not in view.to_act:
            return None
        bout = Bout(determinize(view, random.Random(0)), view.seat)
        values = tuple(
            (action, Fraction(0 if bout.beaten_by(action.energy) is not None else 1 + bout.energy - action.energy))
            for action in choices
            if isinstance(action, Bid)
        )
        least = 1 + bout.energy - int(max(value for _, value in values))
        figures = (("worlds", bout.against + 1), ("against", bout.against), ("energy", bout.energy), ("least", least))
        return Proof(values, bout.against + 1, figures)

    def is_puzzling(self, view: View, proof: Proof) -> bool:
        figures = dict(proof.figures)
        bout = Bout(determinize(view, random.Random(0)), view.seat)
        sure = bool(proof.best) and len(proof.values) >= 4 and bout.against >= 1
        return sure and figures["least"] not in (bout.energy, bout.against)

    def settles(self, before: View, action: Action, after: View) -> bool:
        return True

    def motif(self, view: View, proof: Proof) -> str:
        bout = Bout(determinize(view, random.Random(0)), view.seat)
        return f"{self.name} {'ahead' if bout.ahead else 'behind'} {bout.price} {dict(proof.figures)['least'] == 0}"

    def theme(self, view: View) -> str:
        return "duels"

    def clue(self, view: View, proof: Proof) -> str:
        return "ahead" if Bout(determinize(view, random.Random(0)), view.seat).ahead else "behind"

    def refute(self, view: View, action: Action, proof: Proof) -> Refutation:
        state = determinize(view, random.Random(0))
        assert isinstance(action, Bid)  # nothing else is chosen here
        bout = Bout(state, view.seat)
        against = bout.beaten_by(action.energy)
        if against is None:
            return Refutation(state, (Logged(view.seat, action),), "too-much", (("energy", action.energy),))
        has_bid = running(state).bids[1 - bout.side] is not None
        first = _with_bid(state, 1 - bout.side, against) if has_bid else state
        log: list[Logged[Action]] = [Logged(view.seat, action)]
        then = GAME.apply(first, view.seat, action).state
        if then.stage is Stage.BID:
            log.append(Logged(bout.other, Bid(against)))
            then = GAME.apply(then, bout.other, Bid(against)).state
        if then.stage is Stage.BEND_DUEL:
            duel = running(then)
            by = duel.sides[bender(duel)]
            log.append(Logged(by, _winning_bend(then, by)))
        return Refutation(first, tuple(log), "driven-off", (("energy", action.energy), ("against", against)))


def _with_bid(state: State, side: int, bid: int) -> State:
    """A side has bid already, in secret: it can have bid this."""
    duel = running(state)
    first, second = duel.bids
    return state.change(duel=replace(duel, bids=(first, bid) if side else (bid, second)))


def _winning_bend(state: State, seat: int) -> Action:
    """A change of the dice with which this side stays, or the first that there is."""
    duel = running(state)
    side = duel.sides.index(seat)
    choices = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Bend)]
    for action in choices:
        dice = (duel.dice[0], action.dice) if side else (action.dice, duel.dice[1])
        if stays(side, dice, duel.before):
            return action
    return choices[0]
