"""ST-15 to ST-19 and rulings R6 to R10, by name."""

from __future__ import annotations

from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import PUBLIC
from spukhaus.games.straszydla.rules.layout import streets
from spukhaus.games.straszydla.rules.state import Stage
from tests.games.straszydla.scenes import GAME, cells, player, scene


def rule_of(refusal: object) -> tuple[str, str]:
    assert isinstance(refusal, IllegalAction)
    return refusal.code, refusal.rule


def test_st_15_all_plan_at_once_and_in_secret() -> None:
    town = scene(player("c3"), player("a1"), player("e5"))
    assert list(town.asked) == [0, 1, 2]
    town.play("1 plan n n ne")
    assert list(town.asked) == [0, 2]
    assert town.heard("plan-made") == {"seat": 1, "arrows": None}
    assert town.heard("plan-made", 1) == {"seat": 1, "arrows": ("n", "n", "ne")}
    assert [GAME.view(town.state, seat).players[1].plan for seat in (0, 1, 2, PUBLIC)] == [
        None, ("n", "n", "ne"), None, None,
    ]  # fmt: skip
    assert GAME.view(town.state, 0).players[1].planned


def test_st_15_eight_directions_and_one_to_three_arrows() -> None:
    town = scene(player("c3"), player("a1"))
    one_arrow = [text for text in town.offered(0) if len(text.split()) == 2]
    assert [text.removeprefix("plan ") for text in one_arrow] == ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
    assert rule_of(town.refused("0 plan n s n s")) == ("plan-length", "ST-15")
    assert rule_of(town.refused("0 plan")) == ("plan-length", "ST-15")


def test_st_16_plans_are_shown_together_and_moved_in_order() -> None:
    town = scene(player("c3"), player("a1"), player("e5"), starting=1)
    town.play("0 plan n", "2 plan sw", "1 plan n e")
    assert [told["seat"] for told in town.all_heard("plan-shown")] == [1, 2, 0]
    assert [told["seat"] for told in town.all_heard("moved")] == [1, 2, 0]
    assert town.all_heard("plan-shown")[0] == {"seat": 1, "arrows": ("n", "e"), "cells": ("a2", "b2")}
    assert town.state.arrivals == (1, 2, 0)


def test_st_16_pawns_do_not_block_each_other() -> None:
    town = scene(player("c3"), player("c4"), player("c5"))
    town.play("1 plan e", "2 plan e", "0 plan n n e")
    assert town.state.duel is not None
    assert [town.cell(seat) for seat in range(3)] == ["d5", "d4", "d5"]


def test_st_17_a_stop_cannot_be_entered_or_crossed() -> None:
    town = scene(player("c3"), player("a1"), stops=("c4",))
    assert rule_of(town.refused("0 plan n")) == ("step-blocked", "ST-17")
    assert rule_of(town.refused("0 plan n n")) == ("step-blocked", "ST-17")
    assert town.play("0 plan nw ne").asked == (1,)


def test_st_18_onward_from_a_suburb_without_an_arrow() -> None:
    town = scene(player("b4"), player("a1"))
    town.play("0 plan nw>e1 n n", "1 plan n")
    assert town.all_heard("moved")[0]["cells"] == ("a5", "e1", "e2", "e3")
    other = scene(player("b4"), player("a1"))
    assert rule_of(other.refused("0 plan n>e1")) == ("travel-not-from-suburb", "ST-18")
    assert rule_of(other.refused("0 plan nw>c3")) == ("travel-not-to-suburb", "ST-18")
    assert rule_of(other.refused("0 plan nw>a5")) == ("travel-not-to-suburb", "ST-18")


def test_st_19_who_has_no_step_is_moved_to_a_suburb() -> None:
    closed = ("b4", "c4", "d4", "b3", "d3", "b2", "c2", "d2")
    town = scene(player("c3"), player("a1"), stops=closed)
    assert [text for text in town.offered(0) if len(text.split()) == 2] == [
        "plan *>a5", "plan *>e5", "plan *>a1", "plan *>e1",
    ]  # fmt: skip
    town.play("0 plan *>e5 w", "1 plan n")
    assert town.cell(0) == "d5"
    assert rule_of(scene(player("c3"), player("a1")).refused("0 plan *>e5")) == ("not-stuck", "ST-19")


def test_r6_a_plan_may_end_where_it_began_if_that_can_be_entered() -> None:
    free = scene(player("c3"), player("a1"))
    assert "plan n s" in free.offered(0)
    blocked = scene(player("c3"), player("a1"), stops=("c3",))
    assert rule_of(blocked.refused("0 plan n s")) == ("step-blocked", "ST-17")


def test_r7_travel_needs_an_arrival_and_does_not_follow_itself() -> None:
    town = scene(player("a5"), player("e1"))
    assert not any(text.startswith("plan >") for text in town.offered(0))
    assert rule_of(town.refused("0 plan n>e1")) == ("step-off-board", "ST-15")
    # It may follow every arrival, also the last, and each of several.
    town.play("0 plan s n>e5 w", "1 plan n s>a1")
    assert [town.cell(seat) for seat in range(2)] == ["d5", "a1"]


