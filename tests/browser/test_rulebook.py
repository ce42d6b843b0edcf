"""The rules as pages: found, looked up from the table, shown at work, printed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import start


def here(page: Page, number: str) -> None:
    """The page is at this rule: to see, and for the keyboard."""
    heading = page.get_by_role("heading", name=re.compile(rf"^{number}\b"))
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()


def test_looking_for_a_word(person: Open) -> None:
    page = person("/rules/straszydla", "pl")
    rules = page.locator("article h3")
    expect(rules).to_have_count(36)
    page.get_by_label("Szukaj w zasadach").fill("przedmiescie KROWA")
    expect(page.get_by_text("Żadna zasada nie zawiera tych słów.")).to_be_visible()
    expect(rules).to_have_count(0)
    page.get_by_label("Szukaj w zasadach").fill("przedmiescie strzalk")
    expect(page.get_by_role("status")).to_have_text(re.compile(r"Znaleziono \d+ zasad"))
    expect(page.locator("mark").filter(has_text=re.compile("przedmieście", re.IGNORECASE)).first).to_be_visible()
    assert 0 < rules.count() < 12
    page.keyboard.press("Enter")
    expect(rules.first).to_be_focused()


def test_an_address_leads_to_its_rule_and_rules_lead_to_each_other(person: Open) -> None:
    page = person("/rules/ghostbumpers#GB-17")
    here(page, "GB-17")
    page.locator("article.now").get_by_role("link", name="GB-19").click()
    here(page, "GB-19")
    assert page.url.endswith("/rules/ghostbumpers#GB-19")
    page.go_back()
    here(page, "GB-17")


def test_another_box_shows_its_own_figures(person: Open) -> None:
    page = person("/rules/ghostbumpers?edition=eight-copies")
    first = page.locator("article").filter(has=page.get_by_role("heading", name="GB-2 The character pile"))
    expect(first.locator(".differs")).to_contain_text("5 (standard: 6)")
    expect(page.get_by_role("row", name=re.compile("Monster cards in total"))).to_contain_text("73")
    page.get_by_role("combobox", name="Box").select_option("standard")
    expect(page.locator(".differs")).to_have_count(0)
    expect(page.get_by_role("row", name=re.compile("Monster cards in total"))).to_contain_text("55")


def refused_first(socket: WebSocketRoute) -> None:
    """The pages offer nothing that is forbidden, so the first reveal is turned into one of the Entrance on its way."""
    server = socket.connect_to_server()
    spoilt: list[str] = []

    def pass_on(message: str | bytes) -> None:
        request = json.loads(message)
        if request.get("type") == "act" and not spoilt:
            spoilt.append(request["action"])
            request["action"] = "reveal i9"
        server.send(json.dumps(request))

    socket.on_message(pass_on)


def test_a_refusal_and_the_log_lead_to_the_rule(person: Open) -> None:
    page = person("/")
    page.route_web_socket(re.compile("/live$"), refused_first)
    start(page, "Hero against the bot")
    page.locator("button.target").first.click()
    page.locator(".refusal").get_by_role("button", name="Show rule SM-15").click()
    here(page, "SM-15")
    expect(page.get_by_role("dialog").get_by_role("button", name="Close")).to_be_in_viewport()
    accessible(page)
    page.get_by_role("searchbox").fill("frighten body")
    expect(page.locator("dialog article h3")).to_have_text(["SM-12 Bodies"])
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    log = page.get_by_role("list", name="What happened")
    log.get_by_role("button", name="Show rule SM-8").click()
    here(page, "SM-8")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="The rules as a page").click()
    here(opened.value, "SM-8")
    expect(opened.value.get_by_role("link", name="To the table")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "rule", "seen"),
    [
        ("shy_monsters", "SM-19", "gargoyle"),
        ("ghostbumpers", "GB-19", "Paranoia"),
        ("straszydla", "ST-24", "retreats"),
    ],
)
def test_an_example_step_by_step_with_the_keyboard(person: Open, game: str, rule: str, seen: str) -> None:
    page = person(f"/rules/{game}#{rule}", reduced_motion="reduce")
    here(page, rule)
    page.locator("article.now .example").focus()
    page.keyboard.press("Enter")
    example = page.get_by_role("dialog", name=f"Rule {rule} at work")
    expect(example.get_by_role("button", name="Next")).to_be_focused()
    expect(example.get_by_role("button", name="Play")).to_have_count(0)  # nothing moves by itself
    expect(example.locator(".stage > *").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(example.get_by_text("Step 1 of")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(example.get_by_text("Step 0 of")).to_be_visible()
    page.keyboard.press("End")
    expect(example.get_by_role("button", name="Next")).to_be_disabled()
    expect(example.get_by_role("button", name="Next")).to_be_focused()
    expect(example.locator(".told").first).to_contain_text(seen)
    if game == "shy_monsters":
        accessible(page)
    page.keyboard.press("Escape")
    expect(example).to_have_count(0)


def test_an_example_plays_by_itself(person: Open) -> None:
    page = person("/rules/shy_monsters#SM-15", scenes=True)
    page.locator("article.now .example").click()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Step 2 of 2")).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_on_paper_there_are_rules_and_pictures_and_no_bars(person: Open) -> None:
    page = person("/rules/shy_monsters", color_scheme="dark")
    expect(page.locator("figure svg").first).to_be_visible()
    page.get_by_role("searchbox").fill("panic")
    expect(page.locator("article")).not_to_have_count(25)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    expect(page.locator("article")).to_have_count(25)
    for bar in (page.get_by_role("search"), page.get_by_role("button", name="Print"), page.locator("nav")):
        expect(bar).to_be_hidden()
    expect(page.locator("figure svg").first).to_be_visible()
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    ink = page.evaluate("getComputedStyle(document.querySelector('article p:not(.status)')).color")
    assert (ground, ink) == ("rgb(255, 255, 255)", "rgb(0, 0, 0)")
    assert len(page.pdf(format="A4")) > 50_000


@pytest.mark.parametrize(
    ("game", "language", "screen"),
    [
        ("shy_monsters", "de", {"color_scheme": "dark"}),
        ("ghostbumpers", "fr", {"viewport": {"width": 390, "height": 844}}),
        ("straszydla", "pl", {"viewport": {"width": 390, "height": 844}, "color_scheme": "dark"}),
        ("straszydla", "en", {}),
    ],
)
def test_everybody_can_read_them(person: Open, game: str, language: str, screen: dict[str, object]) -> None:
    page = person(f"/rules/{game}", language, **screen)
    expect(page.locator("figure svg").last).to_be_visible()
    expect(page.locator("#box-title")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if screen.get("viewport"):
        page.locator("summary").first.click()
    link = page.get_by_role("navigation").get_by_role("link").last
    link.click()
    expect(page.locator("h3:focus")).to_contain_text(str(link.get_attribute("href")).lstrip("#"))
    accessible(page)


def test_a_game_that_the_house_does_not_have(person: Open, watch: Watch) -> None:
    watch.expected_away = True  # the browser notes the refusal
    page = person("/rules/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


def test_where_each_sentence_comes_from_is_folded_away(person: Open) -> None:
    page = person("/rules/ghostbumpers")
    rule = page.locator("article", has=page.locator("#GB-12"))
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(rule).to_contain_text("Our reading")
    expect(rule).not_to_contain_text("Attested")
    page.get_by_text("Show where each sentence comes from").click()
    expect(rule).to_contain_text("Attested")
    expect(rule).to_contain_text("Reconstructed")
    accessible(page)
