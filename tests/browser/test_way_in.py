"""The way in: the house at every size, the page of each game, invitation and waiting room."""

from __future__ import annotations

import gzip
import re
from itertools import product
from typing import Any, Literal

import pytest
from playwright.sync_api import FilePayload, Page, Response, expect
from playwright.sync_api import TimeoutError as Late

from spukhaus.core import registry
from spukhaus.core.edition import LANGUAGES
from tests.browser.conftest import Open, Watch, accessible
from tests.browser.playing import begin, enter, play_as, start
from tests.browser.staging import SIZES, in_window, viewport
from tests.samples import mostly

GAMES = registry.game_names()
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
SHARED = "navigator.share = async (what) => { window.shared = what; };"


VIEW_BOX = "(document.querySelector('.sky svg').viewBox.baseVal)"
WHOLE = f"""() => {{
    const {{width, height}} = {VIEW_BOX}, place = document.querySelector(".sky").getBoundingClientRect();
    return place.width > 0 && Math.abs(place.width / width - place.height / height) < 0.01;
}}"""


STICKING_OUT = """() => [document.documentElement.scrollWidth - innerWidth,
    ...[...document.querySelectorAll("button, a, input, select")]
        .filter((one) => one.checkVisibility() && !one.classList.contains("unseen"))
        .filter((one) => (({left, right}) => left < -1 || right > innerWidth + 1)(one.getBoundingClientRect()))
        .map((one) => one.outerHTML.slice(0, 120))].filter((over) => over)"""


def not_sideways(page: Page) -> None:
    """The page does not scroll sideways, nor does anything on it stick out."""
    try:  # a window that was resized is laid out anew
        page.wait_for_function(f"() => !({STICKING_OUT})().length", timeout=5_000)
    except Late:
        raise AssertionError((page.url, page.viewport_size, page.evaluate(STICKING_OUT))) from None


def clicks(page: Page) -> None:
    """Count from now on."""
    page.evaluate("window.clicked = 0; addEventListener('click', () => window.clicked++, true)")


@pytest.mark.parametrize("known", [False, True])
def test_the_whole_house_at_every_size(person: Open, known: bool) -> None:
    page = person("/", **STILL)
    if known:
        start(page, "Hero against the bot")
        page.goto("/")
        expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    for size in SIZES:
        page.set_viewport_size(viewport(size))
        expect(page.locator("[data-game]")).to_have_count(3)
        page.wait_for_function(WHOLE)  # nothing is stretched, and nothing cut off to fill the place
        box = page.evaluate("(({x, y, width, height}) => ({x, y, right: x + width, bottom: y + height}))" + VIEW_BOX)
        eaves_and_chimney = box["x"] <= 252 and box["right"] >= 948 and box["y"] <= 0
        assert eaves_and_chimney, (size, box)
        assert box["bottom"] >= 576, (size, box)  # down to the steps
        for door in page.locator("[data-game]").all():  # doors and their signs are seen without scrolling
            found = door.bounding_box()
            assert found is not None
            assert found["y"] + found["height"] <= size[1] + 1, (size, found)
        not_sideways(page)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_playing_is_in_sight(person: Open, game: str) -> None:
    page = person(f"/games/{game}", **STILL)
    for size in ((390, 844), (360, 640)):
        page.set_viewport_size(viewport(size))
        in_window(page.get_by_role("button", name="Play now"))
        assert page.evaluate("scrollY") == 0


