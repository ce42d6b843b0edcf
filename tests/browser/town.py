"""How a person plays Straszydła with a mouse: something legal, with the controls that are shown."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from spukhaus.core import registry
from tests.browser.playing import begin, enter

GAME = "straszydla"
# How long the log is; there is none behind the curtain.
LOG = "document.querySelector('[aria-label=\"What happened\"]')?.childElementCount"
BUTTONS = ":is(.decide, .go, .sheet, .show, ul.stacks) button"
"""What is asked beside the districts: in the dock, in a scene, on a stack."""
WON = re.compile(r"\bwins?: |A shared win ")
"""How the end is told; several may share it (ST-34)."""
OFFERED = """() => [...document.querySelectorAll("BUTTONS")].map((button) =>
    !button.disabled && button.ariaDisabled !== "true" && button.checkVisibility() &&
    (button.ariaLabel ?? button.textContent).trim())""".replace("BUTTONS", BUTTONS)


def table(page: Page, players: int, way: str = "Against bots", phases: int | None = None) -> None:
    """A table for so many, that ends after so many phases if nobody has won by then."""
    enter(page, GAME)
    page.get_by_label("How many play?").select_option(str(players))
    if phases:
        text = registry.edition(registry.game(GAME)).text
        text = re.sub(r"(\[phase-limit]\nvalue =) \d+", rf"\1 {phases}", text).replace('"standard"', '"short"', 1)
        file = {"name": "short.toml", "mimeType": "text/plain", "buffer": text.encode()}
        page.get_by_label("An edition of your own").set_input_files(file)  # type: ignore[arg-type]
    begin(page, way)


def stage(page: Page) -> str:
    return page.locator(".game").get_attribute("data-stage") or ""


def part(page: Page) -> str:
    """Which part of a round this is."""
    now = stage(page)
    if now in ("duel-reroll", "bid", "bend-duel", "retreat", "retreat-choice"):
        return "duel"
    return "act" if now in ("scare-reroll", "bend-scare", "colour") else now


def over(page: Page) -> bool:
    return page.locator("section.end").is_visible()


def settle(page: Page) -> None:
    """Until it is this page's turn, or the match is over; what has happened is not watched."""
    expect(page.locator(".turn.mine, section.end, .curtain, .game[data-playing]").first).to_be_visible()
    while page.locator(".game[data-playing]").count():
        page.locator("body").press("Escape")
    expect(page.locator(".turn.mine, section.end, .curtain").first).to_be_visible()


def asked(*pages: Page) -> Page:
    """Whose turn it is; anybody's if the match is over."""
    for _ in range(3000):
        for page in pages:
            if page.locator(".turn.mine").count() or over(page):
                settle(page)
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def offered(page: Page, name: str) -> list[int]:
    """The buttons beside the board that can be pressed and are called so, by their number."""
    names: list[str] = page.evaluate(OFFERED)
    return [number for number, called in enumerate(names) if called and re.search(name, called)]


def targets(page: Page) -> Locator:
    return page.locator(".district.target")


def decide(page: Page, whim: random.Random, saving: bool = False) -> None:
    """One decision; afterwards more is told. Who is saving pays no energy for it."""
    for _ in range(200):
        settle(page)
        if targets(page).count() or any(page.evaluate(OFFERED)) or over(page):
            break
        page.wait_for_timeout(20)
    told = page.evaluate(LOG)
    choices = CHOICES | SAVING if saving else CHOICES
    choices.get(stage(page), anything)(page, whim)
    # A line may also come from somebody else who plans at the same time: what was sent must be answered, too.
    page.wait_for_function(f"(told) => {LOG} !== told && !document.querySelector('.game[data-busy]')", arg=told)


def press(page: Page, *names: str, whim: random.Random | None = None) -> bool:
    """The first of these that there is."""
    for name in names:
        found = offered(page, name)
        if found:
            page.locator(BUTTONS).nth(whim.choice(found) if whim else found[0]).click()
            return True
    return False


def anything(page: Page, whim: random.Random) -> None:
    press(page, ".", whim=whim)


def on_board(page: Page, whim: random.Random) -> None:
    targets(page).nth(whim.randrange(targets(page).count())).click()


def draw(page: Page, whim: random.Random, most: int = 2) -> None:
    for _ in range(whim.randint(1, most)):
        if targets(page).count():
            on_board(page, whim)
    press(page, "^The plan is ready")


def bid(page: Page, whim: random.Random) -> None:
    if whim.random() < 0.5:
        press(page, "^Bid one more")
    press(page, r"^Bid (nothing|\d+ energy)")


def bend(page: Page, whim: random.Random) -> None:
    if whim.random() < 0.5:
        press(page, "one (more|less)$", whim=whim)
    press(page, "^(Change nothing|Set the dice like this)")


def turn(page: Page, whim: random.Random) -> None:
    """Take what there is, or end, even where something is left; in Centrum name colours and elements first."""
    things = ("^Collect:", "^Summon an imp:", "^Scare:") if whim.random() < 0.6 else ()
    press(page, *things, "^End the turn")
    if page.locator(".sheet").count():
        while press(page, "in the bowl$", whim=whim):
            pass
        press(page, "^Collect$", "^summon", whim=whim)
    else:
        press(page, "^(End it anyway|Let .+ go$)")


def trade_energy(page: Page, good: str) -> None:
    """Open the drawer, tap three energy cubes into the bowl, and choose what for."""
    for name in ("^Trade:", *["^energy, .*in the bowl"] * 3, f"^{good}$", "^Trade$"):
        assert press(page, name), name


def feed(page: Page, whim: random.Random) -> None:
    if not press(page, "^(with an imp, )?feed ", "^Feed ", "^Done"):
        press(page, "^Stop feeding")
        press(page, "^(End it anyway|Let .+ go$)")


CHOICES: dict[str, Callable[[Page, random.Random], object]] = {
    "settle": on_board,
    "unblock": on_board,
    "retreat": on_board,
    "retreat-choice": on_board,
    "plan": draw,
    "move": lambda page, _: press(page, "^Keep the plan"),
    "duel-reroll": lambda page, _: press(page, "^Keep the dice"),
    "scare-reroll": lambda page, _: press(page, "^Keep the dice"),
    "bid": bid,
    "bend-duel": bend,
    "bend-scare": lambda page, _: press(page, "^(Take|Leave it)"),
    "act": turn,
    "feed": feed,
}
SAVING: dict[str, Callable[[Page, random.Random], object]] = {
    "bid": lambda page, _: press(page, "^Bid nothing"),
    "bend-duel": lambda page, _: press(page, "^Change nothing"),
}


def play(page: Page, whim: random.Random, until: Callable[[], bool], most: int = 400) -> None:
    for _ in range(most):
        settle(page)
        if over(page) or until():
            return
        decide(page, whim)
    raise AssertionError("the match does not end")
