"""A cup as its entries have made it. It is never changed: `Cup.after` makes the next one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from spukhaus.cups.entries import Ended, Entry, Finished, Founded, Joined, Paired, Unnamed, Withdrew
from spukhaus.match.entries import NO_WORDS

PREFIX: Final = "cup."
"""Cups are kept as tables are, under ids that no table has (`match.keys.is_table`)."""


@dataclass(frozen=True, slots=True)
class Player:
    name: str
    key: str
    bot: str | None
    out: bool = False


@dataclass(frozen=True, slots=True)
class CupTable:
    identity: str
    players: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    """None while the match goes on."""
    stand_ins: tuple[int, ...] = ()

    def seat_of(self, player: int) -> int | None:
        return self.players.index(player) if player in self.players else None


@dataclass(frozen=True, slots=True)
class Round:
    seed: str
    until: float
    tables: tuple[CupTable, ...]
    byes: tuple[int, ...]

    @property
    def over(self) -> bool:
        return all(table.scores is not None for table in self.tables)


@dataclass(frozen=True, slots=True)
class Cup:
    identity: str
    """Without the prefix, as it stands in links."""
    founded: Founded
    length: int = 1
    """How many entries the store has."""
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    ended: bool = False

    @property
    def game(self) -> AnyGame:
        return registry.game(self.founded.game)

    @property
    def over_rounds(self) -> tuple[Round, ...]:
        """Those of which everything may be told."""
        return tuple(played for played in self.rounds if played.over)

    def playing(self) -> tuple[int, ...]:
        """Who is paired in the next round."""
        return tuple(number for number, player in enumerate(self.players) if not player.out)

    def after(self, entries: Iterable[Entry]) -> Cup:
        cup = self
        for entry in entries:
            cup = replace(cup._folded(entry), length=cup.length + 1)
        return cup

    def _folded(self, entry: Entry) -> Cup:
        match entry:
            case Joined(name=name, key=key, bot=bot):
                return replace(self, players=(*self.players, Player(name, key, bot)))
            case Withdrew(_, player):
                return self._changed((player,), out=True)
            case Unnamed(_, players):
                return self._changed(players, name=NO_WORDS)
            case Paired(seed=seed, until=until, tables=tables, byes=byes):
                laid = tuple(CupTable(table.table, table.players) for table in tables)
                return replace(self, rounds=(*self.rounds, Round(seed, until, laid, byes)))
            case Finished():
                return self._finished(entry)
            case Ended():
                return replace(self, ended=True)
            case Founded():
                raise TypeError(f"cup {self.identity} is founded twice")

    def _changed(self, numbers: Iterable[int], **changes: bool | str) -> Cup:
        chosen = set(numbers)
        players = (
            replace(player, **changes) if number in chosen else player  # type: ignore[arg-type]
            for number, player in enumerate(self.players)
        )
        return replace(self, players=tuple(players))

    def _finished(self, entry: Finished) -> Cup:
        latest = self.rounds[-1]
        tables = (
            replace(table, scores=entry.scores, stand_ins=entry.stand_ins)
            if table.identity == entry.table and table.scores is None
            else table
            for table in latest.tables
        )
        return replace(self, rounds=(*self.rounds[:-1], replace(latest, tables=tuple(tables))))


def cup_of(identity: str, entries: list[Entry]) -> Cup:
    founded, *others = entries
    if not isinstance(founded, Founded):
        raise TypeError(f"cup {identity} does not begin with its founding")
    return Cup(identity, founded).after(others)
