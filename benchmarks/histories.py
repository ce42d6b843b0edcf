"""One order for all that happened at a table: several people on several processes note what they asked and what they
were answered, and afterwards every answer must agree with the log that is in the store.

An action that was acknowledged has a number, so the order is known; what is checked is that no answer contradicts it:

- what was acknowledged is there, at its number, and what was refused is not; everything that is there was asked for;
- whoever asked after somebody else was answered comes later in the order, and sees at least as much (linearizable);
- nothing is refused as stale unless something newer had been asked for by then;
- two who look with the same eyes at the same number see the same.

One who comes back says what he has seen (`since`), or what he has heard of: then he is shown at least that, by any
process. A process that was told nothing may be a ring behind (docs/reliability.md), so that is how readers ask here.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Action: TypeAlias = tuple[int, tuple[str, ...]]
"""A seat, and the words of what it did."""


def action(seat: int, text: str) -> Action:
    """Tiles may be written in another order than they were sent."""
    words = text.split()
    return seat, tuple(sorted(words) if words[0] == "lay" else words)


@dataclass(frozen=True, slots=True)
class Call:
    """Something that was asked for. `returned` is infinite if no answer came: then it may have happened or not."""

    client: str
    called: float
    returned: float
    kind: Literal["act", "read"]
    answer: Literal["done", "refused", "unknown"]
    number: int = 0
    """At which number it happened or was read; of a refusal, the number that was acted upon."""
    action: Action | None = None
    code: str = ""
    seen: str = ""
    """A digest of what was read, and through whose eyes."""


@dataclass(frozen=True, slots=True)
class Log:
    """What the store has of a table in the end: the actions of people by their numbers, and the last number of all."""

    actions: Mapping[int, Action]
    last: int


def problems_of(history: Sequence[Call], log: Log) -> list[str]:
    """Every answer that does not agree with the log. None: there is one order that all agree with."""
    return [
        *_not_in_the_log(history, log),
        *_from_nowhere(history, log),
        *_out_of_order(history),
        *_falsely_stale(history, log),
        *_seen_differently(history),
    ]


def _not_in_the_log(history: Sequence[Call], log: Log) -> list[str]:
    found = []
    for call in history:
        if call.kind == "act" and call.answer == "done" and log.actions.get(call.number) != call.action:
            found.append(f"{call.client}: {call.action} was acknowledged as {call.number} and is not there")
        if call.kind == "read" and call.number > log.last:
            found.append(f"{call.client}: {call.number} was shown, and there are only {log.last}")
    return found


def _from_nowhere(history: Sequence[Call], log: Log) -> list[str]:
    """An entry was acknowledged to one, or it is one of those whose answer was lost; each of them is there once."""
    known = [call.number for call in history if call.kind == "act" and call.answer == "done"]
    lost = [call.action for call in history if call.kind == "act" and call.answer == "unknown"]
    found = [f"{number} was acknowledged twice" for number in set(known) if known.count(number) > 1]
    for number, done in log.actions.items():
        if number in known:
            continue
        if done in lost:
            lost.remove(done)
        else:
            found.append(f"{number} is {done}, which nobody asked for, or which was refused")
    return found


def _out_of_order(history: Sequence[Call]) -> list[str]:
    """Whoever was answered before another asked comes before it."""
    placed = [call for call in history if call.answer == "done"]
    answered = sorted(placed, key=lambda call: call.returned)
    found, newest, at = [], 0, 0
    for call in sorted(placed, key=lambda call: call.called):
        while at < len(answered) and answered[at].returned < call.called:
            newest = max(newest, answered[at].number)
            at += 1
        if call.number < newest + (call.kind == "act"):
            found.append(f"{call.client}: {call.kind} at {call.number}, though {newest} was known before")
    return found


def _falsely_stale(history: Sequence[Call], log: Log) -> list[str]:
    begun: dict[int, float] = {}
    unknown = [call for call in history if call.kind == "act" and call.answer == "unknown"]
    for number, done in log.actions.items():
        asked = [
            call.called for call in history if call.kind == "act" and call.answer == "done" and call.number == number
        ]
        asked += [call.called for call in unknown if call.action == done]
        begun[number] = min(asked, default=-math.inf)
    return [
        f"{call.client}: {call.action} was refused as stale at {call.number}, and nothing newer had been asked for"
        for call in history
        if call.code == "stale" and not any(n > call.number and at < call.returned for n, at in begun.items())
    ]


def _seen_differently(history: Sequence[Call]) -> list[str]:
    seen: dict[tuple[int, str], str] = {}
    found = []
    for call in history:
        if call.kind == "read" and call.seen:
            eyes, _, digest = call.seen.partition(" ")
            if seen.setdefault((call.number, eyes), digest) != digest:
                found.append(f"{call.client}: {call.number} looks different than to another with the same eyes")
    return found
