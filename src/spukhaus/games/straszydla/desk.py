"""What a player has before them in the own turn: what the rules look at, and what the choices are made of.

A desk holds nothing but what lies open, so choices can be made of it and given to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Any

from spukhaus.core.edition import Edition
from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import Seat
from spukhaus.games.straszydla.actions import (
    HORROR,
    Action,
    Buy,
    Collect,
    End,
    Feed,
    FeedHorror,
    HorrorCube,
    HorrorImp,
    Scare,
    SummonImp,
    Swap,
    Trade,
    spell,
    tally,
)
from spukhaus.games.straszydla.box import ANY, COLOURS, CUBES, Box, SpookName
from spukhaus.games.straszydla.happenings import Refusal, refuse
from spukhaus.games.straszydla.state import COLLECTED, SCARED, SUMMONED, Cubes, Stage, State


@dataclass(frozen=True, slots=True)
class Desk:
    edition: Edition[Box]
    feeding: bool
    cubes: Cubes
    horror: int
    imps: tuple[int, ...]
    imp_stacks: tuple[int, ...]
    tops: tuple[SpookName | None, ...]
    purchases_left: int
    colour: int
    """Of the district, or ANY."""
    lying: int
    scares: bool
    """The district has the scare icon."""
    summons: bool
    """The district has the imp icon."""
    done: int
    spooks: tuple[SpookName, ...]
    hungry: tuple[tuple[SpookName, int, int], ...]
    """While feeding: the spooks that are not fed yet, what they eat, and of which colour."""

    @property
    def box(self) -> Box:
        content: Box = self.edition.content
        return content


_latest: tuple[State | None, Seat, Desk | None] = (None, 0, None)
"""A state is asked for its desk several times in a row: when a turn begins, for the choices, and for the action."""


def desk_of(state: State, seat: Seat) -> Desk:
    global _latest
    known, whose, desk = _latest
    if desk is None or known is not state or whose != seat:
        desk = _desk_of(state, seat)
        _latest = (state, seat, desk)
    return desk


def _desk_of(state: State, seat: Seat) -> Desk:
    box: Box = state.edition.content
    player = state.players[seat]
    tile = box.tiles[state.board[player.pawn]]
    feeding = state.stage is Stage.FEED
    stacks = state.stacks
    return Desk(
        state.edition,
        feeding,
        player.cubes,
        player.horror,
        player.imps,
        state.imp_stacks,
        (stacks[0].top, stacks[1].top, stacks[2].top, stacks[3].top),
        box.figures.purchases - player.purchases,
        tile.colour,
        state.lying[player.pawn],
        tile.scares,
        tile.imps,
        state.done,
        player.spooks,
        _hungry(box, player.spooks, player.fed, state.day) if feeding else (),
    )


def _hungry(
    box: Box, spooks: tuple[SpookName, ...], fed: tuple[SpookName, ...], day: bool
) -> tuple[tuple[SpookName, int, int], ...]:
    known = box.spooks
    return tuple([(name, known[name].strength(day), known[name].colour) for name in spooks if name not in fed])


def nothing_to_decide(desk: Desk) -> bool:
    """R23: nothing but the end of the turn is left."""
    figures = desk.box.figures
    cubes = sum(desk.cubes)
    if cubes >= figures.trade or any(desk.imps) or desk.horror >= figures.horror_cube or may_collect(desk):
        return False
    if desk.horror >= figures.horror_imp and any(desk.imp_stacks):
        return False
    if any(price(desk, colour) <= cubes for colour in range(len(COLOURS)) if can_buy(desk, colour)):
        return False
    if desk.feeding:
        return not any(meals(desk, hungry) for hungry in desk.hungry)
    return not (may_scare(desk) or imp_elements(desk))


# What is on offer


def may_collect(desk: Desk) -> bool:
    return not desk.feeding and desk.lying > 0 and not desk.done & COLLECTED


def may_scare(desk: Desk) -> bool:
    return not desk.feeding and desk.scares and not desk.done & SCARED and bool(desk.spooks)


def imp_elements(desk: Desk) -> tuple[int, ...]:
    """The imps that can be summoned here (ST-31)."""
    if desk.feeding or not desk.summons or desk.done & SUMMONED:
        return ()
    colours = range(len(COLOURS)) if desk.colour == ANY else (desk.colour,)
    return tuple([colour for colour in colours if desk.imp_stacks[colour]])


def can_buy(desk: Desk, colour: int) -> bool:
    return desk.purchases_left > 0 and desk.tops[colour] is not None


def price(desk: Desk, colour: int) -> int:
    top = desk.tops[colour]
    return desk.box.spooks[top].price if top is not None else 0


def meals(desk: Desk, hungry: tuple[SpookName, int, int]) -> tuple[Action, ...]:
    """Every way to feed one spook (ST-33): with cubes, with an earth imp besides, with horror."""
    name, appetite, own = hungry
    box = desk.box
    found: list[Action] = []
    for colour in range(len(COLOURS)) if own == ANY else (own,):
        named = COLOURS[colour] if own == ANY else None
        if desk.cubes[colour] >= appetite:
            found.append(Feed(name, named))
        if imp_helps(desk, colour) and desk.cubes[colour] >= appetite - box.figures.imp_food:
            found.append(Feed(name, named, with_imp=True))
    if desk.horror >= box.figures.horror_feed:
        found.append(FeedHorror(name))
    return tuple(found)


def imp_helps(desk: Desk, colour: int) -> bool:
    """An earth imp counts as green cubes: those of its own element."""
    feeder = desk.box.abilities["feed"]
    return colour == feeder and desk.imps[feeder] > 0


# Ways to pay


@lru_cache(maxsize=1 << 16)
def ways(cubes: Cubes, count: int) -> int:
    """How many different handfuls of so many cubes can be taken from these."""
    if not cubes:
        return not count
    rest = cubes[1:]
    return sum([ways(rest, count - taken) for taken in range(min(cubes[0], count) + 1)])


def payments(cubes: Cubes, count: int) -> int:
    if sum(cubes) < count:
        return 0
    # More cubes of a kind than are paid make no difference, and fewer cases are remembered.
    return ways(tuple([min(held, count) for held in cubes]), count)


def payment(cubes: Cubes, count: int, number: int) -> Cubes:
    """The handful of that number, most of the first kinds first."""
    return _payment(tuple([min(held, count) for held in cubes]), count, number)


@lru_cache(maxsize=1 << 15)
def _payment(rest: Cubes, count: int, number: int) -> Cubes:
    taken = []
    while rest:
        held, rest = rest[0], rest[1:]
        for some in range(min(held, count), -1, -1):
            left = ways(rest, count - some)
            if number < left:
                break
            number -= left
        taken.append(some)
        count -= some
    return tuple(taken)


def spread(count: int, kinds: int, number: int) -> Cubes:
    """The way of that number to name a kind for each of so many cubes."""
    named = []
    for others in range(kinds - 1, 0, -1):
        for some in range(count, -1, -1):
            left = comb(count - some + others - 1, others - 1)
            if number < left:
                break
            number -= left
        named.append(some)
        count -= some
    return (*named, count)


# What the rules forbid


def check(desk: Desk, action: Action) -> None:
    """Refuse what a player may not do in the own turn."""
    checker = _CHECKS.get(type(action))
    if checker is None:
        raise InvalidAction("action-form", text=repr(action)[:80])
    checker(desk, action)


def _check_paid(desk: Desk, cubes: tuple[str, ...], rule: str) -> None:
    if HORROR in cubes:
        refuse(Refusal.HORROR_NOT_TRADED, rule=rule)
    counts = tally(cubes)
    if spell(counts) != cubes:
        raise InvalidAction("action-form", text=repr(cubes)[:80])
    for colour, held, paid in zip(CUBES, desk.cubes, counts, strict=True):
        if paid > held:
            refuse(Refusal.TOO_FEW_CUBES, rule=rule, colour=colour, held=held, wanted=paid)


def _check_acting(desk: Desk, rule: str) -> None:
    if desk.feeding:
        refuse(Refusal.NOT_WHILE_FEEDING, rule=rule)


def _check_collect(desk: Desk, action: Collect) -> None:
    _check_acting(desk, "ST-27")
    if desk.done & COLLECTED:
        refuse(Refusal.COLLECTED_ALREADY, rule="ST-27")
    if not desk.lying:
        refuse(Refusal.NOTHING_LIES_HERE, rule="ST-27")
    wanted = desk.lying if desk.colour == ANY else 0
    named = action.colours or ()
    if len(named) != wanted:
        refuse(Refusal.COLLECT_COLOURS, rule="ST-27", count=len(named), wanted=wanted)
    if action.colours == () or spell(tally(named)[:4]) != named:
        raise InvalidAction("action-form", text=repr(action)[:80])


def _check_trade(desk: Desk, action: Trade) -> None:
    box = desk.box
    rate = box.figures.trade_with_imp if action.with_imp else box.figures.trade
    trader = box.abilities["trade"]
    if action.with_imp and not desk.imps[trader]:
        refuse(Refusal.NO_IMP, rule="ST-6", element=box.elements[trader])
    if (action.colour is None) == (action.element is None):
        raise InvalidAction("action-form", text=repr(action)[:80])
    _check_paid(desk, action.cubes, "ST-28")
    if len(action.cubes) != rate:
        refuse(Refusal.TRADE_COUNT, rule="ST-28", count=len(action.cubes), wanted=rate)
    if action.element is not None:
        _check_imp_stack(desk, action.element, "ST-28")


def _check_imp_stack(desk: Desk, element: str, rule: str) -> None:
    if not desk.imp_stacks[desk.box.elements.index(element)]:
        refuse(Refusal.IMP_STACK_EMPTY, rule=rule, element=element)


def _check_buy(desk: Desk, action: Buy) -> None:
    colour = desk.box.elements.index(action.element)
    if desk.purchases_left <= 0:
        refuse(Refusal.BOUGHT_ALREADY, rule="ST-29", count=desk.box.figures.purchases)
    if desk.tops[colour] is None:
        refuse(Refusal.STACK_EMPTY, rule="ST-29", element=action.element)
    _check_paid(desk, action.cubes, "ST-29")
    if len(action.cubes) != price(desk, colour):
        refuse(
            Refusal.PRICE,
            rule="ST-29",
            count=len(action.cubes),
            wanted=price(desk, colour),
            spook=desk.tops[colour],
        )


def _check_swap(desk: Desk, action: Swap) -> None:
    if not desk.imps[desk.box.elements.index(action.element)]:
        refuse(Refusal.NO_IMP, rule="ST-6", element=action.element)


def _check_horror(desk: Desk, cost: int) -> None:
    if desk.horror < cost:
        refuse(Refusal.TOO_LITTLE_HORROR, rule="ST-8", horror=desk.horror, cost=cost)


def _check_horror_cube(desk: Desk, _action: HorrorCube) -> None:
    _check_horror(desk, desk.box.figures.horror_cube)


def _check_horror_imp(desk: Desk, action: HorrorImp) -> None:
    _check_horror(desk, desk.box.figures.horror_imp)
    _check_imp_stack(desk, action.element, "ST-8")


def _check_summon_imp(desk: Desk, action: SummonImp) -> None:
    _check_acting(desk, "ST-31")
    if not desk.summons:
        refuse(Refusal.NO_IMP_HERE, rule="ST-31")
    if desk.done & SUMMONED:
        refuse(Refusal.SUMMONED_ALREADY, rule="ST-27")
    if (desk.colour == ANY) != (action.element is not None):
        refuse(Refusal.NAME_ELEMENT, rule="ST-31", centrum=desk.colour == ANY)
    _check_imp_stack(desk, action.element or desk.box.elements[desk.colour], "ST-31")


def _check_scare(desk: Desk, _action: Scare) -> None:
    _check_acting(desk, "ST-30")
    if not desk.scares:
        refuse(Refusal.NO_SCARE_HERE, rule="ST-30")
    if desk.done & SCARED:
        refuse(Refusal.SCARED_ALREADY, rule="ST-27")
    if not desk.spooks:
        refuse(Refusal.NO_SPOOKS, rule="ST-30")


def _check_hungry(desk: Desk, spook: SpookName) -> tuple[SpookName, int, int]:
    if not desk.feeding:
        refuse(Refusal.ONLY_WHILE_FEEDING, rule="ST-33")
    if spook not in desk.spooks:
        refuse(Refusal.NOT_YOUR_SPOOK, rule="ST-33", spook=spook)
    found = [hungry for hungry in desk.hungry if hungry[0] == spook]
    if not found:
        refuse(Refusal.FED_ALREADY, rule="ST-33", spook=spook)
    return found[0]


def _check_feed(desk: Desk, action: Feed) -> None:
    box = desk.box
    name, appetite, own = _check_hungry(desk, action.spook)
    if own == ANY and action.colour is None:
        refuse(Refusal.NAME_COLOUR, rule="ST-33", spook=name)
    if own != ANY and action.colour is not None:
        refuse(Refusal.WRONG_FOOD, rule="ST-33", spook=name, colour=COLOURS[own])
    colour = own if action.colour is None else COLOURS.index(action.colour)
    needed = appetite
    if action.with_imp:
        feeder = box.abilities["feed"]
        if not desk.imps[feeder]:
            refuse(Refusal.NO_IMP, rule="ST-6", element=box.elements[feeder])
        if colour != feeder:
            refuse(Refusal.IMP_FEEDS_OTHERS, rule="ST-6", colour=COLOURS[feeder])
        needed -= box.figures.imp_food
    if desk.cubes[colour] < needed:
        held = desk.cubes[colour]
        refuse(Refusal.TOO_FEW_CUBES, rule="ST-33", colour=COLOURS[colour], held=held, wanted=needed)


def _check_feed_horror(desk: Desk, action: FeedHorror) -> None:
    _check_hungry(desk, action.spook)
    _check_horror(desk, desk.box.figures.horror_feed)


_CHECKS: dict[type[Any], Callable[[Desk, Any], None]] = {
    Collect: _check_collect,
    Trade: _check_trade,
    Buy: _check_buy,
    Swap: _check_swap,
    HorrorCube: _check_horror_cube,
    HorrorImp: _check_horror_imp,
    SummonImp: _check_summon_imp,
    Scare: _check_scare,
    Feed: _check_feed,
    FeedHorror: _check_feed_horror,
    End: lambda _desk, _action: None,
}
