"""The table of Straszydła in every decision: nothing scrolls, all is in the window, nothing moves by itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser import town
from tests.browser.conftest import Open
from tests.browser.staging import LANGUAGES, SIZES, in_window, viewport
from tests.browser.town_positions import SEAT, Position, Shown, positions, stretches
from tests.samples import mostly, sample

FEW = [(1280, 720), (360, 640)]
SOME = [(1920, 1080), (1024, 768), (844, 390), (360, 640)]
STAGES = {
    "arrange", "take", "settle", "begin", "unblock", "plan", "move", "duel-reroll", "bid", "bend-duel", "retreat",
    "retreat-choice", "act", "scare-reroll", "bend-scare", "colour", "feed", "summon",
}  # fmt: skip
FAULTS = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push("the page scrolls");
  const name = (one) => (one.ariaLabel ?? one.textContent).trim().slice(0, 40) || one.className;
  for (const one of document.querySelectorAll("[data-board], .go .do, .own")) {
    const box = one.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`outside: ${name(one)}`);
  }
  for (const one of document.querySelectorAll(".game button, .counter button")) {
    const box = one.getBoundingClientRect();
    if (one.checkVisibility() && (box.width < 43.5 || box.height < 43.5) && !one.matches(".district"))
      found.push(`small: ${name(one)} ${box.width} x ${box.height}`);
  }
  for (const one of document.querySelectorAll(".decide:not(.quiet), :not(.quiet) > .words, .coins, .way, .own, .go"))
    if (one.scrollWidth > one.clientWidth + 6 || one.scrollHeight > one.clientHeight + 6)
      found.push(`too little room: ${one.className} ${one.scrollWidth} > ${one.clientWidth}, ` +
        `${one.scrollHeight} > ${one.clientHeight}`);
  return found;
}"""
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts.push(one.value);
  }).observe({ type: "layout-shift" });
}"""


def a_table(person: Open, language: str = "en", *, scenes: bool = False) -> tuple[Page, Shown]:
    page = person("/", scenes=scenes, reduced_motion="no-preference" if scenes else "reduce")
    shown = Shown(page)
    town.table(page, 3)
    expect(page.locator("ul.stacks button").first).to_be_visible()
    if language != "en":
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
    return page, shown


def look(page: Page, shown: Shown, position: Position) -> None:
    shown.show(position)
    expect(page.locator(".game")).to_have_attribute("data-stage", position.stage)


SCENES = {
    "plan-made": "planned",
    "plan-shown": "plans",
    "plan-kept": "kept",
    "moved": "walk",
    "duel-began": "duel",
    "duel-rolled": "throw",
}
"""What one sees of a way into a duel: the moment with which each kind of event begins."""


def test_every_decision_has_a_position() -> None:
    assert {position.stage for position in positions().values()} == STAGES


@pytest.mark.parametrize("language", mostly(LANGUAGES, "en", "pl"))
def test_every_decision_fits(person: Open, language: str) -> None:
    page, shown = a_table(person, language)
    faults: dict[str, Any] = {}
    for name, position in positions().items():
        look(page, shown, position)
        for width, height in sample(SOME, SIZES) if language == "en" else FEW:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(FAULTS)
            if found:
                faults[f"{name} {width}x{height}"] = found
    assert faults == {}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_nothing_moves_by_itself(person: Open, size: tuple[int, int]) -> None:
    """A hint, a refusal and a message float; a drawer and the end of a turn take the decision's place."""
    page, shown = a_table(person)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    look(page, shown, positions()["act turn"])
    board = page.locator("[data-board]")
    before = board.bounding_box()
    page.evaluate(SHIFTS)
    page.get_by_role("button", name="Hint").click()  # refused or answered: the house thinks of another position
    expect(page.locator(".notice").first).to_be_visible()
    note = {"number": 9000, "at": 1.0, "kind": "said", "seat": 1, "text": "Boo!"}
    shown.show(positions()["act turn"], [note])
    for name in ("^Trade: ", "^Your imps: ", "^Horror: "):
        town.press(page, name)
        assert board.bounding_box() == before
        page.keyboard.press("Escape")
    assert page.evaluate("window.shifts") == []
    look(page, shown, positions()["plan path"])  # of another match: its pawns stand elsewhere
    look(page, shown, positions()["bid bid"])
    assert board.bounding_box() == before


