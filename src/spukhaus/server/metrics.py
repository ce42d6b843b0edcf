"""Counters for those who run a server, in Prometheus' text form. Codes and numbers only, nothing about anybody."""

from __future__ import annotations

from collections import Counter
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.connections = 0
        self.bot_failures = 0
        self._refusals: Counter[str] = Counter()
        self._durations = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def bot_failed(self) -> None:
        self.bot_failures += 1

    def refused(self, code: str) -> None:
        self._refusals[code] += 1

    def observe(self, seconds: float) -> None:
        """How long a command took from its arrival until it was durable."""
        at = next((index for index, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))
        self._durations[at] += 1
        self._seconds += seconds

    def text(self, moves: int) -> str:
        lines = [
            "# TYPE spukhaus_connections gauge",
            f"spukhaus_connections {self.connections}",
            "# TYPE spukhaus_commands_total counter",
            f"spukhaus_commands_total {moves}",
            "# TYPE spukhaus_bot_failures_total counter",
            f"spukhaus_bot_failures_total {self.bot_failures}",
            "# TYPE spukhaus_refusals_total counter",
            *(f'spukhaus_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self._refusals.items())),
            "# TYPE spukhaus_command_seconds histogram",
        ]
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._durations, strict=True):
            total += count
            lines.append(f'spukhaus_command_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"spukhaus_command_seconds_sum {self._seconds:.6f}", f"spukhaus_command_seconds_count {total}"]
        return "\n".join(lines) + "\n"
