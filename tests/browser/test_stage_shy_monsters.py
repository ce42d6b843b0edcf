"""Shy Monsters on the stage: every decision fits every window, nothing is shoved, scenes keep the order of events."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import AXE, Open, accessible
from tests.browser.playing import start
from tests.browser.staging import LANGUAGES, SIZES, in_window, nothing_shifts, staged, viewport
from tests.samples import mostly

AT_HOME = {
    "bat": ["h9"],
    "drake": [],
    "serpent": ["i11"],
    "cobra": ["j10"],
    "kraken": ["h10", "j10"],
    "gargoyle": ["j10", "j9"],
}
"""Beside the Entrance on i9: what must lie around i10 for a monster there to feel at home."""
REST = ["i8", "i7", "i6", "i5", "i4"]


def home(page: Page, exit_on: str = "") -> None:
    """The first monster beside the Entrance and at home, the others to the south; the Exit where it is wanted."""
    pieces = page.locator(".piece")
    face = (pieces.nth(4).get_attribute("title") or "").lower()
    cells = [cell for cell in [*AT_HOME[face], *REST] if cell != exit_on][:5]
    if exit_on:
        cells = [exit_on, *cells[:4]]
    for piece, cell in zip((0, 1, 2, 3, 5, 4), [*cells, "i10"], strict=True):
        pieces.nth(piece).click()
        page.locator(f'[data-sketch="{cell}"]').click()


def speak(page: Page, language: str, speed: float = 0) -> None:
    page.evaluate(
        "(settings) => localStorage['spukhaus.settings'] = JSON.stringify(settings)",
        {"language": language, "speed": speed},
    )
    page.reload()


def fits(page: Page, *parts: str) -> None:
    """Board and dock lie in the window with all that is pressed there; nothing is too small for a finger."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")  # measured anew
    staged(page)
    for part in parts:
        in_window(page.locator(part).first)
    window = page.viewport_size
    assert window is not None
    found = page.evaluate(
        """() => [...document.querySelectorAll(
                ".board .ground, .board button, .dock button, .dock p, .dock strong, .dock b, .dock .tag, .asking p")]
            .map((one) => ({ one, what: one.outerHTML.slice(0, 80), pressed: one.matches("button"),
                box: one.getBoundingClientRect(), hidden: !one.checkVisibility({ visibilityProperty: true }) }))
            .filter(({ one }) => !one.closest(".fit.sp-scroll"))  // a long storey in a low window scrolls in itself
            .filter(({ box, pressed, hidden }) => !hidden && box.width > 0 && (
                box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
                || pressed && Math.min(box.width, box.height) < 43.5))
            .map(({ what, box }) => [what, ...[box.x, box.y, box.width, box.height].map(Math.round)])"""
    )
    assert found == [], (window, found)


def at_all_sizes(page: Page, language: str, *parts: str) -> None:
    for size in SIZES if language == "en" else [(1280, 720), (360, 640)]:
        page.set_viewport_size(viewport(size))
        fits(page, *parts)
    page.set_viewport_size(viewport((1280, 720)))


BESIDE = """() => {
    const [fallen, result] = [".finale .hero", ".end"].map((part) =>
        document.querySelector(part).getBoundingClientRect());
    return fallen.bottom <= result.top + 1 || fallen.right <= result.left + 1;
}"""


