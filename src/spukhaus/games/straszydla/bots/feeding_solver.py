"""Whom to feed with what, and whom to buy (ST-28, ST-29, ST-33).

Everybody counts in the same way what a meal costs (`cover`): imps are swapped, horror buys cubes, surplus is traded.
The stronger levels look at every way to feed anybody (exhaustive search), the weaker ones at few ways to feed each set
of guests, and playouts take the first that will do (greedily).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, islice
from typing import Final

from spukhaus.games.straszydla.bots.value import missing_parts
from spukhaus.games.straszydla.rules.actions import END, Action, Buy, Feed, FeedHorror, HorrorCube, Swap, Trade, spell
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY, Box, SpookName
from spukhaus.games.straszydla.rules.turn import Hungry, Turn

FEW_GUESTS: Final = 5
MOST_GUESTS: Final = 7
"""Of more hungry spooks only the most useful are thought of."""
MOST_FEEDINGS: Final = 12_000
"""Ways that are thought of at most, in tables full of spooks and horror."""
PART: Final = 6.5
"""What it is worth to a thrifty player to keep a spook that fills a part of the pact, in cubes."""
VICTORY: Final = 100.0
HORROR: Final = 0.9
"""What horror is worth to a thrifty player."""
SURPLUS: Final = 2
"""So many cubes of its colour must be left when somebody is fed who fills no part of the pact."""
MOST_STARTERS: Final = 3
"""Beyond so many starters the others eat what there is most of."""


@dataclass(slots=True)
class Supplies:
    """What somebody can eat, or turn into food."""

    cubes: list[int]
    horror: int
    imps: list[int]


def cover(
    box: Box,
    supplies: Supplies,
    needed: Sequence[int],
    price: int = 0,
    gain: int = 0,
    most_horror: int = 99,
    steps: list[Action] | None = None,
    stack: int = ANY,
) -> Supplies | None:
    """What is left after so many cubes of each colour were eaten and a price was paid, or None if it cannot be.

    Imps of a colour that is lacking are swapped first, then horror buys cubes, then surplus is traded; other imps go
    last. `steps` gets what must be done before everything that is needed is there.
    """
    cook = _Cook(box, supplies, steps)
    lacking = cook.set_aside(needed)
    if price and not cook.buy(price, gain, stack):
        return None
    for colour in lacking:
        if most_horror > 0 and cook.horror >= box.figures.horror_cube:
            most_horror -= 1
            cook.horror -= box.figures.horror_cube
            if steps is not None:
                steps.append(HorrorCube(COLOURS[colour]))
        elif not cook.trade(colour):
            return None
    return Supplies(cook.spare, cook.horror, cook.imps)


class _Cook:
    """What is left over while a meal is made."""

    __slots__ = ("box", "horror", "imps", "spare", "steps", "supplies")

    def __init__(self, box: Box, supplies: Supplies, steps: list[Action] | None) -> None:
        self.box = box
        self.supplies = supplies
        self.spare = [0, 0, 0, 0, supplies.cubes[ENERGY]]
        self.imps, self.horror = list(supplies.imps), supplies.horror
        self.steps = steps

    def set_aside(self, needed: Sequence[int]) -> list[int]:
        """What is eaten, with imps of a colour that is lacking; the colours of the cubes that are lacking still."""
        lacking: list[int] = []
        for colour in range(4):
            over = self.supplies.cubes[colour] - needed[colour]
            if over >= 0:
                self.spare[colour] = over
                continue
            swapped = min(-over, self.imps[colour])
            self.imps[colour] -= swapped
            lacking += [colour] * (-over - swapped)
            if self.steps is not None and swapped:
                self.steps += [Swap(self.box.elements[colour])] * swapped
        return lacking

    def buy(self, price: int, gain: int, stack: int) -> bool:
        swapped = False
        while sum(self.spare) < price:
            if not self._swap_any(ANY):
                return False
            swapped = True
        paid = _pay(self.spare, price)
        self.spare[ENERGY] += gain
        if self.steps is not None:
            # The purchase comes first, unless imps must pay for it: what it brings may be needed.
            self.steps.insert(len(self.steps) if swapped else 0, Buy(self.box.elements[stack], spell(paid)))
        return True

    def trade(self, colour: int) -> bool:
        figures, trader = self.box.figures, self.box.abilities["trade"]
        with_imp = self.imps[trader] > 0
        rate = figures.trade_with_imp if with_imp else figures.trade
        while sum(self.spare) < rate:
            if not self._swap_any(trader):
                return False
        self.imps[trader] -= with_imp
        paid = _pay(self.spare, rate)
        if self.steps is not None:
            self.steps.append(Trade(spell(paid), COLOURS[colour], None, with_imp))
        return True

    def _swap_any(self, keep: int) -> bool:
        """One more cube for an imp."""
        for colour in range(4):
            if self.imps[colour] > (colour == keep):
                self.imps[colour] -= 1
                self.spare[colour] += 1
                if self.steps is not None:
                    self.steps.append(Swap(self.box.elements[colour]))
                return True
        return False


def _pay(spare: list[int], count: int) -> tuple[int, ...]:
    """The most plentiful colour first, and energy when the colours are down to one each."""
    paid = [0] * len(spare)
    for _ in range(count):
        most = max(range(4), key=spare.__getitem__)
        if not spare[most] or (spare[most] == 1 and spare[ENERGY] > 2):
            most = ENERGY
        spare[most] -= 1
        paid[most] += 1
    return tuple(paid)


# Greedily, for playouts


def quick_feeding(
    box: Box,
    supplies: Supplies,
    spooks: Sequence[SpookName],
    pact: tuple[int, ...],
    tops: Sequence[SpookName | None],
    day: bool,
) -> tuple[list[SpookName], int | None, Supplies]:
    """Who is kept, which stack is bought from, and what is left, with the spooks of the pact first.

    It is greedy: the first purchase that leaves enough for all spooks of the pact, or else the first way to let go of
    as few of them as possible.
    """
    useful, others = sort_out(box, spooks, pact, day)
    missing = missing_parts(box, spooks, pact)
    if any(missing):
        for stack in _wanted(box, tops, missing):
            top = tops[stack] or ""
            left = _serve(box, supplies, [*useful, top], day, top)
            if left is not None:
                return useful, stack, left
    for gone in range(len(useful) + 1):
        for without in combinations(useful, gone):
            kept = [name for name in useful if name not in without]
            left = _serve(box, supplies, kept, day)
            if left is not None:
                kept += _treat(box, left, others, day)
                return kept, None, left
    return [], None, supplies


def _treat(box: Box, left: Supplies, others: list[SpookName], day: bool) -> Iterator[SpookName]:
    """Who fills no part of the pact is fed if it costs nothing but surplus of its colour."""
    for name in others:
        spook = box.spooks[name]
        appetite = spook.strength(day)
        if spook.colour != ANY and left.cubes[spook.colour] >= appetite + SURPLUS:
            left.cubes[spook.colour] -= appetite
            yield name


def sort_out(
    box: Box, hungry: Sequence[SpookName], pact: tuple[int, ...], day: bool, fed: Sequence[SpookName] = ()
) -> tuple[list[SpookName], list[SpookName]]:
    """The hungry that fill parts of the pact beside the fed (of too many those that eat least), and others."""
    left, useful, others, starters = list(pact), [], [], []
    for name in (*fed, *sorted(hungry, key=lambda name: box.spooks[name].strength(day))):
        colour = box.spooks[name].colour
        if colour == ANY:
            starters.append(name)
        elif left[colour]:
            left[colour] -= 1
            useful.append(name)
        else:
            others.append(name)
    room = sum(left)
    useful, others = useful + starters[:room], others + starters[room:]
    if fed:
        useful, others = [[name for name in some if name not in fed] for some in (useful, others)]
    return useful, others


def _wanted(box: Box, tops: Sequence[SpookName | None], missing: Sequence[int]) -> list[int]:
    """The stacks whose top fills a part of the pact, the cheapest first, starters before all others."""
    found = []
    for colour, top in enumerate(tops):
        if top is not None:
            spook = box.spooks[top]
            if spook.colour == ANY or missing[spook.colour]:
                found.append((spook.colour != ANY, spook.price, colour))
    return [colour for _, _, colour in sorted(found)]


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
    for appetite in wild:
        best = max(range(4), key=lambda colour: supplies.cubes[colour] - needed[colour])
        needed[best] += appetite
        largest.append((appetite, best))
    price, gain = (0, 0) if bought is None else (spooks[bought].price, spooks[bought].strength(day))
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


# Every way


@dataclass(frozen=True, slots=True)
class Feeding:
    """A way to end the feeding: who is kept, what was bought, what is left, and what to do next for it."""

    kept: tuple[SpookName, ...]
    bought: SpookName | None
    left: Supplies
    next_step: Action


def feedings(turn: Turn, day: bool, pact: tuple[int, ...]) -> Iterator[Feeding]:
    """Every way to feed some of the hungry spooks and perhaps a new one, each as cheaply as it can be done.

    Enumerated: who eats, what is bought, the starters' colours, who is fed with horror, whether an earth imp helps,
    and how many cubes are bought with horror.
    """
    box = turn.box
    hungry = turn.hungry
    if len(hungry) > MOST_GUESTS:
        useful, _ = sort_out(box, [name for name, _, _ in hungry], pact, day)
        hungry = tuple(sorted(hungry, key=lambda one: (one[0] not in useful, one[1])))[:MOST_GUESTS]
    names = {name for name, _, _ in turn.hungry}
    fed = tuple([name for name in turn.spooks if name not in names])
    stacks: list[int | None] = [None]
    if turn.purchases_left > 0:
        stacks += [colour for colour, top in enumerate(turn.tops) if top is not None]
    for count in range(len(hungry), -1, -1):
        for guests in combinations(hungry, count):
            for stack in stacks:
                yield from _feedings_of(turn, day, fed, guests, stack)


def _feedings_of(
    turn: Turn,
    day: bool,
    fed: tuple[SpookName, ...],
    guests: tuple[Hungry, ...],
    stack: int | None,
    thorough: bool = True,
) -> Iterator[Feeding]:
    """Every way to feed these, or only those in which the hungriest get horror and starters what there is most of."""
    box, figures, bought = turn.box, turn.box.figures, None
    price = gain = 0
    eaters = list(guests)
    if stack is not None:
        bought = turn.tops[stack] or ""
        spook = box.spooks[bought]
        price, gain = spook.price, spook.strength(day)
        eaters.append((bought, gain, spook.colour))
        if sum(turn.cubes) + sum(turn.imps) < price:
            return
    purchase = stack, bought, price, gain
    for treated in range(min(turn.horror // figures.horror_feed, len(eaters)) + 1):
        for treats in _treats(eaters, treated, thorough):
            rest = [one for one in eaters if one not in treats]
            horror = turn.horror - treated * figures.horror_feed
            for served in _served(turn, rest, thorough):
                yield from _cooked(turn, fed, eaters, treats, served, horror, purchase)


def _treats(eaters: list[Hungry], count: int, thorough: bool) -> Iterator[tuple[Hungry, ...]]:
    """Who is fed with horror: any one, but of several only the hungriest if there are many."""
    if not thorough or (count > 1 and len(eaters) > FEW_GUESTS):
        yield tuple(sorted(eaters, key=lambda one: -one[1])[:count])
    else:
        yield from combinations(eaters, count)


Served = list[tuple[SpookName, int, int, bool]]
"""Who eats how many cubes of which colour, and whether an earth imp helps."""


def _served(turn: Turn, eaters: list[Hungry], thorough: bool) -> Iterator[Served]:
    """Every colour for every starter, or only what there is most of; with an earth imp and without."""
    starters = [one for one in eaters if one[2] == ANY]
    others = [(name, appetite, colour, False) for name, appetite, colour in eaters if colour != ANY]
    feeder, food = turn.box.abilities["feed"], turn.box.figures.imp_food
    few = min(len(starters), MOST_STARTERS)
    for colours in combinations_with_replacement(range(4), few) if thorough else [_plentiful(turn, others, starters)]:
        more = (*colours, *((colours[0],) * (len(starters) - len(colours)) if colours else ()))
        served = others + [
            (name, appetite, colour, False) for (name, appetite, _), colour in zip(starters, more, strict=True)
        ]
        yield served
        if turn.imps[feeder]:
            greens = [at for at, one in enumerate(served) if one[2] == feeder]
            if greens:
                at = max(greens, key=lambda at: min(served[at][1], food))
                name, appetite, colour, _ = served[at]
                yield [*served[:at], (name, max(appetite - food, 0), colour, True), *served[at + 1 :]]


def _plentiful(turn: Turn, others: Served, starters: list[Hungry]) -> tuple[int, ...]:
    spare, colours = list(turn.cubes[:4]), []
    for _, appetite, colour, _ in others:
        spare[colour] -= appetite
    for _, appetite, _ in starters:
        colours.append(max(range(4), key=spare.__getitem__))
        spare[colours[-1]] -= appetite
    return tuple(colours)


def _cooked(
    turn: Turn,
    fed: tuple[SpookName, ...],
    eaters: list[Hungry],
    treats: tuple[Hungry, ...],
    served: Served,
    horror: int,
    purchase: tuple[int | None, SpookName | None, int, int],
) -> Iterator[Feeding]:
    stack, bought, price, gain = purchase
    needed = [0, 0, 0, 0]
    imps = list(turn.imps)
    for _, appetite, colour, with_imp in served:
        needed[colour] += appetite
        imps[colour] -= with_imp
    supplies = Supplies(list(turn.cubes), horror, imps)
    kept = (*fed, *(name for name, _, _ in eaters))
    seen: set[tuple[int, ...]] = set()
    for most_horror in range(horror // turn.box.figures.horror_cube + 1):
        steps: list[Action] = []
        left = cover(turn.box, supplies, needed, price, gain, most_horror, steps, ANY if stack is None else stack)
        if left is None or (left.horror, *left.cubes) in seen:
            continue
        seen.add((left.horror, *left.cubes))
        yield Feeding(kept, bought, left, steps[0] if steps else _first_bite(turn, treats, served))


def _first_bite(turn: Turn, treats: tuple[Hungry, ...], served: Served) -> Action:
    """Everything is there: feed one after the other."""
    if treats:
        return FeedHorror(treats[0][0])
    if not served:
        return END
    name, _, colour, with_imp = min(served, key=lambda one: not one[3])
    starter = turn.box.spooks[name].colour == ANY
    return Feed(name, COLOURS[colour] if starter else None, with_imp)


def best_feedings(
    turn: Turn, day: bool, pact: tuple[int, ...], worth: Callable[[Feeding], float]
) -> list[tuple[float, Feeding]]:
    """The best way for every first step, best first."""
    found: dict[Action, tuple[float, Feeding]] = {}
    for feeding in islice(feedings(turn, day, pact), MOST_FEEDINGS):
        value = worth(feeding)
        known = found.get(feeding.next_step)
        if known is None or value > known[0]:
            found[feeding.next_step] = (value, feeding)
    return sorted(found.values(), key=lambda entry: -entry[0])


# Thriftily


def next_step(turn: Turn, pact: tuple[int, ...], day: bool) -> Action:
    """What a thrifty player does next: feed whoever is worth the food, and buy if there is enough for one more."""
    box = turn.box
    names = [name for name, _, _ in turn.hungry]
    fed = tuple([name for name in turn.spooks if name not in names])
    useful, _ = sort_out(box, names, pact, day, fed)
    guests, best = _thrifty(turn, day, pact, fed, [one for one in turn.hungry if one[0] in useful])
    if turn.purchases_left > 0:
        for stack in _wanted(box, turn.tops, missing_parts(box, best.kept, pact)):
            if bought := _cheapest(turn, day, fed, guests, stack):
                return bought.next_step
    return best.next_step


def _thrifty(
    turn: Turn, day: bool, pact: tuple[int, ...], fed: tuple[SpookName, ...], useful: list[Hungry]
) -> tuple[tuple[Hungry, ...], Feeding]:
    """Who is fed at a price below what a part of the pact is worth, or all if that completes the pact."""
    figures, held = turn.box.figures, _in_cubes(Supplies(list(turn.cubes), turn.horror, list(turn.imps)))
    # What each costs at least; an imp may feed one of them more cheaply.
    least = sorted([min(appetite, HORROR * figures.horror_feed) for _, appetite, _ in useful])
    found: list[tuple[float, tuple[Hungry, ...], Feeding]] = []
    for count in range(len(useful), -1, -1):
        if found and found[0][0] >= PART * count + held - sum(least[:count]) + figures.imp_food:
            break  # fewer cannot be better
        for guests in combinations(useful, count):
            if feeding := _cheapest(turn, day, fed, guests, None):
                won = not any(missing_parts(turn.box, feeding.kept, pact))
                found.append((PART * count + _in_cubes(feeding.left) + VICTORY * won, guests, feeding))
        found = sorted(found, key=lambda one: -one[0])[:1]
    _, guests, feeding = found[0]
    return guests, feeding


def _cheapest(
    turn: Turn, day: bool, fed: tuple[SpookName, ...], guests: tuple[Hungry, ...], stack: int | None
) -> Feeding | None:
    few = _feedings_of(turn, day, fed, guests, stack, thorough=False)
    return max(few, key=lambda feeding: _in_cubes(feeding.left), default=None)


def _in_cubes(supplies: Supplies) -> float:
    return sum(supplies.cubes) + sum(supplies.imps) + HORROR * supplies.horror