def test_r8_stuck_with_an_arrow_left() -> None:
    """The first arrow leads into a dead end: all around a1 is closed but b2, and around b2 everything."""
    stops = ("a2", "a3", "b3", "c3", "c2", "c1", "b1", "b2")
    town = scene(player("a1"), player("e5"), stops=stops)
    offered = town.offered(0)
    assert "plan *>a5" in offered
    assert "plan *>a1" not in offered  # any other suburb
    assert not any(">" in text.split()[1].partition(">")[2] for text in offered)
    assert "plan *>a5 s" in offered


def test_r9_a_stop_is_removed_before_planning_for_horror() -> None:
    town = scene(
        player("c3", horror=7), player("a1", horror=3), player("e5", horror=2), stage=Stage.UNBLOCK, starting=2,
        stops=("b3", "c4", "d4"),
    )  # fmt: skip
    assert town.asked == (0,)  # the starting player has too little horror
    town.play("0 unblock c4")
    assert town.heard("stop-removed")["horror"] == 3
    assert town.asked == (0,)
    town.play("0 pass")
    assert town.asked == (1,)
    town.play("1 unblock b3")
    assert town.stage == "plan"
    assert town.stops == ("d4",)
    assert [one.horror for one in town.state.players] == [4, 0, 2]


def test_r9_nobody_is_asked_without_a_stop() -> None:
    assert scene(player("c3", horror=7), player("a1"), stage=Stage.UNBLOCK).stage == "plan"


def test_r10_an_air_imp_changes_one_arrow_or_adds_one() -> None:
    town = scene(player("c3", imps="air"), player("a1"))
    town.play("0 plan n n", "1 plan n")
    assert (town.stage, town.asked) == ("move", (0,))
    assert rule_of(town.refused("0 redirect n n")) == ("redirect-one-arrow", "ST-6")
    assert rule_of(town.refused("0 redirect e e")) == ("redirect-one-arrow", "ST-6")
    assert rule_of(town.refused("0 redirect n")) == ("redirect-one-arrow", "ST-6")
    assert rule_of(town.refused("0 redirect e n w")) == ("redirect-one-arrow", "ST-6")  # one more, and one changed
    assert rule_of(town.refused("0 redirect n n n")) == ("step-off-board", "ST-15")
    town.play("0 redirect n n w")
    assert town.cell(0) == "b5"
    assert town.state.players[0].imps == (0, 0, 0, 0)
    assert town.state.imp_stacks[1] == 5  # under its stack


def test_r10_travel_is_chosen_anew_and_a_fourth_arrow_is_possible() -> None:
    town = scene(player("b4", imps="air air"), player("a1"))
    town.play("0 plan nw>e1 n n", "1 plan n")
    town.play("0 redirect nw>a1 n n n")
    assert (town.stage, town.asked) == ("move", (0,))  # another imp is left
    town.play("0 keep")
    assert town.cell(0) == "a4"


def test_r10_another_suburb_for_the_same_arrow_is_a_change() -> None:
    town = scene(player("b4", imps="air air"), player("a1")).play("0 plan nw>e1", "1 plan n")
    assert rule_of(town.refused("0 redirect nw>e1")) == ("redirect-one-arrow", "ST-6")
    town.play("0 redirect nw")  # no travel at all
    town.play("0 redirect nw>e5")
    assert town.cell(0) == "e5"


def test_r10_who_is_shut_in_may_be_moved_elsewhere() -> None:
    town = scene(player("a5", imps="air"), player("a1"), stops=("a4", "b4", "b5")).play("0 plan *>e1", "1 plan e")
    town.play("0 redirect *>e5")
    assert town.cell(0) == "e5"


def test_r10_in_version_1_of_the_rules_travel_alone_is_no_change() -> None:
    town = scene(player("b4", imps="air"), player("a1"), rules=1).play("0 plan nw>e1", "1 plan n")
    assert rule_of(town.refused("0 redirect nw>e5")) == ("redirect-one-arrow", "ST-6")
    assert "redirect nw>e5" not in town.offered(0)


def test_r10_every_redirection_is_found_and_nothing_else() -> None:
    town = scene(player("b4", imps="air"), player("a1"), stops=("c4", "b3", "a4"))
    town.play("0 plan nw>e1 n", "1 plan n")
    offered = {text for text in town.offered(0) if text != "keep"}
    open_streets = streets(5, cells(("c4", "b3", "a4")))
    start = open_streets.ground.index["b4"]
    every = {
        "redirect " + " ".join(path) for arrows in (1, 2, 3) for path in open_streets.paths(start, arrows)
    }  # fmt: skip
    accepted = {text for text in every if GAME.read(text) in GAME.legal_actions(town.state, 0)}
    assert offered == accepted
    assert len(offered) == len(GAME.legal_actions(town.state, 0)) - 1


def test_without_an_air_imp_nobody_is_asked_at_the_move() -> None:
    town = scene(player("c3", imps="fire"), player("a1", "blue"))
    town.play("0 plan n", "1 plan n")
    assert town.stage == "act"
