"""ST-27 to ST-32 and rulings R14 to R19, by name."""

from __future__ import annotations

from spukhaus.core.errors import IllegalAction
from spukhaus.games.straszydla.rules.state import Player, Stage
from tests.games.straszydla.scenes import BOX, GAME, Scene, player, scene


def acting(first: Player, *others: Player, **more: object) -> Scene:
    return scene(first, *(others or (player("a1"),)), stage=Stage.ACT, **more)  # type: ignore[arg-type]


def refusal_of(turn: Scene, text: str) -> tuple[str, str]:
    refusal = turn.refused(f"0 {text}")
    assert isinstance(refusal, IllegalAction)
    assert GAME.read(text) not in GAME.legal_actions(turn.state, 0)
    return refusal.code, refusal.rule


def test_st_27_collect_all_cubes_once() -> None:
    turn = acting(player("d2", "blue blue blue"), lying={"d2": 4})
    turn.play("0 collect")
    assert turn.cubes(0) == "3b 4g"
    assert turn.heard("collected") == {"seat": 0, "cell": "d2", "cubes": ((4, "green"),)}
    assert refusal_of(turn, "collect") == ("collected-already", "ST-27")


def test_st_27_in_any_order_and_each_once() -> None:
    turn = acting(player("c3"), lying={"c3": 1})
    turn.play("0 summon-imp air", "0 scare", "chance roll 4", "0 colour blue", "0 collect blue", "0 end")
    again = acting(player("c3", "blue"), lying={"c3": 1}).play(
        "0 scare", "chance roll 1", "0 colour blue", "0 summon-imp air"
    )
    assert refusal_of(again, "scare") == ("scared-already", "ST-27")
    assert refusal_of(again, "summon-imp air") == ("summoned-already", "ST-27")


def test_st_27_scare_and_imp_only_where_the_icon_is() -> None:
    turn = acting(player("d2", "blue blue blue"))
    assert refusal_of(turn, "scare") == ("no-scare-here", "ST-30")
    assert refusal_of(turn, "summon-imp") == ("no-imp-here", "ST-31")


def test_st_28_three_cubes_for_one_or_for_an_imp_any_number_of_times() -> None:
    turn = acting(player("d2", "blue blue energy green green green"))
    turn.play("0 trade blue blue energy for purple", "0 trade green green green for imp fire")
    assert turn.cubes(0) == "1p"
    assert turn.state.players[0].imps == (0, 0, 1, 0)
    assert turn.state.imp_stacks == (4, 4, 3, 4)
    for_energy = acting(player("d2", "blue blue blue green")).play("0 trade blue blue blue for energy")
    assert for_energy.cubes(0) == "1g 1e"


def test_st_28_what_a_trade_needs() -> None:
    turn = acting(player("d2", "blue blue energy", horror=5), imp_stacks=(4, 4, 0, 4))
    assert refusal_of(turn, "trade horror horror horror for blue") == ("horror-not-traded", "ST-28")
    assert refusal_of(turn, "trade blue blue blue for green") == ("too-few-cubes", "ST-28")
    assert refusal_of(turn, "trade blue blue for green") == ("trade-count", "ST-28")
    assert refusal_of(turn, "trade blue blue energy for imp fire") == ("imp-stack-empty", "ST-28")
    assert refusal_of(turn, "trade blue blue for green with imp") == ("no-imp", "ST-6")


def test_st_29_a_spook_for_its_day_and_night_strength_brings_energy() -> None:
    turn = acting(player("d2", "blue blue green green energy energy energy"), tops={"water": "topielica"})
    turn.play("0 buy water with blue blue green green energy energy energy")
    assert turn.stage == "uncover"
    assert turn.heard("bought")["energy"] == 2
    turn.play("chance uncover syrena")
    assert turn.cubes(0) == "2e"
    assert turn.state.players[0].spooks == ("strzyga", "topielica")
    assert turn.heard("uncovered") == {"element": "water", "spook": "syrena"}


