"""Tables for more than two: made, joined, shared at one screen, and won. Ghostbumpers stands for all such games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bumping import who_starts
from tests.browser.conftest import Open, accessible
from tests.browser.playing import begin, enter, start

GAME = "ghostbumpers"


def about(page: Page) -> Any:
    """What everybody may know of the table that a page shows."""
    return page.evaluate(
        "fetch(`/api${location.pathname.replace('table', 'tables')}`).then((answer) => answer.json())"
    )


def act(page: Page, seat: int, action: str) -> None:
    """Act for a seat of this browser, whatever the game looks like."""
    answer = page.evaluate(
        """([seat, action]) => new Promise((done) => {
            const table = location.pathname.split("/").pop();
            const key = JSON.parse(localStorage["spukhaus.keys"])[table].seats[seat];
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
            socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, keys: [key] }));
            socket.onmessage = (message) => {
                const { type, number } = JSON.parse(message.data);
                if (type === "update") socket.send(JSON.stringify({ type: "act", id: 1, seat, number, action }));
                else (socket.close(), done(type));
            };
        })""",
        [seat, action],
    )
    assert answer == "done"


def test_one_click_to_a_table_with_bots(person: Open) -> None:
    page = person()
    enter(page, GAME)
    page.get_by_label("How many play?").select_option("5")
    accessible(page)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)
    expect(page.locator(".turn.mine")).to_be_visible()
    assert [seat["kind"] for seat in about(page)["seats"]] == ["person", *["bot"] * 4]
    accessible(page)


def test_seats_bots_options_and_edition(person: Open) -> None:
    page = person()
    enter(page, GAME)
    page.get_by_label("How many play?").select_option("4")
    page.get_by_text("Who sits where").click()
    page.get_by_label("Seat 1").select_option("Dicey (bot)")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Seat 3").select_option("somebody by link")
    expect(page.get_by_text("picks at random, every choice as likely as the others")).to_be_visible()
    page.get_by_text("Options for this table").click()
    page.get_by_label("The game ends").select_option("when somebody has 25 points")
    page.get_by_label(re.compile(r"^\s*Edition")).select_option("House rule")
    expect(page.get_by_text("At least two Relaxed cards lie above the Scare card.")).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Begin like this").click()
    page.wait_for_url("**/table/*")
    table = about(page)
    assert table["options"] == {"ending": "to-25"}
    assert table["edition"]["name"] == "deeper-scare"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "free", "bot"]
    assert [seat["name"] for seat in table["seats"]] == ["random", "Guest", "", "novice"]


def test_three_friends_choose_their_seats(person: Open) -> None:
    ada = person()
    start(ada, "With friends, by link", GAME)
    link = ada.get_by_label("Link to this table").input_value()
    ada.get_by_label("Which bot").select_option("Dicey (bot)")
    ada.get_by_role("button", name="Let a bot play: Seat 2").click()
    ada.get_by_role("button", name="Free Dicey Dan’s seat").click()
    accessible(ada)
    cy = person(link)
    cy.get_by_label("Your name").fill("Cy")
    expect(cy.get_by_role("button", name="Sit down and play")).to_be_visible()
    cy.get_by_role("button", name="Play: Seat 3").click()
    expect(cy.get_by_text("Invite somebody")).to_be_visible()
    bo = person(link)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down and play").click()
    for page in (ada, bo, cy):
        expect(page.locator(".turn.mine")).to_contain_text("Your turn")
        assert [seat["name"] for seat in about(page)["seats"]] == ["Guest", "Bo", "Cy"]
    expect(cy.locator(".turn")).to_contain_text("Choosing at the same time: Guest, Bo")
    act(bo, 1, "lay 2")
    expect(bo.locator(".turn")).to_have_text("Waiting for: Guest, Cy")
    expect(cy.locator(".turn")).to_contain_text("Choosing at the same time: Guest")
    expect(bo.get_by_label("What happened")).to_contain_text("You have laid your pile with the Scare card under 2")
    expect(cy.get_by_label("What happened")).to_contain_text("Bo has laid a pile.")
    bo.get_by_role("button", name="Take back", exact=True).click()
    expect(bo.locator(".turn.mine")).to_be_visible()


def test_the_host_fills_the_table_with_bots(person: Open) -> None:
    page = person()
    enter(page, GAME)
    page.get_by_label("How many play?").select_option("6")
    begin(page, "With friends, by link")
    page.get_by_role("button", name="Let bots take all free seats").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    assert [seat["kind"] for seat in about(page)["seats"]] == ["person", *["bot"] * 5]


def test_the_curtain_goes_round(person: Open) -> None:
    """All lay in secret, at one screen: the device goes from one who is still asked to the next."""
    page = person()
    start(page, "3 people at this screen", GAME)
    expect(page.get_by_text("Pass the device to player 1")).to_be_visible()
    page.get_by_role("button", name="I am player 1").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    act(page, 0, "lay 5")
    expect(page.get_by_text("Pass the device to player 2")).to_be_visible()
    assert "under 5 Relaxed" not in page.content()
    accessible(page)
    page.get_by_role("button", name="player 1", exact=True).click()  # has thought better of it
    page.get_by_role("button", name="I am player 1").click()
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(".turn.mine")).to_be_visible()
    act(page, 0, "lay 3")
    page.get_by_role("button", name="I am player 2").click()
    expect(page.get_by_label("What happened")).to_contain_text("player 1 has laid a pile.")
    assert "under 3 Relaxed" not in page.content()
    act(page, 1, "lay 0")
    page.get_by_role("button", name="I am player 3").click()
    act(page, 2, "lay 0")
    starting = who_starts(page)
    if starting == 3:  # is at the screen already
        expect(page.locator(".turn.mine")).to_be_visible()
    else:
        expect(page.get_by_text(f"Pass the device to player {starting}")).to_be_visible()


@pytest.mark.parametrize("width", [320, 1280])
def test_the_end_ranks_everybody(person: Open, width: int) -> None:
    page = person(viewport={"width": width, "height": 800})
    enter(page, GAME)
    page.get_by_label("How many play?").select_option("6")
    page.get_by_text("Who sits where").click()
    page.get_by_label("Seat 1").select_option("Dicey (bot)")
    page.get_by_text("Options for this table").click()
    page.get_by_label("The game ends").select_option("to-25")
    page.get_by_role("spinbutton").fill("15")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Begin like this").click()
    places = page.get_by_label("Result").get_by_role("listitem")
    expect(places).to_have_count(6)
    expect(places.first).to_contain_text(re.compile(r"1\..* points"))
    assert len(set(places.locator("strong").all_inner_texts())) == 6  # five bots of one name, told apart
    scores = [int(found) for found in re.findall(r"(\d+) points?", page.get_by_label("Result").inner_text())]
    assert scores == sorted(scores, reverse=True)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


def test_every_game_speaks_with_its_own_words(person: Open) -> None:
    page = person()
    for game, words in (
        ("shy_monsters", "lays out a storey face down"),
        (GAME, "one Scare card among the Relaxed cards"),
        ("shy_monsters", "Three storeys"),
    ):
        page.goto("/")
        page.locator(f"[data-game={game}]").click()
        expect(page.get_by_role("main")).to_contain_text(words)
    start(page, "Against bots", GAME)
    expect(page.get_by_label("What happened")).to_contain_text("the Start card and deal")  # I, or they
    page.get_by_role("link", name="House").click()
    start(page, "Hero against the bot")
    expect(page.get_by_label("What happened")).to_contain_text("Storey 1")
