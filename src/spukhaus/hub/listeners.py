"""Those who listen to a hub."""

from __future__ import annotations

import logging

from spukhaus.match.ports import Listener

_log = logging.getLogger(__name__)


class Listeners:
    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def tell(self, table: str, number: int) -> None:
        """One after the other, so that each hears the rings in order. A failing one does not silence the rest."""
        for listener in tuple(self._listeners):
            try:
                await listener(table, number)
            except Exception:
                _log.exception("a listener failed")
