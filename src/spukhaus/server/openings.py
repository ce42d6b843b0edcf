"""Tables that are not in memory are read and played again one at a time, and every address has its turn: a long one
takes seconds, and anybody may ask for it."""

from __future__ import annotations

from typing import Final

from spukhaus.match.commands import TableRefused
from spukhaus.match.house import House
from spukhaus.server.fair_queue import Asker, Turns

MOST_WAITING_EACH: Final = 200


class Openings:
    def __init__(self, house: House) -> None:
        self._house = house
        self._turns = Turns(1)

    async def open(self, identity: str, who: str) -> None:
        """Until the table is in memory. `who` is the address that asks."""
        if self._house.remembers(identity):
            return
        if self._turns.waiting_for(who) >= MOST_WAITING_EACH:
            raise TableRefused("too-many-requests")
        await self._turns.take(Asker(identity, who))
        try:
            await self._house.open(identity)
        finally:
            self._turns.give()
