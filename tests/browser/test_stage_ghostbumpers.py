"""Ghostbumpers on the stage: every kind of decision fits every window in every language, nothing is shoved, and scenes
keep the order of what happened. Positions come from the engine; no house is needed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import accessible
from tests.browser.rink import DEALT, GAME, Match, laying, show, watching
from tests.browser.staging import LANGUAGES, SIZES, in_window, nothing_shifts, staged, viewport
from tests.pages import script_of
from tests.samples import mostly

SMALLEST = [(1280, 720), (360, 640)]


def trick(seats: int, seat: int, *plays: str) -> Match:
    return Match(seats, seat).deal().lay(*[3] * seats).act(*plays)


DECISIONS: dict[str, tuple[Match, str | None, int]] = {
    "hiding the Scare card": (laying(), None, 0),
    "hiding it among six, where the box bars places": (laying(6, "deeper-scare"), None, 0),
    "leading with nine numbers": (trick(4, 0), "5", 1),
    "the 0/10 card as 0 or 10": (trick(3, 0), "0", 1),
    "a set of two among four": (trick(4, 3, "play 9", "play 3 3", "play 5 5"), "4", 2),
    "a set among six": (trick(6, 5, "play 9", "play 3 3", "play 5 5", "play 4", "play 2 2"), "3", 2),
    "waiting for others": (trick(5, 4, "play 9"), "8", 1),
}
"""What is asked, which number is picked, and how often it is pressed."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    opened = browser.new_page(reduced_motion="reduce")
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.goto("data:text/html,<!doctype html><html lang=en><title>Ghostbumpers</title><body></body></html>")
    opened.add_script_tag(content=script_of("tests/ghostbumpers/page.ts"))
    opened.evaluate("() => { bundled.settings.speed = 0; }")
    yield opened
    opened.close()
    assert not problems


def pick(page: Page, number: str | None, times: int) -> None:
    if number is None:
        return
    group = page.locator(f"[data-group='{number}']")
    while group.get_attribute("aria-pressed") == "true":  # picked in an earlier position
        group.click()
    for _ in range(times):
        group.click()


@pytest.mark.parametrize("language", mostly(LANGUAGES, "en", "de"))
@pytest.mark.parametrize("kind", list(DECISIONS))
def test_every_decision_fits(page: Page, kind: str, language: str) -> None:
    match, number, times = DECISIONS[kind]
    for size in SIZES if language == "en" else SMALLEST:
        page.set_viewport_size(viewport(size))
        show(page, match.position(), language)
        shape = "wide" if size[0] >= 1000 else "low" if size[1] < 500 else "narrow"
        expect(page.locator("[data-shape]")).to_have_attribute("data-shape", shape)
        pick(page, number, times)
        staged(page)
        buttons = page.locator("button.play, button.lay")
        expect(buttons).to_have_count(0 if kind.startswith("waiting") else 2 if number == "0" else 1)
        for button in buttons.all():
            in_window(button)
        assert page.evaluate("Math.round(document.querySelector('.hood').getBoundingClientRect().bottom)") == size[1]
        assert page.evaluate(OUTSIDE) == [], size
        assert page.evaluate(NARROW) == [], size


