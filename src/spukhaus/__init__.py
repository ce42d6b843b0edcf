"""Spukhaus: three monster games as pure rules, honest bots and tables to play at.

    >>> import spukhaus
    >>> game = spukhaus.game("shy_monsters")
    >>> state = game.new(spukhaus.config(game))

The contract that every game keeps stands in `spukhaus.core.game`.
"""

import sys

from spukhaus.core.registry import config, game, game_names

__all__ = ["__version__", "config", "game", "game_names"]
__version__ = "0.6.0"

if "pyspiel" in sys.modules:  # whoever has OpenSpiel loaded finds the games in it by name; nobody else pays for it
    from spukhaus.lab.environments.registration import register_openspiel

    register_openspiel()
