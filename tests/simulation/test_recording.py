"""What is kept of a match: everything that was told is counted, and every game says what its content is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.core.content_study import Case
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.extras import Extras
from spukhaus.core.game import CHANCE, AnyGame, Step
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.simulation.matches import Series
from spukhaus.simulation.recording import Record, record_match, with_idle_cases
from spukhaus.texts import Speaker


def recorded(name: str, deal: int = 0, seats: int | None = None, bot: str = "sensible") -> Record:
    game = registry.game(name)
    series = Series(name, registry.edition(game).text, "seed", registry.config(game).options)
    return record_match(series, deal, (bot,) * (seats or game.seat_counts[0]))


def of_topic(match: Record, topic: str) -> list[Case]:
    return [case for case in match.cases if case.topic == topic]


@pytest.mark.parametrize("name", registry.game_names())
def test_a_match_is_played_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happened is taken down on the way: the rules carry out every action a single time, and once more from
    where one decision is made otherwise."""
    game = registry.game(name)
    carry_out, rules = Counter[int](), type(game)
    real = rules.apply

    def apply(self: AnyGame, state: Any, seat: int, action: Any) -> Step[Any]:
        carry_out[seat] += 1
        return real(self, state, seat, action)

    monkeypatch.setattr(rules, "apply", apply)
    record = recorded(name, bot="random")
    assert record.events
    assert record.course.swerve is not None
    again = record.course.swerve.decisions
    assert record.match.decisions + again == carry_out.total() - carry_out[CHANCE]
    assert carry_out[CHANCE] > 0


@pytest.mark.parametrize("name", registry.game_names())
def test_every_topic_of_a_game_and_all_its_things_have_words(name: str) -> None:
    game = registry.game(name)
    match = recorded(name, bot="random")
    assert match.cases
    for language in LANGUAGES:
        speaker = Speaker(language, game, registry.edition(game))
        for case in match.cases:
            assert speaker.knows(f"study-{case.topic}")
            for thing in case.had:
                vocabulary = game.words.get(case.topic)
                for word in thing if isinstance(thing, tuple) else (thing,):
                    assert vocabulary is None or speaker.knows(f"{vocabulary}-{word}")


@pytest.mark.parametrize("name", registry.game_names())
def test_every_study_that_is_written_is_one_of_a_topic(name: str) -> None:
    topics = {case.topic for case in recorded(name, bot="random").cases}
    lines = (registry.data(registry.game(name)) / "texts" / "en.ftl").read_text("utf-8").splitlines()
    assert {line.split()[0] for line in lines if line.startswith("study-")} == {f"study-{topic}" for topic in topics}


def test_the_hero_gets_through_as_many_storeys_as_he_leaves() -> None:
    for deal in range(12):
        match = recorded("shy_monsters", deal)
        events = dict(match.events)
        storeys = of_topic(match, "storey")
        assert [case.had for case in storeys] == [(number,) for number in range(1, len(storeys) + 1)]
        assert sum(case.result for case in storeys) == events.get("storey-left", 0)
        assert storeys[-1].result == match.match.scores[1]
        assert [len(case.had) for case in of_topic(match, "monsters")] == [2] * len(storeys)
        for lying, active in zip(of_topic(match, "monsters"), of_topic(match, "seen"), strict=True):
            assert set(active.had) <= set(lying.had)


def test_points_of_all_rounds_are_the_scores() -> None:
    match = recorded("ghostbumpers", seats=4)
    scores: Counter[int] = Counter()
    for case in of_topic(match, "depth"):
        assert case.points
        scores[case.seat] += int(case.result)
    assert tuple(scores[seat] for seat in range(4)) == match.match.scores
    assert all(1 <= len(case.had) <= 10 for case in of_topic(match, "cards"))


def test_who_has_what_in_the_town() -> None:
    match = recorded("straszydla", seats=3)
    box = registry.edition(registry.game("straszydla")).content
    assert isinstance(box, Box)
    events = dict(match.events)
    assert [len(case.had) for case in of_topic(match, "pact")] == [1, 1, 1]
    assert sum(case.result for case in of_topic(match, "pact")) == pytest.approx(1)
    assert all(set(box.starters) & set(case.had) for case in of_topic(match, "spook"))
    gained = sum(events.get(kind, 0) for kind in ("starter-taken", "bought", "summoned"))
    assert 3 <= sum(len(case.had) for case in of_topic(match, "spook")) <= gained


def test_a_new_game_needs_no_code(coins: AnyGame) -> None:
    """Its secrets are found in its events, and belong to whom they were told."""
    match = recorded("coins", seats=3, bot="random")
    assert dict(match.events) == {"dealt": 2, "has-bid": 6, "shown": 2}
    assert {case.topic for case in match.cases} == {"dealt / card", "has-bid / pennies"}
    assert {(case.seat, case.result) for case in match.cases} == set(enumerate(match.match.shares))


def test_named_things_are_found_in_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the town's events say when nobody has told what to look for."""
    studied = recorded("straszydla", bot="random")
    monkeypatch.setattr(registry, "extras", lambda game: Extras())
    found = recorded("straszydla", bot="random")
    assert found.match == studied.match
    pacts = [(case.seat, frozenset(case.had)) for case in of_topic(found, "pacts-dealt / pact")]
    assert pacts == [
        (case.seat, frozenset(case.had[0] if isinstance(case.had[0], tuple) else ()))
        for case in of_topic(studied, "pact")
    ]
    assert of_topic(found, "settled / tile")


def test_who_had_nothing_is_a_case_too(coins: AnyGame) -> None:
    one = recorded("coins", seats=2, bot="random")
    idle = Record(0, one.match, (), (), one.course)
    [_, filled] = with_idle_cases([one, idle])
    assert {(case.topic, case.seat, case.result) for case in filled.cases} == {
        (case.topic, case.seat, case.result) for case in one.cases
    }
    assert all(case.had == () for case in filled.cases)
