"""Ghostbumpers in a real browser: whole games for three and for six, laying at once, and no secret of anybody."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.bumping import (
    LOG,
    cards_in_hand,
    decide,
    in_round,
    lay,
    lay_button,
    over,
    play_lowest,
    play_on,
    play_round,
    settle,
    slide_to,
    something_happens,
    start,
    who_starts,
)
from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import tab_to
from tests.browser.staging import in_window, leaf, staged

STILL = {"reduced_motion": "reduce"}
"""Nothing moves, so that a whole game takes seconds."""


def test_a_whole_game_for_three_against_bots(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    lay_button(page).wait_for()
    accessible(page)
    lay(page, 5)
    settle(page)
    page.locator("section.hand .group").first.click()
    accessible(page)
    play_round(page, 1)
    expect(page.locator(".player .gain, .hood .gain").first).to_be_visible()  # what it has brought
    accessible(page)
    leaf(page, "Rounds")
    page.get_by_role("button", name="Round 1: the points").click()
    expect(page.get_by_role("region", name="Round 1: the points")).to_contain_text("total")
    accessible(page)
    leaf(page, "Log")
    for number in range(2, 6):
        play_round(page, number)
    expect(page.get_by_text("Last round!")).to_be_visible()
    play_on(page)
    expect(page.locator(".ending .podium li")).to_have_count(3)
    leaf(page, "Rounds")
    expect(page.locator(".lookup tbody tr")).to_have_count(6)
    accessible(page)
    page.reload()
    leaf(page, "Rounds")
    expect(page.locator(".lookup tbody tr")).to_have_count(6)
    page.get_by_role("button", name="Look at the board").click()
    expect(page.locator(".final .winner").first).to_be_visible()


def test_six_seats_with_two_people_who_lay_at_the_same_time(person: Open) -> None:
    ada = person(**STILL)
    start(ada, "With friends, by link", seats=6, options={"The game ends": "to-15"})
    bo = person(ada.get_by_label("Link to this table").input_value(), **STILL)
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit down and play").click()
    expect(ada.get_by_text("Bo", exact=True).first).to_be_visible()
    ada.get_by_role("button", name="Let bots take all free seats").click()
    lay_button(ada).wait_for()
    lay(ada, 3)
    expect(ada.get_by_text("Still laying: Bo.")).to_be_visible()
    expect(bo.locator("[data-seat='0']")).to_contain_text("ready")
    expect(ada.get_by_role("img", name="Your pile: 3 Relaxed, then the Scare card, 3 Relaxed")).to_be_visible()
    lay(bo, 6)
    for _ in range(3000):  # the experts take their time
        for page in (ada, bo):
            if page.locator(".turn.mine").count():
                decide(page)
        if over(ada):
            break
        ada.wait_for_timeout(20)
    expect(ada.locator("section.end")).to_be_visible()
    expect(bo.locator("section.end")).to_be_visible()
    for page in (ada, bo):
        leaf(page, "Rounds")
    assert ada.locator(".lookup tfoot").inner_text() == bo.locator(".lookup tfoot").inner_text()


def test_a_game_to_15_points_ends_when_somebody_has_them(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots", options={"The game ends": "to-15"})
    expect(page.locator(".progress")).to_contain_text("Round 1, to 15 points")
    play_on(page)
    leaf(page, "Rounds")
    totals = page.locator(".lookup tfoot td").all_inner_texts()
    assert max(int(re.sub(r"\D", "", total)) for total in totals) >= 15
    accessible(page)


def test_reload_while_laying_and_in_the_middle_of_a_trick(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots", seats=5)
    lay_button(page).wait_for()
    slide_to(page, 6)
    page.reload()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "6")  # the place survives
    lay(page)
    page.reload()
    own = page.get_by_role("img", name="Your pile: 6 Relaxed, then the Scare card, 0 Relaxed under it")
    expect(own).to_be_visible()
    settle(page)  # we hold the Start card and lead
    play_lowest(page)
    settle(page)
    before = page.locator(".table .trick").inner_text()
    page.reload()
    settle(page)
    assert page.locator(".table .trick").inner_text() == before
    play_round(page, 1)


def test_three_at_one_screen_with_a_curtain(person: Open) -> None:
    page = person(**STILL)
    start(page, "3 people at this screen")
    for number in (1, 2, 3):
        expect(page.get_by_text(f"Pass the device to player {number}")).to_be_visible()
        expect(page.locator(".table, .hood")).to_have_count(0)  # nothing of anybody behind the curtain
        page.get_by_role("button", name=f"I am player {number}").click()
        expect(page.locator(".turn.mine")).to_contain_text(f"Now playing: player {number}")
        lay(page, 6)
    come_to_the_screen(page)
    expect(page.locator("p.quiet")).to_have_text(
        re.compile("^player . holds the Start card and leads the first trick")
    )
    for _ in range(100):
        come_to_the_screen(page)
        if lay_button(page).count():
            break
        play_lowest(page)
    assert in_round(page, 2)
    expect(page.locator(".player .gain").first).to_be_visible()


def test_who_comes_to_the_screen_sees_the_pile_turn(person: Open) -> None:
    """Behind the curtain nobody saw how the trick went: the next one at the screen does."""
    page = person()
    start(page, "3 people at this screen", scenes=True)
    for number in (1, 2, 3):
        page.get_by_role("button", name=f"I am player {number}").click()
        lay(page, 3)
    for _ in range(3):
        come_to_the_screen(page)
        go_on(page)
        play_lowest(page)
    page.locator(".turning .card, .curtain").first.wait_for()
    if page.locator(".curtain").count():  # somebody else took the trick
        page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator(".turning .card").first).to_be_visible()
    expect(page.locator(".table .trick li")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".turning")).to_have_count(0)


def test_nothing_of_the_last_person_stays_on_the_screen(person: Open) -> None:
    """Neither what was announced to them nor an earlier moment that they looked at."""
    page = person(**STILL)
    start(page, "3 people at this screen")
    page.get_by_role("button", name="I am player 1").wait_for()
    first = who_starts(page)
    second = first % 3 + 1

    def come(number: int) -> None:
        expect(page.locator(".curtain")).to_be_visible()
        offered = page.get_by_role("button", name=f"player {number}", exact=True)
        if page.get_by_role("button", name=f"I am player {number}").count() == 0:
            offered.click()
        page.get_by_role("button", name=f"I am player {number}").click()

    for number in {1, 2, 3} - {first}:
        come(number)
        lay(page, 2)
    come(first)
    lay(page, 1)  # and leads: no curtain falls
    expect(page.locator("p.unseen[role=status]").first).to_contain_text("with the Scare card under one Relaxed card")
    play_lowest(page)
    expect(page.locator(".curtain")).to_be_visible()
    assert "Scare card" not in page.content()
    come(first)
    page.get_by_role("button", name=re.compile("has laid a pile with the Scare card under one")).click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    page.get_by_placeholder("Say something").fill("Your turn!")
    page.get_by_role("button", name="Say", exact=True).click()
    page.get_by_role("button", name=f"I am player {second}").click()
    expect(page.locator(".hood .me")).to_contain_text(f"player {second}")
    expect(page.get_by_text("You are looking back")).to_have_count(0)


def go_on(page: Page) -> None:
    """Ends the scene that is played."""
    if page.locator(".turn", has_text="Watch").count():
        page.keyboard.press("Escape")
    settle(page)


def come_to_the_screen(page: Page) -> None:
    settle(page)
    if page.locator(".curtain").count():
        page.get_by_role("button", name=re.compile("^I am")).click()


def test_a_round_by_keyboard_only(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    page.get_by_role("slider").wait_for()
    tab_to(page, "Place of the Scare card")
    for key, depth in (("Home", 0), ("ArrowRight", 1), ("End", 6), ("ArrowLeft", 5), ("ArrowDown", 6), ("ArrowUp", 5)):
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(depth))
    tab_to(page, "Lay the pile")
    with something_happens(page):
        page.keyboard.press("Enter")
    for _ in range(30):
        settle(page)
        if lay_button(page).count() or over(page):
            return
        expect(page.locator("section.hand .group").first).to_have_attribute("aria-disabled", "false")
        first = page.locator("section.hand .group").first.get_attribute("aria-label") or ""
        last = page.locator("section.hand .group").last.get_attribute("aria-label") or ""
        tab_to(page, "", ".group")
        page.keyboard.press("Home")
        page.keyboard.press("9")  # as many as there are
        expect(page.locator("section.hand .group").first).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(page.locator("section.hand .group").first).to_have_attribute("aria-pressed", "false")
        if first != last:
            page.keyboard.press("End")
            expect(page.locator("section.hand .group").last).to_be_focused()
            page.keyboard.press("Home")
        page.keyboard.press("Space")
        tab_to(page, "Play")
        with something_happens(page):
            page.keyboard.press("Enter")
    raise AssertionError("the round does not end")


def test_the_log_is_one_stop_of_the_tab_key_and_the_arrows_go_through_it(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    lay(page, 4)
    settle(page)
    lines = page.locator(LOG)
    expect(page.locator(f"{LOG}[tabindex='0']")).to_have_count(1)
    tab_to(page, lines.last.inner_text(), LOG)
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You are looking back")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".side .leaf ol li").nth(-2).get_by_role("button", name="Show rule")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_placeholder("Say something")).to_be_focused()


def test_on_a_phone_with_touch(person: Open) -> None:
    page = person(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, **STILL)
    start(page, "Against bots", seats=6)
    lay_button(page).wait_for()
    staged(page)
    expect(page.locator(".player .laid")).to_have_count(5)
    page.locator(".track .place").nth(1).tap()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "1")
    lay_button(page).tap()
    settle(page)
    page.locator("section.hand .group").first.tap()
    in_window(page.locator("button.play").first)
    accessible(page)
    play_lowest(page)
    settle(page)
    staged(page)
    page.set_viewport_size({"width": 320, "height": 740})
    staged(page)
    play_round(page, 1)
    staged(page)
    accessible(page)


def test_sliding_the_scare_card_with_the_mouse(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    page.locator(".track .place").nth(3).drag_to(page.locator(".track .place").nth(0))
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "0")
    expect(page.get_by_text("On top, 6 Relaxed under it: 12 points if you take no trick.")).to_be_visible()
    slide_to(page, 6)
    expect(page.get_by_text("10 if you turn up the whole pile (Paranoia)")).to_be_visible()


def test_places_that_the_edition_bars_are_marked_and_cannot_be_taken(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots", options={"Edition": "deeper-scare"})
    page.locator(".track .place").nth(0).click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "2")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemin", "2")
    expect(page.locator(".barred")).to_have_count(2)
    expect(page.get_by_text("at least 2 Relaxed cards must lie above")).to_be_visible()
    accessible(page)


def test_a_double_click_plays_one_set(person: Open, watch: Watch) -> None:
    page = person(**STILL)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    start(page, "Against bots")
    lay_button(page).dblclick()
    settle(page)
    page.locator("section.hand .group").first.click()
    before = cards_in_hand(page)
    page.locator("button.play").first.dblclick()
    expect(page.locator("button.play[aria-disabled=true]")).to_have_count(0)  # it has been answered
    settle(page)
    assert cards_in_hand(page) == before - 1 or page.locator(".laying").count()
    assert len([frame for frame in sent if '"type":"act"' in frame]) == 2
    expect(page.locator(".refusal")).to_have_count(0)


def test_one_person_at_a_screen_is_spoken_to(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    for _ in range(60):
        settle(page)
        said = page.locator("p.quiet")
        if said.count() and not lay_button(page).count():
            expect(said).to_have_text(
                re.compile("^You (lead the next|hold the Start card and lead the first) trick[.]$")
            )
            return
        decide(page)
    raise AssertionError("the person never leads a trick")


def test_what_a_set_is_worth_is_said_before_it_is_played(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    lay(page)
    settle(page)
    for _ in range(9):
        pair = page.get_by_role("button", name=re.compile("(two|three|four|five|six) of them"))
        if pair.count():
            pair.first.click()
            ahead = "(the others can still play .*|enough to be ahead for now|takes the trick.*|too low to be ahead)"
            expect(page.locator(".worth")).to_have_text(re.compile(f"^{ahead}$"))
            page.get_by_role("button", name="One more").click()
            expect(page.locator(".worth")).to_have_text(
                re.compile(f"^together they beat a single 2, but not a 3 · {ahead}$")
            )
            return
        play_round(page, 1)
        decide(page)
        settle(page)
    raise AssertionError("nobody is dealt two of a kind")


def test_a_spectator_sees_what_is_public_and_can_do_nothing(person: Open, watch: Watch) -> None:
    page = person(**STILL)
    start(page, "Against bots", seats=4)
    lay_button(page).wait_for()
    watch.frames.clear()
    guest = person(page.url, **STILL)
    expect(guest.locator(".player")).to_have_count(4)
    lay(page)
    settle(page)
    play_lowest(page)
    settle(page)
    expect(guest.locator("section.hand, .laying, .mine, button.play")).to_have_count(0)
    accessible(guest)
    told = [json.loads(frame) for frame in watch.frames if '"public":' in frame]
    assert told
    for update in told:
        view = update["views"]["public"]
        assert view["hand"] is None
        assert all(pile["depth"] is None or pile["size"] == 1 for pile in view["piles"])


def test_the_pile_turns_card_by_card_and_nothing_tells_it_before(person: Open) -> None:
    page = person()
    start(page, "Against bots", scenes=True)
    lay(page, 6)
    go_on(page)
    play_highest(page)
    page.locator(".turning, .opened").first.wait_for()  # with the 0/10 card nothing turns: a card goes on top
    expect(page.locator(".turn")).to_have_text("Watch …")
    turning, log = page.evaluate(
        "() => [!!document.querySelector('.turning, .opened'), document.querySelector('.leaf ol').textContent]"
    )
    assert re.search("takes? the trick", log)  # the log goes along
    assert not (turning and re.search("turns? up|goes on top", log))
    expect(page.locator("p[role=status].unseen").first).not_to_contain_text(re.compile("takes? the trick"))
    page.locator(".table").click()  # anywhere: it goes on
    expect(page.locator(".turning, .opened")).to_have_count(0)
    expect(page.get_by_label("What happened")).to_contain_text(re.compile("takes? the trick"))
    accessible(page)


def play_highest(page: Page) -> None:
    settle(page)
    page.locator("section.hand .group").last.click()
    page.locator("button.play.main").click()


def test_taking_back_and_looking_back(person: Open) -> None:
    """With nobody else to learn from it, a pile may be laid anew; and the log leads to any earlier moment."""
    page = person(**STILL)
    start(page, "With friends, by link")
    bo = person(page.get_by_label("Link to this table").input_value(), **STILL)
    bo.get_by_role("button", name="Sit down and play").click()
    page.get_by_role("button", name="Let a bot play: Seat 3").click()
    lay_button(page).wait_for()
    lay(page, 1)
    page.get_by_role("button", name="Take back", exact=True).click()
    lay(page, 2)
    lay(bo, 4)
    # The lot decides who leads; if it is the bot, this page comes next.
    while not any(one.locator(".turn.mine").count() for one in (page, bo)):
        page.wait_for_timeout(20)
    first, second = (page, bo) if page.locator(".turn.mine").count() else (bo, page)
    before = first.locator(".table .trick li").count()
    play_lowest(first)
    settle(second)
    expect(second.locator(".table .trick li")).not_to_have_count(before)
    first.get_by_role("button", name="Ask to take back").click()
    second.get_by_role("button", name="Agree").click()
    settle(first)
    play_lowest(first)  # the same cards once more
    settle(second)
    page.get_by_role("button", name=re.compile("You have laid your pile with the Scare card under 2")).click()
    expect(page.get_by_text("You are looking back")).to_be_visible()
    expect(page.get_by_text("Still laying: Guest")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".table .trick li")).not_to_have_count(0)


def test_tricks_of_the_round_can_be_looked_up(person: Open) -> None:
    page = person(**STILL)
    start(page, "Against bots")
    for _ in range(12):  # somebody may be scared in the first trick already, and a new round begins
        settle(page)
        leaf(page, "Rounds")
        found = "Trick 1:" in page.locator(".lookup").inner_text() and not lay_button(page).count()
        leaf(page, "Log")
        if found:
            break
        decide(page)
    leaf(page, "Rounds")
    expect(page.locator(".lookup")).to_contain_text("28 cards were not dealt.")
    accessible(page)


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", "Stapel legen"), ("fr", "Poser la pile"), ("pl", "Połóż stos")],
)
def test_every_language(person: Open, language: str, words: str) -> None:
    page = person("/", language=language, **STILL)
    page.locator("[data-game=ghostbumpers]").click()
    page.locator(".sp-btn.main").click()
    page.get_by_role("button", name=words).click()
    settle(page)
    page.locator("section.hand .group").first.click()
    expect(page.locator("button.play").first).to_be_visible()
    assert not re.search(r"[a-z]+-[a-z]+-[a-z]+ ", " ".join(page.locator(".table, .hood").all_inner_texts()))
