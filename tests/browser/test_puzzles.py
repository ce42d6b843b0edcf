"""Puzzles in a real browser: one of each game solved, one failed with the reason, by keyboard, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from spukhaus.teaching.puzzles import files
from spukhaus.teaching.puzzles.files import Puzzle
from tests.browser.conftest import Open, accessible
from tests.browser.staging import in_window, staged
from tests.samples import mostly

RIGHT = {"de": "richtig", "en": "right", "fr": "juste", "pl": "Dobrze"}


def the_puzzle(game: str, kind: str) -> Puzzle:
    return next(puzzle for puzzle in files.puzzles(registry.game(game)) if puzzle.kind == kind)


def card(page: Page, puzzle: Puzzle) -> Locator:
    """Its place in the list, with its level open."""
    level = page.locator(f"[data-level='{puzzle.difficulty}']")
    level.wait_for()
    if level.get_attribute("open") is None:
        level.locator("summary").click()
    return level.locator(f"[data-puzzle={puzzle.name}]")


def play_answers(page: Page, answer: str, play: str) -> None:
    """By the answers that the page itself shows."""
    done = page.locator(".verdict .right")
    for _ in range(20):
        page.get_by_role("button", name=answer).or_(done).first.wait_for()
        if done.count():
            return
        page.get_by_role("button", name=answer).click()
        page.get_by_role("button", name=play).click()
        page.get_by_role("button", name=play).wait_for(state="detached")
    raise AssertionError("there is no end to it")


@pytest.mark.parametrize(
    ("game", "kind"), [("shy_monsters", "safe-way"), ("ghostbumpers", "take-or-leave"), ("straszydla", "feast")]
)
def test_a_puzzle_is_solved_and_stays_solved(person: Open, game: str, kind: str) -> None:
    puzzle = the_puzzle(game, kind)
    page = person(f"/puzzles/{game}", reduced_motion="reduce")
    expect(card(page, puzzle)).to_be_visible()
    accessible(page)
    card(page, puzzle).click()
    page.get_by_role("button", name="Give me a hint").click()
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.locator(".hint")).to_have_count(2)
    accessible(page)
    play_answers(page, "Show the answer", "Play it")
    expect(page.locator(".verdict")).to_contain_text("That is right!")
    accessible(page)
    page.get_by_role("link", name="All puzzles").click()
    expect(card(page, puzzle)).to_contain_text("solved")
    page.reload()
    expect(card(page, puzzle)).to_contain_text("solved")


def test_a_wrong_step_is_refuted_on_the_board_and_can_be_tried_again(person: Open) -> None:
    """With the keyboard alone, on a phone, in the dark."""
    wrong = re.compile("attack .*")
    puzzle, step = next(
        (puzzle, action)
        for puzzle in files.puzzles(registry.game("shy_monsters"))
        for _, actions in puzzle.values[1:]
        for action in actions
        if wrong.fullmatch(action)
    )
    page = person(f"/puzzles/shy_monsters#{puzzle.name}", viewport={"width": 390, "height": 844}, color_scheme="dark")
    page.get_by_role("button", name="Attack, ready").press("Enter")
    page.locator(f'button.target[data-cell="{step.split()[1]}"]').press("Enter")
    expect(page.locator(".verdict")).to_contain_text("That is not it.")
    expect(page.locator(".came li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)
    page.get_by_role("button", name="Try again").press("Enter")
    expect(page.locator("button.target").first).to_be_visible()


def test_todays_puzzle_the_next_one_and_themes(person: Open) -> None:
    """On a phone, with the keyboard. The day is told by the clock of UTC, wherever somebody lives."""
    page = person("/puzzles/ghostbumpers", viewport={"width": 390, "height": 844}, timezone_id="Pacific/Auckland")
    found = files.puzzles(registry.game("ghostbumpers"))

    def todays(day: str) -> str:
        page.clock.set_fixed_time(day)
        page.goto("/puzzles/ghostbumpers")
        today = page.locator("[data-today]")
        today.wait_for()
        page.reload()
        today.wait_for()
        return today.get_attribute("data-today") or ""

    # No puzzle comes twice in a row, and one day has one puzzle, from its first moment to its last.
    first, late, next_day = map(todays, ("2030-05-01T00:00:00Z", "2030-05-01T23:59:00Z", "2030-05-02T00:00:00Z"))
    assert first == late != next_day
    expect(page.locator("[data-today]")).to_contain_text("Puzzle of the day, May 2")
    assert {first, next_day} <= {puzzle.name for puzzle in found}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # The first level is open, all others wait for who wants them.
    expect(page.locator("details[open]")).to_have_count(1)
    expect(page.locator("[data-level]")).to_have_count(5)
    expect(page.locator("[data-next]")).to_have_attribute("href", f"#{found[0].name}")
    page.get_by_role("button", name="You lead").press("Enter")
    leading = [puzzle.name for puzzle in found if puzzle.theme == "lead"]
    expect(page.locator("[data-next]")).to_have_attribute("href", f"#{leading[0]}")
    assert sorted(page.locator("[data-puzzle]").evaluate_all("all => all.map(one => one.dataset.puzzle)")) == sorted(
        leading
    )
    accessible(page)
    page.locator("[data-next]").press("Enter")
    expect(page.locator(".task")).to_be_visible()


@pytest.mark.parametrize("game", ["shy_monsters", "ghostbumpers", "straszydla"])
def test_on_a_phone_the_board_comes_first(person: Open, game: str) -> None:
    """A third of the window at least, beside what is asked and what one answers with."""
    page = person(f"/puzzles/{game}", viewport={"width": 390, "height": 844})
    for path in (f"/puzzles/{game}#{files.puzzles(registry.game(game))[0].name}", f"/learn/{game}"):
        page.goto(path)
        page.locator(".task, .teacher").first.wait_for()
        staged(page, docked="learn" not in path)  # where a lesson only speaks, its words have the dock's room
        board = page.locator("[data-region=board]").bounding_box()
        assert board is not None
        assert board["height"] > 844 / 3
        in_window(page.locator(".buttons .sp-btn").first)


@pytest.mark.parametrize("game", ["shy_monsters", "ghostbumpers", "straszydla"])
def test_the_list_is_no_wider_than_a_small_phone(person: Open, game: str) -> None:
    page = person(f"/puzzles/{game}", language="pl", viewport={"width": 360, "height": 640})
    page.locator(".themes").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", mostly(LANGUAGES, "fr"))
def test_every_language_asks_and_answers(person: Open, language: str) -> None:
    puzzle = the_puzzle("straszydla", "least-bid")
    page = person(f"/puzzles/straszydla#{puzzle.name}", language=language, reduced_motion="reduce")
    page.locator(".task").wait_for()
    assert "puzzle-" not in page.locator("main").inner_text()
    buttons = page.locator(".buttons button")
    buttons.nth(1).click()
    expect(page.locator(".verdict p")).to_have_count(1)
    buttons.nth(1).click()
    expect(page.locator(".verdict .right")).to_contain_text(RIGHT[language])
    assert "puzzle-" not in page.locator("main").inner_text()
