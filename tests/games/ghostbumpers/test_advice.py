"""What the table tells a player before a pile is laid or a set is played."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import spukhaus
from spukhaus.core.errors import InvalidAction
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.games.ghostbumpers.rules.actions import Deal, Lay, Play
from spukhaus.games.ghostbumpers.rules.state import Pile, State
from tests.games.ghostbumpers.rounds import begun

GAME = spukhaus.game("ghostbumpers")
HANDS = ((1, 4, 4, 5, 5, 8, 8, 8, 0), (2, 2, 2, 3, 3, 4, 6, 6, 9), (1, 1, 3, 4, 5, 7, 7, 9, 9))


def dealt(edition: str = "standard") -> State:
    config = spukhaus.config(GAME, seats=3, edition=edition)
    state: State = GAME.apply(begun(config).state, CHANCE, Deal(HANDS)).state
    return state


def playing(*plays: Play) -> State:
    state = dealt()
    for seat in range(3):
        state = GAME.apply(state, seat, Lay(2)).state
    for seat, play in enumerate(plays):
        state = GAME.apply(state, seat, play).state
    return state


def advice(state: State, seat: int) -> Any:
    answer = GAME.advise(GAME.view(state, seat), GAME.question("sketch"))
    assert isinstance(answer, dict)
    return answer["choices"]


def test_what_a_pile_is_worth_as_it_is_laid_and_at_best() -> None:
    choices = advice(dealt(), 0)
    assert choices["lay 0"] == {"above": 0, "under": 6, "points": 12, "best": 12}
    assert choices["lay 2"] == {"above": 2, "under": 4, "points": 4, "best": 8}
    assert choices["lay 6"] == {"above": 6, "under": 0, "points": 0, "best": 10}  # Paranoia
    assert set(advice(dealt("deeper-scare"), 0)) == {f"lay {depth}" for depth in range(2, 7)}


def test_what_a_set_counts_and_whether_it_would_take_the_trick() -> None:
    choices = advice(playing(Play((4,))), 1)
    assert choices["play 2 2 2"] == {"value": "3×2", "leads": False, "ends": None}
    # Of equal values the one played last is higher.
    assert choices["play 4"] == {"value": "4", "leads": True, "ends": None}
    assert choices["play 9"] == {"value": "9", "leads": True, "ends": None}


def test_the_0_10_card_is_weighed_as_either() -> None:
    choices = advice(playing(), 0)
    assert choices["play 0/10 as 0"] == {"value": "0", "leads": True, "ends": None}
    assert choices["play 0/10 as 10"] == {"value": "10", "leads": True, "ends": None}


@pytest.mark.parametrize(
    ("pile", "single", "five"),
    [(Pile(7, 0), "scared", "scared"), (Pile(5, 2), None, "scared"), (Pile(3, 2), None, "paranoia")],
)
def test_what_taking_the_trick_would_end_the_round_with(pile: Pile, single: str | None, five: str | None) -> None:
    """Cards are turned up for the trick and for each 5, those of this set too; with the 0/10 card none are."""
    choices = advice(replace(playing(), piles=(pile,) * 3), 0)
    assert (choices["play 4"]["ends"], choices["play 5 5"]["ends"]) == (single, five)
    assert advice(replace(playing(Play((5, 5))), piles=(pile,) * 3), 1)["play 9"]["ends"] == five
    assert choices["play 0/10 as 10"]["ends"] is None


def test_the_advice_covers_exactly_what_is_offered() -> None:
    for state in (dealt(), playing(), playing(Play((8, 8)))):
        for seat in range(3):
            offered = {GAME.write(action) for action in GAME.legal_actions(state, seat)}
            assert set(advice(state, seat)) == offered


def test_nobody_else_is_advised_and_nothing_else_is_answered() -> None:
    assert advice(playing(), 1) == {}
    assert advice(playing(), PUBLIC) == {}
    with pytest.raises(InvalidAction):
        GAME.advise(GAME.view(playing(), 0), GAME.question("what does Bo hold"))


def test_how_many_cards_the_trick_demands() -> None:
    assert GAME.view(playing(), 1).demands == 1
    assert GAME.view(playing(Play((5, 5))), 1).demands == 3
    assert GAME.view(playing(Play((5, 5)), Play((4,))), PUBLIC).demands == 3
    assert GAME.view(playing(Play((0,), 10)), 1).demands == 0


def test_the_advice_depends_on_the_view_alone() -> None:
    state = playing(Play((5, 5)))
    view = GAME.view(state, 1)
    other = GAME.determinize(view, random.Random(7))
    assert GAME.advise(GAME.view(other, 1), GAME.question("sketch")) == GAME.advise(view, GAME.question("sketch"))
