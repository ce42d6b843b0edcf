"""What a connection is told: built up, for the seats that it holds or for a spectator, from nothing.

There is one kind of message for everything that can have happened since a number: a live step, a reconnection, a
second tab and a replay are the same path. Its bytes depend on what the viewers may know and on nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, Final, cast

import msgspec

from spukhaus.core.edition import Edition
from spukhaus.core.game import PUBLIC, Outcome, Seat, Told
from spukhaus.match import messages
from spukhaus.match.entries import (
    Answered,
    Consented,
    Created,
    Entry,
    Followed,
    Left,
    Nudged,
    Offered,
    Opening,
    Paused,
    Reacted,
    Resumed,
    Returned,
    Said,
    Seated,
    Started,
    Substituted,
    TookBack,
)
from spukhaus.match.parts import Noted
from spukhaus.match.table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the seats that a connection holds, or nobody's for a spectator."""

    seats: tuple[Seat, ...] = ()
    keys: frozenset[str] = frozenset()
    """The hashes of the keys that open these seats."""

    @classmethod
    def with_keys(cls, table: Table, keys: frozenset[str]) -> Viewer:
        return cls(seats_opened(table, keys), keys)

    def anew(self, table: Table) -> Viewer:
        """Who it is at the table as it is now: a seat that was given up may be somebody else's."""
        seats = seats_opened(table, self.keys)
        return self if seats == self.seats else Viewer(seats, self.keys)


def seats_opened(table: Table, keys: frozenset[str]) -> tuple[Seat, ...]:
    return tuple([seat for seat, place in enumerate(table.places) if not keys.isdisjoint(place.keys)])


@dataclass(frozen=True, slots=True, eq=False)
class Had:
    """What a connection has had of the parts of views that only grow (`Game.growing`), by seat and name."""

    parts: Mapping[Seat, Mapping[str, tuple[Any, ...]]] = field(default_factory=dict)


NOTHING_YET: Final = Had()


def _hook(thing: object) -> object:
    if isinstance(thing, Edition):
        return {"name": thing.name, "digest": thing.digest}
    raise NotImplementedError(type(thing).__name__)


encoder = msgspec.json.Encoder(enc_hook=_hook)


def perspectives(table: Table, viewer: Viewer) -> tuple[Seat, ...]:
    """Through whose eyes the viewer sees the table."""
    if viewer.seats:
        return viewer.seats
    if table.settings.spectators == "open" and table.over:
        return (*table.seats, PUBLIC)
    consenting = table.consenting_seat()
    return (PUBLIC,) if consenting is None else (consenting,)


def update(table: Table, viewer: Viewer, since: int, here: frozenset[Seat] = frozenset()) -> bytes:
    """Everything that is new to the viewer since a number, and how things stand now, whole."""
    return update_after(table, viewer, since, about(table, here), NOTHING_YET)[0]


def update_after(
    table: Table, viewer: Viewer, since: int, told_to_all: messages.TableInfo, had: Had
) -> tuple[bytes, Had]:
    """The same for a connection that has had parts of it: what only grows goes on from there. And what it has then."""
    eyes = perspectives(table, viewer)
    views = {seat: table.game.view(table.state, seat) for seat in eyes} if table.started else {}
    now = _grown(table, views)
    kept = {seat: _in_common(had.parts.get(seat, {}), parts) for seat, parts in now.parts.items()}
    offers = {} if table.paused else {seat: table.places[seat].offer for seat in viewer.seats}
    message: messages.Update = {
        "type": "update",
        "number": table.number,
        "since": since,
        "table": told_to_all,
        "notes": [note for noted in table.notes[since:] if (note := _note(noted, eyes)) is not None],
        "views": {seat_name(seat): _going_on(view, kept.get(seat)) for seat, view in views.items()},
        "choices": {
            str(seat): offer.plain(table.game.write)
            for seat, offer in offers.items()
            if offer is not None and not table.places[seat].player
        },
        "undo": {str(seat): undo_of(table, seat) for seat in viewer.seats},
    }
    if any(kept.values()):
        message["kept"] = {seat_name(seat): parts for seat, parts in kept.items() if parts}
    return encoder.encode(message), now


def _grown(table: Table, views: Mapping[Seat, Any]) -> Had:
    if not table.game.growing:
        return NOTHING_YET
    return Had({seat: {name: getattr(view, name) for name in table.game.growing} for seat, view in views.items()})


def _in_common(had: Mapping[str, tuple[Any, ...]], parts: Mapping[str, tuple[Any, ...]]) -> dict[str, int]:
    """How many entries of each part the connection has already: after an undo it may have had more, or others."""
    same = {name: _same_from_the_start(had.get(name, ()), part) for name, part in parts.items()}
    return {name: count for name, count in same.items() if count}


def _same_from_the_start(had: tuple[Any, ...], part: tuple[Any, ...]) -> int:
    if had is part:  # as after most moves, however much it is
        return len(part)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(had, part, strict=False)))


