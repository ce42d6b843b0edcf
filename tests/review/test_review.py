"""Reviews: luck and skill add up, hints and verdicts agree, and no judgement knows what its seat did not."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.game import CHANCE, AnyGame, Logged, Outcome
from spukhaus.core.judgement import LEAST, NOISE, Judged, Judgement, Standing
from spukhaus.core.play import Play, play_bots
from spukhaus.review.analyst import JudgingEffort, advise, analyst_for, look, weigh
from spukhaus.review.review import History, judge, review, settled
from spukhaus.review.settling import WHOLE, Cause, Question, Review, Verdict, settle
from spukhaus.template.coins import GAME as COINS
from spukhaus.thinking.guide import Guide

HURRIED = JudgingEffort(first=4, second=12)
UNSEEN: Any = None
"""A view that nobody looks at."""
MATCHES = [
    ("shy_monsters", 2, "sensible", "a"),
    ("shy_monsters", 2, "expert", "b"),
    ("ghostbumpers", 3, "sensible", "a"),
    ("ghostbumpers", 5, "novice", "b"),
    ("straszydla", 2, "sensible", "a"),
]


def a_match(name: str, seats: int, bot: str = "sensible", seed: str = "look back") -> Play:
    game = registry.game(name)
    return play_bots(game, registry.config(game, seats), [registry.bot(game, bot)(game)] * seats, seed)


def hurried(game: AnyGame) -> Any:
    """The judge of a game, who hardly thinks at all."""
    analyst: Any = analyst_for(game)
    analyst.effort = HURRIED
    return analyst


def quickly(play: Play, most: int = 60) -> Review:
    """A review with hardly any thought, of some of the decisions."""
    history, analyst = History(play.game, play.config, play.log), hurried(play.game)
    some = history.questions[:: max(1, len(history.questions) // most)]
    judged = [(question, judge(analyst, question)) for question in some]
    assert play.outcome is not None
    return settled(analyst, history, judged, play.config, play.outcome)


def adds_up(found: Review) -> None:
    """Each seat's changes lead from its outset to its result, and nobody's share is counted twice."""
    for seat, account in enumerate(found.accounts):
        value, since = account.start, 0
        for change in (one for one in found.changes if one.seat == seat):
            assert (change.before, change.at >= since) == (value, True)
            assert change.amount
            value, since = change.after, change.at
        assert value == account.result == account.start + sum(account.changed.values())
    for points in found.curves:
        assert all(sum(point.shares) == WHOLE and 0 <= point.error < 1 for point in points)
        assert [point.at for point in points] == sorted({point.at for point in points})


@pytest.mark.parametrize(("name", "seats", "bot", "seed"), MATCHES)
def test_the_changes_add_up_to_the_outcome_and_each_has_its_cause(name: str, seats: int, bot: str, seed: str) -> None:
    play = a_match(name, seats, bot, seed)
    found = quickly(play)
    assert play.outcome is not None
    adds_up(found)
    for seat, account in enumerate(found.accounts):
        assert account.result == round(WHOLE * play.outcome.share(seat))
        assert account.changed[Cause.OWN] <= 0
    for change in found.changes:
        actors = {logged.seat for logged in play.log[change.at : change.until]}
        match change.cause:
            case Cause.CHANCE:  # never on a step where nothing random happened
                assert CHANCE in actors
            case Cause.OTHERS:
                assert actors - {CHANCE, change.seat}
            case Cause.OWN:
                assert actors == {change.seat}
    assert sum(account.start for account in found.accounts) == WHOLE
    assert len(found.moments) <= 3
    assert found.record(play.game) == quickly(play).record(play.game)


@pytest.mark.parametrize(("name", "seats"), [("shy_monsters", 2), ("ghostbumpers", 3), ("straszydla", 2)])
def test_a_curve_reads_what_the_decisions_say(name: str, seats: int) -> None:
    """Through the eyes of a seat, at each of its decisions: the same figure in the curve, the list and the moments."""
    found = quickly(a_match(name, seats))
    for seat, points in enumerate(found.curves):
        read = {point.at: point.shares[seat] for point in points}
        own = [one for one in found.decisions if one.seat == seat and one.judgement is not None]
        assert own
        assert [read[one.at] for one in own] == [one.expected for one in own]
    told = {(one.at, one.seat): one for one in found.decisions}
    for moment in found.moments:
        decision = told[moment.decision.at, moment.change.seat]
        if moment.change.cause is Cause.OWN:
            assert (moment.change.before, moment.change.after) == (decision.expected, decision.left)
            assert moment.words == f"own-{decision.verdict}"


@pytest.mark.parametrize(("name", "seats"), [("shy_monsters", 2), ("ghostbumpers", 4), ("straszydla", 3)])
def test_what_a_hint_says_is_never_a_mistake(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And its figures are those of the review."""
    monkeypatch.setattr("spukhaus.review.analyst.analyst_for", hurried)
    play = a_match(name, seats)
    asked = History(play.game, play.config, play.log).questions
    differed = 0
    for question in random.Random(name).sample(asked, min(len(asked), 25)):
        thought = advise(play.game, question.view, question.choices)
        differed += thought.action != question.action
        for action in (thought.action, question.action):
            found = judge(hurried(play.game), Question(0, question.seat, question.view, question.choices, action))
            if found is None:
                continue
            assert not found.loses(thought.action)
            assert found.best.action == thought.action
            figures = {one.action: round(found.worth(one), 9) for one in found.alternatives}
            assert all(figures[one.action] == round(one.value, 9) for one in thought.alternatives)
    assert differed


