"""Clocks: how long each seat has thought, and until when it may."""

from __future__ import annotations

from dataclasses import dataclass, field

from spukhaus.match.entries import Clock


@dataclass(slots=True)
class Thinking:
    """The clock of one seat."""

    bank: float | None
    """What is left of the time for the whole match; None without such a time."""
    asked_at: float | None = None
    """Since when it is asked; None while it is not."""


@dataclass(slots=True)
class Clocks:
    settings: Clock
    seats: list[Thinking] = field(default_factory=list)
    paused_at: float | None = None

    @classmethod
    def of(cls, settings: Clock, seats: int) -> Clocks:
        return cls(settings, [Thinking(settings.match) for _ in range(seats)])

    def ask(self, asked: tuple[int, ...], now: float) -> None:
        """Start the clocks of those who are asked now and were not, and stop the others."""
        for seat, thinking in enumerate(self.seats):
            if seat not in asked:
                thinking.asked_at = None
            elif thinking.asked_at is None:
                thinking.asked_at = now

    def acted(self, seat: int, now: float) -> None:
        """A decision was made: take its time off the bank, and let the next one begin afresh."""
        thinking = self.seats[seat]
        if thinking.bank is not None and thinking.asked_at is not None:
            spent = now - thinking.asked_at
            thinking.bank = max(0.0, thinking.bank - spent) + self.settings.increment
        thinking.asked_at = None

    def taken_back(self, seat: int) -> None:
        """The increment was for a decision that stands."""
        thinking = self.seats[seat]
        if thinking.bank is not None:
            thinking.bank = max(0.0, thinking.bank - self.settings.increment)

    def pause(self, now: float) -> None:
        self.paused_at = now

    def resume(self, now: float) -> None:
        if self.paused_at is not None:
            for thinking in self.seats:
                if thinking.asked_at is not None:
                    thinking.asked_at += now - self.paused_at
        self.paused_at = None

    def deadline(self, seat: int) -> float | None:
        """When this seat's time is up, if it is thinking and has not for ever."""
        thinking = self.seats[seat]
        if thinking.asked_at is None or self.paused_at is not None:
            return None
        limits = [limit for limit in (self.settings.move, thinking.bank) if limit is not None]
        return thinking.asked_at + min(limits) if limits else None
