"""Any sequence of calls leaves a store as it leaves a plain dictionary."""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from spukhaus.match.ports import NoSuchTable, Notice, Stale
from spukhaus.store import open_store

Result = TypeVar("Result")

tables = st.sampled_from(["crypt", "attic", "cellar"])
people = st.sampled_from(["ada", "bo"])
bodies = st.lists(st.binary(max_size=3), max_size=3)
notices = st.builds(Notice, st.none() | st.binary(max_size=2), st.none() | st.sampled_from([1.0, 2.0, 3.0]))


@dataclass
class Expected:
    entries: list[bytes] = field(default_factory=list)
    notice: Notice = field(default_factory=Notice)


class MemoryMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.expected: dict[str, Expected] = {}
        self.played: set[tuple[str, str, int]] = set()
        self.runner = asyncio.Runner()
        self.url = self.new_url()
        self.store = self.runner.run(open_store(self.url))

    def new_url(self) -> str:
        return "memory:"

    @rule(table=tables, shift=st.sampled_from([0, 0, 0, 0, -1, 1]), entries=bodies, notice=notices)
    def append(self, table: str, shift: int, entries: list[bytes], notice: Notice) -> None:
        last = len(self.expected[table].entries) if table in self.expected else 0
        outcome: type[Exception] | None = None
        try:
            self.runner.run(self.store.append(table, last + 1 + shift, entries, notice))
        except (Stale, NoSuchTable) as error:
            outcome = type(error)
        if shift < 0:
            assert outcome is Stale
        elif shift > 0 or not (last or entries):
            assert outcome is NoSuchTable
        else:
            assert outcome is None
            kept = self.expected.setdefault(table, Expected())
            kept.entries += entries
            kept.notice = notice

    @rule(table=tables, after=st.integers(0, 4))
    def read(self, table: str, after: int) -> None:
        try:
            found = self.runner.run(self.store.read(table, after))
        except NoSuchTable:
            assert table not in self.expected
        else:
            assert found == self.expected[table].entries[after:]

    @rule(now=st.sampled_from([0.5, 1.0, 2.5, 3.0]), limit=st.integers(1, 3))
    def ask_who_is_due(self, now: float, limit: int) -> None:
        wakes = [(table.notice.wake_at, name) for name, table in self.expected.items()]
        due = sorted((at, name) for at, name in wakes if at is not None and at <= now)
        assert self.runner.run(self.store.due(now, limit)) == [name for _, name in due][:limit]

    @rule(person=people, table=tables, seat=st.integers(0, 1))
    def remember(self, person: str, table: str, seat: int) -> None:
        self.runner.run(self.store.remember(person, table, seat))
        self.played.add((person, table, seat))

    @rule(person=people)
    def forget(self, person: str) -> None:
        gone = {one for one in self.played if one[0] == person}
        assert self.runner.run(self.store.forget(person)) == len(gone)
        self.played -= gone

    @invariant()
    def what_was_played_is_remembered(self) -> None:
        for person in ("ada", "bo"):
            expected = sorted((table, seat) for who, table, seat in self.played if who == person)
            assert self.runner.run(self.store.remembered(person)) == expected

    @invariant()
    def numbers_and_list_agree(self) -> None:
        numbers = {name: len(table.entries) for name, table in self.expected.items()}
        assert self.runner.run(self.store.numbers(["crypt", "attic", "cellar", "hall"])) == numbers
        listed = [(name, table.notice.listed) for name, table in reversed(self.expected.items())]
        assert self.runner.run(self.store.listed(9)) == [shown for shown in listed if shown[1] is not None]

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()


class SqliteMachine(MemoryMachine):
    def new_url(self) -> str:
        self.folder = tempfile.TemporaryDirectory()
        path = Path(self.folder.name) / "house.db"
        path.write_bytes(empty_database())
        return f"sqlite:{path}"

    @precondition(lambda self: self.expected)
    @rule()
    def close_and_open_again(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(open_store(self.url))

    def teardown(self) -> None:
        super().teardown()
        self.folder.cleanup()


@cache
def empty_database() -> bytes:
    """Migrated once: copies of it need no alembic."""

    async def make(path: Path) -> bytes:
        await (await open_store(f"sqlite:{path}")).close()
        return path.read_bytes()

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(make(Path(folder) / "house.db"))


TestMemory = MemoryMachine.TestCase
TestMemory.settings = settings(max_examples=50, stateful_step_count=30, deadline=None)
TestSqlite = SqliteMachine.TestCase
TestSqlite.settings = settings(max_examples=15, stateful_step_count=25, deadline=None)
