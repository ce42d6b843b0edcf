"""Masters that think in different ways, to be chosen from."""

from spukhaus.games.ghostbumpers.bots.guide import GhostGuide
from spukhaus.games.ghostbumpers.bots.master import MasterBot as Ghost
from spukhaus.games.straszydla.bots.master import MasterBot as Town
from spukhaus.thinking.search import Effort


class ManyDeals(GhostGuide):
    enough, most_deals = 600, 3000


class Ghost8(Ghost):
    effort = Effort(12_000, 20.0)

    def guide(self, view):
        return ManyDeals(self.game, view, True, 48)


class TownMore(Town):
    effort = Effort(1200, 20.0)
    looks = 150


class TownFar(Town):
    effort = Effort(600, 20.0)
    looks = 100
    phases = 2


class TownFeast(TownMore):
    feasting = 300


class TownAll(TownFar):
    feasting = 300
