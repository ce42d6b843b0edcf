"""A table with a long match and nothing around it: no network, no other tables. For what one move costs."""

from __future__ import annotations

from typing import Any

from benchmarks.load import PATIENT, steady_action
from spukhaus.core.play import draw
from spukhaus.hub.memory import MemoryHub
from spukhaus.match import commands
from spukhaus.match.entries import Entry
from spukhaus.match.house import House
from spukhaus.match.keys import hashed
from spukhaus.match.open_table import OpenTable
from spukhaus.match.ports import Store
from spukhaus.match.table import Table
from spukhaus.match.updates import Viewer

SEED = "5eed" * 16
KEYS = ("a", "b")


def deal(table: Table, state: Any, draws: int) -> Any:
    """The same tiles every time: with these the Hero lives."""
    return draw(table.game, state, SEED, draws + 1)


class LongTable:
    """Two people who watch each other; the Hero walks to and fro."""

    def __init__(self, house: House, opened: OpenTable) -> None:
        self.house = house
        self.opened = opened
        self.moves = 0
        self.skills = 0

    @classmethod
    async def laid(cls, store: Store) -> LongTable:
        house = House(store, MemoryHub(), chance=deal)
        identity, _ = await house.create(game="shy_monsters", edition=PATIENT)
        for seat, key in enumerate(KEYS):

            def sit(table: Table, seat: int = seat, key: str = key) -> list[Entry]:
                return commands.sit(table, seat, "Ada", hashed(key), house.now(), deal)

            await house.do(identity, sit)
        long = cls(house, await house.open(identity))
        for key in KEYS:
            viewer = Viewer.with_keys(long.opened.table, frozenset({hashed(key)}))
            await house.watch(identity, viewer, lambda: None)
        return long

    async def move(self) -> None:
        """Somebody acts, and everybody is told."""
        self.moves += 1
        table = self.opened.table
        seat = table.asked()[0]
        offer: Any = table.places[seat].offer
        # A skill now and then, or the match is over for walking in circles.
        action = steady_action(offer.plain(table.game.write), skill=self.moves > 900 * (self.skills + 1))
        self.skills += action.startswith(("attack", "jump"))
        await self.house.act(table.identity, seat, table.number, action, lambda _: None)
        await self.tell(table.number)

    async def say(self) -> None:
        number = self.opened.table.number
        identity = self.opened.table.identity
        await self.house.do(identity, lambda table: commands.say(table, 0, "boo", self.house.now()))
        await self.tell(number)

    async def tell(self, since: int) -> None:
        for watcher in self.opened.watchers:
            await self.house.news(self.opened, watcher, since)
