"""A match and what happened in it: how often each event was told, and the cases that say what content is worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from spukhaus.bots.arena.design import LineUp
from spukhaus.bots.arena.matches import Contest, Match, match_of, play_through
from spukhaus.core import registry
from spukhaus.core.errors import Value
from spukhaus.core.game import AnyGame, Event, Outcome, Seat
from spukhaus.core.play import Play, Played
from spukhaus.core.study import Case

BETWEEN: Final = " / "
"""Between the kind of an event and its parameter, in the topics that are found in events."""


@dataclass(frozen=True, slots=True)
class Watched:
    """All that is kept of a match."""

    edition: int
    """Its number in the plan."""
    match: Match
    happenings: tuple[tuple[str, int], ...]
    cases: tuple[Case, ...]


def watch(edition: int, contest: Contest, deal: int, line_up: LineUp) -> Watched:
    """Play a match, go through it once more, and look at everything."""
    play, _ = play_through(contest, deal, line_up)
    played = list(_again(play))
    happenings = Counter(str(event.kind) for one in played for event in one.step.events)
    outcome = play.outcome
    assert outcome is not None  # noqa: S101  (it was played to the end)
    study = registry.extras(play.game).study()
    cases = study(played, outcome) if study else cases_in_events(play.game, played, outcome)
    return Watched(edition, match_of(deal, line_up, play), tuple(sorted(happenings.items())), tuple(cases))


def _again(play: Play) -> Iterator[Played]:
    state = play.game.new(play.config)
    for number, logged in enumerate(play.log, start=1):
        step = play.game.apply(state, logged.seat, logged.action)
        state = step.state
        yield Played(number, logged, step)


def cases_in_events(game: AnyGame, match: Sequence[Played], outcome: Outcome) -> Iterator[Case]:
    """What a game without a study has: named things that seats come by, and what a seat alone is told."""
    found: defaultdict[tuple[str, Seat], set[Value]] = defaultdict(set)
    for played in match:
        for event in played.step.events:
            for seat, name, value in _owned(game, event):
                found[f"{event.kind}{BETWEEN}{name}", seat] |= _things(value)
    for (topic, seat), things in sorted(found.items()):
        yield Case(topic, seat, tuple(sorted(things, key=str)), outcome.share(seat), among=(seat,))


def completed(matches: Sequence[Watched]) -> list[Watched]:
    """With the cases of those who had nothing of a topic: events tell only of those who had something."""
    topics: defaultdict[int, set[tuple[str, Seat]]] = defaultdict(set)
    for one in matches:
        topics[len(one.match.line_up)] |= {(case.topic, case.seat) for case in one.cases}
    filled = []
    for one in matches:
        shares = one.match.shares
        missing = topics[len(shares)] - {(case.topic, case.seat) for case in one.cases}
        idle = (Case(topic, seat, (), shares[seat], among=(seat,)) for topic, seat in sorted(missing))
        filled.append(Watched(one.edition, one.match, one.happenings, (*one.cases, *idle)))
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
