"""Coins: whose ghost pays the ferryman best?

Every game's package names two things: GAME, its rules, and EXTRAS, what it offers beyond them. All parts of EXTRAS are
optional (core/extras.py lists them): delete a method and its folder, and the house does without.
"""

from __future__ import annotations

from collections.abc import Mapping

from spukhaus.core.bot import BotMaker
from spukhaus.core.encoding import Encoding
from spukhaus.core.extras import Extras
from spukhaus.core.terminal import Terminal
from spukhaus.template.coins.rules.game import GAME

__all__ = ["EXTRAS", "GAME"]


class CoinsExtras(Extras):
    """Each part is imported when it is asked for, so that a table pays for nothing it does not use."""

    def bots(self) -> Mapping[str, BotMaker]:
        from spukhaus.template.coins.bots import BOTS

        return BOTS

    def terminal(self) -> Terminal:
        from spukhaus.template.coins.terminal import TERMINAL

        return TERMINAL

    def encoding(self) -> type[Encoding]:
        from spukhaus.template.coins.encoding.words import CoinsEncoding

        return CoinsEncoding


EXTRAS = CoinsExtras()
