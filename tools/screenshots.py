"""Takes pictures of the main states of the pages, light and dark, on a desktop and on a phone, into screenshots/.

They are laid out on contact sheets (screenshots/sheet-*.png): look at every one before a change is called done.

.venv/bin/python tools/screenshots.py --help     (after ./test, which installs Playwright; needs chromium)
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import Error as BrowserError

from spukhaus.core import registry

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "screenshots"
PORT = 8791
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
STOREY = ("k9", "j9", "i10", "h10", "j8", "h9")


def enter(page: Page, game: str, players: int | None = None) -> None:
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Play now").wait_for()
    if players:
        page.get_by_label("How many play?").select_option(str(players))


def play(page: Page, game: str, players: int | None = None, role: str | None = None) -> None:
    enter(page, game, players)
    if role:
        page.locator(".roles label").get_by_text(role, exact=True).click()
    page.get_by_role("button", name="Play now").click()
    page.locator(".turn.mine").wait_for(timeout=60_000)


def landing(page: Page) -> None:
    page.goto("/")
    page.locator("[data-game=shy_monsters]").wait_for()


def laying(page: Page) -> None:
    play(page, "shy_monsters", role="Dungeon Master")
    for at, cell in enumerate(STOREY):
        page.locator(".piece").nth(at).click()
        page.locator(f'[data-sketch="{cell}"]').click()


def watching(page: Page) -> None:
    laying(page)
    page.get_by_role("button", name="Lay the storey").click()
    page.locator(".turn:not(.mine)").wait_for()


def exploring(page: Page) -> None:
    play(page, "shy_monsters", role="Hero")
    for _ in range(2):
        page.locator("button.target").last.click()
        page.locator(".turn.mine").wait_for()


def hint(page: Page) -> None:
    exploring(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hint.open").wait_for(timeout=60_000)


def storeys_end(page: Page) -> None:
    play(page, "shy_monsters", role="Hero")
    for _ in range(400):
        if page.locator(".end").count():
            return
        options = page.locator(".asking .anyway, button.target")
        if options.count():
            options.last.click()
        page.wait_for_timeout(100)


def piling(page: Page) -> None:
    play(page, "ghostbumpers", 4)
    page.get_by_role("button", name="Lay the pile").wait_for()


def trick(page: Page) -> None:
    piling(page)
    page.get_by_role("button", name="Lay the pile").click()
    page.locator(".turn.mine").wait_for(timeout=60_000)
    page.locator("section.hand .group").first.click()


def town(page: Page) -> None:
    play(page, "straszydla", 3)


def planning(page: Page) -> None:
    town(page)
    for _ in range(40):
        if page.locator("[data-stage=plan]").count() and page.locator(".turn.mine").count():
            return
        choice = page.locator("[data-region=board] button:not([disabled])")
        if page.locator(".turn.mine").count() and choice.count():
            choice.first.click(force=True)
        page.wait_for_timeout(300)


def curtain(page: Page) -> None:
    enter(page, "shy_monsters")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Two people at this screen").click()
    page.locator(".curtain").wait_for()


def waiting(page: Page) -> None:
    enter(page, "ghostbumpers")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/table/*")


def replay(page: Page, game: str, step: int) -> None:
    """The first match that the game keeps as an example, in its midst."""
    played = min((registry.data(registry.game(game)) / "playthroughs").iterdir(), key=lambda path: path.name)
    answer = page.request.post("/api/replays", data={"file": played.read_text("utf-8")})
    page.goto(f"/replay/{answer.json()['table']}#n={step}")
    page.locator(".turn").wait_for()


def review(page: Page) -> None:
    storeys_end(page)
    page.get_by_role("link", name="Replay and review").click()
    page.get_by_role("button", name="Review this match").click()
    page.locator(".moves figure").wait_for(timeout=60_000)


def settings(page: Page) -> None:
    landing(page)
    page.get_by_role("button", name="Settings").click()


def puzzle(page: Page, game: str) -> None:
    page.goto(f"/puzzles/{game}")
    page.locator("[data-puzzle]").first.click()
    page.locator("[data-region=board]").wait_for()


def at(path: str) -> Callable[[Page], object]:
    return lambda page: page.goto(path)


STATES: dict[str, Callable[[Page], object]] = {
    "house": landing,
    "game-shy-monsters": lambda page: enter(page, "shy_monsters"),
    "game-ghostbumpers": lambda page: enter(page, "ghostbumpers"),
    "game-straszydla": lambda page: enter(page, "straszydla"),
    "waiting": waiting,
    "curtain": curtain,
    "laying": laying,
    "watching": watching,
    "exploring": exploring,
    "hint": hint,
    "end": storeys_end,
    "replay-shy-monsters": lambda page: replay(page, "shy_monsters", 8),
    "replay-ghostbumpers": lambda page: replay(page, "ghostbumpers", 30),
    "replay-straszydla": lambda page: replay(page, "straszydla", 30),
    "review": review,
    "piling": piling,
    "trick": trick,
    "town": town,
    "planning": planning,
    "lesson-shy-monsters": at("/learn/shy_monsters"),
    "lesson-ghostbumpers": at("/learn/ghostbumpers"),
    "lesson-straszydla": at("/learn/straszydla"),
    "puzzles": at("/puzzles/shy_monsters"),
    "puzzle-shy-monsters": lambda page: puzzle(page, "shy_monsters"),
    "puzzle-ghostbumpers": lambda page: puzzle(page, "ghostbumpers"),
    "puzzle-straszydla": lambda page: puzzle(page, "straszydla"),
    "rules": at("/rules/ghostbumpers"),
    "yours": at("/you"),
    "today": at("/today"),
    "settings": settings,
}


def take(browser: Browser, screen: str, scheme: Literal["light", "dark"], states: list[str]) -> None:
    for name in states:
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{PORT}", locale="en", color_scheme=scheme, **SCREENS[screen]
        )
        context.add_init_script("localStorage['spukhaus.settings'] ??= JSON.stringify({ speed: 0, name: 'Ada' })")
        page = context.new_page()
        try:
            STATES[name](page)
        except BrowserError as error:
            print(f"{name}, {screen}, {scheme}: {error.message.splitlines()[0]}")
        page.wait_for_timeout(900)
        page.mouse.move(1, 1)
        page.screenshot(path=OUT / f"{name}-{screen}-{scheme}.png")
        context.close()


def lay_out(browser: Browser, screen: str, scheme: str) -> None:
    """All pictures of a screen and an hour on one sheet."""
    pictures = sorted(OUT.glob(f"*-{screen}-{scheme}.png"), key=lambda path: path.name)
    width = 460 if screen == "desktop" else 220
    shown = "".join(
        f'<figure><img src="{path.as_uri()}" width="{width}"><figcaption>{path.stem}</figcaption></figure>'
        for path in pictures
        if not path.name.startswith("sheet-")
    )
    sheet = OUT / "sheet.html"
    style = "body{display:flex;flex-wrap:wrap;gap:12px;font:12px sans-serif;background:#888}figure{margin:0}"
    sheet.write_text(f"<style>{style}</style>{shown}", "utf-8")
    page = browser.new_page(viewport={"width": 1920, "height": 1080})
    page.goto(sheet.as_uri())
    page.screenshot(path=OUT / f"sheet-{screen}-{scheme}.png", full_page=True)
    page.close()
    sheet.unlink()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("states", nargs="*", metavar="STATE", help=f"all, or some of: {', '.join(STATES)}")
    parser.add_argument("--screen", choices=SCREENS, action="append", help="only this screen")
    parser.add_argument("--scheme", choices=SCHEMES, action="append", help="only this hour")
    wanted = parser.parse_args(arguments)
    unknown = sorted(set(wanted.states) - set(STATES))
    if unknown:
        parser.error(f"no such state: {', '.join(unknown)}")
    states = wanted.states or list(STATES)
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        print("no browser: apt-get install chromium-headless-shell")
        return 1
    OUT.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "spukhaus", "serve", "--database", "memory:", "--port", str(PORT)]
    server = subprocess.Popen([*command, "--bot-pace", "0"], stdout=subprocess.DEVNULL)
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health")
                break
            except OSError:
                time.sleep(0.1)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for screen in wanted.screen or SCREENS:
                for scheme in wanted.scheme or SCHEMES:
                    take(browser, screen, scheme, states)
                    lay_out(browser, screen, scheme)
            browser.close()
    finally:
        server.terminate()
        server.wait(20)
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
