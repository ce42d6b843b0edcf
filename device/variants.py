"""Masters that think in different ways, to be chosen from."""

from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.master import MasterBot as Ghost
from spukhaus.games.ghostbumpers.review.analyst import Shares
from spukhaus.games.straszydla.bots.expert import ExpertBot as TownExpert
from spukhaus.thinking.search import Effort


class ManyDeals(GhostGuide):
    enough, most_deals = 600, 3000


class Ghost8(Ghost):
    effort = Effort(12_000, 20.0)

    def guide(self, view):
        return ManyDeals(self.game, view, True, 48)


class WithShares(GhostGuide):
    def __init__(self, game, view):
        super().__init__(game, view, True, 48)
        self._standings = Shares.of(view)


class GhostShares(Ghost):
    effort = Effort(2400, 20.0)

    def guide(self, view):
        return WithShares(self.game, view)


class ExpertFeast(TownExpert):
    feasting = 60
