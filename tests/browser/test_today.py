"""The deal of the day in a browser: two people play it, each alone, and compare."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, accessible

PLAY = """(last) => new Promise((done) => {
    const table = location.pathname.split("/").pop();
    const [[seat, key]] = Object.entries(JSON.parse(localStorage["spukhaus.keys"])[table].seats);
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    const say = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ type: "hello", protocol: 1, keys: [key] });
    socket.onmessage = ({ data }) => {
        const { type, number, choices, table: now } = JSON.parse(data);
        if (type !== "update") return;
        const actions = choices[seat]?.actions;
        if (now.outcome) (socket.close(), done(now.outcome.reason));
        else if (actions)
            say({ type: "act", id: 1, seat: Number(seat), number, action: actions.at(last ? -1 : 0).text });
    };
})"""
"""Plays the match to its end: always the first choice, or always the last."""


def play(page: Page, name: str, last: bool) -> None:
    """From the page of the deals to the results of one."""
    page.get_by_label("Your name").fill(name)
    button = page.get_by_role("button", name="Ghostbumpers: Play")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    expect(page.locator(".turn")).to_be_visible()
    for closed in ("Take back", "Hint"):
        expect(page.get_by_role("button", name=closed)).to_have_count(0)
    page.evaluate(PLAY, last)
    page.get_by_role("link", name="How others did").click()
    page.wait_for_url("**/today/ghostbumpers*")


def test_two_people_play_the_deal_of_the_day_and_compare(person: Open) -> None:
    ada = person("/")
    ada.get_by_role("link", name="The deal of the day").click()
    expect(ada.get_by_role("heading", name="The deal of the day")).to_be_focused()
    expect(ada.get_by_text("on trust")).to_be_visible()
    ada.get_by_text("Tomorrow’s door is ajar").click()
    expect(ada.locator("dd code")).to_have_count(3)
    accessible(ada)
    play(ada, "Ada", last=False)
    ranking = ada.get_by_role("list", name="Results").get_by_role("listitem")
    expect(ranking).to_have_count(1)
    expect(ada.get_by_text("Nobody else has finished yet today.")).to_be_visible()

    bo = person("/today", viewport={"width": 390, "height": 844}, has_touch=True)
    play(bo, "Bo", last=True)
    expect(bo.get_by_role("list", name="Results").get_by_role("listitem")).to_have_count(2)
    parting = bo.locator("[data-partings] article")
    expect(parting).to_have_count(1)
    expect(parting.get_by_role("link", name="2 people stood here")).to_be_visible()
    expect(parting.get_by_role("listitem")).to_have_count(2)
    assert bo.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    accessible(bo)
    bo.get_by_role("button", name="Copy a text to share").click()
    expect(bo.locator("textarea")).to_have_value(
        re.compile(r"^Spukhaus, the deal of the day \([-0-9]+\)\. Ghostbumpers: (won|lost), place [12] of 2\.")
    )

    ada.reload()
    expect(ranking).to_have_count(2)
    expect(ada.get_by_text("Played one day")).to_have_count(0)
    ada.get_by_role("link", name="The deal of the day").click()
    expect(ada.get_by_text("Played one day")).to_be_visible()
    expect(ada.get_by_role("link", name="Ghostbumpers: Results")).to_be_visible()
