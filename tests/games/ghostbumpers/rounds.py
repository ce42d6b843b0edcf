"""Rounds told in a few words, so that a test shows what it is about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import spukhaus
from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import CHANCE, AnyConfig, Seat, Step, Told
from spukhaus.games.ghostbumpers.rules.box import Box
from spukhaus.games.ghostbumpers.rules.game import Ghostbumpers
from spukhaus.games.ghostbumpers.rules.state import State

GAME = cast(Ghostbumpers, spukhaus.game("ghostbumpers"))
CONFIG = spukhaus.config(GAME)
BOX = cast(Box, CONFIG.edition.content)
EDITIONS = ("standard", "eight-copies", "deeper-scare")


@dataclass(frozen=True)
class Table:
    """A match at some moment, and what happened last."""

    state: State
    step: Step[State] | None = None

    def play(self, *lines: str) -> Table:
        """`2 play 5 5`: seat 2 plays two fives."""
        table = self
        for line in lines:
            seat, text = line.split(maxsplit=1)
            step = GAME.apply(table.state, int(seat), GAME.read(text))
            table = Table(step.state, step)
        return table

    def refused(self, line: str) -> ActionRefused:
        seat, text = line.split(maxsplit=1)
        try:
            GAME.apply(self.state, int(seat), GAME.read(text))
        except ActionRefused as refusal:
            return refusal
        raise AssertionError(f"{line!r} was accepted")

    def told(self, kind: str, seat: Seat = 0) -> list[dict[str, Any]]:
        """What a seat heard of a kind of event, after the last action."""
        assert self.step is not None
        heard: tuple[Told, ...] = self.step.told(seat)
        return [dict(told.params) for told in heard if told.kind == kind]

    def legal(self, seat: Seat) -> list[str]:
        return [GAME.write(action) for action in GAME.legal_actions(self.state, seat)]


def deal(*hands: str) -> str:
    """Chance's action for hands written as digits; z is the 0/10 card."""
    return "deal " + " | ".join(" ".join("0/10" if card == "z" else card for card in hand) for hand in hands)


def begun(config: AnyConfig, first: Seat = 0) -> Table:
    """A match in which a seat has drawn the Start card."""
    return Table(GAME.new(config)).play(f"{CHANCE} start {first}")


def table(
    hands: tuple[str, ...], depths: tuple[int, ...] | None = None, edition: str = "standard", ending: str = "rounds"
) -> Table:
    """A match whose first round is dealt, and laid if depths are given."""
    config = spukhaus.config(GAME, len(hands), edition, {"ending": ending})
    dealt = begun(config).play(f"{CHANCE} {deal(*hands)}")
    return dealt.play(*(f"{seat} lay {depth}" for seat, depth in enumerate(depths or ())))


MIXED = ("122334567", "112345678", "234556789")
"""Three hands with a bit of everything."""
