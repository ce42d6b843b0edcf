"""What each seat may know, and what `determinize` makes of it."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import spukhaus
from spukhaus.core import matchfile
from spukhaus.core.game import CHANCE, PUBLIC
from spukhaus.core.plain_json import canonical
from spukhaus.games.ghostbumpers.rules.state import State
from spukhaus.games.ghostbumpers.rules.view import possible_depths, unseen_cards
from tests.games.ghostbumpers.rounds import BOX, EDITIONS, GAME, begun, table


def random_state(rng: random.Random, seats: int, edition: str = "standard", steps: int | None = None) -> State:
    state = begun(spukhaus.config(GAME, seats, edition), first=seats - 1).state
    for _ in range(rng.randint(0, 60) if steps is None else steps):
        asked = GAME.to_act(state)
        if not asked:
            break
        seat = rng.choice(asked)
        action = GAME.chance(state, rng) if seat == CHANCE else GAME.legal_actions(state, seat).sample(rng)
        state = GAME.apply(state, seat, action).state
    return state


@settings(max_examples=120)
@given(seed=some.integers(0, 10**9), seats=some.sampled_from(GAME.seat_counts), edition=some.sampled_from(EDITIONS))
def test_determinize_fits_everything_that_the_seat_knows(seed: int, seats: int, edition: str) -> None:
    rng = random.Random(seed)
    state = random_state(rng, seats, edition)
    for seat in (*range(seats), PUBLIC):
        view = GAME.view(state, seat)
        other = GAME.determinize(view, rng)
        assert canonical(GAME.view(other, seat)) == canonical(view)
        held = Counter(card for hand in other.hands for card in hand)
        assert not held - Counter(unseen_cards(view)) - Counter(view.hand or ())


@settings(max_examples=120)
@given(seed=some.integers(0, 10**9), seats=some.sampled_from(GAME.seat_counts), edition=some.sampled_from(EDITIONS))
def test_the_cards_and_the_piles_balance_after_every_action(seed: int, seats: int, edition: str) -> None:
    state = random_state(random.Random(seed), seats, edition)
    box = state.edition.content
    played = [played for trick in state.tricks for played in trick.plays] + list(state.trick)
    seen = Counter(card for hand in state.hands for card in hand) + Counter(
        card for one in played for card in one.cards
    )
    assert not seen - Counter(box.deck)
    assert seen.total() in (0, seats * box.hand)
    for seat, pile in enumerate(state.piles):
        if pile is not None:
            turned = sum(trick.turned for trick in state.tricks if trick.taker == seat)
            assert pile.size + turned == box.relaxed + 1
            assert 0 <= pile.depth < pile.size
            assert pile.depth in possible_depths(box, state.tricks, seat)
    assert state.scores == tuple(map(sum, zip(*(one.points for one in state.past), strict=True))) or not state.past


def test_every_place_of_the_scare_card_is_dealt_equally_often() -> None:
    laid = table(("123678899", "11234558z", "234555679"), (4, 6, 6))
    taken = laid.play("0 play 9", "1 play 1", "2 play 5")
    view, rng = GAME.view(taken.state, 1), random.Random(1)
    met = Counter(pile.depth for _ in range(5000) if (pile := GAME.determinize(view, rng).piles[0]) is not None)
    assert sorted(met) == [0, 1, 2, 3, 4]
    assert all(900 < count < 1100 for count in met.values())


def test_hands_are_dealt_as_chance_deals_them() -> None:
    """A number of which one card is unseen lies in a hand of nine as often as nine of the unseen cards do."""
    dealt = table(("12355555z", "112345678", "234678899"))
    view, rng = GAME.view(dealt.state, 0), random.Random(2)
    times = sum(5 in GAME.determinize(view, rng).hands[1] for _ in range(4000))
    assert abs(times / 4000 - 9 / 46) < 0.03


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_r15_no_live_view_holds_a_card_that_the_seat_was_not_shown(seats: int) -> None:
    """The unseen hands change, and nobody else's bytes do."""
    rng = random.Random(seats)
    for _ in range(20):
        state = random_state(rng, seats, steps=1 + seats + rng.randint(0, 3))
        for seat in (*range(seats), PUBLIC):
            sight = canonical(GAME.view(state, seat))
            for _ in range(3):
                assert canonical(GAME.view(GAME.determinize(GAME.view(state, seat), rng), seat)) == sight


def test_what_a_trickster_moved_is_told_only_to_its_owner() -> None:
    """Two histories that differ in what moved sound the same to the others."""
    hands = ("123678899", "11234558z", "234555679")
    plays = ("0 play 9", "1 play 0/10 as 0", "2 play 2")
    deep, high = (table(hands, (depth, 6, 6)).play(*plays) for depth in (6, 3))
    for seat in (1, 2, PUBLIC):
        assert deep.step is not None
        assert high.step is not None
        assert deep.step.told(seat) == high.step.told(seat)
        assert canonical(GAME.view(deep.state, seat)) == canonical(GAME.view(high.state, seat))
    assert canonical(GAME.view(deep.state, 0)) != canonical(GAME.view(high.state, 0))


def test_after_a_move_the_others_think_of_every_place_that_is_left() -> None:
    laid = table(("123678899", "12345556z", "234556789"), (6, 6, 6))
    nearly = laid.play("0 play 9", "1 play 5 5 5", "2 play 5", "0 play 9", "1 play 0/10 as 0", "2 play 2")
    assert possible_depths(BOX, nearly.state.tricks, 0) == (0, 1)
    assert nearly.state.piles[0] is not None
    assert nearly.state.piles[0].size == 2


def test_chance_odds_add_up_on_a_small_box() -> None:
    text = spukhaus.config(GAME).edition.text
    for number in range(2, 10):
        text = text.replace(f"of_{number} = 6", f"of_{number} = {0 if number > 2 else 2}")
    text = text.replace("of_1 = 6", "of_1 = 3").replace("cards = 9", "cards = 1")
    edition = spukhaus.core.registry.read_edition(GAME, text)
    state = begun(spukhaus.config(GAME, 3, edition)).state
    odds = list(GAME.chance_odds(state))
    assert sum(chance for _, chance in odds) == 1
    assert len({GAME.write(action) for action, _ in odds}) == len(odds)


def test_a_match_file_of_a_finished_match_gives_the_same_match_again() -> None:
    rng = random.Random(3)
    for seats in GAME.seat_counts:
        config = spukhaus.config(GAME, seats)
        match = matchfile.MatchFile(GAME, config, log=())
        assert matchfile.read(matchfile.write(match)).config == config
        assert random_state(rng, seats, steps=400).past
