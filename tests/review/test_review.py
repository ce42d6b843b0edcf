"""Reviews: luck and skill add up, and no judgement knows what its seat did not."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.game import CHANCE, AnyGame, Logged, Outcome
from spukhaus.core.judgement import LEAST, NOISE, Judged, Judgement
from spukhaus.core.play import Play, play_bots
from spukhaus.review.analyst import JudgingEffort, analyst_for, weigh
from spukhaus.review.review import judge, questions, review
from spukhaus.review.settling import WHOLE, Cause, Question, Review, Verdict, settle
from spukhaus.template.coins import GAME as COINS
from spukhaus.thinking.guide import Guide

QUICK = 0.02
UNSEEN: Any = None
"""A view that nobody looks at."""


def a_match(name: str, seats: int, bot: str = "sensible", seed: str = "look back") -> Play:
    game = registry.game(name)
    return play_bots(game, registry.config(game, seats), [registry.bot(game, bot)(game)] * seats, seed)


def quickly(play: Play, most: int = 60) -> Review:
    """A review with hardly any thought, of some of the decisions."""
    asked, _ = questions(play.game, play.config, play.log)
    analyst = analyst_for(play.game)
    some = asked[:: max(1, len(asked) // most)]
    judged = [(question, judge(analyst, question, QUICK)) for question in some]
    assert play.outcome is not None
    return settle(judged, analyst.expected(play.config), play.outcome, [one.seat for one in play.log])


def adds_up(found: Review) -> None:
    """Each seat's changes lead from its outset to its result, and nobody's share is counted twice."""
    for seat, account in enumerate(found.accounts):
        value, since = account.start, 0
        for change in (one for one in found.changes if one.seat == seat):
            assert (change.before, change.at >= since) == (value, True)
            assert change.amount
            value, since = change.after, change.at
        assert value == account.result == account.start + sum(account.changed.values())
    for point in found.points:
        assert sum(point.shares) == WHOLE
        assert 0 <= point.error < 1
    assert [point.at for point in found.points] == sorted({point.at for point in found.points})


@pytest.mark.parametrize(("name", "seats"), [("shy_monsters", 2), ("ghostbumpers", 3), ("straszydla", 2)])
def test_the_changes_add_up_to_the_outcome_and_the_shares_to_one(name: str, seats: int) -> None:
    play = a_match(name, seats)
    found = quickly(play)
    assert play.outcome is not None
    adds_up(found)
    for seat, account in enumerate(found.accounts):
        assert account.result == round(WHOLE * play.outcome.share(seat))
        assert account.changed[Cause.OWN] <= 0
    assert sum(account.start for account in found.accounts) == pytest.approx(WHOLE, abs=seats)
    assert len(found.moments) <= 3
    assert found.record(play.game) == quickly(play).record(play.game)


@pytest.mark.parametrize(("name", "seats"), [("shy_monsters", 2), ("ghostbumpers", 3), ("straszydla", 3)])
def test_a_judgement_is_the_same_whatever_the_seat_cannot_know(name: str, seats: int) -> None:
    """Hidden things are dealt anew: pacts, hands, piles and tiles. What is said of the decision does not change."""
    play = a_match(name, seats)
    game, analyst, rng = play.game, analyst_for(play.game), random.Random(name)
    asked, _ = questions(game, play.config, play.log)
    state, states = game.new(play.config), []
    for logged in play.log:
        states.append(state)
        state = game.apply(state, logged.seat, logged.action).state
    differed = 0
    for question in rng.sample(asked, 12):
        other = game.determinize(question.view, rng)
        differed += other != states[question.at]
        again = Question(
            question.at, question.seat, game.view(other, question.seat), game.legal_actions(other, question.seat),
            question.action,
        )  # fmt: skip
        assert judge(analyst, question, QUICK) == judge(analyst, again, QUICK)
    assert differed > 2


def test_what_comes_later_changes_no_judgement() -> None:
    """Two matches that begin alike: their first decisions are judged alike."""
    one = a_match("ghostbumpers", 3)
    game, config = one.game, one.config
    half = one.log[: len(one.log) // 2]
    other = Play(game, config, "another end")
    for logged in half:
        other.act(logged.seat, logged.action)
    rng = random.Random(3)
    while game.to_act(other.state):
        for _ in other.deal():
            pass
        for seat in game.to_act(other.state)[:1]:
            other.act(seat, game.legal_actions(other.state, seat).sample(rng))
    assert one.log != other.log
    analyst = analyst_for(game)
    first, second = (questions(game, config, play.log)[0] for play in (one, other))
    for mine, theirs in list(zip(first, second, strict=False))[:6]:
        assert judge(analyst, mine, QUICK) == judge(analyst, theirs, QUICK)


def test_any_game_can_be_reviewed(coins: AnyGame) -> None:
    config = registry.config(coins, 2)
    play = play_bots(coins, config, [registry.bot(coins, "random")(coins)] * 2, "toy")
    told: list[float] = []
    found = review(coins, config, play.log, told.append)
    assert told[-1] == 1.0
    assert told == sorted(told)
    assert found.decisions
    adds_up(found)


def test_a_match_that_goes_on_has_no_review() -> None:
    game = registry.game("shy_monsters")
    match = matchfile.read((registry.data(game) / "playthroughs" / "killed.txt").read_text("utf-8"))
    with pytest.raises(ValueError, match="not over"):
        review(game, match.config, match.log[:3])


def test_a_match_that_was_played_on_from_another_is_judged_for_its_own_part() -> None:
    path = Path(__file__).parent.parent / "replays" / "files" / "shy_monsters" / "rules-1-format-3.txt"
    match = matchfile.read(path.read_text("utf-8"))
    asked, last = questions(match.game, match.config, match.log, match.redeals)
    assert match.opening > 0
    assert match.game.outcome(last) == match.outcome
    assert [one.action for one in asked] == [match.log[match.opening + one.at].action for one in asked]
    assert review(match.game, match.config, match.log, redeals=match.redeals).accounts


# By hand


def asked(at: int, seat: int, action: str = "a", quiet: bool = False, choices: Any = ()) -> Question:
    return Question(at, seat, UNSEEN, choices, action, quiet)


def judged(played: float, best: float, error: float = 0.0) -> Judgement:
    mine, other = Judged("a", played), Judged("b", best, error)
    return Judgement(mine, tuple(sorted((mine, other), key=lambda one: -one.value)))


def causes(found: Review, seat: int) -> list[tuple[str, int]]:
    return [(one.cause.value, one.amount) for one in found.changes if one.seat == seat]


def test_a_small_match_by_hand() -> None:
    """Two seats: the first errs by 0.2; then the other plays well, and what the first finds at the end was hidden."""
    found = settle(
        [(asked(0, 0), judged(0.4, 0.6)), (asked(1, 1), judged(0.7, 0.7)), (asked(2, 0), judged(0.3, 0.3))],
        (0.5, 0.5),
        Outcome((1, 0), "end"),
        (0, 1, 0),
    )
    first, second, _ = found.decisions
    assert (first.verdict, first.loss) == (Verdict.MISTAKE, 2000)
    assert (second.verdict, second.loss) == (Verdict.BEST, 0)
    assert causes(found, 0) == [("news", 1000), ("own", -2000), ("others", -1000), ("news", 7000)]
    assert causes(found, 1) == [("others", 2000), ("others", -7000)]
    assert [one.words for one in found.moments] == ["own-mistake", "news-up"]
    assert [one.better for one in found.moments] == ["b", None]
    assert [one.shares for one in found.points] == [(5455, 4545), (3636, 6364), (3000, 7000), (10000, 0)]
    adds_up(found)


def test_where_chance_acts_it_is_told_from_what_others_do_wrong() -> None:
    steps = [(asked(0, 0), judged(0.5, 0.5)), (asked(1, 1), judged(0.2, 0.5)), (asked(3, 0), judged(0.9, 0.9))]
    found = settle(steps, (0.5, 0.5), Outcome((1, 0), "end"), (0, 1, CHANCE, 0))
    assert causes(found, 0) == [("others", 3000), ("chance", 1000), ("news", 1000)]
    without = settle(steps, (0.5, 0.5), Outcome((1, 0), "end"), (0, 1, 1, 0))
    assert causes(without, 0) == [("others", 4000), ("news", 1000)]


def test_no_verdict_within_the_noise() -> None:
    for error, verdict in ((0.0, Verdict.MISTAKE), (0.1 / NOISE + 0.001, Verdict.BEST), (0.03, Verdict.MISTAKE)):
        [decision] = settle(
            [(asked(0, 0), judged(0.4, 0.5, error))], (0.5, 0.5), Outcome((1, 0), "end"), (0,)
        ).decisions
        assert decision.verdict is verdict, error
    assert judged(0.4, 0.4 + LEAST / 2).best.action == "a"


def test_what_can_still_be_done_is_not_lost_yet() -> None:
    """The seat goes on at once and knows no more: only the last step of its turn can lose what was there all along."""
    steps = [(asked(0, 0, quiet=True), judged(0.4, 0.6)), (asked(1, 0, choices=("a", "b")), judged(0.4, 0.6))]
    first, second = settle(steps, (0.5, 0.5), Outcome((1, 0), "end"), (0, 0)).decisions
    assert (first.loss, second.loss) == (0, 2000)
    gone = [(asked(0, 0, quiet=True), judged(0.4, 0.6)), (asked(1, 0, choices=("a",)), judged(0.4, 0.4))]
    assert settle(gone, (0.5, 0.5), Outcome((1, 0), "end"), (0, 0)).decisions[0].loss == 2000


class Urn(Guide):
    """Worlds are numbers from 0 to 1; an action is worth its own value, give or take the world."""

    def imagine(self, view: Any, rng: random.Random) -> float:
        return rng.random() - 0.5

    def attempt(self, world: float, seat: int, action: float, rng: random.Random) -> float:
        return min(1.0, max(0.0, action + world * 0.2 + (rng.random() - 0.5) * 0.1 * (action > 0.5)))


def test_worlds_and_luck_are_the_same_for_all_that_is_weighed() -> None:
    found = weigh(Urn(COINS), UNSEEN, 0, [0.3, 0.4, 0.7], 0.4, random.Random(1), JudgingEffort(40, 400))
    assert found.best.action == 0.7
    assert found.best.value - found.played.value == pytest.approx(0.3, abs=4 * found.best.error)
    [worse] = [one for one in found.alternatives if one.action == 0.3]
    assert worse.value - found.played.value == pytest.approx(-0.1)  # the world is the same: no noise at all
    assert weigh(Urn(COINS), UNSEEN, 0, [0.39], 0.4, random.Random(1), JudgingEffort(40, 400)).best.action == 0.4


def test_entries_of_the_log_that_nobody_chose_are_no_decisions() -> None:
    game = registry.game("shy_monsters")
    match = matchfile.read((registry.data(game) / "playthroughs" / "killed.txt").read_text("utf-8"))
    asked_, _ = questions(game, match.config, match.log)
    assert all(isinstance(one, Logged) for one in match.log)
    assert {one.seat for one in asked_} == {0, 1}
