"""What has happened at a table, in order: a list whose copies share what they have in common."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

ThingT = TypeVar("ThingT")


class Chronicle(Sequence[ThingT]):
    """It grows at its end, and to copy it or to append costs the same however long it is.

    Several copies look at the first so many things of one list. The first of them that appends does so in place, where
    the others do not look; one that goes on from where another has gone on already takes a list of its own.
    """

    __slots__ = ("_alone_from", "_length", "_things")

    def __init__(self, things: Iterable[ThingT] = ()) -> None:
        self._things = list(things)
        self._length = len(self._things)
        self._alone_from = 0
        """Nobody else looks at what comes from here on."""

    def copy(self) -> Chronicle[ThingT]:
        twin: Chronicle[ThingT] = Chronicle()
        twin._things, twin._length = self._things, self._length
        twin._alone_from = self._alone_from = self._length
        return twin

    def append(self, thing: ThingT) -> None:
        if self._length < len(self._things):
            self._part()
        self._things.append(thing)
        self._length += 1

    def pop(self) -> ThingT:
        """Take the last thing off."""
        last = self[-1]
        self._length -= 1
        if self._length >= self._alone_from:
            del self._things[self._length :]
        return last

    def replace(self, at: int, thing: ThingT) -> None:
        self._part()
        self._things[at] = thing

    def _part(self) -> None:
        self._things = self._things[: self._length]
        self._alone_from = 0

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[ThingT]:
        return islice(self._things, self._length)

    @overload
    def __getitem__(self, at: int) -> ThingT: ...

    @overload
    def __getitem__(self, at: slice) -> list[ThingT]: ...

    def __getitem__(self, at: int | slice) -> ThingT | list[ThingT]:
        places = range(self._length)[at]
        return self._things[places] if isinstance(places, int) else [self._things[place] for place in places]
