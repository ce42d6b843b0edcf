"""What things are worth to a sensible player, counted in fear cubes. Made of a view alone."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from spukhaus.core.game import Seat
from spukhaus.games.straszydla.bots.feeding_solver import sort_out
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY, Box, SpookName
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.state import Dice
from spukhaus.games.straszydla.rules.view import DistrictView, PlayerView, View

SPARE: Final = 0.7
"""What a cube is worth that nobody eats: it can be traded, or pay for a spook."""
EATEN: Final = 0.3
"""How much more it is worth if somebody eats its colour."""
MISSING: Final = 0.8
"""How much more again, if somebody will go hungry without it."""
SOON: Final = 0.3
"""How much more, if somebody will go hungry without it in the next phase."""
ENERGY_WORTH: Final = 0.6
HORROR_WORTH: Final = 0.9
IMP_WORTH: Final = 0.6
"""Beyond the cube that any imp can be swapped for."""
PACT_WORTH: Final = 9.0
"""Of a spook that fills a part of the pact."""
SPOOK_WORTH: Final = 1.5
"""Of any other."""
SHARP: Final = 1.2
"""How surely others are thought to go for the best district."""
SPARED: Final = 2
"""Energy that is readily spent on a scare."""


def pact_of(box: Box, player: PlayerView) -> tuple[int, ...]:
    """What a player's pact asks for of each colour: nothing, if it is not known."""
    return (0,) * len(COLOURS) if player.pact is None else box.pacts[box.pact_names.index("-".join(player.pact))]


def appetites(box: Box, player: PlayerView, day: bool) -> list[int]:
    """What the spooks that are not fed will eat, colour by colour; starters are given what is there.

    Of a player whose pact is known, only those of the pact: the others are let go.
    """
    needed = [0] * len(COLOURS)
    starters = []
    names = [one.spook for one in player.spooks if not one.fed]
    if player.pact is not None:
        names, _ = sort_out(box, names, pact_of(box, player), day)
    for name in names:
        spook = box.spooks[name]
        if spook.colour == ANY:
            starters.append(spook.strength(day))
        else:
            needed[spook.colour] += spook.strength(day)
    held = player.cubes.counts
    for appetite in starters:
        spare = [held[colour] - needed[colour] for colour in range(len(COLOURS))]
        needed[max(range(len(COLOURS)), key=spare.__getitem__)] += appetite
    return needed


class Appraisal:
    """What a seat makes of the table."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.box: Box = view.edition.content
        self.day = view.time == "day"
        self.player = view.players[seat]
        needed, held = appetites(self.box, self.player, self.day), self.player.cubes.counts
        later = appetites(self.box, self.player, not self.day)
        self.eaten = tuple(SPARE + EATEN * (wanted > 0) for wanted in needed)
        self.lacking = tuple(max(wanted - have, 0) for wanted, have in zip(needed, held, strict=False))
        self.soon = tuple(
            max(wanted + more - max(have, wanted), 0) for wanted, more, have in zip(needed, later, held, strict=False)
        )
        self.cube = tuple(self._cubes(colour, 1) for colour in range(len(COLOURS)))
        self.best_cube = max(self.cube)
        self.energy = held[ENERGY]

    def cubes(self, colour: str, count: float) -> float:
        """What some cubes of a colour are worth: those that are lacking more than the others."""
        if colour == "any":
            return max(self._cubes(one, count) for one in range(len(COLOURS)))
        return self._cubes(COLOURS.index(colour), count)

    def _cubes(self, colour: int, count: float) -> float:
        lacking = min(count, self.lacking[colour])
        soon = min(count - lacking, self.soon[colour])
        return self.eaten[colour] * count + MISSING * lacking + SOON * soon

    def district(self, district: DistrictView) -> float:
        """What it brings to act here."""
        cubes, extra = float(district.cubes), 0.0
        if district.scares and self.player.spooks:
            cubes += self.scare()
        if district.imps and self._imps_left(district.colour):
            cubes += 1
            extra += IMP_WORTH
        if self.view.card == 0:
            extra += self._summons(district.colour)
        return self.cubes(district.colour, cubes) + extra

    def _imps_left(self, colour: str) -> bool:
        return any(stack.imps for stack in self.view.stacks if colour in ("any", stack.colour))

    def _summons(self, colour: str) -> float:
        """In the last round of a phase: the spook that comes from this district."""
        tops = [stack.top.spook for stack in self.view.stacks if stack.top and colour in ("any", stack.colour)]
        return max((self.spook(top) - self.box.spooks[top].strength(not self.day) * 0.5 for top in tops), default=0)

    def spook(self, name: SpookName) -> float:
        """What one more spook is worth: a lot if it fills a part of the pact."""
        if self.player.pact is None:
            return SPOOK_WORTH * 2  # whoever knows no pact must think that it might
        pact = pact_of(self.box, self.player)
        names = tuple(one.spook for one in self.player.spooks)
        helps = filled(self.box, (*names, name), pact) > filled(self.box, names, pact)
        return PACT_WORTH if helps else SPOOK_WORTH

    def scare(self) -> float:
        """The cubes that a scare brings on average."""
        return scare_cubes(len(self.player.spooks), self.player.strength, min(self.energy, SPARED), self._rewards())

    def _rewards(self) -> tuple[int, ...]:
        return self.box.figures.rewards

    def scare_of(self, dice: Dice, energy: int) -> int:
        """What these dice bring, with so much energy at hand."""
        off = max(abs(sum(dice) - self.player.strength) - energy, 0)
        rewards = self._rewards()
        return rewards[off] if off < len(rewards) else 0


@lru_cache(maxsize=256)
def sums(dice: int) -> tuple[tuple[int, float], ...]:
    """How likely each sum of dice is."""
    if not dice:
        return ((0, 1.0),)
    odds: dict[int, float] = {}
    for total, chance in sums(dice - 1):
        for die in range(1, 7):
            odds[total + die] = odds.get(total + die, 0) + chance / 6
    return tuple(odds.items())


@lru_cache(maxsize=4096)
def scare_cubes(dice: int, strength: int, energy: int, rewards: tuple[int, ...]) -> float:
    worth = 0.0
    for total, chance in sums(dice):
        off = abs(total - strength)
        needed = min(off, energy)
        off -= needed
        if off < len(rewards):
            worth += chance * max(rewards[off] - ENERGY_WORTH * needed, 0)
    return worth


def crowd(view: View, me: Seat) -> dict[str, float]:
    """How likely others are to end on each district: they, too, go where much is to be had."""
    alone = dict.fromkeys((district.cell for district in view.board), 1.0)
    for player in view.players:
        if player.seat == me:
            continue
        worth = Appraisal(view, player.seat)
        weights = {
            district.cell: exp(SHARP * min(worth.district(district), 12.0)) if not district.stop else 0.0
            for district in view.board
        }
        total = sum(weights.values())
        for cell, weight in weights.items():
            alone[cell] *= 1 - weight / total
    return {cell: 1 - chance for cell, chance in alone.items()}


def stands(view: View, me: Seat) -> float:
    """How likely a duel is won, roughly: by who is the strongest of the others."""
    own = view.players[me].strength
    others = max((player.strength for player in view.players if player.seat != me), default=0)
    return 0.62 if own > others else 0.5 if own == others else 0.36
