"""Your games in a real browser: played, counted, carried to another device, exported, and deleted everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from spukhaus.core import matchfile
from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import start, until_kept
from tests.browser.staging import leaf

PLAY = """(seat) => new Promise((done) => {
    const table = location.pathname.split("/").pop();
    const key = JSON.parse(localStorage["spukhaus.keys"])[table].seats[seat];
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, keys: [key] }));
    socket.onmessage = (message) => {
        const { type, number, table: about, choices } = JSON.parse(message.data);
        if (type !== "update") return;
        if (about.outcome) return (socket.close(), done(about.outcome.scores[seat]));
        const actions = choices[seat]?.actions;
        if (actions) socket.send(JSON.stringify({ type: "act", id: 1, seat, number, action: actions.at(-1).text }));
    };
})"""
"""The last of what is offered, again and again, until the match is over."""


def hero(page: Page) -> str:
    """A match as Hero against the bot; returns the table."""
    start(page, "Hero against the bot")
    with page.expect_response("**/api/you/matches"):  # as soon as the page shows the end
        page.evaluate(PLAY, 1)
    return page.url.rpartition("/")[2]


def shy(page: Page) -> Any:
    return page.locator("section[data-game=shy_monsters]")


def secret_of(page: Page) -> str:
    return str(page.evaluate("JSON.parse(localStorage['spukhaus.you']).secret"))


def test_from_nothing_to_a_rating_on_two_devices_and_back_to_nothing(person: Open, tmp_path: Path) -> None:
    page = person("/")
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()
    assert page.evaluate("localStorage['spukhaus.you']") is None  # no secret before there is something to keep
    accessible(page)
    page.get_by_role("link", name="Play a game").click()
    tables = [hero(page)]
    page.goto("/you")
    expect(shy(page)).to_contain_text("Play 2 more to get a rating.")
    for _ in range(2):
        page.goto("/")
        tables.append(hero(page))
    page.goto("/you")
    expect(shy(page)).to_contain_text("3 matches, ")
    expect(shy(page)).to_contain_text(re.compile(r"\(95% certain to be between -?\d+ and -?\d+\), after 3 matches\."))
    expect(shy(page).get_by_role("listitem").filter(has_text="You")).to_have_count(1)
    expect(shy(page).locator(".ticket .board > svg")).to_have_count(3)  # how each of them ended
    shy(page).get_by_text("Figures: sides, opponents, openings").click()
    expect(shy(page).get_by_role("table", name="By opponent")).to_contain_text("Newcomer Ned (bot)")
    expect(shy(page).get_by_role("table", name="First tile revealed")).to_be_visible()
    links = shy(page).get_by_role("link", name="Replay")
    assert {link.get_attribute("href") for link in links.all()} == {f"/replay/{table}" for table in tables}
    accessible(page)

    with page.expect_download() as waited:
        page.get_by_role("button", name="Export everything").click()
    waited.value.save_as(tmp_path / "games.json")
    told = json.loads((tmp_path / "games.json").read_text("utf-8"))
    assert {one["table"] for one in told["matches"]} == set(tables)
    assert all(matchfile.read(one["file"]).outcome is not None for one in told["matches"])
    secret = secret_of(page)
    assert secret not in json.dumps(told)

    other = person("/you", language="pl", viewport={"width": 360, "height": 740}, color_scheme="dark")
    expect(other.get_by_role("heading", name="Jeszcze nic tu nie ma")).to_be_visible()
    other.get_by_role("button", name="Twój sekret").click()
    accessible(other)
    other.get_by_label("Sekret z innego urządzenia").fill("to nie jest sekret")
    other.get_by_role("button", name="Używaj go tutaj").click()
    expect(other.get_by_role("alert")).to_contain_text("To nie jest sekret")
    other.get_by_label("Sekret z innego urządzenia").fill(secret)
    other.get_by_role("button", name="Używaj go tutaj").click()
    expect(shy(other)).to_contain_text("3 partie, ")
    expect(shy(other)).to_contain_text("Bohater")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(other)

    page.get_by_role("button", name="Delete everything").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The tables themselves stay: they belong to everybody who played there.")
    accessible(page)
    dialog.get_by_role("button", name="Really delete everything").click()
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()
    assert page.evaluate("localStorage['spukhaus.keys']") == "{}"
    other.reload()
    expect(other.get_by_role("heading", name="Jeszcze nic tu nie ma")).to_be_visible()
    assert other.evaluate("JSON.parse(localStorage['spukhaus.you']).matches") == []


PLAY_ALL = """() => new Promise((done) => {
    const table = location.pathname.split("/").pop();
    const keys = Object.values(JSON.parse(localStorage["spukhaus.keys"])[table].seats);
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
    const say = (message) => socket.send(JSON.stringify(message));
    let last;
    const act = () => {
        const { number, choices } = last;
        const [[seat, { actions }]] = Object.entries(choices);
        say({ type: "act", id: 1, seat: Number(seat), number, action: actions.at(-1).text });
    };
    socket.onopen = () => say({ type: "hello", protocol: 1, keys });
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "refused") return setTimeout(act, 500); // too fast
        if (message.type !== "update") return;
        last = message;
        if (last.table.outcome) (socket.close(), done());
        else if (Object.keys(last.choices).length) act();
    };
})"""
"""All seats of this screen: the last of what is offered, again and again."""


def test_a_match_that_the_house_did_not_tell_about_at_once_is_found_later(person: Open, watch: Watch) -> None:
    """The page was closed with the last move, or the house was away."""
    page = person("/")
    watch.expected_away = True
    page.route("**/summary", lambda route: route.abort())
    start(page, "Hero against the bot")
    page.evaluate(PLAY, 1)
    until_kept(page, f'"due":["{page.url.rpartition("/")[2]}"]')
    page.unroute("**/summary")
    page.goto("/you")
    expect(shy(page)).to_contain_text("One match, ")
    until_kept(page, '"due":[]')


def test_a_match_at_one_screen_is_given_to_those_who_have_played_it(person: Open) -> None:
    page = person("/")
    start(page, "3 people at this screen", "ghostbumpers")
    page.evaluate(PLAY_ALL)
    page.get_by_role("button", name="Whose match was it?").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    accessible(page)
    with page.expect_response("**/api/you/matches"):
        dialog.get_by_role("button", name="That was me").first.click()
    expect(dialog.get_by_role("button", pressed=True)).to_have_count(1)
    dialog.get_by_role("button", name="Hand over").first.click()
    link = dialog.get_by_role("textbox").input_value()
    accessible(page)
    page.keyboard.press("Escape")

    other = person(viewport={"width": 360, "height": 740})
    with other.expect_response("**/api/you/matches"):
        other.goto(link)
    expect(other.get_by_role("button", name="Whose match was it?")).to_have_count(0)
    seats = set[int]()
    for mine in (page, other):
        mine.goto("/you")
        games = mine.locator("section[data-game=ghostbumpers]")
        expect(games).to_contain_text("One match, ")
        seats.add(mine.evaluate("JSON.parse(localStorage['spukhaus.you']).matches[0].seat"))
    assert len(seats) == 2  # each has one of their own


def test_whoever_leaves_no_trace_at_a_table(person: Open, watch: Watch) -> None:
    """Against a bot the table is gone; in company name and words are, and the others keep the match."""
    page = person("/")
    table = hero(page)
    leaf(page, "Table")
    page.get_by_role("button", name="Erase my name and words here").click()
    expect(page.get_by_text("If nobody else has played here")).to_be_visible()
    accessible(page)
    watch.expected_away = True  # the table answers no more
    page.get_by_role("button", name="Really delete").click()
    page.wait_for_url(lambda url: "/table/" not in url)
    assert page.request.get(f"/api/tables/{table}").status == 404
    page.goto("/you")
    expect(page.get_by_role("heading", name="Nothing here yet")).to_be_visible()


def test_a_house_that_is_away_or_has_lost_its_tables(person: Open, watch: Watch) -> None:
    page = person("/")
    table = hero(page)
    watch.expected_away = True
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/you")
    expect(page.get_by_role("alert")).to_contain_text("The house is not answering.")
    expect(shy(page)).to_contain_text("One match, ")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Really delete everything").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("nothing was deleted")
    page.keyboard.press("Escape")

    def lost(route: Route) -> None:
        refusal: dict[str, Any] = {
            "error": {"class": "TableRefused", "code": "no-such-table", "rule": None, "params": {}}
        }
        route.fulfill(status=404, json=refusal)

    page.unroute("**/api/**")
    page.route(f"**/api/tables/{table}**", lost)
    page.route("**/api/you/matches", lambda route: route.fulfill(json=[]))
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(shy(page)).to_contain_text("One match, ")  # what the browser has kept is all there is


def test_the_secret_goes_nowhere_but_into_a_header(person: Open) -> None:
    page = person("/")
    requests: list[Request] = []
    page.on("request", lambda request: requests.append(request))
    hero(page)
    page.goto("/you")
    expect(shy(page)).to_contain_text("One match, ")
    secret = secret_of(page)
    carried = {request.url for request in requests if secret in request.headers.get("authorization", "")}
    assert {url.rpartition("/api/")[2] for url in carried} == {"you/matches"}
    for request in requests:
        assert secret not in request.url
        assert secret not in (request.post_data or "")
        assert secret not in request.headers.get("referer", "")
    assert secret not in page.content()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_in_every_language(person: Open, language: str) -> None:
    titles = {"de": ("Deine Partien", "Noch nichts da"), "fr": ("Tes parties", "Rien ici pour l’instant")}
    page = person("/you", language=language)
    title, empty = titles[language]
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name=empty)).to_be_visible()
    assert "you-" not in page.locator("main").inner_text()
