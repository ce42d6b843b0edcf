"""What the search believes: worlds that fit the view, and Scare cards where people lay them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.core.plain import canonical
from spukhaus.games.ghostbumpers.guide import GhostGuide, laying_habits, prospects
from spukhaus.games.ghostbumpers.state import Stage
from tests.ghostbumpers.rounds import EDITIONS, GAME, table
from tests.ghostbumpers.test_knowledge import random_state

GUIDE = GhostGuide(GAME)


@pytest.mark.parametrize("edition", EDITIONS)
def test_imagined_worlds_fit_the_view(edition: str) -> None:
    rng = random.Random(edition)
    for _ in range(80):
        state = random_state(rng, 4, edition)
        for seat in range(4):
            view = GAME.view(state, seat)
            assert canonical(GAME.view(GUIDE.imagine(view, rng), seat)) == canonical(view)


def test_a_pile_shown_in_an_earlier_round_is_remembered() -> None:
    """Somebody who laid the Scare card under four is thought to do it again."""
    first = table(("123456789", "123456789", "123456789"), (0, 4, 0))
    over = first.play("0 play 9", "1 play 1", "2 play 1")
    assert over.state.past[0].above[1] == 4
    again = over.play("-1 deal 1 2 3 4 5 6 7 8 9 | 1 2 3 4 5 6 7 8 9 | 1 2 3 4 5 6 7 8 9")
    laid = again.play("0 lay 0", "1 lay 1", "2 lay 0")
    weights = dict(GUIDE.depth_weights(GAME.view(laid.state, 0), 1))
    strangers = dict(GUIDE.depth_weights(GAME.view(laid.state, 0), 2))
    assert weights[4] > strangers[4]


def test_who_dodges_is_thought_to_have_the_scare_card_on_top() -> None:
    laid = table(("123456789", "112345678", "223456789"), (3, 3, 3))
    before = dict(GUIDE.depth_weights(GAME.view(laid.state, 0), 1))
    dodged = laid.play("0 play 9", "1 play 1", "2 play 2")
    after = dict(GUIDE.depth_weights(GAME.view(dodged.state, 0), 1))
    assert after[0] / sum(after.values()) > before[0] / sum(before.values())


def test_beliefs_are_told_for_every_hidden_pile_and_add_up() -> None:
    laid = table(("123456789", "112345678", "223456789"), (3, 3, 3))
    beliefs = GUIDE.beliefs(GAME.view(laid.state, 0))
    assert [belief.about for belief in beliefs] == [{"kind": "pile", "seat": 1}, {"kind": "pile", "seat": 2}]
    for belief in beliefs:
        assert {one.that["depth"] for one in belief.possibilities} == set(range(7))
        assert sum(one.chance for one in belief.possibilities) == pytest.approx(1)


def test_habits_follow_the_edition() -> None:
    assert set(laying_habits(2, 6)) == {2, 3, 4, 5, 6}
    drawn = Counter(
        GAME.write(GUIDE.quick(table(("123456789",) * 3).state, 0, random.Random(at))) for at in range(300)
    )
    assert drawn.most_common(1)[0][0] == "lay 0"


def test_prospects_rank_by_score_and_grow_surer_at_the_end() -> None:
    early = table(("123456789",) * 3).state
    odds = prospects(early, (10, 4, 4))
    assert odds[0] > odds[1] == odds[2]
    last = next(
        state
        for state in (random_state(random.Random(at), 3, steps=400) for at in range(20))
        if state.stage is Stage.OVER
    )
    assert prospects(last, (10, 4, 4))[0] > odds[0]
