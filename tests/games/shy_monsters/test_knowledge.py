"""What the Hero may know, and `determinize`: every consistent placement and draw, each as likely as any other."""

from __future__ import annotations

import random
from collections import Counter
from math import comb, factorial

from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.games.shy_monsters.rules.actions import Draw, Lay
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER, HERO, State
from tests.games.shy_monsters.scenes import BOX, GAME, mood_of, scene, tiles_of


def chi_square(counts: Counter[object], cases: int) -> float:
    expected = sum(counts.values()) / cases
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (cases - len(counts)) * expected


def test_the_dungeon_master_knows_everything() -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number=1)
    assert GAME.determinize(GAME.view(laid.state, DUNGEON_MASTER), random.Random(1)) == laid.state


def test_hero_and_public_know_the_same() -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number=1).play("reveal j9")
    hero, public = GAME.view(laid.state, HERO), GAME.view(laid.state, PUBLIC)
    assert hero.storey == public.storey
    assert hero.pile is None
    assert public.pile is None


def test_a_monster_killed_in_its_panic_is_shown_dead() -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number=1).play("reveal l9", "reveal k9", "walk j9", "attack k9")
    assert (laid.storey.panicking, laid.storey.dead) == (("k9",), ("k9",))
    for seat in (DUNGEON_MASTER, HERO, PUBLIC):
        assert mood_of(laid.state, "k9", seat) == "dead"
        assert mood_of(laid.state, "l9", seat) == "active"


def test_placements_and_draws_are_even() -> None:
    """Two hidden tiles with the Exit and one of five monsters: 2 x 5 states."""
    laid = scene("@ c S D\nc . . .\nc x . .", number=1).play("reveal j9", "reveal i8")
    laid.play("walk i8", "walk i7", "walk i8", "walk i9", "walk j9", "attack k9")
    view, rng = GAME.view(laid.state, HERO), random.Random(7)
    found = Counter[object](GAME.determinize(view, rng) for _ in range(3000))
    cases = 2 * 5  # on l9 and j7
    assert len(found) == cases
    assert chi_square(found, cases) < 27.9  # 9 degrees of freedom, 0.1%


def test_the_number_of_states_that_fit_a_fresh_storey() -> None:
    laid = scene("@ c S D\nc . . .\nc x . .", number=3)
    view, rng = GAME.view(laid.state, HERO), random.Random(8)
    pairs, fillings = comb(6, 2), factorial(6) // factorial(3)
    found = Counter[object](GAME.determinize(view, rng) for _ in range(36_000))
    cases = pairs * fillings
    assert len(found) == cases == 1800
    assert chi_square(found, cases) < 1990  # 1799 degrees of freedom, 0.1%


def after_first_storey(reveals: tuple[str, str]) -> State:
    """On the second storey, the first one left by its Exit beside the Entrance."""
    laid = scene("@ x .\nc c D\nc B .", number=1).play(*(f"reveal {tile}" for tile in reveals), "walk j9")
    drawn = GAME.apply(laid.state, CHANCE, Draw(("cobra", "kraken"))).state
    return GAME.apply(drawn, DUNGEON_MASTER, Lay(tiles_of("@ c C\nc . .\nc K x"))).state


def test_monsters_of_earlier_storeys_that_nobody_saw_may_be_anything() -> None:
    state = after_first_storey(("i8", "j8"))
    view, rng = GAME.view(state, HERO), random.Random(9)
    assert view.past[0].hidden_monsters == 2
    assert view.seen == ()
    aside: Counter[object] = Counter()
    for _ in range(4500):
        dealt = GAME.determinize(view, rng)
        first, second = dealt.past[0], dealt.storey
        assert second is not None
        monsters = [face for face in (*first.faces, *second.faces) if face in BOX.diagrams]
        assert len(set(monsters)) == 4
        assert set(monsters) | set(dealt.pile) == set(BOX.diagrams)
        aside[frozenset(face for face in first.faces if face in BOX.diagrams)] += 1
    assert len(aside) == 15
    assert chi_square(aside, 15) < 36.1  # 14 degrees of freedom, 0.1%


def test_monsters_that_were_seen_are_never_dealt_again() -> None:
    state = after_first_storey(("k8", "j7"))
    view, rng = GAME.view(state, HERO), random.Random(10)
    assert view.seen == ("drake", "bat")
    for _ in range(200):
        dealt = GAME.determinize(view, rng)
        assert dealt.storey is not None
        assert not {"drake", "bat"} & set(dealt.storey.faces)


def test_while_the_storey_is_being_laid_the_hand_is_unknown() -> None:
    laid = scene("@ x .\nc c D\nc B .", number=1).play("reveal k8", "reveal i8", "walk j9")
    drawn = GAME.apply(laid.state, CHANCE, Draw(("cobra", "kraken"))).state
    view, rng = GAME.view(drawn, HERO), random.Random(11)
    assert (view.hand, view.hand_size) == (None, 2)
    hands = Counter[object](GAME.determinize(view, rng).hand for _ in range(3000))
    assert len(hands) == comb(5, 2)
    assert chi_square(hands, 10) < 27.9


def test_after_the_end_everything_is_open() -> None:
    laid = scene("@ S c\n. . c\n. . c\n. D x").play("walk j9")
    assert laid.ending == "killed"
    view = GAME.view(laid.state, HERO)
    assert view.storey is not None
    assert None not in view.storey.faces
    assert ("j6", "drake") in laid.heard("laid-open")["tiles"]
    assert GAME.determinize(view, random.Random(1)) == laid.state
