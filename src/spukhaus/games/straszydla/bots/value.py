"""How likely everybody is to win, at the start of a phase: a linear score for each player, and their softmax.

This is the form of a multinomial logistic regression. What missing parts of the pact count follows a fit to 2,700
matches that `playout` played, as tools/fit_standings.py does it, rounded; only with five missing it is set by hand, so
that nobody gains by letting go of the last. The other weights are of an earlier fit: the new one gives next to nothing
for spare cubes, and then waste would be praised.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from spukhaus.games.straszydla.rules.box import ANY, ENERGY, Box, SpookName

MISSING: Final = (1.8, 1.5, 0.1, -0.5, -1.4, -2.0)
"""By how many parts of the pact are still missing, none to five."""
EATEN: Final = 0.13
"""For each cube that the spooks of the pact will eat and that is there already."""
LACKING: Final = -0.03
"""For each that is not."""
SPARE: Final = 0.1
"""For each cube beyond that."""
ENERGETIC: Final = 0.1
HORROR: Final = 0.11
IMP: Final = 0.15
COMPANY: Final = 0.15
"""For each spook that fills no part of the pact: it adds to strength, and rolls a die in scares."""
WEIGHTS: Final = (*MISSING, EATEN, LACKING, SPARE, ENERGETIC, HORROR, IMP, COMPANY)
NAMES: Final = (
    *(f"missing {count}" for count in range(len(MISSING))),
    *("eaten", "lacking", "spare", "energetic", "horror", "imp", "company"),
)


def missing_parts(box: Box, spooks: Sequence[SpookName], pact: tuple[int, ...]) -> list[int]:
    """What the pact still asks for of each colour; what starters stand in for is taken off the most wanted."""
    missing, wild, known = list(pact), 0, box.spooks
    for name in spooks:
        colour = known[name].colour
        if colour == ANY:
            wild += 1
        elif missing[colour]:
            missing[colour] -= 1
    for _ in range(wild):
        most = max(missing)
        if not most:
            break
        missing[missing.index(most)] -= 1
    return missing


def features(
    box: Box,
    spooks: Sequence[SpookName],
    pact: tuple[int, ...],
    cubes: Sequence[int],
    horror: int,
    imps: Sequence[int],
    day: bool,
) -> list[float]:
    """What `WEIGHTS` weigh. `day` is the time of the phase that begins."""
    known, left, wild = box.spooks, list(pact), 0
    needed, useless, starters = [0, 0, 0, 0], 0, 0
    for name in spooks:
        spook = known[name]
        if spook.colour == ANY:
            starters += 1
            wild += spook.day if day else spook.night
        elif left[spook.colour]:
            left[spook.colour] -= 1
            needed[spook.colour] += spook.day if day else spook.night
        else:
            useless += 1
    eaten = spare = 0
    for colour in range(4):
        held = min(cubes[colour], needed[colour])
        eaten += held
        spare += cubes[colour] - held
    lacking = sum(needed) - eaten
    fed = min(spare, wild)
    eaten, spare, lacking = eaten + fed, spare - fed, lacking + wild - fed
    missing = min(max(0, sum(left) - starters), 5)
    found = [0.0] * 6
    found[missing] = 1.0
    return [*found, eaten, lacking, spare, min(cubes[ENERGY], 12), min(horror, 8), min(sum(imps), 6), useless]


class Standing:
    """Where a player stands."""

    __slots__ = ("score",)

    def __init__(
        self,
        box: Box,
        spooks: Sequence[SpookName],
        pact: tuple[int, ...],
        cubes: Sequence[int],
        horror: int,
        imps: Sequence[int],
        day: bool,
    ) -> None:
        found = features(box, spooks, pact, cubes, horror, imps, day)
        self.score = sum([weight * value for weight, value in zip(WEIGHTS, found, strict=True)])


def chances(standings: Sequence[Standing]) -> tuple[float, ...]:
    """Everybody's chance of winning: the softmax of the scores."""
    weights = [exp(standing.score) for standing in standings]
    total = sum(weights)
    return tuple([weight / total for weight in weights])
