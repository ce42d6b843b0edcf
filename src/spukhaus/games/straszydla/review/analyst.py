"""The judge of Straszydła: all decisions by the shares of the win that they leave.

Plans and whatever else is searched are tried as the master tries them: the phase is played on in thought, and then
`odds` says who wins. Dice and bids, which the bots weigh in cubes, are tried in the same way: the duel or the scare is
brought to its end by a sensible player first. Feeding is no game of chance: every way to end it is looked at.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from typing import Final, TypeAlias, TypeVar

from spukhaus.core.game import CHANCE, AnyGame, Choices, Seat
from spukhaus.core.judgement import Judged, Judgement, Shares, Standing
from spukhaus.core.thought import Belief
from spukhaus.games.straszydla.bots.feeding_solver import Feeding, best_feedings
from spukhaus.games.straszydla.bots.guide import TownGuide
from spukhaus.games.straszydla.bots.master import MasterBot
from spukhaus.games.straszydla.bots.playout import Playout
from spukhaus.games.straszydla.bots.sensible import SensibleBot
from spukhaus.games.straszydla.bots.strategist import own_turns
from spukhaus.games.straszydla.bots.value import missing_parts
from spukhaus.games.straszydla.review import odds
from spukhaus.games.straszydla.rules.actions import Action, Buy, Plan
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.state import Stage, State, change_player
from spukhaus.games.straszydla.rules.view import View
from spukhaus.review.analyst import Analyst, JudgingEffort, look, stream, weigh

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
MODEL: Final = 0.012
"""How far two computed ways to feed may be off one another: `odds` is a fit, and no truth."""
LISTED: Final = 12
"""Of more choices than this that nobody has ranked, so many are tried."""


_T = TypeVar("_T")
Rank: TypeAlias = tuple[int, int, int]
"""What decides the last phase: parts of the pact, strength, horror (ST-36)."""


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
        return worth if worth is not None else self._to_the_next_phase(Playout(state, self.town(state), luck))

    def _set_out(self, state: State) -> State:
        """All plans are imagined: with the last one everybody goes."""
        *others, last = state.players
        state = state.change(players=(*others, change_player(last, plan=None)))
        return self.game.apply(state, len(others), Plan(last.plan or ())).state

    def _to_the_next_phase(self, playout: Playout) -> Shares:
        playout.run()
        if playout.winners:
            won = playout.winners
            return tuple([1 / len(won) if seat in won else 0.0 for seat in range(playout.seats)])
        return odds.shares([standing_score(playout, seat, playout.day) for seat in range(playout.seats)])


def standing_score(playout: Playout, seat: Seat, day: bool) -> float:
    one = playout.players[seat]
    return odds.score(playout.seats, playout.box, one.spooks, one.pact, one.cubes, one.horror, one.imps, day)


class StraszydlaAnalyst(Analyst):
    effort = JudgingEffort(first=12, second=60)

    def judge(self, view: View, choices: Choices[Action], also: tuple[Action, ...] = ()) -> Judgement | None:
        if view.stage is Stage.ARRANGE:
            return None  # nobody knows yet what would be good for whom
        rng = stream(view)
        if view.stage is Stage.FEED and isinstance(choices, TurnChoices):
            return self._feeding(view, choices, also, rng)
        guide = Onlooker(self.game)
        candidates = self._candidates(guide, view, choices, rng)
        # What is not bought now can be bought later, at the latest when feeding: there it is judged.
        later = [action for action in candidates if not isinstance(action, Buy)]
        return weigh(guide, view, later or candidates, also, rng, self.effort)

    def standing(self, view: View) -> Standing:
        return look(Onlooker(self.game), view, stream(view), self.effort.second)

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

    def _feeding(
        self, view: View, choices: TurnChoices, also: tuple[Action, ...], rng: random.Random
    ) -> Judgement | None:
        table = FeedingTable(self.game, view, rng)
        worth = table.feedings(choices)
        for action in also:
            if action not in worth:
                worth[action] = table.after(action)
        order = sorted(worth, key=lambda action: -worth[action][view.seat])
        return Judgement(view.seat, tuple(Judged(action, worth[action], MODEL) for action in order), MODEL)


class FeedingTable:
    """What a feeding leaves everybody with, against rivals as they may be."""

    def __init__(self, game: AnyGame, view: View, rng: random.Random) -> None:
        self._game, self._seat, self._rng = game, view.seat, rng
        self._day = view.time == "day"
        self._last = view.phase == view.phase_limit
        self._box = view.edition.content
        guide = TownGuide(game)
        self._state = guide.imagine(view, rng)
        self._pact = self._box.pacts[self._state.players[view.seat].pact]
        self._rivals: list[list[float]] = []
        """The scores of all, with a place for the own."""
        self._ranks: list[list[Rank]] = []
        for _ in range(RIVALS):
            state = guide.imagine(view, rng)
            playout = Playout(state, guide.town(state), rng)
            seats = range(playout.seats)
            self._ranks.append([self._rank(playout, seat) for seat in seats])
            playout.day = not self._day
            self._rivals.append([standing_score(playout, seat, playout.day) for seat in seats])

    def _rank(self, playout: Playout, seat: Seat) -> Rank:
        one = playout.players[seat]
        return -sum(missing_parts(self._box, one.spooks, one.pact)), playout.strength(one), one.horror

    def feedings(self, choices: TurnChoices) -> dict[Action, Shares]:
        """The best that can come of every first step."""
        found: dict[Action, Shares] = {}
        own = best_feedings(choices.turn, self._day, self._pact, lambda one: self._worth_of(one)[self._seat])
        for _, feeding in own:
            if feeding.next_step in choices and feeding.next_step not in found:
                found[feeding.next_step] = self._worth_of(feeding)
        return found

    def after(self, action: Action) -> Shares:
        """The best that can still come after any other step."""
        step = self._game.apply(self._state, self._seat, action).state
        while step.stage is Stage.UNCOVER:
            step = self._game.apply(step, CHANCE, self._game.chance(step, self._rng)).state
        outcome = self._game.outcome(step)
        if outcome is not None:
            return tuple(outcome.share(seat) for seat in range(len(outcome.scores)))
        if step.stage is Stage.FEED and self._game.to_act(step) == (self._seat,):
            choices = self._game.legal_actions(step, self._seat)
            if isinstance(choices, TurnChoices) and (found := self.feedings(choices)):
                return max(found.values(), key=lambda one: one[self._seat])
        one = step.players[self._seat]
        return self.worth(one.spooks, one.cubes, one.horror, one.imps)

    def _worth_of(self, feeding: Feeding) -> Shares:
        return self.worth(feeding.kept, feeding.left.cubes, feeding.left.horror, feeding.left.imps)

    def worth(self, spooks: Sequence[str], cubes: Sequence[int], horror: int, imps: Sequence[int]) -> Shares:
        missing = sum(missing_parts(self._box, spooks, self._pact))
        seats = range(len(self._rivals[0]))
        if not missing:
            return tuple(float(seat == self._seat) for seat in seats)
        if self._last:
            strength = sum([self._box.spooks[name].strength(self._day) for name in spooks])
            return _mean([_shared(_with(ranks, self._seat, (-missing, strength, horror))) for ranks in self._ranks])
        own = odds.score(len(seats), self._box, spooks, self._pact, cubes, horror, imps, not self._day)
        return _mean([odds.shares(_with(scores, self._seat, own)) for scores in self._rivals])


def _with(all_: Sequence[_T], seat: Seat, own: _T) -> list[_T]:
    return [own if place == seat else one for place, one in enumerate(all_)]


def _shared(ranks: Sequence[Rank]) -> Shares:
    """Who is first has won; those who are first together share it."""
    best = max(ranks)
    return tuple((rank == best) / ranks.count(best) for rank in ranks)


def _mean(found: Sequence[Shares]) -> Shares:
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))
