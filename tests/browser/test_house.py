"""Settings, languages and the frame of the table; tests/browser/test_way_in.py has the way there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spukhaus.core.edition import LANGUAGES
from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import hero_moves, settle, start


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken(person: Open, language: str) -> None:
    page = person("/", language=language)
    words = {"de": "Einstellungen", "en": "Settings", "fr": "Réglages", "pl": "Ustawienia"}
    expect(page.get_by_role("button", name=words[language])).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def open_settings(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Settings|Ustawienia|Réglages|Einstellungen")).click()


def test_settings_are_kept(person: Open) -> None:
    page = person("/")
    open_settings(page)
    accessible(page)
    page.get_by_label("Your name").fill("Ola")
    page.get_by_label("Theme").select_option("dark")
    page.get_by_label("Scene speed").select_option("no scenes")
    page.get_by_label("Language").select_option("pl")
    expect(page.get_by_role("heading", name="Ustawienia")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Ustawienia")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.classList.contains('still')")
    page.get_by_role("button", name="Ustawienia").click()
    expect(page.get_by_label("Twoje imię")).to_have_value("Ola")


def test_settings_fit_a_low_window_and_their_way_out_stays(person: Open) -> None:
    page = person("/")
    page.set_viewport_size({"width": 1280, "height": 700})
    open_settings(page)
    dialog = page.get_by_role("dialog")
    assert dialog.evaluate("one => one.scrollHeight <= one.clientHeight")
    page.set_viewport_size({"width": 640, "height": 360})
    dialog.evaluate("one => one.scrollTo(0, one.scrollHeight)")
    close = dialog.get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    close.click()
    expect(dialog).to_have_count(0)


def test_language_switched_in_the_middle_of_a_game(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.locator("button.target").first.click()
    dock = page.locator("[data-region=dock]")  # it is announced in the same words
    expect(dock.get_by_text("Choose a tile to reveal.")).to_be_visible()
    open_settings(page)
    page.get_by_label("Language").select_option("de")
    page.get_by_role("button", name="Schließen").click()
    expect(dock.get_by_text("Wähl eine Karte zum Aufdecken.")).to_be_visible()
    expect(page.get_by_text("Die Partie beginnt.")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_rules_are_one_key_away(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("heading", name="SM-17 Attack")).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="SM-17 Attack")).to_have_count(0)


def test_a_table_that_does_not_exist(person: Open) -> None:
    page = person("/table/nothing-here")
    expect(page.get_by_role("alert")).to_contain_text("no such table")
    accessible(page)


def test_an_address_that_leads_nowhere_shows_the_house(person: Open, watch: Watch) -> None:
    page = person("/nowhere")
    expect(page.locator("[data-game=shy_monsters]")).to_be_visible()


def test_the_log_jumps_to_the_moment(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    for _ in range(2):
        settle(page)
        hero_moves(page)
    page.get_by_role("button", name=re.compile("Storey 1 has been built")).click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("face-down tile"))).to_have_count(6)
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_text("You are looking back")).to_have_count(0)
