"""Who knows what: pacts until the end, plans until all are made, bids until both are (R22)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

import spukhaus
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.core.plain_json import canonical
from spukhaus.games.straszydla.bots.sensible import SensibleBot
from spukhaus.games.straszydla.rules.state import Stage
from tests.games.straszydla.scenes import BOX, GAME, PACTS, player, scene

FIVE = ("wodnik", "utopiec", "wroniec", "planetnik", "libera")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_state_that_fits_looks_the_same_all_through_a_clever_match(seats: int) -> None:
    """The contract suite plays at random; here spooks are kept, duels are fought over and pacts are filled."""
    rng, bot = random.Random(seats), SensibleBot(GAME)
    state, met = GAME.new(spukhaus.config(GAME, seats)), set()
    for _ in range(220):
        asked = GAME.to_act(state)
        for seat in (*range(seats), PUBLIC):
            view = GAME.view(state, seat)
            again = GAME.determinize(view, rng)
            assert canonical(GAME.view(again, seat)) == canonical(view)
            assert GAME.to_act(again) == asked
            if seat in asked:
                assert GAME.legal_actions(again, seat) == GAME.legal_actions(state, seat)
        if not asked:
            break
        met.add(state.stage)
        seat = rng.choice(asked)
        view, choices = GAME.view(state, seat), GAME.legal_actions(state, seat)
        action = GAME.chance(state, rng) if seat == CHANCE else bot.choose(view, choices, rng)
        state = GAME.apply(state, seat, action).state
    assert {Stage.PLAN, Stage.ACT, Stage.FEED, Stage.DUEL_ROLL, Stage.RETREAT} <= met


def test_pacts_are_dealt_evenly_over_all_that_fit() -> None:
    """The first seat knows its own; the second would have won with one of the others."""
    made = scene(player("a5"), player("e1", spooks=FIVE, pact=PACTS[1]), stage=Stage.WIN, round_=4)
    view = GAME.view(made.state, 0)
    assert view.players[1].not_pacts == (PACTS[0],)
    rng = random.Random(1)
    dealt = Counter(GAME.determinize(GAME.view(made.state, PUBLIC), rng).players[1].pact for _ in range(2200))
    assert set(dealt) == set(range(12)) - {BOX.pact_names.index(PACTS[0])}
    both = Counter(
        tuple(one.pact for one in GAME.determinize(GAME.view(made.state, PUBLIC), rng).players) for _ in range(5000)
    )
    possible = [pair for pair in permutations(range(12), 2) if pair[1] != BOX.pact_names.index(PACTS[0])]
    assert set(both) <= set(possible)
    assert len(both) == len(possible)
    assert max(both.values()) < 5 * 5000 / len(possible)


def test_plans_and_bids_that_are_hidden_are_made_up() -> None:
    town = scene(player("c3"), player("a1")).play("0 plan n n")
    plans = {GAME.determinize(GAME.view(town.state, 1), random.Random(seed)).players[0].plan for seed in range(40)}
    assert len(plans) > 20
    own = {GAME.determinize(GAME.view(town.state, 0), random.Random(seed)).players[0].plan for seed in range(9)}
    assert own == {("n", "n")}
    rivals = player("c5", "energy energy"), player("c5", "energy")
    duel = scene(*rivals, stage=Stage.DUELS, arrivals=(0, 1)).play("chance roll 6 4 | 5 5", "0 bid 2")
    made = [GAME.determinize(GAME.view(duel.state, 1), random.Random(seed)).duel for seed in range(60)]
    assert {one.bids for one in made if one is not None} == {(0, None), (1, None), (2, None)}


def test_everything_else_is_public() -> None:
    made = scene(player("c3", "blue energy", horror=2, imps="air"), player("a1"), stage=Stage.ACT)
    own, other = (GAME.view(made.state, seat).players[0] for seat in (0, 1))
    assert (own.cubes, own.horror, own.imps, own.spooks) == (other.cubes, other.horror, other.imps, other.spooks)
    assert other.pact is None
    assert other.pact_filled is None
    assert own.pact_filled == 1


def test_a_view_says_which_rule_matters_now() -> None:
    assert GAME.view(scene(player("c3"), player("a1")).state, 0).rule == "ST-15"
    assert GAME.view(scene(player("c5"), player("a1"), stage=Stage.ACT).state, 0).rule == "ST-27"


def test_an_own_action_can_be_taken_back_until_something_new_is_told() -> None:
    """Trading teaches nobody anything; dice, cards and the plans of others do."""
    turn = scene(player("c5", "blue " * 9), player("a1"), stage=Stage.ACT)
    turn.play("0 trade blue blue blue for green")
    assert not any(event.news for event in turn.steps[-1])
    turn.play("0 scare")
    assert not any(event.news for event in turn.steps[-1])
    turn.play("chance roll 3")
    assert turn.steps[-1][0].news
    planning = scene(player("c3"), player("a1")).play("0 plan n")
    assert not any(event.news for event in planning.steps[-1])
    planning.play("1 plan n")
    assert planning.steps[-1][1].news


def test_what_follows_a_look_at_the_pacts_is_news() -> None:
    end = scene(player("d2", "blue blue blue"), player("a1", spooks=()), stage=Stage.FEED, round_=4)
    end.play("0 feed strzyga blue")
    kinds = [str(event.kind) for event in end.steps[-1]]
    looked = kinds.index("no-pact-filled")
    assert all(event.news for event in end.steps[-1][looked:])
    assert not any(event.news for event in end.steps[-1][:looked])