@pytest.mark.parametrize("language", mostly(LANGUAGES, "en", "fr"))
def test_every_decision_fits(person: Open, language: str) -> None:
    ada = person()
    start(ada, "Dungeon Master against a friend, by link")
    link = ada.get_by_label("Link to this table").input_value()
    bo = person(link)
    bo.get_by_role("button", name="Play: Hero").click()
    ada.locator("[data-sketch]").first.wait_for()
    bo.locator(".skills").wait_for()
    speak(bo, language)
    bo.locator(".skills").wait_for()
    at_all_sizes(bo, language, ".skills")  # the Hero waits
    home(ada)
    speak(ada, language)  # the sketch is kept
    ada.locator("[data-main][aria-disabled=false]").wait_for()
    at_all_sizes(ada, language, "[data-main]")
    ada.locator("[data-main]").click()
    bo.locator(".turn.mine").wait_for()
    at_all_sizes(bo, language, ".skills")  # two looks
    bo.locator('button.target[data-cell="i10"]').click()
    expect(bo.locator('button.target[data-cell="i10"]')).to_have_count(0)
    bo.locator('button.target[data-cell="i8"]').click()
    expect(bo.locator(".sign.eye")).to_have_count(0)
    at_all_sizes(bo, language, ".skills")  # where to?
    bo.locator("[data-way=attack]").click()
    expect(bo.locator(".sign.strikes").first).to_be_visible()
    at_all_sizes(bo, language, ".skills")
    bo.locator("[data-way=attack]").click()
    at_all_sizes(ada, language)  # the Dungeon Master listens
    bo.locator('button.target[data-cell="i10"]').click()
    at_all_sizes(bo, language, ".asking .main", ".asking .anyway")  # really?
    bo.keyboard.press("Escape")
    expect(bo.locator(".asking")).to_have_count(0)
    bo.locator('button.target[data-cell="i10"]').click()
    bo.locator(".asking .anyway").click()
    for page in (ada, bo):
        page.locator(".end").wait_for()
        at_all_sizes(page, language, ".end", ".end .main", ".finale h2")
    for size in ((844, 390), (360, 640)):
        bo.set_viewport_size(viewport(size))
        bo.wait_for_function(BESIDE)  # who fell is seen beside the result
    bo.locator(".end button").last.click()
    bo.locator(".storeys").wait_for()
    at_all_sizes(bo, language, ".storeys h2")
    bo.set_viewport_size(viewport((390, 844)))
    expect(bo.locator(".storeys .fit")).not_to_have_count(0)
    expect(bo.locator(".storeys .fit.sp-scroll")).to_have_count(0)  # nothing to do there: every storey is seen whole


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_ground_stays_as_it_is_while_one_lays(person: Open, size: tuple[int, int]) -> None:
    page = person(viewport=viewport(size))
    start(page, "Dungeon Master against the bot")
    lay = page.get_by_role("button", name="Lay the storey")
    entrance = page.locator('[data-sketch="i9"]')
    before = entrance.bounding_box()
    assert before is not None
    edge = page.locator('[data-sketch="i12"]')
    page.locator(".piece").first.drag_to(edge)
    expect(page.get_by_role("button", name="Exit, 3 steps north, loose")).to_be_visible()
    page.locator(".piece").nth(1).click()
    assert entrance.bounding_box() == before  # neither laying at the edge nor taking the next tile moves anything
    for at, cell in enumerate(("i13", "i14", "i10", "i11", "i15"), start=1):  # upwards, as far as it goes
        page.locator(".piece").nth(at).click()
        page.locator(f'[data-sketch="{cell}"]').click()
        in_window(lay)
        now = entrance.bounding_box()
        assert now is not None
        assert now["width"] == before["width"]  # seen from elsewhere, but as large as it was
    expect(lay).to_be_enabled()
    for other in SIZES:
        page.set_viewport_size(viewport(other))
        staged(page)
        in_window(lay)
    lay.click()
    expect(page.locator("[data-sketch]").first.or_(page.locator(".end"))).to_be_visible()
    staged(page)


def test_the_ground_is_moved_by_hand(person: Open) -> None:
    """By dragging it, and by a tile that is held at its edge."""
    page = person(viewport=viewport((390, 844)))
    start(page, "Dungeon Master against the bot")
    place = page.locator('[data-sketch="i10"]')
    before = place.bounding_box()
    assert before is not None
    for size in ((844, 390), (390, 844)):  # a phone that is turned and turned back
        page.set_viewport_size(viewport(size))
        in_window(place)
    page.wait_for_function(
        """(before) => Math.abs(
            document.querySelector('[data-sketch="i10"]').getBoundingClientRect().x - before) < 2""",
        arg=before["x"],
    )
    page.mouse.move(before["x"] + 20, before["y"] + 20)
    page.mouse.down()
    page.mouse.move(before["x"] + 20, before["y"] + 70, steps=4)
    page.mouse.up()
    after = place.bounding_box()
    assert after is not None
    assert after["y"] > before["y"] + 30
    expect(page.locator(".piece.laid")).to_have_count(0)  # that was no tap
    page.locator(".piece").first.hover()
    page.mouse.down()
    ground = page.locator(".fit").bounding_box()
    assert ground is not None
    page.mouse.move(ground["x"] + 8, ground["y"] + ground["height"] / 2, steps=4)
    page.wait_for_function("() => document.querySelector('.fit').scrollLeft === 0")
    page.locator('[data-sketch="f9"]').hover()  # what was out of sight
    page.mouse.up()
    expect(page.locator(".piece.laid")).to_have_count(1)


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_nothing_is_shoved_while_one_lays(person: Open, size: tuple[int, int]) -> None:
    page = person(viewport=viewport(size))
    start(page, "Dungeon Master against the bot")
    page.locator("[data-sketch]").first.wait_for()
    page.wait_for_load_state("networkidle")
    with nothing_shifts(page):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator(".hint.open")).to_contain_text("Hint:")
        expect(page.locator(".field .ghost")).to_have_count(6)
        if size[0] < 1000:  # in the decision's place, so that it covers nothing of what it speaks of
            board, hint = page.locator("[data-region=board]").bounding_box(), page.locator(".hint").bounding_box()
            assert board is not None
            assert hint is not None
            assert hint["y"] >= board["y"] + board["height"] - 1
        expect(page.locator(".hint p [aria-hidden]")).to_have_text("Hint: lay this storey")  # the ground shows which
        in_window(page.locator(".hint").get_by_role("button", name="Close"))
        page.locator(".hint").get_by_role("button", name="Close").click()
        page.locator(".piece").nth(4).click()
        page.locator('[data-sketch="i12"]').click()
        page.locator(".piece").nth(5).click()
        page.locator('[data-sketch="i10"]').click()
        expect(page.locator(".mood")).to_have_count(2)
    expect(page.get_by_text("Enter work too")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 640)])
