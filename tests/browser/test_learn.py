"""The lessons in a real browser: every game from start to end in every language, by mouse and by keys alone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from tests.browser.conftest import Open, accessible
from tests.browser.learning import act, at_step, do, do_by_keys, lay_storey, press, read, scene_list, scenes, words
from tests.browser.staging import in_window, viewport
from tests.samples import mostly

GAMES = [name for name in registry.game_names() if scenes(name)]
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
SCREENS: dict[str, dict[str, Any]] = {
    "en": {},
    "de": {"color_scheme": "dark"},
    "fr": {"viewport": {"width": 390, "height": 844}},
    "pl": {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"},
}
"""Every language on another kind of screen."""


def glows(page: Page, things: int = 1) -> None:
    """So many things glow on the board, or more; with 0, none."""
    page.wait_for_function(
        "(things) => { const rule = document.adoptedStyleSheets.at(-1)?.cssRules[0];"
        " const found = rule ? document.querySelectorAll(rule.selectorText).length : 0;"
        " return things ? found >= things : !found; }",
        arg=things,
    )


@pytest.mark.parametrize(
    "spoken",
    mostly(
        [(game, language) for game in GAMES for language in LANGUAGES],
        ("shy_monsters", "de"), ("ghostbumpers", "fr"), ("straszydla", "pl"),
    ),
    ids="-".join,
)  # fmt: skip
def test_a_tutorial_from_start_to_end(person: Open, spoken: tuple[str, str]) -> None:
    game, language = spoken
    page = person(f"/learn/{game}", language, **STILL, **SCREENS[language])
    say = words(game, language)
    bubble = page.locator(".teacher .bubble")
    for scene in scenes(game):
        for number, step in enumerate(scene.steps):
            at_step(page, scene, number)
            expect(bubble).to_contain_text(say(scene.text(step.say)))
            if step.look or step.guided:
                glows(page)
            do(page, scene, step)
        at_step(page, scene, len(scene.steps))
        expect(bubble).to_contain_text(say(scene.text("done")))
        expect(page.locator(".teacher h2")).to_contain_text(say(scene.text("title")))
        read(page)
        if scene is not scenes(game)[-1]:
            page.locator(".teacher .buttons .main").click()
    accessible(page)
    expect(scene_list(page).locator("li.ticked")).to_have_count(len(scenes(game)))
    accessible(page)
    page.keyboard.press("Escape")
    page.locator(".teacher .buttons .main").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".turn")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "wrong", "rule", "again"),
    [("ghostbumpers", "play 9", "GB-10", "play 7"), ("shy_monsters", "walk i8", "SM-16", "attack i8")],
)
def test_a_mistake_is_forgiven_with_its_reason(person: Open, game: str, wrong: str, rule: str, again: str) -> None:
    page = person(f"/learn/{game}", **STILL)
    scene = scenes(game)[0]
    accessible(page)
    do(page, scene, scene.steps[0])
    at_step(page, scene, 1)
    act(page, scene.game.read(wrong))
    alert = page.locator(".teacher").get_by_role("alert")
    [reason] = [one for one in scene.steps[1].wrong if one.rule == rule]
    expect(alert).to_have_text(words(game, "en")(scene.text(reason.say)))
    accessible(page)
    at_step(page, scene, 1)
    page.get_by_role("button", name=f"Rule {rule}: ").click()
    expect(page.locator(f"#{rule}")).to_be_in_viewport()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator(".shown")).to_have_count(0)
    act(page, scene.game.read(again))
    expect(page.locator(".shown")).to_be_visible()  # who has tried twice is shown what is meant
    act(page, scene.game.read(scene.steps[1].shown))
    at_step(page, scene, 2)
    expect(alert).to_have_count(0)


def test_left_and_resumed_in_the_middle_of_a_scene_in_another_language(person: Open) -> None:
    page = person("/", **STILL)
    page.get_by_role("link", name="Learn Ghostbumpers by playing").click()
    first, second = scenes("ghostbumpers")[:2]
    for number, step in enumerate(first.steps):
        at_step(page, first, number)
        do(page, first, step)
    page.get_by_role("button", name="Next scene").click()
    at_step(page, second, 0)
    do(page, second, second.steps[0])
    at_step(page, second, 1)
    page.get_by_role("link", name="House").click()
    page.get_by_role("link", name="Learn Ghostbumpers by playing").click()
    at_step(page, second, 1)
    page.reload()
    at_step(page, second, 1)
    expect(scene_list(page).get_by_role("button", name=re.compile(r"^1\. .* \(done\)"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_contain_text(words("ghostbumpers", "pl")(second.text("take")))
    scene_list(page).get_by_role("button", name="Zacznij scenę od nowa").click()
    at_step(page, second, 0)
    scene_list(page).get_by_role("button", name=words("ghostbumpers", "pl")(first.text("title"))).click()
    at_step(page, first, 0)  # one that is done begins anew


def test_who_does_not_know_on_is_shown_what_is_meant(person: Open) -> None:
    page = person("/learn/ghostbumpers#later", **STILL)
    [scene] = [one for one in scenes("ghostbumpers") if one.name == "later"]
    at_step(page, scene, 0)
    glows(page, 0)  # first they try themselves
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".shown")).to_contain_text("play 6")
    glows(page)
    page.get_by_role("button", name="Do it for me").click()
    at_step(page, scene, 1)


def test_a_whole_tutorial_with_keys_alone(person: Open) -> None:
    page = person("/learn/ghostbumpers", **STILL)
    for scene in scenes("ghostbumpers"):
        for number, step in enumerate(scene.steps):
            at_step(page, scene, number)
            do_by_keys(page, scene, step)
        at_step(page, scene, len(scene.steps))
        if scene is not scenes("ghostbumpers")[-1]:
            press(page, ".teacher .buttons .main")
    press(page, ".teacher .buttons .main")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize(("name", "number"), [("three-eights", 1), ("later", 0)])
def test_what_happens_is_seen_before_the_teacher_goes_on(person: Open, name: str, number: int) -> None:
    """With movement: the pile turns on the board, and only then the next thing is said. A new round waits, too."""
    page = person(f"/learn/ghostbumpers#{name}", scenes=True)
    [scene] = [one for one in scenes("ghostbumpers") if one.name == name]
    for at in range(number + 1):
        at_step(page, scene, at)
        do(page, scene, scene.steps[at])
    expect(page.locator(".turning .card").first).to_be_visible()
    expect(page.locator(".bubble")).to_contain_text("Watch")
    page.keyboard.press("Escape")  # who has seen enough goes on, to what the round has brought
    result = page.locator(".result").get_by_role("button")
    if name == "three-eights":
        result.click()
    at_step(page, scene, number + 1)
    expect(page.locator(".turning")).to_have_count(0)


TURNED = """() => {
    window.turned = new Set();
    const note = (one) => one.matches?.(".flip") && window.turned.add(one.closest("[data-cell]").dataset.cell);
    addEventListener("animationstart", ({ target }) => note(target), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { note(this); return animate.apply(this, how); };
}"""


def test_only_the_tile_that_is_revealed_turns(person: Open) -> None:
    page = person("/learn/shy_monsters#reveals", scenes=True)
    [scene] = [one for one in scenes("shy_monsters") if one.name == "reveals"]
    at_step(page, scene, 0)
    page.evaluate(TURNED)
    for number in range(2):
        at_step(page, scene, number)
        do(page, scene, scene.steps[number])
    at_step(page, scene, 2)
    assert page.evaluate("[...window.turned]") == [step.shown.removeprefix("reveal ") for step in scene.steps[:2]]


def test_only_the_tile_that_is_meant_invites(person: Open) -> None:
    page = person("/learn/shy_monsters#walk", **STILL)
    [scene] = [one for one in scenes("shy_monsters") if one.name == "walk"]
    at_step(page, scene, 0)
    glows(page)
    board, tile = page.locator("ul.board").bounding_box(), page.locator('[data-cell="j11"]').bounding_box()
    assert board is not None
    assert tile is not None
    assert board["height"] > 3 * tile["height"]  # the frame is around all of it
    do(page, scene, scene.steps[0])
    at_step(page, scene, 1)
    glows(page)
    expect(page.locator(".glows")).to_have_count(1)
    expect(page.locator('[data-cell="i10"] .glows')).to_be_visible()
    page.locator('[data-cell="i8"]').click()
    expect(page.get_by_role("alert")).to_contain_text("That leads away from the Exit")
    do(page, scene, scene.steps[1])
    at_step(page, scene, 2)


def test_who_has_laid_all_tiles_is_told_what_is_left_to_do(person: Open) -> None:
    page = person("/learn/shy_monsters#laying", **STILL)
    [scene] = [one for one in scenes("shy_monsters") if one.name == "laying"]
    do(page, scene, scene.steps[0])
    at_step(page, scene, 1)
    lay_storey(page, scene.game.read(scene.steps[1].shown), last=False)
    expect(page.get_by_text("All laid: lay the storey!")).to_be_visible()


def test_a_game_without_lessons_says_so(person: Open, watch: Any) -> None:
    watch.expected_away = True  # the house does not know this game
    page = person("/learn/chess", **STILL)
    expect(page.get_by_role("alert")).to_be_visible()


COVERED = """() => [...document.querySelectorAll("[data-cell]")].flatMap((tile) => {
    const { x, y, width, height } = tile.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]];
    const over = points.map(([right, down]) => document.elementFromPoint(x + width * right, y + height * down));
    const covers = over.find((one) => !one?.closest("[data-region=board]"));
    return covers === undefined ? [] : [`${tile.ariaLabel} under ${covers?.className}`];
})"""


@pytest.mark.parametrize("size", mostly([(360, 640), (390, 844)], (360, 640)))
def test_on_a_phone_nothing_covers_a_tile_of_the_lesson(person: Open, size: tuple[int, int]) -> None:
    """The teacher speaks beside the board, at every step of every scene: least of all over the Exit."""
    page = person("/learn/shy_monsters", **STILL, viewport=viewport(size))
    for scene in scenes("shy_monsters"):
        exits = 0
        for number, step in enumerate(scene.steps):
            at_step(page, scene, number)
            assert page.evaluate(COVERED) == []
            exits += page.locator('[data-cell][aria-label*="Exit"]').count()
            do(page, scene, step)
        at_step(page, scene, len(scene.steps))
        if scene is scenes("shy_monsters")[0]:
            assert exits  # the lesson that was covered once
        read(page)
        page.locator(".teacher .buttons .main").first.click()


UNDER_THE_BUTTON = """() => {
    const box = (part) => document.querySelector(part).getBoundingClientRect();
    const [side, bubble, buttons] = [box("[role=complementary]"), box(".bubble"), box(".buttons")];
    return {
        apart: bubble.bottom <= buttons.top + 0.5,
        inside: buttons.height === 0 || (buttons.top >= side.top && buttons.bottom <= side.bottom + 0.5),
        room: document.querySelector(".teacher .on") ? Math.min(bubble.height, 50) : 50,
        wider: document.querySelector(".bubble").scrollWidth - document.querySelector(".bubble").clientWidth,
    };
}"""


@pytest.mark.parametrize("language", mostly(LANGUAGES, "pl"))
def test_on_a_phone_the_words_of_a_lesson_stand_above_its_button(person: Open, language: str) -> None:
    """They scroll in a place of their own, of some lines at least, and the way on is in view without scrolling."""
    page = person("/learn/shy_monsters", language, **STILL, viewport=viewport((360, 640)))
    good = {"apart": True, "inside": True, "room": 50, "wider": 0}  # all of it, or two lines at least
    for scene in scenes("shy_monsters")[:3]:
        for number, step in enumerate(scene.steps):
            at_step(page, scene, number)
            assert page.evaluate(UNDER_THE_BUTTON) == good, step.say
            do(page, scene, step)
        at_step(page, scene, len(scene.steps))
        assert page.evaluate(UNDER_THE_BUTTON) == good
        read(page)
        page.locator(".teacher .buttons .main").first.click()


@pytest.mark.parametrize("game", ["shy_monsters", "ghostbumpers", "straszydla"])
def test_on_a_phone_the_first_words_are_read_without_scrolling(person: Open, game: str) -> None:
    page = person(f"/learn/{game}", **STILL, viewport=viewport((390, 844)))
    scene = scenes(game)[0]
    words = page.locator(".teacher .words")
    for number, step in enumerate(scene.steps):
        at_step(page, scene, number)
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert words.evaluate("one => one.scrollHeight - one.clientHeight") <= 2, step.say
        do(page, scene, step)


CUT = """() => {
    const words = document.querySelector(".teacher .words");
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const edge = words.getBoundingClientRect().bottom;
    const cut = [];
    while (texts.nextNode()) {
        if (texts.currentNode.parentElement.clientWidth === 1) continue;  // only read out
        range.selectNodeContents(texts.currentNode);
        cut.push(...[...range.getClientRects()].filter((line) => line.top < edge - 4 && line.bottom > edge + 4));
    }
    return cut.length;
}"""


TORN = """() => {
    const box = document.querySelector(".teacher .words").getBoundingClientRect();
    const lines = (sentence) => {
        const range = document.createRange();
        range.selectNodeContents(sentence);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const seen = (line) => line.top > box.top - 4 && line.bottom < box.bottom + 4;
    return [...document.querySelectorAll(".teacher [data-sentence]")]
        .filter((one) => lines(one).some(seen) && !lines(one).every(seen)).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("language", mostly(LANGUAGES, "de"))
@pytest.mark.parametrize("game", ["ghostbumpers", "straszydla"])
def test_on_a_phone_no_line_of_a_lesson_is_cut(person: Open, game: str, language: str) -> None:
    """What does not fit goes on with a press, in whole sentences; what is to be done is read in the hand's room."""
    page = person(f"/learn/{game}", language, **STILL, viewport=viewport((360, 640)))
    scene = scenes(game)[0]
    onward = page.locator(".teacher .on")
    paged = 0
    for number, step in enumerate(scene.steps):
        at_step(page, scene, number)
        assert page.evaluate(CUT) == 0, step.say
        if onward.count():
            in_window(onward)
            if step.kind == "act":
                assert page.evaluate(HIDDEN) <= 2, step.say
            read(page)
            assert page.evaluate(CUT) == 0, step.say
            assert page.evaluate(TORN) == [], step.say
            paged += 1
        if step.kind == "act":
            break
        do(page, scene, step)
    assert paged


PLACES = """() => ["[data-region=board]", ".teacher .bubble", ".teacher h2"].map((part) => {
    const { x, y, width } = document.querySelector(part).getBoundingClientRect();
    return [x, y, width].map(Math.round).join(" ");
})"""
HIDDEN = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.teacher .words'))"


@pytest.mark.parametrize("size", mostly([(1280, 800), (844, 390), (390, 844)], (1280, 800), (390, 844)))
@pytest.mark.parametrize("game", ["ghostbumpers", "shy_monsters", "straszydla"])
def test_beside_a_lesson_everything_keeps_its_place(person: Open, game: str, size: tuple[int, int]) -> None:
    """Whatever is said and asked: the board, the words' first line and the way through the scenes."""
    page = person(f"/learn/{game}", "de", **STILL, viewport=viewport(size))
    scene = scenes(game)[0]
    found = set()
    for number, step in enumerate(scene.steps):
        at_step(page, scene, number)
        if step.kind != "question":  # in a column under the board, the answers come before the scenes
            found.add(tuple(page.evaluate(PLACES)))
        do(page, scene, step)
    at_step(page, scene, len(scene.steps))
    found.add(tuple(page.evaluate(PLACES)))
    where = [set(places) for places in zip(*found, strict=True)]
    assert [len(places) for places in where[:2]] == [1, 1], where


@pytest.mark.parametrize("size", mostly([(844, 390), (360, 640)], (360, 640)))
@pytest.mark.parametrize("game", ["ghostbumpers", "shy_monsters", "straszydla"])
def test_on_a_phone_who_asks_what_to_do_reads_all_of_it(person: Open, game: str, size: tuple[int, int]) -> None:
    page = person(f"/learn/{game}", "de", **STILL, viewport=viewport(size))
    scene = scenes(game)[0]
    for number, step in enumerate(scene.steps):
        at_step(page, scene, number)
        if step.kind == "act":
            read(page)
            page.locator(".teacher .advice").click()
            expect(page.locator(".shown")).to_be_visible()
            read(page)  # two frames, at least
            assert page.evaluate(HIDDEN) <= 2, step.say
            page.locator(".teacher .main").click()
        else:
            do(page, scene, step)
