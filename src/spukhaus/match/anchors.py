"""How strong a game's bots are: ratings to measure people against, from matches between the bots.

A game's folder may hold an `anchors.toml`. It says where the matches come from, lists them (`measured`: who sat where,
and how many the first of them won) and the ratings that follow from them (`rating`). A test computes the ratings anew.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from spukhaus.core import registry
from spukhaus.core.game import AnyGame, Seat


@dataclass(frozen=True, slots=True)
class Anchors:
    """Points on the scale of Elo, by role and bot. Where seats are alike the role is empty."""

    source: str
    ratings: Mapping[str, Mapping[str, float]]


@lru_cache
def anchors(game: AnyGame) -> Anchors | None:
    path = registry.data(game) / "anchors.toml"
    if not path.is_file():
        return None
    file = tomllib.loads(path.read_text("utf-8"))
    return Anchors(file["source"], file["rating"] if game.roles else {"": file["rating"]})


def role_of(game: AnyGame, seat: Seat) -> str:
    return game.roles[seat] if game.roles else ""
