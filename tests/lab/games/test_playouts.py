"""What the kernels play keeps the rules, and their players are as clever as they say."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

import spukhaus
from spukhaus.core.edition import Edition
from spukhaus.core.game import CHANCE
from spukhaus.games.ghostbumpers.bots.guide import GhostGuide, Standings
from spukhaus.games.ghostbumpers.bots.playout import WHIM, alarm_at, choose, considered, is_last
from spukhaus.games.ghostbumpers.model.hands import CardSet, all_sets, pack_hand
from spukhaus.games.ghostbumpers.model.match import NEWS, NEWS_POINTS
from spukhaus.games.ghostbumpers.model.round import HANDS, ROUND_OVER, TURN, pack_round, points_of
from spukhaus.games.ghostbumpers.model.round import play as play_in_round
from spukhaus.games.ghostbumpers.rules.actions import Deal, Lay, Play
from spukhaus.games.ghostbumpers.rules.state import Stage, State
from spukhaus.games.shy_monsters.rules.state import Phase
from spukhaus.games.shy_monsters.rules.view import determinize
from spukhaus.lab.compiling import WrongAction, fraction, streams
from spukhaus.lab.games import ghostbumpers, shy_monsters
from spukhaus.lab.games.ghostbumpers.packing import pack_box
from spukhaus.lab.games.ghostbumpers.playouts import perform, quick_play
from spukhaus.lab.games.shy_monsters.packing import ENDINGS
from tests.games.ghostbumpers.rounds import EDITIONS, GAME, MIXED, table
from tests.games.ghostbumpers.test_knowledge import random_state
from tests.games.shy_monsters import scenes
from tests.lab.games.counting import report
from tests.samples import sample

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


class Streamed(random.Random):
    """Draws what a kernel draws from the same stream."""

    stream = streams(0, 1)

    def random(self) -> float:
        return float(fraction(self.stream))


def code(played: CardSet) -> int:
    """As the kernel writes a set."""
    return 16 * played.copies + played.number


@pytest.mark.parametrize("policy", [ghostbumpers.Policy.QUICK, ghostbumpers.Policy.ALERT])
@pytest.mark.parametrize("whim", [0.0, WHIM, 0.5])
def test_people_in_a_hurry_choose_as_in_plain_python(
    policy: ghostbumpers.Policy, whim: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same random draws the kernel's choice is the one of the bots' playouts, and so are the points."""
    monkeypatch.setattr("spukhaus.games.ghostbumpers.bots.playout.WHIM", whim)
    rng, news, met = random.Random(5), np.zeros(NEWS, np.int64), Counter[str]()
    drawn, stream = Streamed(), streams(7, 1)
    drawn.stream = streams(7, 1)
    while met["rounds"] < 300:
        seats = rng.choice(GAME.seat_counts)
        state = random_state(rng, seats, rng.choice(EDITIONS), steps=1 + seats + rng.randint(0, 3 * seats))
        if state.stage is not Stage.PLAY:
            continue
        row, box = ghostbumpers.pack(state), pack_box(state.edition.content, seats, state.target)
        plain, over = pack_round(state), 0
        alarm = alarm_at(state.edition.content) if policy == ghostbumpers.Policy.ALERT else 0
        while not over:
            played = choose(plain, alarm, drawn)
            assert quick_play(row, alarm, whim, stream) == code(played)
            assert stream == drawn.stream
            met[f"number {played.number}"] += 1
            met["the last one"] += is_last(plain)
            met["pairs and more"] += played.copies > 1
            if rng.random() < 0.2:  # then something else is played, to see more than good play shows
                played = rng.choice(all_sets(plain[HANDS + plain[TURN]]))
            met["decisions"] += 1
            happened = perform(row, box, code(played), news)
            over = play_in_round(plain, played) & ROUND_OVER
        assert happened & ROUND_OVER
        assert news[NEWS_POINTS:][:seats].tolist() == points_of(plain)
        met["rounds"] += 1
    report(f"Ghostbumpers, {policy.name}, whims {whim}, kernel and playout", met)
    assert met["decisions"] > 2500
    assert all(met[name] for name in ("number 0", "the last one", "pairs and more"))