@pytest.mark.parametrize(("name", "seats"), [("shy_monsters", 2), ("ghostbumpers", 3), ("straszydla", 3)])
def test_a_judgement_is_the_same_whatever_the_seat_cannot_know(name: str, seats: int) -> None:
    """Hidden things are dealt anew: pacts, hands, piles and tiles. What is said of the decision does not change."""
    play = a_match(name, seats)
    game, analyst, rng = play.game, hurried(play.game), random.Random(name)
    asked = History(game, play.config, play.log).questions
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
        assert judge(analyst, question) == judge(analyst, again)
        assert analyst.standing(question.view) == analyst.standing(again.view)
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
    analyst = hurried(game)
    first, second = (History(game, config, play.log).questions for play in (one, other))
    for mine, theirs in list(zip(first, second, strict=False))[:6]:
        assert judge(analyst, mine) == judge(analyst, theirs)


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
    history = History(match.game, match.config, match.log, match.redeals)
    assert match.opening > 0
    assert match.game.outcome(history.last) == match.outcome
    played = [match.log[match.opening + one.at].action for one in history.questions]
    assert [one.action for one in history.questions] == played
    assert review(match.game, match.config, match.log, redeals=match.redeals).accounts


# By hand


def asked(at: int, seat: int, action: str = "a", choices: Any = ()) -> Question:
    return Question(at, seat, UNSEEN, choices, action)


def judged(seat: int, played: float, best: float, error: float = 0.0) -> Judgement:
    def shares(own: float) -> tuple[float, float]:
        return (own, 1 - own) if seat == 0 else (1 - own, own)

    mine, other = Judged("a", shares(played), error), Judged("b", shares(best), 0.0)
    return Judgement(seat, (other, mine) if best > played else (mine, other))


def by_actors(*actors: int) -> Callable[[int, int], Cause | None]:
    """Everybody's actions are told to all, and one's own teach nothing."""

    def cause(at: int, seat: int) -> Cause | None:
        return Cause.CHANCE if actors[at] == CHANCE else None if actors[at] == seat else Cause.OTHERS

    return cause


def not_looked_at(at: int, seat: int) -> Standing:
    raise AssertionError((at, seat))


