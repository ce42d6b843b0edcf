"""How feeding is judged: the best end that every step can still lead to, and what comes of it.

Feeding itself is no game of chance: every way to end it is looked at. What is left is compared by its score first; the
best few ends are then played on in thought, for others feed and summon after it, and may complete their pacts, too.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from spukhaus.core.game import CHANCE, AnyGame, Seat
from spukhaus.core.judgement import Shares
from spukhaus.games.straszydla.bots.feeding_solver import Feeding, Supplies, best_feedings
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.value import Standing, missing_parts
from spukhaus.games.straszydla.review.onlooker import Onlooker
from spukhaus.games.straszydla.rules.actions import Action
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.dealing import determinize
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.view import View

COMPLETE: Final = 1000.0
"""A pact that is filled counts more than anything else."""


class FeedingTable:
    """Every way in which a seat can end its feeding. All that it depends on is known to the seat."""

    def __init__(self, game: AnyGame, view: View, rng: random.Random) -> None:
        self._game, self._seat, self._rng = game, view.seat, rng
        self._day = view.time == "day"
        self._last = view.phase == view.phase_limit
        self._box = view.edition.content
        self._state: State = determinize(view, rng)
        self._pact = self._box.pacts[self._state.players[view.seat].pact]

    def ends(self, choices: TurnChoices) -> dict[Action, Feeding]:
        """The best that can come of every first step, the best first."""
        found = best_feedings(choices.turn, self._day, self._pact, self._worth_of)
        return {feeding.next_step: feeding for _, feeding in found if feeding.next_step in choices}

    def after(self, action: Action) -> Feeding:
        """The best that can still come after any other step."""
        step = self._game.apply(self._state, self._seat, action).state
        while step.stage is Stage.UNCOVER:
            step = self._game.apply(step, CHANCE, self._game.chance(step, self._rng)).state
        if step.stage is Stage.FEED and self._game.to_act(step) == (self._seat,):
            choices = self._game.legal_actions(step, self._seat)
            if isinstance(choices, TurnChoices) and (found := self.ends(choices)):
                return next(iter(found.values()))
        one = step.players[self._seat]
        left = Supplies(list(one.cubes), one.horror, list(one.imps))
        return Feeding(one.spooks, None, left, action)

    def _worth_of(self, feeding: Feeding) -> float:
        left = feeding.left
        return self.worth(feeding.kept, left.cubes, left.horror, left.imps)

    def worth(self, spooks: Sequence[str], cubes: Sequence[int], horror: int, imps: Sequence[int]) -> float:
        """What an end leaves the seat with, as a score."""
        missing = sum(missing_parts(self._box, spooks, self._pact))
        if self._last or not missing:
            strength = sum([self._box.spooks[name].strength(self._day) for name in spooks])
            return COMPLETE * (1 - missing) + strength + 0.01 * min(horror, 50)
        return Standing(self._box, spooks, self._pact, cubes, horror, imps, not self._day).score


class Host(Onlooker):
    """Plays on from the end of a feeding."""

    def __init__(self, game: AnyGame, ends: dict[Action, Feeding]) -> None:
        super().__init__(game)
        self._ends = ends

    def outcomes(self, world: State, seat: Seat, action: Action, rng: random.Random) -> Shares:
        luck = random.Random(self._luck)
        playout = Playout(world, self.town(world), luck)
        end, one = self._ends[action], playout.players[seat]
        one.spooks = list(end.kept)
        one.cubes, one.horror, one.imps = list(end.left.cubes), end.left.horror, list(end.left.imps)
        if end.bought is not None and end.bought in playout.tops:
            stack = playout.tops.index(end.bought)
            unseen = playout.unseen[stack]
            playout.tops[stack] = unseen.pop(luck.randrange(len(unseen))) if unseen else None
        playout.turn += 1
        return self.to_the_next_phase(playout)
