"""What the search believes: worlds that fit the view, and what a round is worth."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.games.ghostbumpers.bots.guide import GhostGuide, Standings
from spukhaus.games.ghostbumpers.model.hands import copies_of, pack_hand
from spukhaus.games.ghostbumpers.model.round import CARDS, DEPTHS, HANDS, SIZES, pack_round
from spukhaus.games.ghostbumpers.rules.actions import Lay
from spukhaus.games.ghostbumpers.rules.state import Stage
from spukhaus.games.ghostbumpers.rules.view import possible_depths, unseen_cards
from tests.games.ghostbumpers.rounds import EDITIONS, GAME, table
from tests.games.ghostbumpers.test_knowledge import random_state


@pytest.mark.parametrize("attentive", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_imagined_worlds_fit_the_view(edition: str, attentive: bool) -> None:
    rng = random.Random(edition)
    for _ in range(25):
        state = random_state(rng, 4, edition)
        for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
            view = GAME.view(state, seat)
            world = GhostGuide(GAME, view, attentive).imagine(view, rng)
            assert world[HANDS + seat] == pack_hand(view.hand or ())
            assert tuple(world[CARDS : CARDS + 4]) == view.hand_sizes
            others = Counter(card for at in range(4) if at != seat for card in cards_of(world[HANDS + at]))
            assert not others - Counter(unseen_cards(view))
            if state.stage is Stage.PLAY:
                assert_plays_on_alike(world, pack_round(state))
            for owner, depth in enumerate(world[DEPTHS : DEPTHS + 4]):
                if owner != seat:
                    assert depth in possible_depths(view.edition.content, view.tricks, owner)


def cards_of(hand: int) -> list[int]:
    return [number for number in range(10) for _ in range(copies_of(hand, number))]


def assert_plays_on_alike(world: list[int], true: list[int]) -> None:
    """Everything that is public is as it is."""
    assert world[:HANDS] == true[:HANDS]
    assert world[SIZES:DEPTHS] == true[SIZES:DEPTHS]
    assert world[CARDS:] == true[CARDS:]


def test_when_laying_the_same_worlds_are_tried_with_each_depth() -> None:
    """The others have laid before it is asked where: luck is the same for all candidates."""
    dealt = table(("123456789", "112345678", "223456789"))
    view = GAME.view(dealt.state, 0)
    guide = GhostGuide(GAME, view, attentive=True)
    world = guide.imagine(view, random.Random(1))
    before = world[:]
    guide.attempt(world, 0, Lay(6), random.Random(1))
    assert world == before


def test_the_worth_of_a_round_ranks_by_score_and_grows_surer_at_the_end() -> None:
    early, last = (Standings((0, 0, 0), None, left) for left in (5, 0))
    odds = early.chances([10, 4, 4])
    assert odds[0] > odds[1] == odds[2]
    assert last.chance([10, 4, 4], 0) > odds[0]


def test_a_target_that_is_reached_is_the_end() -> None:
    assert Standings((20, 10, 10), 25, 20).chance([6, 0, 0], 0) > 0.99
    assert Standings((10, 10, 10), 25, 20).chance([6, 0, 0], 0) < 0.8
