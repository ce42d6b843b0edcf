"""Whom a provident player feeds, and whom to buy: a meal is judged by what it leaves for the next one.

Parts of the pact, what is left in the larder and the hunger to come are counted in cubes (`outlook`). Sensible players
weigh few ways to feed each set of guests; playouts weigh fewer still.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from spukhaus.games.straszydla.bots.feeding_solver import Feeding, Supplies, cover, feedings_of, sort_out
from spukhaus.games.straszydla.bots.value import missing_parts
from spukhaus.games.straszydla.rules.actions import Action
from spukhaus.games.straszydla.rules.box import ANY, Box, SpookName
from spukhaus.games.straszydla.rules.turn import Hungry, Turn

PART: Final = 7.5
"""What a spook is worth that fills a part of the pact."""
VICTORY: Final = 100.0
HORROR: Final = 0.9
HUNGER: Final = 1.0
"""What each cube costs that the spooks of the pact will lack at the next meal: it must be found, and a newcomer eats
as well."""
SURPLUS: Final = 2
"""So many cubes of its colour must be left when somebody is fed who fills no part of the pact."""


def outlook(
    box: Box, kept: Sequence[SpookName], pact: tuple[int, ...], left: Supplies, day: bool, part: float = PART
) -> float:
    """What a player looks forward to who goes with these spooks and supplies into a phase, by day or by night."""
    spooks, needed, room, starters, wild = box.spooks, [0, 0, 0, 0], list(pact), 0, 0
    for name in kept:
        spook = spooks[name]
        if spook.colour == ANY:
            starters += 1
            wild += spook.day if day else spook.night
        elif room[spook.colour]:
            room[spook.colour] -= 1
            needed[spook.colour] += spook.day if day else spook.night
    cubes, imps = left.cubes, left.imps
    missing = max(0, sum(room) - starters)
    worth = sum(cubes) + sum(imps) + HORROR * left.horror - part * missing
    if not missing:
        return worth + VICTORY
    # Starters eat what there is most of.
    lacking, spare = wild, 0
    for colour in range(4):
        over = cubes[colour] + imps[colour] - needed[colour]
        if over < 0:
            lacking -= over
        else:
            spare += over
    return worth - HUNGER * (lacking - min(spare, wild))


# For playouts


def quick_feeding(
    box: Box,
    supplies: Supplies,
    spooks: Sequence[SpookName],
    pact: tuple[int, ...],
    tops: Sequence[SpookName | None],
    day: bool,
    part: float,
) -> tuple[list[SpookName], int | None, Supplies]:
    """Who is kept, which stack is bought from, and what is left.

    If all spooks of the pact can be fed from the larder, only what to buy is weighed; else also whom to let go.
    """
    useful, others = sort_out(box, spooks, pact, day)
    most = sum(supplies.cubes) + sum(supplies.imps)
    found: list[tuple[float, list[SpookName], int | None, Supplies]] = []
    for gone in range(len(useful) + 1):
        for without in combinations(useful, gone):
            kept = [name for name in useful if name not in without] if gone else useful
            left = _serve(box, supplies, kept, day)
            if left is None:
                continue
            found.append((outlook(box, kept, pact, left, not day, part), kept, None, left))
            for stack in wanted(box, tops, missing_parts(box, kept, pact)):
                top = tops[stack] or ""
                if box.spooks[top].price > most:
                    continue
                left = _serve(box, supplies, [*kept, top], day, top)
                if left is not None:
                    found.append((outlook(box, [*kept, top], pact, left, not day, part), kept, stack, left))
        if found and gone:
            break
        if found and not _dear(box, supplies, useful, day):
            break
    _, kept, bought, left = max(found, key=lambda one: one[0])
    if bought is None:
        kept = [*kept, *_treat(box, left, others, day)]
    return kept, bought, left


def _dear(box: Box, supplies: Supplies, guests: Sequence[SpookName], day: bool) -> bool:
    """Whether these cannot be fed from the larder alone, without trades and horror."""
    needed, wild = [0, 0, 0, 0], 0
    for name in guests:
        spook = box.spooks[name]
        if spook.colour == ANY:
            wild += spook.day if day else spook.night
        else:
            needed[spook.colour] += spook.day if day else spook.night
    over = [supplies.cubes[colour] + supplies.imps[colour] - needed[colour] for colour in range(4)]
    return min(over) < 0 or sum(over) < wild


def _treat(box: Box, left: Supplies, others: list[SpookName], day: bool) -> Iterator[SpookName]:
    """Who fills no part of the pact is fed if it costs nothing but surplus of its colour."""
    for name in others:
        spook = box.spooks[name]
        appetite = spook.strength(day)
        if spook.colour != ANY and left.cubes[spook.colour] >= appetite + SURPLUS:
            left.cubes[spook.colour] -= appetite
            yield name


def wanted(box: Box, tops: Sequence[SpookName | None], missing: Sequence[int]) -> list[int]:
    """The stacks whose top fills a part of the pact."""
    found = []
    for colour, top in enumerate(tops):
        if top is not None:
            wild = box.spooks[top].colour == ANY
            if any(missing) if wild else missing[box.spooks[top].colour]:
                found.append(colour)
    return found


def _serve(
    box: Box, supplies: Supplies, guests: Sequence[SpookName], day: bool, bought: SpookName | None = None
) -> Supplies | None:
    """What is left after these were fed, one of them with horror if it must be; starters eat what there is most of."""
    spooks = box.spooks
    needed, wild, largest = [0, 0, 0, 0], [], []
    for name in guests:
        spook = spooks[name]
        appetite = spook.day if day else spook.night
        if spook.colour == ANY:
            wild.append(appetite)
        else:
            needed[spook.colour] += appetite
            largest.append((appetite, spook.colour))
    if wild:
        spare = [supplies.cubes[colour] - needed[colour] for colour in range(4)]
        for appetite in wild:
            best = spare.index(max(spare))
            spare[best] -= appetite
            needed[best] += appetite
            largest.append((appetite, best))
    price, gain = (0, 0) if bought is None else (spooks[bought].price, spooks[bought].strength(day))
    feeder = box.abilities["feed"]
    if supplies.imps[feeder] and needed[feeder] > supplies.cubes[feeder]:
        supplies = _help(box, supplies, needed, largest)
    left = cover(box, supplies, needed, price, gain)
    if left is not None or supplies.horror < box.figures.horror_feed:
        return left
    less = Supplies(supplies.cubes, supplies.horror - box.figures.horror_feed, supplies.imps)
    for appetite, colour in sorted(largest, reverse=True):
        needed[colour] -= appetite
        left = cover(box, less, needed, price, gain)
        if left is not None:
            return left
        needed[colour] += appetite
    return None


def _help(box: Box, supplies: Supplies, needed: list[int], eaters: list[tuple[int, int]]) -> Supplies:
    """Earth imps feed those who lack green, one each."""
    feeder, food = box.abilities["feed"], box.figures.imp_food
    left = list(supplies.imps)
    for at, (appetite, colour) in enumerate(eaters):
        if colour == feeder and left[feeder] and needed[feeder] > supplies.cubes[feeder]:
            saved = min(appetite, food)
            eaters[at] = (appetite - saved, colour)
            needed[feeder] -= saved
            left[feeder] -= 1
    return Supplies(supplies.cubes, supplies.horror, left)


# For sensible players


def next_step(turn: Turn, pact: tuple[int, ...], day: bool) -> Action:
    """What a provident player does next, on the way to the feeding with the best outlook."""
    box = turn.box
    names = [name for name, _, _ in turn.hungry]
    fed = tuple([name for name in turn.spooks if name not in names])
    useful, _ = sort_out(box, names, pact, day, fed)
    hungry = [one for one in turn.hungry if one[0] in useful]
    best: tuple[float, Feeding] | None = None
    for count in range(len(hungry), -1, -1):
        for guests in combinations(hungry, count):
            for feeding in _ways(turn, pact, day, fed, guests):
                value = outlook(box, feeding.kept, pact, feeding.left, not day)
                if best is None or value > best[0]:
                    best = value, feeding
    assert best is not None  # nobody need be fed
    return best[1].next_step


def _ways(
    turn: Turn, pact: tuple[int, ...], day: bool, fed: tuple[SpookName, ...], guests: tuple[Hungry, ...]
) -> Iterator[Feeding]:
    """Few ways to feed these, with every purchase that fills a part of the pact."""
    stacks: list[int | None] = [None]
    if turn.purchases_left > 0:
        kept = (*fed, *(name for name, _, _ in guests))
        stacks += wanted(turn.box, turn.tops, missing_parts(turn.box, kept, pact))
    for stack in stacks:
        yield from feedings_of(turn, day, fed, guests, stack, thorough=False)
