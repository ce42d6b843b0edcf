"""The rulebook: where each rule comes from, which events come from it, and what it looks like in play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

from starlette.requests import Request

from spukhaus.core import matchfile, registry
from spukhaus.core.errors import NotFound
from spukhaus.core.game import Told, described
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.rulebook import Example, rule_index
from spukhaus.server.games import box
from spukhaus.server.requests import Room
from spukhaus.server.routes import ANY_JSON, route


class Rulebook(Room):
    @route("GET", "/api/rules/{game}", "Where the rules come from, and which events come from them", ANY_JSON)
    async def index(self, request: Request) -> object:
        """What is the same in every language; the pages themselves are in the four."""
        index = rule_index(registry.game(request.path_params["game"]))
        return {"status": index.status, "events": index.events, "examples": list(index.examples)}

    @route("GET", "/api/rules/{game}/examples/{rule}", "A rule at work, moment by moment", ANY_JSON)
    async def example(self, request: Request) -> object:
        """A stretch of a golden playthrough, moment by moment, through one seat's eyes."""
        return _shown(request.path_params["game"], request.path_params["rule"][:20].upper())


@lru_cache
def _shown(game: str, rule: str) -> dict[str, Any]:
    example = rule_index(registry.game(game)).examples.get(rule)
    if example is None:
        raise NotFound("no-example", rule=rule)
    match = playthrough(example, game)
    return {
        "rule": rule,
        "playthrough": example.playthrough,
        "seat": example.seat,
        "edition": box(match.config.edition),
        "moments": list(moments(example, match)),
    }


def playthrough(example: Example, game: str) -> MatchFile:
    folder = registry.data(registry.game(game)) / "playthroughs"
    return matchfile.read((folder / f"{example.playthrough}.txt").read_text("utf-8"))


def moments(example: Example, match: MatchFile) -> Iterator[dict[str, Any]]:
    """First what the seat saw and had been told before, then step by step. Of actions it knows its own."""
    game, seat = match.game, example.seat
    state = game.new(match.config)
    before: list[dict[str, Any]] = []
    for played in islice(matchfile.replay(match), example.last):
        if played.number == example.first:
            yield {"number": played.number - 1, "action": None, "told": before, "view": game.view(state, seat)}
        state = played.step.state
        heard = [_heard(told) for told in played.step.told(seat)]
        if played.number < example.first:
            before += heard
            continue
        own = described(played.logged.action, game.write) if played.logged.seat == seat else None
        yield {"number": played.number, "action": own, "told": heard, "view": game.view(state, seat)}


def _heard(told: Told) -> dict[str, Any]:
    return {"kind": told.kind, "params": dict(told.params)}
