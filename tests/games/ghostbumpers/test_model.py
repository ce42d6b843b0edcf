"""The packed round keeps the rules: what playouts play, the engine accepts, and rows and points are the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.games.ghostbumpers.bots.playout import choose, finish
from spukhaus.games.ghostbumpers.model.hands import all_sets, pack_hand, pack_set
from spukhaus.games.ghostbumpers.model.round import HANDS, ROUND_OVER, TAKER, TURN, pack_round, play, points_of
from spukhaus.games.ghostbumpers.rules.actions import Play
from spukhaus.games.ghostbumpers.rules.round import play_choices, value
from spukhaus.games.ghostbumpers.rules.state import Played, Stage
from tests.games.ghostbumpers.rounds import EDITIONS, GAME
from tests.games.ghostbumpers.test_knowledge import random_state


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sprint_plays_by_the_rules(seats: int, edition: str) -> None:
    rng, met = random.Random(f"{seats} {edition}"), Counter[str]()
    for _ in range(60):
        state = random_state(rng, seats, edition, steps=1 + seats + rng.randint(0, 3 * seats))
        if state.stage is not Stage.PLAY:
            continue
        row, alarm, before, over = pack_round(state), rng.choice((0, 5)), len(state.past), 0
        while not over:
            assert len(state.past) == before
            seat, played = row[TURN], choose(row, alarm, rng)
            if rng.random() < 0.2:  # then something else is played, to see more than good play shows
                played = rng.choice(all_sets(row[HANDS + seat]))
            cards, counts = (played.number % 10,) * played.copies, None if played.number % 10 else played.number
            step = GAME.apply(state, seat, Play(cards, counts))
            met.update(event.kind for event in step.events)
            state = step.state
            over = play(row, played) & ROUND_OVER
            expected = pack_round(state)
            if not state.trick:
                expected[TAKER] = row[TAKER]  # who took the last one; it says nothing of a trick that nobody began
            assert over or row == expected
        assert len(state.past) == before + 1
        assert state.past[-1].points == tuple(points_of(row))
    assert met["hands-empty"] or met["paranoia"]
    assert {"scared", "moved", "trick-taken"} <= set(met)


def test_a_sprint_leaves_the_state_alone() -> None:
    rng = random.Random(4)
    state = random_state(rng, 4, steps=5)
    assert state.stage is Stage.PLAY
    before = hash(state)
    finish(pack_round(state), 5, rng)
    assert hash(state) == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sets_of_a_hand_are_those_of_the_rules(edition: str) -> None:
    rng = random.Random(edition)
    for _ in range(40):
        state = random_state(rng, 4, edition, steps=5 + rng.randint(0, 12))
        for hand in state.hands:
            found = sorted(pack_set(one) for one in play_choices(hand) if isinstance(one, Play))
            assert sorted(all_sets(pack_hand(hand))) == found
            values = [value(Played(0, one.cards, one.counts)) for one in play_choices(hand) if isinstance(one, Play)]
            assert [one.tenths for one in found] == sorted(set(values))
