"""Every numbered rule of Shy Monsters, by name. Entrance on i9; north is up."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.core.errors import IllegalAction, OutOfTurn
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.games.shy_monsters.rules.actions import Draw, Jump, Lay, Walk
from spukhaus.games.shy_monsters.rules.exploring import face_on, is_comfortable
from spukhaus.games.shy_monsters.rules.laying import tiles_to_lay
from spukhaus.games.shy_monsters.rules.layout import comfortable_cells
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State
from tests.games.shy_monsters.scenes import BOX, CONFIG, GAME, before_laying, mood_of, scene, tiles_of


def rule_of(refusal: object) -> str:
    assert isinstance(refusal, IllegalAction)
    return refusal.rule


def test_sm_1_eleven_tiles() -> None:
    assert 1 + BOX.corridors + 1 + len(BOX.monsters) == 11
    assert len({monster.diagram for monster in BOX.monsters}) == 6


def test_sm_1_tiles_look_alike_from_behind() -> None:
    laid = scene("x c B\n@ c c\n. . D")
    view = GAME.view(laid.state, HERO)
    assert view.storey is not None
    assert [face for face in view.storey.faces if face is not None] == ["entrance"]


def test_sm_2_two_skills_and_public_diagrams() -> None:
    laid = scene("x c B\n@ c c\n. . D").storey
    assert laid.attack_ready
    assert laid.jump_ready
    for seat in (DUNGEON_MASTER, HERO, PUBLIC):
        assert GAME.view(scene("x c B\n@ c c\n. . D").state, seat).edition.content.diagrams == BOX.diagrams


COMFORT = {
    # Each monster where it is comfortable, and where just one mark of its diagram is broken.
    "bat": ("B .\n@ c", "B @"),
    "drake": ("@ D", "@ D c"),
    "serpent": ("@ S c", "@ S\n. c"),
    "cobra": ("@ .\nC c", "@ c\nC c"),
    "kraken": ("c .\n@ .\nK c\nc .", "@ K c"),
    "gargoyle": ("@ c\nG c", "@ c\nG ."),
}


@pytest.mark.parametrize("monster", BOX.diagrams)
def test_each_diagram_holds_and_breaks(monster: str) -> None:
    good, bad = COMFORT[monster]
    for picture, expected in ((good, True), (bad, False)):
        tiles = tiles_of(picture)
        [cell] = [cell for cell, face in tiles if face == monster]
        layout = (*(cell for cell, _ in tiles), "i9")
        assert (cell in comfortable_cells(BOX.diagrams[monster], layout)) is expected, picture


@pytest.mark.parametrize("monster", BOX.monsters, ids=lambda monster: monster.name)
def test_each_diagram_is_its_own_mirror_image(monster: object) -> None:
    """So reflection adds nothing to the four rotations, as the rules page says."""
    rows = monster.diagram  # type: ignore[attr-defined]
    turns, turned = set(), rows
    for _ in range(4):
        turned = tuple("".join(column) for column in zip(*reversed(turned), strict=True))
        turns.add(turned)
    assert tuple(row[::-1] for row in rows) in turns


def test_sm_3_every_tile_counts_for_a_diagram() -> None:
    # The serpent lies between the Entrance and the other Monster; the kraken between Exit, Corridor and serpent.
    laid = scene(". . x .\n@ S K c\n. . c c").play("jump j9 k9")
    assert laid.ending == "killed"
    assert laid.heard("revealed") == {"tile": "k9", "face": "kraken", "mood": "active"}
    assert "j9" in comfortable_cells(BOX.diagrams["serpent"], laid.storey.layout)


def test_sm_4_comfort_does_not_change_while_the_storey_stands() -> None:
    # Of all that the bat needs, a tile at a corner of its own, there is only the one that the drake lies on.
    laid = scene("x .\nc .\nc .\n@ .\nc D\nB .")
    faces = [(cell, face) for cell in laid.storey.layout for face in BOX.diagrams]
    before = [is_comfortable(BOX, laid.storey.layout, *tile) for tile in faces]
    assert mood_of(laid.state, "i7") == "lurking"
    laid.play("walk i8", "attack j8")
    assert laid.storey.dead == ("j8",)
    assert [is_comfortable(BOX, laid.storey.layout, *tile) for tile in faces] == before
    assert mood_of(laid.state, "i7") == "lurking"
    laid.play("walk i8", "walk i7")
    assert laid.heard("revealed")["mood"] == "active"
    assert laid.ending == "killed"


def test_sm_5_the_pile_is_shuffled_and_the_entrance_lies_in_the_middle() -> None:
    state = GAME.new(CONFIG)
    assert GAME.to_act(state) == (CHANCE,)
    drawn = Counter(GAME.chance(state, random.Random(seed)) for seed in range(600))
    assert set(drawn) == {action for action, _ in GAME.chance_odds(state)}
    assert len(drawn) == 15
    assert scene("x c B\n@ c c\n. . D").storey.hero == "i9"


def test_sm_6_three_storeys_then_the_hero_wins() -> None:
    state, storeys = GAME.new(CONFIG), 0
    rng = random.Random(1)
    while GAME.outcome(state) is None:
        [seat] = GAME.to_act(state)
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        elif seat == DUNGEON_MASTER:
            storeys += 1
            faces = dict.fromkeys(tiles_to_lay(BOX, state.hand))
            monsters = [face for face in faces if face in BOX.diagrams]
            action = GAME.read(f"lay exit@i10 corridor@i8 corridor@i7 corridor@i6 {monsters[0]}@i5 {monsters[1]}@i4")
        else:
            hidden = [tile for tile in ("i8", "i7") if tile not in (state.storey.revealed if state.storey else ())]
            action = GAME.read(f"reveal {hidden[0]}" if state.phase == "reveal" else "walk i10")
        state = GAME.apply(state, seat, action).state
    outcome = GAME.outcome(state)
    assert storeys == 3
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners) == ("escaped", (0, 1), (HERO,))


def test_sm_6_the_dungeon_master_wins_the_moment_the_hero_dies() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("walk j9")
    assert laid.ending == "killed"
    outcome = GAME.outcome(laid.state)
    assert outcome is not None
    assert outcome.winners == (DUNGEON_MASTER,)
    assert GAME.to_act(laid.state) == ()


def test_sm_7_two_monsters_are_drawn_and_the_pile_is_used_up() -> None:
    state = GAME.new(CONFIG)
    for left in (4, 2, 0):
        step = GAME.apply(state, CHANCE, GAME.chance(state, random.Random(left)))
        assert len(step.state.hand) == 2
        assert len(step.state.pile) == left
        assert sorted(tiles_to_lay(BOX, step.state.hand)) == sorted(("exit", *["corridor"] * 3, *step.state.hand))
        state = State(CONFIG.edition, state.number + 1, step.state.pile, (), None, (), None)


@pytest.mark.parametrize("monsters", [("bat",), ("bat", "bat"), ("bat", "ogre"), ("bat", "cobra", "drake")])
def test_sm_7_chance_cannot_draw_what_is_not_in_the_pile(monsters: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(GAME.new(CONFIG), CHANCE, Draw(monsters))
    assert refusal.value.rule == "SM-7"


def test_sm_8_a_monster_may_be_laid_where_it_is_never_active() -> None:
    picture = "@ x .\nc D c\nc S ."
    assert Lay(tiles_of(picture)) in GAME.legal_actions(before_laying(picture), DUNGEON_MASTER)
    laid = scene(picture)
    assert [face_on(laid.storey, cell) for cell in ("j8", "j7")] == ["drake", "serpent"]
    assert [mood_of(laid.state, cell) for cell in ("j8", "j7")] == ["uneasy", "uneasy"]
    laid.play("walk i8", "walk j8", "walk i8", "walk j8")
    assert (laid.ending, laid.storey.hero, laid.storey.active) == (None, "j8", ())


def test_sm_9_the_hero_sees_the_layout_and_not_the_faces() -> None:
    laid = scene("@ c .\n. c B\nx c D")
    assert laid.heard("storey-laid")["tiles"] == laid.storey.layout


def test_sm_10_an_uncomfortable_monster_does_nothing() -> None:
    laid = scene("@ S .\nc c x\nc . B").play("walk j9")
    assert laid.ending is None
    assert laid.heard("revealed")["mood"] == "uneasy"


def test_sm_11_of_two_side_by_side_the_second_revealed_panics() -> None:
    # Both are comfortable: the drake in its dead end, the serpent between the Corridor and the drake.
    laid = scene("@ c S D\nc . . .\nc x . .", number=1).play("reveal l9", "reveal k9")
    assert laid.storey.panicking == ("k9",)
    assert laid.storey.active == ("l9",)
    laid.play("walk j9", "walk k9")  # over the panicking serpent
    assert laid.ending is None


def test_sm_11_the_first_stays_active_after_the_second_is_revealed() -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number=1).play("reveal k9", "reveal l9", "walk j9", "walk k9")
    assert laid.ending == "killed"


def test_sm_12_a_killed_monster_frightens_the_next() -> None:
    laid = scene("@ S D\nc . .\nc c x").play("attack j9", "walk k9")
    assert laid.storey.dead == ("j9",)
    assert laid.heard("revealed") == {"tile": "k9", "face": "drake", "mood": "panicking"}


def test_sm_13_being_jumped_over_counts_as_revealing() -> None:
    # He lands on the uneasy bat first; the serpent that he jumped over is revealed second, and panics.
    laid = scene("@ S B\nc . .\nc c x").play("jump j9 k9")
    assert laid.storey.revealed == ("k9", "j9")
    assert laid.storey.panicking == ("j9",)


def test_sm_13_the_first_need_not_be_active_to_scare_the_second() -> None:
    laid = scene("@ K D\nc . .\nc c x").play("walk j9", "walk k9")
    assert laid.heard("revealed") == {"tile": "k9", "face": "drake", "mood": "panicking"}
    assert laid.ending is None


def test_sm_14_panic_does_not_wear_off() -> None:
    laid = scene("@ S D\nc . .\nc c x").play("attack j9", "walk k9", "walk j9", "walk k9")
    assert laid.storey.panicking == ("k9",)
    assert laid.ending is None


@pytest.mark.parametrize(("number", "reveals"), [(1, 2), (2, 1), (3, 0)])
def test_sm_15_two_one_and_no_reveals(number: int, reveals: int) -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number)
    assert laid.storey.reveals_left == reveals
    if reveals:
        assert rule_of(laid.refused("walk j9")) == "SM-15"
    for tile in ("j9", "i8")[:reveals]:
        laid.play(f"reveal {tile}")
    assert rule_of(laid.refused("reveal i7")) == "SM-15"
    laid.play("walk j9")


def test_sm_15_one_after_the_other_and_anywhere() -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number=1).play("reveal l9")
    assert laid.heard("revealed")["face"] == "drake"
    assert {GAME.write(action) for action in GAME.legal_actions(laid.state, HERO)} == {
        "reveal j9", "reveal k9", "reveal i8", "reveal i7", "reveal j7",
    }  # fmt: skip


def test_sm_15_a_monster_revealed_at_the_start_harms_nobody() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x", number=2).play("reveal j9")
    assert laid.storey.active == ("j9",)
    assert laid.ending is None


def test_sm_16_walking_reveals_and_known_tiles_may_be_walked_again() -> None:
    laid = scene("@ c D\nc . .\nc B x").play("walk j9")
    assert laid.storey.revealed == ("j9",)
    laid.play("walk i9", "walk j9")
    assert laid.storey.revealed == ("j9",)
    assert laid.storey.idle_moves == 2


def test_sm_16_only_sides_count() -> None:
    assert rule_of(scene("@ c D\nc c .\n. B x").refused("walk j8")) == "SM-16"


def test_sm_17_the_attack_kills_a_hidden_active_monster() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("attack j9")
    assert laid.happened() == ["hero-walked", "revealed", "monster-killed"]
    assert laid.storey.dead == ("j9",)
    assert laid.storey.active == ()
    assert laid.storey.hero == "j9"
    assert not laid.storey.attack_ready


def test_sm_17_the_attack_kills_a_face_up_or_inactive_monster_too() -> None:
    assert scene("@ S c\n. . c\n. . c\n. D x", 2).play("reveal j9", "attack j9").storey.dead == ("j9",)
    assert scene("@ S .\nc c x\nc . B").play("attack j9").storey.dead == ("j9",)


@pytest.mark.parametrize("first", [(), ("walk j9",)])
def test_sm_17_an_attack_on_an_empty_tile_is_spent(first: tuple[str, ...]) -> None:
    laid = scene("@ c D\nc . .\nc B x").play(*first)
    laid.play("attack i9" if first else "attack j9")
    assert laid.happened()[-1] == "attack-wasted"
    assert rule_of(laid.refused("attack i9" if not first else "attack j9")) == "SM-17"


def test_sm_17_ready_again_on_the_next_storey() -> None:
    laid = scene("@ x .\nc c D\nc B .", number=1).play("reveal i8", "reveal j8", "attack j9")
    assert laid.state.number == 2
    step = GAME.apply(laid.state, CHANCE, GAME.chance(laid.state, random.Random(1)))
    action = GAME.legal_actions(step.state, DUNGEON_MASTER).sample(random.Random(1))
    after = GAME.apply(step.state, DUNGEON_MASTER, action).state
    assert after.storey is not None
    assert after.storey.attack_ready
    assert after.storey.jump_ready
    assert after.storey.hero == "i9"


def test_sm_18_in_a_line_and_diagonally() -> None:
    laid = scene("@ c D\nc c .\n. B x")
    jumps = {(action.over, action.tile) for action in GAME.legal_actions(laid.state, HERO) if isinstance(action, Jump)}
    assert jumps == {("j9", "k9"), ("j9", "j8"), ("i8", "j8")}


def test_sm_18_the_way_over_a_diagonal_is_his_choice() -> None:
    assert scene("@ c D\nc c .\n. B x").play("jump j9 j8").storey.revealed == ("j8", "j9")
    assert scene("@ c D\nc c .\n. B x").play("jump i8 j8").storey.revealed == ("j8", "i8")


def test_sm_18_the_landing_tile_comes_first_and_may_kill() -> None:
    laid = scene("@ c D\nc . .\nc B x").play("jump j9 k9")
    assert laid.ending == "killed"
    assert laid.storey.revealed == ("k9",)  # the tile jumped over stays as it was


def test_sm_18_a_monster_jumped_over_does_nothing() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("jump j9 k9")
    assert laid.ending is None
    assert laid.storey.active == ("j9",)
    assert rule_of(laid.refused("jump k8 k7")) == "SM-18"


def test_sm_18_over_the_entrance() -> None:
    laid = scene("c @ c\nD . c\n. . x\n. . B").play("walk j9", "jump i9 h9")
    assert laid.storey.hero == "h9"


def test_sm_19_a_jump_attack_strikes_the_landing_tile() -> None:
    laid = scene("@ S D\nc . .\nc c x").play("jump-attack j9 k9")
    assert laid.storey.dead == ("k9",)
    assert laid.storey.panicking == ("j9",)
    assert not laid.storey.attack_ready
    assert not laid.storey.jump_ready


def test_sm_20_a_revealed_active_monster_stays_deadly() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("jump j9 k9")
    assert laid.play("walk j9").ending == "killed"


def test_sm_20_unless_the_step_carries_the_attack() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("jump j9 k9", "attack j9")
    assert laid.ending is None


def test_sm_21_the_exit_ends_the_storey_at_once() -> None:
    laid = scene("@ x .\nc c D\nc B .", number=1).play("reveal i8", "reveal j8", "walk j9")
    assert laid.state.storey is None
    assert laid.state.number == 2
    assert "storey-left" in laid.happened()


def test_sm_21_after_a_jump_onto_the_exit_the_tile_jumped_over_stays_hidden() -> None:
    laid = scene("@ S x\nc . .\nc c B").play("jump j9 k9")
    assert laid.ending == "escaped"
    assert laid.storey.revealed == ("k9",)


def test_sm_21_a_revealed_exit_is_left_only_by_walking_there() -> None:
    laid = scene("@ x .\nc c D\nc B .", number=1).play("reveal j9", "reveal j8")
    assert laid.state.number == 1
    assert laid.play("walk j9").state.number == 2


# The serpent on h9 bars the only way to the Exit; behind the Hero lie an uneasy kraken and a Corridor.
BARRED = "x c c S @ c\n. . . . K ."


def test_sm_22_walled_in_with_both_skills_spent() -> None:
    laid = scene(BARRED, number=2).play("reveal h9", "attack j9", "walk i9", "walk i8")
    assert laid.ending is None
    assert laid.play("jump i9 j9").ending == "walled-in"
    assert laid.happened()[-2:] == ["hero-walled-in", "laid-open"]


def test_sm_22_not_while_the_jump_leads_on() -> None:
    laid = scene(BARRED, number=2).play("reveal h9", "attack j9", "walk i9", "walk i8", "walk i9")
    assert laid.ending is None
    assert laid.play("jump h9 g9").ending is None


def test_sm_22_not_while_the_attack_opens_the_way() -> None:
    laid = scene(BARRED, number=2).play("reveal h9", "walk j9", "jump i9 i8")
    assert laid.ending is None
    assert laid.play("walk i9", "attack h9").storey.dead == ("h9",)


def test_sm_22_not_while_a_tile_is_face_down_that_he_can_reach() -> None:
    laid = scene(BARRED, number=2).play("reveal h9", "attack j9", "jump i9 i8")
    assert laid.ending == "walled-in"
    laid = scene("x c S @ c\n. . . K c", number=2).play("reveal h9", "attack j9", "jump i9 i8")
    assert laid.ending is None  # j8 is still unknown
    assert laid.play("walk j8").ending == "walled-in"


def test_sm_22_giving_up_needs_spent_skills_and_an_active_monster_in_sight() -> None:
    laid = scene("x c S @ c\n. . . K c", number=2).play("reveal h9")
    assert rule_of(laid.refused("give-up")) == "SM-22"
    laid.play("attack j9")
    assert rule_of(laid.refused("give-up")) == "SM-22"
    laid.play("jump i9 i8")
    assert laid.play("give-up").ending == "gave-up"
    laid = scene("x c S @ c\n. . . K c", number=2).play("reveal j9", "attack j9", "jump i9 i8")
    assert rule_of(laid.refused("give-up")) == "SM-22"  # no active monster is known


def test_sm_22_fifty_moves_that_change_nothing() -> None:
    laid = scene("@ c D\nc . .\nc B x").play("walk j9")
    laid.play(*["walk i9", "walk j9"] * 24, "walk i9")
    assert laid.storey.idle_moves == 49
    assert laid.ending is None
    assert laid.play("walk j9").ending == "wandered"


def test_sm_22_anything_new_starts_the_count_again() -> None:
    laid = scene("@ c D\nc . .\nc B x").play("walk j9", "walk i9", "walk j9", "walk i9", "walk i8")
    assert laid.storey.idle_moves == 0
    laid.play("walk i9", "walk j9", "jump i9 i8")
    assert laid.storey.idle_moves == 0


def test_sm_23_revealed_monsters_are_lined_up_for_both() -> None:
    laid = scene("@ x .\nc c D\nc B .", number=1).play("reveal k8", "reveal j7", "walk j9")
    assert laid.heard("storey-destroyed")["seen"] == ("drake", "bat")
    for seat in (DUNGEON_MASTER, HERO):
        assert GAME.view(laid.state, seat).seen == ("drake", "bat")


def test_sm_24_of_the_others_the_hero_learns_only_how_many() -> None:
    picture = "@ x .\nc c D\nc B ."
    laid = scene(picture, number=1).play("reveal i8", "reveal j8")
    step = GAME.apply(laid.state, HERO, Walk("j9"))
    [hero] = [told for told in step.told(HERO) if told.kind == "storey-destroyed"]
    [master] = [told for told in step.told(DUNGEON_MASTER) if told.kind == "storey-destroyed"]
    assert dict(hero.params)["count"] == 2
    assert dict(hero.params)["unseen"] is None
    assert dict(master.params)["unseen"] == ("bat", "drake")
    view = GAME.view(step.state, HERO)
    assert view.past[0].hidden_monsters == 2
    assert view.past[0].faces.count(None) == 3


def test_sm_25_back_to_the_entrance_with_new_monsters() -> None:
    laid = scene("@ x .\nc c D\nc B .", number=1).play("reveal i8", "reveal j8", "walk j9")
    assert GAME.to_act(laid.state) == (CHANCE,)
    assert laid.state.hand == ()
    drawn = GAME.apply(laid.state, CHANCE, Draw(("cobra", "kraken"))).state
    assert GAME.to_act(drawn) == (DUNGEON_MASTER,)
    assert sorted(tiles_to_lay(BOX, drawn.hand)) == ["cobra", "corridor", "corridor", "corridor", "exit", "kraken"]


def test_acting_for_the_other_seat_is_out_of_turn() -> None:
    assert isinstance(scene("@ c D\nc . .\nc B x").refused("walk j9", seat=DUNGEON_MASTER), OutOfTurn)
    with pytest.raises(OutOfTurn):
        GAME.apply(before_laying("@ c D\nc . .\nc B x"), HERO, Lay(tiles_of("@ c D\nc . .\nc B x")))
