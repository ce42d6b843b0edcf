"""What people, bots and time can do to a table: each command is checked and answered with the entries it makes.

Nothing here changes the table. The entries are appended to the store first, and only then folded in and told.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from spukhaus.core import registry
from spukhaus.core.errors import OutOfTurn, SpukhausError
from spukhaus.core.game import CHANCE, Seat
from spukhaus.core.redeal import Redeal
from spukhaus.match.chance import ChanceSource, from_seed
from spukhaus.match.entries import (
    NO_WORDS,
    Acted,
    Answered,
    Consented,
    Disclosed,
    Entry,
    Hinted,
    Left,
    Linked,
    Moved,
    Nudged,
    Offered,
    Opening,
    Paused,
    Reacted,
    Resumed,
    Returned,
    Said,
    Seated,
    Secured,
    Settings,
    Started,
    Substituted,
    TookBack,
    encode,
)
from spukhaus.match.keys import hashed
from spukhaus.match.messages import Reaction
from spukhaus.match.parts import Place
from spukhaus.match.table import Table

LONGEST_NAME: Final = 40
MOST_MARKS: Final = 3
"""So many accents may one letter have: more than any script needs."""
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by name, of which nothing is seen."""
LONGEST_MESSAGE: Final = 500
LINK_SECONDS: Final = 15 * 60
NUDGE_SECONDS: Final = 20.0
"""How long somebody has thought before he may be nudged."""
GRACE_SECONDS: Final = 40.0
"""How long after a nudge a bot may be asked to take over."""


class TableRefused(SpukhausError):
    """The table does not allow this now, and nothing has changed."""


def clean_name(name: str) -> str:
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not _readable(name):
        raise TableRefused("name-form", most=LONGEST_NAME)
    return name


def _readable(name: str) -> bool:
    """Not a name that shows nothing, or that towers over the lines around it."""
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else " " for sign in name)
    return not (name == NO_WORDS or _BLANKS & set(name) or marks.startswith("m") or "m" * (MOST_MARKS + 1) in marks)


# Sitting down


def sit(table: Table, seat: Seat, name: str, key: str, now: float, chance: ChanceSource = from_seed) -> list[Entry]:
    """A person takes a free seat, with the hash of a key. The last one to sit down starts the match."""
    _check_free(table, seat)
    return started_with(table, Seated(now, seat=seat, name=clean_name(name), keys=(key,)), now, chance)


def sit_bot(table: Table, seat: Seat, bot: str, now: float, chance: ChanceSource = from_seed) -> list[Entry]:
    _check_free(table, seat)
    registry.check_bot(table.game, bot, table.config)
    return started_with(table, Seated(now, seat=seat, name=bot, bot=bot), now, chance)


def _check_free(table: Table, seat: Seat) -> None:
    if seat not in table.seats:
        raise TableRefused("no-such-seat", seats=table.created.seats)
    if table.places[seat].occupied:
        raise TableRefused("seat-taken", seat=seat)
    if table.started:
        raise TableRefused("table-started")


def clear(table: Table, seat: Seat, now: float) -> list[Entry]:
    """The host frees a seat before the match begins, whoever sits there."""
    if seat not in table.seats:
        raise TableRefused("no-such-seat", seats=table.created.seats)
    if table.started:
        raise TableRefused("table-started")
    return [Left(now, seat)] if table.places[seat].occupied else []


def started_with(table: Table, seated: Entry, now: float, chance: ChanceSource) -> list[Entry]:
    """Somebody has sat down; if that was the last free seat, the match begins, and chance deals."""
    free = [seat for seat in table.seats if not table.places[seat].occupied]
    if len(free) > 1:
        return [seated]
    return [seated, Started(now), *_chance_acts(table, table.first_state, 0, now, chance)]


def seated_anew(table: Table, identity: str, seed: str, now: float, chance: ChanceSource) -> list[Entry]:
    """The first entries of a rematch: everybody sits one seat further, with the keys that they have. Who has left, or
    has erased their part, does not come along."""
    if table.solo:
        raise TableRefused("deal-once")
    created = msgspec.structs.replace(
        table.created,
        at=now,
        rules=table.game.rules_version,
        seed=seed,
        previous=table.identity,
        rematches=table.created.rematches + 1,
        opening=None,
        shared=None,
    )
    entries: list[Entry] = [created]
    for seat, place in enumerate(table.places):
        comes = place.keys and place.name != NO_WORDS
        bot = place.bot or (None if comes else registry.usual_bot(table.game))
        further = (seat + 1) % len(table.places)
        entries.append(Seated(now, seat=further, name=bot or place.name, keys=() if bot else place.keys, bot=bot))
    return seated(identity, entries, now, chance)


