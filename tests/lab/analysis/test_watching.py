"""What is kept of a match: everything that was told is counted, and every game says what its content is."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from spukhaus.bots.arena.matches import Contest
from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.game import AnyGame
from spukhaus.core.study import Case
from spukhaus.games.straszydla.rules.box import Box
from spukhaus.lab.analysis.watching import Watched, completed, watch
from spukhaus.texts import Speaker


def watched(name: str, deal: int = 0, seats: int | None = None, bot: str = "sensible") -> Watched:
    game = registry.game(name)
    contest = Contest(name, registry.edition(game).text, "seed", registry.config(game).options)
    return watch(0, contest, deal, (bot,) * (seats or game.seat_counts[0]))


def of_topic(match: Watched, topic: str) -> list[Case]:
    return [case for case in match.cases if case.topic == topic]


@pytest.mark.parametrize("name", registry.game_names())
def test_every_topic_of_a_game_and_all_its_things_have_words(name: str) -> None:
    game = registry.game(name)
    match = watched(name, bot="random")
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
    topics = {case.topic for case in watched(name, bot="random").cases}
    lines = (registry.data(registry.game(name)) / "texts" / "en.ftl").read_text("utf-8").splitlines()
    assert {line.split()[0] for line in lines if line.startswith("study-")} == {f"study-{topic}" for topic in topics}


def test_the_hero_gets_through_as_many_storeys_as_he_leaves() -> None:
    for deal in range(12):
        match = watched("shy_monsters", deal)
        happenings = dict(match.happenings)
        storeys = of_topic(match, "storey")
        assert [case.had for case in storeys] == [(number,) for number in range(1, len(storeys) + 1)]
        assert sum(case.result for case in storeys) == happenings.get("storey-left", 0)
        assert storeys[-1].result == match.match.scores[1]
        assert [len(case.had) for case in of_topic(match, "monsters")] == [2] * len(storeys)
        for lying, active in zip(of_topic(match, "monsters"), of_topic(match, "seen"), strict=True):
            assert set(active.had) <= set(lying.had)


def test_points_of_all_rounds_are_the_scores() -> None:
    match = watched("ghostbumpers", seats=4)
    scores: Counter[int] = Counter()
    for case in of_topic(match, "depth"):
        assert case.points
        scores[case.seat] += int(case.result)
    assert tuple(scores[seat] for seat in range(4)) == match.match.scores
    assert all(1 <= len(case.had) <= 10 for case in of_topic(match, "cards"))


def test_who_has_what_in_the_town() -> None:
    match = watched("straszydla", seats=3)
    box = registry.edition(registry.game("straszydla")).content
    assert isinstance(box, Box)
    happenings = dict(match.happenings)
    assert [len(case.had) for case in of_topic(match, "pact")] == [1, 1, 1]
    assert sum(case.result for case in of_topic(match, "pact")) == pytest.approx(1)
    assert all(set(box.starters) & set(case.had) for case in of_topic(match, "spook"))
    gained = sum(happenings.get(kind, 0) for kind in ("starter-taken", "bought", "summoned"))
    assert 3 <= sum(len(case.had) for case in of_topic(match, "spook")) <= gained


def test_a_new_game_needs_no_code(coins: AnyGame) -> None:
    """Its secrets are found in its events, and belong to whom they were told."""
    match = watched("coins", seats=3, bot="random")
    assert dict(match.happenings) == {"dealt": 2, "has-bid": 6, "shown": 2}
    assert {case.topic for case in match.cases} == {"dealt / card", "has-bid / coins"}
    assert {(case.seat, case.result) for case in match.cases} == set(enumerate(match.match.shares))


def test_named_things_are_found_in_events(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the town's events say when nobody has told what to look for."""
    studied = watched("straszydla", bot="random")
    monkeypatch.setattr(registry, "study", lambda game: None)
    found = watched("straszydla", bot="random")
    assert found.match == studied.match
    pacts = [(case.seat, frozenset(case.had)) for case in of_topic(found, "pacts-dealt / pact")]
    assert pacts == [
        (case.seat, frozenset(case.had[0] if isinstance(case.had[0], tuple) else ()))
        for case in of_topic(studied, "pact")
    ]
    assert of_topic(found, "settled / tile")


def test_who_had_nothing_is_a_case_too(coins: AnyGame) -> None:
    one = watched("coins", seats=2, bot="random")
    idle = Watched(0, one.match, (), ())
    [_, filled] = completed([one, idle])
    assert {(case.topic, case.seat, case.result) for case in filled.cases} == {
        (case.topic, case.seat, case.result) for case in one.cases
    }
    assert all(case.had == () for case in filled.cases)


def test_numbers_need_no_libraries() -> None:
    """It works where the extra is not installed."""
    script = (
        "import sys; sys.modules['numpy'] = sys.modules['numba'] = None; from spukhaus.cli import main; "
        "sys.exit(main(['lab', 'analyse', 'shy_monsters', '--bots', 'sensible', '--games', '2']))"
    )
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)
