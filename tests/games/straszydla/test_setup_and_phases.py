"""ST-1 to ST-14 and rulings R1 to R5, by name."""

from __future__ import annotations

from collections import Counter

import pytest

from spukhaus.core.errors import IllegalAction
from spukhaus.core.game import PUBLIC
from spukhaus.games.straszydla.rules.box import ANY, COLOURS
from spukhaus.games.straszydla.rules.feeding import filled
from spukhaus.games.straszydla.rules.state import Stage
from tests.games.straszydla.scenes import BOARD, BOX, CORNERS, GAME, PACTS, begun, new_match, player, scene, set_up


def test_st_1_four_elements_with_a_colour_each() -> None:
    assert dict(zip(BOX.elements, COLOURS, strict=True)) == {
        "water": "blue", "air": "purple", "fire": "orange", "earth": "green",
    }  # fmt: skip


def test_st_2_the_bank_never_runs_out() -> None:
    rich = scene(player("c3", "blue " * 500), player("a1"), stage=Stage.ACT, lying={"c3": 300})
    rich.play("0 collect " + "blue " * 300)
    assert rich.state.players[0].cubes[0] == 800


def test_st_3_centrum_in_the_middle_and_suburbs_in_the_corners() -> None:
    laid = new_match(2).play(BOARD)
    view = GAME.view(laid.state, 0)
    assert len(view.board) == 25
    assert {district.cell for district in view.board if district.place in ("nw", "ne", "sw", "se")} == set(CORNERS)
    assert [district.cell for district in view.board if district.place == "centrum"] == ["c3"]
    assert [district.tile for district in view.board if district.place == "district"] == list(BOX.loose)


def test_st_3_the_host_may_arrange_the_board() -> None:
    table = new_match(3, board="arranged")
    assert table.asked == (0,)
    assert len(GAME.legal_actions(table.state, 0)) == 2432902008176640000
    table.play("0 arrange " + " ".join(reversed(BOX.loose)))
    assert table.state.board[1] == "kopalnia"
    assert table.stage == "first"


def test_st_3_each_tile_once() -> None:
    table = new_match(3, board="arranged")
    refusal = table.refused("0 arrange " + " ".join(["park"] * 20))
    assert isinstance(refusal, IllegalAction)
    assert refusal.rule == "ST-3"


def test_st_4_six_tiles_of_each_colour() -> None:
    for colour in range(4):
        tiles = [tile for tile in BOX.tiles.values() if tile.colour == colour]
        kinds = Counter((tile.place in ("nw", "ne", "sw", "se"), tile.cubes, tile.scares, tile.imps) for tile in tiles)
        suburb, plain = (True, 1, False, False), (False, 2, False, False)
        scare, imp = (False, 1, True, False), (False, 1, False, True)
        assert kinds == {suburb: 1, plain: 1, scare: 2, imp: 2}
        assert Counter(tile.time for tile in tiles) == {"day": 3, "night": 3}
    centrum = BOX.tiles["centrum"]
    assert (centrum.colour, centrum.time, centrum.cubes, centrum.scares, centrum.imps) == (ANY, "both", 1, True, True)


def test_st_5_four_starters_and_six_spooks_of_each_element() -> None:
    assert BOX.starters == ("strzyga", "latarnik", "wargin", "sukkub")
    assert all((BOX.spooks[name].day, BOX.spooks[name].night) == (3, 3) for name in BOX.starters)
    for stack in BOX.stacks:
        strengths = sorted((BOX.spooks[name].day, BOX.spooks[name].night) for name in stack)
        assert strengths == [(2, 4), (2, 5), (3, 4), (4, 2), (4, 3), (5, 2)]
    assert BOX.spooks["wroniec"].night == BOX.spooks["borowy"].night == 4
    assert BOX.elements[BOX.spooks["wroniec"].colour] == "air"
    assert BOX.elements[BOX.spooks["borowy"].colour] == "earth"


def test_st_6_four_imps_of_a_kind_and_what_they_can() -> None:
    assert BOX.imps == (4, 4, 4, 4)
    abilities = {ability: BOX.elements[colour] for ability, colour in BOX.abilities.items()}
    assert abilities == {"redirect": "air", "reroll": "fire", "trade": "water", "feed": "earth"}


