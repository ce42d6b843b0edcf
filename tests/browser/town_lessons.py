"""How a learner does what a lesson of Straszydła wants: with the controls of the table, in any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from spukhaus.games.straszydla.rules.layout import streets
from spukhaus.teaching import lessons
from spukhaus.teaching.lessons import Position, Scene
from tests.browser.learning import at_step, do

DRAWERS = {"trade": "trade", "swap": "imps"}
ELEMENTS = ("water", "air", "fire", "earth")
CUBES = ("blue", "purple", "orange", "green", "energy")


def act(page: Page, position: Position, text: str) -> None:
    """Do this at the table."""
    verb, *words = text.split()
    if verb in DRAWERS:
        _open(page, DRAWERS[verb])
    if verb == "plan":
        _plan(page, position, words)
    elif verb in CLICKS:
        page.locator(CLICKS[verb]).first.click()
    else:
        DEEDS[verb](page, words)


CLICKS = {
    "collect": ".coins .k-collect button",
    "summon-imp": ".coins .k-imp button",
    "scare": ".coins .k-scare button",
    "pass": ".go .do",
    "let-choose": ".go .do",
}


def _plan(page: Page, position: Position, words: list[str]) -> None:
    """Tap every district of the way, and hand it in."""
    state = position.state
    open_streets = streets(state.edition.content.ground.size, state.stops)
    for cell in open_streets.trace(state.players[position.scene.seat].pawn, tuple(words)):
        page.locator(f'[data-cell="{cell}"]').click()
    page.locator(".go .do").click()


def _take(page: Page, words: list[str]) -> None:
    page.locator(f"ul.stacks > li:nth-child({ELEMENTS.index(words[0]) + 1}) button").click()


def _reroll(page: Page, words: list[str]) -> None:
    page.locator(f'.choose[data-die="{words[0]}"]').first.click()
    page.locator(".rerolls button").first.click()


def _bid(page: Page, words: list[str]) -> None:
    for _ in range(int(words[0])):
        page.locator(".bid button").last.click()
    page.locator(".go .do").click()


def _bend(page: Page, words: list[str]) -> None:
    """Step every die to where it shall be; in a duel as in a scare the label ends with what it shows."""
    for number, wanted in enumerate(words):
        die = page.locator(".bending").nth(number)
        for _ in range(6):
            shown = int((die.get_attribute("aria-label") or "0")[-1])
            if shown != int(wanted):
                die.locator("button").nth(0 if shown > int(wanted) else 1).click()
    page.locator(".go .do").click()


def _open(page: Page, drawer: str) -> None:
    coin = page.locator(f".coins .k-{drawer} button")
    if not page.locator(".sheet").count():
        coin.click()


def _fill(page: Page, cubes: list[str]) -> None:
    """Exactly these into the open bowl: what lies there goes back first."""
    inside = page.locator(".sheet")
    while inside.locator(".bowl button").count():
        inside.locator(".bowl button").first.click()
    for cube, count in Counter(cubes).items():
        for _ in range(count):
            inside.locator(".picking .row:not(.bowl) button").nth(CUBES.index(cube)).click()


def _trade(page: Page, words: list[str]) -> None:
    at = words.index("for")
    _fill(page, words[:at])
    page.locator(".sheet .goods button").nth(CUBES.index(words[at + 1])).click()
    page.locator(".go .do").click()


def _buy(page: Page, words: list[str]) -> None:
    _take(page, words)
    _fill(page, words[2:])
    page.locator(".go .do").click()


def _swap(page: Page, words: list[str]) -> None:
    page.locator(f'.sheet [data-action="swap {words[0]}"]').click()


def _feed(page: Page, words: list[str]) -> None:
    meal = page.locator(f'[data-meal="{words[0]}"]')
    if meal.get_attribute("aria-pressed") == "false":
        meal.click()
    page.locator(f'[data-action="feed {" ".join(words)}"]').click()


def _end(page: Page, _: list[str]) -> None:
    """What would be left undone is asked about once more."""
    anyway = page.locator(".decide.bare + .go .do.main")
    page.locator(".go button.end, .go .do").first.click()
    if anyway.count():
        anyway.click()


DEEDS: dict[str, Callable[[Page, list[str]], None]] = {
    "take": _take,
    "reroll-horror": _reroll,
    "bid": _bid,
    "bend": _bend,
    "trade": _trade,
    "buy": _buy,
    "swap": _swap,
    "feed": _feed,
    "end": _end,
}


def step_by_step(page: Page, scene: Scene) -> Iterator[Position]:
    """Go through a scene: what each step wants is done when the caller has seen how it looks before."""
    for number, step in enumerate(scene.steps):
        at_step(page, scene, number)
        position = lessons.run(scene, [earlier.shown for earlier in scene.steps[:number]])
        yield position
        if step.kind == "act":
            act(page, position, step.shown)
        else:
            do(page, scene, step)
    at_step(page, scene, len(scene.steps))
