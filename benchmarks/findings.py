"""What a trial has found: how much was tried, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Findings:
    rounds: int = 0
    counted: Counter[str] = field(default_factory=Counter)
    """How often what happened, by its name."""
    problems: list[str] = field(default_factory=list)
    """What must not be. None: all promises were kept."""

    def told(self) -> str:
        counted = ", ".join(f"{count:,} {what}" for what, count in self.counted.items())
        return f"{self.rounds:,} rounds; {counted}; {len(self.problems)} problems"
