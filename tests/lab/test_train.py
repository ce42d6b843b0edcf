"""examples/train.py from end to end, very small: a net is trained, saved, read and played. Skips without PyTorch,
which is larger than everything else together; what becomes of a file is tested without it (tests/policies)."""

from __future__ import annotations

import importlib
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.policies.file import load
from spukhaus.simulation.matches import Series, play_match
from spukhaus.simulation.running import Run, runner

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


SHARED = ("ghostbumpers", "--rounds", "3", "--batch", "96", "--steps", "24", "--width", "16", "--minibatch", "256")


def test_whoever_plays_the_same_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train = importlib.import_module("examples.train")
    monkeypatch.setattr(train, "SHARD", 16)
    alone, together = (
        train.main(*SHARED, "--save", str(tmp_path / f"{jobs}"), "--jobs", str(jobs)) for jobs in (1, 2)
    )
    assert alone.read_bytes() == together.read_bytes()


def test_a_host_that_is_lost_changes_nothing_that_is_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two hosts that play, one is killed in the second round, when the first of its six shards is there."""
    pytest.importorskip("ray")
    from tests.simulation.clusters import two_hosts_that_play

    train = importlib.import_module("examples.train")
    monkeypatch.setattr(train, "SHARD", 16)
    alone = train.main(*SHARED, "--save", str(tmp_path / "alone"))
    with two_hosts_that_play() as (address, lose_one):
        results = count(1)

        @contextmanager
        def losing_one(jobs: int, ray: str) -> Iterator[Run]:
            with runner(jobs, ray) as run:

                def lossy(work: Any, tasks: Any) -> Generator[Any, None, None]:
                    for result in run(work, tasks):
                        yield result
                        if next(results) == 7:
                            lose_one()

                yield lossy

        monkeypatch.setattr(train, "runner", losing_one)
        together = train.main(*SHARED, "--save", str(tmp_path / "together"), "--ray", address)
    assert next(results) == 1 + 3 * 6
    assert alone.read_bytes() == together.read_bytes()
