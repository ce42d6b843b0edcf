"""A cup of four people, each with a browser of their own, from the first link to the trophy."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, accessible
from tests.browser.playing import enter, hero_moves, lay, over, settle
from tests.browser.staging import leaf


def to_the_table(page: Page) -> str:
    page.get_by_role("link", name="To your table").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".turn").first).to_be_visible()
    return page.url


def play(*both: Page) -> None:
    """Both at one table, to the end. The Dungeon Master has tiles to lay."""
    for page in both:
        expect(page.locator(".turn.mine, [data-turn=others]").first).to_be_visible()
    master, hero = sorted(both, key=lambda page: page.locator(".turn.mine").count(), reverse=True)
    lay(master)
    for _ in range(100):
        settle(hero)
        if over(hero):
            break
        hero_moves(hero)
        if hero.locator("[data-turn=others]").count():
            lay(master)
    for page in both:
        expect(page.locator(".end")).to_be_visible()


def leave(page: Page) -> None:
    leaf(page, "Table")
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Really leave").click()
    page.wait_for_url("**/cup/*")


def test_from_the_first_link_to_the_trophy(person: Open) -> None:
    ada = person()
    enter(ada, "shy_monsters")
    ada.get_by_role("button", name=re.compile("Make a cup")).click()
    sheet = ada.get_by_role("dialog")
    sheet.get_by_label("Rounds").select_option("2")
    sheet.get_by_label("Your name").fill("Ada")
    sheet.get_by_role("button", name="Make the cup").click()
    ada.wait_for_url("**/cup/*")
    cup = ada.url
    others = [person(cup) for _ in range(3)]
    for page, name in zip(others, ("Bo", "Cy", "Di"), strict=True):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Join").click()
    expect(ada.get_by_text("Players: 4")).to_be_visible()
    accessible(ada)
    ada.get_by_role("button", name="Begin the first round").click()

    everybody = [ada, *others]
    tables: dict[str, list[Page]] = {}
    for page in everybody:
        tables.setdefault(to_the_table(page), []).append(page)
    first, second = tables.values()
    play(*first)
    expect(first[0].get_by_text("You can look at this match again when")).to_be_visible()
    expect(first[0].get_by_role("link", name="Review")).to_have_count(0)
    first[0].locator(".end").get_by_role("link", name="To the cup").click()
    expect(first[0].get_by_text("One table is still playing.")).to_be_visible()
    for page in second:
        leave(page)
    for page in (*second, first[0]):
        expect(page.get_by_text("Round 2 of 2").first).to_be_visible()
    first[1].locator(".end").get_by_role("link", name="To the cup").click()

    for page in everybody:
        to_the_table(page)
    for page in everybody:
        if not over(page):
            leave(page)
    for page in everybody:
        page.goto(cup)
        expect(page.get_by_text(re.compile("wins the cup|share the cup"))).to_be_visible()
        expect(page.get_by_role("row")).to_have_count(5)
    expect(others[0].get_by_text(re.compile("a bot stood in for")).first).to_be_visible()
    others[0].set_viewport_size({"width": 390, "height": 844})
    accessible(others[0])
    assert others[0].evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    cy = others[1]
    cy.get_by_role("button", name="Erase my name").click()
    cy.get_by_role("button", name="Really delete").click()
    expect(cy.get_by_role("rowheader", name="–").first).to_be_visible()
    expect(cy.get_by_role("rowheader", name="Cy")).to_have_count(0)
    expect(cy.get_by_role("button", name="Erase my name")).to_have_count(0)
    others[0].get_by_text("Rounds so far").click()
    others[0].get_by_role("link", name="Replay").first.click()
    others[0].wait_for_url("**/replay/*")
    expect(others[0].get_by_role("slider")).to_be_visible()
