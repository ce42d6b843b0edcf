"""Every rule of the rules page by its number, and every ruling."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction

import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.errors import ConfigRefused, IllegalAction, OutOfTurn
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.core.play import play_bots
from spukhaus.games.ghostbumpers.rules.actions import Start
from spukhaus.games.ghostbumpers.rules.round import highest, value, write_value
from spukhaus.games.ghostbumpers.rules.state import Pile, Played, Stage
from spukhaus.games.ghostbumpers.rules.view import possible_depths
from tests.games.ghostbumpers.rounds import BOX, EDITIONS, GAME, MIXED, Table, begun, deal, table

# Material


def test_gb_1_monsters_from_1_to_9_and_one_0_10() -> None:
    assert Counter(BOX.deck) == {0: 1, **dict.fromkeys(range(1, 10), 6)}
    assert len(BOX.deck) == 55


@pytest.mark.parametrize(
    ("edition", "relaxed", "least", "cards"),
    [("standard", 6, 0, 55), ("eight-copies", 5, 0, 73), ("deeper-scare", 6, 2, 55)],
)
def test_gb_2_the_character_pile(edition: str, relaxed: int, least: int, cards: int) -> None:
    box = spukhaus.config(GAME, 3, edition).edition.content
    assert (box.relaxed, box.least_depth, len(box.deck)) == (relaxed, least, cards)
    dealt = table(MIXED, edition=edition)
    assert dealt.legal(0) == [f"lay {depth}" for depth in range(least, relaxed + 1)]


def test_gb_2_the_other_likely_box_has_110_cards() -> None:
    box = spukhaus.config(GAME, 6, "eight-copies").edition.content
    assert len(box.deck) + 6 * (box.relaxed + 1) + 1 == 110


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_gb_3_who_has_the_start_card_first_is_drawn_by_lot(seats: int) -> None:
    state = GAME.new(spukhaus.config(GAME, seats))
    assert GAME.to_act(state) == (CHANCE,)
    assert GAME.view(state, PUBLIC).start is None
    assert dict(GAME.chance_odds(state)) == {Start(seat): Fraction(1, seats) for seat in range(seats)}
    drawn = {GAME.chance(state, random.Random(number)) for number in range(60)}
    assert drawn == {Start(seat) for seat in range(seats)}
    last = Table(state).play(f"{CHANCE} start {seats - 1}")
    assert last.told("start-drawn", PUBLIC) == [{"seat": seats - 1}]
    assert GAME.view(last.state, PUBLIC).start == seats - 1
    assert Table(state).refused(f"{CHANCE} start {seats}").code == "start-wrong"


def test_gb_3_gb_20_from_the_one_who_drew_it_the_start_card_passes_to_the_left() -> None:
    at = Table(GAME.new(spukhaus.config(GAME, 3))).play(f"{CHANCE} start 2")
    starts = []
    for _ in range(4):
        starts.append(GAME.view(at.state, PUBLIC).start)
        at = at.play(f"{CHANCE} {deal(*(('123456789',) * 3))}", *(f"{seat} lay 0" for seat in range(3)))
        assert GAME.to_act(at.state) == (starts[-1],)
        for _ in range(3):
            at = at.play(f"{GAME.to_act(at.state)[0]} play 1")
    assert starts == [2, 0, 1, 2]
    assert [played.start for played in GAME.view(at.state, PUBLIC).past] == starts


def test_gb_3_in_version_1_of_the_rules_the_first_seat_has_it() -> None:
    state = GAME.new(spukhaus.config(GAME, 3, rules=1))
    assert (state.stage, GAME.view(state, PUBLIC).start) == (Stage.DEAL, 0)
    assert GAME.chance_key(state) is None
    assert Table(state).refused(f"{CHANCE} start 1").code == "not-now"


# A round


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_gb_4_nine_cards_for_everybody_and_the_rest_out_of_play(seats: int) -> None:
    state = begun(spukhaus.config(GAME, seats)).state
    assert GAME.to_act(state) == (CHANCE,)
    after = GAME.apply(state, CHANCE, GAME.chance(state, random.Random(1))).state
    view = GAME.view(after, 0)
    assert view.hand_sizes == (9,) * seats
    assert view.undealt == 55 - 9 * seats
    assert not Counter(card for hand in after.hands for card in hand) - Counter(BOX.deck)


def test_gb_5_all_lay_at_once_and_in_any_order() -> None:
    dealt = table(MIXED)
    assert GAME.to_act(dealt.state) == (0, 1, 2)
    laid = dealt.play("1 lay 3")
    assert GAME.to_act(laid.state) == (0, 2)
    assert laid.told("laid", 1) == [{"seat": 1, "depth": 3}]
    assert laid.told("laid", 0) == laid.told("laid", PUBLIC) == [{"seat": 1, "depth": None}]
    assert GAME.to_act(laid.play("2 lay 0", "0 lay 6").state) == (0,)


def test_gb_5_r3_laying_is_final() -> None:
    assert isinstance(table(MIXED).play("1 lay 3").refused("1 lay 2"), OutOfTurn)


def test_gb_6_the_holder_of_the_start_card_leads_then_clockwise() -> None:
    laid = table(MIXED, (3, 3, 3))
    assert GAME.to_act(laid.state) == (0,)
    assert GAME.to_act(laid.play("0 play 1").state) == (1,)
    assert GAME.to_act(laid.play("0 play 1", "1 play 1 1").state) == (2,)


def test_gb_7_r5_any_number_of_identical_cards() -> None:
    laid = table(("12244458z", "112345678", "234556789"), (3, 3, 3))
    assert laid.legal(0) == [
        "play 1", "play 2", "play 2 2", "play 4", "play 4 4", "play 4 4 4", "play 5", "play 8",
        "play 0/10 as 0", "play 0/10 as 10",
    ]  # fmt: skip


def test_gb_8_a_player_without_cards_is_skipped() -> None:
    laid = table(("111111222", "223466678", "344447889"), (3, 3, 4))
    out = laid.play("0 play 1 1 1 1 1 1", "1 play 7", "2 play 9", "2 play 3", "0 play 2 2 2", "1 play 2 2")
    assert GAME.view(out.state, PUBLIC).hand_sizes[0] == 0
    assert GAME.to_act(out.play("1 play 8").state) == (2,)
    taken = out.play("1 play 8", "2 play 4 4 4 4")
    assert taken.told("trick-taken") == [{"seat": 1, "value": "8", "fives": 0}]
    assert GAME.to_act(taken.state) == (1,)


@pytest.mark.parametrize(
    ("cards", "counts", "said"),
    [
        ((4,), None, "4"),
        ((8, 8, 8), None, "3×8"),
        ((5, 5), None, "2×5"),
        ((1, 1), None, "2×1"),
        ((9,) * 6, None, "6×9"),
        ((0,), 0, "0"),
        ((0,), 10, "10"),
    ],
)
def test_gb_9_the_value_of_a_set(cards: tuple[int, ...], counts: int | None, said: str) -> None:
    assert write_value(value(Played(0, cards, counts))) == said


def test_gb_9_r6_values_compare_exactly() -> None:
    """Every set that can be played, in the order of the rule: k + v/10."""
    sets = [Played(0, (number,) * copies, None) for number in range(1, 10) for copies in range(1, 9)]
    sets += [Played(0, (0,), 0), Played(0, (0,), 10)]

    def by_the_book(played: Played) -> float:
        copies, number = len(played.cards), played.cards[0]
        if played.counts is not None:
            return played.counts
        return number if copies == 1 else round(copies + number / 10, 1)

    for one in sets:
        for two in sets:
            assert (value(one) < value(two)) == (by_the_book(one) < by_the_book(two))
            if value(one) == value(two) and one != two:
                raise AssertionError(f"only equal sets can tie: {one}, {two}")


def test_gb_10_of_equal_values_the_later_is_higher() -> None:
    trick = (Played(0, (4,), None), Played(1, (4,), None), Played(2, (2, 2), None))
    assert highest(trick).seat == 1
    pairs = (Played(0, (3, 3), None), Played(1, (2,), None), Played(2, (3, 3), None))
    assert highest(pairs).seat == 2


@pytest.mark.parametrize(
    ("plays", "turned"),
    [
        (("0 play 9", "1 play 1", "2 play 2"), 1),
        (("0 play 9", "1 play 5", "2 play 2"), 2),
        (("0 play 9", "1 play 5 5", "2 play 5"), 4),
        (("0 play 9", "1 play 5 5", "2 play 5 5"), 5),
    ],
)
def test_gb_11_one_card_and_one_more_for_each_5(plays: tuple[str, ...], turned: int) -> None:
    taken = table(("123678899", "112345578", "234556789"), (6, 0, 0)).play(*plays)
    assert [told["face"] for told in taken.told("turned")] == ["relaxed"] * turned
    assert taken.state.piles[0] == Pile(7 - turned, 6 - turned)


def test_gb_11_the_5s_of_the_taker_count_too() -> None:
    taken = table(("123455689", "112344678", "123446789"), (6, 0, 0)).play("0 play 5", "1 play 1 1", "2 play 4")
    assert len(taken.told("turned")) == 2


def test_gb_12_the_taker_leads_next() -> None:
    taken = table(MIXED, (3, 3, 3)).play("0 play 1", "1 play 7", "2 play 6")
    assert GAME.to_act(taken.state) == (1,)
    assert taken.state.trick == ()


def test_gb_12_r8_a_taker_without_cards_lets_the_next_one_lead() -> None:
    laid = table(("111111222", "223466678", "344447889"), (3, 3, 4))
    taken = laid.play("0 play 1 1 1 1 1 1", "1 play 7", "2 play 9", "2 play 3", "0 play 2 2 2", "1 play 2 2")
    assert taken.told("trick-taken")[0]["seat"] == 0
    assert GAME.to_act(taken.state) == (1,)


def test_gb_13_turning_stops_at_the_scare_card() -> None:
    taken = table(("123678899", "112345558", "234556679"), (2, 0, 6)).play("0 play 9", "1 play 5 5 5", "2 play 5 5")
    assert [told["face"] for told in taken.told("turned")] == ["relaxed", "relaxed", "scare"]
    assert taken.told("turned")[-1]["left"] == 4


# The 0/10 card


def test_gb_14_it_counts_what_is_said() -> None:
    laid = table(("123678899", "11234558z", "234555679"), (6, 6, 6))
    assert laid.play("0 play 9", "1 play 0/10 as 10", "2 play 2").told("trick-taken")[0]["seat"] == 1
    assert laid.play("0 play 9", "1 play 0/10 as 0", "2 play 2").told("trick-taken")[0]["seat"] == 0


def test_gb_14_r6_a_0_takes_a_trick_only_alone() -> None:
    zero = Played(0, (0,), 0)
    assert highest((zero,)).seat == 0
    assert highest((zero, Played(1, (1,), None))).seat == highest((Played(1, (1,), None), zero)).seat == 1


def test_gb_15_nothing_is_turned_and_the_bottom_card_goes_on_top() -> None:
    laid = table(("123678899", "11234558z", "234555679"), (2, 6, 6))
    taken = laid.play("0 play 9", "1 play 0/10 as 0", "2 play 5 5 5")
    assert taken.told("turned") == []
    assert taken.state.piles[0] == Pile(7, 3)
    assert taken.told("moved", 0) == [{"seat": 0, "face": "relaxed"}]
    assert taken.told("moved", 1) == taken.told("moved", PUBLIC) == [{"seat": 0, "face": None}]


def test_gb_15_a_scare_card_at_the_bottom_comes_to_the_top() -> None:
    taken = table(("123678899", "11234558z", "234555679"), (6, 6, 6)).play("0 play 9", "1 play 0/10 as 0", "2 play 2")
    assert taken.state.piles[0] == Pile(7, 0)
    assert taken.told("moved", 0) == [{"seat": 0, "face": "scare"}]


def test_gb_15_with_one_card_nothing_happens() -> None:
    """Five 5s and six cards turned leave the Scare card alone, and the 0/10 moves nothing."""
    laid = table(("123678899", "12345556z", "234556789"), (6, 6, 6))
    alone = laid.play("0 play 9", "1 play 5 5 5", "2 play 5 5")
    assert alone.state.piles[0] == Pile(1, 0)
    after = alone.play("0 play 9", "1 play 0/10 as 0", "2 play 2")
    assert after.told("nothing-moved") == [{"seat": 0}]
    assert after.state.piles[0] == Pile(1, 0)
    assert after.state.tricks[-1].moved is False


# The end of a round


def test_gb_16_the_scare_card_ends_the_round() -> None:
    scared = table(MIXED, (3, 0, 3)).play("0 play 1", "1 play 7", "2 play 6")
    assert scared.told("scared") == [{"seat": 1}]
    assert scared.state.stage is Stage.DEAL


def test_gb_16_the_round_ends_when_nobody_has_cards() -> None:
    laid = table(("111111222", "222333333", "444444666"), (0, 3, 2))
    over = laid.play(
        "0 play 1 1 1 1 1 1",
        "1 play 3 3 3 3 3 3",
        "2 play 4 4 4 4 4 4",
        "2 play 6 6 6",
        "0 play 2 2 2",
        "1 play 2 2 2",
    )
    assert over.told("hands-empty") == [{}]
    assert over.told("round-scored")[0]["points"] == (12, 3, 8)


def test_gb_16_r9_a_scare_card_in_the_last_trick_is_a_scare() -> None:
    laid = table(("111111222", "222333333", "444444666"), (0, 3, 1))
    over = laid.play(
        "0 play 1 1 1 1 1 1",
        "1 play 3 3 3 3 3 3",
        "2 play 4 4 4 4 4 4",
        "2 play 6 6 6",
        "0 play 2 2 2",
        "1 play 2 2 2",
    )
    assert over.told("hands-empty") == []
    assert over.told("scared") == [{"seat": 2}]
    assert over.told("round-scored")[0]["points"] == (12, 3, 0)


def test_gb_16_r9_a_0_10_in_the_last_trick_moves_the_card_before_the_scoring() -> None:
    laid = table(("111111333", "22222233z", "444444666"), (6, 6, 6))
    last = laid.play(
        "0 play 1 1 1 1 1 1", "1 play 2 2 2 2 2 2", "2 play 4 4 4 4 4 4", "2 play 6 6", "0 play 3 3", "1 play 3 3",
        "2 play 6", "0 play 3", "1 play 0/10 as 0",
    )  # fmt: skip
    assert last.told("hands-empty") == [{}]
    shown = {told["seat"]: told for told in last.told("pile-shown")}
    assert shown[2] == {"seat": 2, "above": 0, "under": 4, "doubled": True, "points": 8}


def test_gb_17_who_was_scared_scores_nothing() -> None:
    scared = table(MIXED, (3, 0, 3)).play("0 play 1", "1 play 7", "2 play 6")
    assert scared.told("round-scored")[0]["points"][1] == 0


@pytest.mark.parametrize(("depth", "points"), [(0, 12), (1, 5), (2, 4), (3, 3), (4, 2), (5, 1), (6, 0)])
def test_gb_18_a_point_for_each_relaxed_card_under_it_and_two_from_the_top(depth: int, points: int) -> None:
    scared = table(MIXED, (depth, 0, 3)).play("0 play 1", "1 play 7", "2 play 6")
    assert scared.told("round-scored")[0]["points"] == (points, 0, 3)


def test_gb_18_r11_the_double_counts_whatever_was_turned_before() -> None:
    laid = table(("123678899", "112345578", "234556789"), (2, 0, 0))
    scared = laid.play("0 play 9", "1 play 5", "2 play 2", "0 play 1", "1 play 2", "2 play 3")
    assert scared.told("scared") == [{"seat": 2}]
    assert scared.told("round-scored")[0]["points"] == (8, 12, 0)


def paranoia() -> Table:
    return table(("123678899", "112345558", "234555679"), (6, 0, 3)).play("0 play 9", "1 play 5 5 5", "2 play 5 5 5")


def test_gb_19_paranoia() -> None:
    over = paranoia()
    assert over.told("paranoia") == [{"seat": 0, "points": 10}]
    assert over.told("round-scored")[0]["points"] == (10, 0, 0)
    assert over.state.past[-1].paranoia


def test_gb_19_r10_how_the_scare_card_came_to_the_bottom_does_not_matter() -> None:
    """Laid fifth of seven, moved to the bottom by a 0/10, and turned up as the last."""
    laid = table(("123678899", "12345556z", "234556789"), (5, 6, 6))
    moved = laid.play("0 play 9", "1 play 0/10 as 0", "2 play 2")
    assert moved.state.piles[0] == Pile(7, 6)
    nearly = moved.play("0 play 9", "1 play 5 5 5", "2 play 5 5")
    assert nearly.state.piles[0] == Pile(1, 0)
    assert nearly.play("0 play 8", "1 play 1", "2 play 3").told("paranoia") == [{"seat": 0, "points": 10}]


def test_gb_19_r12_after_paranoia_the_other_piles_stay_secret() -> None:
    over = paranoia()
    assert over.told("pile-shown") == []
    assert over.state.past[-1].above == over.state.past[-1].under == (None, None, None)


def test_gb_20_the_cards_go_back_and_the_start_card_passes_to_the_left() -> None:
    over = paranoia()
    view = GAME.view(over.state, 0)
    assert (view.start, view.round, view.undealt) == (1, 2, 55)
    again = over.play(f"{CHANCE} {deal(*MIXED)}", "0 lay 0", "1 lay 0", "2 lay 0")
    assert GAME.to_act(again.state) == (1,)


# The end of the game


def quick_round(at: Table, taker: int) -> Table:
    """Everybody lays the Scare card on top, and one takes the first trick."""
    seats = at.state.seats
    hands = ("123456789",) * seats
    at = at.play(f"{CHANCE} {deal(*hands)}", *(f"{seat} lay 0" for seat in range(seats)))
    for _ in range(seats):
        [seat] = GAME.to_act(at.state)
        at = at.play(f"{seat} play {9 if seat == taker else 1}")
    return at


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6)])
def test_gb_21_so_many_rounds_are_played(seats: int, rounds: int) -> None:
    at = begun(spukhaus.config(GAME, seats))
    for number in range(1, rounds + 1):
        assert GAME.outcome(at.state) is None
        assert GAME.view(at.state, 0).round == number
        assert (at.step is not None and at.told("last-round") != []) == (number == rounds)
        at = quick_round(at, number % seats)
    outcome = GAME.outcome(at.state)
    assert outcome is not None
    assert outcome.reason == "rounds-played"
    assert outcome.scores == at.state.scores


def test_gb_21_tied_players_win_together() -> None:
    at = begun(spukhaus.config(GAME, 3))
    for _ in range(6):
        at = quick_round(at, 2)
    outcome = GAME.outcome(at.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert at.told("won") == [{"winners": (0, 1), "count": 2, "points": 72}]


def test_gb_22_a_target_is_looked_at_after_the_round() -> None:
    at = begun(spukhaus.config(GAME, 3, options={"ending": "to-25"}))
    for taker in (1, 0):
        at = quick_round(at, taker)
    assert GAME.outcome(at.state) is None
    assert at.state.scores == (12, 12, 24)
    over = GAME.outcome(quick_round(at, 1).state)
    assert over is not None
    assert (over.reason, over.scores, over.winners) == ("target-reached", (24, 12, 36), (2,))


@pytest.mark.parametrize("target", [5, 6, 37, 199, 200])
def test_gb_22_any_target_from_5_to_200_can_be_agreed(target: int) -> None:
    assert begun(spukhaus.config(GAME, 3, options={"ending": f"to-{target}"})).state.target == target


@pytest.mark.parametrize(
    "ending", ["to-4", "to-201", "to-", "to-05", "to-٢٥", "to-1e2", "to--7", "to-25 ", "25", "TO-25"]
)
def test_gb_22_other_targets_are_refused(ending: str) -> None:
    with pytest.raises(ConfigRefused) as refusal:
        spukhaus.config(GAME, 3, options={"ending": ending})
    assert refusal.value.params["known"] == ("rounds", "to-5 … to-200")


def test_the_same_deal_stays_the_same_deal_whatever_happened_before_it() -> None:
    """Chance's streams have names: two matches of one seed that go differently have the same third deal."""
    deals = []
    for bots in ("novice", "sensible"):
        maker = registry.bot(GAME, bots)
        play = play_bots(GAME, spukhaus.config(GAME, 3), [maker(GAME) for _ in range(3)], "a seed")
        deals.append([GAME.write(logged.action) for logged in play.log if logged.seat == CHANCE])
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 7


