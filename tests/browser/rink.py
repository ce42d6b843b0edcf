"""Positions of Ghostbumpers, made by the engine and shown without a house: fast, and the same every time."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from spukhaus.core import registry
from spukhaus.core.game import PUBLIC, Config, Seat
from spukhaus.core.plain_json import plain
from spukhaus.server.games import box

GAME = registry.game("ghostbumpers")
NAMES = ("Ida", "Jonas", "Odile", "Piotr", "Wilhelmina", "Bo")
DEALT = (
    (1, 2, 3, 4, 5, 6, 7, 9, 0),
    (1, 3, 3, 5, 6, 7, 7, 8, 9),
    (2, 2, 4, 5, 5, 6, 8, 8, 9),
    (1, 1, 4, 4, 5, 7, 8, 9, 9),
    (2, 2, 3, 4, 6, 6, 7, 8, 8),
    (1, 1, 2, 3, 3, 4, 6, 7, 9),
)
"""Nobody sorts cards better than a list: the first hand holds nine numbers, the second three sets of two."""


class Match:
    """A match played by hand, as one seat sees it."""

    def __init__(self, seats: int = 4, seat: Seat = 0, edition: str = "standard", ending: str = "rounds") -> None:
        config = Config(seats, registry.edition(GAME, edition), (("ending", ending),))
        self.config = config
        self.seat = seat
        self.state = GAME.new(config)
        self.told: list[Any] = []
        self.fresh = 0

    def act(self, *actions: str) -> Match:
        """Whoever is asked does it; of several, the first who can."""
        self.fresh = 0
        for text in actions:
            self._act(text)
        return self

    def _act(self, text: str) -> None:
        seat = GAME.to_act(self.state)[0]
        step = GAME.apply(self.state, seat, GAME.read(text))
        self.state = step.state
        events = [{"kind": event.kind, "params": plain(dict(event.params))} for event in step.told(self.seat)]
        self.told += events
        self.fresh += len(events)

    def deal(self, hands: tuple[tuple[int, ...], ...] = DEALT) -> Match:
        written = [" ".join(str(card) if card else "0/10" for card in hand) for hand in hands[: self.config.seats]]
        return self.act("deal " + " | ".join(written))

    def lay(self, *depths: int) -> Match:
        return self.act(*(f"lay {depth}" for depth in depths))

    def position(self, **changes: Any) -> dict[str, Any]:
        view = GAME.view(self.state, self.seat)
        asked = self.seat in GAME.to_act(self.state)
        offer = GAME.legal_actions(self.state, self.seat).plain(GAME.write) if asked else None
        advice: Any = GAME.advise(view, GAME.question("sketch")) if asked else {}
        return {
            "view": plain(view),
            "offer": plain(offer),
            "told": self.told,
            "fresh": 0,
            "edition": plain(box(self.config.edition)),
            "words": dict(GAME.words),
            "names": NAMES,
            "advice": advice.get("choices", {}),
            "ghost": None,
            "notice": "",
            "over": False,
            "messages": 0,
        } | changes


def show(page: Page, position: dict[str, Any], language: str = "en", theme: str = "dark") -> None:
    page.evaluate(
        "([position, language, theme]) => bundled.show(JSON.parse(position), language, theme)",
        [json.dumps(position), language, theme],
    )


def laying(seats: int = 4, edition: str = "standard") -> Match:
    return Match(seats, edition=edition).deal()


def watching(seats: int = 6) -> Match:
    return Match(seats, seat=PUBLIC).deal().lay(*[3] * seats).act("play 9", "play 3 3", "play 5 5")