def readable(page: Page) -> None:
    """By day and by night, on a desk, on a phone and on a phone that lies."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for size, scheme in product(((1440, 900), (844, 390), (360, 640)), schemes):
        page.set_viewport_size(viewport(size))
        page.emulate_media(color_scheme=scheme)
        accessible(page)


def test_both_hours_can_be_read(person: Open) -> None:
    page = person("/", **STILL)
    expect(page.get_by_role("heading", name="New here?")).to_be_visible()
    readable(page)
    for game in GAMES:
        enter(page, game)
        page.locator(".poster").first.wait_for()
        readable(page)
    page.get_by_role("button", name="With friends").click()
    readable(page)
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    readable(page)
    guest = person(page.url, **STILL)
    expect(guest.get_by_text("invites you to")).to_be_visible()
    readable(guest)


@pytest.mark.parametrize("language", mostly(LANGUAGES, "de"))
def test_nothing_sticks_out_in_any_language(person: Open, language: str) -> None:
    page = person("/", language=language, **STILL)
    table = page.request.post("/api/tables", data={"game": "shy_monsters", "settings": {"listed": True}}).json()[
        "table"
    ]
    page.request.post(f"/api/tables/{table}/seats/0", data={"name": "Somebody with quite a long name"})
    addresses = ["/", "/games/shy_monsters", "/games/straszydla", f"/table/{table}"]
    for address in addresses:
        page.goto(address)
        page.locator("a.sp-btn, button.sp-btn").first.wait_for()
        if address.startswith("/games"):
            for one in page.locator("summary").all():
                one.click()
        for size in SIZES:
            page.set_viewport_size(viewport(size))
            not_sideways(page)
    page.request.post(f"/api/tables/{table}/seats/1", data={"name": "Bo"})


def test_two_clicks_for_anybody_and_one_for_who_was_here(person: Open) -> None:
    page = person("/", **STILL)
    page.locator("[data-game=ghostbumpers]").wait_for()
    clicks(page)
    page.locator("[data-game=ghostbumpers]").click()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    assert page.evaluate("window.clicked") == 2
    page.goto("/")
    again = page.get_by_role("button", name="Play again")
    again.wait_for()
    expect(page.get_by_role("heading", name="New here?")).to_have_count(0)
    clicks(page)
    again.click()
    expect(page.locator(".turn.mine")).to_be_visible()
    assert page.evaluate("window.clicked") == 1
    page.goto("/")
    clicks(page)
    page.get_by_role("link", name="Go on: Ghostbumpers").first.click()
    expect(page.locator(".turn.mine")).to_be_visible()
    assert page.evaluate("window.clicked") == 1


def test_a_newcomer_is_asked_in(person: Open) -> None:
    page = person("/", **STILL)
    page.get_by_role("link", name="Learn by playing").click()
    page.wait_for_url("**/learn/shy_monsters")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (360, 640)])
def test_the_way_to_learn_is_seen_at_once(person: Open, size: tuple[int, int]) -> None:
    page = person("/", viewport=viewport(size))
    learn = page.get_by_role("button", name="Learn", exact=True)
    in_window(learn)
    start(page, "Hero against the bot")
    page.locator(".turn.mine").wait_for()
    page.goto("/")  # somebody who was here has a table of their own
    page.locator("h2.tape").wait_for()
    in_window(learn)
    learn.click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    accessible(page)
    page.get_by_role("dialog").get_by_role("link", name="Learn by playing: Ghostbumpers").click()
    page.wait_for_url("**/learn/ghostbumpers")


def test_lessons_that_were_begun_are_gone_on_with(person: Open) -> None:
    page = person("/", **STILL)
    begun = {"done": ["sneak"], "answers": {}}
    keys: dict[str, Any] = {"kept": {"seats": {}}}
    for place, kept in {"spukhaus.lessons.shy_monsters": begun, "spukhaus.keys": keys}.items():
        page.evaluate("([place, kept]) => localStorage.setItem(place, JSON.stringify(kept))", [place, kept])
    page.reload()
    card = page.locator(".cellar li", has_text="Scenes done: 1 of")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["width"] < 500  # alone, it is not stretched
    accessible(page)
    page.get_by_role("link", name="Go on learning: Shy Monsters").click()
    page.wait_for_url("**/learn/shy_monsters")


def test_the_first_load_is_small_and_brings_no_game(person: Open) -> None:
    """Everything that the landing page loads, compressed: under 200 KB. A game's code comes with its door."""
    bodies: dict[str, bytes] = {}
    page = person("/", **STILL)
    page.locator("[data-game=shy_monsters]").wait_for()

    def keep(answer: Response) -> None:
        bodies[answer.url] = answer.body() if answer.ok else b""

    page.on("response", keep)
    page.reload()
    page.locator("[data-game=shy_monsters]").wait_for()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(len(gzip.compress(body)) for body in bodies.values()) < 200_000
    assert not [url for url in bodies if re.search(r"Game-|Poster-|Table-|Qr-", url)]
    with page.expect_response(re.compile("Poster-")):
        page.locator("[data-game=shy_monsters]").click()
    page.locator(".poster").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small_and_brings_its_own_game_alone(person: Open, game: str) -> None:
    """Everything that the first load of a table brings, compressed: under 400 KB."""
    maker = person(**STILL)
    enter(maker, game)
    maker.get_by_role("button", name="Play now").click()
    maker.wait_for_url("**/table/*")
    bodies: dict[str, bytes] = {}
    page = person(maker.url, **STILL)
    here = page.locator(f"[data-game={game}] .turn")
    expect(here).to_be_visible()

    def keep(answer: Response) -> None:
        bodies[answer.url] = answer.body() if answer.ok else b""

    page.on("response", keep)
    page.reload()
    expect(here).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(len(gzip.compress(body)) for body in bodies.values()) < 400_000
    assert len([url for url in bodies if re.search(r"/Game-[^/]*\.js$", url)]) == 1


