"""Ghostbumpers: trick-taking at the funfair, where taking tricks scares you."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from spukhaus.core.bot import BotMaker
from spukhaus.core.encoding import Encoding
from spukhaus.core.extras import AnalystMaker, Extras, Openings, Standing, Study
from spukhaus.core.puzzle import PuzzleKind
from spukhaus.core.terminal import Terminal
from spukhaus.games.ghostbumpers.rules.game import GAME

if TYPE_CHECKING:
    from spukhaus.thinking.guide import Guide

__all__ = ["EXTRAS", "GAME"]


class GhostbumpersExtras(Extras):
    """What the game offers beyond its rules, each part loaded when it is asked for."""

    def bots(self) -> Mapping[str, BotMaker]:
        from spukhaus.games.ghostbumpers.bots import BOTS

        return BOTS

    def guide(self) -> type[Guide]:
        from spukhaus.games.ghostbumpers.bots.guide import GhostGuide

        return GhostGuide

    def analyst(self) -> AnalystMaker:
        from spukhaus.games.ghostbumpers.review.analyst import GhostbumpersAnalyst

        return GhostbumpersAnalyst

    def study(self) -> Study:
        from spukhaus.games.ghostbumpers.review.study import cases

        return cases

    def standing(self) -> Standing:
        from spukhaus.games.ghostbumpers.review.study import standing

        return standing

    def openings(self) -> Openings:
        from spukhaus.games.ghostbumpers.review.openings import openings

        return openings

    def deal_seats(self) -> int:
        return 4

    def puzzle_kinds(self) -> Sequence[PuzzleKind]:
        from spukhaus.games.ghostbumpers.teaching.puzzles import KINDS

        return KINDS

    def terminal(self) -> Terminal:
        from spukhaus.games.ghostbumpers.terminal import TERMINAL

        return TERMINAL

    def encoding(self) -> type[Encoding]:
        from spukhaus.games.ghostbumpers.encoding.words import GhostbumpersEncoding

        return GhostbumpersEncoding


EXTRAS = GhostbumpersExtras()
