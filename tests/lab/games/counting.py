"""How much the differential tests play: a sample of decisions, a million a game in `./test --all`."""

from __future__ import annotations

from collections import Counter

from tests.samples import sample

DECISIONS = sample(60_000, 1_000_000)


def report(title: str, met: Counter[str]) -> None:
    """What was met, for those who look (`pytest -s`, or a failure)."""
    print(f"\n{title}")
    for name, count in sorted(met.items(), key=lambda entry: -entry[1]):
        print(f"{count:12,}  {name}")