def test_st_6_any_imp_is_swapped_for_a_cube_of_its_colour_and_goes_under_its_stack() -> None:
    turn = scene(player("c5", imps="air fire"), player("a1"), stage=Stage.ACT, imp_stacks=(4, 3, 3, 4))
    turn.play("0 swap air")
    assert turn.cubes(0) == "1p"
    assert turn.state.players[0].imps == (0, 0, 1, 0)
    assert turn.state.imp_stacks == (4, 4, 3, 4)


def test_st_7_twelve_pacts_of_five() -> None:
    assert len(set(BOX.pacts)) == 12
    assert all(sorted(pact) == [0, 1, 2, 2] for pact in BOX.pacts)


def test_st_7_pacts_differ_and_are_secret() -> None:
    dealt = new_match(3).play(BOARD, "chance first 1", "chance pacts " + " | ".join(PACTS[:3]))
    for seat in range(3):
        view = GAME.view(dealt.state, seat)
        assert [one.pact is not None for one in view.players] == [one == seat for one in range(3)]
        assert [dict(told.params)["pact"] for told in dealt.told(seat)].count(None) == 2
    assert all(one.pact is None for one in GAME.view(dealt.state, PUBLIC).players)
    with pytest.raises(IllegalAction):
        new_match(2).play(BOARD, "chance first 1", f"chance pacts {PACTS[0]} | {PACTS[0]}")


def test_st_7_a_starter_stands_in_for_any_one_element() -> None:
    pact = BOX.pacts[BOX.pact_names.index("water-water-air-air-fire")]
    assert filled(BOX, ("wodnik", "utopiec", "wroniec", "strzyga", "latarnik"), pact) == 5
    assert filled(BOX, ("wodnik", "utopiec", "syrena", "strzyga"), pact) == 3
    assert filled(BOX, ("borowy",), pact) == 0


def test_st_8_the_help_card() -> None:
    figures = BOX.figures
    assert figures.rewards == (3, 2, 1)
    assert (figures.horror_feed, figures.horror_reroll, figures.horror_cube) == (4, 1, 2)
    assert figures.horror_stop == figures.horror_imp == 3


def test_st_9_starters_with_energy_horror_and_a_suburb() -> None:
    match = begun(3)
    for seat, cell in enumerate(CORNERS[:3]):
        one = match.state.players[seat]
        assert (one.spooks, one.cubes, one.horror) == ((BOX.starters[seat],), (0, 0, 0, 0, 3), 1)
        assert match.cell(seat) == cell


def test_r1_the_order_of_the_set_up() -> None:
    match = set_up(3, first=1)
    assert (match.stage, match.asked) == ("take", (1,))
    match.play("1 take fire", "chance uncover zjawa")
    assert match.asked == (2,)
    assert match.offered(2) == ["take water", "take air", "take earth"]
    assert isinstance(match.refused("2 take fire"), IllegalAction)
    match.play("2 take air", "chance uncover wroniec", "0 take earth", "chance uncover run")
    assert (match.stage, match.asked) == ("settle", (1,))
    match.play("1 settle e5", "2 settle a1")
    assert match.offered(0) == ["settle a5", "settle e1"]
    match.play("0 settle e1")
    assert (match.stage, match.asked) == ("begin", (1,))


def test_r1_the_colours_of_the_corners() -> None:
    view = GAME.view(begun(2).state, 0)
    colours = {district.cell: district.colour for district in view.board}
    assert [colours[cell] for cell in CORNERS] == ["blue", "purple", "orange", "green"]


def test_r2_tops_and_numbers_are_public_and_a_card_taken_uncovers_the_next() -> None:
    match = set_up(2).play("0 take water")
    assert match.stage == "uncover"
    assert GAME.view(match.state, 1).stacks[0].top is None
    match.play("chance uncover syrena")
    stack = GAME.view(match.state, 1).stacks[0]
    assert stack.top is not None
    assert (stack.top.spook, stack.left, stack.price) == ("syrena", 6, 7)
    assert "syrena" not in stack.unseen


def test_r23_the_last_starter_and_the_last_suburb_are_not_asked_for() -> None:
    match = set_up(4)
    for seat, element in enumerate(BOX.elements[:3]):
        match.play(f"{seat} take {element}", f"chance uncover {BOX.stacks[seat][0]}")
    assert match.state.players[3].spooks == ("sukkub",)
    match.play("chance uncover bebok", "0 settle a5", "1 settle e5", "2 settle a1")
    assert match.cell(3) == "e1"
    assert match.stage == "begin"


