"""ST-20 to ST-26 and rulings R11 to R13, by name."""

from __future__ import annotations

import pytest

from spukhaus.core.errors import IllegalAction, OutOfTurn
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.games.straszydla.rules.duels import successes
from spukhaus.games.straszydla.rules.state import Player, Stage
from tests.games.straszydla.scenes import GAME, Scene, player, scene


def contest(*players: Player, **more: object) -> Scene:
    """Everybody stands where told, arrived in the order of seats."""
    arrivals = tuple(range(len(players)))
    return scene(*players, stage=Stage.DUELS, arrivals=arrivals, **more)  # type: ignore[arg-type]


def test_st_20_two_by_two_in_the_order_of_arrival() -> None:
    duel = contest(player("c4"), player("c4"), player("c4"))
    assert duel.heard("duel-began")["seat"] == (0, 1)
    duel.play("chance roll 1 1 | 6 6", "1 retreat b5")
    assert duel.heard("duel-began")["seat"] == (1, 2)
    assert duel.cell(0) == "b5"


def test_st_21_the_stronger_side_has_a_third_die() -> None:
    stronger = contest(player("c4", spooks=("strzyga", "run")), player("c4"))
    with pytest.raises(IllegalAction):
        stronger.play("chance roll 1 1 | 6 6")
    stronger.play("chance roll 1 1 1 | 6 6")
    assert [told["strength"] for told in stronger.all_heard("duel-rolled")] == [7, 3]
    equal = contest(player("c4"), player("c4", spooks=("latarnik",)))
    equal.play("chance roll 1 1 | 6 6")


def test_st_21_strength_is_that_of_the_time() -> None:
    night = contest(player("c4", spooks=("utopiec",)), player("c4"), day=False)
    night.play("chance roll 1 1 1 | 6 6")


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        ((6, 5), (5, 3, 3), (2, 1)),
        ((4, 4), (4, 4), (0, 0)),  # equal dice are no success
        ((6, 1, 1), (6, 2), (1, 1)),  # a die without a partner is one, whatever it shows
        ((6, 6), (1, 1), (2, 0)),
    ],
)
def test_st_22_pairs_from_the_top(first: tuple[int, ...], second: tuple[int, ...], expected: tuple[int, int]) -> None:
    assert successes(first, second) == expected


def test_st_22_dice_are_sorted() -> None:
    duel = contest(player("c4", spooks=("strzyga", "run")), player("c4")).play("chance roll 3 5 3 | 5 6")
    assert duel.heard("dice-laid")["dice"] == ((5, 3, 3), (6, 5))


def test_st_23_bids_are_secret_until_both_are_made_and_all_are_spent() -> None:
    duel = contest(player("c4", "energy energy energy"), player("c4", "energy energy"))
    duel.play("chance roll 5 2 | 6 1")
    assert list(duel.asked) == [0, 1]
    duel.play("0 bid 3")
    assert duel.heard("bid-made") == {"seat": 0, "energy": None}
    assert duel.heard("bid-made", 0) == {"seat": 0, "energy": 3}
    views = [GAME.view(duel.state, seat).duel for seat in (0, 1, PUBLIC)]
    assert [view.bids for view in views if view is not None] == [(3, None), (None, None), (None, None)]
    assert isinstance(duel.refused("0 bid 1"), OutOfTurn)
    duel.play("1 bid 1")
    assert [told["energy"] for told in duel.all_heard("bid-shown")] == [3, 1]
    assert (duel.cubes(0), duel.cubes(1)) == ("", "1e")
    assert (duel.stage, duel.asked) == ("bend-duel", (0,))
    duel.play("0 bend 6 3")
    assert duel.heard("duel-bent") == {"seat": 0, "before": (5, 2), "dice": (6, 3), "count": 2}
    assert duel.heard("duel-won") == {"seat": 0, "own": 1, "other": 0, "reason": "successes"}


def test_st_23_own_dice_within_the_difference_and_from_1_to_6() -> None:
    duel = contest(player("c4", "energy energy"), player("c4")).play("chance roll 5 2 | 6 1", "0 bid 2")
    for text, code in (("bend 7 2", "bend-range"), ("bend 6 4", "bend-budget"), ("bend 6", "bend-count")):
        refusal = duel.refused(f"0 {text}")
        assert isinstance(refusal, IllegalAction)
        assert (refusal.code, refusal.rule) == (code, "ST-23")
    assert len(duel.offered(0)) == len(set(duel.offered(0))) == len(GAME.legal_actions(duel.state, 0))


