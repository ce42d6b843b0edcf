"""A real browser on a real server. Every page that a test opens is watched: no error, no failed request, no secret."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.samples import LONG
from tests.services import chromium, free_port

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


# For this folder only: while Playwright runs, no other test can have an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = chromium()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
        )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def site() -> Iterator[str]:
    with serving() as address:
        yield address


SEEDED = """
import sys
from spukhaus.cli import main
from spukhaus.match import house
house.new_seed = lambda: "5eed" * 16
sys.exit(main())
"""
"""The house, where chance and bots do the same at every table: what fails once fails again."""
PROGRAM = ("-m", "spukhaus") if LONG else ("-c", SEEDED)


@contextmanager
def serving(
    environment: Mapping[str, str] = os.environ, program: Sequence[str] = PROGRAM, more: Sequence[str] = ()
) -> Iterator[str]:
    """The house, with bots that do not take their time."""
    port = free_port()
    command = [sys.executable, *program, "serve", "--database", "memory:", "--port", str(port), "--log", "warnings"]
    command += ["--bot-pace", "0", "--tables-at-once", "10000", *more]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    address = f"http://127.0.0.1:{port}"
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/health")
            break
        except OSError:
            time.sleep(0.05)
    try:
        yield address
    finally:
        server.terminate()
        server.wait(20)


class Watch:
    """What went wrong on the pages of a test. Tests that break the connection say so."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.frames: list[str] = []
        self.expected_away = False

    def add(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", self._console)
        page.on("requestfailed", self._failed)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what a reload cuts off has not failed
            self._note(f"failed: {request.url} ({request.failure})")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._note(f"console: {message.text}")

    def _note(self, problem: str) -> None:
        if not self.expected_away:
            self.problems.append(problem)


@pytest.fixture
def watch() -> Iterator[Watch]:
    watching = Watch()
    yield watching
    assert watching.problems == []


Open = Callable[..., Page]
PATIENCE = 60_000
"""Milliseconds to wait for anything on a page: machines that run the tests are busy."""
expect.set_options(timeout=PATIENCE)


NO_SCENES = "localStorage['spukhaus.settings'] ??= JSON.stringify({ speed: 0 })"


@pytest.fixture
def person(browser: Browser, site: str, watch: Watch) -> Iterator[Open]:
    """Somebody with a browser of their own: a page in a language, on a screen; of the house, if a path is named.

    Only those who want to see scenes wait for them.
    """
    contexts: list[BrowserContext] = []

    def come(path: str | None = None, language: str = "en", scenes: bool = False, **screen: Any) -> Page:
        # What a service worker keeps at hand is tested by itself (test_pocket.py).
        usual = {"locale": language, "viewport": {"width": 1280, "height": 900}, "service_workers": "block"}
        options: dict[str, Any] = {**usual, **screen}
        context = browser.new_context(base_url=site, **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not scenes:
            context.add_init_script(NO_SCENES)
        page = context.new_page()
        watch.add(page)
        if path:
            page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()


STILL = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity)"""


def accessible(page: Page) -> None:
    """axe-core finds nothing."""
    page.locator("main").first.wait_for()
    page.wait_for_function(STILL)  # colours are judged when nothing moves any more
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found["violations"]] == []
