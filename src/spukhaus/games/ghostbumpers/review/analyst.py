"""How decisions of Ghostbumpers are judged afterwards: as the master thinks, but in shares of the win, and longer."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from spukhaus.core.game import AnyGame, Choices, Seat
from spukhaus.core.judgement import Judgement
from spukhaus.core.thought import Belief, Possibility
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide, Standings
from spukhaus.games.ghostbumpers.bots.master import ENDGAME
from spukhaus.games.ghostbumpers.rules.actions import Action, by_number, write_card
from spukhaus.games.ghostbumpers.rules.state import Stage
from spukhaus.games.ghostbumpers.rules.view import View
from spukhaus.review.analyst import Analyst, JudgingEffort, weigh

SPREAD: Final = 4.2
"""How far the standings move in a round, in points: by the winners of 6,000 matches of sensible bots, 3, 4 and 6 seats
together. One figure for all of them, chosen by eye."""
AT_ONCE: Final = 0.5


@dataclass(frozen=True, slots=True)
class Shares(Standings):
    """Everybody's share of the win, by the standings and the rounds still to come."""

    def chances(self, points: list[int]) -> list[float]:
        scores = [score + new for score, new in zip(self.scores, points, strict=True)]
        best, left = max(scores), self.left
        if self.target is not None:
            left = 0 if best >= self.target else min(left, 1 + (self.target - best) // 8)
        if not left:
            winners = scores.count(best)
            return [1 / winners if score == best else 0.0 for score in scores]
        weights = [exp((score - best) / (AT_ONCE + SPREAD * sqrt(left))) for score in scores]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def chance(self, points: list[int], seat: Seat) -> float:
        return self.chances(points)[seat]


class Onlooker(GhostGuide):
    enough, most_deals = 600, 2400

    def __init__(self, game: AnyGame, view: View) -> None:
        super().__init__(game, view, attentive=True, exact=ENDGAME)
        self._standings = Shares.of(view)

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
    effort = JudgingEffort(first=200, second=2000)

    def judge(
        self, view: View, choices: Choices[Action], played: Action, rng: random.Random, share: float
    ) -> Judgement | None:
        onlooker = Onlooker(self.game, view)
        return weigh(onlooker, view, view.seat, tuple(choices), played, rng, self.effort.times(share))

    def beliefs(self, view: View, rng: random.Random) -> tuple[Belief, ...]:
        if view.stage not in (Stage.LAY, Stage.PLAY):
            return ()
        return Onlooker(self.game, view).suspicions(rng)
