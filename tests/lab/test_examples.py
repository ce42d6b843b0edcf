"""The examples run, and do what they promise."""

from __future__ import annotations

import importlib
from itertools import pairwise
from typing import Any

import pytest

from spukhaus.core import registry
from spukhaus.simulation.matches import Series, play_match


def example(name: str) -> Any:
    return importlib.import_module(f"examples.{name}")


def test_the_bot_of_twenty_lines_beats_random_players() -> None:
    game = registry.game("ghostbumpers")
    series = Series(game.name, registry.edition(game).text, "1", registry.config(game).options)
    line_up = ("random", "examples.first_bot:Cautious", "random", "random")
    shares = [play_match(series, deal, line_up)[0].shares[1] for deal in range(20)]
    assert sum(shares) > 15


def test_a_learner_beats_random_players() -> None:
    average, error = example("learn").main(lessons=600, exams=300)
    assert average - error > 0.1


def test_a_small_box_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    found = example("solve").main(iterations=30)
    assert all(later < 0.5 * earlier for earlier, later in pairwise(found))
    assert found[-1] < 0.01
