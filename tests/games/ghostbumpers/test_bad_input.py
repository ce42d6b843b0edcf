"""Everything a player may try and must not: refused with the rule's number, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

import spukhaus
from spukhaus.core import matchfile, registry
from spukhaus.core.errors import EditionBroken, IllegalAction, InvalidAction, MatchFileBroken, OutOfTurn
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Lay, Play
from tests.games.ghostbumpers.rounds import CONFIG, GAME, MIXED, begun, deal, table

WITH_TRICKSTER = ("12234458z", *MIXED[1:])


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("play 9", "play-not-held", "GB-7"),
        ("play 1 1", "play-not-held", "GB-7"),
        ("play 2 2 2", "play-not-held", "GB-7"),
        ("play 2 3", "play-unequal", "GB-7"),
        ("play 2 0/10", "trickster-alone", "GB-7"),
        ("play 0/10 0/10", "trickster-alone", "GB-7"),
        ("play 0/10", "trickster-undeclared", "GB-14"),
        ("play 0/10 as 7", "trickster-value", "GB-14"),
        ("play 2 as 10", "counts-as-shown", "GB-9"),
        ("lay 3", "not-now", "GB-7"),
    ],
)
def test_a_play_is_refused_with_its_rule(text: str, code: str, rule: str) -> None:
    laid = table(WITH_TRICKSTER, (3, 3, 3))
    before = GAME.view(laid.state, 0)
    refusal = laid.refused(f"0 {text}")
    assert isinstance(refusal, IllegalAction)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert GAME.view(laid.state, 0) == before
    assert GAME.read(text) not in GAME.legal_actions(laid.state, 0)


@pytest.mark.parametrize(
    ("edition", "text", "code", "rule"),
    [
        ("standard", "lay 7", "lay-too-deep", "GB-5"),
        ("eight-copies", "lay 6", "lay-too-deep", "GB-5"),
        ("deeper-scare", "lay 1", "lay-too-high", "GB-2"),
        ("standard", "play 1", "not-now", "GB-5"),
    ],
)
def test_a_pile_is_refused_with_its_rule(edition: str, text: str, code: str, rule: str) -> None:
    refusal = table(MIXED, edition=edition).refused(f"1 {text}")
    assert isinstance(refusal, IllegalAction)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_laying_twice_and_laying_late() -> None:
    once = table(MIXED).play("1 lay 2")
    assert isinstance(once.refused("1 lay 3"), OutOfTurn)
    shown = once.play("0 lay 1", "2 lay 1", "0 play 1")
    assert isinstance(shown.refused("2 lay 0"), OutOfTurn)
    late = shown.refused("1 lay 0")
    assert isinstance(late, IllegalAction)
    assert late.code == "not-now"


def test_a_second_click_on_play_is_out_of_turn() -> None:
    played = table(MIXED, (3, 3, 3)).play("0 play 2")
    assert isinstance(played.refused("0 play 2"), OutOfTurn)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action-form"),
        ("play", "action-form"),
        ("play as 10", "card-form"),
        ("lay", "action-form"),
        ("lay 3 4", "action-form"),
        ("pass", "action-form"),
        ("play 11", "card-form"),
        ("play 0", "card-form"),
        ("play 10", "card-form"),
        ("play \u0663", "card-form"),
        ("lay -1", "number-form"),
        ("lay three", "number-form"),
        ("lay 100", "number-form"),
        ("lay 03", "number-form"),
    ],
)
def test_what_is_no_action_at_all(text: str, code: str) -> None:
    with pytest.raises(InvalidAction) as refusal:
        GAME.apply(GAME.new(CONFIG), CHANCE, GAME.read(text))
    assert refusal.value.code == code


SHAM: Any = "3"


@pytest.mark.parametrize(
    "action",
    [Play(()), Play((3, 2)), Play((SHAM,)), Play((12,)), Play((0,), SHAM), Lay(SHAM), Lay(True), Deal(((1,),)), None],
)
def test_actions_put_together_wrongly_in_python(action: Action) -> None:
    for at in (table(MIXED), table(MIXED, (3, 3, 3))):
        with pytest.raises((InvalidAction, IllegalAction)):
            GAME.apply(at.state, 0, action)


@pytest.mark.parametrize(
    "hands",
    [MIXED[:2], (*MIXED[:2], "12345678"), ("111111222", "111345678", "234556789"), ("12345678z",) * 3],
)
def test_gb_4_a_deal_that_cannot_be(hands: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(begun(CONFIG).state, CHANCE, GAME.read(deal(*hands)))
    assert (refusal.value.code, refusal.value.rule) == ("deal-wrong", "GB-4")


MATCH = f"""spukhaus match 1
game: ghostbumpers
rules: 1
seats: 3
edition: standard {CONFIG.edition.digest}
option ending: rounds

1 chance {deal(*MIXED)}
2 0 lay 3
3 1 lay 3
4 2 lay 3
"""


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("5 0 play 9", "play-not-held"),
        ("5 0 play 2 3", "play-unequal"),
        ("5 0 play 0/10", "trickster-undeclared"),
        ("5 1 play 1", "not-asked"),
        ("5 0 lay 2", "not-now"),
        ("5 0 fold", "action-form"),
    ],
)
def test_a_match_file_with_a_wrong_action_names_its_line(line: str, code: str) -> None:
    assert len(list(matchfile.replay(matchfile.read(MATCH)))) == 4
    with pytest.raises(MatchFileBroken) as broken:
        list(matchfile.replay(matchfile.read(MATCH + line + "\n")))
    assert broken.value.params["line"] == 12
    assert getattr(broken.value.__cause__, "code", None) == code


def test_r1_an_edition_that_cannot_deal_full_hands_is_refused() -> None:
    text = registry.edition(GAME).text.replace("of_5 = 6", "of_5 = 4")
    with pytest.raises(EditionBroken) as broken:
        registry.read_edition(GAME, text)
    assert broken.value.code == "edition-few-cards"
    assert broken.value.params["needed"] == 54


def test_r1_copies_may_differ_by_number() -> None:
    edition = registry.read_edition(GAME, registry.edition(GAME).text.replace("of_5 = 6", "of_5 = 12"))
    state = GAME.new(spukhaus.config(GAME, 3, edition))
    assert state.edition.content.deck.count(5) == 12
