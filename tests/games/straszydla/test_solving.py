"""What the strong levels compute, against every possibility counted out."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from spukhaus.games.straszydla.bots.bids_solver import bidding, regret_matching
from spukhaus.games.straszydla.bots.dice_solver import (
    best_bend,
    expected,
    laid,
    price_of_turning,
    rolls,
    straight_bend,
    throws,
)
from spukhaus.games.straszydla.bots.feeding_solver import Supplies, best_feedings
from spukhaus.games.straszydla.bots.larder import next_step, quick_feeding
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.state import Stage, State
from spukhaus.games.straszydla.rules.turn import turn_of
from tests.games.straszydla.scenes import BOX, GAME, PACTS, player, scene

PRICES = (0.65, 0.75, 0.4)
REWARDS = (2.9, 1.9, 1.0)


# Scares


@pytest.mark.parametrize("dice", [(1, 6), (3, 3, 5), (6, 1, 5, 4), (1, 1, 2)])
@pytest.mark.parametrize("strength", [4, 9, 14])
@pytest.mark.parametrize("energy", [0, 2, 5])
def test_dice_are_bent_as_well_as_they_can_be(dice: tuple[int, ...], strength: int, energy: int) -> None:
    def worth(bent: tuple[int, ...]) -> float:
        cost = sum(abs(one - two) for one, two in zip(dice, bent, strict=True))
        off = abs(sum(bent) - strength)
        reward = REWARDS[off] if off < len(REWARDS) else 0.0
        return reward - PRICES[0] * cost + PRICES[1] * bent.count(6) - PRICES[2] * bent.count(1)

    possible = [
        bent
        for bent in product(range(1, 7), repeat=len(dice))
        if sum(abs(one - two) for one, two in zip(dice, bent, strict=True)) <= energy
    ]
    value, chosen = best_bend(dice, strength, energy, REWARDS, PRICES)
    assert chosen in possible
    assert value == pytest.approx(max(map(worth, possible)))
    assert worth(chosen) == pytest.approx(value)


def test_a_straight_bend_is_not_far_off() -> None:
    for dice in ((1, 6, 4, 4, 2), (3, 3, 3, 3, 3), (6, 6, 1, 5, 5)):
        for strength in range(8, 22, 3):
            straight = straight_bend(dice, strength, 2, REWARDS, PRICES)[0]
            best = best_bend(dice, strength, 2, REWARDS, PRICES)[0]
            assert straight == pytest.approx(best, abs=1.6)


def test_rolling_anew_is_weighed_by_exact_odds() -> None:
    assert sum(chance for _, chance in rolls(3)) == pytest.approx(1)
    mean = sum(sum((4, *roll)) ** 2 for roll in product(range(1, 7), repeat=2)) / 36
    assert expected((2, 4, 6), (2, 6), lambda dice: sum(dice) ** 2) == pytest.approx(mean)
    assert list(throws((5, 3, 5), 2)) == [(3,), (3, 5), (5,), (5, 5)]


# Duels


def test_the_price_of_turning_a_duel() -> None:
    """The book's example: 6 5 against 5 3 3; one step more makes it 1 to 1, and what the dice said before holds."""
    dice = ((6, 5), (5, 3, 3))
    assert price_of_turning(0, dice, (2, 1)) == 0
    assert price_of_turning(1, dice, (2, 1)) == 3
    assert price_of_turning(0, (laid((1, 1)), (6, 6, 6)), (0, 3)) is None


@pytest.mark.parametrize("price", [1, 2, 3])
@pytest.mark.parametrize("energy", [(3, 3), (5, 1), (2, 6)])
def test_no_other_bid_does_much_better_against_the_mixed_ones(price: int, energy: tuple[int, int]) -> None:
    stakes, cost = (3.0, 2.0), 0.65
    bids = bidding(price, 1, stakes, energy, cost)
    assert [len(mix) for mix in bids.mixes] == [energy[0] + 1, energy[1] + 1]

    def gain(side: int, own: int) -> float:
        total = 0.0
        for other, chance in enumerate(bids.mixes[1 - side]):
            first, second = (other, own) if side else (own, other)
            turned = second - first >= price
            total += chance * stakes[side] * (turned == bool(side))
        return total - cost * own

    for side in (0, 1):
        mixed = sum(chance * gain(side, own) for own, chance in enumerate(bids.mixes[side]))
        assert max(gain(side, own) for own in range(energy[side] + 1)) - mixed < 0.12


def test_regret_matching_finds_matching_pennies() -> None:
    first, second = regret_matching([[3, -1], [-1, 1]], [[-3, 1], [1, -1]], 4000)
    assert first[0] == pytest.approx(1 / 3, abs=0.03)
    assert second[0] == pytest.approx(1 / 3, abs=0.03)


# Meals


def _worth(state: State) -> float:
    """Parts of the pact first, then what is left over."""
    one = state.players[0]
    parts = filled(BOX, one.spooks, BOX.pacts[one.pact])
    return 100 * parts + sum(one.cubes) + 0.9 * one.horror + 1.2 * sum(one.imps)