def seated(identity: str, entries: list[Entry], now: float, chance: ChanceSource) -> list[Entry]:
    """The first entries of a table that begins at once: its creation, and somebody on every seat."""
    *first, last = entries
    made = Table.of(identity, [encode(entry) for entry in first])
    return [*first, *started_with(made, last, now, chance)]


@dataclass(frozen=True, slots=True)
class Taker:
    """Somebody who takes over a seat at a moment of a match that is over, against bots."""

    at: int
    """After how many actions it is played on."""
    seat: Seat
    name: str
    key: str
    """The hash of the person's key."""
    bot: str


def branched(
    table: Table, identity: str, taker: Taker, seed: str, now: float, chance: ChanceSource = from_seed
) -> list[Entry]:
    """The first entries of a table that is played on from a moment of this one. What the seat could not know then is
    dealt anew: whoever takes it over may have seen it all."""
    check_over(table)
    if table.closed:  # what is played on from there may be watched
        raise TableRefused("shared-closed")
    if taker.seat not in table.seats:
        raise TableRefused("no-such-seat", seats=table.created.seats)
    if not 0 <= taker.at <= len(table.taken):
        raise TableRefused("no-such-moment", last=len(table.taken))
    if table.game.outcome(table.state_after(taker.at)) is not None:
        raise OutOfTurn("match-over")
    registry.check_bot(table.game, taker.bot, table.config)
    log = table.log(taker.at)
    opening = Opening(
        table=table.identity,
        at=taker.at,
        log=tuple((logged.seat, table.game.write(logged.action)) for logged in log),
        redeals=(*table.redeals, Redeal(len(log), taker.seat, seed)),
    )
    created = msgspec.structs.replace(
        table.created,
        at=now,
        settings=Settings(),
        seed=seed,
        host=taker.key,
        previous=None,
        opening=opening,
        shared=None,
    )
    entries: list[Entry] = [created]
    for seat in table.seats:
        if seat == taker.seat:
            entries.append(Seated(now, seat=seat, name=clean_name(taker.name), keys=(taker.key,)))
        else:
            entries.append(Seated(now, seat=seat, name=taker.bot, bot=taker.bot))
    return seated(identity, entries, now, chance)


def take_over(table: Table, seats: Iterable[Seat], reason: str, now: float) -> list[Entry]:
    """Bots play on for these people."""
    if not table.started or table.outcome is not None:
        return []
    bot = registry.usual_bot(table.game)
    return [Substituted(now, seat, bot, reason) for seat in seats if not table.places[seat].player]


def disclose(table: Table, now: float) -> list[Entry]:
    """Nobody plays with this deal any more."""
    return [Disclosed(now)] if table.closed else []


def disclose_in_time(table: Table, now: float) -> list[Entry]:
    """What is closed until a time opens then."""
    shared = table.created.shared
    in_time = shared is not None and shared.until is not None and now >= shared.until
    return disclose(table, now) if in_time else []


def check_open(table: Table, held: Iterable[Seat]) -> None:
    """While others may have its deal before them, a table is closed to everybody but those who sit there."""
    if table.closed and not tuple(held):
        raise TableRefused("shared-closed")


def check_over(table: Table) -> None:
    """What is told only when a match is over."""
    if not table.over:
        raise TableRefused("match-goes-on")


def _chance_acts(table: Table, state: Any, draws: int, now: float, chance: ChanceSource) -> list[Entry]:
    """What chance does before the next person is asked: written together with what led to it."""
    entries: list[Entry] = []
    while table.game.to_act(state) == (CHANCE,):
        foreseen = table.foresee(state, CHANCE, chance(table, state, draws + len(entries)))
        state = foreseen.step.state
        entries.append(Acted(now, CHANCE, foreseen.text))
    return entries


