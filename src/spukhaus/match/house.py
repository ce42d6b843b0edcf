"""All the tables that this process serves: commands in, entries appended to the store, and only then told.

Any process can serve any table. Two that race for the same number are told apart by the store: one wins, and the other
reads what is new and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias, TypeVar

import msgspec

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import Seat
from spukhaus.core.redeal import MOST_REDEALS
from spukhaus.core.seed import new_seed
from spukhaus.match import commands
from spukhaus.match.caretaker import Caretaker, Thinker
from spukhaus.match.chance import ChanceSource, from_seed
from spukhaus.match.clocks import steady_time
from spukhaus.match.commands import TableRefused, Taker, check_over
from spukhaus.match.entries import Created, Entry, Followed, Settings, decode, encode, leads_to_the_end
from spukhaus.match.keys import hashed, is_table, new_identity, new_key
from spukhaus.match.open_table import OpenTable, Watcher
from spukhaus.match.ports import Founding, Hub, NoSuchTable, Notice, Stale, Store
from spukhaus.match.presence import BEAT_SECONDS, Presence
from spukhaus.match.retention import stage_of
from spukhaus.match.table import Table
from spukhaus.match.tables_in_memory import TablesInMemory
from spukhaus.match.thoughts import Considered
from spukhaus.match.updates import Viewer, about, encoder, update_after

log = logging.getLogger("spukhaus.match")

MOST_ENTRIES: Final = 50_000
"""A table is full then: no match is so long, and nobody shall fill a disk by moving and taking back."""
LAST_ENTRIES: Final = 10_000
"""So many of them are kept for what brings a match to its end: nobody shall keep others from it by filling a table."""
BOT_GRACE: Final = 15.0
"""How long the process that knows of a bot's turn may take before another one looks after it."""
FOLDED_AT_ONCE: Final = 40
"""So many entries are played again in no time."""
LONG_AT_ONCE: Final = 1
"""So many longer ones are played again at the same time: more threads would keep those who play from their turns."""
SWEEP_SECONDS: Final = 1.0
DUE_AT_ONCE: Final = 1000
"""So many tables are looked after in a sweep: whoever has made many with short clocks shall not delay others'."""
CATCH_UP_SECONDS: Final = 3.0
"""How often tables with connections are compared with the store, in case a ring was lost."""

Command: TypeAlias = Callable[[Table], list[Entry]]
"""What somebody wants to happen: the entries that it makes at the table as it is, or a refusal."""
Check: TypeAlias = Callable[[Table], None]
"""Refuses, or does nothing: whether the asker holds the seat, at the table as it is when it matters."""
AnswerT = TypeVar("AnswerT")
Hinter: TypeAlias = Callable[[Table, Seat, Callable[[int], None]], Awaitable[Considered]]
"""Finds an action for a person, who is told how many come before."""
Witness: TypeAlias = Callable[[OpenTable, Table], None]
"""Sees a table that has moved on, and what it was before."""


