"""Draws what links unfold to, 1200 x 630, from our own drawings: web/public/links/house.png and one picture a game.

.venv/bin/python tools/link_pictures.py http://127.0.0.1:8000      (a house with built pages; needs chromium)
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from spukhaus.core import registry

OUT = Path(__file__).resolve().parent.parent / "web" / "public" / "links"
SIZE: ViewportSize = {"width": 1200, "height": 630}
# The page without what one does there: the poster alone, with the name of the game on it.
POSTER = """
    header, main > :not(.top), .top > section, .top ol, .dots { display: none !important }
    .page { padding: 0 } main { max-width: none !important; padding: 34px !important }
    .top { display: block !important }
    .picture { height: 530px; margin: 16px !important }
    h1 { position: fixed; inset: auto 0 42px; z-index: 9; text-align: center; font-size: 104px !important }
"""
HOUSE = """
    nav, .cellar, .plate, .asking { display: none !important }
    .land header { left: 0 !important; right: 0; top: 494px !important; text-align: center }
    .land h1 { font-size: 110px !important } header p { display: none }
"""


def main(address: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"), args=["--no-sandbox"]
        )
        for name in ("house", *registry.game_names()):
            # So high that the page puts the house into its middle; the upper part of it is taken.
            window: ViewportSize = SIZE if name != "house" else {"width": 1200, "height": 830}
            page = browser.new_page(
                base_url=address, viewport=window, color_scheme="dark", reduced_motion="reduce", locale="en"
            )
            page.goto("/" if name == "house" else f"/games/{name}")
            page.locator("[data-game=shy_monsters]" if name == "house" else ".poster").first.wait_for()
            page.add_style_tag(content=HOUSE if name == "house" else POSTER)
            page.evaluate("document.fonts.ready")
            page.wait_for_load_state("networkidle")
            page.screenshot(
                path=OUT / f"{name}.png", clip={"x": 0, "y": 0, "width": SIZE["width"], "height": SIZE["height"]}
            )
            page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