def test_the_game_in_three_sentences_and_a_picture_that_follows_them(person: Open) -> None:
    page = person(scenes=True)
    enter(page, "shy_monsters")
    told = page.locator("ol button")
    expect(told).to_have_count(3)
    expect(told.nth(1)).to_have_attribute("aria-pressed", "true")  # it goes on by itself
    told.nth(2).click()
    expect(told.nth(2)).to_have_attribute("aria-pressed", "true")
    for name, path in (("Learn", "learn"), ("Puzzles", "puzzles"), ("Rules", "rules")):
        link = page.get_by_role("link", name=re.compile(f"^{name}"))
        expect(link).to_have_attribute("href", f"/{path}/shy_monsters")
    page.set_viewport_size({"width": 1280, "height": 800})
    in_window(page.get_by_role("button", name=re.compile("Watch$")))  # the row of ways is seen without scrolling


def test_a_door_that_is_not_there(person: Open) -> None:
    page = person("/games/chess", **STILL)
    expect(page.get_by_role("alert")).to_contain_text("no such door")
    accessible(page)


def test_bots_are_watched(person: Open) -> None:
    page = person(**STILL)
    enter(page, "ghostbumpers")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("Nobody is playing in public")).to_be_visible()
    page.get_by_role("button", name="Let bots play each other").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_label("What happened")).to_contain_text("has laid a pile.")


def test_people_are_watched_where_they_want_to_be_seen(person: Open) -> None:
    page = person(**STILL)
    enter(page, "straszydla")
    page.get_by_text("Options for this table").click()
    page.get_by_label("Anybody may join").check()
    page.get_by_label("Name of the table").fill("In the open")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    other = person("/games/straszydla", **STILL)
    other.get_by_role("button", name="Watch").click()
    other.get_by_role("link", name="Watch: In the open").click()
    expect(other.locator(".turn")).to_contain_text("Waiting for")


