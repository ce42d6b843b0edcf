"""How likely everybody is to win at the start of a phase, and which pact a player has, as the judge sees it.

What a player has is scored as the bots score it (`bots/value.py`), so that nobody is blamed for playing as the masters
do. How sharply a better score wins, how much kept spooks tell of a pact, and how far a win in thought can be trusted
is fitted to matches of bots by `tools/fit_judge.py`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

FITTED: Final = Path(__file__).parent.parent / "data" / "judge.toml"


@cache
def _fitted() -> dict[str, Any]:
    return tomllib.loads(FITTED.read_text("utf-8"))


@cache
def sharpness(seats: int) -> float:
    return float(_fitted()["sharpness"][str(seats)])


@cache
def telling() -> float:
    """How much likelier a pact is for each part of it that a player's spooks fill: the exponent of e."""
    return float(_fitted()["telling"])


@cache
def trust(seats: int) -> float:
    """How often somebody who wins a phase that is played on in thought does so in a match; else anybody may."""
    return float(_fitted()["trust"][str(seats)])


def trusted(won: Sequence[float]) -> tuple[float, ...]:
    """Everybody's share of the win where somebody has won in thought."""
    sure = trust(len(won))
    return tuple([sure * one + (1 - sure) / len(won) for one in won])


def shares(scores: Sequence[float]) -> tuple[float, ...]:
    """Everybody's share of the win: a softmax."""
    most, sharp = max(scores), sharpness(len(scores))
    weights = [exp(sharp * (one - most)) for one in scores]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
