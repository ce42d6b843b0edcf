"""Masters that think in different ways, to be chosen from."""

from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.master import MasterBot as Ghost
from spukhaus.games.straszydla.bots.master import MasterBot as Town
from spukhaus.thinking.search import Effort


class ManyDeals(GhostGuide):
    enough, most_deals = 600, 3600


class Ghost8(Ghost):
    effort = Effort(20_000, 20.0)

    def guide(self, view):
        return ManyDeals(self.game, view, True, self.exact)


class Ghost8Exact(Ghost8):
    exact = 600


class TownMore(Town):
    effort = Effort(2400, 20.0)
    looks = 300


class TownFar(Town):
    effort = Effort(1200, 20.0)
    looks = 150
    phases = 2


class TownFeast(TownMore):
    feasting = 600


class TownAll(TownFar):
    feasting = 400