def test_an_edition_dropped_on_the_page(person: Open, watch: Watch) -> None:
    text = registry.edition(registry.game("ghostbumpers")).text.replace('name = "standard"', 'name = "mine"')
    page = person(**STILL)
    enter(page, "ghostbumpers")

    def drop(content: str) -> None:
        moved = page.evaluate_handle(
            """(text) => { const moved = new DataTransfer();
            moved.items.add(new File([text], "mine.toml", {type: "text/plain"})); return moved; }""",
            content,
        )
        page.dispatch_event("h1", "drop", {"dataTransfer": moved})

    watch.expected_away = True  # the browser notes the refusal
    broken = text.replace("of_9 = 6", "of_9 = 600")
    drop(broken)
    line = broken[: broken.index("of_9 = 600")].count("\n") + 1
    expect(page.get_by_role("alert")).to_contain_text(f"Line {line}:")
    expect(page.locator("pre .wrong")).to_have_text(re.compile(rf"{line}\s*of_9 = 600"))
    accessible(page)
    watch.expected_away = False
    drop(text)
    expect(page.get_by_text("is all right")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    accessible(page)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["edition"]["name"] == "mine"


def test_whoever_is_quicker_than_the_check_waits_for_it(person: Open) -> None:
    text = registry.edition(registry.game("shy_monsters")).text.replace('name = "standard"', 'name = "mine"', 1)
    page = person(**STILL)
    enter(page, "shy_monsters")
    file: FilePayload = {"name": "mine.toml", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("An edition of your own").set_input_files(file)
    begin(page, "Hero against the bot")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["edition"]["name"] == "mine"


@pytest.mark.parametrize(("role", "bot"), [("Hero", "Sensible Sam"), ("Dungeon Master", "Sensible Sam")])
def test_the_bot_that_was_chosen_comes_to_the_table(person: Open, role: str, bot: str) -> None:
    page = person(**STILL)
    enter(page, "shy_monsters")
    play_as(page, role)
    page.get_by_text(bot, exact=True).click()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_label("Seats").get_by_text(bot, exact=True).first).to_be_visible()


def test_everything_that_can_be_agreed_on(person: Open) -> None:
    page = person(**STILL)
    enter(page, "shy_monsters")
    page.get_by_text("Options for this table").click()
    page.get_by_label(re.compile(r"^\s*Time")).select_option("your own limit for the whole match")
    page.get_by_label("Minutes for the whole match").fill("7")
    page.get_by_label("Extra seconds for each decision").fill("3")
    page.get_by_label("Spectators see").select_option("seat")
    page.get_by_label("Chat").uncheck()
    page.get_by_label("Your name").fill("Ada")
    begin(page, "Hero against the bot")
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["settings"]["clock"] == {"move": None, "match": 420.0, "increment": 3.0}
    assert table["settings"]["spectators"] == "seat"
    assert not table["settings"]["chat"]
    assert [seat["name"] for seat in table["seats"]] == ["novice", "Ada"]
    page.get_by_role("tab", name="Table").click()
    consent = page.get_by_role("button", name="Let spectators look over my shoulder")
    expect(consent).to_have_attribute("aria-pressed", "false")
    consent.click()
    expect(consent).to_have_attribute("aria-pressed", "true")


def test_names_at_one_screen(person: Open) -> None:
    page = person(**STILL)
    enter(page, "shy_monsters")
    page.get_by_role("button", name="With friends").click()
    page.get_by_label("Name (Dungeon Master)").fill("Ola")
    page.get_by_label("Name (Hero)").fill("Ben")
    page.get_by_role("button", name="Two people at this screen").click()
    expect(page.get_by_text("Pass the device to Ola")).to_be_visible()
    page.get_by_role("button", name="I am Ola").click()
    expect(page.locator("[data-region=side], .side").first).to_contain_text("Ben")
    page.goto("/games/shy_monsters")
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_label("Name (Hero)")).to_have_value("Ben")


PHONES = [(390, 844), (360, 640), (844, 390)]


