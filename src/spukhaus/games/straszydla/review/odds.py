"""How likely everybody is to win, at the start of a phase, as the judge sees it: fitted to matches of bots, for each
number of seats, by `tools/fit_judge.py`.

A linear score of what a player has (`bots/value.py` says what is counted) and the softmax of everybody's: a
multinomial logistic regression. The bots have weights of their own, which make them play well; these say who wins.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

from spukhaus.games.straszydla.bots.value import features
from spukhaus.games.straszydla.rules.box import Box, SpookName

FITTED: Final = Path(__file__).parent.parent / "data" / "judge.toml"


@cache
def weights_for(seats: int) -> tuple[float, ...]:
    return tuple(map(float, tomllib.loads(FITTED.read_text("utf-8"))["standing"][str(seats)]))


def score(
    seats: int,
    box: Box,
    spooks: Sequence[SpookName],
    pact: tuple[int, ...],
    cubes: Sequence[int],
    horror: int,
    imps: Sequence[int],
    day: bool,
) -> float:
    """Of one player. `day` is the time of the phase that begins."""
    found = features(box, spooks, pact, cubes, horror, imps, day)
    return sum([weight * value for weight, value in zip(weights_for(seats), found, strict=True)])


def shares(scores: Sequence[float]) -> tuple[float, ...]:
    most = max(scores)
    weights = [exp(one - most) for one in scores]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
