"""A match that is over, looked at again in a real browser: by mouse, by keys, on a phone, from a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spukhaus.core import matchfile
from tests.browser.conftest import Open, Watch, accessible
from tests.browser.staging import leaf, staged
from tests.replays.test_files import FOLDER
from tests.samples import mostly

GAMES = ("shy_monsters", "ghostbumpers", "straszydla")
MIDDLE = {"shy_monsters": 8, "ghostbumpers": 30, "straszydla": 14}
OPEN = {
    # What only its owner could see at that moment, by how it is drawn.
    "shy_monsters": '[data-cell="h10"][aria-label*="Exit"]',
    "ghostbumpers": "[aria-label='Every hand and every pile'] .card",
    "straszydla": "[aria-label='Every pact'] .pact",
}
SEEN = """[...document.querySelectorAll('.now, main [data-cell], main .board, [aria-label="What happened"]')]
    .map((one) => `${one.ariaLabel} ${one.innerText}`).join('\\n')"""
"""What the page shows of a moment: the words, the board and the list."""
SIZES = [(360, 640), (390, 844), (1280, 720), (1440, 900)]


def file_of(game: str) -> Path:
    """Straszydła takes long: its short edition is enough here."""
    return FOLDER / game / f"rules-1-format-{2 if game == 'straszydla' else 1}.txt"


def bring(page: Page, path: Path) -> str:
    answer = page.request.post("/api/replays", data={"file": path.read_text("utf-8")})
    assert answer.status == 201, answer.text()
    return str(answer.json()["table"])


def at(page: Page, step: int, last: int) -> None:
    expect(page.locator(".turn")).to_have_text(f"Step {step} of {last}.")


def scrub(page: Page, to: int) -> None:
    page.get_by_label("Moment").fill(str(to))


def look(page: Page, eyes: str) -> None:
    leaf(page, "Options")
    page.get_by_label("Through the eyes of").select_option(eyes)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_gone_through(person: Open, game: str) -> None:
    page = person("/replay")
    match = matchfile.read(file_of(game).read_text("utf-8"))
    last, middle = len(match.log), MIDDLE[game]
    table = bring(page, file_of(game))
    page.goto(f"/replay/{table}")
    first = next(number for number, logged in enumerate(match.log, 1) if logged.seat >= 0)
    at(page, first, last)  # somebody has done something: there is something to see
    page.get_by_role("button", name="One step back").click()
    at(page, first - 1, last)
    scrub(page, middle)
    at(page, middle, last)
    expect(page.locator("button[aria-current=step]").first).to_have_text(re.compile(rf"^{middle} "))
    expect(page.locator("[data-at='1']").first).to_be_attached()  # the list has the whole match,
    expect(page.locator(f"[data-at='{last}']").first).to_be_attached()
    expect(page.locator("button[aria-current=step]").first).to_be_in_viewport()  # and one is where one looks
    # All open, then through the eyes of those who know less.
    leaf(page, "Revealed")
    expect(page.locator(OPEN[game]).first).to_be_visible()
    accessible(page)
    look(page, "public")
    expect(page.get_by_role("tab", name="Revealed")).to_have_count(0)
    expect(page.locator(OPEN[game])).to_have_count(0)
    look(page, "1")
    page.wait_for_url(f"**/replay/{table}#n={middle}&eyes=1")
    # The same moment through the same eyes, for somebody who only has the link.
    page.get_by_role("button", name="Copy the link to this moment").click()
    link = page.get_by_label(re.compile("link")).input_value()
    other = person(link)
    at(other, middle, last)
    leaf(other, "Options")
    expect(other.get_by_label("Through the eyes of")).to_have_value("1")
    other.wait_for_function(f"(seen) => {SEEN} === seen", arg=page.evaluate(SEEN))
    # By a line of the list, and by the parts of the match.
    page.get_by_label("Jump to").select_option(index=1)
    leaf(page, "Moves")
    expect(page.get_by_text(re.compile(r"\bYou "))).to_have_count(0)  # through whose eyes ever: nobody is spoken to
    page.locator("[data-at] .line").first.click()
    page.get_by_role("button", name="To the end").click()
    at(page, last, last)
    expect(page.locator(".now p > :first-child")).to_have_text(re.compile("wins|win:"))  # before all that led to it
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()


def test_by_keys_alone(person: Open) -> None:
    page = person("/replay")
    table = bring(page, file_of("shy_monsters"))
    page.goto(f"/replay/{table}")
    at(page, 2, 25)
    for key, step in (("End", 25), ("ArrowLeft", 24), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        at(page, step, 25)
    leaf(page, "Options")
    page.get_by_label("Speed").select_option("4 ×")
    page.get_by_role("heading", level=1).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".turn")).to_have_text(re.compile(r"Step [5-9] of"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # A list has its own use for the arrow keys.
    before = page.locator(".turn").inner_text()
    page.get_by_label("Speed").focus()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".turn").inner_text() == before
    page.get_by_label("Moment").focus()
    page.keyboard.press("Home")
    at(page, 0, 25)
    page.keyboard.press("ArrowRight")
    at(page, 1, 25)
    assert "Step 1 of 25. Storey 1" in (page.get_by_label("Moment").get_attribute("aria-valuetext") or "")


def test_played_to_the_end_it_stops(person: Open) -> None:
    page = person("/replay")
    table = bring(page, file_of("shy_monsters"))
    page.goto(f"/replay/{table}#n=22&eyes=0")
    leaf(page, "Options")
    page.get_by_label("Speed").select_option("4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 25, 25)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()  # once more from the beginning
    expect(page.locator(".turn")).to_have_text(re.compile(r"Step [0-3] of"))


@pytest.mark.parametrize("game", mostly(GAMES, "straszydla"))
def test_it_fits_every_screen_in_the_dark(person: Open, game: str) -> None:
    page = person("/replay", color_scheme="dark", reduced_motion="reduce")
    table = bring(page, file_of(game))
    for eyes in ("open", "1"):
        page.goto(f"/replay/{table}#n={MIDDLE[game]}&eyes={eyes}")
        expect(page.locator(".turn")).to_have_text(re.compile(f"Step {MIDDLE[game]} of"))
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            staged(page)
            expect(page.get_by_role("button", name="One step forward")).to_be_in_viewport(ratio=1)
        accessible(page)


def test_a_file_goes_out_and_comes_in_again(person: Open) -> None:
    page = person("/")
    page.get_by_role("link", name="Open a match file").click()
    page.get_by_label("Drop the file here").set_input_files(file_of("ghostbumpers"))
    page.wait_for_url("**/replay/*")
    table = page.url.rpartition("/")[2].partition("#")[0]
    leaf(page, "Options")
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the match as a file").click()
    assert kept.value.path().read_text("utf-8") == file_of("ghostbumpers").read_text("utf-8")
    page.get_by_role("link", name="Open another match file").click()
    accessible(page)
    data = page.evaluate_handle(
        "(text) => { const data = new DataTransfer(); data.items.add(new File([text], 'match.txt')); return data; }",
        kept.value.path().read_text("utf-8"),
    )
    page.get_by_text("Drop the file here").dispatch_event("drop", {"dataTransfer": data})
    page.wait_for_url(f"**/replay/{table}**")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("de", r"Zeile 17: .*SM-15"),
        ("en", r"Line 17: .*SM-15"),
        ("fr", r"Ligne 17\s: .*SM-15"),
        ("pl", r"Wiersz 17: .*SM-15"),
    ],
)
def test_a_broken_file_says_where_in_the_readers_language(
    person: Open, watch: Watch, tmp_path: Path, language: str, said: str
) -> None:
    watch.expected_away = True  # the browser notes the refusal
    lines = file_of("shy_monsters").read_text("utf-8").splitlines()
    where = next(number for number, line in enumerate(lines) if line.startswith("3 "))
    lines[where] = "3 1 reveal i9"
    (tmp_path / "broken.txt").write_text("\n".join(lines), "utf-8")
    page = person("/replay", language)
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.txt")
    expect(page.get_by_role("alert")).to_have_text(re.compile(said.replace("17", str(where + 1))))


def test_from_the_table_and_not_before_the_end(person: Open, watch: Watch) -> None:
    page = person("/")
    made = page.request.post("/api/tables", data={"game": "shy_monsters"}).json()
    table, key = made["table"], {"authorization": f"Bearer {made['key']}"}
    page.request.post(f"/api/tables/{table}/seats/0", data={"bot": "novice"}, headers=key)
    watch.expected_away = True  # the browser notes the refusal
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("The match")
    expect(page.get_by_role("button", name="One step forward")).to_have_count(0)
    watch.expected_away = False
    page.get_by_role("link", name="To the table").click()
    page.request.post(f"/api/tables/{table}/seats/1", data={"bot": "novice"}, headers=key)
    expect(page.locator(".end")).to_be_visible()
    page.get_by_role("link", name="Replay and review").click()
    expect(page.locator(".turn")).to_have_text(re.compile("Step 2 of"))


def test_why_a_bot_did_it(person: Open) -> None:
    page = person("/replay")
    table = bring(page, FOLDER / "shy_monsters" / "rules-1-format-2.txt")
    page.goto(f"/replay/{table}#n=2")
    page.locator(".now").get_by_role("button", name="Why?").click()
    expect(page.get_by_role("dialog")).to_contain_text("(chosen)")
    page.keyboard.press("ArrowRight")  # behind a dialog nothing moves
    page.keyboard.press("Escape")
    expect(page.locator(".turn")).to_have_text("Step 2 of 9.")


@pytest.mark.parametrize("game", mostly(GAMES, "ghostbumpers"))
def test_a_seat_is_taken_over_and_played_on(person: Open, game: str) -> None:
    page = person("/replay")
    table = bring(page, file_of(game))
    page.goto(f"/replay/{table}#n={MIDDLE[game]}&eyes=1")
    before = page.request.get(f"/api/tables/{table}/replay/{MIDDLE[game]}").json()["views"]["1"]
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("could not know at this moment is dealt again")
    accessible(page)
    dialog.get_by_label("How strong are the bots?").select_option("novice")
    dialog.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("complementary", name="Around the table")).to_contain_text(
        "began in the middle of another one"
    )
    made = page.url.rsplit("/", 1)[1]
    key = page.evaluate("JSON.parse(localStorage['spukhaus.keys'])")[made]["seats"]["1"]
    first = page.request.get(f"/api/tables/{made}/moments/1", headers={"authorization": f"Bearer {key}"}).json()
    assert first["views"] == {"1": before}
    page.get_by_role("link", name="Go to that moment").click()
    expect(page.locator(".turn")).to_have_text(re.compile(f"Step {MIDDLE[game]} of"))
