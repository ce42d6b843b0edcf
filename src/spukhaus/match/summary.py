"""A match that is over, as somebody looks back at it who sat at one of its seats: short enough to be kept."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from spukhaus.core import registry
from spukhaus.core.game import Seat
from spukhaus.core.play import Played
from spukhaus.match.anchors import anchors, role_of
from spukhaus.match.commands import TableRefused, check_over
from spukhaus.match.entries import Substituted, TookBack
from spukhaus.match.table import Table

Plain: TypeAlias = dict[str, Any]


class Rival(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match went against one bot: 1 ahead of it, 0 behind it, 1/2 on the same place. `role` is the bot's."""

    bot: str
    score: float
    role: str = ""


def summary(table: Table, seat: Seat) -> Plain:
    """Nothing of a match that goes on."""
    check_over(table)
    outcome = table.outcome
    if seat not in table.seats or outcome is None:
        raise TableRefused("no-such-seat", seats=table.created.seats)
    return {
        "table": table.identity,
        "seat": seat,
        "game": table.game.name,
        "edition": table.config.edition.name,
        "at": table.notes[table.taken[-1].number - 1].entry.at,
        "role": role_of(table.game, seat),
        "players": [
            {
                "name": place.name,
                "bot": place.bot is not None,
                "place": outcome.place(at),
                "points": outcome.scores[at],
            }
            for at, place in enumerate(table.places)
        ],
        "won": 0.0 if _has_left(table, seat) else outcome.share(seat),
        "reason": outcome.reason,
        "openings": _openings(table, seat),
        "hints": table.places[seat].hints,
        "unrated": _unrated(table, seat),
        "rivals": _rivals(table, seat),
    }


def _has_left(table: Table, seat: Seat) -> bool:
    """Whether the person at this seat has given it up: what a bot has made of the match is not theirs."""
    return bool(table.places[seat].left)


def _openings(table: Table, seat: Seat) -> list[Plain]:
    openings = registry.extras(table.game).openings()
    if openings is None:
        return []
    match = [Played(number, taken.logged, taken.step) for number, taken in enumerate(table.taken, start=1)]
    return [
        {"kind": found.kind, "params": dict(found.params), "points": found.points} for found in openings(match, seat)
    ]


def _unrated(table: Table, seat: Seat) -> str | None:
    """Why the match says nothing about how strong the person at this seat is; None if it does."""
    if _has_left(table, seat):
        return "left"
    entries = [noted.entry for noted in table.notes]
    if table.places[seat].hints:
        return "hints"  # half of it was the strongest bot's play
    if any(isinstance(entry, TookBack) and entry.seat == seat and entry.all_after for entry in entries):
        return "taken-back"  # a move was made anew by somebody who had seen what came of it
    if any(isinstance(entry, Substituted) and entry.seat == seat for entry in entries):
        return "substituted"
    if table.config.edition.digest != registry.edition(table.game).digest:
        return "edition"  # the bots were measured with the standard box
    return None if _rivals(table, seat) else "people"


def _rivals(table: Table, seat: Seat) -> list[Rival]:
    """The bots of known strength at the table."""
    known, outcome = anchors(table.game), table.outcome
    if known is None or outcome is None:
        return []
    found = []
    for at, place in enumerate(table.places):
        role = role_of(table.game, at)
        if at != seat and place.bot in known.ratings.get(role, {}):
            lead = outcome.scores[seat] - outcome.scores[at]
            found.append(Rival(str(place.bot), 0.5 + (lead > 0) / 2 - (lead < 0) / 2, role))
    return found
