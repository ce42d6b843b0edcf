"""Other web workers, each with the same house loaded, in place of the processes of `server.workers`.

Each takes some seconds to start and much memory. So levels that think for milliseconds do it in the house itself,
which is in a worker too: no page waits for that. All other short work (strong bots, hints, beliefs, files) has one
worker in common, where one waits for the other, from when it is first needed. A review takes long, and has one that
goes home when it is made.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias

from spukhaus.server.bots import Decision
from spukhaus.server.reviews import make_review
from spukhaus.server.workers import Heard, Hired, Task, Work, WorkerFailed, attempted

LIGHT: Final = frozenset(("random", "novice", "sensible"))
"""Levels that think for milliseconds, on a phone too (docs/pocket.md has the figures)."""


class WebWorker(Protocol):
    def ready(self) -> Awaitable[None]:
        """When the house is loaded there."""

    def ask(self, task: object, heard: object) -> Awaitable[Any]:
        """The answer, as bytes."""

    def terminate(self) -> None: ...


Start: TypeAlias = Callable[[], WebWorker]


class Thinker:
    """A web worker that is started when it is first needed, and anew after it hung or died."""

    def __init__(self, start: Start, stays: bool) -> None:
        self._start = start
        self._stays = stays
        self._worker: WebWorker | None = None
        self._turn = asyncio.Lock()

    async def ask(self, work: Work, task: Task, seconds: float, heard: Heard) -> Any:
        async with self._turn:
            try:
                worker = await self._ready()
                async with asyncio.timeout(seconds):
                    answer = await _asked(worker, (work, task), heard)
            except BaseException as error:  # also if nobody waits for the answer any more
                self._go_home()
                if isinstance(error, Exception):
                    raise WorkerFailed(type(error).__name__) from error
                raise
            if not self._stays:
                self._go_home()
        return _told(answer)

    async def _ready(self) -> WebWorker:
        if self._worker is None:
            self._worker = self._start()
        await self._worker.ready()
        return self._worker

    def _go_home(self) -> None:
        if self._worker is not None:
            self._worker.terminate()
        self._worker = None


async def _asked(worker: WebWorker, asked: tuple[Work, Task], heard: Heard) -> Any:
    from pyodide.ffi import create_proxy, to_js

    hears = create_proxy(heard)
    try:
        answer = await worker.ask(to_js(pickle.dumps(asked)), hears)
    finally:
        hears.destroy()
    return pickle.loads(bytes(answer.to_py()))  # noqa: S301  # packed by `pocket.thinking`, in our own worker


def _told(answer: Any) -> Any:
    if isinstance(answer, BaseException):
        raise WorkerFailed(str(answer))
    return answer


class _Hired:
    """Somebody's work at a thinker. Who hangs is sent home there, so there is nothing to kill here."""

    def __init__(self, thinker: Thinker, work: Work) -> None:
        self._thinker = thinker
        self._work = work

    async def ask(self, task: Task, seconds: float, heard: Heard) -> Any:
        if isinstance(task, Decision) and task.bot in LIGHT:
            return _told(attempted(self._work, heard, task))
        return await self._thinker.ask(self._work, task, seconds, heard)

    def kill(self) -> None:
        pass


class Thinkers:
    def __init__(self, start: Start) -> None:
        self._quick = Thinker(start, stays=True)
        self._thorough = Thinker(start, stays=False)

    async def hire(self, _: int, work: Work) -> Hired:
        return _Hired(self._thorough if work is make_review else self._quick, work)