def stand_up(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Leave for good. In a match that runs a bot plays on."""
    entries: list[Entry] = [Left(now, seat)]
    if table.started and table.outcome is None and not table.places[seat].player:
        entries.insert(0, Substituted(now, seat, registry.usual_bot(table.game), "left"))
    return entries


def traces(table: Table, keys: frozenset[str]) -> tuple[Seat, ...]:
    """The seats of whoever holds these keys. While others have the deal before them nothing is taken away: whoever is
    rid of a deal could play it again."""
    mine = tuple(seat for seat in table.seats if any(seat in table.seat_once_of(key) for key in keys))
    if not mine:
        raise TableRefused("wrong-key")
    if table.closed:
        raise TableRefused("erase-shared")
    return mine


def alone(table: Table, keys: frozenset[str]) -> bool:
    """Whether nobody but the holder of these keys has left anything at a table."""
    sat = ((place, {*place.keys, *place.left}) for place in table.places)
    return all(place.name == NO_WORDS for place, own in sat if own and not keys & own)


# Playing


def act(
    table: Table,
    seat: Seat,
    decision: int | None,
    text: str,
    now: float,
    chance: ChanceSource = from_seed,
    *,
    thought: bytes = b"",
) -> list[Entry]:
    """An action. `decision` is the last number that the actor had seen; None for those who have just looked. With it
    goes what a bot thought."""
    if not table.started:
        raise TableRefused("table-not-started")
    if table.paused:
        raise TableRefused("table-paused")
    if table.outcome is not None:
        raise OutOfTurn("match-over")
    if decision is not None and decision < table.places[seat].decision:
        raise TableRefused("stale", number=table.number)
    foreseen = table.foresee(table.state, seat, table.game.read(text))
    acted = Acted(now, seat, foreseen.text)
    if thought:
        acted = msgspec.structs.replace(acted, thought=msgspec.Raw(thought))
    return [acted, *_chance_acts(table, foreseen.step.state, table.draws(), now, chance)]


def check_hint(table: Table, seat: Seat) -> None:
    """Hints are for people who are to decide, where the table allows aids."""
    if not table.started:
        raise TableRefused("table-not-started")
    if not table.settings.aids:
        raise TableRefused("aids-off")
    table.game.check_turn(table.state, seat)
    if table.paused:
        raise TableRefused("table-paused")
    if table.places[seat].player:
        raise TableRefused("hint-substituted")


def hinted(table: Table, seat: Seat, seen: int, now: float) -> list[Entry]:
    """A hint was found for a decision, with what was known at a number: it counts if it still helps."""
    if seat not in table.asked() or table.places[seat].decision > seen:
        raise TableRefused("stale", number=table.number)
    return [Hinted(now, seat)]


def take_back(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Undo: at once if nobody has learned anything, else only if all whom it concerns agree."""
    if table.outcome is not None:
        raise OutOfTurn("match-over")
    if table.closed and table.solo:
        raise TableRefused("deal-once")
    index = table.last_action(seat)
    if index is None or not table.started:
        raise TableRefused("undo-nothing")
    if table.free_take_back(seat):
        return [TookBack(now, seat, index, False)]
    if table.closed:  # who has learned something of a deal that others play too keeps to what was done
        raise TableRefused("undo-shared")
    if not _concerned(table, seat, "undo"):
        return [TookBack(now, seat, index, True)]
    return _offer(table, seat, "undo", now)


def pause(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Stop or start the clocks, if the others agree."""
    if not table.started or table.outcome is not None:
        raise TableRefused("table-not-started")
    if table.closed:  # others wait for this table
        raise TableRefused("pause-shared")
    what = "resume" if table.paused else "pause"
    if not _concerned(table, seat, what):
        return [Resumed(now) if table.paused else Paused(now)]
    return _offer(table, seat, what, now)


def _concerned(table: Table, seat: Seat, what: str) -> set[Seat]:
    """The people whom a proposal concerns. Bots mind nothing. Whom a bot stands in for need not wait for a pause, but
    what they have done or learned is not taken back unasked."""
    others = {other for other in table.people() if other != seat}
    return others if what == "undo" else {other for other in others if not table.places[other].player}


def _offer(table: Table, seat: Seat, what: str, now: float) -> list[Entry]:
    if table.proposal is not None:
        raise TableRefused("offer-pending")
    return [Offered(now, seat, what)]


def answer(table: Table, seat: Seat, agrees: bool, now: float) -> list[Entry]:
    """Agree to what was asked, or not. The last one to agree makes it happen."""
    proposal = table.proposal
    if proposal is None or seat == proposal.seat:
        raise TableRefused("offer-none")
    entries: list[Entry] = [Answered(now, seat, agrees)]
    if agrees and not _concerned(table, proposal.seat, proposal.what) - proposal.agreed - {seat}:
        match proposal.what:
            case "undo":
                index = table.last_action(proposal.seat)
                if index is not None:
                    entries.append(TookBack(now, proposal.seat, index, True))
            case "pause":
                entries.append(Paused(now))
            case _:
                entries.append(Resumed(now))
    return entries


def say(table: Table, seat: Seat, text: str, now: float, once: str = "") -> list[Entry]:
    """Chat. What was said under the name `once` is not said again."""
    if not table.settings.chat:
        raise TableRefused("chat-off")
    text = re.sub(r"\s+", " ", text).strip()
    if not 1 <= len(text) <= LONGEST_MESSAGE or not text.isprintable():
        raise TableRefused("chat-form", most=LONGEST_MESSAGE)
    return [] if once and once in table.places[seat].said else [Said(now, seat, text, once)]


def react(table: Table, seat: Seat, reaction: Reaction, now: float) -> list[Entry]:
    """Show a face, where people may talk."""
    if not table.settings.chat:
        raise TableRefused("chat-off")
    return [Reacted(now, seat, reaction)]


# Absence


def nudge(table: Table, by: Seat, seat: Seat, now: float) -> list[Entry]:
    """Remind somebody that all are waiting."""
    place, asked_at = _waited_for(table, seat)
    if place.nudged_at is not None or now - asked_at < NUDGE_SECONDS:
        raise TableRefused("nudge-too-soon", seconds=round(NUDGE_SECONDS))
    return [Nudged(now, by, seat)]


def substitute(table: Table, seat: Seat, now: float) -> list[Entry]:
    """Let a bot play for somebody who was nudged and did not stir."""
    place, _ = _waited_for(table, seat)
    if table.closed:  # there time alone decides, and not those who would gain by it
        raise TableRefused("substitute-shared")
    if place.nudged_at is None or now - place.nudged_at < GRACE_SECONDS:
        raise TableRefused("substitute-too-soon", seconds=round(GRACE_SECONDS))
    return [Substituted(now, seat, registry.usual_bot(table.game), "absent")]


def _waited_for(table: Table, seat: Seat) -> tuple[Place, float]:
    if seat not in table.asked() or seat not in table.seats or table.places[seat].player or table.paused:
        raise TableRefused("nobody-waits", seat=seat)
    return table.places[seat], table.clocks.seats[seat].asked_at or 0.0


def come_back(table: Table, seat: Seat, now: float) -> list[Entry]:
    """The person takes the seat back from the bot."""
    if table.places[seat].substitute is None:
        raise TableRefused("not-substituted")
    shared = table.created.shared
    if table.closed and shared is not None and shared.bots_from is not None and now >= shared.bots_from:
        raise TableRefused("return-shared")
    return [Returned(now, seat)]


def run_out(table: Table, now: float) -> list[Entry]:
    """Where somebody's time is up, a bot takes over."""
    late = [
        seat
        for seat in table.asked()
        if seat in table.seats
        and not table.places[seat].player
        and (deadline := table.clocks.deadline(seat)) is not None
        and deadline <= now
    ]
    return [Substituted(now, seat, registry.usual_bot(table.game), "time") for seat in late]


# Links and spectators


def link(seat: Seat, code: str, now: float) -> list[Entry]:
    """Make a link that moves the seat to another device; `code` is what the link will carry."""
    return [Linked(now, seat, hashed(code), now + LINK_SECONDS, quiet=True)]


def redeem(table: Table, code: str, key: str, now: float) -> list[Entry]:
    """Use such a link, once and in time. `key` is the hash of the other device's key."""
    seat, until = table.codes.get(hashed(code), (None, 0.0))
    if seat is None or until < now:
        raise TableRefused("link-expired")
    return [Moved(now, seat, hashed(code), key, quiet=True)]


def end_other_devices(table: Table, seat: Seat, key: str, now: float) -> list[Entry]:
    """Let nothing open the seat but this key (its hash): no other device, and no link."""
    if key not in table.places[seat].keys:
        raise TableRefused("wrong-key")
    linked = any(found == seat for found, _ in table.codes.values())
    return [Secured(now, seat, key)] if linked or table.places[seat].keys != (key,) else []


def consent(table: Table, seat: Seat, agrees: bool, now: float) -> list[Entry]:
    """Let spectators look over the shoulder, or no longer."""
    if table.settings.spectators != "seat":
        raise TableRefused("watching-off")
    return [Consented(now, seat, agrees)]
