"""A table in the memory of a process, and those who watch it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

import msgspec

from spukhaus.core.game import Seat
from spukhaus.match import messages, updates
from spukhaus.match.table import Table
from spukhaus.match.updates import NOTHING_YET, Had, Viewer, encoder


@dataclass(slots=True, eq=False)
class Watcher:
    """A connection that wants to know about a table. `wake` is called when there is something new."""

    viewer: Viewer
    wake: Callable[[], None]
    had: Had = NOTHING_YET


@dataclass(slots=True, eq=False)
class OpenTable:
    """A table in memory. The lock is held while entries are on their way to the store."""

    table: Table
    """As it is saved: the next one takes its place when its entries are durable. Anybody may read it at any time."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    ahead: float = 0.0
    """How much later than the house's time it is at this table."""
    gone: bool = False
    """Whoever runs the house has deleted it."""
    made: dict[tuple[tuple[Seat, ...], int, Had], tuple[bytes, Had]] = field(default_factory=dict)
    """Updates made since the last change, by the viewer's seats: several tabs and spectators get the same bytes."""
    had: dict[tuple[Seat, ...], Had] = field(default_factory=dict)
    """What those have had who were told of the last change: the same for all who look alike, whenever they came."""

    about: messages.TableInfo | None = None
    """What everybody is told of the table itself since the last change, written down once."""

    def told_to_all(self) -> messages.TableInfo:
        if self.about is None:
            self.about = cast(messages.TableInfo, msgspec.Raw(encoder.encode(updates.about(self.table, self.here()))))
        return self.about

    def here(self) -> frozenset[Seat]:
        return frozenset(seat for watcher in self.watchers for seat in watcher.viewer.seats)

    def enter(self, watcher: Watcher) -> None:
        """Somebody comes, and is told how things stand. The others hear of those who sit here: a crowd of spectators
        that comes and goes is nothing to them."""
        before = self.here()
        self.watchers.add(watcher)
        if self.here() != before:
            self.changed()
        else:
            watcher.wake()

    def leave(self, watcher: Watcher) -> None:
        before = self.here()
        self.watchers.discard(watcher)
        if self.here() != before:
            self.changed()

    def move_on(self, table: Table) -> None:
        """The next table takes this one's place. Only those are woken who have something to hear: a message that says
        nothing new would betray what is kept quiet."""
        before, self.table = self.table, table
        self.forget_updates()
        for watcher in self.watchers:
            if table.number > before.number or watcher.viewer != watcher.viewer.anew(table):
                watcher.wake()

    def changed(self) -> None:
        """Somebody came or went who sits here, or the table itself is gone."""
        self.forget_updates()
        for watcher in self.watchers:
            watcher.wake()

    def forget_updates(self) -> None:
        self.about = None
        self.made.clear()
        self.had.clear()
