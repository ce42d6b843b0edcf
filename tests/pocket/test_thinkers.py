"""Web workers in place of processes: one that hangs is sent home and replaced, and the next one has its turn."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.play import Play
from spukhaus.pocket import thinkers as pocket
from spukhaus.pocket.thinkers import Thinkers
from spukhaus.pocket.thinking import answer
from spukhaus.server.bots import Decision, choose
from spukhaus.server.fair_queue import Asker
from spukhaus.server.workers import Crew, Progress, Tell, WorkerFailed

pytestmark = pytest.mark.anyio


class Proxy(bytes):
    """As Pyodide hands bytes over."""

    def to_py(self) -> bytes:
        return bytes(self)


class Called:
    """As Pyodide hands functions over."""

    def __init__(self, function: Callable[..., object]) -> None:
        self.function = function

    def __call__(self, *arguments: object) -> object:
        return self.function(*arguments)

    def destroy(self) -> None:
        pass


class FakeWorker:
    """What runs in the other web worker runs here at once; or never, for work that hangs."""

    started: list[FakeWorker] = []  # noqa: RUF012

    def __init__(self) -> None:
        self.gone = False
        self.started.append(self)

    async def ready(self) -> None:
        await asyncio.sleep(0)

    async def ask(self, task: Any, heard: Any) -> Any:
        if hang.__name__.encode() in task:
            await asyncio.Event().wait()
        return answer(task, heard)

    def terminate(self) -> None:
        self.gone = True


def double(tell: Tell, number: int) -> int:
    tell(Progress(0.5))
    return 2 * number


def fail(_: Tell) -> None:
    raise KeyError("a secret")


def hang(_: Tell) -> None:
    raise AssertionError("nobody comes here")


@pytest.fixture(autouse=True)
def pyodide(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("pyodide.ffi")
    vars(module).update(to_js=Proxy, create_proxy=Called)
    monkeypatch.setitem(sys.modules, "pyodide", ModuleType("pyodide"))
    monkeypatch.setitem(sys.modules, "pyodide.ffi", module)
    FakeWorker.started = []


def crew(thinkers: Thinkers, work: Callable[..., object], seconds: float = 10) -> Crew:
    return Crew(1, seconds, 0, work, thinkers.hire)


async def test_the_same_work_is_done_and_its_progress_heard() -> None:
    heard: list[float] = []
    assert await crew(Thinkers(FakeWorker), double).ask(Asker("a"), (21,), heard.append) == 42
    assert heard == [0.5]


async def test_all_short_work_shares_one_that_survives_a_mistake() -> None:
    thinkers = Thinkers(FakeWorker)
    with pytest.raises(WorkerFailed, match=r"^KeyError in test_thinkers.py, line \d+$"):
        await crew(thinkers, fail).ask(Asker("a"), ())
    assert await crew(thinkers, double).ask(Asker("b"), (1,)) == 2
    assert [worker.gone for worker in FakeWorker.started] == [False]


@pytest.mark.parametrize(("level", "workers"), [("sensible", 0), ("master", 1)])
async def test_quick_levels_think_in_the_house_itself(level: str, workers: int) -> None:
    """No second Python for what takes milliseconds."""
    game = registry.game("ghostbumpers")
    play = Play(game, registry.config(game), "5eed" * 16)
    for _ in play.deal():
        pass
    [seat, *_] = game.to_act(play.state)
    choices = game.legal_actions(play.state, seat)
    asked = Decision(game.name, level, game.view(play.state, seat), choices, "1")
    action, *_ = await crew(Thinkers(FakeWorker), choose).ask(Asker("a"), asked)
    assert action in choices
    assert len(FakeWorker.started) == workers


async def test_a_quick_thought_that_fails_is_an_error_like_all_others() -> None:
    nothing = Decision("ghostbumpers", "novice", "no view", (), "1")  # type: ignore[arg-type]
    with pytest.raises(WorkerFailed, match=r"Error in \w+.py, line \d+$"):
        await crew(Thinkers(FakeWorker), choose).ask(Asker("a"), nothing)


async def test_one_that_hangs_is_replaced_and_those_who_wait_are_not_disturbed() -> None:
    thinkers = Thinkers(FakeWorker)
    hanging = asyncio.create_task(crew(thinkers, hang, 0.05).ask(Asker("a"), ()))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(crew(thinkers, double).ask(Asker("b"), (2,)))
    with pytest.raises(WorkerFailed):
        await hanging
    assert await waiting == 4
    assert [worker.gone for worker in FakeWorker.started] == [True, False]


async def test_who_gives_up_takes_only_what_was_thought_about_for_him() -> None:
    thinkers = Thinkers(FakeWorker)
    hanging = asyncio.create_task(crew(thinkers, hang).ask(Asker("a"), ()))
    await asyncio.sleep(0.01)
    hanging.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hanging
    assert await crew(thinkers, double).ask(Asker("b"), (3,)) == 6
    assert [worker.gone for worker in FakeWorker.started] == [True, False]


async def test_a_reviewer_goes_home_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pocket, "make_review", double)
    thinkers = Thinkers(FakeWorker)
    assert await crew(thinkers, double).ask(Asker("a"), (4,)) == 8
    assert [worker.gone for worker in FakeWorker.started] == [True]
