"""Whom to feed with what, and whom to buy (ST-28, ST-29, ST-33).

Everybody counts in the same way what a meal costs (`cover`): imps are swapped, horror buys cubes, surplus is traded.
The stronger levels look at every way to feed anybody (exhaustive search); what weaker ones and playouts make of it is
in `larder`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, islice
from typing import Final

from spukhaus.games.straszydla.rules.actions import (
    END,
    Action,
    Buy,
    Feed,
    FeedHorror,
    HorrorCube,
    HorrorImp,
    Swap,
    Trade,
    spell,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY, Box, SpookName
from spukhaus.games.straszydla.rules.turn import Hungry, Turn

FEW_GUESTS: Final = 5
MOST_GUESTS: Final = 7
"""Of more hungry spooks only the most useful are thought of."""
MOST_FEEDINGS: Final = 12_000
"""Ways that are thought of at most, in tables full of spooks and horror."""
MOST_HIRED: Final = 2
"""Earth imps that are thought of beside those that are there: for surplus or horror one gets more food than cubes."""
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
    hired: int = 0,
) -> Supplies | None:
    """What is left after so many cubes of each colour were eaten and a price was paid, or None if it cannot be.

    Imps of a colour that is lacking are swapped first, then horror buys cubes, then surplus is traded; other imps go
    last. So many earth imps are hired in the same way, and are gone afterwards: they help somebody to eat. `steps`
    gets what must be done before everything that is needed is there.
    """
    cook = _Cook(box, supplies, steps)
    lacking = cook.set_aside(needed)
    if price and not cook.buy(price, gain, stack):
        return None
    for _ in range(hired):
        if most_horror > 0 and cook.horror >= box.figures.horror_imp:
            most_horror -= 1
            cook.horror -= box.figures.horror_imp
            if steps is not None:
                steps.append(HorrorImp(box.elements[box.abilities["feed"]]))
        elif not cook.trade(None):
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

    def trade(self, colour: int | None) -> bool:
        """Surplus for a cube of a colour, or for an earth imp."""
        figures, trader = self.box.figures, self.box.abilities["trade"]
        with_imp = self.imps[trader] > 0
        rate = figures.trade_with_imp if with_imp else figures.trade
        while sum(self.spare) < rate:
            if not self._swap_any(trader):
                return False
        self.imps[trader] -= with_imp
        paid = _pay(self.spare, rate)
        if self.steps is not None:
            if colour is None:
                self.steps.append(Trade(spell(paid), None, self.box.elements[self.box.abilities["feed"]], with_imp))
            else:
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
    before, colours, energy = tuple(spare), spare[:ENERGY], spare[ENERGY]
    for _ in range(count):
        most = max(colours)
        if most > 1 or (most and energy <= 2):
            colours[colours.index(most)] -= 1
        else:
            energy -= 1
    spare[:] = [*colours, energy]
    return tuple([had - has for had, has in zip(before, spare, strict=True)])


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
                yield from feedings_of(turn, day, fed, guests, stack)


def feedings_of(
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
    """Every colour for every starter, or only what there is most of and green; with earth imps and without."""
    starters = [one for one in eaters if one[2] == ANY]
    others = [(name, appetite, colour, False) for name, appetite, colour in eaters if colour != ANY]
    few = min(len(starters), MOST_STARTERS)
    for colours in combinations_with_replacement(range(4), few) if thorough else _plentiful(turn, others, starters):
        more = (*colours, *((colours[0],) * (len(starters) - len(colours)) if colours else ()))
        served = others + [
            (name, appetite, colour, False) for (name, appetite, _), colour in zip(starters, more, strict=True)
        ]
        yield served
        yield from _helped(turn, served)


def _helped(turn: Turn, served: Served) -> Iterator[Served]:
    """The same with earth imps: those that are there, and some that are hired."""
    feeder, food = turn.box.abilities["feed"], turn.box.figures.imp_food
    greens = [at for at, one in enumerate(served) if one[2] == feeder]
    greens.sort(key=lambda at: -min(served[at][1], food))
    imps = turn.imps[feeder] + min(turn.imp_stacks[feeder], MOST_HIRED)
    for at in greens[:imps]:
        name, appetite, colour, _ = served[at]
        served = [*served[:at], (name, max(appetite - food, 0), colour, True), *served[at + 1 :]]
        yield served


def _plentiful(turn: Turn, others: Served, starters: list[Hungry]) -> list[tuple[int, ...]]:
    """What there is most of for each starter; and the same with the first one fed green, which an imp makes cheap."""
    spare, colours = list(turn.cubes[:4]), []
    for _, appetite, colour, _ in others:
        spare[colour] -= appetite
    for _, appetite, _ in starters:
        colours.append(max(range(4), key=spare.__getitem__))
        spare[colours[-1]] -= appetite
    feeder = turn.box.abilities["feed"]
    plain = tuple(colours)
    return [plain] if not plain or feeder in plain else [plain, (feeder, *plain[1:])]


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
    feeder = turn.box.abilities["feed"]
    hired = max(-imps[feeder], 0)
    imps[feeder] += hired
    supplies = Supplies(list(turn.cubes), horror, imps)
    kept = (*fed, *(name for name, _, _ in eaters))
    seen: set[tuple[int, ...]] = set()
    for most_horror in range(horror // turn.box.figures.horror_cube + 1):
        steps: list[Action] = []
        bought_from = ANY if stack is None else stack
        left = cover(turn.box, supplies, needed, price, gain, most_horror, steps, bought_from, hired)
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


def first_step(feeding: Feeding) -> Hashable:
    return feeding.next_step


def best_feedings(
    turn: Turn,
    day: bool,
    pact: tuple[int, ...],
    worth: Callable[[Feeding], float],
    apart: Callable[[Feeding], Hashable] = first_step,
) -> list[tuple[float, Feeding]]:
    """The best way for every first step, or for whatever else sets feedings apart; best first."""
    found: dict[Hashable, tuple[float, Feeding]] = {}
    for feeding in islice(feedings(turn, day, pact), MOST_FEEDINGS):
        value, kind = worth(feeding), apart(feeding)
        known = found.get(kind)
        if known is None or value > known[0]:
            found[kind] = (value, feeding)
    return sorted(found.values(), key=lambda entry: -entry[0])
