"""How a player begins, for those who look back at many matches.

A game's folder may hold an `openings.py` with one function:

    def openings(match: Sequence[Played], seat: Seat) -> Iterator[Opening]

It is given a whole match, all secrets included, after its end. The texts `opening-KIND-title` and `opening-KIND` say
what is counted and which of them it was; a game's pages may draw it (`web/src/games/GAME/Opening.svelte`).
"""

from __future__ import annotations

from dataclasses import dataclass

from spukhaus.core.game import Params


@dataclass(frozen=True, slots=True)
class Opening:
    """Two openings are the same if their kinds and parameters are."""

    kind: str
    params: Params
    points: int | None = None
    """What it brought by itself, where that can be told from the rest of the match."""
