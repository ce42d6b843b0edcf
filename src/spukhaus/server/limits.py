"""Limits on how much anybody may ask for: buckets that fill with time and are emptied by requests."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

from spukhaus.match.commands import TableRefused

HOUSEHOLD_BITS: Final = 64


@lru_cache(10_000)
def household(address: str) -> str:
    """Whom a limit is for. Whoever has one address of IPv6 has all of its network, more than anybody could count."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket of this machine has none
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), HOUSEHOLD_BITS), strict=False))


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
