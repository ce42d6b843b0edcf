"""Dealing anew what a seat could not know: how a match is played on from a moment of another one.

Whoever takes over a seat in the middle has perhaps seen the whole match. So that this is no help, everything that the
seat did not know at that moment is dealt anew in a way that fits what it knew.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spukhaus.core.game import AnyConfig, AnyGame, Logged, Seat
from spukhaus.core.seed import ChanceStream

MOST_REDEALS: Final = 32
"""So often a match may have been played on from another one: each costs a search."""


@dataclass(frozen=True, slots=True)
class Redeal:
    """After so many actions, everything that the seat could not know was dealt anew from the seed."""

    after: int
    seat: Seat
    seed: str


def opening(redeals: Sequence[Redeal]) -> int:
    """How many of a match's actions come from the one that it was played on from."""
    return redeals[-1].after if redeals else 0


def dealt_anew(game: AnyGame, state: Any, redeals: Iterable[Redeal], after: int) -> Any:
    """The state after so many actions, with what was dealt anew there. The seat's view is as it was."""
    for redeal in redeals:
        if redeal.after == after:
            # A match's own draws count from 1, so the 0th is free for this.
            state = game.determinize(game.view(state, redeal.seat), ChanceStream(redeal.seed, 0))
    return state


def first_state(game: AnyGame, config: AnyConfig, log: Sequence[Logged[Any]], redeals: Sequence[Redeal]) -> Any:
    """Where a match begins that is played on after these actions; with none of them, the game's own beginning."""
    state = dealt_anew(game, game.new(config), redeals, 0)
    for number, logged in enumerate(log, start=1):
        state = dealt_anew(game, game.apply(state, logged.seat, logged.action).state, redeals, number)
    return state
