"""The tables that a process has in memory. Those that nobody needs any more leave it, finished ones first: every
moment of a long match is some megabytes, and seldom looked at again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from spukhaus.match.open_table import OpenTable

KEPT_TABLES: Final = 5_000
"""How many tables without connections are kept."""
KEPT_ACTIONS: Final = 20_000
"""How many actions those of them may have in all that are over: about 50 MB."""


class TablesInMemory(OrderedDict[str, OpenTable]):
    """The least lately used come first."""

    def __init__(self, busy: Callable[[str], bool]) -> None:
        super().__init__()
        self._busy = busy
        self._over: OrderedDict[str, int] = OrderedDict()

    def keep(self, opened: OpenTable) -> None:
        """It was just opened, or something has happened to it."""
        identity = opened.table.identity
        self[identity] = opened
        self.move_to_end(identity)
        if opened.table.over:
            self._over[identity] = len(opened.table.taken)
            self._over.move_to_end(identity)
        self.tidy()

    def used(self, identity: str) -> OpenTable | None:
        opened = self.get(identity)
        if opened is not None:
            self.move_to_end(identity)
            if identity in self._over:
                self._over.move_to_end(identity)
        return opened

    def drop(self, identity: str) -> None:
        self.pop(identity, None)
        self._over.pop(identity, None)

    def tidy(self) -> None:
        actions = sum(self._over.values())
        for identity in list(self._over)[:-1]:
            if actions <= KEPT_ACTIONS:
                break
            actions -= self.forget(identity)
        if len(self) > KEPT_TABLES:
            for identity in list(self)[:-1]:
                if len(self) <= KEPT_TABLES:
                    break
                self.forget(identity)

    def forget(self, identity: str) -> int:
        """Unless somebody needs it. Returns how many actions of finished matches have gone."""
        opened = self.get(identity)
        if opened is None or opened.watchers or opened.lock.locked() or self._busy(identity):
            return 0
        actions = self._over.get(identity, 0)
        self.drop(identity)
        return actions