def test_st_23_the_pairs_stay_as_they_were_laid() -> None:
    duel = contest(player("c4", "energy " * 9), player("c4")).play("chance roll 5 4 | 6 3", "0 bid 4", "0 bend 1 4")
    assert duel.heard("duel-won") == {"seat": 0, "own": 1, "other": 1, "reason": "arrival"}


def test_r23_who_has_no_energy_is_not_asked_and_equal_bids_end_it() -> None:
    duel = contest(player("c4", "energy"), player("c4")).play("chance roll 5 4 | 6 3")
    assert duel.asked == (0,)
    view = GAME.view(duel.state, PUBLIC).duel
    assert view is not None
    assert view.bids == (None, 0)
    duel.play("0 bid 0")
    assert duel.stage == "retreat"
    none = contest(player("c4"), player("c4")).play("chance roll 5 4 | 6 3")
    assert none.stage == "retreat"
    assert "bid-shown" not in none.happened()


def test_st_24_a_tie_leaves_what_the_dice_said_before() -> None:
    duel = contest(player("c4", "energy"), player("c4")).play("chance roll 5 4 | 6 5", "0 bid 1", "0 bend 6 4")
    assert duel.heard("duel-won") == {"seat": 1, "own": 1, "other": 0, "reason": "successes"}
    tie = contest(player("c4", "energy energy"), player("c4")).play("chance roll 5 5 | 6 4", "0 bid 2", "0 bend 5 5")
    assert tie.heard("duel-won")["seat"] == 0
    before = contest(player("c4", "energy energy"), player("c4")).play(
        "chance roll 5 3 | 6 3", "0 bid 2", "0 bend 6 3"
    )
    assert before.heard("duel-won") == {"seat": 1, "own": 0, "other": 0, "reason": "before"}


def test_st_24_and_else_who_came_first_stays() -> None:
    duel = contest(player("c4"), player("c4")).play("chance roll 5 4 | 5 4")
    assert duel.heard("duel-won") == {"seat": 0, "own": 0, "other": 0, "reason": "arrival"}


def test_st_25_the_winner_names_the_retreat_or_lets_choose_for_horror() -> None:
    duel = contest(player("c4"), player("c4"), stops=("b5", "d5", "d4", "d3"))
    duel.play("chance roll 6 6 | 1 1")
    assert duel.asked == (0,)
    assert duel.offered(0) == ["retreat c5", "retreat c3", "retreat b3", "retreat b4", "let-choose"]
    duel.play("0 let-choose")
    assert duel.state.players[0].horror == 1
    assert duel.asked == (1,)
    duel.play("1 retreat b3")
    assert duel.cell(1) == "b3"


def test_st_25_retreating_onto_someone_means_a_duel_there() -> None:
    duel = contest(player("c4"), player("c4"), player("c5")).play("chance roll 6 6 | 1 1", "0 retreat c5")
    assert duel.heard("duel-began") == {"seat": (2, 1), "cell": "c5", "tile": "basen"}


def test_st_25_no_onward_travel_from_a_suburb_when_retreating() -> None:
    duel = contest(player("b4"), player("b4")).play("chance roll 6 6 | 1 1")
    assert "retreat a5" in duel.offered(0)
    assert "retreat e1" not in duel.offered(0)


def test_st_26_cubes_are_collected_when_all_duels_are_over() -> None:
    duel = contest(player("c4"), player("c4"), player("c5"), lying={"c5": 1, "c4": 2})
    duel.play("chance roll 6 6 | 1 1", "0 retreat b5")
    assert duel.stage == "act"
    assert "collect" in duel.offered(0)


def test_r11_districts_one_at_a_time_by_the_front_pawn() -> None:
    duel = contest(player("b4"), player("d4"), player("d4"), player("b4"))
    assert duel.heard("duel-began")["cell"] == "b4"
    duel.play("chance roll 6 6 | 1 1", "0 retreat b5")
    assert duel.heard("duel-began")["cell"] == "d4"


def test_r11_who_retreats_arrives_last() -> None:
    duel = contest(player("c4"), player("c4"), player("c5"), player("c5"))
    duel.play("chance roll 6 6 | 1 1", "0 retreat c5")
    assert duel.heard("duel-began")["seat"] == (2, 3)
    duel.play("chance roll 6 6 | 1 1", "2 retreat d5")
    assert duel.heard("duel-began")["seat"] == (2, 1)


def test_r12_nobody_returns_to_a_district_that_was_lost_in_this_round() -> None:
    duel = contest(player("c4"), player("c4"), player("c5")).play("chance roll 6 6 | 1 1", "0 retreat c5")
    duel.play("chance roll 6 6 | 1 1")
    assert "retreat c4" not in duel.offered(2)
    view = GAME.view(duel.state, 0)
    assert view.players[1].lost == ("c5", "c4")


