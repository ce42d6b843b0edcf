"""The lessons of Straszydła in a real browser, every step with the controls of the table.

tests/browser/test_learn.py goes through them in all languages as well, by the teacher's hand.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from spukhaus.teaching import lessons
from spukhaus.teaching.lessons import Reason
from tests.browser.conftest import Open, accessible
from tests.browser.learning import at_step, scene_list, scenes, words
from tests.browser.town import GAME
from tests.browser.town_lessons import act, step_by_step

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844}


def test_the_whole_tutorial_with_the_controls_of_the_table(person: Open) -> None:
    page = person(f"/learn/{GAME}", **STILL)
    for scene in scenes(GAME):
        for position in step_by_step(page, scene):
            assert position.step is not None
        if scene is not scenes(GAME)[-1]:
            page.locator(".teacher .buttons .main").click()
    expect(scene_list(page).locator("li.ticked")).to_have_count(len(scenes(GAME)))
    page.keyboard.press("Escape")
    expect(page.locator(".pacts .won")).to_be_visible()  # the match itself is over, and won


@pytest.mark.parametrize(("language", "name"), [("de", "duel"), ("fr", "shop"), ("pl", "meal")])
def test_a_scene_on_a_phone(person: Open, language: str, name: str) -> None:
    """Those with most to do beside the board."""
    page = person(f"/learn/{GAME}#{name}", language, viewport=PHONE, has_touch=True, **STILL)
    say = words(GAME, language)
    scene = lessons.scene(scenes(GAME)[0].game, name)
    for position in step_by_step(page, scene):
        assert position.step is not None
        expect(page.locator(".teacher .bubble")).to_contain_text(say(scene.text(position.step.say)))
        if position.step is scene.steps[0]:
            accessible(page)
    expect(page.locator(".teacher .bubble")).to_contain_text(say(scene.text("done")))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("name", "steps", "mistake"),
    [
        ("way", 0, "plan e e"),
        ("duel", 2, "bid 2"),
        ("duel", 3, "bend 5 3"),
        ("scare", 2, "bend 4"),
        ("shop", 0, "buy air with orange orange green green energy energy"),
        ("meal", 0, "feed strzyga blue"),
        ("newcomer", 0, "plan w"),
        ("win", 1, "end"),
    ],
)
def test_a_mistake_is_forgiven_with_its_reason(person: Open, name: str, steps: int, mistake: str) -> None:
    scene = lessons.scene(scenes(GAME)[0].game, name)
    page = person(f"/learn/{GAME}#{name}", **STILL)
    walk = step_by_step(page, scene)
    for _ in range(steps):
        next(walk)
    position = next(walk)
    act(page, position, mistake)
    reason = lessons.run(scene, [*position.answers, mistake]).feedback
    assert isinstance(reason, Reason)
    expect(page.locator(".teacher").get_by_role("alert")).to_have_text(words(GAME, "en")(scene.text(reason.say)))
    expect(page.get_by_role("button", name=f"Rule {reason.rule}: ")).to_be_visible()
    at_step(page, scene, steps)


def test_pawns_have_walked_before_the_teacher_goes_on(person: Open) -> None:
    page = person(f"/learn/{GAME}#way", scenes=True)
    scene = lessons.scene(scenes(GAME)[0].game, "way")
    walk = step_by_step(page, scene)
    act(page, next(walk), "plan e e e")
    expect(page.locator(".game[data-playing]")).to_be_visible()
    expect(page.locator(".bubble")).to_contain_text("Watch")
    at_step(page, scene, 1)
    expect(page.locator(".game[data-playing]")).to_have_count(0)
