"""Whom a sensible player feeds, and with what: the next step of the best meal that the cubes allow."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from spukhaus.games.straszydla.rules.actions import END, Action, Buy, Feed, FeedHorror, HorrorCube, Swap, Trade, spell
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, ENERGY, Box, SpookName
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.turn import Turn

PART: Final = 6.0
"""What it is worth to keep a spook that fills a part of the pact, in cubes."""
GUEST: Final = 0.5
"""What any other is worth."""
VICTORY: Final = 100.0
HORROR_MEAL: Final = 3.5
"""What the horror of a meal is worth."""
MOST_GUESTS: Final = 8
"""Beyond so many hungry spooks only the best are thought of."""


@dataclass(frozen=True, slots=True)
class Pantry:
    """What can be eaten or made into food."""

    cubes: tuple[int, ...]
    horror: int
    imps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """A way to feed some spooks: who eats what, who is fed with horror, and what is missing of each colour."""

    eaters: tuple[tuple[SpookName, int, int], ...]
    """Name, cubes and colour."""
    with_horror: tuple[SpookName, ...]
    missing: tuple[int, ...]
    cost: float


def next_meal(turn: Turn, pact: tuple[int, ...]) -> Action:
    """Feed the best guests, buy another if there is enough for it, or end."""
    menu = best_menu(turn, pact, turn.hungry)
    if menu is not None and (menu.eaters or menu.with_horror):
        bought = purchase(turn, pact, menu)
        return bought if bought is not None else serve(turn, menu)
    bought = purchase(turn, pact, menu)
    return bought if bought is not None else END


def best_menu(turn: Turn, pact: tuple[int, ...], hungry: tuple[tuple[SpookName, int, int], ...]) -> Menu | None:
    """The guests that fill the pact best and can be fed."""
    box = turn.box
    fed = tuple(name for name in turn.spooks if name not in {name for name, _, _ in turn.hungry})
    guests = hungry
    if len(hungry) > MOST_GUESTS:
        guests = tuple(sorted(hungry, key=lambda one: one[1]))[:MOST_GUESTS]
    pantry = Pantry(turn.cubes, turn.horror, turn.imps)
    best: tuple[float, Menu] | None = None
    for count in range(len(guests), -1, -1):
        for some in combinations(guests, count):
            names = (*fed, *(name for name, _, _ in some))
            full = filled(box, names, pact)
            worth = PART * full + GUEST * count + (VICTORY if full == sum(pact) else 0)
            if best is not None and worth <= best[0]:
                continue
            menu = cook(box, pantry, some)
            if menu is not None and (best is None or worth - menu.cost > best[0]):
                best = (worth - menu.cost, menu)
    return None if best is None else best[1]


def cook(box: Box, pantry: Pantry, guests: tuple[tuple[SpookName, int, int], ...]) -> Menu | None:
    """How these guests can be fed, or None. The hungriest get horror where cubes do not suffice."""
    by_appetite = sorted(guests, key=lambda one: -one[1])
    for treated in range(pantry.horror // box.figures.horror_feed + 1):
        if treated > len(guests):
            break
        horror = pantry.horror - treated * box.figures.horror_feed
        menu = _cook_cubes(box, Pantry(pantry.cubes, horror, pantry.imps), by_appetite[treated:])
        if menu is not None:
            names = tuple(name for name, _, _ in by_appetite[:treated])
            return Menu(menu.eaters, names, menu.missing, menu.cost + HORROR_MEAL * treated)
    return None


def _cook_cubes(box: Box, pantry: Pantry, guests: list[tuple[SpookName, int, int]]) -> Menu | None:
    needed = [0] * len(COLOURS)
    eaters = []
    for name, appetite, colour in guests:
        if colour != ANY:
            needed[colour] += appetite
            eaters.append((name, appetite, colour))
    for name, appetite, colour in guests:
        if colour == ANY:
            spare = [pantry.cubes[one] - needed[one] for one in range(len(COLOURS))]
            chosen = max(range(len(COLOURS)), key=spare.__getitem__)
            needed[chosen] += appetite
            eaters.append((name, appetite, chosen))
    missing = [max(wanted - held, 0) for wanted, held in zip(needed, pantry.cubes, strict=False)]
    left = [max(held - wanted, 0) for wanted, held in zip(needed, pantry.cubes, strict=False)]
    swapped = [min(lack, imps) for lack, imps in zip(missing, pantry.imps, strict=True)]
    lacking = sum(missing) - sum(swapped)
    surplus = sum(left) + pantry.cubes[ENERGY]
    surplus += sum(imps - used for imps, used in zip(pantry.imps, swapped, strict=True))
    traded = surplus // box.figures.trade
    paid = pantry.horror // box.figures.horror_cube
    if lacking > traded + paid:
        return None
    # Of a trade, the cube that it brings is eaten as well.
    cost = sum(needed) + lacking * (box.figures.trade - 1.0)
    return Menu(tuple(eaters), (), tuple(missing), cost)


def serve(turn: Turn, menu: Menu) -> Action:
    """The next step towards the menu."""
    box = turn.box
    if menu.with_horror:
        return FeedHorror(menu.with_horror[0])
    starters = {name for name, _, own in turn.hungry if own == ANY}
    for name, appetite, colour in menu.eaters:
        if turn.cubes[colour] >= appetite:
            return Feed(name, COLOURS[colour] if name in starters else None)
    feeder = box.abilities["feed"]
    for name, appetite, colour in menu.eaters:
        if colour == feeder and turn.imps[feeder] and turn.cubes[colour] >= appetite - box.figures.imp_food:
            return Feed(name, COLOURS[colour] if name in starters else None, with_imp=True)
    needed = [sum(appetite for _, appetite, own in menu.eaters if own == colour) for colour in range(len(COLOURS))]
    lacking = [colour for colour in range(len(COLOURS)) if turn.cubes[colour] < needed[colour]]
    for colour in lacking:
        if turn.imps[colour]:
            return Swap(box.elements[colour])
    return _make(turn, lacking[0], needed)


def _make(turn: Turn, colour: int, needed: list[int]) -> Action:
    """One cube of a colour that is missing: for surplus cubes, or for horror."""
    box = turn.box
    spare = [max(held - wanted, 0) for held, wanted in zip(turn.cubes, (*needed, 0), strict=True)]
    trader = box.abilities["trade"]
    with_imp = turn.imps[trader] > 0
    rate = box.figures.trade_with_imp if with_imp else box.figures.trade
    if sum(spare) >= rate:
        paid = [0] * len(spare)
        for _ in range(rate):
            # Energy goes first, then what there is most of.
            most = ENERGY if spare[ENERGY] else max(range(len(COLOURS)), key=spare.__getitem__)
            spare[most] -= 1
            paid[most] += 1
        return Trade(spell(tuple(paid)), COLOURS[colour], None, with_imp)
    if turn.horror >= box.figures.horror_cube:
        return HorrorCube(COLOURS[colour])
    for other in range(len(COLOURS)):
        if turn.imps[other]:
            return Swap(box.elements[other])
    return END


def purchase(turn: Turn, pact: tuple[int, ...], menu: Menu | None) -> Action | None:
    """A spook that fills a part of the pact, if everybody on the menu and the newcomer can still be fed."""
    box = turn.box
    if turn.purchases_left <= 0 or (menu is not None and menu.with_horror):
        return None
    wanted = tuple(name for name, _, _ in menu.eaters) if menu is not None else ()
    guests = tuple(one for one in turn.hungry if one[0] in wanted)
    fed = tuple(name for name in turn.spooks if name not in {name for name, _, _ in turn.hungry})
    kept = (*fed, *wanted)
    best: tuple[float, Action] | None = None
    for colour, top in enumerate(turn.tops):
        if top is None or filled(box, (*kept, top), pact) == filled(box, kept, pact):
            continue
        paid = _pay(turn, menu, box.spooks[top].price, box.spooks[top].colour)
        if paid is None:
            continue
        # Its strength of this time is both the energy that it brings and what it eats at once.
        appetite = box.spooks[top].strength(_day(turn, top))
        left = [held - gone for held, gone in zip(turn.cubes, paid, strict=True)]
        left[ENERGY] += appetite
        if turn.feeding:
            newcomer = (top, appetite, box.spooks[top].colour)
            if cook(box, Pantry(tuple(left), turn.horror, turn.imps), (*guests, newcomer)) is None:
                continue
        cost = box.spooks[top].price + appetite
        if best is None or cost < best[0]:
            best = (cost, Buy(box.elements[colour], spell(paid)))
    return None if best is None else best[1]


def _day(turn: Turn, spook: SpookName) -> bool:
    """Whether it is day, seen from what the hungry eat; with nobody hungry the more hungry time is assumed."""
    box = turn.box
    for name, appetite, _ in turn.hungry:
        if box.spooks[name].day != box.spooks[name].night:
            return box.spooks[name].day == appetite
    return box.spooks[spook].day > box.spooks[spook].night


def _pay(turn: Turn, menu: Menu | None, price: int, colour: int) -> tuple[int, ...] | None:
    """The cubes that are missed least: energy and surplus first, and the newcomer's own food last."""
    eaten = [0] * len(turn.cubes)
    for _, appetite, own in menu.eaters if menu is not None else ():
        eaten[own] += appetite
    spare = [max(held - gone, 0) for held, gone in zip(turn.cubes, eaten, strict=True)]
    paid = [0] * len(spare)
    for _ in range(price):
        order = [ENERGY, *sorted((one for one in range(len(COLOURS)) if one != colour), key=lambda one: -spare[one])]
        order.append(colour if colour != ANY else ENERGY)
        chosen = next((one for one in order if spare[one] > 0), None)
        if chosen is None:
            return None
        spare[chosen] -= 1
        paid[chosen] += 1
    return tuple(paid)
