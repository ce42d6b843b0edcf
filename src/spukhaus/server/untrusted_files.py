"""Files of strangers, editions and matches, are read and checked in a process of their own, with a limit on its time.

Whatever somebody has thought of to make reading slow, the server goes on meanwhile, and the next one has his turn.
"""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, Final, NamedTuple

from spukhaus.core import registry
from spukhaus.core.edition import check_size
from spukhaus.core.errors import SpukhausError
from spukhaus.match.commands import TableRefused
from spukhaus.match.entries import encode
from spukhaus.match.files import entries_of, identity_of, read_checked
from spukhaus.server.fair_queue import Asker
from spukhaus.server.workers import MEMORY_BYTES, THINKING_SECONDS, Crew, Hire, Tell, WorkerFailed, hire_process

READING_SECONDS: Final = 2.0
"""Of the process's own time, so that a busy machine refuses nobody. Ten times that is the end by any clock."""
MOST_WAITING: Final = 50
MOST_WAITING_EACH: Final = 5
"""For one address, which can so not keep all others out."""


class KeptMatch(NamedTuple):
    """A match file as the table that it becomes: its id, and its entries as they are stored."""

    identity: str
    entries: list[bytes]


class _Refused(NamedTuple):
    """An error loses its cause on the way between processes."""

    error: SpukhausError
    cause: BaseException | None


class Readers:
    """`who` is the address that asks: they have their turns one after the other."""

    def __init__(self, seconds: float = READING_SECONDS, hire: Hire = hire_process) -> None:
        self._seconds = seconds
        self._crew = Crew(1, THINKING_SECONDS, MEMORY_BYTES, read, hire)

    async def check_edition(self, who: str, game: str, text: str) -> None:
        """Refuses, or does nothing. What passes is read in a moment by anybody."""
        check_size(text)
        await self._read(who, "edition", game, text)

    async def match(self, who: str, text: str, now: float) -> KeptMatch:
        found: KeptMatch = await self._read(who, "match", text, now)
        return found

    async def _read(self, who: str, *task: object) -> Any:
        if self._crew.full(who, MOST_WAITING, MOST_WAITING_EACH):
            raise TableRefused("too-many-requests")
        try:
            found = await self._crew.ask(Asker("", who), (self._seconds, *task))
        except WorkerFailed as failure:
            raise TableRefused("reading-failed") from failure
        if isinstance(found, _Refused):
            raise found.error from found.cause
        return found

    async def close(self) -> None:
        await self._crew.close()


def read(_: Tell, seconds: float, what: str, *task: Any) -> object:
    """In the other process."""
    for name in registry.game_names():
        registry.game(name)  # loaded once, and that is not the reader's time
    try:
        with _at_most(seconds):
            return _READ[what](*task)
    except SpukhausError as error:
        return _Refused(error, error.__cause__ if isinstance(error.__cause__, SpukhausError) else None)


def _check_edition(game: str, text: str) -> None:
    registry.read_edition(registry.game(game), text)


def _read_match(text: str, now: float) -> KeptMatch:
    match = read_checked(text)
    return KeptMatch(identity_of(match), [encode(entry) for entry in entries_of(match, now)])


_READ: Final[dict[str, Callable[..., object]]] = {"edition": _check_edition, "match": _read_match}


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Ends what takes longer. Where a system has no such clock, the one who waits ends it (`Worker.ask`)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def enough(_: int, __: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGPROF, enough)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
