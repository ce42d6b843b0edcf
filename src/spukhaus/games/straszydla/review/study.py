"""Who wins: with which pact, from which suburb, with which spooks and imps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from spukhaus.core.content_study import Case
from spukhaus.core.errors import Value
from spukhaus.core.game import PUBLIC, Outcome, Seat
from spukhaus.core.play import Played
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.dice import strength_of
from spukhaus.games.straszydla.rules.events import EventKind
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.state import State

TOPICS: Final = {
    EventKind.PACT_SHOWN: ("pact", "pact"),
    EventKind.SETTLED: ("tile", "tile"),
    EventKind.STARTER_TAKEN: ("spook", "spook"),
    EventKind.BOUGHT: ("spook", "spook"),
    EventKind.SUMMONED: ("spook", "spook"),
    EventKind.IMP_SUMMONED: ("imps", "element"),
    EventKind.HORROR_FOR_IMP: ("imps", "element"),
    EventKind.TRADED: ("imps", "element"),
}
"""By which event a seat comes to have something: the topic, and the parameter that names it."""


def cases(match: Sequence[Played], outcome: Outcome) -> Iterator[Case]:
    """Who does well comes to have more of everything, so only those are compared who had as much."""
    held: defaultdict[tuple[str, Seat], set[Value]] = defaultdict(set)
    for played in match:
        for told in played.step.told(PUBLIC):
            topic, name = TOPICS.get(EventKind(told.kind), ("", ""))
            params = dict(told.params)
            if topic and params[name] is not None:  # a trade for a cube brings no imp
                seat = params["seat"]
                assert isinstance(seat, int)
                held[topic, seat].add(params[name])
    for topic in dict.fromkeys(topic for topic, _ in TOPICS.values()):
        for seat in range(len(outcome.scores)):
            had = tuple(sorted(held[topic, seat], key=str))
            yield Case(topic, seat, had, outcome.share(seat), among=(len(had),))


def standing(state: State) -> tuple[tuple[int, int, int], ...]:
    """ST-34, ST-36: how much of the pact is filled, then strength, then horror."""
    box: Box = state.edition.content
    return tuple(
        (
            filled(box, player.spooks, box.pacts[player.pact]) if player.pact >= 0 else 0,
            strength_of(state, seat),
            player.horror,
        )
        for seat, player in enumerate(state.players)
    )