CLOSED = ("b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2")


def test_r12_without_a_legal_district_the_loser_picks_a_suburb_and_the_winner_gets_nothing() -> None:
    duel = contest(player("c3"), player("c3"), stops=CLOSED).play("chance roll 6 6 | 1 1")
    assert (duel.stage, duel.asked) == ("retreat-choice", (1,))
    assert duel.offered(1) == ["retreat a5", "retreat e5", "retreat a1", "retreat e1"]
    duel.play("1 retreat e1")
    assert duel.state.players[0].horror == 0


def test_r12_of_suburbs_that_were_all_lost_an_empty_one_is_left() -> None:
    beaten = player("c3")
    lost = sum(1 << cell for cell in (0, 4, 20, 24))

    duel = contest(player("c3"), beaten.change(lost=lost), player("a5"), player("e5"), stops=CLOSED)
    duel.play("chance roll 6 6 | 1 1")
    assert duel.offered(1) == ["retreat a1", "retreat e1"]


def test_r12_with_one_legal_district_the_winner_may_still_let_the_loser_choose() -> None:
    duel = contest(player("c3"), player("c3"), stops=CLOSED[1:]).play("chance roll 6 6 | 1 1")
    assert duel.offered(0) == ["retreat b4", "let-choose"]
    duel.play("0 let-choose")
    assert duel.cell(1) == "b4"
    assert duel.state.players[0].horror == 1


def test_r13_rerolls_in_turn_until_both_pass() -> None:
    duel = contest(player("c4", horror=1, imps="fire"), player("c4", horror=1)).play("chance roll 1 2 | 6 5")
    assert (duel.stage, duel.asked) == ("duel-reroll", (0,))
    duel.play("0 reroll-horror 1", "chance roll 4")
    assert duel.heard("rolled-again") == {"seat": 0, "dice": (4, 2)}
    assert duel.asked == (1,)
    duel.play("1 pass")
    assert duel.asked == (0,)
    duel.play("0 reroll-imp 2 4", "chance roll 6 6")
    assert duel.asked == (1,)
    duel.play("1 reroll-horror 6", "chance roll 2")
    # Neither can pay for more, so nobody is asked.
    assert duel.heard("dice-laid")["dice"] == ((6, 6), (5, 2))
    assert [one.horror for one in duel.state.players] == [0, 0]
    assert duel.state.imp_stacks[2] == 5


def test_r13_what_the_dice_said_before_is_after_rerolls() -> None:
    duel = contest(player("c4", "energy", horror=1), player("c4"))
    duel.play("chance roll 1 1 | 5 5", "0 reroll-horror 1", "chance roll 6", "0 bid 1", "0 bend 6 1")
    assert duel.heard("duel-won") == {"seat": 0, "own": 1, "other": 1, "reason": "arrival"}


def test_a_die_that_is_not_there_cannot_be_rolled_anew() -> None:
    duel = contest(player("c4", horror=1, imps="fire"), player("c4")).play("chance roll 1 2 | 6 5")
    for text, rule in (("reroll-horror 6", "ST-8"), ("reroll-imp 1 1", "ST-6")):
        refusal = duel.refused(f"0 {text}")
        assert isinstance(refusal, IllegalAction)
        assert (refusal.code, refusal.rule) == ("no-such-die", rule)


def test_a_roll_is_called_by_whose_it_is_when_and_what_for() -> None:
    duel = contest(player("c4", horror=2), player("c4", horror=1))
    assert GAME.chance_key(duel.state) == "duel 0 1 1 1"
    duel.state = GAME.apply(duel.state, CHANCE, GAME.read("roll 1 1")).state
    assert GAME.chance_key(duel.state) == "duel 1 1 1 1"
    duel.play("chance roll 6 6", "0 reroll-horror 1")
    assert GAME.chance_key(duel.state) == "duel 0 1 1 2"
    duel.play("chance roll 2", "1 pass", "0 reroll-horror 1")
    assert GAME.chance_key(duel.state) == "duel 0 1 1 3"


def test_in_version_1_of_the_rules_both_sides_roll_at_once_and_draws_are_counted() -> None:
    duel = scene(player("c4"), player("c4"), stage=Stage.DUELS, arrivals=(0, 1), rules=1)
    assert GAME.chance_key(duel.state) is None
    duel.play("chance roll 1 1 | 6 6")
    assert [told["dice"] for told in duel.all_heard("duel-rolled")] == [(1, 1), (6, 6)]
