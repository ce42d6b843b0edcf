"""What a review says of plays, against every deal that fits and every line of play, by the rules themselves."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import product
from math import comb
from typing import Any, cast

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import Edition
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.bots.endgame import is_small
from spukhaus.games.ghostbumpers.bots.opponents import Opponent
from spukhaus.games.ghostbumpers.model.round import pack_round
from spukhaus.games.ghostbumpers.review.analyst import GhostbumpersAnalyst, Onlooker
from spukhaus.games.ghostbumpers.review.leads import Shares
from spukhaus.games.ghostbumpers.rules.actions import Action, by_number
from spukhaus.games.ghostbumpers.rules.box import Box, Card
from spukhaus.games.ghostbumpers.rules.state import Pile, Stage, State
from spukhaus.games.ghostbumpers.rules.view import View, unseen_cards
from spukhaus.review.analyst import JudgingEffort
from spukhaus.review.review import judge
from spukhaus.review.settling import Question
from tests.games.ghostbumpers.rounds import GAME, begun
from tests.games.ghostbumpers.test_endgame import best_for_all


def tiny_edition() -> Edition[Box]:
    """Thirteen cards of four kinds, two in each hand, piles of three, one round: few enough to look at everything."""
    text = registry.edition(GAME).text
    changes = {f"of_{number} = 6": f"of_{number} = {4 if number in (2, 5, 9) else 0}" for number in range(1, 10)}
    changes |= {"cards = 9": "cards = 2", "relaxed = 6": "relaxed = 2", "for_3 = 6": "for_3 = 1"}
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    return cast("Edition[Box]", registry.read_edition(GAME, text))


TINY = tiny_edition()


def hands_of(pool: Counter[Card], sizes: list[int]) -> list[tuple[tuple[tuple[Card, ...], ...], int]]:
    """Every way to deal hands from a pool, and in how many ways each comes about."""
    if not sizes:
        return [((), 1)]
    found = []
    for hand, ways in _hands(sorted(pool), pool, sizes[0]):
        for others, more in hands_of(pool - Counter(hand), sizes[1:]):
            found.append(((hand, *others), ways * more))
    return found


def _hands(cards: list[Card], pool: Counter[Card], size: int) -> list[tuple[tuple[Card, ...], int]]:
    if not cards:
        return [((), 1)] if size == 0 else []
    first, *rest = cards
    found = []
    for copies in range(min(size, pool[first]) + 1):
        for hand, ways in _hands(rest, pool, size - copies):
            found.append(((first,) * copies + hand, ways * comb(pool[first], copies)))
    return found


def exact_values(state: State, view: View) -> dict[Action, float] | None:
    """By what the seat knows: every deal and every pile, as likely as the analyst's model of people has them, and in
    each the best play of everybody. None if a world is too large for the analyst to be exact."""
    others = [seat for seat in range(3) if seat != view.seat]
    opponents = {seat: Opponent(view, seat) for seat in others}
    shares = Shares.of(view)
    totals: dict[Action, float] = dict.fromkeys(GAME.legal_actions(state, view.seat), 0.0)
    whole = 0.0
    for hands, ways in hands_of(Counter(unseen_cards(view)), [view.hand_sizes[seat] for seat in others]):
        weights = [opponents[seat].weights(hand) for seat, hand in zip(others, hands, strict=True)]
        for places in product(*(range(len(one)) for one in weights)):
            weight = float(ways)
            dealt, piles = list(state.hands), list(state.piles)
            for seat, hand, one, place in zip(others, hands, weights, places, strict=True):
                weight *= one[place]
                dealt[seat] = tuple(sorted(hand, key=by_number))
                piles[seat] = Pile(view.piles[seat].size, opponents[seat].places[place][1])
            if not weight:
                continue
            world = replace(state, hands=tuple(dealt), piles=tuple(piles))
            whole += weight
            for action in totals:
                after = GAME.apply(world, view.seat, action).state
                if after.past:
                    totals[action] += weight * shares.chances(list(after.past[-1].points))[view.seat]
                elif is_small(pack_round(after), 48):
                    totals[action] += weight * best_for_all(after, shares)[view.seat]
                else:
                    return None
    return {action: total / whole for action, total in totals.items()}


def positions(count: int) -> list[tuple[State, View]]:
    """Decisions from random rounds with something to choose."""
    rng, found = random.Random("tiny"), list[tuple[State, View]]()
    config = registry.config(GAME, 3, cast("Edition[Any]", TINY))
    while len(found) < count:
        state = begun(config).state
        while GAME.outcome(state) is None:
            seat = GAME.to_act(state)[0]
            choices = None if seat == CHANCE else GAME.legal_actions(state, seat)
            if choices is not None and state.stage is Stage.PLAY and len(choices) > 1 and state.trick:
                found.append((state, GAME.view(state, seat)))
            action = GAME.chance(state, rng) if choices is None else choices.sample(rng)
            state = GAME.apply(state, seat, action).state
    return found[:count]


def test_verdicts_agree_with_every_deal_and_every_line_of_play() -> None:
    analyst = GhostbumpersAnalyst(GAME)
    analyst.effort = JudgingEffort(first=200, second=2000)
    compared = lost = 0
    for state, view in positions(16):
        truth = exact_values(state, view)
        if truth is None:
            continue
        best = max(truth.values())
        for played in truth:
            asked = Question(0, view.seat, view, GAME.legal_actions(state, view.seat), played)
            found = judge(analyst, asked)
            assert found is not None
            for one in found.alternatives:
                behind = found.worth(found.best) - found.worth(one)
                right = truth[found.best.action] - truth[one.action]
                assert behind == pytest.approx(right, abs=max(0.02, 4.5 * one.error)), GAME.write(one.action)
            mine = found.of(played)
            assert found.worth(mine) == pytest.approx(truth[played], abs=0.08)
            loss = found.worth(found.best) - found.worth(mine) if found.loses(played) else 0.0
            if best - truth[played] < 1e-9:
                assert loss < 0.03  # what is best is never called a mistake
            elif best - truth[played] > 0.05:
                assert loss == pytest.approx(best - truth[played], abs=max(0.03, 4.5 * mine.error))
                assert truth[found.best.action] > truth[played]
                lost += 1
            compared += 1
    assert compared > 15
    assert lost > 3


def test_shares_add_up_and_say_who_has_won() -> None:
    open_race = Shares((10, 14, 3, 9), None, 3)
    assert sum(open_race.chances([0, 0, 5, 1])) == pytest.approx(1)
    assert Shares((10, 14, 3, 9), None, 0).chances([4, 0, 0, 0]) == [0.5, 0.5, 0.0, 0.0]
    assert Shares((10, 14, 3, 9), 15, 4).chance([0, 1, 0, 0], 1) == 1.0


def test_beliefs_about_piles_and_hands() -> None:
    state, view = positions(1)[0]
    beliefs = GhostbumpersAnalyst(GAME).beliefs(view, random.Random(1))
    about = {(belief.about["kind"], belief.about.get("seat")) for belief in beliefs}
    others = [seat for seat in range(3) if seat != view.seat]
    assert {("hand", seat) for seat in others} <= about
    for belief in beliefs:
        chances = [one.chance for one in belief.possibilities]
        assert chances == sorted(chances, reverse=True)
        if belief.about["kind"] == "pile":
            assert sum(chances) == pytest.approx(1)
        if belief.about["kind"] == "hand":
            held = sum(chances)
            assert 0 < held <= view.hand_sizes[cast(int, belief.about["seat"])] + 1e-9
    assert Onlooker(GAME, view).measure == "chance"
    assert state.stage is Stage.PLAY
