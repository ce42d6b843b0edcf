"""What browsers ask of an app before they let it be put on a home screen. Lighthouse's list, and Apple's wishes.

That a browser agrees is seen in tests/browser/test_pocket.py; here is what each of them asks for.
"""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

WEB = Path(__file__).resolve().parents[2] / "web"
PUBLIC = WEB / "public"


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    return found


def size_of(path: Path) -> tuple[int, int]:
    head = path.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", head[16:24])
    return width, height


def test_it_has_names_and_a_place_to_start(manifest: dict[str, Any]) -> None:
    assert manifest["name"]
    assert 0 < len(manifest["short_name"]) <= 12
    # Relative to the manifest, so that a folder of files is an app of its own.
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "./"
    assert manifest["display"] in ("standalone", "fullscreen", "minimal-ui")
    assert not manifest.get("prefer_related_applications")


def test_its_colours_are_those_of_the_page(manifest: dict[str, Any]) -> None:
    page = (WEB / "index.html").read_text("utf-8")
    colours = re.findall(r'<meta name="theme-color" content="(#[0-9a-f]{6})"', page)
    assert colours == [manifest["theme_color"]]
    assert re.fullmatch("#[0-9a-f]{6}", manifest["background_color"])


def test_its_icons_are_as_large_as_they_say(manifest: dict[str, Any]) -> None:
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in pictures:
        width, height = size_of(PUBLIC / icon["src"])
        assert icon["sizes"] == f"{width}x{height}"
    usual = {icon["sizes"] for icon in pictures if icon.get("purpose", "any") == "any"}
    assert {"192x192", "512x512"} <= usual
    assert any(icon.get("purpose") == "maskable" for icon in pictures)
    assert all((PUBLIC / icon["src"]).is_file() for icon in manifest["icons"])


def test_the_page_names_all_of_it() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in page
    assert re.search(r'<meta name="viewport" content="[^"]*width=device-width', page)
    [touch] = re.findall(r'<link rel="apple-touch-icon" href="/([^"]+)"', page)
    width, height = size_of(PUBLIC / touch)
    assert width == height >= 180


def test_its_worker_answers_without_a_network_and_tells_of_turns() -> None:
    worker = (WEB / "src" / "port" / "service-worker.ts").read_text("utf-8")
    for event in ("install", "activate", "fetch", "push", "notificationclick"):
        assert f'addEventListener("{event}"' in worker
