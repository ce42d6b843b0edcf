"""What a player may try and must not: refused with the rule's number, and nothing changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spukhaus.core import matchfile
from spukhaus.core.errors import IllegalAction, InvalidAction, MatchFileBroken, OutOfTurn, SpukhausError
from spukhaus.games.straszydla.rules.actions import Bend, Bid, Buy, Collect, Plan, RerollImp, Trade
from spukhaus.games.straszydla.rules.state import Stage
from tests.games.straszydla.scenes import GAME, Scene, player, scene
from tests.games.straszydla.wrong import playthrough, wrong_actions


def planning() -> Scene:
    return scene(player("c3"), player("a1"), stops=("c4",))


def acting() -> Scene:
    return scene(player("d2", "blue " * 14, horror=3), player("a1"), stage=Stage.ACT, tops={"water": "wodnik"})


def bought() -> Scene:
    return acting().play("0 buy water with" + " blue" * 7, "chance uncover syrena")


def bidding() -> Scene:
    rivals = player("c5", "energy energy"), player("c5", "energy")
    return scene(*rivals, stage=Stage.DUELS, arrivals=(0, 1)).play("chance roll 6 4 | 5 5")


def bending() -> Scene:
    return bidding().play("0 bid 2", "1 bid 0")


def after_the_bids() -> Scene:
    return bidding().play("0 bid 1", "1 bid 1")


def scaring() -> Scene:
    return scene(player("c5", "energy energy"), player("a1"), stage=Stage.ACT).play("0 scare", "chance roll 5")


def feeding() -> Scene:
    hungry = player("d2", "green " * 9, horror=3, spooks=("wroniec", "borowy"))
    return scene(hungry, player("a1"), stage=Stage.FEED, round_=4).play("0 feed borowy")


@pytest.mark.parametrize(
    ("make", "text", "code", "rule"),
    [
        (planning, "plan n", "step-blocked", "ST-17"),
        (planning, "plan ne w", "step-blocked", "ST-17"),
        (planning, "plan e e e", "step-off-board", "ST-15"),
        (planning, "plan", "plan-length", "ST-15"),
        (planning, "plan e w e w", "plan-length", "ST-15"),
        (planning, "plan e>a1", "travel-not-from-suburb", "ST-18"),
        (planning, "plan *>a1", "not-stuck", "ST-19"),
        (planning, "bid 1", "not-now", "ST-23"),
        (planning, "keep", "not-now", "ST-16"),
        (bidding, "bid 3", "bid-too-high", "ST-23"),
        (bidding, "plan n", "not-now", "ST-15"),
        (bending, "bend 7 4", "bend-range", "ST-23"),
        (bending, "bend 0 4", "bend-range", "ST-23"),
        (bending, "bend 6 1", "bend-budget", "ST-23"),
        (bending, "bend 6 4 1", "bend-count", "ST-23"),
        (bending, "bid 2", "not-now", "ST-23"),
        (after_the_bids, "bid 1", "not-now", "ST-23"),
        (after_the_bids, "retreat e1", "retreat-illegal", "ST-25"),
        (after_the_bids, "retreat c5", "retreat-illegal", "ST-25"),
        (scaring, "bend 7", "bend-range", "ST-30"),
        (scaring, "bend 2", "bend-budget", "ST-30"),
        (scaring, "collect", "not-now", "ST-27"),
        (acting, "trade horror horror horror for blue", "horror-not-traded", "ST-28"),
        (acting, "trade blue blue horror for green", "horror-not-traded", "ST-28"),
        (acting, "trade green green green for blue", "too-few-cubes", "ST-28"),
        (acting, "feed strzyga blue", "only-while-feeding", "ST-33"),
        (acting, "collect", "nothing-lies-here", "ST-27"),
        (acting, "swap fire", "no-imp", "ST-6"),
        (acting, "unblock c3", "not-now", "ST-8"),
        (bought, "buy air with" + " blue" * 6, "bought-already", "ST-29"),
        (feeding, "feed wroniec green", "wrong-food", "ST-33"),
        (feeding, "feed wroniec", "too-few-cubes", "ST-33"),
        (feeding, "feed borowy", "fed-already", "ST-33"),
        (feeding, "feed zjawa", "not-your-spook", "ST-33"),
        (feeding, "feed-horror wroniec", "too-little-horror", "ST-8"),
        (feeding, "scare", "not-while-feeding", "ST-30"),
    ],
)  # fmt: skip
def test_refused_with_its_rule(make: object, text: str, code: str, rule: str) -> None:
    game = make()  # type: ignore[operator]
    refusal = game.refused(f"0 {text}")
    assert isinstance(refusal, IllegalAction)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert GAME.read(text) not in GAME.legal_actions(game.state, 0)


def test_a_bid_that_was_made_cannot_be_changed() -> None:
    game = bidding().play("0 bid 2")
    assert isinstance(game.refused("0 bid 1"), OutOfTurn)


@pytest.mark.parametrize(
    "text",
    [
        "", "plan north", "plan n>", "plan *", "plan n>f6", "bid -1", "bid two", "bid 1 2", "bend", "trade blue for",
        "trade for blue", "buy water", "buy water with", "feed", "feed strzyga pink", "take wood", "settle z9",
        "reroll-horror 7", "reroll-imp", "roll", "roll 1 |", "pacts water |", "begin noon", "summon-imp air air",
        "collect energy", "PLAN n", "trade blue blue blue for imp", "first x", "board Park",
    ],
)  # fmt: skip
def test_what_is_no_action_at_all(text: str) -> None:
    with pytest.raises(InvalidAction):
        GAME.read(text)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("trade energy blue green for purple", "trade blue green energy for purple"),
        ("collect green blue", "collect blue green"),
        ("buy fire with energy orange blue", "buy fire with blue orange energy"),
        ("reroll-imp 5 3", "reroll-imp 3 5"),
        ("  plan   n  s ", "plan n s"),
        ("pacts fire-water-water | air", "pacts water-water-fire | air"),
    ],
)
def test_any_order_is_read(text: str, canonical: str) -> None:
    assert GAME.write(GAME.read(text)) == canonical


@pytest.mark.parametrize(
    ("make", "action"),
    [
        (acting, Trade(("green", "blue", "blue"), "purple", None)),
        (acting, Trade(("blue", "blue", "blue"), None, None)),
        (acting, Trade(("blue", "blue", "blue"), "purple", "air")),
        (acting, Buy("water", ("energy", "blue", "blue", "blue", "blue", "blue", "blue"))),
        (acting, Collect(("blue", "blue"))),
        (acting, "collect"),
        (acting, None),
        (planning, Plan(("up",))),
        (bending, Bend(())),
        (bidding, Bid(-1)),
        (bidding, RerollImp(())),
    ],
)
def test_actions_that_no_text_would_be_read_as(make: object, action: object) -> None:
    game = make()  # type: ignore[operator]
    before = game.state
    with pytest.raises((InvalidAction, IllegalAction)):
        GAME.apply(game.state, 0, action)  # type: ignore[arg-type]
    assert game.state is before
    assert action not in GAME.legal_actions(game.state, 0)


@pytest.mark.parametrize("name", ["chain-of-duels", "imps"])
def test_a_match_file_with_a_wrong_action_names_its_line(name: str) -> None:
    match = playthrough(name)
    assert len(list(wrong_actions(match))) > 15
    for wrong in wrong_actions(match):
        text = matchfile.write(replace(match, log=match.log[: wrong.number], outcome=None))
        spoiled = f"{text.rstrip()}\n{wrong.number + 1} {wrong.seat} {wrong.text}\n"
        with pytest.raises(MatchFileBroken) as broken:
            list(matchfile.replay(matchfile.read(spoiled)))
        assert broken.value.params["line"] == len(spoiled.splitlines())
        cause = broken.value.__cause__
        assert isinstance(cause, SpukhausError)
        assert cause.code == wrong.code
