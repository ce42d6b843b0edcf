"""The house in the pocket: a folder of files, a plain file server, and from then on no network at all."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from spukhaus.core import registry
from spukhaus.core.errors import SpukhausError
from spukhaus.pocket.site import write_site
from tests.browser import bumping, town
from tests.browser.conftest import NO_SCENES, PATIENCE, Watch, accessible
from tests.browser.learning import at_step, do, scenes
from tests.browser.playing import DONE, begin, hero_moves, over, play_hero, settle, until_kept
from tests.browser.test_puzzles import card, play_answers, the_puzzle
from tests.pages import script_of
from tests.samples import only_in_all
from tests.services import chromium, free_port, missing

LONG = 180_000
"""Milliseconds for what a bot or a review thinks about, on a busy machine."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Not at the root of the server: all addresses are relative."""
    folder = tmp_path_factory.mktemp("served") / "some" / "where"
    try:
        write_site(folder, bot_pace=0.0)
    except SpukhausError as error:
        if error.code != "site-no-packages":
            raise
        missing("no packages for the browser: the package index is out of reach")
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """Served by nothing but Python's own file server."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    server = subprocess.Popen(command, cwd=folder.parents[1], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/some/where/"
    for _ in range(200):
        try:
            urllib.request.urlopen(address)
            break
        except OSError:
            time.sleep(0.05)
    yield address
    server.terminate()
    server.wait(20)


@pytest.fixture(scope="module")
def visited(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that was here once, and has had no network since then."""
    context = browser.new_context(base_url=address, locale="en", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_SCENES)
    page = context.new_page()
    page.goto("")
    moved_in(page)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=LONG)
    page.close()
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture
def page(visited: BrowserContext, watch: Watch) -> Iterator[Page]:
    page = visited.new_page()
    watch.add(page)
    yield page
    page.close()


def moved_in(page: Page) -> None:
    """The pages say so until the house in them answers."""
    expect(page.locator("#app > *").first).to_be_visible(timeout=LONG)
    expect(page.locator(".moving")).to_have_count(0, timeout=LONG)


def enter(page: Page, path: str) -> None:
    page.goto(f"?{path}")
    moved_in(page)


def at_table(page: Page, game: str, way: str) -> str:
    """A new table; its name."""
    enter(page, f"/games/{game}")
    page.get_by_role("button", name="Play now").wait_for()
    begin(page, way)
    return re.sub(r".*/table/([\w-]+).*", r"\1", page.url)


@pytest.fixture(scope="module")
def played(visited: BrowserContext) -> str:
    """A match that was left in the middle, found again and played to its end: its table."""
    watching = Watch()
    page = visited.new_page()
    watching.add(page)
    table = at_table(page, "shy_monsters", "Hero against the bot")
    settle(page)
    hero_moves(page)
    told = page.locator(".side ol li").all_inner_texts()
    page.close()

    page = visited.new_page()
    watching.add(page)
    enter(page, f"/table/{table}")
    settle(page)
    assert page.locator(".side ol li").all_inner_texts()[: len(told)] == told
    play_hero(page)
    until_kept(page, table)  # among the games, too
    page.close()
    assert watching.problems == []
    return table


def test_a_match_is_left_in_the_middle_and_played_to_its_end(page: Page, watch: Watch, played: str) -> None:
    """It is over, and stays so: replay, review."""
    enter(page, f"/replay/{played}")
    button = page.get_by_role("button", name="Review this match")
    expect(button).to_be_visible()
    button.click()
    expect(page.get_by_role("heading", name="What decided the match")).to_be_visible(timeout=LONG)
    # The perfect strategy comes only when it is asked for, and now it cannot: the review is made without, and does not
    # knock at a closed door with every decision (each knock is told twice).
    assert len([problem for problem in watch.problems if "solution.zip" in problem]) < 20
    watch.problems = [problem for problem in watch.problems if "solution.zip" not in problem]


@only_in_all
def test_bumping_against_bots(page: Page) -> None:
    at_table(page, "ghostbumpers", "Against bots")
    bumping.play_on(page)
    expect(page.locator(".ending .podium li")).to_have_count(3)


