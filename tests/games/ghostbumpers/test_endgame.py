"""The end of a round, solved: the same as looking at every line of play with the engine itself."""

from __future__ import annotations

import random

import pytest

from spukhaus.core.game import Seat
from spukhaus.games.ghostbumpers.bots.endgame import Known, is_small, solve
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide, Standings
from spukhaus.games.ghostbumpers.model.hands import pack_set
from spukhaus.games.ghostbumpers.model.round import ROUND_OVER, pack_round, play, points_of
from spukhaus.games.ghostbumpers.rules.actions import Play
from spukhaus.games.ghostbumpers.rules.state import Pile, Played, Stage, State
from tests.games.ghostbumpers.rounds import EDITIONS, GAME
from tests.games.ghostbumpers.test_knowledge import random_state


def small_state(rng: random.Random, seats: int, edition: str) -> State:
    """A round in which everybody has at most two cards left."""
    state = random_state(rng, seats, edition, steps=1 + seats)
    size = state.edition.content.relaxed + 1
    hands = tuple(
        tuple(sorted(rng.sample(hand, rng.randint(0, 2)), key=lambda card: card or 10)) for hand in state.hands
    )
    piles = tuple(Pile(left := rng.randint(1, size), rng.randrange(left)) for _ in range(seats))
    leaders = [seat for seat, hand in enumerate(hands) if hand]
    if not leaders:
        return small_state(rng, seats, edition)
    return State(
        state.edition, None, state.scores, (), hands, piles, rng.choice(leaders), (), (), Stage.PLAY
    )  # fmt: skip


def best_for_all(state: State, standings: Standings) -> list[float]:
    """Every line of play, by the rules: everybody takes what is best for the own seat, of equal plays the first."""
    found: list[float] | None = None
    for action in GAME.legal_actions(state, state.turn):
        after = GAME.apply(state, state.turn, action).state
        worth = standings.chances(list(after.past[-1].points)) if after.past else best_for_all(after, standings)
        if found is None or worth[state.turn] > found[state.turn]:
            found = worth
    assert found is not None
    return found


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_finds_what_looking_at_everything_finds(seats: int, edition: str) -> None:
    rng, solved = random.Random(f"{seats} {edition}"), set[Seat]()
    for _ in range(25):
        state = small_state(rng, seats, edition)
        standings = Standings(tuple(rng.randint(0, 9) for _ in range(seats)), None, rng.randint(0, 2))
        worth = solve(pack_round(state), standings, {})
        assert worth == pytest.approx(best_for_all(state, standings))
        solved.add(worth.index(max(worth)))
    assert len(solved) == seats


def test_what_is_known_is_not_solved_again() -> None:
    state = small_state(random.Random(3), 4, "standard")
    known: Known = {}
    standings = Standings((0, 0, 0, 0), None, 3)
    first = solve(pack_round(state), standings, known)
    size = len(known)
    assert size
    assert solve(pack_round(state), standings, known) == first
    assert len(known) == size


def test_a_trick_that_lies_on_the_table_counts() -> None:
    """The last one to play takes the trick in any case; a 5 in it makes the difference."""
    state = small_state(random.Random(5), 3, "standard")
    piles = (Pile(4, 1), Pile(3, 1), Pile(3, 1))
    state = State(
        state.edition, None, state.scores, (), ((5, 6), (), ()), piles, 0, (Played(2, (1,), None),), (), Stage.PLAY
    )  # fmt: skip
    standings = Standings((0, 0, 0), None, 0)
    assert solve(pack_round(state), standings, {}) == pytest.approx(best_for_all(state, standings))


def test_only_small_rounds_are_small() -> None:
    rng = random.Random(4)
    assert not is_small(pack_round(random_state(rng, 4, steps=5)), 48)
    assert is_small(pack_round(small_state(rng, 3, "standard")), 100)


def test_a_guide_solves_what_is_small() -> None:
    """No luck is left in an imagined world: the same action is always worth the same, and what the solver says."""
    rng = random.Random(6)
    state = small_state(rng, 3, "standard")
    view = GAME.view(state, state.turn)
    guide = GhostGuide(GAME, view, attentive=True, exact=10_000)
    world = guide.imagine(view, rng)
    for action in GAME.legal_actions(state, state.turn):
        assert isinstance(action, Play)
        then, standings = world[:], Standings.of(view)
        over = play(then, pack_set(action)) & ROUND_OVER
        expected = standings.chances(points_of(then)) if over else solve(then, standings, {})
        for _ in range(3):
            assert guide.attempt(world, state.turn, action, rng) == expected[state.turn]
