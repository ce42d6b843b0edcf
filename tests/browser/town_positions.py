"""Positions of Straszydła for the pages: one for every kind of decision, from matches that bots play.

They are put onto a page as if the server had sent them, so that it can be looked at without playing there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from spukhaus.core import registry
from spukhaus.core.game import AnyGame
from spukhaus.core.plain_json import plain
from spukhaus.core.play import Play, to_the_end
from tests.browser import town


@dataclass(frozen=True, slots=True)
class Position:
    """What one seat sees and is asked."""

    seat: int
    stage: str
    form: str
    view: dict[str, Any]
    offer: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.stage} {self.form}"

    @property
    def weight(self) -> int:
        """How much there is to show."""
        own = self.view["players"][self.seat]
        actions = len(self.offer.get("actions", ())) + sum(count for _, count in own["imps"])
        weight: int = actions + len(own["spooks"]) * 3 + own["horror"] + len(self.offer.get("dice", ())) * 4
        return weight


SEAT = 0
"""Who looks: the person at the page."""
PLAYERS = 3


def stretches(
    seed: str, options: dict[str, str] | None = None, oddities: float = 0.25
) -> Iterator[tuple[list[dict[str, Any]], Position]]:
    """Everything that the person is asked in a match, after what was told since the last time. Whoever does odd things
    now and then meets more of the rules."""
    game = registry.game(town.GAME)
    play = Play(game, registry.config(game, PLAYERS, options=options or {}), seed)
    makers = registry.bots(game)
    usual, odd = makers["novice"](game), makers["random"](game)

    def decide(play: Play, seat: int, rng: random.Random) -> Any:
        bot = odd if rng.random() < oddities else usual
        return bot.choose(game.view(play.state, seat), game.legal_actions(play.state, seat), rng)

    told: list[dict[str, Any]] = []
    if SEAT in game.to_act(play.state):
        yield told, look(game, play)
    for played in to_the_end(play, decide):
        told += [{"kind": event.kind, "params": plain(dict(event.params))} for event in played.step.told(SEAT)]
        if SEAT in game.to_act(play.state):
            yield told, look(game, play)
            told = []


def decisions(seed: str, options: dict[str, str] | None = None, oddities: float = 0.25) -> Iterator[Position]:
    return (position for _, position in stretches(seed, options, oddities))


def look(game: AnyGame, play: Play) -> Position:
    view: Any = plain(game.view(play.state, SEAT))
    offer: Any = plain(game.legal_actions(play.state, SEAT).plain(game.write))
    return Position(SEAT, view["stage"], offer["form"], view, offer)


@cache
def positions() -> dict[str, Position]:
    """The fullest of each kind."""
    found: dict[str, Position] = {}
    # Whoever keeps a larder seldom fills a pact with a spook that is summoned: for that a match must be odder.
    for seed, oddities in (("0", 0.25), ("14", 0.25), ("one", 0.25), ("three", 0.25), ("b", 0.4)):
        for position in decisions(seed, oddities=oddities):
            known = found.get(position.name)
            if known is None or position.weight > known.weight:
                found[position.name] = position
    for position in decisions("laid", {"board": "arranged"}):
        found[position.name] = position
        break
    return found


class Shown:
    """A table whose page is shown positions instead of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.route: WebSocketRoute | None = None
        self.server: WebSocketRoute | None = None
        self.last: dict[str, Any] = {}
        page.route_web_socket("**/live", self.between)

    def between(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.route, self.server = route, server

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "update":
                self.last = said
            route.send(message)

        server.on_message(heard)

    def show(self, position: Position, notes: list[dict[str, Any]] | None = None) -> None:
        assert self.route is not None
        self.last = {
            **self.last,
            "number": self.last["number"] + 1,
            "since": self.last["number"],
            "notes": notes or [],
            "views": {str(SEAT): position.view},
            "choices": {str(SEAT): position.offer},
            "kept": {},
        }
        self.route.send(json.dumps(self.last))

    def hint(self, action: dict[str, Any], thought: dict[str, Any] | None = None) -> None:
        """From now on this is what the house would do, whatever it is asked."""
        route, server = self.route, self.server
        assert route is not None
        assert server is not None

        def asked(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hint":
                answer = {"action": action, "thought": thought}
                route.send(json.dumps({"type": "hint", "id": said["id"], "answer": answer}))
            else:
                server.send(message)

        route.on_message(asked)
