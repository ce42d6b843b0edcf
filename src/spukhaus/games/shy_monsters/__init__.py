"""Shy Monsters: the Dungeon Master hides two monsters a storey, the Hero looks for the way out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spukhaus.core.bot import BotMaker
from spukhaus.core.encoding import Encoding
from spukhaus.core.extras import AnalystMaker, Extras, Judge, Openings, Study
from spukhaus.core.puzzle import PuzzleKind
from spukhaus.core.terminal import Terminal
from spukhaus.games.shy_monsters.rules.game import GAME

__all__ = ["EXTRAS", "GAME"]


class ShyMonstersExtras(Extras):
    """What the game offers beyond its rules, each part loaded when it is asked for."""

    def bots(self) -> Mapping[str, BotMaker]:
        from spukhaus.games.shy_monsters.bots import BOTS

        return BOTS

    def analyst(self) -> AnalystMaker:
        from spukhaus.games.shy_monsters.review.analyst import ShyMonstersAnalyst

        return ShyMonstersAnalyst

    def study(self) -> Study:
        from spukhaus.games.shy_monsters.review.study import cases

        return cases

    def openings(self) -> Openings:
        from spukhaus.games.shy_monsters.review.openings import openings

        return openings

    def judgements(self) -> Mapping[str, Judge]:
        from spukhaus.games.shy_monsters.teaching.judgements import JUDGEMENTS

        return JUDGEMENTS

    def puzzle_kinds(self) -> Sequence[PuzzleKind]:
        from spukhaus.games.shy_monsters.teaching.puzzles import KINDS

        return KINDS

    def terminal(self) -> Terminal:
        from spukhaus.games.shy_monsters.terminal import TERMINAL

        return TERMINAL

    def encoding(self) -> type[Encoding]:
        from spukhaus.games.shy_monsters.encoding.words import ShyMonstersEncoding

        return ShyMonstersEncoding


EXTRAS = ShyMonstersExtras()
