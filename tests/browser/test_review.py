"""A finished match is reviewed: the progress, the moments that decided it, and what there was to believe."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, accessible

EDITIONS = Path(__file__).parent.parent / "lab" / "environments" / "editions"
LONG = 90_000
"""Milliseconds for a match between bots and its review, where others work on the same machine."""


def post(site: str, path: str, body: Any, key: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    request = urllib.request.Request(f"{site}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def bots_play(site: str, game: str, bots: list[str], **wishes: Any) -> str:
    """A table at which only bots sit: they play it to its end."""
    made = post(site, "/api/tables", {"game": game, "seats": len(bots), **wishes})
    for seat, bot in enumerate(bots):
        post(site, f"/api/tables/{made['table']}/seats/{seat}", {"bot": bot}, made["key"])
    table = str(made["table"])
    until = time.monotonic() + LONG / 1000
    while time.monotonic() < until:
        with urllib.request.urlopen(f"{site}/api/tables/{table}") as answer:
            if json.load(answer)["outcome"]:
                return table
        time.sleep(0.2)
    raise AssertionError("the match does not end")


def reviewed(page: Page, begin: str = "Review this match") -> None:
    """Ask for the review if nobody has yet, and wait for it."""
    expect(page.locator(".review")).to_be_visible(timeout=LONG)
    expect(page.locator(".review > button.primary, .review progress, .review .closer")).to_have_count(1)
    button = page.get_by_role("button", name=begin)
    if button.count():
        button.click()
    expect(page.locator(".review .closer")).to_be_visible(timeout=LONG)


WORDS = {
    "en": ("Review this match", "What decided the match", "chance of winning"),
    "de": ("Diese Partie beurteilen", "Was die Partie entschieden hat", "Gewinnchance"),
    "fr": ("Analyser cette partie", "Ce qui a décidé la partie", "chances de gagner"),
    "pl": ("Oceń tę partię", "Co rozstrzygnęło partię", "Szansa na wygraną"),
}


def test_a_match_is_reviewed_before_ones_eyes_and_in_every_language(person: Open, site: str) -> None:
    table = bots_play(site, "shy_monsters", ["sensible", "novice"])
    page = person(f"/replay/{table}")
    expect(page.get_by_role("button", name="Review this match")).to_be_visible(timeout=LONG)
    accessible(page)
    page.get_by_role("button", name="Review this match").click()
    expect(page.locator(".review progress")).to_be_visible()
    expect(page.locator(".review .closer")).to_be_visible(timeout=LONG)
    assert page.locator(".review progress").count() == 0
    moments = page.locator(".review .moments > li").count()
    assert 1 <= moments <= 3
    for language, (begin, heading, words) in WORDS.items():
        reader = person(f"/replay/{table}", language)
        reviewed(reader, begin)  # it is kept: nobody has to ask again
        expect(reader.get_by_role("heading", name=heading)).to_be_visible()
        expect(reader.locator(".review .moments > li")).to_have_count(moments)
        expect(reader.locator(".review .moments > li > p").first).to_contain_text(re.compile(words, re.IGNORECASE))
        assert not re.search(r"\b(review|verdict|moment|action|event)-[a-z]", reader.locator(".review").inner_text())


@pytest.mark.parametrize("width", [390, 1280])
def test_a_decision_by_keyboard_with_a_heat_map_on_the_board(person: Open, site: str, width: int) -> None:
    table = bots_play(site, "shy_monsters", ["sensible", "expert"])
    page = person(f"/replay/{table}", viewport={"width": width, "height": 844}, color_scheme="dark")
    reviewed(page)
    page.locator(".review input[type=range]").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")  # the Hero's first decision
    expect(page.locator(".review article h3")).to_contain_text(re.compile("Expert .*: reveal"))
    board = page.locator("main")
    expect(board.locator(".hunch")).to_have_count(6)
    expect(board.locator(".hunch").first).to_contain_text(re.compile(r"Exit \d+%\s*Monster \d+%"))
    expect(board.get_by_role("img", name=re.compile(r"Exit \d+%, Monster \d+%"))).to_have_count(6)
    expect(page.locator(".review article .minds")).to_contain_text("What the choices were worth")
    expect(page.locator(".review article .minds")).to_contain_text(re.compile("What Expert .* thought"))
    expect(page.locator(".review article .chosen")).not_to_have_count(0)
    page.get_by_label("Beliefs").uncheck()
    expect(board.locator(".hunch")).to_have_count(0)
    page.get_by_label("include those that lost nothing").check()
    page.locator(".review ol button").last.click()
    expect(page.locator(".review ol button[aria-current=true]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


def test_beliefs_about_hands_and_piles(person: Open, site: str) -> None:
    table = bots_play(site, "ghostbumpers", ["sensible", "novice", "random"], options={"ending": "to-15"})
    page = person(f"/replay/{table}")
    reviewed(page)
    page.get_by_label("include those that lost nothing").check()
    page.locator(".review ol button", has_text=re.compile("Sensible.*play")).first.click()
    players = page.locator(".beliefs > li")
    expect(players.first.locator("ol")).to_have_count(2)
    expect(players.first).to_contain_text("Where the Scare card lies")
    expect(players.first).to_contain_text("’s hand")
    accessible(page)


def test_beliefs_about_pacts_and_plans(person: Open, site: str) -> None:
    edition = (EDITIONS / "short-straszydla.toml").read_text("utf-8")
    table = bots_play(site, "straszydla", ["sensible", "novice"], edition=edition)
    page = person(f"/replay/{table}")
    reviewed(page)
    page.get_by_label("include those that lost nothing").check()
    page.locator(".review ol button", has_text=re.compile(": plan ")).first.click()
    board = page.locator("main")
    expect(board.locator(".headed").first).to_be_visible()
    expect(board.locator(".pacts").first).to_contain_text("’s pact")
    expect(board.get_by_role("button", name=re.compile(r"comes here: \d+%")).first).to_be_visible()
    accessible(page)
