"""Straszydła in a real browser: whole games, every part of a round, and all the ways to draw a plan."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import town
from tests.browser.conftest import ROOT, Open, accessible
from tests.browser.playing import enter
from tests.samples import mostly

QUICK: dict[str, Any] = {"reduced_motion": "reduce"}
DIRECTIONS = {
    "q": (-1, 1),
    "w": (0, 1),
    "e": (1, 1),
    "a": (-1, 0),
    "d": (1, 0),
    "z": (-1, -1),
    "x": (0, -1),
    "c": (1, -1),
}


def offers(page: Page) -> tuple[str, list[str], list[str]]:
    """What somebody is asked, as it can be seen."""
    cells = town.targets(page).evaluate_all("(found) => found.map((one) => one.dataset.cell)")
    return town.stage(page), page.evaluate(town.OFFERED), cells


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def to_plan(page: Page, seed: int = 1) -> None:
    town.play(page, random.Random(seed), lambda: town.stage(page) == "plan")
    expect(town.targets(page).first).to_be_visible()


PLACE = """() => {
  const { x, y, width, height } = document.querySelector("[data-pawn].own").getBoundingClientRect();
  const under = (tile) => tile.left <= x + width / 2 && x + width / 2 <= tile.right &&
    tile.top <= y + height / 2 && y + height / 2 <= tile.bottom;
  return [...document.querySelectorAll("[data-cell]")].find((one) => under(one.getBoundingClientRect())).dataset.cell;
}"""


def place(page: Page) -> str:
    """Where the person plans from: the district below the own pawn."""
    return str(page.evaluate(PLACE))


def middle(page: Page, cell: str) -> tuple[float, float]:
    box = page.locator(f'[data-cell="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_whole_game_against_a_bot(person: Open) -> None:
    page = person(**QUICK)
    town.table(page, 2, phases=2)
    town.play(page, random.Random(1), lambda: page.locator(".refusal").count() > 0)
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator("section.end")).to_contain_text(town.WON)
    scene = page.get_by_label("The pacts are revealed")
    expect(scene.get_by_text("Victory!")).not_to_have_count(0)  # two may share it (ST-34)
    expect(scene.get_by_label(re.compile(r"’s pact: \d of 5 filled"))).to_have_count(2)
    accessible(page)


def test_what_a_newcomer_is_told(person: Open) -> None:
    """What is taken for nothing has no price; what it is all for, what will be eaten, what fits, and what imps do."""
    page = person(**QUICK)
    town.table(page, 2)
    town.settle(page)
    stacks = page.get_by_role("list", name="Stacks")
    expect(stacks.get_by_role("button", name=re.compile("^Take: "))).not_to_have_count(0)
    expect(stacks.get_by_text(re.compile("costs"))).to_have_count(0)
    expect(page.locator(".own [data-told*='You win when the spooks you have fed']").first).to_be_visible()
    to_plan(page)
    expect(stacks.get_by_text(re.compile("costs \\d"))).to_have_count(4)
    expect(page.locator(".own .food")).to_contain_text(
        "ends, your spooks eat 3 cubes. 3 cubes of the right colours are missing."
    )
    every_sign_is_told(page)
    town.play(page, random.Random(1), lambda: town.stage(page) == "act")
    buy = stacks.get_by_role("button", name=re.compile(r"^Buy a spook.*: .*, (Water|Air|Fire|Earth), day \d"))
    expect(buy).not_to_have_count(0)
    page.locator(".coins [aria-disabled=true]").first.click(force=True)  # what cannot be done says why
    expect(page.locator("body > p")).to_contain_text(re.compile("here|too few|done in this round"))
    town.press(page, "^Your imps")
    expect(page.get_by_role("region", name="Your imps")).to_contain_text("reroll any of your dice once")
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def every_sign_is_told(page: Page) -> None:
    """Where it stands, to whoever rests on it; and on a sheet of them all."""
    page.locator(".own .food > [aria-hidden]").hover()
    expect(page.locator("body > p")).to_contain_text("Whoever goes hungry leaves the game.")
    opener = page.get_by_role("button", name="What the signs mean")
    opener.click()
    sheet = page.get_by_role("dialog", name="What the signs mean")
    for sign in ("Ghost: scare", "Signpost: suburb", "Plate: the next meal", "Star: a success", "Water imp"):
        expect(sheet.get_by_role("listitem").filter(has_text=sign)).to_be_attached()
    accessible(page)
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")


def test_two_people_two_bots_and_a_reload_in_every_part(person: Open) -> None:
    """Ada gets an air imp, so that somebody is asked while moving; all look as before after a reload."""
    ada = person(**QUICK)
    enter(ada, town.GAME)
    ada.get_by_label("How many play?").select_option("4")
    ada.get_by_text("Who sits where").click()
    ada.get_by_label("Seat 2").select_option("somebody by link")
    ada.get_by_role("button", name="Begin like this").click()
    bo = person(ada.get_by_label("Link to this table").input_value(), **QUICK)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down and play").click()
    whim, missing, armed = random.Random(3), {"plan", "move", "duel", "act", "feed"}, False
    for _ in range(300):
        if not missing:
            break
        page = town.asked(ada, bo)
        if town.over(page):
            break
        if (part := town.part(page)) in missing:
            missing.remove(part)
            before = offers(page)
            page.reload()
            town.settle(page)
            expect(page.locator(".go, ul.stacks").first).to_be_visible()
            assert offers(page) == before
            accessible(page)
            for drawer in ("Trade", "Horror", "Your imps") if town.stage(page) in ("act", "feed") else ():
                if town.press(page, f"^{drawer}: "):
                    accessible(page)
                    town.press(page, "^Back$")
        if part == "act" and page is ada and not armed and town.stage(page) == "act":
            armed = True
            town.trade_energy(page, "air imp")
            expect(page.locator(".own").get_by_text("Air imps: 1: Once plans are shown")).to_have_count(1)
            continue
        town.decide(page, whim, saving=page is ada and not armed)
    assert missing == set()
    for page in (ada, bo):
        expect(page.locator(".refusal")).to_have_count(0)


def test_the_curtain_hides_plans(person: Open) -> None:
    page = person(**QUICK)
    town.table(page, 2, "Two people at this screen")
    whim = random.Random(5)
    for _ in range(12):
        town.settle(page)
        if page.locator(".curtain").is_visible():
            page.get_by_role("button", name=re.compile("^I am")).click()
        if town.stage(page) == "plan":
            break
        town.decide(page, whim)
    cards = page.get_by_label("Seats").locator("li:has([data-person])")
    mine = cards.filter(has_not=page.locator("[data-person] ul")).locator("strong")  # what is mine lies in the dock
    first = mine.inner_text()
    town.decide(page, whim)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".game")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(mine).not_to_have_text(first)
    expect(page.locator("svg.ways g")).to_have_count(0)
    expect(page.get_by_label("What happened")).to_contain_text(f"{first} has made a plan.")
    town.decide(page, whim)
    expect(
        page.locator(".curtain").or_(page.locator(".game[data-stage=act], .game[data-stage^=duel]")).first
    ).to_be_visible()


def test_changing_a_plan_until_all_are_ready(person: Open) -> None:
    ada = person(**QUICK)
    town.table(ada, 2, "With friends, by link")
    bo = person(ada.get_by_label("Link to this table").input_value(), **QUICK)
    bo.get_by_role("button", name="Sit down and play").click()
    whim = random.Random(2)
    for _ in range(8):
        page = town.asked(ada, bo)
        if town.stage(page) == "plan":
            break
        town.decide(page, whim)
    town.settle(ada)
    town.targets(ada).first.click()
    ada.get_by_role("button", name="The plan is ready").dblclick()
    expect(ada.get_by_role("heading", name="Your plan stands")).to_be_visible()
    expect(ada.locator("svg.ways g")).not_to_have_count(0)  # one's own plan stays in view
    expect(bo.locator("svg.ways g")).to_have_count(0)
    expect(bo.locator("[data-person]").get_by_text("has planned")).to_have_count(1)
    ada.get_by_role("button", name="Change the plan").click()
    expect(ada.get_by_role("heading", name="Plan your way")).to_be_visible()
    expect(ada.locator(".refusal")).to_have_count(0)


def test_looking_on(person: Open) -> None:
    page = person(**QUICK)
    town.table(page, 3)
    to_plan(page)
    watcher = person(page.url, **QUICK)
    expect(watcher.get_by_role("grid", name="The town")).to_be_visible()
    expect(watcher.get_by_role("gridcell")).to_have_count(25)
    expect(watcher.locator(".pact")).to_have_count(0)
    expect(watcher.locator(".decide button, .go button, ul.stacks button")).to_have_count(0)
    expect(town.targets(watcher)).to_have_count(0)
    accessible(watcher)


def test_planning_by_keys(person: Open) -> None:
    page = person(**QUICK)
    town.table(page, 2)
    to_plan(page)
    home = place(page)
    ends, way = page.locator(".decide .ends"), page.locator(".way li button")
    page.get_by_role("button", name="Mute").focus()  # keys draw wherever the focus is
    inward = "d" if home[0] == "a" else "a"
    page.keyboard.press(inward)
    column = chr(ord(home[0]) + DIRECTIONS[inward][0])
    expect(ends).to_contain_text(f"({column}{home[1]})")
    expect(page.locator(f'[data-cell="{column}{home[1]}"]')).to_be_focused()
    page.keyboard.press("ArrowUp" if home[1] == "1" else "ArrowDown")  # looks only
    expect(way).to_have_count(2)
    page.keyboard.press("Enter")  # and goes there
    expect(way).to_have_count(3)
    page.keyboard.press("Backspace")
    expect(way).to_have_count(2)
    page.get_by_label("Say something").fill("a d")  # what is said is said
    expect(way).to_have_count(2)
    page.locator(f'[data-cell="{home}"]').focus()
    page.keyboard.press("a" if inward == "d" else "d")  # home again, a suburb: one may travel on
    travels = page.locator('.district.target[aria-label*="travel here"]')
    expect(travels).to_have_count(3)
    travels.first.focus()
    page.keyboard.press("Enter")
    expect(way).to_have_count(4)
    way.nth(1).click()  # back to the first step
    expect(way).to_have_count(2)
    accessible(page)
    page.get_by_role("button", name="The plan is ready").press("Enter")
    expect(page.locator(".game")).not_to_have_attribute("data-stage", "plan")
    expect(page.locator(".refusal")).to_have_count(0)


def test_planning_by_drawing_and_how_it_unfolds(person: Open) -> None:
    page = person(scenes=True)
    town.table(page, 2)
    to_plan(page)
    home = place(page)
    column, row = ("b", "d")[home[0] == "e"], ("2", "4")[home[1] == "5"]
    page.mouse.move(*middle(page, home))
    page.mouse.down()
    for cell in (f"{column}{row}", f"c{row}"):
        page.mouse.move(*middle(page, cell), steps=8)
    page.mouse.up()
    expect(page.locator(".decide .ends")).to_contain_text("Ends at")
    expect(page.locator(".decide .ends")).to_contain_text(f"(c{row})")
    expect(page.locator(".way li button")).to_have_count(3)
    page.get_by_role("button", name="The plan is ready").click()
    expect(page.locator("svg.ways .plan").first).to_be_attached()  # the plans are shown, and the pawns walk
    page.locator(".game").click()  # who does not want to wait goes on
    expect(page.locator(".pill, .banner")).to_have_count(0)


def test_on_a_phone(person: Open) -> None:
    page = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, **QUICK)
    town.table(page, 4)
    seen: set[str] = set()

    def look() -> bool:
        if town.part(page) not in seen:
            seen.add(town.part(page))
            assert fits(page), town.stage(page)
            assert page.evaluate("innerWidth") == 390, town.stage(page)  # nothing has stretched the phone's page
            box = page.get_by_role("grid").bounding_box()
            assert box is not None
            assert box["width"] > 335  # the strip of the others takes some height
        return {"plan", "act"} <= seen

    town.play(page, random.Random(4), look)
    accessible(page)


def test_the_host_lays_out_the_town(person: Open) -> None:
    page = person(**QUICK)
    enter(page, town.GAME)
    page.get_by_text("Options for this table").click()
    page.get_by_label(re.compile("board", re.IGNORECASE)).select_option(index=1)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    tiles = page.locator("[data-cell]")
    expect(tiles).to_have_count(25)
    expect(town.targets(page)).to_have_count(20)  # suburbs and Centrum lie where they are

    def name(cell: str) -> str:
        return (page.locator(f'[data-cell="{cell}"]').get_attribute("aria-label") or "").split(", ")[1]

    first, second = name("b5"), name("c5")
    page.locator('[data-cell="b5"]').click()
    page.locator('[data-cell="c5"]').click()
    assert (name("b5"), name("c5")) == (second, first)
    page.locator('[data-cell="c5"]').focus()
    for key in ("Enter", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    assert (name("b5"), name("c5")) == (first, second)
    accessible(page)
    page.get_by_role("button", name="Shuffle").click()
    shuffled = [name(cell) for cell in ("b5", "c5", "d5", "a4", "b4")]
    page.get_by_role("button", name="The town is ready").click()
    expect(page.locator(".game")).not_to_have_attribute("data-stage", "arrange")
    assert [name(cell) for cell in ("b5", "c5", "d5", "a4", "b4")] == shuffled


@pytest.mark.parametrize("language", mostly(["de", "fr", "pl"], "fr"))
def test_every_language_has_words_for_the_table(person: Open, language: str) -> None:
    page = person(**QUICK)
    town.table(page, 2)
    to_plan(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", name="Plan your way")).to_have_count(0)
    said = page.locator(".game").inner_text() + " ".join(
        page.locator(".game [aria-label]").evaluate_all("(found) => found.map((one) => one.ariaLabel)")
    )
    texts = [
        game / "texts" / "en.ftl"
        for game in (ROOT / "web/src/games/straszydla", ROOT / "src/spukhaus/games/straszydla/data")
    ]
    known = {
        one for text in texts for one in re.findall(r"^([a-z]+-[a-z-]+) =", text.read_text("utf-8"), re.MULTILINE)
    }
    assert {word for word in re.findall(r"[a-z]+(?:-[a-z]+)+", said) if word in known} == set()
