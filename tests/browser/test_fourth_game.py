"""A game that `spukhaus new-game` has written, in a real browser: found by its folder and played to the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open, accessible, serving
from tests.browser.playing import over, start
from tests.fourth_house import BARE, GAME, FourthHouse


@pytest.fixture(scope="module")
def site(more_games: FourthHouse) -> Iterator[str]:
    more_games.npm("run", "build")
    with serving(more_games.environment) as address:
        yield address


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened")


def play(page: Page, choice: str) -> None:
    """The cheapest bid, until the match is over."""
    for _ in range(20):
        expect(page.locator(choice).or_(page.locator(".end")).first).to_be_visible()
        if over(page):
            return
        lines = log(page).get_by_role("listitem").count()
        page.locator(choice).first.click()
        expect(log(page).get_by_role("listitem").nth(lines)).to_be_visible()
    raise AssertionError("the match does not end")


def test_it_is_found_played_told_and_replayed(person: Open) -> None:
    page = person("/")
    door = page.locator(f"[data-game={GAME}]")
    expect(door.locator(".sign")).to_have_text("My Game")
    expect(door.locator(".hint")).to_have_text("secret bids for 2 to 4")
    expect(door.locator("svg rect[fill='#1f3350']")).to_have_count(1)
    accessible(page)
    start(page, "Against bots", GAME)
    expect(page.get_by_role("columnheader", name="Ghost")).to_be_visible()
    accessible(page)
    play(page, ".bids button")
    expect(log(page)).to_contain_text("Round 1: you draw ghost")
    expect(log(page)).to_contain_text("bid nothing.")
    expect(log(page)).to_contain_text("across")
    page.get_by_role("link", name="Replay and review").click()
    page.wait_for_url("**/replay/*")
    expect(page.get_by_role("columnheader", name="Ghost")).to_be_visible()


def test_its_rules_are_a_page(person: Open) -> None:
    page = person(f"/rules/{GAME}#MG-4", language="pl")
    expect(page.get_by_role("heading", name="MG-4 Przeprawa")).to_be_visible()


def test_a_game_without_a_web_folder_has_a_plain_door_and_a_plain_table(person: Open) -> None:
    page = person("/")
    expect(page.locator(f"[data-game={BARE}] .sign")).to_have_text("Bare Boards")
    start(page, "Against bots", BARE)
    expect(page.get_by_role("button", name="bid nothing")).to_be_visible()
    accessible(page)
    play(page, ".plain button")
    expect(log(page)).to_contain_text("Round 2: you draw ghost")
