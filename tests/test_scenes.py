"""The scenes of the pages (`web/src/games/*/scenes.ts`) are held to the engine: every kind of event has one, they keep
the order of the events, and the views that they make on the way are those that the engine shows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import matchfile, registry
from spukhaus.core.game import PUBLIC, Seat
from spukhaus.core.matchfile import MatchFile
from spukhaus.core.plain_json import plain
from tests.pages import Ask, functions_of

GAMES = ("shy_monsters", "ghostbumpers", "straszydla")
FILES = [path for name in GAMES for path in (registry.data(registry.game(name)) / "playthroughs").iterdir()]

FOLLOWED = {
    "shy_monsters": ("number", "storey", "past", "seen", "hand_size", "hand", "pile_size", "pile", "ending"),
    "ghostbumpers": ("round", "hand", "hand_sizes", "undealt", "piles", "tricks", "scores", "past", "start"),
    "straszydla": ("phase", "time", "round", "starting", "board", "arrivals", "winners"),
}
"""What boards draw: scenes must know it at every moment, also in the middle of a long stretch."""
PLAYER = ("cell", "cubes", "horror", "imps", "spooks", "strength", "lost")


@pytest.fixture(scope="module")
def ask() -> Iterator[Ask]:
    with functions_of("tests/scenes.ts") as asking:
        yield asking


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_has_a_scene(ask: Ask, name: str) -> None:
    assert sorted(ask("kinds", name)) == sorted(kind.value for kind in registry.game(name).events)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_scenes_keep_the_order_and_show_what_the_engine_shows(ask: Ask, path: Path) -> None:
    match = matchfile.read(path.read_text("utf-8"))
    game = match.game.name
    for seat in (*range(match.config.seats), PUBLIC):
        views, told = _seen(match, seat)
        steps = ask("threaded", game, views, told)
        for number, (step, view) in enumerate(zip(steps, views[1:], strict=True)):
            if all(event["kind"] != "laid-open" for event in told[number]):  # that is seen with the result
                assert _followed(game, step["end"]) == _followed(game, view), f"seat {seat}, action {number + 1}"
            _assert_in_order(step["shown"], told[number])
        whole = [event for events in told for event in events]
        _assert_in_order(ask("atOnce", game, views[0], views[-1], whole), whole)


def _seen(match: MatchFile, seat: Seat) -> tuple[list[Any], list[list[Any]]]:
    """What a seat saw, from the beginning, and what it was told between."""
    game = match.game
    played = list(matchfile.replay(match))
    states = [game.new(match.config), *(move.step.state for move in played)]
    views = [plain(game.view(state, seat)) for state in states]
    told = [
        [{"kind": event.kind, "params": plain(dict(event.params))} for event in move.step.told(seat)]
        for move in played
    ]
    return views, told


def _followed(game: str, view: Any) -> dict[str, Any]:
    found = {name: view[name] for name in FOLLOWED[game]}
    if game == "straszydla":
        found["players"] = [{name: player[name] for name in PLAYER} for player in view["players"]]
        found["stacks"] = [{name: stack[name] for name in ("top", "left", "imps")} for stack in view["stacks"]]
    return found


def _assert_in_order(shown: list[list[str]], told: list[Any]) -> None:
    """What is shown is what was told, in its order; some of it needs no look."""
    kinds = [event["kind"] for event in told]
    at = 0
    for kind in (kind for scene in shown for kind in scene):
        at = kinds.index(kind, at) + 1
