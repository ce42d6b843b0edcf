"""What the kernels play keeps the rules, and their players are as clever as they say."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import spukhaus
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.actions import Deal, Lay, Play
from spukhaus.games.ghostbumpers.guide import GhostGuide
from spukhaus.games.ghostbumpers.sprint import Sprint
from spukhaus.games.ghostbumpers.state import Stage, State
from spukhaus.games.shy_monsters.state import Phase
from spukhaus.games.shy_monsters.view import determinize
from spukhaus.lab.compiling import EditionTooLarge, WrongAction, streams
from spukhaus.lab.kernels import ghostbumpers, shy_monsters
from spukhaus.lab.kernels.ghostbumpers.packing import pack_box
from spukhaus.lab.kernels.ghostbumpers.playouts import chances_to_take, manner, quick_play
from spukhaus.lab.kernels.shy_monsters.packing import ENDINGS
from tests.ghostbumpers.rounds import EDITIONS, GAME, MIXED, table
from tests.ghostbumpers.test_knowledge import random_state
from tests.shy_monsters import scenes

SHY = scenes.GAME


# Ghostbumpers


@pytest.mark.parametrize("policy", ghostbumpers.Policy)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_rules_accept_what_the_kernel_plays(policy: ghostbumpers.Policy, seats: int) -> None:
    """Deals of the kernel included; and `playouts` plays the same match as `recorded_playout`."""
    for seed, edition in enumerate(EDITIONS):
        start: State = GAME.new(spukhaus.config(GAME, seats, edition, {"ending": "to-25"}))
        state = start
        for logged in ghostbumpers.recorded_playout(start, seed, policy):
            state = GAME.apply(state, logged.seat, logged.action).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert tuple(ghostbumpers.playouts(start, 1, seed, policy).scores[0].tolist()) == outcome.scores


def test_the_kernel_deals_every_card_as_often_as_any_other() -> None:
    start: State = GAME.new(spukhaus.config(GAME, 4))
    met, deals = Counter[int](), 0
    for seed in range(60):
        for logged in ghostbumpers.recorded_playout(start, seed):
            if isinstance(logged.action, Deal):
                deals += 1
                met.update(card for hand in logged.action.hands for card in hand)
    box = start.edition.content
    each = deals * box.hand * 4 / len(box.deck)
    for card, found in met.items():
        expected = each * box.deck.count(card)
        assert abs(found - expected) < 6 * expected**0.5, card


def test_people_in_a_hurry_choose_as_in_a_sprint() -> None:
    """Without whims the kernel's choice is the one that `Sprint` makes."""

    class NoWhim(random.Random):
        def random(self) -> float:
            return 0.0

    rng, compared = random.Random(5), 0
    tables, stream = (manner(whim=0.0), chances_to_take()), streams(0, 1)
    for _ in range(600):
        seats = rng.choice((3, 4, 6))
        state = random_state(rng, seats, rng.choice(EDITIONS), steps=1 + seats + rng.randint(0, 3 * seats))
        if state.stage is not Stage.PLAY:
            continue
        row, box = ghostbumpers.pack(state), pack_box(state.edition.content, seats, state.target)
        best, fives, tricked = int(row[4]), int(row[6]), bool(row[7])
        number, copies, tenths = Sprint(state)._choose(state.turn, best, fives, tricked, NoWhim())
        chosen = quick_play(row, box, *tables, stream)
        expected = 16 * copies + (10 if number == 0 and tenths == 100 else number)
        assert chosen == expected
        compared += 1
    assert compared > 300


def test_people_in_a_hurry_score_more_than_dice() -> None:
    start: State = GAME.new(spukhaus.config(GAME, 4))
    quick = ghostbumpers.playouts(start, 400, 1, ghostbumpers.Policy.QUICK).scores.mean()
    dice = ghostbumpers.playouts(start, 400, 1).scores.mean()
    assert quick > 1.5 * dice


def test_candidates_are_weighed_as_the_guide_weighs_them() -> None:
    """The same worlds and the same manners in Python and in the kernel, so the same means."""
    guide, rng = GhostGuide(GAME), random.Random(3)
    state = table((*MIXED, "136678899"), (0, 2, 1, 6)).play("0 play 5", "1 play 4").state
    view = GAME.view(state, state.turn)
    candidates = tuple(GAME.legal_actions(state, state.turn))[:3]
    beliefs = {owner: guide.depth_weights(view, owner) for owner in range(4) if owner != view.seat}
    found = ghostbumpers.weigh(view, candidates, 4000, 1, beliefs)
    assert found.points.shape == (3, 4000, 4)
    for at, candidate in enumerate(candidates):
        points = []
        for _ in range(500):
            played = GAME.apply(guide.imagine(view, rng), view.seat, candidate).state
            points.append(Sprint(played).finish(rng) if played.stage is Stage.PLAY else played.past[-1].points)
        theirs = np.array(points)
        error = (theirs.var(axis=0) / 500 + found.points[at].var(axis=0) / 4000) ** 0.5
        assert (abs(theirs.mean(axis=0) - found.sums[at] / 4000) < 4.5 * error + 0.01).all()


