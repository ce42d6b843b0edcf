"""All the cups that this process serves: commands in, entries appended to the store, rounds that begin by themselves.

A cup is kept as a table is, and its number is the lock: of several processes one pairs a round, and the others read
what it has found. The tables of a round are named with the pairing, so that whoever finds one missing can lay it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias
from weakref import WeakValueDictionary

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.core.seed import new_seed
from spukhaus.cups import commands
from spukhaus.cups.cup import PREFIX, Cup, CupTable, Round, cup_of
from spukhaus.cups.entries import Entry, Founded, decode, encode
from spukhaus.cups.pairing import FILLER
from spukhaus.match import commands as at_tables
from spukhaus.match.entries import Clock, Created, Seated, Settings, Shared
from spukhaus.match.entries import Entry as TableEntry
from spukhaus.match.house import House
from spukhaus.match.keys import hashed, new_identity, new_key
from spukhaus.match.open_table import OpenTable
from spukhaus.match.ports import Founding, NoSuchTable, Notice, Stale
from spukhaus.match.table import Table

log = logging.getLogger("spukhaus.cups")

KEPT_CUPS: Final = 1000
LOOK_SECONDS: Final = 20.0
"""So often a round is looked after, in case the process has gone that knew of the end of a table."""
LOOKS_A_ROUND: Final = 1000
LONGEST_LOOK: Final = 600.0
"""Not more often, where a round has days: there may be thousands of such cups, and each look is saved."""
HURRY_SECONDS: Final = 5.0
"""So often when its time is up."""
LIVE_CLOCK: Final = Clock(move=180.0)

Command: TypeAlias = Callable[[Cup], list[Entry]]
FoundedBy: TypeAlias = Callable[[str, str], None]


class CupHouse:
    def __init__(self, house: House, founded_by: FoundedBy = lambda *_: None) -> None:
        """`founded_by` hears from which address a table was made."""
        self._house = house
        self._founded_by = founded_by
        self._cups: OrderedDict[str, Cup] = OrderedDict()
        self._writing: Locks = WeakValueDictionary()
        self._attending: Locks = WeakValueDictionary()
        house.witnesses.append(self.moved_on)
        house.steward = self.look_after_due

    async def found(
        self, *, game: str, seats: int | None, rounds: int, seconds: float, live: bool, address: str = ""
    ) -> tuple[str, str]:
        """A new cup; returns its id and the host's key."""
        key, identity, now = new_key(), new_identity(), self._house.now()
        founded = Founded(
            now,
            game=game,
            seats=registry.game(game).seat_counts[0] if seats is None else seats,
            rounds=rounds,
            until=now + seconds,
            live=live,
            host=hashed(key),
            lot=new_seed(),
        )
        entries = commands.found(founded)
        cup = cup_of(identity, entries)
        bodies = [encode(entry) for entry in entries]
        await self._house.store.append(PREFIX + identity, 1, bodies, self._notice(cup), Founding(address))
        self._keep(cup)
        return identity, key

    async def read(self, identity: str) -> Cup:
        """As the store has it now. `NoSuchTable` if there is none."""
        known = self._cups.get(identity)
        try:
            bodies = await self._house.store.read(PREFIX + identity, known.length if known else 0)
        except NoSuchTable:
            self._cups.pop(identity, None)
            raise
        entries = [decode(body) for body in bodies]
        cup = known.after(entries) if known else cup_of(identity, entries)
        self._keep(cup)
        return cup

    def _keep(self, cup: Cup) -> None:
        self._cups[cup.identity] = cup
        self._cups.move_to_end(cup.identity)
        if len(self._cups) > KEPT_CUPS:
            self._cups.popitem(last=False)

    async def do(self, identity: str, command: Command) -> Cup:
        """Carry out a command. When this returns, it is saved. Pairing takes a moment: others go on meanwhile."""
        async with _lock(self._writing, identity):
            while True:
                cup = await self.read(identity)
                entries = await asyncio.to_thread(command, cup)
                if not entries:
                    return cup
                following = cup.after(entries)
                bodies = [encode(entry) for entry in entries]
                try:
                    await self._house.store.append(PREFIX + identity, cup.length + 1, bodies, self._notice(following))
                except Stale:  # somebody else was quicker
                    continue
                self._keep(following)
                return following

    async def begin(self, identity: str) -> Cup:
        await self.do(identity, lambda cup: commands.begin(cup, new_seed(), new_identity, self._house.now()))
        await self.look_after(identity)
        return await self.read(identity)

    async def withdraw(self, identity: str, player: int) -> Cup:
        """In the match that the player leaves a bot plays on."""
        now = self._house.now()
        cup = await self.do(identity, lambda cup: commands.withdraw(cup, player, now))
        for table in cup.rounds[-1].tables if cup.rounds else ():
            seat = table.seat_of(player)
            if seat is not None and table.scores is None:
                await self._take_over(table, [seat], "left")
        return cup

    # Rounds that go on by themselves

    def moved_on(self, opened: OpenTable, before: Table) -> None:
        """A table was played at this process."""
        table = opened.table
        shared = table.created.shared
        if shared is not None and shared.kind == "cup" and table.outcome is not None and before.outcome is None:
            self._house.spawn(self._note_end(shared.by, table))

    async def _note_end(self, identity: str, table: Table) -> None:
        try:
            cup = await self.do(identity, lambda cup: commands.finish(cup, table, self._house.now()))
            if cup.rounds[-1].over:
                await self.look_after(identity)
        except (NoSuchTable, SpukhausError):  # it is looked after again in a while
            log.warning("the end of table %s could not be noted in its cup", table.identity)

    async def look_after_due(self, identity: str) -> None:
        if not identity.startswith(PREFIX):
            return
        try:
            await self.look_after(identity.removeprefix(PREFIX))
        except (NoSuchTable, SpukhausError) as error:
            log.warning("cup %s could not be looked after: %r", identity, error)

    async def look_after(self, identity: str) -> None:
        """Let everything happen that is due: ends that nobody noted, time that is up, the next round."""
        async with _lock(self._attending, identity):
            while await self._go_on(identity):
                pass
            cup = await self.read(identity)
            with contextlib.suppress(Stale):
                await self._house.store.append(PREFIX + identity, cup.length + 1, [], self._notice(cup, looked=True))

    async def _go_on(self, identity: str) -> bool:
        """Whether something new has begun, or ended."""
        cup, now = await self.read(identity), self._house.now()
        if cup.ended:
            return False
        if cup.rounds:
            cup = await self._play_on(cup, now)
            if not cup.rounds[-1].over:
                return False
            await asyncio.gather(*(self._disclose(table.identity) for table in cup.rounds[-1].tables))
        before = cup.length
        return (await self.do(identity, lambda cup: self._following(cup, now))).length > before

    def _following(self, cup: Cup, now: float) -> list[Entry]:
        if cup.ended or (cup.rounds and not cup.rounds[-1].over):  # another process was quicker
            return []
        if commands.is_done(cup, now):
            return commands.end(now)
        return commands.next_round(cup, new_seed(), new_identity, now) if cup.rounds else []

    async def _play_on(self, cup: Cup, now: float) -> Cup:
        """See to the tables of the latest round that go on."""
        played = cup.rounds[-1]
        waiting = [table for table in played.tables if table.scores is None]
        there = await self._house.store.numbers([table.identity for table in waiting])
        missing = [table for table in waiting if table.identity not in there]
        if missing:  # they count for whoever has founded the cup
            address = await self._house.store.founder(PREFIX + cup.identity)
            await asyncio.gather(*(self._lay(cup, played, table, now, address) for table in missing))
        for laid in waiting:
            table = (await self._house.open(laid.identity)).table
            if table.outcome is not None:
                cup = await self.do(cup.identity, lambda cup, table=table: commands.finish(cup, table, now))  # type: ignore[misc]
            elif now >= played.until:
                await self._take_over(laid, list(table.seats), "time")
        return cup

    async def _lay(self, cup: Cup, played: Round, table: CupTable, now: float, address: str) -> None:
        founded, game = cup.founded, cup.game
        config = registry.config(game, founded.seats, registry.edition(game), {})
        clock = LIVE_CLOCK if founded.live else Clock()
        created = Created(
            now,
            game=founded.game,
            rules=config.rules,
            seats=config.seats,
            edition=config.edition.text,
            options=dict(config.options),
            settings=Settings(clock=clock, spectators="none", aids=False),
            seed=played.seed,
            host=founded.host,
            shared=Shared("cup", cup.identity, bots_from=played.until),
        )
        entries: list[TableEntry] = [created]
        for seat, player in enumerate(table.players):
            entries.append(_seated(cup, seat, player, now))
        self._founded_by(table.identity, address)
        begun = at_tables.seated(table.identity, entries, now, self._house.chance)
        await self._house.keep(table.identity, begun, address)

    async def _take_over(self, table: CupTable, seats: list[int], reason: str) -> None:
        now = self._house.now_at(table.identity)
        await self._house.do(table.identity, lambda found: at_tables.take_over(found, seats, reason, now))

    async def _disclose(self, table: str) -> None:
        with contextlib.suppress(NoSuchTable):  # whoever runs the house may have deleted it
            await self._house.do(table, lambda found: at_tables.disclose(found, self._house.now_at(table)))

    def _notice(self, cup: Cup, *, looked: bool = False) -> Notice:
        """`looked`: everything was just seen to."""
        if cup.ended:
            return Notice(None, None, "over")
        now = self._house.now()
        if not cup.rounds:
            return Notice(None, cup.founded.until, "playing")
        played = cup.rounds[-1]
        if played.over:
            return Notice(None, now, "playing")
        due = played.until if now < played.until else now + HURRY_SECONDS
        rest = min(LONGEST_LOOK, (played.until - now) / LOOKS_A_ROUND) if looked else 0.0
        return Notice(None, min(due, now + max(LOOK_SECONDS, rest)), "playing")


def _seated(cup: Cup, seat: int, player: int, now: float) -> Seated:
    if player == FILLER:
        bot = registry.usual_bot(cup.game)
        return Seated(now, seat=seat, name=bot, bot=bot)
    known = cup.players[player]
    return Seated(now, seat=seat, name=known.name, keys=(known.key,) if known.key else (), bot=known.bot)


Locks: TypeAlias = WeakValueDictionary[str, asyncio.Lock]
"""One for each cup, which goes with the last who holds it or waits for it."""


def _lock(locks: Locks, identity: str) -> asyncio.Lock:
    return locks.setdefault(identity, asyncio.Lock())
