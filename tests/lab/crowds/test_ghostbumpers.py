"""Matches in step are the same matches: what is seen, what is allowed and who wins, by the rules themselves."""

from __future__ import annotations

import random

import numpy as np
import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.bots.master import number_of
from spukhaus.games.ghostbumpers.bots.seeing import see, size_of
from spukhaus.games.ghostbumpers.encoding.words import GhostbumpersEncoding
from spukhaus.games.ghostbumpers.rules.actions import Action, Deal, Start, by_number
from spukhaus.games.ghostbumpers.rules.state import Stage, State
from spukhaus.lab.crowds.ghostbumpers import ACTIONS, Crowd
from tests.samples import sample

GAME = spukhaus.game("ghostbumpers")
MATCHES = sample(2, 12)


def chance_of(crowd: Crowd, match: int, state: State) -> Action:
    """The rules are dealt what the crowd has dealt."""
    if state.stage is Stage.LOT:
        return Start(int(crowd.first[match]))
    hands = [np.repeat(np.arange(10), hand).tolist() for hand in crowd.hands[match]]
    return Deal(tuple(tuple(sorted(hand, key=by_number)) for hand in hands))


@pytest.mark.parametrize("ending", ["rounds", "to-25"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_a_crowd_plays_by_the_rules(seats: int, ending: str) -> None:
    config = registry.config(GAME, seats, options={"ending": ending})
    words = GhostbumpersEncoding(GAME, config)
    crowd = Crowd(config.edition.content, seats, MATCHES, (), seats)
    crowd.target[:] = 25 if ending == "to-25" else 0
    states = [GAME.new(config) for _ in range(MATCHES)]
    rng, running = random.Random(f"{seats} {ending}"), set(range(MATCHES))
    while running:
        seen, legal, turn = crowd.see(), crowd.legal(), crowd.turn.copy()
        assert seen.shape == (MATCHES, size_of(seats))
        assert legal.shape == (MATCHES, ACTIONS)
        said = [rng.choice(np.flatnonzero(row).tolist()) for row in legal]
        for match in sorted(running):
            while GAME.to_act(states[match])[0] == CHANCE:
                states[match] = GAME.apply(states[match], CHANCE, chance_of(crowd, match, states[match])).state
            seat, state = int(turn[match]), states[match]
            view, choices = GAME.view(state, seat), GAME.legal_actions(state, seat)
            assert np.allclose(see(view), seen[match], atol=1e-6)
            offer = words.offered(view, choices)
            assert tuple(np.flatnonzero(legal[match])) == offer
            action = words.action(offer, (said[match],))
            assert number_of(action) == said[match]
            states[match] = GAME.apply(state, seat, action).state
        ended, shares = crowd.act(np.array(said))
        for match in sorted(running):
            outcome = GAME.outcome(states[match])
            assert (outcome is not None) == ended[match]
            if outcome is not None:
                winners = outcome.winners
                assert np.allclose(shares[match], [(seat in winners) / len(winners) for seat in range(seats)])
                running.remove(match)


def test_what_is_hidden_is_the_critics_alone() -> None:
    """Hands and piles of the others change what the critic sees, and nothing that a seat sees."""
    crowd = Crowd(registry.config(GAME, 4).edition.content, 4, 8, (), 1)
    for _ in range(4):
        crowd.act(np.full(8, 3))
    seen, hidden = crowd.see(), crowd.see_all()
    order = (crowd.turn[:, None] + np.arange(1, 4)) % 4
    rows = np.arange(8)[:, None]
    crowd.hands[rows, order] = crowd.hands[rows, order[:, ::-1]]
    crowd.depths[rows, order] = 5
    assert np.array_equal(crowd.see(), seen)
    assert not np.array_equal(crowd.see_all(), hidden)
