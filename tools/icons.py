"""Draws the icons of the app from web/public/favicon.svg into web/public/icons.

.venv/bin/python tools/icons.py      (needs chromium)
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
NIGHT = "#ece3f4"
# By name: the size, how much of it the drawing fills, and what is behind it. A maskable icon may be cut to a circle.
ICONS = {
    "192": (192, 1.0, "transparent"),
    "512": (512, 1.0, "transparent"),
    "maskable": (512, 0.62, NIGHT),
    "touch": (180, 0.8, NIGHT),
}


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    drawing = (PUBLIC / "favicon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"), args=["--no-sandbox"]
        )
        for name, (size, share, behind) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin: 0; height: 100vh; display: grid; place-items: center; background: {behind}"
            page.set_content(f'<body style="{style}"><div style="width: {share * size}px">{drawing}</div></body>')
            page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
