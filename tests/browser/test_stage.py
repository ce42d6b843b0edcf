"""The stage by itself, in a real browser: sounds as they are heard, and pieces that slide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.pages import script_of

LONGEST = 1.5
QUIETEST = 0.01


@pytest.fixture(scope="module")
def script() -> str:
    return script_of("tests/stage/page.ts")


@pytest.fixture
def page(browser: Browser, script: str) -> Iterator[Page]:
    opened = browser.new_page()
    problems: list[str] = []
    opened.on("pageerror", lambda error: problems.append(str(error)))
    opened.add_script_tag(content=script)
    yield opened
    opened.close()
    assert not problems


def test_every_sound_is_short_and_can_be_heard_and_is_not_torn(page: Page) -> None:
    heard: list[dict[str, Any]] = page.evaluate("bundled.heard()")
    assert len(heard) > 40
    for sound in heard:
        assert sound["seconds"] <= LONGEST, sound
        assert sound["peak"] < 1, sound
        assert sound["loudness"] > QUIETEST, sound


def test_the_page_is_silent_until_somebody_has_touched_it(page: Page) -> None:
    page.evaluate("""() => {
        window.made = [];
        const Real = AudioContext;
        window.AudioContext = class extends Real {
            constructor() { super(); window.made.push(this); }
            createOscillator() { window.tones = (window.tones ?? 0) + 1; return super.createOscillator(); }
        };
        bundled.listenForGestures();
        window.tone = () => bundled.play([{ wave: "sine", pitch: 440, length: 0.1 }], "moves");
        tone();
    }""")
    assert page.evaluate("made.length") == 0
    page.keyboard.press("a")
    page.wait_for_function("made[0]?.state === 'running'")
    page.evaluate("tone()")
    assert page.evaluate("tones") == 1
    for quiet in ("muted = true", "volume = 0", "sounds.moves = false"):
        page.evaluate(f"() => {{ bundled.settings.{quiet}; tone(); }}")
        page.evaluate("Object.assign(bundled.settings, {muted: false, volume: 1})")
    assert page.evaluate("tones") == 1


def test_a_scene_is_seen_before_its_end_and_pieces_slide_to_it(page: Page) -> None:
    page.evaluate("() => { window.board = bundled.board(); }")
    told = page.locator("output")
    expect(told).to_have_text("nothing 0 0")
    # Not for a moment is the end seen first.
    page.evaluate("""() => {
        window.seen = [];
        new MutationObserver((changes) => seen.push(...changes.map((change) => change.oldValue ?? "")))
            .observe(document.body, { subtree: true, characterData: true, characterDataOldValue: true });
        board.give(2, true);
        bundled.flushSync();
    }""")
    expect(told).to_have_text("hush 0 0")
    assert page.evaluate("board.held.at(-1)") is True
    assert page.evaluate("seen") == ["nothing 0 0"]
    # A word in the chat is no reason to go on; a click is, and it presses nothing.
    page.locator("textarea").press("Enter")
    expect(told).to_have_text("hush 0 0")
    time_of_slides = page.context.new_cdp_session(page)
    time_of_slides.send("Animation.enable")
    time_of_slides.send("Animation.setPlaybackRate", {"playbackRate": 0})  # they wait until they have been looked at
    page.locator("button").nth(1).click()
    expect(told).to_have_text("nothing 2 0")
    assert page.evaluate("board.held.at(-1)") is False
    page.evaluate("new Promise(requestAnimationFrame)")  # they begin with the next frame
    slides = page.evaluate("""() => document.getAnimations().map((one) => {
        one.pause(); one.currentTime = 0;
        const piece = one.effect.target;
        return [piece.dataset.flip, Math.round(piece.getBoundingClientRect().left)];
    })""")
    # In the drawing a unit is 20 pixels: from 5 to 25 minus a radius of 4, whatever the page's margin is.
    left = page.evaluate("Math.round(document.querySelector('svg').getBoundingClientRect().left)")
    assert sorted(name for name, _ in slides) == ["circle", "piece"]
    assert dict(slides)["circle"] == left + 20
    assert dict(slides)["piece"] < left + 100
    time_of_slides.detach()
    page.locator("button").nth(1).click()
    expect(told).to_have_text("nothing 2 1")
    page.evaluate("board.end()")


def test_nothing_slides_for_those_who_want_no_motion(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("() => { window.board = bundled.board(); board.give(2, true); bundled.flushSync(); }")
    expect(page.locator("output")).to_have_text("gone 2 0")
    page.keyboard.press("Escape")
    expect(page.locator("output")).to_have_text("nothing 2 0")
    assert page.evaluate("document.getAnimations().length") == 0
