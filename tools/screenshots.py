"""Takes pictures of the main states of the pages, light and dark, on a desktop and on a phone, into screenshots/.

.venv/bin/python tools/screenshots.py            (after ./test, which installs Playwright; needs chromium)
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "screenshots"
PORT = 8791
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 860}},
    "phone": {
        "viewport": {"width": 390, "height": 780},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
STOREY = ("k9", "j9", "i10", "h10", "j8", "h9")


def enter(page: Page, game: str) -> None:
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Play now").wait_for()


def table(page: Page, role: str | None) -> None:
    """As one of the two against the bot, or both at this screen."""
    enter(page, "shy_monsters")
    if role is None:
        page.get_by_role("button", name="With friends").click()
        page.get_by_role("button", name="Two people at this screen").click()
    else:
        page.locator(".roles label").get_by_text(role, exact=True).click()
        page.get_by_role("button", name="Play now").click()


def take(browser: Browser, screen: str, scheme: Literal["light", "dark"]) -> None:
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{PORT}", locale="en", color_scheme=scheme, **SCREENS[screen]
    )
    page = context.new_page()

    def picture(name: str, whole: bool = True) -> None:
        page.wait_for_timeout(700)
        page.screenshot(path=OUT / f"{name}-{screen}-{scheme}.png", full_page=whole)

    page.goto("/")
    page.locator("[data-game=shy_monsters]").wait_for()
    picture("house", whole=False)
    page.locator("[data-game=shy_monsters]").click()
    picture("house-choosing", whole=False)
    table(page, "Dungeon Master")
    for at, cell in enumerate(STOREY):
        page.locator(".piece").nth(at).click()
        page.locator(f'[data-sketch="{cell}"]').click()
    picture("dungeon-master")
    page.get_by_role("button", name="Lay the storey").click()
    page.wait_for_timeout(1500)
    picture("dungeon-master-watching")
    table(page, "Hero")
    for _ in range(2):
        page.locator("button.target").last.click()
        page.wait_for_timeout(300)
    picture("hero")
    page.get_by_role("button", name="What could lurk there?").click()
    picture("hero-asking")
    for _ in range(300):
        if page.locator(".end").count():
            break
        options = page.locator(".asking .main, button.target")
        if options.count():
            options.last.click()
        page.wait_for_timeout(120)
    picture("end")
    table(page, None)
    page.locator(".curtain").wait_for()
    picture("curtain")
    page.get_by_role("button", name="Rules").click()
    picture("rules", whole=False)
    take_ghostbumpers(page, picture)
    take_straszydla(page, picture)
    context.close()


def take_ghostbumpers(page: Page, picture: Callable[[str], None]) -> None:
    enter(page, "ghostbumpers")
    page.get_by_label("How many play?").select_option("4")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Lay the pile").wait_for()
    picture("ghostbumpers-laying")
    page.get_by_role("button", name="Lay the pile").click()
    page.locator(".hand button").first.click()
    page.wait_for_timeout(1500)
    picture("ghostbumpers-playing")


def take_straszydla(page: Page, picture: Callable[[str], None]) -> None:
    enter(page, "straszydla")
    page.get_by_label("How many play?").select_option("4")
    page.get_by_role("button", name="Play now").click()
    page.locator(".board").wait_for()
    page.wait_for_timeout(3000)
    picture("straszydla-setting-up")


def main() -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        print("no browser: apt-get install chromium")
        return 1
    OUT.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "spukhaus", "serve", "--database", "memory:", "--port", str(PORT)]
    server = subprocess.Popen([*command, "--bot-pace", "0.4"], stdout=subprocess.DEVNULL)
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health")
                break
            except OSError:
                time.sleep(0.1)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            for screen in SCREENS:
                for scheme in SCHEMES:
                    take(browser, screen, scheme)
            browser.close()
    finally:
        server.terminate()
        server.wait(20)
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