def test_gb_22_r14_a_game_to_a_target_ends_after_thirty_rounds() -> None:
    at = begun(spukhaus.config(GAME, 3, options={"ending": "to-15"}))
    for number in range(30):
        assert GAME.outcome(at.state) is None
        at = at.play(f"{CHANCE} {deal(*(('123456789',) * 3))}", "0 lay 0", "1 lay 6", "2 lay 6")
        for _ in range(3):
            [seat] = GAME.to_act(at.state)
            at = at.play(f"{seat} play {9 if seat == 0 else 1}")
        assert at.state.scores == (0, 0, 0), number
    outcome = GAME.outcome(at.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("rounds-played", (0, 1, 2))


# Knowledge that the rulings speak of


def test_r2_undealt_cards_are_never_seen_but_counted() -> None:
    view = GAME.view(table(MIXED).state, 0)
    assert view.undealt == 28


def test_r4_a_player_always_knows_the_own_pile() -> None:
    laid = table(("123678899", "11234558z", "234555679"), (5, 6, 6))
    moved = laid.play("0 play 9", "1 play 0/10 as 0", "2 play 2")
    assert GAME.view(moved.state, 0).piles[0].depth == 6
    assert GAME.view(moved.state, 1).piles[0].depth is None
    assert possible_depths(BOX, moved.state.tricks, 0) == (0, 1, 2, 3, 4, 5, 6)


def test_r4_a_pile_of_one_card_is_known() -> None:
    laid = table(("123678899", "12345556z", "234556789"), (6, 6, 6))
    alone = laid.play("0 play 9", "1 play 5 5 5", "2 play 5 5")
    assert GAME.view(alone.state, PUBLIC).piles[0].depth == 0


def test_r7_who_alone_has_cards_leads_and_takes_trick_after_trick() -> None:
    laid = table(("111111222", "223466678", "344447889"), (3, 3, 4)).play(
        "0 play 1 1 1 1 1 1", "1 play 7", "2 play 9", "2 play 3", "0 play 2 2 2", "1 play 2 2",
        "1 play 8", "2 play 4 4 4 4", "1 play 3", "2 play 8 8", "1 play 4", "2 play 7",
    )  # fmt: skip
    alone = laid.play("1 play 6")
    assert alone.told("trick-taken")[0]["seat"] == 1
    assert alone.play("1 play 6 6").told("scared") == [{"seat": 1}]


def test_r12_r13_cards_left_in_hands_are_not_shown_and_the_rest_is() -> None:
    scared = table(MIXED, (3, 0, 3)).play("0 play 1", "1 play 7", "2 play 6")
    view = GAME.view(scared.state, PUBLIC)
    assert view.past[0].above == (3, None, 3)
    assert view.past[0].under == (3, None, 3)
    assert view.hand is None
    assert view.hand_sizes == (0, 0, 0)


def test_r13_tricks_takers_and_turned_cards_can_be_looked_up() -> None:
    taken = table(MIXED, (3, 3, 3)).play("0 play 1", "1 play 7", "2 play 6")
    [trick] = GAME.view(taken.state, PUBLIC).tricks
    assert (trick.taker, trick.turned, trick.moved) == (1, 1, False)
    assert [played.cards for played in trick.plays] == [(1,), (7,), (6,)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_r16_all_rounds_are_played_even_if_nobody_can_be_caught(edition: str) -> None:
    at = begun(spukhaus.config(GAME, 5, edition))
    rounds, rng = 0, random.Random(5)
    while asked := GAME.to_act(at.state):
        seat = asked[0]
        action = GAME.chance(at.state, rng) if seat == CHANCE else GAME.legal_actions(at.state, seat).sample(rng)
        step = GAME.apply(at.state, seat, action)
        at = Table(step.state, step)
        rounds += len(at.told("round-scored"))
    assert rounds == 5


def test_a_play_out_of_turn_and_after_the_end() -> None:
    laid = table(MIXED, (3, 3, 3))
    assert isinstance(laid.refused("1 play 1"), OutOfTurn)
    refusal = laid.refused("0 lay 3")
    assert isinstance(refusal, IllegalAction)
    assert refusal.rule == "GB-7"
