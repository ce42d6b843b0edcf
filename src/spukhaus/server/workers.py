"""Processes beside the server, with a limit on their time and memory: for bots, hints and reviews.

One that hangs or dies is killed and replaced. People come first: the processes are nice, so that the server answers at
once however much they have to think about. Where there are no processes (in a web page: `pocket.thinkers`), others are
hired in their place.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import time
import traceback
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

from spukhaus.server.fair_queue import Asker, Turns, Waits, quietly

THINKING_SECONDS: Final = 20.0
MEMORY_BYTES: Final = 512 << 20
"""Of addresses, which a process has more of than of memory: enough for the 300 MB that a level may need."""
NICENESS: Final = 10
"""Enough for the server to answer at once. At 19 a bot on a machine with other work would hardly think at all."""

_context = multiprocessing.get_context("spawn")

Task: TypeAlias = tuple[Any, ...]
"""What a worker is given: the arguments of its work."""
Tell: TypeAlias = Callable[[Any], None]
Work: TypeAlias = Callable[..., Any]
"""What a worker does: a function of a module, given a way to tell its `Progress` and the parts of the task."""
Heard: TypeAlias = Callable[[float], None]
"""Is called with the progress of a task; in another thread."""


class WorkerFailed(Exception):
    """The work hung, died or raised."""


class Progress(float):
    """How much of a long task is done; sent before the answer, as often as one likes."""


def _unheard(_: float) -> None:
    pass


class Hired(Protocol):
    """Somebody who thinks about one task at a time."""

    async def ask(self, task: Task, seconds: float, heard: Heard) -> Any:
        """The answer, or `WorkerFailed`."""

    def kill(self) -> None:
        """Nobody waits any more for what it thinks about."""


Hire: TypeAlias = Callable[[int, Work], Awaitable[Hired]]
"""Finds somebody for a kind of work, who may use so much memory."""


class Worker:
    """One process that thinks about one task at a time."""

    def __init__(self, memory: int, work: Work) -> None:
        self._pipe, inner = _context.Pipe()
        self._process = _context.Process(target=_serve, args=(inner, memory, work), daemon=True)
        self._process.start()
        inner.close()

    def ask(self, task: Task, seconds: float, heard: Heard = _unheard) -> Any:
        """Blocks, so call it in a thread."""
        until = time.monotonic() + seconds
        try:
            self._pipe.send(task)
            answer: Any = Progress(0)
            while isinstance(answer, Progress):
                heard(answer)
                if not self._pipe.poll(max(0.0, until - time.monotonic())):
                    raise WorkerFailed("time")
                answer = self._pipe.recv()
        except (OSError, EOFError) as error:
            raise WorkerFailed(type(error).__name__) from error
        if isinstance(answer, BaseException):
            raise WorkerFailed(str(answer))
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


class InThread:
    """A process, and the thread that waits for it: those who wait here must not keep others from theirs."""

    def __init__(self, worker: Worker, thread: ThreadPoolExecutor) -> None:
        self._worker = worker
        self._thread = thread

    async def ask(self, task: Task, seconds: float, heard: Heard) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._worker.ask, task, seconds, heard)

    def kill(self) -> None:
        self._worker.kill()
        self._thread.shutdown(wait=False)


async def hire_process(memory: int, work: Work) -> Hired:
    thread = ThreadPoolExecutor(1, "spukhaus-crew")
    return InThread(await asyncio.get_running_loop().run_in_executor(thread, Worker, memory, work), thread)


def _serve(pipe: Pipe, memory: int, work: Work) -> None:
    """The life of a worker process."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system has limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(NICENESS)
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        pipe.send(attempted(work, pipe.send, task))


def attempted(work: Work, tell: Tell, task: Task) -> Any:
    """The answer, or an error: whatever goes wrong with a worker, the server must hear of it."""
    try:
        return work(tell, *task)
    except BaseException as error:
        return RuntimeError(_where(error))


def _where(error: BaseException) -> str:
    """What went wrong and where, and not with which cards: whoever reads the log may be playing."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(frames[-1].filename).name}, line {frames[-1].lineno}"


class Crew:
    """Some workers, and the line before them (`server.fair_queue`)."""

    def __init__(self, count: int, seconds: float, memory: int, work: Work, hire: Hire = hire_process) -> None:
        self._work = work
        self._hire = hire
        self._count = count
        self._seconds = seconds
        self._memory = memory
        self._free: list[Hired | None] = [None] * count  # started when they are first needed
        self._turns = Turns(count)

    def full(self, address: str, most: int, most_each: int) -> bool:
        """Whether so many wait already: in all, or for this address."""
        return self._turns.waiting >= most or self._turns.waiting_for(address) >= most_each

    def ahead(self, table: str) -> int:
        return self._turns.ahead(table)

    async def ask(self, asker: Asker, task: Task, heard: Heard = _unheard, waits: Waits = quietly) -> Any:
        await self._turns.take(asker, waits)
        worker = self._free.pop()
        try:
            if worker is None:
                worker = await self._hire(self._memory, self._work)
            return await worker.ask(task, self._seconds, heard)
        except BaseException:  # also if nobody waits for the answer any more: it must not be taken for the next one's
            if worker is not None:
                worker.kill()
            worker = None
            raise
        finally:
            self._free.append(worker)
            self._turns.give()

    async def close(self) -> None:
        for _ in range(self._count):
            await self._turns.take(Asker(""))
            worker = self._free.pop()
            if worker is not None:
                await asyncio.to_thread(worker.kill)
