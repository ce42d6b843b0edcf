"""Bots run in processes of their own, with a limit on their time and memory, and are given a view and nothing else.

One that hangs or dies is killed and replaced, and a random choice is made in its stead: the table goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final

from spukhaus.core import registry
from spukhaus.core.game import Choices, Seat
from spukhaus.match.table import Table

log = logging.getLogger("spukhaus.bots")

THINKING_SECONDS: Final = 20.0
MEMORY_BYTES: Final = 2 << 30

_context = multiprocessing.get_context("spawn")


class BotFailed(Exception):
    """The bot hung, died or raised."""


class Worker:
    """One process that thinks for one seat at a time."""

    def __init__(self, memory: int) -> None:
        self._pipe, inner = _context.Pipe()
        self._process = _context.Process(target=_think, args=(inner, memory), daemon=True)
        self._process.start()
        inner.close()

    def ask(self, task: tuple[Any, ...], seconds: float) -> Any:
        """Blocks, so call it in a thread."""
        try:
            self._pipe.send(task)
            if not self._pipe.poll(seconds):
                raise BotFailed("time")
            answer = self._pipe.recv()
        except (OSError, EOFError) as error:
            raise BotFailed(type(error).__name__) from error
        if isinstance(answer, BaseException):
            raise BotFailed(repr(answer)[:200])
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._pipe.close()


def _think(pipe: Connection, memory: int) -> None:
    """The life of a worker process."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # not every system has limits
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    os.nice(5)  # people first
    while True:
        try:
            game_name, bot_name, view, choices, stream = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            game = registry.game(game_name)
            answer: Any = registry.bot(game, bot_name)(game).choose(view, choices, random.Random(stream))
        except BaseException as error:  # whatever a bot does wrong, the table must hear of it
            answer = RuntimeError(repr(error)[:200])
        pipe.send(answer)


def _instead(choices: Choices[Any], stream: str) -> Any:
    """Something, so that the table goes on."""
    return choices.sample(random.Random(stream))


class BotHouse:
    """A few workers, shared by all tables of this process."""

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = THINKING_SECONDS,
        memory: int = MEMORY_BYTES,
        failed: Callable[[], None] = lambda: None,
    ) -> None:
        self._count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._seconds = seconds
        self._memory = memory
        self._failed = failed
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(self._count):
            self._free.put_nowait(None)  # started when it is first needed

    async def think(self, table: Table, seat: Seat) -> str:
        """The action of the bot that plays for this seat, as text."""
        game = table.game
        view, choices = game.view(table.state, seat), game.legal_actions(table.state, seat)
        bot = table.places[seat].player or "random"
        stream = f"{table.created.seed} bot {seat} {table.number}"
        worker = await self._free.get()
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker, self._memory)
            task = (game.name, bot, view, choices, stream)
            action = await asyncio.to_thread(worker.ask, task, self._seconds)
            return game.write(action if action in choices else _instead(choices, stream))
        except BotFailed as failure:
            log.warning("bot %s at %s failed: %s", bot, game.name, failure)
            self._failed()
            if worker is not None:
                await asyncio.to_thread(worker.kill)
            worker = None
            return game.write(_instead(choices, stream))
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for _ in range(self._count):
            worker = await self._free.get()
            if worker is not None:
                await asyncio.to_thread(worker.kill)