@only_in_all
def test_scaring_against_a_bot_with_a_box_of_ones_own(page: Page) -> None:
    enter(page, "/games/straszydla")
    page.get_by_label("How many play?").select_option("2")
    text = registry.edition(registry.game(town.GAME)).text
    text = re.sub(r"(\[phase-limit]\nvalue =) \d+", r"\1 1", text).replace('"standard"', '"short"', 1)
    file = {"name": "short.toml", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("An edition of your own").set_input_files(file)  # type: ignore[arg-type]
    begin(page, "Against bots")
    town.play(page, random.Random(1), lambda: page.locator(".refusal").count() > 0)
    expect(page.locator(".refusal")).to_have_count(0)
    expect(page.locator("section.end")).to_contain_text(town.WON)


@only_in_all
def test_a_step_of_a_lesson(page: Page) -> None:
    scene = scenes("shy_monsters")[0]
    enter(page, "/learn/shy_monsters")
    at_step(page, scene, 0)
    do(page, scene, scene.steps[0])
    at_step(page, scene, 1)


@only_in_all
def test_a_puzzle(page: Page) -> None:
    puzzle = the_puzzle("ghostbumpers", "take-or-leave")
    enter(page, "/puzzles/ghostbumpers")
    card(page, puzzle).click()
    page.get_by_role("button", name="Give me a hint").click()
    play_answers(page, "Show the answer", "Play it")
    expect(page.locator(".verdict")).to_contain_text("That is right!")


@only_in_all
def test_a_rule_is_shown_at_work(page: Page) -> None:
    enter(page, "/rules/shy_monsters")
    expect(page.locator("h1")).to_be_visible()
    accessible(page)


DECIDE_SOON = """() => void setTimeout(() => {
    const choices = [...document.querySelectorAll(".asking button, button.target")];
    choices.at(-1)?.click();
}, 200)"""
"""In both tabs before either has heard of the other."""


def test_two_tabs_at_one_table_never_disagree(visited: BrowserContext, watch: Watch) -> None:
    pages = [visited.new_page(), visited.new_page()]
    for one in pages:
        watch.add(one)
    table = at_table(pages[0], "shy_monsters", "Hero against the bot")
    enter(pages[1], f"/table/{table}")
    for _ in range(4):
        for one in pages:
            settle(one)
        if over(pages[0]):
            break
        before = [one.evaluate(DONE) for one in pages]
        for one in pages:
            one.evaluate(DECIDE_SOON)
        for one, then in zip(pages, before, strict=True):
            one.wait_for_function(f"(then) => {DONE} !== then", arg=then)
    for one in pages:
        settle(one)
    logs = [[text.removesuffix("\nWhy?") for text in one.locator(".side ol li").all_inner_texts()] for one in pages]
    assert logs[0] == logs[1]  # reasons come when the match is over, to one page sooner than to the other
    for one in pages:
        one.close()


RACE = """async ([who, count]) => {
    const drawer = await bundled.Drawer.open("race");
    const go = new BroadcastChannel("go");
    await new Promise((start) => {
        go.onmessage = () => (go.postMessage("and you"), start());
        go.postMessage("who is there?");
    });
    const mine = [];
    let late = 0;
    for (let number = 1; mine.length < count; number++) {
        const entry = new TextEncoder().encode(`${who} ${number}`);
        const refused = await drawer.append("crypt", number, [entry], undefined, undefined, undefined, "");
        if (refused) late++;
        else mine.push(number);
    }
    return [mine, late];
}"""


@pytest.mark.parametrize("scheme", ["https", "http"])
def test_of_two_tabs_that_append_at_once_one_is_told_that_it_was_late(browser: Browser, scheme: str) -> None:
    """With Web Locks, and without them: browsers have them only where the page came safely."""
    context = browser.new_context()
    context.route("**/*", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    pages = [context.new_page(), context.new_page()]
    for page in pages:
        page.goto(f"{scheme}://pocket.test/")
        page.add_script_tag(content=script_of("src/port/drawer.ts"))
        assert page.evaluate("Boolean(navigator.locks)") == (scheme == "https")
    for page, who in zip(pages, ("Ada", "Bo"), strict=True):
        page.evaluate(f"(given) => void (window.done = ({RACE})(given))", [who, 40])
    [(ada, ada_late), (bo, bo_late)] = [page.evaluate("done") for page in pages]
    assert sorted(ada + bo) == list(range(1, len(ada + bo) + 1))  # nobody wrote over anybody
    assert ada_late + bo_late > 0  # they did meet
    kept = "Drawer.open('race').then((drawer) => drawer.read('crypt', 0))"
    told = "(all) => all.map((entry) => new TextDecoder().decode(entry))"
    both = [page.evaluate(f"bundled.{kept}.then({told})") for page in pages]
    whole = dict.fromkeys(ada, "Ada") | dict.fromkeys(bo, "Bo")
    assert both == [[f"{whole[number]} {number}" for number in sorted(whole)]] * 2
    context.close()


@only_in_all
def test_friends_far_away_meet_elsewhere(page: Page) -> None:
    enter(page, "/games/shy_monsters")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_text("nobody else can come in")).to_be_visible()
    accessible(page)
    field = page.get_by_label("The address of a house")
    field.fill("no address")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("alert")).to_contain_text("not an address")


@pytest.mark.usefixtures("played")
def test_the_games_go_out_and_come_in_again(page: Page, browser: Browser, address: str) -> None:
    """Into another browser, that has never been here."""
    enter(page, "/you")
    with page.expect_download() as exported:
        page.get_by_role("button", name="Export everything").click()
    other = browser.new_context(base_url=address, locale="en")
    other.set_default_timeout(PATIENCE)
    page = other.new_page()
    enter(page, "/you")
    page.get_by_label("Import").set_input_files(exported.value.path())
    expect(page.get_by_role("status").get_by_text("imported")).to_be_visible(timeout=LONG)
    page.get_by_role("link", name="Replay").first.click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("button", name="Review this match").or_(page.locator("figure")).first).to_be_visible()
    other.close()


