"""All the tables that this process serves: commands in, entries appended to the store, and only then told.

Any process can serve any table. Two that race for the same number are told apart by the store: one wins, and the other
reads what is new and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import PUBLIC, Seat
from spukhaus.core.seed import new_seed
from spukhaus.match import commands
from spukhaus.match.chance import ChanceSource, from_seed
from spukhaus.match.commands import TableRefused, Taker, check_over
from spukhaus.match.entries import Created, Entry, Followed, Reviewed, Settings, decode, encode
from spukhaus.match.keys import hashed, new_identity, new_key
from spukhaus.match.pace import Pace
from spukhaus.match.ports import Hub, NoSuchTable, Notice, Stale, Store
from spukhaus.match.table import Table
from spukhaus.match.thoughts import Considered, kept_with
from spukhaus.match.updates import NOTHING_YET, Had, Viewer, about, encoder, update_after

log = logging.getLogger("spukhaus.match")

KEPT_TABLES: Final = 5_000
"""How many tables without connections are kept in memory."""
BOT_GRACE: Final = 15.0
"""How long the process that knows of a bot's turn may take before another one looks after it."""
SWEEP_SECONDS: Final = 1.0
CATCH_UP_SECONDS: Final = 3.0
"""How often tables with connections are compared with the store, in case a ring was lost."""

Command: TypeAlias = Callable[[Table], list[Entry]]
"""What somebody wants to happen: the entries that it makes at the table as it is, or a refusal."""
Check: TypeAlias = Callable[[Table], None]
"""Refuses, or does nothing: whether the asker holds the seat, at the table as it is when it matters."""
Thinker: TypeAlias = Callable[[Table, Seat], Awaitable[Considered]]
"""Finds a bot's action for a seat."""


@dataclass(slots=True, eq=False)
class Watcher:
    """A connection that wants to know about a table. `wake` is called when there is something new."""

    viewer: Viewer
    wake: Callable[[], None]
    had: Had = NOTHING_YET


