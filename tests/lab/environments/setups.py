"""Set-ups that the tests of the environments share."""

from __future__ import annotations

from pathlib import Path

from spukhaus.core import registry
from spukhaus.core.encoding import Encoding
from spukhaus.core.game import AnyConfig, AnyGame
from spukhaus.policies.arrays import encoding

EDITIONS = Path(__file__).parent / "editions"
ENCODED = [name for name in registry.game_names() if registry.extras(registry.game(name)).encoding() is not None]
"""The games that are there in numbers."""


def set_up(
    name: str, seats: int | None = None, edition: str = "standard", **options: str
) -> tuple[AnyGame, AnyConfig]:
    game = registry.game(name)
    return game, registry.config(game, seats, edition, options)


def every_set_up(editions: tuple[str, ...] = ()) -> list[tuple[str, int, str]]:
    """Every game with every number of seats and every edition in its folder, or some of them."""
    return [
        (name, seats, edition)
        for name in ENCODED
        for seats in registry.game(name).seat_counts
        for edition in editions or registry.edition_names(registry.game(name))
    ]


def encoding_of(name: str, seats: int | None = None, edition: str = "standard", **options: str) -> Encoding:
    return encoding(*set_up(name, seats, edition, **options))
