"""How much the differential tests play: a million decisions a game, or as many as SPUKHAUS_DECISIONS says."""

from __future__ import annotations

import os
from collections import Counter

DECISIONS = int(os.environ.get("SPUKHAUS_DECISIONS", "1000000"))


def report(title: str, met: Counter[str]) -> None:
    """What was met, for those who look (`pytest -s`, or a failure)."""
    print(f"\n{title}")
    for name, count in sorted(met.items(), key=lambda entry: -entry[1]):
        print(f"{count:12,}  {name}")
