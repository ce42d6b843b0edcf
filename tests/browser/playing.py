"""How a person plays Shy Monsters with a mouse, or with keys alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

FACES = ("bat", "drake", "serpent", "cobra", "kraken", "gargoyle")
ROW = ("i10", "i11", "i12", "j12", "i8", "i7")

DONE = (
    "[document.querySelectorAll('.side ol li').length, document.querySelectorAll('.asking, .end, .curtain').length,"
    " document.querySelector('[data-flip=hero]')?.style.cssText].join()"
)
"""What can come of a decision: a line in the log, a question, another place, the end."""
ANSWERED = "document.querySelectorAll('.side ol li, .end, .curtain').length"
"""What comes of an answer to a question, which goes before the house has heard it."""


def start(page: Page, way: str, game: str = "shy_monsters") -> None:
    """Straight to the page of a game, and from there to a table in one of its ways."""
    enter(page, game)
    begin(page, way)


def enter(page: Page, game: str) -> None:
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Play now").wait_for()


def play_as(page: Page, role: str) -> None:
    page.locator(".roles label").get_by_text(role, exact=True).click()


def begin(page: Page, way: str) -> None:
    """On the page of a game: "Against bots", "Hero against the bot", "With friends, by link",
    "Hero against a friend, by link", "3 people at this screen"."""
    role, _, against = way.partition(" against ")
    if against:
        play_as(page, role)
    if way == "Against bots" or against == "the bot":
        page.get_by_role("button", name="Play now").click()
    else:
        page.get_by_role("button", name="With friends").click()
        page.get_by_role("button", name="Lay the table" if way.endswith("by link") else way, exact=True).click()
    page.wait_for_url("**/table/*")


def lay(page: Page, cells: tuple[str, ...] = ROW) -> None:
    """Tap a tile, tap a place; then lay the storey."""
    for at, cell in enumerate(cells):
        page.locator(".piece").nth(at).click()
        page.locator(f'[data-sketch="{cell}"]').click()
    page.get_by_role("button", name="Lay the storey").click()


def over(page: Page) -> bool:
    return page.locator(".end").is_visible()


def settle(page: Page) -> None:
    """Until it is this page's turn, or the match is over."""
    expect(page.locator(".turn.mine, .end, .curtain").first).to_be_visible()


def hero_moves(page: Page) -> None:
    """One decision: the last tile that glows, so that the Hero gets away from where he was."""
    asking = page.locator(".asking button")
    what = ANSWERED if asking.count() else DONE
    before = page.evaluate(what) if not over(page) else None
    # The end may come in between.
    (asking.first if what == ANSWERED else page.locator("button.target, .end h2").last).click()
    page.wait_for_function(f"(before) => {what} !== before", arg=before)


def play_hero(page: Page, most: int = 400) -> None:
    for _ in range(most):
        settle(page)
        if over(page):
            return
        hero_moves(page)
    raise AssertionError("the match does not end")


def play_master(page: Page) -> None:
    """Lay storey after storey until the Hero is dead or out."""
    for number in (1, 2, 3):
        expect(page.locator(".end").or_(page.get_by_text(f"Storey {number} of 3")).first).to_be_visible()
        if over(page):
            return
        lay(page)
    expect(page.locator(".end")).to_be_visible()


def until_kept(page: Page, words: str) -> None:
    """Wait until what this browser keeps of its games has these words. (The pages allow no string as a script.)"""
    look = "() => localStorage['spukhaus.you']?.includes(words) ? done() : setTimeout(look, 20)"
    page.evaluate(f"(words) => new Promise((done) => {{ const look = {look}; look(); }})", words)


def tab_to(page: Page, name: str, selector: str = "*") -> None:
    """Tab until something of this name has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        found = page.evaluate(
            "(selector) => { const one = document.activeElement; return one?.matches(selector)"
            " ? (one.getAttribute('aria-label') ?? one.innerText) : null; }",
            selector,
        )
        if found is not None and found.startswith(name):
            return
    raise AssertionError(f"the keyboard does not reach {name!r}")
