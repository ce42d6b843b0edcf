"""What a player begins with: the pact that was dealt, the suburb, the first district and the first spook bought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spukhaus.core.game import Params, Seat
from spukhaus.core.openings import Opening
from spukhaus.core.play import Played
from spukhaus.games.straszydla.rules.events import EventKind

FIRSTS: Final = {
    EventKind.PACT_SHOWN: ("pact", "pact"),
    EventKind.SETTLED: ("suburb", "tile"),
    EventKind.MOVED: ("district", "tile"),
    EventKind.BOUGHT: ("purchase", "spook"),
}
"""The kind of opening that a seat's first event of each of these makes, and the parameter that names it."""


def openings(match: Sequence[Played], seat: Seat) -> Iterator[Opening]:
    found: dict[str, Params] = {}
    for played in match:
        for told in played.step.told(seat):
            params = dict(told.params)
            kind, name = FIRSTS.get(EventKind(told.kind), ("", ""))
            if kind and params["seat"] == seat:
                found.setdefault(kind, ((name, params[name]),))
    for kind, _ in FIRSTS.values():
        if kind in found:
            yield Opening(kind, found[kind])
