"""The frame of a table: four places, at every size, for every game; what appears moves nothing."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, accessible
from tests.browser.playing import start
from tests.browser.staging import LANGUAGES, SIZES, in_window, leaf, nothing_shifts, put_away, side, staged, viewport
from tests.samples import mostly

WAYS = {"shy_monsters": "Hero against the bot", "ghostbumpers": "Against bots", "straszydla": "Against bots"}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


def table(page: Page, game: str) -> None:
    start(page, WAYS[game], game)
    expect(page.locator(".turn.mine")).to_be_visible()


@pytest.mark.parametrize("game", list(WAYS))
def test_a_table_never_scrolls(person: Open, game: str) -> None:
    page = person(**STILL)
    table(page, game)
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        shape = "wide" if size[0] >= 1000 else "low" if size[1] < 500 else "narrow"
        expect(page.locator("[data-shape]")).to_have_attribute("data-shape", shape)
        staged(page)


def test_the_bar_has_room_in_every_language(person: Open) -> None:
    page = person(**STILL)
    table(page, "straszydla")
    for language in LANGUAGES:
        page.evaluate(
            "language => localStorage['spukhaus.settings'] = JSON.stringify({ language, speed: 0 })",
            language,
        )
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".turn.mine")).to_be_visible()
        for size in SIZES:
            page.set_viewport_size(viewport(size))
            staged(page)
            parts = page.evaluate(
                """[...document.querySelectorAll(".bar .start > *, .bar .turn, .bar .tools > *")]
                    .map((one) => one.getBoundingClientRect()).filter((box) => box.width > 1)
                    .map((box) => [box.left, box.right]).sort((one, other) => one[0] - other[0])"""
            )
            assert all(right <= left + 0.5 for (_, right), (left, _) in pairwise(parts)), (language, size, parts)


@pytest.mark.parametrize("size", mostly([(1440, 900), (390, 844)], (390, 844)))
@pytest.mark.parametrize("game", list(WAYS))
def test_a_hint_moves_nothing(person: Open, game: str, size: tuple[int, int]) -> None:
    page = person(viewport=viewport(size), **STILL)
    table(page, game)
    page.wait_for_load_state("networkidle")
    with nothing_shifts(page):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".hint.open")).to_contain_text("Hint:")
        page.locator(".hint").get_by_role("button", name="Why?").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator(".hint").get_by_role("button", name="Close").click()
        expect(page.locator(".hint.open")).to_have_count(0)
    staged(page)


def test_a_refusal_moves_nothing(person: Open) -> None:
    page = person(**STILL)
    table(page, "ghostbumpers")
    expect(page.get_by_text("once those above are turned up")).to_be_visible()  # what the house has reckoned is there
    close = page.locator(".notice").get_by_role("button", name="Close")
    for _ in range(20):  # more hints than the house gives at once
        with nothing_shifts(page):
            page.get_by_role("button", name="Hint", exact=True).click()
            expect(close).to_be_visible()
        if page.get_by_role("alert").count():
            return
        close.click()
    raise AssertionError("nothing was refused")


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_what_is_said_moves_nothing_and_is_marked(person: Open, size: tuple[int, int]) -> None:
    ada = person(viewport=viewport(size), **STILL)
    start(ada, "Hero against a friend, by link")
    bo = person(ada.get_by_label("Link to this table").input_value(), **STILL)
    bo.get_by_role("button", name="Play: Dungeon Master").click()
    expect(ada.locator(".turn")).to_contain_text("Waiting for")
    expect(ada.locator(".elsewhere:not(.away)")).to_have_count(1)
    with nothing_shifts(ada):
        bo.get_by_placeholder("Say something").fill("Mind the step.")
        bo.get_by_role("button", name="Say", exact=True).click()
        expect(bo.get_by_label("What happened")).to_contain_text("Mind the step.")
        if size[0] < 1000:
            expect(ada.get_by_role("button", name="one new message")).to_be_visible()
    side(ada)
    expect(ada.get_by_label("What happened")).to_contain_text("Mind the step.")
    accessible(ada)
    put_away(ada)
    expect(ada.get_by_role("button", name="one new message")).to_have_count(0)


def test_the_drawer_takes_the_focus_and_gives_it_back(person: Open) -> None:
    page = person(viewport=viewport((390, 844)), **STILL)
    table(page, "shy_monsters")
    opener = page.get_by_role("button", name="Around the table")
    opener.focus()
    page.keyboard.press("Enter")
    drawer = page.get_by_role("dialog", name="Around the table")
    expect(drawer.get_by_role("button", name="Close")).to_be_focused()
    accessible(page)
    for _ in range(30):  # nothing behind it can be reached
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('.board, .dock, .bar')")
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_on_a_phone_taking_back_is_at_hand_and_leaving_in_the_menu(person: Open) -> None:
    page = person(viewport=viewport((360, 640)), **STILL)
    table(page, "shy_monsters")
    bar = page.locator(".bar")
    in_window(bar.get_by_role("button", name="Take back"))
    in_window(bar.get_by_role("button", name="Around the table"))
    expect(bar.get_by_role("link")).to_have_count(0)
    side(page).get_by_role("link", name="House").click()
    expect(page.locator("[data-house]")).to_be_visible()


def test_one_key_mutes(person: Open) -> None:
    page = person(**STILL)
    table(page, "shy_monsters")
    mute = page.get_by_role("button", name="Mute")
    page.keyboard.press("m")
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.get_by_placeholder("Say something").press_sequentially("mmm")
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")


PITCHES = """{
    window.pitches = [];
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, when) {
        pitches.push(value);
        return set.call(this, value, when);
    };
}"""
CHAT = 620


def test_what_others_say_can_be_heard_by_those_who_want(person: Open) -> None:
    ada = person(**STILL)
    ada.add_init_script(PITCHES)
    start(ada, "Hero against a friend, by link")
    bo = person(ada.get_by_label("Link to this table").input_value(), **STILL)
    bo.get_by_role("button", name="Play: Dungeon Master").click()
    expect(ada.locator(".elsewhere:not(.away)")).to_have_count(1)

    def say(page: Page, words: str) -> None:
        page.get_by_placeholder("Say something").fill(words)
        page.get_by_role("button", name="Say", exact=True).click()
        for screen in (ada, bo):
            expect(screen.get_by_label("What happened")).to_contain_text(words)

    def heard() -> int:
        count: int = ada.evaluate(f"pitches.filter((pitch) => pitch === {CHAT}).length")
        return count

    say(ada, "Who is there?")
    assert heard() == 0  # one's own words are silent
    say(bo, "Mind the step.")
    assert heard() == 1
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("group", name="Sounds for").get_by_label("Messages").uncheck()
    accessible(ada)
    ada.keyboard.press("Escape")
    say(bo, "And the kraken.")
    assert heard() == 1


def test_notes_stay_with_the_table(person: Open) -> None:
    page = person(**STILL)
    table(page, "shy_monsters")
    leaf(page, "Notes")
    page.get_by_label("Notes").fill("the kraken hates corners")
    page.reload()
    leaf(page, "Notes")
    expect(page.get_by_label("Notes")).to_have_value("the kraken hates corners")


@pytest.mark.parametrize("game", list(WAYS))
def test_both_hours_can_be_read(person: Open, game: str) -> None:
    page = person(**STILL)
    table(page, game)
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for size, scheme in product(((1280, 720), (390, 844)), schemes):
        page.set_viewport_size(viewport(size))
        page.emulate_media(color_scheme=scheme)
        accessible(page)
        if size[0] < 1000:
            side(page)
            accessible(page)
            put_away(page)
