"""A whole match of each game with the screen switched off: what is said must be enough to play.

The words are kept in `heard/<game>.txt`. After a change on purpose:

    SPUKHAUS_RENEW_HEARD=1 python -m pytest tests/browser/test_heard.py

and then read the difference as somebody who sees nothing: could you have played?
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
from playwright.sync_api import Browser, Page, expect

from spukhaus.core import registry
from tests.browser import town
from tests.browser.conftest import NO_SCENES, PATIENCE, SEEDED, Watch, serving
from tests.browser.hearing import LISTEN, Ear
from tests.browser.playing import begin, enter

GOLDEN = Path(__file__).parent / "heard"


@pytest.fixture(scope="module")
def seeded() -> Iterator[str]:
    with serving(program=("-c", SEEDED)) as address:
        yield address


@pytest.fixture
def ear(browser: Browser, seeded: str, watch: Watch) -> Iterator[Ear]:
    context = browser.new_context(base_url=seeded, locale="en", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_SCENES)
    context.add_init_script(LISTEN)
    page = context.new_page()
    watch.add(page)
    yield Ear(page)
    context.close()


def sit_down(
    ear: Ear, game: str, way: str, players: int | None = None, figures: Mapping[str, str] = MappingProxyType({})
) -> None:
    """A table against bots, with other figures in the box where the match would take too long."""
    enter(ear.page, game)
    ear.page.locator('.faces label:has([value="sensible"])').click()  # the kept matches are against it
    if players:
        ear.page.get_by_label("How many play?").select_option(str(players))
    if figures:
        text = registry.edition(registry.game(game)).text.replace('"standard"', '"short"', 1)
        for figure, instead in figures.items():
            assert text.count(figure) == 1, figure
            text = text.replace(figure, instead)
        file = {"name": "short.toml", "mimeType": "text/plain", "buffer": text.encode()}
        ear.page.get_by_label("An edition of your own").set_input_files(file)  # type: ignore[arg-type]
        expect(ear.page.get_by_text("will play with short.toml")).to_be_attached()
    before = list(ear.lines)
    begin(ear.page, way)
    ear.settle()
    # Bots may have begun before or after the page was there: whoever comes back finds it all.
    ear.page.reload()
    ear.lines, ear.focus = before, ""
    ear.settle()


def over(page: Page) -> bool:
    return page.locator("section.end").count() > 0


def compare(ear: Ear, game: str) -> None:
    golden = GOLDEN / f"{game}.txt"
    text = "\n".join(ear.lines).strip() + "\n"
    if os.environ.get("SPUKHAUS_RENEW_HEARD"):
        golden.write_text(text, "utf-8")
    assert text.splitlines() == golden.read_text("utf-8").splitlines()


def play(ear: Ear, decide: Callable[[], object], most: int = 150) -> None:
    for _ in range(most):
        if over(ear.page):
            return
        before = len(ear.lines)
        decide()
        assert len(ear.lines) > before, "nothing was done"
    raise AssertionError("\n".join(["the match does not end:", *ear.lines[-40:]]))


def mark(ear: Ear, selector: str, number: int = 0) -> str:
    """What is to be reached, found by what it is and not by how one gets there."""
    ear.page.evaluate(
        """([selector, number]) => {
            document.querySelector("[data-wanted]")?.removeAttribute("data-wanted");
            document.querySelectorAll(selector)[number].dataset.wanted = "";
        }""",
        [selector, number],
    )
    return "[data-wanted]"


def go(ear: Ear, selector: str) -> None:
    """Over a board, from where the focus is, with the arrow keys."""
    ear.reach(":is([data-cell], [data-sketch])")
    for _ in range(40):
        key: str | None = ear.page.evaluate(
            """(selector) => {
                const [here, there] = [document.activeElement, document.querySelector(selector)];
                const [from, to] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
                if (here === there) return null;
                if (Math.abs(to.x - from.x) > 5) return to.x > from.x ? "ArrowRight" : "ArrowLeft";
                return to.y > from.y ? "ArrowDown" : "ArrowUp";
            }""",
            selector,
        )
        if key is None:
            return
        ear.press(key)
    raise AssertionError(f"the arrow keys do not lead to {selector}")


# Shy Monsters


def hero_decides(ear: Ear, been: list[str]) -> None:
    """To the Exit, or where he has been least; sword in hand, once, where nobody knows what lies."""
    if ear.page.locator(".asking").count():
        return ear.press("Enter")
    targets: dict[str, str] = ear.page.evaluate(
        """Object.fromEntries([...document.querySelectorAll("button.target")].map((one) =>
            [one.dataset.cell, one.ariaLabel]))"""
    )
    cell = min(targets, key=lambda one: ("Exit" not in targets[one], "active" in targets[one], been.count(one)))
    been.append(cell)
    sword = '[data-way="attack"]:not([aria-disabled=true])'
    if "face-down" in targets[cell] and ear.page.locator(sword).count():
        ear.reach(sword)
        ear.press("Enter")
    ear.reach(f'[data-cell="{cell}"]')
    return ear.press("Enter")


BEND = ("i10", "i11", "i12", "j12", "i8", "j8")


def master_lays(ear: Ear) -> None:
    for number, cell in enumerate(BEND, start=1):
        go(ear, f'[data-sketch="{cell}"]')
        ear.press(str(number))
        ear.press("Enter")
    ear.reach("[data-main]")
    ear.press("Enter")


def test_shy_monsters(ear: Ear) -> None:
    ear.chapter("The Hero against the bot")
    sit_down(ear, "shy_monsters", "Hero against the bot")
    ear.read("main", "[data-region=dock]", ".side")
    been: list[str] = []
    play(ear, lambda: hero_decides(ear, been))
    ear.read("section.end h2")
    ear.chapter("The Dungeon Master against the bot")
    sit_down(ear, "shy_monsters", "Dungeon Master against the bot")
    ear.read("[data-region=dock]")
    play(ear, lambda: master_lays(ear))
    ear.read("section.end h2")
    compare(ear, "shy_monsters")


# Ghostbumpers


def plays_card(ear: Ear) -> None:
    """All of the first number in the hand."""
    ear.reach("section.hand .group")
    ear.press("9")
    ear.reach("button.play")
    ear.press("Enter")


def test_ghostbumpers(ear: Ear) -> None:
    ear.chapter("A round for three")
    sit_down(ear, "ghostbumpers", "Against bots", players=3, figures={"for_3 = 6": "for_3 = 1"})
    ear.read("main", "[data-region=dock]")
    ear.reach("[role=slider]")
    ear.press("ArrowRight")
    ear.press("ArrowLeft")
    ear.reach("button.lay")
    ear.press("Enter")
    ear.read("main", "[data-region=dock]")
    play(ear, lambda: plays_card(ear))
    ear.read("section.end")
    compare(ear, "ghostbumpers")


# Straszydła


def says(ear: Ear, *names: str) -> bool:
    """Presses the first of these that there is."""
    for name in names:
        if found := town.offered(ear.page, name):
            ear.reach(mark(ear, town.BUTTONS, found[0]))
            ear.press("Enter")
            return True
    return False


def _cubes(label: str) -> bool:
    return "here (" in label and "any colour" not in label


def chooses_district(ear: Ear) -> None:
    """Where cubes of one colour lie, if they lie anywhere; best where one can scare."""
    labels: list[str] = ear.page.evaluate(
        "[...document.querySelectorAll('.district.target')].map((one) => one.ariaLabel)"
    )
    best = max(range(len(labels)), key=lambda at: (_cubes(labels[at]), "scare" in labels[at], -at))
    go(ear, mark(ear, ".district.target", best))
    ear.press("Enter")


def plans(ear: Ear) -> None:
    chooses_district(ear)
    says(ear, "^The plan is ready")


def ends(ear: Ear, *names: str) -> None:
    says(ear, *names)
    if not over(ear.page):
        says(ear, "^(End it anyway|Let .+ go$)")


def takes_anything(ear: Ear) -> None:
    says(ear, ".")


DECISIONS: dict[str, Callable[[Ear], object]] = {
    **dict.fromkeys(("settle", "unblock", "retreat", "retreat-choice"), chooses_district),
    "plan": plans,
    "move": lambda ear: says(ear, "^Keep the plan"),
    **dict.fromkeys(("duel-reroll", "scare-reroll"), lambda ear: says(ear, "^Keep the dice")),
    "bid": lambda ear: says(ear, r"^Bid (nothing|\d+ energy)"),
    "bend-duel": lambda ear: says(ear, "^Change nothing"),
    "bend-scare": lambda ear: says(ear, "^(Take|Leave it)"),
    "act": lambda ear: ends(ear, "^Collect:", "^Scare:", "^End the turn"),
    "feed": lambda ear: ends(ear, "^(with an imp, )?feed ", "^Feed ", "^Done", "^Stop feeding"),
}


PARTS = {"settle": ["main"], "act": [".people"], "scare-reroll": [".show"], "feed": [".show"]}
"""What one reads beside the dock when something is asked for the first time."""
DAY = {"[phase-limit]\nvalue = 20": "[phase-limit]\nvalue = 1", "[rounds]\nvalue = 4": "[rounds]\nvalue = 2"}


def test_straszydla(ear: Ear) -> None:
    ear.chapter("A day for two")
    sit_down(ear, "straszydla", "Against bots", players=2, figures=DAY)
    met: set[str] = set()

    def decide() -> None:
        stage = town.stage(ear.page)
        if stage not in met:
            ear.chapter(f"For the first time: {stage}")
            ear.read(*PARTS.get(stage, []), "[data-region=dock]")
            met.add(stage)
        DECISIONS.get(stage, takes_anything)(ear)

    play(ear, decide)
    ear.read("section.end")
    compare(ear, "straszydla")