@dataclass(slots=True, eq=False)
class OpenTable:
    """A table in memory. The lock is held while entries are on their way to the store: what is not saved is untold."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    lost: bool = False
    """The store could not say what is saved: nobody may look at this any more."""
    made: dict[tuple[Viewer, int, Had], tuple[bytes, Had]] = field(default_factory=dict)
    """Updates made since the last change: several tabs and spectators get the same bytes."""
    hints: Counter[Seat] = field(default_factory=Counter)
    """Hints given for decisions that are still to be made. They are written down with the action, because an entry of
    their own would tell the others at once."""

    def here(self) -> frozenset[Seat]:
        return frozenset(seat for watcher in self.watchers for seat in watcher.viewer.seats)

    def changed(self) -> None:
        self.made.clear()
        for watcher in self.watchers:
            watcher.wake()


class House:
    def __init__(
        self,
        store: Store,
        hub: Hub,
        think: Thinker | None = None,
        hinter: Thinker | None = None,
        *,
        chance: ChanceSource = from_seed,
        pace: float = 0.0,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.hub = hub
        self.think = think
        self.hinter = hinter
        self.chance = chance
        self.pace = Pace(pace)
        self.now = now
        self.commands_done = 0
        self._tables: OrderedDict[str, OpenTable] = OrderedDict()
        self._opening: dict[str, asyncio.Future[OpenTable]] = {}
        self._attended: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the hub, and look after what is due."""
        await self.hub.listen(self._heard)
        self._spawn(self._every(SWEEP_SECONDS, self.sweep))
        self._spawn(self._every(CATCH_UP_SECONDS, self.catch_up_all))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                # The store may be away for a moment; the next round tries again.
                log.exception("looking after tables failed")

    # Tables

    async def create(
        self,
        *,
        game: str,
        seats: int | None = None,
        edition: str = registry.STANDARD,
        options: dict[str, str] | None = None,
        settings: Settings | None = None,
        title: str = "",
    ) -> tuple[str, str]:
        """A new table; returns its id and the host's key. `edition` is a built-in name or a whole edition file."""
        played = registry.game(game)
        box = registry.edition(played, edition) if "\n" not in edition else registry.read_edition(played, edition)
        config = registry.config(played, seats, box, options or {})
        key, identity = new_key(), new_identity()
        created = Created(
            self.now(),
            game=game,
            rules=config.rules,
            seats=config.seats,
            edition=box.text,
            options=dict(config.options),
            settings=settings or Settings(),
            seed=new_seed(),
            host=hashed(key),
            title=title,
        )
        await self._make(identity, [created])
        return identity, key

    async def _make(self, identity: str, entries: list[Entry]) -> OpenTable:
        table = Table.of(identity, [encode(entry) for entry in entries])
        await self.store.append(identity, 1, [encode(entry) for entry in entries], self._notice(table))
        opened = self._tables[identity] = OpenTable(table)
        self._look_after(opened)
        return opened

    async def keep(self, identity: str, entries: list[Entry]) -> None:
        """A table whose first entries are known. If there is one of this id, it is the same, and nothing happens."""
        if identity not in await self.store.numbers([identity]):
            with contextlib.suppress(Stale):  # somebody else was quicker
                await self._make(identity, entries)

    async def rematch(self, identity: str) -> str:
        """The same people and settings with everybody one seat further; asked twice, it is the same new table."""

        def follow(table: Table) -> list[Entry]:
            check_over(table)
            return [] if table.next_table else [Followed(self.now(), new_identity())]

        await self.do(identity, follow)
        table = (await self.open(identity)).table
        following = table.next_table or ""
        await self.keep(following, commands.seated_anew(table, following, new_seed(), self.now(), self.chance))
        return following

    async def branch(self, identity: str, taker: Taker) -> str:
        """A new table that is played on from a moment of a match that is over."""
        opened = await self.open(identity)
        async with opened.lock:
            made = new_identity()
            entries = commands.branched(opened.table, made, taker, new_seed(), self.now(), self.chance)
        await self._make(made, entries)
        return made

    async def open(self, identity: str) -> OpenTable:
        """The table, from memory or from the store. Several callers wait for one reading."""
        opened = self._tables.get(identity)
        if opened is not None:
            self._tables.move_to_end(identity)
            return opened
        if identity in self._opening:
            return await asyncio.shield(self._opening[identity])
        opening = self._opening[identity] = asyncio.get_running_loop().create_future()
        try:
            opened = OpenTable(Table.of(identity, await self.store.read(identity)))
        except BaseException as error:
            opening.set_exception(error)
            with contextlib.suppress(BaseException):
                opening.exception()  # somebody has looked at it: no warning if nobody waits
            raise
        finally:
            del self._opening[identity]
        self._tables[identity] = opened
        opening.set_result(opened)
        self._forget_some()
        self._look_after(opened)
        return opened

    def _forget_some(self) -> None:
        for identity in list(self._tables):
            if len(self._tables) <= KEPT_TABLES:
                return
            opened = self._tables[identity]
            if not opened.watchers and not opened.lock.locked() and identity not in self._attended:
                del self._tables[identity]

    async def listed(self, limit: int = 100) -> list[bytes]:
        return [body for _, body in await self.store.listed(limit)]

    # Commands

    async def do(self, identity: str, command: Command) -> int:
        """Carry out a command. When this returns, it is saved; the number is that of its last entry."""
        opened = await self.open(identity)
        async with opened.lock:
            while True:
                entries = command(opened.table)
                if not entries:
                    return opened.table.number
                first = opened.table.number + 1
                for entry in entries:
                    opened.table.fold(entry)
                try:
                    await self.store.append(
                        identity, first, [encode(entry) for entry in entries], self._notice(opened.table)
                    )
                    break
                except BaseException as error:
                    # What was folded in is not saved: go back to what the store says before anybody sees it.
                    await self._reload(opened)
                    if not isinstance(error, Stale):
                        raise
            number = opened.table.number
            opened.changed()
        self.commands_done += 1
        await self.hub.ring(identity, number)
        self._look_after(opened)
        return number

    async def _reload(self, opened: OpenTable) -> None:
        try:
            opened.table = Table.of(opened.table.identity, await self.store.read(opened.table.identity))
        except BaseException:
            opened.lost = True
            self._tables.pop(opened.table.identity, None)
            raise
        finally:
            opened.changed()

    def _notice(self, table: Table) -> Notice:
        free = [seat for seat in table.seats if not table.places[seat].occupied]
        listed = table.settings.listed and free and not table.started
        return Notice(encoder.encode(about(table)) if listed else None, table.wake_at(self.now() + BOT_GRACE))

    async def act(self, identity: str, seat: Seat, decision: int, action: str, check: Check) -> int:
        """A person's action (`commands.act`), written down with the hints that it was made with."""
        now = self.now()
        opened = await self.open(identity)
        hints = opened.hints[seat]

        def command(table: Table) -> list[Entry]:
            check(table)
            return commands.act(table, seat, decision, action, now, self.chance, hints=hints)

        number = await self.do(identity, command)
        opened.hints[seat] -= hints
        return number

    # Thoughts

    async def hint(self, identity: str, seat: Seat, check: Check) -> tuple[Table, Considered]:
        """What a bot would do with what this seat knows."""
        opened = await self.open(identity)
        async with opened.lock:
            table, number = opened.table, opened.table.number
            check(table)
            commands.check_hint(table, seat)
        if self.hinter is None:
            raise TableRefused("aids-off")
        considered = await self.hinter(table, seat)
        async with opened.lock:
            check(opened.table)
            if seat not in opened.table.asked() or opened.table.places[seat].decision > number:
                raise TableRefused("stale", number=opened.table.number)
            opened.hints[seat] += 1
        return opened.table, considered

    async def thoughts(self, identity: str) -> dict[int, Any]:
        """What bots thought in a match that is over, by the numbers of their actions' entries."""
        opened = await self.open(identity)
        check_over(opened.table)
        async with opened.lock:
            return kept_with(opened.table, await self.store.read(identity))

    async def review(self, identity: str) -> bytes | None:
        """The review that is kept with a match, as it was made."""
        opened = await self.open(identity)
        check_over(opened.table)
        if opened.table.review is None:
            return None
        number, _ = opened.table.review
        entry = decode((await self.store.read(identity, number - 1))[0])
        return bytes(entry.review) if isinstance(entry, Reviewed) else None

    async def keep_review(self, identity: str, version: int, review: bytes) -> None:
        """Unless somebody else has just kept as good a one."""

        def keep(table: Table) -> list[Entry]:
            check_over(table)
            known = table.review is not None and table.review[1] >= version
            return [] if known else [Reviewed(self.now(), version, msgspec.Raw(review))]

        await self.do(identity, keep)

    # Watching

    async def watch(self, identity: str, viewer: Viewer, wake: Callable[[], None]) -> tuple[OpenTable, Watcher]:
        opened = await self.open(identity)
        _check_watching(opened.table, viewer)
        watcher = Watcher(viewer, wake)
        opened.watchers.add(watcher)
        opened.made.clear()
        return opened, watcher

    def unwatch(self, opened: OpenTable, watcher: Watcher) -> None:
        opened.watchers.discard(watcher)
        opened.made.clear()

    async def news(self, opened: OpenTable, watcher: Watcher, since: int) -> tuple[int, bytes]:
        """What is new for a watcher since a number: saved, every bit of it."""
        async with opened.lock:
            # A seat that was given up may be somebody else's by now.
            viewer = watcher.viewer = Viewer.with_keys(opened.table, watcher.viewer.keys)
            _check_watching(opened.table, viewer)
            since = since if 0 <= since <= opened.table.number else 0
            asked = (viewer, since, watcher.had)
            if asked not in opened.made:
                opened.made[asked] = update_after(opened.table, viewer, since, opened.here(), watcher.had)
            message, watcher.had = opened.made[asked]
            return opened.table.number, message

    # What other processes do

    async def _heard(self, identity: str, number: int) -> None:
        opened = self._tables.get(identity)
        if opened is not None and number > opened.table.number:
            await self._catch_up(opened)

    async def _catch_up(self, opened: OpenTable) -> None:
        async with opened.lock:
            bodies = await self.store.read(opened.table.identity, opened.table.number)
            if bodies:
                for body in bodies:
                    opened.table.fold(decode(body))
                opened.changed()

    async def catch_up_all(self) -> None:
        """Compare the tables that somebody watches with the store."""
        watched = {identity: opened for identity, opened in self._tables.items() if opened.watchers}
        for identity, number in (await self.store.numbers(list(watched))).items():
            if number > watched[identity].table.number:
                await self._catch_up(watched[identity])

    # Bots and time

    async def sweep(self) -> None:
        """Look after tables where a bot's move or the end of somebody's time is overdue."""
        for identity in await self.store.due(self.now(), 100):
            try:
                opened = await self.open(identity)
            except NoSuchTable:
                continue
            await self._catch_up(opened)
            self._look_after(opened)

    def _look_after(self, opened: OpenTable) -> None:
        identity = opened.table.identity
        if opened.table.wake_at(0.0) is not None and identity not in self._attended:
            self._attended.add(identity)
            self._spawn(self._attend(opened))

    async def _attend(self, opened: OpenTable) -> None:
        """Let bots move, and end the time of those whose time is up, until a person is to decide."""
        identity = opened.table.identity
        try:
            while True:
                if any(commands.run_out(opened.table, self.now())):
                    await self.do(identity, lambda table: commands.run_out(table, self.now()))
                seats = self._bots_to_move(opened.table)
                if not seats or self.think is None:
                    return
                async with asyncio.TaskGroup() as together:
                    for seat in seats:
                        together.create_task(self._bot_moves(opened, seat, self.think))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a table could not be looked after")
        finally:
            self._attended.discard(identity)

    def _bots_to_move(self, table: Table) -> list[Seat]:
        if table.paused:
            return []
        return [seat for seat in table.asked() if seat in table.seats and table.places[seat].player]

    async def _bot_moves(self, opened: OpenTable, seat: Seat, think: Thinker) -> None:
        async with opened.lock:
            table, number = opened.table, opened.table.number
        kind = (table.game.name, table.places[seat].player, _decision(table))
        considered = await think(table, seat)
        if table.people():
            await asyncio.sleep(self.pace.wait(kind, considered.seconds))

        def command(current: Table) -> list[Entry]:
            still = current.places[seat].player and seat in current.asked() and not current.paused
            fresh = current.places[seat].decision <= number
            if not (still and fresh):
                return []
            action, thought = considered.action, considered.thought
            return commands.act(current, seat, None, action, self.now(), self.chance, thought=thought)

        with contextlib.suppress(SpukhausError):
            await self.do(opened.table.identity, command)


def _decision(table: Table) -> str:
    """What kind of decision is due, as far as everybody can see."""
    return str(getattr(table.game.view(table.state, PUBLIC), "rule", ""))


def _check_watching(table: Table, viewer: Viewer) -> None:
    if not viewer.seats and table.settings.spectators == "none":
        raise TableRefused("no-spectators")
