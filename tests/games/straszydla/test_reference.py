"""The reference itself: the book's worked examples, the rulings one by one, and whole games at random."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.straszydla.reference import CHANCE, Box, Reference, tidy
from tests.games.straszydla.reference_board import CELLS, CENTRUM, OTHERS, SUBURBS, plans, redirections, steps
from tests.games.straszydla.reference_box import ELEMENTS, FEARS, MONEY, Spook
from tests.games.straszydla.reference_duels import successes
from tests.games.straszydla.reference_selfplay import ALL, play_games

PACTS = (
    "water-water-air-air-fire",
    "water-water-air-air-earth",
    "water-water-fire-fire-air",
    "air-air-fire-fire-earth",
)


def scene(seats: int, phase: str, starting: int = 0, box: Box | None = None) -> Reference:
    """A table in the middle of a phase, with nobody owning anything; a test lays out what it needs."""
    reference = Reference(seats, box)
    reference.lay_board(sorted(reference.box.tiles))
    reference.starting, reference.phase, reference.phase_number, reference.round = starting, phase, 1, 1
    for player, suburb, pact in zip(reference.players, SUBURBS, PACTS, strict=False):
        player.pawn, player.pact = suburb, tuple(pact.split("-"))
    return reference


def give(reference: Reference, seat: int, spooks: str = "", **cubes: int) -> None:
    for name in spooks.split():
        take_out(reference, ALL[name])
        reference.players[seat].spooks.append(ALL[name])
    for cube, count in cubes.items():
        reference.gain(seat, cube, count)


def take_out(reference: Reference, spook: Spook) -> None:
    for stack in reference.stacks.values():
        if spook in stack.unseen:
            stack.unseen.remove(spook)
        elif stack.top == spook:
            stack.top = stack.unseen.pop()


def give_imp(reference: Reference, seat: int, element: str) -> None:
    reference.gain_imp(seat, element)


def where(reference: Reference, tile: str) -> str:
    return next(cell for cell in CELLS if reference.tiles[cell].name == tile)


def play(reference: Reference, *moves: str) -> None:
    """Play '0 pass', '? roll 1 2' (the question mark is chance)."""
    for move in moves:
        seat, text = move.split(" ", 1)
        reference.play(CHANCE if seat == "?" else int(seat), text)


# The worked examples -------------------------------------------------------------------------------------------------


def test_example_1_scare() -> None:
    reference = scene(2, "night")
    give(reference, 0, "wroniec borowy strzyga latarnik", energy=5)
    reference.players[0].pawn = where(reference, "strych")
    assert reference.strength(0) == 14
    reference.begin_flow(reference.scare(0))
    play(reference, "? roll 6 1 5 4")
    assert reference.facts()["stage"] == "bend-scare"  # no horror, no imp: no reroll is asked for
    play(reference, "0 bend 6 2 3 3")
    me = reference.facts()["seats"][0]
    assert (me["purple"], me["energy"], me["horror"]) == (3, 1, 1)


def test_example_1_without_energy() -> None:
    reference = scene(2, "night")
    give(reference, 0, "wroniec borowy strzyga latarnik")
    reference.players[0].pawn = where(reference, "strych")
    reference.begin_flow(reference.scare(0))
    play(reference, "? roll 6 1 5 4")
    me = reference.facts()["seats"][0]
    assert (me["purple"], me["horror"], reference.asked()) == (1, 0, [])


def test_example_2_feeding() -> None:
    reference = scene(2, "night")
    give(reference, 0, "wroniec borowy strzyga latarnik", green=4, purple=5, orange=3, blue=2, energy=1, horror=4)
    reference.begin_flow(reference.feed(0))
    play(reference, "0 feed borowy", "0 feed strzyga purple", "0 feed latarnik orange")
    assert not reference.allowed(0, "feed wroniec")
    play(reference, "0 trade energy blue blue for purple")
    assert not reference.allowed(0, "feed wroniec")
    play(reference, "0 feed-horror wroniec")
    me = reference.facts()["seats"][0]
    assert me["fed"] == ["borowy", "latarnik", "strzyga", "wroniec"]
    assert {cube: me[cube] for cube in (*MONEY, "horror")} == dict.fromkeys((*MONEY, "horror"), 0) | {"purple": 3}
    play(reference, "0 end")  # 3 purple are left, so this was still a decision
    assert len(reference.facts()["seats"][0]["spooks"]) == 4


def test_example_3_duel() -> None:
    reference = scene(3, "day")
    przemo, syla, witek = 0, 1, 2
    give(reference, przemo, "strzyga leszy", energy=3)
    give(reference, syla, "latarnik wroniec", energy=2)
    give(reference, witek, "wargin", energy=0)
    for seat in (przemo, syla, witek):
        reference.arrive(seat, "b3")
    assert (reference.strength(przemo), reference.strength(syla)) == (7, 5)
    reference.begin_flow(reference.duels())
    play(reference, "? roll 3 5 3", "? roll 6 5")
    assert reference.asked() == [przemo, syla]
    play(reference, "1 bid 2", "0 bid 3")
    assert reference.facts()["seats"][przemo]["dice"] == [5, 3, 3]
    assert reference.legal(przemo) == {
        "bend 5 3 3", "bend 6 3 3", "bend 4 3 3", "bend 5 4 3", "bend 5 2 3", "bend 5 3 4", "bend 5 3 2",
    }  # fmt: skip
    play(reference, "0 bend 6 3 3")  # 1:1, a tie: the dice before energy decide (ST-24)
    assert [player["energy"] for player in reference.facts()["seats"]] == [0, 0, 0]
    assert reference.asked() == [syla]
    play(reference, "1 let-choose")
    assert reference.facts()["seats"][syla]["horror"] == 1
    play(reference, "0 retreat a3")
    # Witek comes next; Syla (5) is stronger than he (3) and arrived first.
    assert reference.asked() == [CHANCE]
    assert reference.allowed(CHANCE, "roll 1 2 3")
    assert not reference.allowed(CHANCE, "roll 1 2")


# Set-up --------------------------------------------------------------------------------------------------------------


def test_set_up_goes_by_turns_and_the_last_has_no_choice() -> None:
    reference = Reference(4)
    with pytest.raises(ValueError, match="too many"):
        reference.legal(CHANCE)
    play(reference, "? board " + " ".join(reference.box.tiles), "? first 2", "? pacts " + " | ".join(PACTS))
    assert reference.asked() == [2]
    play(
        reference,
        "2 take water",
        "? uncover syrena",
        "3 take fire",
        "? uncover zjawa",
        "0 take air",
        "? uncover wroniec",
    )
    # Seat 1 gets the last starter without being asked, and the card below it is uncovered.
    assert reference.legal(CHANCE) == {f"uncover {spook.name}" for spook in reference.box.spooks["earth"]}
    play(reference, "? uncover run", "2 settle a5", "3 settle e1", "0 settle a1")
    facts = reference.facts()
    assert [player["pawn"] for player in facts["seats"]] == ["a1", "e5", "a5", "e1"]
    assert [player["spooks"] for player in facts["seats"]] == [["latarnik"], ["sukkub"], ["strzyga"], ["wargin"]]
    assert all((player["energy"], player["horror"]) == (3, 1) for player in facts["seats"])
    assert facts["stacks"]["earth"] == {"top": "run", "count": 6}
    play(reference, "2 begin night")
    facts = reference.facts()
    assert (facts["phase"], facts["phase_number"], facts["round"], facts["card"]) == ("night", 1, 1, 3)
    assert facts["asked"] == [0, 1, 2, 3]
    # ST-4: night produces 1 for each of 2 suburbs, 4 for two plain ones, 8 for the marked ones, 1 in Centrum.
    assert sum(facts["cubes"].values()) == 2 + 4 + 8 + 1


def test_the_host_may_arrange_the_board() -> None:
    reference = Reference(2, board="arranged")
    assert reference.asked() == [0]
    play(reference, "0 arrange " + " ".join(sorted(reference.box.tiles)))
    assert reference.facts()["board"]["b5"] == "basen"
    assert reference.asked() == [CHANCE]


def test_the_box_is_the_one_of_the_rules_page() -> None:
    box = Box()
    assert len(box.tiles) == 20 == len(OTHERS)
    assert len(box.pacts) == 12 == len(set(box.pacts))
    assert len(ALL) == 28
    for colour in FEARS:
        made = [tile for tile in (*box.tiles.values(), *box.suburbs.values()) if tile.colour == colour]
        assert Counter(kind for tile in made for kind in tile.kinds) == {"day": 3, "night": 3}
        assert sum(tile.makes for tile in made) == 7


# Plans ---------------------------------------------------------------------------------------------------------------


def test_plans_travel_on_after_every_arrival_but_not_from_the_start() -> None:
    found = plans("b4", set(), 3)
    assert {("nw",), ("nw>e1",), ("nw>e1", "n"), ("nw>e1", "n", "s>a5"), ("se", "e", "e")} <= found
    assert not any(path[0].startswith("*") for path in found)
    assert ("nw>a5",) not in found
    one_arrow = plans("a5", set(), 1)
    assert one_arrow == {("e",), ("se",), ("s",)}  # no travel from where one starts


def test_a_stop_cannot_be_crossed_and_who_is_shut_in_goes_to_a_suburb() -> None:
    around = set(steps("c3", set()).values())
    assert plans("c3", around, 1) == {(f"*>{cell}",) for cell in SUBURBS}
    assert ("*>a5", "se") not in plans("c3", around, 2)  # b4 is blocked
    assert ("*>a5", "e") in plans("c3", around, 2)
    assert ("n", "s") in plans("c3", set(), 2)
    assert ("n", "s") not in plans("c3", {"c3"}, 2)  # R6
    # Shut in on the way: from the blocked c3 into c4, whose other neighbours are blocked.
    pocket = (set(steps("c4", set()).values()) | {"c3"}) - {"c4"}
    assert ("n", "*>e1") in plans("c3", pocket, 2)
    # A corner whose neighbours are blocked: any other suburb.
    assert plans("a1", {"a2", "b1", "b2"}, 1) == {("*>a5",), ("*>e5",), ("*>e1",)}


def test_an_air_imp_changes_one_arrow_or_adds_one() -> None:
    found = redirections("c3", set(), ("n", "n", "e"))
    assert ("n", "n", "w") in found
    assert ("n", "n", "e", "e") in found
    assert ("n", "n", "e", "e>a1") in found
    assert ("n", "n", "e") not in found  # nothing changed
    assert ("s", "n", "w") not in found  # two changed
    assert ("n", "n") not in found  # none is taken away
    travelled = redirections("b4", set(), ("nw", "e"))
    assert ("nw>e5", "w") in travelled  # travel is chosen anew with the changed arrow
    assert ("nw>e5", "e") not in travelled  # leads off the board
    assert ("nw>a1", "e") in travelled  # travel on its own
    assert ("nw>a1", "e") not in redirections("b4", set(), ("nw", "e"), travel=False)
    assert ("nw>a1", "e", "n") in travelled


def test_air_imps_are_used_one_after_the_other() -> None:
    reference = scene(2, "day")
    reference.players[0].pawn = "c3"
    reference.players[0].plan = ("n",)
    give_imp(reference, 0, "air")
    give_imp(reference, 0, "air")
    reference.begin_flow(reference.move(0))
    play(reference, "0 redirect n n")
    play(reference, "0 redirect n n e")
    assert reference.asked() == []
    assert reference.facts()["seats"][0]["pawn"] == "d5"
    assert reference.facts()["imps"]["air"] == 4


# Duels ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "wins", "losses"),
    [([5, 3, 3], [6, 5], 1, 2), ([6, 6], [6, 6], 0, 0), ([2, 1, 1], [1, 1], 2, 0), ([4, 2], [3, 3], 1, 1)],
)
def test_successes(mine: list[int], theirs: list[int], wins: int, losses: int) -> None:
    assert (successes(mine, theirs), successes(theirs, mine)) == (wins, losses)


def duel_at(cell: str, seats: int = 2, **cubes: int) -> Reference:
    reference = scene(seats, "day")
    for seat in range(seats):
        give(reference, seat, ("strzyga", "latarnik", "wargin", "sukkub")[seat], **cubes)
        reference.arrive(seat, cell)
    reference.begin_flow(reference.duels())
    return reference


def test_the_first_stays_after_a_tie_of_ties() -> None:
    reference = duel_at("b3")
    play(reference, "? roll 4 4", "? roll 4 4")
    assert reference.asked() == [0]  # the winner names the retreat
    assert "let-choose" in reference.legal(0)


def test_energy_may_turn_a_duel_and_pairs_stay_as_laid() -> None:
    reference = duel_at("b3", energy=3)
    play(reference, "? roll 4 4", "? roll 3 3", "0 bid 0", "1 bid 3")
    assert reference.allowed(1, "bend 3 6")
    play(reference, "1 bend 5 4")  # 5:4 and 4:4: the second wins
    assert reference.asked() == [1]


def test_rerolls_go_to_and_fro_until_both_pass() -> None:
    reference = duel_at("b3", horror=2)
    play(reference, "? roll 6 1", "? roll 5 5", "0 pass", "1 reroll-horror 5", "? roll 2")
    assert reference.facts()["seats"][1]["dice"] == [2, 5]
    play(reference, "0 reroll-horror 1", "? roll 6", "1 pass", "0 pass")
    assert reference.facts()["stage"] == "retreat"
    assert [player["horror"] for player in reference.facts()["seats"]] == [1, 1]


def test_a_fire_imp_rerolls_any_dice() -> None:
    reference = duel_at("b3")
    give_imp(reference, 1, "fire")
    play(reference, "? roll 3 4", "? roll 2 1")
    assert reference.legal(1) == {"pass", "reroll-imp 1", "reroll-imp 2", "reroll-imp 1 2"}
    play(reference, "1 reroll-imp 2 1", "? roll 6 5")
    assert reference.facts()["imps"]["fire"] == 4
    assert reference.asked() == [1]


def test_a_loser_never_returns_to_what_he_lost_in_this_round() -> None:
    reference = duel_at("b3", seats=3)
    reference.arrive(2, "a3")
    play(reference, "? roll 6 6", "? roll 1 1", "0 retreat a3", "? roll 6 6", "? roll 1 1")
    assert reference.asked() == [2]  # who was there before arrived first, and won
    assert reference.facts()["seats"][1]["lost"] == ["a3", "b3"]
    assert "retreat b3" not in reference.legal(2)


def test_without_a_district_to_retreat_to_the_loser_picks_a_suburb() -> None:
    reference = scene(2, "day")
    for seat in (0, 1):
        give(reference, seat, ("strzyga", "latarnik")[seat])
        reference.arrive(seat, "c3")
    reference.stops = set(steps("c3", set()).values())
    reference.begin_flow(reference.duels())
    play(reference, "? roll 1 1", "? roll 6 6")
    assert reference.legal(0) == {f"retreat {cell}" for cell in SUBURBS}
    play(reference, "0 retreat e1")
    assert reference.facts()["seats"][1]["horror"] == 0


def test_districts_are_settled_by_the_arrival_of_their_front_pawn() -> None:
    reference = scene(4, "day")
    for seat, name in enumerate(("strzyga", "latarnik", "wargin", "sukkub")):
        give(reference, seat, name, energy=1)
    for seat, cell in ((2, "b3"), (0, "d3"), (1, "d3"), (3, "b3")):
        reference.arrive(seat, cell)
    reference.begin_flow(reference.duels())
    play(reference, "? roll 1 2", "? roll 3 4")
    assert reference.asked() == [2, 3]


# Action turns, feeding and the end -----------------------------------------------------------------------------------


def test_in_centrum_colours_and_elements_are_chosen() -> None:
    reference = scene(2, "day")
    reference.players[0].pawn = CENTRUM
    reference.cubes[CENTRUM] = 1
    reference.bank["wild"] = -1
    reference.begin_flow(reference.act(0))
    assert reference.legal(0) == (  # no spook, no scare
        {"end"} | {f"collect {fear}" for fear in FEARS} | {f"summon-imp {element}" for element in ELEMENTS}
    )
    play(reference, "0 collect blue", "0 summon-imp earth")
    assert reference.legal(0) == {"end", "swap earth"}
    play(reference, "0 swap earth")
    assert reference.asked() == []  # nothing but the end was left
    me = reference.facts()["seats"][0]
    assert (me["blue"], me["green"]) == (1, 1)
    reference.check_balance()


def test_a_scare_in_centrum_gives_one_colour() -> None:
    reference = scene(2, "day")
    give(reference, 0, "strzyga", horror=1)
    reference.players[0].pawn = CENTRUM
    reference.begin_flow(reference.scare(0))
    play(reference, "? roll 1", "0 reroll-horror 1", "? roll 4")
    assert reference.legal(0) == {f"colour {colour}" for colour in FEARS}
    play(reference, "0 colour orange")
    assert reference.facts()["seats"][0]["orange"] == 2


def test_one_purchase_a_phase_and_its_energy_comes_after_the_price() -> None:
    reference = scene(2, "day")
    give(reference, 0, energy=7, blue=5)
    reference.begin_flow(reference.act(0))
    prices = {text for text in reference.legal(0) if text.startswith("buy water")}
    assert len(prices) == 6  # a starter: 6 cubes, 1 to 6 of them energy
    play(reference, "0 buy water with energy energy energy energy energy energy", "? uncover syrena")
    me = reference.facts()["seats"][0]
    assert (me["energy"], me["spooks"], me["bought"]) == (4, ["strzyga"], 1)
    assert not any(text.startswith("buy") for text in reference.legal(0))


def test_trades_with_a_water_imp() -> None:
    reference = scene(2, "day")
    for _ in range(4):
        give_imp(reference, 0, "water")
    give(reference, 0, blue=2)
    reference.begin_flow(reference.act(0))
    trades = {text for text in reference.legal(0) if text.startswith("trade")}
    assert "trade blue blue for imp air with imp" in trades
    assert "trade blue blue for imp water with imp" not in trades  # it goes under its stack after the effect
    assert len(trades) == 5 + 3


def test_an_earth_imp_feeds_one_spook_with_two_green() -> None:
    reference = scene(2, "night")
    give(reference, 0, "leszy strzyga borowy", green=2)
    give_imp(reference, 0, "earth")
    reference.begin_flow(reference.feed(0))
    meals = {text for text in reference.legal(0) if text.startswith("feed")}
    assert meals == {"feed leszy", "feed leszy with imp", "feed strzyga green with imp", "feed borowy with imp"}
    play(reference, "0 feed leszy with imp")  # it eats 2, so no green cube is needed, and nothing else can be fed
    me = reference.facts()["seats"][0]
    assert (me["green"], me["spooks"], reference.facts()["imps"]["earth"]) == (2, ["leszy"], 4)


def test_what_is_not_fed_leaves_the_game() -> None:
    reference = scene(2, "night")
    give(reference, 0, "leszy strzyga", green=2)
    reference.begin_flow(reference.feed(0))
    play(reference, "0 feed leszy")
    assert reference.asked() == []
    assert reference.facts()["seats"][0]["spooks"] == ["leszy"]


def test_starters_stand_in_and_ties_are_broken() -> None:
    reference = scene(3, "day")
    give(reference, 0, "utopiec wroniec strzyga latarnik dusiol")  # 2 + 2 + 3 + 3 + 2
    give(reference, 1, "wodnica topielica planetnik piaskun wargin")  # 4 + 2 + 4 + 2 + 3
    give(reference, 2, "sukkub", horror=9)
    assert [reference.filled(seat) for seat in range(3)] == [5, 5, 1]
    reference.look_for_winners()
    assert (reference.ending, reference.winners) == ("day", [1])


def test_a_shared_win_and_the_limit_of_phases() -> None:
    reference = scene(3, "night", box=Box(phases=1))
    give(reference, 0, "strzyga", horror=1)
    give(reference, 1, "latarnik", horror=1)
    give(reference, 2, "wodnica leszy", horror=5)  # earth is not in this pact, and 2 + 2 is more than 3
    assert [reference.filled(seat) for seat in range(3)] == [1, 1, 1]
    reference.look_for_winners()
    assert (reference.ending, reference.winners) == ("phase-limit", [2])
    reference.players[2].spooks = []
    reference.look_for_winners()
    assert reference.winners == [0, 1]


def test_two_players_keep_their_stops_for_two_phases() -> None:
    lifted: dict[int, list[bool]] = {}
    for seats in (2, 3):
        reference = scene(seats, "day")
        reference.phase_number = 0
        lifted[seats] = []
        for _ in range(5):
            reference.stops = {"b3"}
            reference.open_phase()
            lifted[seats].append(not reference.stops)
    assert lifted == {2: [True, False, True, False, True], 3: [True] * 5}


def test_summoning_happens_without_a_question_but_in_centrum() -> None:
    reference = scene(2, "day")
    reference.players[0].pawn = where(reference, "most")
    reference.begin_flow(reference.summon(0))
    play(reference, "? uncover utopiec")
    me = reference.facts()["seats"][0]
    assert (me["spooks"], me["energy"]) == (["strzyga"], 3)
    reference.players[0].pawn = CENTRUM
    reference.begin_flow(reference.summon(0))
    assert reference.legal(0) == {f"summon {element}" for element in ELEMENTS}


def test_tidy_texts() -> None:
    assert tidy("trade energy blue  green for imp fire with imp") == "trade blue green energy for imp fire with imp"
    assert tidy("buy air with energy blue") == "buy air with blue energy"
    assert tidy("collect green blue") == "collect blue green"
    assert tidy("reroll-imp 5 3") == "reroll-imp 3 5"
    assert tidy("pacts fire-air-air-water-water | air-earth-earth-air-fire") == (
        "pacts water-water-air-air-fire | air-air-fire-earth-earth"
    )


# Whole games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_at_random_come_to_an_end_and_every_cube_is_accounted_for(seats: int) -> None:
    seen = play_games(seats, 30)
    for verb in (
        *("take: take", "settle: settle", "begin: begin", "unblock: unblock", "unblock: pass", "plan: plan"),
        *("move: keep", "move: redirect", "duel-reroll: reroll-horror", "duel-reroll: reroll-imp", "bid: bid"),
        *("bend-duel: bend", "retreat: retreat", "retreat: let-choose", "retreat-choice: retreat"),
        *("act: collect", "act: trade", "act: buy", "act: swap", "act: horror-cube", "act: horror-imp"),
        *("act: summon-imp", "act: scare", "act: end", "scare-reroll: reroll-horror", "scare-reroll: reroll-imp"),
        *("bend-scare: bend", "colour: colour", "feed: feed", "feed: feed-horror", "feed: trade", "feed: buy"),
        *("feed: end", "summon: summon", "with imp", "shut in", "changes", "phase-limit"),
    ):
        assert seen[verb], verb
    assert seen["day"] or seen["night"] or seen["out-of-reach"]