def test_st_10_the_starting_player_chooses_and_four_cubes_lie_on_the_card() -> None:
    night = begun(2, first=1, time="night")
    assert night.state.day is False
    assert night.heard("time-chosen") == {"seat": 1, "time": "night"}
    assert night.state.card == 3  # one is taken at once, for the first round


def test_st_11_four_rounds_and_then_the_card_passes_on() -> None:
    end = scene(
        player("a5", spooks=()), player("e1", spooks=()), player("e5", spooks=()), round_=4, starting=2, phase=3,
        tops={"water": None, "air": None, "earth": None}, rules=1,  # by newer rules the match would be over (ST-36)
    )  # fmt: skip
    assert end.state.card == 0
    end.play("2 plan s n", "0 plan s n", "1 plan n s")
    assert (end.state.phase, end.state.day, end.state.starting, end.state.round, end.state.card) == (4, False, 0, 1, 3)
    assert end.heard("phase-began") == {"phase": 4, "time": "night", "seat": 0}


def test_st_11_taking_the_last_cube_makes_the_last_round() -> None:
    rounds = scene(player("a5", spooks=()), player("e1", spooks=()), round_=3)
    rounds.play("0 plan e", "1 plan nw")
    assert rounds.heard("round-began") == {"round": 4, "count": 0, "seat": 0, "last": True}


def test_st_12_and_r5_stops_are_lifted_each_phase_and_for_two_players_every_second_one() -> None:
    def stops_after(seats: int, phase: int) -> tuple[str, ...]:
        four = [player(cell, spooks=()) for cell in CORNERS]
        end = scene(*four[:seats], stage=Stage.PHASE, phase=phase, stops=("b3", "c4"), turn=0)
        assert end.state.phase == phase + 1
        return end.stops

    assert stops_after(3, 1) == ()
    assert stops_after(4, 2) == ()
    assert stops_after(2, 1) == ("c4", "b3")
    assert stops_after(2, 2) == ()
    assert stops_after(2, 3) == ("c4", "b3")
    assert stops_after(2, 4) == ()


def test_st_13_production_is_added_to_what_lies_there() -> None:
    first = begun(2, time="day")
    lying = {district.cell: district.cubes for district in GAME.view(first.state, 0).board}
    assert lying["a5"] == lying["c5"] == lying["c3"] == 1
    assert lying["d3"] == lying["d2"] == 2
    assert lying["b5"] == lying["a1"] == 0
    assert first.heard("produced")["count"] == sum(lying.values())
    later = scene(*(player(cell, spooks=()) for cell in CORNERS[:3]), stage=Stage.PHASE, lying={"b5": 5, "c5": 1})
    lying = {district.cell: district.cubes for district in GAME.view(later.state, 0).board}
    assert (lying["b5"], lying["c5"], lying["c3"]) == (7, 1, 1)


def test_r3_production_falls_on_blocked_districts_as_well() -> None:
    two = scene(player("a5", spooks=()), player("e1", spooks=()), stage=Stage.PHASE, phase=1, stops=("b5",))
    assert two.stops == ("b5",)
    assert two.state.lying[1] == 2


def test_r3_cubes_of_the_card_go_to_the_bank() -> None:
    match = begun(2)
    assert [one.horror for one in match.state.players] == [1, 1]


def test_st_14_a_round_is_plan_move_duel_act_stop() -> None:
    one = scene(player("a5", spooks=()), player("a1", "blue blue blue", spooks=()))
    one.play("0 plan e", "1 plan n n")
    assert one.happened()[:5] == ["plan-made", "plan-shown", "plan-shown", "moved", "moved"]
    assert one.stage == "act"
    one.play("1 end")
    kinds = one.happened()
    assert kinds.index("turn-ended") < kinds.index("stops-laid") < kinds.index("round-began")


def test_r4_feeding_and_summoning_belong_to_the_old_phase() -> None:
    end = scene(
        player("d2", "blue " * 3, spooks=("strzyga",)), player("a1", spooks=()), stage=Stage.FEED, round_=4,
        tops={"earth": "bebok", "fire": None},
    )  # fmt: skip
    end.play("0 feed strzyga blue")
    assert end.heard("summoned") == {"seat": 0, "spook": "bebok", "element": "earth", "energy": 2}  # its day strength
