"""The deal of the day: everybody plays the same deal against the same bots, once, in their own time (docs/company.md).

A table of the deal is a table like any other, whose creation names the day. Its seed is the deal's: so chance does the
same at all of them, and the bots have the same random numbers. Which seat is whose follows from the date, and which
table and key is whose from the secret of the person's browser: whoever asks twice gets the same table.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

import msgspec

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import AnyGame, Seat
from spukhaus.core.seed import new_seed
from spukhaus.match import commands
from spukhaus.match.chance import ChanceSource
from spukhaus.match.entries import Created, Entry, Seated, Settings, Shared
from spukhaus.match.house import House
from spukhaus.match.keys import hashed
from spukhaus.match.open_table import OpenTable
from spukhaus.match.ports import Store
from spukhaus.match.table import Table

ALONE: Final = Settings(spectators="none", chat=False, aids=False, listed=False)
"""Nobody looks on and nobody helps: what is seen here is what others are going to play."""
FIX_SECONDS: Final = 1800.0
"""How often it is looked whether tomorrow's deals are fixed; whoever asks for them fixes them too."""
MOST_COMPARED: Final = 24
"""So many of a person's decisions are compared with those of others. After each that parts them they play different
matches, so hardly two are together for longer."""
MOST_MOMENTS: Final = 5
MOST_CHOICES: Final = 4
"""So many moments are shown where people parted, and so many of the ways that they took."""


def day_at(now: float) -> str:
    """The day in UTC, as `2026-11-16`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def ends_at(day: str) -> float:
    return datetime.combine(date.fromisoformat(day_after(day)), datetime.min.time(), UTC).timestamp()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def seats_of(game: AnyGame) -> int:
    return registry.extras(game).deal_seats() or game.seat_counts[0]


def seat_on(game: AnyGame, day: str) -> Seat:
    """Everybody has the same seat, and every day it is the next one: the Hero's one day, the Dungeon Master's the
    other."""
    return date.fromisoformat(day).toordinal() % seats_of(game)


async def seeds_on(store: Store, day: str) -> dict[str, str]:
    """By game. What is not there yet is made, and the same for every process that asks."""
    known = await store.deals(day)
    return {game: known.get(game) or await store.make_deal(day, game, new_seed()) for game in registry.game_names()}


# Whose table it is


@dataclass(frozen=True, slots=True)
class Ticket:
    """What a person's secret gives at one deal. Nobody who does not have the secret can tell whose it is, and nobody
    can tell that two tickets belong to the same person."""

    table: str
    key: str

    @classmethod
    def of(cls, secret: str, day: str, game: str) -> Ticket:
        def drawn(what: str, size: int) -> str:
            made = hashlib.sha256(f"spukhaus deal {what}\n{day}\n{game}\n{secret}".encode()).digest()
            return base64.urlsafe_b64encode(made[:size]).decode()

        return cls("d" + drawn("table", 12), drawn("key", 24))


def first_entries(
    game: AnyGame, day: str, seed: str, name: str, ticket: Ticket, now: float, chance: ChanceSource
) -> list[Entry]:
    """A table of the deal with everybody at it: the match begins."""
    box = registry.edition(game)
    config = registry.config(game, seats_of(game), box)
    key = hashed(ticket.key)
    created = Created(
        now,
        game=game.name,
        rules=config.rules,
        seats=config.seats,
        edition=box.text,
        options=dict(config.options),
        settings=ALONE,
        seed=seed,
        host=key,
        shared=Shared("deal", day, until=ends_at(day), solo=True),
    )
    bot, own = registry.usual_bot(game), seat_on(game, day)
    person = Seated(now, seat=own, name=commands.clean_name(name), keys=(key,))
    others = [Seated(now, seat=seat, name=bot, bot=bot) for seat in range(config.seats) if seat != own]
    return commands.seated(ticket.table, [created, person, *others], now, chance)


# What came of it


class Result(msgspec.Struct, frozen=True):
    """How a person has done. `lead` is by how many points the person is ahead of the best of the others."""

    points: int
    lead: int
    won: float
    actions: tuple[str, ...]
    """The person's first decisions. All else follows from them and the deal."""