def settle_by_hand(
    steps: list[tuple[Question, Judgement | None]],
    *actors: int,
    cause: Callable[[int, int], Cause | None] | None = None,
    looks: Callable[[int, int], Standing] = not_looked_at,
) -> Review:
    found = settle(steps, (0.5, 0.5), Outcome((1, 0), "end"), len(actors), cause or by_actors(*actors), looks)
    adds_up(found)
    return found


def causes(found: Review, seat: int) -> list[tuple[str, int]]:
    return [(one.cause.value, one.amount) for one in found.changes if one.seat == seat]


def test_a_small_match_by_hand() -> None:
    """Two seats: the first errs by 0.2; then the other plays well, and what the first finds at the end was hidden."""
    steps: list[tuple[Question, Judgement | None]] = [
        (asked(0, 0), judged(0, 0.4, 0.6)), (asked(1, 1), judged(1, 0.7, 0.7)), (asked(2, 0), judged(0, 0.3, 0.3)),
    ]  # fmt: skip

    def cause(at: int, seat: int) -> Cause | None:
        return Cause.NEWS if (at, seat) == (2, 0) else by_actors(0, 1, 0)(at, seat)

    found = settle_by_hand(steps, 0, 1, 0, cause=cause)
    first, second, _ = found.decisions
    assert (first.verdict, first.loss) == (Verdict.MISTAKE, 2000)
    assert (second.verdict, second.loss) == (Verdict.BEST, 0)
    assert causes(found, 0) == [("news", 1000), ("own", -2000), ("others", -1000), ("news", 7000)]
    assert causes(found, 1) == [("others", 2000), ("others", -7000)]
    assert [one.words for one in found.moments] == ["own-mistake", "news-up"]
    assert [one.better for one in found.moments] == ["b", None]
    mine, theirs = found.curves
    assert [(one.at, one.shares) for one in mine] == [
        (0, (6000, 4000)), (1, (4000, 6000)), (2, (3000, 7000)), (3, (10000, 0)),
    ]  # fmt: skip
    assert [one.shares for one in theirs] == [(5000, 5000), (3000, 7000), (3000, 7000), (10000, 0)]


def test_where_several_things_happen_the_judge_looks_between_them() -> None:
    """The other errs, then chance acts: what the first seat expected in between tells them apart."""
    steps: list[tuple[Question, Judgement | None]] = [
        (asked(0, 0), judged(0, 0.5, 0.5)), (asked(3, 0), judged(0, 0.9, 0.9)),
    ]  # fmt: skip
    looked = []

    def looks(at: int, seat: int) -> Standing:
        looked.append((at, seat))
        return Standing((0.8, 0.2))

    found = settle_by_hand(steps, 0, 1, CHANCE, 0, looks=looks)
    assert causes(found, 0) == [("others", 3000), ("chance", 1000), ("news", 1000)]
    assert (2, 0) in looked
    without = settle_by_hand(steps, 0, 1, 1, 0)
    assert causes(without, 0) == [("others", 4000), ("news", 1000)]


def test_no_verdict_within_the_noise() -> None:
    for error, verdict in ((0.0, Verdict.MISTAKE), (0.1 / NOISE + 0.001, Verdict.BEST), (0.03, Verdict.MISTAKE)):
        [decision] = settle_by_hand([(asked(0, 0), judged(0, 0.4, 0.5, error))], 0).decisions
        assert decision.verdict is verdict, error
    assert not judged(0, 0.4, 0.4 + LEAST / 2).loses("a")


class Letters:
    @staticmethod
    def write(action: str) -> str:
        return action


LETTERS: Any = Letters()


