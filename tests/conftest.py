"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import spukhaus.games
from spukhaus.core import registry
from spukhaus.core.game import AnyGame


@pytest.fixture
def coins() -> Iterator[AnyGame]:
    """The toy game, put into the house as any new game is: by its folder."""
    toys = str(Path(__file__).parent / "toys")
    spukhaus.games.__path__.append(toys)
    try:
        yield registry.game("coins")
    finally:
        spukhaus.games.__path__.remove(toys)
        registry.game.cache_clear()