def day_of(table: Table) -> str | None:
    """The day whose deal is played here; None at all other tables."""
    shared = table.created.shared
    return shared.by if shared is not None and shared.kind == "deal" else None


def result_of(table: Table) -> Result | None:
    """None unless the one who began has played to the end, and before the day was over."""
    day, outcome = day_of(table), table.outcome
    if day is None or outcome is None:
        return None
    seat = seat_on(table.game, day)
    ended = table.notes[table.taken[-1].number - 1].entry.at
    if not table.places[seat].keys or ended >= ends_at(day):
        return None
    points = outcome.scores[seat]
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    return Result(points, points - best, outcome.share(seat), decisions(table, seat))


def decisions(table: Table, seat: Seat) -> tuple[str, ...]:
    return tuple(table.game.write(table.taken[at].logged.action) for at in _decided(table, seat))


def _decided(table: Table, seat: Seat) -> list[int]:
    return [at for at, taken in enumerate(table.taken) if taken.logged.seat == seat][:MOST_COMPARED]


async def settle(store: Store, table: Table) -> None:
    """Keep the result of a match that has ended. Twice is the same as once: if the store is away now, it is kept when
    the player asks how others did."""
    day, result = day_of(table), result_of(table)
    if day is not None and result is not None:
        name = table.places[seat_on(table.game, day)].name
        with contextlib.suppress(SpukhausError):
            await store.note_result(day, table.game.name, table.identity, name, msgspec.json.encode(result))


class DealHouse:
    """Sees to it that deals are fixed in time, and that what came of them is kept."""

    def __init__(self, house: House) -> None:
        self._house = house
        house.witnesses.append(self.moved_on)
        house.every(FIX_SECONDS, self.fix)

    async def fix(self) -> None:
        """The deals of today and of tomorrow."""
        today = day_at(self._house.now())
        for day in (today, day_after(today)):
            await seeds_on(self._house.store, day)

    def moved_on(self, opened: OpenTable, before: Table) -> None:
        """A table was played at this process."""
        if opened.table.solo and opened.table.outcome is not None and before.outcome is None:
            self._house.spawn(settle(self._house.store, opened.table))


@dataclass(frozen=True, slots=True)
class Parting:
    """A decision of a match at which others decided otherwise, who had done the same until then."""

    at: int
    """After how many actions of the match it came."""
    chosen: str
    choices: tuple[tuple[str, int], ...]
    """What was done, and by how many; the most frequent first."""
    people: int


def partings(table: Table, seat: Seat, others: Sequence[tuple[str, ...]]) -> list[Parting]:
    """Where most people parted, in the order of the match. `others` are the decisions of all, the table's too."""
    places, mine = _decided(table, seat), decisions(table, seat)
    together, found = list(others), []
    for number, at in enumerate(places):
        counted = Counter(actions[number] for actions in together if len(actions) > number)
        if len(counted) > 1:
            choices = tuple(sorted(counted.items(), key=lambda one: (-one[1], one[0])))
            found.append(Parting(at, mine[number], _shortened(choices, mine[number]), counted.total()))
        together = [actions for actions in together if actions[number : number + 1] == mine[number : number + 1]]
    weightiest = sorted(found, key=lambda one: -one.people)[:MOST_MOMENTS]
    return sorted(weightiest, key=lambda one: one.at)


def _shortened(choices: tuple[tuple[str, int], ...], own: str) -> tuple[tuple[str, int], ...]:
    """The most frequent, and one's own."""
    shown = choices[:MOST_CHOICES]
    return shown if own in dict(shown) else (*shown[:-1], (own, dict(choices)[own]))
