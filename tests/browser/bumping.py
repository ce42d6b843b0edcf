"""How a person plays Ghostbumpers with a mouse, or with keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import begin, enter

LOG = ".side .leaf ol button.line"
"""The lines of the log, while its leaf is turned up."""


def start(
    page: Page, way: str, seats: int = 3, options: dict[str, str] | None = None, *, scenes: bool = False
) -> None:
    """From the page of the game to a table. Without scenes a whole game takes seconds; with them one can look."""
    if scenes:
        page.add_init_script("localStorage['spukhaus.settings'] = JSON.stringify({ speed: 0.5 })")
    enter(page, "ghostbumpers")
    page.get_by_label("How many play?").select_option(str(seats))
    if options:
        page.get_by_text("Options for this table").click()
    for label, choice in (options or {}).items():
        target = choice.startswith("to-")  # any number can be typed
        page.get_by_label(re.compile(rf"^\s*{label}")).select_option("to-25" if target else choice)
        if target:
            page.get_by_role("spinbutton").fill(choice.removeprefix("to-"))
    begin(page, way)


def who_starts(page: Page) -> int:
    """The player, counted from one, who has drawn the Start card and leads the first trick."""
    log = page.evaluate(
        "fetch(`/api${location.pathname.replace('table', 'tables')}/log`).then((answer) => answer.text())"
    )
    found = re.search(r"player (\d) gets the Start card", log)
    assert found, log
    return int(found[1])


def lay_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Lay the pile")


def slide_to(page: Page, depth: int) -> None:
    """Press the place where the Scare card shall lie."""
    page.locator(".track .place").nth(depth).click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(depth))


def lay(page: Page, depth: int | None = None) -> None:
    if depth is not None:
        slide_to(page, depth)
    with something_happens(page):
        lay_button(page).click()
    expect(lay_button(page)).to_have_count(0)  # the line may have been somebody else's, who lays at the same time


def settle(page: Page) -> None:
    """Until it is this page's turn, or a curtain hangs there, or the match is over."""
    expect(page.locator(".turn.mine, section.end, .curtain").first).to_be_visible()


def over(page: Page) -> bool:
    return page.locator("section.end").is_visible()


def play_lowest(page: Page) -> None:
    """One card of the first group in the hand; the 0/10 card as 0."""
    group = page.locator("section.hand .group").first
    if group.get_attribute("aria-pressed") == "false":
        group.click()
    with something_happens(page):
        page.locator("button.play").first.click()


@contextmanager
def something_happens(page: Page) -> Iterator[None]:
    """Wait until the log says more, or a curtain has fallen before it, or a scene is played first."""
    before = page.locator(LOG).count()
    yield
    page.wait_for_function(
        f"(before) => document.querySelector('.center') || document.querySelectorAll('{LOG}').length !== before",
        arg=before,
    )


def cards_in_hand(page: Page) -> int:
    return page.locator("section.hand span.card").count()


def decide(page: Page) -> None:
    """Whatever is asked now: lay the pile, or play a card."""
    if lay_button(page).count():
        lay(page)
    else:
        play_lowest(page)


def play_on(page: Page, most: int = 400) -> None:
    """Until the match is over."""
    for _ in range(most):
        settle(page)
        if over(page):
            return
        decide(page)
    raise AssertionError("the match does not end")


def in_round(page: Page, number: int) -> bool:
    return page.locator(".progress .unseen", has_text=f"Round {number} of").count() > 0


def play_round(page: Page, number: int) -> None:
    """Until the next round, or the end."""
    for _ in range(60):
        settle(page)
        if over(page) or in_round(page, number + 1):
            return
        decide(page)
    raise AssertionError("the round does not end")
