"""What a seat may do now. Large choices are counted by arithmetic and made one by one, never listed as a whole."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import permutations
from math import comb, factorial, prod
from typing import Any, TypeAlias

from spukhaus.core.errors import ActionRefused
from spukhaus.core.game import Choices, described
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import (
    COLLECT,
    END,
    KEEP,
    PASS,
    SCARE,
    Action,
    Arrange,
    Bend,
    Bid,
    Buy,
    Collect,
    HorrorCube,
    HorrorImp,
    Plan,
    Redirect,
    RerollHorror,
    RerollImp,
    SummonImp,
    Swap,
    Trade,
    spell,
)
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, CUBES, CubeName, ElementName, TileName
from spukhaus.games.straszydla.rules.dice import bend_number, bends, check_bend
from spukhaus.games.straszydla.rules.layout import CellName, Path, Streets, Word, streets
from spukhaus.games.straszydla.rules.offers import (
    ArrangeOffer,
    BendOffer,
    BidOffer,
    Lying,
    Map,
    PlanOffer,
    RedirectOffer,
    RerollOffer,
    Trading,
    TurnOffer,
    Ware,
)
from spukhaus.games.straszydla.rules.planning import check_length, check_path
from spukhaus.games.straszydla.rules.state import Dice
from spukhaus.games.straszydla.rules.turn import Turn


class Numbered(Choices[Action]):
    """Choices that can be counted, and made by their number."""

    __slots__ = ("_key",)

    def __init__(self, *key: object) -> None:
        self._key = key

    @abstractmethod
    def at(self, number: int) -> Action:
        """The choice of that number, from 0."""

    def __iter__(self) -> Iterator[Action]:
        return map(self.at, range(len(self)))

    def sample(self, rng: random.Random) -> Action:
        return self.at(rng.randrange(len(self)))

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Numbered) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)


class ArrangeChoices(Numbered):
    """ST-3: every order of the tiles."""

    __slots__ = ("cells", "tiles")

    def __init__(self, tiles: tuple[TileName, ...], cells: tuple[CellName, ...]) -> None:
        super().__init__(tiles, cells)
        self.tiles = tiles
        self.cells = cells

    def __len__(self) -> int:
        return factorial(len(self.tiles))

    def at(self, number: int) -> Action:
        left, laid = list(self.tiles), []
        for rest in range(len(left) - 1, -1, -1):
            at, number = divmod(number, factorial(rest))
            laid.append(left.pop(at))
        return Arrange(tuple(laid))

    def __iter__(self) -> Iterator[Action]:
        return map(Arrange, permutations(self.tiles))

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Arrange) and sorted(action.tiles) == sorted(self.tiles)

    def plain(self, write: Callable[[Action], str]) -> ArrangeOffer:
        return {"form": "arrange", "tiles": list(self.tiles), "cells": list(self.cells)}


class PlanChoices(Numbered):
    """ST-15: every path of one arrow up to the most, shorter ones first."""

    __slots__ = ("arrows", "start", "streets")

    def __init__(self, size: int, stops: int, start: int, arrows: int) -> None:
        super().__init__(size, stops, start, arrows)
        self.streets = streets(size, stops)
        self.start = start
        self.arrows = arrows

    def __len__(self) -> int:
        return sum([self.streets.ways(self.start, arrows) for arrows in range(1, self.arrows + 1)])

    def at(self, number: int) -> Action:
        for arrows in range(1, self.arrows + 1):
            ways = self.streets.ways(self.start, arrows)
            if number < ways:
                return Plan(self.streets.path(self.start, arrows, number))
            number -= ways
        raise IndexError(number)

    def __iter__(self) -> Iterator[Action]:
        for arrows in range(1, self.arrows + 1):
            yield from map(Plan, self.streets.paths(self.start, arrows))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Plan):
            return False
        return _accepted(
            lambda: check_length(action.arrows, self.arrows),
            lambda: check_path(self.streets, self.start, action.arrows),
        )

    def plain(self, write: Callable[[Action], str]) -> PlanOffer:
        return {"form": "path", "action": "plan", **_map(self.streets, self.start), "arrows": self.arrows}


class RedirectChoices(Numbered):
    """R10: the plan as it is, or changed by an air imp."""

    __slots__ = ("_found", "plan", "start", "streets", "travel")

    def __init__(self, size: int, stops: int, start: int, plan: Path, travel: bool) -> None:
        super().__init__(size, stops, start, plan, travel)
        self.streets = streets(size, stops)
        self.start = start
        self.plan = plan
        self.travel = travel
        self._found = _redirections(size, stops, start, plan, travel)

    def __len__(self) -> int:
        return 1 + len(self._found)

    def at(self, number: int) -> Action:
        return KEEP if not number else Redirect(self._found[number - 1])

    def __contains__(self, action: object) -> bool:
        return action == KEEP or (isinstance(action, Redirect) and action.arrows in self._found)

    def plain(self, write: Callable[[Action], str]) -> RedirectOffer:
        town, arrows = _map(self.streets, self.start), len(self.plan) + 1
        offer: RedirectOffer = {
            "form": "path",
            "action": "redirect",
            "start": town["start"],
            "steps": town["steps"],
            "suburbs": town["suburbs"],
            "arrows": arrows,
            "plan": [*self.plan],
        }
        if self.travel:
            offer["travel"] = True
        return offer


@lru_cache(maxsize=256)
def _redirections(size: int, stops: int, start: int, plan: Path, travel: bool) -> tuple[Path, ...]:
    return tuple(streets(size, stops).redirections(start, plan, travel))


def _map(open_streets: Streets, start: int) -> Map:
    town = open_streets.ground
    steps: dict[CellName, dict[Word, CellName]] = {}
    for cell, places in enumerate(open_streets.places):
        arrows = {word: town.names[there] for word, there in places.items() if ">" not in word}
        steps[town.names[cell]] = {**arrows}
    return {"start": town.names[start], "steps": steps, "suburbs": [town.names[cell] for cell in town.corners]}


class BidChoices(Numbered):
    """ST-23."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self.most = most

    def __len__(self) -> int:
        return self.most + 1

    def at(self, number: int) -> Action:
        return Bid(number)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Bid) and 0 <= action.energy <= self.most

    def plain(self, write: Callable[[Action], str]) -> BidOffer:
        return {"form": "bid", "most": self.most}


