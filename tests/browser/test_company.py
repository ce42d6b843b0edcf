"""People who play together: reactions, blocking, a wave at the end, and the whole company once more."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect

from spukhaus.core import registry
from tests.browser.conftest import Open, accessible
from tests.browser.playing import enter, play_as, start
from tests.browser.staging import leaf, nothing_shifts, put_away, side, viewport

STILL = {"reduced_motion": "reduce"}

NOTICED = """() => {
    window.noticed = [];
    new MutationObserver(() => {
        for (const face of document.querySelectorAll("[data-reaction]")) noticed.push(face.dataset.reaction);
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Faces are seen for a while only: what was there is noted."""


def notices(page: Page, reaction: str) -> None:
    page.wait_for_function("(reaction) => noticed.includes(reaction)", arg=reaction)


def react(page: Page, words: str) -> None:
    page.get_by_role("button", name="React").click()
    page.get_by_role("group", name="React").get_by_role("button", name=words, exact=True).click()


def say(page: Page, words: str) -> None:
    page.get_by_placeholder("Say something").fill(words)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(log(page)).to_contain_text(words)


def log(page: Page) -> Any:
    return page.get_by_label("What happened")


def test_faces_are_shown_and_blocked(person: Open) -> None:
    ada = person(viewport=viewport((360, 640)), **STILL)
    start(ada, "Hero against a friend, by link")
    bo = person(ada.get_by_label("Link to this table").input_value(), **STILL)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Play: Dungeon Master").click()
    expect(ada.locator(".turn")).to_contain_text("Waiting for")
    expect(ada.locator(".elsewhere:not(.away)")).to_have_count(1)
    for page in (ada, bo):
        page.evaluate(NOTICED)
    # By keys: the button opens the faces, Escape puts them away, Enter shows one.
    opener, faces = bo.get_by_role("button", name="React"), bo.get_by_role("group", name="React")
    opener.focus()
    bo.keyboard.press("Enter")
    expect(faces.get_by_role("button", name="Hello!")).to_be_focused()
    expect(faces.get_by_role("button")).to_have_count(12)
    accessible(bo)
    bo.keyboard.press("Escape")
    expect(faces).to_have_count(0)
    expect(opener).to_be_focused()
    with nothing_shifts(ada):
        bo.keyboard.press("Enter")
        bo.keyboard.press("Tab")
        bo.keyboard.press("Enter")
        for page in (ada, bo):
            notices(page, "luck")
        # It is said politely, once.
        expect(ada.get_by_role("status").get_by_text("Bo: Good luck!")).to_have_count(1)
    expect(opener).to_be_focused()
    leaf(ada, "Table")
    ada.get_by_role("button", name="Block Bo").click()
    expect(ada.get_by_role("button", name="Block Bo")).to_have_attribute("aria-pressed", "true")
    accessible(ada)
    react(bo, "Grr!")
    say(bo, "Mind the step.")
    leaf(ada, "Log")
    react(ada, "Thank you!")
    expect(log(ada)).to_contain_text("Thank you!")  # it came after what Bo has said
    for words in ("Good luck!", "Grr!", "Mind the step."):
        expect(log(ada)).not_to_contain_text(words)
    assert "grumble" not in ada.evaluate("noticed")
    notices(bo, "thanks")  # Bo hears nothing of it
    ada.reload()
    side(ada)
    expect(log(ada)).to_contain_text("Thank you!")
    expect(log(ada)).not_to_contain_text("Mind the step.")
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_label("Show other people’s reactions").uncheck()
    ada.get_by_role("button", name="Unblock Bo").click()
    accessible(ada)
    ada.keyboard.press("Escape")
    expect(log(ada)).to_contain_text("Mind the step.")
    expect(log(ada)).not_to_contain_text("Good luck!")
    put_away(ada)


def post(site: str, path: str, body: Any) -> Any:
    request = urllib.request.Request(f"{site}{path}", json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_the_whole_company_waves_and_plays_again(person: Open, site: str) -> None:
    """Two at one screen and one elsewhere. Nobody decides in time, so bots play the match to its end."""
    short = registry.edition(registry.game("ghostbumpers")).text
    short = short.replace('"standard"', '"short"', 1).replace("for_3 = 6", "for_3 = 1", 1)
    wish = {"game": "ghostbumpers", "seats": 3, "edition": short, "settings": {"clock": {"move": 1}}}
    table = post(site, "/api/tables", wish)["table"]
    keys = [
        post(site, f"/api/tables/{table}/seats/{seat}", {"name": name})["key"]
        for seat, name in enumerate(("Ada", "Bo", "Cy"))
    ]

    def come(seats: tuple[int, ...]) -> Page:
        page = person("/", **STILL)
        held = {table: {"seats": {str(seat): keys[seat] for seat in seats}}}
        page.evaluate("(keys) => (localStorage['spukhaus.keys'] = JSON.stringify(keys))", held)
        page.goto(f"/table/{table}")
        return page

    screen, cy = come((0, 1)), come((2,))
    for page in (screen, cy):
        expect(page.locator("section.end")).to_be_visible(timeout=60_000)
        page.evaluate(NOTICED)
    cy.get_by_role("button", name="Wave to everybody").click()
    notices(screen, "wave")
    accessible(cy)
    screen.get_by_role("button", name="Play again", exact=True).click()
    screen.wait_for_url(lambda url: not url.endswith(table))
    cy.get_by_role("button", name="To the rematch").click()
    cy.wait_for_url(screen.url)
    told = cy.request.get(f"/api/tables/{cy.url.rpartition('/')[2]}").json()
    assert [(seat["name"], seat["kind"]) for seat in told["seats"]] == [
        ("Cy", "person"),
        ("Ada", "person"),
        ("Bo", "person"),
    ]
    for page, seats in ((screen, {"1", "2"}), (cy, {"0"})):
        mine = page.evaluate("JSON.parse(localStorage['spukhaus.keys'])[location.pathname.split('/').pop()].seats")
        assert set(mine) == seats


def test_somebody_is_found_while_one_plays_against_a_bot(person: Open) -> None:
    ada = person(**STILL)
    enter(ada, "shy_monsters")
    play_as(ada, "Dungeon Master")
    ada.evaluate("() => (localStorage['spukhaus.settings'] = JSON.stringify({ speed: 0, name: 'Ada' }))")
    ada.reload()
    play_as(ada, "Dungeon Master")
    ada.get_by_role("button", name="Find me somebody").click()
    ada.wait_for_url("**/table/*")
    expect(ada.locator(".turn.mine")).to_be_visible()
    toast = ada.get_by_role("status").get_by_role("region", name="Find me somebody")
    expect(toast).to_contain_text("We are looking for somebody")
    accessible(ada)
    with nothing_shifts(ada):
        toast.get_by_role("button", name="Close").click()
        expect(toast).to_have_count(0)
    # Whoever looks on is told of the open table, that its host is there, and how many people are in the house.
    bo = person("/", **STILL)
    expect(bo.locator(".people")).to_contain_text("here now")
    other_tab = ada.context.new_page()
    other_tab.goto("/")
    other_tab.locator("h2.mine").wait_for()
    expect(other_tab.locator(".people")).to_have_count(0)  # nobody is company to themselves
    other_tab.close()
    card = bo.locator(".cellar li", has_text="Ada")
    expect(card.locator(".dot")).to_be_visible()
    accessible(bo)
    enter(bo, "shy_monsters")
    bo.get_by_role("button", name="Find me somebody").click()
    bo.wait_for_url("**/table/*")
    expect(bo.get_by_role("list", name="Seats")).to_contain_text("Ada")
    assert bo.url != ada.url
    expect(toast).to_contain_text("is here to play with you")
    toast.get_by_role("button", name="After this match").click()
    expect(toast).to_have_count(0)
    ada.reload()
    toast.get_by_role("button", name="To the table").click()
    ada.wait_for_url(bo.url)
    expect(bo.locator(".elsewhere:not(.away)")).to_have_count(1)
    expect(ada.locator(".turn.mine")).to_be_visible()
    expect(toast).to_have_count(0)
    expect(bo.get_by_role("region", name="Find me somebody")).to_have_count(0)
    # Nobody waits any more.
    assert ada.evaluate("localStorage['spukhaus.awaited']") == '""'
