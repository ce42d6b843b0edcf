"""The bots: honest, legal, and the sensible one worth its name."""

from __future__ import annotations

import random

import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.core.bot import Bot
from spukhaus.core.game import CHANCE
from spukhaus.core.plain import canonical
from spukhaus.games.ghostbumpers.bots import ExpertBot
from tests.ghostbumpers.rounds import EDITIONS, GAME, table
from tests.ghostbumpers.test_knowledge import random_state

SENSIBLE = registry.bot(GAME, "sensible")(GAME)
RANDOM = registry.bot(GAME, "random")(GAME)


def play_out(bots: list[Bot], rng: random.Random, edition: str = "standard") -> tuple[int, ...]:
    state = GAME.new(spukhaus.config(GAME, len(bots), edition))
    while asked := GAME.to_act(state):
        seat = asked[0]
        if seat == CHANCE:
            action = GAME.chance(state, rng)
        else:
            action = bots[seat].choose(GAME.view(state, seat), GAME.legal_actions(state, seat), rng)
        state = GAME.apply(state, seat, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sensible_bot_beats_random_ones(seats: int, edition: str) -> None:
    rng, won = random.Random(seats), 0.0
    for match in range(20):
        bots: list[Bot] = [RANDOM] * seats
        bots[match % seats] = SENSIBLE
        winners = play_out(bots, rng, edition)
        won += (match % seats in winners) / len(winners)
    assert won >= 1.9 * 20 / seats


def test_its_choice_is_the_same_whatever_it_cannot_know() -> None:
    rng = random.Random(8)
    for _ in range(60):
        state = random_state(rng, 4)
        for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
            view = GAME.view(state, seat)
            other = GAME.determinize(view, rng)
            choices = [
                SENSIBLE.choose(GAME.view(one, seat), GAME.legal_actions(one, seat), random.Random(4))
                for one in (state, other)
            ]
            assert choices[0] == choices[1]
            assert canonical(view) == canonical(GAME.view(other, seat))


def test_it_slips_under_a_trick_when_the_scare_card_lies_on_top() -> None:
    laid = table(("223456789", "112345678", "134556789"), (0, 3, 3))
    choice = SENSIBLE.choose(GAME.view(laid.state, 0), GAME.legal_actions(laid.state, 0), random.Random(1))
    assert GAME.write(choice) in ("play 2", "play 2 2")


def test_it_takes_the_trick_that_makes_paranoia() -> None:
    laid = table(("123678899", "12345556z", "234556789"), (6, 6, 6))
    alone = laid.play("0 play 9", "1 play 5 5 5", "2 play 5 5", "0 play 1", "1 play 2", "2 play 3")
    [seat] = GAME.to_act(alone.state)
    assert seat == 2
    last = alone.play("2 play 4")
    choice = SENSIBLE.choose(GAME.view(last.state, 0), GAME.legal_actions(last.state, 0), random.Random(1))
    assert GAME.write(choice) in ("play 8", "play 9")


@pytest.mark.parametrize(("hand", "depths"), [("112223344", {0}), ("456789999", {0, 1, 2})])
def test_it_lays_by_the_strength_of_the_hand(hand: str, depths: set[int]) -> None:
    dealt = table((hand, "112345678", "123456789"))
    view, choices = GAME.view(dealt.state, 0), GAME.legal_actions(dealt.state, 0)
    laid = {GAME.write(SENSIBLE.choose(view, choices, random.Random(seed))) for seed in range(60)}
    assert laid == {f"lay {depth}" for depth in depths}


EXPERT = registry.bot(GAME, "expert")(GAME)


def test_the_expert_beats_sensible_ones() -> None:
    """In the arena it wins about three times its share; a few matches must show more than its share."""
    rng, won = random.Random(12), 0.0
    for match in range(4):
        bots: list[Bot] = [SENSIBLE] * 4
        bots[match % 4] = EXPERT
        winners = play_out(bots, rng)
        won += (match % 4 in winners) / len(winners)
    assert won > 1.5


def test_the_experts_choice_is_the_same_whatever_it_cannot_know() -> None:
    rng = random.Random(9)
    for _ in range(12):
        state = random_state(rng, 4)
        for seat in (seat for seat in GAME.to_act(state) if seat >= 0):
            other = GAME.determinize(GAME.view(state, seat), rng)
            chosen = {
                GAME.write(EXPERT.choose(GAME.view(one, seat), GAME.legal_actions(one, seat), random.Random(4)))
                for one in (state, other)
            }
            assert len(chosen) == 1


def test_the_expert_says_what_it_weighed() -> None:
    laid = table(("223456789", "112345678", "134556789"), (0, 3, 3))
    bot = ExpertBot(GAME)
    thought = bot.think(GAME.view(laid.state, 0), GAME.legal_actions(laid.state, 0), random.Random(1))
    assert thought.action == thought.alternatives[0].action
    assert thought.beliefs
