"""Golden playthroughs: what every seat hears and sees, step by step, is as it was written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from spukhaus.core import matchfile, playthrough, registry

FILES = [
    path for name in registry.game_names() for path in (registry.data(registry.game(name)) / "playthroughs").iterdir()
]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parents[2].name}-{path.stem}")
def test_playthrough_is_as_written(path: Path) -> None:
    """If the change is meant: `spukhaus playthrough --write FILE`, and read the difference line by line."""
    text = path.read_text("utf-8")
    assert playthrough.write(matchfile.read(text)) == text


@pytest.mark.parametrize("name", registry.game_names())
def test_every_way_to_end_has_a_playthrough(name: str) -> None:
    """A playthrough may stop in the middle of a match, once it has shown what it is there for."""
    game = registry.game(name)
    files = (registry.data(game) / "playthroughs").iterdir()
    outcomes = [matchfile.read(path.read_text("utf-8")).outcome for path in files]
    met = {outcome.reason for outcome in outcomes if outcome is not None}
    assert met == {str(ending) for ending in game.endings}


def test_a_changed_view_shows() -> None:
    text = FILES[0].read_text("utf-8")
    assert playthrough.write(matchfile.read(text)) != text.replace("#   seat: 0", "#   seat: 1", 1)
