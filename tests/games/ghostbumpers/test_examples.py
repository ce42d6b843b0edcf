"""The worked examples of the rules page."""

from __future__ import annotations

from spukhaus.core import matchfile, registry
from spukhaus.games.ghostbumpers.rules.round import value
from spukhaus.games.ghostbumpers.rules.state import Played
from tests.games.ghostbumpers.rounds import GAME, table

ANNI, HEDDA, EMELY, LUKAS = range(4)


def test_example_1_three_8s_lose_to_a_single_4() -> None:
    assert value(Played(0, (8, 8, 8), None)) < value(Played(1, (4,), None))
    laid = table(("123488899", "112345678", "234556789"), (6, 6, 6))
    assert laid.play("0 play 8 8 8", "1 play 4", "2 play 2").told("trick-taken")[0]["seat"] == 1


def test_example_2_and_3_the_later_4_takes_two_5s_and_lukas_is_scared() -> None:
    """Three tricks before bring the piles to where the example has them."""
    laid = table(("112366789", "123467789", "235556889", "12344578z"), (6, 3, 4, 2)).play(
        "0 play 2", "1 play 9", "2 play 5", "3 play 5",
        "1 play 1", "2 play 9", "3 play 2", "0 play 3",
        "2 play 2", "3 play 3", "0 play 9", "1 play 2",
    )  # fmt: skip
    trick = laid.play("0 play 1", "1 play 4", "2 play 5 5", "3 play 4")
    assert trick.told("trick-taken") == [{"seat": LUKAS, "value": "4", "fives": 2}]
    assert [told["face"] for told in trick.told("turned")] == ["relaxed", "relaxed", "scare"]
    assert trick.told("scared") == [{"seat": LUKAS}]
    shown = {told["seat"]: (told["above"], told["under"], told["doubled"]) for told in trick.told("pile-shown")}
    assert shown == {ANNI: (5, 0, False), HEDDA: (0, 3, True), EMELY: (3, 2, False)}
    assert trick.told("round-scored")[0]["points"] == (0, 6, 2, 0)


def test_example_4_the_published_sample_hand() -> None:
    laid = table(("22344589z", "112345678", "135566789")).play("0 lay 3")
    view = GAME.view(laid.state, 0)
    assert view.hand == (2, 2, 3, 4, 4, 5, 8, 9, 0)
    assert (view.piles[0].size, view.piles[0].depth) == (7, 3)


def test_the_examples_are_a_playthrough() -> None:
    text = (registry.data(GAME) / "playthroughs" / "scared.txt").read_text("utf-8")
    match = matchfile.read(text)
    assert list(matchfile.replay(match))[-1].step.state.scores == (0, 6, 2, 0)
