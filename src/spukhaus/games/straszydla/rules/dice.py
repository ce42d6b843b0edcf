"""Rolling anew and bending, in duels and scares alike (ST-6, ST-8, ST-23, ST-30)."""

from __future__ import annotations

from functools import lru_cache

from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import Event, Seat
from spukhaus.games.straszydla.rules.actions import RerollHorror, RerollImp
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.games.straszydla.rules.events import EventKind, Refusal, event, refuse
from spukhaus.games.straszydla.rules.state import Dice, Player, State

MOST = 6


def strength_of(state: State, seat: Seat) -> int:
    """The sum of current strength."""
    spooks, day = state.edition.content.spooks, state.day
    return sum([spooks[name].day if day else spooks[name].night for name in state.players[seat].spooks])


def can_reroll(box: Box, player: Player) -> bool:
    return player.horror >= box.figures.horror_reroll or player.imps[box.abilities["reroll"]] > 0


def pay_reroll(
    state: State, seat: Seat, dice: Dice, action: RerollHorror | RerollImp, events: list[Event]
) -> tuple[State, tuple[int, ...]]:
    """The price is paid; which of the dice are rolled anew."""
    box: Box = state.edition.content
    player = state.players[seat]
    if isinstance(action, RerollHorror):
        check_reroll_horror(dice, player.horror, box.figures.horror_reroll, action)
        cost = box.figures.horror_reroll
        events.append(event(EventKind.REROLLED_WITH_HORROR, news=False, seat=seat, die=action.die, horror=cost))
        paid = state.change_player(seat, player.change(horror=player.horror - cost))
        return paid, _positions(dice, (action.die,))
    colour = box.abilities["reroll"]
    check_reroll_imp(dice, player.imps[colour], box.elements[colour], action)
    element = box.elements[colour]
    events.append(event(EventKind.REROLLED_WITH_IMP, news=False, seat=seat, dice=action.dice, element=element))
    return state.move_imps(seat, colour, -1), _positions(dice, action.dice)


def check_reroll_horror(dice: Dice, horror: int, cost: int, action: RerollHorror) -> None:
    if horror < cost:
        refuse(Refusal.TOO_LITTLE_HORROR, rule="ST-8", horror=horror, cost=cost)
    if action.die not in dice:
        refuse(Refusal.NO_SUCH_DIE, rule="ST-8", die=action.die)


def check_reroll_imp(dice: Dice, imps: int, element: str, action: RerollImp) -> None:
    if tuple(sorted(action.dice)) != action.dice or not action.dice:
        raise InvalidAction("action-form", text=repr(action)[:80])
    if not imps:
        refuse(Refusal.NO_IMP, rule="ST-6", element=element)
    for die in action.dice:
        if action.dice.count(die) > dice.count(die):
            refuse(Refusal.NO_SUCH_DIE, rule="ST-6", die=die)


def _positions(dice: Dice, values: Dice) -> tuple[int, ...]:
    """The first dice that show these values."""
    wanted, found = list(values), []
    for position, die in enumerate(dice):
        if die in wanted:
            wanted.remove(die)
            found.append(position)
    return tuple(found)


def put(dice: Dice, positions: tuple[int, ...], rolled: Dice) -> Dice:
    """The dice after some of them were rolled anew."""
    after = list(dice)
    for position, die in zip(positions, rolled, strict=True):
        after[position] = die
    return tuple(after)


def check_roll(dice: tuple[Dice, ...], counts: tuple[int, ...]) -> None:
    if tuple(map(len, dice)) != counts or any(not 1 <= die <= MOST for side in dice for die in side):
        refuse(Refusal.CHANCE_WRONG, rule="ST-21")


def check_bend(dice: Dice, budget: int, bent: Dice, rule: str) -> int:
    """What the change costs, or the rule that forbids it."""
    if len(bent) != len(dice):
        refuse(Refusal.BEND_COUNT, rule=rule, count=len(bent), wanted=len(dice))
    for die in bent:
        if not 1 <= die <= MOST:
            refuse(Refusal.BEND_RANGE, rule=rule, die=die)
    cost = sum([abs(after - before) for before, after in zip(dice, bent, strict=True)])
    if cost > budget:
        refuse(Refusal.BEND_BUDGET, rule=rule, cost=cost, budget=budget)
    return cost


@lru_cache(maxsize=1 << 15)
def bends(dice: Dice, budget: int) -> int:
    """How many ways there are to bend dice within a budget."""
    if not dice:
        return 1
    first, rest = dice[0], dice[1:]
    return sum([bends(rest, left) for die in range(1, MOST + 1) if (left := budget - abs(die - first)) >= 0])


def bend_number(dice: Dice, budget: int, number: int) -> Dice:
    """The way of that number, counted from the lowest values."""
    bent = []
    for position, before in enumerate(dice):
        rest = dice[position + 1 :]
        for die in range(1, MOST + 1):
            left = budget - abs(die - before)
            if left < 0:
                continue
            ways = bends(rest, left)
            if number < ways:
                break
            number -= ways
        bent.append(die)
        budget = left
    return tuple(bent)
