"""What a player has before them in the own turn: what the rules look at, and what the choices are made of.

A turn holds nothing but what lies open, so choices can be made of it and given to anybody.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import Any, TypeAlias

from spukhaus.core.edition import Edition
from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import Seat
from spukhaus.games.straszydla.rules.actions import (
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
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, CUBES, Box, SpookName
from spukhaus.games.straszydla.rules.events import Refusal, refuse
from spukhaus.games.straszydla.rules.state import COLLECTED, SCARED, SUMMONED, Cubes, Stage, State

Hungry: TypeAlias = tuple[SpookName, int, int]
"""A spook, what it eats, and of which colour."""


@dataclass(frozen=True, slots=True)
class Turn:
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
    hungry: tuple[Hungry, ...]
    """While feeding: the spooks that are not fed yet."""

    @property
    def box(self) -> Box:
        content: Box = self.edition.content
        return content


_latest: tuple[State | None, Seat, Turn | None] = (None, 0, None)
"""A state is asked for its turn several times in a row: when a turn begins, for the choices, and for the action."""


def turn_of(state: State, seat: Seat) -> Turn:
    global _latest
    known, whose, turn = _latest
    if turn is None or known is not state or whose != seat:
        turn = _turn_of(state, seat)
        _latest = (state, seat, turn)
    return turn


def _turn_of(state: State, seat: Seat) -> Turn:
    box: Box = state.edition.content
    player = state.players[seat]
    tile = box.tiles[state.board[player.pawn]]
    feeding = state.stage is Stage.FEED
    stacks = state.stacks
    return Turn(
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


def _hungry(box: Box, spooks: tuple[SpookName, ...], fed: tuple[SpookName, ...], day: bool) -> tuple[Hungry, ...]:
    known = box.spooks
    return tuple([(name, known[name].strength(day), known[name].colour) for name in spooks if name not in fed])


def nothing_to_decide(turn: Turn) -> bool:
    """R23: nothing but the end of the turn is left."""
    figures = turn.box.figures
    cubes = sum(turn.cubes)
    if cubes >= figures.trade or any(turn.imps) or turn.horror >= figures.horror_cube or may_collect(turn):
        return False
    if turn.horror >= figures.horror_imp and any(turn.imp_stacks):
        return False
    if any(price(turn, colour) <= cubes for colour in range(len(COLOURS)) if can_buy(turn, colour)):
        return False
    if turn.feeding:
        return not any(meals(turn, hungry) for hungry in turn.hungry)
    return not (may_scare(turn) or imp_elements(turn))


# What is on offer


def may_collect(turn: Turn) -> bool:
    return not turn.feeding and turn.lying > 0 and not turn.done & COLLECTED


def may_scare(turn: Turn) -> bool:
    return not turn.feeding and turn.scares and not turn.done & SCARED and bool(turn.spooks)


def imp_elements(turn: Turn) -> tuple[int, ...]:
    """The imps that can be summoned here (ST-31)."""
    if turn.feeding or not turn.summons or turn.done & SUMMONED:
        return ()
    colours = range(len(COLOURS)) if turn.colour == ANY else (turn.colour,)
    return tuple([colour for colour in colours if turn.imp_stacks[colour]])


def can_buy(turn: Turn, colour: int) -> bool:
    return turn.purchases_left > 0 and turn.tops[colour] is not None


def price(turn: Turn, colour: int) -> int:
    top = turn.tops[colour]
    return turn.box.spooks[top].price if top is not None else 0


def meals(turn: Turn, hungry: Hungry) -> tuple[Action, ...]:
    """Every way to feed one spook (ST-33): with cubes, with an earth imp besides, with horror."""
    name, appetite, own = hungry
    box = turn.box
    found: list[Action] = []
    for colour in range(len(COLOURS)) if own == ANY else (own,):
        named = COLOURS[colour] if own == ANY else None
        if turn.cubes[colour] >= appetite:
            found.append(Feed(name, named))
        if imp_helps(turn, colour) and turn.cubes[colour] >= appetite - box.figures.imp_food:
            found.append(Feed(name, named, with_imp=True))
    if turn.horror >= box.figures.horror_feed:
        found.append(FeedHorror(name))
    return tuple(found)


def imp_helps(turn: Turn, colour: int) -> bool:
    """An earth imp counts as green cubes: those of its own element."""
    feeder = turn.box.abilities["feed"]
    return colour == feeder and turn.imps[feeder] > 0


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


def check(turn: Turn, action: Action) -> None:
    """Refuse what a player may not do in the own turn."""
    checker = _CHECKS.get(type(action))
    if checker is None:
        raise InvalidAction("action-form", text=repr(action)[:80])
    checker(turn, action)


def _check_paid(turn: Turn, cubes: tuple[str, ...], rule: str) -> None:
    if HORROR in cubes:
        refuse(Refusal.HORROR_NOT_TRADED, rule=rule)
    counts = tally(cubes)
    if spell(counts) != cubes:
        raise InvalidAction("action-form", text=repr(cubes)[:80])
    for colour, held, paid in zip(CUBES, turn.cubes, counts, strict=True):
        if paid > held:
            refuse(Refusal.TOO_FEW_CUBES, rule=rule, colour=colour, held=held, wanted=paid)


def _check_acting(turn: Turn, rule: str) -> None:
    if turn.feeding:
        refuse(Refusal.NOT_WHILE_FEEDING, rule=rule)


def _check_collect(turn: Turn, action: Collect) -> None:
    _check_acting(turn, "ST-27")
    if turn.done & COLLECTED:
        refuse(Refusal.COLLECTED_ALREADY, rule="ST-27")
    if not turn.lying:
        refuse(Refusal.NOTHING_LIES_HERE, rule="ST-27")
    wanted = turn.lying if turn.colour == ANY else 0
    named = action.colours or ()
    if len(named) != wanted:
        refuse(Refusal.COLLECT_COLOURS, rule="ST-27", count=len(named), wanted=wanted)
    if action.colours == () or spell(tally(named)[:4]) != named:
        raise InvalidAction("action-form", text=repr(action)[:80])


def _check_trade(turn: Turn, action: Trade) -> None:
    box = turn.box
    rate = box.figures.trade_with_imp if action.with_imp else box.figures.trade
    trader = box.abilities["trade"]
    if action.with_imp and not turn.imps[trader]:
        refuse(Refusal.NO_IMP, rule="ST-6", element=box.elements[trader])
    if (action.colour is None) == (action.element is None):
        raise InvalidAction("action-form", text=repr(action)[:80])
    _check_paid(turn, action.cubes, "ST-28")
    if len(action.cubes) != rate:
        refuse(Refusal.TRADE_COUNT, rule="ST-28", count=len(action.cubes), wanted=rate)
    if action.element is not None:
        _check_imp_stack(turn, action.element, "ST-28")


def _check_imp_stack(turn: Turn, element: str, rule: str) -> None:
    if not turn.imp_stacks[turn.box.elements.index(element)]:
        refuse(Refusal.IMP_STACK_EMPTY, rule=rule, element=element)


def _check_buy(turn: Turn, action: Buy) -> None:
    colour = turn.box.elements.index(action.element)
    if turn.purchases_left <= 0:
        refuse(Refusal.BOUGHT_ALREADY, rule="ST-29", count=turn.box.figures.purchases)
    if turn.tops[colour] is None:
        refuse(Refusal.STACK_EMPTY, rule="ST-29", element=action.element)
    _check_paid(turn, action.cubes, "ST-29")
    if len(action.cubes) != price(turn, colour):
        refuse(
            Refusal.PRICE,
            rule="ST-29",
            count=len(action.cubes),
            wanted=price(turn, colour),
            spook=turn.tops[colour],
        )


def _check_swap(turn: Turn, action: Swap) -> None:
    if not turn.imps[turn.box.elements.index(action.element)]:
        refuse(Refusal.NO_IMP, rule="ST-6", element=action.element)


def _check_horror(turn: Turn, cost: int) -> None:
    if turn.horror < cost:
        refuse(Refusal.TOO_LITTLE_HORROR, rule="ST-8", horror=turn.horror, cost=cost)


def _check_horror_cube(turn: Turn, _action: HorrorCube) -> None:
    _check_horror(turn, turn.box.figures.horror_cube)


def _check_horror_imp(turn: Turn, action: HorrorImp) -> None:
    _check_horror(turn, turn.box.figures.horror_imp)
    _check_imp_stack(turn, action.element, "ST-8")


def _check_summon_imp(turn: Turn, action: SummonImp) -> None:
    _check_acting(turn, "ST-31")
    if not turn.summons:
        refuse(Refusal.NO_IMP_HERE, rule="ST-31")
    if turn.done & SUMMONED:
        refuse(Refusal.SUMMONED_ALREADY, rule="ST-27")
    if (turn.colour == ANY) != (action.element is not None):
        refuse(Refusal.NAME_ELEMENT, rule="ST-31", centrum=turn.colour == ANY)
    _check_imp_stack(turn, action.element or turn.box.elements[turn.colour], "ST-31")


def _check_scare(turn: Turn, _action: Scare) -> None:
    _check_acting(turn, "ST-30")
    if not turn.scares:
        refuse(Refusal.NO_SCARE_HERE, rule="ST-30")
    if turn.done & SCARED:
        refuse(Refusal.SCARED_ALREADY, rule="ST-27")
    if not turn.spooks:
        refuse(Refusal.NO_SPOOKS, rule="ST-30")


def _check_hungry(turn: Turn, spook: SpookName) -> Hungry:
    if not turn.feeding:
        refuse(Refusal.ONLY_WHILE_FEEDING, rule="ST-33")
    if spook not in turn.spooks:
        refuse(Refusal.NOT_YOUR_SPOOK, rule="ST-33", spook=spook)
    found = [hungry for hungry in turn.hungry if hungry[0] == spook]
    if not found:
        refuse(Refusal.FED_ALREADY, rule="ST-33", spook=spook)
    return found[0]


def _check_feed(turn: Turn, action: Feed) -> None:
    box = turn.box
    name, appetite, own = _check_hungry(turn, action.spook)
    if own == ANY and action.colour is None:
        refuse(Refusal.NAME_COLOUR, rule="ST-33", spook=name)
    if own != ANY and action.colour is not None:
        refuse(Refusal.WRONG_FOOD, rule="ST-33", spook=name, colour=COLOURS[own])
    colour = own if action.colour is None else COLOURS.index(action.colour)
    needed = appetite
    if action.with_imp:
        feeder = box.abilities["feed"]
        if not turn.imps[feeder]:
            refuse(Refusal.NO_IMP, rule="ST-6", element=box.elements[feeder])
        if colour != feeder:
            refuse(Refusal.IMP_FEEDS_OTHERS, rule="ST-6", colour=COLOURS[feeder])
        needed -= box.figures.imp_food
    if turn.cubes[colour] < needed:
        held = turn.cubes[colour]
        refuse(Refusal.TOO_FEW_CUBES, rule="ST-33", colour=COLOURS[colour], held=held, wanted=needed)


def _check_feed_horror(turn: Turn, action: FeedHorror) -> None:
    _check_hungry(turn, action.spook)
    _check_horror(turn, turn.box.figures.horror_feed)


_CHECKS: dict[type[Any], Callable[[Turn, Any], None]] = {
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
    End: lambda _turn, _action: None,
}
