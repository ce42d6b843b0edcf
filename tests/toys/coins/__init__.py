"""Coins, a game for tests: secret cards, and bids that all make at once."""

from spukhaus.core.extras import Extras
from tests.toys.coins.game import Coins

GAME = Coins()
EXTRAS = Extras()