def test_a_monster_can_be_looked_at_closely(person: Open, size: tuple[int, int]) -> None:
    page = person(viewport=viewport(size))
    start(page, "Hero against the bot")
    kraken = page.get_by_role("group", name="Reference tile").get_by_role("button", name=re.compile("^kraken"))
    kraken.click()
    card = page.get_by_role("dialog", name="kraken")
    in_window(card)
    expect(card).to_contain_text("needs a tile: north, west, east")
    diagram = card.locator(".turning").bounding_box()
    assert diagram is not None
    assert diagram["width"] >= 150
    card.get_by_role("button", name="Turn the diagram").click()
    accessible(page)
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    expect(kraken).to_be_focused()


def test_keyboard_advice_is_for_keyboards(person: Open) -> None:
    for touch in (False, True):
        page = person(has_touch=touch, is_mobile=touch)
        start(page, "Dungeon Master against the bot")
        expect(page.get_by_text("Lay all 6 tiles, edge to edge.")).to_be_visible()
        expect(page.locator(".keys")).to_be_visible(visible=not touch)


def test_captions_are_part_of_the_names(person: Open) -> None:
    page = person("/")
    page.evaluate("localStorage['spukhaus.settings'] = JSON.stringify({captions: true, speed: 0})")
    page.reload()
    start(page, "Dungeon Master against the bot")
    page.locator("[data-sketch]").first.wait_for()
    home(page)
    expect(page.locator(".caption")).to_have_count(7)
    labelled(page)
    speak(page, "pl")
    expect(page.locator(".mood")).to_have_count(2)
    assert page.evaluate("[...document.querySelectorAll('.mood')].every((one) => one.scrollWidth <= one.clientWidth)")
    page.locator("[data-main]").click()
    expect(page.locator("[data-sketch], .end").first).to_be_visible()


def labelled(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(
        "axe.run(document, {runOnly: ['label-content-name-mismatch'],"
        " rules: {'label-content-name-mismatch': {enabled: true}}})"
    )
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found["violations"]] == []


WATCH = """() => {
    window.seen = [];
    const look = () => {
        const now = document.querySelector("[data-scene]")?.dataset.scene
            ?? (document.querySelector(".finale") ? "finale" : null);
        const foe = document.querySelector('[data-cell="i10"]')?.getAttribute("aria-label") ?? "";
        const hero = document.querySelector("[data-cell][aria-label*='you stand here']")?.dataset.cell ?? "";
        if (now && seen.at(-1)?.[0] !== now) seen.push([now, foe, hero]);
        requestAnimationFrame(look);
    };
    look();
}"""


def scenes_of(page: Page, until: Locator) -> list[list[str]]:
    until.first.wait_for()
    found: list[list[str]] = json.loads(page.evaluate("JSON.stringify(seen)"))
    return found


def watched(person: Open, exit_on: str = "") -> tuple[Page, Page]:
    """A storey with an active monster on i10 that the Hero has seen; his page shows scenes, fast."""
    ada = person()
    start(ada, "Dungeon Master against a friend, by link")
    bo = person(ada.get_by_label("Link to this table").input_value(), scenes=True)
    bo.get_by_role("button", name="Play: Hero").click()
    ada.locator("[data-sketch]").first.wait_for()
    home(ada, exit_on)
    ada.locator("[data-main]").click()
    bo.locator(".turn.mine").wait_for()
    for cell in ("i10", "i7"):
        bo.locator(f'button.target[data-cell="{cell}"]').click()
        bo.locator(".hurry").wait_for()
        bo.keyboard.press("Escape")
        bo.locator(".turn.mine").wait_for()
    bo.evaluate(WATCH)
    return ada, bo