class BendChoices(Numbered):
    """ST-23, ST-30: every value that the dice can be given for the energy there is."""

    __slots__ = ("budget", "dice", "rule")

    def __init__(self, dice: Dice, budget: int, rule: str) -> None:
        super().__init__(dice, budget, rule)
        self.dice = dice
        self.budget = budget
        self.rule = rule

    def __len__(self) -> int:
        return bends(self.dice, self.budget)

    def at(self, number: int) -> Action:
        return Bend(bend_number(self.dice, self.budget, number))

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Bend):
            return False
        return _accepted(lambda: check_bend(self.dice, self.budget, action.dice, self.rule))

    def plain(self, write: Callable[[Action], str]) -> BendOffer:
        return {"form": "bend", "dice": list(self.dice), "budget": self.budget}


class RerollChoices(Numbered):
    """ST-6, ST-8: nothing, one die for horror, or any dice with a fire imp."""

    __slots__ = ("dice", "horror", "imp", "values")

    def __init__(self, dice: Dice, horror: bool, imp: bool) -> None:
        super().__init__(dice, horror, imp)
        self.dice = dice
        self.horror = horror
        self.imp = imp
        self.values = tuple(sorted(set(dice)))

    def __len__(self) -> int:
        handfuls = prod([self.dice.count(value) + 1 for value in self.values]) - 1
        return 1 + len(self.values) * self.horror + handfuls * self.imp

    def at(self, number: int) -> Action:
        if not number:
            return PASS
        number -= 1
        if self.horror and number < len(self.values):
            return RerollHorror(self.values[number])
        number -= len(self.values) * self.horror - 1
        chosen: list[int] = []
        for value in self.values:
            number, some = divmod(number, self.dice.count(value) + 1)
            chosen += [value] * some
        return RerollImp(tuple(chosen))

    def __contains__(self, action: object) -> bool:
        if isinstance(action, RerollHorror):
            return self.horror and action.die in self.dice
        if isinstance(action, RerollImp):
            dice = action.dice
            proper = bool(dice) and dice == tuple(sorted(dice))
            return self.imp and proper and all(dice.count(die) <= self.dice.count(die) for die in dice)
        return action == PASS

    def plain(self, write: Callable[[Action], str]) -> RerollOffer:
        return {"form": "reroll", "dice": list(self.dice), "horror": self.horror, "imp": self.imp}


@lru_cache(maxsize=1 << 8)
def _one(kind: Callable[[Any], Action], what: str | None) -> Action:
    """There are few of these actions, and they are offered all the time: each is made once."""
    return kind(what)


# A section must not know its choices: what points at each other is left to the garbage collector, which costs more.

Section: TypeAlias = tuple[int, Callable[[int], Action]]
"""How many choices there are of a kind, and how to make one by its number."""


def _collections(turn: Turn) -> int:
    return comb(turn.lying + 3, 3) if turn.colour == ANY else 1


def _collection(turn: Turn, number: int) -> Action:
    if turn.colour != ANY:
        return COLLECT
    return Collect(spell(turns.spread(turn.lying, len(COLOURS), number)))


def _goods(turn: Turn) -> tuple[tuple[CubeName | None, ElementName | None], ...]:
    """What a trade can bring: a colour, or an imp's element."""
    imps = [(None, turn.box.elements[colour]) for colour, count in enumerate(turn.imp_stacks) if count]
    return (*((cube, None) for cube in CUBES), *imps)


def _rates(turn: Turn) -> tuple[int | None, int | None]:
    """How many cubes a trade takes, without and with an imp; None where there are too few, or no imp."""
    figures, held = turn.box.figures, sum(turn.cubes)
    imp = turn.imps[turn.box.abilities["trade"]] > 0
    rate, rate_with_imp = figures.trade, figures.trade_with_imp
    return rate if held >= rate else None, rate_with_imp if imp and held >= rate_with_imp else None


