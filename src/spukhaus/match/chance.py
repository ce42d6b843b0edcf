"""Where chance comes from at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from spukhaus.core.play import draw
from spukhaus.match.table import Table

ChanceSource: TypeAlias = Callable[[Table, Any, int], Any]
"""Draws chance's action in a state, after so many draws that count. Tests deal by hand instead."""


def from_seed(table: Table, state: Any, draws: int) -> Any:
    """As every table draws: every draw has a stream of its own, which anybody can repeat who knows the seed."""
    return draw(table.game, state, table.created.seed, draws + 1)
