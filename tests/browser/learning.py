"""How a person goes through a lesson with a mouse: whatever is wanted is done on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Locator, Page, expect

from spukhaus.core import registry
from spukhaus.games.ghostbumpers.rules.actions import Lay as LayPile
from spukhaus.games.ghostbumpers.rules.actions import Play
from spukhaus.games.shy_monsters.rules.actions import Jump, Lay, Reveal, Walk
from spukhaus.teaching import lessons
from spukhaus.teaching.lessons import Scene, Step
from tests.browser.playing import tab_to


def scenes(game: str) -> tuple[Scene, ...]:
    return lessons.scenes(registry.game(game))


def words(game: str, language: str) -> Callable[[str], str]:
    """What the teacher says, by the name of the text."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(lessons.text_file(registry.game(game), language).read_text("utf-8")))

    def say(text: str) -> str:
        pattern = bundle.get_message(text).value
        assert pattern is not None
        return str(bundle.format_pattern(pattern)[0])

    return say


def at_step(page: Page, scene: Scene, number: int) -> None:
    """Until the teacher waits for this answer."""
    expect(page.locator(f'.teacher[data-scene="{scene.name}"][data-step="{number}"]')).to_be_visible()


READ = """async () => {
    for (;;) {
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        const on = document.querySelector(".teacher .on");
        if (!on) return;
        on.click();
    }
}"""


def read(page: Page) -> None:
    """What is said, to its end, where it has no room at once."""
    page.evaluate(READ)


def scene_list(page: Page) -> Locator:
    """Opens it: every scene by its name."""
    page.locator(".teacher h2 button").click()
    return page.get_by_role("dialog")


def do(page: Page, scene: Scene, step: Step) -> None:
    if step.kind != "question":
        read(page)
    if step.kind == "act":
        act(page, scene.game.read(step.shown))
    elif step.kind == "question":
        page.locator(".teacher .answer").nth(step.answers.index(step.wants[0])).click()
    else:
        page.locator(".teacher .buttons .main").click()


def act(page: Page, action: Any) -> None:
    """An action, by pressing what the board offers."""
    if type(action) not in WAYS:
        # A game without a way here is taught by its teacher's own hand.
        page.locator(".teacher .buttons .advice").click()
        read(page)
        page.locator(".teacher .buttons .main").click()
        return
    WAYS[type(action)](page, action)


def lay_pile(page: Page, action: LayPile) -> None:
    page.locator(".track .place").nth(action.depth).click()
    page.locator("button.lay").click()


def play_cards(page: Page, action: Play) -> None:
    group = page.locator(f'[data-group="{action.cards[0]}"]')
    for _ in action.cards:
        group.click()
    ways = page.locator("button.play")
    (ways.last if action.counts == 10 else ways.first).click()


def lay_storey(page: Page, action: Lay, *, last: bool = True) -> None:
    """The Monsters: everything else lies there already. The last thing is the button that lays them all."""
    monsters = {face: cell for cell, face in action.tiles if face not in ("exit", "corridor")}
    waiting = page.locator(".piece:not(.laid)")
    for face in sorted(monsters):  # as they wait in the tray
        waiting.first.click()
        page.locator(f'[data-sketch="{monsters[face]}"]').click()
    if last:
        page.locator("[data-main]").click()


def hero(page: Page, action: Walk | Jump | Reveal) -> None:
    for skill in ["jump"] * isinstance(action, Jump) + ["attack"] * getattr(action, "attack", False):
        page.locator(f'[data-way="{skill}"]').click()
    page.locator(f'[data-cell="{action.tile}"]').click()


WAYS: Final[dict[type, Callable[[Page, Any], None]]] = {
    LayPile: lay_pile,
    Play: play_cards,
    Lay: lay_storey,
    Walk: hero,
    Jump: hero,
    Reveal: hero,
}


# With keys alone


def press(page: Page, selector: str, number: int = 0) -> None:
    """Tab to the so-manieth of these, and press Enter."""
    for _ in range(number + 1):
        tab_to(page, "", selector)
    page.keyboard.press("Enter")


def do_by_keys(page: Page, scene: Scene, step: Step) -> None:
    """What is wanted in Ghostbumpers, without a mouse."""
    if step.kind == "question":
        press(page, ".teacher .answer", step.answers.index(step.wants[0]))
    elif step.kind == "tell":
        press(page, ".teacher .main")
    else:
        action = scene.game.read(step.shown)
        if isinstance(action, LayPile):
            tab_to(page, "", "[role=slider]")
            page.keyboard.press("Home")
            for _ in range(action.depth):
                page.keyboard.press("ArrowRight")
            press(page, "button.lay")
        else:
            tab_to(page, "", ".group")
            page.keyboard.press("Home")
            while page.evaluate("document.activeElement.dataset.group") != str(action.cards[0]):
                page.keyboard.press("ArrowRight")
            page.keyboard.press(str(len(action.cards)))
            press(page, "button.play")
