"""Straszydła in numbers. What has few forms is one word ('feed strzyga', 'swap fire'); plans are said arrow by arrow,
bends die by die, payments cube by cube in the order of the colours, large bids in tens and ones. Chance lays the town
tile by tile and rolls die by die."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from spukhaus.core.encoding import Begun, Encoding, Odds, Part, Parts, below, handful
from spukhaus.games.straszydla.encoding.observation import town_parts, write_town
from spukhaus.games.straszydla.rules import actions, duels, notation, scaring
from spukhaus.games.straszydla.rules import turn as turns
from spukhaus.games.straszydla.rules.actions import Action
from spukhaus.games.straszydla.rules.box import ANY, COLOURS, CUBES, ELEMENTS, TIMES, Box, Spook
from spukhaus.games.straszydla.rules.choices import (
    ArrangeChoices,
    BendChoices,
    BidChoices,
    PlanChoices,
    RedirectChoices,
    RerollChoices,
    TurnChoices,
)
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.turn import Turn
from spukhaus.games.straszydla.rules.view import View

DICE: Final = range(1, 7)
TENS: Final = 10


class StraszydlaEncoding(Encoding):
    @staticmethod
    def set_up(view: View) -> tuple[int, dict[str, str]]:
        return len(view.players), {}

    def prepare(self) -> None:
        box: Box = self.config.edition.content
        self.box = box
        self.spooks = tuple(box.spooks)
        self.arrows = box.ground.arrows
        self.plan_length = box.figures.arrows + 1
        write = self.game.write
        self.words = (
            *(write(action) for action in _single_words(box)),
            "collect",
            *(f"trade for {good}{helped}" for helped in ("", " with imp") for good in _goods()),
            *(f"buy {element}" for element in ELEMENTS),
            "reroll-imp",
            *(f"arrow {arrow}" for arrow in self.arrows),
            "stop",
            *(f"cube {cube}" for cube in CUBES),
            *(f"die {die}" for die in DICE),
            *(f"number {number}" for number in range(TENS)),
            "ten-more",
            *(f"tile {tile}" for tile in box.loose),
        )
        self.chance_words = (
            *(f"tile {tile}" for tile in box.loose),
            *(f"first {seat}" for seat in range(self.seats)),
            *(f"pact {pact}" for pact in box.pact_names),
            *(f"spook {spook}" for spook in self.spooks),
            *(f"die {die}" for die in DICE),
        )
        turns = box.figures.phase_limit * (box.figures.rounds + 1) * self.seats
        self.longest = len(box.loose) + 3 * self.seats + 400 * turns
        self.most_chances = len(box.loose) + 1 + 3 * self.seats + 100 * turns
        self.most_points = 1

    # Actions

    def next_words(self, offer: Any, begun: Begun) -> tuple[int, ...]:
        said = tuple(self.words[word] for word in begun)
        follow = _FOLLOW.get(type(offer))
        if follow is not None:
            following = follow(offer, said)
        else:
            following = [] if begun else [self.game.write(action) for action in offer]
        return tuple(sorted(self.numbers[word] for word in following))

    def action(self, offer: Any, begun: Begun) -> Action:
        said = tuple(self.words[word] for word in begun)
        first, _, what = said[0].partition(" ")
        things = tuple(word.partition(" ")[2] for word in said if " " in word)
        dice = tuple(int(word.partition(" ")[2]) for word in said if word.startswith("die "))
        match first:
            case "arrow":
                return actions.Plan(things) if isinstance(offer, PlanChoices) else actions.Redirect(things)
            case "number" | "ten-more":
                return actions.Bid(TENS * (len(said) - 1) + int(said[-1].partition(" ")[2]))
            case "die":
                return actions.Bend(dice)
            case "reroll-imp":
                return actions.RerollImp(dice)
            case "tile":
                return actions.Arrange(things)
            case "collect":
                return actions.Collect(things or None)
            case "buy":
                return actions.Buy(what, things[1:])
            case "trade":
                return _trade(what, things[1:])
        action: Action = self.game.read(said[0])
        return action

    def spell(self, offer: Any, action: Any) -> Begun:
        return tuple(self.numbers[word] for word in self._said(offer, action))

    def _said(self, offer: Any, action: Action) -> tuple[str, ...]:
        match action:
            case actions.Plan(arrows):
                ends = len(arrows) < offer.arrows
                return (*(f"arrow {arrow}" for arrow in arrows), *(("stop",) if ends else ()))
            case actions.Redirect(arrows):
                said = tuple(f"arrow {arrow}" for arrow in arrows)
                return (*said, *(("stop",) if _redirect(offer, said) else ()))
            case actions.Bid(energy):
                return (*("ten-more",) * (energy // TENS), f"number {energy % TENS}")
            case actions.Bend(dice):
                return tuple(f"die {die}" for die in dice)
            case actions.RerollImp(dice):
                more = _reroll(offer, ("reroll-imp", *(f"die {die}" for die in dice)))
                return ("reroll-imp", *(f"die {die}" for die in dice), *(("stop",) if more else ()))
            case actions.Arrange(tiles):
                return tuple(f"tile {tile}" for tile in tiles)
            case actions.Collect(colours):
                return ("collect", *(f"cube {colour}" for colour in colours or ()))
            case actions.Buy(element, cubes):
                return (f"buy {element}", *(f"cube {cube}" for cube in cubes))
            case actions.Trade(cubes, colour, element, with_imp):
                good = f"imp {element}" if colour is None else colour
                helped = " with imp" if with_imp else ""
                return (f"trade for {good}{helped}", *(f"cube {cube}" for cube in cubes))
        return (self.game.write(action),)

    def next_chances(self, state: State, begun: Begun) -> Odds:
        said = [self.chance_words[word] for word in begun]
        match state.stage:
            case Stage.BOARD:
                left = [word for tile in self.box.loose if (word := f"tile {tile}") not in said]
            case Stage.FIRST:
                left = [] if said else [f"first {seat}" for seat in range(self.seats)]
            case Stage.PACTS:
                pacts = self.box.pact_names if len(said) < self.seats else ()
                left = [word for pact in pacts if (word := f"pact {pact}") not in said]
            case Stage.UNCOVER:
                left = [] if said else [f"spook {spook}" for spook in state.stacks[state.uncovering].unseen]
            case _:
                left = [f"die {die}" for die in DICE] if len(said) < sum(_dice(state)) else []
        numbers = sorted(self.chance_numbers[word] for word in left)
        return tuple((number, Fraction(1, len(numbers))) for number in numbers)

    def chance_action(self, state: State, begun: Begun) -> Action:
        things = tuple(self.chance_words[word].partition(" ")[2] for word in begun)
        match state.stage:
            case Stage.BOARD:
                return actions.Board(things)
            case Stage.FIRST:
                return actions.First(int(things[0]))
            case Stage.PACTS:
                return actions.Pacts(things)
            case Stage.UNCOVER:
                return actions.Uncover(things[0])
        first = _dice(state)[0]
        dice = tuple(map(int, things))
        return actions.Roll((dice[:first], dice[first:]) if len(_dice(state)) > 1 else (dice,))

    def draw(self, state: State, rng: random.Random) -> Action:
        """As the vector environment draws (lab/games/straszydla/chance.py)."""
        match state.stage:
            case Stage.BOARD:
                return actions.Board(_dealt(self.box.loose, len(self.box.loose), rng))
            case Stage.FIRST:
                return actions.First(below(rng, self.seats))
            case Stage.PACTS:
                return actions.Pacts(_dealt(self.box.pact_names, self.seats, rng))
            case Stage.UNCOVER:
                unseen = [spook for spook in self.spooks if spook in state.stacks[state.uncovering].unseen]
                return actions.Uncover(unseen[below(rng, len(unseen))])
        return actions.Roll(tuple(tuple(1 + below(rng, len(DICE)) for _ in range(count)) for count in _dice(state)))

    # Observations

    def parts(self) -> Sequence[Part]:
        return town_parts(self)

    def write(self, view: View, begun: Begun, parts: Parts) -> None:
        write_town(self, view, tuple(self.words[word] for word in begun), parts)


def _goods() -> tuple[str, ...]:
    return (*CUBES, *(f"imp {element}" for element in ELEMENTS))


def _single_words(box: Box) -> list[Action]:
    """Every action that is said at once."""
    names = box.ground.names
    found: list[Action] = [actions.PASS, actions.KEEP, actions.LET_CHOOSE, actions.SCARE, actions.END]
    found += [actions.SummonImp(), *map(actions.Begin, TIMES)]
    for of_element in (actions.Take, actions.SummonImp, actions.Swap, actions.HorrorImp, actions.Summon):
        found += [of_element(element) for element in ELEMENTS]
    for of_colour in (actions.HorrorCube, actions.Colour):
        found += [of_colour(colour) for colour in COLOURS]
    found += [actions.Settle(names[cell]) for cell in box.ground.corners]
    for of_cell in (actions.Unblock, actions.Retreat):
        found += [of_cell(name) for name in names]
    found += map(actions.RerollHorror, DICE)
    for spook in box.spooks.values():
        found += [*_meals(box, spook), actions.FeedHorror(spook.name)]
    return found


def _meals(box: Box, spook: Spook) -> list[Action]:
    feeder = box.abilities["feed"]
    if spook.colour == ANY:
        return [
            *(actions.Feed(spook.name, colour) for colour in COLOURS),
            actions.Feed(spook.name, COLOURS[feeder], with_imp=True),
        ]
    helped: list[Action] = [actions.Feed(spook.name, with_imp=True)] if spook.colour == feeder else []
    return [actions.Feed(spook.name), *helped]


def _trade(what: str, cubes: tuple[str, ...]) -> Action:
    good = what.removeprefix("for ").removesuffix(" with imp")
    element = good.removeprefix("imp ") if good.startswith("imp ") else None
    return actions.Trade(cubes, good if element is None else None, element, what.endswith(" with imp"))


def _dealt(things: Sequence[str], count: int, rng: random.Random) -> tuple[str, ...]:
    """So many of them, in any order."""
    left = list(things)
    for at in range(count):
        other = at + below(rng, len(left) - at)
        left[at], left[other] = left[other], left[at]
    return tuple(left[:count])


def _dice(state: State) -> tuple[int, ...]:
    return duels.dice_counts(state) if state.stage is Stage.DUEL_ROLL else (scaring.dice_count(state),)


# What can follow


def _plan(offer: PlanChoices, said: Sequence[str]) -> list[str]:
    if said and (said[-1] == "stop" or len(said) == offer.arrows):
        return []
    cell = offer.streets.end_of(offer.start, tuple(word.partition(" ")[2] for word in said))
    steps = () if cell is None else offer.streets.steps[cell]
    return [*(f"arrow {word}" for word, _ in steps), *(("stop",) if said else ())]


def _redirect(offer: RedirectChoices, said: Sequence[str]) -> list[str]:
    begun = tuple(word.partition(" ")[2] for word in said)
    if said and said[-1] in ("keep", "stop"):
        return []
    paths = [action.arrows for action in offer if isinstance(action, actions.Redirect)]
    following = {path[len(begun)] for path in paths if path[: len(begun)] == begun and len(path) > len(begun)}
    # A way with another suburb and no more can be the beginning of a longer one.
    ends = ("stop",) if following and begun in paths else () if said else ("keep",)
    return [*(f"arrow {word}" for word in following), *ends]


def _bid(offer: BidChoices, said: Sequence[str]) -> list[str]:
    if said and said[-1] != "ten-more":
        return []
    left = offer.most - TENS * len(said)
    ones = [f"number {number}" for number in range(min(left, TENS - 1) + 1)]
    return [*ones, *(("ten-more",) if left >= TENS else ())]


def _bend(offer: BendChoices, said: Sequence[str]) -> list[str]:
    if len(said) == len(offer.dice):
        return []
    bent = [int(word.partition(" ")[2]) for word in said]
    spent = sum(abs(after - before) for before, after in zip(offer.dice, bent, strict=False))
    before = offer.dice[len(bent)]
    return [f"die {die}" for die in DICE if abs(die - before) <= offer.budget - spent]


def _reroll(offer: RerollChoices, said: Sequence[str]) -> list[str]:
    if not said:
        horror = [f"reroll-horror {value}" for value in offer.values] if offer.horror else []
        return ["pass", *horror, *(("reroll-imp",) if offer.imp and offer.dice else ())]
    if said[0] != "reroll-imp" or said[-1] == "stop":
        return []
    chosen = [int(word.partition(" ")[2]) for word in said[1:]]
    more = [
        f"die {value}"
        for value in offer.values
        if value >= max(chosen, default=0) and chosen.count(value) < offer.dice.count(value)
    ]
    return [*more, *(("stop",) if more and chosen else ())]


def _arrange(offer: ArrangeChoices, said: Sequence[str]) -> list[str]:
    return [word for tile in offer.tiles if (word := f"tile {tile}") not in said]


def _turn(offer: TurnChoices, said: Sequence[str]) -> list[str]:
    turn = offer.turn
    if not said:
        return _begin_turn(offer, turn)
    taken = [CUBES.index(word.partition(" ")[2]) for word in said[1:]]
    verb, _, what = said[0].partition(" ")
    if verb == "collect":
        kinds = handful((turn.lying,) * len(COLOURS), turn.lying, taken) if turn.colour == ANY else ()
    elif verb == "trade":
        kinds = handful(turn.cubes, _rate(turn, what.endswith(" with imp")), taken)
    elif verb == "buy":
        kinds = handful(turn.cubes, turns.price(turn, turn.box.elements.index(what)), taken)
    else:
        kinds = ()
    return [f"cube {CUBES[kind]}" for kind in kinds]


def _begin_turn(offer: TurnChoices, turn: Turn) -> list[str]:
    box, held = turn.box, sum(turn.cubes)
    found = [notation.write(action) for action in offer.few]
    if turns.may_collect(turn):
        found.append("collect")
    imps = [f"imp {element}" for element, left in zip(box.elements, turn.imp_stacks, strict=True) if left]
    for with_imp in (False, True):
        helped = turn.imps[box.abilities["trade"]] > 0 or not with_imp
        if helped and held >= _rate(turn, with_imp):
            found += [f"trade for {good}{' with imp' if with_imp else ''}" for good in (*CUBES, *imps)]
    for colour, element in enumerate(box.elements):
        if turns.can_buy(turn, colour) and turns.price(turn, colour) <= held:
            found.append(f"buy {element}")
    return found


def _rate(turn: Turn, with_imp: bool) -> int:
    return turn.box.figures.trade_with_imp if with_imp else turn.box.figures.trade


_FOLLOW: Final[Mapping[type[Any], Callable[[Any, Sequence[str]], list[str]]]] = {
    PlanChoices: _plan,
    RedirectChoices: _redirect,
    BidChoices: _bid,
    BendChoices: _bend,
    RerollChoices: _reroll,
    ArrangeChoices: _arrange,
    TurnChoices: _turn,
}
