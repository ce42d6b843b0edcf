"""How a game looks in a terminal, and how a person composes there what cannot be listed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from spukhaus.core.game import Choices
from spukhaus.core.speech import Dialogue, Speech

Draw: TypeAlias = Callable[[Any, Speech], str]
"""Lines of text, made of a view and words alone."""


@dataclass(frozen=True, slots=True)
class Terminal:
    draw: Draw
    """What a seat sees."""
    draw_end: Draw | None = None
    """What is shown when the match is over, beyond who has won."""
    card: Draw | None = None
    """What a player may look up at any time."""
    compose: Callable[[Any, Choices[Any], Dialogue, Speech], Any] | None = None
    """An action put together with the person, where the choices are too many to be listed."""