def _trades(turn: Turn, rate: int) -> int:
    goods = len(CUBES) + len(COLOURS) - turn.imp_stacks.count(0)
    return goods * turns.payments(turn.cubes, rate)


def _trade(turn: Turn, rate: int, with_imp: bool, number: int) -> Action:
    goods = _goods(turn)
    number, good = divmod(number, len(goods))
    return Trade(spell(turns.payment(turn.cubes, rate, number)), *goods[good], with_imp)


def _purchase(turn: Turn, colour: int, number: int) -> Action:
    paid = turns.payment(turn.cubes, turns.price(turn, colour), number)
    return Buy(turn.box.elements[colour], spell(paid))


class TurnChoices(Numbered):
    """ST-27 to ST-31 and ST-33: everything that the turn allows."""

    __slots__ = ("_sections", "turn")

    def __init__(self, turn: Turn) -> None:
        super().__init__(turn)
        self.turn = turn
        self._sections: tuple[Section, ...] | None = None

    @property
    def sections(self) -> tuple[Section, ...]:
        """All there is to choose, kind by kind; worked out when somebody asks."""
        if self._sections is None:
            turn, few = self.turn, self.few
            box, cubes, held = turn.box, turn.cubes, sum(turn.cubes)
            found: list[Section] = [(len(few), few.__getitem__)]
            if turns.may_collect(turn):
                found.append((_collections(turn), partial(_collection, turn)))
            rate, rate_with_imp = _rates(turn)
            if rate is not None:
                found.append((_trades(turn, rate), partial(_trade, turn, rate, False)))
            if rate_with_imp is not None:
                found.append((_trades(turn, rate_with_imp), partial(_trade, turn, rate_with_imp, True)))
            for colour, top in enumerate(turn.tops) if turn.purchases_left > 0 else ():
                if top is not None and held >= (price := box.spooks[top].price):
                    found.append((turns.payments(cubes, price), partial(_purchase, turn, colour)))
            self._sections = tuple(found)
        return self._sections

    @property
    def few(self) -> tuple[Action, ...]:
        """All that has not too many forms: one after the other."""
        turn = self.turn
        box, figures = turn.box, turn.box.figures
        found: list[Action] = [END]
        if turns.may_scare(turn):
            found.append(SCARE)
        named = turn.colour == ANY
        found += [_one(SummonImp, box.elements[colour] if named else None) for colour in turns.imp_elements(turn)]
        found += [_one(Swap, box.elements[colour]) for colour, count in enumerate(turn.imps) if count]
        if turn.horror >= figures.horror_cube:
            found += [_one(HorrorCube, colour) for colour in COLOURS]
        if turn.horror >= figures.horror_imp:
            found += [_one(HorrorImp, box.elements[colour]) for colour, count in enumerate(turn.imp_stacks) if count]
        for hungry in turn.hungry:
            found += turns.meals(turn, hungry)
        return tuple(found)

    def __len__(self) -> int:
        return sum([count for count, _ in self.sections])

    def at(self, number: int) -> Action:
        for count, make in self.sections:
            if number < count:
                return make(number)
            number -= count
        raise IndexError(number)

    def __contains__(self, action: object) -> bool:
        return _accepted(lambda: turns.check(self.turn, action))  # type: ignore[arg-type]

    def plain(self, write: Callable[[Action], str]) -> TurnOffer:
        turn = self.turn
        blue, purple, orange, green, energy = turn.cubes
        return {
            "form": "turn",
            "feeding": turn.feeding,
            "cubes": {"blue": blue, "purple": purple, "orange": orange, "green": green, "energy": energy},
            "actions": [described(action, write) for action in self.few],
            "collect": self._plain_collect(),
            "trade": self._plain_trade(),
            "buy": self._plain_buy(),
        }

    def _plain_collect(self) -> Lying | None:
        turn = self.turn
        if not turns.may_collect(turn):
            return None
        return {"count": turn.lying, "colour": None if turn.colour == ANY else COLOURS[turn.colour]}

    def _plain_trade(self) -> Trading | None:
        rates = _rates(self.turn)
        if rates == (None, None):
            return None
        imps = [element for _, element in _goods(self.turn) if element is not None]
        return {"rate": rates[0], "rate_with_imp": rates[1], "colours": list(CUBES), "imps": imps}

    def _plain_buy(self) -> list[Ware]:
        turn, held = self.turn, sum(self.turn.cubes)
        return [
            {"element": turn.box.elements[colour], "spook": top, "price": turns.price(turn, colour)}
            for colour, top in enumerate(turn.tops)
            if top is not None and turns.can_buy(turn, colour) and turns.price(turn, colour) <= held
        ]


def _accepted(*checks: Callable[[], object]) -> bool:
    try:
        for check in checks:
            check()
    except ActionRefused:
        return False
    return True
