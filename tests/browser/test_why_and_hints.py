"""Bots that say why: after the match for everybody, and before it as a hint to the one who asks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import enter, start
from tests.browser.staging import nothing_shifts, put_away, side
from tests.browser.test_tables import about
from tests.samples import mostly

PHONE = {"width": 360, "height": 740}
WAYS = {"shy_monsters": "Dungeon Master against the bot", "ghostbumpers": "Against bots", "straszydla": "Against bots"}


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def ask_for_hint(page: Page) -> None:
    expect(page.locator(".turn.mine")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".hint.open")).to_contain_text("Hint:")


@pytest.mark.parametrize("game", list(WAYS))
def test_a_hint_can_be_played(person: Open, game: str) -> None:
    page = person(viewport=PHONE)
    start(page, WAYS[game], game)
    ask_for_hint(page)
    expect(page.locator(".hint")).to_contain_text("Only you can see this.")
    assert re.search(r"Hint: \w", page.locator(".hint").inner_text())
    assert "action-" not in page.locator(".hint").inner_text()
    assert fits(page)
    accessible(page)
    side(page)
    before = page.get_by_label("What happened").get_by_role("listitem").count()
    put_away(page)
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(".hint.open")).to_have_count(0)
    side(page)
    expect(page.get_by_label("What happened").get_by_role("listitem").nth(before)).to_be_visible()
    known = about(page)
    # Told when the match is over, and this one may be: the Hero walks into what was laid at once.
    assert known["outcome"] or all(seat["hints"] is None for seat in known["seats"])


def test_a_hint_by_keyboard_with_its_reasons(person: Open) -> None:
    page = person()
    start(page, "Against bots", "ghostbumpers")
    expect(page.locator(".turn.mine")).to_be_visible()
    page.keyboard.press("Alt+h")
    expect(page.locator(".hint.open")).to_be_visible()
    page.locator(".hint").get_by_role("button", name="Why?").press("Enter")
    dialog = page.get_by_role("dialog", name="Why?")
    expect(dialog.get_by_role("listitem").filter(has_text="Hint")).to_contain_text(
        re.compile(r"lay the Scare card.*\d+%")
    )
    dialog.get_by_text("All figures").press("Enter")
    expect(dialog).to_contain_text("Beside each choice is the bot’s estimate of its chance of winning")
    figure = dialog.locator("details li.chosen")
    expect(figure).to_be_visible()
    expect(figure).to_contain_text(re.compile(r"\d+%\s*lay the Scare card.*\(Hint\)"))
    page.keyboard.press("Escape")
    page.locator(".hint").get_by_role("button", name="Close").click()
    expect(page.locator(".hint.open")).to_have_count(0)


@pytest.mark.parametrize("game", mostly(WAYS, "ghostbumpers"))
@pytest.mark.parametrize("touch", [False, True])
def test_the_reasons_of_a_hint_are_put_away_by_hand(person: Open, game: str, touch: bool) -> None:
    page = person(has_touch=touch)
    start(page, WAYS[game], game)
    ask_for_hint(page)
    why = page.locator(".hint").get_by_role("button", name="Why?")
    dialog = page.get_by_role("dialog", name="Why?")
    why.click()
    close = dialog.get_by_role("button", name="Close")
    if touch:
        close.tap()
    else:
        close.click()
    expect(dialog).to_have_count(0)
    why.click()
    expect(dialog).to_be_visible()
    if touch:
        page.touchscreen.tap(8, 300)  # beside it
    else:
        page.mouse.click(8, 300)
    expect(dialog).to_have_count(0)
    expect(page.locator(".hint.open")).to_be_visible()


def test_who_waits_for_a_hint_is_told_how_many_come_first(person: Open) -> None:
    page = person()
    held: list[Callable[[], None]] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def asked(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hint":
                route.send(json.dumps({"type": "waiting", "for": said["id"], "ahead": 3}))
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        route.on_message(asked)

    page.route_web_socket("**/live", between)
    start(page, "Against bots", "ghostbumpers")
    expect(page.locator(".turn.mine")).to_be_visible()
    with nothing_shifts(page):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.get_by_role("status").filter(has_text="3 others come first …")).to_be_visible()
    accessible(page)
    held.pop()()
    expect(page.locator(".hint.open")).to_be_visible()
    expect(page.get_by_text("3 others come first …")).to_have_count(0)


def test_no_hints_where_aids_are_off(person: Open) -> None:
    page = person()
    enter(page, "ghostbumpers")
    page.get_by_text("Options for this table").click()
    page.get_by_label("Aids").uncheck()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_at_one_screen_a_hint_is_for_the_one_who_looks(person: Open) -> None:
    page = person()
    start(page, "3 people at this screen", "ghostbumpers")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)  # nobody looks yet
    page.get_by_role("button", name="I am player 1").click()
    ask_for_hint(page)
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_text("Pass the device to player 2")).to_be_visible()
    assert "Hint:" not in page.content()
    page.get_by_role("button", name="I am player 2").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    assert "Hint:" not in page.content()


def experts_play(page: Page) -> None:
    """Two experts and dice, and a person who watches."""
    enter(page, "ghostbumpers")
    page.get_by_text("Expert Eve", exact=True).click()
    page.get_by_text("Who sits where").click()
    page.get_by_label("Seat 1").select_option("Dicey (bot)")
    page.get_by_text("Options for this table").click()
    page.get_by_label("The game ends").select_option("to-25")
    page.get_by_role("spinbutton").fill("15")
    page.get_by_role("button", name="Begin like this").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("width", [360, 1280])
def test_why_after_the_end_and_never_before(person: Open, watch: Watch, width: int) -> None:
    page = person("/", viewport={"width": width, "height": 800})
    experts_play(page)
    expect(page.locator("[data-region=board]")).to_be_visible()
    side(page)
    log = page.get_by_label("What happened")
    expect(log).to_contain_text("has laid a pile.")
    assert page.get_by_role("button", name=re.compile(r"^Why\?")).count() == 0 or about(page)["outcome"]
    expect(page.locator(".end")).to_be_visible(timeout=180_000)  # the experts take their time
    side(page)
    told = [frame for frame in watch.frames if "alternatives" in frame or "belief" in frame]
    assert told == []  # the reasons are asked for by HTTP, when the match is over
    asked = log.get_by_role("button", name=re.compile(r"^Why\? Expert .* plays"))
    expect(asked.first).to_be_attached()
    assert log.get_by_role("button", name=re.compile(r"^Why\? Dicey")).count() == 0
    asked.first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text(re.compile("Why did Expert .* do this?"))
    dialog.get_by_text("All figures").click()
    expect(dialog).to_contain_text("estimate of its chance of winning")
    expect(dialog.locator("details li.chosen")).to_contain_text(re.compile(r"\d+%\s*play .*\(chosen\)"))
    expect(dialog).to_contain_text("Where the Scare card lies in")
    expect(dialog).to_contain_text(re.compile(r"\d+%\s*on top"))
    assert fits(page)
    accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("#why-title")).to_have_count(0)
    log.get_by_role("button", name=re.compile(r"^\d.* Expert .* plays")).first.click()
    put_away(page)
    page.get_by_role("status").get_by_role("button", name="Why?").click()
    expect(dialog).to_contain_text("Beside each choice")


def test_before_the_end_the_house_tells_no_reasons(person: Open, watch: Watch) -> None:
    page = person()
    enter(page, "ghostbumpers")
    page.get_by_text("Expert Eve", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_label("What happened")).to_contain_text("has laid a pile.")
    watch.expected_away = True  # the browser notes the refusal
    status = page.evaluate(
        "fetch(`/api${location.pathname.replace('table', 'tables')}/thoughts`).then((answer) => answer.status)"
    )
    assert status == 409
    assert page.get_by_role("button", name=re.compile(r"^Why\?")).count() == 0


def chosen(page: Page) -> str:
    """How strong the bots are that one would play against."""
    return page.get_by_role("group", name="How strong are the bots?").locator("input:checked").input_value()


def test_levels_in_order_the_easiest_first_and_remembered(person: Open) -> None:
    page = person(viewport=PHONE)
    enter(page, "ghostbumpers")
    words = page.get_by_role("group", name="How strong are the bots?").locator("label small").all_inner_texts()
    assert words == [word for word in ("easy", "medium", "strong", "very strong") if word in words]
    assert chosen(page) == "novice"
    assert fits(page)
    accessible(page)
    page.get_by_text("Expert Eve", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    assert [seat["name"] for seat in about(page)["seats"]] == ["Guest", "expert", "expert"]
    enter(page, "ghostbumpers")
    assert chosen(page) == "expert"
    enter(page, "shy_monsters")  # another game, where nothing was chosen
    assert chosen(page) == "novice"


def test_a_level_that_a_game_does_not_have(person: Open) -> None:
    page = person("/")
    page.evaluate("localStorage['spukhaus.settings'] = JSON.stringify({levels: {shy_monsters: 'wizard'}})")
    page.reload()
    enter(page, "shy_monsters")
    assert chosen(page) == "novice"
