"""The bots of the tables, and hints: they are thought of in other processes (`server.workers`), which are given a view
and nothing else.

Where a bot fails, a random choice is made in its stead: the table goes on. A hint comes from the judge of reviews.
"""

from __future__ import annotations

import logging
import os
import random
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.game import AnyGame, AnyView, Choices, Seat
from spukhaus.core.thought import Thought, think
from spukhaus.match.commands import TableRefused
from spukhaus.match.table import Table
from spukhaus.match.thoughts import BotsBusy, Considered
from spukhaus.review.analyst import advise as judged_best
from spukhaus.server.fair_queue import Asker, Waits, quietly
from spukhaus.server.workers import MEMORY_BYTES, THINKING_SECONDS, Crew, Hire, Tell, WorkerFailed, hire_process

log = logging.getLogger("spukhaus.bots")

LARGEST_THOUGHT: Final = 32 << 10
MOST_WAITING: Final = 200
MOST_WAITING_EACH: Final = 50
"""So many may wait for a hint, in all and for one address; whoever comes then is asked to come again."""
MOST_BOTS_WAITING: Final = 2000
MOST_BOTS_WAITING_EACH: Final = 200
"""So many bots may wait for their turn to think. Those at tables without people leave half of the places to others;
a table that finds none comes again some seconds later."""

Chosen: TypeAlias = tuple[Any, bytes, float]
"""The action, what was thought (if anything), and how long it took."""


class Decision(NamedTuple):
    """What a bot is asked."""

    game: str
    bot: str
    view: AnyView
    choices: Choices[Any]
    stream: str
    """Names the random numbers that it may use."""
    file: str = ""
    """The policy that a guest plays by."""


def choose(
    _: Tell, game_name: str, bot_name: str, view: AnyView, choices: Choices[Any], stream: str, file: str = ""
) -> Chosen:
    """In the other process."""
    game = registry.game(game_name)
    bot = _guest(game, file) if file else registry.bot(game, bot_name)(game)
    began = time.perf_counter()
    thought = think(bot, view, choices, random.Random(stream))
    seconds = time.perf_counter() - began
    return thought.action, _recorded(game, thought), seconds


class Advised(NamedTuple):
    """What the judge is asked."""

    game: str
    view: AnyView
    choices: Choices[Any]


def advise(_: Tell, game_name: str, view: AnyView, choices: Choices[Any]) -> Chosen:
    """In the other process."""
    game = registry.game(game_name)
    began = time.perf_counter()
    thought = judged_best(game, view, choices)
    return thought.action, _recorded(game, thought), time.perf_counter() - began


def _recorded(game: AnyGame, thought: Thought) -> bytes:
    if not (thought.alternatives or thought.beliefs):
        return b""
    record = msgspec.json.encode(thought.record(game))
    return record if len(record) <= LARGEST_THOUGHT else b""


def _guest(game: AnyGame, file: str) -> Bot:
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # each thread of NumPy's would ask for memory of its own
    from spukhaus.policies.bot import policy_bot

    return policy_bot(file)(game)


class BotHouse:
    """Where the bots of all tables of this process think. Hints have a worker of their own: neither waits for the
    other."""

    def __init__(
        self,
        workers: int | None = None,
        seconds: float = THINKING_SECONDS,
        memory: int = MEMORY_BYTES,
        failed: Callable[[], None] = lambda: None,
        address_of: Callable[[str], str] = lambda _: "",
        hire: Hire = hire_process,
    ) -> None:
        self._bots = Crew(workers or max(1, (os.cpu_count() or 2) - 1), seconds, memory, choose, hire)
        self._hints = Crew(1, seconds, memory, advise, hire)
        self._failed = failed
        self._address_of = address_of

    async def think(self, table: Table, seat: Seat) -> Considered:
        """What the bot does that plays for this seat."""
        asker = self._asker(table)
        most = MOST_BOTS_WAITING if asker.people else MOST_BOTS_WAITING // 2
        if self._bots.full(asker.address, most, MOST_BOTS_WAITING_EACH):
            raise BotsBusy
        bot = table.places[seat].player or "random"
        game, asked = table.game, _advised(table, seat)
        stream, guest = _stream(table, seat), registry.guests(game).get(bot)
        task = Decision(asked.game, bot, asked.view, asked.choices, stream, guest.file if guest else "")
        try:
            action, record, seconds = await self._bots.ask(asker, task)
        except WorkerFailed as failure:
            self._note(bot, game, failure)
            if table.solo:  # there all must meet the same bots: it thinks again later
                raise BotsBusy from failure
            return Considered(game.write(_instead(task)))
        if action not in task.choices:
            return Considered(game.write(_instead(task)), seconds=seconds)
        return Considered(game.write(action), record, seconds)

    async def hint(self, table: Table, seat: Seat, waits: Waits = quietly) -> Considered:
        """What the judge would do in this seat. `waits` hears how many hints come before."""
        if self._hints.full(self._address_of(table.identity), MOST_WAITING, MOST_WAITING_EACH):
            raise TableRefused("hint-failed")
        try:
            answer: Chosen = await self._hints.ask(self._asker(table), _advised(table, seat), waits=waits)
        except WorkerFailed as failure:
            self._note("hint", table.game, failure)
            raise TableRefused("hint-failed") from failure
        action, record, seconds = answer
        return Considered(table.game.write(action), record, seconds)

    def _asker(self, table: Table) -> Asker:
        return Asker(table.identity, self._address_of(table.identity), bool(table.people()))

    def _note(self, bot: str, game: AnyGame, failure: WorkerFailed) -> None:
        log.warning("bot %s at %s failed: %s", bot, game.name, failure)
        self._failed()

    async def close(self) -> None:
        await self._bots.close()
        await self._hints.close()


def _advised(table: Table, seat: Seat) -> Advised:
    game = table.game
    return Advised(game.name, game.view(table.state, seat), game.legal_actions(table.state, seat))


def _stream(table: Table, seat: Seat) -> str:
    """Names the bot's random numbers. With a deal that others play too they are the same for its n-th decision at
    every table, whatever else happens there; elsewhere a decision that was taken back is made with others."""
    if table.created.shared is not None:
        return f"{table.created.seed} deal {seat} {sum(taken.logged.seat == seat for taken in table.taken)}"
    return f"{table.created.seed} bot {seat} {table.number}"


def _instead(task: Decision) -> Any:
    """Something, so that the table goes on."""
    return task.choices.sample(random.Random(task.stream))