def test_a_loss_has_one_name_wherever_it_is_told() -> None:
    for loss, verdict in ((0.02, "good"), (0.06, "inaccuracy"), (0.09, "mistake")):
        steps: list[tuple[Question, Judgement | None]] = [
            (asked(0, 0), judged(0, 0.5, 0.5 + loss)), (asked(1, 0), judged(0, 0.5, 0.5)),
        ]  # fmt: skip
        found = settle_by_hand(steps, 0, 0)
        record: Any = found.record(LETTERS)
        assert record["decisions"][0]["verdict"] == verdict
        assert record["seats"][0]["verdicts"][verdict] == 1
        assert [one["words"] for one in record["moments"] if one["cause"] == "own"] == (
            [] if verdict == "good" else [f"own-{verdict}"]
        )


def test_what_can_still_be_done_is_not_lost_yet() -> None:
    """The seat goes on at once and knows no more: only the last step of its turn can lose what was there all along."""
    steps: list[tuple[Question, Judgement | None]] = [
        (asked(0, 0), judged(0, 0.4, 0.6)), (asked(1, 0, choices=("a", "b")), judged(0, 0.4, 0.6)),
    ]  # fmt: skip
    first, second = settle_by_hand(steps, 0, 0).decisions
    assert (first.loss, second.loss) == (0, 2000)
    gone: list[tuple[Question, Judgement | None]] = [
        (asked(0, 0), judged(0, 0.4, 0.6)), (asked(1, 0, choices=("a",)), judged(0, 0.4, 0.4)),
    ]  # fmt: skip
    assert settle_by_hand(gone, 0, 0).decisions[0].loss == 2000


class Urn(Guide):
    """Worlds are numbers from 0 to 1; an action is worth its own value, give or take the world."""

    def imagine(self, view: Any, rng: random.Random) -> float:
        return rng.random() - 0.5

    def outcomes(self, world: float, seat: int, action: float, rng: random.Random) -> tuple[float, float]:
        own = min(1.0, max(0.0, action + world * 0.2 + (rng.random() - 0.5) * 0.1 * (action > 0.5)))
        return own, 1 - own

    def play_on(self, state: float, rng: random.Random) -> tuple[float, float]:
        return self.outcomes(state, 0, 0.5, rng)


class Seated:
    seat = 0


def weighed(candidates: list[float], *also: float) -> Judgement:
    view: Any = Seated()
    return weigh(Urn(COINS), view, candidates, also, random.Random(1), JudgingEffort(40, 400))


def test_worlds_and_luck_are_the_same_for_all_that_is_weighed() -> None:
    found = weighed([0.3, 0.4, 0.7], 0.4)
    assert found.best.action == 0.7
    mine = found.of(0.4)
    assert found.loses(0.4)
    assert found.worth(found.best) - found.worth(mine) == pytest.approx(0.3, abs=4 * mine.error)
    both = weighed([0.3, 0.4], 0.3)
    assert both.worth(both.of(0.4)) - both.worth(both.of(0.3)) == pytest.approx(0.1)  # the same worlds: no noise
    assert not weighed([0.398, 0.4], 0.398).loses(0.398)


def test_what_was_played_changes_nothing_for_the_rest() -> None:
    alone, beside = weighed([0.3, 0.4, 0.7]), weighed([0.3, 0.4, 0.7], 0.1)
    assert [one for one in beside.alternatives if one.action != 0.1] == list(alone.alternatives)
    assert beside.loses(0.1)


def test_how_things_stand_for_somebody_who_only_waits() -> None:
    view: Any = Seated()
    found = look(Urn(COINS), view, random.Random(1), 400)
    assert sum(found.shares) == pytest.approx(1)
    assert found.shares[0] == pytest.approx(0.5, abs=4 * found.error)


def test_entries_of_the_log_that_nobody_chose_are_no_decisions() -> None:
    game = registry.game("shy_monsters")
    match = matchfile.read((registry.data(game) / "playthroughs" / "killed.txt").read_text("utf-8"))
    assert all(isinstance(one, Logged) for one in match.log)
    assert {one.seat for one in History(game, match.config, match.log).questions} == {0, 1}
