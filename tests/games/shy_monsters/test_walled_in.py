"""SM-22 in detail: what the Hero's two skills are good for, and when it is looked at whether he is walled in."""

from __future__ import annotations

from typing import cast

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.games.shy_monsters.rules.box import Box
from spukhaus.games.shy_monsters.rules.exploring import _known_moves, is_walled_in
from spukhaus.games.shy_monsters.rules.state import Storey
from tests.games.shy_monsters.scenes import CONFIG, GAME, scene


def passage(marks: str, attack: bool, jump: bool) -> Storey:
    """A row of tiles from the Entrance eastwards, face up but for the Exit: M an active monster, c a Corridor."""
    layout = tuple(f"{column}9" for column in "ijklmnopq"[: len(marks)])
    faces = tuple({"@": "entrance", "x": "exit", "c": "corridor", "M": "serpent"}[mark] for mark in marks)
    active = tuple(cell for cell, mark in zip(layout, marks, strict=True) if mark == "M")
    return Storey(layout, faces, layout[1:-1], active, (), (), "i9", attack, jump, 0, 0)


@pytest.mark.parametrize(
    ("marks", "attack", "jump", "walled_in"),
    [
        ("@Mx", False, False, True),
        ("@Mx", True, False, False),
        ("@Mx", False, True, False),
        # One jump is one jump, and one attack one attack.
        ("@McMx", False, True, True),
        ("@McMx", True, False, True),
        ("@McMx", True, True, False),
        ("@McMcMx", True, True, True),
        # A jump needs a place to land on, unless it strikes there.
        ("@MMx", False, True, True),
        ("@MMx", True, False, True),
        ("@MMx", True, True, False),
        ("@MMMx", True, True, True),
    ],
)
def test_each_skill_opens_the_way_once(marks: str, attack: bool, jump: bool, walled_in: bool) -> None:
    assert is_walled_in(passage(marks, attack, jump)) is walled_in


def test_a_monster_that_he_killed_is_no_longer_in_the_way() -> None:
    layout = ("i9", "j9", "k9")
    assert set(_known_moves(layout, "i9", True, True, frozenset({"j9", "k9"}))) == {
        ("j9", False, True, frozenset({"k9"})),
        ("k9", False, False, frozenset({"j9"})),
    }


def a_box_of_many_reveals() -> Edition[Box]:
    text = (
        CONFIG.edition.text.replace("corridors = 3", "corridors = 4")
        .replace("monsters = 2\nreveals = 2", "monsters = 3\nreveals = 7")
        .replace("monsters = 2\nreveals = 0", "monsters = 1\nreveals = 0")
    )
    return cast("Edition[Box]", registry.read_edition(GAME, text))


def test_it_is_looked_at_after_the_last_reveal_and_not_before() -> None:
    """Serpent, cobra and bat, one behind the other on the only way: he can attack one and jump over one."""
    laid = scene("@ S c C . .\n. . . c . .\n. . . c B c\n. . . . . x", 1, a_box_of_many_reveals())
    laid.play(*(f"reveal {tile}" for tile in ("j9", "k9", "l9", "l8", "l7", "m7")))
    assert laid.storey.active == ("j9", "l9", "m7")
    assert is_walled_in(laid.storey)
    assert laid.ending is None
    assert [GAME.write(action) for action in GAME.legal_actions(laid.state, 1)] == ["reveal n7", "reveal n6"]
    assert laid.play("reveal n7").ending == "walled-in"
    assert laid.happened() == ["revealed", "hero-walled-in", "laid-open"]