TOPMOST = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_on_a_phone_a_hint_lies_over_what_happens(person: Open) -> None:
    """A duel or a scare takes most of the board: what a hint offers can be pressed all the same."""
    page, shown = a_table(person)
    page.set_viewport_size(viewport((390, 844)))
    shown.hint({"kind": "scare", "text": "scare"})
    for name in ("bid bid", "bend-scare bend"):
        look(page, shown, positions()[name])
        expect(page.locator("section.show")).to_be_visible()
        page.get_by_role("button", name="Hint").click()
        play = page.locator(".hint.open").get_by_role("button", name="Play this")
        in_window(play)
        assert play.evaluate(TOPMOST), name
        page.locator(".hint.open").get_by_role("button", name="Close").click()
        expect(page.locator(".hint.open")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)])
def test_on_a_phone_a_hint_leaves_what_it_names_free(person: Open, size: tuple[int, int]) -> None:
    page, shown = a_table(person)
    page.set_viewport_size(viewport(size))
    for name, action in HINTED.items():
        shown.hint(action)
        look(page, shown, positions()[name])
        page.get_by_role("button", name="Hint").click()
        hint = page.locator(".hint.open")
        in_window(hint.get_by_role("button", name="Play this"))
        words = hint.locator(".words").bounding_box()
        for part in page.locator("[data-board], [data-stack]").all():
            assert not over(words, part.bounding_box()), (name, part.get_attribute("data-stack"))
        hint.get_by_role("button", name="Close").click()
        expect(hint).to_have_count(0)


HINTED: dict[str, dict[str, Any]] = {
    "take list": {"kind": "take", "text": "take fire", "element": "fire"},
    "settle list": {"kind": "settle", "text": "settle a1", "cell": "a1"},
    "plan path": {"kind": "plan", "text": "plan n n", "arrows": ["n", "n"]},
}


def over(one: FloatRect | None, other: FloatRect | None) -> bool:
    assert one is not None
    assert other is not None
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_a_card_is_told_to_whoever_comes_by_keys(person: Open) -> None:
    page, shown = a_table(person)
    look(page, shown, positions()["take list"])
    for _ in range(2):
        page.keyboard.press("Tab")
        page.locator("ul.stacks button").first.focus()
    bubble = page.locator("body > p")
    expect(bubble).to_contain_text("By day: strength")
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_a_bid_says_how_much_is_missing(person: Open) -> None:
    page, shown = a_table(person)
    position = positions()["bid bid"]
    look(page, shown, position)
    asked = page.locator(".decide .words")
    expect(asked).to_contain_text("at least 4 more than")
    look(page, shown, replace(position, offer={**position.offer, "most": 3}))
    expect(asked).to_contain_text("only 3 energy cubes")


def test_every_choice_has_a_picture_of_its_own(person: Open) -> None:
    """In the town are all of them; what tells them apart is where one looks, and what is paid and had."""
    page, shown = a_table(person)
    position = positions()["act turn"]
    look(page, shown, position)
    actions = list({action["kind"]: action for action in position.offer["actions"]}.values())[:3]
    weighed = [{"action": action, "value": 0.5, "tries": 1} for action in actions]
    district = next(one for one in position.view["board"] if one["place"] == "centrum")
    plan = [{"that": {"kind": "goes-to", "cell": district["cell"]}, "chance": 0.7}]
    beliefs = [{"about": {"kind": "plan", "seat": 1}, "possibilities": plan}]
    thought = {"measure": "chance", "alternatives": weighed, "beliefs": beliefs}
    shown.hint(actions[0], thought)
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Why?").click()
    expect(page.locator("dialog .small")).not_to_have_count(0)
    pictures = page.eval_on_selector_all("dialog .small", "all => all.map((one) => one.innerHTML)")
    assert len(set(pictures)) == len(pictures) == len(actions) == 3
    # Nor is a district called by its place, which nobody sees.
    expect(page.locator("dialog details")).to_contain_text("to Centrum")
    page.keyboard.press("Escape")
    # What comes to lie under a mouse that does not move was not asked about.
    page.set_viewport_size(viewport((390, 844)))
    page.locator(".hint.open").get_by_role("button", name="Close").click()
    page.wait_for_selector(".district:hover")
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(60, 300)
    expect(page.locator(".tip")).to_have_count(1)


def test_on_a_phone_the_others_are_in_sight(person: Open) -> None:
    """Their strength, how much of a pact they could have, and who is waited for."""
    page, shown = a_table(person)
    position = positions()["act turn"]
    look(page, shown, position)
    expect(page.locator(".rivals")).to_be_hidden()  # they sit in the side column
    for size in [(844, 390), (390, 844), (360, 640)]:
        page.set_viewport_size(viewport(size))
        for player in position.view["players"]:
            rival = page.locator(f"[data-rival='{player['seat']}']")
            if player["seat"] == SEAT:
                expect(rival).to_have_count(0)
                continue
            in_window(rival)
            expect(rival.locator("strong")).to_have_text(str(player["strength"]))
            expect(rival.locator(".spooks i")).to_have_count(max(5, len(player["spooks"])))
            expect(rival).to_contain_text(f"spooks: {len(player['spooks'])} of 5")
    # Nor is the town small there.
    for size, wide in [((390, 844), 360), ((360, 640), 272)]:
        page.set_viewport_size(viewport(size))
        box = page.locator("[data-board]").bounding_box() or {"width": 0}
        assert box["width"] >= wide, size


