"""Looks after tables at which nobody has to call: lets bots move, and ends the time of those whose time is up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import PUBLIC, AnyView, Seat
from spukhaus.match import commands
from spukhaus.match.entries import Entry
from spukhaus.match.open_table import OpenTable
from spukhaus.match.pace import Pace
from spukhaus.match.table import Table
from spukhaus.match.thoughts import BotsBusy, Considered

if TYPE_CHECKING:
    from spukhaus.match.house import House

log = logging.getLogger("spukhaus.match")

Thinker: TypeAlias = Callable[[Table, Seat], Awaitable[Considered]]
"""Finds a bot's action for a seat; or raises `BotsBusy`."""


class Caretaker:
    """Without a thinker, bots do not move at this process; other processes may let them."""

    def __init__(self, house: House, think: Thinker | None, pace: float) -> None:
        self.attended: set[str] = set()
        """The tables that are being looked after."""
        self._house = house
        self._think = think
        self._pace = Pace(pace)

    def look_after(self, opened: OpenTable) -> None:
        identity = opened.table.identity
        if opened.table.wake_at(0.0) is not None and identity not in self.attended:
            self.attended.add(identity)
            self._house.spawn(self._attend(opened))

    async def _attend(self, opened: OpenTable) -> None:
        """Until a person is to decide."""
        identity = opened.table.identity
        house = self._house
        try:
            while True:
                if any(commands.run_out(opened.table, house.now_at(identity))):
                    await house.do(identity, lambda table: commands.run_out(table, house.now_at(identity)))
                seats = _bots_to_move(opened.table)
                if not seats or self._think is None:
                    return
                async with asyncio.TaskGroup() as together:
                    moves = [together.create_task(self.bot_moves(opened, seat, self._think)) for seat in seats]
                if not all(move.result() for move in moves):
                    await house.put_off(opened)
                    return
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table could not be looked after")
        finally:
            self.attended.discard(identity)

    async def bot_moves(self, opened: OpenTable, seat: Seat, think: Thinker) -> bool:
        """Whether there was a place for the bot to think in."""
        table, house = opened.table, self._house
        if seat not in _bots_to_move(table):  # meanwhile another process was quicker, or it was taken back
            return True
        kind = (table.game.name, table.places[seat].player, _decision(table))
        try:
            considered = await think(table, seat)
        except BotsBusy:
            return False
        if table.people():
            await asyncio.sleep(self._pace.wait(kind, considered.seconds))

        def command(current: Table) -> list[Entry]:
            still = current.places[seat].player and seat in current.asked() and not current.paused
            fresh = current.places[seat].decision <= table.number
            if not (still and fresh):
                return []
            action, thought = considered.action, considered.thought
            now = house.now_at(current.identity)
            return commands.act(current, seat, None, action, now, house.chance, thought=thought)

        with contextlib.suppress(SpukhausError):
            await house.do(table.identity, command)
        return True


def _bots_to_move(table: Table) -> list[Seat]:
    if table.paused:
        return []
    return [seat for seat in table.asked() if seat in table.seats and table.places[seat].player]


def _decision(table: Table) -> str:
    """What kind of decision is due, as far as everybody can see."""
    view: AnyView = table.game.view(table.state, PUBLIC)
    return view.rule