def test_a_match_goes_on_in_another_browser(visited: BrowserContext, browser: Browser, address: str) -> None:
    """Carried there in the middle, as a file."""
    page = visited.new_page()
    table = at_table(page, "shy_monsters", "Hero against the bot")
    settle(page)
    hero_moves(page)
    settle(page)
    told = page.locator(".side ol li").all_inner_texts()
    enter(page, "/you")
    with page.expect_download() as exported:
        page.get_by_role("button", name="Export everything").click()
    page.close()
    other = browser.new_context(base_url=address, locale="en", viewport={"width": 1280, "height": 900})
    other.set_default_timeout(PATIENCE)
    other.add_init_script(NO_SCENES)
    page = other.new_page()
    enter(page, "/you")
    page.get_by_label("Import").set_input_files(exported.value.path())
    expect(page.get_by_role("status").get_by_text("imported")).to_be_visible(timeout=LONG)
    enter(page, f"/table/{table}")
    settle(page)
    assert page.locator(".side ol li").all_inner_texts()[: len(told)] == told
    play_hero(page)
    other.close()


@only_in_all
def test_the_browser_is_closed_in_the_middle_of_a_move(browser: Browser, address: str, tmp_path: Path) -> None:
    """All of it, as when a battery is empty: what was acknowledged is there afterwards, and nothing else."""
    kind = browser.browser_type
    arguments = ["--no-sandbox", "--disable-gpu"]
    program = chromium()

    def opened() -> BrowserContext:
        return kind.launch_persistent_context(
            tmp_path, executable_path=program, args=arguments, base_url=address, locale="en"
        )

    context = opened()
    context.add_init_script(NO_SCENES)
    page = context.new_page()
    table = at_table(page, "shy_monsters", "Hero against the bot")
    settle(page)
    hero_moves(page)
    settle(page)
    told = page.locator(".side ol li").all_inner_texts()
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=LONG)
    page.locator(".turn.mine").press("Enter", no_wait_after=True)
    context.close()

    context = opened()
    context.add_init_script(NO_SCENES)
    context.set_offline(True)
    page = context.new_page()
    enter(page, f"/table/{table}")
    settle(page)
    assert page.locator(".side ol li").all_inner_texts()[: len(told)] == told
    play_hero(page)
    context.close()


def test_nothing_is_loaded_from_elsewhere(browser: Browser, address: str) -> None:
    context = browser.new_context(base_url=address, service_workers="block")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto("")
    moved_in(page)
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []
    assert len(asked) > 20
    context.close()


@pytest.mark.parametrize("changed", ["house-*.box", "pyodide-*/pyodide.mjs"])
def test_a_changed_file_is_not_taken(browser: Browser, address: str, folder: Path, changed: str) -> None:
    """A script would still run: a line that means nothing is added to it."""
    [sources] = folder.glob(f"pocket/{changed}")
    whole = sources.read_bytes()
    sources.write_bytes(whole + b"\n")
    try:
        context = browser.new_context(base_url=address, locale="en", service_workers="block")
        page = context.new_page()
        page.goto("")
        expect(page.get_by_text("could not move into this browser")).to_be_visible(timeout=LONG)
        context.close()
    finally:
        sources.write_bytes(whole)


def test_an_update_is_shown_at_once_and_keeps_the_tables(browser: Browser, address: str, folder: Path) -> None:
    context = browser.new_context(base_url=address, locale="en")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_SCENES)
    page = context.new_page()
    table = at_table(page, "shy_monsters", "Hero against the bot")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=LONG)
    index = folder / "index.html"
    before = index.read_text("utf-8")
    index.write_text(before.replace("<html lang", '<html data-version="next" lang'), "utf-8")
    try:
        enter(page, f"/table/{table}")
        settle(page)
        assert page.locator("html").get_attribute("data-version") == "next"
    finally:
        index.write_text(before, "utf-8")
    context.close()


def test_it_can_be_installed(visited: BrowserContext, folder: Path, page: Page) -> None:
    """What browsers ask of an app: a manifest with a name, icons, a page to start with, and a worker that answers
    without a network."""
    enter(page, "/")
    client = visited.new_cdp_session(page)
    found = client.send("Page.getAppManifest")
    assert found["errors"] == []
    problems = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window for private browsing installs nothing, and a test's window is one.
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []


def test_the_served_house_is_at_hand_too(browser: Browser, site: str) -> None:
    """Its pages without a network; its tables are elsewhere."""
    context = browser.new_context(base_url=site, locale="en")
    page = context.new_page()
    page.goto("/games/shy_monsters")
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=LONG)
    context.set_offline(True)
    page.goto("/rules/shy_monsters")
    expect(page.get_by_role("link", name="House")).to_be_visible()
    context.close()
