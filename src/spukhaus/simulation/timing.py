"""Time and memory of a bot. Both differ from run to run and are never part of a result that must be repeatable."""

from __future__ import annotations

import math
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from spukhaus.core.bot import Bot, PeekingBot
from spukhaus.core.errors import SpukhausError
from spukhaus.core.game import Seat
from spukhaus.core.play import Play

STEP: Final = math.log(1.02)
"""Times are counted in classes 2% apart, so that millions of decisions take no room."""
SHORTEST: Final = 1e-7


class Times:
    """How long decisions took."""

    def __init__(self) -> None:
        self.classes: Counter[int] = Counter()
        self.worst = 0.0

    def add(self, seconds: float) -> None:
        self.classes[round(math.log(max(seconds, SHORTEST)) / STEP)] += 1
        self.worst = max(self.worst, seconds)

    def merge(self, other: Times) -> None:
        self.classes.update(other.classes)
        self.worst = max(self.worst, other.worst)

    @property
    def decisions(self) -> int:
        return self.classes.total()

    def quantile(self, part: float) -> float:
        """The time that this part of the decisions did not exceed, to 1%."""
        left = math.ceil(part * self.decisions)
        for at in sorted(self.classes):
            left -= self.classes[at]
            if left <= 0:
                return min(self.worst, math.exp(at * STEP))
        return 0.0


Thinking: TypeAlias = dict[str, Times]
"""The times of each bot."""


def add_up(total: Thinking, thinking: Mapping[str, Times]) -> None:
    for bot, times in thinking.items():
        total.setdefault(bot, Times()).merge(times)


class TimedBot:
    """A bot with a clock beside it. What it does wrong is said with its name."""

    def __init__(self, name: str, bot: Bot, times: Times) -> None:
        self._name = name
        self._bot = bot
        self._times = times

    def choose(self, play: Play, seat: Seat, rng: random.Random) -> Any:
        """An honest bot is given a view and its choices. Only one that says that it cheats is shown the state."""
        view, choices = play.game.view(play.state, seat), play.game.legal_actions(play.state, seat)
        began = time.perf_counter()
        try:
            if getattr(self._bot, "peeks", False):
                action = cast(PeekingBot, self._bot).choose_knowing(play.state, view, choices, rng)
            else:
                action = self._bot.choose(view, choices, rng)
        except Exception as error:
            raise SpukhausError("bot-failed", bot=self._name, reason=repr(error)[:200]) from error
        self._times.add(time.perf_counter() - began)
        return action


def peak_memory() -> int | None:
    """The most bytes that this process has held so far, if the system tells."""
    status = Path("/proc/self/status")
    if status.exists():
        # Not getrusage: on Linux a new process inherits the peak of the one that started it.
        [line] = [line for line in status.read_text("ascii").splitlines() if line.startswith("VmHWM:")]
        return int(line.split()[1]) * 1024
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