OUTSIDE = """() => [...document.querySelectorAll(
        ".table .car, .plate, .plate strong, .me strong, .trick .cards, .trick .value,"
        + ".laying, .hood .me, .hood .own, .waiting, .hood .what"
    )]
    .filter((one) => !one.closest("[aria-hidden=true] .car"))
    .filter((one) => {
        const box = one.getBoundingClientRect();
        const line = one.matches("strong") && one.scrollHeight > one.clientHeight * 1.3; // a line more than is shown
        const short = one.matches(".plate strong") && one.title; // ends with dots, and is whole in its title
        const cut = line || !short && one.scrollWidth > one.clientWidth + 1;
        const words = cut && getComputedStyle(one).display !== "inline";
        const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        return (box.width && out) || (one.matches(".what, .waiting, strong") && words);
    })
    .map((one) => `${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
"""What people need to see that does not lie in the window, or words that do not fit into their box."""
NARROW = """() => [...document.querySelectorAll(".table .place, .dock button, .hand .group")]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => one.offsetWidth < 43.5 || one.offsetHeight < 43.5 || !box.width)
    .map(([one, box]) => `${one.className} ${one.offsetWidth}x${one.offsetHeight}`)"""
"""Targets that are smaller than a finger."""


def test_whoever_has_laid_is_ticked_once(page: Page) -> None:
    show(page, Match(4, 3).deal().lay(2, 3).position())
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        laid = page.locator(".state.laid")
        expect(laid).to_have_text(["ready", "ready"])
        for one in laid.all():
            expect(one.locator("svg")).to_have_count(1)
            expect(one.locator("svg")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (844, 390), (360, 640)])
def test_nothing_is_shoved(page: Page, size: tuple[int, int]) -> None:
    """Neither by a hint with its ghost, nor by words from the table or the others, nor by what the others do."""
    page.set_viewport_size(viewport(size))
    match = trick(4, 3, "play 9")
    show(page, match.position())
    page.evaluate("new Promise((done) => setTimeout(done, 600))")  # a shift right after a press would be forgiven
    with nothing_shifts(page):
        give(page, {"ghost": "play 4 4", "notice": "Hint: play two 4s."})
        expect(page.locator(".ghost.advised")).to_have_count(1)
        give(page, {"ghost": None, "notice": "", "messages": 2})
        match.act("play 3 3")
        give(page, match.position())
        match.act("play 5 5")
        give(page, match.position())
        expect(page.locator(".trick li")).to_have_count(3)
        staged(page)
    show(page, laying().position())
    page.evaluate("new Promise((done) => setTimeout(done, 600))")
    with nothing_shifts(page):
        give(page, {"ghost": "lay 1", "notice": "Hint: under one Relaxed card. " * 6})
        expect(page.locator(".place.ghost")).to_have_count(1)
        page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    assert page.evaluate(COVERED) == []


COVERED = """() => {
    const hint = document.querySelector(".notice .words").getBoundingClientRect();
    return [...document.querySelectorAll(".track, .rail, .laying .words span, .hand, .decision")]
        .filter((one) => {
            const box = one.getBoundingClientRect();
            const beside = box.right <= hint.left || hint.right <= box.left;
            return !beside && box.top < hint.bottom && hint.top < box.bottom;
        })
        .map((one) => one.className);
}"""
"""What a choice is made from, and lies under the hint."""


def test_whoever_still_hides_a_card_is_not_interrupted(page: Page) -> None:
    page.evaluate("() => { bundled.settings.speed = 0.5; }")
    match = laying()
    show(page, match.position())
    others = Match(4, 0).deal()
    others.state = GAME.apply(others.state, 2, GAME.read("lay 3")).state
    told = [{"kind": "laid", "params": {"seat": 2, "depth": None}}]
    give(page, others.position(told=[*match.told, *told], fresh=1))
    assert page.locator(".laying").count() == 1
    expect(page.locator(".state.laid")).to_have_count(1)
    page.evaluate("() => { bundled.settings.speed = 0; }")


@pytest.mark.parametrize(
    ("plays", "depth", "words"),
    [
        (("play 8",), 0, "enough to be ahead for now"),
        (("play 8", "play 3 3"), 3, "takes the trick"),
        (("play 8", "play 3 3"), 0, "takes the trick, and you get a scare: no points"),
    ],
)
def test_whoever_plays_last_is_told_who_takes_the_trick(
    page: Page, plays: tuple[str, ...], depth: int, words: str
) -> None:
    match = Match(3, len(plays)).deal(NINES).lay(*[depth] * 3).act(*plays)
    show(page, match.position())
    pick(page, "9", 1)
    expect(page.locator(".worth")).to_have_text(words)


def test_what_is_picked_goes_with_a_hint_and_with_a_move_by_another_button(page: Page) -> None:
    match = trick(4, 0)
    show(page, match.position())
    pick(page, "1", 1)
    expect(page.locator("button.play")).to_have_count(1)
    give(page, {"ghost": "play 9"})
    expect(page.locator("button.play")).to_have_count(0)
    pick(page, "1", 1)
    give(page, match.act("play 9", "play 1", "play 2", "play 1").position())
    expect(page.locator("[data-group='9']")).to_have_count(0)
    expect(page.locator("[data-group='1']")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("button.play")).to_have_count(0)


NINES = ((1, 2, 3, 4, 5, 6, 7, 8, 0), (1, 3, 3, 5, 6, 7, 7, 8, 9), (2, 2, 4, 5, 5, 6, 8, 8, 9))


def test_the_start_card_lies_beside_the_pile(page: Page) -> None:
    """However long the name and the pile are."""
    position = trick(4, 0).position(names=["Wilhelmina", "Nina", "Norbert", "Natan"])
    position["view"]["scores"] = [12, 10, 23, 14]
    position["view"]["piles"][0].update(size=4, turned=3, depth=3)
    show(page, position)
    for size in [(1440, 900), (844, 390), (360, 640)]:
        page.set_viewport_size(viewport(size))
        page.wait_for_function("""() => {
            const of = (what) => document.querySelector(what).getBoundingClientRect();
            const last = of(".hood .own .card:last-child");
            return of(".me > .start").right <= of(".hood .own .card").left + 1 && last.right <= innerWidth;
        }""")


def give(page: Page, changes: dict[str, Any]) -> None:
    page.evaluate("changes => bundled.give(JSON.parse(changes))", json.dumps(changes))


def test_scenes_keep_the_order_of_the_events(page: Page) -> None:
    page.set_viewport_size(viewport((1280, 720)))
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("() => { bundled.settings.speed = 4; }")
    match = Match(4, 3).deal().lay(3, 2, 0, 2).act("play 6", "play 3 3", "play 5 5")
    show(page, match.position())
    expect(page.locator(".trick li")).to_have_count(3)
    page.evaluate("""() => {
        window.seen = [];
        const look = () => {
            const now = document.querySelector(".shock") ? "shock"
                : document.querySelector(".turning.scare") ? "scare"
                : document.querySelector(".turning.relaxed") ? "relaxed"
                : document.querySelector(".hush") ? "hush"
                : document.querySelector(".opened") ? "pile"
                : document.querySelector(".beaten") ? "taken"
                : document.querySelector(".arriving") ? "played" : "";
            if (now && now !== seen.at(-1)) seen.push(now);
            // All that must turn lie there, and the great card leaps from where the last one was.
            const row = document.querySelectorAll(".turning .card").length;
            window.row = Math.max(window.row ?? 0, row);
            window.leap ??= document.querySelector(".shock .big")?.style.getPropertyValue("--sx");
            const gains = document.querySelectorAll(".gain > .gain").length;
            window.most = Math.max(window.most ?? 0, gains);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    match.act("play 9")  # Piotr takes it, turns up two Relaxed cards and then the Scare card
    give(page, match.position(fresh=match.fresh))
    page.locator(".result").get_by_role("button").click()  # what the round has brought waits
    expect(page.locator(".center, .shock")).to_have_count(0)
    turned = ["hush", "relaxed", "hush", "relaxed", "hush", "scare"]
    assert page.evaluate("seen") == ["played", "taken", *turned, "shock", "pile"]
    assert page.evaluate("most") == 4
    assert page.evaluate("row") == 3
    assert float(page.evaluate("leap")) > 0, "it was the last in the row, at the right of the middle"
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => { bundled.settings.speed = 0; }")


def test_a_tap_ends_a_scene_and_presses_nothing(page: Page) -> None:
    page.evaluate("() => { bundled.settings.speed = 0.5; }")
    match = trick(4, 0)
    show(page, match.position())
    match.act("play 9", "play 3 3", "play 5 5", "play 4 4")  # and three cards turn
    give(page, match.position(fresh=match.fresh))
    expect(page.locator(".turn")).to_have_text("Watch …")
    page.locator("[data-group='7']").click(force=True)
    expect(page.locator(".turn")).to_have_text("Your turn")
    expect(page.locator("[data-group='7']")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-group='7']").click()
    expect(page.locator("[data-group='7']")).to_have_attribute("aria-pressed", "true")
    page.evaluate("() => { bundled.settings.speed = 0; }")


def test_of_equal_cards_the_pressed_one_rises(page: Page) -> None:
    show(page, trick(4, 3, "play 9", "play 3 3", "play 5 5").position())
    pick(page, "4", 0)
    group = page.locator("[data-group='4']")
    group.locator("[data-copy='1']").click()
    expect(group.locator(".picked")).to_have_attribute("data-copy", "1")
    group.locator("[data-copy='0']").click()
    expect(group.locator(".picked")).to_have_count(2)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_after_a_round_there_is_time_to_see_what_it_has_brought(
    page: Page, motion: Literal["reduce", "no-preference"]
) -> None:
    page.emulate_media(reduced_motion=motion)
    page.evaluate("() => { bundled.settings.speed = 0.5; }")
    match = Match(3, 0).deal().lay(0, 0, 0).act("play 1", "play 6")
    show(page, match.position())
    fresh = match.act("play 9").fresh  # the third player takes it, and is scared at once
    give(page, match.deal().position(fresh=fresh + match.fresh))
    expect(page.locator(".turn")).to_have_text("Watch …")
    page.keyboard.press("Escape")  # whoever does not want to wait sees the result all the same
    rows = page.locator(".result tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first.locator(".crown")).to_be_visible()
    expect(rows.last).to_contain_text("Odile")
    expect(rows.last).to_contain_text("+0")
    expect(rows.first.locator(".counts")).to_have_count(6)  # why it is so many
    expect(rows.first.locator("small")).to_have_text("Scare card on top: 6 under it, each counts 2")
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        in_window(page.locator(".result > .card"))
        in_window(page.locator(".result").get_by_role("button"))
    page.locator(".result").get_by_role("button").click()
    expect(page.locator(".result")).to_have_count(0)
    page.evaluate("() => { bundled.settings.speed = 0; }")
    page.emulate_media(reduced_motion="reduce")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_hours_are_accessible(page: Page, theme: str) -> None:
    page.set_viewport_size(viewport((1280, 720)))
    for match in (laying(), trick(4, 3, "play 9", "play 3 3", "play 5 5"), watching()):
        show(page, match.position(), theme=theme)
        accessible(page)


def test_the_end_stands_over_the_board(page: Page) -> None:
    """Won, lost and watched; what the frame has to say is in the window too."""
    match = Match(3, 0, ending="to-5").deal(DEALT).lay(0, 0, 0).act("play 1", "play 6", "play 9")
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        show(page, match.position(over=True))
        in_window(page.locator(".ending .word"))
        in_window(page.get_by_role("button", name="Again"))
        staged(page)
    expect(page.locator(".ending.won")).to_have_count(1)
