"""What every state of a table must keep to: no page scrolls, what is needed is in the window, nothing is shoved."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, expect

SIZES = [(1920, 1080), (1440, 900), (1280, 720), (1024, 768), (844, 390), (390, 844), (360, 640)]
LANGUAGES = ["de", "en", "fr", "pl"]
DRAWER = {
    "de": "Rund um den Tisch",
    "en": "Around the table",
    "fr": "Autour de la table",
    "pl": "Wokół stołu",
}


def viewport(size: tuple[int, int]) -> Any:
    return {"width": size[0], "height": size[1]}


def staged(page: Page, docked: bool = True) -> None:
    """The page does not scroll, nor does the frame; board and dock lie in the window; one's turn is read."""
    found = page.evaluate(
        """() => {
            const root = document.documentElement, frame = document.querySelector("[data-shape]");
            const over = (one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
            return { page: over(root), frame: over(frame), scrolled: [scrollX, scrollY] };
        }"""
    )
    assert found == {"page": [0, 0], "frame": [0, 0], "scrolled": [0, 0]}
    for words in page.locator(".turn.mine .what").all():
        assert words.evaluate("one => one.scrollWidth <= one.clientWidth"), words.text_content()
    in_window(page.locator("[data-region=board]"))
    for dock in page.locator("[data-region=dock]").all() if docked else ():
        in_window(dock)


def in_window(part: Locator) -> None:
    """All of it can be seen: it has a size, and lies in the window; where a new layout is still being made, soon."""
    expect(part).to_be_visible()
    window = part.page.viewport_size
    assert window is not None
    late = time.monotonic() + 10
    while not _lies_in((box := part.bounding_box()), window["width"], window["height"]):
        assert time.monotonic() < late, f"{box} in {window}"
        part.page.wait_for_timeout(20)


def _lies_in(box: FloatRect | None, width: float, height: float) -> bool:
    return (
        box is not None
        and min(box["width"], box["height"]) > 0
        and min(box["x"], box["y"]) >= -0.5
        and box["x"] + box["width"] <= width + 0.5
        and box["y"] + box["height"] <= height + 0.5
    )


@contextmanager
def nothing_shifts(page: Page) -> Iterator[None]:
    """Whatever happens meanwhile moves nothing else, by the browser's own measure; clicks are no excuse."""
    page.evaluate(
        """async () => {
            await document.fonts.ready; // letters may come after the page, and are wider or narrower
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
            window.shifted = [];
            window.shifts = new PerformanceObserver((list) => {
                const box = ({ x, y, width, height }) => `${x},${y} ${width}x${height}`;
                for (const entry of list.getEntries())
                    for (const { node, previousRect, currentRect } of entry.sources)
                        window.shifted.push(`${node?.nodeName} ${node?.className ?? node?.data}:`
                            + ` ${box(previousRect)} > ${box(currentRect)}`);
            });
            window.shifts.observe({ type: "layout-shift", buffered: false });
        }"""
    )
    yield
    moved = page.evaluate(
        """async () => {
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
            window.shifts.disconnect();
            return window.shifted;
        }"""
    )
    assert moved == [], moved


def side(page: Page) -> Locator:
    """The side column, in view: where it is a drawer, it is pulled out."""
    language = page.evaluate("document.documentElement.lang")
    opener = page.get_by_role("button", name=DRAWER[language])
    found = page.locator("[data-shape] .side:is([role=dialog], [role=complementary])")
    if opener.count() and found.get_attribute("inert") is not None:
        opener.click()
        expect(found).to_be_visible()
    return found


def put_away(page: Page) -> None:
    """Shuts the drawer, where there is one."""
    if page.locator("[data-shape] .side[role=dialog]:not([inert])").count():
        page.keyboard.press("Escape")
        expect(page.locator("[data-shape] .side[role=dialog][inert]")).to_have_count(1)


def leaf(page: Page, title: str) -> None:
    """Turns to a leaf of the side column."""
    side(page).get_by_role("tab", name=title, exact=True).click()
