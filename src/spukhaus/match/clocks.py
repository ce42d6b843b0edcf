"""Clocks: how long each seat has thought, and until when it may."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from spukhaus.match.entries import Clock


def steady_time() -> Callable[[], float]:
    """Seconds since 1970 that go on evenly from now, whatever is done to the machine's clock meanwhile."""
    began = time.time() - time.monotonic()
    return lambda: began + time.monotonic()


@dataclass(slots=True)
class SeatClock:
    """How long one seat has thought, and may."""

    bank: float | None
    """What is left of the time for the whole match; None without such a time."""
    asked_at: float | None = None
    """Since when it is asked; None while it is not."""


@dataclass(slots=True)
class Clocks:
    settings: Clock
    seats: list[SeatClock] = field(default_factory=list)
    paused_at: float | None = None

    @classmethod
    def of(cls, settings: Clock, seats: int) -> Clocks:
        return cls(settings, [SeatClock(settings.match) for _ in range(seats)])

    def copy(self) -> Clocks:
        return Clocks(self.settings, [SeatClock(clock.bank, clock.asked_at) for clock in self.seats], self.paused_at)

    def ask(self, asked: tuple[int, ...], now: float) -> None:
        """Start the clocks of those who are asked now and were not, and stop the others."""
        for seat, clock in enumerate(self.seats):
            if seat not in asked:
                clock.asked_at = None
            elif clock.asked_at is None:
                clock.asked_at = now

    def acted(self, seat: int, now: float) -> None:
        """A decision was made: take its time off the bank, and let the next one begin afresh."""
        clock = self.seats[seat]
        if clock.bank is not None and clock.asked_at is not None:
            spent = now - clock.asked_at
            clock.bank = max(0.0, clock.bank - spent) + self.settings.increment
        clock.asked_at = None

    def taken_back(self, seat: int) -> None:
        """The increment was for a decision that stands."""
        clock = self.seats[seat]
        if clock.bank is not None:
            clock.bank = max(0.0, clock.bank - self.settings.increment)

    def pause(self, now: float) -> None:
        self.paused_at = now

    def resume(self, now: float) -> None:
        if self.paused_at is not None:
            for clock in self.seats:
                if clock.asked_at is not None:
                    clock.asked_at += now - self.paused_at
        self.paused_at = None

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up, if it is thinking and has not for ever."""
        clock = self.seats[seat]
        if clock.asked_at is None or self.paused_at is not None:
            return None
        limits = [limit for limit in (self.settings.move, clock.bank) if limit is not None]
        return clock.asked_at + min(limits) if limits else None
