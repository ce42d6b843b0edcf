"""Straszydła: spooks are collected in a town of districts and fed, day and night, until somebody's pact is filled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from spukhaus.core.bot import BotMaker
from spukhaus.core.encoding import Encoding
from spukhaus.core.extras import AnalystMaker, Extras, Judge, Openings, Standing, Study
from spukhaus.core.puzzle import PuzzleKind
from spukhaus.core.terminal import Terminal
from spukhaus.games.straszydla.rules.game import GAME

if TYPE_CHECKING:
    from spukhaus.thinking.guide import Guide

__all__ = ["EXTRAS", "GAME"]


class StraszydlaExtras(Extras):
    """What the game offers beyond its rules, each part loaded when it is asked for."""

    def bots(self) -> Mapping[str, BotMaker]:
        from spukhaus.games.straszydla.bots import BOTS

        return BOTS

    def guide(self) -> type[Guide]:
        from spukhaus.games.straszydla.bots.guide import TownGuide

        return TownGuide

    def analyst(self) -> AnalystMaker:
        from spukhaus.games.straszydla.review.analyst import StraszydlaAnalyst

        return StraszydlaAnalyst

    def study(self) -> Study:
        from spukhaus.games.straszydla.review.study import cases

        return cases

    def standing(self) -> Standing:
        from spukhaus.games.straszydla.review.study import standing

        return standing

    def openings(self) -> Openings:
        from spukhaus.games.straszydla.review.openings import openings

        return openings

    def judgements(self) -> Mapping[str, Judge]:
        from spukhaus.games.straszydla.teaching.judgements import JUDGEMENTS

        return JUDGEMENTS

    def puzzle_kinds(self) -> Sequence[PuzzleKind]:
        from spukhaus.games.straszydla.teaching.puzzles import KINDS

        return KINDS

    def terminal(self) -> Terminal:
        from spukhaus.games.straszydla.terminal import TERMINAL

        return TERMINAL

    def encoding(self) -> type[Encoding]:
        from spukhaus.games.straszydla.encoding.words import StraszydlaEncoding

        return StraszydlaEncoding


EXTRAS = StraszydlaExtras()
