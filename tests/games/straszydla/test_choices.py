"""Large choices: counted, made by number and tested, and all three agree."""

from __future__ import annotations

import random
from itertools import product

import pytest

from spukhaus.games.straszydla.rules.actions import Bend, Plan, RerollImp
from spukhaus.games.straszydla.rules.choices import (
    BendChoices,
    PlanChoices,
    RedirectChoices,
    RerollChoices,
    TurnChoices,
)
from spukhaus.games.straszydla.rules.layout import DIRECTIONS
from spukhaus.games.straszydla.rules.state import Stage
from spukhaus.games.straszydla.rules.turn import payment, payments, turn_of
from tests.games.straszydla.scenes import CORNERS, GAME, cells, player, scene


def test_paths_are_counted_as_they_are_made() -> None:
    words = [*DIRECTIONS, *(f"{arrow}>{suburb}" for arrow in (*DIRECTIONS, "*") for suburb in CORNERS)]
    for stops in ((), ("b4", "c4", "a4"), ("b5", "b4", "a4")):
        for start in (0, 6, 12):
            choices = PlanChoices(5, cells(stops), start, 2)
            listed = list(choices)
            assert len(listed) == len(set(listed)) == len(choices)
            every = [Plan(path) for arrows in (1, 2) for path in product(words, repeat=arrows)]
            assert {plan for plan in every if plan in choices} == set(listed)
            assert [choices.at(number) for number in range(len(choices))] == listed


def test_how_many_plans_there_are() -> None:
    """From Centrum on an open board: 8 steps; 8 from each inner district, more where suburbs lie."""
    assert len(PlanChoices(5, 0, 12, 1)) == 8
    assert len(PlanChoices(5, 0, 12, 3)) == len(list(PlanChoices(5, 0, 12, 3)))


@pytest.mark.parametrize(("dice", "budget"), [((6, 5), 1), ((3, 3, 3), 4), ((1, 6, 2, 5), 20)])
def test_bends(dice: tuple[int, ...], budget: int) -> None:
    choices = BendChoices(dice, budget, "ST-23")
    every = [
        bent for bent in product(range(1, 7), repeat=len(dice))
        if sum(abs(one - two) for one, two in zip(dice, bent, strict=True)) <= budget
    ]  # fmt: skip
    assert list(choices) == [Bend(bent) for bent in every]
    assert len(choices) == len(every)
    assert all((Bend(bent) in choices) == (bent in every) for bent in product(range(8), repeat=len(dice)))


@pytest.mark.parametrize(("cubes", "count"), [((2, 0, 1, 0, 5), 3), ((9, 9, 9, 9, 9), 7), ((1, 1, 0, 0, 0), 3)])
def test_payments(cubes: tuple[int, ...], count: int) -> None:
    every = {
        paid for paid in product(*(range(min(held, count) + 1) for held in cubes)) if sum(paid) == count
    }  # fmt: skip
    made = [payment(cubes, count, number) for number in range(payments(cubes, count))]
    assert set(made) == every
    assert len(made) == len(every)


def test_rerolls() -> None:
    choices = RerollChoices((3, 5, 3), horror=True, imp=True)
    assert [GAME.write(action) for action in choices] == [
        "pass", "reroll-horror 3", "reroll-horror 5", "reroll-imp 3", "reroll-imp 3 3", "reroll-imp 5",
        "reroll-imp 3 5", "reroll-imp 3 3 5",
    ]  # fmt: skip
    assert RerollImp((5, 5)) not in choices
    assert len(RerollChoices((3, 5, 3), horror=False, imp=True)) == 6
    assert len(RerollChoices((3, 5, 3), horror=True, imp=False)) == 3


def test_a_turn_is_counted_as_it_is_made() -> None:
    cubes = "blue blue purple energy energy energy green"
    rich = scene(
        player("c3", cubes, horror=4, imps="water air", spooks=("strzyga", "run")), player("a1"), stage=Stage.ACT,
        lying={"c3": 2},
    )  # fmt: skip
    choices = GAME.legal_actions(rich.state, 0)
    assert isinstance(choices, TurnChoices)
    listed = list(choices)
    assert len(listed) == len(set(listed)) == len(choices) > 150
    for action in listed:
        assert action in choices
        GAME.apply(rich.state, 0, action)
    rng = random.Random(1)
    assert {choices.sample(rng) for _ in range(300)} <= set(listed)


def test_offers_stay_small() -> None:
    rich = scene(
        player("c3", "blue " * 20 + "green " * 20 + "energy " * 20), player("a1"), stage=Stage.ACT, lying={"c3": 20}
    )
    choices = GAME.legal_actions(rich.state, 0)
    assert len(choices) > 2_000
    assert len(str(choices.plain(GAME.write))) < 3_000
    plans = scene(player("c3"), player("a1"))
    assert len(str(GAME.legal_actions(plans.state, 0).plain(GAME.write))) < 4_000


def test_choices_that_offer_the_same_are_equal() -> None:
    one, two = (scene(player("c3", "blue " * 3), player("a1"), stage=Stage.ACT) for _ in range(2))
    assert GAME.legal_actions(one.state, 0) == GAME.legal_actions(two.state, 0)
    assert hash(GAME.legal_actions(one.state, 0)) == hash(GAME.legal_actions(two.state, 0))
    assert PlanChoices(5, 0, 12, 3) != PlanChoices(5, 1 << 6, 12, 3)
    assert RedirectChoices(5, 0, 12, ("n",), travel=True) != RedirectChoices(5, 0, 12, ("n",), travel=False)
    assert RedirectChoices(5, 0, 12, ("n",), travel=True) != PlanChoices(5, 0, 12, 3)
    assert TurnChoices(turn_of(one.state, 0)) != BendChoices((1,), 1, "ST-30")