def test_laying_can_be_weighed_too() -> None:
    state = table((*MIXED, "136678899")).play("2 lay 3").state
    view = GAME.view(state, 0)
    found = ghostbumpers.weigh(view, tuple(map(Lay, range(7))), 500, 1)
    assert found.sums.shape == (7, 4)
    assert found.sums[0, 0] > found.sums[4, 0]  # on top is better than deep, with many players


def test_weighing_depends_on_the_view_and_the_seed_alone() -> None:
    """Two truths that look the same to the seat give the same figures; another seed gives others."""
    state = table(MIXED, (0, 2, 1)).state
    view = GAME.view(state, 0)
    other = GAME.determinize(view, random.Random(9))
    assert other != state
    candidates = tuple(GAME.legal_actions(state, 0))
    one, two = (ghostbumpers.weigh(GAME.view(truth, 0), candidates, 50, 7).points for truth in (state, other))
    assert (one == two).all()
    assert (ghostbumpers.weigh(view, candidates, 50, 8).points != one).any()


def test_what_cannot_be_weighed_is_refused() -> None:
    state = table(MIXED, (0, 2, 1)).state
    with pytest.raises(WrongAction, match="kernel-action-illegal"):
        ghostbumpers.weigh(GAME.view(state, 0), (Play((9,)),), 5, 1)
    with pytest.raises(WrongAction, match="kernel-seat-not-asked"):
        ghostbumpers.weigh(GAME.view(state, 1), (Play((1,)),), 5, 1)
    with pytest.raises(WrongAction, match="kernel-action-unknown"):
        ghostbumpers.action_of(pack_box(state.edition.content, 3, None), 63)
    with pytest.raises(WrongAction, match="kernel-action-of-chance"):
        ghostbumpers.action_number(pack_box(state.edition.content, 3, None), Deal(()))


def test_a_box_that_does_not_fit_is_refused() -> None:
    from dataclasses import replace

    content = spukhaus.config(GAME, 3).edition.content
    with pytest.raises(EditionTooLarge, match="kernel-pile-too-large"):
        pack_box(replace(content, relaxed=15), 3, None)
    assert pack_box(replace(content, relaxed=14), 3, None)[2] == 14


# Shy Monsters


def random_walk(rng: random.Random, steps: int) -> Any:
    state = SHY.new(spukhaus.config(SHY))
    for _ in range(steps):
        if not (asked := SHY.to_act(state)):
            break
        [seat] = asked
        action = SHY.chance(state, rng) if seat == CHANCE else SHY.legal_actions(state, seat).sample(rng)
        state = SHY.apply(state, seat, action).state
    return state


def test_random_heroes_end_as_in_the_rules() -> None:
    """The endings are as frequent as with the rules' own random play."""
    rng, theirs = random.Random(2), Counter[Any]()
    for _ in range(1500):
        theirs[random_walk(rng, 10_000).ending] += 1
    ours = shy_monsters.playouts(SHY.new(spukhaus.config(SHY)), 50_000, 3)
    for number, ending in enumerate(ENDINGS[1:], start=1):
        share = float((ours.endings == number).mean())
        error = (share * (1 - share) / 1500) ** 0.5
        assert abs(theirs[ending] / 1500 - share) < 4.5 * error + 0.001, ending


def test_a_wary_hero_escapes_more_often() -> None:
    start = SHY.new(spukhaus.config(SHY))
    wary = shy_monsters.playouts(start, 5000, 1, shy_monsters.Policy.WARY)
    dice = shy_monsters.playouts(start, 5000, 1)
    assert wary.escapes > 1.15 * dice.escapes
    assert wary.decisions < dice.decisions


def test_a_hero_is_weighed_in_worlds_that_fit_his_view() -> None:
    """As often as in playouts from worlds that the rules imagine."""
    rng, compared = random.Random(8), 0
    while compared < 4:
        state = random_walk(rng, rng.randint(4, 30))
        if state.phase not in (Phase.WALK, Phase.REVEAL):
            continue
        compared += 1
        view = SHY.view(state, 1)
        candidate = SHY.legal_actions(state, 1).sample(rng)
        [escapes] = shy_monsters.weigh(view, (candidate,), 4000, 1)
        theirs = 0
        for seed in range(400):
            after = SHY.apply(determinize(view, rng), 1, candidate).state
            theirs += shy_monsters.playouts(after, 1, seed, shy_monsters.Policy.WARY).escapes
        share = escapes / 4000
        assert abs(theirs / 400 - share) < 4.5 * (share * (1 - share) / 400) ** 0.5 + 0.01


def test_what_a_hero_cannot_do_is_refused() -> None:
    state = SHY.new(spukhaus.config(SHY))
    with pytest.raises(WrongAction, match="kernel-seat-not-asked"):
        shy_monsters.weigh(SHY.view(state, 1), (), 5, 1)
    with pytest.raises(WrongAction, match="kernel-action-of-chance"):
        shy_monsters.action_of(state, 0)
    state = random_walk(random.Random(1), 2)
    with pytest.raises(WrongAction, match="kernel-action-illegal"):
        shy_monsters.weigh(SHY.view(state, 1), (SHY.read("walk i10"),), 5, 1)
    with pytest.raises(WrongAction, match="kernel-action-unknown"):
        shy_monsters.action_of(state, 50)