def test_a_whim_plays_just_anything() -> None:
    """All that a playout considers, each as often as any other."""
    state = table(("1z2255577", *MIXED[1:]), (0, 2, 1)).state
    row, stream, alarm = ghostbumpers.pack(state), streams(4, 1), alarm_at(state.edition.content)
    sets = considered(pack_hand(state.hands[0])).sets
    met = Counter(quick_play(row, alarm, 1.0, stream) for _ in range(1000 * len(sets)))
    assert set(met) == set(map(code, sets))
    assert all(abs(count - 1000) < 150 for count in met.values())
    sober = quick_play(row, alarm, 0.0, stream)
    odd = sum(quick_play(row, alarm, 0.1, stream) != sober for _ in range(10_000))
    assert abs(odd - 1000 * (1 - 1 / len(sets))) < 150


def test_people_in_a_hurry_score_more_than_dice() -> None:
    start: State = GAME.new(spukhaus.config(GAME, 4))
    quick = ghostbumpers.playouts(start, 400, 1, ghostbumpers.Policy.QUICK).scores.mean()
    dice = ghostbumpers.playouts(start, 400, 1).scores.mean()
    assert quick > 1.5 * dice


@pytest.mark.parametrize("laid", [False, True])
def test_candidates_are_weighed_as_the_guide_weighs_them(laid: bool) -> None:
    """Worlds as likely and people alike in Python and in the kernel, so the same means."""
    hands = (*MIXED, "136678899")
    told = ("0 play 5", "1 play 4", "2 play 6", "3 play 1", "2 play 3", "3 play 3")
    state = table(hands, (0, 2, 3, 6)).play(*told).state if laid else table(hands).play("2 lay 3").state
    view = GAME.view(state, 0)
    guide, standings, rng = GhostGuide(GAME, view), Standings.of(view), random.Random(3)
    candidates = tuple(GAME.legal_actions(state, 0))[:3]
    beliefs = {
        belief.about["seat"]: [(one.that["depth"], one.chance) for one in belief.possibilities]
        for belief in guide.beliefs(view)
        if belief.about["kind"] == "pile"
    }
    assert set(beliefs) == ({1, 2, 3} if laid else {2})
    found = ghostbumpers.weigh(view, candidates, 4000, 1, cast("Any", beliefs))
    assert found.points.shape == (3, 4000, 4)
    for candidate, points in zip(candidates, found.points.tolist(), strict=True):
        ours = np.array([standings.chance(scored, 0) for scored in points])
        theirs = np.array([guide.attempt(guide.imagine(view, rng), 0, candidate, rng) for _ in range(2000)])
        error = (theirs.var() / 2000 + ours.var() / 4000) ** 0.5
        assert 0 < error < 0.02
        assert abs(theirs.mean() - ours.mean()) < 4.5 * error


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


def test_the_largest_box_fits() -> None:
    """As many cards as a hand may have, as deep piles as there may be, and all cards but one alike."""
    config = spukhaus.config(GAME, 6)
    content = replace(config.edition.content, deck=(0, *[9] * 140), hand=20, relaxed=20)
    edition = Edition("large", "large", content, config.edition.terms, "")
    start: State = GAME.new(replace(config, edition=edition))
    for seed, policy in enumerate(ghostbumpers.Policy):
        state = start
        for logged in ghostbumpers.recorded_playout(start, seed, policy):
            state = GAME.apply(state, logged.seat, logged.action).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert tuple(ghostbumpers.playouts(start, 1, seed, policy).scores[0].tolist()) == outcome.scores


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
    matches = sample(500, 1500)
    for _ in range(matches):
        theirs[random_walk(rng, 10_000).ending] += 1
    ours = shy_monsters.playouts(SHY.new(spukhaus.config(SHY)), 50_000, 3)
    for number, ending in enumerate(ENDINGS[1:], start=1):
        share = float((ours.endings == number).mean())
        error = (share * (1 - share) / matches) ** 0.5
        assert abs(theirs[ending] / matches - share) < 4.5 * error + 0.001, ending


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
