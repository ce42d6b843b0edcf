"""Rounds in thought keep the rules: what a playout plays, the engine accepts, and the points are the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from spukhaus.games.ghostbumpers.bots.playout import Play as Sprinted
from spukhaus.games.ghostbumpers.bots.playout import Playout
from spukhaus.games.ghostbumpers.rules.actions import Play
from spukhaus.games.ghostbumpers.rules.state import Stage
from tests.ghostbumpers.rounds import EDITIONS, GAME
from tests.ghostbumpers.test_knowledge import random_state


class Recorded(Playout):
    """Keeps every play with who made it."""

    __slots__ = ("played",)

    played: list[tuple[int, Sprinted]]

    def play(self, play: Sprinted) -> list[int] | None:
        self.played.append((self.turn, play))
        return super().play(play)


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sprint_plays_by_the_rules(seats: int, edition: str) -> None:
    rng, met = random.Random(f"{seats} {edition}"), Counter[str]()
    for _ in range(60):
        state = random_state(rng, seats, edition, steps=1 + seats + rng.randint(0, 3 * seats))
        if state.stage is not Stage.PLAY:
            continue
        playout = Recorded.of(state)
        playout.played, playout.alarm = [], rng.choice((0, 5))
        points = playout.finish(rng)
        before = len(state.past)
        for seat, (tenths, number, copies, _, _) in playout.played:
            assert len(state.past) == before
            play = Play((number,) * copies, tenths // 10 if number == 0 else None)
            step = GAME.apply(state, seat, play)
            met.update(event.kind for event in step.events)
            state = step.state
        assert len(state.past) == before + 1
        assert state.past[-1].points == tuple(points)
    assert {"scared", "moved", "trick-taken"} <= set(met)


def test_a_sprint_leaves_the_state_alone() -> None:
    rng = random.Random(4)
    state = random_state(rng, 4, steps=5)
    assert state.stage is Stage.PLAY
    before = hash(state)
    Playout.of(state).finish(rng)
    assert hash(state) == before