def test_an_invitation_is_shared_and_followed(person: Open) -> None:
    ada = person(**STILL)
    ada.add_init_script(SHARED)
    enter(ada, "shy_monsters")
    ada.get_by_role("button", name="With friends").click()
    ada.get_by_role("dialog").get_by_label("Your name").fill("Ada")
    ada.get_by_role("dialog").get_by_label("Who will you be?").select_option("Dungeon Master")
    ada.get_by_role("button", name="Lay the table").click()
    ada.wait_for_url("**/table/*")
    link = ada.get_by_label("Link to this table").input_value()
    assert link == ada.url
    expect(ada.get_by_role("img", name="QR code of this table")).to_be_visible()
    for size in PHONES:
        ada.set_viewport_size(viewport(size))
        in_window(ada.get_by_role("button", name="Share"))
    in_window(ada.get_by_role("img", name="QR code of this table"))
    ada.get_by_role("button", name="Share").click()
    assert ada.evaluate("window.shared") == {
        "title": "Spukhaus",
        "text": "Come and play Shy Monsters with me!",
        "url": link,
    }
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.get_by_role("button", name="Copy").click()
    expect(ada.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.evaluate("navigator.clipboard.readText()") == link
    bo = person(link, **STILL)
    expect(bo.get_by_role("main")).to_contain_text("Ada invites you to")
    expect(bo.get_by_role("heading", name="Shy Monsters")).to_be_visible()
    expect(bo.get_by_role("listitem")).to_have_count(3)
    expect(bo.get_by_text("Your role: Hero")).to_be_visible()
    expect(bo.get_by_role("link", name="Learn first")).to_have_attribute("href", "/learn/shy_monsters")
    for size in PHONES:
        bo.set_viewport_size(viewport(size))
        for needed in (bo.get_by_role("heading", name="Shy Monsters"), bo.get_by_label("Your name")):
            in_window(needed)
        in_window(bo.get_by_role("button", name="Play: Hero"))
        in_window(bo.get_by_role("button", name="Settings"))
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Play: Hero").click()
    for page in (ada, bo):
        expect(page.locator(".turn")).to_be_visible()


@pytest.mark.parametrize("game", mostly(GAMES, "straszydla"))
def test_a_table_is_pictured_as_it_stands(person: Open, game: str) -> None:
    page = person(**STILL)
    enter(page, game)
    page.get_by_text("Options for this table").click()
    page.get_by_label("Anybody may join").check()
    page.get_by_label("Name of the table").fill("In the picture")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".turn.mine")).to_be_visible()
    table = page.url.rpartition("/")[2]
    board = f"[data-board='{table}'] > *"
    page.goto("/")
    expect(page.locator(board)).to_be_visible()
    accessible(page)
    other = person(f"/games/{game}", **STILL)
    other.get_by_role("button", name="Watch").click()
    expect(other.locator(board)).to_be_visible()


def test_a_shared_screen_shows_nobodys_secrets_on_a_card(person: Open) -> None:
    page = person(**STILL)
    start(page, "3 people at this screen", "ghostbumpers")
    page.get_by_text("Pass the device to").wait_for()
    table = page.url.rpartition("/")[2]
    with page.expect_response(f"**/api/tables/{table}/view") as told:
        page.goto("/")
    assert list(told.value.json()["views"]) == ["public"]


def test_an_open_table_is_a_card(person: Open) -> None:
    ada = person(**STILL)
    enter(ada, "ghostbumpers")
    ada.get_by_text("Options for this table").click()
    ada.get_by_label("Anybody may join").check()
    ada.get_by_label(re.compile(r"^\s*Time")).select_option("quick")
    ada.get_by_label("Your name").fill("Jonas")
    begin(ada, "With friends, by link")
    ada.get_by_label("Link to this table").wait_for()
    other = person("/", **STILL)
    card = other.get_by_role("listitem").filter(has_text="Jonas")
    expect(card).to_contain_text("2 of 3 seats are free")
    expect(card).to_contain_text("a minute a move")
    expect(card.locator(".poster")).to_be_visible()
    card.get_by_role("link", name="Sit down").click()
    expect(other.get_by_text("Jonas invites you to")).to_be_visible()
    other.get_by_role("button", name="Sit down and play").click()
    ada.get_by_role("button", name="Let a bot play: Seat 3").click()
    expect(ada.locator(".turn.mine")).to_be_visible()
