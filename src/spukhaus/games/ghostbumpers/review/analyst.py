"""The judge of Ghostbumpers: thinks as the master does, but in shares of the win for everybody."""

from __future__ import annotations

import random

from spukhaus.core.game import AnyGame, Choices, Seat
from spukhaus.core.judgement import Judgement, Standing
from spukhaus.core.thought import Belief, Possibility
from spukhaus.games.ghostbumpers.bots.endgame import is_small, solve
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.master import ENDGAME
from spukhaus.games.ghostbumpers.bots.playout import finish
from spukhaus.games.ghostbumpers.model.hands import pack_set
from spukhaus.games.ghostbumpers.model.round import DEPTHS, ROUND_OVER, play, points_of
from spukhaus.games.ghostbumpers.review.leads import Shares
from spukhaus.games.ghostbumpers.rules.actions import Action, Lay, Play, by_number, write_card
from spukhaus.games.ghostbumpers.rules.state import Stage
from spukhaus.games.ghostbumpers.rules.view import View
from spukhaus.review.analyst import Analyst, JudgingEffort, look, stream, weigh


class Onlooker(GhostGuide):
    enough, most_deals = 120, 480

    def __init__(self, game: AnyGame, view: View) -> None:
        super().__init__(game, view, attentive=True, exact=ENDGAME)
        self._standings = Shares.of(view)

    def outcomes(self, world: list[int], seat: Seat, action: Action, rng: random.Random) -> tuple[float, ...]:
        world = world[:]
        match action:
            case Lay(depth):
                world[DEPTHS + seat] = depth
            case Play():
                if play(world, pack_set(action)) & ROUND_OVER:
                    return tuple(self._standings.chances(points_of(world)))
        return self._finish(world, rng)

    def play_on(self, state: list[int], rng: random.Random) -> tuple[float, ...]:
        return self._finish(state[:], rng)

    def _finish(self, world: list[int], rng: random.Random) -> tuple[float, ...]:
        if is_small(world, self._exact):
            return tuple(solve(world, self._standings, self._solved))
        return tuple(self._standings.chances(finish(world, self._alarm, rng)))

    def suspicions(self, rng: random.Random) -> tuple[Belief, ...]:
        """Where the Scare cards lie, who has the 0/10 card, and what everybody holds."""
        if not self._deals:
            self._weigh(rng)
        return (*self.beliefs(self._view), *(self._hand(at, seat) for at, seat in enumerate(self._others)))

    def _hand(self, at: int, seat: Seat) -> Belief:
        """How likely a seat holds at least one card of each number."""
        total = sum(self._odds_of_each)
        found = []
        for card in sorted(set(self._unseen), key=by_number):
            held = sum(
                odds for deal, odds in zip(self._deals, self._odds_of_each, strict=True) if card in deal.hands[at]
            )
            found.append(Possibility({"kind": "holds", "card": write_card(card)}, held / total))
        return Belief({"kind": "hand", "seat": seat}, tuple(sorted(found, key=lambda one: -one.chance)))


class GhostbumpersAnalyst(Analyst):
    effort = JudgingEffort(first=40, second=200)

    def judge(self, view: View, choices: Choices[Action], also: tuple[Action, ...] = ()) -> Judgement | None:
        return weigh(Onlooker(self.game, view), view, tuple(choices), also, stream(view), self.effort)

    def standing(self, view: View) -> Standing:
        if view.stage in (Stage.LAY, Stage.PLAY):
            return look(Onlooker(self.game, view), view, stream(view), self.effort.second)
        before = Shares(view.scores, view.target, view.last_round - view.round + 1)
        return Standing(tuple(before.chances([0] * len(view.scores))))

    def beliefs(self, view: View, rng: random.Random) -> tuple[Belief, ...]:
        if view.stage not in (Stage.LAY, Stage.PLAY):
            return ()
        return Onlooker(self.game, view).suspicions(rng)
