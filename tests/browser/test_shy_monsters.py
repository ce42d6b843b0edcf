"""Shy Monsters in a real browser: whole games, every way to come and go, and nothing that a seat may not see."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import (
    ANSWERED,
    DONE,
    FACES,
    ROW,
    enter,
    hero_moves,
    lay,
    over,
    play_hero,
    play_master,
    settle,
    start,
    tab_to,
)
from tests.browser.staging import leaf


def test_a_whole_game_as_hero(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    settle(page)
    accessible(page)
    play_hero(page)
    expect(page.get_by_role("button", name="Play again with sides swapped")).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Play again on the same side").click()
    expect(page.locator("[data-way=attack]")).to_be_visible()
    play_hero(page)
    page.get_by_role("button", name="Play again with sides swapped").click()
    expect(page.locator("[data-sketch]").first).to_be_visible()  # now as Dungeon Master


def test_a_whole_game_as_dungeon_master(person: Open) -> None:
    page = person()
    start(page, "Dungeon Master against the bot")
    page.locator("[data-sketch]").first.wait_for()
    accessible(page)
    play_master(page)
    accessible(page)


def test_two_people_by_a_link(person: Open) -> None:
    ada = person()
    start(ada, "Dungeon Master against a friend, by link")
    link = ada.get_by_label("Link to this table").input_value()
    accessible(ada)
    bo = person(link)
    bo.get_by_label("Your name").fill("Bo")
    accessible(bo)
    bo.get_by_role("button", name="Play: Hero").click()
    lay(ada)
    for _ in range(100):
        settle(bo)
        if over(bo):
            break
        hero_moves(bo)
        if bo.locator("[data-turn=others]").count():
            lay(ada)
    expect(ada.locator(".end")).to_be_visible()
    expect(bo.locator(".end")).to_be_visible()


def hidden_names(page: Page) -> list[str]:
    """Monsters named anywhere on the page outside the reference card."""
    text = page.evaluate(
        "(() => { const all = document.documentElement.cloneNode(true);"
        "all.querySelectorAll('[aria-label=\"Reference tile\"], script, style').forEach((part) => part.remove());"
        "return all.outerHTML; })()"
    )
    return [name for name in FACES if re.search(rf"\b{name}\b", text)]


def test_the_page_and_the_traffic_hold_no_secret(person: Open, watch: Watch) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.locator("button.target").first.wait_for()
    assert hidden_names(page) == []
    told = [frame for frame in watch.frames if '"type":"update"' in frame]
    assert told
    for frame in told:
        views = json.loads(frame)["views"]
        assert set(views) <= {"1"}
        assert not any(re.search(rf'"{name}"', frame) for name in FACES)


def test_hot_seat_with_a_curtain(person: Open) -> None:
    page = person()
    start(page, "Two people at this screen")
    expect(page.get_by_text("Pass the device to player 1")).to_be_visible()
    expect(page.get_by_role("button", name="I am player 1")).to_be_focused()  # a PIN is for those who ask for it
    accessible(page)
    page.get_by_role("button", name="A PIN, if you like").click()
    expect(page.get_by_label("A PIN, if you like")).to_be_focused()
    page.keyboard.type("123")
    page.get_by_role("button", name="I am player 1").click()
    lay(page)
    expect(page.get_by_text("Pass the device to player 2")).to_be_visible()
    assert hidden_names(page) == []  # nothing of the other seat behind the curtain
    page.get_by_role("button", name="I am player 2").click()
    assert hidden_names(page) == []
    for _ in range(60):
        if over(page) or page.locator(".curtain").count():
            break
        hero_moves(page)
    if not over(page):
        page.get_by_label("Your PIN").fill("999")
        page.get_by_role("button", name="I am player 1").click()
        expect(page.get_by_role("alert")).to_contain_text("not the PIN")
        page.get_by_label("Your PIN").fill("123")
        page.get_by_role("button", name="I am player 1").click()
        expect(page.locator("[data-sketch]").first).to_be_visible()


def test_at_one_screen_everybody_has_a_name(person: Open) -> None:
    """Several people look together: none of them is 'you', neither beside the board nor when one of them has won."""
    page = person()
    start(page, "Two people at this screen")
    for _ in range(3):
        page.get_by_role("button", name="I am player 1").click()
        expect(page.locator(".turn.mine")).to_have_text("Now playing: player 1")
        expect(page.locator(".people li")).to_have_count(2)
        assert not re.search(r"\byou\b", page.locator(".people").inner_text())
        lay(page)
        page.get_by_role("button", name="I am player 2").click()
        while not over(page) and not page.locator(".curtain").count():
            hero_moves(page)
        if over(page):
            break
    expect(page.locator(".end .how")).to_contain_text(re.compile("player [12]"))
    expect(page.locator(".end .cry")).to_have_count(0)
    expect(page.locator(".finale h2")).to_have_text(re.compile("^The (Hero got away!|dungeon keeps the Hero.)$"))


def test_reload_in_every_phase(person: Open) -> None:
    page = person()
    start(page, "Dungeon Master against the bot")
    page.locator(".piece").nth(0).click()
    page.locator('[data-sketch="i10"]').click()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Exit, north$"))).to_be_visible()  # the sketch survives
    hero = person()
    start(hero, "Hero against the bot")
    for phase in ("Choose 2 tiles", "Choose a tile", "Where to?"):
        expect(hero.locator("[data-region=dock]").get_by_text(phase)).to_be_visible()
        hero.reload()
        expect(hero.locator("[data-region=dock]").get_by_text(phase)).to_be_visible()
        if "tile" in phase:
            hero.locator("button.target").first.click()
    play_hero(hero)
    hero.reload()
    expect(hero.locator(".end")).to_be_visible()


def test_offline_for_a_while_and_back(person: Open, watch: Watch) -> None:
    """The connection is cut and stays cut for some attempts; then the page goes on by itself where it was."""
    page = person("/")
    away, open_sockets = [False], []

    def connect(socket: WebSocketRoute) -> None:
        if away[0]:
            socket.close(code=1013)
        else:
            socket.connect_to_server()
            open_sockets.append(socket)

    page.route_web_socket(re.compile("/live$"), connect)
    start(page, "Hero against the bot")
    page.locator("button.target").first.click()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()
    away[0] = True
    for socket in open_sockets:
        socket.close(code=1001)
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    page.locator("button.target").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Your move has not been made")
    away[0] = False
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    page.locator("button.target").first.click()
    expect(page.get_by_role("button", name="Attack, ready")).to_be_visible()
    play_hero(page)


def test_a_second_tab_sees_the_same(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.locator("button.target").first.wait_for()
    tab = page.context.new_page()
    tab.goto(page.url)
    tab.locator("button.target").first.click()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()
    expect(tab.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()


def test_a_spectator_sees_what_is_public_and_can_do_nothing(person: Open, watch: Watch) -> None:
    page = person()
    start(page, "Dungeon Master against a friend, by link")
    link = page.get_by_label("Link to this table").input_value()
    page.get_by_role("button", name="Let a bot play").click()
    page.locator("[data-sketch]").first.wait_for()
    guest = person(link)
    expect(
        guest.locator("[data-region=dock]").get_by_text("The Dungeon Master is building the storey")
    ).to_be_visible()
    assert hidden_names(guest) == []
    expect(guest.locator("button.target, [data-sketch]")).to_have_count(0)
    accessible(guest)


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_with_touch(person: Open, width: int) -> None:
    page = person("/", viewport={"width": width, "height": 740}, has_touch=True, is_mobile=True, color_scheme="dark")
    page.locator("[data-game=shy_monsters]").tap()
    page.get_by_role("button", name="Play now").tap()
    page.locator("button.target").first.tap()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)
    small = page.evaluate(
        "[...document.querySelectorAll('button, select, input, a.button')].filter((one) => !one.closest('ol'))"
        ".map((one) => ({what: one.outerHTML.slice(0, 90), ...one.getBoundingClientRect().toJSON()}))"
        ".filter((box) => box.width && Math.min(box.width, box.height) < 43)"
    )
    assert small == []


def test_a_game_by_keyboard_only(person: Open) -> None:
    page = person("/")
    page.locator("[data-game=shy_monsters]").wait_for()
    tab_to(page, "Shy Monsters")
    page.keyboard.press("Enter")
    tab_to(page, "", "input[type=radio]")
    page.keyboard.press("ArrowLeft")  # the other side
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.locator("[data-sketch]").first.wait_for()
    tab_to(page, "empty, north")
    # Six tiles in a row to the north, then a bend: number, Enter, arrow.
    for number, arrow in zip("123456", ("Up", "Up", "Right", "Right", "Down", ""), strict=True):
        page.keyboard.press(number)
        page.keyboard.press("Enter")
        expect(page.locator("[data-sketch]:focus")).not_to_have_accessible_name(re.compile("empty"))
        if arrow:
            page.keyboard.press(f"Arrow{arrow}")
    tab_to(page, "Lay the storey")
    page.keyboard.press("Enter")
    expect(page.locator(".end, [data-sketch]").first).to_be_visible()
    hero = person("/")
    hero.locator("[data-game=shy_monsters]").wait_for()
    tab_to(hero, "Shy Monsters")
    hero.keyboard.press("Enter")
    hero.get_by_role("button", name="Play now").wait_for()
    tab_to(hero, "Play now")
    hero.keyboard.press("Enter")
    hero.locator("button.target").first.wait_for()
    for _ in range(150):
        settle(hero)
        if over(hero):
            return
        asking = hero.locator(".asking button")
        if asking.count():
            tab_to(hero, asking.first.inner_text())
        else:  # "south" is also how "south-west" begins, where nobody may go
            tab_to(hero, hero.locator("button.target").last.get_attribute("aria-label") or "", "button.target")
        press_enter(hero, ANSWERED if asking.count() else DONE)
    raise AssertionError("the match does not end")


def press_enter(page: Page, what: str) -> None:
    """And wait until this has come of it."""
    before = page.evaluate(what)
    page.keyboard.press("Enter")
    page.wait_for_function(f"(before) => {what} !== before", arg=before)


def test_dragging_tiles(person: Open) -> None:
    page = person()
    start(page, "Dungeon Master against the bot")
    page.locator("[data-sketch]").first.wait_for()
    for at, cell in enumerate(ROW):
        page.locator(".piece").nth(at).drag_to(page.locator(f'[data-sketch="{cell}"]'))
    expect(page.get_by_role("button", name="Lay the storey")).to_be_enabled()
    page.locator('[data-sketch="i10"]').drag_to(page.locator('[data-sketch="i12"]'))  # two tiles change places
    expect(page.get_by_role("button", name=re.compile("^Exit, 3 steps north"))).to_be_visible()


def test_what_is_wrong_with_a_sketch_is_said(person: Open) -> None:
    page = person()
    start(page, "Dungeon Master against the bot")
    page.locator(".piece").nth(4).click()
    page.locator('[data-sketch="k11"]').click()
    expect(page.get_by_role("button", name=re.compile(", 2 steps north and 2 east, loose"))).to_be_visible()
    dock = page.locator("[data-region=dock] .told")
    expect(dock).to_contain_text("no way leads there from the Entrance")
    page.get_by_role("button", name="Lay the storey").click(force=True)
    expect(dock).to_have_text("5 tiles are left to lay.")  # whoever is hasty is told what is missing
    page.locator('[data-sketch="k11"]').click()
    page.locator('[data-sketch="i10"]').click()
    expect(page.get_by_role("button", name=re.compile(", north, (uneasy|active)"))).to_be_visible()
    expect(page.get_by_role("button", name="Lay the storey")).to_be_disabled()


def test_pencil_and_aid(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    asked = page.locator("[data-region=dock] strong")
    page.locator("button.target").first.wait_for()
    page.locator("[data-way=attack]").click(force=True)
    expect(asked).to_have_text("First choose what to reveal.")  # why it rests
    for phase in ("Choose a tile to reveal.", "Where to?"):
        page.locator("button.target").first.click()
        expect(asked).to_have_text(phase)
    page.get_by_role("button", name="Pencil").click()
    page.locator("button.target").first.click()
    expect(page.get_by_role("button", name=re.compile("marked \\?"))).to_be_visible()
    page.get_by_role("button", name="What could lurk there?").click()
    expect(page.get_by_role("button", name=re.compile("could be|no Monster")).first).to_be_visible()
    expect(asked).to_have_text("Each tile shows who could be active there.")
    accessible(page)
    page.locator("[data-way=attack]").click()
    page.get_by_placeholder("Say something").fill("Beware!")
    page.keyboard.press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Beware!")).to_be_visible()
    expect(page.locator("[data-way=attack]")).to_have_attribute("aria-pressed", "true")  # a word does not disarm
    expect(page.get_by_role("button", name=re.compile("could be|no Monster")).first).to_be_visible()


def test_who_wonders_what_lurks_there_goes_on_wondering(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    aid = page.get_by_role("button", name="What could lurk there?")
    answers = page.get_by_role("button", name=re.compile("could be|no Monster"))
    aid.click()
    expect(answers).to_have_count(6)
    page.locator("button.target").first.click()
    expect(answers).to_have_count(5)  # one is open now
    page.locator("button.target").first.click()
    expect(page.locator("[data-region=dock]").get_by_text("Where to?")).to_be_visible()
    page.reload()
    expect(answers).to_have_count(4)
    sticking_out = """[...document.querySelectorAll(".possible")].filter((card) =>
        [...card.children].some((one) => one.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom))"""
    assert page.evaluate(sticking_out) == []
    aid.click()
    expect(answers).to_have_count(0)
    page.reload()
    expect(aid).to_have_attribute("aria-pressed", "false")


def test_leaving_and_looking_on(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.locator("button.target").first.wait_for()
    leaf(page, "Table")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Really leave").click()
    page.wait_for_url("**/you")
    match = page.locator("section[data-game=shy_monsters] .ticket")
    expect(match).to_contain_text("you left and a bot played on")  # as soon as the bots have come to the end
    accessible(page)
    match.get_by_role("link", name="Table").click()
    expect(page.locator(".end").get_by_role("link", name="Review")).to_be_visible()
    expect(page.get_by_label("Seats")).to_be_visible()  # as a spectator
    expect(page.locator("button.target")).to_have_count(0)


def test_coming_back_to_ones_table_from_the_house(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.locator("button.target").first.click()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()
    page.get_by_role("link", name="House").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_role("heading", name="Not over yet")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="Go on: Shy Monsters").click()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()


def test_a_double_click_is_one_move(person: Open) -> None:
    page = person()
    start(page, "Hero against the bot")
    page.locator("button.target").first.dblclick()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()
    expect(page.locator(".refusal")).to_have_count(0)


def test_options_for_a_table(person: Open) -> None:
    page = person()
    enter(page, "shy_monsters")
    page.get_by_text("Options for this table").click()
    page.get_by_label("Time").select_option("quick")
    page.get_by_label("Aids:").uncheck()
    accessible(page)
    page.get_by_role("button", name="Play now").click()
    page.locator("button.target").first.wait_for()
    expect(page.locator(".clock")).to_be_visible()
    expect(page.get_by_role("button", name="What could lurk there?")).to_have_count(0)


def test_taking_back_at_one_screen(person: Open) -> None:
    page = person()
    start(page, "Two people at this screen")
    page.get_by_role("button", name="I am player 1").click()
    lay(page)
    page.get_by_role("button", name="I am player 2").click()
    page.locator("button.target").first.click()
    expect(page.locator("[data-region=dock]").get_by_text("Choose a tile to reveal.")).to_be_visible()
    page.get_by_role("button", name="Ask to take back").click()
    expect(page.locator("[data-region=dock]").get_by_text("Choose 2 tiles to reveal")).to_be_visible()


def test_both_ways_over_a_diagonal_can_be_chosen(person: Open) -> None:
    """A friend lays a square beside the Entrance; the Hero jumps to its far corner and is asked over which tile."""
    ada = person()
    start(ada, "Dungeon Master against a friend, by link")
    bo = person(ada.get_by_label("Link to this table").input_value())
    bo.get_by_role("button", name="Play: Hero").click()
    # The Corridors and the Exit around the Entrance, the Monsters far away.
    lay(ada, ("g9", "h9", "i10", "h10", "f9", "e9"))
    for cell, spot in (("h9", "west"), ("i10", "north")):
        bo.locator(f'button.target[data-cell="{cell}"]').click()
        expect(bo.get_by_label(re.compile(f"^(Corridor|Exit), {spot}"))).to_be_visible()
    bo.get_by_role("button", name="Jump, ready").click()
    bo.locator('button.target[data-cell="h10"]').click()
    expect(bo.locator("[data-region=dock]").get_by_text("Over which tile?")).to_be_visible()
    ways = bo.locator("button.target")
    expect(ways).to_have_count(2)
    assert {way.get_attribute("data-cell") for way in ways.all()} == {"h9", "i10"}
    ways.first.click()
    expect(bo.get_by_label(re.compile(", north-west, .*you stand here"))).to_be_visible()
