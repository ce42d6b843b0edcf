"""The pile that a player lays at the beginning of each round, and the points of the round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spukhaus.core.game import Seat
from spukhaus.core.openings import Opening
from spukhaus.core.play import Played
from spukhaus.games.ghostbumpers.rules.actions import Lay


def openings(match: Sequence[Played], seat: Seat) -> Iterator[Opening]:
    depth, rounds = 0, 0
    for played in match:
        if played.logged.seat == seat and isinstance(played.logged.action, Lay):
            depth = played.logged.action.depth
        past = played.step.state.past
        if len(past) > rounds:
            rounds = len(past)
            yield Opening("pile", (("depth", depth),), past[-1].points[seat])
