"""The judge of Straszydła: all decisions by the shares of the win that they leave.

Plans and whatever else is searched are tried as the master tries them; dice and bids, which the bots weigh in cubes,
are tried in the same way (`onlooker`). How feeding is judged says `feeding`.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Final

from spukhaus.core.game import Choices
from spukhaus.core.judgement import Judgement, Standing
from spukhaus.core.thought import Belief
from spukhaus.games.straszydla.bots.master import MasterBot
from spukhaus.games.straszydla.bots.strategist import own_turns
from spukhaus.games.straszydla.review.feeding import FeedingTable, Host
from spukhaus.games.straszydla.review.onlooker import Onlooker
from spukhaus.games.straszydla.rules.actions import Action, Buy
from spukhaus.games.straszydla.rules.choices import TurnChoices
from spukhaus.games.straszydla.rules.state import Stage
from spukhaus.games.straszydla.rules.view import View
from spukhaus.review.analyst import Analyst, JudgingEffort, look, stream, weigh

COMPUTED: Final = frozenset(
    (Stage.DUEL_REROLL, Stage.BID, Stage.BEND_DUEL, Stage.SCARE_REROLL, Stage.BEND_SCARE)
)  # fmt: skip
"""Where the bots compute in cubes which choices are good."""
PROMISING: Final = 4
"""So many of these are tried."""
LISTED: Final = 12
"""Of more choices than this that nobody has ranked, so many are tried."""
MEALS: Final = 6
"""So many ways to begin a feeding are played on."""


class StraszydlaAnalyst(Analyst):
    effort = JudgingEffort(first=16, second=60)
    """For all seats together."""

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
        return weigh(guide, view, later or candidates, also, rng, self._effort(view))

    def standing(self, view: View) -> Standing:
        return look(Onlooker(self.game), view, stream(view), self._effort(view).second)

    def _effort(self, view: View) -> JudgingEffort:
        """With more seats there is more to decide, and each decision takes longer to play on."""
        seats = len(view.players)
        return JudgingEffort(self.effort.first // seats, self.effort.second // seats)

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

    def _feeding(self, view: View, choices: TurnChoices, also: tuple[Action, ...], rng: random.Random) -> Judgement:
        table = FeedingTable(self.game, view, rng)
        found = table.ends(choices)
        ends = dict(islice(found.items(), MEALS))
        candidates = tuple(ends)
        for action in also:
            ends[action] = found[action] if action in found else table.after(action)
        return weigh(Host(self.game, ends), view, candidates, also, rng, self._effort(view))
