"""The reference itself: the worked examples, the corners of the rules, and whole games at random."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.ghostbumpers.reference import CHANCE, RELAXED, SCARE, ZERO_TEN, Reference, Refused, deal_text, value

SIX_EACH = dict.fromkeys(range(1, 10), 6)
R, S = RELAXED, SCARE
ANNI, HEDDA, EMELY, LUKAS = range(4)


def table(hands: str, depths: list[int], **options: Any) -> Reference:
    """A game whose first trick can begin, with hands as short as they are written."""
    hand_size = len(hands.split(" | ")[0].split())
    game = Reference(len(depths), SIX_EACH, hand_size=hand_size, **options)
    game.play(CHANCE, f"deal {hands}")
    for seat in reversed(range(game.seats)):  # any order will do (R3)
        game.play(seat, f"lay {depths[seat]}")
    return game


def tricks(game: Reference, *lines: str) -> None:
    """Each line is one trick, what is played from the leader on: `9, 0/10 as 0, 5 5`."""
    for line in lines:
        assert game.asked() == (game.facts()["leader"],)
        for cards in line.split(", "):
            game.play(game.asked()[0], f"play {cards}")
        assert not game.facts()["trick"]


# The worked examples


def test_three_eights_are_less_than_a_single_four() -> None:
    assert value([8, 8, 8]) == 38 < value([4]) == 40
    game = table("1 8 8 8 | 1 1 1 4 | 1 2 2 3", [6, 6, 6])
    tricks(game, "8 8 8, 4, 3")
    assert game.facts()["tricks"] == [[1, [[0, [8, 8, 8], 38], [1, [4], 40], [2, [3], 30]]]]
    assert game.facts()["leader"] == 1


def test_the_later_four_takes_the_trick_and_two_fives_turn_two_more() -> None:
    game = table("1 1 1 | 4 4 4 | 5 5 6 | 4 9 9", [6, 6, 6, 6])
    tricks(game, "1, 4, 5 5, 4")
    facts = game.facts()
    assert facts["tricks"][0][0] == LUKAS
    assert facts["turned"] == [[], [], [], [R, R, R]]
    assert facts["piles"][LUKAS] == [R, R, R, S]
    assert facts["leader"] == LUKAS


@pytest.mark.parametrize(("depth", "turned"), [(0, [S]), (1, [R, S]), (2, [R, R, S])])
def test_the_scoring_of_the_example(depth: int, turned: list[str]) -> None:
    """Five Relaxed cards: Hedda has turned two, Anni one, and Emely none when Lukas is scared."""
    game = table("1 2 3 9 9 | 1 4 8 8 9 | 1 3 3 5 5 | 1 2 2 4 9", [5, 2, 3, depth], relaxed=5)
    tricks(game, "2, 8, 3, 2", "8, 3, 2, 3", "1, 1, 1, 9", "1, 4, 5 5, 4")
    facts = game.facts()
    assert facts["last"]["turned"] == [[R], [R, R], [], turned]
    assert facts["last"]["piles"][:3] == [[R, R, R, R, S], [S, R, R, R], [R, R, R, S, R, R]]
    assert (facts["scared"], facts["paranoia"]) == (LUKAS, False)
    assert facts["round_scores"] == [[0, 6, 2, 0]]
    assert (facts["stage"], facts["round"], facts["start"], facts["leader"]) == ("deal", 2, HEDDA, HEDDA)
    assert facts["last"]["hands"] == [[9], [9], [], [9]]


def test_the_published_hand() -> None:
    game = table("2 2 3 4 4 5 8 9 0/10 | 1 1 1 1 1 1 2 2 2 | 6 6 6 6 6 6 7 7 7", [3, 0, 0])
    assert game.facts()["piles"][0] == [R, R, R, S, R, R, R]
    assert game.legal(0) == {
        *("play 2", "play 2 2", "play 3", "play 4", "play 4 4", "play 5", "play 8", "play 9"),
        *("play 0/10 as 0", "play 0/10 as 10"),
    }
    assert game.legal(1) == set()


# Taking tricks


def test_of_equal_values_the_last_one_takes() -> None:
    game = table("1 7 7 9 | 1 7 7 9 | 1 2 7 7 | 1 1 1 3", [6, 6, 6, 6])
    tricks(game, "7 7, 7 7, 7 7, 1")
    assert game.facts()["tricks"][-1][0] == 2
    tricks(game, "2, 3, 9, 9")
    assert game.facts()["tricks"][-1][0] == 1


def test_more_cards_of_a_lower_number_count_more_than_fewer_of_a_higher() -> None:
    assert value([1, 1, 1]) == 31 > value([9, 9]) == 29
    assert value([9]) == 90 < value([ZERO_TEN], 10) == 100
    assert value([1]) == 10 > value([ZERO_TEN], 0) == 0


@pytest.mark.parametrize(
    ("depth", "turned", "left"), [(6, [R] * 6, [S]), (5, [R] * 5 + [S], [R]), (3, [R] * 3 + [S], [R] * 3)]
)
def test_five_fives_turn_six_cards_unless_the_scare_card_comes(depth: int, turned: list[str], left: list[str]) -> None:
    game = table("1 5 5 5 | 1 1 6 6 | 2 3 5 5", [0, depth, 0])
    tricks(game, "5 5 5, 6, 5 5")
    facts = game.facts()
    seen = facts if depth == 6 else facts["last"]
    assert (seen["turned"][1], seen["piles"][1]) == (turned, left)
    assert facts["scared"] == (None if depth == 6 else 1)
    assert facts["round_scores"] == ([] if depth == 6 else [[12, 0, 12]])


def test_the_takers_own_fives_count_and_a_set_of_five_fives_beats_a_five() -> None:
    game = table("1 5 5 5 5 5 | 1 1 2 2 3 5 | 2 2 3 3 4 4", [3, 6, 6])
    tricks(game, "5 5 5 5 5, 5, 4 4")
    assert game.facts()["last"]["tricks"] == [
        [0, [[0, [5, 5, 5, 5, 5], 55], [1, [5], 50], [2, [4, 4], 24]]],
    ]
    assert game.facts()["last"]["turned"][0] == [R, R, R, S]


def test_who_has_no_cards_is_skipped_and_the_next_one_leads() -> None:
    game = table("2 2 2 3 | 6 6 6 6 | 1 1 1 8 | 1 1 1 4", [6, 6, 6, 6])
    tricks(game, "3, 6 6 6 6, 1 1 1, 1")  # Hedda takes it and has nothing left
    facts = game.facts()
    assert (facts["tricks"][-1][0], facts["leader"]) == (1, 2)
    tricks(game, "8, 4, 2")
    assert game.facts()["leader"] == 3  # Emely took it with her last card
    tricks(game, "1, 2 2", "1")
    last = game.facts()["last"]
    assert [taker for taker, _ in last["tricks"]] == [HEDDA, EMELY, ANNI, LUKAS]
    assert last["tricks"][-1] == [LUKAS, [[LUKAS, [1], 10]]]  # alone with a card (R7)
    assert (last["scared"], last["turned"], last["points"]) == (None, [[R]] * 4, [0] * 4)


# The 0/10 card


@pytest.mark.parametrize(("declared", "taker"), [("0", 0), ("10", 1)])
def test_the_zero_ten_moves_the_bottom_card_whatever_the_fives_demand(declared: str, taker: int) -> None:
    game = table("1 1 9 | 1 3 0/10 | 1 5 5", [6, 6, 6])
    tricks(game, f"9, 0/10 as {declared}, 5 5")
    facts = game.facts()
    assert facts["tricks"][0][0] == facts["leader"] == taker
    assert facts["turned"] == [[], [], []]
    assert facts["piles"][taker] == [S] + [R] * 6
    assert [pile[-1] for pile in facts["piles"]].count(S) == 2


def test_with_one_card_in_the_pile_the_zero_ten_does_nothing() -> None:
    game = table("1 9 9 | 1 1 0/10 | 2 2 2", [1, 0, 0], relaxed=1)
    tricks(game, "9, 1, 2", "9, 0/10 as 0, 2")
    assert game.facts()["piles"][0] == [S]
    assert game.facts()["turned"] == [[R], [], []]


def test_a_declared_zero_takes_a_trick_of_its_own_and_moves_the_card_before_the_scoring() -> None:
    game = table("1 0/10 | 2 2 | 3 3", [2, 1, 1], relaxed=2)
    tricks(game, "1, 2 2, 3 3", "0/10 as 0")
    last = game.facts()["last"]
    assert [taker for taker, _ in last["tricks"]] == [2, 0]
    assert last["piles"] == [[S, R, R], [R, S, R], [S, R]]
    assert (last["scared"], last["points"]) == (None, [4, 1, 2])


# Ends of rounds


def test_paranoia() -> None:
    game = table("9 9 9 9 | 1 1 1 1 | 2 2 2 2", [2, 0, 0], relaxed=2)
    tricks(game, "9, 1, 2", "9, 1, 2")
    assert game.facts()["piles"][0] == [S]
    assert game.facts()["round_scores"] == []
    tricks(game, "9, 1, 2")
    facts = game.facts()
    assert (facts["scared"], facts["paranoia"], facts["round_scores"]) == (0, True, [[10, 0, 0]])


def test_paranoia_does_not_mind_how_many_cards_the_fives_demanded() -> None:
    game = table("1 1 9 | 5 5 5 | 5 5 6", [2, 0, 0], relaxed=2)
    tricks(game, "9, 5 5 5, 5 5")
    facts = game.facts()
    assert (facts["last"]["turned"][0], facts["paranoia"], facts["scores"]) == ([R, R, S], True, [10, 0, 0])


def test_paranoia_spoiled_by_the_zero_ten() -> None:
    game = table("9 9 9 9 | 1 1 1 0/10 | 2 2 2 2", [2, 0, 1], relaxed=2)
    tricks(game, "9, 1, 2", "9, 0/10 as 0, 2")
    assert game.facts()["piles"][0] == [S, R]
    tricks(game, "9, 1, 2")
    facts = game.facts()
    assert (facts["scared"], facts["paranoia"], facts["round_scores"]) == (0, False, [[0, 4, 1]])


def test_paranoia_brought_about_by_the_zero_ten() -> None:
    game = table("9 9 9 9 | 1 1 1 0/10 | 2 2 2 2", [1, 0, 0], relaxed=2)
    tricks(game, "9, 0/10 as 0, 2")
    assert game.facts()["piles"][0] == [R, R, S]
    tricks(game, "9, 1, 2", "9, 1, 2", "9, 1, 2")  # the last trick of the round
    assert game.facts()["paranoia"] is True
    assert game.facts()["round_scores"] == [[10, 0, 0]]


def test_hands_run_out_and_everybody_scores() -> None:
    game = table("1 9 | 1 1 | 2 2", [1, 2, 0])
    tricks(game, "9, 1, 2", "1, 1, 2")
    facts = game.facts()
    assert facts["scared"] == 2
    assert facts["round_scores"] == [[10, 4, 0]]  # a scare in the last trick is a scare (R9)
    game = table("1 9 | 1 1 | 2 2", [1, 2, 1])
    tricks(game, "9, 1, 2", "1, 1, 2")
    facts = game.facts()
    assert (facts["scared"], facts["paranoia"]) == (None, False)
    assert facts["round_scores"] == [[10, 4, 10]]  # five under it twice, four under it, five twice


# Ends of games


def play_short_round(game: Reference, strong: int) -> None:
    """Hands of one card: `strong` takes the only trick with nothing but Relaxed cards on top, the others 12 each."""
    hands = [[9] if seat == strong else [1] for seat in range(game.seats)]
    game.play(CHANCE, deal_text(hands))
    for seat in game.asked():
        game.play(seat, "lay 6" if seat == strong else "lay 0")
    while game.asked() not in {(), (CHANCE,)}:
        (seat,) = game.asked()
        game.play(seat, f"play {hands[seat][0]}")


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 5), (6, 6)])
def test_the_start_card_goes_round_and_the_game_ends_in_time(seats: int, rounds: int) -> None:
    game = Reference(seats, SIX_EACH, hand_size=1)
    for number in range(rounds):
        facts = game.facts()
        assert (facts["stage"], facts["round"], facts["start"]) == ("deal", number + 1, number % seats)
        assert facts["winners"] is None
        play_short_round(game, strong=0)
        assert game.facts()["last"]["tricks"][0][1][0][0] == number % seats  # who led
    facts = game.facts()
    assert (facts["stage"], game.asked(), game.legal(0)) == ("over", (), set())
    assert facts["scores"] == [0] + [12 * rounds] * (seats - 1)
    assert facts["winners"] == list(range(1, seats))
    with pytest.raises(Refused):
        game.play(CHANCE, game.draw(random.Random(0)))


@pytest.mark.parametrize(("target", "rounds"), [(12, 1), (24, 2), (25, 4)])
def test_a_target_ends_the_game_when_it_is_reached_or_passed(target: int, rounds: int) -> None:
    game = Reference(3, SIX_EACH, hand_size=1, target=target)
    for strong in (0, 1, 2, 0)[:rounds]:
        assert game.facts()["winners"] is None
        play_short_round(game, strong)
    totals = {1: [0, 12, 12], 2: [12, 12, 24], 4: [24, 36, 36]}[rounds]
    winners = {1: [1, 2], 2: [2], 4: [1, 2]}[rounds]
    facts = game.facts()
    assert (facts["stage"], facts["round"], facts["scores"], facts["winners"]) == ("over", rounds, totals, winners)


def test_a_target_out_of_reach_ends_at_the_limit() -> None:
    game = Reference(3, SIX_EACH, hand_size=1, target=1000, round_limit=4)
    for number in range(4):
        assert game.facts()["round"] == number + 1
        play_short_round(game, strong=0)
    assert (game.facts()["stage"], game.facts()["winners"]) == ("over", [1, 2])


# Bad input


@pytest.mark.parametrize(
    "text",
    [
        "deal 1 2 | 3 4",
        "deal 1 2 | 3 4 | 5",
        "deal 2 1 | 3 4 | 5 6",
        "deal 0/10 1 | 3 4 | 5 6",
        "deal 1 0/10 | 3 0/10 | 5 6",
        "deal 1 1 | 1 1 | 1 11",
        "1 2 | 3 4 | 5 6",
        "deal",
        "",
        "deal 0 1 | 3 4 | 5 6",
        "deal  1 2 | 3 4 | 5 6",
        "lay 3",
    ],
)
def test_bad_deals_are_refused(text: str) -> None:
    game = Reference(3, SIX_EACH, hand_size=2)
    before = game.facts()
    with pytest.raises(Refused):
        game.play(CHANCE, text)
    assert game.facts() == before


def test_more_copies_than_the_box_holds_are_refused() -> None:
    game = Reference(3, SIX_EACH | {7: 2}, hand_size=1)
    with pytest.raises(Refused):
        game.play(CHANCE, "deal 7 | 7 | 7")


def test_laying_is_final_and_keeps_the_least_depth() -> None:
    game = Reference(3, SIX_EACH, least_depth=2, hand_size=1)
    game.play(CHANCE, "deal 7 | 8 | 9")
    assert game.asked() == (0, 1, 2)
    assert game.legal(1) == {"lay 2", "lay 3", "lay 4", "lay 5", "lay 6"}
    game.play(1, "lay 2")
    assert game.asked() == (0, 2)
    before = game.facts()
    for seat, text in [
        (1, "lay 3"),
        (0, "lay 1"),
        (0, "lay 7"),
        (0, "play 7"),
        (CHANCE, "deal 7 | 8 | 9"),
        (3, "lay 2"),
    ]:
        with pytest.raises(Refused):
            game.play(seat, text)
    assert game.facts() == before


@pytest.mark.parametrize(
    "text",
    [
        "play 3",
        "play 8 8 8",
        "play 8 9",
        "play 0/10",
        "play 0/10 as 5",
        "play 9 0/10 as 10",
        "play",
        "play 0",
        "lay 2",
    ],
)
def test_bad_plays_are_refused(text: str) -> None:
    game = table("8 8 9 0/10 | 1 1 1 1 | 2 2 2 2", [3, 3, 3])
    before = game.facts()
    with pytest.raises(Refused):
        game.play(0, text)
    with pytest.raises(Refused):
        game.play(1, "play 1")  # not yet
    assert game.facts() == before


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 2},
        {"seats": 7},
        {"copies": {1: 6}},
        {"seats": 6, "hand_size": 10},
        {"copies": SIX_EACH | {5: 3}, "seats": 6},
        {"least_depth": 7},
        {"rounds": 0},
        {"rounds": 3, "target": 25},
    ],
)
def test_bad_boxes_are_refused(options: dict[str, Any]) -> None:
    figures: dict[str, Any] = {"seats": 3, "copies": SIX_EACH} | options
    with pytest.raises(ValueError, match=r"GB|R1|count"):
        Reference(**figures)


# Whole games at random

BOXES: dict[str, dict[str, Any]] = {
    "standard": {"copies": SIX_EACH},
    "other": {"copies": dict.fromkeys(range(1, 10), 8), "relaxed": 5},
    "house rule": {"copies": SIX_EACH, "least_depth": 2},
    "many fives": {"copies": SIX_EACH | {5: 12}, "target": 25},
    "deep": {"copies": SIX_EACH, "relaxed": 3, "least_depth": 2, "target": 25},
}


def demanded(trick: list[Any]) -> int:
    cards = [card for _, cards, _ in trick for card in cards]
    return 0 if ZERO_TEN in cards else 1 + cards.count(5)


def check_table(game: Reference) -> None:
    facts = game.facts()
    assert facts["scores"] == [sum(points[seat] for points in facts["round_scores"]) for seat in range(game.seats)]
    if facts["stage"] in {"deal", "over"}:
        assert not any(facts["hands"] + facts["piles"] + facts["turned"] + facts["trick"] + facts["tricks"])
        return
    played = [play for _, trick in facts["tricks"] for play in trick] + facts["trick"]
    for seat in range(game.seats):
        own = [card for who, cards, _ in played if who == seat for card in cards]
        assert len(facts["hands"][seat]) + len(own) == game.hand_size
        assert S not in facts["turned"][seat]
        if facts["piles"][seat]:
            assert facts["piles"][seat].count(S) == 1
            assert len(facts["piles"][seat]) + len(facts["turned"][seat]) == game.relaxed + 1
        assert len(facts["turned"][seat]) == sum(demanded(trick) for taker, trick in facts["tricks"] if taker == seat)
    seen = Counter(card for hand in facts["hands"] for card in hand) + Counter(
        c for _, cards, _ in played for c in cards
    )
    assert seen <= game.box
    for taker, trick in facts["tricks"]:
        assert taker == max((counts, turn, seat) for turn, (seat, _, counts) in enumerate(trick))[2]


def check_last_round(last: dict[str, Any], happened: Counter[str]) -> None:
    """The scoring once more, from what lay on the table."""
    points, scared = last["points"], last["scared"]
    assert (scared is None) == all(S not in turned for turned in last["turned"])
    if scared is None:
        assert not any(last["hands"])
    else:
        assert last["turned"][scared][-1] == S
        assert last["tricks"][-1][0] == scared
    for seat, pile in enumerate(last["piles"]):
        if last["paranoia"]:
            assert points[seat] == (10 if seat == scared else 0)
        elif seat == scared:
            assert pile
            assert points[seat] == 0
        else:
            under = "".join(card[0] for card in pile).partition("s")[2]
            assert points[seat] == len(under) * (2 if pile[0] == S else 1)
    happened["paranoia"] += last["paranoia"]
    happened["scared"] += scared is not None and not last["paranoia"]
    happened["hands ran out"] += scared is None
    happened["scared in the last trick"] += scared is not None and not any(last["hands"])
    happened["skipped"] += len(last["tricks"][-1][1]) < len(last["hands"])
    happened["alone"] += len(last["tricks"][-1][1]) == 1
    happened["0/10"] += any(cards == [ZERO_TEN] for _, trick in last["tricks"] for _, cards, _ in trick)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_games_come_to_an_end(seats: int) -> None:
    rng, happened = random.Random(seats), Counter[str]()
    for name, box in BOXES.items():
        for _ in range(6):
            game = Reference(seats, **box)
            rounds = 0
            while game.asked():
                seat = rng.choice(game.asked())
                text = game.draw(rng) if seat == CHANCE else rng.choice(sorted(game.legal(seat)))
                game.play(seat, text)
                check_table(game)
                if len(game.facts()["round_scores"]) > rounds:
                    rounds += 1
                    check_last_round(game.facts()["last"], happened)
            facts = game.facts()
            assert facts["winners"] == [s for s in range(seats) if facts["scores"][s] == max(facts["scores"])], name
            if "target" in box:
                assert max(facts["scores"]) >= 25 or rounds == 30
                before = [total - last for total, last in zip(facts["scores"], facts["round_scores"][-1], strict=True)]
                assert max(before) < 25
            else:
                assert rounds == {3: 6, 4: 8, 5: 5, 6: 6}[seats]
    assert len(happened) == 7
    assert all(happened.values()), happened
