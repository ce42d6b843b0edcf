"""The Dungeon Master's choice: counted, sampled, tested and walked through without ever being listed."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spukhaus.core.errors import IllegalAction, InvalidAction
from spukhaus.games.shy_monsters.rules.actions import Lay
from spukhaus.games.shy_monsters.rules.choices import StoreyChoices
from spukhaus.games.shy_monsters.rules.layout import ENTRANCE, layouts, position
from spukhaus.games.shy_monsters.rules.state import DUNGEON_MASTER
from tests.games.shy_monsters.scenes import GAME, before_laying, tiles_of

PICTURE = "@ c S D\nc . . .\nc x . ."
STATE = before_laying(PICTURE)
CHOICES = GAME.legal_actions(STATE, DUNGEON_MASTER)


@pytest.mark.parametrize(("tiles", "count"), [(0, 1), (1, 4), (2, 18), (3, 76), (4, 315), (5, 1296), (6, 5320)])
def test_number_of_layouts(tiles: int, count: int) -> None:
    """Fixed polyominoes times their cells: 2x2, 6x3, 19x4, 63x5, 216x6, 760x7."""
    assert len(layouts(tiles)) == count
    assert len(set(layouts(tiles))) == count
    assert all(ENTRANCE in layout for layout in layouts(tiles))


def test_number_of_storeys() -> None:
    assert isinstance(CHOICES, StoreyChoices)
    assert len(CHOICES) == 5320 * 120 == 638_400


def test_walking_through_them_is_lazy_and_in_order() -> None:
    first = list(islice(CHOICES, 240))
    assert len(set(first)) == 240
    assert len({frozenset(cell for cell, _ in action.tiles) for action in first if isinstance(action, Lay)}) == 2


def test_every_filling_of_a_layout_comes_once() -> None:
    small = StoreyChoices(("exit", "corridor", "corridor", "bat"))
    made = list(small)
    assert len(made) == len(set(made)) == len(small) == 315 * 12


def test_samples_are_even() -> None:
    small, rng = StoreyChoices(("exit", "corridor")), random.Random(3)
    drawn = Counter(small.sample(rng) for _ in range(36 * 100))
    assert len(drawn) == len(small) == 36
    expected = 100
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 67  # chi-square, 35 degrees, 0.1%


def test_it_is_described_in_a_few_words() -> None:
    assert CHOICES.plain(GAME.write) == {
        "form": "lay",
        "tiles": ["corridor", "corridor", "corridor", "drake", "exit", "serpent"],
        "entrance": "i9",
        "reach": 8,
    }


@given(st.randoms(use_true_random=False))
def test_containing_and_applying_agree_on_damaged_storeys(rng: random.Random) -> None:
    """A sampled storey with one tile moved, renamed or dropped: `in` says what `apply` does."""
    action = CHOICES.sample(rng)
    assert isinstance(action, Lay)
    tiles = list(action.tiles)
    at = rng.randrange(len(tiles))
    x, y = position(tiles[at][0])
    moved = f"{'abcdefghijklmnopq'[x + 8 + rng.choice((-1, 0, 1))]}{y + 9 + rng.choice((-1, 0, 1))}"
    tiles[at] = (moved, rng.choice((tiles[at][1], "corridor", "bat")))
    if rng.random() < 0.2:
        tiles.pop()
    try:
        damaged = GAME.read(GAME.write(Lay(tuple(tiles))))
    except InvalidAction:
        return  # pushed over the edge of the grid
    if damaged in CHOICES:
        GAME.apply(STATE, DUNGEON_MASTER, damaged)
    else:
        with pytest.raises(IllegalAction, match=r"^SM-[78]:"):
            GAME.apply(STATE, DUNGEON_MASTER, damaged)


@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("lay corridor@j9 serpent@k9 drake@l9 corridor@i8 corridor@i7 exit@k6", "lay-not-connected", "SM-8"),
        ("lay corridor@j9 serpent@k9 drake@l9 corridor@i8 corridor@i7 exit@h6", "lay-not-connected", "SM-8"),
        (
            "lay corridor@j9 serpent@k9 drake@l9 corridor@i8 corridor@i7 exit@j7 corridor@j6",
            "lay-wrong-number",
            "SM-7",
        ),
        ("lay corridor@j9 serpent@k9 drake@l9 corridor@i8 exit@j8", "lay-wrong-number", "SM-7"),
        ("lay corridor@i9 serpent@k9 drake@l9 corridor@i8 corridor@i7 exit@j9", "lay-on-entrance", "SM-8"),
        ("lay corridor@j9 serpent@j9 drake@l9 corridor@i8 corridor@i7 exit@j7", "lay-cell-twice", "SM-8"),
        ("lay corridor@j9 serpent@k9 bat@l9 corridor@i8 corridor@i7 exit@j7", "lay-not-in-hand", "SM-7"),
        ("lay corridor@j9 serpent@k9 ogre@l9 corridor@i8 corridor@i7 exit@j7", "lay-not-in-hand", "SM-7"),
        ("lay exit@j9 serpent@k9 drake@l9 corridor@i8 corridor@i7 exit@j7", "lay-not-in-hand", "SM-7"),
        ("walk j9", "not-your-kind", "SM-6"),
        ("draw bat cobra", "not-your-kind", "SM-6"),
    ],
)
def test_bad_storeys_are_refused_with_the_rule(text: str, code: str, rule: str) -> None:
    action = GAME.read(text)
    assert action not in CHOICES
    with pytest.raises(IllegalAction) as refusal:
        GAME.apply(STATE, DUNGEON_MASTER, action)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


def test_the_picture_itself_is_fine() -> None:
    assert Lay(tiles_of(PICTURE)) in CHOICES


def test_actions_are_read_in_any_order_and_written_in_one() -> None:
    text = "lay exit@j7 corridor@i7 drake@l9 serpent@k9 corridor@i8 corridor@j9"
    canonical = "lay corridor@j9 serpent@k9 drake@l9 corridor@i8 corridor@i7 exit@j7"
    assert GAME.write(GAME.read(text)) == canonical


@pytest.mark.parametrize(
    "text",
    ["", "walk", "walk z9", "walk i18", "walk I9", "walk i9 i10", "jump i10", "jump i10 i11 i12", "lay", "lay exit",
     "lay exit@", "lay @i10", "lay Exit@i10", "fly i10", "give-up now", "reveal", "draw", "draw BAT", "walk i０"],
)  # fmt: skip
def test_what_is_no_action_at_all(text: str) -> None:
    with pytest.raises(InvalidAction):
        GAME.read(text)
