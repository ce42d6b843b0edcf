"""The main ways in Debian's Firefox: into each game, a move, a scene, a replay. Nothing stands on the console."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator

import pytest

from spukhaus.core import registry
from tests.browser import bidi
from tests.browser.bidi import Firefox, Page
from tests.browser.staging import SIZES
from tests.replays.test_files import FOLDER
from tests.samples import mostly

GAMES = registry.game_names()
MINE = "document.querySelector('.turn.mine') !== null"
LINES = "document.querySelectorAll('.side .leaf li').length"
ARROW_RIGHT = "\ue014"

IN_VIEW = """(() => {
    const frame = document.querySelector("[data-shape]"), page = document.documentElement;
    const over = (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight;
    const out = ({ left, top, right, bottom }) => Math.min(left, top, innerWidth - right, innerHeight - bottom) < -0.5;
    const parts = [...document.querySelectorAll("[data-region=board], [data-region=dock]")];
    return parts.length > 0 && ![page, frame].some(over) && !parts.some((one) => out(one.getBoundingClientRect()));
})()"""
"""The page does not scroll, nor does the frame; board and dock lie in the window."""


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    with bidi.firefox() as running:
        yield running


@pytest.fixture
def page(firefox: Firefox, site: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """With scenes only for those who want to see them."""
    speed = 1 if "scene" in request.node.name else 0
    with firefox.page(site, {"speed": speed, "language": "en"}) as opened:
        yield opened
    problems, firefox.problems[:] = list(firefox.problems), []
    assert problems == []


def begin(page: Page, game: str, role: str = "") -> None:
    """From the landing page."""
    page.goto("/")
    page.click(f"[data-game={game}]")
    if role:
        page.click(".roles label", role)
    page.click("button", "Play now")
    page.until(MINE)


@pytest.mark.parametrize("game", mostly(GAMES, "straszydla"))
def test_a_game_is_begun_and_a_move_is_made(page: Page, game: str) -> None:
    page.resize(1280, 900)
    begin(page, game)
    before = page.evaluate(LINES)
    page.click("button", "Hint")
    page.click("button", "Play this")
    page.until(f"{LINES} > {before}")
    for width, height in SIZES:
        page.resize(width, height)
        page.until(f"innerWidth === {width} && {IN_VIEW}")


def test_a_scene_is_played(page: Page) -> None:
    page.resize(1280, 900)
    begin(page, "shy_monsters", "Hero")
    page.evaluate(  # a scene may be over before one asks
        """(() => {
            const turn = document.querySelector('.turn'), seen = (window.seen = []);
            const look = new MutationObserver(() => seen.push(document.querySelector('.turn').innerText));
            look.observe(turn.parentElement, { subtree: true, childList: true, characterData: true });
        })()"""
    )
    page.click("button.target")
    page.until("window.seen.includes('Watch …')")
    page.until(MINE)


@pytest.mark.parametrize("game", mostly(GAMES, "ghostbumpers"))
def test_a_replay_is_gone_through(page: Page, site: str, game: str) -> None:
    file = max((FOLDER / game).iterdir(), key=lambda path: path.name).read_text("utf-8")
    body, headers = json.dumps({"file": file}).encode(), {"content-type": "application/json"}
    brought = urllib.request.Request(f"{site}/api/replays", body, headers)
    with urllib.request.urlopen(brought) as answer:
        table = json.load(answer)["table"]
    page.resize(1280, 900)
    page.goto(f"/replay/{table}#n=1")
    page.until("document.querySelector('.turn')?.innerText.startsWith('Step 1 of')")
    page.press(ARROW_RIGHT)
    page.until("document.querySelector('.turn')?.innerText.startsWith('Step 2 of')")
    assert page.evaluate(IN_VIEW)
