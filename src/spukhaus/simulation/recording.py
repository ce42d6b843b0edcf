"""All that happened in a match, taken down while it is played and never replayed to find out.

Every event is counted, and cases say what content was worth.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from spukhaus.core import registry
from spukhaus.core.content_study import Case
from spukhaus.core.errors import Value
from spukhaus.core.game import AnyGame, Event, Outcome, Seat
from spukhaus.core.play import Played
from spukhaus.simulation.courses import Course, course_of
from spukhaus.simulation.lineups import LineUp
from spukhaus.simulation.matches import Match, Series, begin, play_on

BETWEEN: Final = " / "
"""Between the kind of an event and its parameter, in the topics that are found in events."""


@dataclass(frozen=True, slots=True)
class Record:
    """All that is kept of a match."""

    edition: int
    """Its number in the plan."""
    match: Match
    events: tuple[tuple[str, int], ...]
    """How often each kind was told; those that never were are left out."""
    cases: tuple[Case, ...]
    course: Course


def record_match(series: Series, deal: int, line_up: LineUp) -> Record:
    """Play a match, and keep what is worth keeping of everything that happens."""
    play = begin(series, deal, line_up)
    first, played = play.state, list[Played]()
    match, _ = play_on(play, deal, line_up, played.append)
    events = Counter(str(event.kind) for one in played for event in one.step.events)
    game = play.game
    study = registry.extras(game).study()
    cases = study(played, match.outcome) if study else cases_in_events(game, played, match.outcome)
    course = course_of(play, [first, *(one.step.state for one in played)], match)
    return Record(series.edition_number, match, tuple(sorted(events.items())), tuple(cases), course)


def cases_in_events(game: AnyGame, match: Sequence[Played], outcome: Outcome) -> Iterator[Case]:
    """What a game without a study has: named things that seats come by, and what a seat alone is told."""
    found: defaultdict[tuple[str, Seat], set[Value]] = defaultdict(set)
    for played in match:
        for event in played.step.events:
            for seat, name, value in _owned(game, event):
                found[f"{event.kind}{BETWEEN}{name}", seat] |= _things(value)
    for (topic, seat), things in sorted(found.items()):
        yield Case(topic, seat, tuple(sorted(things, key=str)), outcome.share(seat), among=(seat,))


def with_idle_cases(records: Sequence[Record]) -> list[Record]:
    """With the cases of those who had nothing of a topic: events tell only of those who had something."""
    topics: defaultdict[int, set[tuple[str, Seat]]] = defaultdict(set)
    for one in records:
        topics[len(one.match.line_up)] |= {(case.topic, case.seat) for case in one.cases}
    filled = []
    for one in records:
        shares = one.match.shares
        missing = topics[len(shares)] - {(case.topic, case.seat) for case in one.cases}
        idle = (Case(topic, seat, (), shares[seat], among=(seat,)) for topic, seat in sorted(missing))
        filled.append(replace(one, cases=(*one.cases, *idle)))
    return filled


def _owned(game: AnyGame, event: Event) -> Iterator[tuple[Seat, str, Value]]:
    """Secrets are of who is told them, and public things with a name of the seat that the event is about.

    Where seats have roles, a thing that is nobody's is the luck of one and the bad luck of another: the last tells it.
    """
    for seat, secrets in event.private:
        yield from ((seat, name, value) for name, value in secrets)
    owner = dict(event.public or ()).get("seat", len(game.roles) - 1 if game.roles else None)
    if isinstance(owner, int):
        for name, value in event.public or ():
            if game.words.get(name, "seat") != "seat":
                yield owner, name, value


def _things(value: Value) -> set[Value]:
    if isinstance(value, tuple):
        return set().union(*map(_things, value))
    return set() if value is None else {value}
