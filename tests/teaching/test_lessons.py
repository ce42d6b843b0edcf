"""Every lesson of every game: it can be played as it is written, forgives with a reason, and has its words."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.core.errors import ActionRefused, IllegalAction, LessonBroken, NotFound
from spukhaus.core.game import Listed
from spukhaus.core.rulebook import rule_titles
from spukhaus.teaching import lessons
from spukhaus.teaching.lessons import Position, Reason, Scene
from tests.test_texts import messages_in

GAMES = registry.game_names()
SCENES = [scene for name in GAMES for scene in lessons.scenes(registry.game(name))]
TRIED = 200
"""So many of the choices that are too many to be listed."""

every_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: f"{scene.game.name}-{scene.name}")
GHOSTBUMPERS = registry.game("ghostbumpers")


def wanted_path(scene: Scene) -> list[str]:
    return [step.shown for step in scene.steps]


def positions(scene: Scene) -> Iterator[Position]:
    """The scene before each of its steps."""
    for number in range(len(scene.steps)):
        yield lessons.run(scene, wanted_path(scene)[:number])


@every_scene
def test_a_scene_is_played_to_its_end_through_what_is_wanted(scene: Scene) -> None:
    for number, position in enumerate(positions(scene)):
        assert position.step is scene.steps[number], position.feedback
        assert (position.step.kind == "act") == (position.choices is not None)
    end = lessons.run(scene, wanted_path(scene))
    assert (end.step, end.feedback) == (None, None)
    assert lessons.run(scene, end.answers) == end


@every_scene
def test_every_way_that_is_wanted_leads_on(scene: Scene) -> None:
    path = wanted_path(scene)
    for number, step in enumerate(scene.steps):
        for wanted in {wanted for wanted in step.wants if "*" not in wanted and "?" not in wanted}:
            end = lessons.run(scene, [*path[:number], wanted, *path[number + 1 :]])
            assert len(end.answers) > number, wanted


def tries(position: Position) -> list[str]:
    """All that a learner could do here, or a good sample of it."""
    assert position.step is not None
    if position.step.kind == "question":
        return list(position.step.answers)
    if position.choices is None:
        return []
    rng, game = random.Random(1), position.scene.game
    if isinstance(position.choices, Listed):
        return [game.write(action) for action in position.choices]
    return [game.write(position.choices.sample(rng)) for _ in range(TRIED)]


@every_scene
def test_whatever_else_is_tried_is_forgiven_with_a_reason(scene: Scene) -> None:
    for position in positions(scene):
        rights = 0
        for tried in tries(position):
            after = lessons.run(scene, [*position.answers, tried])
            if len(after.answers) > len(position.answers):
                rights += 1
                continue
            assert isinstance(after.feedback, Reason), f"no reason for {tried!r} at {position.step}"
            assert after.state == position.state
            assert after.told == position.told
        assert position.step is not None
        assert position.step.kind != "question" or rights == 1


@every_scene
def test_every_reason_can_be_heard_and_names_a_rule_that_exists(scene: Scene) -> None:
    rules = rule_titles(scene.game, "en")
    for position in positions(scene):
        assert position.step is not None
        named = (position.step.rule, *(reason.rule for reason in position.step.wrong))
        assert {rule for rule in named if rule} <= set(rules)
        if position.choices is None or isinstance(position.choices, Listed):
            heard = {lessons.run(scene, [*position.answers, tried]).feedback for tried in tries(position)}
            assert heard - {None} == set(position.step.wrong)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if lessons.scenes(registry.game(name))])
def test_every_word_of_the_lessons_exists_and_none_is_idle(name: str, language: str) -> None:
    game = registry.game(name)
    said = {text for scene in lessons.scenes(game) for text in scene.texts()}
    written = messages_in(lessons.text_file(game, language))
    assert set(written) == said
    assert not any(written.values())  # they are said without variables


def test_ghostbumpers_makes_its_point_within_three_tricks() -> None:
    """Why 3,8 is low, the edge, and Paranoia: the first three tricks that the learner plays."""
    first = lessons.scenes(GHOSTBUMPERS)[:3]
    tricks = 0
    rules: set[str | None] = set()
    for scene in first:
        for position in positions(scene):
            assert position.step is not None
            if position.step.kind == "act":
                tricks += 1
            if tricks <= 3:
                rules |= {position.step.rule}
    assert {"GB-9", "GB-18", "GB-19"} <= rules


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    scene = lessons.scene(GHOSTBUMPERS, "three-eights")
    refused = lessons.run(scene, ["go-on", "play 5"]).feedback
    assert isinstance(refused, IllegalAction)
    assert refused.rule == "GB-7"
    assert isinstance(lessons.run(scene, ["go-on", "dance"]).feedback, ActionRefused)


def test_answers_that_are_not_right_any_more_are_dropped() -> None:
    """A browser may come back with the answers to an older version of a scene."""
    scene = lessons.scene(GHOSTBUMPERS, "three-eights")
    assert lessons.run(scene, ["go-on", "play 9", "four", "top", "more"]).answers == ("go-on",)
    assert lessons.run(scene, [*wanted_path(scene), "more"]).step is None


def test_what_happened_is_seen_action_by_action() -> None:
    scene = lessons.scene(GHOSTBUMPERS, "three-eights")
    before, after = lessons.run(scene, ["go-on"]), lessons.run(scene, ["go-on", "play 8 8 8"])
    assert len(after.moments) == 3  # before it, the learner's set, the next round
    assert after.moments[0].view == before.moments[-1].view
    assert [moment.heard for moment in after.moments] == sorted(moment.heard for moment in after.moments)
    assert after.moments[-1].heard == len(after.told)
    assert lessons.run(scene, ["go-on", "play 8 8 8", "four"]).moments == after.moments[-1:]  # nothing happened


@pytest.mark.parametrize(
    ("storey", "said"),
    [
        ("serpent@i10 corridor@i11 drake@i12 corridor@h9 corridor@g9 exit@g10", None),
        ("serpent@i10 corridor@i11 drake@h11 corridor@h9 corridor@g9 exit@g10", None),
        ("drake@i10 corridor@i11 serpent@i12 corridor@h9 corridor@g9 exit@g10", "none"),
        ("serpent@i10 corridor@i11 corridor@i12 corridor@h9 drake@g9 exit@g10", "one"),
    ],
)
def test_a_storey_is_judged_by_who_is_comfortable_in_it(storey: str, said: str | None) -> None:
    scene = lessons.scene(registry.game("shy_monsters"), "laying")
    position = lessons.run(scene, ["go-on", f"lay {storey}"])
    assert len(position.answers) == (2 if said is None else 1)
    assert (position.feedback.say if isinstance(position.feedback, Reason) else None) == said


@pytest.mark.parametrize("text", ["steps = [", 'colour = "red"', '[[steps]]\nsays = "x"', "[[steps]]\nrule = 'GB-9'"])
def test_a_broken_file_is_refused(text: str) -> None:
    with pytest.raises(LessonBroken):
        lessons.read_scene(GHOSTBUMPERS, "broken", text)


def test_a_lesson_that_there_is_not() -> None:
    with pytest.raises(NotFound):
        lessons.scene(GHOSTBUMPERS, "chess")
