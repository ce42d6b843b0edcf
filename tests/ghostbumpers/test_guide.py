"""What the search believes: worlds that fit the view, and what a round is worth."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.games.ghostbumpers.bots.guide import GhostGuide, Race
from spukhaus.games.ghostbumpers.bots.playout import Playout, as_number
from spukhaus.games.ghostbumpers.rules.actions import Lay
from spukhaus.games.ghostbumpers.rules.state import Stage
from spukhaus.games.ghostbumpers.rules.view import possible_depths, unseen_cards
from tests.ghostbumpers.rounds import EDITIONS, GAME, table
from tests.ghostbumpers.test_knowledge import random_state


@pytest.mark.parametrize("attentive", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_imagined_worlds_fit_the_view(edition: str, attentive: bool) -> None:
    rng = random.Random(edition)
    for _ in range(25):
        state = random_state(rng, 4, edition)
        for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
            view = GAME.view(state, seat)
            world = GhostGuide(GAME, view, attentive).imagine(view, rng)
            assert world.hands[seat] == as_number(view.hand or ())
            assert tuple(world.cards) == view.hand_sizes
            others = Counter(card for at, hand in enumerate(world.hands) if at != seat for card in cards_of(hand))
            assert not others - Counter(unseen_cards(view))
            if state.stage is Stage.PLAY:
                assert_plays_on_alike(world, Playout.of(state))
            for owner, depth in enumerate(world.depths):
                if owner != seat:
                    assert depth in possible_depths(view.edition.content, view.tricks, owner)


def cards_of(hand: int) -> list[int]:
    return [number for number in range(10) for _ in range(hand >> 4 * number & 15)]


def assert_plays_on_alike(world: Playout, true: Playout) -> None:
    """Everything that is public is as it is."""
    for public in ("best", "cards", "fives", "leader", "paranoia", "sizes", "taker", "tricked", "turn"):
        assert getattr(world, public) == getattr(true, public), public


def test_when_laying_the_same_worlds_are_tried_with_each_depth() -> None:
    """The others have laid before it is asked where: luck is the same for all candidates."""
    dealt = table(("123456789", "112345678", "223456789"))
    view = GAME.view(dealt.state, 0)
    guide = GhostGuide(GAME, view, attentive=True)
    world = guide.imagine(view, random.Random(1))
    before = world.key()
    guide.attempt(world, 0, Lay(6), random.Random(1))
    assert world.key() == before


def test_the_worth_of_a_round_ranks_by_score_and_grows_surer_at_the_end() -> None:
    early, last = (Race((0, 0, 0), None, left) for left in (5, 0))
    odds = early.chances([10, 4, 4])
    assert odds[0] > odds[1] == odds[2]
    assert last.chance([10, 4, 4], 0) > odds[0]


def test_a_target_that_is_reached_is_the_end() -> None:
    assert Race((20, 10, 10), 25, 20).chance([6, 0, 0], 0) > 0.99
    assert Race((10, 10, 10), 25, 20).chance([6, 0, 0], 0) < 0.8