SHEET = """() => {
  const sheet = document.querySelector(".sheet");
  const wide = (part) => Math.round(part.getBoundingClientRect().width);
  return {
    hidden: Math.max(0, sheet.scrollHeight - sheet.clientHeight),
    largest: Math.max(...[...sheet.querySelectorAll("svg")].map(wide)),
    rows: new Set([...sheet.querySelectorAll(".row:not(.bowl) button")].map((cube) => cube.offsetTop)).size,
  };
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_trade_is_made_without_scrolling(person: Open, language: str) -> None:
    page, shown = a_table(person, language)
    look(page, shown, positions()["act turn"])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.locator("[data-opens=trade]").click()
        sheet = page.evaluate(SHEET)
        assert (sheet["hidden"], sheet["rows"]) == (0, 1), (width, height)
        assert 28 <= sheet["largest"] <= 56
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_no_name_of_a_district_is_broken(person: Open, size: tuple[int, int]) -> None:
    page, _ = a_table(person, "de")
    page.evaluate("""() => { localStorage['spukhaus.settings'] =
        JSON.stringify({ ...JSON.parse(localStorage['spukhaus.settings']), captions: true }) }""")
    page.reload()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator(".caption").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    wide = "[...document.querySelectorAll('.caption')].filter((one) => one.scrollWidth > one.clientWidth + 1)"
    assert page.evaluate(f"{wide}.map((one) => one.textContent)") == []


def test_scenes_keep_the_order_of_the_events(person: Open) -> None:
    """From a plan into a duel: all go together, and nobody fights before they have met."""
    before, told, after = way_into_a_duel()
    page, shown = a_table(person, scenes=True)
    look(page, shown, before)
    page.evaluate(WATCH)
    shown.show(after, [{"number": 9000, "at": 1.0, "told": {str(SEAT): told}}])
    expect(page.locator(".game")).to_have_attribute("data-stage", after.stage)
    page.wait_for_function("seen.length > 0 && !document.querySelector('.game[data-playing]')")
    assert set(page.evaluate("captions")) == {"The dice are rolling …"}  # what they show is told when they lie
    seen = [name for name in page.evaluate("seen") if name in SCENES.values()]
    assert once(seen) == once(SCENES[event["kind"]] for event in told)


WATCH = """() => {
    window.seen = [];
    window.captions = [];
    const look = () => {
        const now = document.querySelector(".game")?.dataset.scene;
        if (now && now !== seen.at(-1)) seen.push(now);
        if (now === "throw") captions.push(document.querySelector(".pill")?.textContent);
        requestAnimationFrame(look);
    };
    look();
}"""


def once(names: Iterable[str]) -> list[str]:
    """What comes several times in a row is one thing to see."""
    return [name for name, _ in groupby(names)]


def way_into_a_duel() -> tuple[Position, list[dict[str, Any]], Position]:
    for seed in ("0", "14", "one", "three"):
        before: Position | None = None
        for told, position in stretches(seed):
            kinds = {event["kind"] for event in told}
            if before and {"plan-shown", "moved", "duel-rolled"} <= kinds <= set(SCENES):
                return before, told, position
            before = position
    raise AssertionError("nobody meets")


def test_the_focus_goes_back_to_where_it_came_from(person: Open) -> None:
    """Whatever opens over the board: shut by a key or by its button."""
    page, shown = a_table(person)
    look(page, shown, positions()["act turn"])
    focus = "document.activeElement.dataset.opens"
    for opener in page.locator("[data-opens][aria-expanded]:not([aria-disabled=true]), .stacks button.can").all():
        name = opener.get_attribute("data-opens")
        for shut in ("Escape", "Back"):
            opener.focus()
            page.keyboard.press("Enter")
            expect(page.locator(".sheet")).to_be_visible()
            if shut == "Escape":
                page.keyboard.press("Escape")
            else:
                page.get_by_role("button", name=shut, exact=True).click()
            expect(page.locator(".sheet")).to_have_count(0)
            page.wait_for_function(f"name => {focus} === name", arg=name)
    look(page, shown, positions()["feed turn"])
    page.get_by_role("button", name="Stop feeding").press("Enter")
    page.get_by_role("button", name="Back", exact=True).press("Enter")
    page.wait_for_function(f"() => {focus} === 'end'")
