"""How decisions of Straszydła are judged afterwards, all of them by the chance of winning that they leave.

Plans and whatever else is searched are tried as the master tries them. Dice and bids, which the bots weigh in cubes,
are tried in the same way: the duel or the scare is brought to its end by a sensible player, and then the phase goes on
in thought. Feeding is no game of chance: every way to end it is looked at.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from spukhaus.core.game import CHANCE, AnyGame, Choices
from spukhaus.core.judgement import Judged, Judgement
from spukhaus.core.thought import Belief
from spukhaus.games.straszydla.bots.feeding_solver import Feeding, best_feedings
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.bots.master import MasterBot
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.sensible import SensibleBot
from spukhaus.games.straszydla.bots.strategist import own_turns
from spukhaus.games.straszydla.bots.value import Standing, chances, missing_parts
from spukhaus.games.straszydla.rules.actions import Action, Buy
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.view import View
from spukhaus.review.analyst import Analyst, JudgingEffort, weigh

UNSETTLED: Final = frozenset(
    (
        Stage.DUEL_REROLL, Stage.BID, Stage.BEND_DUEL, Stage.RETREAT, Stage.RETREAT_CHOICE,
        Stage.SCARE_ROLL, Stage.SCARE_REROLL, Stage.BEND_SCARE, Stage.COLOUR,
    )
)  # fmt: skip
"""What must be brought to its end before a phase can be played on in thought."""
COMPUTED: Final = frozenset(
    (Stage.DUEL_REROLL, Stage.BID, Stage.BEND_DUEL, Stage.SCARE_REROLL, Stage.BEND_SCARE)
)  # fmt: skip
"""Where the bots compute in cubes which choices are good."""
PROMISING: Final = 4
"""So many of these are tried."""
RIVALS: Final = 12
"""In so many ways the others' pacts are imagined when feeding is judged."""
LISTED: Final = 12
"""Of more choices than this that nobody has ranked, so many are tried."""


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

    def play_on(self, state: State, rng: random.Random) -> tuple[float, ...]:
        while state.stage in UNSETTLED:
            seat = self.game.to_act(state)[0]
            if seat == CHANCE:
                action = self.game.chance(state, rng)
            else:
                action = self._sensible.choose(self.game.view(state, seat), self.game.legal_actions(state, seat), rng)
            state = self.game.apply(state, seat, action).state
        return super().play_on(state, rng)


class StraszydlaAnalyst(Analyst):
    effort = JudgingEffort(first=24, second=120)

    def judge(
        self, view: View, choices: Choices[Action], played: Action, rng: random.Random, share: float
    ) -> Judgement | None:
        if view.stage is Stage.ARRANGE:
            return None  # nobody knows yet what would be good for whom
        if view.stage is Stage.FEED and isinstance(choices, TurnChoices):
            return self._feeding(view, choices, played, rng)
        guide = Onlooker(self.game)
        candidates = self._candidates(guide, view, choices, rng)
        if not isinstance(played, Buy):
            # What is not bought now can be bought later, at the latest when feeding: there it is judged.
            candidates = [action for action in candidates if not isinstance(action, Buy)]
        return weigh(guide, view, view.seat, candidates, played, rng, self.effort.times(share))

    def _candidates(
        self, guide: Onlooker, view: View, choices: Choices[Action], rng: random.Random
    ) -> Sequence[Action]:
        if view.stage in COMPUTED:
            thought = MasterBot(self.game).think(view, choices, rng)
            if view.stage is Stage.BID and thought.beliefs:
                guide.expect_bids(thought.beliefs[0])
            return [one.action for one in thought.alternatives][:PROMISING] or [thought.action]
        if view.stage is Stage.ACT and isinstance(choices, TurnChoices):
            return own_turns(guide, view, choices.turn, rng)
        return tuple(islice(guide.candidates(view, choices, rng), LISTED))

    def beliefs(self, view: View, rng: random.Random) -> tuple[Belief, ...]:
        """Pacts at any time, plans while they are made, bids while they are sealed."""
        if view.ending is not None or view.stage in (Stage.BOARD, Stage.ARRANGE, Stage.FIRST, Stage.PACTS):
            return ()
        guide = Onlooker(self.game)
        if view.stage is Stage.PLAN:
            for _ in range(60):
                guide.imagine(view, rng)
        return guide.beliefs(view)

    # Feeding

    def _feeding(self, view: View, choices: TurnChoices, played: Action, rng: random.Random) -> Judgement | None:
        table = FeedingTable(self.game, view, rng)
        worth = table.feedings(choices)
        if played not in worth:
            worth[played] = table.after(played)
        judged = sorted((Judged(action, value) for action, value in worth.items()), key=lambda one: -one.value)
        return Judgement(next(one for one in judged if one.action == played), tuple(judged))


