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
from tests.browser.staging import leaf, side, staged
from tests.samples import mostly

EDITIONS = Path(__file__).parent.parent / "lab" / "environments" / "editions"
LONG = 600_000
"""Milliseconds for a match between bots and its review: reviewers give way to everybody else on the machine."""


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


@pytest.fixture(scope="module")
def storeys(site: str) -> str:
    """A match of Shy Monsters with an expert as the Hero: its review is made once and kept."""
    return bots_play(site, "shy_monsters", ["sensible", "expert"])


def reviewed(page: Page, begin: str = "Review this match") -> None:
    """Ask for the review if nobody has yet, and wait for it."""
    button = page.get_by_role("button", name=begin)
    expect(button.or_(page.locator("figure")).first).to_be_visible(timeout=LONG)
    if button.count():
        button.click()
    expect(page.locator("figure")).to_be_visible(timeout=LONG)


def decide(page: Page, what: str, headline: str = "") -> None:
    """Go to the first decision of this kind, by the list of all; beside the board it may be told in other words."""
    leaf(page, "Review")
    page.get_by_label("include those that lost nothing").check()
    page.locator(".summary ol button", has_text=re.compile(what)).first.click()
    leaf(page, "Moves")
    expect(page.locator(".closer article h2")).to_contain_text(re.compile(headline or what))


WORDS = {
    "en": ("Review this match", "What decided the match", "chance of winning", "Review"),
    "de": ("Diese Partie beurteilen", "Was die Partie entschieden hat", "Gewinnchance", "Rückblick"),
    "fr": ("Analyser cette partie", "Ce qui a décidé la partie", "chances de gagner", "Bilan"),
    "pl": ("Oceń tę partię", "Co rozstrzygnęło partię", "Szansa na wygraną", "Omówienie"),
}


def test_a_match_is_reviewed_before_ones_eyes_and_in_every_language(person: Open, site: str) -> None:
    table = bots_play(site, "shy_monsters", ["sensible", "novice"])
    page = person(f"/replay/{table}")
    expect(page.get_by_role("button", name="Review this match")).to_be_visible(timeout=LONG)
    accessible(page)
    page.get_by_role("button", name="Review this match").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("figure")).to_be_visible(timeout=LONG)
    # What was waited for is turned to.
    expect(side(page).get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    shares = page.get_by_role("list", name="Chances at this moment").get_by_role("listitem").all_inner_texts()
    assert len(shares) == 2
    assert 99 <= sum(int(re.findall(r"(\d+)%", one)[0]) for one in shares) <= 101
    edge = [point.split(",") for point in str(page.locator("figure polyline").get_attribute("points")).split()]
    assert edge[-1][1] == edge[-2][1]
    assert edge[-1][1] in {"0.0", "160.0"}  # the result, and wide enough to be seen
    assert float(edge[-1][0]) > float(edge[-2][0])
    leaf(page, "Review")
    moments = page.locator(".moments > li").count()
    assert 1 <= moments <= 3
    for language, (begin, heading, words, title) in WORDS.items():
        reader = person(f"/replay/{table}", language)
        reviewed(reader, begin)  # it is kept: nobody has to ask again
        leaf(reader, title)
        expect(reader.get_by_role("heading", name=heading)).to_be_visible()
        expect(reader.locator(".moments > li")).to_have_count(moments)
        expect(reader.locator(".moments > li p").first).to_contain_text(re.compile(words, re.IGNORECASE))
        assert not re.search(r"\b(review|verdict|moment|action|event)-[a-z]", side(reader).inner_text())


def test_show_moves_what_is_in_sight(person: Open, storeys: str) -> None:
    """The board is in the window with everything that speaks of it, on every screen; an alternative is drawn on it."""
    page = person(f"/replay/{storeys}", reduced_motion="reduce")
    reviewed(page)
    for size in [(1440, 900), (1280, 720), (390, 844), (360, 640)]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        leaf(page, "Review")
        show = page.get_by_role("button", name=re.compile("^Show .*(mistake|inaccurately)")).last
        show.click()
        expect(show).to_have_attribute("aria-pressed", "true")
        staged(page)
        leaf(page, "Moves")
        expect(page.locator(".closer article")).to_be_visible()
        staged(page)
        # The marked line of the list, the step and what is judged are the same decision, and its line is in sight.
        marked = page.locator("[data-at].marked").first
        expect(marked).to_be_in_viewport()
        expect(page.locator(".turn")).to_have_text(re.compile(rf"Step {marked.get_attribute('data-at')} of"))
        verdict = page.locator(".closer article header strong").inner_text()
        assert verdict in (marked.locator(".judged").get_attribute("aria-label") or "")
    # The board shows what would have been better; what was played has another colour there.
    expect(page.locator(".closer")).to_contain_text("Better: ")
    expect(page.locator(".closer li.shown")).to_have_count(1)
    expect(page.locator(".closer li.shown")).not_to_contain_text("chosen")
    expect(page.locator("main[data-region=board] .ring.advice").first).to_be_attached()
    expect(page.locator(".match.sp-played")).to_have_count(0)
    played = page.locator(".closer li.chosen").get_by_role("button", name=re.compile("^Show on the board"))
    played.click()
    expect(played).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".match.sp-played")).to_have_count(1)
    # A storey that lies there is not being built, and one that could have been laid is seen.
    assert "is building" not in page.content()
    decide(page, "lay this storey")
    expect(page.locator("main[data-region=board] [data-cell] .ring.advice")).to_have_count(7)


@pytest.mark.parametrize("width", mostly([390, 1280], 390))
def test_a_decision_by_keyboard_with_a_heat_map_on_the_board(person: Open, storeys: str, width: int) -> None:
    page = person(f"/replay/{storeys}", viewport={"width": width, "height": 844}, color_scheme="dark")
    reviewed(page)
    leaf(page, "Review")
    page.get_by_label("include those that lost nothing").press("Space")
    page.locator(".summary ol button", has_text=re.compile("Expert .*: reveal")).first.press("Enter")
    expect(page.locator(".summary ol button[aria-current=true]")).to_have_count(1)
    page.get_by_role("tab", name="Review").press("ArrowLeft")
    expect(page.locator(".closer article h2")).to_contain_text(re.compile("Expert .*: reveal"))
    board = page.locator("main")
    expect(board.locator(".hunch")).to_have_count(6)
    expect(board.locator(".hunch").first).to_contain_text(re.compile(r"Exit \d+%\s*Monster \d+%"))
    expect(board.get_by_role("img", name=re.compile(r"Exit \d+%, Monster \d+%"))).to_have_count(6)
    expect(page.locator(".closer article")).to_contain_text(re.compile("What Expert .* thought"))
    expect(page.locator(".closer article .chosen")).not_to_have_count(0)
    accessible(page)
    leaf(page, "Options")
    page.get_by_label("Beliefs").uncheck()
    expect(board.locator(".hunch")).to_have_count(0)
    staged(page)


def test_beliefs_about_hands_and_piles(person: Open, site: str) -> None:
    table = bots_play(site, "ghostbumpers", ["sensible", "novice", "random"], options={"ending": "to-15"})
    page = person(f"/replay/{table}")
    reviewed(page)
    decide(page, "Sensible.*play")
    leaf(page, "Table")
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
    decide(page, ": plan ", ": go to ")
    board = page.locator("main")
    expect(board.locator(".headed").first).to_be_visible()
    expect(board.get_by_role("button", name=re.compile(r"comes here: \d+%")).first).to_be_visible()
    leaf(page, "Table")
    expect(page.locator(".pacts").first).to_contain_text("’s pact")
    accessible(page)