def _every_end(state: State) -> float:
    """The best that any order of actions leads to, by the rules themselves."""
    best, seen, waiting = float("-inf"), set(), [state]
    while waiting:
        now = waiting.pop()
        one = now.players[0]
        key = (one.cubes, one.horror, one.imps, one.fed, one.spooks)
        if key in seen:
            continue
        seen.add(key)
        for action in GAME.legal_actions(now, 0):
            text = GAME.write(action)
            idle = text.startswith(("horror-imp", "buy")) or "for imp" in text or "for energy" in text
            if idle and "imp earth" not in text:
                continue  # none of them feeds anybody
            after = GAME.apply(now, 0, action).state
            if GAME.to_act(after) == (0,):
                waiting.append(after)
            else:
                best = max(best, _worth(after))
    return best


MEALS = {
    "enough": ("blue blue blue", 0, "", ("rusalka",)),
    "a trade": ("blue blue orange orange energy", 0, "", ("rusalka",)),
    "horror for a cube": ("blue blue orange", 2, "", ("rusalka",)),
    "horror for a meal": ("orange", 4, "", ("wodnik",)),
    "an imp for its cube": ("blue blue", 0, "water", ("rusalka",)),
    "a water imp trades": ("orange orange purple purple purple", 0, "water", ("wroniec", "latawiec")),
    "an earth imp feeds": ("green green", 0, "earth", ("run",)),
    "a starter and a choice": ("green green blue blue blue", 1, "", ("strzyga", "wodnica")),
    "an earth imp for surplus": ("blue blue purple green", 0, "", ("strzyga",)),
    "an earth imp for horror": ("green", 3, "", ("strzyga",)),
    "one of two": ("blue blue blue blue", 0, "", ("rusalka", "wodnica")),
    "another imp is swapped": ("blue blue purple purple", 0, "fire", ("rusalka",)),
}


@pytest.mark.parametrize("meal", MEALS)
def test_nobody_eats_better_by_any_order_of_actions(meal: str) -> None:
    cubes, horror, imps, spooks = MEALS[meal]
    one = player("d2", cubes, horror, imps, spooks, PACTS[0] if "run" not in spooks else PACTS[3])
    # The second player has something to decide, so the feeding goes no further.
    state = scene(one, player("a1", "blue blue blue"), stage=Stage.FEED, round_=4).state
    best = _every_end(state)
    pact = BOX.pacts[state.players[0].pact]
    for _ in range(20):
        feedings = best_feedings(
            turn_of(state, 0),
            state.day,
            pact,
            lambda feeding: (
                100 * filled(BOX, feeding.kept, pact)
                + sum(feeding.left.cubes)
                + 0.9 * feeding.left.horror
                + 1.2 * sum(feeding.left.imps)
            ),
        )
        assert feedings[0][0] == pytest.approx(best)
        step = feedings[0][1].next_step
        state = GAME.apply(state, 0, step).state
        if GAME.to_act(state) != (0,):
            break
    assert _worth(state) == pytest.approx(best)


def _provident_end(state: State) -> tuple[list[str], State]:
    """Everything that a provident player does, and what comes of it."""
    steps = []
    while GAME.to_act(state) == (0,):
        action = next_step(turn_of(state, 0), BOX.pacts[state.players[0].pact], state.day)
        steps.append(GAME.write(action))
        state = GAME.apply(state, 0, action).state
    return steps, state


@pytest.mark.parametrize("meal", MEALS)
def test_a_provident_player_lets_nobody_of_the_pact_starve_who_can_be_fed_at_a_fair_price(meal: str) -> None:
    cubes, horror, imps, spooks = MEALS[meal]
    one = player("d2", cubes, horror, imps, spooks, PACTS[0] if "run" not in spooks else PACTS[3])
    state = scene(one, player("a1", "blue blue blue"), stage=Stage.FEED, round_=4).state
    _, end = _provident_end(state)
    assert _worth(end) == pytest.approx(_every_end(state), abs=2)


def test_a_provident_player_uses_an_earth_imp_for_two_cubes() -> None:
    one = player("d2", "green green", 0, "earth", ("run",), PACTS[3])
    state = scene(one, player("a1", "blue blue blue"), stage=Stage.FEED, round_=4).state
    assert _provident_end(state)[0] == ["feed run with imp"]


@pytest.mark.parametrize(("blue", "first"), [(4, "feed"), (7, "feed"), (2, "end")])
def test_a_provident_player_lets_go_of_whoever_costs_more_than_a_part_of_the_pact(blue: int, first: str) -> None:
    one = player("d2", "blue " * blue + "green " * 15, 0, "", ("rusalka",), PACTS[0])
    state = scene(one, player("a1", "blue blue blue"), stage=Stage.FEED, round_=4).state
    turn = replace(turn_of(state, 0), purchases_left=0)
    assert GAME.write(next_step(turn, BOX.pacts[state.players[0].pact], state.day)).split()[0] == first


def _bought(cubes: str) -> int | None:
    """From which stack somebody buys who has two spooks of the pact, or none."""
    held = Supplies(list(player("d2", cubes).cubes), 0, [0, 0, 0, 0])
    spooks, pact = ("strzyga", "utopiec"), BOX.pacts[player("d2").pact]
    return quick_feeding(BOX, held, spooks, pact, ("rusalka", None, None, None), True, 7.5)[1]


def test_in_thought_nobody_buys_whom_the_larder_cannot_feed_again() -> None:
    assert _bought("blue " * 9 + "green " * 10) is None
    assert _bought("blue " * 24 + "green " * 10) == 0