def _going_on(view: Any, kept: Mapping[str, int] | None) -> Any:
    return replace(view, **{name: getattr(view, name)[count:] for name, count in kept.items()}) if kept else view


def seat_name(seat: Seat) -> str:
    return "public" if seat == PUBLIC else str(seat)


def undo_of(table: Table, seat: Seat) -> messages.TakingBack:
    """'free', 'ask' (the others must agree) or 'none'."""
    if table.outcome is not None or not table.started or table.last_action(seat) is None:
        return "none"
    if table.closed and table.solo:
        return "none"
    if table.free_take_back(seat):
        return "free"
    return "none" if table.closed else "ask"


def about(table: Table, here: frozenset[Seat] = frozenset()) -> messages.TableInfo:
    """What everybody may know of the table itself."""
    asked, over = table.asked(), table.outcome
    told: messages.TableInfo = {
        "id": table.identity,
        "game": table.created.game,
        "rules": table.created.rules,
        "title": table.created.title,
        "edition": table.config.edition,
        "options": table.created.options,
        "settings": table.settings,
        "started": table.started,
        "paused": table.paused,
        "seats": [
            {
                "name": place.name,
                "kind": "bot" if place.bot else "person" if place.keys or place.substitute else "free",
                "substitute": place.substitute is not None,
                "asked": seat in asked,
                "here": seat in here,
                "watched": place.consents,
                "nudged": place.nudged_at is not None,
                "bank": table.clocks.seats[seat].bank,
                "deadline": table.clocks.deadline(seat),
                "hints": place.hints if table.over else None,
            }
            for seat, place in enumerate(table.places)
        ],
        "proposal": None
        if table.proposal is None
        else {
            "seat": table.proposal.seat,
            "what": table.proposal.what,
            "agreed": sorted(table.proposal.agreed),
        },
        "outcome": None if over is None else _outcome(over),
        "commitment": table.commitment,
        "seed": table.told_seed,
        "next": table.next_table,
        "branch": _branch(table.created.opening),
        "imported": table.imported is not None,
    }
    if table.created.shared is not None:
        told["shared"] = {"kind": table.created.shared.kind, "by": table.created.shared.by, "closed": table.closed}
    if moved := table.created.rematches % table.created.seats:
        told["moved"] = moved
    return told


def _branch(opening: Opening | None) -> messages.Origin | None:
    """Which moment of which match it was played on from, and who took over."""
    if opening is None:
        return None
    return {"table": opening.table, "at": opening.at, "seat": opening.redeals[-1].seat}


def _outcome(outcome: Outcome) -> messages.Result:
    return {"reason": outcome.reason, "scores": outcome.scores, "winners": outcome.winners}


def _note(noted: Noted, eyes: tuple[Seat, ...]) -> messages.Note | None:
    """One entry as the viewer hears it; None if there is nothing in it for anybody but its maker."""
    if noted.step is not None:
        told = {seat_name(seat): [_told(event) for event in noted.step.told(seat)] for seat in eyes}
        return {"number": noted.number, "at": noted.entry.at, "told": told}
    public = around(noted.entry)
    if public is None:
        return None
    if isinstance(noted.entry, TookBack):
        public = {**public, "seat": noted.entry.seat, "gone": noted.gone}
    return cast(messages.Note, {"number": noted.number, "at": noted.entry.at, **public})


def _told(told: Told) -> messages.Told:
    return {"kind": told.kind, "params": dict(told.params)}


def around(entry: Entry) -> messages.Around | None:  # noqa: C901  (one line an entry)
    """What happened around the table, for everybody. What is not named here is told to nobody."""
    match entry:
        case Created(_, game=game):
            return {"kind": "created", "game": game}
        case Seated(_, seat=seat, name=name, bot=bot):
            return {"kind": "seated", "seat": seat, "name": name, "bot": bot is not None}
        case Left(_, seat):
            return {"kind": "left", "seat": seat}
        case Started():
            return {"kind": "started"}
        case TookBack():
            return {"kind": "took-back"}
        case Offered(_, seat, what):
            return {"kind": "offered", "seat": seat, "what": what}
        case Answered(_, seat, agrees):
            return {"kind": "answered", "seat": seat, "agrees": agrees}
        case Paused():
            return {"kind": "paused"}
        case Resumed():
            return {"kind": "resumed"}
        case Said(_, seat, text):
            return {"kind": "said", "seat": seat, "text": text}
        case Reacted(_, seat, reaction):
            return {"kind": "reacted", "seat": seat, "reaction": reaction}
        case Nudged(_, by, seat):
            return {"kind": "nudged", "by": by, "seat": seat}
        case Substituted(_, seat, bot, reason):
            return {"kind": "substituted", "seat": seat, "bot": bot, "reason": reason}
        case Returned(_, seat):
            return {"kind": "returned", "seat": seat}
        case Consented(_, seat, agrees):
            return {"kind": "consented", "seat": seat, "agrees": agrees}
        case Followed(_, table):
            return {"kind": "followed", "table": table}
        case _:
            return None