def test_st_29_one_a_phase() -> None:
    turn = acting(player("d2", "blue " * 14), tops={"water": "topielica", "air": "wroniec"})
    turn.play("0 buy water with" + " blue" * 7, "chance uncover syrena")
    assert refusal_of(turn, "buy air with" + " blue" * 6) == ("bought-already", "ST-29")
    assert GAME.view(turn.state, 0).players[0].purchases_left == 0


def test_st_29_the_price_in_any_cubes_but_horror() -> None:
    turn = acting(player("d2", "blue " * 7, horror=9), tops={"water": "topielica"})
    assert refusal_of(turn, "buy water with horror" + " blue" * 6) == ("horror-not-traded", "ST-29")
    assert refusal_of(turn, "buy water with" + " blue" * 6) == ("price", "ST-29")
    assert refusal_of(turn, "buy water with green" + " blue" * 6) == ("too-few-cubes", "ST-29")


def test_r17_the_price_is_paid_before_the_energy_comes() -> None:
    turn = acting(player("d2", "blue " * 6), tops={"water": "topielica"})
    assert not any(text.startswith("buy") for text in turn.offered(0))


def test_st_30_as_many_dice_as_spooks_and_the_difference_counts() -> None:
    turn = acting(player("c5", spooks=("strzyga", "run")))
    turn.play("0 scare")
    assert turn.heard("scare-began")["strength"] == 7
    turn.play("chance roll 3 5")
    assert turn.heard("scare-ended") == {
        "seat": 0, "dice": (3, 5), "total": 8, "strength": 7, "off": 1, "count": 2,
    }  # fmt: skip
    assert turn.cubes(0) == "2b"


def test_st_30_the_reward_table() -> None:
    for die, cubes in ((3, "3b"), (4, "2b"), (2, "2b"), (5, "1b"), (1, "1b"), (6, "")):
        turn = acting(player("c5", horror=0)).play("0 scare", f"chance roll {die}")
        assert turn.cubes(0) == cubes


def test_st_30_energy_moves_dice_and_sixes_and_ones_count_at_the_end() -> None:
    turn = acting(player("c5", "energy energy", spooks=("strzyga", "run"))).play("0 scare", "chance roll 4 2")
    assert turn.stage == "bend-scare"
    turn.play("0 bend 6 2")
    assert turn.heard("scare-bent") == {"seat": 0, "before": (4, 2), "dice": (6, 2), "energy": 2}
    assert turn.state.players[0].horror == 1
    assert turn.cubes(0) == "2b"


def test_r16_sixes_pay_out_before_ones_take() -> None:
    turn = acting(player("c5", spooks=("strzyga", "run", "leszy"))).play("0 scare", "chance roll 6 1 1")
    assert turn.heard("horror-gained")["count"] == 1
    assert turn.heard("horror-lost")["count"] == 1
    assert turn.state.players[0].horror == 0


def test_r16_a_scare_needs_a_spook_and_works_out_of_the_districts_time() -> None:
    none = acting(player("c5", "blue blue blue", spooks=()))
    assert refusal_of(none, "scare") == ("no-spooks", "ST-30")
    night = acting(player("c5"), day=False)
    assert "scare" in night.offered(0)


def test_r16_rerolls_first_then_energy() -> None:
    turn = acting(player("c5", "energy", horror=1, imps="fire", spooks=("strzyga", "run")))
    turn.play("0 scare", "chance roll 1 1")
    assert turn.stage == "scare-reroll"
    turn.play("0 reroll-imp 1 1", "chance roll 3 2")
    assert turn.stage == "scare-reroll"
    turn.play("0 reroll-horror 2", "chance roll 5")
    assert turn.stage == "bend-scare"
    turn.play("0 bend 3 4")
    assert turn.cubes(0) == "3b"


def test_r14_no_trade_between_the_roll_and_the_result() -> None:
    turn = acting(player("c5", "energy blue blue")).play("0 scare", "chance roll 1")
    refusal = turn.refused("0 trade blue blue energy for green")
    assert isinstance(refusal, IllegalAction)
    assert (refusal.code, refusal.rule) == ("not-now", "ST-28")


