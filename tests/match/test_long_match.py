"""The 2,000th move costs what the 20th does: nothing that grows with a match is gone through or copied for one move.

Work is counted, not timed: the lines that Python runs and the memory that it asks for.
"""

from __future__ import annotations

import statistics
import sys
import tracemalloc
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Any

import pytest
from benchmarks.long_table import LongTable

from spukhaus.match import commands
from spukhaus.match.chronicle import Chronicle
from spukhaus.match.table import MOST_LINKS
from spukhaus.store.memory import MemoryStore
from tests.match.bench import Bench, created

pytestmark = pytest.mark.anyio

SAMPLE = 21
SLACK_BYTES = 1024


async def lines_of(work: Callable[[], Awaitable[None]]) -> int:
    lines = 0

    def trace(_: FrameType, event: str, __: object) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    sys.settrace(trace)
    try:
        await work()
    finally:
        sys.settrace(None)
    return lines


async def bytes_of(work: Callable[[], Awaitable[None]]) -> int:
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        await work()
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()


async def cost(work: Callable[[], Awaitable[None]]) -> tuple[float, float]:
    """Medians, since a list that grows takes new memory now and then."""
    lines = [await lines_of(work) for _ in range(SAMPLE)]
    return statistics.median(lines), statistics.median([await bytes_of(work) for _ in range(SAMPLE)])


async def test_the_two_thousandth_move_costs_what_the_twentieth_does() -> None:
    long = await LongTable.laid(MemoryStore())
    while long.moves < 20:
        await long.move()
    early, early_chat = await cost(long.move), await cost(long.say)
    while long.moves < 2000:
        await long.move()
    late, late_chat = await cost(long.move), await cost(long.say)
    assert (late[0] <= early[0], late_chat[0] <= early_chat[0]) == (True, True)  # less, where a skill is spent
    assert late[1] < early[1] + SLACK_BYTES
    assert late_chat[1] < early_chat[1] + SLACK_BYTES


async def test_taking_back_goes_through_no_more_than_what_is_taken_back() -> None:
    long = await LongTable.laid(MemoryStore())

    async def to_and_fro() -> None:
        await long.move()
        undone = long.opened.table
        await long.house.do(undone.identity, lambda table: commands.take_back(table, 1, long.house.now()))
        if long.opened.table.proposal is not None:
            await long.house.do(undone.identity, lambda table: commands.answer(table, 0, True, long.house.now()))

    while long.moves < 20:
        await long.move()
    early = await lines_of(to_and_fro)
    while long.moves < 500:
        await long.move()
    assert await lines_of(to_and_fro) <= early


def test_links_without_end_do_not_heap_up() -> None:
    """They are copied with each move."""
    bench = Bench(created()).seat_people("Ada", "Bo")
    for number in range(3 * MOST_LINKS):
        for seat in (0, 1):
            bench.table.fold(commands.link(seat, f"{seat} {number}", 0.0)[0])
    assert len(bench.table.codes) == 2 * MOST_LINKS
    assert commands.redeem(bench.table, f"0 {3 * MOST_LINKS - 1}", "key", 0.0)
    with pytest.raises(commands.TableRefused, match="link-expired"):
        commands.redeem(bench.table, "0 0", "key", 0.0)


def test_tables_that_share_a_past_go_on_apart() -> None:
    """A move that could not be saved, and one that was made instead of it."""
    bench = Bench(created()).seat_people("Ada", "Bo")
    table, number = bench.table, len(bench.table.notes)
    lost = table.after(commands.say(table, 0, "lost", 0.0))
    kept = table.after(commands.say(table, 1, "kept", 0.0))
    assert [len(one.notes) for one in (table, lost, kept)] == [number, number + 1, number + 1]
    assert [one.notes[-1].entry.text for one in (lost, kept)] == ["lost", "kept"]  # type: ignore[union-attr]


def test_a_chronicle_is_a_list_whose_copies_do_not_see_each_other() -> None:
    first = Chronicle("ab")
    second = first.copy()
    second.append("c")
    third = first.copy()
    third.append("d")
    fourth = second.copy()
    assert [second.pop(), second.pop()] == ["c", "b"]
    second.append("e")
    fourth.append("f")
    first.replace(0, "g")
    assert ["".join(one) for one in (first, second, third, fourth)] == ["gb", "ae", "abd", "abcf"]
    assert (third[-1], third[1:], third[::-1], len(third)) == ("d", ["b", "d"], ["d", "b", "a"], 3)
    with pytest.raises(IndexError):
        first[2]
    with pytest.raises(IndexError):
        Chronicle().pop()


def test_what_nobody_else_sees_is_taken_off_in_place() -> None:
    alone = Chronicle(range(3))
    things = alone._things
    alone.pop()
    alone.append(7)
    assert (alone._things is things, list(alone)) == (True, [0, 1, 7])
