"""The processes beside the server: nobody starves, and nobody takes a worker along."""

from __future__ import annotations

import asyncio
import threading
from typing import Any, ClassVar

import pytest

from spukhaus.server.fair_queue import Asker, Turns
from spukhaus.server.workers import Crew

pytestmark = pytest.mark.anyio


def nothing(*_: object) -> None:
    """Work that no worker here does: they are told when to answer."""


class Slow:
    """A worker that answers when it is told to, and notes who asked."""

    asked: ClassVar[list[str]] = []
    answers: ClassVar[dict[str, threading.Event]] = {}

    def __init__(self, memory: int, work: object) -> None:
        pass

    def ask(self, task: tuple[Any, ...], seconds: float, heard: object) -> Any:
        name = str(task[0])
        self.asked.append(name)
        self.answers.setdefault(name, threading.Event()).wait(10)
        return name

    def kill(self) -> None:
        pass


async def test_no_table_starves_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spukhaus.server.workers.Worker", Slow)
    Slow.asked, Slow.answers = [], {}
    crew = Crew(1, 10, 0, nothing)
    waiting = []
    for name in ("a1", "a2", "a3", "a4", "b1", "b2", "c1"):
        Slow.answers[name] = threading.Event()
        waiting.append(asyncio.create_task(crew.ask(Asker(name[0]), (name, "", None, None, ""))))
        await asyncio.sleep(0)
    for event in Slow.answers.values():
        event.set()
    await asyncio.gather(*waiting)
    assert Slow.asked == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
    await crew.close()


async def test_who_gives_up_waiting_takes_no_worker_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spukhaus.server.workers.Worker", Slow)
    Slow.asked, Slow.answers = [], {}
    crew = Crew(1, 10, 0, nothing)

    def ask(name: str) -> asyncio.Task[Any]:
        return asyncio.create_task(crew.ask(Asker(name), (name, "", None, None, "")))

    first, second, third = ask("first"), ask("second"), ask("third")
    await asyncio.sleep(0.05)
    second.cancel()
    Slow.answers["first"].set()
    assert await first == "first"
    await asyncio.sleep(0.05)
    third.cancel()  # while it is being thought for
    with pytest.raises(asyncio.CancelledError):
        await third
    Slow.answers["third"].set()
    last = ask("last")
    await asyncio.sleep(0.05)
    Slow.answers["last"].set()
    assert await asyncio.wait_for(last, 60) == "last"
    assert Slow.asked == ["first", "third", "last"]
    await crew.close()


async def served(turns: Turns, *askers: Asker) -> list[Asker]:
    """Everybody asks while somebody else has the only place; in which order do they get it?"""
    await turns.take(Asker("before"))
    order: list[Asker] = []

    async def ask(asker: Asker) -> None:
        await turns.take(asker)
        order.append(asker)
        turns.give()

    waiting = [asyncio.create_task(ask(asker)) for asker in askers]
    await asyncio.sleep(0)
    assert turns.waiting == len(askers)
    turns.give()
    await asyncio.gather(*waiting)
    return order


async def test_a_hundred_tables_of_one_address_do_not_starve_a_stranger() -> None:
    crowd = [Asker(f"table {at}", "crowd") for at in range(100)]
    stranger = Asker("a table", "stranger")
    order = await served(Turns(1), *crowd, stranger)
    assert order.index(stranger) == 1
    assert [asker for asker in order if asker is not stranger] == crowd


async def test_people_who_wait_come_before_bots_among_themselves() -> None:
    bots = [Asker("bots 1", "a", people=False), Asker("bots 2", "b", people=False)]
    people = [Asker("people 1", "a"), Asker("people 2", "a")]
    assert await served(Turns(1), *bots, *people) == [*people, *bots]


async def test_whoever_waits_is_told_where_he_stands() -> None:
    turns = Turns(1)
    await turns.take(Asker("now"))
    askers = [Asker("a1", "a"), Asker("a2", "a"), Asker("b1", "b")]
    waiting = [asyncio.create_task(turns.take(asker)) for asker in askers]
    await asyncio.sleep(0)
    assert [turns.ahead(asker.table) for asker in askers] == [0, 2, 1]
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert [turns.ahead(asker.table) for asker in askers[1:]] == [1, 0]
    for task in waiting:
        task.cancel()
