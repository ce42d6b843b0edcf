"""How long bots take to answer: so that the time tells nothing about what they hold.

Whoever has one card left needs no time, and whoever has a hard choice needs much. So an answer waits until it has
taken as long as this bot has lately needed at most for a decision of this kind, at any table. The kind is what
everybody can see of it.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Hashable
from math import ceil
from typing import Final

LATELY: Final = 100
"""How many answers are remembered, so that one on a busy machine is forgotten again."""
STEP: Final = 0.2
MOST: Final = 4.0


class Pace:
    def __init__(self, least: float) -> None:
        self.least = least
        """How many seconds a bot takes at least: nobody enjoys a storm of moves. With 0 nothing waits."""
        self._lately: defaultdict[Hashable, deque[float]] = defaultdict(lambda: deque(maxlen=LATELY))

    def wait(self, kind: Hashable, seconds: float) -> float:
        """How long to hold back an answer that was thought about for so many seconds."""
        if not self.least:
            return 0.0
        lately = self._lately[kind]
        lately.append(seconds)
        longest = ceil(max(lately) / STEP) * STEP
        return max(0.0, max(self.least, min(longest, MOST)) - seconds)