def test_r15_in_centrum_each_cube_may_have_another_colour() -> None:
    turn = acting(player("c3"), lying={"c3": 3})
    assert len([text for text in turn.offered(0) if text.startswith("collect")]) == 20
    assert refusal_of(turn, "collect") == ("collect-colours", "ST-27")
    turn.play("0 collect green blue blue")
    assert turn.cubes(0) == "2b 1g"


def test_r15_a_scare_in_centrum_gives_one_colour_named_when_the_dice_are_final() -> None:
    turn = acting(player("c3")).play("0 scare", "chance roll 4")
    assert (turn.stage, turn.asked) == ("colour", (0,))
    turn.play("0 colour orange")
    assert turn.cubes(0) == "2o"
    nothing = acting(player("c3", spooks=("strzyga", "run"))).play("0 scare", "chance roll 1 1")
    assert nothing.stage == "act"


def test_r15_collecting_is_voluntary() -> None:
    turn = acting(player("d2"), lying={"d2": 2})
    turn.play("0 end")
    assert turn.state.lying[turn.state.edition.content.ground.index["d2"]] == 2


def test_st_31_the_imp_of_the_districts_colour_also_out_of_its_time() -> None:
    turn = acting(player("a4"), day=False)
    turn.play("0 summon-imp")
    assert turn.state.players[0].imps == (1, 0, 0, 0)
    centrum = acting(player("c3"))
    assert refusal_of(centrum, "summon-imp") == ("name-element", "ST-31")
    assert refusal_of(acting(player("a4")), "summon-imp water") == ("name-element", "ST-31")


def test_r19_an_empty_stack_offers_nothing() -> None:
    turn = acting(player("a4", "blue " * 7, horror=3), imp_stacks=(0, 4, 4, 4), tops={"water": None})
    assert refusal_of(turn, "summon-imp") == ("imp-stack-empty", "ST-31")
    assert refusal_of(turn, "horror-imp water") == ("imp-stack-empty", "ST-8")
    assert refusal_of(turn, "buy water with" + " blue" * 7) == ("stack-empty", "ST-29")


def test_st_8_horror_buys_a_cube_or_an_imp() -> None:
    turn = acting(player("d2", horror=6)).play("0 horror-cube green", "0 horror-imp fire")
    assert (turn.cubes(0), turn.state.players[0].imps) == ("1g", (0, 0, 1, 0))
    assert turn.state.players[0].horror == 1
    assert refusal_of(turn, "horror-cube blue") == ("too-little-horror", "ST-8")


def test_r18_a_water_imp_makes_one_trade_at_two_to_one_for_an_imp_too() -> None:
    turn = acting(player("d2", "blue blue green green", imps="water water"), imp_stacks=(2, 4, 4, 4))
    turn.play("0 trade blue blue for purple with imp", "0 trade green green for imp water with imp")
    assert turn.cubes(0) == "1p"
    assert turn.state.players[0].imps == (1, 0, 0, 0)
    assert turn.state.imp_stacks == (3, 4, 4, 4)


def test_st_32_everybody_lays_a_stop_but_not_on_a_suburb() -> None:
    turn = acting(player("d2", spooks=()), player("a1", spooks=()), player("b4", "blue blue blue", spooks=()))
    turn.play("2 end")
    told = turn.heard("stops-laid")
    index = BOX.ground.index
    assert told["cells"] == ("b4", "d2")
    assert told["tiles"] == tuple(turn.state.board[index[cell]] for cell in ("b4", "d2"))
    assert turn.stops == ("b4", "d2")
    assert turn.stage == "plan"


def test_r23_a_turn_without_anything_to_do_is_not_asked_for() -> None:
    turn = acting(player("d2", "blue blue", horror=1), player("d3", "energy energy"))
    assert turn.stage == "plan"
    assert [told["seat"] for told in turn.all_heard("turn-ended")] == [0, 1]
