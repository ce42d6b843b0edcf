"""Limits on how much anybody may ask for: buckets that fill with time and are emptied by requests."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from spukhaus.match.commands import TableRefused


class Bucket:
    """Holds at most `size` requests and fills by `rate` a second."""

    __slots__ = ("filled", "rate", "seen", "size")

    def __init__(self, size: float, rate: float, now: float) -> None:
        self.size, self.rate = size, rate
        self.filled, self.seen = size, now

    def take(self, now: float) -> bool:
        self.filled = min(self.size, self.filled + (now - self.seen) * self.rate)
        self.seen = now
        if self.filled < 1:
            return False
        self.filled -= 1
        return True


class Addresses:
    """Where the people of a table come from: bots think for one address after the other."""

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._known: OrderedDict[str, str] = OrderedDict()

    def note(self, table: str, address: str) -> None:
        self._known.pop(table, None)
        self._known[table] = address
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def of(self, table: str) -> str:
        return self._known.get(table, "")


class Limiter:
    """A bucket for everyone who asks; the ones not heard of for longest are forgotten."""

    def __init__(
        self, size: float, rate: float, most: int = 10_000, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._size, self._rate, self._most, self._now = size, rate, most, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        now = self._now()
        bucket = self._buckets.pop(who, None) or Bucket(self._size, self._rate, now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise TableRefused("too-many-requests")
