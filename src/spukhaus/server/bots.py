"""Bots run in processes of their own, with a limit on their time and memory, and are given a view and nothing else.

One that hangs or dies is killed and replaced, and a random choice is made in its stead: the table goes on. People come
first: the processes are nice, so that the server answers at once however many bots are thinking.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import time
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from spukhaus.core import registry
from spukhaus.core.game import AnyGame, Choices, Seat
from spukhaus.core.thought import think
from spukhaus.match.commands import TableRefused
from spukhaus.match.table import Table
from spukhaus.match.thoughts import Considered

log = logging.getLogger("spukhaus.bots")

THINKING_SECONDS: Final = 20.0
MEMORY_BYTES: Final = 512 << 20
"""Of addresses, which a process has more of than of memory: enough for the 300 MB that a level may need."""
LARGEST_THOUGHT: Final = 32 << 10
MOST_WAITING: Final = 200
"""So many may wait for a hint; whoever comes then is asked to come again."""
NICENESS: Final = 10
"""Enough for the server to answer at once. At 19 a bot on a machine with other work would hardly think at all."""

_context = multiprocessing.get_context("spawn")

Task: TypeAlias = tuple[str, str, Any, Choices[Any], str]
"""A game, a bot, a view, choices and a random stream."""
Tell: TypeAlias = Callable[[Any], None]
Answer: TypeAlias = Callable[..., Any]
"""What a worker does: it is given a way to tell its `Progress`, and the parts of the task."""


class BotFailed(Exception):
    """The bot hung, died or raised."""


class Progress(float):
    """How much of a long task is done; sent before the answer, as often as one likes."""


class Worker:
    """One process that thinks about one task at a time."""

    def __init__(self, memory: int, answer: Answer | None = None) -> None:
        self._pipe, inner = _context.Pipe()
        self._process = _context.Process(target=_work, args=(inner, memory, answer or _choose), daemon=True)
        self._process.start()
        inner.close()

    def ask(self, task: tuple[Any, ...], seconds: float, heard: Callable[[float], None] = lambda _: None) -> Any:
        """Blocks, so call it in a thread."""
        until = time.monotonic() + seconds
        try:
            self._pipe.send(task)
            answer: Any = Progress(0)
            while isinstance(answer, Progress):
                heard(answer)
                if not self._pipe.poll(max(0.0, until - time.monotonic())):
                    raise BotFailed("time")
                answer = self._pipe.recv()
        except (OSError, EOFError) as error:
            raise BotFailed(type(error).__name__) from error
        if isinstance(answer, BaseException):
            raise BotFailed(str(answer))
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _work(pipe: Connection, memory: int, answer_: Answer) -> None:
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
        try:
            answer: Any = answer_(pipe.send, *task)
        except BaseException as error:  # whatever a bot does wrong, the table must hear of it
            answer = RuntimeError(_where(error))
        pipe.send(answer)


def _choose(
    _: Tell, game_name: str, bot_name: str, view: Any, choices: Choices[Any], stream: str
) -> tuple[Any, bytes, float]:
    """The action, what was thought (if anything), and how long it took."""
    game = registry.game(game_name)
    bot = registry.bot(game, bot_name)(game)
    began = time.perf_counter()
    thought = think(bot, view, choices, random.Random(stream))
    seconds = time.perf_counter() - began
    weighed = thought.alternatives or thought.beliefs
    record = msgspec.json.encode(thought.record(game)) if weighed else b""
    return thought.action, record if len(record) <= LARGEST_THOUGHT else b"", seconds


def _where(error: BaseException) -> str:
    """What went wrong and where, and not with which cards: whoever reads the log may be playing."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} in {Path(frames[-1].filename).name}, line {frames[-1].lineno}"


class Crew:
    """Some workers, and the line before them. Every table that waits has its turn, however much another one asks."""

    def __init__(self, count: int, seconds: float, memory: int, answer: Answer | None = None) -> None:
        self._answer = answer
        self._count = count
        self._seconds = seconds
        self._memory = memory
        self._free: list[Worker | None] = [None] * count  # started when they are first needed
        self._line: OrderedDict[str, deque[asyncio.Future[Worker | None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._line.values()))

    async def ask(self, table: str, task: tuple[Any, ...], heard: Callable[[float], None] = lambda _: None) -> Any:
        worker = await self._take(table)
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker, self._memory, self._answer)
            return await asyncio.to_thread(worker.ask, task, self._seconds, heard)
        except BaseException:  # also if nobody waits for the answer any more: it must not be taken for the next one's
            if worker is not None:
                worker.kill()
            worker = None
            raise
        finally:
            self._give(worker)

    async def _take(self, table: str) -> Worker | None:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Worker | None] = asyncio.get_running_loop().create_future()
        self._line.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: Worker | None) -> None:
        while self._line:
            table, turns = self._line.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._line[table] = turns  # behind the other tables
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def close(self) -> None:
        for _ in range(self._count):
            worker = await self._take("")
            if worker is not None:
                await asyncio.to_thread(worker.kill)


class BotHouse:
    """Where the bots of all tables of this process think. Hints have a worker of their own: neither waits for the
    other."""

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = THINKING_SECONDS,
        memory: int = MEMORY_BYTES,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._bots = Crew(workers or max(1, (os.cpu_count() or 2) - 1), seconds, memory)
        self._hints = Crew(1, seconds, memory)
        self._failed = failed

    async def think(self, table: Table, seat: Seat) -> Considered:
        """What the bot does that plays for this seat."""
        bot = table.places[seat].player or "random"
        task = self._task(table, seat, bot, "bot")
        try:
            return _considered(table.game, task, await self._bots.ask(table.identity, task))
        except BotFailed as failure:
            self._note(task, failure)
            return Considered(table.game.write(_instead(task)))

    async def hint(self, table: Table, seat: Seat) -> Considered:
        """What the strongest bot would do in this seat."""
        if self._hints.waiting >= MOST_WAITING:
            raise TableRefused("hint-failed")
        task = self._task(table, seat, registry.best_bot(table.game), "hint")
        try:
            return _considered(table.game, task, await self._hints.ask(table.identity, task))
        except BotFailed as failure:
            self._note(task, failure)
            raise TableRefused("hint-failed") from failure

    def _task(self, table: Table, seat: Seat, bot: str, purpose: str) -> Task:
        game = table.game
        view, choices = game.view(table.state, seat), game.legal_actions(table.state, seat)
        return game.name, bot, view, choices, f"{table.created.seed} {purpose} {seat} {table.number}"

    def _note(self, task: Task, failure: BotFailed) -> None:
        log.warning("bot %s at %s failed: %s", task[1], task[0], failure)
        self._failed()

    async def close(self) -> None:
        await self._bots.close()
        await self._hints.close()


def _considered(game: AnyGame, task: Task, answer: tuple[Any, bytes, float]) -> Considered:
    action, record, seconds = answer
    if action not in task[3]:
        return Considered(game.write(_instead(task)), seconds=seconds)
    return Considered(game.write(action), record, seconds)


def _instead(task: Task) -> Any:
    """Something, so that the table goes on."""
    return task[3].sample(random.Random(task[4]))
