"""Who wins: with which pact, from which suburb, with which spooks and imps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from spukhaus.core.errors import Value
from spukhaus.core.game import PUBLIC, Outcome, Seat
from spukhaus.core.play import Played
from spukhaus.core.study import Case
from spukhaus.games.straszydla.happenings import Happening

TOPICS: Final = {
    Happening.PACT_SHOWN: ("pact", "pact"),
    Happening.SETTLED: ("tile", "tile"),
    Happening.STARTER_TAKEN: ("spook", "spook"),
    Happening.BOUGHT: ("spook", "spook"),
    Happening.SUMMONED: ("spook", "spook"),
    Happening.IMP_SUMMONED: ("imps", "element"),
    Happening.HORROR_FOR_IMP: ("imps", "element"),
    Happening.TRADED: ("imps", "element"),
}
"""By which happening a seat comes to have something: the topic, and the parameter that names it."""


def cases(match: Sequence[Played], outcome: Outcome) -> Iterator[Case]:
    """Who does well comes to have more of everything, so only those are compared who had as much."""
    held: defaultdict[tuple[str, Seat], set[Value]] = defaultdict(set)
    for played in match:
        for told in played.step.told(PUBLIC):
            topic, name = TOPICS.get(Happening(told.kind), ("", ""))
            params = dict(told.params)
            if topic and params[name] is not None:  # a trade for a cube brings no imp
                seat = params["seat"]
                assert isinstance(seat, int)  # noqa: S101
                held[topic, seat].add(params[name])
    for topic in dict.fromkeys(topic for topic, _ in TOPICS.values()):
        for seat in range(len(outcome.scores)):
            had = tuple(sorted(held[topic, seat], key=str))
            yield Case(topic, seat, had, outcome.share(seat), among=(len(had),))
