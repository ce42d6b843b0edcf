"""How long the page is busy at a stretch while a scene plays, on a processor that is made four times slower.

A match of each game is gone through in a real browser: one step for each kind of event, as a replay shows it. The
browser tells every task of 50 ms or more; such a task is a stumble in a movement.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import serving

import spukhaus

MATCHES: Final = Path(__file__).resolve().parent.parent / "tests" / "replays" / "files"
SLOWER: Final = 4
GOAL: Final = 50
"""Milliseconds."""
LONGEST_SCENE: Final = 60_000
SPEED: Final = 2
"""Of the scenes: what is done is the same, and less is waited for."""
SHOWN: Final = 5

Stumbles: TypeAlias = list[tuple[float, str]]
"""Milliseconds, and what was played."""

LISTEN: Final = """() => {
    window.busy = [];
    new PerformanceObserver((list) => busy.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: "longtask" });
}"""

# `expect` looks for roles and names, which keeps the page busier than the scene does.
ARRIVED: Final = "(words) => document.querySelector('.turn')?.textContent.includes(words)"
OVER: Final = "() => document.querySelector('.now .words')?.textContent !== 'Watch …'"
POLLING: Final = 100
"""Milliseconds."""


def run(_seconds: float, rounds: int) -> dict[str, Any]:
    results: dict[str, Any] = {}
    print(f"tasks of {GOAL} ms or more while scenes play, processor {SLOWER}x slower (goal: none)")
    with serving() as site, chromium() as browser:
        for name in spukhaus.game_names():
            found = []
            for number in range(rounds):
                print(f"{name}: round {number + 1} of {rounds}", flush=True)
                found.append(_stumbles(browser, site, name))
            kinds = found[0][0]
            longest = sorted((one for _, stumbles in found for one in stumbles), reverse=True)
            results[name] = {"scenes": kinds, "stumbles": len(longest) / rounds, "longest": longest[:SHOWN]}
            print(f"{name}: {kinds} kinds of scenes, {len(longest) / rounds:.1f} tasks in a round")
            for milliseconds, scene in longest[:SHOWN]:
                print(f"  {milliseconds:6.0f} ms  {scene}")
    return results


@contextmanager
def chromium() -> Iterator[Browser]:
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise SystemExit("no browser: apt-get install chromium-headless-shell")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield launched
        launched.close()


def _stumbles(browser: Browser, site: str, game: str) -> tuple[int, Stumbles]:
    """How many kinds of events were played, and what took long."""
    context = browser.new_context(base_url=site, viewport={"width": 390, "height": 844}, locale="en")
    context.set_default_timeout(LONGEST_SCENE)
    context.add_init_script(f"localStorage['spukhaus.settings'] ??= JSON.stringify({{ speed: {SPEED} }})")
    page = context.new_page()
    file = max((MATCHES / game).iterdir(), key=lambda path: path.name).read_text("utf-8")
    table = page.request.post("/api/replays", data={"file": file}).json()["table"]
    steps = page.request.get(f"/api/tables/{table}/replay").json()["steps"]
    page.goto(f"/replay/{table}#n=0&eyes=0")
    _arrived(page, 0)
    page.evaluate(LISTEN)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    scenes = _one_of_each(steps)
    stumbles: Stumbles = []
    for step, kind in scenes.items():
        stumbles += [(milliseconds, kind) for milliseconds in _played(page, step)]
    context.close()
    return len(scenes), stumbles


def _one_of_each(steps: list[dict[str, Any]]) -> dict[int, str]:
    """The first step, counted from 1, that tells of each kind of event."""
    first: dict[str, int] = {}
    for number, step in enumerate(steps, start=1):
        for event in step["told"]:
            first.setdefault(event["kind"], number)
    return {number: " ".join(kind for kind, at in first.items() if at == number) for number in first.values()}


def _played(page: Page, step: int) -> list[float]:
    """Goes to the moment before the step, and then one on: what took long until its scene was over."""
    page.evaluate(f"location.hash = 'n={step - 1}&eyes=0'")
    _arrived(page, step - 1)
    page.evaluate("busy.length = 0")
    page.keyboard.press("ArrowRight")
    _arrived(page, step)
    page.wait_for_function(OVER, polling=POLLING, timeout=LONGEST_SCENE)
    time.sleep(0.2)  # the browser tells of a task a little later
    tasks: list[float] = page.evaluate("busy.splice(0)")
    return tasks


def _arrived(page: Page, step: int) -> None:
    page.wait_for_function(ARRIVED, arg=f"Step {step} of", polling=POLLING, timeout=LONGEST_SCENE)