class House:
    def __init__(
        self,
        store: Store,
        hub: Hub,
        think: Thinker | None = None,
        hinter: Hinter | None = None,
        *,
        chance: ChanceSource = from_seed,
        pace: float = 0.0,
        now: Callable[[], float] | None = None,
    ) -> None:
        self.store = store
        self.hub = hub
        self.hinter = hinter
        self.chance = chance
        self.now = now or steady_time()
        self.commands_done = 0
        self.witnesses: list[Witness] = []
        """See what is done at this process, and never what others do: every command is seen once."""
        self.steward: Callable[[str], Awaitable[None]] | None = None
        """Looks after what is due of things that are kept like tables and are none (`keys.is_table`)."""
        self._caretaker = Caretaker(self, think, pace)
        self._tables = TablesInMemory(busy=self._caretaker.attended.__contains__)
        self.presence = Presence(hub, self._tables)
        self._opening: dict[str, asyncio.Future[OpenTable]] = {}
        self._long_ones = asyncio.Semaphore(LONG_AT_ONCE)
        self._reported: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Listen to the hub, and look after what is due."""
        await self.hub.listen(self._heard)
        self.every(SWEEP_SECONDS, self.sweep)
        self.every(CATCH_UP_SECONDS, self.catch_up_all)
        self.every(BEAT_SECONDS, self.presence.beat)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do it every so often, as long as the house is open."""
        self.spawn(self._again_and_again(seconds, work))

    async def _again_and_again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
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
        address: str = "",
    ) -> tuple[str, str]:
        """A new table; returns its id and the host's key. `edition` is a built-in name or a whole edition file,
        `address` where it is made from."""
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
        await self._make(identity, [created], address)
        return identity, key

    async def _make(self, identity: str, entries: list[Entry], address: str) -> None:
        bodies = [encode(entry) for entry in entries]
        table = await self._folded(identity, bodies)
        founding = Founding(address, msgspec.json.encode(table.created.edition))
        await self.store.append(identity, 1, bodies, self._notice(table), founding)
        opened = OpenTable(table)
        self._tables.keep(opened)
        self._caretaker.look_after(opened)

    async def keep(self, identity: str, entries: list[Entry], address: str = "") -> None:
        """A table whose first entries are known. If there is one of this id, it is the same, and nothing happens."""
        if identity not in await self.store.numbers([identity]):
            with contextlib.suppress(Stale):  # somebody else was quicker
                await self._make(identity, entries, address)

    async def rematch(self, identity: str, address: str = "") -> str:
        """The same people and settings with everybody one seat further; asked twice, it is the same new table."""

        def follow(table: Table) -> list[Entry]:
            check_over(table)
            return [] if table.next_table else [Followed(self.now(), new_identity())]

        await self.do(identity, follow)
        table = (await self.open(identity)).table
        following = table.next_table or ""
        if following not in await self.store.numbers([following]):
            anew = commands.seated_anew(table, following, new_seed(), self.now(), self.chance)
            await self.keep(following, anew, address)
        return following

    async def branch(self, identity: str, taker: Taker, address: str = "") -> str:
        """A new table that is played on from a moment of a match that is over."""
        made = new_identity()

        def branched(table: Table) -> list[Entry]:
            if len(table.redeals) >= MOST_REDEALS:
                raise TableRefused("branch-too-far", most=MOST_REDEALS)
            return commands.branched(table, made, taker, new_seed(), self.now(), self.chance)

        await self._make(made, await self.ask(identity, branched), address)
        return made

    def remembers(self, identity: str) -> bool:
        """Whether a table is in memory."""
        return identity in self._tables

    async def open(self, identity: str) -> OpenTable:
        """The table, from memory or from the store. Several callers wait for one reading."""
        if not is_table(identity):
            raise NoSuchTable
        opened = self._tables.used(identity)
        if opened is not None:
            return opened
        if identity in self._opening:
            return await asyncio.shield(self._opening[identity])
        opening = self._opening[identity] = asyncio.get_running_loop().create_future()
        try:
            opened = OpenTable(await self._folded(identity, await self.store.read(identity)))
        except BaseException as error:
            opening.set_exception(error)
            with contextlib.suppress(BaseException):
                opening.exception()  # somebody has looked at it: no warning if nobody waits
            raise
        finally:
            del self._opening[identity]
        self._set_time(opened)
        opened.elsewhere = self.presence.elsewhere(identity)
        self._tables.keep(opened)
        opening.set_result(opened)
        self._caretaker.look_after(opened)
        return opened

    async def _folded(self, identity: str, bodies: list[bytes]) -> Table:
        """A long match takes a moment to play again: other tables go on meanwhile."""
        if len(bodies) <= FOLDED_AT_ONCE:
            return Table.of(identity, bodies)
        async with self._long_ones:
            return await asyncio.to_thread(Table.of, identity, bodies)

    async def ask(self, identity: str, question: Callable[[Table], AnswerT]) -> AnswerT:
        """What can be said of a table. Before it is refused, the store is read again: somebody may just have sat down,
        or the match may just have ended, at another process."""
        opened = await self.open(identity)
        while True:
            try:
                return question(opened.table)
            except SpukhausError:
                if not await self._catch_up(opened):
                    raise

    async def listed(self, limit: int = 100) -> list[bytes]:
        return [self.presence.shown(table, body) for table, body in await self.store.listed(limit)]

    # Commands

    async def do(self, identity: str, command: Command) -> int:
        """Carry out a command. When this returns, it is saved; the number is that of its last entry."""
        opened = await self.open(identity)
        async with opened.lock:
            while True:
                try:
                    entries = command(opened.table)
                except SpukhausError:
                    if await self._read_on(opened):  # a refusal may only be due to what was not known here
                        continue
                    raise
                if not entries:
                    return opened.table.number
                most = MOST_ENTRIES - LAST_ENTRIES * (not all(map(leads_to_the_end, entries)))
                if opened.table.length + len(entries) > most:
                    raise TableRefused("table-full", most=most)
                entries = [_not_before(opened.table.latest, entry) for entry in entries]
                following = opened.table.after(entries)
                bodies = [encode(entry) for entry in entries]
                notice = self._notice(following, opened.ahead)
                try:
                    await self.store.append(identity, opened.table.length + 1, bodies, notice)
                    break
                except BaseException as error:
                    # Somebody else was quicker, or it is not known what was saved: the store knows.
                    more = await self._read_on(opened)
                    if not (isinstance(error, Stale) and more):
                        raise
            before = opened.table
            opened.move_on(following)
        for witness in self.witnesses:
            witness(opened, before)
        if notice.stage == "over":
            self._tables.keep(opened)
        self.commands_done += 1
        await self.hub.ring(identity, following.length)
        self._caretaker.look_after(opened)
        return following.number

    def now_at(self, identity: str) -> float:
        """The time at a table: the house's, unless the table was left at a later one (a machine's clock was set back
        and the house opened anew, or another machine's is ahead). There it goes on from that time."""
        opened = self._tables.get(identity)
        return self.now() + (opened.ahead if opened else 0.0)

    def _set_time(self, opened: OpenTable) -> None:
        opened.ahead = max(opened.ahead, opened.table.latest - self.now())

    def _notice(self, table: Table, ahead: float = 0.0) -> Notice:
        free = any(not table.places[seat].occupied for seat in table.seats)
        watchable = table.settings.spectators != "none" and not table.over
        awaited = free and bool(table.people())  # where nobody waits any more, nobody comes either
        listed = table.settings.listed and (watchable if table.started else awaited)
        wake_at = table.wake_at(self.now() + ahead + BOT_GRACE)
        wake_at = None if wake_at is None else wake_at - ahead
        return Notice(encoder.encode(about(table)) if listed else None, wake_at, stage_of(table))

    async def act(self, identity: str, seat: Seat, decision: int, action: str, check: Check) -> int:
        """A person's action (`commands.act`)."""
        now = self.now_at(identity)

        def command(table: Table) -> list[Entry]:
            check(table)
            return commands.act(table, seat, decision, action, now, self.chance)

        return await self.do(identity, command)

    async def erase(self, identity: str, keys: frozenset[str]) -> bool:
        """Whoever holds these keys leaves no trace at a table: neither name nor words, and nothing at all where nobody
        else has left any. Returns whether the table is gone."""
        seats = await self.ask(identity, lambda table: commands.traces(table, keys))
        opened = await self.open(identity)
        try:
            for seat in seats:
                await self.store.erase(identity, seat)
            while True:  # somebody may sit down meanwhile, or be as quick to leave
                await self._catch_up(opened)
                if not commands.alone(opened.table, keys):
                    return False
                if await self.store.delete(identity, opened.table.length):
                    return True
        except NoSuchTable:  # somebody else was quicker
            return True
        finally:
            await self._compare([identity])

    # Thoughts

    async def hint(
        self, identity: str, seat: Seat, check: Check, waits: Callable[[int], None]
    ) -> tuple[Table, Considered]:
        """What a bot would do with what this seat knows. That it was asked is saved before it is told. If others come
        before, `waits` hears how many."""

        def checked(table: Table) -> Table:
            check(table)
            commands.check_hint(table, seat)
            return table

        table = await self.ask(identity, checked)
        if self.hinter is None:
            raise TableRefused("aids-off")
        considered = await self.hinter(table, seat, waits)

        def given(current: Table) -> list[Entry]:
            check(current)
            return commands.hinted(current, seat, table.number, self.now_at(identity))

        await self.do(identity, given)
        return table, considered

    # Watching

    async def watch(self, identity: str, viewer: Viewer, wake: Callable[[], None]) -> tuple[OpenTable, Watcher]:
        opened = await self.open(identity)
        _check_watching(opened.table, viewer)
        watcher = Watcher(viewer, wake)
        before = opened.own()
        opened.enter(watcher)
        self._tell_who_is_here(opened, before)
        return opened, watcher

    def unwatch(self, opened: OpenTable, watcher: Watcher) -> None:
        before = opened.own()
        opened.leave(watcher)
        self._tell_who_is_here(opened, before)
        self._tables.tidy()

    def _tell_who_is_here(self, opened: OpenTable, before: frozenset[Seat]) -> None:
        if opened.own() != before:
            self.spawn(self.presence.tell(opened))

    async def news(self, opened: OpenTable, watcher: Watcher, since: int) -> tuple[int, bytes]:
        """What is new for a watcher since a number: saved, every bit of it."""
        if since > opened.table.number:  # it was at another process, which knew more
            await self._catch_up(opened)
        return self.told(opened, watcher, since)

    def told(self, opened: OpenTable, watcher: Watcher, since: int) -> tuple[int, bytes]:
        """The same, from what is known at this process."""
        if opened.gone:
            raise NoSuchTable
        table = opened.table
        viewer = watcher.viewer = watcher.viewer.anew(table)
        _check_watching(table, viewer)
        if since > table.number and viewer.seats:
            self._report(table.identity, f"is at {table.number}, but was seen at {since}")
        since = since if 0 <= since <= table.number else 0
        asked = (viewer.seats, since, watcher.had)
        made = opened.made.get(asked)
        if made is None:
            made = opened.made[asked] = update_after(table, viewer, since, opened.told_to_all(), watcher.had)
        message, had = made
        watcher.had = opened.had.setdefault(viewer.seats, had)
        return table.number, message

    # What other processes do

    async def _heard(self, identity: str, number: int) -> None:
        if await self.presence.heard(identity, number):
            return
        opened = self._tables.get(identity)
        if opened is not None and number > opened.table.length:
            await self._catch_up(opened)

    async def _catch_up(self, opened: OpenTable) -> bool:
        async with opened.lock:
            return await self._read_on(opened)

    async def _read_on(self, opened: OpenTable) -> bool:
        """Whether the store has more than was known here. The lock is held."""
        bodies = await self.store.read(opened.table.identity, opened.table.length)
        if bodies:
            opened.move_on(opened.table.after(map(decode, bodies)))
            self._set_time(opened)
        return bool(bodies)

    async def catch_up_all(self) -> None:
        await self._compare(list(self._tables))

    async def _compare(self, tables: list[str]) -> None:
        """Those in memory with the store: it may have more of one, or not have it any more."""
        known = {identity: self._tables[identity] for identity in tables if identity in self._tables}
        numbers = await self.store.numbers(list(known))
        for identity, opened in known.items():
            number = numbers.get(identity, 0)
            if number > opened.table.length and opened.watchers:
                await self._catch_up(opened)
            elif number > opened.table.length:
                self._tables.forget(identity)  # whoever asks for it next reads it anew
            elif number < opened.table.length:
                await self._look_whether_gone(opened)

    async def _look_whether_gone(self, opened: OpenTable) -> None:
        """Whoever runs the house may have deleted a table, or brought back an earlier one from a backup."""
        identity = opened.table.identity
        async with opened.lock:
            number = (await self.store.numbers([identity])).get(identity, 0)
            opened.gone = number < opened.table.length
        if opened.gone:
            self._tables.drop(identity)
            opened.changed()

    # Time

    async def sweep(self) -> None:
        """Look after tables where a bot's move or the end of somebody's time is overdue."""
        for identity in (*await self.store.due(self.now(), DUE_AT_ONCE), *self._due_ahead()):
            if not is_table(identity):
                if self.steward is not None:
                    await self.steward(identity)
                continue
            try:
                opened = await self.open(identity)
                await self._catch_up(opened)
            except NoSuchTable:
                continue
            except SpukhausError as error:  # one table that is damaged does not stop the others
                self._report(identity, f"cannot be looked after: {error.code} {error.params}")
                continue
            self._caretaker.look_after(opened)

    def _report(self, identity: str, what: str) -> None:
        """Something is wrong with what is kept of a table: whoever runs the house hears of it once."""
        if identity not in self._reported:
            self._reported.add(identity)
            log.critical("table %s %s", identity, what)

    def _due_ahead(self) -> list[str]:
        """The store knows of these by their own time, which is not the house's."""
        ahead = [identity for identity, opened in self._tables.items() if opened.ahead > SWEEP_SECONDS]
        due = {identity: self._tables[identity].table.wake_at(0.0) for identity in ahead}
        return [identity for identity, at in due.items() if at is not None and at <= self.now_at(identity)]

    async def put_off(self, opened: OpenTable) -> None:
        """The table comes again after those that are due meanwhile."""
        async with opened.lock:
            with contextlib.suppress(Stale):
                notice = self._notice(opened.table, opened.ahead)
                await self.store.append(opened.table.identity, opened.table.length + 1, [], notice)


def _not_before(latest: float, entry: Entry) -> Entry:
    """At a table time does not go back."""
    return entry if entry.at >= latest else msgspec.structs.replace(entry, at=latest)


def finished(table: Table) -> Table:
    """A match that is over: what is told of it may be told to anybody."""
    check_over(table)
    return table


def _check_watching(table: Table, viewer: Viewer) -> None:
    if not viewer.seats and table.settings.spectators == "none":
        raise TableRefused("no-spectators")
