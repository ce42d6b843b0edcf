"""The main ways in Debian's Firefox: Playwright drives it over WebDriver BiDi, without a build of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from spukhaus.core import registry
from tests.browser.conftest import Open
from tests.browser.playing import play_as
from tests.browser.staging import SIZES, staged, viewport
from tests.replays.test_files import FOLDER
from tests.services import missing

GAMES = registry.game_names()


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    firefox = shutil.which("firefox-esr") or shutil.which("firefox")
    if firefox is None:
        missing("no Firefox: apt-get install firefox-esr")
    launched = playwright.firefox.launch(executable_path=firefox, channel="moz-firefox")
    yield launched
    launched.close()


def from_the_landing_page(page: Page, game: str, role: str = "") -> None:
    page.locator(f"[data-game={game}]").click()
    if role:
        play_as(page, role)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".turn.mine")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_and_a_move_is_made(person: Open, game: str) -> None:
    """`person` sees to it that nothing stands on the console."""
    page = person()
    from_the_landing_page(page, game)
    lines = page.get_by_label("What happened").get_by_role("listitem")
    before = lines.count()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("button", name="Play this").click()
    expect(lines.nth(before)).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        expect(page.locator("[data-shape]")).to_be_visible()
        staged(page)


def test_a_scene_is_played(person: Open) -> None:
    page = person(scenes=True)
    from_the_landing_page(page, "shy_monsters", "Hero")
    page.locator("button.target").first.click()
    expect(page.locator(".turn")).to_have_text("Watch …")
    expect(page.locator(".turn.mine")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_gone_through(person: Open, game: str) -> None:
    page = person()
    file = max((FOLDER / game).iterdir(), key=lambda path: path.name).read_text("utf-8")
    table = page.request.post("/api/replays", data={"file": file}).json()["table"]
    page.goto(f"/replay/{table}#n=1")
    expect(page.locator(".turn")).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".turn")).to_contain_text("Step 2 of")
    staged(page)
