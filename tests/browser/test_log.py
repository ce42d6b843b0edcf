"""The log lights up the board: whoever points at a line, or comes to it by keys, sees what it speaks of."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser import bumping, town
from tests.browser.conftest import Open, accessible
from tests.browser.playing import hero_moves, settle, start


def line(page: Page, words: str) -> Locator:
    return page.locator(".side .line", has_text=re.compile(words)).last


def lights_up(page: Page, words: str, lit: Locator) -> None:
    """By mouse and by focus; and when nobody points at it any more it is dark."""
    ways: list[tuple[Callable[[], None], Callable[[], None]]] = [
        (line(page, words).hover, lambda: page.mouse.move(2, 2)),
        (line(page, words).focus, lambda: page.locator(".tabs [role=tab]").first.focus()),
    ]
    for come, leave in ways:
        expect(lit).to_have_count(0)
        come()
        expect(lit).to_have_count(1)
        leave()
    expect(lit).to_have_count(0)


def test_a_tile(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    settle(page)
    cell = page.locator("button.target").last.get_attribute("data-cell")
    hero_moves(page)
    lights_up(page, "Revealed: .*the tile .* of the Entrance", page.locator(f'li.lit > [data-cell="{cell}"]'))
    expect(line(page, "Revealed: ").locator(".stamp .here")).to_have_count(1)  # where that was, for eyes
    line(page, "Revealed: ").focus()
    accessible(page)
    page.keyboard.press("ArrowUp")  # the line before tells of the whole storey
    expect(page.locator("li.lit > [data-cell]")).to_have_count(7)


def test_a_player_and_his_cards(person: Open) -> None:
    page = person()
    bumping.start(page, "Against bots")
    bumping.settle(page)
    bumping.decide(page)
    lights_up(page, r"has laid a pile\.", page.locator(".player.lit"))
    lights_up(page, "You have laid your pile with the Scare card", page.locator(".mine.lit"))


def test_a_district_and_a_pawn(person: Open) -> None:
    page = person()
    town.table(page, 2)
    town.play(page, random.Random(1), lambda: town.stage(page) == "plan")
    for lit in (".district.lit", ".pawn.lit"):
        lights_up(page, " begins on ", page.locator(lit))
    lights_up(page, " is now on top of the ", page.locator("[data-stack].lit"))
