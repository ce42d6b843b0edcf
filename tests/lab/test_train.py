"""examples/train.py from end to end, very small: a net is trained, saved, read and played. Skips without PyTorch,
which is larger than everything else together; what becomes of a file is tested without it (tests/policies)."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from spukhaus.core import registry
from spukhaus.policies.file import load
from spukhaus.simulation.matches import Series, play_match

pytest.importorskip("torch")


@pytest.mark.parametrize(("name", "players"), [("ghostbumpers", 3), ("shy_monsters", 2)])
def test_a_policy_is_trained_saved_and_played(
    name: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train, path = importlib.import_module("examples.train"), tmp_path / "tiny.npz"
    small = ("--rounds", "2", "--every", "2", "--batch", "32", "--steps", "48", "--width", "16", "--minibatch", "256")
    train.main(name, "--players", str(players), "--save", str(path), *small)
    assert "a match among random players" in capsys.readouterr().out
    assert "3072 decisions" in load(path).about.about
    game = registry.game(name)
    series = Series(name, registry.edition(game).text, "1", registry.config(game, players).options)
    match, _ = play_match(series, 0, (f"policy:{path}", *["random"] * (players - 1)))
    assert match.decisions > 3
