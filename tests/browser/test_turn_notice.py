"""Being told of one's turn while no page is open: by the browser's own push, delivered to our service worker.

A push service is far away, so it is the browser itself that delivers here, as it would for one. The shell that tests
run in has no place for notices and marks on icons: what the worker wants to show is written down in their stead.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker, expect

from spukhaus.server.vapid import write_new_key
from tests.browser.conftest import NO_SCENES, PATIENCE, serving
from tests.browser.playing import start

ALLOWED = "Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
"""The person has said yes; what the browser's push service says is its own."""
WRITTEN_DOWN = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
    navigator.setAppBadge = async (...count) => void self.shown.push({ badge: count });
}"""
AT_WORK = """navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
    const look = () => active.state === "activated" && done();
    active.addEventListener("statechange", look);
    look();
}))"""
"""What is pushed before the worker is at work is lost."""
LOOKED = "window.unmarked = 0; navigator.clearAppBadge = async () => void (window.unmarked += 1)"


@pytest.fixture(scope="module")
def ringing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house with a key for push services."""
    path = tmp_path_factory.mktemp("push") / "key.json"
    write_new_key(path, "mailto:house@house.example")
    with serving(more=("--push", str(path))) as address:
        yield address


@pytest.fixture
def context(browser: Browser, ringing: str) -> Iterator[BrowserContext]:
    context = browser.new_context(base_url=ringing, locale="en", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    for script in (NO_SCENES, ALLOWED, LOOKED):
        context.add_init_script(script)
    yield context
    context.close()


T = TypeVar("T")


def patiently(look: Callable[[], T]) -> T:
    """What there is to be seen, as soon as there is any."""
    given_up = time.monotonic() + PATIENCE / 1000
    while not (found := look()):
        assert time.monotonic() < given_up, "it never came"
    return found


def wants_to_be_told(page: Page) -> None:
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_label("Tell me in the browser when it is my turn").check()


def push(context: BrowserContext, address: str, worker: Worker) -> list[dict[str, Any]]:
    """Delivered while no page of the house is open; what the worker then shows."""
    elsewhere = context.new_page()
    elsewhere.goto("/favicon.svg")  # the browser tells of a worker only to those who are where it is
    client = context.new_cdp_session(elsewhere)
    known: list[dict[str, Any]] = []
    client.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    client.send("ServiceWorker.enable")
    patiently(lambda: elsewhere.evaluate("0") or known)  # what is evaluated lets events come in
    asked = {"origin": f"{address}/", "registrationId": known[-1]["registrationId"], "data": "Ada has played the bat"}
    client.send("ServiceWorker.deliverPushMessage", asked)
    shown: list[dict[str, Any]] = patiently(lambda: worker.evaluate("self.shown.length === 2 && self.shown"))
    return shown


def test_a_ring_marks_the_icon_and_says_only_that_it_is_your_turn(
    browser: Browser, context: BrowserContext, ringing: str
) -> None:
    page = context.new_page()
    start(page, "Hero against a friend, by link")
    friend = browser.new_page(base_url=ringing, locale="en", service_workers="block")
    friend.goto(page.get_by_label("Link to this table").input_value())
    friend.get_by_label("Your name").fill("Bo")
    friend.get_by_role("button", name="Play: Dungeon Master").click()
    wants_to_be_told(page)
    patiently(lambda: page.evaluate("caches.match('/your-turn').then(Boolean)"))
    page.evaluate(AT_WORK)
    friend.context.close()
    [worker] = context.service_workers
    page.close()
    worker.evaluate(WRITTEN_DOWN)
    mark, notice = push(context, ringing, worker)
    assert mark == {"badge": []}  # a dot: no number tells how many tables there are
    assert notice == {
        "title": "Spukhaus",
        "body": "Your turn",
        "tag": "your-turn",
        "icon": f"{ringing}/icons/192.png",
    }

    page = context.new_page()  # whoever looks has seen it
    page.goto("/")
    page.wait_for_function("unmarked > 0")


def test_a_browser_that_refuses_is_not_passed_over_in_silence(context: BrowserContext) -> None:
    """This one does: it has no push service."""
    page = context.new_page()
    page.goto("/you")
    page.evaluate("navigator.serviceWorker.ready")
    wants_to_be_told(page)
    expect(page.get_by_text("it has refused")).to_be_visible()
    expect(page.get_by_text("also while no page")).to_have_count(0)
