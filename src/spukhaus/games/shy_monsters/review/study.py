"""Which Monsters stop the Hero: storey by storey, those that lie there and those that he finds active."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from spukhaus.core.content_study import Case
from spukhaus.core.game import PUBLIC, Outcome
from spukhaus.core.play import Played
from spukhaus.games.shy_monsters.rules.events import EventKind, Mood
from spukhaus.games.shy_monsters.rules.state import HERO, Ending, State


def cases(match: Sequence[Played], outcome: Outcome) -> Iterator[Case]:
    state: State = match[-1].step.state
    assert state.storey is not None  # a match ends on a storey
    active = _found_active(match)
    for number, storey in enumerate((*state.past, state.storey), start=1):
        through = float(number <= len(state.past) or outcome.reason == Ending.ESCAPED)
        monsters = tuple(sorted(face for face in storey.faces if face in state.edition.content.diagrams))
        yield Case("storey", HERO, (number,), through)
        yield Case("monsters", HERO, monsters, through, among=(number,))
        yield Case("seen", HERO, active[number], through, among=(number, len(active[number])))


def _found_active(match: Sequence[Played]) -> dict[int, tuple[str, ...]]:
    """By storey."""
    found: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    for played in match:
        for told in played.step.told(PUBLIC):
            params = dict(told.params)
            if told.kind == EventKind.REVEALED and params["mood"] == Mood.ACTIVE:
                found[played.step.state.number] += (str(params["face"]),)
    return found
