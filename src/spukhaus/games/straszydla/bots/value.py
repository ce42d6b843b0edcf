"""How likely everybody is to win, at the start of a phase: a linear score for each player, and their softmax.

This is the form of a multinomial logistic regression; tools/fit_standings.py fits its weights to matches that
`playout` played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from spukhaus.games.straszydla.rules.box import ANY, ENERGY, Box, SpookName

MISSING: Final = (0.573, 1.409, 0.392, -0.329, -1.18, -0.864)
"""By how many parts of the pact are still missing, none to five."""
NEAR: Final = 4
"""With none, one, two or more parts missing, food and goods count differently: who is near the end can use them."""
LACKING: Final = (0.102, -0.009, -0.037, 0.054)
"""For each cube that the spooks of the pact will eat and that is not there."""
SPARE: Final = (0.048, 0.126, 0.025, -0.04)
"""For each cube that nobody will eat, and every two of energy."""
EATEN: Final = 0.189
"""For each cube that they will eat and that is there already."""
ENERGETIC: Final = 0.084
HORROR: Final = 0.139
IMP: Final = 0.145
COMPANY: Final = 0.109
"""For each spook that fills no part of the pact: it adds to strength, and rolls a die in scares."""
WEIGHTS: Final = (*MISSING, *LACKING, *SPARE, EATEN, ENERGETIC, HORROR, IMP, COMPANY)
NAMES: Final = (
    *(f"missing {count}" for count in range(len(MISSING))),
    *(f"lacking, missing {count}" for count in range(NEAR)),
    *(f"spare, missing {count}" for count in range(NEAR)),
    *("eaten", "energetic", "horror", "imp", "company"),
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
        most = max(range(4), key=missing.__getitem__)
        if missing[most]:
            missing[most] -= 1
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
    needed, useless = [0, 0, 0, 0], 0
    for name in spooks:
        spook = known[name]
        if spook.colour == ANY:
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
    missing = min(sum(missing_parts(box, spooks, pact)), 5)
    energy = min(cubes[ENERGY], 12)
    found = [0.0] * len(WEIGHTS)
    found[missing] = 1.0
    near = len(MISSING) + min(missing, NEAR - 1)
    found[near] = lacking
    found[near + NEAR] = spare + energy / 2
    found[-5:] = (eaten, energy, min(horror, 8), min(sum(imps), 6), useless)
    return found


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