def test_a_blow_falls_before_its_victim_dies(person: Open) -> None:
    _, bo = watched(person)
    bo.locator("[data-way=attack]").click()
    bo.locator('button.target[data-cell="i10"]').click()
    bo.locator(".hurry").wait_for()
    expect(bo.locator(".words.waits strong")).not_to_be_empty()  # what is mine stays, and rests
    expect(bo.get_by_role("button", name="Pencil")).to_have_attribute("aria-disabled", "true")
    seen = scenes_of(bo, bo.locator(".turn.mine"))
    assert [name for name, _, _ in seen] == ["lunge", "blow", "killed"]
    (_, arriving, there), (_, struck, _), (_, killed, _) = seen
    assert there == "i10"
    assert "active" in arriving
    assert "active" in struck
    assert "dead" in killed
    expect(bo.locator(".figure.aside")).to_be_visible()  # whoever stands on a Monster's tile does not hide it


def test_a_shy_monster_is_seen_and_why_it_is_shy(person: Open) -> None:
    ada = person()
    start(ada, "Dungeon Master against a friend, by link")
    bo = person(ada.get_by_label("Link to this table").input_value(), scenes=True)
    bo.get_by_role("button", name="Play: Hero").click()
    ada.locator("[data-sketch]").first.wait_for()
    pieces = ada.locator(".piece")
    shy = 5 if pieces.nth(4).get_attribute("title") == "drake" else 4  # only a drake is at home at a dead end
    line = [at for at in range(6) if at != shy]
    for piece, cell in zip([*line, shy], ("i10", "i11", "i12", "i13", "i14", "i15"), strict=True):
        pieces.nth(piece).click()
        ada.locator(f'[data-sketch="{cell}"]').click()
    ada.locator("[data-main]").click()
    bo.locator(".turn.mine").wait_for()
    bo.locator('button.target[data-cell="i15"]').click()
    bo.locator(".here .shy").wait_for()
    bo.locator("[data-mark].needs:not(.met)").first.wait_for()
    bo.locator(".turn.mine").wait_for()
    bo.get_by_role("group", name="Reference tile").locator(".lives button").click()
    expect(bo.get_by_role("dialog")).to_contain_text(re.compile("On this storey: uneasy .it needs a tile to its "))


def test_leaving_and_dying_are_scenes(person: Open) -> None:
    ada, bo = watched(person, exit_on="i8")
    bo.locator('button.target[data-cell="i8"]').click()
    bo.locator(".hurry").wait_for()
    expect(
        bo.get_by_text("The Dungeon Master is building the storey").or_(bo.get_by_text("laying the storey")).first
    ).to_be_visible()
    seen = [name for name, _, _ in json.loads(bo.evaluate("JSON.stringify(seen)"))]
    assert seen[0] == "walk"
    assert seen[-2:] == ["exit", "crumble"]
    ada.locator("[data-sketch]").first.wait_for()
    home(ada)
    ada.locator("[data-main]").click()
    bo.locator(".turn.mine").wait_for()
    bo.locator('button.target[data-cell="i8"]').click()
    bo.locator(".hurry").wait_for()
    bo.keyboard.press("Escape")
    bo.locator(".turn.mine").wait_for()
    expect(bo.locator("[data-cell] .slab")).to_have_count(7)  # a few come with every frame, and all in the end
    bo.evaluate("seen.length = 0")
    bo.locator('button.target[data-cell="i10"]').click()
    bo.locator(".hurry").wait_for()
    seen = [name for name, _, _ in scenes_of(bo, bo.locator(".end"))]
    assert seen[:2] == ["walk", "hush"]
    assert seen[-3:] == ["leap", "fall", "finale"]
    expect(bo.locator(".end .epilogue")).to_contain_text("Its comfort zone fits the tiles around it")
    expect(bo.locator(".end .epilogue svg.diagram")).to_be_visible()


def test_whoever_wants_no_motion_gets_words(person: Open) -> None:
    still: dict[str, Any] = {"reduced_motion": "reduce"}
    page = person(scenes=True, **still)
    start(page, "Hero against the bot")
    page.locator("button.target").first.click()
    page.locator(".hurry").wait_for()
    assert page.evaluate("document.getAnimations().length") == 0
    page.locator(".turn.mine").wait_for()
