"""The worked examples of the rules page, one test each."""

from __future__ import annotations

from spukhaus.games.shy_monsters.rules.layout import comfortable_cells
from tests.games.shy_monsters.scenes import BOX, scene


def test_example_1_two_monsters_side_by_side_before_the_exit() -> None:
    laid = scene("@ S D x\nc . . .\nc c . .").play("attack j9")
    assert laid.storey.dead == ("j9",)
    laid.play("walk k9")
    assert laid.heard("revealed") == {"tile": "k9", "face": "drake", "mood": "panicking"}
    assert laid.play("walk l9").ending == "escaped"


def test_example_2_a_kraken_on_a_crossing_is_comfortable() -> None:
    laid = scene(". c .\n@ K c\n. c x\n. B .")
    assert "j9" in comfortable_cells(BOX.diagrams["kraken"], laid.storey.layout)
    assert laid.play("walk j9").ending == "killed"


def test_example_3_a_serpent_with_a_tile_on_a_third_side_is_not() -> None:
    laid = scene(". c .\n@ S c\n. . c\n. B x")
    assert "j9" not in comfortable_cells(BOX.diagrams["serpent"], laid.storey.layout)
    assert laid.play("walk j9").ending is None


def test_example_4_the_entrance_completes_a_gargoyles_block() -> None:
    laid = scene("@ c\nG c\n. c\nB x").play("walk i8")
    assert laid.ending == "killed"


def test_example_5_a_bat_needs_only_the_other_monster_diagonally_and_does_not_panic() -> None:
    # The bat on j9 has one tile at its corners: the drake on k8, which lies beside the Corridor on k9.
    laid = scene("c @ B c\nc . . D\nx . . .", number=2).play("reveal k8")
    assert laid.heard("revealed")["mood"] == "active"
    laid.play("walk j9")
    assert laid.heard("revealed") == {"tile": "j9", "face": "bat", "mood": "active"}
    assert laid.ending == "killed"


def test_example_6_a_jump_attack_onto_a_diagonal_drake() -> None:
    laid = scene(". D .\n@ c c\nc . x\nB . .").play("jump-attack j9 j10")
    assert laid.storey.dead == ("j10",)
    assert laid.storey.revealed == ("j10", "j9")
    assert not laid.storey.attack_ready
    assert not laid.storey.jump_ready