class FeedingTable:
    """What a feeding leaves its seat with, against rivals as they may be."""

    def __init__(self, game: AnyGame, view: View, rng: random.Random) -> None:
        self._game, self._seat, self._rng = game, view.seat, rng
        self._day = view.time == "day"
        self._last = view.phase == view.phase_limit
        self._box = view.edition.content
        guide = TownGuide(game)
        self._state = guide.imagine(view, rng)
        self._pact = self._box.pacts[self._state.players[view.seat].pact]
        self._rivals: list[list[Standing]] = []
        self._ranks: list[tuple[int, int, int]] = []
        for _ in range(RIVALS):
            state = guide.imagine(view, rng)
            playout = Playout(state, guide.town(state), rng)
            others = [seat for seat in range(playout.seats) if seat != view.seat]
            ranks = []
            for seat in others:
                one = playout.players[seat]
                missing = sum(missing_parts(self._box, one.spooks, one.pact))
                ranks.append((-missing, playout.strength(one), one.horror))
            self._ranks.append(max(ranks))
            playout.day = not self._day
            self._rivals.append([playout.standing(seat) for seat in others])

    def feedings(self, choices: TurnChoices) -> dict[Action, float]:
        """The best that can come of every first step."""
        found: dict[Action, float] = {}
        for value, feeding in best_feedings(choices.turn, self._day, self._pact, self._worth_of):
            if feeding.next_step in choices:
                found[feeding.next_step] = value
        return found

    def after(self, action: Action) -> float:
        """The best that can still come after any other step."""
        step = self._game.apply(self._state, self._seat, action).state
        while step.stage is Stage.UNCOVER:
            step = self._game.apply(step, CHANCE, self._game.chance(step, self._rng)).state
        outcome = self._game.outcome(step)
        if outcome is not None:
            return outcome.share(self._seat)
        if step.stage is Stage.FEED and self._game.to_act(step) == (self._seat,):
            choices = self._game.legal_actions(step, self._seat)
            if isinstance(choices, TurnChoices):
                return max(self.feedings(choices).values(), default=0.0)
        one = step.players[self._seat]
        return self.worth(one.spooks, one.cubes, one.horror, one.imps)

    def _worth_of(self, feeding: Feeding) -> float:
        return self.worth(feeding.kept, feeding.left.cubes, feeding.left.horror, feeding.left.imps)

    def worth(self, spooks: Sequence[str], cubes: Sequence[int], horror: int, imps: Sequence[int]) -> float:
        missing = sum(missing_parts(self._box, spooks, self._pact))
        if not missing:
            return 1.0
        if self._last:
            strength = sum([self._box.spooks[name].strength(self._day) for name in spooks])
            own = (-missing, strength, horror)
            return sum((own > rank) + 0.5 * (own == rank) for rank in self._ranks) / len(self._ranks)
        standing = Standing(self._box, spooks, self._pact, cubes, horror, imps, not self._day)
        return sum(chances([standing, *rivals])[0] for rivals in self._rivals) / len(self._rivals)
