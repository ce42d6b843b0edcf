"""Everything a Hero may try and must not: refused with the rule's number, and nothing changes."""

from __future__ import annotations

import pytest

from spukhaus.core.errors import IllegalAction, InvalidAction, OutOfTurn
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO
from tests.games.shy_monsters.scenes import GAME, scene

CROSSING = "@ c S D\nc . . .\nc x . ."


@pytest.mark.parametrize(
    ("first", "text", "code", "rule"),
    [
        (("reveal j9",), "reveal i9", "reveal-entrance", "SM-15"),
        (("reveal j9",), "reveal j9", "reveal-face-up", "SM-15"),
        (("reveal j9",), "reveal a1", "no-tile", "SM-15"),
        (("reveal j9",), "walk j9", "reveal-first", "SM-15"),
        (("reveal j9",), "give-up", "give-up-too-soon", "SM-22"),
        (("reveal j9", "reveal i8"), "reveal i7", "reveal-none-left", "SM-15"),
        (("reveal j9", "reveal i8"), "walk j8", "no-tile", "SM-16"),
        (("reveal j9", "reveal i8"), "walk k9", "walk-not-adjacent", "SM-16"),
        (("reveal j9", "reveal i8"), "walk i9", "walk-not-adjacent", "SM-16"),
        (("reveal j9", "reveal i8", "attack j9"), "attack i9", "attack-spent", "SM-17"),
        (("reveal j9", "reveal i8", "attack j9"), "jump-attack i9 i8", "attack-spent", "SM-17"),
        (("reveal j9", "reveal i8", "jump i8 i7"), "jump i8 i9", "jump-spent", "SM-18"),
        (("reveal j9", "reveal i8"), "jump h9 g9", "no-tile", "SM-18"),  # over a gap
        (("reveal j9", "reveal i8"), "jump j9 j8", "no-tile", "SM-18"),
        (("reveal j9", "reveal i8"), "jump k9 l9", "jump-over-not-adjacent", "SM-18"),
        (("reveal j9", "reveal i8"), "jump j9 l9", "jump-landing-not-adjacent", "SM-18"),
        (("reveal j9", "reveal i8"), "jump j9 i9", "jump-in-place", "SM-18"),
        (("reveal j9", "reveal i8"), "lay exit@i10", "not-your-kind", "SM-6"),
        (("reveal j9", "reveal i8"), "draw bat cobra", "not-your-kind", "SM-6"),
    ],
)
def test_refused_with_its_rule(first: tuple[str, ...], text: str, code: str, rule: str) -> None:
    laid = scene(CROSSING, number=1).play(*first)
    refusal = laid.refused(text)
    assert isinstance(refusal, IllegalAction)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert GAME.read(text) not in GAME.legal_actions(laid.state, HERO)


def test_a_diagonal_step() -> None:
    refusal = scene("@ c D\nc c .\n. B x").refused("walk j8")
    assert isinstance(refusal, IllegalAction)
    assert refusal.code == "walk-not-adjacent"


def test_three_kinds_of_refusal_are_three_classes() -> None:
    laid = scene(CROSSING)
    assert isinstance(laid.refused("walk k9"), IllegalAction)
    assert isinstance(laid.refused("walk j9", seat=DUNGEON_MASTER), OutOfTurn)
    with pytest.raises(InvalidAction):
        GAME.read("walk there")
    with pytest.raises(InvalidAction):
        GAME.apply(laid.state, HERO, "walk j9")  # type: ignore[arg-type]


def test_nothing_can_be_done_after_the_end() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("walk j9")
    assert laid.ending == "killed"
    refusal = laid.refused("walk k9")
    assert isinstance(refusal, OutOfTurn)
    assert refusal.code == "match-over"
    assert len(GAME.legal_actions(laid.state, HERO)) == 0
