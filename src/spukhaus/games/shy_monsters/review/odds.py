"""What the Hero's chance to get out of a storey is worth, as the judge sees it.

It is computed for perfect players and for what he must believe of a Dungeon Master. What comes of it where neither
side is perfect is fitted to matches of bots by `tools/fit_judge.py`: storey by storey, by the eyes of each side, and
for what is still to come. A better chance stays a better one, so the fit changes no choice.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, Final

from spukhaus.core.game import Seat
from spukhaus.games.shy_monsters.bots.solution.file import solution_of
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.state import HERO

FITTED: Final = Path(__file__).parent.parent / "data" / "judge.toml"
THROUGH: Final = (0.35, 0.58, 0.82, 0.96)
"""How often the Hero gets through a storey of another box, by how many tiles he reveals first: there is no fit. The
first three are of 1,223 matches between two perfect players with the standard box, the last one is a rule of thumb."""


@cache
def _fitted() -> dict[str, Any]:
    return tomllib.loads(FITTED.read_text("utf-8"))


def chance_after(box: Box, storey: int) -> float:
    """The Hero's chance to get through the storeys after one."""
    if storey == len(box.storeys):
        return 1.0
    if solution_of(box) is None:
        return prod(through(box, later) for later in range(storey + 1, len(box.storeys) + 1))
    return float(_fitted()["after"][storey])


def through(box: Box, storey: int) -> float:
    """The Hero's chance to get through a storey, before anything is seen of it."""
    return THROUGH[min(box.storeys[storey - 1].reveals, len(THROUGH) - 1)]


def share(box: Box, storey: int, eyes: Seat, out: float) -> float:
    """The Hero's share of the win, by how likely he gets out of a storey in the eyes of one side."""
    if solution_of(box) is not None:
        fitted = _fitted()["hero" if eyes == HERO else "dungeon_master"][str(storey)]
        out = bent(out, *fitted) if eyes == HERO else between(out, *fitted)
    return chance_after(box, storey) * out


def bent(out: float, sharp: float, likelier: float) -> float:
    """The odds to a power, as beliefs are too sure of themselves or not sure enough, and so many times as high. What
    is certain stays so."""
    for_it: float = likelier * out**sharp
    against: float = (1 - out) ** sharp
    return for_it / (for_it + against)


def between(out: float, lowest: float, highest: float) -> float:
    """Where the perfect Hero surely dies another one may still get out, and the other way round."""
    return lowest + (highest - lowest) * out
