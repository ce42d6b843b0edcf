"""What plays on a graphics card, compiled for a processor, plays as the arrays do, step for step."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spukhaus
from spukhaus.core import registry
from spukhaus.games.ghostbumpers.bots.seeing import DEPTHS, size_of
from spukhaus.games.ghostbumpers.rules.box import Box
from spukhaus.lab.crowds.card import match_size, source
from spukhaus.lab.crowds.ghostbumpers import ACTIONS, Crowd
from tests.services import missing

GAME = spukhaus.game("ghostbumpers")
MATCHES, STEPS, TARGETS = 100, 200, (15, 25)
FIELDS = ("hands", "sizes", "depths", "possible", "shown", "copies", "played", "bold", "scores")
SCALARS = ("turn", "leader", "best", "taker", "fives", "tricked", "laying", "round", "first", "target")


def place(array: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def copy_into(crowd: Crowd, rows: Any, which: Any) -> None:
    """The arrays are dealt what the other has dealt."""
    at = 0
    for name in FIELDS:
        array = getattr(crowd, name)
        width = array[0].size
        array[which] = rows[which, at : at + width].reshape(-1, *array.shape[1:])
        at += width
    for beyond, name in enumerate(SCALARS):
        getattr(crowd, name)[which] = rows[which, at + beyond]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_both_play_alike(seats: int, tmp_path: Path) -> None:
    compiler = shutil.which("g++") or missing("no C++ compiler: install g++")
    box = registry.config(GAME, seats).edition.content
    assert isinstance(box, Box)
    (tmp_path / "crowd.cpp").write_text(source(box, seats, TARGETS), "utf-8")
    command = [str(compiler), "-O1", "-shared", "-fPIC", "-o", "crowd.so", "crowd.cpp"]
    subprocess.run(command, cwd=tmp_path, check=True)
    card = ctypes.CDLL(str(tmp_path / "crowd.so"))
    rows, streams = np.zeros((MATCHES, match_size(seats)), np.int32), np.arange(1, MATCHES + 1).astype(np.uint64)
    size = np.zeros(1, np.int32)
    card.size_of_match(place(size), 1)
    assert size[0] == match_size(seats)
    card.start(place(rows), place(streams), MATCHES)
    crowd, rng, finished = Crowd(box, seats, MATCHES, TARGETS, 1), np.random.default_rng(seats), 0
    copy_into(crowd, rows, np.arange(MATCHES))
    for _ in range(STEPS):
        seen = np.empty((MATCHES, size_of(seats)), np.float32)
        hidden = np.empty((MATCHES, (seats - 1) * (10 + DEPTHS)), np.float32)
        legal, turn = np.empty((MATCHES, ACTIONS), np.uint8), np.empty(MATCHES, np.int32)
        told = (place(seen), size_of(seats), place(hidden), place(legal), place(turn))
        card.see(place(rows), *told, MATCHES)
        mine: tuple[Any, ...] = (seen, hidden, legal, turn)
        assert all(np.allclose(one, other, atol=1e-6) for one, other in zip(mine, crowd.look(), strict=True))
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in legal], np.int64)
        ended, shares, rounds = np.empty(MATCHES, np.uint8), np.empty((MATCHES, seats), np.float32), crowd.round.copy()
        card.act(place(rows), place(streams), place(actions), place(ended), place(shares), MATCHES)
        its_ends, its_shares = crowd.act(actions)
        assert np.array_equal(its_ends, ended)
        assert np.allclose(its_shares, shares)
        copy_into(crowd, rows, np.flatnonzero((crowd.round != rounds) | (ended > 0)))
        finished += int(ended.sum())
    assert finished > MATCHES // 2
